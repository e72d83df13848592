//! The port towards the DRAM: who reads, who writes, and whose the answers are.
//!
//! | port | width | |
//! |---|---|---|
//! | `m_axi_*` | | AXI4, with an ID for each slot, entry and metadata line; or with one |
//! | `fetch_valid`, `fetch_ready`, `fetch_line`, `fetch_number` | | metadata lines to be read |
//! | `fetched_valid`, `fetched_ready`, `fetched_data`, `fetched_last`, `fetched_failed`, `fetched_number`, `fetched_beat` | | their beats |
//! | `ask_valid`, `ask_taken`, `ask_block`, `ask_bursts`, `ask_rest`, `ask_slot`, `ask_stored`, `ask_raw` | | blocks to be read, or all of them but for the first burst |
//! | `part_valid`, `part_slot`, `part_stored`, `part_raw`, `part_number`, `part_data` | | their beats |
//! | `parts_yield` | 1 | none of those in the next cycle |
//! | `arrives`, `arrives_slot`, `arrives_failed` | 1, slot, 1 | a block's last beat is there in this cycle |
//! | `block_*` | | a block to be written: entry, number, metadata, beats with strobes |
//! | `written`, `written_entry`, `written_failed`, `written_metadata`, `written_poison` | | it is |
//! | `write_back_*`, `written_back_valid`, `written_back_number`, `written_back_failed` | | metadata lines to be written |
//! | `blank_valid`, `blank_taken`, `blank_line`, `blanked`, `blank_failed` | | lines to be written with zeros |
//!
//! Reads have room for all their data before they are asked for, so that `m_axi_bready` is always 1, and
//! `m_axi_rready` but for a cycle now and then. `m_axi_wvalid` does not wait for `m_axi_awready`. What the memory
//! answers goes into registers first.
//!
//! A burst's tag says whose it is: the number of a slot, an entry or a miss, and above it whether it is
//! of metadata. It is the burst's ID; with a single ID the memory keeps its order, and a FIFO has the tags.

use std::rc::Rc;

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
        .comment("The metadata region begins with this line of memory");
    reads(&m, p, base)?;
    writes(&m, p, base)?;
    m.finish()
}
