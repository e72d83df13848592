//! The unit's parameters: their values, and the values that are derived from them.

use std::fmt::Display;
use std::sync::Arc;

use itertools::Itertools;

use crate::bus::Decision;
use crate::design::bus::decision_about;
use crate::design::codecs::{codec, codecs};
use crate::design::value_frequency::{self, ValueFrequency};
use crate::design::{metadata_cache, Design, Role};
use crate::params::common::{MAG, MOST_BLOCKS as BLOCK};
use crate::params::{Given, OptionsError, Param, Parameter, Shown};
use crate::rtl::bus;
use crate::rtl::controller::{CheckedTables, Early, Words};
use crate::rtl::protect::Protection;
use crate::terms::BlockSize;

/// The codec if none is given: the best one that needs no training.
const DEFAULT_CODEC: &str = "pfor";

/// The codec that is trained on sampled blocks.
const SAMPLED_CODEC: &str = "e2mc";

/// Compressors, or decompressors.
pub(super) const MOST_UNITS: u32 = 16;

/// Bytes of the narrowest port.
pub(super) const LEAST_PORT: u32 = 4;
const PORTS: &[u32] = &[LEAST_PORT, 8, 16, 32, 64];
const MOST_AT_A_TIME: u32 = 128;

/// Cycles that a block is in flight in the unit, without the memory's.
const OWN_LATENCY: u32 = 40;

pub(super) const CODEC: Param<&str> = Param::design(
    "codec",
    "The compressor and decompressor: a design, whose parameters apply here too",
)
.default(|| DEFAULT_CODEC);

pub(super) const PORT: Param<u32> =
    Param::numbers("port", "BYTES", "Width of the cache port", PORTS).default(|| 32);

pub(super) const COMPRESSORS: Param<u32> = units("compressors", "Compressors");
pub(super) const DECOMPRESSORS: Param<u32> = units("decompressors", "Decompressors");

const fn units(name: &'static str, about: &'static str) -> Param<u32> {
    Param::whole(name, "N", about, [1, MOST_UNITS]).default_says("enough for the port's throughput")
}

pub(super) const LATENCY: Param<u32> = Param::whole(
    "latency",
    "CYCLES",
    "The DRAM's latency; sets the number of blocks in flight, so that the ports stay busy",
    [1, 1000],
)
.default(|| 200);

/// Slots of reads for the ports' rate, a block in so many `cycles` at best. A block keeps its slot until its data are sent:
/// while the memory answers, while it is in its `decompressor`, and, where the memory's latency varies, until earlier
/// blocks of its ID are there, for which an eighth is added.
pub(super) fn slots(latency: u32, decompressor: u32, cycles: u32) -> u32 {
    let held = latency + OWN_LATENCY + decompressor;
    at_a_time((held * 9).div_ceil(cycles * 8))
}

/// Entries of the write buffer for 95 % of the ports' rate: a block stays until the memory answers, `compressor` cycles
/// of this time in its compressor.
pub(super) fn entries(latency: u32, compressor: u32, cycles: u32) -> u32 {
    let held = latency + OWN_LATENCY + compressor;
    at_a_time((held * 19).div_ceil(cycles * 20))
}

/// A number of slots or entries for so many blocks.
fn at_a_time(blocks: u32) -> u32 {
    if blocks > 4 {
        blocks.next_multiple_of(8).min(MOST_AT_A_TIME)
    } else {
        blocks.next_power_of_two().max(2)
    }
}

/// Checks a number of slots or entries, whose arbitration goes by groups of eight.
///
/// # Errors
/// If it is not 2, 4 or a multiple of 8.
pub(super) fn check_at_a_time(name: &str, count: u32) -> Result<u32, OptionsError> {
    if count % 8 == 0 || matches!(count, 2 | 4) {
        return Ok(count);
    }
    let reason = "expected 2, 4 or a multiple of 8".to_owned();
    Err(OptionsError::conflict(format!("{name} {count}"), reason))
}

