//! A design without tables: its parameters, and what follows from them.

use itertools::Itertools;

use crate::codebook::Book;
use crate::codec::list::Format;
use crate::hdl::DesignError;
use crate::rtl::common::lanes::{Concatenation, Parameters};
use crate::rtl::common::{compressor, decompressor, Core, RawBlocks};
use crate::terms::{BeatSize, Geometry};

use super::list::Technique;
use super::{parameter, Called, Design, Half, Options, OptionsError, Parameter};
use super::{Reference, Role, Value};

/// The parameters of a technique.
pub fn parameters(technique: &Technique) -> Vec<Parameter> {
    let mut all = Vec::new();
    if let Some(most) = technique.lanes.first() {
        all.push(Parameter::numbers(
            "lanes",
            "LANES",
            "Words or bit planes that are worked on at a time",
            technique.lanes.iter().copied(),
            most,
        ));
    }
    if !technique.stages.is_empty() {
        let default = technique.stages.iter();
        let default =
            default.map(|[compressor, decompressor]| format!("{compressor} and {decompressor}"));
        all.push(Parameter::whole(
            "stages",
            "STAGES",
            "Pipeline stages of either half",
            default.dedup().join(", with half the lanes "),
        ));
    }
    if technique.concatenation {
        all.push(Parameter::words(
            "concat",
            "FORM",
            "How payloads are put side by side, and taken apart",
            [
                ("tree", "One network for all lanes"),
                (
                    "parallel",
                    "A shifter for each lane, as the papers' figures show it",
                ),
            ],
            "tree",
        ));
    }
    all.push(raw());
    all.extend(Parameter::common());
    all
}

/// Where raw blocks wait.
pub fn raw() -> Parameter {
    Parameter::words(
        "raw",
        "PLACE",
        "What keeps raw blocks while the core works on them",
        [
            ("registers", "A register for each"),
            ("memory", "A FIFO in memories"),
        ],
        "registers",
    )
}

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
        parameter::check(options, technique.name, &parameters(technique))?;
        let geometry = parameter::geometry(options)?;
        let beat = parameter::beat(options, geometry)?;
        let block = geometry.block();
        let words = block.get() / 4;
        let possible: Vec<u32> = technique
            .lanes
            .iter()
            .filter(|&&lanes| lanes <= words)
            .copied()
            .collect();
        let lanes = options.number("lanes")?.or(possible.first().copied());
        if let Some(given) = lanes.filter(|lanes| !possible.contains(lanes)) {
            return Err(OptionsError::Lanes {
                given,
                design: technique.name,
                allowed: possible.iter().join(" or "),
                block,
                words,
            });
        }
        let concatenation = options.word("concat", &Concatenation::ALL)?;
        let design = Fixed {
            technique,
            geometry,
            beat,
            lanes,
            stages: options.number("stages")?,
            concatenation: concatenation.unwrap_or_default(),
            raw: options.word("raw", &RawBlocks::ALL)?.unwrap_or_default(),
        };
        if let Some(given) = design.stages {
            parameter::check_stages(given, technique.name, design.most_stages())?;
        }
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
        let ports = parameter::ports(self.geometry, self.beat);
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

    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        let format = Format::find(self.technique.name);
        match (book, format.and_then(|format| format.codec(self.geometry))) {
            (None, Some(model)) => Ok(Reference::of_model(model)),
            _ => Err(OptionsError::NoTables(self.technique.name)),
        }
    }

    fn datapath_interval(&self) -> Result<Option<u32>, DesignError> {
        let [compressor, decompressor] = Role::ALL.map(|role| self.core(role));
        Ok(Some(compressor?.interval.max(decompressor?.interval)))
    }
}
