//! Places of memories: in shelves along the upper edge of the core or, if they fill several, side by side or in stacks
//! along the upper and the lower edge, with their pins towards its middle. So the logic stays in one piece:
//! Coloquinte gives bad placements around obstacles.

use std::collections::BTreeMap;

/// An edge of the core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Upper,
    Lower,
}

/// A memory: its block's number, and its width and height in µm.
pub(super) type Memory = (usize, [f64; 2]);

/// A memory's place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    /// Its lower left corner in µm.
    pub corner: [f64; 2],
    /// The edge at which it is placed; its pins are on the opposite side.
    pub edge: Edge,
}

/// Memories side by side in shelves of a width, from the upper left corner on: each one's left edge and how far
/// its lower edge is below the top, and how deep all are.
pub(super) fn shelves(memories: &[Memory], width: f64) -> (Vec<(usize, [f64; 2])>, f64) {
    let (mut places, mut top, mut x, mut deep) = (Vec::new(), 0.0, 0.0, 0.0);
    for (number, [wide, high]) in memories {
        if x + wide > width {
            (top, x, deep) = (top + deep, 0.0, 0.0);
        }
        places.push((*number, [x, top + high]));
        x += wide;
        deep = f64::max(deep, *high);
    }
    (places, top + deep)
}

/// Memories one behind the other, the first one at the edge.
struct Stack<'a> {
    memories: &'a [Memory],
    width: f64,
    depth: f64,
}

/// Memories in their order, in stacks as shallow as can be, in a core of a width and height: the first half
/// of their area from left to right at the upper edge, the rest from right to left at the lower one, so that
/// the memories of a lane are neighbours, and a gap between both. None if there is no room.
pub(super) fn stand(
    memories: &[Memory],
    core: [f64; 2],
    site: f64,
    gap: f64,
) -> Option<BTreeMap<usize, Place>> {
    let heights = memories.iter().map(|(_, [_, high])| *high);
    let tallest = heights.fold(0.0, f64::max);
    let mut depths = (1..=memories.len().max(1))
        .map(|deep| deep as f64 * tallest)
        .take_while(|depth| *depth <= core[1]);
    let [width, height] = core;
    depths.find_map(|depth| {
        let (places, deepest) = stand_in(memories, [width, height], site, depth)?;
        (deepest + gap <= height).then_some(places)
    })
}

/// Memories side by side at both edges, of which none is behind another, unless two are no deeper than the deepest
/// alone. Also returns the sum of the depths at both edges. None if the core is too narrow.
pub(super) fn beside_each_other(
    memories: &[Memory],
    core: [f64; 2],
    site: f64,
) -> Option<(BTreeMap<usize, Place>, f64)> {
    let heights = memories.iter().map(|(_, [_, high])| *high);
    stand_in(memories, core, site, heights.fold(0.0, f64::max))
}

/// The same in stacks of limited depth. Also returns the sum of the deepest stacks at both edges.
fn stand_in(
    memories: &[Memory],
    [width, height]: [f64; 2],
    site: f64,
    depth: f64,
) -> Option<(BTreeMap<usize, Place>, f64)> {
    let area = |memories: &[Memory]| memories.iter().map(|(_, [w, h])| w * h).sum::<f64>();
    let (all, mut left) = (area(memories), memories);
    let (mut places, mut deepest) = (BTreeMap::new(), 0.0);
    for (edge, share) in [(Edge::Upper, 0.5), (Edge::Lower, 1.0)] {
        let (mut stacks, mut used) = (Vec::new(), 0.0);
        while let Some(stack) = Stack::of(left, depth) {
            let half_of_it = area(stack.memories) / 2.0;
            let is_over = all - area(left) + half_of_it > share * all * (1.0 + 1e-9);
            if is_over || used + stack.width > width {
                break;
            }
            used += stack.width;
            left = &left[stack.memories.len()..];
            stacks.push(stack);
        }
        let mut x = ((width - used) / 2.0 / site + 1e-6).floor() * site;
        for stack in &stacks {
            let mut deep = 0.0;
            for (number, [wide, high]) in stack.memories {
                let corner = match edge {
                    Edge::Upper => [x, height - deep - high],
                    Edge::Lower => [width - x - wide, deep],
                };
                deep += high;
                places.insert(*number, Place { corner, edge });
            }
            x += stack.width;
        }
        deepest += stacks.iter().map(|stack| stack.depth).fold(0.0, f64::max);
    }
    left.is_empty().then_some((places, deepest))
}

