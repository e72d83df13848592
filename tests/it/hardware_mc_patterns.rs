//! FPC-MC and BPC-MC in hardware: every pattern, every pair of neighbours, every run.

use hdlgen::internals::stream::Stalls;
use rand::rngs::SmallRng;
use rand::{Rng, RngCore, SeedableRng};

use crate::common::mc::{ports, BPC, FPC, SHAPES};

fn block(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Words of every pattern of FPC, and those next to it.
const WORDS: [u32; 22] = [
    0,
    7,
    8,
    0xffff_fff8,
    0xffff_fff7,
    0x7f,
    0x80,
    0xffff_ff80,
    0xffff_ff7f,
    0x7fff,
    0x8000,
    0xffff_8000,
    0xffff_7fff,
    0x1234_0000,
    0x0001_0000,
    0x007f_007f,
    0xff80_ff80,
    0x0080_007f,
    0x1212_1212,
    0x8080_8080,
    0x1234_5678,
    0xffff_ffff,
];

#[test]
fn each_pattern_of_fpc_each_pair_and_each_run() {
    for shape in [SHAPES[0], SHAPES[6]] {
        let ports = ports(shape);
        let count = ports.words() as usize;
        let each = |word: &dyn Fn(usize) -> u32| block(&(0..count).map(word).collect::<Vec<_>>());
        let mut blocks = Vec::new();
        for a in WORDS {
            blocks.push(each(&|_| a));
            for place in 0..count {
                blocks.push(each(&|i| if i == place { a } else { 0 }));
            }
            for b in WORDS {
                blocks.push(each(&|i| if i % 2 == 0 { a } else { b }));
                blocks.push(each(&|i| {
                    [3, a, b][usize::from(i > 6) + usize::from(i > 7)]
                }));
            }
        }
        // Every run, from every place; with another run behind it.
        for (from, length) in (0..count).flat_map(|from| (1..=count - from).map(move |n| (from, n)))
        {
            let end = from + length;
            blocks.push(each(&|i| if (from..end).contains(&i) { 0 } else { 5 }));
            blocks.push(each(&|i| {
                if i < from || i == end {
                    0x1234_5678
                } else {
                    0
                }
            }));
        }
        FPC.check(&ports, &blocks, Stalls::NONE);
    }
}

/// A plane's DBX of `bits` bits and of a kind: 0 zero, 1 all ones, 2 the DBX of a zero DBP, 3 a single one, 4
/// two consecutive ones, and near misses of them.
fn dbx(kind: u32, bits: u32, above: u32, random: &mut SmallRng) -> u32 {
    let mask = (1 << bits) - 1;
    let place = [0, bits - 2, random.random_range(0..bits - 1)][random.random_range(0..3)];
    match kind {
        0 => 0,
        1 => mask,
        2 => above,
        3 => 1 << [place, bits - 1][random.random_range(0..2)],
        4 => 3 << place,
        5 => 7 << place & mask,
        6 => 5 << place & mask,
        7 => mask ^ 1 << place,
        _ => random.next_u32() & mask,
    }
}

/// The block of a base and planes modulo 2³², the top one first.
fn from_planes(base: u32, dbx: impl Iterator<Item = u32>, words: u32) -> Vec<u8> {
    let (mut deltas, mut above) = (vec![0u32; words as usize - 1], 0);
    for (plane, dbx) in dbx.enumerate() {
        above ^= dbx;
        for (j, delta) in deltas.iter_mut().enumerate() {
            *delta |= (above >> j & 1) << (31 - plane);
        }
    }
    let sums = deltas.iter().scan(base, |sum, delta| {
        *sum = sum.wrapping_add(*delta);
        Some(*sum)
    });
    block(&[base].into_iter().chain(sums).collect::<Vec<_>>())
}

#[test]
fn each_kind_of_bpc_each_pair_each_run_and_each_base() {
    let mut random = SmallRng::seed_from_u64(5);
    for shape in [SHAPES[0], SHAPES[6]] {
        let ports = ports(shape);
        let (words, bits) = (ports.words(), ports.words() - 1);
        let mut blocks = Vec::new();
        let mut of_kinds = |base: u32, kinds: &dyn Fn(usize) -> u32| {
            let mut above = 0;
            let planes = (0..32).map(|plane| {
                let plane = dbx(kinds(plane), bits, above, &mut random);
                above ^= plane;
                plane
            });
            let planes: Vec<u32> = planes.collect();
            blocks.push(from_planes(base, planes.into_iter(), words));
        };
        for base in WORDS {
            of_kinds(base, &|_| 0);
            of_kinds(base, &|_| 8);
        }
        for a in 0..9 {
            for b in 0..9 {
                of_kinds(0, &|plane| [a, b][plane % 2]);
                for place in 0..31 {
                    let kind = |plane| {
                        [0, a, b][usize::from(plane == place) + 2 * usize::from(plane == place + 1)]
                    };
                    of_kinds(3, &kind);
                }
            }
        }
        for (from, length) in (0..32).flat_map(|from| (1..=32 - from).map(move |n| (from, n))) {
            of_kinds(100, &|plane| {
                3 * u32::from(!(from..from + length).contains(&plane))
            });
        }
        // Differences that leave 32 bits.
        for step in [1, u32::MAX, 1 << 31, 0x8000_0001, 0x7fff_ffff] {
            let all = |word: &dyn Fn(u32) -> u32| block(&(0..words).map(word).collect::<Vec<_>>());
            blocks.push(all(&|i| step * (i % 2)));
            blocks.push(all(&|i| step.wrapping_mul(i)));
            blocks.push(all(&|i| step * u32::from(i == 7)));
        }
        BPC.check(&ports, &blocks, Stalls::NONE);
    }
}
