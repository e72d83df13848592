//! Assembles the encoding: shifts planes and exceptions of a cycle's quarters to their positions, adds the fields in the
//! first cycle, and puts the header in front.

use super::super::compaction::{pitch, PitchInputs};
use super::super::front::{in_front, lengths_there};
use super::super::header::{DEPTH_BITS, LONGEST as LONGEST_HEADER};
use super::super::layout::Streams;
use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::heading::FIELDS_BITS;
use super::planes::{kinds_there, spread, windows, UNIT_BITS};
use super::Part;
use crate::hdl::{or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::core_ports::output_stored;
use crate::rtl::common::shift::Shifters;

ports! {
    pub(super) JoiningInputs {
        advance, start, beat: Option<Signal<'m>>, in_planes, slots, pitches, lengths_of_exceptions, low_bits, header, lengths,
        kinds, planes_starts, planes_end, exceptions_begin, placed_fields, bursts_of_block,
    } -> JoiningOutputs { done, stored, bursts }
}

/// Bits of the one-hot codes of an exception's length: 15 of 16-bit elements, then 7 of bytes.
const PITCH_BITS: u32 = 22;

/// Bits of the distance by which the first step shifts exceptions.
const FINE: u32 = 4;

/// The pipeline.
pub fn joining(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_joining", p.name));
    m.doc(if p.side() == QUARTERS {
        "Assembles the encoding: shifts planes, fields and exceptions to their positions, and puts the\nheader in front."
    } else {
        "Assembles the encoding: shifts planes, fields and exceptions to their positions, one or two quarters\nper cycle, and puts the header in front."
    });
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let joining = Joining {
        m: &m,
        p,
        pipeline,
        turn,
    };
    let longest = lengths_there(p).last().copied().unwrap_or(LONGEST_HEADER);
    let header = m.input("header", longest).comment("Header");
    let lengths = lengths_there(p);
    let is = m.input("lengths", lengths.len() as u32);
    let is = is
        .comment("Length of the header, one-hot among those of the supported modes")
        .parts(1);
    let bursts = m.input("bursts_of_block", p.ports.metadata_bits());
    let bursts = bursts.comment("Metadata: bursts less one, or all ones if stored raw");
    let body = joining.body()?;
    let lengths: Vec<(u32, Signal)> = lengths.into_iter().zip(is).collect();
    let done = pipeline.valid() & turn.is_last();
    let stored = in_front(&m, p.ports.max_stored_bits(), header, &lengths, body);
    output_stored(&m, [done, stored, bursts]);
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

struct Joining<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    turn: Turn<'m>,
}

impl<'m> Joining<'_, 'm> {
    /// The body, which follows the header; complete in the last cycle.
    fn body(&self) -> Result<Signal<'m>, DesignError> {
        let (m, p, pipeline, turn) = (self.m, self.p, self.pipeline, self.turn);
        let bits = p.body_bits();
        let side = turn.side as u32;
        let quarter = p.quarter_bits();
        let in_planes = m.input("in_planes", side * quarter);
        let in_planes = in_planes.comment("Bits of the lanes that planes hold, zero elsewhere");
        let there = kinds_there(p);
        let kinds = m.input("kinds", there.len() as u32);
        let kinds =
            kinds.comment("Kind of the streams, one-hot among those of the supported modes");
        let kinds: Vec<(Streams, Signal)> = there.into_iter().zip(kinds.parts(1)).collect();
        let planes_starts = self.planes_starts();
        let end = m.input("planes_end", 7).comment("Units of all planes");
        let fields = m.input("placed_fields", FIELDS_BITS);
        let fields = fields.comment("Concatenated fields, from bit 16 on");
        let fields = match turn.beat {
            Some(_) => turn.is_first().gate(fields).named("fields_of_first_move"),
            None => fields,
        };
        let adjacent = self.adjacent()?;
        let exception_starts = self.exception_starts()?;
        pipeline.step("pitch", "concatenated exceptions", 22);

        let shifters = Shifters { m, name: &p.name };
        let (first, units) = match turn.beat {
            Some(_) => {
                let quarters = in_planes.parts(quarter).into_iter().enumerate();
                let units = quarters.map(|(place, own)| spread(m, p, &kinds, own, place));
                (None, units.collect())
            }
            None => {
                let mut windows = windows(m, p, &kinds, &in_planes.parts(quarter));
                (Some(windows.remove(0)), windows)
            }
        };
        let mut partly = Vec::new();
        for (place, (units, start)) in units.into_iter().zip(planes_starts).enumerate() {
            partly.push((format!("planes{place}"), units, start, 3, p.unit()));
        }
        for (place, (adjacent, start)) in adjacent.into_iter().zip(exception_starts).enumerate() {
            let start = start.slice(0, u32::BITS - bits.leading_zeros());
            partly.push((format!("exceptions{place}"), adjacent, start, FINE, 1));
        }
        let fine = partly.into_iter().map(|(name, value, start, low, unit)| {
            let wide = value.width() + (unit << low) - unit;
            let distance = (start.slice(0, low), unit);
            let moved = shifters.up(&format!("move_{name}"), value, distance, wide)?;
            let rest = start.slice(low, start.width() - low);
            Ok((name, moved, rest, unit << low))
        });
        let fine: Vec<_> = fine.collect::<Result<_, DesignError>>()?;
        pipeline.step(
            "moving",
            "planes and exceptions, shifted by the low bits of their positions",
            22,
        );

        let distance = (end, p.unit());
        let placed = shifters.up("place_fields", fields, distance, bits + LANE)?;
        let mut placed = vec![placed.slice(LANE, bits)];
        placed.extend(first.map(|first| first.resize(bits)));
        for (name, value, rest, unit) in fine {
            placed.push(shifters.up(&format!("place_{name}"), value, (rest, unit), bits)?);
        }
        let placed = or_all(placed).named("placed");
        let body = match turn.beat {
            Some(_) => self.gathered(placed),
            None => placed,
        };
        pipeline.step(
            "placing",
            "planes, fields and exceptions at their positions",
            22,
        );
        Ok(body)
    }

    /// The starts of the units to place: of the planes of the cycle's quarters, or of the block's windows after the first.
    fn planes_starts(&self) -> Vec<Signal<'m>> {
        let (m, turn) = (self.m, self.turn);
        let (count, says) = match turn.beat {
            Some(_) => (QUARTERS, "Unit in which each quarter's planes start"),
            None => (
                QUARTERS - 1,
                "Unit in which each window of planes after the first starts",
            ),
        };
        let starts = m.input("planes_starts", count as u32 * UNIT_BITS);
        turn.of("planes_start", &starts.comment(says).parts(UNIT_BITS))
    }

    /// The body with what the block's cycles up to this one have `placed`.
    fn gathered(&self, placed: Signal<'m>) -> Signal<'m> {
        let body = self.m.register("body", placed.width());
        let moves = self.pipeline.moves("body_moves");
        let next = (!self.turn.is_first()).gate(body) | placed;
        self.m.next_if(body, moves, next);
        self.pipeline.in_rank(body);
        body
    }

    /// The concatenated exceptions of each of the cycle's quarters.
    fn adjacent(&self) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p, side) = (self.m, self.p, self.turn.side as u32);
        let slots = m.input("slots", side * p.quarter_bits());
        let slots = slots.comment("Exceptions in adjacent slots");
        let pitches = m.input("pitches", side * PITCH_BITS);
        let pitches =
            pitches.comment("Length of exceptions, one-hot: of 16-bit elements, then of bytes");
        let module = pitch(p)?;
        let quarters = slots.parts(p.quarter_bits()).into_iter();
        let quarters = quarters.zip(pitches.parts(PITCH_BITS)).enumerate();
        let adjacent = quarters.map(|(place, (slots, pitch))| {
            let inputs = PitchInputs {
                slots,
                wide: pitch.slice(0, 15),
                narrow: pitch.slice(15, 7),
            };
            m.instance(&format!("pitch{place}"), &module, inputs)
                .adjacent
        });
        Ok(adjacent.collect())
    }

    /// The position of the exceptions of each of the cycle's quarters, minus the bits below them.
    fn exception_starts(&self) -> Result<Vec<Signal<'m>>, DesignError> {
        let (m, p, side) = (self.m, self.p, self.turn.side as u32);
        let lengths = m.input("lengths_of_exceptions", side * p.place_bits());
        let lengths = lengths
            .comment("Bits of all exceptions of each quarter")
            .parts(p.place_bits());
        let low = m.input("low_bits", side * DEPTH_BITS);
        let low = low
            .comment("Bits of an element below those that exceptions hold")
            .parts(DEPTH_BITS);
        let first = m.input("exceptions_begin", p.place_bits());
        let first = first.comment("Bit after the header in which exceptions start");
        let before = self.turn.register("lengths", p.place_bits());
        let before = before.map(|register| {
            let before = (!self.turn.is_first()).gate(register).named("bits_before");
            let all = lengths.iter().fold(before, |all, &length| all + length);
            let moves = self.pipeline.moves("lengths_move");
            m.next_if(register, moves, all.named("bits_so_far"));
            before
        });
        let mut places = Vec::new();
        for (place, low) in low.into_iter().enumerate() {
            let name = format!("exceptions_place{place}");
            let below = !low.resize(p.place_bits());
            let rows = [first].into_iter().chain(before);
            let rows = rows.chain([below, m.constant(1, p.place_bits())]);
            let rows = rows.chain(lengths[..place].iter().copied());
            places.push(sum(m, &name, &rows.collect::<Vec<_>>())?);
        }
        Ok(m.vector("exception_places", &places))
    }
}
