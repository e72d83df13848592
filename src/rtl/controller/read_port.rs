//! The client's reads: splits bursts into blocks, and blocks into beats.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axi_ar*`, `s_axi_r*` | | AXI4 |
//!
//! Each block gets a slot. Bursts are sent in the order in which they are chosen ([`super::send_order`]), one beat
//! per cycle; a burst that AXI4 does not allow is answered as one block.

use std::rc::Rc;

use super::attributes::attributes_in;
use super::bursts::{block_number, fields, Burst};
use super::registers::Injected;
use super::{Parameters, PAGE_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::netlist::Memory;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::{fifo, registered};
use crate::rtl::protect::{copied_memory, Read, Write, READ_LOADS_SAYS};

/// Comment of the port `RUSER`.
pub(super) const READ_USER_SAYS: &str =
    "With SLVERR: 1 if the data are corrupt, poisoned or damaged, 0 if they could not be read";

/// Bits of the number of blocks that a burst spans.
const COUNT_BITS: u32 = 9;

pub(super) fn read_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("read_port"));
    m.doc("Read port of the client: splits bursts into blocks, and sends blocks as beats, burst by burst. One beat per cycle.");
    let arvalid = m.input("s_axi_arvalid", 1);
    let address = Burst::inputs(&m, p, "ar");
    let attributes = attributes_in(&m, p, "ar");
    let rready = m.input("s_axi_rready", 1);
    let takes = m
        .input("block_taken", 1)
        .comment("A slot is taken for the block");
    let slot = m
        .input("take_slot", p.slot_bits())
        .comment("With block_taken: the slot");
    let send_valid = m
        .input("send_valid", 1)
        .comment("A burst is chosen whose blocks are sent next");
    let send_slot = m
        .input("send_slot", p.slot_bits())
        .comment("Slot of its first block");
    let head = Head::new(&m, p);
    let read_data = m.input("read_data", p.port_bits()).comment(
        "Word of the slot head, the cycle after read_enable, with protection after read_loads",
    );

    m.section("Waiting bursts");
    let waiting = Waiting::new(&m, p, (arvalid, address, attributes))?;
    m.section("The burst whose blocks are requested");
    let asked = requests(&m, p, &waiting, takes)?;
    m.section("Bursts whose blocks have slots");
    let number_bits = p.slots.trailing_zeros();
    let slots = Slots {
        takes,
        slot: slot.slice(0, number_bits),
    };
    let sends = m.wire("begins_to_send", 1);
    let send_slot = send_slot.slice(0, number_bits);
    let inject = Injected::Reads.only_error(&m, p);
    let chosen = chosen(
        &m,
        p,
        (&asked, slots),
        (send_valid, send_slot),
        sends,
        inject,
    )?;
    m.section("The burst whose beats are sent");
    let beat = beats(&m, p, (&asked, slots), &chosen, (head.ready, sends), inject)?;
    m.section("The beat whose word is being read, and beats that wait for the client");
    answers(&m, p, &beat, &head, (read_data, rready))?;
    m.finish()
}

/// State of the block that is sent.
struct Head<'m> {
    ready: Signal<'m>,
    failed: Signal<'m>,
    poisoned: Option<Signal<'m>>,
}

impl<'m> Head<'m> {
    fn new(m: &'m Builder, p: &Parameters) -> Self {
        let input = |name: &str, says: &str| m.input(name, 1).comment(says);
        let poisoned = "Block of the slot head is corrupt or poisoned";
        Head {
            ready: input("head_ready", "Block of the slot head can be sent"),
            failed: input(
                "head_failed",
                "Block of the slot head is answered with an error",
            ),
            poisoned: p.read_user.then(|| input("head_poisoned", poisoned)),
        }
    }
}

/// The client's bursts before they are split into blocks.
struct Waiting<'m> {
    valid: Signal<'m>,
    /// ID and burst.
    burst: Signal<'m>,
    attributes: Signal<'m>,
    first_block: FirstBlock<'m>,
    /// The burst is answered with an error.
    refused: Signal<'m>,
    /// To be driven: its first block is offered, or is in the splitter's registers from the next cycle on.
    splits: Signal<'m>,
}

