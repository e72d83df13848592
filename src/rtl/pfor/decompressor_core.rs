//! pfor: the decompressor's datapath for a block per cycle.
//!
//! Latency, in enabled cycles: the pipeline's stages; interval 1.
//!
//! Steps: decodes the header; computes the positions of planes; reads windows of planes and transposes them to lanes;
//! finds exceptions and counts them, level by level; computes the position of each quarter's exceptions; reads windows
//! of exceptions, separates them and moves them to their lanes; decodes differences; adds them up in the scan, level
//! by level; restores the block's order.

use super::coded::Coded;
use super::decompressor_ports::{output_block, stored_block};
use super::exceptions::{flags, Counts, FlagInputs};
use super::expansion::{self, ExpansionInputs, MergeInputs, SlotsInputs};
use super::header::{header, HeaderInputs, DEPTH_BITS, EXCESS_BITS, LONGEST};
use super::planes::{self, MaskInputs, PlaceOfPlanes};
use super::residuals;
use super::tail::{self, Tail};
use super::text::{letters, LettersInputs};
use super::{permutation, Parameters, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::{overruns, Core};

/// The core of the decompressor. Weights of the steps are in FO4 of OSU 180 nm.
pub fn decompressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_decompressor_core", p.name));
    m.doc("pfor decompressor: decodes the header, transposes windows of planes to lanes, moves exceptions to their\nlanes, adds up differences, and restores the block's order.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let [stored, bursts] = stored_block(&m, p, "");
    let mut block = Block::read_header(&m, p, pipeline, stored, bursts)?;
    let values = block.planes()?;
    let (flags, values) = block.flags(values)?;
    let exceptions = block.exceptions(&flags)?;
    let residuals = block.merge(values, &flags, exceptions)?;
    let [chain_a, chain_b] = block.differences(residuals)?;
    let chains = block.scan(chain_a, chain_b)?;
    let elements = permutation::block(
        &m,
        p,
        &block.coded.kinds("order"),
        block.coded.mode,
        &chains,
    );
    pipeline.step("order", "elements in block order", 10);

    output_block(&m, pipeline.valid(), concat(&elements), block.error);
    let steps = pipeline.count();
    let stages = p.stages_of(&pipeline);
    Ok(Core {
        module: m.finish()?,
        stages,
        latency: stages,
        interval: 1,
        steps,
    })
}

/// A block in the pipeline, and what is known of it.
pub struct Block<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    pub coded: Coded<'a, 'm>,
    pub pipeline: Pipeline<'m>,
    bursts: Signal<'m>,
    stored: Signal<'m>,
    /// The stored block without its header.
    body: Signal<'m>,
    places: PlaceOfPlanes<'m>,
    tail: Option<Tail<'m>>,
    pub fields: Vec<Signal<'m>>,
    error: Signal<'m>,
}

impl<'a, 'm> Block<'a, 'm> {
    fn read_header(
        m: &'m Builder,
        p: &'a Parameters,
        pipeline: Pipeline<'m>,
        stored: Signal<'m>,
        bursts: Signal<'m>,
    ) -> Result<Self, DesignError> {
        pipeline.part("planes", "header, and planes to lanes");
        let raw = bursts.all().named("is_raw");
        let inputs = HeaderInputs {
            start: stored.slice(0, LONGEST),
            raw,
        };
        let header = m.instance("header", &header(p)?, inputs);
        pipeline.step("read_header", "header", 16);

        let lengths = p.modes().map(|mode| mode.header_bits());
        let mut lengths: Vec<u32> = lengths.collect();
        lengths.sort_unstable();
        lengths.dedup();
        let behind = lengths.iter().map(|&length| {
            let modes = p.modes().filter(|mode| mode.header_bits() == length);
            let modes = modes.map(|mode| header.mode.bit(mode.number as u32));
            let is = or_all(modes.collect::<Vec<_>>());
            let is = is.named(&format!("header_has_{length}_bits"));
            let rest = stored.slice(length, p.ports.max_stored_bits() - length);
            is.gate(rest.resize(p.body_bits()))
        });
        let body = or_all(behind.collect::<Vec<_>>()).named("body");
        let coded = Coded {
            m,
            p,
            mode: header.mode,
            raw: Some(raw),
            flags: header.flags,
            depths: header.depth.parts(DEPTH_BITS),
            excesses: header.excess.parts(EXCESS_BITS),
            exception_bits: Vec::new(),
            low_bits: Vec::new(),
        };
        let places = planes::places(&coded.kinds("places"), &coded.depths);
        pipeline.step(
            "align",
            "body after the header, and positions of planes",
            16,
        );

        Ok(Block {
            m,
            p,
            coded,
            pipeline,
            bursts,
            stored,
            body,
            places,
            tail: None,
            fields: Vec::new(),
            error: header.bad,
        })
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// Reads the bits of each quarter's lanes that planes hold.
    fn planes(&mut self) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let window = p.quarter_bits();
        let mut windows = vec![self.body.resize(window)];
        for (number, &start) in self.places.windows.iter().enumerate() {
            let name = format!("take_window{}", number + 1);
            // Window 1 starts at unit 16 at most.
            let start = start.slice(0, if number == 0 { 5 } else { 6 });
            windows.push(
                self.shifters()
                    .down(&name, self.body, (start, p.unit()), window)?,
            );
        }
        let windows = m.vector("windows", &windows);
        let kinds = self.coded.kinds("tail");
        let tail = tail::find(
            m,
            p,
            &kinds,
            (self.coded.mode, self.coded.flags),
            &self.coded.depths,
        )?;
        self.pipeline.step("plane_windows", "windows of planes", 18);

        let kinds = self.coded.kinds("planes");
        let inputs = self.coded.lane_kinds(&kinds).named("kinds");
        let module = planes::masks(p)?;
        let masks = (0..QUARTERS).map(|quarter| {
            let inputs = MaskInputs {
                depth: self.coded.depths[quarter],
                kinds: inputs,
            };
            m.instance(&format!("plane_masks{quarter}"), &module, inputs)
        });
        let masks: Vec<_> = masks.collect();
        let stored: Vec<Signal> = masks.iter().map(|masks| masks.stored).collect();
        let raw = self.coded.raw.unwrap_or(m.zero(1));
        let block = (raw, self.stored);
        let values = planes::transposed(p, &kinds, &windows, &stored, block)?;
        let window = tail::window(&self.shifters(), p, self.body, self.places.end)?;
        self.pipeline.step("transposition", "planes to lanes", 20);
        self.fields = tail::fields(&self.shifters(), &tail, window)?;
        self.tail = Some(tail);
        Ok(values)
    }

