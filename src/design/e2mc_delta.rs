//! The design of e2mc-delta: its parameters, and what follows from them.

use crate::codebook::{Book, CodeEntry, DeltaCodebook, DeltaTableImages, Recipe};
use crate::codec::E2mcDelta as Model;
use crate::hdl::DesignError;
use crate::rtl::e2mc::{self, Decoder};
use crate::rtl::e2mc_delta::address_map::{self, Write};
use crate::rtl::e2mc_delta::{self as rtl, compressor, decompressor, Parameters, Tables};
use crate::terms::{BeatSize, BlockSize, DeltaMfv, Geometry, Modes, Ways};

use super::manifest::Region;
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
    book: Option<DeltaCodebook>,
}

/// As `--design` takes it.
pub const NAME: &str = "e2mc-delta";

/// What it is, in a line.
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
        Parameter::codebook(),
    ];
    all.extend(Parameter::common());
    all
}

/// The codebook, if it is one of e2mc-delta's.
fn own(book: &Book) -> Result<&DeltaCodebook, OptionsError> {
    match book {
        Book::Delta(book) => Ok(book),
        other => Err(OptionsError::Codebook {
            book: other.codec(),
            design: NAME,
        }),
    }
}

impl E2mcDelta {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        options.check(NAME, &parameters())?;
        let geometry = parameter::geometry(options)?;
        let beat = parameter::beat(options, geometry)?;
        Ok(E2mcDelta {
            ways: options.or_default("pdw")?,
            geometry,
            mfv: options.or_default("mfv")?,
            modes: options.or_default("modes")?,
            beat,
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
        let load = |role| match self.book.as_ref() == Some(book) {
            true => Vec::new(),
            false => self.load_sequence(role, book),
        };
        Ok(Reference {
            model: Box::new(self.model(book)?),
            compressor: load(Role::Compressor),
            decompressor: load(Role::Decompressor),
        })
    }

    /// The model that says what the hardware must say.
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

    /// What sizes the hardware.
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
                encoders: self.ways.get(),
                block_bytes: self.geometry.block().get(),
                mag_bytes: self.geometry.mag().get(),
                beat_bytes: self.beat.get(),
                decoder: Decoder::OneHot,
                tables: None,
            },
            values: self.mfv.get(),
            modes: self.modes.iter().collect(),
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
        if let Some(book) = &self.book {
            // Different contents are different designs.
            let digest = super::manifest::sha256(book.to_json().as_bytes());
            called.add(&format!("book{}", &digest[..8]), "--codebook BOOK");
        }
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("pdw", Value::Number(self.ways.get())),
            ("block", Value::Number(self.geometry.block().get())),
            ("mag", Value::Number(self.geometry.mag().get())),
            ("mfv", Value::Number(self.mfv.get())),
            ("modes", Value::Word(self.modes.to_string())),
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
        self.reference_of(own(book.ok_or(OptionsError::NoCodebook(NAME))?)?)
    }

    fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Ok(Box::new(self.clone().with_codebook(own(book)?.clone())?))
    }

    fn half(&self, role: Role) -> Result<Half, DesignError> {
        let hardware = self.hardware();
        let address_map = regions(&hardware, role);
        Ok(match role {
            Role::Compressor => Half {
                module: compressor::compressor(&hardware)?,
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

/// A codebook's tables as the hardware stores them.
fn tables(images: &DeltaTableImages, mfv: DeltaMfv) -> Tables {
    let index_bits = mfv.get().ilog2().max(rtl::LOW_BITS);
    let widen = |words: &[u32]| {
        words
            .iter()
            .map(|&word| u64::from(word))
            .collect::<Vec<_>>()
    };
    let offsets = |words: &[u32]| {
        let words = words
            .iter()
            .map(|&word| u64::from(word % (1 << index_bits)));
        words.collect::<Vec<_>>()
    };
    // The length from bit 16 on.
    let pack = |entries: &[CodeEntry], low: fn(&CodeEntry) -> u32| {
        let words = entries.iter().map(|e| u64::from(low(e) | e.length << 16));
        words.collect::<Vec<_>>()
    };
    let codewords = |entries: &[CodeEntry]| entries.iter().map(|e| e.codeword).collect::<Vec<_>>();
    let codes = || images.codes.iter();
    Tables {
        first_values: codes().map(|code| widen(&code.first_values)).collect(),
        first_classes: codes().map(|code| widen(&code.first_classes)).collect(),
        value_offsets: codes().map(|code| offsets(&code.value_offsets)).collect(),
        class_offsets: codes().map(|code| offsets(&code.class_offsets)).collect(),
        values: codes().flat_map(|code| widen(&code.values)).collect(),
        classes: codes().flat_map(|code| widen(&code.classes)).collect(),
        tags: codes()
            .flat_map(|code| pack(&code.entries, |e| e.tag))
            .collect(),
        codewords: codes()
            .flat_map(|code| widen(&codewords(&code.entries)))
            .collect(),
        class_codes: codes()
            .flat_map(|code| pack(&code.class_codes, |e| e.codeword))
            .collect(),
    }
}

/// The tables behind a half's configuration port.
fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let region = |name: &str, address, words, holds: String| Region {
        name: name.into(),
        address,
        words,
        holds,
    };
    let mut all = vec![region(
        "control",
        address_map::CONTROL,
        1,
        "bit 0: the tables are loaded; write 0 before loading, 1 after".into(),
    )];
    let modes = itertools::join(&p.modes, ", ");
    let code = format!("code = 2 * number of the mode among {modes} + tree");
    let (codes, rows) = (p.codes(), address_map::ROWS);
    match role {
        Role::Compressor => {
            let entry = format!(
                "word code * {} + set * 8 + way, set = residual mod {}, {code}",
                p.values,
                p.sets()
            );
            all.push(region(
                "value_codes",
                address_map::VALUE_CODES,
                codes * p.values,
                format!("codeword, its first bit in bit 0; {entry}"),
            ));
            all.push(region(
                "class_codes",
                address_map::CLASS_CODES,
                codes * rtl::CLASSES,
                format!(
                    "codeword [15:0], its first bit in bit 0; length [20:16]; word code * {} + high byte, {code}",
                    rtl::CLASSES
                ),
            ));
            all.push(region(
                "tags",
                address_map::TAGS,
                codes * p.values,
                format!(
                    "residual / {} [{}:0]; length [20:16], 0: no entry; {entry}",
                    p.sets(),
                    p.tag_bits() - 1
                ),
            ));
        }
        Role::Decompressor => {
            let row = format!("word code * {rows} + length, {code}");
            let first = |kind: &str| {
                format!(
                    "first codeword of a {kind} of the length, left-justified to {} bits, or the next leaf's; 65536: the code ends before; {row}",
                    rtl::LONGEST
                )
            };
            all.push(region(
                "first_values",
                address_map::FIRST_VALUES,
                codes * rows,
                format!("{}, lengths 2 to {}", first("value"), rtl::LONGEST),
            ));
            all.push(region(
                "first_classes",
                address_map::FIRST_CLASSES,
                codes * rows,
                format!("{}, lengths 1 to {}", first("class"), rtl::LONGEST),
            ));
            let top = p.index_bits() - 1;
            let class_bit = address_map::CLASS_OFFSET_BIT;
            all.push(region(
                "offsets",
                address_map::OFFSETS,
                codes * rows,
                format!(
                    "codeword - index modulo {}: of values [{top}:0], of classes [{}:{class_bit}]; {row}, lengths 1 to {}",
                    1 << p.index_bits(),
                    class_bit + top,
                    rtl::LONGEST
                ),
            ));
            all.push(region(
                "values",
                address_map::VALUES,
                codes * p.values,
                format!("value; word code * {} + index, {code}", p.values),
            ));
            all.push(region(
                "classes",
                address_map::CLASSES,
                codes * rtl::CLASSES,
                format!("high byte; word code * {} + index, {code}", rtl::CLASSES),
            ));
        }
    }
    all
}
