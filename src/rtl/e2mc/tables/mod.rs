//! The tables, and how they are written.

pub mod access;
pub mod address_map;
mod code_by_tag;
pub mod code_ports;
pub mod code_registers;
mod code_set;
pub mod code_table;
