//! Reads from the DRAM: addresses, and beats that are identified by the tags of their bursts. See
//! [`memory_port`](super::memory_port).

use super::attributes::{attribute_bits, attributes_out, least_attributes};
use super::memory_bursts::{
    address_channel, block_address, id, length, line_address, tag, tag_answered, Bursts,
};
use super::registers::Injected;
use super::{decode, Parameters};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::fifo::{fifo, is_large, large, registered};
use crate::rtl::common::protected_fifo::{protected, ProtectedOutputs};
use crate::rtl::protect::{
    checked_memory, updated_memory, CheckResult, Codes, Protection, Read, Write,
};

/// The burst that is requested in a cycle.
struct Asked<'m> {
    /// It is for a metadata line.
    fetches: Signal<'m>,
    /// It is for a block of this slot, whose data may be compressed or raw.
    asks: Signal<'m>,
    slot: Signal<'m>,
    stored: Signal<'m>,
    raw: Signal<'m>,
    /// Without the block's first burst.
    rest: Signal<'m>,
    /// The tag of either.
    tag: Signal<'m>,
    /// It is the first burst of the read that is alone, with its own ID.
    own_id: Option<Signal<'m>>,
}

/// A beat of the memory, one cycle after it was accepted.
struct Beat<'m> {
    valid: Signal<'m>,
    tag: Signal<'m>,
    is_metadata: Signal<'m>,
    /// For a slot's beat: the slot.
    slot: Signal<'m>,
    /// Its number in its block or metadata line.
    number: Signal<'m>,
    data: Signal<'m>,
    last: Signal<'m>,
    /// The beat, or an earlier one of its burst, has an error.
    failed: Signal<'m>,
    /// For a slot's beat: as requested.
    stored: Signal<'m>,
    raw: Signal<'m>,
}

/// Describes the reads. `own`: the first line of the metadata region, and the attributes of the unit's own
/// accesses; `inject`: the register of errors to inject. Returns the findings of the checks of the memories
/// for reads, if these are protected.
pub(super) fn reads<'m>(
    m: &'m Builder,
    p: &Parameters,
    own: [Signal<'m>; 2],
    inject: Option<Signal<'m>>,
) -> Result<Vec<CheckResult<'m>>, DesignError> {
    m.section("Requests: metadata lines first");
    let line_room = m.wire("line_has_room", 1);
    let into = |kind: Injected| inject.map(|inject| kind.error(inject));
    let (asked, found) = addresses(m, p, own, line_room, into(Injected::Reads))?;
    m.section("Beats, identified by the tags of their bursts");
    let (beat, of_beats) = beats(m, p, &asked, into(Injected::Reads))?;
    m.section("Data");
    let is_data = (beat.valid & !beat.is_metadata).named("is_data");
    let part = m.register_reset("has_part", 1, 0);
    m.next(part, is_data);
    let arrives = m.register_reset("part_is_last", 1, 0);
    let arrives_soon = is_data & beat.last;
    m.next(arrives, arrives_soon);
    let held = |name: &str, value| m.delay_if(name, is_data, value);
    let slot = held("slot_of_part", beat.slot);
    m.output("part_valid", part)
        .comment("Beat of a block is valid");
    m.output("part_slot", slot)
        .comment("Slot that the beat belongs to");
    m.output("part_stored", held("may_be_stored", beat.stored))
        .comment("Beat may belong to a compressed block");
    m.output("part_raw", held("may_be_raw", beat.raw))
        .comment("Beat may belong to a raw block");
    m.output("part_number", held("number_of_part", beat.number))
        .comment("Number of the beat in its block");
    m.output("part_data", held("data_of_part", beat.data))
        .comment("Data of the beat");
    m.output("arrives", arrives)
        .comment("Last beat that a slot requested arrives in this cycle");
    m.output("arrives_slot", slot)
        .comment("Slot whose last beat arrives");
    m.output("arrives_soon", arrives_soon)
        .comment("Last beat that a slot requested arrives in the next cycle");
    m.output("arrives_soon_slot", beat.slot)
        .comment("With arrives_soon: that slot");
    m.output("arrives_failed", held("part_failed", beat.failed))
        .comment("With arrives: memory answered one of its beats with an error");
    m.output("data_beat_read", is_data)
        .comment("A data beat was read, for a counter");
    m.section("Metadata");
    let is_line = (beat.valid & beat.is_metadata).named("is_metadata");
    m.output("metadata_beat_read", is_line)
        .comment("A metadata beat was read, for a counter");
    m.output("fetched_soon", is_line)
        .comment("A beat of a metadata line will be valid soon");
    let inject = into(Injected::Beats);
    lines(m, p, (is_line, &beat), (asked.fetches, line_room), inject)?;
    Ok(found.into_iter().chain(of_beats).collect())
}

