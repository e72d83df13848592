//! Contents and addresses of e2mc-delta's tables behind the configuration port.

use crate::codebook::{CodeEntry, DeltaTableImages};
use crate::rtl::e2mc_delta::{self as rtl, address_map, Parameters, Tables};
use crate::terms::DeltaMfv;

use super::e2mc_tables::control_holds;
use super::manifest::Region;
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

/// The tables behind a half's configuration port.
pub(super) fn regions(p: &Parameters, role: Role) -> Vec<Region> {
    let mut all = vec![Region::new(
        "control",
        address_map::CONTROL,
        1,
        control_holds(role),
    )];
    let modes = itertools::join(&p.modes, ", ");
    let code = format!("code = 2 * number of the mode among {modes} + tree");
    let (codes, rows) = (p.codes(), address_map::ROWS);
    match role {
        Role::Compressor => {
            let entry = format!(
                "word code * {} + set * 8 + way, set = residual mod {}, {code}",
                p.values,
                p.sets()
            );
            all.push(Region::new(
                "value_codes",
                address_map::VALUE_CODES,
                codes * p.values,
                format!("codeword, its first bit in bit 0; {entry}"),
            ));
            all.push(Region::new(
                "class_codes",
                address_map::CLASS_CODES,
                codes * rtl::CLASSES,
                format!(
                    "codeword [15:0], its first bit in bit 0; length [20:16]; word code * {} + high byte, {code}",
                    rtl::CLASSES
                ),
            ));
            all.push(Region::new(
                "tags",
                address_map::TAGS,
                codes * p.values,
                format!(
                    "residual / {} [{}:0]; length [20:16], 0: no entry; {entry}",
                    p.sets(),
                    p.tag_bits() - 1
                ),
            ));
        }
        Role::Decompressor => {
            let row = format!("word code * {rows} + length, {code}");
            let first = |kind: &str| {
                format!(
                    "first codeword of a {kind} of the length, left-justified to {} bits, or the next leaf's; 65536: the code ends before; {row}",
                    rtl::LONGEST
                )
            };
            all.push(Region::new(
                "first_values",
                address_map::FIRST_VALUES,
                codes * rows,
                format!("{}, lengths 2 to {}", first("value"), rtl::LONGEST),
            ));
            all.push(Region::new(
                "first_classes",
                address_map::FIRST_CLASSES,
                codes * rows,
                format!("{}, lengths 1 to {}", first("class"), rtl::LONGEST),
            ));
            let top = p.index_bits() - 1;
            let class_bit = address_map::CLASS_OFFSET_BIT;
            all.push(Region::new(
                "offsets",
                address_map::OFFSETS,
                codes * rows,
                format!(
                    "codeword - index modulo {}: of values [{top}:0], of classes [{}:{class_bit}]; {row}, lengths 1 to {}",
                    1 << p.index_bits(),
                    class_bit + top,
                    rtl::LONGEST
                ),
            ));
            all.push(Region::new(
                "values",
                address_map::VALUES,
                codes * p.values,
                format!("value; word code * {} + index, {code}", p.values),
            ));
            all.push(Region::new(
                "classes",
                address_map::CLASSES,
                codes * rtl::CLASSES,
                format!("high byte; word code * {} + index, {code}", rtl::CLASSES),
            ));
        }
    }
    all
}
