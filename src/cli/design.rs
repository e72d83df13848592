//! The options that choose a design, shared by the subcommands that make one.

use std::path::{Path, PathBuf};

use anyhow::{bail, Context};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::bus::Decision;
use crate::codebook::{Book, Codebook, CodebookFileError, DeltaCodebook};
use crate::design::bus_stage::{BusStage, BUS_STAGES};
use crate::design::e2mc::{self, E2mc};
use crate::design::e2mc_delta::{self, E2mcDelta};
use crate::design::fixed::Fixed;
use crate::design::list::{Technique, TECHNIQUES};
use crate::design::{Design, Options};
use crate::rtl::common::lanes::Concatenation;
use crate::rtl::common::RawBlocks;
use crate::rtl::e2mc::Decoder;
use crate::terms::{BeatSize, BlockSize, Encoders, Mag, MfvCount, Modes, SymbolLength, Ways};

/// A design and its parameters.
#[derive(Debug, Clone, Args)]
pub struct DesignArgs {
    /// The design (`hdlgen designs` says what they are)
    #[arg(long, value_name = "NAME", value_parser = names(), default_value = e2mc::NAME)]
    design: String,
    /// Symbol length in bits: 4, 8, 16 or 32 [default: 16] (e2mc)
    #[arg(long, value_name = "BITS")]
    sl: Option<SymbolLength>,
    /// Parallel decoding ways: 1, 2, 4 or 8 [default: 4] (e2mc, e2mc-delta)
    #[arg(long, value_name = "WAYS")]
    pdw: Option<Ways>,
    /// Block, the unit that is compressed: 64 or 128 bytes
    #[arg(long, value_name = "BYTES", default_value_t)]
    block: BlockSize,
    /// Memory access granularity: 32 or 64 bytes, less than the block
    #[arg(long, value_name = "BYTES", default_value_t)]
    mag: Mag,
    /// Most frequent values that have codewords: of e2mc, for symbols of 16 and 32 bits, 512, 1024,
    /// 2048 or 4096 [default: 1024]; of e2mc-delta 64, 128, 256 or 512 [default: 128]
    #[arg(long, value_name = "VALUES")]
    mfv: Option<u32>,
    /// Modes that a block may take, the others left out: some of 0, 1 and 2 [default: 0,1,2]
    /// (e2mc-delta)
    #[arg(long, value_name = "MODES")]
    modes: Option<Modes>,
    /// Encoders side by side: 1, 2, 4 or 8, at most the ways [default: as many as ways] (e2mc)
    #[arg(long, value_name = "ENCODERS")]
    encoders: Option<Encoders>,
    /// Width of the stream ports: 4, 8, 16, 32, 64 or 128 bytes, at most the block [default: MAG;
    /// in sim and synth the block, where a design is faster than ports of a MAG]
    #[arg(long, value_name = "BYTES")]
    beat: Option<BeatSize>,
    /// A codebook, as `hdlgen train` writes it (e2mc, e2mc-delta)
    #[arg(long, value_name = "FILE")]
    codebook: Option<PathBuf>,
    /// Words or bit planes that are worked on at a time [default: the most that the design takes]
    #[arg(long, value_name = "LANES")]
    lanes: Option<u32>,
    /// Pipeline stages of either half [default: what does best for its area]
    #[arg(long, value_name = "STAGES")]
    stages: Option<u32>,
    /// How payloads are put side by side, and taken apart
    #[arg(long, value_name = "FORM", value_enum)]
    concat: Option<Form>,
    /// What keeps raw blocks while the core works on them [default: registers]
    #[arg(long, value_name = "PLACE", value_enum)]
    raw: Option<RawPlace>,
    /// The decision function: energy × delay, or energy × delay² [default: ed2] (energy-control)
    #[arg(long, value_name = "FUNCTION", value_enum)]
    decision: Option<Function>,
    /// Count toggles as on a bus with data bus inversion (energy-control)
    #[arg(long)]
    dbi: bool,
    /// Cycles that the compressor takes for a block, which size the queue of raw blocks
    /// [default: 28] (energy-control)
    #[arg(long, value_name = "CYCLES")]
    latency: Option<u32>,
    /// How the decompressor finds a codeword and goes on to the next [default: one-hot] (e2mc)
    #[arg(long, value_name = "FORM", value_enum)]
    decoder: Option<DecoderForm>,
}

/// The two decision functions.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Function {
    /// Energy × delay
    Ed,
    /// Energy × delay²
    Ed2,
}

/// The two forms of the decoder's loop.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum DecoderForm {
    /// The length, one-hot, picks from copies that are moved already; the default
    OneHot,
    /// A priority encoder, then a shifter, as the paper's figure shows it
    Paper,
}

/// What keeps raw blocks.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum RawPlace {
    /// A register for each; the default
    Registers,
    /// A FIFO in memories
    Memory,
}

/// The two forms of concatenation.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Form {
    /// One network for all lanes; the default
    Tree,
    /// A shifter for each lane, as the papers' figures show it
    Parallel,
}

/// Takes the names of the list, and answers another one with those like it.
pub fn names() -> impl TypedValueParser<Value = String> {
    let fixed = TECHNIQUES.iter().map(|technique| technique.name);
    let stages = BUS_STAGES.iter().map(|stage| stage.name);
    let trained = [e2mc::NAME, e2mc_delta::NAME];
    PossibleValuesParser::new(trained.into_iter().chain(fixed).chain(stages))
}

