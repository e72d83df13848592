//! The registers that software writes and reads, by address. [`register_port`](super::register_port) is their
//! hardware.

use super::attributes::{attributes, Attribute};
use super::commands::{COMMANDS, COMMANDS_SAY, TEST};
use super::{Parameters, COMBINE_BITS, PAGE_BITS};
use crate::hdl::{concat, Builder, Signal};
use crate::rtl::common::axi_lite::revision;
use crate::rtl::common::registers::{Access, Field, Region};
use crate::rtl::protect::injected;

/// Bits of a byte address. The two highest bits are 0 for the unit's own registers, 1 for the tables of all
/// compressors, 2 for those of all decompressors, and [`SAMPLING`] for the value-frequency table.
pub const ADDRESS_BITS: u32 = 20;
/// Bits of a byte address within the tables of the compressors or of the decompressors.
pub const UNIT_BITS: u32 = 18;
/// The two highest bits of the value-frequency table's addresses.
pub const SAMPLING: u32 = 3;

/// Identifies the unit: `HDLG`.
pub const IDENTITY: u32 = 0x000;
/// The value of the identity register.
pub const IDENTITY_WORD: u32 = 0x4844_4c47;
/// Commands, one bit each, in the order of [`COMMANDS`]; written.
pub const COMMAND: u32 = 0x004;
/// Mode in bits 0 and 1, busy in 4, failed in 5, nothing compressed in 6.
pub const STATUS: u32 = 0x008;
/// Events that have happened; writing 1 to a bit clears it.
pub const HAPPENED: u32 = 0x014;
/// The block of the first error since no error's event was set, low word and high word.
pub const ERROR_BLOCK: u32 = 0x020;
/// The metadata line that was lost first.
pub const LOST_LINE: u32 = 0x028;
/// The metadata line of the first metadata error.
pub const FAILED_LINE: u32 = 0x02c;
/// The block of the first write that failed after its early response, low word and high word.
pub const POSTED_BLOCK: u32 = 0x034;
/// The metadata line whose blocks were poisoned first, if metadata are protected.
pub const POISONED_LINE: u32 = 0x030;
/// Tables with damaged words, by kind, if their words are checked.
pub const TABLES: u32 = 0x064;
/// Damaged words that the last test of the tables found.
pub const DAMAGED_WORDS: u32 = 0x068;
/// The byte address of the first of them.
pub const DAMAGED_WORD_ADDRESS: u32 = 0x06c;
/// The block of the first damaged word of a buffer, low word and high word.
pub const DAMAGED_BLOCK: u32 = 0x070;
/// Errors to inject, if memories are protected.
pub const INJECT: u32 = 0x058;
/// Counters, one word each.
pub const COUNTERS: u32 = 0x100;
/// Ranges: first page, page after the range, rule, and an unused word.
pub const RANGES: u32 = 0x080;
/// Distance from a range's first register to the next range's.
pub const RANGE_STRIDE: u32 = 16;
/// Distance from a range's first register to the page after it.
pub const RANGE_END: u32 = 4;
/// Distance from a range's first register to its rule.
pub const RANGE_RULE: u32 = 8;
/// Bits of a rule.
pub const RULES: [(&str, &str); 3] = [
    ("used", "1: the range is enabled"),
    ("compress", "0: new writes are stored raw"),
    (
        "metadata",
        "0: metadata are not looked up, all blocks are raw",
    ),
];

/// A register that software writes and reads.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its name is also the port's name.
    pub region: Region,
    /// Software can write it only while the unit is off.
    pub while_off: bool,
}

/// A register that holds a page's number.
fn page(p: &Parameters, name: &str, address: u32, holds: &str) -> Written {
    let bits = p.address_bits - PAGE_BITS;
    written_word(
        name,
        address,
        holds,
        [Field::new("page", 0, bits, holds).reset(0)],
    )
}

fn written_word(
    name: &str,
    address: u32,
    holds: &str,
    fields: impl IntoIterator<Item = Field>,
) -> Written {
    Written {
        region: Region::new(name, address, 1, holds).fields(fields),
        while_off: false,
    }
}

/// Fields of one bit each, from bit `low` on: names and meanings.
fn flags(low: u32, all: &[(&str, &str)]) -> Vec<Field> {
    let numbered = (low..).zip(all);
    let fields = numbered.map(|(bit, (name, holds))| Field::new(name, bit, 1, *holds));
    fields.collect()
}