impl<'m> Waiting<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        (valid, address, attributes): (Signal<'m>, Signal<'m>, Signal<'m>),
    ) -> Result<Self, DesignError> {
        let splits = m.wire("begins_to_split", 1);
        // Known before the queue, because much depends on it in the cycle in which the burst leaves it.
        let (_, burst) = Burst::of_word(p, address);
        let first_block = FirstBlock::of(m, p, &burst);
        let asked = [
            address,
            attributes,
            first_block.is_plain,
            first_block.is_only,
            first_block.bursts,
            burst.refused(m, p, "new"),
        ];
        let addresses = fifo(m, "addresses", 2, valid, concat(&asked), splits)?;
        m.output("s_axi_arready", addresses.s_ready);
        let [burst, attributes, is_plain, is_only, bursts, refused] =
            fields(addresses.m_data, asked.map(Signal::width));
        let first_block = FirstBlock {
            is_plain,
            is_only,
            bursts,
        };
        Ok(Waiting {
            valid: addresses.m_valid,
            burst,
            attributes,
            first_block,
            refused,
            splits,
        })
    }
}

/// The block that is offered to the slots.
struct Asked<'m> {
    number: Signal<'m>,
    /// The block is the first of its burst.
    is_first: Signal<'m>,
    /// If so: its burst's record.
    record: Signal<'m>,
    /// If so, and a slot is taken for it.
    first_goes: Signal<'m>,
}

