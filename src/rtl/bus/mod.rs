//! Stages between a compressor and a bus of 32-byte flits (paper 3, Pekhimenko et al., IEEE CAL
//! 2015): [`energy_control`], which chooses the form that each block is sent in by the wires that
//! would toggle, and data bus inversion ([`dbi`]).
//!
//! [`flit_toggles`] counts one flit's, [`toggle_counter`] those within a block while it comes in.

pub mod block_queue;
pub mod dbi;
pub mod energy_control;
pub mod flit_toggles;
pub mod toggle_counter;
mod total;

use crate::hdl::builder::address_width;
use crate::rtl::common::Ports;
use crate::rtl::protect::Protection;

/// Bytes of a flit, each a lane of the bus.
pub const FLIT_BYTES: u32 = 32;

const FLIT_BITS: u32 = 8 * FLIT_BYTES;

/// Everything that sizes [`energy_control`]; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default, a prefix of the modules'
    /// names.
    pub name: String,
    /// With beats of a flit.
    pub ports: Ports,
    /// Energy × delay² decides, not energy × delay.
    pub squared: bool,
    /// The bus has DBI: its wires count, and the data wires as it drives them.
    pub dbi: bool,
    /// Of the flits that wait.
    pub protection: Protection,
    /// Cycles that the compressor takes from a raw block's first beat in to its last beat out.
    pub latency: u32,
}

impl Parameters {
    /// Bits of the toggles within a block.
    fn inner_bits(&self) -> u32 {
        address_width(u64::from(FLIT_BITS * (self.ports.beats() - 1)) + 1)
    }

    /// Bits of a block's toggles.
    fn toggle_bits(&self) -> u32 {
        address_width(u64::from(FLIT_BITS * self.ports.beats()) + 1)
    }

    /// Raw blocks that wait while a compressor works that takes a block as often as one can leave.
    pub fn raw_slots(&self) -> u32 {
        self.latency.div_ceil(energy_control::INTERVAL) + 1
    }

    /// Cycles from a block's first beat in to its last beat out, if both forms come together.
    pub fn stream_latency(&self) -> u32 {
        2 * (self.ports.beats() - 1) + energy_control::LATENCY
    }
}
