//! Compressor, first pass: selects the block to measure, computes the lengths of its groups in each mode, and
//! chooses its mode.
//!
//! ```text
//! slots → lanes → sums of groups → layouts → the fewest bits → second pass
//! ```
//!
//! A block is measured while the one before it is coded. The second pass takes it from its slot when all of
//! its symbols are looked up. Its lengths pass the sums and layouts, and wait there until its mode is
//! decided.

use super::choice::{choice, ChoiceInputs};
use super::compressor_configuration::Configuration;
use super::layout::{group_bits, start_bits};
use super::leaf_table::{number_bits, Access, STEP_BITS};
use super::measuring_lane::{measuring_lane, MeasuringLaneInputs};
use super::{Parameters, LONGEST_LAG, LOW_BITS, SYMBOL_BITS, TREES};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::e2mc::input_side::Blocks;

/// Hand-over of a block from its slot to the second pass.
pub(super) struct Taking<'m> {
    pub takes: Signal<'m>,
    /// The slot of the next one.
    pub slot: Signal<'m>,
    /// It has one whose mode is still to be known.
    pub undecided: Signal<'m>,
}

/// Where the symbols of the block that is measured are.
pub(super) struct Measuring<'m> {
    reading: Signal<'m>,
    count: Signal<'m>,
    lookup: Signal<'m>,
    begins: Signal<'m>,
    /// [`Parameters::length_cycles`] behind: lengths are added, the first ones, the last ones.
    pub adds: Signal<'m>,
    adds_first: Signal<'m>,
    adds_last: Signal<'m>,
    /// A block is being measured, or its slot is still to be taken over.
    pub busy: Signal<'m>,
    /// All symbols of the slot's block are looked up.
    pub measured: [Signal<'m>; 2],
}

pub(super) fn measuring<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    access: Signal<'m>,
    second: &Taking<'m>,
) -> Measuring<'m> {
    m.section("First pass: which symbols are measured");
    let symbols = u64::from(p.frame.symbols_per_way());
    let period = symbols + 2;
    let bits = address_width(period);
    let count = m.register_reset("measured_count", bits, 0);
    count.comment("Symbols, then two cycles, as the second pass has them.");
    let reading = m.register_reset("measured_slot", 1, 0);
    // A slot whose block is measured waits until the second pass takes it.
    let begun = [0, 1].map(|slot| m.register_reset(&format!("slot{slot}_begun"), 1, 0));
    let measured = [0, 1].map(|slot| m.register_reset(&format!("slot{slot}_measured"), 1, 0));
    let fresh = [0, 1].map(|slot: usize| blocks.full[slot] & !begun[slot]);
    let is_full = reading.mux(fresh[1], fresh[0]).named("is_full");
    // One block waits in the layouts and one in the sums; there is no place for a third one.
    let crowded = (second.undecided & (begun[0] | begun[1])).named("two_undecided");
    let idle = count.eq_to(0).named("idle");
    let begins = (idle & is_full & !access & !crowded).named("measure_begins");
    let running = (!idle & count.lt(m.constant(symbols, bits))).named("measure_goes_on");
    let lookup = (begins | running).named("measures");
    let next = count.eq_to(period - 1).mux(m.zero(bits), count.plus(1));
    m.next_if(count, begins | !idle, next);
    let last = count.eq_to(symbols - 1).named("measures_last");
    m.next_if(reading, last, !reading);
    let ends = (lookup & last).named("measure_ends");
    for slot in 0..2 {
        let is = |number: Signal<'m>| if slot == 1 { number } else { !number };
        let leaves = (second.takes & is(second.slot)).named(&format!("slot{slot}_taken"));
        let [begun, measured] = [begun[slot], measured[slot]];
        m.next(begun, (begins & is(reading)) | (begun & !leaves));
        m.next(measured, (ends & is(reading)) | (measured & !leaves));
        m.drive(blocks.release[slot], leaves);
    }

    // The next block's beats come in while the last symbols are measured.
    let soon = (symbols + 1)
        .saturating_sub(u64::from(p.frame.beats()))
        .max(1);
    let other = reading.mux(blocks.full[0], blocks.full[1]);
    let within = count.ge(m.constant(soon, bits)) & running & !other;
    let after = !idle & !running & !reading.mux(blocks.full[1], blocks.full[0]);
    let idles = idle & !reading.mux(blocks.full[1], blocks.full[0]);
    m.drive(blocks.admit, within | after | idles);

    let late = |name: &str, value: Signal<'m>| {
        let cycles = p.length_cycles();
        let stages = m.register_reset(&format!("{name}_after"), cycles, 0);
        m.next(stages, concat(&[value, stages.slice(0, cycles - 1)]));
        stages.bit(cycles - 1)
    };
    Measuring {
        reading,
        count,
        lookup,
        begins,
        adds: late("adds", lookup),
        adds_first: late("adds_first", begins),
        adds_last: late("adds_last", ends),
        busy: (begins | begun[0] | begun[1]).named("first_pass_busy"),
        measured,
    }
}

