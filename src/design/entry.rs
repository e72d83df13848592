//! An entry of the registry.

use super::{Design, Options, OptionsError, Parameter};

/// A design of the list.
pub struct Entry {
    /// As `--design` takes it.
    pub name: &'static str,
    /// A description and its origin, in one line.
    pub about: &'static str,
    /// All of its parameters.
    pub parameters: Vec<Parameter>,
    make: Box<Make>,
}

type Make = dyn Fn(&Options) -> Result<Box<dyn Design>, OptionsError> + Send + Sync;

impl std::fmt::Debug for Entry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

impl Entry {
    pub(super) fn new(
        name: &'static str,
        about: &'static str,
        parameters: Vec<Parameter>,
        make: impl Fn(&Options) -> Result<Box<dyn Design>, OptionsError> + Send + Sync + 'static,
    ) -> Self {
        Entry {
            name,
            about,
            parameters,
            make: Box::new(make),
        }
    }

    /// Its parameter of a name.
    pub fn parameter(&self, name: &str) -> Option<&Parameter> {
        self.parameters.iter().find(|p| p.name == name)
    }

    /// The design with these parameters.
    ///
    /// # Errors
    /// If it has not all of them, or they do not go together.
    pub fn design(&self, options: &Options) -> Result<Box<dyn Design>, OptionsError> {
        (self.make)(options)
    }
}
