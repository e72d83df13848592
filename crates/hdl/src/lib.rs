//! How hardware is described, checked, simulated and printed.
//!
//! Rust runs and builds a netlist, in the manner of Chisel and Amaranth: widths
//! are values, loops and iterators lay out lanes and trees.

#![warn(missing_docs)]

mod array;
mod bits;
pub mod bridge;
pub mod builder;
pub mod check;
pub mod clocking;
mod constants;
pub mod diagram;
pub mod equivalence;
mod error;
mod finish;
pub mod flat;
mod gates;
mod instance;
pub mod names;
mod naming;
pub mod netlist;
pub mod pipeline;
pub mod ports;
mod signal;
pub mod sim;
pub mod stream;
pub mod verilog;

pub use array::ArrayRef;
pub use builder::{Builder, Signal};
pub use error::DesignError;
pub use instance::{memory_of_name, InstanceRef, REGISTERED, REGISTER_ENABLE};
pub use netlist::{Constant, Module};
pub use pipeline::Pipeline;
pub use signal::{concat, or_all};
