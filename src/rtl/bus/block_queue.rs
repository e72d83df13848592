//! A queue (FIFO) of whole blocks, each with the toggle counter's results.
//!
//! A block ends with `s_last`. A flit a cycle. A block is at the head 4 cycles after its last flit was taken. Flits lie in a
//! memory for each place in the block, which holds the head at its output. With protection each flit has its check bits
//! beside it, and what its form is a code and a copy; toggles have none, since they can only choose the worse form.

use std::rc::Rc;

use super::toggle_counter::{toggle_counter, ToggleCounterInputs, ToggleCounterOutputs};
use super::{Parameters, FLIT_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;
use crate::rtl::common::Ports;
use crate::rtl::protect::{check_bits, copied_memory, with_error, Read, Write, INJECT_EACH_SAYS};

/// Stored blocks that wait.
const STORED_SLOTS: u32 = 2;

ports! {
    pub(super) RawQueueInputs { s_valid, s_data, s_last, taken, inject: Option<Signal<'m>> }
    -> RawQueueOutputs {
        s_ready, full, block, checks: Option<Signal<'m>>, framing_error, toggles, any,
        ties: Option<Signal<'m>>, turns: Option<Signal<'m>>, inverted: Option<Signal<'m>>,
    }

    pub(super) StoredQueueInputs { s_valid, s_data, s_last, s_user, taken, inject: Option<Signal<'m>> }
    -> StoredQueueOutputs {
        s_ready, full, block, checks: Option<Signal<'m>>, toggles, metadata, bad, wrong: Option<Signal<'m>>,
        ties: Option<Signal<'m>>, turns: Option<Signal<'m>>, inverted: Option<Signal<'m>>,
    }
}

/// The queue's module.
pub fn block_queue(p: &Parameters, framing: Framing) -> Result<Rc<Module>, DesignError> {
    let ports = &p.ports;
    let (name, slots, kept) = match framing {
        Framing::Raw => ("raw_queue", p.raw_slots(), ports.beats()),
        // The flits of a block that is stored raw come from the other queue.
        Framing::Stored => {
            let most = ports.beats_of_bursts(ports.max_bursts());
            ("stored_queue", STORED_SLOTS, most)
        }
    };
    let m = Builder::new(format!("{}_{name}", p.name));
    m.doc("A queue of blocks, each with its toggles from flit to flit.");
    let s_valid = m.input("s_valid", 1).comment("A flit is offered");
    let s_data = m.input("s_data", FLIT_BITS).comment("Flit that is offered");
    let s_last = m
        .input("s_last", 1)
        .comment("Flit is the last one of its block");
    let s_user = (framing == Framing::Stored).then(|| {
        m.input("s_user", 2)
            .comment("Metadata of the block, with its first flit")
    });
    let taken = m.input("taken", 1);
    taken.comment("Block at the head is done with");
    let protects = p.protection.checks();
    let inject = protects.then(|| m.input("inject", 2).comment(INJECT_EACH_SAYS));

    m.section("Flits that come in");

    let ready = m.register_reset("ready", 1, 0);
    let take = (s_valid & ready).named("take");
    let arrival = Arrival::new(&m, ports, take, s_last, s_user);
    let inputs = ToggleCounterInputs {
        take,
        first: arrival.first,
        last: arrival.last,
        flit: s_data,
    };
    let counter = m.instance("counter", &toggle_counter(p)?, inputs);
    let counted = counter.counted.named("is_counted");

    m.section("Blocks that have a slot, and those whose toggles are counted");
    let held = m.register_reset("is_full", 1, 0);
    let used = m.register_reset("used_slots", address_width(u64::from(slots) + 1), 0);
    let waiting = m.register_reset("waiting", used.width(), 0);
    let read = (waiting.any() & (!held | taken)).named("read");
    m.next(held, read | (held & !taken));
    waiting.comment("Blocks that are counted, but for the one at the head.");
    m.next(waiting, step(waiting, counted, read));
    let next_used = step(used, arrival.ends, read).named("next_used");
    m.next(used, next_used);
    m.next(ready, !next_used.eq_to(u64::from(slots)));
    m.output("s_ready", ready)
        .comment("Queue has room for a flit; a register");
    m.output("full", held).comment("A block is at the head");

    m.section("The flits, a memory for each place in the block");
    let write_slot = pointer(&m, "write_slot", slots, arrival.ends);
    let read = (read, pointer(&m, "read_slot", slots, read));
    let stored = if protects {
        let checks = check_bits(&m, "flit", p.protection, s_data)?;
        with_error(&m, "flit", concat(&[s_data, checks]), take, inject).named("flit_stored")
    } else {
        s_data
    };
    let flits = (0..kept).map(|number| {
        let size = Memory {
            depth: slots,
            width: stored.width(),
        };
        let write = (take & arrival.is_at(number), write_slot, stored);
        m.memory(&format!("flit{number}"), size, None, write, read)
    });
    block_out(&m, &flits.collect::<Vec<_>>());

    m.section("What is known of each block");
    let form = arrival.form(&m, p);
    let about = About {
        framing,
        slots,
        write: (counted, pointer(&m, "counted_slot", slots, counted)),
        read,
        inject,
    };
    let form = match form {
        Some(form) if protects => {
            about.protected_form(&m, form)?;
            None
        }
        form => form,
    };
    about.summary(&m, &counter, form);
    m.finish()
}

/// The flit that comes in.
struct Arrival<'m> {
    number: Signal<'m>,
    first: Signal<'m>,
    /// It is the last one of a block that is kept.
    last: Signal<'m>,
    /// A block ends with it.
    ends: Signal<'m>,
    /// Of a stored block: its metadata, and in a register those of the last first flit.
    user: Option<[Signal<'m>; 2]>,
}

impl<'m> Arrival<'m> {
    /// A raw block with a wrong number of flits is dropped.
    fn new(
        m: &'m Builder,
        ports: &Ports,
        take: Signal<'m>,
        s_last: Signal<'m>,
        s_user: Option<Signal<'m>>,
    ) -> Self {
        // Flits past the block's are dropped, so the number stops there.
        let bits = address_width(u64::from(ports.beats()) + 1);
        let number = m.register_reset("beat_number", bits, 0);
        let at = |flit: u32| number.eq_to(u64::from(flit));
        let next = at(ports.beats()).mux(number, number.plus(1));
        m.next_if(number, take, s_last.mux(m.zero(bits), next));
        let first = at(0).named("is_first");
        let user = s_user.map(|user| {
            let held = m.delay_if("user", take & first, user);
            [first.mux(user, held).named("user_of_block"), held]
        });
        let last = if user.is_some() {
            s_last
        } else {
            let whole = at(ports.beats() - 1);
            let error = m.register_reset("dropped", 1, 0);
            m.next(error, take & s_last & !whole);
            m.output("framing_error", error)
                .comment("For one cycle: a block with a wrong number of flits was dropped");
            s_last & whole
        };
        let last = last.named("is_last");
        Arrival {
            number,
            first,
            last,
            ends: (take & last).named("block_ends"),
            user,
        }
    }

    fn is_at(&self, number: u32) -> Signal<'m> {
        self.number.eq_to(u64::from(number))
    }

    /// Of a stored block that is counted: its metadata, and whether it has another number of flits than they say.
    fn form(&self, m: &'m Builder, p: &Parameters) -> Option<[Signal<'m>; 2]> {
        self.user.map(|[user, held]| {
            let bad = m.delay("is_bad", !ends_well(p, user, self.number));
            [m.delay("counted_user", held), m.delay("counted_bad", bad)]
        })
    }
}

/// The ports of the block at the head, and with protection of its flits' check bits.
fn block_out<'m>(m: &'m Builder, flits: &[Signal<'m>]) {
    let of_each = |low, width| {
        let parts: Vec<Signal> = flits.iter().map(|flit| flit.slice(low, width)).collect();
        concat(&parts)
    };
    m.output("block", of_each(0, FLIT_BITS))
        .comment("Flits of the block at the head; those past its last one are arbitrary");
    let checks = flits[0].width() - FLIT_BITS;
    if checks > 0 {
        m.output("checks", of_each(FLIT_BITS, checks))
            .comment("Check bits of each flit of the block at the head");
    }
}

const METADATA_SAYS: &str = "Metadata of the block, of its first flit";
const BAD_SAYS: &str = "Block has another number of flits than its metadata says";

/// Where a memory about blocks is written and read.
struct About<'m> {
    framing: Framing,
    slots: u32,
    write: (Signal<'m>, Signal<'m>),
    read: (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
}

impl<'m> About<'m> {
    /// A protected memory of the metadata of stored blocks, and of flags for a wrong number of flits. The
    /// unit cannot work without them.
    fn protected_form(
        &self,
        m: &'m Builder,
        [metadata, bad]: [Signal<'m>; 2],
    ) -> Result<(), DesignError> {
        let form = concat(&[metadata, bad]);
        let size = Memory {
            depth: self.slots,
            width: form.width(),
        };
        let write = Write {
            enable: self.write.0,
            address: self.write.1,
            data: form,
            inject: self.inject,
        };
        let read = Read {
            enable: self.read.0,
            address: self.read.1,
            loads: None,
            flips: None,
        };
        let (head, wrong) = copied_memory(m, "form", size, true, write, read)?;
        let bits = metadata.width();
        m.output("metadata", head.slice(0, bits))
            .comment(METADATA_SAYS);
        m.output("bad", head.bit(bits)).comment(BAD_SAYS);
        if let Some(wrong) = wrong {
            m.output("wrong", wrong)
                .comment("One of these two had an error, which was corrected");
        }
        Ok(())
    }

    /// A memory of the counter's results and, if protection is off, of the form.
    fn summary(
        &self,
        m: &'m Builder,
        counter: &ToggleCounterOutputs<'m>,
        form: Option<[Signal<'m>; 2]>,
    ) {
        let mut fields = vec![(
            "toggles",
            "Wires that toggle within the block; with DBI but for lanes' first ties",
            counter.toggles,
        )];
        if self.framing == Framing::Raw {
            fields.push(("any", "Block is not all zero", counter.any));
        }
        if let Some([metadata, bad]) = form {
            fields.push(("metadata", METADATA_SAYS, metadata));
            fields.push(("bad", BAD_SAYS, bad));
        }
        fields.extend(
            counter
                .ties
                .map(|ties| ("ties", "Byte lanes with a tie within the block", ties)),
        );
        fields.extend(counter.turns.map(|turns| {
            let says = "Lanes whose inversion turns over an odd number of times before a tie";
            ("turns", says, turns)
        }));
        fields.extend(counter.inverted.map(|inverted| {
            let says = "Byte lanes with a tie that are inverted at the end of the block";
            ("inverted", says, inverted)
        }));
        let summary = concat(&fields.iter().map(|f| f.2).collect::<Vec<_>>());
        let size = Memory {
            depth: self.slots,
            width: summary.width(),
        };
        let write = (self.write.0, self.write.1, summary);
        let head = m.memory("summary", size, None, write, self.read);
        let mut low = 0;
        for (name, says, value) in fields {
            m.output(name, head.slice(low, value.width())).comment(says);
            low += value.width();
        }
    }
}

/// Whether a stored block of this metadata ends with this beat.
fn ends_well<'m>(p: &Parameters, metadata: Signal<'m>, beat: Signal<'m>) -> Signal<'m> {
    let ports = &p.ports;
    let stored = (0..ports.max_bursts()).map(|value| (value, ports.beats_of_bursts(value + 1)));
    let all = stored.chain([(3, ports.beats())]);
    let ends = all
        .map(|(value, beats)| metadata.eq_to(u64::from(value)) & beat.eq_to(u64::from(beats) - 1));
    or_all(ends.collect::<Vec<_>>())
}

/// A number, one more if something comes and one less if something goes.
fn step<'m>(number: Signal<'m>, comes: Signal<'m>, goes: Signal<'m>) -> Signal<'m> {
    let changed = goes.mux(
        number.plus(u64::MAX >> (64 - number.width())),
        number.plus(1),
    );
    (comes ^ goes).mux(changed, number)
}

/// A slot's number, which moves on to the next one.
fn pointer<'m>(m: &'m Builder, name: &str, slots: u32, moves: Signal<'m>) -> Signal<'m> {
    let bits = address_width(u64::from(slots));
    let slot = m.register_reset(name, bits, 0);
    let last = slot.eq_to(u64::from(slots) - 1);
    m.next_if(slot, moves, last.mux(m.zero(bits), slot.plus(1)));
    slot
}
