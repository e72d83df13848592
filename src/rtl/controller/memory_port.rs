//! The port to the DRAM: arbitrates reads and writes, and identifies answers by tags.
//!
//! | port | width | |
//! |---|---|---|
//! | `m_axi_*` | | AXI4, with an ID for each slot, entry and metadata line, or with a single ID |
//! | `block_*` | | a block to write: entry, number, metadata, beats with strobes |
//! | `write_back_*`, `written_back_valid`, `written_back_number`, `written_back_failed` | | metadata lines to write back |
//!
//! Reads have room for all their data before they are requested, so `m_axi_bready` is always 1, and
//! `m_axi_rready` is 0 only in occasional single cycles. `m_axi_wvalid` does not wait for `m_axi_awready`.
//! Answers of the memory are registered first.
//!
//! A burst's tag identifies its owner: the number of a slot, an entry or a miss, and above it whether the burst
//! is metadata. The tag is the burst's ID; with a single ID the memory keeps the order, and a FIFO holds the
//! tags.

use std::rc::Rc;

use super::attributes::attribute_bits;
use super::memory_bursts::line_address_bits;
use super::memory_reads::reads;
use super::memory_writes::writes;
use super::registers::{inject_port, Injected};
use super::Parameters;
use crate::hdl::{or_all, Builder, DesignError, Module};
use crate::rtl::protect::CheckResult;

pub(super) fn memory_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("memory_port"));
    m.doc("Port to the DRAM: arbitrates reads and writes, and identifies answers by the tags of their bursts. Up to one beat per cycle in each direction. Answers are registered first.");
    let base = m
        .input("metadata_base", line_address_bits(p))
        .comment("First line of the metadata region, counted in memory bursts");
    let own_attributes = m
        .input("own_attributes", attribute_bits(p))
        .comment("Attributes of the unit's own accesses");
    let kinds = [Injected::Reads, Injected::Writes, Injected::Beats];
    let checks = p.buffers.checks() || p.metadata.checks();
    let inject = checks.then(|| inject_port(&m, p, &kinds));
    let of_reads = reads(&m, p, [base, own_attributes], inject)?;
    let of_writes = writes(&m, p, [base, own_attributes], inject)?;
    let found: Vec<CheckResult> = of_reads.into_iter().chain(of_writes).collect();
    if p.buffers.checks() {
        m.section("Words about what is under way");
        m.output(
            "under_way_corrected",
            or_all(found.iter().map(|one| one.corrected)),
        )
        .comment("A word about an access had an error, which was corrected");
        m.output(
            "under_way_damaged",
            or_all(found.iter().map(|one| one.damaged)),
        )
        .comment("A word about an access has an error that cannot be corrected: the access fails");
    }
    m.finish()
}
