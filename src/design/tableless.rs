//! A design without tables: its parameters, and what follows from them.

use std::rc::Rc;

use itertools::Itertools;

use crate::codebook::Book;
use crate::codec::list::Format;
use crate::hdl::{DesignError, Module};
use crate::rtl::common::lanes::{Concatenation, Parameters};
use crate::rtl::common::side_channel::in_memory;
use crate::rtl::common::{compressor, decompressor, Core, Kept, Ports, RawBlocks};
use crate::rtl::protect::Protection;
use crate::terms::{BeatSize, Geometry};

use super::entry::Entry;
use super::techniques::{Technique, TECHNIQUES};
use super::{
    checked, for_controller, name_in_controller, ports, ports_in_controller, BlockStreams, Cores,
    Design, Half, Reference, Role,
};
use crate::params::common;
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter, Shown};

/// Pipeline stages of either half.
pub(super) const STAGES: Param<u32> = Param::whole(
    "stages",
    "STAGES",
    "Pipeline stages of either half",
    [0, u32::MAX],
);

const CONCATENATION: Param<Concatenation> = Param::words(
    "concat",
    "FORM",
    "How payloads are concatenated and split",
    &Concatenation::ALL,
    |form| match form {
        Concatenation::Tree => "One shift network for all lanes",
        Concatenation::Parallel => "A shifter for each lane, as in the papers' figures",
    },
)
.default(Concatenation::default);

/// Where raw blocks wait.
pub(super) const RAW: Param<RawBlocks> = Param::words(
    "raw",
    "PLACE",
    "Where raw blocks wait while the core works on them",
    &RawBlocks::ALL,
    |place| match place {
        RawBlocks::Registers => "In registers, one in each stage",
        RawBlocks::Memory => "In a FIFO of memories",
    },
)
.default(RawBlocks::default);

/// The same for pipelines with many stages, where registers in each stage would be larger than the datapath.
pub(super) const RAW_OF_MANY: Param<RawBlocks> = RAW.default(|| RawBlocks::Memory);

fn raw(technique: &Technique) -> Param<RawBlocks> {
    let is_long = technique.stages.iter().flatten().any(|&stages| stages > 2);
    if is_long {
        RAW_OF_MANY
    } else {
        RAW
    }
}

/// Lanes out of a technique's.
fn lanes(technique: &Technique) -> Param<u32> {
    let about = "Words or bit planes processed at a time";
    Param::numbers("lanes", "LANES", about, technique.lanes).shown(Shown::Always)
}

/// The designs of the list.
pub(super) fn entries() -> impl Iterator<Item = Entry> {
    TECHNIQUES.iter().map(|technique| {
        let make = |options: &Options| TablelessDesign::new(technique, options);
        let Technique {
            name, about, plan, ..
        } = technique;
        Entry::new(name, about, plan, parameters(technique), make)
    })
}

/// The parameters of a technique.
fn parameters(technique: &Technique) -> Vec<Parameter> {
    let mut all = Vec::new();
    if let Some(most) = technique.lanes.first() {
        all.push(Parameter {
            default: most.to_string(),
            ..lanes(technique).described()
        });
    }
    if !technique.stages.is_empty() {
        let default = technique.stages.iter();
        let default =
            default.map(|[compressor, decompressor]| format!("{compressor} and {decompressor}"));
        all.push(Parameter {
            default: default.dedup().join("; with half the lanes "),
            ..STAGES.described()
        });
    }
    if technique.concatenation {
        all.push(CONCATENATION.described());
    }
    all.push(raw(technique).described());
    all.extend(common::of_codec());
    all
}

/// Refuses pipeline stages that a design cannot have.
pub(super) fn check_stages(
    given: Option<u32>,
    design: &'static str,
    most: impl FnOnce() -> u32,
) -> Result<(), OptionsError> {
    let Some(given) = given else {
        return Ok(());
    };
    let most = most();
    if (1..=most).contains(&given) {
        Ok(())
    } else {
        Err(OptionsError::Stages {
            given,
            design,
            most,
        })
    }
}

/// A design of a format that has no tables.
#[derive(Clone, Debug)]
pub struct TablelessDesign {
    technique: &'static Technique,
    geometry: Geometry,
    beat: BeatSize,
    /// Where they are a parameter.
    lanes: Option<u32>,
    /// As given.
    stages: Option<u32>,
    concatenation: Concatenation,
    raw: RawBlocks,
    identity: Identity,
}

