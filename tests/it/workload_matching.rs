//! DNA matching: the suffix tree against all suffixes, matches against all places.

use std::collections::{BTreeMap, BTreeSet};

use hdlgen::internals::workload::mummer::{READ, SHORTEST};
use hdlgen::internals::workload::suffix_tree::{symbol, SuffixTree};
use proptest::prelude::*;

use crate::common::arrays::Run;

/// The most bases with which a query agrees with any part of the reference.
fn longest_match(reference: &[u8], query: &[u8]) -> usize {
    let agree = |start: usize| {
        let pairs = reference[start..].iter().zip(query);
        pairs.take_while(|(a, b)| a == b).count()
    };
    (0..reference.len()).map(agree).max().unwrap_or(0)
}

/// A number of three bytes in a record.
fn field(records: &[u8], record: usize, field: usize) -> u32 {
    let bytes = &records[16 * record + 3 * field..][..3];
    u32::from(bytes[0]) | u32::from(bytes[1]) << 8 | u32::from(bytes[2]) << 16
}

#[test]
fn the_trees_records_lead_to_every_suffix() {
    let run = Run::small("mum");
    let (nodes, children) = (run.u8("nodes"), run.u8("children"));
    let reference = run.u8("reference");
    let mut places = BTreeSet::new();
    let mut stack = vec![0];
    while let Some(node) = stack.pop() {
        let (start, end) = (field(nodes, node, 2), field(nodes, node, 3));
        let (depth, parent) = (field(nodes, node, 4), field(nodes, node, 0) as usize);
        assert_eq!(nodes[16 * node + 15], 0);
        if node != 0 {
            assert_eq!(depth, field(nodes, parent, 4) + end - start);
        }
        // A leaf's edge ends after the last base.
        if end as usize == reference.len() + 1 {
            let place = field(children, node, 0) as usize;
            assert_eq!(place + depth as usize, end as usize);
            let before = if place == 0 { 0 } else { reference[place - 1] };
            assert_eq!(children[16 * node + 15], before);
            assert!((1..5).all(|i| field(children, node, i) == 0));
            assert!(places.insert(place));
            continue;
        }
        assert_eq!(children[16 * node + 15], 0);
        let link = field(nodes, node, 1) as usize;
        assert_eq!(field(nodes, link, 4), depth.saturating_sub(1));
        for (i, base) in (0..5).zip([b'A', b'C', b'G', b'T', 0]) {
            let child = field(children, node, i) as usize;
            if child != 0 {
                assert_eq!(field(nodes, child, 0) as usize, node);
                let first = field(nodes, child, 2) as usize;
                assert_eq!(reference.get(first).copied().unwrap_or(0), base);
                stack.push(child);
            }
        }
    }
    assert!(places.into_iter().eq(0..=reference.len()));
}

#[test]
fn matches_are_the_longest_and_where_the_tree_says() {
    let run = Run::small("mum");
    let (reference, nodes) = (run.u8("reference"), run.u8("nodes"));
    let coordinates = run.u32("match_coordinates");
    let places = READ - SHORTEST + 1;
    let mut found = [0, 0];
    for (r, read) in run.u8("queries").chunks_exact(READ).enumerate() {
        assert_eq!(run.i32("query_addresses")[r] as usize, r * READ);
        assert_eq!(run.i32("query_lengths")[r] as usize, READ);
        for place in 0..places {
            let at = 2 * (r * places + place);
            let (node, short) = (coordinates[at] as usize, coordinates[at + 1]);
            let length = longest_match(reference, &read[place..]);
            if length < SHORTEST {
                assert_eq!((node, short), (0, 0));
                found[0] += 1;
                continue;
            }
            let (start, end) = (field(nodes, node, 2), field(nodes, node, 3));
            assert!(short < end - start);
            let end = (end - short) as usize;
            assert_eq!(reference[end - length..end], read[place..place + length]);
            found[1] += 1;
        }
    }
    // One strand of two matches, and errors are few.
    assert!(
        found[0] > found[1] / 3 && found[1] > found[0] / 3,
        "{found:?}"
    );
}

/// Every property of a suffix tree, from each node's text.
fn check_tree(sequence: &[u8]) {
    let tree = SuffixTree::new(sequence);
    let mut ended: Vec<usize> = sequence.iter().map(|&base| symbol(base)).collect();
    ended.push(4);
    let mut texts = BTreeMap::new();
    let mut stack = vec![(0u32, Vec::new())];
    while let Some((number, text)) = stack.pop() {
        let node = &tree.nodes[number as usize];
        let children: Vec<u32> = node.children.into_iter().filter(|&c| c != 0).collect();
        // Only the root of the tree of an empty sequence has just the end as its child.
        assert!(children.len() != 1 || number == 0, "a node with one child");
        for (first, &child) in node.children.iter().enumerate() {
            if child != 0 {
                assert!(child > number);
                let edge = &tree.nodes[child as usize];
                let label = &ended[edge.start as usize..edge.end as usize];
                assert_eq!(label[0], first);
                stack.push((child, [&text[..], label].concat()));
            }
        }
        assert!(texts.insert(number, text).is_none());
    }
    assert_eq!(texts.len(), tree.nodes.len());
    let leaves = (texts.iter()).filter(|(&n, _)| tree.nodes[n as usize].children == [0; 5]);
    let leaves: BTreeSet<&[usize]> = leaves.map(|(_, text)| &text[..]).collect();
    let suffixes: BTreeSet<&[usize]> = (0..ended.len()).map(|i| &ended[i..]).collect();
    assert_eq!(leaves, suffixes);
    for (&number, text) in &texts {
        let node = &tree.nodes[number as usize];
        if number != 0 && node.children != [0; 5] {
            assert_eq!(texts[&node.link][..], text[1..], "suffix link");
        }
    }
}

fn bases(letters: &'static [u8], length: usize) -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(prop::sample::select(letters), 0..length)
}

proptest! {
    #[test]
    fn suffix_tree_of_anything(sequence in bases(b"ACGT", 60)) {
        check_tree(&sequence);
    }

    #[test]
    fn suffix_tree_of_repeats(sequence in bases(b"AC", 60)) {
        check_tree(&sequence);
    }

    #[test]
    fn longest_match_of_anything(sequence in bases(b"ACG", 80), query in bases(b"ACGT", 20)) {
        let found = SuffixTree::new(&sequence).longest_match(&query);
        prop_assert_eq!(found.length as usize, longest_match(&sequence, &query));
    }
}

#[test]
fn suffix_trees_of_the_same_base_and_of_nothing() {
    check_tree(b"");
    check_tree(&[b'A'; 50]);
    check_tree(&b"ACGTACGTACGTACGACGT".repeat(3));
}
