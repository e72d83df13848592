//! The designs: one validated parameter object each, from which come the
//! hardware, the model that it is compared with, and the manifest.

pub mod e2mc;
pub mod emit;
pub mod manifest;
pub mod simulate;
