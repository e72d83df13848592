//! The designs: one validated parameter object each, from which come the
//! hardware, the model that it is compared with, and the manifest.

mod bench;
mod blocks_of_pictures;
pub(crate) mod bus;
mod capabilities;
mod chain;
mod codecs;
mod constraints;
pub(crate) mod controller;
pub(crate) mod coverage;
mod datapath;
mod datasheet;
pub(crate) mod demo;
pub(crate) mod e2mc;
pub(crate) mod e2mc_delta;
mod e2mc_delta_tables;
mod e2mc_tables;
pub(crate) mod emit;
mod entry;
pub(crate) mod expected;
pub(crate) mod export;
pub(crate) mod faults;
pub(crate) mod macros;
pub mod manifest;
pub(crate) mod measured;
pub(crate) mod metadata_cache;
pub(crate) mod numbers;
mod parallel;
pub(crate) mod pfor;
pub(crate) mod pictures;
pub(crate) mod plan;
pub(crate) mod prefixed;
mod readme;
mod readme_unit;
pub(crate) mod record;
mod registry;
mod section;
pub(crate) mod simulate;
pub(crate) mod tableless;
pub(crate) mod techniques;
pub(crate) mod value_frequency;
pub(crate) mod vectors;
pub(crate) mod waveform;

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::codebook::{Book, Recipe, TrainError, Trained};
use crate::codec::Codec;
use crate::hdl::{DesignError, Module};
#[doc(inline)]
pub use crate::params::{Identity, Options, OptionsError, Parameter, Value, Values};
use crate::rtl::common::{Core, Ports};
use crate::rtl::protect::{crc, Protection};
use crate::stream::Write;
use crate::terms::data::Source;
use crate::terms::{BeatSize, BlockFile, Geometry};
#[doc(hidden)]
pub use capabilities::{BlockStreams, BusEncoding, Cores, Tables};
pub use emit::EmitError;
pub use entry::Entry;
use expected::{Expected, Traffic};
use manifest::Manifest;
pub use registry::designs;
pub use simulate::{Report, SimulateError, Timing};

/// The two halves of a design: the one on a block's way to the memory, and the one back. A design
/// that is neither a compressor nor a decompressor names them itself (`role_name`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The half on the way to the memory.
    Compressor,
    /// The half on the way back.
    Decompressor,
}

impl Role {
    /// Both halves.
    pub const ALL: [Role; 2] = [Role::Compressor, Role::Decompressor];

    /// Its name in module names, manifests and reports.
    pub fn name(self) -> &'static str {
        match self {
            Role::Compressor => "compressor",
            Role::Decompressor => "decompressor",
        }
    }
}

/// One half of a design as hardware.
#[derive(Clone, Debug)]
pub struct Half {
    /// The top module.
    pub module: Rc<Module>,
    /// The paper's stages.
    pub pipeline_stages: u32,
    /// Cycles from a block's first beat in to its last beat out, for the worst block without others, with
    /// both sides always ready.
    pub latency: u32,
    /// Cycles from block to block, both sides always ready.
    pub interval: u32,
    /// The tables behind the configuration port.
    pub address_map: Vec<manifest::Region>,
}

impl Half {
    /// Blocks that are in it at most, if it takes none before its interval is over.
    fn blocks(&self) -> u32 {
        // The blocks that it works on, and those at its ports.
        self.latency.div_ceil(self.interval) + 3
    }

    /// A core with its stream ports, without tables.
    fn around(module: Rc<Module>, core: &Core, ports: &Ports) -> Self {
        Half {
            module,
            pipeline_stages: core.stages,
            latency: core.stream_latency(ports),
            interval: core.stream_interval(ports),
            address_map: Vec::new(),
        }
    }
}

/// A design's reference: the model that its outputs are compared with, and the writes that load the
/// model's codebook into each half.
pub struct Reference {
    /// The software model.
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

    /// The configuration writes that load one half's tables, in order; none if they have the
    /// codebook already.
    pub fn load_sequence(&self, role: Role) -> &[Write] {
        match role {
            Role::Compressor => &self.compressor,
            Role::Decompressor => &self.decompressor,
        }
    }
}

/// Gives the input and the expected output of one half for a range of blocks; called for one range
/// after another from reset on.
pub type Sender<'a> = dyn FnMut(&Expected, Range<usize>) -> Traffic + 'a;

/// A design whose parameters fit each other. What only some designs have is an option here, and a method of
/// `dyn Design` works on all.
pub trait Design: Send + Sync {
    /// Its kind and the values of its parameters.
    fn identity(&self) -> &Identity;

    /// Its name, which carries every parameter that is not the default.
    fn name(&self) -> String {
        self.identity().name()
    }

    /// The command that makes it.
    fn command(&self) -> String {
        self.identity().command()
    }

    /// Block size and MAG.
    fn geometry(&self) -> Geometry;

    /// Width of the stream ports.
    fn beat(&self) -> BeatSize;

    /// One half of the hardware; all of it, of a design without streams.
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

