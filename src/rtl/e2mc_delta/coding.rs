//! Compressor, second pass: the block that is coded, or waits to leave raw.
//!
//! ```text
//! slot → symbols: each way's move up, the one at its head is coded
//!            └→ as they are, if the block is stored raw
//! ```
//!
//! A block is accepted as soon as all symbols of the one before are looked up, which frees that block's slot.
//! Its mode may still be unknown then. Coding starts when the mode is known, and when the block before is
//! sure to have left the place of the first codeword. After that nothing stalls.

use super::coding_lane::{coding_lane, place_bits, CodingLaneInputs};
use super::compressor_configuration::Configuration;
use super::measuring::{bits_of_start, Decision, Measuring, Taking};
use super::{Parameters, LAGS, LONGEST_LAG, MODE_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::reversed::reversed;
use crate::rtl::e2mc::input_side::Blocks;

/// The block that is coded.
pub(super) struct Coding<'m> {
    /// The mode of the block that was taken over is known: it begins.
    pub decides: Signal<'m>,
    /// A block's mode is still to be known, or its symbols are looked up.
    pub busy: Signal<'m>,
    /// Each way's symbols, the next one lowest; all of the block while it is raw.
    parts: Vec<Signal<'m>>,
    /// A symbol has one 2, or 4, before it in its own way.
    begun: Signal<'m>,
    tree: Signal<'m>,
    /// Flags of the lanes, cycles after the symbol is at the head.
    looks_up: Signal<'m>,
    starts: Signal<'m>,
    pub place: Signal<'m>,
    pub puts: Signal<'m>,
    /// The cycle before the first symbol is put, and with the last.
    pub clears: Signal<'m>,
    pub puts_last: Signal<'m>,
    lags: [Signal<'m>; 2],
    mode_number: Option<Signal<'m>>,
    group_starts: Option<Signal<'m>>,
    /// Of the compressed block that begins: mode and pointers; its bursts − 1.
    pub header: Signal<'m>,
    pub bursts: Signal<'m>,
    /// A raw block waits, and may leave: no compressed one is before it.
    pub raw_waits: Signal<'m>,
    /// Driven later: the coded block leaves.
    pub moves_compressed: Signal<'m>,
    pub block: Signal<'m>,
    /// With a protection, the block whose symbols were looked up last.
    pub kept_block: Option<Signal<'m>>,
}

/// Outputs of the lanes.
pub(super) struct Lanes<'m> {
    /// Bits that they put into the block, all together.
    pub bits: Signal<'m>,
    /// The word that the port reads.
    pub table_word: Signal<'m>,
    /// Flags of damaged words from each lane, where words are checked: read for a symbol, and read by the port.
    pub damaged: Vec<[Signal<'m>; 2]>,
}

/// The hand-over of blocks as the first pass sees it; [`coding`] drives it.
pub(super) fn taking(m: &Builder) -> Taking<'_> {
    let undecided = m.register_reset("undecided", 1, 0);
    undecided.comment("A block is taken over, and its mode is still to be known.");
    let slot = m.register_reset("taken_slot", 1, 0);
    slot.comment("Of the block that is taken over next.");
    Taking {
        takes: m.wire("block_taken", 1),
        slot,
        undecided,
    }
}

