//! The compressor's output: where the encoders' streams lie in the block, the
//! merge, slice by slice, and the port.

use super::merge::{merge, MergeInputs, SHIFT_BITS};
use super::pair_places::{self, pair_places, PairPlacesInputs};
use super::signals::{Configuration, Control, Encoders};
use super::stream_places::{stream_places, StreamPlaces};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::output_port::{output_port, Beat};
use crate::rtl::common::reversed::reversed;
use crate::rtl::common::select::select;
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::{Parameters, SLICE_BYTES};

/// Where everything lies in the compressed block, known from the cycle after
/// `ends` on.
pub(crate) struct Layout<'m> {
    /// It is known from the next cycle on.
    known: Signal<'m>,
    /// In which slice each encoder's stream starts, one-hot as it comes, and then where
    /// in that slice.
    slices: Vec<Signal<'m>>,
    shifts: Vec<Signal<'m>>,
    pointers: Option<Signal<'m>>,
    /// Whether it is stored compressed, and then its bursts − 1.
    fits: Signal<'m>,
    bursts: Signal<'m>,
}

pub(crate) fn layout<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    encoders: &Encoders<'m>,
    advance: Signal<'m>,
) -> Result<Layout<'m>, DesignError> {
    m.section("Where the streams, and the ways in them, lie in the compressed block, in bytes");
    let known = control.ends;
    let places = match encoders.stages[0].last_byte {
        None => places_of_pairs(m, p, control, encoders, advance)?,
        Some(last_byte) => {
            let ends = encoders.stages.iter().filter_map(|stage| stage.ends);
            stream_places(m, p, &ends.collect::<Vec<_>>(), last_byte)?
        }
    };
    let last_byte = places.last_byte.named("last_byte_of_block");
    let bits = last_byte.width();
    let burst_bits = p.mag_bytes.trailing_zeros();
    let burst = last_byte.slice(burst_bits, bits - burst_bits);
    let room = m.constant(u64::from(p.max_bursts()), burst.width());
    // As they were when the block was looked up: an access may come since.
    let looked_up = control.lookup_moves & control.start;
    let coded = m.delay_if("is_coded", looked_up, tables.loaded);
    coded.comment("The tables were loaded when the block was looked up.");
    let fits = burst.lt(room) & coded;
    let fits = match &tables.damage {
        Some(damage) => fits & !damage.seen,
        None => fits,
    };
    let fits = m.delay_if("fits", known, fits);
    let bursts = m.delay_if("bursts", known, burst.resize(2));
    // The first way lies behind the pointers, and has none.
    let pointers: Vec<Signal> = (places.way_starts.iter())
        .map(|start| start.slice(0, p.pointer_bits()))
        .collect();
    let slices = |(number, start): (usize, &Signal<'m>)| {
        let slice = start
            .slice(SHIFT_BITS, bits - SHIFT_BITS)
            .named(&format!("stream{}_start_slice", number + 1));
        let is = (0..p.stored_slices()).map(|number| slice.eq_to(u64::from(number)));
        concat(&is.collect::<Vec<_>>())
    };
    let shift = |(number, start): (usize, &Signal<'m>)| {
        let name = format!("stream{}_shift", number + 1);
        m.delay_if(&name, known, start.slice(0, SHIFT_BITS))
    };
    let first_slice = [m.constant(1, p.stored_slices())];
    let first_shift = [m.zero(SHIFT_BITS)];
    let others = places.starts.iter().enumerate();
    let mut all_slices: Vec<Signal> = first_slice
        .into_iter()
        .chain(others.clone().map(slices))
        .collect();
    let mut shifts: Vec<Signal> = first_shift.into_iter().chain(others.map(shift)).collect();
    if p.pairs {
        // The last way, backwards, starts at the end of the block's last burst; a check is a part of its stream.
        let of_burst = p.mag_bytes / SLICE_BYTES;
        let most = p.max_bursts() - 1;
        let starts = (0..p.stored_slices()).map(|slice| match slice % of_burst {
            0 => burst.eq_to(u64::from(most - slice / of_burst)),
            _ => m.zero(1),
        });
        all_slices.push(concat(&starts.collect::<Vec<_>>()));
        shifts.push(m.zero(SHIFT_BITS));
    }
    Ok(Layout {
        known,
        slices: all_slices,
        shifts,
        pointers: (!pointers.is_empty()).then(|| m.delay_if("pointers", known, concat(&pointers))),
        fits,
        bursts,
    })
}

