//! The measurements of [hdlgen](https://docs.rs/hdlgen): codecs on data, data as GPU programs leave
//! it in memory, a GPU whose memory controllers compress, and charts of what is found.
//!
//! It is a separate crate so that it can be optimised while the rest, which runs once per command,
//! is not: long evaluations spend their time in its loops. `hdlgen` shows the same rooms under the
//! same names.

#[doc(hidden)]
pub mod chart;
pub mod eval;
pub mod llm;
pub mod perf;
pub mod workload;

use hdlgen_models::{bus, codebook, codec, params, terms};
