//! The integer workloads against slow and plain algorithms.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use hdlgen::internals::workload::bfs::INFINITY;
use hdlgen::internals::workload::scan::{compact, exclusive};
use proptest::prelude::*;

use crate::common::arrays::Run;

#[test]
fn scan_is_a_loop() {
    let run = Run::small("scan");
    let (values, flags) = (run.u32("values"), run.u32("flags"));
    let mut kept = Vec::new();
    for (i, &flag) in flags.iter().enumerate() {
        assert_eq!(run.u32("indices")[i], kept.len() as u32);
        if i % 1024 == 0 {
            assert_eq!(run.u32("block_sums")[i / 1024], kept.len() as u32);
        }
        assert_eq!(flag == 1, values[i] > 12);
        if flag == 1 {
            kept.push(values[i]);
        }
    }
    assert_eq!(run.u32("compacted"), kept);
    // Edges are some of the picture, and not everywhere.
    assert!((flags.len() / 50..flags.len() / 2).contains(&kept.len()));
}

proptest! {
    #[test]
    fn scan_of_any_values(values in prop::collection::vec(any::<u32>(), 0..5000)) {
        let mut sum = 0u32;
        let scan = exclusive(&values);
        prop_assert_eq!(scan.blocks.len(), values.len().div_ceil(1024));
        for (value, before) in values.iter().zip(&scan.sums) {
            prop_assert_eq!(*before, sum);
            sum = sum.wrapping_add(*value);
        }
        let flags: Vec<u32> = values.iter().map(|v| v >> 31).collect();
        let kept: Vec<u32> = values.iter().copied().filter(|v| v >> 31 == 1).collect();
        prop_assert_eq!(compact(&values, &flags, &exclusive(&flags)), kept);
    }
}

/// The text from a place up to a byte.
fn text_at(bytes: &[u8], place: u32, end: u8) -> &str {
    let rest = &bytes[place as usize..];
    let length = rest.iter().position(|&b| b == end).unwrap();
    std::str::from_utf8(&rest[..length]).unwrap()
}

/// Mars' hash, as its C program computes it.
fn hash(text: &str) -> i32 {
    let mut hash = text.len() as i32;
    for byte in text.bytes() {
        hash = hash.wrapping_mul(16) ^ hash.div_euclid(1 << 28) ^ i32::from(byte);
    }
    hash
}

#[test]
fn page_views_are_the_different_lines_of_a_page() {
    let run = Run::small("pvc");
    let log = run.u8("log");
    let text = std::str::from_utf8(log).unwrap();
    assert!(text.ends_with('\n'));
    let lines: Vec<&str> = text.lines().collect();
    let different: BTreeSet<&str> = lines.iter().copied().collect();
    assert!(different.len() < lines.len());
    let mut expected = BTreeMap::new();
    for line in &different {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), 3, "{line}");
        assert!(fields[0].starts_with("http://"), "{line}");
        assert!(fields[1].parse::<std::net::Ipv4Addr>().is_ok(), "{line}");
        *expected.entry(fields[0]).or_insert(0) += 1;
    }
    let keys = run.u32("page_keys");
    let views = run.u32("page_views");
    let counted: BTreeMap<&str, u32> = (keys.chunks_exact(4).zip(views))
        .map(|(key, views)| (text_at(log, key[2], b'\t'), views))
        .collect();
    assert_eq!(counted, expected);
    assert_eq!(keys.len(), 4 * expected.len());
    let hashes = keys.chunks_exact(4).map(|key| key[3] as i32);
    assert!(hashes.clone().is_sorted());
    for (key, hashed) in keys.chunks_exact(4).zip(hashes) {
        assert_eq!(hash(text_at(log, key[2], b'\t')), hashed);
    }
}

