//! `scan` (CUDA SDK), used as the E2MC paper does, for stream compaction: the elements that
//! satisfy a predicate move together.

use super::array::{Array, Role};
use super::c_library::Rand;
use super::image;

/// Elements that a thread block scans.
pub const BLOCK: usize = 1024;

/// An exclusive scan and the sums of its blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scan {
    /// For each element, the sum of those before it.
    pub sums: Vec<u32>,
    /// For each block of 1024 elements, the sum of the blocks before it.
    pub blocks: Vec<u32>,
}

/// The exclusive scan in the three steps of the GPU's: each block by itself, the blocks' totals,
/// and these added to the blocks. Sums are modulo 2^32.
pub fn exclusive(values: &[u32]) -> Scan {
    let mut sums = values.to_vec();
    let mut blocks: Vec<u32> = sums.chunks_mut(BLOCK).map(scan_in_place).collect();
    scan_in_place(&mut blocks);
    for (block, before) in sums.chunks_mut(BLOCK).zip(&blocks) {
        for sum in block {
            *sum = sum.wrapping_add(*before);
        }
    }
    Scan { sums, blocks }
}

/// Scans and returns the total.
fn scan_in_place(values: &mut [u32]) -> u32 {
    let mut total = 0u32;
    for value in values {
        let sum = total;
        total = total.wrapping_add(*value);
        *value = sum;
    }
    total
}

/// The values whose flag is 1, at the places that the scan of the flags says.
pub fn compact(values: &[u32], flags: &[u32], scan: &Scan) -> Vec<u32> {
    let flagged = || flags.iter().zip(&scan.sums).zip(values);
    let mut out = vec![0; flags.iter().filter(|&&flag| flag == 1).count()];
    for ((&flag, &place), &value) in flagged() {
        if flag == 1 {
            out[place as usize] = value;
        }
    }
    out
}

/// How much neighbours differ, |dx| + |dy|, for each pixel.
fn gradient(picture: &[u8], width: usize) -> Vec<u32> {
    let differ = |a: usize, b: usize| match (picture.get(a), picture.get(b)) {
        (Some(a), Some(b)) => u32::from(a.abs_diff(*b)),
        _ => 0,
    };
    let pixels = 0..picture.len();
    pixels
        .map(|i| differ(i, i + 1) + differ(i, i + width))
        .collect()
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let (width, height) = image::sides(bytes / 4);
    let values = gradient(&image::photograph(width, height, 5), width);
    // Four times a camera's noise: a larger value is an edge.
    let flags: Vec<u32> = values.iter().map(|&v| u32::from(v > 12)).collect();
    let scan = exclusive(&flags);
    let compacted = compact(&values, &flags, &scan);
    let length = values.len();
    vec![
        Array::new(
            "values",
            Role::Load,
            &[length],
            &values,
            "how much each pixel of a photograph differs from its neighbours",
        ),
        Array::new(
            "flags",
            Role::LoadStore,
            &[length],
            &flags,
            "1 where there is an edge, 0 elsewhere: the scan's input (d_Input)",
        ),
        Array::new(
            "indices",
            Role::LoadStore,
            &[length],
            &scan.sums,
            "the exclusive scan of the flags (d_Output)",
        ),
        Array::new(
            "block_sums",
            Role::LoadStore,
            &[scan.blocks.len()],
            &scan.blocks,
            "the scan of the totals of 1024 flags each (d_Buf)",
        ),
        Array::new(
            "compacted",
            Role::Store,
            &[compacted.len()],
            &compacted,
            "the flagged values, side by side",
        ),
    ]
}

/// The SDK's own program, which scans random words and moves nothing.
pub(super) fn make_original(bytes: usize) -> Vec<Array> {
    let mut random = Rand::new(2009);
    let input: Vec<u32> = (0..bytes / 4).map(|_| random.number()).collect();
    let scan = exclusive(&input);
    vec![
        Array::new(
            "input",
            Role::Load,
            &[input.len()],
            &input,
            "random words of 31 bits (d_Input)",
        ),
        Array::new(
            "output",
            Role::LoadStore,
            &[input.len()],
            &scan.sums,
            "the exclusive scan of the words (d_Output)",
        ),
        Array::new(
            "block_sums",
            Role::LoadStore,
            &[scan.blocks.len()],
            &scan.blocks,
            "the scan of the totals of 1024 words each (d_Buf)",
        ),
    ]
}