/// Splits bursts into blocks.
#[expect(
    clippy::too_many_lines,
    reason = "registers of one burst, whose next values depend on one another"
)]
fn requests<'m>(
    m: &'m Builder,
    p: &Parameters,
    waiting: &Waiting<'m>,
    block_taken: Signal<'m>,
) -> Result<Asked<'m>, DesignError> {
    let (splits, first_block) = (waiting.splits, &waiting.first_block);
    let (id, burst) = Burst::of_word(p, waiting.burst);
    let record = Record {
        id,
        in_page: burst.address.slice(0, PAGE_BITS),
        length: burst.length,
        size: burst.size,
        wraps: burst.wraps(),
        refused: waiting.refused,
    };
    let first_goes = m.wire("first_block_taken", 1);
    let records = registered(m, "records", splits, record.word(), first_goes)?;
    let active = m.register_reset("splitting", 1, 0);
    let blocks = split(m, p, &burst);
    let in_page = PAGE_BITS - p.offset_bits();
    let new_page = burst.address.slice(PAGE_BITS, p.address_bits - PAGE_BITS);
    let page = m.delay_if("page", splits, new_page);
    let number = m.register("block_in_page", in_page);
    let place = m.delay_if("blocks_of_wrap", splits, blocks.place);
    place.comment("Bits of the number that change within the burst.");
    let left = m.register("blocks_left", COUNT_BITS);
    left.comment("Blocks after this one.");
    let whole = m.delay_if("last_block_is_whole", splits, burst.wraps());
    let last_bursts = m.delay_if("last_bursts", splits, blocks.last_bursts);
    let new_block = block_number(p, new_page, burst.address.slice(0, PAGE_BITS));
    let (yes, no) = (m.constant(1, 1), m.zero(1));
    let of_first = concat(&[
        new_block,
        first_block.bursts,
        waiting.attributes,
        yes,
        first_block.is_only,
        no,
    ]);
    let attributes = m.delay_if("attributes_held", splits, waiting.attributes);
    // The first block is offered before the burst is in these registers if the port is idle.
    let goes_ahead = m.wire("first_goes_ahead", 1);
    let is_ahead = m.delay_if("first_is_gone", splits, goes_ahead);
    let taken = m.wire("block_goes", 1);
    let begun = m.register("first_is_taken", 1);
    m.next_if(begun, splits | taken, goes_ahead | !splits);
    let is_refused = m.delay_if("refused_held", splits, waiting.refused);
    let next = (number & !place) | (number.plus(1) & place);
    let first = burst.address.slice(p.offset_bits(), in_page);
    // Only bursts whose addresses do not wrap go ahead.
    let first = goes_ahead.mux(first.plus(1), first);
    m.next_if(number, splits | taken, splits.mux(first, next));
    let fewer = left - m.constant(1, COUNT_BITS);
    let behind = (!waiting.refused).gate(blocks.behind_first);
    m.next_if(left, splits | taken, splits.mux(behind, fewer));
    // If the first block was offered ahead, it is counted, too.
    let no_more = !left.slice(1, COUNT_BITS - 1).any() & !(left.bit(0) ^ is_ahead);
    let no_more = no_more.named("is_last_split");
    let ends = (taken & no_more).named("burst_is_split");
    let has_place = records.s_ready;
    m.drive(splits, waiting.valid & (!active | ends) & has_place);
    let more = (!goes_ahead | !first_block.is_only).named("more_blocks");
    m.next(active, (splits & more) | (active & !ends));
    let padded = concat(&[m.zero(p.offset_bits()), number]);
    let all = m.constant(u64::from(p.bursts()) - 1, last_bursts.width());
    let is_last = (no_more & !whole).named("is_last_block");
    let block = block_number(p, page, padded);
    let bursts = is_last.mux(last_bursts, all);
    let asked = concat(&[block, bursts, attributes, !begun, no_more, is_refused]);
    // Registered, because all entries of the write buffer compare the block one cycle ahead.
    let ahead = (waiting.valid & has_place & first_block.is_plain & !active).named("first_ahead");
    let asked = active.mux(asked, of_first);
    let blocks = registered(m, "blocks", active | ahead, asked, block_taken)?;
    m.drive(taken, active & blocks.s_ready);
    m.drive(goes_ahead, first_block.is_plain & !active & blocks.s_ready);
    m.output("block_valid", blocks.m_valid)
        .comment("Block to read is valid");
    m.output("block", blocks.m_data.slice(0, p.number_bits()))
        .comment("Number of the block to read");
    let bursts = blocks.m_data.slice(p.number_bits(), last_bursts.width());
    m.output("block_bursts", bursts)
        .comment("Bursts that are needed if the block is raw, less one");
    let low = p.number_bits() + last_bursts.width();
    m.output(
        "block_attributes",
        blocks.m_data.slice(low, attributes.width()),
    )
    .comment("Attributes of the block's read");
    let low = low + attributes.width();
    let is_first = blocks.m_data.bit(low);
    m.drive(first_goes, block_taken & is_first);
    m.output("block_first", is_first)
        .comment("Block is the first of its burst");
    m.output("block_last", blocks.m_data.bit(low + 1))
        .comment("Block is the last of its burst");
    m.output("block_refused", blocks.m_data.bit(low + 2))
        .comment("Block stands for a burst that is answered with an error");
    let new = records.m_data;
    m.output("block_id", Record::of_word(p, new).id)
        .comment("With block_first: ID of the burst");
    m.output("next_block", blocks.m_next.slice(0, p.number_bits()))
        .comment("Number of the block that follows with block_moves");
    m.output("block_moves", block_taken | !blocks.m_valid)
        .comment("In the next cycle the block to read is another one, next_block");
    Ok(Asked {
        number: blocks.m_data.slice(0, p.number_bits()),
        is_first,
        record: new,
        first_goes,
    })
}

/// The slot that is taken for a block.
#[derive(Clone, Copy)]
struct Slots<'m> {
    takes: Signal<'m>,
    slot: Signal<'m>,
}

/// The burst that is sent next.
struct Chosen<'m> {
    record: Record<'m>,
    page: Option<Signal<'m>>,
    /// The slot of its first block.
    slot: Signal<'m>,
    /// It was read from the memory, and can be sent.
    fetched: Signal<'m>,
    /// With protection, whether it was wrong, and was corrected.
    corrected: Option<Signal<'m>>,
}

