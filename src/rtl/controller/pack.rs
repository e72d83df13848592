//! The path of blocks to memory, with the compressors.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*`, prefixed | | configuration port of each compressor with tables |
//!
//! Compressors take blocks in turn; blocks that are not to be compressed bypass them. Blocks leave in the order
//! in which they came, through a FIFO of two words. Energy control sends compressed blocks raw where that is better; its bus state is what
//! the previous block that passed it left.

use std::rc::Rc;

use super::registers::Injected;
use super::units::{instances, UnitPorts};
use super::Parameters;
use crate::hdl::ports::of_all;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::bus::energy_control::{energy_control, EnergyControlInputs};
use crate::rtl::common::fifo::{fifo, headed, pointer, registered};
use crate::rtl::common::select::select;
use crate::rtl::common::UnitOutputs;
use crate::rtl::protect::{damaged_so_far, CheckResult, READ_LOADS_SAYS};

/// A beat of a block that passed a compressor.
struct Beat<'m> {
    valid: Signal<'m>,
    data: Signal<'m>,
    last: Signal<'m>,
    metadata: Signal<'m>,
    /// With protection.
    damaged: Option<Signal<'m>>,
}

/// A word of a block for memory, as wide as the client's port.
struct Word<'m> {
    valid: Signal<'m>,
    entry: Signal<'m>,
    metadata: Signal<'m>,
    poisons: Signal<'m>,
    data: Signal<'m>,
    strobes: Signal<'m>,
}

/// Registers the words for memory, so that no path leads from the queue of blocks through the memory port and back.
/// Returns whether a word is accepted if valid.
fn to_memory<'m>(
    m: &'m Builder,
    p: &Parameters,
    word: &Word<'m>,
) -> Result<Signal<'m>, DesignError> {
    m.section("Words for memory");
    let ready = m
        .input("block_taken", 1)
        .comment("Word of the block is accepted");
    let about = concat(&[word.entry, word.metadata, word.poisons]);
    let about = registered(m, "about_words", word.valid, about, ready)?;
    let data = concat(&[word.data, word.strobes]);
    let words = fifo(m, "words_out", 2, word.valid, data, ready)?;
    m.output("block_valid", about.m_valid)
        .comment("Word of a block to write is valid");
    let (entry, metadata) = (p.entry_bits(), p.metadata_bits());
    m.output("block_entry", about.m_data.slice(0, entry))
        .comment("Entry of the write buffer that holds the block");
    m.output("block_metadata", about.m_data.slice(entry, metadata))
        .comment("Bursts of the block less one, or all ones if it is written raw");
    m.output("block_poisons", about.m_data.bit(entry + metadata))
        .comment("Block is poison: one burst of ones");
    m.output("block_data", words.m_data.slice(0, p.port_bits()))
        .comment("Word of the block, as wide as the client's port");
    m.output(
        "block_strobes",
        words.m_data.slice(p.port_bits(), p.port_bytes),
    )
    .comment("Bytes of the word to write, one bit each");
    Ok(about.s_ready)
}

/// The checks of a word of the write buffer: of each byte, and above them of its strobes.
fn checks_of_bytes<'m>(m: &'m Builder, p: &Parameters) -> CheckResult<'m> {
    let found = |name: &str| {
        let says = format!("Bytes of read_data that are {name}, one bit each, and above them whether read_strobes are");
        let words = m.input(&format!("read_{name}"), p.port_bytes + 1);
        words.comment(&says)
    };
    CheckResult {
        corrected: found("corrected"),
        damaged: found("damaged"),
    }
}

/// Evaluates the checks of a word that is used: of the written bytes of the buffer, and of the modified block
/// for all others. A block with a damaged word is reported to its entry once it is sent. Returns whether the
/// word is corrected, and whether it is damaged.
fn check<'m>(
    m: &'m Builder,
    used: Signal<'m>,
    is_last: Signal<'m>,
    entry: Signal<'m>,
    (strobes, of_bytes): (Signal<'m>, CheckResult<'m>),
    merged: Signal<'m>,
) -> CheckResult<'m> {
    let found = |name: &str, words: Signal<'m>| {
        let bytes = words & concat(&[strobes, m.constant(1, 1)]);
        let of_rest = m
            .input(&format!("modify_{name}"), 1)
            .comment(&format!("Word at modify_data is {name}"));
        let rest = merged & !strobes.all() & of_rest;
        (used & (bytes.any() | rest)).named(&format!("word_is_{name}"))
    };
    let corrected = found("corrected", of_bytes.corrected);
    let damaged = found("damaged", of_bytes.damaged);
    // A check is late in its cycle.
    let was_used = m.delay_reset("word_was_used", used);
    let was_last = m.delay_reset("word_was_last", used & is_last);
    let was_damaged = m.delay_reset("word_was_damaged", damaged);
    let entry = m.delay_if("entry_of_word", used & is_last, entry);
    let so_far = damaged_so_far(m, was_used, was_damaged, was_last);
    let tells = (was_last & so_far).named("damage_is_told");
    let told = m.delay_reset("tells_damage", tells);
    m.output("block_damaged", told)
        .comment("A block that was sent has a damaged word");
    m.output("damaged_entry", m.delay_if("entry_told", tells, entry))
        .comment("Entry of the block that has a damaged word");
    CheckResult { corrected, damaged }
}

