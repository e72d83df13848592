//! The designs that are compressor and decompressor of a codec.

use std::sync::LazyLock;

use super::e2mc::{self, E2mc};
use super::e2mc_delta::{self, E2mcDelta};
use super::entry::Entry;
use super::fixed::{self, Fixed};
use super::list::TECHNIQUES;
use super::numbers::{self, Numbers};

/// Their entries, in order.
pub(super) fn codecs() -> impl Iterator<Item = &'static Entry> {
    static CODECS: LazyLock<Vec<Entry>> = LazyLock::new(new_codecs);
    CODECS.iter()
}

/// The same, made for a longer list.
pub(super) fn new_codecs() -> Vec<Entry> {
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
