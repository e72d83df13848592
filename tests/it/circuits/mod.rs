//! Circuits in rust-hdl, and running Verilog of them in Icarus; circuits for benches.

pub mod icarus;
pub mod increment;
pub mod wire_through;
