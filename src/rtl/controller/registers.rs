//! What software writes and reads of the unit, by address. [`register_port`](super::register_port) is its hardware.

use super::attributes::{attributes, Attribute};
use super::commands::{COMMANDS, COMMANDS_SAY};
use super::{Parameters, COMBINE_BITS, PAGE_BITS};
use crate::hdl::{Builder, Signal};
use crate::rtl::common::axi_lite::revision;
use crate::rtl::common::registers::{Access, Field, Region};
use crate::rtl::protect::injected;

/// Bits of a byte address. The two highest are 0 for the unit's own registers, 1 for the tables of
/// all compressors, 2 for those of all decompressors, [`SAMPLING`] for what is sampled.
pub const ADDRESS_BITS: u32 = 20;
/// Bits of a byte address within one half's tables.
pub const UNIT_BITS: u32 = 18;
/// The two highest bits of the value-frequency table's addresses.
pub const SAMPLING: u32 = 3;

/// Says that this is the unit: `HDLG`.
pub const IDENTITY: u32 = 0x000;
/// What it says.
pub const IDENTITY_WORD: u32 = 0x4844_4c47;
/// Bits in the order of the commands; written.
pub const COMMAND: u32 = 0x004;
/// Mode in bits 0 and 1, busy 4, failed 5, nothing compressed 6.
pub const STATUS: u32 = 0x008;
/// Events that have happened; a 1 written to a bit clears it.
pub const HAPPENED: u32 = 0x014;
/// The block, low and high word, of the first error since none of them is set.
pub const ERROR_BLOCK: u32 = 0x020;
/// The metadata line that was lost first.
pub const LOST_LINE: u32 = 0x028;
/// The metadata line of the first metadata error.
pub const FAILED_LINE: u32 = 0x02c;
/// The block, low and high word, of the first write that failed behind its answer.
pub const POSTED_BLOCK: u32 = 0x034;
/// The metadata line whose blocks were poisoned first, of a unit with protected metadata.
pub const POISONED_LINE: u32 = 0x030;
/// Errors to inject, of a unit with protected memories.
pub const INJECT: u32 = 0x058;
/// Counters, a word each.
pub const COUNTERS: u32 = 0x100;
/// Ranges: first page, end, rule, and a word of nothing.
pub const RANGES: u32 = 0x080;
/// From a range's first register to the next one's.
pub const RANGE_STRIDE: u32 = 16;
/// From a range's first register to the page behind it.
pub const RANGE_END: u32 = 4;
/// From a range's first register to its rule.
pub const RANGE_RULE: u32 = 8;
/// Bits of a rule.
pub const RULES: [(&str, &str); 3] = [
    ("used", "The range counts"),
    ("compress", "What is written to it is compressed"),
    ("metadata", "Metadata are consulted"),
];

