//! Every design: its name, its parameters, and what makes it of them.

use std::sync::LazyLock;

use super::bus;
use super::codecs::new_codecs;
use super::controller::{self, Controller};
use super::entry::Entry;
use super::metadata_cache::{self, MetadataCache};
use super::value_frequency::{self, ValueFrequency};
use super::OptionsError;

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
        let codecs = new_codecs().into_iter();
        let parts = [cache, table, controller];
        codecs.chain(stages).chain(parts).collect()
    });
    &DESIGNS
}

impl Entry {
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
}
