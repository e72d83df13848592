//! The design for numbers: its parameters, and what follows from them.

use crate::codebook::ranks::RankTable;
use crate::codec::Numbers as Model;
use crate::hdl::DesignError;
use crate::rtl::common::{Core, Ports, RawBlocks};
use crate::rtl::numbers::address_map::{self, Write};
use crate::rtl::numbers::{compressor, decompressor, Parameters};
use crate::terms::{BeatSize, Digits, Geometry, NumberFormat};

use super::manifest::Region;
use super::{Called, Design, Half, Options, OptionsError, Reference, Role, Value};

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

/// What it is, in a line.
pub const ABOUT: &str =
    "numbers of LLMs, exponents as digits of their ranks, a block a cycle; this project's own";

impl Numbers {
    /// # Errors
    /// If there is no format, or if the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        options.only(NAME, &["format", "digits", "stages", "raw"])?;
        let format = options.format.ok_or(OptionsError::NoFormat)?;
        let geometry = Geometry::of_numbers(options.block, options.mag)?;
        let beat = geometry.check_beat(options.beat.unwrap_or(options.mag.into()))?;
        let default = NumberFormat::default_digits(options.block);
        let design = Numbers {
            format,
            digits: options.digits.unwrap_or(default),
            geometry,
            beat,
            stages: options.stages,
            raw: options.raw.unwrap_or_default(),
            table: None,
        };
        if let Some(given) = options.stages {
            let most = design.most_stages();
            if given == 0 || given > most {
                return Err(OptionsError::Stages {
                    given,
                    design: NAME,
                    most,
                });
            }
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
        match table.number_format() == self.format {
            true => Ok(()),
            false => Err(OptionsError::Format {
                book: table.number_format(),
                design: self.format,
            }),
        }
    }

    pub fn format(&self) -> NumberFormat {
        self.format
    }

    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.built(role).map_or(1, |(_, core)| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// Whether the stream ports take more cycles for a block than the datapath.
    pub fn limited_by_ports(&self) -> bool {
        self.beat
            < self
                .geometry
                .block()
                .get()
                .min(128)
                .try_into()
                .unwrap_or(self.beat)
    }

    /// The model with a rank table, and what loads that into the hardware, unless it is there
    /// already.
    ///
    /// # Errors
    /// If the table is for another format.
    pub fn reference(&self, table: &RankTable) -> Result<Reference, OptionsError> {
        self.check(table)?;
        let load = match self.table.as_ref() == Some(table) {
            true => Vec::new(),
            false => load_sequence(table, self.digits),
        };
        Ok(Reference {
            model: Box::new(self.model(table)?),
            compressor: load.clone(),
            decompressor: load,
        })
    }

    /// The model that says what the hardware must say.
    ///
    /// # Errors
    /// None with a geometry that numbers have.
    pub fn model(&self, table: &RankTable) -> Result<Model, OptionsError> {
        Ok(Model::new(table, self.geometry, self.digits)?)
    }

    /// What sizes the hardware.
    pub fn hardware(&self) -> Parameters {
        let table = self.table.as_ref();
        Parameters {
            name: self.name(),
            ports: Ports {
                block_bytes: self.geometry.block().get(),
                mag_bytes: self.geometry.mag().get(),
                beat_bytes: self.beat.get(),
            },
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
        if let Some(table) = &self.table {
            // Different contents are different designs.
            let digest = super::manifest::sha256(table.to_json().as_bytes());
            called.add(&format!("book{}", &digest[..8]), "--codebook BOOK");
        }
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
            address_map: regions(&self.hardware()),
        })
    }

    fn preloaded(&self, _: Role) -> Option<Vec<Write>> {
        let table = self.table.as_ref()?;
        Some(load_sequence(table, self.digits))
    }
}

/// The table behind a half's configuration port.
fn regions(p: &Parameters) -> Vec<Region> {
    let region = |name: &str, address, words, holds: String| Region {
        name: name.into(),
        address,
        words,
        holds,
    };
    vec![
        region(
            "control",
            address_map::CONTROL,
            1,
            "bit 0: the table is loaded; write 0 before loading, 1 after".into(),
        ),
        region(
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
