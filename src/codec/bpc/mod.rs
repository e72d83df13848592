//! Bit-plane compression: the first word, and the bit planes of the differences of neighbours.
//!
//! A plane is one bit of every difference; what is coded is each plane exclusive-or the one above,
//! from the top. The formats differ in the planes' codes and in how these lie: [`Bpc`] (2016) has
//! prefix codes before their payloads, and runs of zero planes; [`BpcMc`] has all codes before all
//! payloads; [`BpcOpt`] has one tag for every plane, so that the tags are a section of fixed size;
//! [`BpcGroup`] leaves out the tags of groups of zero planes.

mod base;
mod original;
mod planes;
mod size;
mod tagged;

pub use original::{Bpc, BpcMc};
pub use tagged::{BpcGroup, BpcOpt};
