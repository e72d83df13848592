//! The value-frequency table by itself, which samples for a memory controller.

use crate::codebook::{Book, ValueFrequency as Model};
use crate::hdl::DesignError;
use crate::rtl::value_frequency::{self as rtl, address_map, table, top};
use crate::terms::{BeatSize, Geometry, MfvCount, SymbolLength};

use super::entry::Entry;
use super::manifest::{Access, Region};
use super::{Design, Half, Reference, Role};
use crate::params::common::{self, MFV, SYMBOL_LENGTH};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter};

/// A value-frequency table with parameters that fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueFrequency {
    symbol_length: SymbolLength,
    mfv: MfvCount,
    ways: u32,
    geometry: Geometry,
    beat: BeatSize,
    identity: Identity,
}

/// Its word for `--design`.
const NAME: &str = "value-frequency";

const ABOUT: &str =
    "table that counts the values of sampled blocks, for a codebook (Lal et al., IPDPS 2017, III-B2b)";

/// Values of a set.
pub(super) const WAYS: Param<u32> = Param::numbers(
    "vft-ways",
    "WAYS",
    "Values of a set of the value-frequency table, for symbols of 16 and 32 bits",
    &[4, 8, 16, 32],
)
.default(|| Model::DEFAULT_WAYS)
.part(|ways| format!("ways{ways}"));

/// The design of the list.
pub(super) fn entry() -> Entry {
    Entry::new(NAME, ABOUT, parameters(), ValueFrequency::new)
}

fn parameters() -> Vec<Parameter> {
    let own = [SYMBOL_LENGTH.described(), WAYS.described(), MFV.described()];
    own.into_iter().chain(common::common()).collect()
}

impl ValueFrequency {
    /// # Errors
    /// If a value is not one of its parameter's, or they do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let symbol_length = given.take(&SYMBOL_LENGTH)?;
        let (ways, mfv) = if symbol_length.has_escape() {
            (given.take(&WAYS)?, given.take(&MFV)?)
        } else if given.has(&MFV) {
            return Err(OptionsError::MfvUnused(symbol_length));
        } else if given.has(&WAYS) {
            return Err(OptionsError::TableWaysUnused(symbol_length));
        } else {
            (Model::DEFAULT_WAYS, MfvCount::default())
        };
        let geometry = given.geometry()?;
        Ok(ValueFrequency {
            symbol_length,
            mfv,
            ways,
            geometry,
            beat: given.beat(geometry)?,
            identity: given.identity(),
        })
    }

    /// The hardware's parameters.
    pub fn hardware(&self) -> rtl::Parameters {
        rtl::Parameters {
            name: self.name(),
            symbol_bits: self.symbol_length.bits(),
            sets: self.mfv.sets(),
            ways: self.ways,
            block_bytes: self.geometry.block().get(),
            beat_bytes: self.beat.get(),
            count_bits: 32,
        }
    }

    /// The software twin, empty.
    pub fn model(&self) -> Model {
        Model::new(self.symbol_length, self.mfv, self.ways)
    }
}

/// The words behind the configuration port.
fn regions(p: &rtl::Parameters) -> Vec<Region> {
    let mut all = vec![
        Region::new(
            "control",
            address_map::CONTROL,
            1,
            "written: 1 start, 2 stop, 4 clear; all else, and start and clear while sampling or clearing, is answered SLVERR and changes nothing. A start leaves counts as they are; a stop drops a block that is not whole yet. Read: 0",
        ).with(Access::WriteOnly),
        Region::new(
            "status",
            address_map::STATUS,
            1,
            format!(
                "[1:0]: 0 idle, 1 sampling, until all symbols are counted, 2 clearing, for {} cycles, also after reset, 3 done: as many blocks are counted as the start asked for; bit 2: since the last clear a block had too few or too many beats",
                p.entries()
            ),
        ).with(Access::ReadOnly),
        Region::new(
            "length",
            address_map::LENGTH,
            1,
            "blocks to sample, from the next start on; 0: until a stop. The only word but control that can be written",
        ),
        Region::new(
            "sampled",
            address_map::SAMPLED,
            1,
            "blocks that were sampled since the last clear; this and the other counts stay at their most",
        ).with(Access::ReadOnly),
        Region::new(
            "skipped",
            address_map::SKIPPED,
            1,
            "blocks that ended since the last clear and were not sampled: that came while not sampling, or too soon after another one, or with too few or too many beats",
        ).with(Access::ReadOnly),
        Region::new(
            "total",
            address_map::TOTAL,
            1,
            "symbols that were sampled since the last clear",
        ).with(Access::ReadOnly),
    ];
    let words = p.entries() * p.entry_ways();
    if p.has_values() {
        let place = format!(
            "word set * {} + way, set = value mod {}; while sampling or clearing SLVERR",
            p.ways, p.sets
        );
        all.push(
            Region::new(
                "counts",
                address_map::COUNTS,
                words,
                format!("occurrences of the way's value, 0: an empty way; {place}"),
            )
            .with(Access::ReadOnly),
        );
        all.push(
            Region::new(
                "values",
                address_map::VALUES,
                words,
                format!("the way's value; {place}"),
            )
            .with(Access::ReadOnly),
        );
    } else {
        all.push(Region::new(
            "counts",
            address_map::COUNTS,
            words,
            format!(
                "occurrences; word tree * {} + value, tree = symbol's number mod {}; while sampling or clearing SLVERR",
                1 << p.symbol_bits,
                p.trees()
            ),
        ).with(Access::ReadOnly));
    }
    all
}

impl Design for ValueFrequency {
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn beat(&self) -> BeatSize {
        self.beat
    }

    /// Blocks go in, but none come out.
    fn streams(&self) -> bool {
        false
    }

    fn half(&self, _: Role) -> Result<Half, DesignError> {
        let p = self.hardware();
        Ok(Half {
            module: top::value_frequency(&p)?,
            pipeline_stages: table::LATENCY,
            latency: p.latency(),
            interval: p.interval(),
            address_map: regions(&p),
        })
    }

    fn reference(&self, _: Option<&Book>) -> Result<Reference, OptionsError> {
        Err(OptionsError::NoStreams(NAME))
    }
}
