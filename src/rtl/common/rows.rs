//! Extraction where every payload is shorter than its lane (BPC: 31 of 32 bits), in either form
//! ([`Concatenation`]), as steps of a pipeline.
//!
//! The tree form adds lengths up to the totals of its nodes, which are few and narrow. From there, starting
//! positions go down the tree together with the payloads: while one level of payloads is split, the positions
//! of the next level are added up. A node has one row that no payload needs, so whole rows are moved
//! ([`window`]). This saves more than the wait for the positions costs. With full lanes it would not; those
//! designs use [`Place::extract`].

use std::rc::Rc;

use super::lanes::Concatenation;
use super::network::{rows, split, window, RowsInputs, SplitInputs, WindowInputs};
use super::placing::Place;
use super::starts::{add, end};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Levels of the tree that the first step combines.
const FIRST_LEVELS: u32 = 2;

/// Where payloads are, as far as this is known before they are extracted.
pub struct Positions<'m> {
    /// The starting positions of the lanes, or of the tree's first nodes.
    starts: Vec<Signal<'m>>,
    /// The lengths of the left halves of the nodes below; nodes of two lanes first.
    lefts: Vec<Signal<'m>>,
    /// Where the last payload ends, as the parts of a sum ([`super::starts::end`]).
    pub ends: Vec<Signal<'m>>,
}

