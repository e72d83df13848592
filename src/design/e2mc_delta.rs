//! The design of e2mc-delta: its parameters, and what follows from them.

use crate::codebook::{Book, DeltaCodebook, DeltaTableImages, Recipe};
use crate::codec::E2mcDelta as Model;
use crate::hdl::DesignError;
use crate::rtl::e2mc::{self, Decoder};
use crate::rtl::e2mc_delta::address_map;
use crate::rtl::e2mc_delta::{self as rtl, compressor, decompressor, one_pass, Parameters};
use crate::stream::Write;
use crate::terms::{BeatSize, BlockSize, DeltaMfv, Geometry, Modes, Ways};

use super::e2mc_delta_tables::{regions, tables};
use super::{parameter, Called, Design, Half, Options, OptionsError, Parameter};
use super::{Reference, Role, Value, Values};

/// A design of e2mc-delta whose parameters fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct E2mcDelta {
    ways: Ways,
    geometry: Geometry,
    mfv: DeltaMfv,
    modes: Modes,
    beat: BeatSize,
    one_pass: bool,
    book: Option<DeltaCodebook>,
}

/// As `--design` takes it.
pub const NAME: &str = "e2mc-delta";

const ONE_PASS: &str = "one-pass";

/// A description in one line.
pub const ABOUT: &str =
    "E2MC of differences, with codewords for high bytes and ways from both ends; this project's own";

/// Its parameters.
pub fn parameters() -> Vec<Parameter> {
    let mut all = vec![
        Parameter::ways(),
        Parameter::numbers(
            "mfv",
            "VALUES",
            "Values that have codewords of their own, in each code",
            DeltaMfv::ALL.iter().map(|mfv| mfv.get()),
            DeltaMfv::default(),
        ),
        Parameter {
            name: "modes",
            value: "LIST",
            about: "The modes that a block may take: some of 0, 1 and 2, with commas between them",
            values: Values::List,
            default: Modes::ALL.to_string(),
        },
        Parameter {
            name: ONE_PASS,
            value: "",
            about:
                "Code blocks in all modes at once, for less latency, and not in the best one later",
            values: Values::Switch,
            default: "off".into(),
        },
        Parameter::codebook(),
    ];
    all.extend(Parameter::common());
    all
}

impl E2mcDelta {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        parameter::check(options, NAME, &parameters())?;
        let geometry = parameter::geometry(options)?;
        let beat = parameter::beat(options, geometry)?;
        Ok(E2mcDelta {
            ways: options.or_default("pdw")?,
            geometry,
            mfv: options.or_default("mfv")?,
            modes: options.or_default("modes")?,
            beat,
            one_pass: options.has(ONE_PASS),
            book: None,
        })
    }

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the codebook is for another block or table size.
    pub fn with_codebook(mut self, book: DeltaCodebook) -> Result<Self, OptionsError> {
        self.check(&book)?;
        self.book = Some(book);
        Ok(self)
    }

    /// Whether a codebook goes with the design.
    ///
    /// # Errors
    /// If it is for another block or table size.
    pub fn check(&self, book: &DeltaCodebook) -> Result<(), OptionsError> {
        if book.block() != self.geometry.block() {
            return Err(OptionsError::CodebookBlock {
                book: book.block(),
                design: self.geometry.block(),
            });
        }
        if book.mfv() != self.mfv {
            return Err(OptionsError::Mfv {
                book: book.mfv().get(),
                design: self.mfv.get(),
            });
        }
        Ok(())
    }

    /// The values of each code.
    pub fn mfv(&self) -> DeltaMfv {
        self.mfv
    }

    /// The block, on whose size codebooks depend.
    pub fn block(&self) -> BlockSize {
        self.geometry.block()
    }

    /// The model with a codebook, and what loads that into the hardware, unless it
    /// is in its tables already.
    ///
    /// # Errors
    /// If the codebook does not go with the design.
    pub fn reference_of(&self, book: &DeltaCodebook) -> Result<Reference, OptionsError> {
        let load = |role| {
            if self.book.as_ref() == Some(book) {
                Vec::new()
            } else {
                self.load_sequence(role, book)
            }
        };
        Ok(Reference {
            model: Box::new(self.model(book)?),
            compressor: load(Role::Compressor),
            decompressor: load(Role::Decompressor),
        })
    }

    /// The hardware's reference model.
    ///
    /// # Errors
    /// If the codebook does not go with the design.
    pub fn model(&self, book: &DeltaCodebook) -> Result<Model, OptionsError> {
        self.check(book)?;
        Ok(Model::new(
            book,
            self.geometry.mag(),
            self.ways,
            self.modes,
        )?)
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        let tables = (self.book.as_ref()).map(|book| tables(&self.images(book), self.mfv));
        Parameters {
            frame: e2mc::Parameters {
                name: self.name(),
                symbol_bits: rtl::SYMBOL_BITS,
                max_codeword: rtl::LONGEST,
                trees: rtl::TREES,
                escape: false,
                raw_bits: rtl::LOW_BITS,
                sums: true,
                entries: self.mfv.get(),
                ways: self.ways.get(),
                pairs: true,
                encoders: self.ways.get(),
                block_bytes: self.geometry.block().get(),
                mag_bytes: self.geometry.mag().get(),
                beat_bytes: self.beat.get(),
                decoder: Decoder::OneHot,
                tables: None,
            },
            values: self.mfv.get(),
            modes: self.modes.iter().collect(),
            one_pass: self.one_pass,
            tables,
        }
    }

    fn images(&self, book: &DeltaCodebook) -> DeltaTableImages {
        DeltaTableImages::new(book, self.modes)
    }

    /// The writes that load a codebook through the configuration port.
    pub fn load_sequence(&self, role: Role, book: &DeltaCodebook) -> Vec<Write> {
        let tables = tables(&self.images(book), self.mfv);
        match role {
            Role::Compressor => address_map::compressor_load(&tables),
            Role::Decompressor => address_map::decompressor_load(&tables),
        }
    }
}

