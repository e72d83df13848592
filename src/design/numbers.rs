//! The design for numbers: its parameters, and what follows from them.

use std::rc::Rc;

use crate::codebook::ranks::RankTable;
use crate::codebook::{Book, NumberHistogram, Recipe, Trained};
use crate::codec::numbers::scheme;
use crate::codec::Numbers as Model;
use crate::hdl::{DesignError, Module};
use crate::rtl::common::axi_lite::revision;
use crate::rtl::common::{Core, RawBlocks};
use crate::rtl::numbers::address_map;
use crate::rtl::numbers::{compressor, decompressor, Parameters, RankSource};
use crate::rtl::protect::Protection;
use crate::stream::Write;
use crate::terms::{BeatSize, BlockSize, Digits, Geometry, NumberFormat, Ranks};

use super::e2mc_tables::control_fields;
use super::entry::Entry;
use super::manifest::{Field, Region};
use super::tableless::{self, RAW_OF_MANY};
use super::{
    checked, for_controller, name_in_controller, own, ports, BlockStreams, Cores, Design, Half,
    Reference, Role, Tables,
};
use crate::params::common::{self, BEAT, CHECK, CODEBOOK, MAG};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter};

/// A design for numbers whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    format: NumberFormat,
    digits: Digits,
    ranks: Ranks,
    geometry: Geometry,
    beat: BeatSize,
    /// As given.
    stages: Option<u32>,
    raw: RawBlocks,
    table: Option<RankTable>,
    identity: Identity,
}

/// As `--design` takes it.
const NAME: &str = "numbers";

/// A description in one line.
const ABOUT: &str =
    "number formats of LLMs, exponents as digits of their ranks, a block per cycle with --beat 128; this project's own";

const FORMAT: Param<NumberFormat> = scheme::FORMAT
    .default(|| NumberFormat::Bf16)
    .part(|format| format.name().replace('-', "_"));

const DIGITS: Param<Digits> =
    scheme::DIGITS.part(|digits| format!("digits{}", digits.to_string().replace(',', "_")));

const RANKS: Param<Ranks> = scheme::RANKS.part(|ranks| format!("ranks_{ranks}"));

const STAGES: Param<u32> = tableless::STAGES.default_says("as many as a short path needs");

const BLOCK: Param<BlockSize> = common::block(BlockSize::OF_NUMBERS);

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/numbers.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), Numbers::new)
}

/// Its parameters.
fn parameters() -> Vec<Parameter> {
    vec![
        FORMAT.described(),
        DIGITS.described(),
        RANKS.described(),
        STAGES.described(),
        RAW_OF_MANY.described(),
        CODEBOOK.described(),
        CHECK.described(),
        BLOCK.described(),
        MAG.described(),
        BEAT.described(),
    ]
}

impl Numbers {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let format = given.take(&FORMAT)?;
        let geometry = Geometry::of_numbers(given.take(&BLOCK)?, given.take(&MAG)?)?;
        let default = NumberFormat::default_digits(geometry.block());
        let design = Numbers {
            format,
            digits: given.take_or(&DIGITS, default)?,
            ranks: given.take(&RANKS)?,
            beat: given.beat(geometry)?,
            stages: given.take_some(&STAGES)?,
            raw: given.take(&RAW_OF_MANY)?,
            table: None,
            geometry: given.checked(geometry)?,
            identity: given.identity(),
        };
        tableless::check_stages(design.stages, NAME, || design.most_stages())?;
        Ok(design)
    }

    /// The same design with a rank table as its table's initial contents.
    ///
    /// # Errors
    /// As of [`check`](Self::check).
    pub fn with_table(mut self, table: RankTable) -> Result<Self, OptionsError> {
        self.check(&table)?;
        self.identity = self.identity.with_book(&table.to_json());
        self.table = Some(table);
        Ok(self)
    }

    /// Whether a rank table goes with the design.
    ///
    /// # Errors
    /// If its ranks come from the block, or the table is for another format.
    pub fn check(&self, table: &RankTable) -> Result<(), OptionsError> {
        if self.ranks == Ranks::Block {
            let reason = "with --ranks block, ranks come from the block and not from a table (--ranks table uses one)";
            return Err(OptionsError::conflict("codebook", reason));
        }
        if table.number_format() == self.format {
            Ok(())
        } else {
            let has = format!("for numbers of {}", table.number_format());
            let wanted = format!("{} (--format)", self.format);
            Err(OptionsError::codebook(has, wanted))
        }
    }

    /// The format of the numbers.
    pub fn format(&self) -> NumberFormat {
        self.format
    }

    /// The bits of each digit of a rank.
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.built(role).map_or(1, |(_, core)| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// The model with a rank table, and the writes that load it into the hardware, unless it is already there.
    ///
    /// # Errors
    /// As of [`check`](Self::check).
    pub fn reference_of(&self, table: &RankTable) -> Result<Reference, OptionsError> {
        self.check(table)?;
        let load = if self.table.as_ref() == Some(table) {
            Vec::new()
        } else {
            load_sequence(table, self.digits)
        };
        Ok(Reference {
            model: Box::new(self.model(table)?),
            compressor: load.clone(),
            decompressor: load,
        })
    }

    /// Where the ranks of symbols come from.
    pub fn ranks(&self) -> Ranks {
        self.ranks
    }

    /// The reference model of hardware with a rank table.
    ///
    /// # Errors
    /// None with a geometry that numbers have.
    pub fn model(&self, table: &RankTable) -> Result<Model, OptionsError> {
        Ok(Model::new(table, self.geometry, self.digits)?)
    }

    /// The reference model of hardware with ranks from the block.
    ///
    /// # Errors
    /// None with a geometry that numbers have.
    pub fn model_of_block(&self) -> Result<Model, OptionsError> {
        Ok(Model::of_block(self.format, self.geometry, self.digits)?)
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        let table = self.table.as_ref();
        let contents = table.map(|table| symbols(table, self.digits));
        Parameters {
            name: self.name(),
            ports: ports(self.geometry, self.beat),
            number_bits: 8 * self.format.bytes() as u32,
            symbol_bits: self.format.symbol_bits(),
            integers: self.format == NumberFormat::Int8,
            digits: self.digits.widths().iter().map(|&w| w.into()).collect(),
            stages: self.stages,
            kept_in: self.raw,
            ranks_from: match self.ranks {
                Ranks::Block => RankSource::Block,
                Ranks::Table => RankSource::Table(contents),
            },
        }
    }

    fn built(&self, role: Role) -> Result<(Rc<Module>, Core), DesignError> {
        built(role, &self.hardware())
    }
}