/// The layout that the second pass takes over, known while a block waits for it.
pub(super) struct Decision<'m> {
    /// A block waits.
    pub ready: Signal<'m>,
    /// The number of its mode among the available modes, one-hot.
    pub mode: Vec<Signal<'m>>,
    /// Bytes at which groups 2, 3, … start.
    pub starts: Option<Signal<'m>>,
    /// It is stored compressed; and a bit for each burst after the first.
    pub fits: Signal<'m>,
    pub more_bursts: Vec<Signal<'m>>,
}

/// `decides`: the second pass takes the result of the waiting block. The decision includes the lanes' flags
/// of damaged words, if words are checked.
pub(super) fn decision<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    measuring: &Measuring<'m>,
    tables: &Configuration<'m>,
    decides: Signal<'m>,
) -> Result<(Decision<'m>, Vec<[Signal<'m>; 2]>), DesignError> {
    let (lengths, damaged) = lanes(m, p, blocks, measuring, tables)?;
    m.section("First pass: bits of each group in each mode");
    let adds = measuring.adds;
    let groups = bits_of_groups(m, p, &lengths, adds, measuring.adds_first)?;
    let summed = m.register_reset("groups_summed", 1, 0);
    summed.comment("The sums are complete, and wait for the layouts.");
    let ready = m.register_reset("layouts_ready", 1, 0);
    let moves = (summed & !ready).named("layouts_move");
    m.next(summed, measuring.adds_last | (summed & !moves));
    m.next(ready, moves | (ready & !decides));
    m.assert(
        !(summed & !moves & adds),
        "lengths are added to sums that wait",
    );

    m.section("First pass: the mode with the fewest bits");
    let inputs = ChoiceInputs {
        moves,
        group_bits: groups,
    };
    let choice = m.instance("choice", &choice(p)?, inputs);
    let takes = choice.takes;
    let mut exceeds = choice.exceeds.parts(1);
    let too_long = exceeds.pop().unwrap_or(m.zero(1));
    let fits = tables.unless_damaged(!too_long & tables.loaded);
    let decision = Decision {
        ready,
        mode: takes.parts(1),
        starts: choice.starts,
        fits: fits.named("fits"),
        more_bursts: exceeds,
    };
    Ok((decision, damaged))
}