/// Adds the results of the compressors' checks of raw blocks as the blocks leave. `packed`: whether a block
/// with a damaged word leaves, and its entry.
fn check_packed<'m>(
    m: &'m Builder,
    sent: CheckResult<'m>,
    corrected: Vec<Signal<'m>>,
    (damaged, entry): (Signal<'m>, Signal<'m>),
) {
    let corrected = or_all([sent.corrected].into_iter().chain(corrected));
    m.output("sent_corrected", corrected)
        .comment("A word that is sent had an error, which was corrected");
    m.output("sent_damaged", sent.damaged | damaged)
        .comment("A word that is sent has an error that cannot be corrected");
    let told = m.register_reset("tells_packed_damage", 1, 0);
    m.next(told, damaged);
    m.output("packed_damaged", told)
        .comment("A block that left a compressor has a damaged word");
    m.output(
        "packed_entry",
        m.delay_if("packed_entry_told", damaged, entry),
    )
    .comment("Entry of that block");
}

/// Of `m_axis_tuser`, the bit above the metadata: the beat is damaged. Only where raw blocks wait in memories.
fn damaged_bit<'m>(p: &Parameters, user: Signal<'m>) -> Option<Signal<'m>> {
    (user.width() > p.metadata_bits()).then(|| user.bit(p.metadata_bits()))
}

/// Ports of an entry to send, and of the words that are read of it.
struct Feed<'m> {
    valid: Signal<'m>,
    entry: Signal<'m>,
    compresses: Signal<'m>,
    merges: Signal<'m>,
    poisons: Signal<'m>,
    read_data: Signal<'m>,
    read_strobes: Signal<'m>,
    modify_data: Signal<'m>,
}

impl<'m> Feed<'m> {
    fn inputs(m: &'m Builder, p: &Parameters) -> Self {
        Feed {
            valid: m
                .input("feed_valid", 1)
                .comment("Entry of the write buffer to send is valid"),
            entry: m
                .input("feed_entry", p.entry_bits())
                .comment("Number of the entry to send"),
            compresses: m.input("feed_compresses", 1).comment("Compress the block"),
            merges: m
                .input("feed_merges", 1)
                .comment("Take bytes that were not written from modify_data"),
            poisons: m
                .input("feed_poisons", 1)
                .comment("Block is poison: one burst of ones, with metadata 0"),
            read_data: m.input("read_data", p.port_bits()).comment(
                "Word of the entry, the cycle after read_enable, with protection after read_loads",
            ),
            read_strobes: m
                .input("read_strobes", p.port_bytes)
                .comment("Bytes of read_data that were written, one bit each"),
            modify_data: m
                .input("modify_data", p.port_bits())
                .comment("Same word of the block as memory had it, valid with read_data"),
        }
    }
}

/// Entries to send, in a queue of two.
struct Entries<'m> {
    /// An entry enters the queue.
    takes: Signal<'m>,
    /// It does, and is to be compressed.
    compresses: Signal<'m>,
    waits: Signal<'m>,
    /// Driven later: the next entry begins.
    starts: Signal<'m>,
    /// Driven later: there is room for the number of an entry that enters.
    room: Signal<'m>,
    /// The entry that is sent, and what to do with it.
    sent: Signal<'m>,
}

