//! Contents and addresses of E2MC's tables behind the configuration port.

use crate::codebook::{CodeEntry, TableImages};
use crate::rtl::common::axi_lite::FRAMING_ERROR_BIT;
use crate::rtl::e2mc::tables::access::MOST_WAIT;
use crate::rtl::e2mc::tables::address_map;
use crate::rtl::e2mc::{Parameters, Tables};

use super::manifest::Region;
use super::Role;

/// A codebook's tables as the hardware stores them.
pub(super) fn tables(images: &TableImages) -> Tables {
    let max = images.symbol_length.max_codeword_length();
    let pack = |e: &CodeEntry| u64::from(e.codeword) | u64::from(e.length) << max;
    let widen = |rows: &[Vec<u32>]| {
        rows.iter()
            .map(|row| row.iter().map(|&w| u64::from(w)).collect())
            .collect()
    };
    let escape = images.symbol_length.has_escape();
    Tables {
        codes: images.code_table.iter().map(pack).collect(),
        tags: images
            .code_table
            .iter()
            .filter(|_| escape)
            .map(|e| u64::from(e.tag))
            .collect(),
        escape: images.escape.as_ref().map_or(0, pack),
        first_codewords: widen(&images.first_codewords),
        offsets: widen(&images.offsets),
        decode: images.decode_table.iter().map(|&w| u64::from(w)).collect(),
    }
}

/// The text about the control word, and about how long an access to any word may take.
pub(super) fn control_holds(role: Role) -> String {
    format!(
        "bit 0: the tables are loaded; write 0 before loading, 1 after.{} An access to any word that blocks hold up for {MOST_WAIT} cycles is answered SLVERR and changes nothing",
        framing_bit(role)
    )
}

/// The text about the control word's bit for blocks with a wrong number of beats.
pub(super) fn framing_bit(role: Role) -> String {
    match role {
        Role::Compressor => format!(
            " Bit {FRAMING_ERROR_BIT}, until a 1 is written to it: a block with a wrong number of beats was dropped."
        ),
        Role::Decompressor => String::new(),
    }
}

/// The tables behind a half's configuration port.
pub(super) fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let (max, length_top) = (p.max_codeword, p.code_bits() - 1);
    let code = format!(
        "codeword [{}:0], its first bit in bit 0; length [{length_top}:{max}]",
        max - 1
    );
    let mut all = vec![Region::new(
        "control",
        address_map::CONTROL,
        1,
        control_holds(role),
    )];
    if p.escape {
        all.push(Region::new("escape", address_map::ESCAPE, 1, code.clone()));
    }
    let rows = p.trees * address_map::ROWS;
    match role {
        Role::Compressor if p.escape => {
            let entry = "word set * 8 + way, set = symbol mod sets";
            all.push(Region::new(
                "code_table",
                address_map::CODE_TABLE,
                p.entries,
                format!("{code}, length 0: no entry; {entry}"),
            ));
            all.push(Region::new(
                "tags",
                address_map::TAGS,
                p.entries,
                format!("symbol / {}; {entry}", p.sets()),
            ));
        }
        Role::Compressor => {
            let entry = format!("word tree * {} + symbol", p.entries);
            all.push(Region::new(
                "code_table",
                address_map::CODE_TABLE,
                p.table_entries(),
                format!("{code}; {entry}"),
            ));
        }
        Role::Decompressor => {
            let row = format!("word tree * {} + length", address_map::ROWS);
            all.push(Region::new(
                "first_codewords",
                address_map::FIRST_CODEWORDS,
                rows,
                format!("first codeword of the length, left-justified to {max} bits, or the next length's; {row}, lengths 2 to {}: the last is the end of the code", max + 1),
            ));
            all.push(Region::new(
                "offsets",
                address_map::OFFSETS,
                rows,
                format!(
                    "codeword - index in the decode table, modulo {}; {row}, lengths 1 to {max}",
                    p.entries
                ),
            ));
            all.push(Region::new(
                "decode_table",
                address_map::DECODE_TABLE,
                p.table_entries(),
                format!("symbol; word tree * {} + index", p.entries),
            ));
        }
    }
    all
}
