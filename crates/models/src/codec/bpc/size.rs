//! Sizes of blocks without encoding them, all planes at a time.

use multiversion::multiversion;

use super::base;
use super::codes::{CODE_BITS, RUN_CODE_BITS, ZERO_CODE_BITS};
use super::planes::{Ones, Planes, Shape, PLANES};
use crate::terms::BlockSize;

/// Bits of the payload of a plane of bpc-opt.
#[inline(always)]
fn tagged_payload(dbx: u32, dbp: u32, shape: Shape) -> u32 {
    // No short circuits, so that planes can be looked at side by side.
    let ones = Ones::of(dbx, shape.mask);
    let one = ones.single | ones.consecutive | ones.zero_at_most;
    let none = (dbx == 0) | (dbp == 0) | (dbx == shape.mask);
    let bits = if ones.at_most_two {
        2 * shape.position_bits
    } else {
        shape.plane_bits
    };
    let bits = if one { shape.position_bits } else { bits };
    if none {
        0
    } else {
        bits
    }
}

/// Bits of all payloads of bpc-opt, the base's too, and the number of groups with a DBX ≠ 0.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
pub fn tagged(block: &[u8], size: BlockSize) -> (u32, u32) {
    let shape = Shape::new(size);
    let planes = Planes::of(block, shape);
    let dbx = planes.dbx(0);
    let payload = |i: usize| tagged_payload(dbx[i], planes.dbp[i], shape);
    let payloads: u32 = (0..PLANES).map(payload).sum();
    let is_flagged = |group: &[u32]| group.iter().fold(0, |all, &dbx| all | dbx) != 0;
    let groups = dbx
        .chunks_exact(4)
        .map(|group| u32::from(is_flagged(group)));
    let base = base::payload_bits(base::tag(planes.base));
    (base + payloads, groups.sum())
}

/// Bits of code and payload of a plane of bpc, none for a zero DBX.
#[inline(always)]
fn original_plane(dbx: u32, dbp: u32, shape: Shape) -> u32 {
    let ones = Ones::of(dbx, shape.mask);
    let bits = if ones.single | ones.consecutive {
        CODE_BITS + shape.position_bits
    } else {
        1 + shape.plane_bits
    };
    let bits = if (dbp == 0) | (dbx == shape.mask) {
        CODE_BITS
    } else {
        bits
    };
    if dbx == 0 {
        0
    } else {
        bits
    }
}

/// Bits of a block in bpc, whose metadata may be consolidated or not.
#[multiversion(targets("x86_64+avx2+bmi1+bmi2+popcnt", "x86_64+sse4.1+popcnt", "aarch64+neon"))]
pub fn original(block: &[u8], size: BlockSize) -> u32 {
    let shape = Shape::new(size);
    let planes = Planes::of(block, shape);
    let dbx = planes.dbx(planes.signs);
    let plane = |i: usize| original_plane(dbx[i], planes.dbp[i], shape);
    let others: u32 = (0..PLANES).map(plane).sum();
    let zero = |i: usize| u32::from(dbx[i] == 0) << i;
    let zeros = (0..PLANES).map(zero).fold(0, |zeros, zero| zeros | zero);
    let zeros = u64::from(zeros) | u64::from(planes.signs == 0) << PLANES;
    // No run is longer than the longest one with a code: each is one code.
    let starts = zeros & !(zeros << 1);
    let long = starts & zeros >> 1;
    let runs =
        ZERO_CODE_BITS * starts.count_ones() + (RUN_CODE_BITS - ZERO_CODE_BITS) * long.count_ones();
    let base = base::tag(planes.base);
    base::code(base).1
        + base::payload_bits(base)
        + original_plane(planes.signs, planes.signs, shape)
        + others
        + runs
}
