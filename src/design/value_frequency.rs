//! The value-frequency table as a design of its own. It samples for a memory controller.

use crate::codebook::ValueFrequency as Model;
use crate::hdl::DesignError;
use crate::rtl::common::axi_lite::revision;
use crate::rtl::protect::Protection;
use crate::rtl::value_frequency::{self as rtl, address_map, table, top};
use crate::terms::{BeatSize, Geometry, MfvCount, SymbolLength};

use super::e2mc::protection_of_tables;
use super::entry::Entry;
use super::manifest::{Access, Field, Region};
use super::{Design, Half, Role};
use crate::params::common::{self, MFV, SYMBOL_LENGTH};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter};

/// A value-frequency table with parameters that fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueFrequency {
    symbol_length: SymbolLength,
    mfv: MfvCount,
    ways: u32,
    protection: Protection,
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
    "Ways (values per set) of the value-frequency table, for symbols of 16 and 32 bits",
    &[4, 8, 16, 32],
)
.default(|| Model::DEFAULT_WAYS)
.part(|ways| format!("ways{ways}"));

const PROTECT: Param<Protection> =
    protection_of_tables("Protection of the table against flipped bits");

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/value-frequency.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), ValueFrequency::new)
}

fn parameters() -> Vec<Parameter> {
    let own = [
        SYMBOL_LENGTH.described(),
        WAYS.described(),
        MFV.described(),
        PROTECT.described(),
    ];
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
            return Err(OptionsError::mfv_unused(symbol_length));
        } else if given.has(&WAYS) {
            let reason = format!("symbols of {symbol_length} bits all have counters of their own; ways are for 16 and 32 bits");
            return Err(OptionsError::conflict("vft-ways", reason));
        } else {
            (Model::DEFAULT_WAYS, MfvCount::default())
        };
        let protection = given.take(&PROTECT)?;
        let geometry = given.geometry()?;
        Ok(ValueFrequency {
            symbol_length,
            mfv,
            ways,
            protection,
            geometry,
            beat: given.beat(geometry)?,
            identity: given.identity(),
        })
    }

    /// The length of the symbols sampled.
    pub fn symbol_length(&self) -> SymbolLength {
        self.symbol_length
    }

    /// The number of most frequent values in the codebook that it samples for.
    pub fn mfv(&self) -> MfvCount {
        self.mfv
    }

    /// The hardware's parameters.
    pub fn hardware(&self) -> rtl::Parameters {
        rtl::Parameters {
            name: self.name(),
            symbol_bits: self.symbol_length.bits(),
            sets: self.mfv.sets(),
            ways: self.ways,
            protection: self.protection,
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
    let mut all = vec![control(), status(p)];
    let holds = "Blocks to sample, from the next start on; 0: until a stop";
    let blocks = Field::new("blocks", 0, 32, holds).reset(0);
    all.push(Region::new("length", address_map::LENGTH, 1, holds).field(blocks));
    let counter = |name, address, holds: &str| {
        let field = Field::new("count", 0, p.count_bits, "Saturates").reset(0);
        let region = Region::new(name, address, 1, holds);
        region.with(Access::ReadOnly).field(field)
    };
    all.extend([
        counter(
            "sampled",
            address_map::SAMPLED,
            "Blocks that were sampled since the last clear",
        ),
        counter(
            "skipped",
            address_map::SKIPPED,
            "Blocks that ended since the last clear and were not sampled: that came while not sampling, or too soon after another one, or with too few or too many beats",
        ),
        counter(
            "total",
            address_map::TOTAL,
            "Symbols that were sampled since the last clear",
        ),
        revision(),
    ]);
    all.extend(table_regions(p));
    all
}

fn control() -> Region {
    let holds = "Takes one command at a time. Anything else, and start or clear while sampling or clearing, is answered SLVERR and changes nothing. Reads as 0";
    let command = |name, low, holds: &str| Field::new(name, low, 1, holds);
    Region::new("control", address_map::CONTROL, 1, holds)
        .with(Access::WriteOnly)
        .fields([
            command("start", 0, "Samples blocks; counts stay as they are"),
            command(
                "stop",
                1,
                "Drops a block that is not whole yet, and ends sampling",
            ),
            command("clear", 2, "Empties the table, and sets the counts to 0"),
        ])
}

fn status(p: &rtl::Parameters) -> Region {
    let state = format!(
        "0 idle; 1 sampling, until all symbols are counted; 2 clearing, for {} cycles, also after reset; 3 done: as many blocks are counted as the start asked for",
        p.entries()
    );
    let framing = "Since the last clear a block had too few or too many beats";
    let mut fields = vec![
        Field::new("state", 0, 2, state),
        Field::new("framing_error", 2, 1, framing).reset(0),
    ];
    if p.protection.checks() {
        let damaged =
            "Since the last clear a word of the table had a flipped bit, so counts are wrong";
        fields.push(Field::new("damaged", 3, 1, damaged).reset(0));
    }
    Region::new("status", address_map::STATUS, 1, "State of the table")
        .with(Access::ReadOnly)
        .fields(fields)
}

/// The regions of counts and values.
fn table_regions(p: &rtl::Parameters) -> Vec<Region> {
    let words = p.entries() * p.entry_ways();
    let table = |name, address, holds: String, field: Field| {
        let region = Region::new(name, address, words, holds);
        region.with(Access::ReadOnly).field(field)
    };
    let place = if p.has_values() {
        format!("word set * {} + way, set = value mod {}", p.ways, p.sets)
    } else {
        let (values, trees) = (1 << p.symbol_bits, p.trees());
        format!("word tree * {values} + value, tree = symbol's number mod {trees}")
    };
    let place = format!("{place}; while sampling or clearing SLVERR");
    let empty = if p.has_values() {
        "; 0: the way is empty"
    } else {
        ""
    };
    let count = Field::new(
        "count",
        0,
        p.count_bits,
        format!("Occurrences of the value{empty}"),
    );
    let counts = format!("Counts; {place}");
    let mut all = vec![table("counts", address_map::COUNTS, counts, count)];
    if p.has_values() {
        let value = Field::new("value", 0, p.symbol_bits, "Value that this way counts");
        let values = format!("Values; {place}");
        all.push(table("values", address_map::VALUES, values, value));
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
}