/// Events with an interrupt, and their meanings.
const EVENTS: [(&str, &str); 8] = [
    (
        "corrupt_block",
        "A block that was read is not a valid encoding, or is poisoned",
    ),
    (
        "read_error",
        "The memory answered a read of data with an error",
    ),
    (
        "write_error",
        "The memory answered a write of data with an error",
    ),
    ("metadata_error", "Metadata could not be fetched"),
    ("metadata_lost", "A metadata line could not be written back"),
    ("command_ends", "A command has ended"),
    ("poison_lost", "Poison could not be written"),
    (
        "posted_write_lost",
        "A write failed after its early response",
    ),
];

/// The event of protected buffers.
const DAMAGED_WORD: (&str, &str) = (
    "damaged_word",
    "A word of a buffer could not be corrected: an error for the read, poison for the write",
);

/// The events of protected metadata.
const OF_METADATA: [(&str, &str); 2] = [
    (
        "damaged_metadata",
        "The metadata cache has stopped, because a damaged word cannot be recovered: accesses to the compressed region are refused until init",
    ),
    (
        "poisoned_metadata",
        "A damaged word of a dirty metadata line: the blocks whose metadata it held are poisoned",
    ),
];

/// The event of checked tables.
const TABLE_DAMAGE: (&str, &str) = (
    "table_damage",
    "A word of the tables is damaged: until the tables are loaded again, blocks are stored raw and reads of compressed ones fail",
);

/// Events with an interrupt, and their meanings.
pub fn events(p: &Parameters) -> Vec<(&'static str, &'static str)> {
    let of_buffers = p.buffers.checks().then_some(DAMAGED_WORD);
    let of_metadata = OF_METADATA.into_iter().filter(|_| p.metadata.checks());
    let of_tables = p.tables.as_ref().map(|_| TABLE_DAMAGE);
    let protected = of_buffers.into_iter().chain(of_metadata).chain(of_tables);
    EVENTS.into_iter().chain(protected).collect()
}

/// Memories in which a bit of a word is flipped after their bit of the register is set: in the next word that
/// is written; for [`Injected::Stored`] in the next word that is read, because not every word written there
/// is read.
#[derive(Clone, Copy, Debug)]
pub enum Injected {
    /// Blocks as stored, for a decompressor.
    Stored,
    /// Blocks for the client.
    Read,
    /// Blocks that are read for read-modify-write.
    Modified,
    /// Bytes to write to memory.
    Written,
    /// Metadata lines.
    Lines = 5,
    /// The metadata cache's directory.
    Sets,
    /// The tables of all compressors.
    CompressorTables,
    /// The tables of all decompressors.
    DecompressorTables,
    /// All RAMs of words about reads.
    Reads,
    /// All RAMs of words about writes.
    Writes,
    /// Beats of metadata lines that wait for the metadata cache.
    Beats,
    /// All RAMs inside the compressors, but for the tables.
    Compressors,
    /// The value-frequency table.
    Counts,
}

/// The register's bit that selects two flipped bits.
const TWO: u32 = 4;

/// The register's fields: each RAM, and whether two bits are flipped. In the tables, always one bit is.
const INJECTED: [(&str, &str); 14] = [
    ("stored", "The next word for a decompressor"),
    ("read", "The next word for the client"),
    ("modified", "The next word of a block that is modified"),
    ("written", "The next byte for memory"),
    ("two", "Two bits are flipped"),
    ("lines", "The next word of a metadata line"),
    ("sets", "The next word of the metadata cache's directory"),
    (
        "compressor_tables",
        "The next word that is written to the compressors' tables; one bit",
    ),
    (
        "decompressor_tables",
        "The next word that is written to the decompressors' tables; one bit",
    ),
    ("reads", "The next word in each RAM of words about reads"),
    ("writes", "The next word in each RAM of words about writes"),
    ("beats", "The next beat of a metadata line"),
    (
        "compressors",
        "The next word in each RAM of the compressors and of energy control, but for tables",
    ),
    (
        "counts",
        "The next word in each way of the value-frequency table; one bit",
    ),
];

/// Bits of the number of damaged words: of 16 compressors and as many decompressors, which have 3 × 4,096 at most.
pub(super) const COUNT_BITS: u32 = 18;

/// Whether some memory is protected, so that there is the register.
pub fn injects(p: &Parameters) -> bool {
    p.buffers.checks() || p.metadata.checks() || p.tables.is_some()
}

