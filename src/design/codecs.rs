//! The designs that are compressor and decompressor of a codec.

use std::sync::LazyLock;

use super::entry::Entry;
use super::{e2mc, e2mc_delta, numbers, pfor, tableless};

/// All codecs, in the order in which they are printed; the default one first.
pub(super) fn codecs() -> &'static [Entry] {
    static CODECS: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let own = [
            e2mc::entry(),
            e2mc_delta::entry(),
            numbers::entry(),
            pfor::entry(),
        ];
        own.into_iter().chain(tableless::entries()).collect()
    });
    &CODECS
}

/// The codec's design of a name.
pub(super) fn codec(name: &str) -> Option<&'static Entry> {
    codecs().iter().find(|entry| entry.name == name)
}