#[test]
fn page_view_records_and_directory_describe_the_log() {
    let run = Run::small("pvc");
    let log = run.u8("log");
    let (keys, values) = (run.u32("keys"), run.u32("values"));
    let lines = || std::str::from_utf8(log).unwrap().lines();
    for ((key, value), line) in keys
        .chunks_exact(4)
        .zip(values.chunks_exact(2))
        .zip(lines())
    {
        assert_eq!(text_at(log, key[2], b'\n'), line);
        assert_eq!(key[3] as i32, hash(line));
        assert_eq!(value, [line.len() as u32, 0]);
    }
    let directory = run.u32("directory");
    let mut places = BTreeSet::new();
    let sorted: Vec<(i32, &str)> = (directory.chunks_exact(4))
        .map(|entry| {
            assert_eq!((entry[1], entry[3]), (16, 8));
            assert_eq!(entry[0], 2 * entry[2]);
            places.insert(entry[0]);
            let line = text_at(log, keys[entry[0] as usize / 4 + 2], b'\n');
            (hash(line), line)
        })
        .collect();
    assert!(sorted.is_sorted());
    assert_eq!(places.len(), lines().count());
    let distinct = run.u32("distinct_keys");
    let distinct = distinct.chunks_exact(4).map(|k| text_at(log, k[2], b'\n'));
    let mut expected: Vec<&str> = sorted.iter().map(|&(_, line)| line).collect();
    expected.dedup();
    assert!(distinct.eq(expected));
}

#[test]
fn page_rank_is_by_views() {
    let run = Run::small("pvr");
    let text = run.u8("pages");
    let (places, views) = (run.u32("places"), run.u32("views"));
    let mut expected: Vec<(u32, u32)> = places.iter().copied().zip(views.clone()).collect();
    expected.sort_by_key(|page| std::cmp::Reverse(page.1));
    let ranked = run.u32("ranked");
    let ranked: Vec<(u32, u32)> = ranked.chunks_exact(2).map(|r| (r[0], r[1])).collect();
    assert_eq!(ranked, expected);
    for (entry, page) in run.u32("directory").chunks_exact(4).zip(&ranked) {
        let i = entry[0] as usize / 4;
        assert_eq!((places[i], views[i]), *page);
        assert_eq!(entry, [entry[0], 4, entry[0], 4]);
    }
    let pages: BTreeSet<&str> = places.iter().map(|&p| text_at(text, p, 0)).collect();
    assert_eq!(pages.len(), places.len());
    assert!(pages.iter().all(|page| page.starts_with("http://")));
    // Few pages have most views.
    let all: u32 = views.iter().sum();
    let top: u32 = ranked[..ranked.len() / 10].iter().map(|r| r.1).sum();
    assert!(
        views.iter().all(|&v| v > 0) && top > all / 3,
        "{top} of {all}"
    );
}

/// Levels by a queue, from edges as pairs.
fn levels(nodes: usize, edges: &[(usize, usize)], source: usize) -> Vec<Option<u32>> {
    let mut level = vec![None; nodes];
    level[source] = Some(0);
    let mut queue = VecDeque::from([source]);
    while let Some(node) = queue.pop_front() {
        for &(from, to) in edges {
            if from == node && level[to].is_none() {
                level[to] = level[node].map(|l| l + 1);
                queue.push_back(to);
            }
        }
    }
    level
}

/// The edges of a graph, from the index of each node's first edge and its number of edges.
fn pairs(starts: &[u32], degrees: &[u32], ends: &[u32]) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (node, (&start, &degree)) in starts.iter().zip(degrees).enumerate() {
        assert_eq!(start as usize, pairs.len());
        pairs.extend((0..degree).map(|i| (node, ends[(start + i) as usize] as usize)));
    }
    assert_eq!(pairs.len(), ends.len());
    let all: BTreeSet<_> = pairs.iter().copied().collect();
    assert_eq!(all.len(), pairs.len(), "double edges");
    assert!(all.iter().all(|&(a, b)| a != b && all.contains(&(b, a))));
    pairs
}