/// A register that software writes and reads.
#[derive(Clone, Debug)]
pub struct Written {
    /// Its name is the port's too.
    pub region: Region,
    /// Written while the unit is off only.
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

/// Fields of a bit each, from bit `low` on: names and what they say.
fn flags(low: u32, all: &[(&str, &str)]) -> Vec<Field> {
    let numbered = (low..).zip(all);
    let fields = numbered.map(|(bit, (name, holds))| Field::new(name, bit, 1, *holds));
    fields.collect()
}

/// What has an interrupt, and what each means.
const EVENTS: [(&str, &str); 8] = [
    (
        "corrupt_block",
        "A block that was read is no encoding, or poisoned",
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
        "A write failed that was answered early",
    ),
];

/// The event of protected buffers.
const DAMAGED_WORD: (&str, &str) = (
    "damaged_word",
    "A word of a buffer could not be corrected: an error for who reads it, poison for what is written",
);

/// The events of protected metadata.
const OF_METADATA: [(&str, &str); 2] = [
    (
        "damaged_metadata",
        "The metadata cache has stopped, as a damaged word is of any line: accesses to the compressed region are refused until init",
    ),
    (
        "poisoned_metadata",
        "A damaged word of a changed metadata line: the blocks whose metadata it had are poisoned",
    ),
];

/// What has an interrupt, and what each means.
pub fn events(p: &Parameters) -> Vec<(&'static str, &'static str)> {
    let of_buffers = p.buffers.checks().then_some(DAMAGED_WORD);
    let of_metadata = OF_METADATA.into_iter().filter(|_| p.metadata.checks());
    let protected = of_buffers.into_iter().chain(of_metadata);
    EVENTS.into_iter().chain(protected).collect()
}

/// Memories a word of which gets a flipped bit once its bit of the register is set: the next one that is written, of
/// [`Injected::Stored`] the next one that is read, as not every word written there is read.
#[derive(Clone, Copy, Debug)]
pub enum Injected {
    /// Blocks as they are stored, on their way to a decompressor.
    Stored,
    /// Blocks on their way to the client.
    Read,
    /// Blocks that are read to be modified.
    Modified,
    /// Bytes on their way to memory.
    Written,
    /// Metadata lines.
    Lines = 5,
    /// The metadata cache's directory.
    Sets,
}

/// The bit of the register that says that two bits are flipped.
const TWO: u32 = 4;

/// The register's fields: those of buffers, whether two bits are flipped, and those of the metadata cache.
const INJECTED: [(&str, &str); 7] = [
    ("stored", "The next word for a decompressor"),
    ("read", "The next word for the client"),
    ("modified", "The next word of a block that is modified"),
    ("written", "The next byte for memory"),
    ("two", "Two bits are flipped"),
    ("lines", "The next word of a metadata line"),
    ("sets", "The next word of the metadata cache's directory"),
];

/// The same for ports.
pub(super) const INJECTS_SAY: &str =
    "Errors to inject: 0 stored, 1 read, 2 modified, 3 written; 4 two bits";

/// Bits of the register.
pub(super) fn inject_bits(p: &Parameters) -> u32 {
    if p.metadata.checks() {
        INJECTED.len() as u32
    } else {
        TWO + 1
    }
}

/// The register's fields in a unit, with their bits.
fn injected_fields(p: &Parameters) -> impl Iterator<Item = Field> + '_ {
    let has = |bit: u32| match bit {
        TWO => true,
        0..TWO => p.buffers.checks(),
        _ => p.metadata.checks(),
    };
    let all = flags(0, &INJECTED).into_iter().zip(0..);
    all.filter(move |(_, bit)| has(*bit))
        .map(|(field, _)| field.reset(0))
}

impl Injected {
    /// The bits to flip of this cycle's word; `passes` says whether there is one.
    pub(super) fn flips<'m>(
        self,
        m: &'m Builder,
        register: Signal<'m>,
        passes: Signal<'m>,
    ) -> Signal<'m> {
        let [wanted, two] = self.wanted(register);
        injected(m, INJECTED[self as usize].0, wanted, two, passes)
    }

    /// Whether bits of a word are to be flipped, and whether two.
    pub(super) fn wanted(self, register: Signal<'_>) -> [Signal<'_>; 2] {
        [self as u32, TWO].map(|bit| register.bit(bit))
    }
}

/// What is counted.
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

/// What is counted with protected buffers besides: cycles in which there are such words.
pub const CHECKED: [&str; 2] = ["corrected_words", "damaged_words"];

/// What is counted with protected metadata besides: cycles in which a word is corrected, lines that are fetched again,
/// and words whose metadata are lost.
pub const CHECKED_METADATA: [&str; 3] =
    ["corrected_metadata", "refetched_metadata", "lost_metadata"];

/// What a unit counts.
pub fn counted(p: &Parameters) -> Vec<&'static str> {
    let checked = CHECKED.into_iter().filter(|_| p.buffers.checks());
    let of_metadata = CHECKED_METADATA.into_iter().filter(|_| p.metadata.checks());
    COUNTED
        .into_iter()
        .chain(checked)
        .chain(of_metadata)
        .collect()
}

