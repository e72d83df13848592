//! Kernels that follow edges: their accesses go where the graph, the matrix or the tree leads.

use super::super::bfs::INFINITY;
use super::super::mummer::{READ, RECORD, SHORTEST};
use super::super::suffix_tree::symbol;
use super::{Place, Recorder, Warp};

/// Follows the edges of some nodes, a node a thread: `each` for one edge of each thread at a time.
fn edges(
    warp: &mut Warp,
    of: impl Fn(usize) -> Option<(usize, usize)>,
    mut each: impl FnMut(&mut Warp, &dyn Fn(usize) -> Option<usize>),
) {
    let most = warp.threads().filter_map(&of).map(|(_, count)| count).max();
    for k in 0..most.unwrap_or(0) {
        let edge = |t: usize| of(t).filter(|(_, count)| k < *count).map(|(at, _)| at + k);
        warp.compute(3);
        each(warp, &edge);
    }
}

/// Rodinia's `bfs`: both kernels of the level that reaches most nodes.
pub fn rodinia_bfs(r: &mut Recorder) {
    let (nodes, ends) = (r.array("nodes"), r.array("edges"));
    let (mask, updating) = (r.array("mask"), r.array("updating_mask"));
    let (visited, halfway) = (r.array("visited"), r.array("cost_halfway"));
    let count = mask.len();
    r.launch(count, 512, |warp| {
        warp.load(mask, Some);
        warp.compute(3);
        let is_on = |t: usize| mask.byte(t) == 1;
        warp.store(mask, |t| is_on(t).then_some(t));
        warp.load(nodes.by(8), |t| is_on(t).then_some(t));
        warp.load(halfway, |t| is_on(t).then_some(t));
        let own = |t: usize| is_on(t).then(|| (nodes.word(2 * t), nodes.word(2 * t + 1)));
        edges(warp, own, |warp, edge| {
            warp.load(ends, edge);
            let end = |t: usize| edge(t).map(|edge| ends.word(edge));
            warp.load(visited, end);
            let is_new = |t: usize| end(t).filter(|&end| visited.byte(end) == 0);
            warp.store(halfway, is_new);
            warp.store(updating, is_new);
        });
    });
    r.launch(count, 512, |warp| {
        warp.load(updating, Some);
        warp.compute(3);
        let is_on = |t: usize| (updating.byte(t) == 1).then_some(t);
        warp.store(mask, is_on);
        warp.store(visited, is_on);
        warp.store(updating, is_on);
    });
}

/// Lonestar's `bfs`.
pub fn lonestar_bfs(r: &mut Recorder) {
    lonestar(r, false);
}

/// `sssp`, whose edges have lengths.
pub fn sssp(r: &mut Recorder) {
    lonestar(r, true);
}

/// Lonestar's `bfs` and `sssp`: a round over all nodes when half of them have a distance; those that
/// have one relax their edges.
fn lonestar(r: &mut Recorder, has_lengths: bool) {
    let (starts, degrees) = (r.array("psrc"), r.array("noutgoing"));
    let ends = r.array("edgessrcdst");
    let lengths = has_lengths.then(|| r.array("edgessrcwt"));
    let before = r.array("dist_halfway");
    let after = r.array("dist").at(before);
    r.launch(before.len(), 256, |warp| {
        warp.load(before, Some);
        warp.compute(4);
        let own = |t: usize| {
            let is_reached = before.word(t) != INFINITY as usize;
            is_reached.then(|| (starts.word(t), degrees.word(t)))
        };
        warp.load(degrees, |t| own(t).map(|_| t));
        warp.load(starts, |t| own(t).map(|_| t));
        edges(warp, own, |warp, edge| {
            warp.load(ends, edge);
            if let Some(lengths) = lengths {
                warp.load(lengths, edge);
            }
            let end = |t: usize| edge(t).map(|edge| ends.word(edge));
            warp.load(before, end);
            warp.compute(3);
            let differs = |end: &usize| before.word(*end) != after.word(*end);
            warp.store(after, |t| end(t).filter(differs));
        });
    });
}

