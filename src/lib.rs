//! Generates Verilog of GPU memory-compression hardware, with software models, and measures both.
//!
//! A **design** is hardware with a name and parameters: a compressor and a decompressor as Verilog, a
//! cycle simulator of exactly that Verilog, and the software model that both are compared with.
//!
//! ```
//! use hdlgen::design::Options;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path();
//! let design = hdlgen::design("fpc-opt", &Options::default().with("lanes", 16))?;
//! let manifest = design.emit(folder)?; // folder/fpc_opt_lanes16/*.v
//! assert_eq!(manifest.tops[0].module, "fpc_opt_lanes16_compressor");
//!
//! // The hardware on some blocks, each compared with the model.
//! let blocks = [vec![0; 128], (0..128).collect()].concat();
//! let book = design.train(&blocks)?; // for designs with tables; None here
//! let report = design.simulate(&blocks, book.as_ref())?;
//! assert_eq!(report.statistics.blocks(), 2);
//! println!("{} cycles", report.halves["compressor"].cycles);
//! # Ok(())
//! # }
//! ```
//!
//! A **codec** is a software model; some have no hardware ([`codec::list::FORMATS`]). Memory holds
//! the whole bursts of a compressed block, or the raw block:
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let codec = hdlgen::codec("pfor")?; // blocks of 128 bytes, bursts of 32
//! let block: Vec<u8> = (0..32).flat_map(|word: u32| (1000 + 4 * word).to_le_bytes()).collect();
//! let stored = codec.compress(&block)?;
//! assert_eq!(stored.bursts, 1); // of four
//! assert_eq!(codec.decompress(&stored)?, block);
//! # Ok(())
//! # }
//! ```
//!
//! Each written folder has a **manifest**: parameters, modules, ports, cycles, address map.
//!
//! ```
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let design = hdlgen::design("e2mc", &Default::default())?;
//! # design.emit(folder.path())?;
//! # let folder = folder.path().join(design.name());
//! let manifest = hdlgen::manifest(&folder).ok_or("not written by hdlgen")?;
//! for top in &manifest.tops {
//!     println!("{}: a block every {} cycles", top.module, top.interval_cycles);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! [`eval`] measures codecs on data, [`workload`] generates data as GPU programs leave them in
//! memory, and [`hdl`] describes, checks, simulates and prints hardware.
//! `docs/architecture.md` says which module may use which.

use std::path::Path;

mod cli;
mod coder;
pub mod design;
mod flow;
mod prove;
mod reproduce;
// Its pages are for those who change the hardware (`cargo doc --document-private-items`).
#[allow(rustdoc::private_intra_doc_links)]
mod rtl;

#[doc(hidden)]
pub mod internals;

pub use coder::{BlockError, Coder, CoderError, Stored};
pub use design::new as design;
use hdlgen_axi_bench as axi_bench;
pub use hdlgen_hdl as hdl;
pub use hdlgen_hdl::stream;
use hdlgen_lab::chart;
#[doc(inline)]
pub use hdlgen_lab::{eval, llm, perf, workload};
use hdlgen_models::{blocks, bus, params};
#[doc(inline)]
pub use hdlgen_models::{codebook, codec, terms};

/// The codec of a name with default parameters: blocks of 128 bytes, bursts of 32. [`Coder::new`] takes
/// other ones, [`Coder::of_book`] those of a codebook.
///
/// # Errors
/// If there is no such codec, or it needs a codebook.
pub fn codec(name: &str) -> Result<Coder, CoderError> {
    Coder::new(name, &design::Options::default())
}

/// The manifest of a folder that was written by this program; `None` for any other.
pub fn manifest(folder: &Path) -> Option<design::manifest::Manifest> {
    design::manifest::Manifest::read(folder)
}
