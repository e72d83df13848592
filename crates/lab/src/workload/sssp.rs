//! `sssp` (Lonestar): shortest paths from one node, by rounds that relax the edges of the nodes
//! whose distance has changed.

use super::array::{Array, Role};
use super::bfs::INFINITY;
use super::graph::Graph;
use crate::terms::random::Random;

/// The distances when half of the nodes have one, and in the end.
pub fn distances(graph: &Graph, source: usize) -> (Vec<u32>, Vec<u32>) {
    let mut distances = vec![INFINITY; graph.nodes()];
    distances[source] = 0;
    let mut halfway = None;
    let mut reached = 1;
    let mut changed = vec![source];
    let mut is_queued = vec![false; graph.nodes()];
    while !changed.is_empty() {
        let mut next = Vec::new();
        for node in changed {
            is_queued[node] = false;
            for edge in graph.edges(node) {
                let end = graph.ends[edge] as usize;
                let distance = distances[node] + graph.lengths[edge];
                if distance < distances[end] {
                    reached += usize::from(distances[end] == INFINITY);
                    distances[end] = distance;
                    if !is_queued[end] {
                        is_queued[end] = true;
                        next.push(end);
                    }
                }
            }
        }
        changed = next;
        if reached >= graph.nodes() / 2 && halfway.is_none() {
            halfway = Some(distances.clone());
        }
    }
    (halfway.unwrap_or_else(|| distances.clone()), distances)
}

pub(super) fn make(bytes: usize) -> Vec<Array> {
    let graph = Graph::roads(bytes / 4, &mut Random::new(11));
    let nodes = graph.nodes();
    let (halfway, distances) = distances(&graph, graph.middle());
    let mut arrays = graph.lonestar();
    arrays.extend([
        Array::new(
            "edgessrcwt",
            Role::Load,
            &[graph.lengths.len()],
            &graph.lengths,
            "the edges' lengths in metres",
        ),
        Array::new(
            "dist_halfway",
            Role::LoadStore,
            &[nodes],
            &halfway,
            "distances when half of the nodes have one, 1000000000 elsewhere",
        ),
        Array::new(
            "dist",
            Role::Store,
            &[nodes],
            &distances,
            "distances in the end",
        ),
    ]);
    arrays
}
