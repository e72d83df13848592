//! The command line, one file a subcommand.

mod codec;
pub mod decode;
pub mod encode;
mod output;
mod progress;
pub mod train;
