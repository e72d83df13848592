//! Prefetches metadata lines of streams: a look-up of one particular block of a line, the last of its first
//! quarter, also looks up the next line.
//!
//! Random accesses rarely look up this block, so they fetch few lines in vain. One line at a time. Nothing
//! waits for a prefetch.

use std::rc::Rc;

use super::look_up::LookUpPorts;
use super::{Life, Parameters};
use crate::hdl::{concat, Builder, DesignError, Module};
use crate::rtl::common::round_robin::successor;

pub(super) fn prefetch(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("prefetch"));
    m.doc("Prefetches metadata lines of streams: a look-up of the last block in the first quarter of a line also looks up the next line. One line at a time.");
    let [valid, ready] = [
        ("request_valid", "A request to the metadata cache is valid"),
        ("request_ready", "Metadata cache accepts it"),
    ]
    .map(|(name, says)| m.input(name, 1).comment(says));
    let kind = m.input("request_kind", 2);
    kind.comment("0 look up, 1 look up and pin, 2 write and unpin, 3 unpin");
    let block = m
        .input("request_block", p.number_bits())
        .comment("Block of the request, counted from the first block of the compressed region");
    let [first, end] = [
        ("region_first", "First block of the compressed region"),
        ("region_end", "Block after the compressed region"),
    ]
    .map(|(name, says)| m.input(name, p.number_bits()).comment(says));
    let ports = LookUpPorts::new(&m, p);

    m.section("A stream reaches the last block of a quarter");
    let in_line = p.line_blocks().trailing_zeros();
    let looks_up = valid & ready & !kind.bit(1);
    let at_quarter = block
        .slice(0, in_line)
        .eq_to(u64::from(p.line_blocks() / 4 - 1));
    let seen = (looks_up & at_quarter).named("is_seen");
    let counts = m.delay_reset("quarter_is_seen", seen);
    let reached = m.delay_reset("quarter_reached", counts);
    let line = block.slice(in_line, block.width() - in_line);
    let line = m.delay_if("line_seen", seen, line);
    let next = m.delay_if("next_line", counts, successor(&m, "line", line)?);
    let blocks = m.delay_if("region_blocks", counts, end - first);
    let next_block = concat(&[m.zero(in_line), next]).named("next_block");
    let inside = next_block.lt(blocks).named("next_in_region");

    m.section("The look-up of the next line");
    let busy = m.register_reset("busy", 1, 0);
    let take = (reached & inside & !busy).named("begins");
    let life = Life::new(take, busy);
    let line = m.delay_if("line_looked_up", take, next);
    let look_up = ports.look_up(&m, life, m.constant(1, 1));
    let ends = (look_up.found | look_up.failed).named("ends");
    m.next(busy, take | (busy & !ends));
    m.output("prefetch_valid", busy & look_up.wanted)
        .comment("Requests a look-up");
    m.output("prefetch_line", line)
        .comment("Line to look up, counted from the first of the metadata region");
    m.output("prefetching", busy).comment("A line is looked up");
    m.finish()
}