    /// The flags of exceptions for each quarter's bytes, and the quarters' values with ranks of text converted to
    /// bytes.
    fn flags(
        &mut self,
        values: Vec<Signal<'m>>,
    ) -> Result<(Vec<Vec<Signal<'m>>>, Vec<Signal<'m>>), DesignError> {
        let (m, p) = (self.m, self.p);
        self.pipeline.part("counts", "exceptions and their counts");
        let kinds = self.coded.kinds("flags");
        let masks = self.coded.lane_kinds(&kinds).named("kinds_of_lanes");
        let (module, flags) = (planes::masks(p)?, flags(p)?);
        let mut all = Vec::new();
        for (quarter, &values) in values.iter().enumerate() {
            let inputs = MaskInputs {
                depth: self.coded.depths[quarter],
                kinds: masks,
            };
            let top = m
                .instance(&format!("top_planes{quarter}"), &module, inputs)
                .top;
            let has = self.coded.excesses[quarter].any() | self.coded.is_text();
            let inputs = FlagInputs {
                values,
                top: has.gate(top).named(&format!("telling_planes{quarter}")),
                bytes: kinds.are_bytes(),
            };
            let found = m.instance(&format!("find_exceptions{quarter}"), &flags, inputs);
            let flags = found.flags.parts(1).into_iter().enumerate();
            all.extend(flags.map(|(byte, flag)| {
                let place = (quarter, byte / 2, byte % 2);
                match residuals::is_base(p, self.coded.mode, place) {
                    None => flag,
                    Some(base) => flag & !base,
                }
            }));
        }
        let all = m.vector("exceptions", &all);
        let all = all.chunks(2 * p.lanes()).map(<[_]>::to_vec).collect();
        let values = self.letters(values)?;
        self.coded.measure();
        self.pipeline.step("exceptions", "flags of exceptions", 16);
        Ok((all, values))
    }

