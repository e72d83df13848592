//! Concatenation and extraction for designs with lanes, in either form ([`Concatenation`]), as steps of a
//! pipeline. [`super::starts`] finds where payloads start. If payloads are shorter than their lanes,
//! [`super::rows`] is a better extraction.
//!
//! Payloads are counted in units (FPC: nibbles; BPC: bits). The tree form requires a lane's longest payload to
//! be at most 2^`lane_places` units. Positions are modulo 2^`lane_places` × payloads units. If all payloads and
//! the bits before them are longer, the end that [`Place::starts`] returns still shows it.

use super::lanes::{Concatenation, Parameters, Pass};
use super::network::{
    direction, merge, rotation, split, DirectionInputs, MergeInputs, RotationInputs, SplitInputs,
};
use super::shift::Shifters;
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};

/// A block's payloads, and their units.
#[derive(Clone, Copy, Debug)]
pub struct Units {
    /// Bits of a unit.
    pub bits: u32,
    /// Bits of a position in a lane.
    pub lane_places: u32,
    /// Payloads per block, one for each word or plane: as many as the lanes, or twice as many.
    pub payloads: u32,
}

impl Units {
    /// Passes per block: 1 or 2.
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

/// The context in which a compressor or decompressor is described.
pub struct Place<'a, 'm> {
    /// The module being built.
    pub m: &'m Builder,
    /// The hardware parameters.
    pub p: &'a Parameters,
    /// The module's pipeline.
    pub pipeline: Pipeline<'m>,
    /// The block's pass in the current step.
    pub pass: Pass<'m>,
    /// The payloads and their units.
    pub units: Units,
}

impl<'a, 'm> Place<'a, 'm> {
    /// Begins the core of a compressor or decompressor: its pipeline and a block's passes through it.
    pub fn new(m: &'m Builder, p: &'a Parameters, units: Units) -> Self {
        let pipeline = Pipeline::new(m, p.stages);
        let pass = Pass::new(m, units.passes(p), &pipeline);
        Place {
            m,
            p,
            pipeline,
            pass,
            units,
        }
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// Ends a step ([`Pipeline::step`]).
    pub fn step(&self, name: &str, about: &str, weight: u32) {
        self.pipeline.step(name, about, weight);
    }

    /// Concatenates the payloads of all passes, each from its starting position on, to `width` bits; unused
    /// bits are zero. Payloads must be zero past their length. Valid in the last pass. The last step stays
    /// open: it adds [`Place::concatenation_weight`].
    ///
    /// # Errors
    /// Internal errors in the modules that it instantiates.
    pub fn concatenate(
        &self,
        mut payloads: Vec<Signal<'m>>,
        starts: Vec<Signal<'m>>,
        width: u32,
    ) -> Result<Signal<'m>, DesignError> {
        let (m, unit, lane_places) = (self.m, self.units.bits, self.units.lane_places);
        if self.p.concatenation == Concatenation::Parallel {
            let lanes =
                payloads
                    .into_iter()
                    .zip(&starts)
                    .enumerate()
                    .map(|(lane, (payload, start))| {
                        let distance = (start.resize(self.units.places()), unit);
                        let name = format!("place{lane}");
                        self.shifters().up(&name, payload, distance, width)
                    });
            let payloads: Vec<Signal> = lanes.collect::<Result<_, _>>()?;
            let shifted = m.vector("shifted", &payloads);
            let placed = or_all(shifted).named("placed");
            let first = self.of_first("first_placed", placed);
            return Ok(first.map_or(placed, |first| first | placed));
        }
        let levels = self.units.levels();
        let module = rotation(false, lane_places, unit)?;
        payloads = payloads
            .iter()
            .zip(&starts)
            .enumerate()
            .map(|(lane, (&payload, start))| {
                let inputs = RotationInputs {
                    value: payload,
                    distance: start.resize(lane_places),
                };
                m.instance(&format!("rotate{lane}"), &module, inputs)
                    .rotated
            })
            .collect();
        payloads = m.vector("rotated", &payloads);
        let mut starts = self.right_starts(&starts);
        // In the same step as the rotation: the last high bits of the positions, and the control of the first
        // merge.
        let mut weight = (3 * lane_places).max(6 + levels);
        let mut name = "rotate".to_string();
        let mut about = "payloads rotated to their starting positions".to_string();
        for places in lane_places..self.units.places() {
            // One step ahead, so that a merge is only its multiplexers.
            let rights: Vec<_> = starts.drain(..payloads.len().div_ceil(2)).collect();
            let up = self.directions(places, &rights)?;
            self.step(&name, &about, weight);
            if let [second] = payloads[..] {
                payloads.splice(..0, self.of_first("first_half", second));
            }
            let module = merge(places, unit)?;
            let node = |(node, (halves, up)): (usize, (&[Signal<'m>], Signal<'m>))| {
                let halves = concat(halves);
                let inputs = MergeInputs { halves, up };
                m.instance(&format!("merge{places}_{node}"), &module, inputs)
                    .whole
            };
            payloads = payloads.chunks(2).zip(up).enumerate().map(node).collect();
            let level = places - lane_places + 1;
            payloads = m.vector(&format!("merged{level}"), &payloads);
            name = format!("merge_level{level}");
            about = format!("payloads merged, level {level} of {levels}");
            weight = self.concatenation_weight();
        }
        Ok(payloads[0].resize(width))
    }

    /// The delay of the longest path in the step that [`Place::concatenate`] leaves open.
    pub fn concatenation_weight(&self) -> u32 {
        let units = self.units;
        match self.p.concatenation {
            Concatenation::Tree => (7 + units.lane_places) / 2,
            // Shift and OR share one step: a rank of all shifted payloads, each as wide as a block, would be
            // too large.
            Concatenation::Parallel => 3 * units.places() + 6,
        }
    }

    /// Extracts each lane's payload from its starting position in `whole` on; bits past its length are
    /// arbitrary. The last step stays open: it adds [`Place::extraction_weight`].
    ///
    /// # Errors
    /// Internal errors in the modules that it instantiates.
    pub fn extract(
        &self,
        whole: Signal<'m>,
        starts: Vec<Signal<'m>>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, unit, lane_places) = (self.m, self.units.bits, self.units.lane_places);
        let lane_bits = unit << lane_places;
        if self.p.concatenation == Concatenation::Parallel {
            let places = self.units.places();
            let lanes: Vec<Signal> = starts
                .iter()
                .enumerate()
                .map(|(lane, start)| {
                    let distance = (start.resize(places), unit);
                    let name = format!("take{lane}");
                    self.shifters().down(&name, whole, distance, lane_bits)
                })
                .collect::<Result<_, _>>()?;
            return Ok(m.vector("windows", &lanes));
        }
        let levels = self.units.levels();
        let distances: Vec<Signal> = starts.iter().map(|s| s.resize(lane_places)).collect();
        // The widest nodes first.
        let mut starts = self.right_starts(&starts);
        let mut buffers = vec![whole.resize(unit << self.units.places())];
        self.step("high_bits", "the positions' last high bits", 3 + levels);
        let mut about = "control of the first split".to_string();
        let mut name = "first_direction".to_string();
        let mut weight = 6;
        for places in (lane_places..self.units.places()).rev() {
            // One step ahead, so that a split is only its multiplexers.
            let rights = starts.split_off(starts.len() - buffers.len());
            let up = self.directions(places, &rights)?;
            self.step(&name, &about, weight);
            let module = split(places, unit)?;
            let mut halves = Vec::new();
            for (node, (buffer, up)) in buffers.iter().zip(up).enumerate() {
                // The payloads of a pass are, as a whole, a right half.
                let is_pass = places + 1 == self.units.places() && self.pass.second.is_some();
                let inputs = SplitInputs { whole: *buffer, up };
                let parts = m.instance(&format!("split{places}_{node}"), &module, inputs);
                halves.push(if is_pass {
                    parts.halves.slice(unit << places, unit << places)
                } else {
                    parts.halves
                });
            }
            let level = self.units.places() - places;
            let halves = m.vector(&format!("parts{level}"), &halves);
            let parts = halves.iter().map(|halves| halves.parts(unit << places));
            buffers = parts.flatten().collect();
            name = format!("split_level{level}");
            about = format!("payloads split, level {level} of {levels}");
            weight = 2 + lane_places;
        }
        self.step(&name, &about, weight);
        self.rotate_back(buffers, &distances)
    }

    /// The delay of the longest path in the step that [`Place::extract`] leaves open.
    pub fn extraction_weight(&self) -> u32 {
        match self.p.concatenation {
            Concatenation::Tree => 3 * self.units.lane_places,
            Concatenation::Parallel => 3 * self.units.places(),
        }
    }

    /// Rotates the lanes' buffers back, so that payloads start at their lowest bits.
    pub(super) fn rotate_back(
        &self,
        buffers: Vec<Signal<'m>>,
        distances: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (unit, lane_places) = (self.units.bits, self.units.lane_places);
        let module = rotation(true, lane_places, unit)?;
        let both = buffers.into_iter().zip(distances).enumerate();
        let lane = |(lane, (buffer, &distance))| {
            let inputs = RotationInputs {
                value: buffer,
                distance,
            };
            let rotate = self.m.instance(&format!("rotate{lane}"), &module, inputs);
            rotate.rotated
        };
        Ok(self
            .m
            .vector("windows", &both.map(lane).collect::<Vec<_>>()))
    }

    /// Keeps a value of the first of two passes.
    pub(super) fn of_first(&self, name: &str, value: Signal<'m>) -> Option<Signal<'m>> {
        let advance = self.pipeline.advance;
        self.pass.of_first(self.m, name, advance, value)
    }

    /// The outputs `up` of [`direction`], for nodes whose right halves start at `rights`.
    pub(super) fn directions(
        &self,
        places: u32,
        rights: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let up = format!("right_goes_up{places}");
        self.directions_named(&format!("direction{places}"), &up, places, rights)
    }

    /// The same in instances of this name. `up`: the name of the outputs.
    pub(super) fn directions_named(
        &self,
        name: &str,
        up: &str,
        places: u32,
        rights: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let module = direction(places)?;
        let node = |(node, &start): (usize, &Signal<'m>)| {
            let name = format!("{name}_{node}");
            self.m
                .instance(&name, &module, DirectionInputs { start })
                .up
        };
        let all: Vec<Signal> = rights.iter().enumerate().map(node).collect();
        Ok(self.m.vector(up, &all))
    }

    /// The starts of the right halves of all nodes, modulo the node; nodes of two lanes first.
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