/// Keeps a record of each burst whose blocks have slots, and fetches the record of the burst that is sent
/// next. A protected record takes one more cycle: it is checked where it is used, and the next one is fetched
/// meanwhile.
fn chosen<'m>(
    m: &'m Builder,
    p: &Parameters,
    (asked, slots): (&Asked<'m>, Slots<'m>),
    (valid, slot): (Signal<'m>, Signal<'m>),
    sends: Signal<'m>,
    inject: Option<Signal<'m>>,
) -> Result<Chosen<'m>, DesignError> {
    let fetched = m.register_reset("is_fetched", 1, 0);
    let protects = p.buffers.checks();
    let moves = if protects {
        m.wire("record_moves", 1)
    } else {
        sends
    };
    let fetches = (valid & (!fetched | moves)).named("fetches");
    m.output("send_taken", fetches)
        .comment("Burst to send is accepted");
    m.next(fetched, fetches | (fetched & !moves));
    let memory = |name: &str, data: Signal<'m>| {
        let size = Memory {
            depth: p.slots,
            width: data.width(),
        };
        let write = Write {
            enable: asked.first_goes,
            address: slots.slot,
            data,
            inject,
        };
        let read = Read {
            enable: fetches,
            address: slot,
            loads: Some(moves),
            flips: None,
        };
        copied_memory(m, name, size, protects, write, read)
    };
    let (record, record_corrected) = memory("bursts", asked.record)?;
    // For the address of a damaged word.
    let (page, page_corrected) = if protects {
        let low = PAGE_BITS - p.offset_bits();
        let page = asked.number.slice(low, p.number_bits() - low);
        let (page, corrected) = memory("pages", page)?;
        (Some(page), corrected)
    } else {
        (None, None)
    };
    let corrected = record_corrected
        .zip(page_corrected)
        .map(|(record, page)| record | page);
    let mut slot = m.delay_if("slot_fetched", fetches, slot);
    let mut fetched = fetched;
    if protects {
        let read = m.register_reset("is_read", 1, 0);
        m.drive(moves, fetched & (!read | sends));
        m.next(read, moves | (read & !sends));
        slot = m.delay_if("slot_read", moves, slot);
        fetched = read;
    }
    Ok(Chosen {
        record: Record::of_word(p, record),
        page,
        slot,
        fetched,
        corrected,
    })
}

/// The beat that is sent next.
struct Beat<'m> {
    id: Signal<'m>,
    size: Signal<'m>,
    address: Signal<'m>,
    page: Option<Signal<'m>>,
    /// It is the last of its burst.
    last: Signal<'m>,
    /// Its word is read in this cycle.
    goes: Signal<'m>,
    /// Its word is written in this cycle, and is sent without being read.
    passes: Option<Signal<'m>>,
    /// To be driven: the beat before it moves on.
    advance: Signal<'m>,
    /// To be driven: no beat is before it.
    alone: Signal<'m>,
}

