//! Graphs: one with a power law, as of web pages or acquaintances, and one of roads.

use super::array::{Array, Role};
use crate::terms::random::Random;

/// A directed graph as compressed rows, in which each edge is there both ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    /// Where each node's edges begin, and the number of edges last.
    pub starts: Vec<u32>,
    /// The edges' ends, ascending for each node.
    pub ends: Vec<u32>,
    /// The edges' lengths.
    pub lengths: Vec<u32>,
}

impl Graph {
    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.starts.len() - 1
    }

    /// The places of a node's edges in `ends` and `lengths`.
    pub fn edges(&self, node: usize) -> std::ops::Range<usize> {
        self.starts[node] as usize..self.starts[node + 1] as usize
    }

    /// How many edges each node has.
    pub fn degrees(&self) -> Vec<u32> {
        self.starts.windows(2).map(|w| w[1] - w[0]).collect()
    }

    /// The graph of these edges (from, to, length) and their reverse, all different.
    fn new(nodes: usize, edges: &[(u32, u32, u32)]) -> Self {
        let back = edges.iter().map(|&(from, to, length)| (to, from, length));
        let mut all: Vec<_> = edges.iter().copied().chain(back).collect();
        all.sort_unstable();
        let mut starts = vec![0; nodes + 1];
        for &(from, ..) in &all {
            starts[from as usize + 1] += 1;
        }
        for node in 0..nodes {
            starts[node + 1] += starts[node];
        }
        Graph {
            starts,
            ends: all.iter().map(|&(_, to, _)| to).collect(),
            lengths: all.iter().map(|&(.., length)| length).collect(),
        }
    }

    /// A graph of at most `edges` directed edges, eight a node on average, in which few nodes have
    /// very many: R-MAT with the probabilities of Graph500 (0.57, 0.19, 0.19, 0.05), without loops
    /// and double edges. All lengths are 1.
    pub(super) fn power_law(edges: usize, random: &mut Random) -> Self {
        let nodes = (edges / 8).max(2);
        let levels = usize::BITS - (nodes - 1).leading_zeros();
        let mut draw = || loop {
            let (mut a, mut b) = (0usize, 0usize);
            for _ in 0..levels {
                let quarter = random.unit();
                a = 2 * a + usize::from(quarter >= 0.76);
                b = 2 * b + usize::from((0.57..0.76).contains(&quarter) || quarter >= 0.95);
            }
            if a < nodes && b < nodes && a != b {
                return (a.min(b) as u32, a.max(b) as u32, 1);
            }
        };
        let mut pairs: Vec<(u32, u32, u32)> = Vec::new();
        // Double ones are drawn again, a few times: near the popular nodes few are left.
        for _ in 0..6 {
            let missing = edges / 2 - pairs.len();
            pairs.extend((0..missing).map(|_| draw()));
            pairs.sort_unstable();
            pairs.dedup();
        }
        Graph::new(nodes, &pairs)
    }

    /// Roads between crossings of an uneven grid, some missing, with their lengths in metres; at
    /// most `edges` directed edges. Crossings are numbered along the rows.
    pub(super) fn roads(edges: usize, random: &mut Random) -> Self {
        let side = (edges / 4).isqrt().max(2);
        let place: Vec<(f64, f64)> = (0..side * side)
            .map(|i| {
                let jitter = |at: usize, r: &mut Random| 100.0 * (at as f64 + 0.6 * r.unit());
                (jitter(i % side, random), jitter(i / side, random))
            })
            .collect();
        let mut roads = Vec::new();
        let mut road = |from: usize, to: usize| {
            // Three in four are there; one in twenty goes a long way round.
            if random.chance(0.75) {
                let (a, b) = (place[from], place[to]);
                let straight = ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt();
                let winding = if random.chance(0.05) {
                    2.5
                } else {
                    1.0 + 0.3 * random.unit()
                };
                let length = (straight * winding).round().max(1.0) as u32;
                roads.push((from as u32, to as u32, length));
            }
        };
        for i in 0..side * side {
            if i % side + 1 < side {
                road(i, i + 1);
            }
            if i / side + 1 < side {
                road(i, i + side);
            }
        }
        Graph::new(side * side, &roads)
    }

    /// The arrays that Lonestar's programs have of a graph of roads.
    pub(super) fn lonestar(&self) -> Vec<Array> {
        let nodes = self.nodes();
        vec![
            Array::new(
                "psrc",
                Role::Load,
                &[nodes],
                &self.starts[..nodes],
                "each node's first edge",
            ),
            Array::new(
                "noutgoing",
                Role::Load,
                &[nodes],
                &self.degrees(),
                "how many edges each node has",
            ),
            Array::new(
                "edgessrcdst",
                Role::Load,
                &[self.ends.len()],
                &self.ends,
                "the nodes that edges lead to; the graph is one of roads",
            ),
        ]
    }

    /// The node with most edges, the first of several.
    pub(super) fn busiest(&self) -> usize {
        let degrees = self.degrees();
        let most = degrees.iter().max();
        degrees.iter().position(|d| Some(d) == most).unwrap_or(0)
    }

    /// A crossing near the middle that has a road.
    pub(super) fn middle(&self) -> usize {
        let middle = self.nodes().isqrt() / 2 * (self.nodes().isqrt() + 1);
        let has_edges = |&node: &usize| !self.edges(node).is_empty();
        (middle..self.nodes()).find(has_edges).unwrap_or(middle)
    }
}
