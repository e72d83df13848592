//! The port towards the DRAM: who reads, who writes, and whose the answers are.
//!
//! | port | width | |
//! |---|---|---|
//! | `m_axi_*` | | AXI4, with an ID for each slot, entry and metadata line; or with one |
//! | `block_*` | | a block to be written: entry, number, metadata, beats with strobes |
//! | `write_back_*`, `written_back_valid`, `written_back_number`, `written_back_failed` | | metadata lines to be written |
//!
//! Reads have room for all their data before they are asked for, so that `m_axi_bready` is always 1, and
//! `m_axi_rready` but for a cycle now and then. `m_axi_wvalid` does not wait for `m_axi_awready`. What the memory
//! answers goes into registers first.
//!
//! A burst's tag says whose it is: the number of a slot, an entry or a miss, and above it whether it is
//! of metadata. It is the burst's ID; with a single ID the memory keeps its order, and a FIFO has the tags.

use std::rc::Rc;

use super::attributes::attribute_bits;
use super::memory_bursts::line_address_bits;
use super::memory_reads::reads;
use super::memory_writes::writes;
use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn memory_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("memory_port"));
    m.doc("The port towards the DRAM: who reads, who writes, and whose the answers are.");
    let base = m
        .input("metadata_base", line_address_bits(p))
        .comment("First line of the metadata region, counted in bursts of memory");
    let own_attributes = m
        .input("own_attributes", attribute_bits(p))
        .comment("Attributes of the unit's own accesses");
    reads(&m, p, base, own_attributes)?;
    writes(&m, p, base, own_attributes)?;
    m.finish()
}
