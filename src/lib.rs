//! Synthesizable Verilog of GPU memory-compression hardware.
//!
//! See `docs/architecture.md` for how the modules depend on one another.

pub mod bus;
pub mod chart;
pub mod cli;
pub mod codebook;
pub mod codec;
pub mod design;
pub mod eval;
pub mod flow;
pub mod hdl;
pub mod rtl;
pub mod terms;
pub mod workload;