/// The places of ways in pairs: of each forward one from the block's start, of each backward one but the last
/// from the end of the largest block that is stored compressed.
fn places_of_pairs<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    encoders: &Encoders<'m>,
    advance: Signal<'m>,
) -> Result<StreamPlaces<'m>, DesignError> {
    let lengths = encoders.stages.iter().filter_map(|stage| stage.length);
    let inputs = PairPlacesInputs {
        advance,
        starts: control.begin,
        place: control.place,
        lengths: concat(&lengths.collect::<Vec<_>>()),
    };
    let places = m.instance("places", &pair_places(p)?, inputs);
    let parts = |port: Option<Signal<'m>>| {
        let parts = port.map(|port| port.parts(pair_places::place_bits(p)));
        parts.unwrap_or_default()
    };
    let way_starts = parts(places.starts_of_pairs);
    let ends = parts(places.ends_of_pairs);
    Ok(StreamPlaces {
        starts: ends
            .iter()
            .zip(&way_starts)
            .flat_map(|(&end, &start)| [end, start])
            .collect(),
        way_starts,
        last_byte: places.last_byte,
    })
}

pub(crate) fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    encoders: &Encoders<'m>,
    layout: &Layout<'m>,
    advance: Signal<'m>,
) -> Result<(), DesignError> {
    let stored_slices = p.stored_slices();

    m.section("A finished block is merged slice by slice, once the block before it has left");
    // While a finished block cannot leave the encoders, the next one waits before its first code goes to the
    // final buffers, so the merge has its three cycles. There are two cycles between that code and the last
    // one's, which leaves one cycle to stop the pipeline. Memories without an output register stop at once: their words
    // then come again in the cycle in which the rest stalls.
    let finished = m.register_reset("finished", 1, 0);
    let free = m.wire("out_free", 1);
    let merging = m.register_reset("merged_slot", 1, 0);
    let (leaves, begins) = if p.encodes_early() {
        let leaves = (finished & free).named("leaves");
        leaves.comment("A block with a wrong number of beats goes no further.");
        let bad = merging.mux(blocks.bad[1], blocks.bad[0]).named("is_bad");
        (leaves, (leaves & !bad).named("merge_begins"))
    } else {
        let begins = (finished & free).named("merge_begins");
        (begins, begins)
    };
    let next = control.lookup_stages.any() | control.place;
    let waits = (finished & !free).named("finished_waits");
    let stalls = m.register_reset("stalls", 1, 0);
    let stops = (waits & next).named("stops");
    m.next(stalls, stops);
    m.drive(advance, !stalls);
    let lookup_moves = if p.registers_codes() { !stalls } else { !stops };
    m.drive(control.lookup_moves, lookup_moves);
    m.next(finished, control.ends | waits);
    m.next_if(merging, leaves, !merging);
    m.drive(blocks.release[0], leaves & !merging);
    m.drive(blocks.release[1], leaves & merging);

    let slice = m.register_reset("slice", 2, 0);
    let is_last_slice = slice.eq_to(u64::from(stored_slices) - 1);
    let merges = (begins | slice.any()).named("merges");
    m.assert(
        !control.puts | !(finished | (slice.any() & !is_last_slice)),
        "a code goes to a final buffer that may still be merged",
    );
    let is_slice: Vec<Signal> = (0..stored_slices)
        .map(|number| slice.eq_to(u64::from(number)))
        .collect();
    m.next_if(slice, merges, is_last_slice.mux(m.zero(2), slice.plus(1)));
    let module = merge(p)?;
    let shares: Vec<Signal> = encoders
        .stages
        .iter()
        .enumerate()
        .map(|(number, stage)| {
            let (first, shift) = (layout.slices[number], layout.shifts[number]);
            let backwards = p.pairs && number % 2 == 1;
            let here = slices_here(m, (number, backwards), layout.known, first, merges);
            // The first stream lies behind the pointers, where it has zeros.
            let mut stream = stage.stream;
            if let (0, Some(pointers)) = (number, layout.pointers) {
                stream = stream | pointers.resize(stream.width());
            }
            let inputs = MergeInputs {
                stream,
                here,
                shift,
            };
            let share = m.instance(&format!("merge{number}"), &module, inputs);
            if backwards {
                reversed(m, &format!("share{number}_reversed"), share.share)
            } else {
                Ok(share.share)
            }
        })
        .collect::<Result<_, DesignError>>()?;
    let merged = m.delay_if("merged_slice", merges, or_all(shares));

    let leaving = Leaving {
        slot: merging,
        begins,
        merges,
        fits: layout.fits,
        bursts: layout.bursts,
        free,
    };
    block_out(m, p, blocks, &leaving, is_slice, merged)
}