impl<'m> Entries<'m> {
    fn new(m: &'m Builder, p: &Parameters, feed: &Feed<'m>) -> Result<Self, DesignError> {
        let starts = m.wire("starts", 1);
        let room = m.wire("has_room", 1);
        let offers = feed.valid & room;
        let compresses = (feed.compresses & !feed.poisons).named("to_compress");
        let mut fields = vec![feed.entry, compresses, feed.merges, feed.poisons];
        if p.sampling.is_some() {
            fields.push(
                m.input("feed_samples", 1)
                    .comment("Send the block's symbols to the value-frequency table"),
            );
        }
        let waiting = fifo(m, "entries", 2, offers, concat(&fields), starts)?;
        let takes = (offers & waiting.s_ready).named("takes");
        m.output("feed_taken", takes)
            .comment("Entry to send is accepted");
        Ok(Entries {
            takes,
            compresses,
            waits: waiting.m_valid,
            starts,
            room,
            sent: m.delay_if("about_block", starts, waiting.m_data),
        })
    }

    fn entry(&self, p: &Parameters) -> Signal<'m> {
        self.sent.slice(0, p.entry_bits())
    }

    /// Whether to compress the block that is sent, to merge it, to poison it, and to sample it.
    fn about(&self, p: &Parameters, place: u32) -> Signal<'m> {
        self.sent.bit(p.entry_bits() + place)
    }
}

/// Reads the words of an entry, one after another; whether one is read in this cycle, and is the last.
fn reads<'m>(
    m: &'m Builder,
    p: &Parameters,
    entries: &Entries<'m>,
    advance: Signal<'m>,
) -> [Signal<'m>; 2] {
    m.section("The words of an entry, one after another");
    let active = m.register_reset("active", 1, 0);
    let word = m.register("word_number", p.word_bits());
    let last = match p.words() {
        1 => m.constant(1, 1),
        words => {
            let of_burst = p.mag_bytes.div_ceil(p.port_bytes);
            let whole = word.eq_to(u64::from(words) - 1);
            let burst = word.eq_to(u64::from(of_burst) - 1);
            entries.about(p, 2).mux(burst, whole).named("is_last_word")
        }
    };
    let goes = (active & advance).named("word_goes");
    let ends = (goes & last).named("block_ends");
    m.drive(entries.starts, entries.waits & (!active | ends));
    m.next(active, entries.starts | (active & !ends));
    m.next_if(
        word,
        entries.starts | goes,
        entries.starts.mux(m.zero(word.width()), word.plus(1)),
    );
    m.output("read_enable", goes).comment("Read a word");
    m.output("read_entry", entries.entry(p))
        .comment("Entry whose word is read");
    m.output("read_word", word)
        .comment("Number of the word in its block");
    [goes, last]
}

/// A word that is offered to a compressor, or to go around them.
struct Offered<'m> {
    valid: Signal<'m>,
    is_last: Signal<'m>,
    compressed: Signal<'m>,
    poison: Signal<'m>,
    sampled: Option<Signal<'m>>,
    data: Signal<'m>,
    strobes: Signal<'m>,
    /// With protection.
    found: Option<CheckResult<'m>>,
}

impl<'m> Offered<'m> {
    /// The same, one cycle later.
    fn later(self, m: &'m Builder, advance: Signal<'m>) -> Self {
        let valid = m.register_reset("is_merged", 1, 0);
        m.next_if(valid, advance, self.valid);
        let moves = (self.valid & advance).named("word_moves");
        let held = |name: &str, value| m.delay_if(name, moves, value);
        Offered {
            valid,
            is_last: held("merged_is_last", self.is_last),
            compressed: held("merged_to_compress", self.compressed),
            poison: held("merged_is_poison", self.poison),
            sampled: self
                .sampled
                .map(|sampled| held("merged_is_sampled", sampled)),
            data: held("merged_word", self.data),
            strobes: held("merged_strobes", self.strobes),
            found: self.found,
        }
    }
}