pub(super) const WRITE_BUFFER: Param<u32> = Param::whole(
    "write-buffer",
    "BLOCKS",
    "Entries of the write buffer, of a block each: 2, 4 or a multiple of 8",
    [2, MOST_AT_A_TIME],
)
.default_says("from --latency");

pub(super) const OUTSTANDING: Param<u32> = Param::whole(
    "outstanding",
    "N",
    "Blocks being read, and requests in flight in each direction (of writes at least 1.5 for each entry of the write buffer): 2, 4 or a multiple of 8",
    [2, MOST_AT_A_TIME],
)
.default_says("from --latency");

pub(super) const METADATA_MISSES: Param<u32> = Param::numbers(
    "metadata-misses",
    "LINES",
    "Metadata lines being fetched at the same time",
    &[1, 2, 4, 8, 16, 32],
)
.default(|| 32);

pub(super) const RANGES: Param<u32> = Param::numbers(
    "ranges",
    "N",
    "Address ranges with their own settings",
    &[0, 1, 2, 3, 4, 5, 6, 7, 8],
)
.default(|| 4);

pub(super) const ID_BITS: Param<u32> = Param::numbers(
    "id-bits",
    "BITS",
    "Width of the cache port's IDs",
    &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
)
.default(|| 4);

pub(super) const USER_BITS: Param<u32> = Param::whole(
    "user-bits",
    "BITS",
    "Width of AxUSER, which is passed to the memory port, 0 to 16",
    [0, 16],
)
.default(|| 0);

pub(super) const CACHE_BYTES: Param<u32> = metadata_cache::BYTES;
pub(super) const CACHE_WAYS: Param<u32> = metadata_cache::WAYS.part_in_full();
const TABLE_WAYS: Param<u32> = value_frequency::WAYS.part_in_full();

pub(super) const MEMORY_PORT: Param<u32> = Param::numbers(
    "memory-port",
    "BYTES",
    "Width of the memory port, at most the MAG and the cache port",
    PORTS,
)
.default_says("half the port");

pub(super) const ADDRESS_BITS: Param<u32> = Param::whole(
    "address-bits",
    "BITS",
    "Bits of a byte's address, 32 to 44",
    [32, 44],
)
.default(|| 40);

/// Order of the reads after a miss in the metadata cache.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MissOrder {
    First,
    Serial,
    Whole,
}

pub(super) const METADATA_MISS: Param<MissOrder> = Param::words(
    "metadata-miss",
    "ORDER",
    "What to read from the DRAM when a block's metadata are not in the cache",
    &[MissOrder::First, MissOrder::Serial, MissOrder::Whole],
    |order| match order {
        MissOrder::First => "The metadata line and the block's first burst, at once",
        MissOrder::Serial => "The metadata line, then the block",
        MissOrder::Whole => {
            "The metadata line and the whole block, at once; bursts that are not needed are dropped"
        }
    },
)
.default(|| MissOrder::First)
.part(MissOrder::to_string);

impl MissOrder {
    pub(super) fn early(self) -> Early {
        match self {
            MissOrder::First => Early::First,
            MissOrder::Serial => Early::Nothing,
            MissOrder::Whole => Early::Whole,
        }
    }
}

impl Display for MissOrder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            MissOrder::First => "first",
            MissOrder::Serial => "serial",
            MissOrder::Whole => "whole",
        })
    }
}

/// The IDs of the port towards the memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MemoryIds {
    Each,
    One,
}

pub(super) const MEMORY_IDS: Param<MemoryIds> = Param::words(
    "memory-ids",
    "IDS",
    "IDs of the memory port, which set the order of its responses",
    &[MemoryIds::Each, MemoryIds::One],
    |ids| match ids {
        MemoryIds::Each => "One for each block and metadata line in flight: responses in any order",
        MemoryIds::One => "A single one: responses in the order of requests",
    },
)
.default(|| MemoryIds::Each)
.part(|_| "ordered".to_owned());

impl Display for MemoryIds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            MemoryIds::Each => "each",
            MemoryIds::One => "1",
        })
    }
}

