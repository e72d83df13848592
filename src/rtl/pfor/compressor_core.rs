//! pfor: the compressor's datapath for a block per cycle.
//!
//! Ports, latency and interval: [`Core`]; interval 1 enabled cycle.
//!
//! Steps: computes the differences of all modes and sums their significant bits; chooses the mode with the smallest
//! estimate and computes its residuals; counts exceptions for each number of planes and compares costs; chooses the
//! shortest encoding; transposes lanes to planes; finds, counts, compacts and concatenates exceptions; shifts all
//! fields to their positions.

use super::candidates::{coded, Candidate, Choosing, Shortest};
use super::coded::Coded;
use super::compaction::{compaction, pitch, CompactionInputs, PitchInputs};
use super::exceptions::{find, FindInputs};
use super::planes::{self, MaskInputs};
use super::tail;
use super::{residuals, Parameters, LANE};
use crate::hdl::{concat, or_all, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::core_ports::{block_to_compress, output_stored};
use crate::rtl::common::shift::Shifters;
use crate::rtl::common::{metadata, Core};

/// The core of the compressor. Weights of the steps are in FO4 of OSU 180 nm.
pub fn compressor_core(p: &Parameters) -> Result<Core, DesignError> {
    let m = Builder::new(format!("{}_compressor_core", p.name));
    m.doc("pfor compressor: estimates the modes, computes residuals, chooses the numbers of planes, and\nconcatenates the header, planes, fields and exceptions of the shortest encoding.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let block = block_to_compress(&m, &p.ports).parts(LANE);
    let choosing = Choosing {
        m: &m,
        p,
        pipeline,
        block,
    };
    let candidates = choosing.candidates()?;
    let encoding = Encoding::shortest(&choosing, candidates)?;
    let (stored, bits) = encoding.place()?;
    let bursts = metadata(&m, &p.ports, bits, 1, 0).named("burst_count");
    pipeline.step("header", "header in front of the body", 14);

    output_stored(&m, [pipeline.valid(), stored, bursts]);
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

/// The chosen encoding.
struct Encoding<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    coded: Coded<'a, 'm>,
    /// The lanes of each quarter: `values` for planes, `uppers` for exceptions.
    values: Vec<Signal<'m>>,
    uppers: Vec<Signal<'m>>,
    fields: Vec<Signal<'m>>,
    bits: Signal<'m>,
}

impl<'a, 'm> Encoding<'a, 'm> {
    fn shortest(
        choosing: &Choosing<'a, 'm>,
        mut candidates: Vec<Candidate<'m>>,
    ) -> Result<Self, DesignError> {
        let (m, p, pipeline) = (choosing.m, choosing.p, choosing.pipeline);
        // Ties go to the lowest mode, so text (mode 6) precedes mode 7.
        if candidates.len() == 3 {
            candidates.swap(1, 2);
        } else if p.has(6) && p.has(7) && candidates.len() == 2 {
            candidates.swap(0, 1);
        }
        let shortest = Shortest::of(m, candidates);
        pipeline.step("shortest", "shortest encoding", 24);

        let mode = shortest.choose(&|one| one.mode).named("mode");
        let flags = shortest.choose(&|one| one.flags).named("flags");
        let depths = shortest.all_of(m, "depths", &|one| one.depths.clone());
        let excesses = shortest.all_of(m, "excesses", &|one| one.excesses.clone());
        let mut coded = coded(m, p, mode, flags, &depths, &excesses);
        coded.measure();
        let fields = shortest.all_of(m, "fields", &|one| one.fields.clone());
        let residuals = shortest.all_of(m, "residuals", &|one| one.quarters.clone());
        let mut encoding = Encoding {
            m,
            p,
            pipeline,
            coded,
            values: residuals,
            uppers: Vec::new(),
            fields,
            bits: shortest.bits,
        };
        encoding.complete_lanes(choosing);
        pipeline.step("chosen", "lanes of the shortest encoding", 18);
        Ok(encoding)
    }

    /// Completes the lanes: elements of streams with eight planes (mode 7), base elements, and the bytes of text.
    fn complete_lanes(&mut self, choosing: &Choosing<'a, 'm>) {
        let (m, p) = (self.m, self.p);
        let whole = choosing.whole_bytes();
        let bytes = choosing.block.chunks(p.lanes()).map(concat);
        let bytes: Vec<Signal> = bytes.collect();
        let values = self.values.iter().enumerate().map(|(quarter, &residuals)| {
            let is_whole = self.coded.is(7) & self.coded.depths[quarter].bit(3);
            let value = if p.has(7) {
                is_whole.mux(whole[quarter], residuals)
            } else {
                residuals
            };
            let lanes = value.named(&format!("completed{quarter}")).parts(LANE);
            let lanes = residuals::with_fields(p, self.coded.mode, quarter, &lanes, &self.fields);
            concat(&lanes)
        });
        self.values = m.vector("values", &values.collect::<Vec<_>>());
        let uppers = self.values.iter().zip(bytes);
        let uppers = uppers.map(|(&value, bytes)| self.coded.is_text().mux(bytes, value));
        self.uppers = m.vector("uppers", &uppers.collect::<Vec<_>>());
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// Assembles the encoding; returns it and its size in bits. Leaves the last step open.
    fn place(mut self) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
        let (m, p) = (self.m, self.p);
        self.pipeline
            .part("exceptions", "exceptions, their counts, and planes");
        let (flags, stored) = self.exceptions()?;
        let kinds = self.coded.kinds("windows");
        let windows = m.vector("windows", &planes::windows(p, &kinds, &stored)?);
        let places = planes::places(&kinds, &self.coded.depths);
        let kept = flags.iter().enumerate().map(|(quarter, flags)| {
            let upper = self.coded.upper_mask(quarter, kinds.are_bytes());
            let bytes = flags
                .iter()
                .enumerate()
                .map(|(byte, &flag)| flag.gate(upper.slice(byte as u32 % 2 * 8, 8)));
            self.uppers[quarter] & concat(&bytes.collect::<Vec<_>>())
        });
        let kept = m.vector("kept", &kept.collect::<Vec<_>>());
        let tail = tail::find(
            m,
            p,
            &kinds,
            (self.coded.mode, self.coded.flags),
            &self.coded.depths,
        )?;
        let mut counts = self.coded.counts(&flags);
        let levels = (2 * p.lanes()).trailing_zeros();
        counts.iter_mut().for_each(|counts| counts.add_level());
        self.pipeline.step("windows", "lanes to planes", 18);

        let planes = self.placed_planes(&windows, &places.windows)?;
        let fields = tail::placed(&self.shifters(), &tail, &self.fields)?;
        for level in 2..=levels {
            counts.iter_mut().for_each(|counts| counts.add_level());
            let about = format!("counts of exceptions, level {level} of {levels}");
            self.pipeline
                .step(&format!("count_level{level}"), &about, 4 + level);
        }
        let lengths = self.coded.lengths(&counts)?;
        let ups = self.coded.directions(&counts)?;
        let body = planes | self.placed_fields(fields, places.end)?;
        let body = body.named("planes_and_fields");
        self.pipeline
            .step("exception_lengths", "bits of each quarter's exceptions", 20);

        self.pipeline
            .part("placing", "concatenation of planes, fields, exceptions");
        let (wide, narrow) = (p.unit().trailing_zeros(), p.place_bits());
        let planes_end = concat(&[m.zero(wide), places.end]).resize(narrow);
        let first = [planes_end, tail.length.resize(narrow)];
        let starts = self.coded.places(first, &lengths)?;
        let module = compaction(p)?;
        let slots = kept
            .iter()
            .zip(ups)
            .enumerate()
            .map(|(quarter, (&bytes, ups))| {
                let inputs = CompactionInputs { bytes, ups };
                m.instance(&format!("compact{quarter}"), &module, inputs)
                    .slots
            });
        let slots: Vec<Signal> = slots.collect();
        let pitches = self.coded.pitches();
        self.pipeline
            .step("compaction", "exceptions in adjacent slots", 20);
        let adjacent = self.at_pitch(&slots, pitches)?;
        self.pipeline
            .step("pitch", "concatenated exceptions of each quarter", 18);
        let exceptions = self.placed_exceptions(&adjacent, &starts)?;
        let body = (body | exceptions).named("body");
        self.pipeline
            .step("placing", "exceptions at their positions", 26);
        Ok((self.coded.with_header(body), self.bits))
    }

    /// The flags of exceptions, and the bits of all quarters that planes hold.
    #[allow(clippy::type_complexity)]
    fn exceptions(&mut self) -> Result<(Vec<Vec<Signal<'m>>>, Vec<Signal<'m>>), DesignError> {
        let (m, p) = (self.m, self.p);
        let (masks, find) = (planes::masks(p)?, find(p)?);
        let kinds = self.coded.kinds("exceptions");
        let bytes = kinds.are_bytes();
        let kinds = self.coded.lane_kinds(&kinds).named("kinds");
        let (mut flags, mut held) = (Vec::new(), Vec::new());
        for (quarter, &residuals) in self.values.iter().enumerate() {
            let inputs = MaskInputs {
                depth: self.coded.depths[quarter],
                kinds,
            };
            let masks = m.instance(&format!("plane_masks{quarter}"), &masks, inputs);
            let has = self.coded.excesses[quarter].any() | self.coded.is_text();
            let bases = (0..2 * p.lanes()).map(|byte| {
                let place = (quarter, byte / 2, byte % 2);
                residuals::is_base(p, self.coded.mode, place).unwrap_or(m.zero(1))
            });
            let inputs = FindInputs {
                residuals,
                held: masks.stored,
                top: masks.top,
                bytes,
                has,
                bases: concat(&bases.collect::<Vec<_>>()),
            };
            let found = m.instance(&format!("find_exceptions{quarter}"), &find, inputs);
            flags.push(found.flags);
            held.push(found.stored);
        }
        let flags = m.vector("exceptions", &flags);
        let flags = flags.into_iter().map(|flags| flags.parts(1)).collect();
        let stored = m.vector("stored_bits", &held);
        self.pipeline.step("exceptions", "flags of exceptions", 20);
        Ok((flags, stored))
    }

    fn placed_planes(
        &self,
        windows: &[Signal<'m>],
        starts: &[Signal<'m>],
    ) -> Result<Signal<'m>, DesignError> {
        let bits = self.p.body_bits();
        let mut all = vec![windows[0].resize(bits)];
        for (number, (&window, &start)) in windows[1..].iter().zip(starts).enumerate() {
            let name = format!("place_window{}", number + 1);
            let start = start.slice(0, if number == 0 { 5 } else { 6 });
            all.push(
                self.shifters()
                    .up(&name, window, (start, self.p.unit()), bits)?,
            );
        }
        Ok(or_all(all).named("placed_planes"))
    }

    fn placed_fields(
        &self,
        fields: Signal<'m>,
        planes_end: Signal<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let bits = self.p.body_bits();
        let distance = (planes_end, self.p.unit());
        let placed = self
            .shifters()
            .up("place_fields", fields, distance, bits + LANE)?;
        Ok(placed.slice(LANE, bits))
    }

    fn at_pitch(
        &self,
        slots: &[Signal<'m>],
        pitches: Vec<[Signal<'m>; 2]>,
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, module) = (self.m, pitch(self.p)?);
        let quarters = slots.iter().zip(pitches).enumerate();
        let adjacent = quarters.map(|(quarter, (&slots, [wide, narrow]))| {
            let inputs = PitchInputs {
                slots,
                wide,
                narrow,
            };
            m.instance(&format!("pitch{quarter}"), &module, inputs)
                .adjacent
        });
        Ok(adjacent.collect())
    }

    fn placed_exceptions(
        &self,
        adjacent: &[Signal<'m>],
        starts: &[Signal<'m>],
    ) -> Result<Signal<'m>, DesignError> {
        let bits = self.p.body_bits();
        let places = u32::BITS - bits.leading_zeros();
        let placed = adjacent
            .iter()
            .zip(starts)
            .enumerate()
            .map(|(quarter, (&own, start))| {
                let distance = (start.slice(0, places), 1);
                let name = format!("place_exceptions{quarter}");
                self.shifters().up(&name, own, distance, bits)
            });
        let placed: Vec<Signal> = placed.collect::<Result<_, _>>()?;
        Ok(or_all(placed).named("placed_exceptions"))
    }
}
