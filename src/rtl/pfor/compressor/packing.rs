//! Selects the lanes of the shortest encoding, one or two quarters per cycle; finds exceptions and compacts them.

use super::super::coded::Coded;
use super::super::compaction::{compaction, CompactionInputs};
use super::super::exceptions::{flag_exceptions, stored, Counts, FlagExceptionsInputs};
use super::super::planes::{masks, MaskInputs};
use super::super::residuals::with_fields;
use super::super::tail;
use super::super::turn::Turn;
use super::super::{Parameters, LANE, QUARTERS};
use super::heading::decided;
use super::residuals::bases;
use super::Part;
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Pipeline, Signal};
use crate::rtl::common::carry_save::two_rows;

ports! {
    pub(super) PackingInputs {
        advance, start, beat: Option<Signal<'m>>, residuals: Option<Signal<'m>>, below: Option<Signal<'m>>,
        ranks: Option<Signal<'m>>, text: Option<Signal<'m>>, mode, flags, depths, excesses, fields,
    } -> PackingOutputs { is_there, beat_out: Option<Signal<'m>>, stored_out, slots_out, pitches_out, lengths_out, low_bits_out }
}

/// The pipeline.
pub fn packing(p: &Parameters) -> Result<Part, DesignError> {
    let m = Builder::new(format!("{}_packing", p.name));
    m.doc("Finds a quarter's exceptions and the bits that planes hold, and moves exceptions to adjacent slots.");
    let pipeline = Pipeline::new(&m, p.stages.unwrap_or(1));
    let turn = Turn::input(&m, p);
    let mut block = decided(&m).coded(&m, p);
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
    let fields = fields.comment("References or base elements, 16 bits each, the first one lowest");
    let packing = Packing {
        m: &m,
        p,
        pipeline,
        turn,
        own,
        fields: fields.parts(LANE),
    };
    packing.describe()?;
    let (stages, weights) = (p.stages_of(&pipeline), pipeline.weights());
    Ok(Part {
        module: m.finish()?,
        stages,
        weights,
    })
}

/// A block in the pipeline.
struct Packing<'a, 'm> {
    m: &'m Builder,
    p: &'a Parameters,
    pipeline: Pipeline<'m>,
    turn: Turn<'m>,
    /// The parameters of the cycle's quarters.
    own: Coded<'a, 'm>,
    fields: Vec<Signal<'m>>,
}

/// A quarter's lanes.
struct Lanes<'m> {
    /// Residuals; for text the ranks, or the byte itself if it has none.
    values: Signal<'m>,
    /// The bytes of exceptions, one bit each.
    flags: Signal<'m>,
    /// The mask of the bits of a lane that planes hold.
    held: Signal<'m>,
    /// The mask of the bits that are all ones in an exception.
    top: Signal<'m>,
    /// The mask of the bits that exceptions hold.
    upper: Signal<'m>,
}

