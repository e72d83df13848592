//! The unit between the last-level cache and the DRAM: its parameters, and what follows from them.

mod address_map;
mod driver;
mod header;
pub mod life;
mod measure;
mod parameters;
pub mod record;
pub mod simulate;
mod trouble;

use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use itertools::Itertools;

use crate::bus::Decision;
use crate::codebook::{Book, Recipe, ValueFrequency as Model};
use crate::hdl::{DesignError, Module};
use crate::rtl::bus;
use crate::rtl::controller::{controller, Parameters, Units};
use crate::terms::{BeatSize, Geometry};

pub(super) use self::parameters::parameters;
use self::parameters::*;
use super::codecs::codecs;
use super::value_frequency::ValueFrequency;
use super::{metadata_cache, parameter, Called, Design, Half, Options, OptionsError};
use super::{Reference, Role, Value};

/// The unit with parameters that fit each other.
#[derive(Clone)]
pub struct Controller {
    codec: Arc<dyn Design>,
    hardware: Parameters,
    sampling: Option<ValueFrequency>,
    /// Of energy control.
    decision: Option<Decision>,
    /// As they follow from the codec, where they are not given.
    default_units: [u32; 2],
    /// Its latency and interval, once they are measured.
    measured: Arc<OnceLock<[u32; 2]>>,
}

/// Its word for `--design`.
pub(super) const NAME: &str = "controller";

pub(super) const ABOUT: &str =
    "compression between cache and DRAM, AXI4 on both sides (Lal et al., IPDPS 2017, III-A)";

impl Controller {
    /// # Errors
    /// If a value is not one of its parameter's, or they do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let all = own_parameters();
        let number = |flag: &'static str, default: u32| {
            let given = options.number(flag)?.unwrap_or(default);
            let known = all.iter().find(|parameter| parameter.name == flag);
            parameter::check_number(flag, given, known)
        };
        let geometry = parameter::geometry(options)?;
        let (block, mag) = (geometry.block().get(), geometry.mag().get());
        let port = number("port", DEFAULT_PORT)?;
        let memory = number("memory-port", (port / 2).clamp(PORTS[0], mag))?;
        if memory > mag.min(port) {
            return Err(OptionsError::MemoryPort {
                given: memory,
                mag: geometry.mag(),
            });
        }
        let name = options.text("codec").unwrap_or(DEFAULT_CODEC);
        let entry = codecs().find(|entry| entry.name == name);
        let entry = entry.ok_or_else(|| OptionsError::Word {
            flag: "codec",
            allowed: codecs().map(|entry| entry.name).join(", "),
            given: name.to_owned(),
        })?;
        let mut of_codec = Options::default().with("beat", port);
        for flag in options.names() {
            let is_own = all.iter().any(|p| p.name == flag) && !["block", "mag"].contains(&flag);
            if let (false, Some(value)) = (is_own, options.text(flag)) {
                of_codec.set(flag, value);
            }
        }
        let codec: Arc<dyn Design> = entry.design(&of_codec)?.into();
        let beats = block / port;
        let mut default_units = [1; 2];
        for (units, role) in default_units.iter_mut().zip(Role::ALL) {
            let interval = codec.half(role).map_or(1, |half| half.interval);
            *units = interval.div_ceil(beats).min(MOST_UNITS);
        }
        let address_bits =
            parameter::within(options, "address-bits", ADDRESS_BITS, DEFAULT_ADDRESS_BITS)?;
        let units = |flag, default| parameter::within(options, flag, 1..=MOST_UNITS, default);
        let sampling = sampling(options, name, codec.geometry(), port)?;
        let misses = options.word("metadata-miss", &MISSES.map(|(word, _)| word))?;
        let outstanding = number("outstanding", DEFAULT_OUTSTANDING)?;
        let mut controller = Controller {
            codec,
            hardware: Parameters {
                name: String::new(),
                block_bytes: block,
                mag_bytes: mag,
                port_bytes: port,
                memory_bytes: memory,
                address_bits,
                id_bits: number("id-bits", DEFAULT_ID_BITS)?,
                slots: outstanding,
                entries: number("write-buffer", DEFAULT_AT_A_TIME)?,
                outstanding,
                compressors: units("compressors", default_units[0])?,
                decompressors: units("decompressors", default_units[1])?,
                ranges: number("ranges", DEFAULT_RANGES)?,
                cache_bytes: number("mdc", metadata_cache::DEFAULT_BYTES)?,
                cache_ways: number("mdc-ways", metadata_cache::DEFAULT_WAYS)?,
                misses: number("metadata-misses", DEFAULT_MISSES)?,
                reads_early: misses == Some(MISSES[1].0),
                energy_control: None,
                sampling: None,
            },
            decision: decision(options, port)?,
            sampling,
            default_units,
            measured: Arc::default(),
        };
        let name = controller.called().name;
        controller.hardware.sampling = sampling.map(|table| table.hardware().of_unit(&name));
        if let Some(decision) = controller.decision {
            let ports = parameter::ports(geometry, controller.codec.beat());
            let half = controller.codec.half(Role::Compressor);
            let latency = half.map_or(1, |half| half.latency + half.interval);
            controller.hardware.energy_control = Some(bus::Parameters {
                name: format!("{name}_energy_control"),
                ports,
                squared: decision == Decision::EnergyDelaySquared,
                dbi: false,
                latency,
            });
        }
        controller.hardware.name = name;
        Ok(controller)
    }

    /// The hardware's parameters.
    pub fn hardware(&self) -> &Parameters {
        &self.hardware
    }

    /// The compressor and decompressor.
    pub fn codec(&self) -> &dyn Design {
        self.codec.as_ref()
    }

    fn units(&self) -> Result<Units, DesignError> {
        Ok(Units {
            compressor: self.codec.module(Role::Compressor)?,
            decompressor: self.codec.module(Role::Decompressor)?,
        })
    }

    /// The unit's own parameters, by their flags, with their defaults.
    fn own(&self) -> Vec<(&'static str, u32, u32)> {
        let p = &self.hardware;
        let [compressors, decompressors] = self.default_units;
        let memory = (p.port_bytes / 2).clamp(PORTS[0], p.mag_bytes);
        vec![
            ("port", p.port_bytes, DEFAULT_PORT),
            ("memory-port", p.memory_bytes, memory),
            ("compressors", p.compressors, compressors),
            ("decompressors", p.decompressors, decompressors),
            ("write-buffer", p.entries, DEFAULT_AT_A_TIME),
            ("outstanding", p.outstanding, DEFAULT_OUTSTANDING),
            ("ranges", p.ranges, DEFAULT_RANGES),
            ("id-bits", p.id_bits, DEFAULT_ID_BITS),
            ("mdc", p.cache_bytes, metadata_cache::DEFAULT_BYTES),
            ("mdc-ways", p.cache_ways, metadata_cache::DEFAULT_WAYS),
            ("metadata-misses", p.misses, DEFAULT_MISSES),
            ("address-bits", p.address_bits, DEFAULT_ADDRESS_BITS),
        ]
    }

    /// The value-frequency table beside the write path, if there is one.
    pub fn sampling(&self) -> Option<&ValueFrequency> {
        self.sampling.as_ref()
    }

    fn decision_word(&self) -> &'static str {
        self.decision.map_or(ENERGY_CONTROL[0].0, Decision::name)
    }

    /// Ways of the value-frequency table, where it has sets.
    fn table_ways(&self) -> Option<u32> {
        let table = self.hardware.sampling.as_ref()?;
        table.has_values().then_some(table.ways)
    }

    fn miss_order(&self) -> &'static str {
        MISSES[usize::from(self.hardware.reads_early)].0
    }
}