impl<'m> Place<'_, 'm> {
    /// Computes [`Positions`] from the payloads' lengths. `first`: where the block's first payload starts, if
    /// not at 0.
    ///
    /// # Errors
    /// Internal errors in the modules that it instantiates.
    pub fn positions(
        &self,
        first: Option<Signal<'m>>,
        lengths: Vec<Signal<'m>>,
    ) -> Result<Positions<'m>, DesignError> {
        if self.p.concatenation == Concatenation::Parallel {
            let (starts, ends) = self.starts(first, lengths)?;
            let lefts = Vec::new();
            return Ok(Positions {
                starts,
                lefts,
                ends,
            });
        }
        let m = self.m;
        let first = first.unwrap_or(m.zero(1));
        let one_pass = self.units.passes(self.p) == 1;
        let (mut lefts, mut totals) = (Vec::new(), lengths);
        let nodes = if one_pass { 1 << FIRST_LEVELS } else { 1 };
        let mut level = 0;
        while totals.len() > nodes {
            level += 1;
            // With one pass, the start of the first payload is added to its length. A total that includes the
            // first payload is then the start of the next node.
            if one_pass && lefts.is_empty() {
                totals[0] = add(first, totals[0]).named("second_start");
            }
            lefts.extend(totals.iter().step_by(2));
            let pairs = totals.chunks(2).map(|pair| add(pair[0], pair[1]));
            totals = m.vector(&format!("totals{level}"), &pairs.collect::<Vec<_>>());
            let about = format!("lengths of the tree's nodes, level {level}");
            let weight = 3 + self.units.lane_places;
            self.step(&format!("sum_level{level}"), &about, weight);
        }
        let (mut starts, ends);
        match self.pass.second {
            None => {
                let rest = (1..nodes).map(|node| {
                    // The last sum keeps all bits: it shows where the payloads end.
                    let is_last = node + 1 == nodes;
                    let bits = (!is_last).then(|| self.units.places());
                    sum_of(m, &format!("node{node}"), &totals[..node], bits)
                });
                let rest = m.vector("node_starts", &rest.collect::<Vec<_>>());
                starts = vec![first];
                starts.extend(rest);
                ends = vec![starts[nodes - 1], totals[nodes - 1]];
            }
            Some(second) => {
                // The second pass starts where the first one ended.
                let end = add(first, totals[0]).named("pass_end");
                let before = self.of_first("end_of_first_pass", end).unwrap_or(end);
                let first = second
                    .mux(before, first.resize(before.width()))
                    .named("pass_start");
                ends = vec![first, totals[0]];
                // A pass is a node.
                starts = vec![first];
                for _ in 1..FIRST_LEVELS {
                    starts = self.halves_start(&starts, &mut lefts, self.units.places())?;
                }
            }
        }
        self.step(
            "node_starts",
            "starting positions of the tree's first nodes",
            14,
        );
        Ok(Positions {
            starts,
            lefts,
            ends,
        })
    }

    /// Extracts each lane's payload from `whole`, where payloads are concatenated; bits past its length are
    /// arbitrary. The last step stays open: it adds [`Place::row_weight`].
    ///
    /// # Errors
    /// Internal errors in the modules that it instantiates.
    pub fn extract_rows(
        &self,
        whole: Signal<'m>,
        positions: Positions<'m>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (lane_places, places) = (self.units.lane_places, self.units.places());
        let Positions {
            mut starts,
            mut lefts,
            ..
        } = positions;
        if self.p.concatenation == Concatenation::Parallel {
            return self.extract(whole, starts);
        }
        let mut buffers = vec![whole];
        let mut down = FIRST_LEVELS;
        let (mut level, levels) = (0, self.units.levels());
        for places in (lane_places..=places - down).rev() {
            buffers = self.children(&buffers, &starts, places, down)?;
            level += down;
            down = 1;
            let found = self.m.vector(&format!("parts{level}"), &buffers);
            let parts = found
                .iter()
                .map(|part| part.parts(self.units.bits << places));
            buffers = parts.flatten().collect();
            if places > lane_places {
                starts = self.halves_start(&starts, &mut lefts, places)?;
            }
            let about = format!("payloads split, level {level} of {levels}");
            let weight = if level == FIRST_LEVELS { 14 } else { 8 };
            self.step(&format!("split_level{level}"), &about, weight);
        }
        let distances: Vec<Signal> = starts.iter().map(|s| s.resize(lane_places)).collect();
        self.rotate_back(buffers, &distances)
    }

    /// The delay of the longest path in the step that [`Place::extract_rows`] leaves open.
    pub fn row_weight(&self) -> u32 {
        match self.p.concatenation {
            Concatenation::Tree => 8,
            Concatenation::Parallel => self.extraction_weight(),
        }
    }

    /// The children of all nodes, `down` levels below them, of 2^`places` units each; both of a node may be in one
    /// signal. `starts`: where the children start. With two passes, the children of one pass.
    fn children(
        &self,
        nodes: &[Signal<'m>],
        starts: &[Signal<'m>],
        places: u32,
        down: u32,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let units = self.units;
        let each = starts.len() / nodes.len();
        let mut children = Vec::new();
        // A row has as many units as the child has lanes: the payloads leave that many unused.
        let row_places = places - units.lane_places;
        if row_places > 0 {
            let (rows, row) = (places - row_places, units.bits << row_places);
            let first =
                |start: &Signal<'m>| start.resize(places + down).slice(row_places, rows + down);
            let starts: Vec<Signal> = starts.iter().map(first).collect();
            if down == 1 {
                return self.children_of_two(nodes, &starts, (places, rows, row));
            }
            let module = window((rows, down), row, nodes[0].width())?;
            for (number, start) in starts.into_iter().enumerate() {
                let whole = nodes[number / each];
                let inputs = WindowInputs { whole, start };
                let name = format!("window{places}_{number}");
                children.push(self.m.instance(&name, &module, inputs).part);
            }
            return Ok(children);
        }
        let rights: Vec<Signal> = starts
            .chunks(each)
            .map(|starts| starts[each - 1].resize(places + 1))
            .collect();
        let ups = self.directions(places, &rights)?;
        let module = split(places, units.bits)?;
        for (number, up) in ups.into_iter().enumerate() {
            let whole = nodes[number].resize(units.bits << (places + 1));
            let inputs = SplitInputs { whole, up };
            let name = format!("split{places}_{number}");
            let parts = self.m.instance(&name, &module, inputs);
            // A pass is a right half.
            let half = units.bits << places;
            children.push(match each {
                1 => parts.halves.slice(half, half),
                _ => parts.halves,
            });
        }
        Ok(children)
    }

    /// The children of nodes of two, in whole rows. `starts`: the rows of the nodes in which they start.
    fn children_of_two(
        &self,
        nodes: &[Signal<'m>],
        starts: &[Signal<'m>],
        (places, row_places, row): (u32, u32, u32),
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let each = starts.len() / nodes.len();
        let names = [
            format!("row_direction{places}"),
            format!("rows_upper{places}"),
        ];
        let uppers = self.directions_named(&names[0], &names[1], row_places, starts)?;
        let module = rows(row_places, row)?;
        let child = |(number, upper): (usize, Signal<'m>)| {
            let whole = nodes[number / each];
            let inputs = RowsInputs { whole, upper };
            let name = format!("rows{places}_{number}");
            self.m.instance(&name, &module, inputs).part
        };
        Ok(uppers.into_iter().enumerate().map(child).collect())
    }

    /// The starts of the halves of nodes, modulo 2^`places`, from the nodes' starts and the last of `lefts`,
    /// the lengths of their left halves.
    fn halves_start(
        &self,
        nodes: &[Signal<'m>],
        lefts: &mut Vec<Signal<'m>>,
        places: u32,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let lefts = lefts.split_off(lefts.len() - nodes.len());
        let name = format!("starts{}", 2 * nodes.len());
        // With one pass, the length of the first left half includes the start of its node.
        let first = usize::from(self.units.passes(self.p) == 1);
        let alone = nodes[..first].iter().chain(&lefts[..first]);
        let mut starts: Vec<Signal> = alone.map(|start| start.resize(places)).collect();
        let bits = nodes[first..].iter().map(|node| node.width());
        let bits = bits.max().unwrap_or(0).max(places);
        let resized = |all: &[Signal<'m>], bits: u32| {
            let all = all[first..].iter().map(|one| one.resize(bits));
            concat(&all.collect::<Vec<_>>())
        };
        let inputs = HalfStartsInputs {
            starts: resized(nodes, bits),
            lefts: resized(&lefts, places - 1),
        };
        let module = half_starts((nodes.len() - first) as u32, bits, places)?;
        let found = self.m.instance(&format!("half_{name}"), &module, inputs);
        starts.extend(found.half_starts.named(&name).parts(places));
        Ok(starts)
    }
}

ports! {
    HalfStartsInputs { starts, lefts } -> HalfStartsOutputs { half_starts }
}

/// Adds to each node's start the length of its left half. Combinational.
fn half_starts(count: u32, start_bits: u32, places: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/half_starts.v");
    let parameters = [
        ("COUNT", count),
        ("START_BITS", start_bits),
        ("PLACES", places),
    ];
    let m = Builder::library("half_starts", text, &parameters);
    m.doc("Where the payloads of both halves of each node start. Combinational.");
    let starts = m.input("starts", count * start_bits);
    starts.comment("Starts of the nodes, the first in the lowest bits");
    let lefts = m.input("lefts", count * (places - 1));
    lefts.comment("Per node: length of the left half's payloads");
    let nodes = starts.parts(start_bits).into_iter();
    let halves = nodes.zip(lefts.parts(places - 1)).flat_map(|(node, left)| {
        let start = node.resize(places);
        [start, start + left.resize(places)]
    });
    let halves = m.vector("half", &halves.collect::<Vec<_>>());
    m.output("half_starts", concat(&halves))
        .comment("Starts of the halves, modulo 2^PLACES");
    m.finish()
}

/// The sum of one, two or three numbers, in `bits` bits or in full. Three numbers in full use a carry-save
/// adder before the carry-propagate adder.
fn sum_of<'m>(m: &'m Builder, name: &str, numbers: &[Signal<'m>], bits: Option<u32>) -> Signal<'m> {
    if let Some(bits) = bits {
        let numbers: Vec<Signal> = numbers.iter().map(|number| number.resize(bits)).collect();
        return match numbers[..] {
            [a, b, c] => a + b + c,
            [a, b] => a + b,
            _ => numbers[0],
        };
    }
    let [a, b, c] = numbers[..] else {
        return end(numbers);
    };
    let _scope = m.scope(name);
    let width = a.width().max(b.width()).max(c.width());
    let [a, b, c] = [a, b, c].map(|number| number.resize(width));
    let carries = ((a & b) | (a & c) | (b & c)).named("saved_carries");
    let odd = (a ^ b ^ c).named("saved_sum");
    let upper = add(odd.slice(1, width - 1), carries).named("upper_sum");
    concat(&[odd.bit(0), upper])
}
