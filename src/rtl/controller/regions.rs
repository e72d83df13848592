//! Attributes of a block by its address: whether it has metadata, may be compressed, or is refused.
//!
//! Combinational. If ranges overlap, the last one counts.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn regions(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("regions"));
    m.doc("Determines from a block's address whether it has metadata, may be compressed, or must not be accessed. Combinational; if ranges overlap, the last one counts.");
    let bits = p.number_bits();
    let block = m
        .input("block", bits)
        .comment("Number of the block to check");
    let running = m.input("running", 1).comment("Metadata are consulted");
    let within = |name: &str, of: &str| {
        let first = m
            .input(&format!("{name}first"), bits)
            .comment(&format!("First block of {of}"));
        let end = m
            .input(&format!("{name}end"), bits)
            .comment(&format!("Block after {of}"));
        block.ge(first) & block.lt(end)
    };
    let compressed = within("region_", "the compressed region").named("in_compressed_region");
    let metadata = within("metadata_", "the metadata region").named("in_metadata_region");
    let mut looks = m.constant(1, 1);
    let mut compresses = m.constant(1, 1);
    for number in 0..p.ranges {
        let inside = within(&format!("range{number}_"), &format!("range {number}"));
        let rule = m.input(&format!("range{number}_rule"), 3);
        rule.comment("Bit 0: range is in use, bit 1: compress, bit 2: consult metadata");
        let counts = (inside & rule.bit(0)).named(&format!("in_range{number}"));
        compresses = counts.mux(rule.bit(1), compresses);
        looks = counts.mux(rule.bit(2), looks);
    }
    let looks = (compressed & running & looks).named("has_metadata");
    m.output("looks", looks & !metadata)
        .comment("Metadata of the block must be looked up");
    m.output("compresses", looks & compresses)
        .comment("Block may be stored compressed");
    m.output("refused", metadata)
        .comment("Block is in the metadata region, which clients cannot access");
    m.finish()
}

/// The outputs of [`regions`].
pub(super) const SAID: [&str; 3] = ["looks", "compresses", "refused"];

/// The page registers that addresses are compared with.
pub(super) fn limits(p: &Parameters) -> Vec<String> {
    let ranges = (0..p.ranges).map(|number| format!("range{number}"));
    let all = ["region", "metadata"].map(String::from).into_iter();
    let all = all.chain(ranges);
    all.flat_map(|region| ["first", "end"].map(|limit| format!("{region}_{limit}")))
        .collect()
}
