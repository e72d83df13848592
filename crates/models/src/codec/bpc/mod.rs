//! Bit-plane compression: the first word, and the bit planes of the differences of neighbours.
//!
//! A plane is one bit of every difference; the planes are coded from the top, each XOR the one above. The
//! formats differ in the codes of planes and in their arrangement: [`Bpc`] has prefix codes and runs of zero
//! planes, and either each code before its payload (2016) or, with consolidated metadata, all codes before
//! all payloads; [`BpcOpt`] has one tag for every plane, so that the tags are a section of fixed size;
//! [`BpcGroup`] leaves out the tags of groups of zero planes.

mod base;
mod codes;
mod original;
mod planes;
mod size;
mod tagged;

pub use original::Bpc;
pub use tagged::{BpcGroup, BpcOpt};