/// Splits the burst that is sent into beats.
fn beats<'m>(
    m: &'m Builder,
    p: &Parameters,
    (asked, slots): (&Asked<'m>, Slots<'m>),
    chosen: &Chosen<'m>,
    (head_ready, sends): (Signal<'m>, Signal<'m>),
    inject: Option<Signal<'m>>,
) -> Result<Beat<'m>, DesignError> {
    let newest = &chosen.record;
    let sending = m.register_reset("sending", 1, 0);
    let id = m.delay_if("id_held", sends, newest.id);
    let size = m.delay_if("size_held", sends, newest.size);
    let wraps = m.delay_if("wraps", sends, newest.wraps);
    let refused = m.delay_if("is_refused", sends, newest.refused);
    let page = chosen.page.map(|page| m.delay_if("page_held", sends, page));
    let length = m.delay_if("length_held", sends, newest.length);
    let address = m.register("address_in_page", PAGE_BITS);
    let burst = Burst {
        address,
        length,
        size,
        kind: concat(&[m.zero(1), wraps]),
    };
    let left = m.register("beats_left", 8);
    left.comment("Beats after this one.");
    let advance = m.wire("advance", 1);
    let last = (!left.any()).named("is_last_beat");
    let (next, leaves) = burst.next(m, p, address);
    let next = next.named("next_address");
    let ends = (last | (leaves & !refused)).named("is_last_of_block");
    let head = m.register("head_held", slots.slot.width());
    let newest_slot = m.delay_if("newest_slot", slots.takes, slots.slot);
    // The last beat of a block shows whether the block is valid, and only then the next block has a slot.
    let moves = m.wire("moves_on", 1);
    let has_next = has_next(m, p, (head, sends | moves), newest_slot);
    let ready = head_ready & (!ends | last | has_next);
    let can_go = match p.words() {
        1 => ready,
        _ => {
            let there = m.input("word_there", 1).comment(
                "Word to read is there, although the block of the slot head is not complete",
            );
            ready | (there & !ends)
        }
    };
    let goes = (sending & can_go & advance).named("beat_goes");
    // The last beat of a block is sent when the block is known to be valid.
    let alone = m.wire("no_beat_before", 1);
    let passes = (p.words() > 1).then(|| {
        let says = "Word to read is written in this cycle, although the block is not complete";
        let comes = m.input("word_comes", 1).comment(says);
        (sending & comes & alone & !can_go & !ends).named("beat_passes")
    });
    let moves_beat = passes.map_or(goes, |passes| goes | passes);
    m.output("free_head", goes & ends)
        .comment("Block of the slot head was sent: the slot is free");
    let behind = m.wire("slot_behind_head", slots.slot.width());
    m.drive(moves, goes & ends);
    let next_head = sends.mux(chosen.slot, moves.mux(behind, head));
    let next_head = next_head.named("next_head");
    m.next_if(head, sends | moves, next_head);
    let write = Write {
        enable: slots.takes & !asked.is_first,
        address: newest_slot,
        data: slots.slot,
        inject,
    };
    let reads = (chosen.fetched | sending).named("reads_behind");
    let (after, after_corrected) = slots_behind(m, p, write, (reads, next_head))?;
    m.drive(behind, after);
    if let Some((of_burst, of_slot)) = chosen.corrected.zip(after_corrected) {
        let goes_on = (moves & !last).named("goes_on");
        m.output(
            "ordered_corrected",
            (sends & of_burst) | (goes_on & of_slot),
        )
        .comment("A burst whose beats are to be sent had an error, which was corrected");
    }
    m.output("head", head.resize(p.slot_bits()))
        .comment("Slot whose block is sent");
    m.next_if(address, sends | moves_beat, sends.mux(newest.in_page, next));
    let fewer = left - m.constant(1, 8);
    m.next_if(left, sends | moves_beat, sends.mux(newest.length, fewer));
    m.drive(sends, chosen.fetched & (!sending | (goes & last)));
    m.next(sending, sends | (sending & !(goes & last)));
    m.output("read_enable", goes).comment("Read a word");
    m.output(
        "read_word",
        match p.words() {
            1 => m.zero(1),
            _ => address.slice(p.port_size(), p.word_bits()),
        },
    )
    .comment("Number of the word to read in that block");
    Ok(Beat {
        id,
        size,
        address,
        page,
        last,
        goes,
        passes,
        advance,
        alone,
    })
}

/// With protection the table of the slots behind is read over two cycles, if a block has more than a word.
fn is_behind_held(p: &Parameters) -> bool {
    p.buffers.checks() && p.words() > 1
}

/// Whether the slot behind the head, which `changes` in this cycle, is known: the table gives a slot a cycle after it
/// was written.
fn has_next<'m>(
    m: &'m Builder,
    p: &Parameters,
    (head, changes): (Signal<'m>, Signal<'m>),
    newest_slot: Signal<'m>,
) -> Signal<'m> {
    let before = m.delay("newest_slot_before", newest_slot);
    let known = if is_behind_held(p) {
        let is_new = m.delay_reset("head_is_new", changes);
        !is_new & !head.eq(m.delay("newest_slot_in_table", before))
    } else {
        !head.eq(before)
    };
    known.named("next_is_known")
}

/// The slot behind each slot: the one that was read, and with protection whether it was corrected.
fn slots_behind<'m>(
    m: &'m Builder,
    p: &Parameters,
    write: Write<'m>,
    (reads, address): (Signal<'m>, Signal<'m>),
) -> Result<(Signal<'m>, Option<Signal<'m>>), DesignError> {
    let size = Memory {
        depth: p.slots,
        width: write.data.width(),
    };
    let loads = is_behind_held(p).then(|| m.delay_reset("behind_is_read", reads));
    let read = Read {
        enable: reads,
        address,
        loads,
        flips: None,
    };
    copied_memory(m, "slots_behind", size, p.buffers.checks(), write, read)
}

