//! Nothing. rust-hdl-core 0.46 depends on svg 0.10, which future versions of Rust refuse, and uses
//! nothing of it: this package stands in its place.