fn addresses<'m>(
    m: &'m Builder,
    p: &Parameters,
    [base, own_attributes]: [Signal<'m>; 2],
    line_room: Signal<'m>,
    inject: Option<Signal<'m>>,
) -> Result<(Asked<'m>, Option<CheckResult<'m>>), DesignError> {
    let bursts_bits = p.bursts_bits();
    let fetch_valid = m
        .input("fetch_valid", 1)
        .comment("Metadata line to read is valid");
    let fetch_line = m
        .input("fetch_line", p.line_bits())
        .comment("Number of the line to read, in the metadata region");
    let fetch_number = m
        .input("fetch_number", p.miss_bits())
        .comment("Number of the miss that the line is for");
    let ask_valid = m.input("ask_valid", 1).comment("Block to read is valid");
    let ask_block = m
        .input("ask_block", p.number_bits())
        .comment("Number of the block to read");
    let ask_bursts = m
        .input("ask_bursts", bursts_bits)
        .comment("Bursts to read, less one");
    let ask_slot = m
        .input("ask_slot", p.slot_bits())
        .comment("Slot that the data are for");
    let ask_stored = m.input("ask_stored", 1).comment("Data may be compressed");
    let ask_raw = m.input("ask_raw", 1).comment("Data may be raw");
    let ask_rest = m
        .input("ask_rest", 1)
        .comment("Read starts at the block's second burst");
    let arready = m.input("m_axi_arready", 1);
    let free = m.wire("read_free", 1);
    let taken = m.wire("fetch_taken", 1);
    let line = concat(&[fetch_line, fetch_number]);
    let fetch = registered(m, "line_to_read", fetch_valid, line, taken)?;
    let fetch_line = fetch.m_data.slice(0, p.line_bits());
    let fetch_number = fetch.m_data.slice(p.line_bits(), p.miss_bits());
    let fetches = (free & fetch.m_valid & line_room).named("fetches");
    m.drive(taken, fetches);
    let ready = (free & !fetches).named("reads_ready");
    let asks = (ready & ask_valid).named("asks");
    let tag = tag(p, fetches, fetch_number, ask_slot);
    let own_id = p.asks_before_metadata().then(|| {
        m.input("ask_own_id", 1)
            .comment("Read is a first burst that has its own ID")
    });
    // No metadata line has this tag.
    let tag = own_id.map_or(tag, |own| tag | (!fetches & own).gate(own_tag(m, p)));
    let tag = tag.named("tag_asked");
    let address = fetches.mux(
        line_address(m, p, base, fetch_line),
        block_address(m, p, ask_block, ask_rest),
    );
    let bursts = (!fetches).gate(ask_bursts);
    let fields = [id(m, p, tag), address, length(m, p, bursts)];
    let known = (p.buffers.checks()).then(|| m.wire("attributes_known", 1));
    let if_known = |value: Signal<'m>| known.map_or(value, |known| value & known);
    let queue = fifo(
        m,
        "reads_asked",
        2,
        fetches | asks,
        concat(&fields),
        if_known(arready),
    )?;
    m.drive(free, queue.s_ready);
    let mut low = 0;
    let [id, address, length] = fields.map(|field| {
        low += field.width();
        queue.m_data.slice(low - field.width(), field.width())
    });
    let valid = if_known(queue.m_valid).named("address_valid");
    address_channel(m, p, "ar", [valid, id, address, length]);
    let fetched = (fetches, own_attributes);
    let goes = (valid & arready).named("address_goes");
    let found = attributes(m, p, fetched, (asks, ask_slot), (known, goes), inject)?;
    m.output("fetch_ready", fetch.s_ready)
        .comment("Metadata line to read is accepted if valid");
    m.output("ask_ready", ready)
        .comment("Block to read is accepted if valid");
    let asked = Asked {
        fetches,
        asks,
        slot: ask_slot,
        stored: ask_stored,
        raw: ask_raw,
        rest: ask_rest,
        tag,
        own_id,
    };
    Ok((asked, found))
}

