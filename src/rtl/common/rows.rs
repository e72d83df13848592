//! The reverse of concatenation where every payload is shorter than its lane (BPC: 31 of 32
//! bits), in either form ([`Concatenation`]), as steps of a pipeline.
//!
//! The tree form adds lengths up to the totals of its nodes, which are few and
//! narrow. From there starting positions go down the tree as the payloads do: while
//! a level of payloads is taken apart, the next one's positions are added up. A node has
//! a row that no payload needs, so whole rows are moved ([`window`]), which gains more than
//! waiting for the positions costs. Where lanes are full it would not: those designs use
//! [`Place::extract`].

use super::lanes::{Concatenation, Parameters};
use super::network::{rotate_back, split, window};
use super::placing::{along, extraction_weights, Place, Units};
use super::starts::{add, end, start_weights};
use crate::hdl::{concat, DesignError, Signal};

/// Levels of the tree that the first step takes together.
const FIRST_LEVELS: u32 = 2;

/// Steps of [`Place::positions`], with what each adds to the longest path in FO4.
pub fn position_weights(p: &Parameters, units: Units) -> Vec<u32> {
    match p.concatenation {
        Concatenation::Tree => {
            let one_pass = units.passes(p) == 1;
            let above = if one_pass { FIRST_LEVELS } else { 0 };
            let totals = (above..p.lanes.trailing_zeros()).map(|_| 3 + units.lane_places);
            totals.chain([14]).collect()
        }
        Concatenation::Parallel => start_weights(p, units),
    }
}

/// Steps of [`Place::extract_rows`].
pub fn row_weights(p: &Parameters, units: Units) -> Vec<u32> {
    match p.concatenation {
        Concatenation::Tree => {
            let levels = units.levels() - FIRST_LEVELS;
            [14].into_iter()
                .chain(vec![8; levels as usize + 1])
                .collect()
        }
        Concatenation::Parallel => extraction_weights(p, units),
    }
}

/// Where payloads are, as far as it is known before they are taken apart.
pub struct Positions<'m> {
    /// Starting positions: of each lane, or of the tree's first nodes.
    starts: Vec<Signal<'m>>,
    /// Lengths of the left halves of the nodes below, those of two lanes first.
    lefts: Vec<Signal<'m>>,
    /// Where the last payload ends, as the parts of a sum ([`super::starts::end`]).
    pub ends: Vec<Signal<'m>>,
}

