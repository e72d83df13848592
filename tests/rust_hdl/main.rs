//! rust-hdl's checks and its printer, on designs of ours.

#[allow(dead_code)]
#[path = "../common/mod.rs"]
mod common;
#[path = "../common/designs.rs"]
mod designs;
#[path = "../circuits/icarus.rs"]
mod icarus;

mod accepted;
mod equivalent;
mod refused;