/// Attributes in parallel with the addresses: for a block, those of its slot, read from a table one cycle
/// later, and with protection corrected in the cycle after; for a metadata line, those in the register. Drives
/// whether those of the oldest address are `known`, with protection; this address `goes`.
fn attributes<'m>(
    m: &'m Builder,
    p: &Parameters,
    (fetches, own): (Signal<'m>, Signal<'m>),
    (asks, ask_slot): (Signal<'m>, Signal<'m>),
    (known, goes): (Option<Signal<'m>>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<Option<CheckResult<'m>>, DesignError> {
    let bits = attribute_bits(p);
    let keeps = m
        .input("attributes_valid", 1)
        .comment("A slot is taken, for a read or for an entry");
    let slot = m
        .input("attributes_slot", p.slot_bits())
        .comment("With attributes_valid: number of the slot");
    let kept = m
        .input("attributes_data", bits)
        .comment("With attributes_valid: attributes of its access");
    let size = Memory {
        depth: p.all_slots(),
        width: bits,
    };
    let write = Write {
        enable: keeps,
        address: slot,
        data: kept,
        inject,
    };
    let comes = m.register_reset("attributes_come", 1, 0);
    m.next(comes, fetches | asks);
    let is_own = m.delay_if("attributes_are_own", fetches | asks, fetches);
    let own = m.delay_if("own_attributes_held", fetches, own);
    // For a slot that requests in the cycle in which it is taken. Both slots are known late, so they are compared a
    // cycle later.
    let was_kept = m.delay("attributes_were_kept", keeps);
    let newest = m.delay_if("newest_attributes", keeps, kept);
    let newest_slot = m.delay_if("newest_slot", keeps, slot);
    let asked_slot = m.delay_if("attributes_asked_slot", asks, ask_slot);
    let at_once = (was_kept & newest_slot.eq(asked_slot)).named("attributes_at_once");
    let read = (comes & !is_own & !at_once).named("attributes_are_read");
    let in_registers = is_own.mux(own, newest).named("attributes_in_registers");
    let access = Read {
        enable: asks,
        address: ask_slot,
        loads: Some(read),
        flips: None,
    };
    let protection = p.buffers.of_words();
    let of_slots = checked_memory(m, "attributes_of_slots", size, protection, write, access)?;
    let (new, is_new, found) = match of_slots.found {
        None => {
            let new = read.mux(of_slots.data, in_registers);
            (new, comes, None)
        }
        Some(found) => {
            // The memory refuses reads that the client may not make.
            let of_slot = (found.damaged).mux(least_attributes(m, p), of_slots.data);
            let corrects = m.register_reset("attributes_wait_a_cycle", 1, 0);
            corrects.comment("Those of a slot are corrected, or come behind such ones.");
            let waits = (comes & (read | corrects)).named("attributes_come_later");
            m.next(corrects, waits);
            let was_read = m.delay_if("attributes_were_read", waits, read);
            let later = m.delay_if("attributes_behind", waits, in_registers);
            let later = was_read.mux(of_slot, later);
            let used = (corrects & was_read).named("attributes_are_used");
            let new = corrects.mux(later, in_registers);
            let told = found.told(m, "attributes", used);
            (new, corrects | (comes & !read), Some(told))
        }
    };
    let new = new.named("attributes_new");
    let is_new = is_new.named("attributes_are_new");
    // The address may wait behind another one.
    let waits = m.wire("attributes_wait", 1);
    let enters = is_new & (waits | !goes);
    let waiting = fifo(m, "attributes_asked", 2, enters, new, goes)?;
    m.drive(waits, waiting.m_valid);
    if let Some(known) = known {
        m.drive(known, waits | is_new);
    }
    let oldest = waits.mux(waiting.m_data, new).named("attributes_oldest");
    attributes_out(m, p, "ar", oldest);
    Ok(found)
}

/// Registers beats. A table has, for each burst, the number of earlier beats and whether one of them had an
/// error, because the memory may interleave bursts. If this and the requests are protected, beats wait one
/// more cycle; a beat with damaged words has an error.
fn beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    asked: &Asked<'m>,
    inject: Option<Signal<'m>>,
) -> Result<(Beat<'m>, Vec<CheckResult<'m>>), DesignError> {
    let accepted = accepted(m, p, asked)?;
    let valid = m.register_reset("beat_valid", 1, 0);
    m.next(valid, accepted.came);
    let tag = accepted.held("beat_tag", accepted.tag);
    let last = accepted.held("beat_is_last", accepted.last);
    let failed = accepted.held("beat_failed", accepted.response.bit(1));

    let before = earlier_beats(m, p, &accepted, (valid, tag), inject)?;
    let begun = begun(m, p, valid, tag, last);
    let count = before.word.width() - 1;
    let in_burst = begun.gate(before.word.slice(0, count));
    let in_burst = in_burst.named("beat_in_burst");
    let mut failed = failed | (begun & before.word.bit(count));
    let then = |failed: Signal<'m>| {
        let failed = failed.named("burst_failed");
        m.drive(before.next, concat(&[in_burst.plus(1), failed]));
        failed
    };
    if !accepted.waits {
        failed = then(failed);
    }

    let request = request(m, p, asked, &accepted, inject)?;
    let of_metadata = tag.bit(p.tag_bits() - 1);
    let is_rest = request.rest & !of_metadata;
    let owner = owner(m, p, asked, &accepted, (tag, of_metadata), &request);
    let first = m.constant(u64::from(p.burst_beats()), count);
    let number = (in_burst + is_rest.gate(first)).named("beat_number");
    let found = before.found.zip(request.found);
    let found = found.map_or(Vec::new(), |(of_burst, of_request)| {
        let of_burst = CheckResult {
            corrected: valid & begun & of_burst.corrected,
            damaged: (valid & begun & of_burst.damaged).named("burst_is_damaged"),
        };
        let of_slot = (valid & !of_metadata).named("is_of_slot");
        let of_request = CheckResult {
            corrected: of_slot & of_request.corrected,
            damaged: (of_slot & of_request.damaged).named("about_is_damaged"),
        };
        vec![of_burst, of_request]
    });
    if accepted.waits {
        let damaged = found.iter().map(|found| found.damaged);
        failed = then(or_all([failed].into_iter().chain(damaged)));
    }
    let beat = Beat {
        valid,
        tag,
        is_metadata: owner.is_metadata,
        slot: owner.slot,
        number,
        data: accepted.held("beat_data", accepted.data),
        last,
        failed,
        stored: owner.stored,
        raw: owner.raw,
    };
    Ok((beat, found))
}

