//! Compressor, second pass: the block that is coded, or waits to leave raw.
//!
//! ```text
//! slot → coded block: each way's symbols move up, the one at its head is coded
//!            └→ as it is, if it is stored raw
//! ```
//!
//! A block begins only when the one before it is sure to have left the place that its first
//! codeword goes to; nothing stands still after that.

use super::coding_lane::{coding_lane, place_bits};
use super::compressor::Configuration;
use super::measuring::{bits_of_start, Decision};
use super::reversed::reversed;
use super::{Parameters, LAGS, LONGEST_LAG, MODE_BITS, SYMBOL_BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::e2mc::input_side::Blocks;

/// The block that is coded.
pub(super) struct Coding<'m> {
    /// A block is taken over.
    pub copies: Signal<'m>,
    /// Its tables are looked at.
    pub codes: Signal<'m>,
    /// Each way's symbols, the next one lowest; all of the block while it is raw.
    parts: Vec<Signal<'m>>,
    lookup: Signal<'m>,
    /// A symbol has one 2, or 4, before it in its own way.
    begun: Signal<'m>,
    tree: Signal<'m>,
    /// Flags of the lanes, from three cycles after the look-up on.
    starts: Signal<'m>,
    place: Signal<'m>,
    pub puts: Signal<'m>,
    /// With the first symbol, and with the last.
    pub puts_first: Signal<'m>,
    pub puts_last: Signal<'m>,
    lags: [Signal<'m>; 2],
    mode_number: Option<Signal<'m>>,
    group_starts: Option<Signal<'m>>,
    /// Of the compressed block whose symbols are put: mode and pointers; its bursts − 1.
    pub header: Signal<'m>,
    pub bursts: Signal<'m>,
    /// A raw block waits, and may leave: no compressed one is before it.
    pub raw_waits: Signal<'m>,
    /// Driven later: the coded block leaves.
    pub moves_compressed: Signal<'m>,
    pub block: Signal<'m>,
}

/// `free`: the port takes a block.
pub(super) fn coding<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    decision: &Decision<'m>,
    slot: Signal<'m>,
    free: Signal<'m>,
) -> Coding<'m> {
    m.section("Second pass: the block, its mode, and where its groups start");
    let symbols = u64::from(p.frame.symbols_per_way());
    let period = symbols + 2;
    let bits = address_width(period);
    let moves_compressed = m.wire("coded_block_leaves", 1);
    let full = m.register_reset("has_block", 1, 0);
    let fits = m.register("is_coded", 1);
    let finishing = m.register_reset("finishing", 1, 0);
    finishing.comment("A coded block is looked up, and has not left yet.");
    let count = m.register_reset("coded_count", bits, 0);
    count.comment("Symbols, then two cycles.");
    let codes = (full & fits).named("codes");
    let raw_waits = (full & !fits & !finishing).named("raw_waits");
    let raw_leaves = (raw_waits & free).named("raw_leaves");
    let done = codes & count.eq_to(period - 1) | raw_leaves;
    let copies = decision.ready & (!full | done) & (!finishing | free);
    let copies = copies.named("copies");
    m.next(full, copies | (full & !done));
    m.next_if(fits, copies, decision.fits);
    let next = count.eq_to(period - 1).mux(m.zero(bits), count.plus(1));
    m.next_if(count, codes, next);
    let lookup = (codes & count.lt(m.constant(symbols, bits))).named("codes_symbol");
    let last = (lookup & count.eq_to(symbols - 1)).named("codes_last");
    let first = (lookup & count.eq_to(0)).named("codes_first");
    m.next(finishing, last | (finishing & !moves_compressed));

    let lag_of = |mode: u32| {
        let place = p.modes.iter().position(|&of| of == mode);
        place.map_or(m.zero(1), |place| decision.mode[place])
    };
    let lags = [("lag2", 1), ("lag4", 2)];
    let lags = lags.map(|(name, mode)| m.delay_if(name, copies, lag_of(mode)));
    let numbers = |bits: u32, number: &dyn Fn(usize) -> u64| {
        let gated = decision.mode.iter().enumerate();
        let gated = gated.map(|(place, is)| is.gate(m.constant(number(place), bits)));
        or_all(gated.collect::<Vec<_>>())
    };
    let mode = numbers(MODE_BITS, &|place| u64::from(p.modes[place]));
    let mode = m.delay_if("mode", copies, mode);
    let number_bits = p.code_bits() - 1;
    let mode_number = (number_bits > 0).then(|| {
        let number = numbers(number_bits, &|place| place as u64);
        m.delay_if("mode_number", copies, number)
    });
    let group_starts = decision.starts;
    let group_starts = group_starts.map(|starts| m.delay_if("starts_of_groups", copies, starts));
    let more = decision.more_bursts.iter();
    let more = more.map(|more| more.resize(2)).reduce(|a, b| a + b);
    let bursts = m.delay_if("bursts_less_1", copies, more.unwrap_or(m.zero(2)));
    let mut header = vec![mode];
    if let Some(starts) = group_starts {
        let starts = starts.parts(bits_of_start(p)).into_iter();
        header.extend(starts.map(|start| start.slice(0, p.frame.pointer_bits())));
    }

    m.section("Second pass: the ways' symbols move up as they are coded");
    let part_bits = p.frame.symbols_per_way() * SYMBOL_BITS;
    let source = slot
        .mux(blocks.block[1], blocks.block[0])
        .named("copied_block");
    let moves = (copies | lookup).named("symbols_move");
    let parts: Vec<Signal> = (1..)
        .zip(source.parts(part_bits))
        .map(|(way, source)| {
            let part = m.register(&format!("symbols{way}"), part_bits);
            // Round, so that the ones before a symbol come behind the last.
            let rest = part.slice(SYMBOL_BITS, part_bits - SYMBOL_BITS);
            let moved = concat(&[rest, part.slice(0, SYMBOL_BITS)]);
            m.next_if(part, moves, copies.mux(source, moved));
            part
        })
        .collect();
    let begun = [LAGS[1], LAGS[2]].map(|lag| {
        let begun = count.ge(m.constant(u64::from(lag), bits));
        begun.named(&format!("has_{lag}_before"))
    });

    m.section("Second pass: what the lanes do, cycles after a symbol is looked up");
    // Bit c − 1: c cycles ago.
    let after = |name: &str, value: Signal<'m>| {
        let cycles = m.register_reset(&format!("{name}_after"), 5, 0);
        m.next(cycles, concat(&[value, cycles.slice(0, 4)]));
        cycles
    };
    let symbol_after = after("symbol", lookup);
    let first_after = after("first", first);
    let last_after = after("last", last);
    Coding {
        copies,
        codes,
        block: concat(&parts),
        parts,
        lookup,
        begun: concat(&begun),
        tree: count.bit(0),
        starts: first_after.bit(2),
        place: symbol_after.bit(3),
        puts: symbol_after.bit(4),
        puts_first: first_after.bit(4),
        puts_last: last_after.bit(4),
        lags,
        mode_number,
        group_starts,
        header: concat(&header),
        bursts,
        raw_waits,
        moves_compressed,
    }
}

