//! The traffic at a design's ports: beats, stalls, configuration writes. Simulator and
//! co-simulation take the same.

mod beats;
mod port;
mod stalls;
mod write;

pub use beats::{Beat, Beats};
pub use port::{ConfigPort, StreamPort};
pub use stalls::Stalls;
pub use write::Write;
