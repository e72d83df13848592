//! The design for numbers: its parameters, and what follows from them.

use crate::codebook::ranks::RankTable;
use crate::codebook::{Book, Recipe};
use crate::codec::Numbers as Model;
use crate::hdl::DesignError;
use crate::rtl::common::{Core, RawBlocks};
use crate::rtl::numbers::address_map;
use crate::rtl::numbers::{compressor, decompressor, Parameters};
use crate::stream::Write;
use crate::terms::{BeatSize, Digits, Geometry, NumberFormat, Ranks};

use super::e2mc_tables::framing_bit;
use super::manifest::Region;
use super::{fixed, parameter, Called, Design, Half, Options, OptionsError, Parameter};
use super::{Reference, Role, Value, Values};

/// A design for numbers whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    format: NumberFormat,
    digits: Digits,
    geometry: Geometry,
    beat: BeatSize,
    /// As given.
    stages: Option<u32>,
    raw: RawBlocks,
    table: Option<RankTable>,
}

/// As `--design` takes it.
pub const NAME: &str = "numbers";

/// A description in one line.
pub const ABOUT: &str =
    "numbers of LLMs, exponents as digits of their ranks, a block a cycle; this project's own";

/// Its parameters.
pub fn parameters() -> Vec<Parameter> {
    let [_, mag, beat] = Parameter::common();
    let formats = NumberFormat::ALL
        .iter()
        .map(|format| (format.name(), format.about()));
    vec![
        Parameter::words(
            "format",
            "FORMAT",
            "The format of the numbers",
            formats,
            "bf16",
        ),
        Parameter {
            name: "digits",
            value: "LIST",
            about: "The widths of the digits of a rank, one to four of 1 to 3 bits with commas \
                    between them",
            values: Values::List,
            default: "3; above 128 bytes 2,2,3".into(),
        },
        Parameter::words(
            "ranks",
            "WHERE",
            "Where the ranks of symbols come from",
            [(
                "table",
                "From a table behind the configuration port, which is loaded",
            )],
            "table",
        ),
        Parameter::whole(
            "stages",
            "STAGES",
            "Pipeline stages of either half",
            "as a short path needs",
        ),
        fixed::raw(),
        Parameter::codebook(),
        Parameter::block([128, 256, 512]),
        mag,
        beat,
    ]
}