/// A block that leaves.
pub(crate) struct Leaving<'m> {
    /// The number of its slot.
    pub slot: Signal<'m>,
    /// It begins to leave; slice by slice, this one's included.
    pub begins: Signal<'m>,
    pub merges: Signal<'m>,
    /// Whether it is stored compressed, and then its bursts − 1.
    pub fits: Signal<'m>,
    pub bursts: Signal<'m>,
    /// Driven here: the block before it has left.
    pub free: Signal<'m>,
}

/// The register of the block that leaves, and the port. `is_slice`: which slice comes, a cycle before
/// `merged` has it.
pub(crate) fn block_out<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    leaving: &Leaving<'m>,
    is_slice: Vec<Signal<'m>>,
    merged: Signal<'m>,
) -> Result<(), DesignError> {
    let Leaving {
        slot,
        begins,
        merges,
        fits,
        ..
    } = *leaving;
    let (slice_bits, stored_slices) = (SLICE_BYTES * 8, p.stored_slices());
    m.section("The block going out: raw at once, or compressed slice by slice, a cycle later");
    let raw_block = slot
        .mux(blocks.block[1], blocks.block[0])
        .named("raw_block");
    let raw = (begins & !fits).named("sends_raw");
    let compressed = (merges & fits).named("sends_slice");
    let puts: Vec<Signal> = (0..stored_slices)
        .map(|number| m.register_reset(&format!("puts_slice_{number}"), 1, 0))
        .collect();
    let puts = m.vector("puts_slice", &puts);
    for (&put, is_slice) in puts.iter().zip(is_slice) {
        m.next(put, compressed & is_slice);
    }
    let outs: Vec<Signal> = (0..p.block_bytes / SLICE_BYTES)
        .map(|number| m.register(&format!("out_slice_{number}"), slice_bits))
        .collect();
    let outs = m.vector("out_block", &outs);
    for (number, (&out, raw_slice)) in outs.iter().zip(raw_block.parts(slice_bits)).enumerate() {
        let raw_slice = raw.gate(raw_slice);
        match puts.get(number) {
            Some(&put) => m.next_if(out, raw | put, raw_slice | put.gate(merged)),
            None => m.next_if(out, begins, raw_slice),
        }
    }
    beats_out(m, p, leaving, concat(&outs))
}

