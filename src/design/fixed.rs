//! A design without tables: its parameters, and what follows from them.

use crate::hdl::DesignError;
use crate::rtl::common::lanes::{Concatenation, Parameters};
use crate::rtl::common::{compressor, decompressor, Core, Ports, RawBlocks};
use crate::terms::{BeatSize, Geometry};

use super::list::Technique;
use super::{Called, Design, Half, Options, OptionsError, Reference, Role, Value};

/// A design of a format that has no tables.
#[derive(Clone, Debug)]
pub struct Fixed {
    technique: &'static Technique,
    geometry: Geometry,
    beat: BeatSize,
    /// Where they are a parameter.
    lanes: Option<u32>,
    /// As given.
    stages: Option<u32>,
    concatenation: Concatenation,
    raw: RawBlocks,
}

impl Fixed {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(technique: &'static Technique, options: &Options) -> Result<Self, OptionsError> {
        let mut allowed = vec!["raw"];
        allowed.extend((!technique.lanes.is_empty()).then_some("lanes"));
        allowed.extend(technique.stages.as_ref().map(|_| "stages"));
        allowed.extend(technique.concatenation.then_some("concat"));
        options.only(technique.name, &allowed)?;
        let geometry = Geometry::new(options.block, options.mag)?;
        let beat = geometry.check_beat(options.beat.unwrap_or(options.mag.into()))?;
        let words = options.block.get() / 4;
        let possible = technique.lanes.iter().filter(|&&lanes| lanes <= words);
        let possible: Vec<u32> = possible.copied().collect();
        let lanes = options.lanes.or(possible.first().copied());
        if let Some(given) = lanes.filter(|lanes| !possible.contains(lanes)) {
            return Err(OptionsError::Lanes {
                given,
                design: technique.name,
                allowed: itertools::join(&possible, " or "),
                block: options.block,
                words,
            });
        }
        let design = Fixed {
            technique,
            geometry,
            beat,
            lanes,
            stages: options.stages,
            concatenation: options.concatenation.unwrap_or_default(),
            raw: options.raw.unwrap_or_default(),
        };
        let most = design.most_stages();
        match options.stages {
            Some(given) if given == 0 || given > most => Err(OptionsError::Stages {
                given,
                design: technique.name,
                most,
            }),
            _ => Ok(design),
        }
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.core(role).map_or(1, |core| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// Pipeline stages of one half, where they are a parameter.
    fn stages(&self, role: Role) -> u32 {
        let default = self.technique.stages.as_ref().map(|stages| stages.default);
        let [compressor, decompressor] = default.unwrap_or([1, 1]);
        self.stages.unwrap_or(match role {
            Role::Compressor => compressor,
            Role::Decompressor => decompressor,
        })
    }

    /// What sizes the hardware of one half.
    pub fn hardware(&self, role: Role) -> Parameters {
        let ports = Ports {
            block_bytes: self.geometry.block().get(),
            mag_bytes: self.geometry.mag().get(),
            beat_bytes: self.beat.get(),
        };
        Parameters {
            name: self.name(),
            ports,
            lanes: self.lanes.unwrap_or(ports.words()),
            stages: self.stages(role),
            concatenation: self.concatenation,
        }
    }

    /// The datapath of one half, without its stream ports.
    ///
    /// # Errors
    /// If the description has a mistake, which would be ours.
    pub fn core(&self, role: Role) -> Result<Core, DesignError> {
        (self.technique.core)(&self.hardware(role), role)
    }

    /// Whether the stream ports take more cycles for a block than the datapath.
    ///
    /// # Errors
    /// As of [`Fixed::core`].
    pub fn limited_by_ports(&self) -> Result<bool, DesignError> {
        let beats = self.geometry.block().get() / self.beat.get();
        Ok(self.core(Role::Compressor)?.interval < beats)
    }

    /// The model that the hardware is held against.
    pub fn reference(&self) -> Reference {
        Reference::of_model((self.technique.model)(self.geometry))
    }
}

impl Design for Fixed {
    fn kind(&self) -> &'static str {
        self.technique.name
    }

    fn called(&self) -> Called {
        let defaults = Geometry::default();
        let mut called = Called::new(self.technique.name);
        if let Some(lanes) = self.lanes {
            called.with("lanes", lanes);
        }
        called.unless(defaults.block(), "block", self.geometry.block());
        called.unless(defaults.mag(), "mag", self.geometry.mag());
        called.unless(self.geometry.mag().into(), "beat", self.beat);
        if let Some(stages) = self.stages {
            called.with("stages", stages);
        }
        called.unless(Concatenation::default(), "concat", self.concatenation);
        called.unless(RawBlocks::default(), "raw", self.raw);
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        let mut all = vec![
            ("block", Value::Number(self.geometry.block().get())),
            ("mag", Value::Number(self.geometry.mag().get())),
            ("beat", Value::Number(self.beat.get())),
        ];
        all.extend(self.lanes.map(|lanes| ("lanes", Value::Number(lanes))));
        all.extend(self.stages.map(|stages| ("stages", Value::Number(stages))));
        if self.technique.concatenation {
            all.push(("concat", Value::Word(self.concatenation.to_string())));
        }
        all.push(("raw", Value::Word(self.raw.to_string())));
        all
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
        let shell = match role {
            Role::Compressor => compressor::compressor,
            Role::Decompressor => decompressor::decompressor,
        };
        Ok(Half {
            module: shell(&p.name, &p.ports, &core, self.raw)?,
            pipeline_stages: core.stages,
            latency: core.stream_latency(&p.ports),
            interval: core.stream_interval(&p.ports),
            address_map: Vec::new(),
        })
    }
}