/// The word that was read two cycles before; with protection three, because words are corrected before they are merged.
fn word<'m>(
    m: &'m Builder,
    p: &Parameters,
    feed: &Feed<'m>,
    entries: &Entries<'m>,
    [goes, last]: [Signal<'m>; 2],
    advance: Signal<'m>,
) -> Offered<'m> {
    m.section("A word; bytes that were not written come from the block that was read");
    // All is read over two cycles, protected or not.
    let is_read = m.register_reset("is_read", 1, 0);
    m.next_if(is_read, advance, goes);
    let was_read = (is_read & advance).named("word_was_read");
    if p.buffers.checks() {
        m.output("read_loads", was_read).comment(READ_LOADS_SAYS);
    }
    let offered = m.register_reset("offered", 1, 0);
    m.next_if(offered, advance, is_read);
    let mut about = vec![last];
    about.extend([0, 1, 2].map(|place| entries.about(p, place)));
    about.extend(p.sampling.as_ref().map(|_| entries.about(p, 3)));
    about.extend(p.buffers.checks().then(|| entries.entry(p)));
    let about = m.delay_if("about_read", goes, concat(&about));
    let about = m.delay_if("about_word", was_read, about);
    let [is_last, compressed, merged, poison] = [0, 1, 2, 3].map(|place| about.bit(place));
    let held = |name: &str, value| {
        if p.buffers.checks() {
            return value;
        }
        m.delay_if(name, was_read, value)
    };
    let read_data = held("data_held", feed.read_data);
    let read_strobes = held("strobes_held", feed.read_strobes);
    let modify_data = held("modify_held", feed.modify_data);
    // A byte that is sent without a strobe is zero, not what another block left in the buffer.
    let bytes = (0..p.port_bytes).map(|byte| {
        let is_written = read_strobes.bit(byte);
        let written = is_written.gate(read_data.slice(byte * 8, 8));
        let kept = merged & !is_written;
        written | kept.gate(modify_data.slice(byte * 8, 8))
    });
    let ones = poison.replicate(p.port_bits());
    let data = (concat(&bytes.collect::<Vec<_>>()) | ones).named("word");
    let of_bytes = p.buffers.checks().then(|| checks_of_bytes(m, p));
    // Without its strobes, nothing of a word is written to memory.
    let known = of_bytes.map_or(read_strobes, |found| {
        let lost = found.damaged.bit(p.port_bytes);
        (!lost).gate(read_strobes).named("strobes_known")
    });
    let strobes = known | (merged | poison).replicate(p.port_bytes);
    let found = of_bytes.map(|of_bytes| {
        let used = offered & advance & !poison;
        let low = about.width() - p.entry_bits();
        let entry = about.slice(low, p.entry_bits());
        check(
            m,
            used.named("word_is_used"),
            is_last,
            entry,
            (read_strobes, of_bytes),
            merged,
        )
    });
    let word = Offered {
        valid: offered,
        is_last,
        compressed,
        poison,
        sampled: p.sampling.as_ref().map(|_| about.bit(4)),
        data,
        strobes,
        found,
    };
    if p.buffers.checks() {
        word.later(m, advance)
    } else {
        word
    }
}

/// The ports to the value-frequency table, which snoops.
fn snooped<'m>(m: &'m Builder, word: &Offered<'m>, sampled: Signal<'m>, advance: Signal<'m>) {
    m.section("The value-frequency table snoops");
    let goes_on = m.register_reset("sampled_word", 1, 0);
    goes_on.comment("One cycle later, because `advance` is late.");
    m.next(goes_on, word.valid & advance & sampled);
    m.output("sampled_valid", goes_on)
        .comment("Word for the value-frequency table is valid");
    m.output(
        "sampled_last",
        m.delay("sampled_word_is_last", word.is_last),
    )
    .comment("Word is the last of its block");
    m.output("sampled_data", m.delay("sampled_word_data", word.data))
        .comment("Word for the value-frequency table");
}

/// Numbers of the entries whose blocks are inside, in their order, and whether a compressor has them.
struct Order<'m> {
    entry: Signal<'m>,
    /// The block at the head is, or was, in a compressor.
    of_unit: Signal<'m>,
    at_head: Signal<'m>,
    /// Driven later: the block at the head leaves.
    leaves: Signal<'m>,
    /// Driven later: a word for memory has a place.
    place: Signal<'m>,
    /// A word of a compressor leaves, if there is one.
    takes_packed: Signal<'m>,
}

impl<'m> Order<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        feed: &Feed<'m>,
        entries: &Entries<'m>,
    ) -> Result<Self, DesignError> {
        let leaves = m.wire("block_leaves", 1);
        let order_in = concat(&[feed.entry, entries.compresses]);
        // Energy control holds some, too.
        let blocks = match p.energy_control {
            None => p.in_compressors.next_power_of_two().min(p.entries),
            Some(_) => p.entries,
        };
        let order = headed(m, "order", blocks, entries.takes, order_in, leaves)?;
        m.drive(entries.room, order.s_ready);
        let of_unit = order.m_data.bit(p.entry_bits());
        let at_head = order.m_valid;
        let place = m.wire("has_place", 1);
        Ok(Order {
            entry: order.m_data.slice(0, p.entry_bits()),
            of_unit,
            at_head,
            leaves,
            place,
            takes_packed: (at_head & of_unit & place).named("takes_compressed"),
        })
    }
}