/// The default protection of a unit.
const DEFAULT_PROTECTION: Protection = Protection::Secded;

/// How words of all memories are protected, where no other flag says so.
pub(super) const PROTECT: Param<Protection> = Param::words(
    "protect",
    "HOW",
    "Protection of all memories against flipped bits",
    &Protection::ALL,
    |protection| match protection {
        Protection::None => "No protection",
        Protection::Parity => "Detects a flipped bit",
        Protection::Secded => {
            "Corrects a flipped bit and detects two in a word; tables have parity"
        }
    },
)
.default(|| DEFAULT_PROTECTION)
.part(|protection| match protection {
    Protection::None => "no_ecc".to_owned(),
    _ => protection.to_string(),
})
.shown(Shown::OnlyOther);

/// How words of the metadata cache are protected.
pub(super) const PROTECT_METADATA: Param<Protection> = Param::words(
    "protect-metadata",
    "HOW",
    "Protection of the metadata cache's memories against flipped bits",
    &Protection::ALL,
    |protection| match protection {
        Protection::None => "No protection",
        Protection::Parity => {
            "Detects a flipped bit: a clean line is fetched again; the blocks of a dirty line are poisoned; after one in the directory, the compressed region gets SLVERR until init"
        }
        Protection::Secded => {
            "Corrects a flipped bit, and handles two in a word as parity handles one; adds two cycles to each look-up"
        }
    },
)
.default_says("as --protect")
.part(|protection| format!("metadata_{protection}"))
.shown(Shown::OnlyOther);

/// How words of the memories that hold blocks are protected.
pub(super) const PROTECT_BUFFERS: Param<Protection> = Param::words(
    "protect-buffers",
    "HOW",
    "Protection of the memories that hold blocks against flipped bits",
    &Protection::ALL,
    |protection| match protection {
        Protection::None => "No protection",
        Protection::Parity => {
            "Detects a flipped bit: a read gets SLVERR, a written block is poisoned"
        }
        Protection::Secded => {
            "Corrects a flipped bit and detects two in a word; adds a cycle to each read"
        }
    },
)
.default_says("as --protect")
.part(|protection| format!("buffers_{protection}"))
.shown(Shown::OnlyOther);

/// Meaning of the cache port's `RUSER`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReadUser {
    Off,
    Poison,
}

pub(super) const READ_USER: Param<ReadUser> = Param::words(
    "ruser",
    "WORD",
    "Whether the cache port has RUSER",
    &[ReadUser::Off, ReadUser::Poison],
    |user| match user {
        ReadUser::Off => "No RUSER",
        ReadUser::Poison => {
            "One bit: 1 in beats of corrupt, poisoned or damaged data, which get SLVERR; 0 with any other SLVERR"
        }
    },
)
.default(|| ReadUser::Off)
.part(|_| "ruser".to_owned())
.shown(Shown::OnlyOther);

impl Display for ReadUser {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            ReadUser::Off => "off",
            ReadUser::Poison => "poison",
        })
    }
}

/// By what compressed blocks are sent raw.
#[derive(Clone, Copy, PartialEq, Eq)]
enum EnergyControl {
    Off,
    By(Decision),
}

const ENERGY_CONTROL: Param<EnergyControl> = Param::words(
    "energy-control",
    "FUNCTION",
    "Stores a block raw if this lowers the decision function of bus energy and delay; needs --port 32",
    &[
        EnergyControl::Off,
        EnergyControl::By(Decision::EnergyDelay),
        EnergyControl::By(Decision::EnergyDelaySquared),
    ],
    |control| match control {
        EnergyControl::Off => "None",
        EnergyControl::By(decision) => decision_about(decision),
    },
)
.default(|| EnergyControl::Off)
.part(EnergyControl::to_string);

impl Display for EnergyControl {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            EnergyControl::Off => "off",
            EnergyControl::By(decision) => decision.name(),
        })
    }
}

/// Whether written blocks are sampled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sampling {
    On,
    Off,
}

