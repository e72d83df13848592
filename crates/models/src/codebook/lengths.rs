//! Optimal codeword lengths under a limit: the package-merge algorithm of Larmore and Hirschberg
//! (A fast algorithm for optimal length-limited Huffman codes, 1990).

use itertools::Itertools;

/// The lengths of codewords for leaves with these counts, which are in ascending order. None is longer than
/// `limit`, and the sum of count times length is minimal.
///
/// Each level merges the leaves and the packages of the level below by weight, a leaf before a
/// package of equal weight; the solution is the first 2m − 2 items of the last level for m leaves.
/// A single leaf has length 1. There must be at most 2^`limit` leaves.
pub(super) fn package_merge(counts: &[u64], limit: u32) -> Vec<u32> {
    debug_assert!(counts.is_sorted() && counts.len() as u64 <= 1 << limit);
    if counts.len() == 1 {
        return vec![1];
    }
    // Weights in 128 bits: a package holds at most `limit` times all counts.
    let leaves = counts.iter().map(|&count| (u128::from(count), true));
    let mut level = leaves.clone().collect_vec();
    // For each level, in order: whether each item is a leaf, else a package.
    let mut is_leaf = vec![level.iter().map(|item| item.1).collect_vec()];
    for _ in 1..limit {
        let pairs = level.iter().tuples();
        let packages = pairs.map(|(a, b)| (a.0 + b.0, false)).collect_vec();
        let merged = leaves.clone().merge_by(packages, |a, b| a.0 <= b.0);
        level = merged.collect();
        is_leaf.push(level.iter().map(|item| item.1).collect());
    }

    // A leaf's length is the number of levels in which it is taken. The items taken are the first ones of
    // each level, and so are the leaves among them; each package takes two items of the level below.
    let mut lengths = vec![0; counts.len()];
    let mut taken = 2 * counts.len().saturating_sub(1);
    for level in is_leaf.iter().rev() {
        let leaves = level.iter().take(taken).filter(|&&leaf| leaf).count();
        for length in &mut lengths[..leaves] {
            *length += 1;
        }
        taken = 2 * (taken - leaves);
    }
    lengths
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    fn cost(counts: &[u64], lengths: &[u32]) -> u64 {
        let terms = counts.iter().zip_eq(lengths);
        terms
            .map(|(&count, &length)| count * u64::from(length))
            .sum()
    }

    /// The least cost of a complete code with no codeword above `limit`, by trying every way to
    /// give lengths: of the leaves, rarest first, some get the longest length, and so on.
    fn least_cost(counts: &[u64], limit: u32) -> u64 {
        /// `room`: the codewords of `length` bits still free.
        fn go(counts: &[u64], length: u32, room: u64, limit: u32) -> Option<u64> {
            let Some((_, _)) = counts.split_last() else {
                return Some(0);
            };
            if length > limit || room == 0 {
                return None;
            }
            // The most frequent leaves are last, and take the shortest codewords.
            (0..=counts.len().min(room as usize))
                .filter_map(|here| {
                    let (rest, taken) = counts.split_at(counts.len() - here);
                    let own = taken.iter().sum::<u64>() * u64::from(length);
                    Some(own + go(rest, length + 1, 2 * (room - here as u64), limit)?)
                })
                .min()
        }
        go(counts, 1, 2, limit).expect("enough codewords")
    }

    /// The cost of Huffman's code without a limit, and its longest codeword at the least.
    fn huffman_cost(counts: &[u64]) -> u64 {
        let mut heap: BinaryHeap<_> = counts.iter().map(|&count| Reverse(count)).collect();
        let mut cost = 0;
        while let (Some(Reverse(a)), Some(Reverse(b))) = (heap.pop(), heap.pop()) {
            cost += a + b;
            heap.push(Reverse(a + b));
        }
        cost
    }

    #[test]
    fn a_known_tree() {
        // The limit of 3 binds: Huffman would give 4, 4, 3, 2, 1.
        assert_eq!(package_merge(&[1, 1, 2, 4, 8], 3), [3, 3, 3, 3, 1]);
        assert_eq!(package_merge(&[1, 1, 2, 4, 8], 4), [4, 4, 3, 2, 1]);
        assert_eq!(package_merge(&[5], 8), [1]);
        assert_eq!(package_merge(&[0, 9], 8), [1, 1]);
        // Equal counts: a leaf goes before a package of equal weight, so the tree is shallow.
        assert_eq!(package_merge(&[1, 1, 2, 2], 8), [2, 2, 2, 2]);
    }

    #[test]
    fn as_many_leaves_as_codewords() {
        assert_eq!(package_merge(&[1; 256], 8), [8; 256]);
        let steep: Vec<u64> = (0..16).map(|i| 1 << i).collect();
        assert_eq!(package_merge(&steep, 4), [4; 16]);
    }

    proptest! {
        #[test]
        fn lengths_are_optimal_under_the_limit(
            mut counts in prop::collection::vec(1..2000u64, 2..9),
            limit in 3..6u32,
        ) {
            counts.sort_unstable();
            let lengths = package_merge(&counts, limit);
            prop_assert!(lengths.iter().all(|&length| (1..=limit).contains(&length)));
            let kraft: u64 = lengths.iter().map(|&length| 1 << (limit - length)).sum();
            prop_assert_eq!(kraft, 1 << limit, "complete");
            prop_assert!(lengths.is_sorted_by(|a, b| a >= b));
            prop_assert_eq!(cost(&counts, &lengths), least_cost(&counts, limit));
        }

        #[test]
        fn without_a_binding_limit_it_is_huffman(
            mut counts in prop::collection::vec(1..1_000_000u64, 2..300),
        ) {
            counts.sort_unstable();
            let lengths = package_merge(&counts, 40);
            prop_assert_eq!(cost(&counts, &lengths), huffman_cost(&counts));
        }
    }
}
