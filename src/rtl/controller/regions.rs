//! What a block's address says about it.
//!
//! | port | width | |
//! |---|---|---|
//! | `block` | number | |
//! | `region_first`, `region_end` | number each | the compressed region, `end` not in it |
//! | `metadata_first`, `metadata_end` | number each | blocks of the metadata region |
//! | `range{i}_first`, `range{i}_end`, `range{i}_rule` | number, number, 3 | a range: in use, compress, metadata |
//!
//! Combinational. Of several ranges that a block is in the last one counts.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{Builder, DesignError, Module};

pub(super) fn regions(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("regions"));
    m.doc("What a block's address says about it: metadata, compression, or no access at all.");
    let bits = p.number_bits();
    let block = m.input("block", bits);
    let running = m
        .input("running", 1)
        .comment("Metadata are consulted at all");
    let within = |name: &str| {
        let first = m.input(&format!("{name}first"), bits);
        let end = m.input(&format!("{name}end"), bits);
        block.ge(first) & block.lt(end)
    };
    let compressed = within("region_").named("in_compressed_region");
    let metadata = within("metadata_").named("in_metadata_region");
    let mut looks = m.constant(1, 1);
    let mut compresses = m.constant(1, 1);
    for number in 0..p.ranges {
        let inside = within(&format!("range{number}_"));
        let rule = m.input(&format!("range{number}_rule"), 3);
        rule.comment("Bit 0: in use. Bit 1: compress. Bit 2: metadata are consulted.");
        let counts = (inside & rule.bit(0)).named(&format!("in_range{number}"));
        compresses = counts.mux(rule.bit(1), compresses);
        looks = counts.mux(rule.bit(2), looks);
    }
    let looks = (compressed & running & looks).named("has_metadata");
    m.output("looks", looks & !metadata)
        .comment("Its metadata are to be looked up");
    m.output("compresses", looks & compresses)
        .comment("It may be stored compressed");
    m.output("refused", metadata)
        .comment("It is in the metadata region, which clients do not reach");
    m.finish()
}