/// A design, and the codebook that was named.
pub enum Chosen {
    /// Its tables empty.
    E2mc(E2mc, Option<Codebook>),
    E2mcDelta(E2mcDelta, Option<DeltaCodebook>),
    Fixed(Fixed),
    BusStage(BusStage),
}

impl Chosen {
    /// Whether the data that it works on is trained on first.
    pub fn trains(&self) -> bool {
        matches!(self, Chosen::E2mc(_, None) | Chosen::E2mcDelta(_, None))
    }

    pub fn design(&self) -> &dyn Design {
        match self {
            Chosen::E2mc(design, _) => design,
            Chosen::E2mcDelta(design, _) => design,
            Chosen::Fixed(design) => design,
            Chosen::BusStage(design) => design,
        }
    }
}

impl DesignArgs {
    /// The same parameters, of another design.
    pub fn named(&self, design: &str) -> DesignArgs {
        DesignArgs {
            design: design.into(),
            ..self.clone()
        }
    }

    /// The design that was chosen.
    pub fn choose(&self) -> anyhow::Result<Chosen> {
        self.with_beat(self.beat)
    }

    /// The same, with ports as wide as a block, where a port of a MAG would be what
    /// limits the rate and no width was given.
    pub fn choose_wide(&self) -> anyhow::Result<Chosen> {
        let chosen = self.choose()?;
        if let (Chosen::Fixed(design), None) = (&chosen, self.beat) {
            if design.limited_by_ports()? {
                return self.with_beat(Some(BeatSize::try_from(self.block.get())?));
            }
        }
        Ok(chosen)
    }

    fn with_beat(&self, beat: Option<BeatSize>) -> anyhow::Result<Chosen> {
        let mut options = Options {
            symbol_length: self.sl,
            ways: self.pdw,
            block: self.block,
            mag: self.mag,
            mfv: self.mfv,
            modes: self.modes,
            encoders: self.encoders,
            beat,
            lanes: self.lanes,
            stages: self.stages,
            concatenation: self.concat.map(|form| match form {
                Form::Tree => Concatenation::Tree,
                Form::Parallel => Concatenation::Parallel,
            }),
            raw: self.raw.map(|place| match place {
                RawPlace::Registers => RawBlocks::Registers,
                RawPlace::Memory => RawBlocks::Memory,
            }),
            decision: self.decision.map(|function| match function {
                Function::Ed => Decision::EnergyDelay,
                Function::Ed2 => Decision::EnergyDelaySquared,
            }),
            dbi: self.dbi,
            latency: self.latency,
            decoder: self.decoder.map(|form| match form {
                DecoderForm::OneHot => Decoder::OneHot,
                DecoderForm::Paper => Decoder::Paper,
            }),
        };
        if self.design == e2mc_delta::NAME {
            let book = self.codebook.as_deref().map(delta_codebook).transpose()?;
            // That of the codebook where it is not given.
            let of_book = book.as_ref().map(|book| book.mfv().get());
            options.mfv = self.mfv.or(of_book);
            return Ok(Chosen::E2mcDelta(E2mcDelta::new(&options)?, book));
        }
        if self.design != e2mc::NAME {
            if self.codebook.is_some() {
                bail!("--codebook: {} has no tables to put one in", self.design);
            }
            if let Some(stage) = BusStage::new(&self.design, &options) {
                return Ok(Chosen::BusStage(stage?));
            }
            let technique = Technique::find(&self.design);
            let technique = technique.with_context(|| format!("there is no {}", self.design))?;
            return Ok(Chosen::Fixed(Fixed::new(technique, &options)?));
        }
        let read = |path: &PathBuf| Codebook::read(path, Some(self.sl.unwrap_or_default()));
        let book = self.codebook.as_ref().map(read).transpose()?;
        // Those of the codebook where they are not given.
        let of_book = book.as_ref().and_then(Codebook::mfv);
        options.mfv = self.mfv.or(of_book.map(MfvCount::get));
        Ok(Chosen::E2mc(E2mc::new(&options)?, book))
    }
}

/// A codebook of e2mc-delta.
fn delta_codebook(path: &Path) -> Result<DeltaCodebook, CodebookFileError> {
    match Book::read(path)? {
        Book::Delta(book) => Ok(book),
        other => Err(CodebookFileError::Codec {
            path: path.to_owned(),
            has: other.codec(),
            wanted: Book::DELTA,
        }),
    }
}

impl Chosen {
    /// The design with the codebook, if one was named, in its tables.
    pub fn preloaded(self) -> anyhow::Result<Box<dyn Design>> {
        Ok(match self {
            Chosen::E2mc(design, Some(book)) => Box::new(design.with_codebook(book)?),
            Chosen::E2mc(design, None) => Box::new(design),
            Chosen::E2mcDelta(design, Some(book)) => Box::new(design.with_codebook(book)?),
            Chosen::E2mcDelta(design, None) => Box::new(design),
            Chosen::Fixed(design) => Box::new(design),
            Chosen::BusStage(design) => Box::new(design),
        })
    }
}