impl Design for E2mcDelta {
    fn kind(&self) -> &'static str {
        NAME
    }

    fn called(&self) -> Called {
        let defaults = Geometry::default();
        let mut called = Called::new(NAME);
        called.with("pdw", self.ways);
        called.unless(defaults.block(), "block", self.geometry.block());
        called.unless(defaults.mag(), "mag", self.geometry.mag());
        called.unless(DeltaMfv::default(), "mfv", self.mfv);
        if self.modes != Modes::ALL {
            let modes = self.modes.to_string();
            called.add(
                &format!("modes{}", modes.replace(',', "")),
                &format!("--modes {modes}"),
            );
        }
        called.unless(self.geometry.mag().into(), "beat", self.beat);
        if self.one_pass {
            called.add("one_pass", &format!("--{ONE_PASS}"));
        }
        called.with_book(self.book.as_ref().map(DeltaCodebook::to_json));
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("pdw", Value::Number(self.ways.get())),
            ("block", Value::Number(self.geometry.block().get())),
            ("mag", Value::Number(self.geometry.mag().get())),
            ("mfv", Value::Number(self.mfv.get())),
            ("modes", Value::Word(self.modes.to_string())),
            (ONE_PASS, Value::Word(self.one_pass.to_string())),
            ("beat", Value::Number(self.beat.get())),
        ]
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn recipe(&self) -> Option<Recipe> {
        Some(Recipe::E2mcDelta {
            block: self.geometry.block(),
            mfv: self.mfv,
        })
    }

    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        self.reference_of(own(book)?)
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(
            self.clone().with_codebook(own(Some(book))?.clone())?,
        ))
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let hardware = self.hardware();
        let address_map = regions(&hardware, role);
        Ok(match role {
            Role::Compressor => Half {
                module: if self.one_pass {
                    one_pass::compressor(&hardware)?
                } else {
                    compressor::compressor(&hardware)?
                },
                pipeline_stages: 2,
                latency: hardware.compressor_latency(),
                interval: hardware.compressor_interval(),
                address_map,
            },
            Role::Decompressor => Half {
                module: decompressor::decompressor(&hardware)?,
                pipeline_stages: 4,
                latency: hardware.decompressor_latency(),
                interval: hardware.decompressor_interval(),
                address_map,
            },
        })
    }

    fn preloaded(&self, role: Role) -> Option<Vec<Write>> {
        let book = self.book.as_ref()?;
        Some(self.load_sequence(role, book))
    }
}

/// The codebook, if it is one for this design.
fn own(book: Option<&Book>) -> Result<&DeltaCodebook, OptionsError> {
    match book {
        Some(Book::Delta(book)) => Ok(book),
        other => Err(OptionsError::no_book(other, NAME)),
    }
}
