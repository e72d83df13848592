//! The flow on small modules written by hand: what is right passes, and each way to
//! break the stream rules is found.

mod broken;
mod checks;
mod energy;
mod modules;
mod runs;
mod timing;
