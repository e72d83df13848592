//! The wires of a net, before routing: a rectilinear tree over its pins.

use super::lef::Wire;

/// A tree of wires. The first points are the net's ends, in their order, the others where wires meet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Tree {
    pub points: Vec<[f64; 2]>,
    /// Pairs of points.
    pub edges: Vec<[usize; 2]>,
}

/// A piece of wire between two points of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Segment {
    pub between: [usize; 2],
    pub ohms: f64,
    pub picofarads: f64,
}

impl Tree {
    /// Pins in the order of Prim's algorithm, each joined to the nearest wire that is there already: a
    /// wire may take either way round the box of its two ends, so that any point of that box is on it.
    pub fn over(pins: &[[f64; 2]]) -> Tree {
        let mut tree = Tree {
            points: pins.to_vec(),
            edges: Vec::new(),
        };
        for (pin, nearest) in order(pins) {
            let at = pins[pin];
            let boxes = tree.edges.iter().enumerate().map(|(edge, [a, b])| {
                let point = nearest_in_box(tree.points[*a], tree.points[*b], at);
                (distance(point, at), edge, point)
            });
            match boxes.min_by(|a, b| a.0.total_cmp(&b.0)) {
                Some((far, edge, point)) if far < distance(pins[nearest], at) => {
                    tree.branch(edge, point, pin);
                }
                _ => tree.edges.push([nearest, pin]),
            }
        }
        tree
    }

    /// Joins a pin to a point of an edge.
    fn branch(&mut self, edge: usize, point: [f64; 2], pin: usize) {
        let [a, b] = self.edges[edge];
        let end = [a, b].into_iter().find(|end| self.points[*end] == point);
        let joint = end.unwrap_or_else(|| {
            self.points.push(point);
            let joint = self.points.len() - 1;
            self.edges[edge] = [a, joint];
            self.edges.push([joint, b]);
            joint
        });
        self.edges.push([joint, pin]);
    }

    /// Its length in µm.
    pub fn length(&self) -> f64 {
        let edges = self.edges.iter();
        edges
            .map(|[a, b]| distance(self.points[*a], self.points[*b]))
            .sum()
    }

    /// Its wires, with the resistance and capacitance of a µm across and up.
    pub fn segments(&self, [across, up]: [Wire; 2]) -> Vec<Segment> {
        let edges = self.edges.iter();
        let segment = |between: &[usize; 2]| {
            let [a, b] = between.map(|point| self.points[point]);
            let (x, y) = ((a[0] - b[0]).abs(), (a[1] - b[1]).abs());
            Segment {
                between: *between,
                ohms: x * across.ohms + y * up.ohms,
                picofarads: x * across.picofarads + y * up.picofarads,
            }
        };
        edges.map(segment).collect()
    }
}

/// All pins but the first, in the order in which Prim's algorithm takes them, with the one that is nearest.
fn order(pins: &[[f64; 2]]) -> Vec<(usize, usize)> {
    let mut left: Vec<(usize, usize, f64)> = (1..pins.len())
        .map(|pin| (pin, 0, distance(pins[0], pins[pin])))
        .collect();
    let mut taken = Vec::new();
    while let Some(next) = (0..left.len()).min_by(|a, b| left[*a].2.total_cmp(&left[*b].2)) {
        let (pin, nearest, _) = left.swap_remove(next);
        taken.push((pin, nearest));
        for (other, nearest, far) in &mut left {
            let new = distance(pins[pin], pins[*other]);
            if new < *far {
                (*nearest, *far) = (pin, new);
            }
        }
    }
    taken
}

fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).abs() + (a[1] - b[1]).abs()
}

fn nearest_in_box(a: [f64; 2], b: [f64; 2], to: [f64; 2]) -> [f64; 2] {
    [0, 1].map(|axis| to[axis].clamp(a[axis].min(b[axis]), a[axis].max(b[axis])))
}

/// Half the perimeter of the box around pins, in µm: no tree is shorter.
pub(super) fn half_perimeter(pins: &[[f64; 2]]) -> f64 {
    let span = |axis: usize| {
        let places = || pins.iter().map(move |pin| pin[axis]);
        places().fold(f64::NEG_INFINITY, f64::max) - places().fold(f64::INFINITY, f64::min)
    };
    match pins {
        [] => 0.0,
        _ => span(0) + span(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn wires_meet_where_that_is_shorter() {
        // A cross: its tree is as long as its box.
        let cross = [[0.0, 5.0], [10.0, 5.0], [4.0, 0.0], [4.0, 10.0]];
        assert_eq!(Tree::over(&cross).length(), 20.0);
        // A comb of three teeth.
        let comb = [[0.0, 0.0], [10.0, 0.0], [5.0, 3.0]];
        let tree = Tree::over(&comb);
        assert_eq!(tree.length(), 13.0);
        assert_eq!(tree.points[3], [5.0, 0.0]);
        assert_eq!(Tree::over(&[[1.0, 2.0]]).length(), 0.0);
    }

    #[test]
    fn a_wire_has_what_its_layers_have() {
        let tree = Tree::over(&[[0.0, 0.0], [10.0, 20.0]]);
        let wire = |ohms: f64, picofarads: f64| Wire { ohms, picofarads };
        let segments = tree.segments([wire(1.0, 0.001), wire(0.5, 0.002)]);
        assert_eq!(segments.len(), 1);
        assert!((segments[0].ohms - 20.0).abs() < 1e-9);
        assert!((segments[0].picofarads - 0.05).abs() < 1e-9);
    }

    proptest! {
        #[test]
        fn a_tree_joins_all_pins(pins in prop::collection::vec((0u8..20, 0u8..20), 1..12)) {
            let pins: Vec<[f64; 2]> = pins.iter().map(|(x, y)| [f64::from(*x), f64::from(*y)]).collect();
            let tree = Tree::over(&pins);
            prop_assert_eq!(tree.edges.len() + 1, tree.points.len());
            let mut group: Vec<usize> = (0..tree.points.len()).collect();
            for [a, b] in &tree.edges {
                let (from, to) = (group[*a], group[*b]);
                prop_assert!(from != to, "a ring");
                group.iter_mut().filter(|g| **g == from).for_each(|g| *g = to);
            }
            // Between the box's half perimeter and Prim's tree.
            let prim: f64 = order(&pins).iter().map(|(a, b)| distance(pins[*a], pins[*b])).sum();
            prop_assert!(tree.length() <= prim);
            prop_assert!(tree.length() >= half_perimeter(&pins));
        }
    }
}