impl<'m> Packing<'_, 'm> {
    fn describe(&self) -> Result<(), DesignError> {
        let (m, p, pipeline) = (self.m, self.p, self.pipeline);
        let lanes = self.lanes()?;
        let flags = lanes.iter().map(|lanes| lanes.flags.parts(1));
        let mut counts: Vec<Counts> = self.own.counts(&flags.collect::<Vec<_>>());
        let levels = (2 * p.lanes()).trailing_zeros();
        let mut add = |count: u32| {
            for counts in &mut counts {
                (0..count).for_each(|_| counts.add_level());
            }
        };
        add(2);
        pipeline.step("exceptions", "flags of exceptions", 20);
        add(levels - 3);
        pipeline.step(
            "counts",
            "counts of exceptions in each half of a quarter",
            18,
        );
        add(1);
        let ups = self.own.directions(&counts)?;
        let lengths = counts.iter().enumerate().map(|(place, counts)| {
            let halves = self.own.halves_of_bits(place);
            let rows = self.own.length_rows(place, halves, counts);
            two_rows(m, &format!("exception_length{place}"), &rows)
        });
        let lengths: Vec<Vec<Signal>> = lengths.collect::<Result<_, DesignError>>()?;
        pipeline.step("directions", "directions of exceptions", 18);

        let lengths = lengths.into_iter();
        let lengths = lengths.filter_map(|rows| rows.into_iter().reduce(|a, b| a + b));
        let lengths = m.vector("exception_lengths", &lengths.collect::<Vec<_>>());
        let module = compaction(p)?;
        let (mut slots, mut in_planes) = (Vec::new(), Vec::new());
        for (place, (lanes, ups)) in lanes.iter().zip(ups).enumerate() {
            let _scope = m.scope(&format!("quarter{place}"));
            let bytes = (0..lanes.flags.width()).map(|byte| {
                lanes
                    .flags
                    .bit(byte)
                    .gate(lanes.upper.slice(byte % 2 * 8, 8))
            });
            let bytes = (lanes.values & concat(&bytes.collect::<Vec<_>>())).named("kept");
            let inputs = CompactionInputs { bytes, ups };
            slots.push(m.instance("compact", &module, inputs).slots);
            in_planes.push(stored(m, lanes.values, lanes.flags, lanes.held, lanes.top));
        }
        let pitches = self.own.pitches().into_iter().flatten();
        let pitches = concat(&pitches.collect::<Vec<_>>()).named("all_pitches");
        let in_planes = concat(&m.vector("stored_bits", &in_planes));
        m.output("is_there", pipeline.valid())
            .comment("Outputs hold the quarters of a cycle");
        self.turn.output();
        m.output("stored_out", in_planes)
            .comment("Bits of the lanes that planes hold, zero elsewhere");
        m.output("slots_out", concat(&slots))
            .comment("Exceptions in adjacent slots");
        m.output("pitches_out", pitches)
            .comment("Length of exceptions, one-hot: of 16-bit elements, then of bytes");
        m.output("lengths_out", concat(&lengths))
            .comment("Bits of all exceptions of each quarter");
        m.output("low_bits_out", concat(&self.own.low_bits))
            .comment("Bits of an element below those that exceptions hold");
        Ok(())
    }

    /// The lanes of the cycle's quarters, with the flags of exceptions.
    fn lanes(&self) -> Result<Vec<Lanes<'m>>, DesignError> {
        let (m, p, own) = (self.m, self.p, &self.own);
        let taken = self.taken();
        self.pipeline
            .step("taken", "lanes of the chosen mode, from the memories", 20);

        let (values, escaped) = self.values(taken);
        let escaped = escaped.map(|escaped| m.vector("escaped", &escaped));
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
        let has = own.excesses.iter().map(|excess| excess.any());
        let has = m.vector("has_exceptions", &has.collect::<Vec<_>>());
        self.pipeline
            .step("values", "lanes of the shortest encoding", 18);

        let module = flag_exceptions(p)?;
        let lanes = masks.into_iter().enumerate().map(|(place, masks)| {
            let inputs = FlagExceptionsInputs {
                residuals: values[place],
                held: masks.stored,
                top: masks.top,
                bytes,
                has: has[place],
                bases: bases[place],
            };
            let found = m
                .instance(&format!("flag_exceptions{place}"), &module, inputs)
                .flags;
            let flags = match &escaped {
                Some(escaped) => found | escaped[place],
                None => found,
            };
            Lanes {
                values: values[place],
                flags: flags.named(&format!("are_exceptions{place}")),
                held: masks.stored,
                top: masks.top,
                upper: upper[place],
            }
        });
        Ok(lanes.collect())
    }

    /// The lanes of the chosen mode, from the memories. Reading a memory takes most of a cycle, so this step only
    /// selects.
    fn taken(&self) -> Taken<'m> {
        let (m, p, turn) = (self.m, self.p, self.turn);
        let (mode, own) = (self.own.mode, &self.own);
        let input = |name: &str, says: &str, bits: u32| {
            let port = m.input(name, turn.side as u32 * bits);
            port.comment(says).parts(bits)
        };
        let bits = p.quarter_bits();
        let mut lanes = vec![vec![m.zero(bits)]; turn.side];
        let mut take = |is: Signal<'m>, own: Vec<Signal<'m>>| {
            for (lanes, own) in lanes.iter_mut().zip(own) {
                lanes.push(is.gate(own));
            }
        };
        if p.has_estimates() {
            let says = "Residuals of the mode among 0 to 5, the first lane lowest";
            let is = (!(own.is(6) | own.is(7))).named("is_estimated");
            take(is, input("residuals", says, bits));
            let none = vec![m.zero(LANE); p.lanes()];
            let bases = (0..QUARTERS)
                .map(|quarter| concat(&with_fields(p, mode, quarter, &none, &self.fields)));
            let bases = turn.of("base_elements", &bases.collect::<Vec<_>>());
            take(m.constant(1, 1), bases);
        }
        let whole = p.has(7).then(|| {
            let says = "Residuals of mode 7, the first byte lowest";
            take(own.is(7), input("below", says, bits));
            let greatest = [0, 0, 1, 1].map(|stream: usize| self.fields[stream].slice(0, 8));
            let is = own.depths.iter().map(|depth| own.is(7) & depth.bit(3));
            let is = m.vector("is_whole", &is.collect::<Vec<_>>());
            is.into_iter().zip(turn.of("greatest", &greatest)).collect()
        });
        let ranks = p.has(6).then(|| {
            let says = "Bytes of the block, the first one lowest";
            take(own.is(6), input("text", says, bits));
            let says = "Rank of each byte as text, the first byte's lowest";
            input("ranks", says, bits / 8 * 5)
        });
        let lanes: Vec<Signal> = lanes.into_iter().map(or_all).collect();
        Taken {
            lanes: m.vector("taken_lanes", &lanes),
            whole,
            ranks,
        }
    }

    /// The values of the lanes, and for text which bytes are escapes.
    fn values(&self, taken: Taken<'m>) -> (Vec<Signal<'m>>, Option<Vec<Signal<'m>>>) {
        let (m, own) = (self.m, &self.own);
        let mut values = taken.lanes;
        if let Some(whole) = taken.whole {
            for (place, (is, greatest)) in whole.into_iter().enumerate() {
                let bytes = values[place].parts(8).into_iter();
                let bytes = bytes.map(|below| is.mux(greatest - below, below));
                values[place] =
                    concat(&m.vector(&format!("bytes{place}"), &bytes.collect::<Vec<_>>()));
            }
        }
        let escaped = taken.ranks.map(|ranks| {
            let places = ranks.into_iter().enumerate();
            let escaped = places.map(|(place, ranks)| {
                let ranks = ranks.parts(5);
                let escapes = ranks.iter().map(|rank| own.is(6) & rank.all());
                let escapes = m.vector(&format!("escapes{place}"), &escapes.collect::<Vec<_>>());
                let are_ranks = escapes.iter().map(|&is| own.is(6) & !is);
                let are_ranks =
                    m.vector(&format!("are_ranks{place}"), &are_ranks.collect::<Vec<_>>());
                let bytes = ranks.iter().zip(values[place].parts(8)).zip(are_ranks);
                let bytes = bytes.map(|((rank, byte), is)| is.mux(rank.resize(8), byte));
                let bytes = m.vector(&format!("ranked{place}"), &bytes.collect::<Vec<_>>());
                values[place] = concat(&bytes);
                concat(&escapes)
            });
            escaped.collect()
        });
        (m.vector("values", &values), escaped)
    }
}

/// Lanes as read from the memories.
struct Taken<'m> {
    /// The lanes of the chosen mode: residuals, or the bytes of text.
    lanes: Vec<Signal<'m>>,
    /// For mode 7: whether the stream stores its elements instead of residuals, and its greatest byte.
    whole: Option<Vec<(Signal<'m>, Signal<'m>)>>,
    ranks: Option<Vec<Signal<'m>>>,
}
