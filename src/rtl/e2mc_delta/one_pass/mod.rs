//! The compressor of e2mc-delta in one pass: codes a block in all modes at once, and sends the result of the
//! mode with the fewest bits.
//!
//! ```text
//! s_axis → two slots ─┬→ lanes: codewords in 3 modes ─┬→ lengths → sums → layouts → mode, starts
//!                     │                               └→ streams of each mode ─→ joined ─┬→ m_axis
//!                     └────────────────── raw ──────────────────────────────────────────┘
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks; `tuser` is the metadata |
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! A lane for each way, a symbol a cycle. Initiation interval max(symbols/PDW + 2, beats) cycles,
//! two more where beats are as many as a way has symbols, or 8 and 4
//! ([`Parameters::compressor_interval`]); latency from a block's first beat in to its last beat
//! out: beats in + symbols/PDW + beats out of the largest compressed block + 7 cycles with beats
//! of at most a slice ([`Parameters::compressor_latency`]).
//!
//! | | cycles of a block, PDW 4, beats of 32 bytes |
//! |---|---|
//! | beats in | 0–3 |
//! | a symbol of each way per cycle, in all modes | 4–19 |
//! | lengths of all modes; its codewords placed, and put | 8–23; 9–24, 10–25 |
//! | sums of groups; layouts and the mode with the fewest bits | 24; 25 |
//! | streams of the mode joined, three slices of 32 bytes, in two cycles each | 26–29 |
//! | beats out, of a block of three bursts | 28–30 |
//! | beats out, of a raw block by itself | 27–30 |
//!
//! The first way's stream begins behind the header, whose length is known. The last way ends with the
//! last burst and so moves by whole slices. The two ways that meet at a border of groups grow away from
//! it, so one shifter by bytes moves both: none with one or two ways, one with four, three with eight.
//! Streams are joined before the next block's first codeword comes, so there are no copies of them.

mod border;
mod control;
mod encoding_lane;
mod gathering;
mod joining;
mod lanes;

use std::rc::Rc;

use super::choice::{choice, ChoiceInputs};
use super::compressor_configuration::{configuration, Configuration};
use super::measuring::{bits_of_groups, bits_of_start};
use super::{Parameters, MODE_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::block_input::Framing;
use crate::rtl::e2mc::input_side::input_side;
use control::{control, Control};
use joining::joining;
use lanes::lanes;

/// The mode and length chosen for a block, registered until it has left.
struct Decision<'m> {
    /// The number of its mode among the available modes, one-hot.
    takes: Signal<'m>,
    /// A cycle earlier: bytes at which groups 2, 3, … start, and whether the block has 1, 2, … bursts.
    starts: Vec<Signal<'m>>,
    has_bursts: Vec<Signal<'m>>,
    /// Mode and pointers.
    header: Signal<'m>,
    /// It is stored compressed, and then its bursts − 1.
    fits: Signal<'m>,
    bursts: Signal<'m>,
}

pub fn compressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let frame = &p.frame;
    let m = Builder::new(format!("{}_compressor", frame.name));
    m.doc(&format!(
        "e2mc-delta compressor in one pass: {} lanes, blocks of {} bytes, bursts of {}.\n\
         Stages: 1. codewords in all modes, 2. joining those of the mode with the fewest bits.",
        frame.ways, frame.block_bytes, frame.mag_bytes
    ));
    m.section("The port, and two slots behind it");
    let blocks = input_side(&m, frame, Framing::Raw)?;
    let waits = m.wire("access_waits", 1);
    let leaves = m.wire("block_leaves", 1);
    let out_busy = m.wire("port_busy", 1);
    let control = control(&m, p, &blocks, waits, leaves, out_busy);
    let tables = configuration(&m, p, waits, control.busy, blocks.framing_error)?;
    let lanes = lanes(&m, p, &blocks, &control, &tables)?;
    m.drive(tables.table_word, lanes.table_word);
    tables.drive_damage(&m, &[(control.place, &lanes.damaged)]);
    let decision = decision(&m, p, &control, &tables, &lanes.lengths)?;
    let left = joining(&m, p, &blocks, &control, &decision, &lanes.streams)?;
    m.drive(leaves, left.leaves);
    m.drive(out_busy, left.busy);
    m.finish()
}

/// The mode that the block takes, from the lengths of each lane's symbols in each mode.
fn decision<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    lengths: &[Vec<Signal<'m>>],
) -> Result<Decision<'m>, DesignError> {
    m.section("Bits of each group in each mode");
    let groups = bits_of_groups(m, p, lengths, control.adds, control.adds_first)?;
    m.section("The mode with the fewest bits");
    let inputs = ChoiceInputs {
        moves: control.summed,
        group_bits: groups,
    };
    let choice = m.instance("choice", &choice(p)?, inputs);
    let decides = control.decides;
    let takes = choice.takes;
    let mut exceeds = choice.exceeds.parts(1);
    let too_long = exceeds.pop().unwrap_or(m.zero(1));
    let fits = tables.unless_damaged(!too_long & tables.loaded);

    // One-hot, from flags that are set up to the block's number of bursts.
    let mut has_bursts = Vec::new();
    for number in 0..p.frame.max_bursts() as usize {
        let more = match number.checked_sub(1) {
            Some(before) => exceeds[before],
            None => m.constant(1, 1),
        };
        let no_more = exceeds.get(number).map_or(m.constant(1, 1), |&more| !more);
        has_bursts.push((more & no_more).named(&format!("has_bursts{}", number + 1)));
    }
    let bursts = exceeds
        .iter()
        .map(|more| more.resize(2))
        .reduce(|a, b| a + b)
        .unwrap_or(m.zero(2));

    let modes = takes.parts(1).into_iter().zip(&p.modes);
    let mode = modes.map(|(is, &mode)| is.gate(m.constant(u64::from(mode), MODE_BITS)));
    let mode = or_all(mode.collect::<Vec<_>>());
    let starts = choice
        .starts
        .map(|starts| starts.parts(bits_of_start(p)))
        .unwrap_or_default();
    let pointers = starts
        .iter()
        .map(|start| start.slice(0, p.frame.pointer_bits()));
    let header: Vec<Signal> = [mode].into_iter().chain(pointers).collect();
    Ok(Decision {
        takes: m.delay_if("mode_taken", decides, takes),
        starts,
        has_bursts,
        header: m.delay_if("header", decides, concat(&header)),
        fits: m.delay_if("fits", decides, fits),
        bursts: m.delay_if("bursts", decides, bursts),
    })
}
