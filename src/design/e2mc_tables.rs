//! Contents and addresses of E2MC's tables behind the configuration port.

use crate::codebook::{CodeEntry, TableImages};
use crate::rtl::common::axi_lite::{revision, FRAMING_ERROR_BIT};
use crate::rtl::e2mc::tables::access::MOST_WAIT;
use crate::rtl::e2mc::tables::address_map;
use crate::rtl::e2mc::{Parameters, Tables};

use super::manifest::{Access, Field, Region};
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

/// The control word of tables that wait for a moment between blocks.
fn control(address: u32, role: Role, preloaded: bool) -> Region {
    let waits = format!(
        "State of the tables. If data traffic delays an access for {MOST_WAIT} cycles, it gets SLVERR and has no effect"
    );
    Region::new("control", address, 1, waits).fields(control_fields(role, preloaded))
}

/// The fields of a control word. Tables with contents from power-up on stay loaded through a reset.
pub(super) fn control_fields(role: Role, preloaded: bool) -> Vec<Field> {
    let holds = "The tables are loaded; write 0 before loading, 1 after";
    let loaded = Field::new("loaded", 0, 1, holds);
    let loaded = if preloaded { loaded } else { loaded.reset(0) };
    let holds = "A block with a wrong number of beats was dropped";
    let framing = Field::new("framing_error", FRAMING_ERROR_BIT, 1, holds);
    let framing = framing.reset(0).with(Access::OnesClear);
    match role {
        Role::Compressor => vec![loaded, framing],
        Role::Decompressor => vec![loaded],
    }
}

/// The control word of tables that may be protected.
pub(super) fn control_of(p: &Parameters, role: Role, preloaded: bool) -> Region {
    let control = control(address_map::CONTROL, role, preloaded);
    if !p.protection.checks() {
        return control;
    }
    let holds = "A word of the tables had a parity error since they were loaded: until they are loaded again, blocks are stored raw and compressed ones are marked corrupt";
    let damage = Field::new("table_damage", address_map::DAMAGE_BIT, 1, holds);
    control.field(damage.reset(0).with(Access::ReadOnly))
}

/// The tables behind a half's configuration port.
pub(super) fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let max = p.max_codeword;
    let code = |length: &str| {
        let first = Field::new("codeword", 0, max, "Codeword, its first bit in bit 0");
        [
            first,
            Field::new("length", max, p.code_bits() - max, length),
        ]
    };
    let in_bits = "Length of the codeword in bits";
    let control = control_of(p, role, p.tables.is_some());
    let mut all = vec![control, revision()];
    if p.escape {
        let holds = "Codeword of the escape";
        let escape = Region::new("escape", address_map::ESCAPE, 1, holds);
        all.push(escape.fields(code(in_bits)));
    }
    let rows = p.trees * address_map::ROWS;
    match role {
        Role::Compressor if p.escape => {
            let entry = "word set * 8 + way, set = symbol mod sets";
            let codes = format!("Codewords; {entry}");
            let codes = Region::new("code_table", address_map::CODE_TABLE, p.entries, codes);
            all.push(codes.fields(code("Length of the codeword in bits; 0: no entry")));
            let tags = format!("Tags of the code table: which symbols have codewords; {entry}");
            let tag = format!("Symbol / {}, rounded down", p.sets());
            let tags = Region::new("tags", address_map::TAGS, p.entries, tags);
            all.push(tags.field(Field::new("tag", 0, p.tag_bits(), tag)));
        }
        Role::Compressor => {
            let holds = format!("Codewords; word tree * {} + symbol", p.entries);
            let (address, words) = (address_map::CODE_TABLE, p.table_entries());
            let codes = Region::new("code_table", address, words, holds);
            all.push(codes.fields(code(in_bits)));
        }
        Role::Decompressor => {
            let row = format!("word tree * {} + length", address_map::ROWS);
            let end = max + 1;
            let holds = format!(
                "First codewords of each length; {row}, lengths 2 to {end}: the last is the end of the code"
            );
            let first = format!("Left-justified to {max} bits; of a length without codewords, that of the next length");
            let (address, index) = (address_map::FIRST_CODEWORDS, p.index_bits());
            let rows_of = |name, address, holds| Region::new(name, address, rows, holds);
            all.push(
                rows_of("first_codewords", address, holds)
                    .field(Field::new("first", 0, end, first)),
            );
            let holds = format!(
                "Offsets from codewords to indices of the decode table; {row}, lengths 1 to {max}"
            );
            let offset = format!("Codeword - index in the decode table, modulo {}", p.entries);
            all.push(
                rows_of("offsets", address_map::OFFSETS, holds)
                    .field(Field::new("offset", 0, index, offset)),
            );
            let holds = format!("Symbols; word tree * {} + index", p.entries);
            let (address, words) = (address_map::DECODE_TABLE, p.table_entries());
            let symbol = Field::new(
                "symbol",
                0,
                p.symbol_bits,
                "That of the codeword with this index",
            );
            all.push(Region::new("decode_table", address, words, holds).field(symbol));
        }
    }
    if p.protection.checks() {
        let flipped: Vec<Region> = all.iter().filter(is_in_memory).map(flipped).collect();
        all.extend(flipped);
    }
    all
}

/// Where the words of a table are written with a flipped bit.
pub(super) fn flipped(table: &Region) -> Region {
    let name = format!("{}_flipped", table.name);
    let holds = format!(
        "Words of {}, stored with one bit flipped: tests of the parity check",
        table.name
    );
    let (address, words) = (table.address + address_map::FLIPPED, table.words);
    Region::new(&name, address, words, holds)
        .fields(table.fields.clone())
        .with(Access::WriteOnly)
}

fn is_in_memory(region: &&Region) -> bool {
    ["code_table", "tags", "decode_table"].contains(&region.name.as_str())
}

/// Those of the tables that are memories.
pub(super) fn in_memories(p: &Parameters, role: Role) -> Vec<Region> {
    let mut all = regions(p, role);
    all.retain(|region| is_in_memory(&region));
    all
}