impl TablelessDesign {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn new(technique: &'static Technique, options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(technique.name, &parameters(technique), options)?;
        let geometry = given.geometry()?;
        let design = TablelessDesign {
            technique,
            lanes: lanes_of(technique, geometry, &mut given)?,
            beat: given.beat(geometry)?,
            stages: match technique.stages {
                [] => None,
                _ => given.take_some(&STAGES)?,
            },
            concatenation: if technique.concatenation {
                given.take(&CONCATENATION)?
            } else {
                Concatenation::default()
            },
            raw: given.take(&raw(technique))?,
            geometry: given.checked(geometry)?,
            identity: given.identity(),
        };
        check_stages(design.stages, technique.name, || design.most_stages())?;
        Ok(design)
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.core(role).map_or(1, |core| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// Pipeline stages of one half, where they are a parameter.
    fn stages(&self, role: Role) -> u32 {
        let has_lane_each = self
            .lanes
            .is_none_or(|lanes| lanes >= self.geometry.block().get() / 4);
        let [compressor, decompressor] = match self.technique.stages {
            [] => [1, 1],
            [always] => *always,
            [whole, half, ..] => *if has_lane_each { whole } else { half },
        };
        self.stages.unwrap_or(match role {
            Role::Compressor => compressor,
            Role::Decompressor => decompressor,
        })
    }

    /// The hardware parameters of one half.
    pub fn hardware(&self, role: Role) -> Parameters {
        let ports = ports(self.geometry, self.beat);
        Parameters {
            name: self.name(),
            ports,
            lanes: self.lanes.unwrap_or(ports.words()),
            stages: self.stages(role),
            concatenation: self.concatenation,
        }
    }

    /// The stream ports around a datapath.
    fn shell(
        &self,
        (name, ports): (&str, &Ports),
        core: &Core,
        role: Role,
        protection: Protection,
    ) -> Result<Rc<Module>, DesignError> {
        let kept = Kept {
            place: self.raw,
            protection,
        };
        match role {
            Role::Compressor => compressor::compressor(name, ports, core, kept),
            Role::Decompressor => decompressor::decompressor(name, ports, core, self.raw),
        }
    }
}

/// The lanes; by default as many as the block has words.
fn lanes_of(
    technique: &'static Technique,
    geometry: Geometry,
    given: &mut Given,
) -> Result<Option<u32>, OptionsError> {
    let block = geometry.block();
    let words = block.get() / 4;
    let possible = technique.lanes.iter().filter(|&&lanes| lanes <= words);
    let possible: Vec<u32> = possible.copied().collect();
    let Some(&most) = possible.first() else {
        return Ok(None);
    };
    let lanes = given.take_or(&lanes(technique), most)?;
    if possible.contains(&lanes) {
        Ok(Some(lanes))
    } else {
        let allowed = possible.iter().join(" or ");
        Err(OptionsError::lanes(lanes, technique.name, &allowed, block))
    }
}

impl Design for TablelessDesign {
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
        let core = self.core(role)?;
        let p = self.hardware(role);
        let module = self.shell((&p.name, &p.ports), &core, role, Protection::None)?;
        let half = Half::around(module, &core, &p.ports);
        checked(self, role, half, core.blocks())
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        Some(self)
    }
}

impl BlockStreams for TablelessDesign {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        let format = Format::find(self.technique.name);
        match (book, format.and_then(|format| format.codec(self.geometry))) {
            (None, Some(model)) => Ok(Reference::of_model(model)),
            _ => Err(OptionsError::no_tables(self.technique.name)),
        }
    }

    fn cores(&self) -> Option<&dyn Cores> {
        Some(self)
    }
}

impl Cores for TablelessDesign {
    fn core(&self, role: Role) -> Result<Core, DesignError> {
        (self.technique.core)(&self.hardware(role), role)
    }

    fn in_controller(
        &self,
        role: Role,
        buffers: Protection,
    ) -> Result<Option<Rc<Module>>, DesignError> {
        let core = self.core(role)?;
        let has_memories = buffers.checks() && in_memory(&core, self.raw);
        if role == Role::Compressor && !has_memories {
            return Ok(None);
        }
        let name = name_in_controller(self, buffers);
        let ports = ports_in_controller(self, role);
        let module = self.shell((&name, &ports), &core, role, buffers)?;
        for_controller(self, role, buffers, (module, core)).map(Some)
    }
}