/// `free`: the port takes a block.
pub(super) fn coding<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    measuring: &Measuring<'m>,
    decision: &Decision<'m>,
    taking: &Taking<'m>,
    free: Signal<'m>,
) -> Coding<'m> {
    m.section("Second pass: the block, its mode, and where its groups start");
    let symbols = u64::from(p.frame.symbols_per_way());
    let period = symbols + 2;
    let bits = address_width(period);
    let moves_compressed = m.wire("coded_block_leaves", 1);
    let codes = m.register_reset("codes", 1, 0);
    codes.comment("A block is being coded.");
    let raw = m.register_reset("is_raw", 1, 0);
    raw.comment("A block waits to leave raw.");
    let finishing = m.register_reset("finishing", 1, 0);
    finishing.comment("The last symbol of a block is looked up; the block has not left yet.");
    let count = m.register_reset("coded_count", bits, 0);
    count.comment("Symbols, then two cycles.");
    let raw_waits = (raw & !finishing).named("raw_waits");
    let raw_leaves = (raw_waits & free).named("raw_leaves");
    let looks_up = (codes & !count.ge(m.constant(symbols - 1, bits))).named("more_symbols");
    let room = (!(raw | looks_up) | raw_leaves).named("symbols_done_with");
    let measured = taking
        .slot
        .mux(measuring.measured[1], measuring.measured[0]);
    let takes = (measured & !taking.undecided & room).named("takes");
    m.drive(taking.takes, takes);
    let done = count.eq_to(period - 1).named("code_ends");
    let has_next = (taking.undecided | takes).named("has_next");
    let others_done = (!codes | done) & (!raw | raw_leaves);
    let decides = decision.ready & has_next & others_done & (!finishing | free);
    let decides = decides.named("decides");
    m.next_if(taking.slot, takes, !taking.slot);
    m.next(taking.undecided, has_next & !decides);
    m.next(codes, (decides & decision.fits) | (codes & !done));
    m.next(raw, (decides & !decision.fits) | (raw & !raw_leaves));
    m.next_if(count, codes, done.mux(m.zero(bits), count.plus(1)));
    let lookup = (codes & count.lt(m.constant(symbols, bits))).named("codes_symbol");
    let last = (lookup & count.eq_to(symbols - 1)).named("codes_last");
    let first = (lookup & count.eq_to(0)).named("codes_first");
    m.next(finishing, last | (finishing & !moves_compressed));

    let lag_of = |mode: u32| {
        let place = p.modes.iter().position(|&of| of == mode);
        place.map_or(m.zero(1), |place| decision.mode[place])
    };
    let lags =
        [("lag2", 1), ("lag4", 2)].map(|(name, mode)| m.delay_if(name, decides, lag_of(mode)));
    let mode = of_mode(m, decision, MODE_BITS, |place| u64::from(p.modes[place]));
    let mode = m.delay_if("mode", decides, mode);
    let number_bits = p.code_bits() - 1;
    let mode_number = (number_bits > 0).then(|| {
        let number = of_mode(m, decision, number_bits, |place| place as u64);
        m.delay_if("mode_number", decides, number)
    });
    let group_starts = decision
        .starts
        .map(|starts| m.delay_if("starts_of_groups", decides, starts));
    let more = decision.more_bursts.iter();
    let more = more.map(|more| more.resize(2)).reduce(|a, b| a + b);
    let bursts = m.delay_if("bursts_less_1", decides, more.unwrap_or(m.zero(2)));
    let mut header = vec![mode];
    if let Some(starts) = group_starts {
        let starts = starts.parts(bits_of_start(p)).into_iter();
        header.extend(starts.map(|start| start.slice(0, p.frame.pointer_bits())));
    }

    let (parts, kept_block) = ways_symbols(m, p, blocks, taking, [takes, lookup, last]);
    let before = [LAGS[1], LAGS[2]].map(|lag| {
        let before = count.ge(m.constant(u64::from(lag), bits));
        before.named(&format!("has_{lag}_before"))
    });

    m.section("Second pass: what the lanes do, cycles after a symbol is at the head");
    let put = p.coding_cycles();
    // Bit c − 1: c cycles ago.
    let after = |name: &str, value: Signal<'m>| {
        let cycles = m.register_reset(&format!("{name}_after"), put, 0);
        m.next(cycles, concat(&[value, cycles.slice(0, put - 1)]));
        cycles
    };
    let symbol_after = after("symbol", lookup);
    let first_after = after("first", first);
    let last_after = after("last", last);
    let works = taking.undecided | codes | symbol_after.any();
    Coding {
        decides,
        busy: works.named("second_pass_works"),
        block: concat(&parts),
        kept_block,
        parts,
        begun: concat(&before),
        tree: count.bit(0),
        looks_up: symbol_after.bit(0),
        starts: first_after.bit(put - 3),
        place: symbol_after.bit(put - 2),
        puts: symbol_after.bit(put - 1),
        clears: first_after.bit(put - 2),
        puts_last: last_after.bit(put - 1),
        lags,
        mode_number,
        group_starts,
        header: concat(&header),
        bursts,
        raw_waits,
        moves_compressed,
    }
}

