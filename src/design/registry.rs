//! Every design: its name, its parameters, and what makes it of them.

use std::sync::LazyLock;

use super::bus;
use super::controller::{self, Controller};
use super::e2mc::{self, E2mc};
use super::e2mc_delta::{self, E2mcDelta};
use super::fixed::{self, Fixed};
use super::list::TECHNIQUES;
use super::metadata_cache::{self, MetadataCache};
use super::numbers::{self, Numbers};
use super::value_frequency::{self, ValueFrequency};
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

/// Every design, in the order in which they are printed; the default one first.
pub fn designs() -> &'static [Entry] {
    static DESIGNS: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let stages = bus::STAGES.iter().map(|stage| {
            let parameters = (stage.parameters)();
            Entry::new(stage.name, stage.about, parameters, |options| {
                Ok(Box::new((stage.new)(options)?))
            })
        });
        let cache = Entry::new(
            metadata_cache::NAME,
            metadata_cache::ABOUT,
            metadata_cache::parameters(),
            |options| Ok(Box::new(MetadataCache::new(options)?)),
        );
        let table = Entry::new(
            value_frequency::NAME,
            value_frequency::ABOUT,
            value_frequency::parameters(),
            |options| Ok(Box::new(ValueFrequency::new(options)?)),
        );
        let controller = Entry::new(
            controller::NAME,
            controller::ABOUT,
            controller::parameters(),
            |options| Ok(Box::new(Controller::new(options)?)),
        );
        let codecs = make_codecs().into_iter();
        let parts = [cache, table, controller];
        codecs.chain(stages).chain(parts).collect()
    });
    &DESIGNS
}

/// The designs that are compressor and decompressor of a codec.
pub(super) fn codecs() -> impl Iterator<Item = &'static Entry> {
    static CODECS: LazyLock<Vec<Entry>> = LazyLock::new(make_codecs);
    CODECS.iter()
}

fn make_codecs() -> Vec<Entry> {
    let e2mc = Entry::new(e2mc::NAME, e2mc::ABOUT, e2mc::parameters(), |options| {
        Ok(Box::new(E2mc::new(options)?))
    });
    let delta = Entry::new(
        e2mc_delta::NAME,
        e2mc_delta::ABOUT,
        e2mc_delta::parameters(),
        |options| Ok(Box::new(E2mcDelta::new(options)?)),
    );
    let numbers = Entry::new(
        numbers::NAME,
        numbers::ABOUT,
        numbers::parameters(),
        |options| Ok(Box::new(Numbers::new(options)?)),
    );
    let fixed = TECHNIQUES.iter().map(|technique| {
        let parameters = fixed::parameters(technique);
        Entry::new(technique.name, technique.about, parameters, |options| {
            Ok(Box::new(Fixed::new(technique, options)?))
        })
    });
    [e2mc, delta, numbers].into_iter().chain(fixed).collect()
}

impl Entry {
    fn new(
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

    /// The design of a name.
    ///
    /// # Errors
    /// [`OptionsError::NoSuchDesign`].
    pub fn find(name: &str) -> Result<&'static Entry, OptionsError> {
        let found = designs().iter().find(|entry| entry.name == name);
        found.ok_or_else(|| OptionsError::NoSuchDesign {
            given: name.to_owned(),
        })
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
