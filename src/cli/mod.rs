//! The command line, one file a subcommand.

mod codec;
pub mod codecs;
mod config;
pub mod cosim;
pub mod decode;
mod design;
pub mod designs;
pub mod encode;
pub mod eval;
mod eval_words;
pub mod generate;
mod measures;
pub mod merge;
mod output;
mod parameters;
mod progress;
pub mod sim;
mod sim_controller;
pub mod size;
mod suite;
pub mod sweep;
pub mod synth;
mod synth_point;
mod synth_report;
pub mod train;
mod words;
pub mod workload;