    fn letters(&self, values: Vec<Signal<'m>>) -> Result<Vec<Signal<'m>>, DesignError> {
        if !self.p.has(6) {
            return Ok(values);
        }
        let (m, module) = (self.m, letters(self.p)?);
        let is_text = self.coded.is_text();
        let quarters = values.into_iter().enumerate().map(|(quarter, values)| {
            let inputs = LettersInputs { values, is_text };
            m.instance(&format!("letters{quarter}"), &module, inputs)
                .bytes
        });
        Ok(m.vector("values_or_letters", &quarters.collect::<Vec<_>>()))
    }

    /// Reads each quarter's exceptions and moves them to their lanes.
    fn exceptions(&mut self, flags: &[Vec<Signal<'m>>]) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let mut counts = self.coded.counts(flags);
        let levels = (2 * p.lanes()).trailing_zeros();
        for level in 1..=levels {
            counts.iter_mut().for_each(Counts::add_level);
            let about = format!("counts of exceptions, level {level} of {levels}");
            self.pipeline
                .step(&format!("count_level{level}"), &about, 4 + level);
        }
        let lengths = self.coded.lengths(&counts)?;
        let ups = self.coded.directions(&counts)?;
        self.pipeline
            .step("exception_lengths", "bits of each quarter's exceptions", 20);

        self.pipeline
            .part("exceptions", "exceptions in their lanes");
        let places = self.places_of_exceptions(&lengths)?;
        self.pipeline
            .step("exception_places", "positions of exceptions", 20);
        let pitches = self.coded.pitches();
        let adjacent = self.exception_windows(&places)?;

        let (slots, expand) = (expansion::slots(p)?, expansion::expansion(p)?);
        let mut spread = Vec::new();
        for (quarter, (&adjacent, [wide, narrow])) in adjacent.iter().zip(pitches).enumerate() {
            let inputs = SlotsInputs {
                adjacent,
                wide,
                narrow,
            };
            let name = format!("slots{quarter}");
            spread.push(m.instance(&name, &slots, inputs).slots);
        }
        self.pipeline.step("slots", "exceptions in slots", 20);
        let expanded = spread
            .iter()
            .zip(ups)
            .enumerate()
            .map(|(quarter, (&slots, ups))| {
                let inputs = ExpansionInputs { slots, ups };
                m.instance(&format!("expand{quarter}"), &expand, inputs)
                    .bytes
            });
        let expanded: Vec<Signal> = expanded.collect();
        self.pipeline
            .step("expansion", "exceptions in their lanes", 14);
        Ok(expanded)
    }

    /// The position in the body of each quarter's exceptions, minus the bits below them. Sets the error flag if the
    /// last exception ends past the stored bytes.
    fn places_of_exceptions(
        &mut self,
        lengths: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let wide = |value: Signal<'m>| value.resize(p.place_bits());
        let planes = concat(&[m.zero(p.unit().trailing_zeros()), self.places.end]);
        let tail = self.tail.as_ref().map_or(m.zero(1), |tail| tail.length);
        let first = [wide(planes), wide(tail)];
        let places = self.coded.places(first, lengths)?;
        let header = self.coded.header_bits();
        let all = first
            .into_iter()
            .chain(lengths.iter().copied())
            .chain([header]);
        let end = sum(m, "exceptions_end", &all.collect::<Vec<_>>())?.named("encoding_end");
        let raw = self.coded.raw.unwrap_or(m.zero(1));
        let past = overruns(m, &p.ports, end, 1, 0, self.bursts);
        self.error = (self.error | (!raw & past)).named("is_error");
        Ok(places)
    }

    /// Reads a window at each quarter's position, as long as its exceptions can be.
    fn exception_windows(&self, places: &[Signal<'m>]) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let bits = u32::BITS - p.body_bits().leading_zeros();
        let fine = 5;
        let window = p.quarter_bits();
        let mut coarse = Vec::new();
        for (quarter, place) in places.iter().enumerate() {
            let name = format!("take_exceptions{quarter}");
            let distance = (place.slice(fine, bits - fine), 1 << fine);
            coarse.push(self.shifters().down(
                &name,
                self.body,
                distance,
                window + (1 << fine) - 1,
            )?);
        }
        let coarse = m.vector("exceptions_about", &coarse);
        self.pipeline.step(
            "exception_windows",
            "windows of exceptions, shifted by multiples of 32 bits",
            16,
        );
        let mut adjacent = Vec::new();
        for (quarter, (place, coarse)) in places.iter().zip(coarse).enumerate() {
            let name = format!("align_exceptions{quarter}");
            adjacent.push(self.shifters().down(
                &name,
                coarse,
                (place.slice(0, fine), 1),
                window,
            )?);
        }
        let adjacent = m.vector("adjacent", &adjacent);
        self.pipeline
            .step("align_exceptions", "windows of exceptions, aligned", 16);
        Ok(adjacent)
    }

    /// The residuals: the bits in planes merged with exceptions.
    fn merge(
        &mut self,
        values: Vec<Signal<'m>>,
        flags: &[Vec<Signal<'m>>],
        exceptions: Vec<Signal<'m>>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p) = (self.m, self.p);
        let module = expansion::merge(p)?;
        let are_bytes = self.coded.kinds("merge").are_bytes();
        let mut residuals = Vec::new();
        for (quarter, (values, bytes_of)) in values.into_iter().zip(exceptions).enumerate() {
            let inputs = MergeInputs {
                values,
                bytes: bytes_of,
                upper: self.coded.upper_mask(quarter, are_bytes),
                flags: concat(&flags[quarter]),
            };
            residuals.push(
                m.instance(&format!("merge{quarter}"), &module, inputs)
                    .joined,
            );
        }
        let residuals = m.vector("residuals", &residuals);
        self.pipeline
            .step("merge", "residuals from planes and exceptions", 10);
        Ok(residuals)
    }
}
