//! Compressor: where the groups of a block would lie in a mode, and how many bits it would have.
//!
//! ```text
//! bits of group 1 (+ header) → bytes ─┐
//! bits of group 2 ───────────→ bytes ─┼→ sums: starts of groups 2, 3, … → total bits
//! …                                   ┘   each fits in its pointer?
//! ```
//!
//! Combinational.

use std::rc::Rc;

use super::{Parameters, LONGEST, LOW_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::carry_save::sum;

/// Most bits of a group's symbols.
fn most_group_bits(p: &Parameters) -> u32 {
    p.frame.symbols() / p.groups() * (LONGEST + LOW_BITS)
}

/// Bits of the number of a group's bits.
pub fn group_bits(p: &Parameters) -> u32 {
    address_width(u64::from(most_group_bits(p)) + 1)
}

/// The furthest start in bytes.
fn furthest_start(p: &Parameters) -> u32 {
    let bytes = |bits: u32| bits.div_ceil(8);
    match p.groups() {
        1 => 0,
        groups => {
            bytes(p.header_bits() + most_group_bits(p)) + (groups - 2) * bytes(most_group_bits(p))
        }
    }
}

/// Bits of a start in bytes.
pub fn start_bits(p: &Parameters) -> u32 {
    address_width(u64::from(furthest_start(p)) + 1).max(p.frame.pointer_bits())
}

/// Bits of the number of encoded bits.
pub fn total_bits(p: &Parameters) -> u32 {
    let most = p.header_bits().max(8 * furthest_start(p)) + most_group_bits(p);
    address_width(u64::from(most) + 1).max(start_bits(p) + 3)
}

ports! {
    pub(super) LayoutInputs { group_bits }
    -> LayoutOutputs { starts: Option<Signal<'m>>, total, has_none }
}

pub(super) fn layout(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_layout", p.frame.name));
    m.doc("Where the groups of a block would lie in a mode, and how many bits it would have.");
    let groups = p.groups() as usize;
    let all = m
        .input("group_bits", p.groups() * group_bits(p))
        .comment("Bits of each group's symbols, the first group's lowest")
        .parts(group_bits(p));
    let (bits, wide) = (start_bits(p), total_bits(p));
    let header = m.constant(u64::from(p.header_bits()), wide);
    let mut bytes: Vec<Signal> = Vec::new();
    let mut starts: Vec<Signal> = Vec::new();
    for (number, group) in all[..groups - 1].iter().enumerate() {
        let before = if number == 0 { p.header_bits() } else { 0 };
        let up = group
            .resize(wide)
            .plus(u64::from(before + 7))
            .named(&format!("group{}_bits_up", number + 1))
            .slice(3, wide - 3)
            .resize(bits);
        bytes.push(up.named(&format!("group{}_bytes", number + 1)));
        let name = format!("group{}_start", number + 2);
        starts.push(sum(&m, &name, &bytes)?.named(&name));
    }
    let last = all[groups - 1].resize(wide);
    let total = match starts.last() {
        None => header + last,
        Some(start) => concat(&[m.zero(3), *start]).resize(wide) + last,
    };
    let pointer_bits = p.frame.pointer_bits();
    let mut has_none = m.zero(1);
    if bits > pointer_bits {
        for start in &starts {
            has_none = has_none | start.slice(pointer_bits, bits - pointer_bits).any();
        }
    }
    if !starts.is_empty() {
        m.output("starts", concat(&starts))
            .comment("Bytes at which groups 2, 3, ... start");
    }
    m.output("total", total)
        .comment("Encoded bits of the block, the header included");
    m.output("has_none", has_none)
        .comment("A start does not fit in its pointer: the mode has no encoding");
    m.finish()
}