#[test]
fn rodinias_search_has_the_levels() {
    let run = Run::small("bfs1");
    let nodes = run.u32("nodes");
    let starts: Vec<u32> = nodes.iter().copied().step_by(2).collect();
    let degrees: Vec<u32> = nodes.iter().copied().skip(1).step_by(2).collect();
    let edges = pairs(&starts, &degrees, &run.u32("edges"));
    let cost = run.i32("cost");
    let source = cost.iter().position(|&c| c == 0).unwrap();
    let expected = levels(starts.len(), &edges, source);
    let expected: Vec<i32> = expected
        .iter()
        .map(|l| l.map_or(-1, |l| l as i32))
        .collect();
    assert_eq!(cost, expected);
    // The state between the kernels of the level that reaches most nodes.
    let reach = |level: i32| cost.iter().filter(|&&c| c == level).count();
    let next = (1..10).rev().max_by_key(|&level| reach(level)).unwrap();
    let is = |condition: &dyn Fn(i32) -> bool| -> Vec<u8> {
        cost.iter().map(|&c| u8::from(condition(c))).collect()
    };
    assert_eq!(run.u8("mask"), is(&|c| c == next - 1));
    assert_eq!(run.u8("updating_mask"), is(&|c| c == next));
    assert_eq!(run.u8("visited"), is(&|c| (0..next).contains(&c)));
    let halfway: Vec<i32> = cost
        .iter()
        .map(|&c| if c > next { -1 } else { c })
        .collect();
    assert_eq!(run.i32("cost_halfway"), halfway);
    // A power law: the most connected hundredth has far more than its share.
    let mut sorted = degrees.clone();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let top: u32 = sorted[..sorted.len() / 100].iter().sum();
    assert!(top as usize > edges.len() / 10, "{top} of {}", edges.len());
}

/// Distances by rounds over all edges, until no distance changes.
fn bellman_ford(
    edges: &[(usize, usize)],
    lengths: &[u32],
    nodes: usize,
    source: usize,
) -> Vec<u32> {
    let mut distance = vec![INFINITY; nodes];
    distance[source] = 0;
    loop {
        let before = distance.clone();
        for (&(from, to), &length) in edges.iter().zip(lengths) {
            if distance[from] != INFINITY {
                distance[to] = distance[to].min(distance[from] + length);
            }
        }
        if distance == before {
            return distance;
        }
    }
}

/// Distances that are part of the way to the final ones, with half of the nodes reached.
fn assert_halfway(halfway: &[u32], distances: &[u32]) {
    assert!(halfway.iter().zip(distances).all(|(h, d)| h >= d));
    let reached = halfway.iter().filter(|&&d| d != INFINITY).count();
    let half = halfway.len() / 2;
    assert!(
        (half..half + half / 4).contains(&reached),
        "{reached} of {}",
        halfway.len()
    );
}

#[test]
fn lonestars_search_has_the_levels() {
    let run = Run::small("bfs2");
    let edges = pairs(
        &run.u32("psrc"),
        &run.u32("noutgoing"),
        &run.u32("edgessrcdst"),
    );
    let dist = run.u32("dist");
    let source = dist.iter().position(|&d| d == 0).unwrap();
    let expected = levels(dist.len(), &edges, source);
    let expected: Vec<u32> = expected.iter().map(|l| l.unwrap_or(INFINITY)).collect();
    assert_eq!(dist, expected);
    assert_halfway(&run.u32("dist_halfway"), &dist);
    // Roads: few at a crossing, and a long way through.
    assert!(run.u32("noutgoing").iter().all(|&degree| degree <= 4));
    let farthest = dist.iter().filter(|&&d| d != INFINITY).max().unwrap();
    assert!(*farthest > 60, "{farthest}");
}

#[test]
fn shortest_paths_are_bellman_and_fords() {
    let run = Run::small("sssp");
    let edges = pairs(
        &run.u32("psrc"),
        &run.u32("noutgoing"),
        &run.u32("edgessrcdst"),
    );
    let (lengths, dist) = (run.u32("edgessrcwt"), run.u32("dist"));
    let source = dist.iter().position(|&d| d == 0).unwrap();
    assert_eq!(dist, bellman_ford(&edges, &lengths, dist.len(), source));
    assert_halfway(&run.u32("dist_halfway"), &dist);
    let back: BTreeMap<_, _> = edges.iter().zip(&lengths).collect();
    assert!(edges.iter().all(|&(a, b)| back[&(a, b)] == back[&(b, a)]));
}
