//! Breadth-first search in two layouts: `bfs` of Rodinia, with a record a node and masks, and
//! `bfs` of Lonestar, with separate arrays and distances only.

use super::array::{Array, Role};
use super::graph::Graph;
use crate::terms::random::Random;

/// Lonestar's distance of a node that is not reached yet.
pub const INFINITY: u32 = 1_000_000_000;

/// Rodinia's arrays between two kernels.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Masks {
    /// 1 for the nodes whose edges are to be followed.
    pub mask: Vec<u8>,
    /// 1 for the nodes that the first kernel has reached in this level.
    pub updating: Vec<u8>,
    /// 1 for the nodes reached in earlier levels.
    pub visited: Vec<u8>,
    /// The level of each node, −1 before it is reached.
    pub cost: Vec<i32>,
}

impl Masks {
    fn new(nodes: usize, source: usize) -> Self {
        let mut masks = Masks {
            mask: vec![0; nodes],
            updating: vec![0; nodes],
            visited: vec![0; nodes],
            cost: vec![-1; nodes],
        };
        (masks.mask[source], masks.visited[source]) = (1, 1);
        masks.cost[source] = 0;
        masks
    }

    /// The first kernel: follows the edges of the nodes in the mask.
    fn follow(&mut self, graph: &Graph) {
        for node in 0..graph.nodes() {
            if self.mask[node] == 1 {
                self.mask[node] = 0;
                for &end in &graph.ends[graph.edges(node)] {
                    let end = end as usize;
                    if self.visited[end] == 0 {
                        self.cost[end] = self.cost[node] + 1;
                        self.updating[end] = 1;
                    }
                }
            }
        }
    }

    /// The second kernel: what was reached is followed next. Returns how many nodes that is.
    fn advance(&mut self) -> usize {
        let mut reached = 0;
        for node in 0..self.mask.len() {
            if self.updating[node] == 1 {
                (self.mask[node], self.visited[node]) = (1, 1);
                self.updating[node] = 0;
                reached += 1;
            }
        }
        reached
    }
}

/// Rodinia's search: its state in the level that reached most nodes, between its kernels, and
/// every node's level in the end. (`mask` is that of before the first kernel, which clears it.)
pub fn by_masks(graph: &Graph, source: usize) -> (Masks, Vec<i32>) {
    let mut masks = Masks::new(graph.nodes(), source);
    let mut widest = (0, masks.clone());
    loop {
        let mask = masks.mask.clone();
        masks.follow(graph);
        let mut between = masks.clone();
        between.mask = mask;
        let reached = masks.advance();
        if reached == 0 {
            return (widest.1, masks.cost);
        }
        if reached > widest.0 {
            widest = (reached, between);
        }
    }
}

/// Lonestar's search by levels: the distances when half of the nodes have one, and in the end.
pub fn by_distances(graph: &Graph, source: usize) -> (Vec<u32>, Vec<u32>) {
    let mut distances = vec![INFINITY; graph.nodes()];
    distances[source] = 0;
    let mut halfway = None;
    let (mut level, mut reached) = (vec![source], 1);
    while !level.is_empty() {
        let mut next = Vec::new();
        for node in level {
            for &end in &graph.ends[graph.edges(node)] {
                let end = end as usize;
                if distances[end] > distances[node] + 1 {
                    distances[end] = distances[node] + 1;
                    next.push(end);
                }
            }
        }
        reached += next.len();
        level = next;
        if reached >= graph.nodes() / 2 && halfway.is_none() {
            halfway = Some(distances.clone());
        }
    }
    (halfway.unwrap_or_else(|| distances.clone()), distances)
}

pub(super) fn make_rodinia(bytes: usize) -> Vec<Array> {
    let graph = Graph::power_law(bytes / 4, &mut Random::new(9));
    let nodes = graph.nodes();
    let degrees = graph.degrees();
    let records = graph.starts.iter().zip(&degrees);
    let records: Vec<u32> = records
        .flat_map(|(&start, &edges)| [start, edges])
        .collect();
    let (widest, cost) = by_masks(&graph, graph.busiest());
    vec![
        Array::new(
            "nodes",
            Role::Load,
            &[nodes, 2],
            &records,
            "a record a node: its first edge, and how many it has (g_graph_nodes)",
        ),
        Array::new(
            "edges",
            Role::Load,
            &[graph.ends.len()],
            &graph.ends,
            "the nodes that edges lead to; the graph has a power law (g_graph_edges)",
        ),
        Array::new(
            "mask",
            Role::LoadStore,
            &[nodes],
            &widest.mask,
            "1 for the nodes whose edges the widest level follows (g_graph_mask)",
        ),
        Array::new(
            "updating_mask",
            Role::LoadStore,
            &[nodes],
            &widest.updating,
            "1 for the nodes that the widest level reaches (g_updating_graph_mask)",
        ),
        Array::new(
            "visited",
            Role::LoadStore,
            &[nodes],
            &widest.visited,
            "1 for the nodes that were reached before (g_graph_visited)",
        ),
        Array::new(
            "cost_halfway",
            Role::LoadStore,
            &[nodes],
            &widest.cost,
            "the nodes' levels after the widest one's first kernel, -1 if not reached (g_cost)",
        ),
        Array::new(
            "cost",
            Role::Store,
            &[nodes],
            &cost,
            "the nodes' levels in the end (g_cost)",
        ),
    ]
}

pub(super) fn make_lonestar(bytes: usize) -> Vec<Array> {
    let graph = Graph::roads(bytes / 4, &mut Random::new(10));
    let nodes = graph.nodes();
    let (halfway, distances) = by_distances(&graph, graph.middle());
    let mut arrays = graph.lonestar();
    arrays.extend([
        Array::new(
            "dist_halfway",
            Role::LoadStore,
            &[nodes],
            &halfway,
            "distances in edges when half of the nodes have one, 1000000000 elsewhere",
        ),
        Array::new(
            "dist",
            Role::Store,
            &[nodes],
            &distances,
            "distances in edges in the end",
        ),
    ]);
    arrays
}
