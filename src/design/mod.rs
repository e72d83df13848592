//! The designs: one validated parameter object each, from which come the
//! hardware, the model that it is compared with, and the manifest.

pub mod bus_stage;
mod called;
mod chain;
pub mod e2mc;
pub mod e2mc_delta;
pub mod emit;
pub mod expected;
pub mod export;
pub mod fixed;
pub mod list;
pub mod manifest;
pub mod record;
mod section;
pub mod simulate;

use std::ops::Range;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::bus::Decision;
use crate::codec::Codec;
use crate::hdl::{DesignError, Module};
use crate::terms::{BeatSize, BlockSize, Encoders, Geometry, Mag, Modes};
use crate::terms::{SymbolLength, TermError, Ways};
pub use called::Called;
use expected::{Expected, Traffic};

/// The two halves of a design: the one on a block's way to the memory, and the one back. A design
/// that is neither a compressor nor a decompressor says what they are ([`Design::role_name`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Compressor,
    Decompressor,
}

impl Role {
    pub const ALL: [Role; 2] = [Role::Compressor, Role::Decompressor];

    pub fn name(self) -> &'static str {
        match self {
            Role::Compressor => "compressor",
            Role::Decompressor => "decompressor",
        }
    }
}

/// A parameter's value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Number(u32),
    Word(String),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => write!(f, "{word}"),
        }
    }
}

/// One half of a design as hardware.
#[derive(Clone, Debug)]
pub struct Half {
    pub module: Rc<Module>,
    pub pipeline_stages: u32,
    /// Cycles from a block's first beat in to its last beat out, for the worst
    /// block by itself, both sides always ready.
    pub latency: u32,
    /// Cycles from block to block, both sides always ready.
    pub interval: u32,
    /// The tables behind the configuration port.
    pub address_map: Vec<manifest::Region>,
}

/// A write through the configuration port.
pub use crate::rtl::e2mc::address_map::Write;

/// What the hardware is held against: the model, and the writes that load what
/// the model knows into each half.
pub struct Reference {
    pub model: Box<dyn Codec>,
    compressor: Vec<Write>,
    decompressor: Vec<Write>,
}

impl Reference {
    /// Of a design without tables.
    pub fn of_model(model: Box<dyn Codec>) -> Self {
        Reference {
            model,
            compressor: Vec::new(),
            decompressor: Vec::new(),
        }
    }

    pub fn load_sequence(&self, role: Role) -> &[Write] {
        match role {
            Role::Compressor => &self.compressor,
            Role::Decompressor => &self.decompressor,
        }
    }
}

/// What goes into a half of a design for a range of blocks, and what must come out.
pub type Sender<'a> = dyn FnMut(&Expected, Range<usize>) -> Traffic + 'a;

/// A design whose parameters fit each other.
pub trait Design: Send + Sync {
    /// What `--design` calls it.
    fn kind(&self) -> &'static str;

    /// Its name, which carries every parameter that is not the default, and the command that makes
    /// it.
    fn called(&self) -> Called;

    fn name(&self) -> String {
        self.called().name
    }

    fn command(&self) -> String {
        self.called().command
    }

    /// Every parameter, by the name of its flag.
    fn parameters(&self) -> Vec<(&'static str, Value)>;

    fn geometry(&self) -> Geometry;

    /// Width of the stream ports.
    fn beat(&self) -> BeatSize;

    /// The halves that it has.
    fn roles(&self) -> &'static [Role] {
        &Role::ALL
    }

    /// What one of them is.
    fn role_name(&self, role: Role) -> &'static str {
        role.name()
    }

    /// Whether what comes out depends on all blocks since reset, so that each simulation begins
    /// with one.
    fn restarts(&self) -> bool {
        false
    }

    /// What says, for one range of blocks after another from reset on, what goes into one half and
    /// what must come out.
    fn sender(&self, role: Role) -> Box<Sender<'_>> {
        Box::new(move |expected, range| expected.traffic(role, range))
    }

    /// What goes into one half for a range of the blocks after reset, and what must come out.
    fn traffic(&self, role: Role, expected: &Expected, range: Range<usize>) -> Traffic {
        self.sender(role)(expected, range)
    }

    /// One half of the hardware.
    ///
    /// # Errors
    /// If the description has a mistake, which would be ours.
    fn half(&self, role: Role) -> Result<Half, DesignError>;

    /// One half's module.
    ///
    /// # Errors
    /// As of [`Design::half`].
    fn module(&self, role: Role) -> Result<Rc<Module>, DesignError> {
        Ok(self.half(role)?.module)
    }

    /// The writes that load the tables which the design has from power-up on.
    fn preloaded(&self, _: Role) -> Option<Vec<Write>> {
        None
    }
}

