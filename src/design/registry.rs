//! Every design, by name.

use std::sync::LazyLock;

use super::codecs::codecs;
use super::entry::Entry;
use super::{bus, controller, metadata_cache, value_frequency, OptionsError};

/// Every design, in the order in which they are printed; the default one first.
pub fn designs() -> &'static [&'static Entry] {
    static OTHERS: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let parts = [
            metadata_cache::entry(),
            value_frequency::entry(),
            controller::entry(),
        ];
        bus::entries().into_iter().chain(parts).collect()
    });
    static DESIGNS: LazyLock<Vec<&Entry>> =
        LazyLock::new(|| codecs().iter().chain(OTHERS.iter()).collect());
    &DESIGNS
}

impl Entry {
    /// The design of a name.
    ///
    /// # Errors
    /// [`OptionsError::NoSuchDesign`].
    pub fn find(name: &str) -> Result<&'static Entry, OptionsError> {
        let found = designs().iter().find(|entry| entry.name == name);
        found.copied().ok_or_else(|| OptionsError::NoSuchDesign {
            given: name.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::designs;
    use crate::params::{Options, DEFAULT_DESIGN};

    #[test]
    fn every_design_takes_all_that_it_lists_and_names_its_defaults() {
        assert_eq!(designs()[0].name, DEFAULT_DESIGN);
        for entry in designs() {
            let design = entry.design(&Options::default()).unwrap();
            assert_eq!(design.kind(), entry.name);
            for (flag, _) in design.parameters() {
                assert!(entry.parameter(flag).is_some(), "--{flag} of {entry:?}");
            }
            let unknown = Options::default().with("no-such", 1);
            assert!(entry.design(&unknown).is_err(), "{entry:?}");
        }
    }
}
