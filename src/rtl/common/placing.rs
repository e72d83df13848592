//! Concatenation and its reverse for designs with lanes, in either form
//! ([`Concatenation`]), as steps of a pipeline. Where payloads start: [`super::starts`]. Where
//! they are shorter than their lanes there is a better reverse: [`super::rows`].
//!
//! Payloads are counted in units (FPC: nibbles; BPC: bits). The tree form needs a
//! lane's longest payload to be at most 2^`lane_places` units. Positions are modulo
//! 2^`lane_places` × payloads units: where all payloads and what comes before them
//! are more, the end that [`Place::starts`] gives still says so.

use super::lanes::{Concatenation, Parameters, Pass};
use super::network::{direction, merge, rotate, rotate_back, shift_down, shift_up, split};
use super::pipeline::Pipeline;
use crate::hdl::{or_all, Builder, DesignError, Signal};

/// A block's payloads, and the units that they are counted in.
#[derive(Clone, Copy, Debug)]
pub struct Units {
    /// Bits of one.
    pub bits: u32,
    /// Bits of a position in a lane.
    pub lane_places: u32,
    /// Payloads of a block, one for each word or plane: as many as the lanes, or
    /// twice as many.
    pub payloads: u32,
}

impl Units {
    /// Passes that a block takes: 1 or 2.
    pub fn passes(&self, p: &Parameters) -> u32 {
        self.payloads / p.lanes
    }

    /// Bits of a payload's number.
    pub(super) fn levels(&self) -> u32 {
        self.payloads.trailing_zeros()
    }

    /// Bits of a position.
    pub(super) fn places(&self) -> u32 {
        self.lane_places + self.levels()
    }
}

/// Where one half of a design is being described.
pub struct Place<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    pub advance: Signal<'m>,
    pub pipeline: Pipeline<'m>,
    /// The pass, as a value that goes along.
    pub second: Vec<Signal<'m>>,
    pub units: Units,
}

/// Steps of [`Place::concatenate`].
pub fn concatenation_weights(p: &Parameters, units: Units) -> Vec<u32> {
    let levels = units.levels();
    match p.concatenation {
        Concatenation::Tree => {
            let merges = (0..levels).map(|_| (7 + units.lane_places) / 2);
            // Beside the rotation: the last high bits of the positions, and what tells the
            // first merge.
            let rotation = (3 * units.lane_places).max(6 + levels);
            [rotation].into_iter().chain(merges).collect()
        }
        // Nobody would hold all the shifted payloads, each as wide as a block.
        Concatenation::Parallel => vec![3 * (units.lane_places + levels) + 6],
    }
}

/// Steps of [`Place::extract`].
pub fn extraction_weights(p: &Parameters, units: Units) -> Vec<u32> {
    let levels = units.levels();
    match p.concatenation {
        Concatenation::Tree => {
            let splits = (0..levels).map(|_| 2 + units.lane_places);
            // The last high bits of the positions, then what tells the first split.
            let first = [3 + levels, 6];
            let rotation = [3 * units.lane_places];
            first.into_iter().chain(splits).chain(rotation).collect()
        }
        Concatenation::Parallel => vec![3 * (units.lane_places + levels)],
    }
}

