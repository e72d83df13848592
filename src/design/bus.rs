//! The designs that stand between a compressor and a bus: energy control and DBI.

use crate::bus::{dbi, Crossing, Decision, EnergyControl};
use crate::codebook::Book;
use crate::codec::FpcOpt;
use crate::hdl::DesignError;
use crate::rtl::bus::{self as rtl, energy_control};
use crate::rtl::protect::Protection;
use crate::stream::Beats;
use crate::terms::{BeatSize, Flit, Geometry};

use super::entry::Entry;
use super::expected::{Expected, Traffic};
use super::{ports, BlockStreams, BusEncoding, Design, Half, Reference, Role, Sender};
use crate::params::common::{self, BEAT};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter, Shown};

/// Energy control or DBI, with parameters that fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusStage {
    kind: Kind,
    geometry: Geometry,
    beat: BeatSize,
    identity: Identity,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    EnergyControl {
        decision: Decision,
        dbi: bool,
        latency: u32,
    },
    Dbi,
}

/// The designs of the list.
pub(super) fn entries() -> [Entry; 2] {
    [
        Entry::new(
            ENERGY_CONTROL,
            "sends each block raw or compressed, by the toggles of each form (Pekhimenko et al., CAL 2015)",
            include_str!("../../testbench/plan/energy-control.toml"),
            energy_control_parameters(),
            BusStage::energy_control,
        ),
        Entry::new(
            DBI,
            "data bus inversion (AC) for flits of 32 bytes: encoder and decoder",
            include_str!("../../testbench/plan/dbi.toml"),
            common::common(),
            BusStage::dbi,
        ),
    ]
}

const DECISION: Param<Decision> = Param::words(
    "decision",
    "FUNCTION",
    "The decision function",
    &Decision::ALL,
    decision_about,
)
.default(|| Decision::EnergyDelaySquared)
.shown(Shown::Always)
.part(Decision::to_string);

/// A decision function, in words.
pub(super) fn decision_about(decision: Decision) -> &'static str {
    match decision {
        Decision::EnergyDelay => "Energy × delay",
        Decision::EnergyDelaySquared => "Energy × delay²",
    }
}

const COUNT_INVERTED: Param<bool> =
    Param::switch("dbi", "Count toggles as on a bus with data bus inversion");

const LATENCY: Param<u32> = Param::whole(
    "latency",
    "CYCLES",
    "The compressor's latency, which sizes the queue of raw blocks",
    [1, MOST_LATENCY],
)
.default(|| DEFAULT_LATENCY);

fn energy_control_parameters() -> Vec<Parameter> {
    let own = [
        DECISION.described(),
        COUNT_INVERTED.described(),
        LATENCY.described(),
    ];
    own.into_iter().chain(common::common()).collect()
}

const ENERGY_CONTROL: &str = "energy-control";
const DBI: &str = "dbi";

/// Cycles of the default E2MC compressor, the slowest of the default ones.
pub const DEFAULT_LATENCY: u32 = 31;
/// The most that `--latency` takes.
pub const MOST_LATENCY: u32 = 1024;

impl BusStage {
    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn energy_control(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(ENERGY_CONTROL, &energy_control_parameters(), options)?;
        let decision = given.take(&DECISION)?;
        let dbi = given.take(&COUNT_INVERTED)?;
        let geometry = given.geometry()?;
        let kind = Kind::EnergyControl {
            decision,
            dbi,
            latency: given.take(&LATENCY)?,
        };
        Self::with(kind, ENERGY_CONTROL, geometry, given)
    }

    /// # Errors
    /// If the parameters are valid separately but not together.
    pub fn dbi(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(DBI, &common::common(), options)?;
        let geometry = given.geometry()?;
        Self::with(Kind::Dbi, DBI, geometry, given)
    }

    fn with(
        kind: Kind,
        design: &'static str,
        geometry: Geometry,
        mut given: Given,
    ) -> Result<Self, OptionsError> {
        let flit = BeatSize::try_from(rtl::FLIT_BYTES)?;
        let beat = given.take_or(&BEAT, flit)?;
        if beat != flit {
            let reason = format!("{design} is for flits of 32 bytes, and its ports are as wide");
            return Err(OptionsError::conflict(format!("beat {beat}"), reason));
        }
        Ok(BusStage {
            kind,
            geometry,
            beat,
            identity: given.identity(),
        })
    }

    /// The hardware parameters of energy control; `None` for DBI.
    pub fn hardware(&self) -> Option<rtl::Parameters> {
        let Kind::EnergyControl {
            decision,
            dbi,
            latency,
        } = self.kind
        else {
            return None;
        };
        Some(rtl::Parameters {
            name: self.name(),
            ports: ports(self.geometry, self.beat),
            squared: decision == Decision::EnergyDelaySquared,
            dbi,
            protection: Protection::None,
            latency,
        })
    }
}