impl<'m> Place<'_, 'm> {
    /// From the payloads' lengths to [`Positions`]. `first`: where the block's first
    /// payload starts, if not at 0.
    pub fn positions(
        &mut self,
        first: Option<Signal<'m>>,
        lengths: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Positions<'m> {
        if self.p.concatenation == Concatenation::Parallel {
            let (starts, ends) = self.starts(first, lengths, live);
            let lefts = Vec::new();
            return Positions {
                starts,
                lefts,
                ends,
            };
        }
        let mut first = vec![first.unwrap_or(self.m.zero(1))];
        let one_pass = self.units.passes(self.p) == 1;
        let (mut lefts, mut totals) = (Vec::new(), lengths);
        let nodes = match one_pass {
            true => 1 << FIRST_LEVELS,
            false => 1,
        };
        while totals.len() > nodes {
            // Of one pass, what begins with the first payload is counted from where that
            // starts: its length is where the next one starts.
            let from = (one_pass && lefts.is_empty()).then_some(first[0]);
            totals[0] = from.map_or(totals[0], |first| add(first, totals[0]));
            lefts.extend(totals.iter().step_by(2));
            let pairs = totals.chunks(2).map(|pair| add(pair[0], pair[1]));
            totals = pairs.collect();
            let mut all = along(live);
            all.extend([
                ("first", &mut first),
                ("totals", &mut totals),
                ("lefts", &mut lefts),
            ]);
            self.step(&mut all);
        }
        let (mut starts, mut ends);
        match self.pass().second {
            None => {
                starts = first;
                starts.extend((1..nodes).map(|node| sum_of(&totals[..node])));
                ends = vec![starts[nodes - 1], totals[nodes - 1]];
            }
            Some(second) => {
                // The second pass starts where the first one ended.
                let end = add(first[0], totals[0]);
                let before = self.of_first("end_of_first_pass", end).unwrap_or(end);
                let first = second.mux(before, first[0].resize(before.width()));
                ends = vec![first, totals[0]];
                // A pass is a node.
                starts = (1..FIRST_LEVELS).fold(vec![first], |starts, _| {
                    self.halves_start(&starts, &mut lefts, self.units.places())
                });
            }
        }
        let mut all = along(live);
        all.extend([
            ("starts", &mut starts),
            ("lefts", &mut lefts),
            ("ends", &mut ends),
        ]);
        self.step(&mut all);
        Positions {
            starts,
            lefts,
            ends,
        }
    }

    /// Each lane's payload of `whole`, where they lie side by side; anything past its
    /// length. The last step is left open.
    ///
    /// # Errors
    /// Mistakes in the modules it instantiates, which would be ours.
    pub fn extract_rows(
        &mut self,
        whole: Signal<'m>,
        positions: Positions<'m>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let units = self.units;
        let (unit, lane_places) = (units.bits, units.lane_places);
        let Positions {
            mut starts,
            mut lefts,
            ..
        } = positions;
        if self.p.concatenation == Concatenation::Parallel {
            return self.extract(whole, starts, live);
        }
        let mut buffers = vec![whole];
        let mut down = FIRST_LEVELS;
        for places in (lane_places..=units.places() - down).rev() {
            buffers = self.children(&buffers, &starts, places, down)?;
            down = 1;
            if places > lane_places {
                starts = self.halves_start(&starts, &mut lefts, places);
            }
            let mut all = along(live);
            all.extend([
                ("buffers", &mut buffers),
                ("starts", &mut starts),
                ("lefts", &mut lefts),
            ]);
            self.step(&mut all);
        }
        let lane = |(buffer, start): (Signal<'m>, &Signal<'m>)| {
            rotate_back(buffer, start.resize(lane_places), unit)
        };
        Ok(buffers.into_iter().zip(&starts).map(lane).collect())
    }

    /// The children, of 2^`places` units, that start at `starts`, of all nodes, which are
    /// `down` levels above them; of a block of two passes, those of one.
    fn children(
        &self,
        nodes: &[Signal<'m>],
        starts: &[Signal<'m>],
        places: u32,
        down: u32,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let units = self.units;
        let name = |what: &str| format!("{}_{what}{places}", self.p.name);
        let each = starts.len() / nodes.len();
        let mut children = Vec::new();
        // A row is as many units as the child has lanes: what they leave free.
        let row_places = places - units.lane_places;
        if row_places > 0 {
            let (rows, row) = (places - row_places, units.bits << row_places);
            let module = window(&name("window"), rows, down, row, nodes[0].width())?;
            for (number, start) in starts.iter().enumerate() {
                let start = start.resize(places + down).slice(row_places, rows + down);
                let inputs = [("whole", nodes[number / each]), ("start", start)];
                let name = format!("window{places}_{number}");
                children.push(self.m.instance(&name, &module, &inputs).out("part"));
            }
            return Ok(children);
        }
        let rights: Vec<Signal> = starts
            .chunks(each)
            .map(|starts| starts[each - 1].resize(places + 1))
            .collect();
        let ups = self.directions(places, &rights)?;
        let module = split(&name("split"), places, units.bits)?;
        for (number, up) in ups.into_iter().enumerate() {
            let whole = nodes[number].resize(units.bits << (places + 1));
            let inputs = [("whole", whole), ("up", up)];
            let name = format!("split{places}_{number}");
            let parts = self.m.instance(&name, &module, &inputs);
            // A pass is a right half.
            let ports = ["left", "right"];
            children.extend(ports[2 - each..].iter().map(|port| parts.out(port)));
        }
        Ok(children)
    }

    /// Where the halves of nodes start, modulo 2^`places`, from where the nodes do and the
    /// last of `lefts`, the lengths of their left halves.
    fn halves_start(
        &self,
        nodes: &[Signal<'m>],
        lefts: &mut Vec<Signal<'m>>,
        places: u32,
    ) -> Vec<Signal<'m>> {
        let one_pass = self.units.passes(self.p) == 1;
        let lefts = lefts.split_off(lefts.len() - nodes.len());
        let both = |(number, (node, left)): (usize, (&Signal<'m>, Signal<'m>))| {
            let (start, left) = (node.resize(places), left.resize(places));
            match one_pass && number == 0 {
                true => [start, left],
                false => [start, start + left],
            }
        };
        nodes.iter().zip(lefts).enumerate().flat_map(both).collect()
    }
}

/// The sum of one, two or three numbers; of three, with one adder.
fn sum_of<'m>(numbers: &[Signal<'m>]) -> Signal<'m> {
    let [a, b, c] = numbers[..] else {
        return end(numbers);
    };
    let width = a.width().max(b.width()).max(c.width());
    let [a, b, c] = [a, b, c].map(|number| number.resize(width));
    let carries = (a & b) | (a & c) | (b & c);
    let odd = a ^ b ^ c;
    concat(&[odd.bit(0), add(odd.slice(1, width - 1), carries)])
}
