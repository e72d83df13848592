//! The software models of [hdlgen](https://docs.rs/hdlgen), which knows of hardware what these do
//! not: codecs bit by bit, the training of their codebooks, and the bus behind them.
//!
//! It is a crate of its own because its loops are what long evaluations spend their time in: it is
//! optimised where the rest, which runs once for a command, is not. `hdlgen` shows the same rooms
//! under the same names.

#[doc(hidden)]
pub mod blocks;
#[doc(hidden)]
pub mod bus;
pub mod codebook;
pub mod codec;
pub mod terms;
