//! BDI, a block as small differences from a base, and M-BDI, whose differences
//! are as wide as whole bursts have room for.
//!
//! All encodings are tried side by side. A block a move; [`shape`] lists the
//! encodings.

mod choose;
pub mod compressor;
pub mod decompressor;
mod difference;
mod encoding;
mod fields;
mod shape;
mod sum;

use std::rc::Rc;

use crate::hdl::Module;
use crate::rtl::common::{Core, Ports};

/// Bits of the field that says which encoding it is.
const ENCODING_BITS: u32 = 4;
const ZERO: u64 = 0;
const REPEATED: u64 = 1;
/// Bits of the value that a block may repeat.
const VALUE_BITS: u32 = 64;

/// Everything that sizes the hardware; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default, a prefix of the modules'
    /// names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// Pipeline stages, of one half of the design: at most as many as it has steps.
    pub stages: u32,
}

impl Parameters {
    /// The core that a module of these parameters is.
    fn core(&self, module: Rc<Module>, steps: u32) -> Core {
        Core {
            module,
            stages: self.stages,
            latency: self.stages,
            interval: 1,
            steps,
        }
    }
}
