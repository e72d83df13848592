//! `mummergpu` (Rodinia): the longest match of each part of many short reads with a reference
//! sequence, by the reference's suffix tree.

use super::array::{Array, Role};
use super::suffix_tree::{Match, SuffixTree, NONE, SYMBOLS};
use crate::terms::random::Random;

/// Bases of a read.
pub const READ: usize = 36;
/// A match that is shorter does not count.
pub const SHORTEST: usize = 20;

/// A sequence with what genomes have: regions rich and poor in G and C, families of repeats
/// whose copies differ, and short motifs many times over.
pub fn sequence(length: usize) -> Vec<u8> {
    let mut random = Random::new(15);
    let base = |rich: f64, r: &mut Random| {
        if r.chance(rich) {
            *b"GC".get(r.index(2)).unwrap_or(&b'G')
        } else {
            *b"AT".get(r.index(2)).unwrap_or(&b'A')
        }
    };
    let families: Vec<Vec<u8>> = (0..4)
        .map(|_| (0..300).map(|_| base(0.5, &mut random)).collect())
        .collect();
    let mut out = Vec::with_capacity(length + 400);
    let mut rich = 0.4;
    while out.len() < length {
        if random.chance(0.02) {
            rich = 0.3 + 0.3 * random.unit();
        }
        match random.below(100) {
            // A copy of a repeat, often cut short, and changed over the years.
            0..=11 => {
                let family = &families[random.index(families.len())];
                let from = if random.chance(0.5) {
                    random.index(family.len())
                } else {
                    0
                };
                let age = 0.02 + 0.13 * random.unit();
                for &letter in &family[from..] {
                    out.push(if random.chance(age) {
                        base(0.5, &mut random)
                    } else {
                        letter
                    });
                }
            }
            // A motif of one to six bases, over and over.
            12..=14 => {
                let motif: Vec<u8> = (0..1 + random.index(6))
                    .map(|_| base(0.4, &mut random))
                    .collect();
                let copies = 4 + random.index(12);
                out.extend((0..copies).flat_map(|_| &motif));
            }
            _ => out.extend((0..60).map(|_| base(rich, &mut random))),
        }
    }
    out.truncate(length);
    out
}

/// The other strand, read in its own direction.
fn reverse_complement(bases: &[u8]) -> Vec<u8> {
    let complement = |&base: &u8| match base {
        b'A' => b'T',
        b'C' => b'G',
        b'G' => b'C',
        _ => b'A',
    };
    bases.iter().rev().map(complement).collect()
}

/// Reads of 36 bases, one after another: from anywhere in the reference, from either strand,
/// one base in a hundred wrong.
fn reads(reference: &[u8], count: usize) -> Vec<u8> {
    let mut random = Random::new(16);
    let mut out = Vec::with_capacity(count * READ);
    for _ in 0..count {
        let start = random.index(reference.len() - READ + 1);
        let read = &reference[start..start + READ];
        let mut read = if random.chance(0.5) {
            reverse_complement(read)
        } else {
            read.to_vec()
        };
        for base in &mut read {
            if random.chance(0.01) {
                *base = b"ACGT"[random.index(4)];
            }
        }
        out.extend(read);
    }
    out
}

/// For each place of a read from which a match can be long enough, the longest one.
pub fn matches(tree: &SuffixTree, read: &[u8]) -> Vec<Match> {
    let places = read.windows(SHORTEST).enumerate();
    places
        .map(|(at, _)| tree.longest_match(&read[at..]))
        .collect()
}

/// Bytes of a record of the tree.
pub const RECORD: usize = 16;

/// Five numbers of three bytes, the lowest first, and a byte.
fn record(numbers: [u32; 5], last: u8) -> [u8; RECORD] {
    let mut record = [last; RECORD];
    for (bytes, number) in record.chunks_exact_mut(3).zip(numbers) {
        bytes.copy_from_slice(&number.to_le_bytes()[..3]);
    }
    record
}

/// The two records of each node, as MUMmerGPU packs them. The first has parent, suffix link,
/// start and end of the edge, and depth in bases. The second has the children for A, C, G, T and
/// the end; that of a leaf its suffix's place in the reference, and the base before it.
fn records(tree: &SuffixTree, reference: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let mut parents = vec![0; tree.nodes.len()];
    let mut depths = vec![0; tree.nodes.len()];
    let (mut nodes, mut children) = (Vec::new(), Vec::new());
    // A node's parent comes before it.
    for (number, node) in tree.nodes.iter().enumerate() {
        let depth = depths[number] + node.end - node.start;
        depths[number] = depth;
        for &child in node.children.iter().filter(|&&child| child != NONE) {
            (parents[child as usize], depths[child as usize]) = (number as u32, depth);
        }
        let numbers = [parents[number], node.link, node.start, node.end, depth];
        nodes.extend(record(numbers, 0));
        if node.children == [NONE; SYMBOLS] {
            let place = reference.len() + 1 - depth as usize;
            let before = place.checked_sub(1).map_or(0, |before| reference[before]);
            children.extend(record([place as u32, 0, 0, 0, 0], before));
        } else {
            children.extend(record(node.children, 0));
        }
    }
    (nodes, children)
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    // The tree has between one and two nodes a base.
    let reference = sequence(bytes / 2 / RECORD - 1);
    let tree = SuffixTree::new(&reference);
    let node_count = tree.nodes.len();
    let (nodes, children) = records(&tree, &reference);
    let places = READ - SHORTEST + 1;
    let count = bytes / 8 / places / 2;
    let reads = reads(&reference, count);
    let found = reads
        .chunks_exact(READ)
        .flat_map(|read| matches(&tree, read));
    let coordinates = found.flat_map(|m| {
        if m.length as usize >= SHORTEST {
            [m.node, m.short_of_node]
        } else {
            [0, 0]
        }
    });
    let addresses: Vec<i32> = (0..count).map(|i| (i * READ) as i32).collect();
    vec![
        Array::new(
            "nodes",
            Role::Load,
            &[node_count, RECORD],
            &nodes,
            "the tree's nodes, in numbers of three bytes: parent, suffix link, start and end of \
             the edge, depth, and a zero byte (PixelOfNode)",
        ),
        Array::new(
            "children",
            Role::Load,
            &[node_count, RECORD],
            &children,
            "the nodes that A, C, G, T and the end lead to, 0 if none, and a zero byte; of a leaf \
             its suffix's place, and last the base before it (PixelOfChildren)",
        ),
        Array::new(
            "reference",
            Role::Load,
            &[reference.len()],
            &reference,
            "the reference sequence, a letter a base",
        ),
        Array::new(
            "queries",
            Role::Load,
            &[reads.len()],
            &reads,
            "the reads, a letter a base, one after another",
        ),
        Array::new(
            "query_addresses",
            Role::Load,
            &[count],
            &addresses,
            "where each read begins",
        ),
        Array::new(
            "query_lengths",
            Role::Load,
            &[count],
            &vec![READ as i32; count],
            "how many bases each read has",
        ),
        Array::new(
            "match_coordinates",
            Role::Store,
            &[count, places, 2],
            &coordinates.collect::<Vec<_>>(),
            "for each place of each read: the node that its match leads to, and how far short of \
             it the match ends; 0 and 0 if it is shorter than 20 bases",
        ),
    ]
}