/// Reads the beat's word, and sends it to the client.
fn answers<'m>(
    m: &'m Builder,
    p: &Parameters,
    beat: &Beat<'m>,
    head: &Head<'m>,
    (read_data, rready): (Signal<'m>, Signal<'m>),
) -> Result<(), DesignError> {
    let Beat { advance, goes, .. } = *beat;
    let reading = m.register_reset("reading", 1, 0);
    let read = (p.buffers).bit_beside(m, "is_checked", advance, goes);
    m.next_if(reading, advance, read);
    let was_read = (read & advance).named("word_was_read");
    if p.buffers.checks() {
        m.output("read_loads", was_read).comment(READ_LOADS_SAYS);
    }
    let mut about = vec![beat.id, beat.last, head.failed];
    if p.buffers.checks() && p.bursts_of_word() > 1 {
        // If a beat is in its word's first burst, the second burst may not have been read.
        let is_wide = beat.size.eq_to(u64::from(p.port_size()));
        about.push(is_wide | beat.address.bit(p.mag_bytes.trailing_zeros()));
    }
    about.extend(beat.page.map(|page| block_number(p, page, beat.address)));
    about.extend(head.poisoned);
    let about = concat(&about);
    let about = p.buffers.beside(m, "about_checked", goes, about);
    let about = m.delay_if("about_beat", was_read, about);
    let of_block = about.bit(p.id_bits + 1);
    let checked = (p.buffers.checks()).then(|| {
        let counts = (reading & advance & !of_block).named("word_counts");
        let used = |name: &str| {
            let found = m
                .input(&format!("read_{name}"), p.bursts_of_word())
                .comment(&format!(
                    "Bursts of read_data that are {name}, one bit each"
                ));
            let used = match p.bursts_of_word() {
                1 => found,
                _ => concat(&[found.bit(0), found.bit(1) & about.bit(p.id_bits + 2)]).any(),
            };
            // A check is late in its cycle.
            let told = m.delay_reset(&format!("word_was_{name}"), counts & used);
            m.output(&format!("read_word_{name}"), told)
                .comment(&format!(
                    "A word that was sent in the previous cycle is {name}"
                ));
            used
        };
        used("corrected");
        let damaged = used("damaged");
        let low = about.width() - p.number_bits() - u32::from(p.read_user);
        let block = m.delay_if("block_sent", counts, about.slice(low, p.number_bits()));
        m.output("read_word_block", block)
            .comment("Block of the word that was sent in the previous cycle");
        damaged
    });
    let error = checked.map_or(of_block, |damaged| of_block | damaged);
    let mut sent = vec![about.slice(0, p.id_bits + 1), error, read_data];
    sent.extend(head.poisoned.map(|_| {
        let poisoned = about.bit(about.width() - 1);
        checked.map_or(poisoned, |damaged| poisoned | (damaged & !of_block))
    }));
    let sent = concat(&sent);
    let passed = beat.passes.map(|passes| {
        let data = m
            .input("word_that_comes", p.port_bits())
            .comment("With word_comes: that word");
        let direct = concat(&[beat.id, m.zero(2), data]).resize(sent.width());
        (passes, direct)
    });
    let (enters, sent) = match passed {
        None => (reading, sent),
        Some((passes, direct)) => (reading | passes, reading.mux(sent, direct)),
    };
    let out = fifo(m, "beats", 2, enters, sent, rready)?;
    m.drive(advance, !reading | out.s_ready);
    let before = if p.buffers.checks() {
        reading | read
    } else {
        reading
    };
    m.drive(beat.alone, !before & out.s_ready);
    let beat = out.m_data;
    m.output("s_axi_rvalid", out.m_valid);
    m.output("s_axi_rid", beat.slice(0, p.id_bits));
    m.output("s_axi_rlast", beat.bit(p.id_bits));
    let failed = beat.bit(p.id_bits + 1);
    m.output("s_axi_rresp", concat(&[m.zero(1), failed]))
        .comment("OKAY or SLVERR.");
    let data = beat.slice(p.id_bits + 2, p.port_bits());
    m.output("s_axi_rdata", (!failed).gate(data));
    if p.read_user {
        let poisoned = beat.bit(p.id_bits + 2 + p.port_bits());
        m.output("s_axi_ruser", poisoned).comment(READ_USER_SAYS);
    }
    Ok(())
}

