//! The encoding, a quarter a move: its planes and exceptions put in their places, the fields between
//! them with the first one.

use super::super::coded::{Coded, PLACE_BITS};
use super::super::compaction::{compaction, pitch, CompactionInputs, PitchInputs};
use super::super::exceptions::{find, Counts, FindInputs};
use super::super::planes::{masks, places, MaskInputs};
use super::super::residuals::with_fields;
use super::super::tail;
use super::super::{Parameters, LANE, QUARTERS};
use super::deciding::Decided;
use super::planes::{spread, starts};
use super::residuals::bases;
use super::turn::Turn;
use super::Part;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::core_ports::output_stored;
use crate::rtl::common::metadata;
use crate::rtl::common::shift::Shifters;

ports! {
    pub(super) PlacingInputs {
        advance, start, beat, residuals: Option<Signal<'m>>, below: Option<Signal<'m>>,
        ranks: Option<Signal<'m>>, text: Option<Signal<'m>>,
        mode, flags, depths, excesses, fields, bits,
    } -> PlacingOutputs { done, stored, bursts }
}

/// The pipeline.
pub fn placing(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_placing", p.name));
    m.doc("Planes and exceptions of a quarter a move put in their places; the header in front.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let decided = decided(&m);
    let mut block = decided.coded(&m, p);
    block.measure();
    let own = Coded {
        m: &m,
        p,
        mode: block.mode,
        raw: None,
        flags: block.flags,
        depths: turn.of("own_depths", &block.depths),
        excesses: turn.of("own_excesses", &block.excesses),
        exception_bits: turn.of("own_exception_bits", &block.exception_bits),
        low_bits: turn.of("own_low_bits", &block.low_bits),
    };
    let fields = m.input("fields", tail::FIELDS as u32 * LANE);
    let fields = fields.comment("What lies between planes and exceptions, of 16 bits each");
    let bits = m.input("bits", PLACE_BITS).comment("Encoded bits");
    let bursts = metadata(&m, &p.ports, bits, 1, 0).named("burst_count");
    let placing = Placing {
        m: &m,
        p,
        pipeline,
        turn,
        block,
        own,
        fields: fields.parts(LANE),
    };
    let body = placing.body()?;
    let done = pipeline.valid() & turn.is_last();
    output_stored(&m, [done, placing.block.with_header(body), bursts]);
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

fn decided(m: &Builder) -> Decided<'_> {
    Decided {
        mode: m.input("mode", 8).comment("Mode, one-hot"),
        flags: m
            .input("flags", 4)
            .comment("Flags: references, halves with upper parts, or in text 8-bit escapes"),
        depths: m
            .input("depths", 5 * QUARTERS as u32)
            .comment("Planes of each quarter's stream, the first quarter's lowest")
            .parts(5),
        excesses: m
            .input("excesses", 4 * QUARTERS as u32)
            .comment("Bits that exceptions have above the planes, for each quarter")
            .parts(4),
    }
}

/// A block on its way to its places.
struct Placing<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    turn: Turn<'m>,
    block: Coded<'a, 'm>,
    /// The same of the move's quarters.
    own: Coded<'a, 'm>,
    fields: Vec<Signal<'m>>,
}

/// A move's lanes: what planes hold of them, and what exceptions do.
struct Lanes<'m> {
    stored: Vec<Signal<'m>>,
    kept: Vec<Signal<'m>>,
    counts: Vec<Counts<'m>>,
}

