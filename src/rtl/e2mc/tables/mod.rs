//! The tables, and how they are written.

pub mod access;
pub mod address_map;
pub mod code_registers;
pub mod code_table;
