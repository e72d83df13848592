//! Runs of the longest symbols behind every start that a window can have: what
//! the decoder's window and the encoder's buffer are sized for.

use hdlgen::internals::codebook::{Codebook, Symbol};
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::simulate::{bench, run};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::stream::Stalls;
use hdlgen::internals::terms::Geometry;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};

use crate::common::designs::designs;
use crate::common::wrong;

const BLOCKS: usize = 640;

#[test]
fn longest_symbols_behind_every_start_agree_with_the_model() {
    for design in designs() {
        let book = long_book(&design);
        let mut random = SmallRng::seed_from_u64(10);
        let data: Vec<u8> = (0..BLOCKS)
            .flat_map(|_| long_block(&design, &mut random))
            .collect();
        let expected = Expected::new(&design, &design.model(&book), &data);
        let compressed = |&metadata: &u8| metadata != Geometry::RAW_METADATA;
        assert!(
            expected.metadata.iter().all(compressed),
            "{}",
            design.name()
        );
        for role in Role::ALL {
            let name = format!("{} {}", design.name(), role.name());
            let mut bench = bench(&design, role, &design.reference_of(&book)).unwrap();
            bench.checks = true;
            let random = Stalls {
                seed: 11,
                input: 20,
                output: 30,
            };
            for stalls in [Stalls::NONE, random] {
                run(&mut bench, &design, role, &expected, stalls, 0)
                    .unwrap_or_else(|e| panic!("{name}, {stalls:?}: {e}"));
            }
        }
    }
}

/// How many values have codewords of 1, 2, … bits; all others the longest, or
/// the longest escape.
fn short(design: &E2mc) -> u32 {
    match design.symbol_length().bits() {
        4 => 4,
        8 => 8,
        _ => 16,
    }
}

/// The value that a tree codes as another codes `value`: no tree is like the next.
fn in_tree(design: &E2mc, tree: u32, value: u32) -> u32 {
    let bits = design.symbol_length().bits();
    value.wrapping_add(tree) & (u32::MAX >> (32 - bits))
}

fn long_book(design: &E2mc) -> Codebook {
    let sl = design.symbol_length();
    let (short, longest) = (short(design), sl.max_codeword_length());
    let values = if sl.has_escape() {
        short
    } else {
        1 << sl.bits()
    };
    let mut tree = 0;
    wrong::book(design, || {
        let value = |i| {
            let length = if i < short { i + 1 } else { longest };
            (length, Symbol::Value(in_tree(design, tree, i)))
        };
        let mut leaves: Vec<_> = (0..values).map(value).collect();
        leaves.extend(sl.has_escape().then_some((longest, Symbol::Escape)));
        tree += 1;
        leaves
    })
}

/// In one way after another, in any order, short symbols and runs of longest
/// ones, as many as the block can take and still be stored compressed.
fn long_block(design: &E2mc, random: &mut SmallRng) -> Vec<u8> {
    let p = design.hardware();
    let (short, per_way) = (short(design), p.symbols_per_way());
    // The shortest take a bit each, and each way ends on a byte.
    let mut left = p.max_stored_bytes() * 8 - p.first_way_bit() - p.symbols() - 7 * p.ways;
    let mut symbols = vec![0; p.symbols() as usize];
    let mut ways: Vec<u32> = (0..p.ways).collect();
    ways.shuffle(random);
    for way in ways {
        let (mut run, mut is_long) = (random.random_range(0..8), false);
        for i in way * per_way..(way + 1) * per_way {
            if run == 0 {
                is_long = !is_long;
                run = random.random_range(1..5);
            }
            run -= 1;
            let (value, bits) = if is_long {
                // Low values have the tag of empty entries.
                let most = [63, u32::MAX][random.random_range(0..2)];
                let most = most.min(u32::MAX >> (32 - p.symbol_bits));
                (random.random_range(short..=most), p.symbol_limit())
            } else {
                let value = random
                    .random_range(0..short)
                    .min(random.random_range(0..short));
                (value, value + 1)
            };
            if bits - 1 <= left {
                left -= bits - 1;
                symbols[i as usize] = value;
            }
        }
    }
    let trees = design.symbol_length().trees();
    let mut block = vec![0; p.block_bytes as usize];
    for (i, &value) in (0..).zip(&symbols) {
        let value = in_tree(design, i % trees, value);
        for bit in 0..p.symbol_bits {
            let at = (i * p.symbol_bits + bit) as usize;
            block[at / 8] |= ((value >> bit & 1) as u8) << (at % 8);
        }
    }
    block
}
