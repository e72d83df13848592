//! The metadata cache as a design of its own. It is a part of a memory controller.

use crate::hdl::DesignError;
use crate::rtl::metadata_cache::{self as rtl, cache};
use crate::rtl::protect::Protection;
use crate::terms::{BeatSize, Geometry};

use super::entry::Entry;
use super::{Design, Half, Role};
use crate::params::common::{MAG, MOST_BLOCKS as BLOCK};
use crate::params::{Given, Identity, Options, OptionsError, Param, Parameter};

/// A metadata cache with parameters that fit each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetadataCache {
    geometry: Geometry,
    beat: BeatSize,
    bytes: u32,
    ways: u32,
    address_bits: u32,
    identity: Identity,
}

/// Its word for `--design`.
const NAME: &str = "metadata-cache";

const ABOUT: &str =
    "cache of blocks' metadata for a memory controller (Lal et al., IPDPS 2017, III-D)";

/// Bytes of the cache.
pub(super) const BYTES: Param<u32> = Param::numbers(
    "mdc",
    "BYTES",
    "Metadata cache",
    &[1024, 2048, 4096, 8192, 16_384, 32_768, 65_536],
)
.default(|| 8192);

/// Ways of a set.
pub(super) const WAYS: Param<u32> = Param::numbers(
    "mdc-ways",
    "WAYS",
    "Ways of the metadata cache",
    &[1, 2, 4, 8],
)
.default(|| 4)
.part(|ways| format!("ways{ways}"));

const MEMORY_PORT: Param<u32> = Param::numbers(
    "memory-port",
    "BYTES",
    "Width of the memory port, at most the MAG",
    &[4, 8, 16, 32, 64],
)
.default(|| 16)
.part(|bytes| format!("port{bytes}"));

const ADDRESS_BITS: Param<u32> = Param::whole(
    "address-bits",
    "BITS",
    "Bits of a byte's address, 32 to 64",
    [32, 64],
)
.default(|| 40)
.part(|bits| format!("address{bits}"));

/// Owners that may pin a line, and miss registers.
const OWNERS: u32 = 8;
const OWNER_BITS: u32 = 4;
const MISSES: u32 = 4;

/// The design of the list.
pub(super) fn entry() -> Entry {
    let plan = include_str!("../../testbench/plan/metadata-cache.toml");
    Entry::new(NAME, ABOUT, plan, parameters(), MetadataCache::new)
}

fn parameters() -> Vec<Parameter> {
    vec![
        BYTES.described(),
        WAYS.described(),
        MEMORY_PORT.described(),
        ADDRESS_BITS.described(),
        BLOCK.described(),
        MAG.described(),
    ]
}

impl MetadataCache {
    /// # Errors
    /// If a value is not one of its parameter's, or they do not go together.
    pub fn new(options: &Options) -> Result<Self, OptionsError> {
        let mut given = Given::new(NAME, &parameters(), options)?;
        let bytes = given.take(&BYTES)?;
        let ways = given.take(&WAYS)?;
        let port = given.take(&MEMORY_PORT)?;
        let address_bits = given.take(&ADDRESS_BITS)?;
        let geometry = Geometry::of_pfor(given.take(&BLOCK)?, given.take(&MAG)?)?;
        if port > geometry.mag().get() {
            return Err(OptionsError::memory_port(port, geometry.mag()));
        }
        Ok(MetadataCache {
            geometry,
            beat: BeatSize::try_from(port)?,
            bytes,
            ways,
            address_bits,
            identity: given.identity(),
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
            metadata_bits: self.geometry.metadata_bits(),
            block_bits: self.address_bits - block.trailing_zeros(),
            owners: OWNERS,
            owner_bits: OWNER_BITS,
            misses: MISSES,
            protection: Protection::None,
            prompt: false,
        }
    }
}

impl Design for MetadataCache {
    fn identity(&self) -> &Identity {
        &self.identity
    }

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Of the memory port.
    fn beat(&self) -> BeatSize {
        self.beat
    }

    fn half(&self, _: Role) -> Result<Half, DesignError> {
        let hardware = self.hardware();
        Ok(Half {
            module: cache::cache(&hardware)?,
            pipeline_stages: hardware.latency(),
            latency: hardware.latency(),
            interval: 1,
            address_map: Vec::new(),
        })
    }
}