const SAMPLING: Param<Sampling> = Param::words(
    "sampling",
    "WORD",
    "Whether the unit samples blocks for an E2MC codebook",
    &[Sampling::On, Sampling::Off],
    |sampling| match sampling {
        Sampling::On => "A value-frequency table snoops writes",
        Sampling::Off => "Codebooks are trained elsewhere",
    },
)
.default_says("on with E2MC, else off")
.part(|_| "unsampled".to_owned());

impl Display for Sampling {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Sampling::On => "on",
            Sampling::Off => "off",
        })
    }
}

fn own_parameters() -> Vec<Parameter> {
    vec![
        CODEC.described(),
        PORT.described(),
        COMPRESSORS.described(),
        DECOMPRESSORS.described(),
        LATENCY.described(),
        WRITE_BUFFER.described(),
        OUTSTANDING.described(),
        METADATA_MISSES.described(),
        METADATA_MISS.described(),
        MEMORY_IDS.described(),
        PROTECT.described(),
        PROTECT_METADATA.described(),
        PROTECT_BUFFERS.described(),
        READ_USER.described(),
        RANGES.described(),
        ID_BITS.described(),
        USER_BITS.described(),
        CACHE_BYTES.described(),
        CACHE_WAYS.described(),
        TABLE_WAYS.described(),
        ENERGY_CONTROL.described(),
        SAMPLING.described(),
        MEMORY_PORT.described(),
        ADDRESS_BITS.described(),
        BLOCK.described(),
        MAG.described(),
    ]
}

/// The unit's parameters, and those of all codecs.
pub(super) fn parameters() -> Vec<Parameter> {
    let codecs = codecs().iter().flat_map(|entry| entry.parameters.clone());
    let codecs = codecs.filter(|p| !["beat", "codebook"].contains(&p.name));
    own_parameters()
        .into_iter()
        .chain(codecs)
        .unique_by(|p| p.name)
        .collect()
}

/// The codec behind ports of this many bytes, with the given ones of its parameters.
pub(super) fn codec_behind(port: u32, given: &mut Given) -> Result<Arc<dyn Design>, OptionsError> {
    let options = given.options();
    let name = options.text(CODEC.name).unwrap_or(DEFAULT_CODEC);
    let entry = codec(name).ok_or_else(|| OptionsError::Word {
        flag: CODEC.name,
        allowed: codecs().iter().map(|entry| entry.name).join(", "),
        given: name.to_owned(),
    })?;
    // In software a codec may have larger blocks.
    options.value(&BLOCK)?;
    let own = own_parameters();
    let is_own = |flag: &str| own.iter().any(|p| p.name == flag);
    let handed_on = |flag: &&str| !is_own(flag) || [BLOCK.name, MAG.name].contains(flag);
    let mut of_codec = options.only(handed_on);
    of_codec.set("beat", port);
    let protection = (options.value(&PROTECT)?).unwrap_or(DEFAULT_PROTECTION);
    if protection.checks() && entry.parameters.iter().any(|p| p.name == PROTECT.name) {
        of_codec.set(PROTECT.name, Protection::Parity);
    }
    let codec = entry
        .design(&of_codec)
        .map_err(|error| of_the_codec(error, name))?;
    given.contains(&CODEC, codec.identity(), &["beat", PROTECT.name]);
    Ok(codec.into())
}

/// A refusal by the codec, as of the unit that has it.
fn of_the_codec(error: OptionsError, codec: &str) -> OptionsError {
    match error {
        OptionsError::NoSuchParameter { flag, .. } => {
            OptionsError::conflict(flag, format!("not available with --codec {codec}"))
        }
        OptionsError::Word {
            flag,
            given,
            allowed,
        } if flag == BLOCK.name => {
            let reason = format!("with --codec {codec}, a block has {allowed} bytes");
            OptionsError::conflict(format!("{flag} {given}"), reason)
        }
        other => other,
    }
}

