//! The reverse of concatenation for designs with lanes, in either form
//! ([`Concatenation`]), as steps of a pipeline.
//!
//! The tree form adds lengths up to the totals of its nodes, which are few and
//! narrow. From there starting positions go down the tree as the payloads do: while
//! a level of payloads is taken apart, the next one's positions are added up.

use super::lanes::Concatenation;
use super::lanes::Parameters;
use super::network::{rotate_back, shift_down, split, window};
use super::placing::{along, start_weights, Place, Units};
use crate::hdl::{DesignError, Signal};

/// Steps of [`Place::extract`], with what each adds to the longest path in gates.
pub fn extraction_weights(p: &Parameters, units: Units) -> Vec<u32> {
    let (lane_places, levels) = (units.lane_places, units.levels());
    match p.concatenation {
        Concatenation::Tree => {
            let totals = (0..p.lanes.trailing_zeros()).map(|level| 2 + lane_places + level / 2);
            let mut steps: Vec<u32> = totals.collect();
            steps.extend((units.passes(p) == 2).then_some(6));
            steps.extend((0..levels).map(|_| 3 + lane_places));
            steps.push(8);
            steps
        }
        Concatenation::Parallel => {
            let mut steps = start_weights(p, units);
            steps.push(3 * (lane_places + levels));
            steps
        }
    }
}

impl<'m> Place<'_, 'm> {
    /// Each lane's payload of `whole`, where they lie side by side; anything past its
    /// length. And where the last one ends, as the parts of a sum
    /// ([`super::placing::end`]). `first`: where the block's first payload starts, if
    /// not at 0. The last step is left open.
    ///
    /// # Errors
    /// Mistakes in the modules it instantiates, which would be ours.
    pub fn extract(
        &mut self,
        whole: Signal<'m>,
        first: Option<Signal<'m>>,
        lengths: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Result<(Vec<Signal<'m>>, Vec<Signal<'m>>), DesignError> {
        match self.p.concatenation {
            Concatenation::Tree => self.take_apart(whole, first, lengths, live),
            Concatenation::Parallel => {
                let mut whole = vec![whole];
                let mut all = along(live);
                all.push(("whole", &mut whole));
                let (starts, ends) = self.starts(first, lengths, &mut all);
                let (unit, places) = (self.units.bits, self.units.places());
                let lane_bits = unit << self.units.lane_places;
                let lane = |start: &Signal<'m>| {
                    shift_down(self.m, whole[0], start.resize(places), unit, lane_bits)
                };
                Ok((starts.iter().map(lane).collect(), ends))
            }
        }
    }

    /// [`Place::extract`] of the tree form.
    fn take_apart(
        &mut self,
        whole: Signal<'m>,
        first: Option<Signal<'m>>,
        lengths: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Result<(Vec<Signal<'m>>, Vec<Signal<'m>>), DesignError> {
        let (m, units) = (self.m, self.units);
        let (unit, lane_places) = (units.bits, units.lane_places);
        let mut buffers = vec![whole];
        let mut first = vec![first.unwrap_or(m.zero(1))];
        // Of the left halves of all nodes, those of two lanes first.
        let mut lefts: Vec<Signal> = Vec::new();
        let mut totals = lengths;
        let one_pass = units.passes(self.p) == 1;
        let mut starts = Vec::new();
        while totals.len() > 1 {
            lefts.extend(totals.iter().step_by(2));
            let both = |pair: &[Signal<'m>]| {
                let width = pair[0].width() + 1;
                pair[0].resize(width) + pair[1].resize(width)
            };
            totals = totals.chunks(2).map(both).collect();
            if one_pass && totals.len() == 1 {
                starts = halves_start(&first, &mut lefts, units.places());
            }
            let mut all = along(live);
            all.extend([
                ("whole", &mut buffers),
                ("first", &mut first),
                ("totals", &mut totals),
                ("lefts", &mut lefts),
                ("starts", &mut starts),
            ]);
            self.step(&mut all);
        }
        if let Some(second) = self.pass().second {
            // The second pass starts where the first one ended.
            let width = first[0].width().max(totals[0].width()) + 1;
            let end = first[0].resize(width) + totals[0].resize(width);
            let before = self.of_first("end_of_first_pass", end).unwrap_or(end);
            first[0] = second.mux(before, first[0].resize(width));
            starts = first.clone();
            let mut all = along(live);
            all.extend([
                ("whole", &mut buffers),
                ("first", &mut first),
                ("totals", &mut totals),
                ("lefts", &mut lefts),
                ("starts", &mut starts),
            ]);
            self.step(&mut all);
        }
        let mut ends = vec![first[0], totals[0]];

        for places in (lane_places..units.places()).rev() {
            buffers = self.halves(&buffers, &starts, places)?;
            if places > lane_places {
                starts = halves_start(&starts, &mut lefts, places);
            }
            let mut all = along(live);
            all.extend([
                ("buffers", &mut buffers),
                ("starts", &mut starts),
                ("lefts", &mut lefts),
                ("ends", &mut ends),
            ]);
            self.step(&mut all);
        }
        let lane =
            |(buffer, start): (Signal<'m>, &Signal<'m>)| rotate_back(buffer, start.resize(lane_places), unit);
        Ok((buffers.into_iter().zip(&starts).map(lane).collect(), ends))
    }

    /// The halves, of 2^`places` units, that start at `starts`: both of each node, or
    /// of the whole block a pass alone.
    fn halves(
        &self,
        nodes: &[Signal<'m>],
        starts: &[Signal<'m>],
        places: u32,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let units = self.units;
        let name = |what: &str| format!("{}_{what}{places}", self.p.name);
        let row_places = match units.longest < 1 << units.lane_places {
            true => places - units.lane_places,
            false => 0,
        };
        let each = starts.len() / nodes.len();
        let mut halves = Vec::new();
        if row_places > 0 {
            let rows = places - row_places;
            let module = window(&name("window"), rows, units.bits << row_places, nodes[0].width())?;
            for (number, start) in starts.iter().enumerate() {
                let row = start.resize(places + 1).slice(row_places, rows + 1);
                let inputs = [("whole", nodes[number / each]), ("start", row)];
                let part = self.m.instance(&format!("window{places}_{number}"), &module, &inputs);
                halves.push(part.out("part"));
            }
            return Ok(halves);
        }
        let module = split(&name("split"), places, units.bits)?;
        for (node, starts) in starts.chunks(each).enumerate() {
            let start = starts[each - 1].resize(places + 1);
            let whole = nodes[node].resize(units.bits << (places + 1));
            let inputs = [("whole", whole), ("start", start)];
            let parts = self.m.instance(&format!("split{places}_{node}"), &module, &inputs);
            let ports = ["left", "right"];
            halves.extend(ports[2 - each..].iter().map(|port| parts.out(port)));
        }
        Ok(halves)
    }
}

/// Where the halves of nodes start, modulo the node of 2^`places` units, from where the
/// nodes do and the last of `lefts`, what is in their left halves.
fn halves_start<'m>(
    nodes: &[Signal<'m>],
    lefts: &mut Vec<Signal<'m>>,
    places: u32,
) -> Vec<Signal<'m>> {
    let lefts = lefts.split_off(lefts.len() - nodes.len());
    let both = |(node, left): (&Signal<'m>, Signal<'m>)| {
        let start = node.resize(places);
        [start, start + left.resize(places)]
    };
    nodes.iter().zip(lefts).flat_map(both).collect()
}