fn built(role: Role, p: &Parameters) -> Result<(Rc<Module>, Core), DesignError> {
    match role {
        Role::Compressor => compressor::compressor(p),
        Role::Decompressor => decompressor::decompressor(p),
    }
}

/// The symbols that have ranks.
fn symbols(table: &RankTable, digits: Digits) -> Vec<u64> {
    let symbols = table.ranked(digits).iter();
    symbols.map(|&symbol| symbol.into()).collect()
}

/// The writes that load a rank table through the configuration port of either half.
pub fn load_sequence(table: &RankTable, digits: Digits) -> Vec<Write> {
    address_map::load(&symbols(table, digits))
}

impl Design for Numbers {
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let (module, core) = self.built(role)?;
        let p = self.hardware();
        let half = Half {
            address_map: regions(&p, role),
            ..Half::around(module, &core, &p.ports)
        };
        checked(self, role, half, core.blocks())
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        Some(self)
    }

    fn tables(&self) -> Option<&dyn Tables> {
        Some(self)
    }
}

impl BlockStreams for Numbers {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        match (self.ranks, book) {
            (Ranks::Block, None) => Ok(Reference::of_model(Box::new(self.model_of_block()?))),
            _ => self.reference_of(own(book, NAME)?),
        }
    }

    fn cores(&self) -> Option<&dyn Cores> {
        Some(self)
    }
}

impl Cores for Numbers {
    fn core(&self, role: Role) -> Result<Core, DesignError> {
        Ok(self.built(role)?.1)
    }

    fn in_controller(
        &self,
        role: Role,
        buffers: Protection,
    ) -> Result<Option<Rc<Module>>, DesignError> {
        if !buffers.checks() || self.raw == RawBlocks::Registers {
            return Ok(None);
        }
        // Rests are taken from raw blocks at their output, where there is no time for a check.
        let p = self.hardware();
        let p = Parameters {
            name: name_in_controller(self, buffers),
            kept_in: RawBlocks::Registers,
            ..p
        };
        for_controller(self, role, buffers, built(role, &p)?).map(Some)
    }
}

impl Tables for Numbers {
    fn recipe(&self) -> Option<Recipe> {
        (self.ranks == Ranks::Table).then(|| NumberHistogram::recipe(self.format))
    }

    fn preloaded(&self, _: Role) -> Option<Vec<Write>> {
        let table = self.table.as_ref()?;
        Some(load_sequence(table, self.digits))
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(
            self.clone()
                .with_table(own::<RankTable>(Some(book), NAME)?.clone())?,
        ))
    }
}

/// The table behind a half's configuration port, where there is one.
fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let RankSource::Table(contents) = &p.ranks_from else {
        return Vec::new();
    };
    let control = Region::new(
        "control",
        address_map::CONTROL,
        1,
        "Whether the table is loaded",
    );
    let ranks = "Symbols, each another one; word rank";
    let symbol = Field::new("symbol", 0, p.symbol_bits, "The rank's");
    vec![
        control.fields(control_fields(role, contents.is_some())),
        revision(),
        Region::new("ranks", address_map::RANKS, p.ranks(), ranks).field(symbol),
    ]
}
