//! The decompressors, which take blocks in turn, and the word that leaves one of them.

use std::rc::Rc;

use super::super::units::{instances, UnitPorts};
use super::super::Parameters;
use super::feeding::{OfferedWord, SentBlock};
use super::ports::Unpack;
use crate::hdl::ports::of_all;
use crate::hdl::{Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{headed, pointer};
use crate::rtl::common::select::select;
use crate::rtl::common::UnitOutputs;
use crate::rtl::protect::damaged_so_far;

/// All decompressors.
pub(super) struct Decompressors<'m> {
    pub units: Vec<UnitOutputs<'m>>,
    /// The unit whose block is collected.
    unit: Signal<'m>,
    /// The slot of that block.
    pub slot: Signal<'m>,
    /// Driven later: a word of it is collected, and the block's last.
    word_collected: Signal<'m>,
    block_collected: Signal<'m>,
}

/// The word that leaves the decompressor whose block is collected.
pub(super) struct Word<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    /// With the last word: the data are not a valid block.
    pub failed: Signal<'m>,
    /// Driven later: it is collected; it is its block's last.
    pub is_collected: Signal<'m>,
    pub block_collected: Signal<'m>,
}

impl<'m> Decompressors<'m> {
    pub fn new(
        m: &'m Builder,
        p: &Parameters,
        unit: &Rc<Module>,
        (unpack, sent): (&Unpack<'m>, &SentBlock<'m>),
        offered: &OfferedWord<'m>,
    ) -> Result<Self, DesignError> {
        let word_collected = m.wire("collects", 1);
        let block_collected = m.wire("block_collected", 1);
        let from = pointer(m, "unit_from", p.decompressors, block_collected);
        let units = instances(m, "decompressor", unit, p.decompressors, |number| {
            UnitPorts {
                valid: offered.valid & offered.unit.eq_to(u64::from(number)),
                data: offered.data,
                last: offered.is_last,
                user: Some(offered.metadata),
                ready: word_collected & from.eq_to(u64::from(number)),
                inject: None,
            }
        })?;
        let ready = of_all(&units, |unit| unit.s_axis_tready);
        let ready = select(m, "unit_ready", offered.unit, &ready)?;
        m.drive(sent.advance, !offered.valid | ready);
        let (takes, slot) = (sent.takes, unpack.slot);
        let order = headed(m, "unpack_order", inside(p), takes, slot, block_collected)?;
        m.drive(sent.room, order.s_ready);
        Ok(Decompressors {
            units,
            unit: from,
            slot: order.m_data,
            word_collected,
            block_collected,
        })
    }

    pub fn word(&self, m: &'m Builder) -> Result<Word<'m>, DesignError> {
        let of_unit = |name: &str, port: fn(&UnitOutputs<'m>) -> Signal<'m>| {
            select(m, name, self.unit, &of_all(&self.units, port))
        };
        let valid = of_unit("valid_collected", |unit| unit.m_axis_tvalid)?;
        let last = of_unit("last_collected", |unit| unit.m_axis_tlast)?;
        let data = of_unit("data_collected", |unit| unit.m_axis_tdata)?;
        let user = of_unit("user_collected", |unit| unit.m_axis_tuser)?;
        Ok(Word {
            valid,
            data,
            last,
            failed: user.bit(user.width() - 1),
            is_collected: self.word_collected,
            block_collected: self.block_collected,
        })
    }

    /// The ports of a block that `ends`.
    pub fn outputs(&self, m: &'m Builder, ends: Signal<'m>) {
        m.output("unpacked", ends)
            .comment("A block leaves its decompressor");
        m.output("unpacked_slot", self.slot)
            .comment("Slot whose block leaves its decompressor");
    }

    /// Whether the block that `ends` is not valid: its decompressor has `failed`, or one of its stored words was
    /// damaged.
    pub fn failed(
        &self,
        m: &'m Builder,
        p: &Parameters,
        offered: &OfferedWord<'m>,
        (failed, ends): (Signal<'m>, Signal<'m>),
    ) -> Result<Signal<'m>, DesignError> {
        let Some(found) = &offered.found else {
            return Ok(failed);
        };
        let damaged = (offered.goes & found.damaged).named("stored_word_damaged");
        m.output("stored_damaged", damaged)
            .comment("A word for a decompressor has an error that cannot be corrected");
        m.output("stored_corrected", offered.goes & found.corrected)
            .comment("A word for a decompressor had an error, which was corrected");
        let so_far = damaged_so_far(m, offered.goes, damaged, offered.is_last);
        let (blocks, enters) = (inside(p), offered.block_ends);
        let order = headed(m, "damage", blocks, enters, so_far, self.block_collected)?;
        m.output("unpacked_damaged", ends & order.m_data)
            .comment("A block with such a word leaves its decompressor");
        Ok(failed | order.m_data)
    }
}

/// Blocks that may be in the decompressors, and on their way into them.
fn inside(p: &Parameters) -> u32 {
    let blocks = p.in_decompressors.next_power_of_two();
    blocks.min(p.slots + p.entries)
}