/// A beat in the cycle in which it is accepted.
struct Accepted<'m> {
    m: &'m Builder,
    valid: Signal<'m>,
    /// The tag of its burst.
    tag: Signal<'m>,
    data: Signal<'m>,
    response: Signal<'m>,
    last: Signal<'m>,
    /// It waits a cycle for checked words of protected memories.
    waits: bool,
    /// It, or one that waited, is processed in the next cycle.
    came: Signal<'m>,
}

impl<'m> Accepted<'m> {
    /// A value of the beat, when the beat is processed.
    fn held(&self, name: &str, value: Signal<'m>) -> Signal<'m> {
        let value = if self.waits {
            (self.m).delay_if(&format!("{name}_that_came"), self.valid, value)
        } else {
            value
        };
        self.m.delay_if(name, self.came, value)
    }
}

/// Accepts beats, and identifies their bursts.
fn accepted<'m>(
    m: &'m Builder,
    p: &Parameters,
    asked: &Asked<'m>,
) -> Result<Accepted<'m>, DesignError> {
    let yields = m
        .input("parts_yield", 1)
        .comment("No beat may be accepted in this cycle");
    m.output("m_axi_rready", !yields)
        .comment("All data have room.");
    let valid = (m.input("m_axi_rvalid", 1) & !yields).named("beat_taken");
    let id = m.input("m_axi_rid", p.memory_id_bits());
    let data = m.input("m_axi_rdata", p.memory_bits());
    let response = m.input("m_axi_rresp", 2);
    let last = m.input("m_axi_rlast", 1);
    let bursts = Bursts {
        asked: asked.fetches | asked.asks,
        tag: asked.tag,
        answers: valid,
        id,
        ends: valid & last,
    };
    let own = u32::from(asked.own_id.is_some());
    let most = p.slots + p.entries + p.misses + own;
    let (tag, _) = tag_answered(m, p, "read_order", bursts, most)?;
    let waits = p.buffers.checks();
    let came = if waits {
        let came = m.register_reset("beat_came", 1, 0);
        m.next(came, valid);
        came
    } else {
        valid
    };
    Ok(Accepted {
        m,
        valid,
        tag,
        data,
        response,
        last,
        waits,
        came,
    })
}

