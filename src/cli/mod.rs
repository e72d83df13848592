//! The command line, one file a subcommand.

mod codec;
pub mod codecs;
pub mod cosim;
pub mod decode;
mod design;
pub mod designs;
pub mod encode;
pub mod generate;
mod output;
mod progress;
pub mod sim;
pub mod size;
pub mod sweep;
pub mod synth;
mod synth_point;
mod synth_report;
pub mod train;
pub mod workload;
