//! What every design uses: stream and configuration ports.

pub mod axi_lite;
