//! Signals between the parts of a compressor.

use super::encoding_lane::EncodingLaneOutputs;
use crate::hdl::Signal;
use crate::rtl::e2mc::tables::access::Damage;

/// Where the symbols of a block are, stage by stage.
pub(crate) struct Control<'m> {
    pub reading: Signal<'m>,
    pub count: Signal<'m>,
    /// Driven later: symbols go into the code table.
    pub lookup_moves: Signal<'m>,
    /// A symbol goes there.
    pub lookup: Signal<'m>,
    /// Stages of the code table that have a look-up.
    pub lookup_stages: Signal<'m>,
    /// The last of them has the block's first symbol.
    pub begin: Signal<'m>,
    pub place: Signal<'m>,
    pub ends_way: Signal<'m>,
    /// A placed code goes to the final buffer: the block's first one, or its last.
    pub puts: Signal<'m>,
    pub clears: Signal<'m>,
    pub ends: Signal<'m>,
    /// A block's first symbol is about to be looked up.
    pub start: Signal<'m>,
    /// An access waits, and no look-up is in progress.
    pub quiet: Signal<'m>,
    /// Driven later: an access to the tables waits.
    pub access: Signal<'m>,
}

pub(crate) struct Configuration<'m> {
    pub access: Signal<'m>,
    pub loaded: Signal<'m>,
    pub escape: Option<Signal<'m>>,
    pub table_write: Signal<'m>,
    pub table_read: Signal<'m>,
    pub is_tag: Signal<'m>,
    /// Number of the entry in its table.
    pub entry: Signal<'m>,
    pub write_data: Signal<'m>,
    /// The word is stored with a flipped bit, if words are protected.
    pub flips: Option<Signal<'m>>,
    /// Driven later, from the first encoder's code table.
    pub table_read_data: Signal<'m>,
    pub damage: Option<Damage<'m>>,
}

pub(crate) struct Encoders<'m> {
    pub stages: Vec<EncodingLaneOutputs<'m>>,
    pub table_read_data: Signal<'m>,
}
