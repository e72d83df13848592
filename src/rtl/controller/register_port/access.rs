//! An access of the bus, and the registers that it reads.

use super::super::registers::{ADDRESS_BITS, UNIT_BITS};
use super::ports::Ports;
use crate::hdl::{or_all, Builder, DesignError, Signal};
use crate::rtl::common::axi_lite::slave;

/// An access of the bus.
pub(super) struct Access<'m> {
    /// Driven later: the access is complete, it has failed, and the word that was read.
    pub done: Signal<'m>,
    pub failed: Signal<'m>,
    pub read: Signal<'m>,
    pub waits: Signal<'m>,
    pub write: Signal<'m>,
    pub address: Signal<'m>,
    pub data: Signal<'m>,
    /// It is to these registers, not to tables.
    pub own: Signal<'m>,
    /// It writes a register.
    pub writes: Signal<'m>,
}

/// A register that software reads.
pub(super) struct Word<'m> {
    /// The access is to this register.
    pub at: Signal<'m>,
    pub value: Signal<'m>,
}

impl<'m> Access<'m> {
    pub fn new(m: &'m Builder) -> Result<Self, DesignError> {
        let done = m.wire("access_done", 1);
        let failed = m.wire("access_failed", 1);
        let read = m.wire("access_read", 32);
        let bus = slave(m, "configuration", ADDRESS_BITS, [done, failed, read])?;
        let half = bus.address.slice(UNIT_BITS - 2, 2).named("half");
        let own = (!half.any()).named("is_own");
        Ok(Access {
            done,
            failed,
            read,
            waits: bus.access_waits,
            write: bus.write,
            address: bus.address,
            data: bus.write_data,
            own,
            writes: (bus.access_waits & bus.write & own).named("writes"),
        })
    }

    /// Whether the access is to the register at this byte address.
    pub fn is_at(&self, m: &'m Builder, address: u32, name: &str) -> Signal<'m> {
        let constant = format!("{}_WORD", name.to_uppercase());
        let word = m.localparam(&constant, u64::from(address / 4), ADDRESS_BITS - 2);
        let is_it = self.own & self.address.eq(word);
        is_it.named(&format!("at_{name}"))
    }

    /// The register at this byte address, with this value.
    pub fn word(&self, m: &'m Builder, address: u32, name: &str, value: Signal<'m>) -> Word<'m> {
        Word {
            at: self.is_at(m, address, name),
            value,
        }
    }

    /// Completes the access: one to no register fails, and so does a write that is too early or a command that is
    /// refused. An access to tables is complete when they answer.
    pub fn respond(
        &self,
        m: &'m Builder,
        ports: &Ports<'m>,
        (at_command, early): (Signal<'m>, Signal<'m>),
        words: &[Word<'m>],
    ) {
        let known = or_all(words.iter().map(|word| word.at)) | at_command;
        let word = or_all(words.iter().map(|word| word.at.gate(word.value.resize(32))));
        let bad = !known | early | (self.write & at_command & ports.refused);
        let (own, unit) = (self.own, &ports.unit);
        m.drive(self.done, self.waits & (own | unit.done));
        m.drive(self.failed, own.mux(bad, unit.failed));
        m.drive(self.read, own.mux(word, unit.read));
        m.output("unit_access", self.waits & !own)
            .comment("Access to tables; held until unit_done");
        m.output("unit_write", self.write)
            .comment("Access is a write");
        m.output("unit_address", self.address)
            .comment("Address of the access in 32-bit words");
        m.output("unit_data", self.data)
            .comment("Word to write to tables");
    }
}