/// The parameters, each as the user gives it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    pub symbol_length: Option<SymbolLength>,
    pub ways: Option<Ways>,
    pub block: BlockSize,
    pub mag: Mag,
    /// Of whichever values the design takes.
    pub mfv: Option<u32>,
    pub modes: Option<Modes>,
    pub encoders: Option<Encoders>,
    pub beat: Option<BeatSize>,
    pub lanes: Option<u32>,
    pub stages: Option<u32>,
    pub concatenation: Option<crate::rtl::common::lanes::Concatenation>,
    pub raw: Option<crate::rtl::common::RawBlocks>,
    pub decision: Option<Decision>,
    pub dbi: bool,
    pub latency: Option<u32>,
    pub decoder: Option<crate::rtl::e2mc::Decoder>,
}

#[derive(Debug, thiserror::Error)]
pub enum OptionsError {
    #[error(transparent)]
    Term(#[from] TermError),
    #[error("--mfv: symbols of {0} bits all have codewords; a number of most frequent values is for 16 and 32 bits")]
    MfvUnused(SymbolLength),
    #[error("the codebook is for symbols of {book} bits, the design (--sl) for {design}")]
    SymbolLength {
        book: SymbolLength,
        design: SymbolLength,
    },
    #[error("the codebook has {book} most frequent values, the design (--mfv) {design}")]
    Mfv { book: u32, design: u32 },
    #[error("the codebook is for blocks of {book} bytes, the design (--block) for {design}")]
    CodebookBlock { book: BlockSize, design: BlockSize },
    #[error("--{flag}: {design} has no such parameter (`hdlgen designs` lists what each has)")]
    NoSuchParameter {
        flag: &'static str,
        design: &'static str,
    },
    #[error(
        "--decoder: behind ports of {beat} bytes, eight beats a block or more, there is one form"
    )]
    DecoderUnused { beat: BeatSize },
    #[error("--lanes {given}: {design} takes {allowed} for a block of {block} bytes, which has {words} words")]
    Lanes {
        given: u32,
        design: &'static str,
        allowed: String,
        block: BlockSize,
        words: u32,
    },
    #[error("--stages {given}: {design} with these parameters takes 1 to {most}")]
    Stages {
        given: u32,
        design: &'static str,
        most: u32,
    },
    #[error("--latency {given}: 1 to {most} cycles were expected", most = bus_stage::MOST_LATENCY)]
    Latency { given: u32 },
    #[error("--beat {given}: {design} is for flits of 32 bytes, and its ports are as wide")]
    Flit {
        given: BeatSize,
        design: &'static str,
    },
}

impl Options {
    /// Refuses what is given and not among `allowed`.
    ///
    /// # Errors
    /// [`OptionsError::NoSuchParameter`].
    fn only(&self, design: &'static str, allowed: &[&str]) -> Result<(), OptionsError> {
        let given = [
            ("sl", self.symbol_length.is_some()),
            ("pdw", self.ways.is_some()),
            ("mfv", self.mfv.is_some()),
            ("modes", self.modes.is_some()),
            ("encoders", self.encoders.is_some()),
            ("lanes", self.lanes.is_some()),
            ("stages", self.stages.is_some()),
            ("concat", self.concatenation.is_some()),
            ("raw", self.raw.is_some()),
            ("decision", self.decision.is_some()),
            ("dbi", self.dbi),
            ("latency", self.latency.is_some()),
            ("decoder", self.decoder.is_some()),
        ];
        for (flag, given) in given {
            if given && !allowed.contains(&flag) {
                return Err(OptionsError::NoSuchParameter { flag, design });
            }
        }
        Ok(())
    }
}
