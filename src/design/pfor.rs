//! The design of pfor: its parameters, and what follows from them.

use std::rc::Rc;

use crate::codebook::Book;
use crate::codec::Pfor as Model;
use crate::hdl::{DesignError, Module};
use crate::rtl::common::{compressor, Core, RawBlocks};
use crate::rtl::pfor::{compressor_core, decompressor, Parameters};
use crate::terms::{BeatSize, Choice, Geometry, PforModes};

use super::{fixed, parameter, Called, Design, Half, Options, OptionsError, Parameter};
use super::{Reference, Role, Value, Values};

/// A design of pfor whose parameters fit each other.
#[derive(Clone, Debug)]
pub struct Pfor {
    geometry: Geometry,
    beat: BeatSize,
    modes: PforModes,
    /// As given.
    stages: Option<u32>,
    raw: RawBlocks,
}

/// As `--design` takes it.
pub const NAME: &str = "pfor";

/// A description in one line.
pub const ABOUT: &str =
    "patched frames of reference on bit planes, without tables, a block a cycle; this project's own";

/// Its parameters.
pub fn parameters() -> Vec<Parameter> {
    let mut all = vec![
        Parameter {
            name: "modes",
            value: "LIST",
            about: "The modes that a block may take: some of 0 to 7, with commas between them",
            values: Values::List,
            default: PforModes::ALL.to_string(),
        },
        Parameter::numbers(
            "lanes",
            "LANES",
            "Lanes of 16 bits that are worked on at a time: those of a block",
            [64, 32],
            "those of a block",
        ),
        Parameter::whole(
            "stages",
            "STAGES",
            "Pipeline stages of either half",
            "as a short path needs",
        ),
        fixed::raw(),
    ];
    all.extend(Parameter::common());
    all
}

impl Pfor {
    /// # Errors
    /// If the parameters, each possible by itself, do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        parameter::check(options, NAME, &parameters())?;
        let geometry = parameter::geometry(options)?;
        let beat = parameter::beat(options, geometry)?;
        let design = Pfor {
            geometry,
            beat,
            modes: options.or_default("modes")?,
            stages: options.number("stages")?,
            raw: options.word("raw", &RawBlocks::ALL)?.unwrap_or_default(),
        };
        if let Some(given) = options
            .number("lanes")?
            .filter(|&given| given != design.lanes())
        {
            return Err(OptionsError::Lanes {
                given,
                design: NAME,
                allowed: design.lanes().to_string(),
                block: geometry.block(),
                words: geometry.block().get() / 4,
            });
        }
        if let Some(given) = design.stages {
            parameter::check_stages(given, NAME, design.most_stages())?;
        }
        Ok(design)
    }

    /// Lanes of 16 bits that are worked on at a time.
    fn lanes(&self) -> u32 {
        self.geometry.block().get() / 2
    }

    /// The most pipeline stages that both halves can be cut into.
    pub fn most_stages(&self) -> u32 {
        let steps = |role| self.built(role).map_or(1, |(_, core)| core.steps);
        steps(Role::Compressor).min(steps(Role::Decompressor))
    }

    /// The hardware parameters.
    pub fn hardware(&self) -> Parameters {
        Parameters {
            name: self.name(),
            ports: parameter::ports(self.geometry, self.beat),
            modes: self.modes.iter().map(|mode| 1 << mode).sum(),
            stages: self.stages,
        }
    }

    fn built(&self, role: Role) -> Result<(Rc<Module>, Core), DesignError> {
        let p = self.hardware();
        match role {
            Role::Compressor => {
                let core = compressor_core::compressor_core(&p)?;
                let module = compressor::compressor(&p.name, &p.ports, &core, self.raw)?;
                Ok((module, core))
            }
            Role::Decompressor => decompressor::decompressor(&p),
        }
    }
}

impl Design for Pfor {
    fn kind(&self) -> &'static str {
        NAME
    }

    fn called(&self) -> Called {
        let defaults = Geometry::default();
        let mut called = Called::new(NAME);
        called.with("lanes", self.lanes());
        called.unless(defaults.block(), "block", self.geometry.block());
        called.unless(defaults.mag(), "mag", self.geometry.mag());
        if self.modes != PforModes::ALL {
            let modes = self.modes.to_string();
            called.add(
                &format!("modes{}", modes.replace(',', "")),
                &format!("--modes {modes}"),
            );
        }
        called.unless(self.geometry.mag().into(), "beat", self.beat);
        if let Some(stages) = self.stages {
            called.with("stages", stages);
        }
        called.unless(RawBlocks::default(), "raw", self.raw);
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        let mut all = vec![
            ("modes", Value::Word(self.modes.to_string())),
            ("lanes", Value::Number(self.lanes())),
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
            address_map: Vec::new(),
        })
    }

    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        match book {
            None => {
                let model = Model::new(self.geometry, self.modes, Choice::Estimate);
                Ok(Reference::of_model(Box::new(model)))
            }
            Some(_) => Err(OptionsError::NoTables(NAME)),
        }
    }

    fn datapath_interval(&self) -> Result<Option<u32>, DesignError> {
        let [compressor, decompressor] = Role::ALL.map(|role| self.built(role));
        Ok(Some(compressor?.1.interval.max(decompressor?.1.interval)))
    }
}