/// Record of a burst's earlier beats, in the table of bursts.
struct EarlierBeats<'m> {
    /// The number of earlier beats, and above it whether one of them had an error.
    word: Signal<'m>,
    /// The word that the beat leaves, to be driven.
    next: Signal<'m>,
    /// Result of the checks, if the table is protected.
    found: Option<CheckResult<'m>>,
}

/// The table of bursts. `valid`, `tag`: of the beat that is processed.
fn earlier_beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    accepted: &Accepted<'m>,
    (valid, tag): (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<EarlierBeats<'m>, DesignError> {
    let size = Memory {
        depth: 1 << p.tag_bits(),
        width: address_width(u64::from(p.block_bytes / p.memory_bytes)) + 1,
    };
    let next = m.wire("burst_then", size.width);
    let (write, read) = ((valid, tag, next), (accepted.valid, accepted.tag));
    let (word, found) = if accepted.waits {
        let codes = Codes::longest(Protection::Secded, size.width);
        let word = updated_memory(m, "bursts", size, &codes, write, read, inject)?.checked;
        (word.data, word.found)
    } else {
        let kept = m.memory("bursts", size, None, write, read);
        let same = (valid & accepted.tag.eq(tag)).named("same_burst");
        let handed_on = m.delay("handed_on", accepted.valid & same);
        let newest = m.delay_if("newest_burst", valid, next);
        (handed_on.mux(newest, kept), None)
    };
    Ok(EarlierBeats {
        word: word.named("burst_before"),
        next,
        found,
    })
}

/// Request of a slot, looked up when a beat of it is processed.
struct Request<'m> {
    stored: Signal<'m>,
    raw: Signal<'m>,
    /// Without the block's first burst.
    rest: Signal<'m>,
    /// Result of the checks, if the table is protected.
    found: Option<CheckResult<'m>>,
}