impl<'m> Placing<'_, 'm> {
    /// What follows the header; complete in the last move.
    fn body(&self) -> Result<Signal<'m>, DesignError> {
        let (m, p, pipeline, turn) = (self.m, self.p, self.pipeline, self.turn);
        let lanes = self.lanes()?;
        let kinds = self.block.kinds("places");
        let planes_starts = turn.of("planes_start", &starts(m, &kinds, &self.block.depths));
        let planes_end = places(&kinds, &self.block.depths).end;
        let form = (self.block.mode, self.block.flags);
        let tail = tail::find(m, p, &kinds, form, &self.block.depths);
        let mut counts = lanes.counts;
        pipeline.step("places", "where planes end", 20);

        let levels = (2 * p.lanes()).trailing_zeros();
        for level in 2..=levels {
            counts.iter_mut().for_each(|counts| counts.add_level());
            let about = format!("counts of exceptions, level {level} of {levels}");
            pipeline.step(&format!("count_level{level}"), &about, 4 + level);
        }
        let lengths = self.own.lengths(&counts)?;
        let ups = self.own.directions(&counts)?;
        let wide = p.unit().trailing_zeros();
        let end = concat(&[m.zero(wide), planes_end]).resize(PLACE_BITS);
        let first = (end + tail.length.resize(PLACE_BITS)).named("exceptions_begin");
        pipeline.step("lengths", "the bits of the quarter's exceptions", 22);

        let exception_starts = self.exception_starts(first, &lengths)?;
        let module = compaction(p)?;
        let slots = lanes.kept.iter().zip(ups).enumerate();
        let slots = slots.map(|(place, (&bytes, ups))| {
            let inputs = CompactionInputs { bytes, ups };
            m.instance(&format!("compact{place}"), &module, inputs)
                .slots
        });
        let slots: Vec<Signal> = slots.collect();
        let pitches = self.own.pitches().into_iter().enumerate();
        let pitches = pitches.map(|(place, [wide, narrow])| {
            let wide = wide.named(&format!("wide_pitch{place}"));
            [wide, narrow.named(&format!("narrow_pitch{place}"))]
        });
        let pitches: Vec<_> = pitches.collect();
        pipeline.step("compaction", "exceptions side by side", 20);
        let module = pitch(p)?;
        let adjacent = slots.iter().zip(pitches).enumerate();
        let adjacent = adjacent.map(|(place, (&slots, [wide, narrow]))| {
            let inputs = PitchInputs {
                slots,
                wide,
                narrow,
            };
            m.instance(&format!("pitch{place}"), &module, inputs)
                .adjacent
        });
        let adjacent: Vec<Signal> = adjacent.collect();
        let fields = tail::placed(&self.shifters(), &tail, &self.fields)?;
        pipeline.step("pitch", "exceptions at a pitch of their length", 18);

        let kinds = self.block.kinds("units");
        let mut placed = vec![self.placed_fields(fields, planes_end)?];
        for (place, &stored) in lanes.stored.iter().enumerate() {
            let units = spread(p, &kinds, stored, place);
            let distance = (planes_starts[place], p.unit());
            let name = format!("place_planes{place}");
            placed.push(self.shifters().up(&name, units, distance, p.body_bits())?);
        }
        let bits = p.body_bits();
        for (place, (&adjacent, start)) in adjacent.iter().zip(exception_starts).enumerate() {
            let distance = (start.slice(0, u32::BITS - bits.leading_zeros()), 1);
            let name = format!("place_exceptions{place}");
            placed.push(self.shifters().up(&name, adjacent, distance, bits)?);
        }
        let placed = or_all(placed).named("placed");
        let body = m.register("body", bits);
        m.next_if(
            body,
            pipeline.advance,
            (!turn.is_first()).gate(body) | placed,
        );
        pipeline.in_rank(body);
        pipeline.step("placing", "all of it in its place", 26);
        Ok(body)
    }

    fn shifters(&self) -> Shifters<'_, 'm> {
        Shifters {
            m: self.m,
            name: &self.p.name,
        }
    }

    /// The lanes of the move's quarters, and which of them are exceptions.
    fn lanes(&self) -> Result<Lanes<'m>, DesignError> {
        let (m, p, own) = (self.m, self.p, &self.own);
        let (values, uppers) = self.values();
        let kinds = own.kinds("lanes");
        let bytes = kinds.are_bytes();
        let lane_kinds = own.lane_kinds(&kinds).named("lane_kinds");
        let module = masks(p)?;
        let masks = own.depths.iter().enumerate().map(|(place, &depth)| {
            let inputs = MaskInputs {
                depth,
                kinds: lane_kinds,
            };
            m.instance(&format!("plane_masks{place}"), &module, inputs)
        });
        let masks: Vec<_> = masks.collect();
        let upper = (0..masks.len()).map(|place| own.upper_mask(place, bytes));
        let upper: Vec<Signal> = upper.collect();
        let bases = bases(m, p, self.turn, own.mode);
        let has = own
            .excesses
            .iter()
            .map(|excess| excess.any() | own.is_text());
        let has = m.vector("has_exceptions", &has.collect::<Vec<_>>());
        self.pipeline
            .step("values", "lanes of the shortest encoding", 20);

        let module = find(p)?;
        let (mut flags, mut stored) = (Vec::new(), Vec::new());
        for (place, masks) in masks.iter().enumerate() {
            let inputs = FindInputs {
                residuals: values[place],
                held: masks.stored,
                top: masks.top,
                bytes,
                has: has[place],
                bases: bases[place],
            };
            let found = m.instance(&format!("find_exceptions{place}"), &module, inputs);
            flags.push(found.flags.parts(1));
            stored.push(found.stored);
        }
        self.pipeline
            .step("exceptions", "which residuals are exceptions", 20);
        let kept = flags.iter().enumerate().map(|(place, flags)| {
            let bytes = flags.iter().enumerate();
            let bytes =
                bytes.map(|(byte, &flag)| flag.gate(upper[place].slice(byte as u32 % 2 * 8, 8)));
            uppers[place] & concat(&bytes.collect::<Vec<_>>())
        });
        let kept = m.vector("kept", &kept.collect::<Vec<_>>());
        let mut counts = own.counts(&flags);
        counts.iter_mut().for_each(|counts| counts.add_level());
        Ok(Lanes {
            stored,
            kept,
            counts,
        })
    }

    /// What planes are of, and what exceptions are of.
    fn values(&self) -> (Vec<Signal<'m>>, Vec<Signal<'m>>) {
        let (m, p, turn) = (self.m, self.p, self.turn);
        let (mode, own) = (self.block.mode, &self.own);
        let input = |name: &str, says: &str, bits: u32| {
            let port = m.input(name, turn.side as u32 * bits);
            port.comment(says).parts(bits)
        };
        let mut values = vec![vec![m.zero(p.quarter_bits())]; turn.side];
        if p.has_estimates() {
            let residuals = input(
                "residuals",
                "Residuals of the mode among 0 to 5, the first lane lowest",
                p.quarter_bits(),
            );
            let is = (!(own.is(6) | own.is(7))).named("is_estimated");
            let none = vec![m.zero(LANE); p.lanes()];
            let bases = (0..QUARTERS)
                .map(|quarter| concat(&with_fields(p, mode, quarter, &none, &self.fields)));
            let bases = turn.of("base_elements", &bases.collect::<Vec<_>>());
            for (place, (own, bases)) in residuals.into_iter().zip(bases).enumerate() {
                values[place].extend([is.gate(own), bases]);
            }
        }
        if p.has(7) {
            let below = input(
                "below",
                "Residuals of mode 7, the first byte lowest",
                p.quarter_bits(),
            );
            let greatest = [0, 0, 1, 1].map(|stream: usize| self.fields[stream].slice(0, 8));
            let greatest = turn.of("greatest", &greatest);
            for (place, below) in below.into_iter().enumerate() {
                let whole = below
                    .parts(8)
                    .into_iter()
                    .map(|below| greatest[place] - below);
                let whole = m.vector(&format!("whole_bytes{place}"), &whole.collect::<Vec<_>>());
                let is_whole = own.depths[place].bit(3).named(&format!("is_whole{place}"));
                values[place].push(own.is(7).gate(is_whole.mux(concat(&whole), below)));
            }
        }
        let mut text = None;
        if p.has(6) {
            let ranks = input(
                "ranks",
                "Ranks as text, the first byte's lowest",
                p.quarter_bits() / 8 * 5,
            );
            for (place, ranks) in ranks.into_iter().enumerate() {
                let bytes = ranks.parts(5).into_iter().map(|rank| rank.resize(8));
                values[place].push(own.is(6).gate(concat(&bytes.collect::<Vec<_>>())));
            }
            text = Some(input(
                "text",
                "Bytes of the block, the first one lowest",
                p.quarter_bits(),
            ));
        }
        let values: Vec<Signal> = values.into_iter().map(or_all).collect();
        let values = m.vector("values", &values);
        let uppers = match text {
            Some(text) => {
                let both = values.iter().zip(text);
                let uppers = both.map(|(&value, text)| own.is(6).mux(text, value));
                m.vector("uppers", &uppers.collect::<Vec<_>>())
            }
            None => values.clone(),
        };
        (values, uppers)
    }

    /// Where the exceptions of the move's quarters lie, less the bits below them.
    fn exception_starts(
        &self,
        first: Signal<'m>,
        lengths: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let m = self.m;
        let register = m.register("lengths_before", PLACE_BITS);
        let before = (!self.turn.is_first()).gate(register).named("bits_before");
        let all = lengths.iter().fold(before, |all, &length| all + length);
        m.next_if(register, self.pipeline.advance, all.named("bits_so_far"));
        let mut places = Vec::new();
        for (place, &low) in self.own.low_bits.iter().enumerate() {
            let name = format!("exceptions_place{place}");
            let below = !low.resize(PLACE_BITS);
            let rows = [first, before, below, m.constant(1, PLACE_BITS)];
            let rows: Vec<Signal> = rows
                .into_iter()
                .chain(lengths[..place].iter().copied())
                .collect();
            places.push(sum(m, &name, &rows)?);
        }
        Ok(m.vector("exception_places", &places))
    }

    fn placed_fields(
        &self,
        fields: Signal<'m>,
        planes_end: Signal<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let (p, bits) = (self.p, self.p.body_bits());
        let fields = self
            .turn
            .is_first()
            .gate(fields)
            .named("fields_of_first_move");
        let distance = (planes_end, p.unit());
        let placed = self
            .shifters()
            .up("place_fields", fields, distance, bits + LANE)?;
        Ok(placed.slice(LANE, bits))
    }
}
