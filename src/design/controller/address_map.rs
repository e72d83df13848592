//! The registers of the unit, for the manifest.

use super::Controller;
use crate::design::manifest::{Access, Region};
use crate::design::{Design, Role};
use crate::hdl::DesignError;
use crate::rtl::controller::registers::{
    self, COMMAND, COUNTED, COUNTERS, ERROR_BLOCK, EVENTS, FAILED_LINE, HAPPENED, IDENTITY,
    LOST_LINE, SAMPLING, STATUS, UNIT_BITS,
};

/// What a register is for, by its name.
fn about(name: &str) -> &'static str {
    match name {
        "bypass" => "1: nothing is compressed any more; set by a scrub",
        "combine" => "Cycles that a part of a block waits for the rest",
        "irq_enable" => "Events, in bits as of events, that raise irq",
        "region_first" => "First page of the compressed region; written while the unit is off",
        "region_end" => "The page behind the compressed region; written while the unit is off",
        "metadata_first" => "First page of the metadata region; written while the unit is off",
        "metadata_end" => "The page behind the metadata region; written while the unit is off",
        "scrub_first" => "First page to be stored raw by a scrub",
        "scrub_end" => "The page behind those",
        _ if name.ends_with("_first") => "First page of the range",
        _ if name.ends_with("_end") => "The page behind the range",
        _ => "Bit 0: in use. Bit 1: compress. Bit 2: metadata are consulted",
    }
}

pub(super) fn address_map(design: &Controller) -> Result<Vec<Region>, DesignError> {
    let word = |name: &str, address, holds: &str| Region::new(name, address, 1, holds);
    let list = |names: &[&str]| {
        let numbered = names.iter().enumerate();
        let named = numbered.map(|(number, name)| format!("{number} {}", name.replace('_', " ")));
        named.collect::<Vec<_>>().join(", ")
    };
    let mut all = vec![
        word("identity", IDENTITY, "Read only: 0x48444c47").with(Access::ReadOnly),
        word(
            "command",
            COMMAND,
            "Written: bit 0 init, 1 run, 2 off, 3 flush, 4 scrub; an error where it cannot be done now",
        )
        .with(Access::WriteOnly),
        word(
            "status",
            STATUS,
            "Read only: bits 1:0 mode (0 off, 1 init, 2 run), 4 busy, 5 the last command failed, 6 nothing is compressed",
        )
        .with(Access::ReadOnly),
        Region::new(
            "events",
            HAPPENED,
            1,
            format!("Bits that a 1 clears: {}", list(&EVENTS)),
        )
        .with(Access::OnesClear),
        Region::new(
            "error_block",
            ERROR_BLOCK,
            2,
            "Read only, low word first: the block of the first of events 0 to 2 and 6",
        )
        .with(Access::ReadOnly),
        word("lost_line", LOST_LINE, "Read only: the metadata line of event 4")
            .with(Access::ReadOnly),
        word("failed_line", FAILED_LINE, "Read only: the metadata line of event 3")
            .with(Access::ReadOnly),
        Region::new(
            "counters",
            COUNTERS,
            COUNTED.len() as u32,
            format!("Read only, 32 bits that wrap around: {}", list(&COUNTED)),
        )
        .with(Access::ReadOnly),
    ];
    let written = registers::written(design.hardware());
    all.extend(
        written
            .iter()
            .map(|r| word(r.name, r.address, about(r.name))),
    );
    all.sort_by_key(|region| region.address);
    for (number, role) in (1..).zip(Role::ALL) {
        for region in design.codec().half(role)?.address_map {
            all.push(Region {
                name: format!("{}_{}", role.name(), region.name),
                address: (number << UNIT_BITS) + region.address,
                ..region
            });
        }
    }
    if let Some(table) = design.sampling() {
        for region in table.half(Role::Compressor)?.address_map {
            all.push(Region {
                name: format!("sampling_{}", region.name),
                address: (SAMPLING << UNIT_BITS) + region.address,
                ..region
            });
        }
    }
    Ok(all)
}