impl Design for BusStage {
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
        if let Some(hardware) = self.hardware() {
            return Ok(Half {
                module: energy_control::energy_control(&hardware)?,
                pipeline_stages: energy_control::LATENCY,
                latency: hardware.stream_latency(),
                interval: energy_control::INTERVAL,
                address_map: Vec::new(),
            });
        }
        let beats = self.geometry.raw_beats(self.beat);
        Ok(Half {
            module: match role {
                Role::Compressor => rtl::dbi::encoder(&self.name())?,
                Role::Decompressor => rtl::dbi::decoder(&self.name())?,
            },
            pipeline_stages: 1,
            latency: beats,
            interval: beats,
            address_map: Vec::new(),
        })
    }

    fn block_streams(&self) -> Option<&dyn BlockStreams> {
        Some(self)
    }
}

impl BlockStreams for BusStage {
    fn reference(&self, book: Option<&Book>) -> Result<Reference, OptionsError> {
        // The codec of the stored blocks that are sent through it.
        match book {
            None => Ok(Reference::of_model(Box::new(FpcOpt::new(
                self.geometry.block(),
            )))),
            Some(_) => Err(OptionsError::no_tables(self.identity.kind())),
        }
    }

    fn bus_encoding(&self) -> Option<&dyn BusEncoding> {
        Some(self)
    }
}

impl BusEncoding for BusStage {
    fn roles(&self) -> &'static [Role] {
        match self.kind {
            Kind::EnergyControl { .. } => &[Role::Compressor],
            Kind::Dbi => &Role::ALL,
        }
    }

    fn role_name(&self, role: Role) -> &'static str {
        match (self.kind, role) {
            (Kind::EnergyControl { .. }, _) => "energy-control",
            (Kind::Dbi, Role::Compressor) => "encoder",
            (Kind::Dbi, Role::Decompressor) => "decoder",
        }
    }

    fn blocks_of(&self) -> &'static str {
        "fpc-opt"
    }

    fn sender(&self, role: Role) -> Box<Sender<'_>> {
        match self.kind {
            Kind::EnergyControl { decision, dbi, .. } => {
                let mut model = EnergyControl::new(self.geometry, dbi, Some(decision));
                Box::new(move |expected, range| self.controlled(&mut model, expected, range))
            }
            Kind::Dbi => {
                let mut encoder = dbi::Encoder::new(self.beat.bytes());
                Box::new(move |expected, range| {
                    let (data, wires) = self.inverted(&mut encoder, expected, range);
                    let (input, output) = match role {
                        Role::Compressor => (data, wires),
                        Role::Decompressor => (wires, data),
                    };
                    Traffic {
                        input,
                        raw: None,
                        output,
                    }
                })
            }
        }
    }
}

impl BusStage {
    /// Blocks for energy control, and the forms that the model chooses.
    fn controlled(
        &self,
        model: &mut EnergyControl,
        expected: &Expected,
        range: std::ops::Range<usize>,
    ) -> Traffic {
        let beats = || Beats::new(self.beat.bytes());
        let (mut input, mut raw, mut output) = (beats(), beats(), beats());
        for i in range {
            let (block, stored) = (&expected.blocks[i], &expected.stored[i]);
            let metadata = expected.metadata[i];
            input.push_block(stored, metadata);
            raw.push_block(block, 0);
            let form = Crossing::new(stored, Flit::default());
            let compressed = (metadata != Geometry::RAW_METADATA).then_some(&form);
            let sent = model.send(&Crossing::new(block, Flit::default()), compressed);
            if sent.kept_raw {
                output.push_block(block, Geometry::RAW_METADATA)
            } else {
                output.push_block(stored, metadata)
            }
        }
        Traffic {
            input,
            raw: Some(raw),
            output,
        }
    }

    /// Stored blocks as data, and as the states of the bus's wires under DBI.
    fn inverted(
        &self,
        encoder: &mut dbi::Encoder,
        expected: &Expected,
        range: std::ops::Range<usize>,
    ) -> (Beats, Beats) {
        let lanes = self.beat.bytes();
        let mut data = Beats::new(lanes);
        for i in range {
            data.push_block(&expected.stored[i], expected.metadata[i]);
        }
        let mut wires = Beats::new((rtl::dbi::WIRES / 8) as usize);
        for flit in data.iter() {
            let mut driven = flit.data.to_vec();
            let mut inversion = vec![0; lanes / 8];
            encoder.encode(&mut driven, |lane, inverted| {
                inversion[lane / 8] |= u8::from(inverted) << (lane % 8);
            });
            driven.extend(inversion);
            wires.push(&driven, flit.last, flit.user);
        }
        (data, wires)
    }
}