/// The lanes: what they put into the block, all together, and the word that the port reads.
pub(super) fn lanes<'m>(
    m: &'m Builder,
    p: &Parameters,
    coding: &Coding<'m>,
    tables: &Configuration<'m>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    m.section("Second pass: the ways' places, backward ones from the other end");
    let starts = way_starts(m, p, coding);
    let module = coding_lane(p)?;
    let top = (p.frame.symbols_per_way() - LONGEST_LAG) * SYMBOL_BITS;
    let code = match coding.mode_number {
        Some(mode) => concat(&[coding.tree, mode]),
        None => coding.tree,
    };
    let is_difference = (coding.lags[0] | coding.lags[1]).named("is_difference");
    let mut words = None;
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
        let access = super::leaf_table::Access {
            read: if way == 0 {
                tables.access.read
            } else {
                m.zero(1)
            },
            ..tables.access
        };
        let mut inputs = vec![
            ("symbol", part.slice(0, SYMBOL_BITS)),
            ("earlier", before.named(&format!("before{}", way + 1))),
            ("is_difference", is_difference),
            ("code", code),
            ("lookup", coding.lookup),
            ("in_codewords", tables.in_codewords),
            ("starts", coding.starts),
            ("start", starts[way]),
            ("place", coding.place),
            ("puts", coding.puts),
        ];
        inputs.extend(access.inputs());
        let lane = m.instance(&format!("codes{}", way + 1), &module, &inputs);
        words.get_or_insert(lane.out("table_read_data"));
        bits[way % 2].push(lane.out("bits"));
    }
    let [forwards, backwards] = bits;
    let mut bits = or_all(forwards).named("put_forwards");
    if !backwards.is_empty() {
        let backwards = or_all(backwards).named("put_backwards");
        bits = bits | reversed(m, "put_backwards_reversed", backwards)?;
    }
    Ok((bits.named("put_bits"), words.unwrap_or(m.zero(32))))
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
    // Bursts that the block does not have.
    let most = u64::from(p.frame.max_bursts());
    let last = (0..most).map(|bursts| {
        let missing = (most - 1 - bursts) * u64::from(p.frame.mag_bytes) * 8;
        coding.bursts.eq_to(bursts).gate(m.constant(missing, bits))
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
