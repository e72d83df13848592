//! rust-hdl's checks and its printer, on designs of ours.

mod accepted;
mod equivalent;
mod refused;