pub(super) fn lanes<'m>(
    m: &'m Builder,
    p: &Parameters,
    coding: &Coding<'m>,
    tables: &Configuration<'m>,
) -> Result<Lanes<'m>, DesignError> {
    m.section("Second pass: the ways' places, backward ones from the other end");
    let starts = way_starts(m, p, coding);
    let module = coding_lane(p)?;
    let top = (p.frame.symbols_per_way() - LONGEST_LAG) * SYMBOL_BITS;
    let code = match coding.mode_number {
        Some(mode) => concat(&[coding.tree, mode]),
        None => coding.tree,
    };
    // Of the symbols that were at the heads a cycle before.
    let code = m.delay("code", code);
    let is_difference = coding.lags[0] | coding.lags[1];
    let is_difference = m.delay("is_difference", is_difference);
    let mut words = None;
    let mut damaged = Vec::new();
    let mut bits = [Vec::new(), Vec::new()];
    for (way, &part) in coding.parts.iter().enumerate() {
        let last = |part: Signal<'m>| part.slice(top, LONGEST_LAG * SYMBOL_BITS);
        let own = last(part);
        let other = match way {
            0 => m.zero(own.width()),
            _ => last(coding.parts[way - 1]),
        };
        let of = |lag: u32, number: u32| {
            let at = (LONGEST_LAG - lag) * SYMBOL_BITS;
            let [own, other] = [own, other].map(|symbols| symbols.slice(at, SYMBOL_BITS));
            coding.begun.bit(number).mux(own, other)
        };
        let before = coding.lags[0].mux(of(LAGS[1], 0), of(LAGS[2], 1));
        let before = before.named(&format!("before{}", way + 1));
        let symbol = part.slice(0, SYMBOL_BITS);
        let access = tables.access;
        let inputs = CodingLaneInputs {
            symbol,
            earlier: before,
            is_difference,
            code,
            lookup: coding.looks_up,
            in_codewords: tables.in_codewords,
            starts: coding.starts,
            start: starts[way],
            place: coding.place,
            puts: coding.puts,
            table_write: access.write,
            table_read: access.read,
            table_number: access.number,
            table_write_data: access.data,
            in_tags: access.in_tags,
            in_classes: access.in_classes,
            table_flips: access.flips,
        };
        let lane = m.instance(&format!("codes{}", way + 1), &module, inputs);
        words.get_or_insert(lane.table_read_data);
        damaged.extend(lane.damaged.zip(lane.read_damaged).map(<[Signal; 2]>::from));
        bits[way % 2].push(lane.bits);
    }
    let [forwards, backwards] = bits;
    let mut bits = or_all(forwards).named("put_forwards");
    if !backwards.is_empty() {
        let backwards = or_all(backwards).named("put_backwards");
        bits = bits | reversed(m, "put_backwards_reversed", backwards)?;
    }
    Ok(Lanes {
        bits: bits.named("put_bits"),
        table_word: words.unwrap_or(m.zero(32)),
        damaged,
    })
}

/// The bit at which each way starts, of backward ones from the end of the largest block that is
/// stored compressed.
fn way_starts<'m>(m: &'m Builder, p: &Parameters, coding: &Coding<'m>) -> Vec<Signal<'m>> {
    let bits = place_bits(p);
    let whole = m.constant(u64::from(p.stored_bits()), bits);
    let pointer_bits = p.frame.pointer_bits();
    let borders = coding
        .group_starts
        .map(|starts| starts.parts(bits_of_start(p)));
    let borders: Vec<Signal> = (1..)
        .zip(borders.unwrap_or_default())
        .map(|(group, start)| {
            let start = concat(&[m.zero(3), start.slice(0, pointer_bits)]).resize(bits);
            start.named(&format!("border{group}"))
        })
        .collect();
    // Bursts that the block does not have, and the check.
    let last = (0..p.frame.max_bursts()).map(|bursts| {
        let missing = p.stored_bits() - p.frame.room_bits(bursts + 1);
        let is = coding.bursts.eq_to(bursts.into());
        is.gate(m.constant(missing.into(), bits))
    });
    let last = or_all(last.collect::<Vec<_>>()).named("missing_bits");
    let header = m.constant(u64::from(p.header_bits()), bits);
    let groups = 0..p.groups() as usize;
    let ways = groups.flat_map(|group| {
        let forwards = match group {
            0 => header,
            _ => borders[group - 1],
        };
        let end = borders.get(group).map(|&end| whole - end);
        [forwards, end.unwrap_or(last)]
    });
    ways.collect()
}

/// A number of the selected mode, from a list with one for each mode.
fn of_mode<'m>(
    m: &'m Builder,
    decision: &Decision<'m>,
    bits: u32,
    number: impl Fn(usize) -> u64,
) -> Signal<'m> {
    let modes = decision.mode.iter().enumerate();
    let gated = modes.map(|(place, is)| is.gate(m.constant(number(place), bits)));
    or_all(gated.collect::<Vec<_>>())
}

/// Each way's symbols, which move up as they are coded; with protection also the block, from its `last`
/// symbol on. `takes`: a block is accepted; `lookup`: a symbol is coded.
fn ways_symbols<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    taking: &Taking<'m>,
    [takes, lookup, last]: [Signal<'m>; 3],
) -> (Vec<Signal<'m>>, Option<Signal<'m>>) {
    m.section("Second pass: the ways' symbols move up as they are coded");
    let part_bits = p.frame.symbols_per_way() * SYMBOL_BITS;
    let source = taking
        .slot
        .mux(blocks.block[1], blocks.block[0])
        .named("taken_block");
    let moves = (takes | lookup).named("symbols_move");
    let (parts, moved): (Vec<Signal>, Vec<Signal>) = (1..)
        .zip(source.parts(part_bits))
        .map(|(way, source)| {
            let part = m.register(&format!("symbols{way}"), part_bits);
            // Round, so that the ones before a symbol come behind the last.
            let rest = part.slice(SYMBOL_BITS, part_bits - SYMBOL_BITS);
            let moved = concat(&[rest, part.slice(0, SYMBOL_BITS)]);
            m.next_if(part, moves, takes.mux(source, moved));
            (part, moved)
        })
        .unzip();
    let checks = p.frame.protection.checks();
    let kept = checks.then(|| m.delay_if("kept_block", last, concat(&moved)));
    (parts, kept)
}