/// The compressors. They take blocks in turn.
struct Compressors<'m> {
    units: Vec<UnitOutputs<'m>>,
    from: Signal<'m>,
    /// Driven later: the word that the unit in turn offers is taken, and ends its block.
    taken: Signal<'m>,
    ends: Signal<'m>,
    /// The unit in turn accepts a word.
    ready: Signal<'m>,
    /// Driven later: energy control accepts it, too.
    raw_ready: Signal<'m>,
    inject: Option<Signal<'m>>,
}

impl<'m> Compressors<'m> {
    fn new(
        m: &'m Builder,
        p: &Parameters,
        unit: &Rc<Module>,
        word: &Offered<'m>,
        to: Signal<'m>,
    ) -> Result<Self, DesignError> {
        let taken = m.wire("unit_taken", 1);
        let ends = m.wire("unit_ends", 1);
        let from = pointer(m, "unit_from", p.compressors, ends);
        let raw_ready = m.wire("raw_ready", 1);
        let has_memories = unit.has_input("inject") || p.energy_control.is_some();
        let inject = (has_memories.then(|| Injected::Compressors.only_error(m, p))).flatten();
        let units = instances(m, "compressor", unit, p.compressors, |number| UnitPorts {
            valid: word.valid & word.compressed & raw_ready & to.eq_to(u64::from(number)),
            data: word.data,
            last: word.is_last,
            user: None,
            ready: taken & from.eq_to(u64::from(number)),
            inject: inject.filter(|_| unit.has_input("inject")),
        })?;
        let readies = of_all(&units, |unit| unit.s_axis_tready);
        let ready = select(m, "unit_ready", to, &readies)?;
        Ok(Compressors {
            units,
            from,
            taken,
            ends,
            ready,
            raw_ready,
            inject,
        })
    }

    /// The output beat of the compressor whose turn it is.
    fn beat(&self, m: &'m Builder, p: &Parameters) -> Result<Beat<'m>, DesignError> {
        type Port = for<'m> fn(&UnitOutputs<'m>) -> Signal<'m>;
        let of_turn =
            |name: &str, port: Port| select(m, name, self.from, &of_all(&self.units, port));
        let valid = of_turn("valid_chosen", |unit| unit.m_axis_tvalid)?;
        let last = of_turn("last_chosen", |unit| unit.m_axis_tlast)?;
        let data = of_turn("data_chosen", |unit| unit.m_axis_tdata)?;
        let user = of_turn("metadata_chosen", |unit| unit.m_axis_tuser)?;
        m.drive(self.ends, valid & self.taken & last);
        Ok(Beat {
            valid,
            data,
            last,
            metadata: user.slice(0, p.metadata_bits()),
            damaged: damaged_bit(p, user),
        })
    }

    /// The output beat behind energy control, if there is any, and the flags of corrected words.
    fn sent(
        &self,
        m: &'m Builder,
        p: &Parameters,
        word: &Offered<'m>,
        takes: Signal<'m>,
    ) -> Result<(Beat<'m>, Vec<Signal<'m>>), DesignError> {
        let of_units = self.beat(m, p)?;
        let corrected = self.units.iter().filter_map(|unit| unit.corrected);
        let Some(control) = &p.energy_control else {
            m.drive(self.taken, takes);
            m.drive(self.raw_ready, m.constant(1, 1));
            return Ok((of_units, corrected.collect()));
        };
        let inputs = EnergyControlInputs {
            s_axis_tvalid: of_units.valid,
            s_axis_tdata: of_units.data,
            s_axis_tlast: of_units.last,
            s_axis_tuser: of_units.metadata,
            s_raw_axis_tvalid: word.valid & word.compressed & self.ready,
            s_raw_axis_tdata: word.data,
            s_raw_axis_tlast: word.is_last,
            m_axis_tready: takes,
            inject: self.inject,
        };
        let stage = m.instance("energy_control", &energy_control(control)?, inputs);
        m.drive(self.taken, stage.s_axis_tready);
        m.drive(self.raw_ready, stage.s_raw_axis_tready);
        let beat = Beat {
            valid: stage.m_axis_tvalid,
            data: stage.m_axis_tdata,
            last: stage.m_axis_tlast,
            metadata: stage.m_axis_tuser.slice(0, p.metadata_bits()),
            // A raw block is not the one that waited in the compressor.
            damaged: damaged_bit(p, stage.m_axis_tuser),
        };
        Ok((beat, corrected.chain(stage.corrected).collect()))
    }
}