/// Bits of the register.
pub(super) fn inject_bits(p: &Parameters) -> u32 {
    let last = (0..INJECTED.len() as u32).rfind(|bit| is_injected(p, *bit));
    last.map_or(0, |last| last + 1)
}

/// The register of errors to inject, in a module that has RAMs of some `kinds`.
pub(super) fn inject_port<'m>(m: &'m Builder, p: &Parameters, kinds: &[Injected]) -> Signal<'m> {
    let kinds: Vec<String> = kinds
        .iter()
        .map(|kind| format!("bit {} {}", *kind as u32, INJECTED[*kind as usize].0))
        .collect();
    m.input("inject", inject_bits(p)).comment(&format!(
        "Errors to inject: {}; bit {TWO}: two bits",
        kinds.join(", ")
    ))
}

/// Whether a unit has this bit of the register.
fn is_injected(p: &Parameters, bit: u32) -> bool {
    use Injected::{Beats, CompressorTables, Counts, DecompressorTables, Lines, Sets};
    let is_one_of = |kinds: &[Injected]| kinds.iter().any(|kind| *kind as u32 == bit);
    if bit == TWO {
        p.buffers.checks() || p.metadata.checks()
    } else if is_one_of(&[CompressorTables, DecompressorTables]) {
        p.tables.is_some()
    } else if is_one_of(&[Counts]) {
        p.counts().checks()
    } else if is_one_of(&[Lines, Sets, Beats]) {
        p.metadata.checks()
    } else {
        p.buffers.checks()
    }
}

/// The register's fields in a unit, with their bits.
fn injected_fields(p: &Parameters) -> impl Iterator<Item = Field> + '_ {
    let all = flags(0, &INJECTED).into_iter().zip(0..);
    all.filter(|(_, bit)| is_injected(p, *bit))
        .map(|(field, _)| field.reset(0))
}

impl Injected {
    /// The error to [inject](crate::rtl::protect::Write::inject), in a module that has RAMs of this kind alone, if they
    /// are protected.
    pub(super) fn only_error<'m>(self, m: &'m Builder, p: &Parameters) -> Option<Signal<'m>> {
        let is_protected = is_injected(p, self as u32);
        is_protected.then(|| self.error(inject_port(m, p, &[self])))
    }

    /// The bits to flip of this cycle's word in the kind's memory; `passes`: there is a word.
    pub(super) fn flips<'m>(
        self,
        m: &'m Builder,
        register: Signal<'m>,
        passes: Signal<'m>,
    ) -> Signal<'m> {
        let [wanted, two] = self.wanted(register);
        injected(m, INJECTED[self as usize].0, wanted, two, passes)
    }

    /// The error to [inject](crate::rtl::protect::Write::inject) into the next word.
    pub(super) fn error(self, register: Signal<'_>) -> Signal<'_> {
        concat(&self.wanted(register))
    }

    /// Whether to flip a word's bits, and whether two of them.
    pub(super) fn wanted(self, register: Signal<'_>) -> [Signal<'_>; 2] {
        [self as u32, TWO].map(|bit| register.bit(bit))
    }
}

/// The counters of every unit.
pub const COUNTED: [&str; 14] = [
    "cycle",
    "block_read",
    "beat_written",
    "data_beat_read",
    "data_beat_written",
    "metadata_beat_read",
    "metadata_beat_written",
    "metadata_hit",
    "metadata_miss",
    "block_written",
    "block_written_raw",
    "block_modified",
    "write_stalls",
    "read_stalls",
];

/// More counters with protected buffers: cycles with corrected or damaged words.
pub const CHECKED: [&str; 2] = ["corrected_words", "damaged_words"];

/// More counters with protected metadata: cycles in which a word is corrected, lines that are fetched again,
/// and words whose metadata are lost.
pub const CHECKED_METADATA: [&str; 3] =
    ["corrected_metadata", "refetched_metadata", "lost_metadata"];

/// One more counter with checked tables: cycles in which the first damaged word was found in the tables of a
/// compressor or decompressor, since they were loaded.
pub const CHECKED_TABLES: &str = "damaged_tables";

/// The counters of a unit.
pub fn counted(p: &Parameters) -> Vec<&'static str> {
    let checked = CHECKED.into_iter().filter(|_| p.buffers.checks());
    let of_metadata = CHECKED_METADATA.into_iter().filter(|_| p.metadata.checks());
    COUNTED
        .into_iter()
        .chain(checked)
        .chain(of_metadata)
        .chain(p.tables.as_ref().map(|_| CHECKED_TABLES))
        .collect()
}