/// `spmv`: a row a thread, in compressed rows and in ELLPACK-R.
pub fn spmv(r: &mut Recorder) {
    let (values, columns) = (r.array("val"), r.array("cols"));
    let starts = r.array("row_delimiters");
    let (padded, padded_columns) = (r.array("ellpack_val"), r.array("ellpack_cols"));
    let (lengths, vector, out) = (r.array("row_lengths"), r.array("vec"), r.array("out"));
    let rows = out.len();
    r.launch(rows, 128, |warp| {
        warp.load(starts, Some);
        warp.load(starts, |t| Some(t + 1));
        let own = |t: usize| Some((starts.word(t), starts.word(t + 1) - starts.word(t)));
        edges(warp, own, |warp, edge| {
            warp.load(columns, edge);
            warp.load(values, edge);
            warp.load(vector, |t| edge(t).map(|edge| columns.word(edge)));
            warp.compute(2);
        });
        warp.store(out, Some);
    });
    r.launch(rows, 128, |warp| {
        warp.load(lengths, Some);
        // Elements of a row are `rows` apart: element k of row t at k * rows + t.
        let own = |t: usize| Some((0, lengths.word(t)));
        edges(warp, own, |warp, k| {
            let element = |t: usize| k(t).map(|k| k * rows + t);
            warp.load(padded_columns, element);
            warp.load(padded, element);
            warp.load(vector, |t| element(t).map(|at| padded_columns.word(at)));
            warp.compute(2);
        });
        warp.store(out, Some);
    });
}

/// A number of three bytes of a record of the suffix tree.
fn number(records: Place, record: usize, place: usize) -> usize {
    let byte = |k: usize| usize::from(records.byte(record * RECORD + 3 * place + k));
    byte(0) | byte(1) << 8 | byte(2) << 16
}

/// Where a thread is in the tree: the node, and how many bases of the read have been matched.
#[derive(Clone, Copy)]
struct Walk {
    node: usize,
    matched: usize,
    is_over: bool,
}

/// `mummergpu`: a read a thread. For each place from which a match may be long enough it goes down the
/// tree from its root, node by node, as far as the bases of the read lead. (The program takes suffix
/// links from one place to the next, which saves the nodes near the root; these are cached here.)
pub fn mummer(r: &mut Recorder) {
    let (nodes, children) = (r.array("nodes").by(RECORD), r.array("children").by(RECORD));
    let (reference, queries) = (r.array("reference"), r.array("queries"));
    let (addresses, lengths) = (r.array("query_addresses"), r.array("query_lengths"));
    let coordinates = r.array("match_coordinates").by(8);
    let places = READ - SHORTEST + 1;
    r.launch(addresses.len(), 256, |warp| {
        warp.load(addresses, Some);
        warp.load(lengths, Some);
        let first = warp.threads().start;
        for place in 0..places {
            let start = Walk {
                node: 0,
                matched: 0,
                is_over: false,
            };
            let mut walks: Vec<Walk> = vec![start; warp.threads().len()];
            while walks.iter().any(|walk| !walk.is_over) {
                let now = walks.clone();
                let going = |t: usize| Some(now[t - first]).filter(|walk| !walk.is_over);
                let base = |t: usize, walk: Walk| addresses.word(t) + place + walk.matched;
                warp.load(queries, |t| going(t).map(|walk| base(t, walk)));
                warp.load(children, |t| going(t).map(|walk| walk.node));
                let child = |t: usize| {
                    let walk = going(t)?;
                    let next = number(children, walk.node, symbol(queries.byte(base(t, walk))));
                    (next != 0).then_some(next)
                };
                warp.load(nodes, child);
                let edge = |t: usize| child(t).map(|c| (number(nodes, c, 2), number(nodes, c, 3)));
                warp.load(reference, |t| edge(t).map(|(start, _)| start));
                warp.compute(12);
                for (own, walk) in walks.iter_mut().enumerate() {
                    let t = first + own;
                    let Some((next, (start, end))) = child(t).zip(edge(t)) else {
                        walk.is_over = true;
                        continue;
                    };
                    let left = READ - place - walk.matched;
                    let from = base(t, *walk);
                    let same = (0..(end - start).min(left))
                        .take_while(|&k| reference.byte(start + k) == queries.byte(from + k))
                        .count();
                    walk.matched += same;
                    walk.is_over = same < end - start || walk.matched >= READ - place;
                    walk.node = next;
                }
            }
            warp.store(coordinates, |t| Some(t * places + place));
        }
    });
}
