//! The code detects and corrects as promised, for all widths, and the modules implement the code.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use super::*;
use crate::hdl::sim::{Simulator, LANES};

const WIDTHS: [u32; 9] = [1, 2, 8, 9, 16, 32, 57, 64, 128];

/// Syndrome of each single flipped bit: its column, or its own check bit.
fn syndromes(bits: u32) -> Vec<u32> {
    let checks = (0..check_bits(bits)).map(|check| 1 << check);
    columns(bits).into_iter().chain(checks).collect()
}

#[test]
fn flipped_bits_are_told_apart() {
    for bits in 1..=MOST_BITS {
        let all = syndromes(bits);
        assert_eq!(all.len() as u32, bits + check_bits(bits));
        for (number, one) in all.iter().enumerate() {
            assert_eq!(one.count_ones() % 2, 1, "{bits} bits");
            for other in &all[..number] {
                let both = one ^ other;
                assert!(both != 0 && both.count_ones() % 2 == 0, "{bits} bits");
            }
        }
    }
}

/// The longest XOR of a syndrome is as deep as if all check bits counted as many bits, but for a few widths.
#[test]
fn few_check_bits_take_longer() {
    let depth = |counted: u32| (counted + 1).next_power_of_two().ilog2();
    let takes_longer = |bits: &u32| {
        let (columns, checks) = (columns(*bits), check_bits(*bits));
        let counted = |row| columns.iter().map(|column| column >> row & 1).sum::<u32>();
        let counted: Vec<u32> = (0..checks).map(counted).collect();
        let mean = counted.iter().sum::<u32>().div_ceil(checks);
        depth(*counted.iter().max().unwrap()) > depth(mean)
    };
    let found: Vec<u32> = (1..=MOST_BITS).filter(takes_longer).collect();
    assert_eq!(found, [5, 12, 13, 14, 69, 70, 71, 72]);
}

/// The module with random words: each word is read back correctly with each single flipped bit and each pair.
#[test]
fn the_modules_correct_one_bit_and_see_two() {
    for bits in WIDTHS {
        let m = Builder::new("through_memory");
        let data = m.input("data", bits);
        let flips = m.input("flips", bits + check_bits(bits));
        let made = encode(bits).unwrap();
        let checks = m.instance("encode", &made, EncodeInputs { data }).checks;
        let stored = concat(&[data, checks]) ^ flips;
        let data_read = stored.slice(0, bits);
        let inputs = EncodeInputs { data: data_read };
        let made = m.instance("encode_read", &made, inputs).checks;
        let inputs = CorrectInputs {
            data: data_read,
            syndrome: made ^ stored.slice(bits, check_bits(bits)),
        };
        let read = m.instance("correct", &correct(bits).unwrap(), inputs);
        let is_same = read.word.eq(data);
        m.output("same", is_same);
        m.output("corrected", read.corrected);
        m.output("damaged", read.damaged);
        let top = m.finish().unwrap();
        let mut simulator = Simulator::new(&top).unwrap();
        assert_pairs(&mut simulator, bits);
    }
}

/// Each pair of bits flipped, in lanes side by side; of a bit and itself only that one.
fn assert_pairs(simulator: &mut Simulator, bits: u32) {
    let [data, flips] = ["data", "flips"].map(|name| simulator.input(name).unwrap());
    let [same, corrected, damaged] =
        ["same", "corrected", "damaged"].map(|name| simulator.output(name).unwrap());
    let all = bits + check_bits(bits);
    let pairs: Vec<(u32, u32)> = (0..all)
        .flat_map(|one| (0..=one).map(move |other| (one, other)))
        .collect();
    let mut random = SmallRng::seed_from_u64(u64::from(bits));
    let flip = |(one, other): (u32, u32)| {
        let mut words = vec![0_u64; all.div_ceil(64) as usize];
        words[(one / 64) as usize] |= 1 << (one % 64);
        words[(other / 64) as usize] |= 1 << (other % 64);
        words
    };
    for lanes in pairs.chunks(LANES) {
        for (lane, &pair) in lanes.iter().enumerate() {
            let mut word: Vec<u64> = (0..bits.div_ceil(64)).map(|_| random.random()).collect();
            if bits % 64 > 0 {
                *word.last_mut().unwrap() &= (1 << (bits % 64)) - 1;
            }
            simulator.set(data, lane, &word);
            simulator.set(flips, lane, &flip(pair));
        }
        simulator.settle();
        for (lane, &pair) in lanes.iter().enumerate() {
            let is_one = u64::from(pair.0 == pair.1);
            let found = [corrected, damaged].map(|port| simulator.get(port, lane));
            assert_eq!(found, [is_one, 1 - is_one], "{bits} bits, {pair:?}");
            assert!(
                is_one == 0 || simulator.get(same, lane) == 1,
                "{bits} bits, {pair:?}"
            );
        }
    }
}