/// The table of what slots requested.
fn request<'m>(
    m: &'m Builder,
    p: &Parameters,
    asked: &Asked<'m>,
    accepted: &Accepted<'m>,
    inject: Option<Signal<'m>>,
) -> Result<Request<'m>, DesignError> {
    let size = Memory {
        depth: p.all_slots(),
        width: 3,
    };
    let slot = accepted.tag.slice(0, p.slot_bits());
    let write = Write {
        enable: asked.asks,
        address: asked.slot,
        data: concat(&[asked.stored, asked.raw, asked.rest]),
        inject,
    };
    let read = Read {
        enable: accepted.valid,
        address: slot,
        loads: Some(accepted.came),
        flips: None,
    };
    let protection = p.buffers.of_words();
    let about = checked_memory(m, "about_asked", size, protection, write, read)?;
    let (found, about) = (about.found, about.data);
    Ok(Request {
        stored: about.bit(0),
        raw: about.bit(1),
        rest: about.bit(2),
        found,
    })
}

/// Owner of a beat: a metadata line, or the slot of a block.
struct Owner<'m> {
    is_metadata: Signal<'m>,
    slot: Signal<'m>,
    /// For a slot's beat: as requested.
    stored: Signal<'m>,
    raw: Signal<'m>,
}

/// The owner of the beat of a tag, which may be the tag of a metadata line.
fn owner<'m>(
    m: &'m Builder,
    p: &Parameters,
    asked: &Asked<'m>,
    accepted: &Accepted<'m>,
    (tag, is_metadata): (Signal<'m>, Signal<'m>),
    request: &Request<'m>,
) -> Owner<'m> {
    let slot = tag.slice(0, p.slot_bits());
    let Some(own) = asked.own_id else {
        return Owner {
            is_metadata,
            slot,
            stored: request.stored,
            raw: request.raw,
        };
    };
    let of_own = m.delay_if("slot_of_own_id", asked.asks & own, asked.slot);
    let is_own = accepted.held("beat_of_own_id", accepted.tag.all());
    Owner {
        is_metadata: is_metadata & !is_own,
        slot: is_own.mux(of_own, slot).named("beat_slot"),
        // Its metadata are not known yet.
        stored: is_own | request.stored,
        raw: is_own | request.raw,
    }
}

/// The tag of the first burst of the read that is alone.
fn own_tag<'m>(m: &'m Builder, p: &Parameters) -> Signal<'m> {
    m.constant((1 << p.tag_bits()) - 1, p.tag_bits())
}

/// Whether earlier beats of this burst have come.
fn begun<'m>(
    m: &'m Builder,
    p: &Parameters,
    valid: Signal<'m>,
    tag: Signal<'m>,
    last: Signal<'m>,
) -> Signal<'m> {
    let lines = (0..p.misses).map(|miss| (1 << (p.tag_bits() - 1)) + miss);
    let own = (p.asks_before_metadata()).then(|| (1 << p.tag_bits()) - 1);
    let numbers = (0..p.all_slots()).chain(lines).chain(own);
    let is_it = numbers.map(|number| tag.eq_to(u64::from(number)));
    let is_it = concat(&is_it.collect::<Vec<_>>()).named("bursts_here");
    let begun = m.register_reset("bursts_begun", is_it.width(), 0);
    m.next_if(begun, valid, last.mux(begun & !is_it, begun | is_it));
    (begun & is_it).any().named("burst_has_begun")
}