/// The decision function of energy control, if there is to be any.
fn decision(given: &mut Given, codec: &dyn Design) -> Result<Option<Decision>, OptionsError> {
    let (block, port) = (codec.geometry().block(), codec.beat().get());
    match given.take(&ENERGY_CONTROL)? {
        EnergyControl::Off => Ok(None),
        EnergyControl::By(_) if port != bus::FLIT_BYTES => {
            let reason =
                format!("needs --port 32, not {port}: toggles are counted in flits of 32 bytes");
            Err(OptionsError::conflict("energy-control", reason))
        }
        EnergyControl::By(_) if !BlockSize::COMMON.contains(&block) => {
            let reason = format!("needs blocks of 64 or 128 bytes, not {}", block.get());
            Err(OptionsError::conflict("energy-control", reason))
        }
        EnergyControl::By(decision) => Ok(Some(decision)),
    }
}

/// Whether blocks are sampled by default.
fn default_sampling(codec: &dyn Design) -> Sampling {
    match codec.kind() {
        SAMPLED_CODEC => Sampling::On,
        _ => Sampling::Off,
    }
}

/// Energy control's decision function and the value-frequency table, if there are to be any, in the
/// order in which a name has their parameters.
pub(super) fn decision_and_table(
    given: &mut Given,
    codec: &dyn Design,
) -> Result<(Option<Decision>, Option<ValueFrequency>), OptionsError> {
    let default = default_sampling(codec);
    let sampling = given.options().value(&SAMPLING)?.unwrap_or(default);
    let table = match sampling {
        Sampling::On => Some(table(given, codec)?),
        Sampling::Off if given.has(&TABLE_WAYS) => return Err(OptionsError::table_unused()),
        Sampling::Off => None,
    };
    let decision = decision(given, codec)?;
    given.take_or(&SAMPLING, default)?;
    Ok((decision, table))
}

/// The value-frequency table that samples a codec's input.
fn table(given: &mut Given, codec: &dyn Design) -> Result<ValueFrequency, OptionsError> {
    if default_sampling(codec) == Sampling::Off {
        let reason = format!("blocks are sampled for e2mc, not for {}, whose codebooks are made offline or not at all", codec.kind());
        return Err(OptionsError::conflict("sampling on", reason));
    }
    let handed_on = |flag: &&str| ["sl", "mfv", TABLE_WAYS.name].contains(flag);
    let geometry = codec.geometry();
    let protection = if checked_tables(codec).is_some() {
        Protection::Parity
    } else {
        Protection::None
    };
    let options = given.options().only(handed_on);
    let options = options
        .with("block", geometry.block())
        .with("mag", geometry.mag())
        .with("beat", codec.beat())
        .with("protect", protection);
    let table = ValueFrequency::new(&options)?;
    if table.hardware().has_values() {
        given.take(&TABLE_WAYS)?;
    }
    Ok(table)
}

/// The words of the codec's tables, if they are checked.
pub(super) fn checked_tables(codec: &dyn Design) -> Option<CheckedTables> {
    let tables = codec.tables()?;
    let words = |role| -> Vec<Words> {
        let regions = tables.checked(role).into_iter();
        let words = regions.map(|region| Words {
            first: region.address / 4,
            count: region.words,
        });
        words.collect()
    };
    let [compressor, decompressor] = Role::ALL.map(words);
    let any = !compressor.is_empty() && !decompressor.is_empty();
    any.then_some(CheckedTables {
        compressor,
        decompressor,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_such_as_a_user_may_give() {
        for latency in 1..=1000 {
            for (cycles, codec) in [(1, 60), (2, 7), (4, 14), (8, 1), (128, 1), (128, 300)] {
                for count in [
                    slots(latency, codec, cycles),
                    entries(latency, codec, cycles),
                ] {
                    assert!(
                        check_at_a_time("", count).is_ok(),
                        "{latency} {cycles} {codec}"
                    );
                    assert!((2..=MOST_AT_A_TIME).contains(&count));
                }
            }
        }
        assert_eq!([slots(200, 14, 4), slots(200, 29, 4)], [72, 80]);
    }
}
