//! The metadata cache by itself, which is a part of a memory controller.

use crate::codebook::Book;
use crate::hdl::DesignError;
use crate::rtl::metadata_cache::{self as rtl, cache};
use crate::terms::{BeatSize, Geometry, Mag};

use super::{parameter, Called, Design, Half, Options, OptionsError, Parameter};
use super::{Reference, Role, Value};

/// A metadata cache with parameters that fit each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MetadataCache {
    geometry: Geometry,
    beat: BeatSize,
    bytes: u32,
    ways: u32,
    address_bits: u32,
}

/// Its word for `--design`.
pub(super) const NAME: &str = "metadata-cache";

pub(super) const ABOUT: &str =
    "cache of blocks' metadata for a memory controller (Lal et al., IPDPS 2017, III-D)";

const BYTES: [u32; 7] = [1024, 2048, 4096, 8192, 16_384, 32_768, 65_536];
pub(super) const DEFAULT_BYTES: u32 = 8192;
const WAYS: [u32; 4] = [1, 2, 4, 8];
pub(super) const DEFAULT_WAYS: u32 = 4;
const MEMORY_PORTS: [u32; 5] = [4, 8, 16, 32, 64];
const DEFAULT_MEMORY_PORT: u32 = 16;
const ADDRESS_BITS: std::ops::RangeInclusive<u32> = 32..=64;
const DEFAULT_ADDRESS_BITS: u32 = 40;

/// Owners that may pin a line, and miss registers.
const OWNERS: u32 = 8;
const OWNER_BITS: u32 = 4;
const MISSES: u32 = 4;

pub(super) fn parameters() -> Vec<Parameter> {
    let [block, mag, _] = Parameter::common();
    vec![
        Parameter::numbers("mdc", "BYTES", "Metadata cache", BYTES, DEFAULT_BYTES),
        Parameter::numbers(
            "mdc-ways",
            "WAYS",
            "Ways of the metadata cache",
            WAYS,
            DEFAULT_WAYS,
        ),
        Parameter::numbers(
            "memory-port",
            "BYTES",
            "Width of the memory port, at most the MAG",
            MEMORY_PORTS,
            DEFAULT_MEMORY_PORT,
        ),
        Parameter::whole(
            "address-bits",
            "BITS",
            "Bits of a byte's address, 32 to 64",
            DEFAULT_ADDRESS_BITS,
        ),
        block,
        mag,
    ]
}

impl MetadataCache {
    /// # Errors
    /// If a value is not one of its parameter's, or they do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let all = parameters();
        parameter::check(options, NAME, &all)?;
        let number = |flag: &'static str, default: u32| {
            let given = options.number(flag)?.unwrap_or(default);
            let known = all.iter().find(|parameter| parameter.name == flag);
            parameter::check_number(flag, given, known)
        };
        let geometry = parameter::geometry(options)?;
        let port = number("memory-port", DEFAULT_MEMORY_PORT)?;
        if port > geometry.mag().get() {
            return Err(OptionsError::MemoryPort {
                given: port,
                mag: geometry.mag(),
            });
        }
        let default = DEFAULT_ADDRESS_BITS;
        let address_bits = parameter::within(options, "address-bits", ADDRESS_BITS, default)?;
        Ok(MetadataCache {
            geometry,
            beat: BeatSize::try_from(port)?,
            bytes: number("mdc", DEFAULT_BYTES)?,
            ways: number("mdc-ways", DEFAULT_WAYS)?,
            address_bits,
        })
    }

    /// The hardware's parameters.
    pub fn hardware(&self) -> rtl::Parameters {
        let block = self.geometry.block().get();
        rtl::Parameters {
            name: self.name(),
            bytes: self.bytes,
            ways: self.ways,
            line_bytes: self.geometry.mag().get(),
            beat_bytes: self.beat.get(),
            block_bits: self.address_bits - block.trailing_zeros(),
            owners: OWNERS,
            owner_bits: OWNER_BITS,
            misses: MISSES,
        }
    }
}

impl Design for MetadataCache {
    fn kind(&self) -> &'static str {
        NAME
    }

    fn called(&self) -> Called {
        let defaults = Geometry::default();
        let mut called = Called::new(NAME);
        called.unless(DEFAULT_BYTES, "mdc", self.bytes);
        if self.ways != DEFAULT_WAYS {
            let ways = self.ways;
            called.add(&format!("ways{ways}"), &format!("--mdc-ways {ways}"));
        }
        if self.beat.get() != DEFAULT_MEMORY_PORT {
            let beat = self.beat;
            called.add(&format!("port{beat}"), &format!("--memory-port {beat}"));
        }
        if self.address_bits != DEFAULT_ADDRESS_BITS {
            let bits = self.address_bits;
            called.add(&format!("address{bits}"), &format!("--address-bits {bits}"));
        }
        called.unless(defaults.block(), "block", self.geometry.block());
        called.unless::<Mag>(defaults.mag(), "mag", self.geometry.mag());
        called
    }

    fn parameters(&self) -> Vec<(&'static str, Value)> {
        vec![
            ("mdc", Value::Number(self.bytes)),
            ("mdc-ways", Value::Number(self.ways)),
            ("memory-port", Value::Number(self.beat.get())),
            ("address-bits", Value::Number(self.address_bits)),
            ("block", Value::Number(self.geometry.block().get())),
            ("mag", Value::Number(self.geometry.mag().get())),
        ]
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Of the memory port.
    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn streams(&self) -> bool {
        false
    }

    fn half(&self, _: Role) -> Result<Half, DesignError> {
        Ok(Half {
            module: cache::cache(&self.hardware())?,
            pipeline_stages: cache::LATENCY,
            latency: cache::LATENCY,
            interval: 1,
            address_map: Vec::new(),
        })
    }

    fn reference(&self, _: Option<&Book>) -> Result<Reference, OptionsError> {
        Err(OptionsError::NoStreams(NAME))
    }
}