pub(super) fn pack(p: &Parameters, unit: &Rc<Module>) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("pack"));
    m.doc("Path of blocks to memory, with the compressors. Compressors take blocks in turn; blocks that are not to be compressed bypass them. Blocks leave in the order in which they came.");
    let feed = Feed::inputs(&m, p);

    m.section("Queue of entries, so that a block follows the previous one without a gap");
    let advance = m.wire("advance", 1);
    let entries = Entries::new(&m, p, &feed)?;
    let read = reads(&m, p, &entries, advance);
    let word = word(&m, p, &feed, &entries, read, advance);
    if let Some(sampled) = word.sampled {
        snooped(&m, &word, sampled, advance);
    }

    m.section("The compressors, and the bypass");
    let passed = (word.valid & advance & word.is_last & word.compressed).named("compressor_is_fed");
    let unit_to = pointer(&m, "unit_to", p.compressors, passed);
    let order = Order::new(&m, p, &feed, &entries)?;
    let compressors = Compressors::new(&m, p, unit, &word, unit_to)?;
    let around =
        (word.valid & !word.compressed & order.at_head & !order.of_unit).named("goes_around");
    let goes_in = compressors.ready & compressors.raw_ready;
    m.drive(
        advance,
        !word.valid | word.compressed.mux(goes_in, around & order.place),
    );

    m.section("The output of the compressors");
    let (packed, corrected) = compressors.sent(&m, p, &word, order.takes_packed)?;
    if let Some(sent) = word.found {
        let leaves = order.takes_packed & packed.valid;
        let damaged = (packed.damaged).map_or(m.zero(1), |damaged| leaves & damaged);
        let damaged = damaged.named("packed_is_damaged");
        check_packed(&m, sent, corrected, (damaged, order.entry));
    }
    leave(&m, p, &word, &order, &packed, around)?;
    counted(&m, p, &entries, &order, &packed);
    if p.tables.is_some() {
        let damage = (compressors.units.iter()).filter_map(|unit| unit.table_damage);
        m.output("compressor_damage", concat(&damage.collect::<Vec<_>>()))
            .comment("table_damage of each compressor, the first lowest");
    }
    m.finish()
}

/// The block at the head leaves word by word: from a compressor, or `around` them.
fn leave<'m>(
    m: &'m Builder,
    p: &Parameters,
    word: &Offered<'m>,
    order: &Order<'m>,
    packed: &Beat<'m>,
    around: Signal<'m>,
) -> Result<(), DesignError> {
    let of_unit = order.of_unit;
    let out = Word {
        valid: ((order.at_head & of_unit & packed.valid) | around).named("word_is_valid"),
        entry: order.entry,
        metadata: {
            let raw = m.localparam("RAW", p.raw(), p.metadata_bits());
            of_unit.mux(packed.metadata, (!word.poison).gate(raw))
        },
        poisons: word.poison & !of_unit,
        data: of_unit.mux(packed.data, word.data),
        strobes: {
            let all = m.constant(1, 1).replicate(p.port_bytes);
            of_unit.mux(all, word.strobes)
        },
    };
    m.drive(order.place, to_memory(m, p, &out)?);
    let last = of_unit.mux(packed.last, word.is_last);
    m.drive(order.leaves, out.valid & order.place & last);
    Ok(())
}

/// Counts the blocks inside the compressors, and says when a compressed one leaves.
fn counted<'m>(
    m: &'m Builder,
    p: &Parameters,
    entries: &Entries<'m>,
    order: &Order<'m>,
    packed: &Beat<'m>,
) {
    let inside = m.register_reset("blocks_inside", p.entry_bits() + 1, 0);
    inside.comment("Number of blocks in compressors or in energy control.");
    let enters = entries.takes & entries.compresses;
    let packed_leaves = order.leaves & order.of_unit;
    let more = enters.mux(inside.plus(1), inside - m.constant(1, inside.width()));
    m.next_if(inside, enters ^ packed_leaves, more);
    m.output("compressing", inside.any())
        .comment("Blocks are in compressors or in energy control");
    let is_compressed = packed.valid & !packed.metadata.eq_to(p.raw());
    m.output("compressed", order.takes_packed & is_compressed)
        .comment("A compressed block is sent to memory in this cycle");
}