/// The registers that software writes and reads; those of the ranges come last.
pub fn written(p: &Parameters) -> Vec<Written> {
    let off = |register: Written| Written {
        while_off: true,
        ..register
    };
    let page = |name: &str, address, holds: &str| page(p, name, address, holds);
    let bypass = "1: nothing is compressed any more; set by a scrub";
    let early = "1: writes with AWCACHE[0] are answered when their beats are accepted";
    let combine = "Cycles that a partial block waits for the rest";
    let enable = "Interrupt enables, with the bits of events";
    let enables = event_fields(p, "irq: ").map(|field| field.reset(0));
    let mut all = vec![
        written_word(
            "bypass",
            0x00c,
            bypass,
            [Field::new("bypass", 0, 1, bypass).reset(0)],
        ),
        written_word(
            "combine",
            0x010,
            combine,
            [Field::new("cycles", 0, COMBINE_BITS, combine).reset(32)],
        ),
        written_word("irq_enable", 0x018, enable, enables),
        off(page(
            "region_first",
            0x040,
            "First page of the compressed region; written while the unit is off",
        )),
        off(page(
            "region_end",
            0x044,
            "Page after the compressed region; written while the unit is off",
        )),
        off(page(
            "metadata_first",
            0x048,
            "First page of the metadata region; written while the unit is off",
        )),
        off(page(
            "metadata_end",
            0x04c,
            "Page after the metadata region; written while the unit is off",
        )),
        page(
            "scrub_first",
            0x050,
            "First page to be stored raw by a scrub",
        ),
        page(
            "scrub_end",
            0x054,
            "Page after the pages to be stored raw by a scrub",
        ),
        own_attributes(p),
        written_word(
            "early_response",
            0x060,
            early,
            [Field::new("early_response", 0, 1, early).reset(0)],
        ),
    ];
    if injects(p) {
        let says = "Injects errors: a bit that goes from 0 to 1 flips a bit of one word";
        all.push(written_word("inject", INJECT, says, injected_fields(p)));
    }
    all.extend((0..p.ranges).flat_map(|number| range(p, number)));
    all
}

/// The attributes of the unit's own accesses, which no client requested.
fn own_attributes(p: &Parameters) -> Written {
    let mut low = 0;
    let fields = attributes(p).map(|Attribute { name, bits, says }| {
        low += bits;
        Field::new(name, low - bits, bits, says).reset(0)
    });
    let says = "Attributes of the unit's own accesses to memory: of metadata, scrubs and poison";
    written_word("own_attributes", 0x05c, says, fields)
}

/// The registers of a range.
fn range(p: &Parameters, number: u32) -> [Written; 3] {
    let base = RANGES + RANGE_STRIDE * number;
    let name = |what: &str| format!("range{number}_{what}");
    let rule = flags(0, &RULES).into_iter().map(|field| field.reset(0));
    [
        page(p, &name("first"), base, "First page of the range"),
        page(p, &name("end"), base + RANGE_END, "Page after the range"),
        written_word(
            &name("rule"),
            base + RANGE_RULE,
            "What the range is for",
            rule,
        ),
    ]
}

fn event_fields<'a>(p: &Parameters, before: &'a str) -> impl Iterator<Item = Field> + 'a {
    let all = (0..).zip(events(p));
    all.map(move |(bit, (name, says))| Field::new(name, bit, 1, format!("{before}{says}")))
}

/// Comment of the two words of a block's number.
const BLOCK_NUMBER: &str = "Its address / block size: bits 31:0, then the rest";