/// Which of its slices a stream begins in this slice of the block, one-hot, from
/// `first`, the slice of the block in which it starts; of a backward one, counted from the
/// last one.
fn slices_here<'m>(
    m: &'m Builder,
    (number, backwards): (usize, bool),
    known: Signal<'m>,
    first: Signal<'m>,
    merges: Signal<'m>,
) -> Signal<'m> {
    let slices = first.width();
    // The streams ahead move up by one with each slice of the block.
    let places = m.register(&format!("stream{number}_slice"), 2 * slices - 1);
    if number == 0 {
        places.comment("One-hot: how far the stream is ahead of the slice, or behind it.");
    }
    let from_end = first.reverse();
    let (start, moved) = if backwards && slices > 1 {
        // Its slices come in descending order.
        (
            concat(&[m.zero(slices - 1), from_end]),
            places.slice(1, 2 * slices - 2).resize(2 * slices - 1),
        )
    } else {
        (
            from_end.resize(2 * slices - 1),
            concat(&[m.zero(1), places]).slice(0, 2 * slices - 1),
        )
    };
    m.next_if(places, known | merges, known.mux(start, moved));
    places.slice(slices - 1, slices)
}

/// Sends the beats of the block that `out` holds or is being filled with.
fn beats_out<'m>(
    m: &'m Builder,
    p: &Parameters,
    leaving: &Leaving<'m>,
    out: Signal<'m>,
) -> Result<(), DesignError> {
    let Leaving {
        begins,
        fits,
        bursts,
        free,
        ..
    } = *leaving;
    m.section("Its beats");
    let count_bits = address_width(u64::from(p.beats()) + 1);
    let metadata = fits.mux(bursts, m.localparam("STORED_RAW", 3, 2));
    let lengths = (0..p.max_bursts()).map(|less_1| {
        let beats = m.constant(u64::from(p.beats_of_bursts(less_1 + 1)), count_bits);
        let is = fits & bursts.eq_to(u64::from(less_1));
        let name = format!("fits_{}", less_1 + 1);
        is.named(&name).gate(beats)
    });
    let stored_raw = (!fits).named("stored_raw");
    let raw_beats = stored_raw.gate(m.constant(u64::from(p.beats()), count_bits));
    let beats = or_all(lengths.chain([raw_beats]).collect::<Vec<_>>()).named("beats");

    // A beat waits for its slices.
    let mut filled = begins & fits;
    for cycle in 1..=p.slice_wait() {
        let stage = m.register_reset(&format!("filling{cycle}"), 1, 0);
        m.next(stage, filled);
        filled = stage;
    }
    let filled = (filled | (begins & stored_raw)).named("first_beat_filled");
    let busy = m.register_reset("out_busy", 1, 0);
    let sending = m.register_reset("sending", 1, 0);
    let left = m.register("beats_left", count_bits);
    let number = m.register("beat_number", count_bits);
    // The last beat is on the port.
    let last = m.register_reset("last_beat", 1, 0);
    let ready = m.wire("out_ready", 1);
    let sent = (sending & ready).named("beat_sent");
    let ends = (last & ready).named("block_sent");
    m.drive(free, !busy | ends);
    m.next(busy, begins | (busy & !ends));
    let sends = (filled | (sending & !ends)).named("sends");
    m.next(sending, sends);
    let less_1 = (left - m.constant(1, count_bits)).named("beats_left_less_1");
    m.next_if(left, begins | sent, begins.mux(beats, less_1));
    let is_last = sent.mux(less_1.eq_to(1), left.eq_to(1));
    m.next(last, sends & begins.mux(beats.eq_to(1), is_last));
    let next_number = (!begins).named("goes_on").gate(number.plus(1));
    m.next_if(number, begins | sent, next_number);
    let beats = out.parts(p.beat_bytes * 8);
    let beat = Beat {
        valid: sending,
        data: select(m, "beat", number, &beats)?,
        last,
        user: m.delay_if("out_metadata", begins, metadata),
    };
    output_port(m, beat, ready)
}