fn lines<'m>(
    m: &'m Builder,
    p: &Parameters,
    (is_line, beat): (Signal<'m>, &Beat<'m>),
    (fetches, line_room): (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<(), DesignError> {
    let fetched_ready = m
        .input("fetched_ready", 1)
        .comment("Metadata cache accepts a beat");
    // Lines in flight; their beats have room.
    let count_bits = address_width(u64::from(p.misses) + 1);
    let under_way = m.register_reset("lines_under_way", count_bits, 0);
    m.drive(line_room, !under_way.eq_to(u64::from(p.misses)));
    let line = beat.tag.slice(0, p.miss_bits());
    let mut fields = vec![beat.data, beat.last, beat.failed, line];
    let beat_bits = p.burst_beats().trailing_zeros();
    if beat_bits > 0 {
        fields.push(beat.number.slice(0, beat_bits));
    }
    let depth = (p.misses * p.burst_beats()).max(2);
    // The cache's first step depends on the beat in the same cycle: a register follows.
    let (valid, word) = waiting_beats(m, p, depth, (is_line, &fields), fetched_ready, inject)?;
    m.output("fetched_valid", valid)
        .comment("Beat of a metadata line is valid");
    let names = [
        ("data", "Beat of the metadata line"),
        ("last", "Beat is the last of its line"),
        ("failed", "Memory answered a beat of the line with an error"),
        ("number", "Number of the miss that the line is for"),
        ("beat", "Number of the beat in its line"),
    ];
    let mut low = 0;
    for ((name, says), field) in names.iter().zip(&fields) {
        let value = word.slice(low, field.width());
        m.output(&format!("fetched_{name}"), value).comment(says);
        low += field.width();
    }
    let last = word.bit(p.memory_bits());
    let gone = (valid & fetched_ready & last).named("line_gone");
    let fewer = under_way - m.constant(1, count_bits);
    let then = fetches.mux(under_way.plus(1), fewer);
    m.next_if(under_way, fetches ^ gone, then);
    Ok(())
}

/// A FIFO of beats of metadata lines: whether there is one, and its fields as they came in. A protected one that cannot
/// be corrected has an error, as if the memory had answered with one.
fn waiting_beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    depth: u32,
    (comes, fields): (Signal<'m>, &[Signal<'m>]),
    ready: Signal<'m>,
    inject: Option<Signal<'m>>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let all = concat(fields);
    let checks = p.metadata.checks() && is_large(depth, all.width());
    let Some(inject) = inject.filter(|_| checks) else {
        let moves = m.wire("metadata_beat_moves_up", 1);
        let queue = large(m, "metadata_beats", depth, comes, all, moves)?;
        let queue = registered(m, "metadata_beat", queue.m_valid, queue.m_data, ready)?;
        m.drive(moves, queue.s_ready);
        if p.metadata.checks() {
            report_beats(m, m.zero(1));
        }
        return Ok((queue.m_valid, queue.m_data));
    };
    let word = (fields[0], concat(&fields[1..]));
    let queue = protected(
        m,
        "metadata_beats",
        depth,
        p.metadata,
        comes,
        word,
        ready,
        inject,
    )?;
    report_beats(m, queue.corrected);
    let guide = queue.m_guide;
    let damaged = damaged_lines(m, p, &queue, ready);
    let failed = guide.bit(1) | damaged;
    let rest = guide.slice(2, guide.width() - 2);
    let word = concat(&[queue.m_data, guide.bit(0), failed, rest]);
    Ok((queue.m_valid, word))
}

/// Whether the current beat, or an earlier one of its line, is damaged. Beats of several lines may alternate.
fn damaged_lines<'m>(
    m: &'m Builder,
    p: &Parameters,
    queue: &ProtectedOutputs<'m>,
    ready: Signal<'m>,
) -> Signal<'m> {
    if p.burst_beats() == 1 {
        return queue.m_damaged;
    }
    let (last, line) = (queue.m_guide.bit(0), queue.m_guide.slice(2, p.miss_bits()));
    let is_its = decode(queue.m_valid, line, p.misses).named("line_of_beat");
    let before = m.register_reset("lines_with_damage", p.misses, 0);
    before.comment("Misses of which a beat was damaged, and the last has not left yet.");
    let damaged = (queue.m_damaged | (before & is_its).any()).named("line_is_damaged");
    let then = (before & !is_its) | (!last & damaged).gate(is_its);
    m.next_if(before, queue.m_valid & ready, then);
    damaged
}

fn report_beats<'m>(m: &'m Builder, corrected: Signal<'m>) {
    m.output("fetched_corrected", corrected)
        .comment("A beat of a metadata line had an error, which was corrected");
}