    /// Its streams of blocks. A design without them is a memory controller or a part of one: it is generated
    /// and synthesised, but not run on a file of blocks, and the cycles of its [`Half`] are those of a
    /// request.
    #[doc(hidden)]
    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        None
    }

    /// Its tables, if it has them or can have them.
    #[doc(hidden)]
    fn tables(&self) -> Option<&dyn Tables> {
        None
    }

    /// The unit between cache and DRAM, if it is one.
    #[doc(hidden)]
    fn controller(&self) -> Option<&controller::Controller> {
        None
    }

    /// Source files of the software that drives it, by their paths in its folder.
    fn software(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}

impl dyn Design + '_ {
    /// Its word for `--design`.
    pub fn kind(&self) -> &'static str {
        self.identity().kind()
    }

    /// Every parameter, by the name of its flag.
    pub fn parameters(&self) -> Vec<(&'static str, Value)> {
        self.identity().parameters()
    }

    /// Whether blocks stream through it ([`Design::block_streams`]).
    pub fn streams(&self) -> bool {
        self.block_streams().is_some()
    }

    fn bus_encoding(&self) -> Option<&dyn BusEncoding> {
        self.block_streams()?.bus_encoding()
    }

    /// Whether the output depends on all blocks since reset, so that each simulation begins with
    /// one.
    pub fn restarts(&self) -> bool {
        self.bus_encoding().is_some()
    }

    /// Whether it is a codec, whose blocks are independent of each other: not a stage of a bus.
    pub fn is_codec(&self) -> bool {
        self.streams() && !self.restarts()
    }

    /// The halves of the design; without streams it has only one part.
    pub fn roles(&self) -> &'static [Role] {
        match self.bus_encoding() {
            Some(stage) => stage.roles(),
            None if self.streams() => &Role::ALL,
            None => &[Role::Compressor],
        }
    }

    /// The name of one of its halves, or of all of it.
    pub fn role_name(&self, role: Role) -> &'static str {
        match self.bus_encoding() {
            Some(stage) => stage.role_name(role),
            None if self.streams() => role.name(),
            None => self.kind(),
        }
    }

    /// The codec whose blocks it takes as input; None if it is its own.
    pub(crate) fn blocks_of(&self) -> Option<&'static str> {
        self.bus_encoding().map(BusEncoding::blocks_of)
    }

    /// A source of one half's input and expected output, for one range of blocks after another from
    /// reset on.
    pub(crate) fn sender(&self, role: Role) -> Box<Sender<'_>> {
        match self.bus_encoding() {
            Some(stage) => stage.sender(role),
            None => Box::new(move |expected, range| expected.traffic(role, range)),
        }
    }

    /// The input and the expected output of one half for a range of the blocks after reset.
    #[doc(hidden)]
    pub fn traffic(&self, role: Role, expected: &Expected, range: Range<usize>) -> Traffic {
        self.sender(role)(expected, range)
    }

    /// The model that the hardware is compared with, and the writes that load the codebook into the
    /// tables unless they have it already.
    ///
    /// # Errors
    /// If there is a codebook and the design has no tables, if it has and there is none, if the
    /// codebook is not one for it, or if no blocks stream through the design.
    pub fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        match self.block_streams() {
            Some(streams) => streams.reference(book),
            None => Err(OptionsError::no_streams(self.kind())),
        }
    }

    /// The recipe of its codebook; none if it has no tables.
    pub fn recipe(&self) -> Option<Recipe> {
        self.tables()?.recipe()
    }

    /// The writes that load the tables which the design has from power-up on.
    pub fn preloaded(&self, role: Role) -> Option<Vec<Write>> {
        self.tables()?.preloaded(role)
    }

    /// The same design with the codebook as its tables' initial contents.
    ///
    /// # Errors
    /// If the design has no tables, software loads them, or the codebook is not one for it.
    pub fn with_book(&self, book: &Book) -> Result<Box<dyn Design>, OptionsError> {
        match self.tables() {
            Some(tables) => tables.with_book(book),
            None => Err(OptionsError::no_tables(self.kind())),
        }
    }

    /// Cycles from block to block of the datapath behind the stream ports, the slower half's; none
    /// where ports are a part of it.
    pub(crate) fn datapath_interval(&self) -> Result<Option<u32>, DesignError> {
        let Some(cores) = self.block_streams().and_then(BlockStreams::cores) else {
            return Ok(None);
        };
        let [compressor, decompressor] = Role::ALL.map(|role| cores.core(role));
        Ok(Some(compressor?.interval.max(decompressor?.interval)))
    }

    /// One half's module in a controller, which protects the memories of its buffers so.
    fn module_in_controller(
        &self,
        role: Role,
        buffers: Protection,
    ) -> Result<Rc<Module>, DesignError> {
        let cores = self.block_streams().and_then(BlockStreams::cores);
        let module = match cores {
            Some(cores) => cores.in_controller(role, buffers)?,
            None => None,
        };
        module.map_or_else(|| self.module(role), Ok)
    }

    /// Writes the Verilog and the manifest to a folder of the design's name under `out`, in place
    /// of one that was written so before.
    ///
    /// # Errors
    /// If the folder holds anything else, or cannot be written; nothing is left behind then.
    pub fn emit(&self, out: &Path) -> Result<Manifest, EmitError> {
        Ok(emit::write(self, out)?.1)
    }

    /// The codebook for some data, whole blocks of it; none if the design has no tables.
    ///
    /// # Errors
    /// If there are no data, or no whole blocks.
    pub fn train(&self, data: &[u8]) -> Result<Option<Book>, TrainError> {
        let recipe = self.recipe();
        recipe.map(|recipe| recipe.train(data)).transpose()
    }

    /// Sends whole blocks through the hardware, cycle by cycle, and compares each with the model;
    /// a design with tables needs a codebook.
    ///
    /// # Errors
    /// If the codebook is not one for it, the data are not whole blocks, or hardware and model
    /// differ.
    pub fn simulate(&self, data: &[u8], book: Option<&Book>) -> Result<Report, SimulateError> {
        let reference = self.reference(book)?;
        let block = self.geometry().block();
        let data = BlockFile::new(Source::of_bytes(data)?, block, false)?;
        simulate::simulate(self, &reference, 1, &data, data.blocks(), &|_| {})
    }

    /// Writes a waveform (VCD, or FST by the file's name) of one half at work on whole blocks, from the first one on.
    ///
    /// # Errors
    /// As of `simulate`, or if the file cannot be written.
    pub fn waveform(
        &self,
        role: Role,
        data: &[u8],
        book: Option<&Book>,
        path: &Path,
    ) -> Result<(), SimulateError> {
        let reference = self.reference(book)?;
        let block = self.geometry().block();
        let whole = BlockFile::new(Source::of_bytes(data)?, block, false)?;
        let data = whole.read(0..whole.blocks())?;
        let begin = waveform::Begin::Blocks;
        waveform::of_half(self, role, &reference, &data, begin, path)
    }
}

