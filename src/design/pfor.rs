//! The design of pfor: its parameters, and what follows from them.

use std::rc::Rc;

use crate::codebook::Book;
use crate::codec::pfor::scheme::{self, MODES};
use crate::codec::Pfor as Model;
use crate::hdl::{DesignError, Module};
use crate::rtl::common::{compressor, Core, Kept, RawBlocks};
use crate::rtl::pfor::{
    compressor::compressor_core, decompressor, shortest_text, Parameters, TEXT_MODE,
};
use crate::rtl::protect::Protection;
use crate::terms::{BeatSize, BlockSize, Choice, Geometry, PforModes};

use super::entry::Entry;
use super::tableless::{check_stages, RAW_OF_MANY, STAGES};
use super::{
    checked, for_controller, name_in_controller, ports, ports_in_controller, BlockStreams, Cores,
    Design, Half, Reference, Role,
};
use crate::params::common::{BEAT, CHECK, MAG, MOST_BLOCKS as BLOCK};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter, Shown};

/// A design of pfor whose parameters fit each other.
#[derive(Clone, Debug)]
pub struct Pfor {
    geometry: Geometry,
    beat: BeatSize,
    modes: PforModes,
    choice: Choice,
    /// That are worked on at a time.
    lanes: u32,
    /// As given.
    stages: Option<u32>,
    raw: RawBlocks,
    identity: Identity,
}

/// As `--design` takes it.
pub const NAME: &str = "pfor";

const ABOUT: &str =
    "patched frames of reference on bit planes, without tables, at the rate of its ports; this \
     project's own";

const CHOICE: Param<Choice> = scheme::choice(&[Choice::Estimate, Choice::Half]);

const LANES: Param<u32> = Param::numbers(
    "lanes",
    "LANES",
    "16-bit lanes processed at a time: those of a quarter of a block; up to 128 bytes also of a half or a whole one",
    &[64, 32, 16, 8],
)
.default_says("as many as a beat has")
.shown(Shown::Always);

/// The largest block that may be processed in parts larger than a quarter.
const LARGEST_AT_ONCE: u32 = 128;

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/pfor.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), Pfor::new)
}

/// Its parameters.
fn parameters() -> Vec<Parameter> {
    let stages = Parameter {
        default: "as many as a short path needs".into(),
        ..STAGES.described()
    };
    let mut all = vec![
        MODES.described(),
        CHOICE.described(),
        LANES.described(),
        stages,
        RAW_OF_MANY.described(),
    ];
    all.extend([
        CHECK.described(),
        BLOCK.described(),
        MAG.described(),
        BEAT.described(),
    ]);
    all
}

/// Lanes in parallel: as given, or as many as a beat has.
fn lanes(given: &mut Given, block: BlockSize, beat: BeatSize) -> Result<u32, OptionsError> {
    let whole = block.get() / 2;
    let possible = match block.get() {
        0..=LARGEST_AT_ONCE => vec![whole, whole / 2, whole / 4],
        _ => vec![whole / 4],
    };
    let of_a_beat = (beat.get() / 2).clamp(whole / 4, possible[0]);
    let lanes = given.take_or(&LANES, of_a_beat)?;
    if possible.contains(&lanes) {
        return Ok(lanes);
    }
    let allowed: Vec<String> = possible.iter().map(u32::to_string).collect();
    Err(OptionsError::lanes(lanes, NAME, &allowed.join(", "), block))
}

impl Pfor {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let geometry = Geometry::of_pfor(given.take(&BLOCK)?, given.take(&MAG)?)?;
        let beat = given.beat(geometry)?;
        let lanes = lanes(&mut given, geometry.block(), beat)?;
        let design = Pfor {
            modes: given.take(&MODES)?,
            choice: given.take(&CHOICE)?,
            beat,
            lanes,
            stages: given.take_some(&STAGES)?,
            raw: given.take(&RAW_OF_MANY)?,
            geometry: given.checked(geometry)?,
            identity: given.identity(),
        };
        check_stages(design.stages, NAME, || design.most_stages())?;
        Ok(design)
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.built(role).map_or(1, |(_, core)| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// The hardware parameters. No block is stored as text if a rank for each byte takes too many bits.
    pub fn hardware(&self) -> Parameters {
        let ports = ports(self.geometry, self.beat);
        let modes: u8 = self.modes.iter().map(|mode| 1 << mode).sum();
        let others = modes & !(1 << TEXT_MODE);
        let is_needed = shortest_text(&ports) <= ports.max_stored_bits() || others == 0;
        Parameters {
            name: self.name(),
            ports,
            modes: if is_needed { modes } else { others },
            at_a_time: self.lanes,
            estimates_half: self.choice == Choice::Half,
            stages: self.stages,
            protection: Protection::None,
        }
    }

    fn built(&self, role: Role) -> Result<(Rc<Module>, Core), DesignError> {
        self.built_of(role, &self.hardware())
    }

    fn built_of(&self, role: Role, p: &Parameters) -> Result<(Rc<Module>, Core), DesignError> {
        match role {
            Role::Compressor => {
                let core = compressor_core(p)?;
                let kept = Kept {
                    place: self.raw,
                    protection: p.protection,
                };
                let module = compressor::compressor(&p.name, &p.ports, &core, kept)?;
                Ok((module, core))
            }
            Role::Decompressor => decompressor::decompressor(p),
        }
    }
}

impl Design for Pfor {
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
        let half = Half::around(module, &core, &self.hardware().ports);
        checked(self, role, half, core.blocks())
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        Some(self)
    }
}

impl BlockStreams for Pfor {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        match book {
            None => {
                let model = Model::new(self.geometry, self.modes, self.choice);
                Ok(Reference::of_model(Box::new(model)))
            }
            Some(_) => Err(OptionsError::no_tables(NAME)),
        }
    }

    fn cores(&self) -> Option<&dyn Cores> {
        Some(self)
    }
}

impl Cores for Pfor {
    fn core(&self, role: Role) -> Result<Core, DesignError> {
        Ok(self.built(role)?.1)
    }

    fn in_controller(
        &self,
        role: Role,
        buffers: Protection,
    ) -> Result<Option<Rc<Module>>, DesignError> {
        let p = Parameters {
            name: name_in_controller(self, buffers),
            ports: ports_in_controller(self, role),
            protection: buffers,
            ..self.hardware()
        };
        for_controller(self, role, buffers, self.built_of(role, &p)?).map(Some)
    }
}