/// The registers that software writes and reads, the ranges' last.
pub fn written(p: &Parameters) -> Vec<Written> {
    let off = |register: Written| Written {
        while_off: true,
        ..register
    };
    let page = |name: &str, address, holds: &str| page(p, name, address, holds);
    let bypass = "1: nothing is compressed any more; set by a scrub";
    let early = "1: writes with AWCACHE[0] are answered when their beats are taken";
    let combine = "Cycles that a part of a block waits for the rest";
    let enable = "Events, in bits as of events, that raise irq";
    let enables = event_fields(p, "Raises irq: ").map(|field| field.reset(0));
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
            "The page behind the compressed region; written while the unit is off",
        )),
        off(page(
            "metadata_first",
            0x048,
            "First page of the metadata region; written while the unit is off",
        )),
        off(page(
            "metadata_end",
            0x04c,
            "The page behind the metadata region; written while the unit is off",
        )),
        page(
            "scrub_first",
            0x050,
            "First page to be stored raw by a scrub",
        ),
        page("scrub_end", 0x054, "The page behind those"),
        own_attributes(p),
        written_word(
            "early_response",
            0x060,
            early,
            [Field::new("early_response", 0, 1, early).reset(0)],
        ),
    ];
    if p.buffers.checks() || p.metadata.checks() {
        let says = "Injects errors: a bit that goes from 0 to 1 flips a bit of one word";
        all.push(written_word("inject", INJECT, says, injected_fields(p)));
    }
    all.extend((0..p.ranges).flat_map(|number| range(p, number)));
    all
}

/// The attributes of accesses that no client asked for.
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
        page(
            p,
            &name("end"),
            base + RANGE_END,
            "The page behind the range",
        ),
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

/// All registers of the unit itself, by their addresses.
pub fn map(p: &Parameters) -> Vec<Region> {
    let read_only = |name: &str, address, words, holds: &str, field: Field| {
        let region = Region::new(name, address, words, holds);
        region.with(Access::ReadOnly).field(field)
    };
    let line = |name: &str, address, holds: &str| {
        let field = Field::new("line", 0, p.line_bits(), "Its number");
        read_only(name, address, 1, holds, field)
    };
    let [command, status, events] = commands_and_events(p);
    let identity = "Says that this is the unit: HDLG in ASCII";
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
            "The block of the first of events 0 to 2 and 6, low word first",
            Field::new("block", 0, 32, "Half of its number"),
        ),
        read_only(
            "posted_block",
            POSTED_BLOCK,
            2,
            "The block of the first event 7, low word first",
            Field::new("block", 0, 32, "Half of its number"),
        ),
        line("lost_line", LOST_LINE, "The metadata line of event 4"),
        line("failed_line", FAILED_LINE, "The metadata line of event 3"),
        read_only(
            "counters",
            COUNTERS,
            counted(p).len() as u32,
            &format!("Counters, a word each: {}", numbered(&counted(p))),
            Field::new("count", 0, 32, "Counts from a reset on, and wraps around"),
        ),
    ];
    if p.metadata.checks() {
        let holds = "The metadata line of the first event poisoned_metadata";
        all.push(line("poisoned_line", POISONED_LINE, holds));
    }
    all.extend(written(p).into_iter().map(|register| register.region));
    all.sort_by_key(|region| region.address);
    all
}

fn numbered(names: &[&str]) -> String {
    let numbered = names.iter().enumerate();
    let named = numbered.map(|(number, name)| format!("{number} {}", name.replace('_', " ")));
    named.collect::<Vec<_>>().join(", ")
}

fn commands_and_events(p: &Parameters) -> [Region; 3] {
    let commands: Vec<_> = COMMANDS.into_iter().zip(COMMANDS_SAY).collect();
    let command = "Starts a command; an error where it cannot be done now";
    let states = [
        ("busy", "A command is under way"),
        ("failed", "The last command failed"),
        (
            "nothing_compressed",
            "The compressed region holds raw blocks only",
        ),
    ];
    let mode = Field::new("mode", 0, 2, "0 off, 1 init, 2 run").reset(0);
    let states = flags(4, &states).into_iter().map(|field| field.reset(0));
    let events = event_fields(p, "").map(|field| field.reset(0));
    [
        Region::new("command", COMMAND, 1, command)
            .with(Access::WriteOnly)
            .fields(flags(0, &commands)),
        Region::new("status", STATUS, 1, "What the unit does")
            .with(Access::ReadOnly)
            .field(mode)
            .fields(states),
        Region::new(
            "events",
            HAPPENED,
            1,
            "What has happened; a 1 written to a bit clears it",
        )
        .with(Access::OnesClear)
        .fields(events),
    ]
}