impl<'a> Stack<'a> {
    /// A stack of the first memories that fit into a depth.
    fn of(memories: &'a [Memory], depth: f64) -> Option<Stack<'a>> {
        let mut stack = Stack {
            memories: &[],
            width: 0.0,
            depth: 0.0,
        };
        for (at, (_, [wide, high])) in memories.iter().enumerate() {
            if stack.depth + high > depth + 1e-6 {
                break;
            }
            stack.memories = &memories[..=at];
            stack.width = f64::max(stack.width, *wide);
            stack.depth += high;
        }
        (!stack.memories.is_empty()).then_some(stack)
    }
}

/// A name by which those with numbers are in the order of the numbers: `way10` after `way9`.
pub(super) fn natural(name: &str) -> Vec<(&str, u64)> {
    let mut parts = Vec::new();
    let mut rest = name;
    while !rest.is_empty() {
        let is_digit = |c: char| c.is_ascii_digit();
        let (text, after) = rest.split_at(rest.find(is_digit).unwrap_or(rest.len()));
        let end = after.find(|c: char| !is_digit(c)).unwrap_or(after.len());
        let (number, after) = after.split_at(end);
        parts.push((text, number.parse().unwrap_or(0)));
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const SITE: f64 = 0.5;

    #[test]
    fn half_of_them_are_above_and_half_below() {
        let place = |corner: [f64; 2], edge: Edge| Place { corner, edge };
        let squares = |count: usize| (0..count).map(|n| (n, [8.0, 8.0])).collect::<Vec<_>>();
        let of = |count: usize| stand(&squares(count), [20.0, 36.0], SITE, 4.0);
        assert_eq!(of(1).unwrap()[&0], place([6.0, 28.0], Edge::Upper));
        // Two beside each other, and two behind each other where there are more.
        let four = of(4).unwrap();
        assert_eq!(four[&1], place([10.0, 28.0], Edge::Upper));
        assert_eq!(four[&2], place([10.0, 0.0], Edge::Lower));
        let eight = of(8).unwrap();
        assert_eq!(eight[&1], place([2.0, 20.0], Edge::Upper));
        assert_eq!(eight[&5], place([10.0, 8.0], Edge::Lower));
        assert_eq!(of(9), None);
        assert_eq!(stand(&squares(8), [20.0, 35.0], SITE, 4.0), None);
        assert_eq!(of(0), Some(BTreeMap::new()));
    }

    #[test]
    fn numbers_are_in_their_order() {
        let mut names = ["lane10.tags0", "lane9.tags11", "lane9.tags2", "lane9"];
        names.sort_by_key(|name| natural(name));
        assert_eq!(
            names,
            ["lane9", "lane9.tags2", "lane9.tags11", "lane10.tags0"]
        );
    }

    proptest! {
        #[test]
        fn memories_stand_in_the_core_and_apart(
            sizes in prop::collection::vec((1u8..20, 1u8..4), 0..40),
            core in (20u8..200, 4u8..40),
        ) {
            let size = |(wide, high): &(u8, u8)| [f64::from(*wide) * SITE, f64::from(*high) * 4.0];
            let memories: Vec<Memory> = sizes.iter().map(size).enumerate().collect();
            let core = [f64::from(core.0) * SITE, f64::from(core.1) * 4.0];
            let Some(places) = stand(&memories, core, SITE, 0.0) else {
                return Ok(());
            };
            prop_assert_eq!(places.len(), memories.len());
            let boxes: Vec<_> = memories.iter().map(|(n, size)| (places[n].corner, *size)).collect();
            for (at, (corner, size)) in boxes.iter().enumerate() {
                for axis in [0, 1] {
                    prop_assert!(corner[axis] >= 0.0 && corner[axis] + size[axis] <= core[axis]);
                }
                prop_assert!((corner[0] / SITE).fract() == 0.0, "{corner:?}");
                for (other, its) in &boxes[..at] {
                    let apart = [0, 1].iter().any(|axis| {
                        corner[*axis] + size[*axis] <= other[*axis]
                            || other[*axis] + its[*axis] <= corner[*axis]
                    });
                    prop_assert!(apart, "{corner:?} {other:?}");
                }
            }
        }
    }
}
