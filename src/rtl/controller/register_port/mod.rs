//! The registers of the configuration port.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | | AXI4-Lite, [`ADDRESS_BITS`] of byte address |
//! | one for each of [`written`] | | the value that software wrote |
//! | one for each of [`events`](super::registers::events) | 1 | the event happens in this cycle |
//! | one for each of [`counted`] | 1 | the counter increments |
//!
//! An access takes one cycle; an access to tables takes as long as the tables need.

mod access;
mod events;
mod ports;

use std::rc::Rc;

use self::access::{Access, Word};
use self::events::{FirstPlaces, Happened};
use self::ports::Ports;
use super::commands::{command_bits, command_says};
use super::registers::{
    counted, written, Written, ADDRESS_BITS, COMMAND, COUNTERS, IDENTITY, IDENTITY_WORD, STATUS,
};
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::successor;

/// The module.
pub(super) fn registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("registers"));
    m.doc("Registers of the configuration port: commands, status, events and counters.\nAn access takes one cycle; an access to tables takes as long as the tables need.");
    let ports = Ports::inputs(&m, p);

    m.section("The access");
    let access = Access::new(&m)?;

    m.section("Registers that software writes");
    let software = Software::new(&m, p, &ports, &access);

    m.section("Events");
    let happened = Happened::new(&m, &ports, &access, software.irq_enable);
    let first = FirstPlaces::new(&m, p, &ports.places, &happened);

    m.section("Counters");
    let counters = counters(&m, p, &ports.counted, &access)?;

    m.section("The response");
    let mut words = software.words;
    words.push(counters);
    words.extend(state(&m, &ports, &access, &happened));
    words.extend(first.words(&m, &access));
    for &(address, name, word) in ports.tables.iter().flatten() {
        words.push(access.word(&m, address, name, word));
    }
    let early = access.write & or_all(software.too_early);
    access.respond(&m, &ports, (software.at_command, early), &words);
    m.finish()
}

/// The registers that software writes.
struct Software<'m> {
    words: Vec<Word<'m>>,
    /// Writes that are allowed only while the unit is off, and come while it is not.
    too_early: Vec<Signal<'m>>,
    irq_enable: Option<Signal<'m>>,
    at_command: Signal<'m>,
}

impl<'m> Software<'m> {
    fn new(m: &'m Builder, p: &Parameters, ports: &Ports<'m>, access: &Access<'m>) -> Self {
        let off = (!ports.mode.any() & !ports.status[0]).named("is_off");
        let (mut words, mut too_early) = (Vec::new(), Vec::new());
        let mut outputs = Vec::new();
        for Written { region, while_off } in written(p) {
            let at = access.is_at(m, region.address, &region.name);
            let bits = region.bits();
            let held = format!("{}_held", region.name);
            let held = m.register_reset(&held, bits, region.reset().into());
            let may = if while_off {
                too_early.push(at & !off);
                off
            } else {
                m.constant(1, 1)
            };
            let new = access.data.slice(0, bits);
            match region.name.as_str() {
                "bypass" => {
                    let set = (access.writes & at).mux(new, held);
                    m.next(held, set | ports.bypasses);
                }
                _ => m.next_if(held, access.writes & at & may, new),
            }
            words.push(Word { at, value: held });
            outputs.push((region.name, held, region.holds));
        }
        let mut irq_enable = None;
        for (name, held, says) in outputs {
            if name == "irq_enable" {
                irq_enable = Some(held);
            } else {
                m.output(&name, held).comment(&says);
            }
        }
        Software {
            words,
            too_early,
            irq_enable,
            at_command: command(m, p, access),
        }
    }
}

/// The port of the command; returns whether the access is to its register.
fn command<'m>(m: &'m Builder, p: &Parameters, access: &Access<'m>) -> Signal<'m> {
    let at = access.is_at(m, COMMAND, "command");
    let command = access.data.slice(0, command_bits(p));
    m.output("command", (access.writes & at).gate(command))
        .comment(&command_says(p));
    at
}

/// The counters: one word at many addresses.
fn counters<'m>(
    m: &'m Builder,
    p: &Parameters,
    counted_now: &[Signal<'m>],
    access: &Access<'m>,
) -> Result<Word<'m>, DesignError> {
    let names = counted(p);
    // One cycle late, because the counted events are known late in their cycle.
    let counts = m.register_reset("what_counts", counted_now.len() as u32, 0);
    m.next(counts, concat(counted_now));
    let all = m.array(
        "counter",
        &counter()?,
        counts.width(),
        &[("counts", counts)],
    );
    let counters = all.each("count");
    let bits = address_width(names.len() as u64);
    let region = u64::from(COUNTERS / 4) >> bits;
    let rest = ADDRESS_BITS - 2 - bits;
    let number = access.address.slice(0, bits);
    let at = access.own
        & access.address.slice(bits, rest).eq_to(region)
        & if names.len().is_power_of_two() {
            m.constant(1, 1)
        } else {
            number.lt(m.constant(names.len() as u64, bits))
        };
    Ok(Word {
        at: at.named("at_counter"),
        value: number.select(&counters),
    })
}

/// One counter.
fn counter() -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared("counter");
    m.doc("Counts cycles, and wraps around.");
    let counts = m.input("counts", 1).comment("Counts this cycle");
    let count = m.register_reset("count_held", 32, 0);
    m.next_if(count, counts, successor(&m, "count", count)?);
    m.output("count", count)
        .comment("Cycles that were counted since reset");
    m.finish()
}

/// The registers of the unit's identity, status and events.
fn state<'m>(
    m: &'m Builder,
    ports: &Ports<'m>,
    access: &Access<'m>,
    happened: &Happened<'m>,
) -> [Word<'m>; 3] {
    let [busy, last_failed, raw] = ports.status;
    let status = concat(&[ports.mode, m.zero(2), busy, last_failed, raw]);
    let identity = m.constant(IDENTITY_WORD.into(), 32);
    [
        access.word(m, IDENTITY, "identity", identity),
        access.word(m, STATUS, "status", status),
        Word {
            at: happened.at,
            value: happened.before,
        },
    ]
}
