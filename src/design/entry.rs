//! A design of the list: its name, its parameters, and what makes it of them.

use super::{Design, Options, OptionsError, Parameter};

/// A design of the list.
pub struct Entry {
    /// As `--design` takes it.
    pub name: &'static str,
    /// A description and its origin, in one line.
    pub about: &'static str,
    /// The test plan (`testbench/plan`).
    pub plan: &'static str,
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
    pub(super) fn new<D: Design + 'static>(
        name: &'static str,
        about: &'static str,
        plan: &'static str,
        parameters: impl Into<Vec<Parameter>>,
        make: impl Fn(&Options) -> Result<D, OptionsError> + Send + Sync + 'static,
    ) -> Self {
        Entry {
            name,
            about,
            plan,
            parameters: parameters.into(),
            make: Box::new(move |options| Ok(Box::new(make(options)?))),
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
