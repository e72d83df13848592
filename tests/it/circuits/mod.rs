//! Circuits in rust-hdl, and running Verilog of them in Icarus.

pub mod icarus;
pub mod increment;
