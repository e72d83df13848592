//! The flow on small modules written by hand: correct modules pass, and each violation of the stream rules is
//! found.

mod broken;
mod checks;
mod energy;
mod modules;
mod runs;
mod timing;