/// Record of a burst, read when its blocks are sent.
struct Record<'m> {
    id: Signal<'m>,
    /// Address within its page.
    in_page: Signal<'m>,
    /// Beats − 1.
    length: Signal<'m>,
    /// log2 of a beat's bytes.
    size: Signal<'m>,
    /// Addresses wrap around.
    wraps: Signal<'m>,
    /// It is answered with an error.
    refused: Signal<'m>,
}

impl<'m> Record<'m> {
    fn word(&self) -> Signal<'m> {
        concat(&[
            self.id,
            self.in_page,
            self.length,
            self.size,
            self.wraps,
            self.refused,
        ])
    }

    fn of_word(p: &Parameters, word: Signal<'m>) -> Self {
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

/// The first block of a burst.
struct FirstBlock<'m> {
    /// Its addresses are simple: INCR, beats as wide as the port, in one page.
    is_plain: Signal<'m>,
    /// If so, it is the only block.
    is_only: Signal<'m>,
    /// Memory bursts − 1 that are needed of it, if so.
    bursts: Signal<'m>,
}

impl<'m> FirstBlock<'m> {
    fn of(m: &'m Builder, p: &Parameters, burst: &Burst<'m>) -> Self {
        let low = p.port_size();
        let in_page = PAGE_BITS - low;
        // The place of the last beat in the page.
        let bits = in_page.max(8) + 1;
        let first = burst.address.slice(low, in_page);
        let last = (first.resize(bits) + burst.length.resize(bits)).named("last_place");
        let stays = !last.slice(in_page, bits - in_page).any();
        let incr = burst.kind.eq_to(1);
        let is_wide = burst.size.eq_to(u64::from(low));
        let offset = p.offset_bits() - low;
        let block_of = |place: Signal<'m>| place.slice(offset, in_page - offset);
        let is_only = (block_of(first).eq(block_of(last))).named("first_is_only");
        let ones = m.constant((1 << low) - 1, low);
        let bursts_bits = address_width(u64::from(p.bursts()));
        let needed = concat(&[ones, last]).slice(p.mag_bytes.trailing_zeros(), bursts_bits);
        let all = m.constant(u64::from(p.bursts()) - 1, bursts_bits);
        FirstBlock {
            is_plain: (incr & is_wide & stays).named("is_plain"),
            is_only,
            bursts: is_only.mux(needed, all),
        }
    }
}

/// The blocks that a burst spans.
struct Blocks<'m> {
    /// The number of blocks after the first.
    behind_first: Signal<'m>,
    /// Bits of a block's number in its page that change within the burst.
    place: Signal<'m>,
    /// Memory bursts − 1 of the last block, up to its last byte, if addresses do not wrap.
    last_bursts: Signal<'m>,
}

fn split<'m>(m: &'m Builder, p: &Parameters, burst: &Burst<'m>) -> Blocks<'m> {
    let bits = PAGE_BITS + 2;
    // Offsets from the first block's start: of the first beat's first byte, and of the last beat's last byte.
    let offset = burst.address.slice(0, p.offset_bits()).resize(bits);
    let span = burst.span(m, p, PAGE_BITS).named("span_split");
    let beat = burst.beat_mask(m, p).named("beat_mask_split");
    let first = (offset & !beat.resize(bits)).named("first_byte");
    let last = ((first + span.resize(bits)) | beat.resize(bits)).named("last_byte");
    let of_block = |address: Signal<'m>| address.slice(p.offset_bits(), bits - p.offset_bits());
    let in_order = of_block(last).resize(COUNT_BITS);
    // A WRAP spans all blocks of its range, and returns to the first one if it began inside it.
    let place = of_block((span | beat).named("place_split").resize(bits));
    let begins_within = first.any() & place.any();
    let wrapped = place.resize(COUNT_BITS) + begins_within.resize(COUNT_BITS);
    let wraps = burst.wraps();
    let in_page = PAGE_BITS - p.offset_bits();
    let everywhere = m.constant((1 << in_page) - 1, in_page);
    let bursts_bits = address_width(u64::from(p.bursts()));
    let mag_bits = p.mag_bytes.trailing_zeros();
    Blocks {
        behind_first: wraps.mux(wrapped, in_order).named("blocks_behind"),
        place: wraps.mux(place.slice(0, in_page), everywhere),
        last_bursts: last.slice(mag_bits, bursts_bits),
    }
}
