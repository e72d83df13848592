//! The records of bursts.

use super::super::bursts::fields;
use super::super::{Parameters, PAGE_BITS};
use crate::hdl::{concat, Signal};

/// Record of a burst, read when its blocks are sent.
pub(super) struct Record<'m> {
    pub id: Signal<'m>,
    /// Address within its page.
    pub in_page: Signal<'m>,
    /// Beats − 1.
    pub length: Signal<'m>,
    /// log2 of a beat's bytes.
    pub size: Signal<'m>,
    /// Addresses wrap around.
    pub wraps: Signal<'m>,
    /// It is answered with an error.
    pub refused: Signal<'m>,
}

impl<'m> Record<'m> {
    pub fn word(&self) -> Signal<'m> {
        concat(&[
            self.id,
            self.in_page,
            self.length,
            self.size,
            self.wraps,
            self.refused,
        ])
    }

    pub fn of_word(p: &Parameters, word: Signal<'m>) -> Self {
        let widths = [p.id_bits, PAGE_BITS, 8, 3, 1, 1];
        let [id, in_page, length, size, wraps, refused] = fields(word, widths);
        Record {
            id,
            in_page,
            length,
            size,
            wraps,
            refused,
        }
    }
}