impl Numbers {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        parameter::check(options, NAME, &parameters())?;
        if options.word("ranks", &Ranks::ALL)? == Some(Ranks::Block) {
            return Err(OptionsError::RanksFromBlock);
        }
        let format = options.word("format", NumberFormat::ALL)?;
        let (block, mag) = (options.or_default("block")?, options.or_default("mag")?);
        let geometry = Geometry::of_numbers(block, mag)?;
        let beat = parameter::beat(options, geometry)?;
        let default = NumberFormat::default_digits(block);
        let design = Numbers {
            format: format.unwrap_or(NumberFormat::Bf16),
            digits: options.get("digits")?.unwrap_or(default),
            geometry,
            beat,
            stages: options.number("stages")?,
            raw: options.word("raw", &RawBlocks::ALL)?.unwrap_or_default(),
            table: None,
        };
        if let Some(given) = design.stages {
            parameter::check_stages(given, NAME, design.most_stages())?;
        }
        Ok(design)
    }

    /// The same design with the symbols that have ranks as its table's initial contents.
    ///
    /// # Errors
    /// If the table is for another format.
    pub fn with_table(mut self, table: RankTable) -> Result<Self, OptionsError> {
        self.check(&table)?;
        self.table = Some(table);
        Ok(self)
    }

    /// Whether a rank table goes with the design.
    ///
    /// # Errors
    /// If it is for another format.
    pub fn check(&self, table: &RankTable) -> Result<(), OptionsError> {
        if table.number_format() == self.format {
            Ok(())
        } else {
            Err(OptionsError::Format {
                book: table.number_format(),
                design: self.format,
            })
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

    /// The model with a rank table, and what loads that into the hardware, unless it is there
    /// already.
    ///
    /// # Errors
    /// If the table is for another format.
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

    /// The hardware's reference model.
    ///
    /// # Errors
    /// None with a geometry that numbers have.
    pub fn model(&self, table: &RankTable) -> Result<Model, OptionsError> {
        Ok(Model::new(table, self.geometry, self.digits)?)
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        let table = self.table.as_ref();
        Parameters {
            name: self.name(),
            ports: parameter::ports(self.geometry, self.beat),
            number_bits: 8 * self.format.bytes() as u32,
            symbol_bits: self.format.symbol_bits(),
            integers: self.format == NumberFormat::Int8,
            digits: self.digits.widths().iter().map(|&w| w.into()).collect(),
            stages: self.stages,
            kept_in: self.raw,
            table: table.map(|table| symbols(table, self.digits)),
        }
    }

    fn built(&self, role: Role) -> Result<(std::rc::Rc<crate::hdl::Module>, Core), DesignError> {
        match role {
            Role::Compressor => compressor::compressor(&self.hardware()),
            Role::Decompressor => decompressor::decompressor(&self.hardware()),
        }
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
    fn kind(&self) -> &'static str {
        NAME
    }

    fn called(&self) -> Called {
        let defaults = Geometry::default();
        let mut called = Called::new(NAME);
        let format = self.format.name();
        called.add(&format.replace('-', "_"), &format!("--format {format}"));
        called.unless(defaults.block(), "block", self.geometry.block());
        called.unless(defaults.mag(), "mag", self.geometry.mag());
        if self.digits != NumberFormat::default_digits(self.geometry.block()) {
            let digits = self.digits.to_string();
            let name = format!("digits{}", digits.replace(',', "_"));
            called.add(&name, &format!("--digits {digits}"));
        }
        called.unless(self.geometry.mag().into(), "beat", self.beat);
        if let Some(stages) = self.stages {
            called.with("stages", stages);
        }
        called.unless(RawBlocks::default(), "raw", self.raw);
        called.with_book(self.table.as_ref().map(RankTable::to_json));
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        let mut all = vec![
            ("format", Value::Word(self.format.to_string())),
            ("digits", Value::Word(self.digits.to_string())),
            ("block", Value::Number(self.geometry.block().get())),
            ("mag", Value::Number(self.geometry.mag().get())),
            ("beat", Value::Number(self.beat.get())),
            ("raw", Value::Word(self.raw.to_string())),
        ];
        all.extend(self.stages.map(|stages| ("stages", Value::Number(stages))));
        all
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let (module, core) = self.built(role)?;
        let ports = self.hardware().ports;
        Ok(Half {
            module,
            pipeline_stages: core.stages,
            latency: core.stream_latency(&ports),
            interval: core.stream_interval(&ports),
            address_map: regions(&self.hardware(), role),
        })
    }

    fn recipe(&self) -> Option<Recipe> {
        Some(Recipe::Numbers {
            format: self.format,
        })
    }

    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        self.reference_of(own(book)?)
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(self.clone().with_table(own(Some(book))?.clone())?))
    }

    fn datapath_interval(&self) -> Result<Option<u32>, DesignError> {
        let [compressor, decompressor] = Role::ALL.map(|role| self.built(role));
        Ok(Some(compressor?.1.interval.max(decompressor?.1.interval)))
    }

    fn preloaded(&self, _: Role) -> Option<Vec<Write>> {
        let table = self.table.as_ref()?;
        Some(load_sequence(table, self.digits))
    }
}

/// The table behind a half's configuration port.
fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    vec![
        Region::new(
            "control",
            address_map::CONTROL,
            1,
            format!(
                "bit 0: the table is loaded; write 0 before loading, 1 after.{}",
                framing_bit(role)
            ),
        ),
        Region::new(
            "ranks",
            address_map::RANKS,
            p.ranks(),
            format!(
                "symbol [{}:0], each another one; word rank",
                p.symbol_bits - 1
            ),
        ),
    ]
}

/// The codebook, if it is one for this design.
fn own(book: Option<&Book>) -> Result<&RankTable, OptionsError> {
    match book {
        Some(Book::Numbers(book)) => Ok(book),
        other => Err(OptionsError::no_book(other, NAME)),
    }
}
