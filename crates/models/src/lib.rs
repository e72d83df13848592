//! The software models of [hdlgen](https://docs.rs/hdlgen), without any hardware: codecs bit by bit, the
//! training of their codebooks, and the bus behind them.
//!
//! It is a separate crate so that it can be optimised while the rest, which runs once per command, is not:
//! long evaluations spend their time in its loops. `hdlgen` re-exports the same modules under the same names.

#[doc(hidden)]
pub mod blocks;
#[doc(hidden)]
pub mod bus;
pub mod codebook;
pub mod codec;
#[doc(hidden)]
pub mod params;
pub mod terms;
