//! Contents and addresses of e2mc-delta's tables behind the configuration port.

use crate::codebook::{CodeEntry, DeltaTableImages};
use crate::rtl::common::axi_lite::revision;
use crate::rtl::e2mc_delta::{self as rtl, address_map, Parameters, Tables};
use crate::terms::DeltaMfv;

use super::e2mc_tables::{control_of, flipped};
use super::manifest::{Field, Region};
use super::Role;

/// A codebook's tables as the hardware stores them.
pub(super) fn tables(images: &DeltaTableImages, mfv: DeltaMfv) -> Tables {
    let index_bits = mfv.get().ilog2().max(rtl::LOW_BITS);
    let widen = |words: &[u32]| {
        words
            .iter()
            .map(|&word| u64::from(word))
            .collect::<Vec<_>>()
    };
    let offsets = |words: &[u32]| {
        let words = words
            .iter()
            .map(|&word| u64::from(word % (1 << index_bits)));
        words.collect::<Vec<_>>()
    };
    // The length from bit 16 on.
    let pack = |entries: &[CodeEntry], low: fn(&CodeEntry) -> u32| {
        let words = entries.iter().map(|e| u64::from(low(e) | e.length << 16));
        words.collect::<Vec<_>>()
    };
    let codewords = |entries: &[CodeEntry]| entries.iter().map(|e| e.codeword).collect::<Vec<_>>();
    let codes = || images.codes.iter();
    Tables {
        first_values: codes().map(|code| widen(&code.first_values)).collect(),
        first_classes: codes().map(|code| widen(&code.first_classes)).collect(),
        value_offsets: codes().map(|code| offsets(&code.value_offsets)).collect(),
        class_offsets: codes().map(|code| offsets(&code.class_offsets)).collect(),
        values: codes().flat_map(|code| widen(&code.values)).collect(),
        classes: codes().flat_map(|code| widen(&code.classes)).collect(),
        tags: codes()
            .flat_map(|code| pack(&code.entries, |e| e.tag))
            .collect(),
        codewords: codes()
            .flat_map(|code| widen(&codewords(&code.entries)))
            .collect(),
        class_codes: codes()
            .flat_map(|code| pack(&code.class_codes, |e| e.codeword))
            .collect(),
    }
}

/// The words behind a half's configuration port.
pub(super) fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let control = control_of(&p.frame, role, p.tables.is_some());
    let mut all = vec![control, revision()];
    let tables = in_memories(p, role);
    let checks = p.frame.protection.checks();
    let flipped: Vec<Region> = tables.iter().filter(|_| checks).map(flipped).collect();
    all.extend(tables);
    all.extend(flipped);
    all
}

/// The tables, all of which are memories.
pub(super) fn in_memories(p: &Parameters, role: Role) -> Vec<Region> {
    match role {
        Role::Compressor => compressor_tables(p),
        Role::Decompressor => decompressor_tables(p),
    }
}

/// How a code's number is made, in words.
fn code_number(p: &Parameters) -> String {
    let modes = itertools::join(&p.modes, ", ");
    format!("code = 2 * number of the mode among {modes} + tree")
}

fn compressor_tables(p: &Parameters) -> Vec<Region> {
    let (code, codes) = (code_number(p), p.codes());
    let mut all = Vec::new();
    let entry = format!(
        "word code * {} + set * 8 + way, set = residual mod {}, {code}",
        p.values,
        p.sets()
    );
    let codeword = Field::new(
        "codeword",
        0,
        rtl::LONGEST,
        "Codeword, its first bit in bit 0",
    );
    let length = |holds: &str| Field::new("length", 16, 5, holds);
    all.push(
        Region::new(
            "value_codes",
            address_map::VALUE_CODES,
            codes * p.values,
            format!("Codewords of values; {entry}"),
        )
        .field(codeword.clone()),
    );
    let holds = format!(
        "Codewords of high bytes; word code * {} + high byte, {code}",
        rtl::CLASSES
    );
    let words = codes * rtl::CLASSES;
    all.push(
        Region::new("class_codes", address_map::CLASS_CODES, words, holds)
            .fields([codeword, length("Length of the codeword in bits")]),
    );
    let tag = format!("Residual / {}, rounded down", p.sets());
    let holds = format!("Tags of the value codes: which residuals have codewords; {entry}");
    all.push(
        Region::new("tags", address_map::TAGS, codes * p.values, holds).fields([
            Field::new("tag", 0, p.tag_bits(), tag),
            length("Length of the codeword in bits; 0: no entry"),
        ]),
    );
    all
}

fn decompressor_tables(p: &Parameters) -> Vec<Region> {
    let (code, codes, rows) = (code_number(p), p.codes(), address_map::ROWS);
    let mut all = Vec::new();
    let row = format!("word code * {rows} + length, {code}");
    let first = |name: &str, address, kind: &str, [shortest, low]: [u32; 2]| {
        let holds = format!(
            "First codewords of {kind} of each length; {row}, lengths {shortest} to {}",
            rtl::LONGEST
        );
        let field = format!(
            "Left-justified to {} bits; of a length without codewords, that of the next length. 65536 in the word: the code ends before. Bits that are 0 in every valid word read as 0",
            rtl::LONGEST
        );
        Region::new(name, address, codes * rows, holds).field(Field::new(
            "first",
            low,
            rtl::LONGEST + 1 - low,
            field,
        ))
    };
    all.push(first(
        "first_values",
        address_map::FIRST_VALUES,
        "values",
        [2, 1],
    ));
    all.push(first(
        "first_classes",
        address_map::FIRST_CLASSES,
        "classes",
        [1, 0],
    ));
    let offset = |name, low, kind: &str| {
        let holds = format!(
            "Offset of {kind}: codeword - index, modulo {}",
            1 << p.index_bits()
        );
        Field::new(name, low, p.index_bits(), holds)
    };
    let holds = format!(
        "Offsets from codewords to indices of the tables; {row}, lengths 1 to {}",
        rtl::LONGEST
    );
    all.push(
        Region::new("offsets", address_map::OFFSETS, codes * rows, holds).fields([
            offset("value", 0, "values"),
            offset("class", address_map::CLASS_OFFSET_BIT, "classes"),
        ]),
    );
    let table = |name, address, words, bits, what: &str| {
        let holds = format!("What codewords stand for; word code * {words} + index, {code}");
        Region::new(name, address, codes * words, holds).field(Field::new(
            what,
            0,
            bits,
            "What the codeword stands for",
        ))
    };
    let (values, classes) = (address_map::VALUES, address_map::CLASSES);
    all.push(table("values", values, p.values, rtl::SYMBOL_BITS, "value"));
    all.push(table(
        "classes",
        classes,
        rtl::CLASSES,
        rtl::LOW_BITS,
        "high_byte",
    ));
    all
}
