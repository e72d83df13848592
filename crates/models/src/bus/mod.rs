//! Toggles on a bus that blocks cross, raw or as stored, and energy control.
//!
//! The definitions are those of Pekhimenko et al., IEEE CAL 2015 ("paper 3"), as `docs/toggles.md`
//! makes them exact. A bus has 8 wires for each byte of a flit and, with data bus inversion (DBI),
//! one more for each byte lane. All of them start at zero.
//!
//! - [`Crossing`]: the effect of a block on a bus, as far as it does not depend on the bus's state.
//! - [`Bus`]: that state. It returns a crossing's toggles, and the next state.
//! - [`EnergyControl`]: a bus, and the choice of the form that each block is sent in.
//! - [`Counter`]: all that is counted for one codec: without and with DBI, without and with energy
//!   control, over segments of [`SEGMENT_BLOCKS`].
//! - [`dbi`]: the encoding of flits on a bus with DBI.

mod counter;
mod crossing;
pub mod dbi;
mod energy_control;
mod state;

pub use counter::{Controls, Counter, SentRaw, Tally, Totals, SEGMENT_BLOCKS};
pub use crossing::Crossing;
pub use energy_control::{Decision, EnergyControl, Sent};
pub use state::Bus;