impl Design for Controller {
    fn kind(&self) -> &'static str {
        NAME
    }

    fn called(&self) -> Called {
        let mut called = Called::new(NAME);
        // The codec as it calls itself, but for its ports.
        let codec = self.codec.called();
        let beat = self.codec.beat();
        let name = codec.name.replace(&format!("_beat{beat}"), "");
        let flags = codec.command.replace(&format!(" --beat {beat}"), "");
        // The default design does not say its name.
        let kind = self.codec.kind();
        let named = format!("hdlgen --design {kind}");
        let flags = flags.strip_prefix(&named).or(flags.strip_prefix("hdlgen"));
        let flags = flags.unwrap_or_default();
        called.add(&name, &format!("--codec {kind}{flags}"));
        for (flag, value, default) in self.own() {
            if value != default {
                let name = flag.replace('-', "_");
                called.add(&format!("{name}{value}"), &format!("--{flag} {value}"));
            }
        }
        if let Some(ways) = self.table_ways() {
            if ways != Model::DEFAULT_WAYS {
                called.add(&format!("vft_ways{ways}"), &format!("--vft-ways {ways}"));
            }
        }
        if self.decision.is_some() {
            let word = self.decision_word();
            called.add(word, &format!("--energy-control {word}"));
        }
        if self.sampling.is_none() && self.codec.kind() == SAMPLED_CODEC {
            called.add("unsampled", "--sampling off");
        }
        if self.hardware.reads_early {
            called.add(
                self.miss_order(),
                &format!("--metadata-miss {}", self.miss_order()),
            );
        }
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        let mut all = vec![("codec", Value::Word(self.codec.kind().into()))];
        all.extend(
            self.own()
                .into_iter()
                .map(|(flag, value, _)| (flag, Value::Number(value))),
        );
        all.push(("metadata-miss", Value::Word(self.miss_order().into())));
        all.push(("energy-control", Value::Word(self.decision_word().into())));
        let word = SAMPLING[usize::from(self.sampling.is_none())].0;
        all.push(("sampling", Value::Word(word.into())));
        all.extend(
            self.table_ways()
                .map(|ways| ("vft-ways", Value::Number(ways))),
        );
        let codec = self.codec.parameters().into_iter();
        all.extend(codec.filter(|(flag, _)| *flag != "beat"));
        all
    }

    fn geometry(&self) -> Geometry {
        self.codec.geometry()
    }

    /// Of the port towards the cache.
    fn beat(&self) -> BeatSize {
        self.codec.beat()
    }

    fn streams(&self) -> bool {
        false
    }

    fn controller(&self) -> Option<&Controller> {
        Some(self)
    }

    // Not of a half, which is measured.
    fn module(&self, _: Role) -> Result<Rc<Module>, DesignError> {
        controller(&self.hardware, &self.units()?)
    }

    fn half(&self, _: Role) -> Result<Half, DesignError> {
        let decompressor = self.codec.half(Role::Decompressor)?;
        let measured = match self.measured.get() {
            Some(measured) => *measured,
            None => measure::reads(self).map_err(|error| DesignError::Simulation {
                module: self.name(),
                report: error.to_string(),
            })?,
        };
        let [latency, interval] = *self.measured.get_or_init(|| measured);
        Ok(Half {
            module: self.module(Role::Compressor)?,
            pipeline_stages: decompressor.pipeline_stages,
            latency,
            interval,
            address_map: address_map::address_map(self)?,
        })
    }

    fn recipe(&self) -> Option<Recipe> {
        self.codec.recipe()
    }

    fn software(&self) -> BTreeMap<String, String> {
        driver::files(self)
    }

    fn reference(&self, _: Option<&Book>) -> Result<Reference, OptionsError> {
        Err(OptionsError::NoStreams(NAME))
    }
}