/// The bits of each mode's groups so far: the sum of each lane's symbols, with their `lengths` in each mode,
/// at the time when these are added.
pub(super) fn bits_of_groups<'m>(
    m: &'m Builder,
    p: &Parameters,
    lengths: &[Vec<Signal<'m>>],
    adds: Signal<'m>,
    adds_first: Signal<'m>,
) -> Result<Signal<'m>, DesignError> {
    let bits = group_bits(p);
    let lanes_of_group = (p.frame.ways / p.groups()) as usize;
    let mut groups: Vec<Signal> = Vec::new();
    for (place, mode) in p.modes.iter().enumerate() {
        let mut of_mode = Vec::new();
        for (number, lanes) in (1..).zip(lengths.chunks(lanes_of_group)) {
            let name = format!("mode{mode}_group{number}");
            let total = m.register(&format!("{name}_bits"), bits);
            let before = (!adds_first).gate(total);
            let mut added = vec![before.named(&format!("{name}_before"))];
            added.extend(lanes.iter().map(|lane| lane[place].resize(bits)));
            m.next_if(total, adds, sum(m, &name, &added)?);
            of_mode.push(total);
        }
        groups.push(concat(&of_mode));
    }
    Ok(concat(&groups))
}

/// Bits of a start in [`Decision::starts`].
pub(super) fn bits_of_start(p: &Parameters) -> u32 {
    start_bits(p)
}

/// The lengths of each lane's symbols in each mode, and its flags of damaged words.
#[expect(
    clippy::type_complexity,
    reason = "a list for each lane, and one of all lanes"
)]
fn lanes<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    measuring: &Measuring<'m>,
    tables: &Configuration<'m>,
) -> Result<(Vec<Vec<Signal<'m>>>, Vec<[Signal<'m>; 2]>), DesignError> {
    m.section("First pass: the lengths of all symbols in all modes");
    let block = measuring
        .reading
        .mux(blocks.block[1], blocks.block[0])
        .named("measured_block");
    let module = measuring_lane(p)?;
    let access = &tables.access;
    let values = p.value_index_bits();
    let in_tags = of_modes(p, "in_tags_of_mode", access, access.in_tags, values);
    let in_classes = of_modes(p, "in_classes_of_mode", access, access.in_classes, LOW_BITS);
    let number_of = address_width(u64::from(p.frame.symbols_per_way()));
    let mut damaged = Vec::new();
    let lengths: Result<_, DesignError> = (0..p.frame.ways)
        .map(|lane| {
            let (part, preceding) = part_of(m, p, block, lane);
            let inputs = MeasuringLaneInputs {
                part,
                preceding,
                lookup: measuring.lookup,
                begins: measuring.begins,
                number: measuring.count.slice(0, number_of),
                in_tags_of: in_tags,
                in_classes_of: in_classes,
                table_write: access.write,
                table_read: access.read,
                table_number: access.number,
                table_write_data: access.data,
                table_flips: access.flips,
            };
            let lane = m.instance(&format!("measures{}", lane + 1), &module, inputs);
            damaged.extend(lane.damaged.zip(lane.read_damaged).map(<[Signal; 2]>::from));
            Ok(lane.lengths.parts(STEP_BITS))
        })
        .collect();
    Ok((lengths?, damaged))
}

/// A way's symbols, and the four before them.
pub(super) fn part_of<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    way: u32,
) -> (Signal<'m>, Signal<'m>) {
    let part_bits = p.frame.symbols_per_way() * SYMBOL_BITS;
    let preceding_bits = LONGEST_LAG * SYMBOL_BITS;
    let at = way * part_bits;
    let preceding = match way {
        0 => m.zero(preceding_bits),
        _ => block.slice(at - preceding_bits, preceding_bits),
    };
    (block.slice(at, part_bits), preceding)
}

/// Whether an access is to each mode's words of a table: in the word's number, the code lies from
/// bit `at` on, above those of its kind.
pub(super) fn of_modes<'m>(
    p: &Parameters,
    name: &str,
    access: &Access<'m>,
    in_table: Signal<'m>,
    at: u32,
) -> Signal<'m> {
    let code = access
        .number
        .slice(at, number_bits(p) - at)
        .resize(p.code_bits());
    let modes = (0..p.modes.len() as u64).map(|mode| match p.modes.len() {
        1 => in_table,
        _ => {
            let mode_bits = p.code_bits() - TREES.trailing_zeros();
            in_table & code.slice(1, mode_bits).eq_to(mode)
        }
    });
    concat(&modes.collect::<Vec<_>>()).named(name)
}