/// The codebook, if it fits this design.
fn own<'a, T: Trained>(
    book: Option<&'a Book>,
    design: &'static str,
) -> Result<&'a T, OptionsError> {
    let book = book.ok_or_else(|| OptionsError::no_codebook(design))?;
    let has = format!("for {}", book.codec());
    book.get()
        .ok_or_else(|| OptionsError::codebook(has, format!("for {design}")))
}

/// A half of a codec, within what makes and compares the check of its blocks, if they have one. The half itself
/// only leaves room for it.
///
/// `blocks`: that are in the half at most, for its full rate.
fn checked(design: &dyn Design, role: Role, half: Half, blocks: u32) -> Result<Half, DesignError> {
    checked_as(&design.name(), design, role, half, blocks)
}

/// The same, with another name.
fn checked_as(
    name: &str,
    design: &dyn Design,
    role: Role,
    half: Half,
    blocks: u32,
) -> Result<Half, DesignError> {
    let geometry = design.geometry();
    if geometry.check().is_none() {
        return Ok(half);
    }
    let ports = ports(geometry, design.beat());
    let mut unit = Module::clone(&half.module);
    unit.name = format!("{name}_unchecked_{}", role.name());
    let (around, cycles): (Around, u32) = match role {
        Role::Compressor => (crc::compressor, 0),
        Role::Decompressor => (crc::decompressor, 1),
    };
    Ok(Half {
        module: around(name, &ports, &Rc::new(unit), blocks)?,
        latency: half.latency + cycles,
        ..half
    })
}

/// Wraps a half without a check in one that checks blocks. The number is the most blocks that can be inside.
type Around = fn(&str, &Ports, &Rc<Module>, u32) -> Result<Rc<Module>, DesignError>;

/// The name of a design's modules in a controller with this protection of its buffers.
fn name_in_controller(design: &dyn Design, buffers: Protection) -> String {
    format!("{}_buffers_{buffers}", design.name())
}

/// The module of a half for a controller with this protection, with a check if the geometry has one.
fn for_controller(
    design: &dyn Design,
    role: Role,
    buffers: Protection,
    (module, core): (Rc<Module>, Core),
) -> Result<Rc<Module>, DesignError> {
    let name = name_in_controller(design, buffers);
    let half = Half::around(module, &core, &ports(design.geometry(), design.beat()));
    // Two beats more wait behind the check of raw blocks.
    Ok(checked_as(&name, design, role, half, core.blocks() + 2)?.module)
}

/// The stream ports' parameters of a half in a controller.
fn ports_in_controller(design: &dyn Design, role: Role) -> Ports {
    Ports {
        has_raw: role == Role::Compressor,
        ..ports(design.geometry(), design.beat())
    }
}

/// The stream ports' parameters.
fn ports(geometry: Geometry, beat: BeatSize) -> Ports {
    Ports {
        block_bytes: geometry.block().get(),
        mag_bytes: geometry.mag().get(),
        beat_bytes: beat.get(),
        check_bytes: geometry.check().bytes(),
        has_raw: true,
    }
}

/// The design of a name, with some of its parameters.
///
/// # Errors
/// If there is no such design, if it does not have all of these parameters, or if they do not go
/// together.
pub fn new(name: &str, options: &Options) -> Result<Box<dyn Design>, OptionsError> {
    Entry::find(name)?.design(options)
}