/// All registers of the unit itself, sorted by address.
pub fn map(p: &Parameters) -> Vec<Region> {
    let read_only = |name: &str, address, words, holds: &str, field: Field| {
        let region = Region::new(name, address, words, holds);
        region.with(Access::ReadOnly).field(field)
    };
    let line = |name: &str, address, holds: &str| {
        let field = Field::new(
            "line",
            0,
            p.line_bits(),
            "Its number, counted from metadata_first",
        );
        read_only(name, address, 1, holds, field)
    };
    let [command, status, events] = commands_and_events(p);
    let identity = "Identifies the unit: HDLG in ASCII";
    let word = Field::new("identity", 0, 32, identity).reset(IDENTITY_WORD);
    let mut all = vec![
        read_only("identity", IDENTITY, 1, identity, word),
        command,
        status,
        events,
        revision(),
        read_only(
            "error_block",
            ERROR_BLOCK,
            2,
            "The block that set the first of events 0, 1, 2 and 6, until all four are cleared",
            Field::new("block", 0, 32, BLOCK_NUMBER),
        ),
        read_only(
            "posted_block",
            POSTED_BLOCK,
            2,
            "The block that set the first event 7, until it is cleared",
            Field::new("block", 0, 32, BLOCK_NUMBER),
        ),
        line(
            "lost_line",
            LOST_LINE,
            "The metadata line of the first event metadata_lost",
        ),
        line(
            "failed_line",
            FAILED_LINE,
            "The metadata line of the first event metadata_error",
        ),
        read_only(
            "counters",
            COUNTERS,
            counted(p).len() as u32,
            &format!("Counters, a word each: {}", numbered(&counted(p))),
            Field::new(
                "count",
                0,
                32,
                "Counts since reset, wraps around, cannot be cleared",
            ),
        ),
    ];
    if p.metadata.checks() {
        let holds = "The metadata line of the first event poisoned_metadata";
        all.push(line("poisoned_line", POISONED_LINE, holds));
    }
    if p.buffers.checks() {
        all.push(read_only(
            "damaged_block",
            DAMAGED_BLOCK,
            2,
            "The block of the first word that set event damaged_word, until it is cleared",
            Field::new("block", 0, 32, BLOCK_NUMBER),
        ));
    }
    if p.tables.is_some() {
        all.extend(of_tables());
    }
    all.extend(written(p).into_iter().map(|register| register.region));
    all.sort_by_key(|region| region.address);
    all
}

/// The registers of checked tables.
fn of_tables() -> [Region; 3] {
    let in_doubt = |kind: &str| {
        format!("1: a word of the {kind}s' tables was found damaged, and they are not loaded again")
    };
    let fields = [(0, "compressor"), (1, "decompressor")];
    let fields = fields
        .map(|(bit, kind)| Field::new(&format!("{kind}_damage"), bit, 1, in_doubt(kind)).reset(0));
    let words = "Damaged words that the last test_tables found, a word once for each compressor or decompressor";
    let first = "Byte address of the first of them, among all registers";
    let region = |name: &str, address, holds: &str| {
        Region::new(name, address, 1, holds).with(Access::ReadOnly)
    };
    [
        region("tables", TABLES, "Damage of the tables").fields(fields),
        region("damaged_table_words", DAMAGED_WORDS, words)
            .field(Field::new("words", 0, COUNT_BITS, words).reset(0)),
        region("damaged_table_word", DAMAGED_WORD_ADDRESS, first)
            .field(Field::new("address", 0, ADDRESS_BITS, first).reset(0)),
    ]
}

fn numbered(names: &[&str]) -> String {
    let numbered = names.iter().enumerate();
    let named = numbered.map(|(number, name)| format!("{number} {}", name.replace('_', " ")));
    named.collect::<Vec<_>>().join(", ")
}

fn commands_and_events(p: &Parameters) -> [Region; 3] {
    let test = p.tables.as_ref().map(|_| TEST);
    let commands = COMMANDS.into_iter().zip(COMMANDS_SAY).chain(test);
    let commands: Vec<_> = commands.collect();
    let command = "Starts a command: write exactly one bit; SLVERR if it cannot start now";
    let states = [
        ("busy", "A command is in progress"),
        (
            "failed",
            "The last init, flush or scrub that has ended failed",
        ),
        (
            "nothing_compressed",
            "The compressed region has only raw blocks",
        ),
    ];
    let mode = Field::new("mode", 0, 2, "0 off, 1 init, 2 run").reset(0);
    let states = flags(4, &states).into_iter().map(|field| field.reset(0));
    let events = event_fields(p, "").map(|field| field.reset(0));
    [
        Region::new("command", COMMAND, 1, command)
            .with(Access::WriteOnly)
            .fields(flags(0, &commands)),
        Region::new("status", STATUS, 1, "State of the unit")
            .with(Access::ReadOnly)
            .field(mode)
            .fields(states),
        Region::new("events", HAPPENED, 1, "Event flags; write 1 to clear")
            .with(Access::OnesClear)
            .fields(events),
    ]
}
