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

use crate::bus::Decision;
use crate::codebook::{Book, Recipe};
use crate::hdl::{DesignError, Module};
use crate::rtl::bus;
use crate::rtl::controller::{controller, Early, Parameters, Units};
use crate::rtl::protect::Protection;
use crate::stream::Write;
use crate::terms::{BeatSize, Geometry};

use self::parameters::*;
use super::entry::Entry;
use super::value_frequency::ValueFrequency;
use super::{ports, Design, Half, Role, Tables};
use crate::params::{Given, Identity, Options, OptionsError};

/// The unit with parameters that fit each other.
#[derive(Clone)]
pub struct Controller {
    codec: Arc<dyn Design>,
    hardware: Parameters,
    sampling: Option<ValueFrequency>,
    identity: Identity,
    /// Its latency and interval, once they are measured.
    measured: Arc<OnceLock<[u32; 2]>>,
}

/// Its word for `--design`.
pub(super) const NAME: &str = "controller";

const ABOUT: &str =
    "memory compression unit between the last-level cache and the DRAM, AXI4 on both sides (Lal et al., IPDPS 2017, III-A)";

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../../testbench/plan/controller.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), Controller::new)
}

impl Controller {
    /// # Errors
    /// If a value is not one of its parameter's, or they do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        if let Some(given) = options.text("beat") {
            let reason = format!(
                "the codec's ports are as wide as the controller's (--port {given} sets both)"
            );
            return Err(OptionsError::conflict(format!("beat {given}"), reason));
        }
        let mut given = Given::new(NAME, &parameters(), options)?;
        let port = given.take(&PORT)?;
        let codec = codec_behind(port, &mut given)?;
        let mut hardware = hardware(port, codec.as_ref(), &mut given)?;
        let (decision, sampling) = decision_and_table(&mut given, codec.as_ref())?;
        hardware.single_memory_id = given.take(&MEMORY_IDS)? == MemoryIds::One;
        hardware.early = given.take(&METADATA_MISS)?.early();
        let protection = given.take(&PROTECT)?;
        hardware.metadata = given.take_or(&PROTECT_METADATA, protection)?;
        hardware.buffers = given.take_or(&PROTECT_BUFFERS, protection)?;
        hardware.read_user = given.take(&READ_USER)? == ReadUser::Poison;
        let identity = given.identity();
        let name = identity.name();
        hardware.sampling = (sampling.as_ref()).map(|table| table.hardware().of_unit(&name));
        hardware.energy_control = decision
            .map(|decision| energy_control(&name, decision, hardware.buffers, codec.as_ref()));
        hardware.name = name;
        Ok(Controller {
            codec,
            hardware,
            sampling,
            identity,
            measured: Arc::default(),
        })
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
        let unit = |role| self.codec.module_in_controller(role, self.hardware.buffers);
        Ok(Units {
            compressor: unit(Role::Compressor)?,
            decompressor: unit(Role::Decompressor)?,
        })
    }

    /// The value-frequency table beside the write path, if there is one.
    pub fn sampling(&self) -> Option<&ValueFrequency> {
        self.sampling.as_ref()
    }
}

/// The hardware's parameters but for those of its parts, which go by its name.
fn hardware(port: u32, codec: &dyn Design, given: &mut Given) -> Result<Parameters, OptionsError> {
    let (block, mag) = (codec.geometry().block().get(), codec.geometry().mag());
    let units = |role| {
        let interval = codec.half(role).map_or(1, |half| half.interval);
        interval.div_ceil(block / port).min(MOST_UNITS)
    };
    let half_port = (port / 2).clamp(LEAST_PORT, mag.get());
    let memory = given.take_or(&MEMORY_PORT, half_port)?;
    if memory > mag.get() {
        return Err(OptionsError::memory_port(memory, mag));
    }
    if memory > port {
        let reason =
            format!("wider than the cache port, {port} bytes (--port {memory} makes it as wide)");
        return Err(OptionsError::conflict(
            format!("memory-port {memory}"),
            reason,
        ));
    }
    // In the order in which a name has them.
    let compressors = given.take_or(&COMPRESSORS, units(Role::Compressor))?;
    let decompressors = given.take_or(&DECOMPRESSORS, units(Role::Decompressor))?;
    // Two more are on their way into them.
    let inside = |role, units: u32| {
        let blocks = codec.half(role).map_or(1, |half| half.blocks());
        units * blocks + 2
    };
    let cycles = (block / port).max(mag.get() / memory);
    let latency = given.take(&LATENCY)?;
    let [in_compressor, in_decompressor] =
        Role::ALL.map(|role| codec.half(role).map_or(1, |half| half.latency));
    let entries = given.take_or(&WRITE_BUFFER, entries(latency, in_compressor, cycles))?;
    let entries = check_at_a_time("write-buffer", entries)?;
    let outstanding = given.take_or(&OUTSTANDING, slots(latency, in_decompressor, cycles))?;
    let outstanding = check_at_a_time("outstanding", outstanding)?;
    Ok(Parameters {
        name: String::new(),
        block_bytes: block,
        mag_bytes: mag.get(),
        port_bytes: port,
        memory_bytes: memory,
        compressors,
        decompressors,
        in_compressors: inside(Role::Compressor, compressors),
        in_decompressors: inside(Role::Decompressor, decompressors),
        entries,
        slots: outstanding,
        outstanding,
        ranges: given.take(&RANGES)?,
        id_bits: given.take(&ID_BITS)?,
        user_bits: given.take(&USER_BITS)?,
        cache_bytes: given.take(&CACHE_BYTES)?,
        cache_ways: given.take(&CACHE_WAYS)?,
        misses: given.take(&METADATA_MISSES)?,
        address_bits: given.take(&ADDRESS_BITS)?,
        early: Early::First,
        single_memory_id: false,
        metadata: Protection::None,
        buffers: Protection::None,
        read_user: false,
        tables: checked_tables(codec),
        energy_control: None,
        sampling: None,
    })
}

/// Energy control behind the compressors of a unit.
fn energy_control(
    unit: &str,
    decision: Decision,
    protection: Protection,
    codec: &dyn Design,
) -> bus::Parameters {
    let half = codec.half(Role::Compressor);
    bus::Parameters {
        name: format!("{unit}_energy_control"),
        ports: ports(codec.geometry(), codec.beat()),
        squared: decision == Decision::EnergyDelaySquared,
        dbi: false,
        protection,
        latency: half.map_or(1, |half| half.latency + half.interval),
    }
}

impl Design for Controller {
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn geometry(&self) -> Geometry {
        self.codec.geometry()
    }

    /// Of the port towards the cache.
    fn beat(&self) -> BeatSize {
        self.codec.beat()
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

    fn tables(&self) -> Option<&dyn Tables> {
        Some(self)
    }

    fn software(&self) -> BTreeMap<String, String> {
        driver::files(self)
    }
}

/// Those of its codec, which software loads.
impl Tables for Controller {
    fn recipe(&self) -> Option<Recipe> {
        self.codec.recipe()
    }

    fn preloaded(&self, _: Role) -> Option<Vec<Write>> {
        None
    }

    fn with_book(&self, _: &Book) -> Result<Box<dyn Design>, OptionsError> {
        Err(OptionsError::no_tables(NAME))
    }
}