impl<'m> Place<'_, 'm> {
    pub fn pass(&self) -> Pass<'m> {
        Pass::from_live(&self.second)
    }

    /// Ends a step.
    pub fn step(&mut self, live: &mut [(&str, &mut Vec<Signal<'m>>)]) {
        let mut all = along(live);
        all.push(("second", &mut self.second));
        self.pipeline.step(&mut all);
    }

    /// The payloads of all passes side by side, each from its starting position on;
    /// `width` bits of them, zero where there is none. Payloads are zero past their
    /// length. Valid in the last pass. The last step is left open.
    ///
    /// # Errors
    /// Mistakes in the modules it instantiates, which would be ours.
    pub fn concatenate(
        &mut self,
        mut payloads: Vec<Signal<'m>>,
        starts: Vec<Signal<'m>>,
        width: u32,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Result<Signal<'m>, DesignError> {
        let (m, unit, lane_places) = (self.m, self.units.bits, self.units.lane_places);
        if self.p.concatenation == Concatenation::Parallel {
            for (payload, start) in payloads.iter_mut().zip(&starts) {
                *payload = shift_up(m, *payload, start.resize(self.units.places()), unit, width);
            }
            let placed = or_all(payloads).named("placed");
            let first = self.of_first("first_placed", placed);
            return Ok(first.map_or(placed, |first| first | placed));
        }
        for (payload, start) in payloads.iter_mut().zip(&starts) {
            *payload = rotate(*payload, start.resize(lane_places), unit);
        }
        let mut starts = self.right_starts(&starts);
        for places in lane_places..self.units.places() {
            // A step ahead: a merge is then no more than its multiplexers.
            let rights: Vec<_> = starts.drain(..payloads.len().div_ceil(2)).collect();
            let mut up = self.directions(places, &rights)?;
            let mut all = along(live);
            all.extend([
                ("payloads", &mut payloads),
                ("starts", &mut starts),
                ("up", &mut up),
            ]);
            self.step(&mut all);
            if let [second] = payloads[..] {
                payloads.splice(..0, self.of_first("first_half", second));
            }
            let module = merge(&format!("{}_merge{places}", self.p.name), places, unit)?;
            let node = |(node, (halves, up)): (usize, (&[Signal<'m>], Signal<'m>))| {
                let inputs = [("left", halves[0]), ("right", halves[1]), ("up", up)];
                m.instance(&format!("merge{places}_{node}"), &module, &inputs)
                    .out("whole")
            };
            payloads = payloads.chunks(2).zip(up).enumerate().map(node).collect();
        }
        Ok(payloads[0].resize(width))
    }

    /// Each lane's payload, from its starting position in `whole` on; anything past
    /// its length. The last step is left open.
    ///
    /// # Errors
    /// Mistakes in the modules it instantiates, which would be ours.
    pub fn extract(
        &mut self,
        whole: Signal<'m>,
        starts: Vec<Signal<'m>>,
        live: &mut [(&str, &mut Vec<Signal<'m>>)],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, unit, lane_places) = (self.m, self.units.bits, self.units.lane_places);
        let lane_bits = unit << lane_places;
        if self.p.concatenation == Concatenation::Parallel {
            let places = self.units.places();
            let lane =
                |start: &Signal<'m>| shift_down(m, whole, start.resize(places), unit, lane_bits);
            return Ok(starts.iter().map(lane).collect());
        }
        let mut rotations: Vec<Signal> = starts.iter().map(|s| s.resize(lane_places)).collect();
        // The widest nodes first.
        let mut starts = self.right_starts(&starts);
        let mut buffers = vec![whole.resize(unit << self.units.places())];
        let mut all = along(live);
        all.extend([
            ("buffers", &mut buffers),
            ("starts", &mut starts),
            ("rotations", &mut rotations),
        ]);
        self.step(&mut all);
        for places in (lane_places..self.units.places()).rev() {
            // A step ahead: a split is then no more than its multiplexers.
            let rights = starts.split_off(starts.len() - buffers.len());
            let mut up = self.directions(places, &rights)?;
            let mut all = along(live);
            all.extend([
                ("buffers", &mut buffers),
                ("starts", &mut starts),
                ("up", &mut up),
                ("rotations", &mut rotations),
            ]);
            self.step(&mut all);
            let module = split(&format!("{}_split{places}", self.p.name), places, unit)?;
            let mut halves = Vec::new();
            for (node, (buffer, up)) in buffers.iter().zip(up).enumerate() {
                // The whole of a pass is a right half.
                let is_pass = places + 1 == self.units.places() && self.pass().second.is_some();
                let inputs = [("whole", *buffer), ("up", up)];
                let parts = m.instance(&format!("split{places}_{node}"), &module, &inputs);
                if !is_pass {
                    halves.push(parts.out("left"));
                }
                halves.push(parts.out("right"));
            }
            buffers = halves;
        }
        let mut all = along(live);
        all.extend([("buffers", &mut buffers), ("rotations", &mut rotations)]);
        self.step(&mut all);
        let lane = |(buffer, start)| rotate_back(buffer, start, unit);
        Ok(buffers.into_iter().zip(rotations).map(lane).collect())
    }

    /// A value of the first of two passes.
    pub(super) fn of_first(&self, name: &str, value: Signal<'m>) -> Option<Signal<'m>> {
        self.pass().of_first(self.m, name, self.advance, value)
    }

    /// What [`direction`] says of nodes whose right halves start at `rights`.
    pub(super) fn directions(
        &self,
        places: u32,
        rights: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let module = direction(&format!("{}_direction{places}", self.p.name), places)?;
        let node = |(node, &start): (usize, &Signal<'m>)| {
            let name = format!("direction{places}_{node}");
            self.m
                .instance(&name, &module, &[("start", start)])
                .out("up")
        };
        Ok(rights.iter().enumerate().map(node).collect())
    }

    /// Where the right halves start of all nodes, modulo the node: the nodes of two
    /// lanes first.
    fn right_starts(&self, starts: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let levels = self.p.lanes.trailing_zeros();
        let of_level = |level: u32| {
            let rights = starts.iter().skip(1 << level).step_by(2 << level);
            rights.map(move |start| start.resize(self.units.lane_places + level + 1))
        };
        let mut all: Vec<Signal> = (0..levels).flat_map(of_level).collect();
        if self.units.passes(self.p) == 2 {
            // The whole second pass is the right half.
            all.push(starts[0].resize(self.units.places()));
        }
        all
    }
}

/// The same values, borrowed for less long.
pub(super) fn along<'a, 'm>(
    live: &'a mut [(&str, &mut Vec<Signal<'m>>)],
) -> Vec<(&'a str, &'a mut Vec<Signal<'m>>)> {
    live.iter_mut()
        .map(|(name, values)| (*name, &mut **values))
        .collect()
}
