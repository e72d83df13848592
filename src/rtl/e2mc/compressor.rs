//! The Huffman compressor (paper 1, section III-E, figure 6).
//!
//! ```text
//! s_axis → two slots ─┬→ code table → encoder ─┬→ merge → out → m_axis
//!                     ├→   …                   ┤   ↑
//!                     └→   …                   ┘   block, if it does not fit
//! ```
//!
//! | port | width | |
//! |---|---|---|
//! | `aclk`, `aresetn` | 1 | reset is synchronous |
//! | `s_axis_*` | beat | blocks |
//! | `m_axis_*` | beat, `tuser` 2 | stored blocks; `tuser` is the metadata |
//! | `s_axil_*` | 32 | tables ([`super::address_map`]) |
//!
//! Each encoder takes an equal part of the block, a symbol a cycle. Initiation
//! interval max(symbols/encoders + 2, beats) cycles; latency from a block's
//! first beat in to its last beat out: beats in + symbols/encoders + beats out
//! + 3 cycles.

use std::rc::Rc;

use super::address_map::{ADDRESS_BITS, CODE_TABLE, CONTROL, ESCAPE, TAGS};
use super::code_table::{code_table, entry_bits};
use super::encoder::{byte_bits, encoder, ways_per_encoder};
use super::merge::{merge, SLICE_BYTES, START_BITS};
use super::slots::{admits, block_slots, Framing};
use super::{Parameters, TABLE_WAYS};
use crate::hdl::builder::{address_width, InstanceRef};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite;

pub fn compressor(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_compressor", p.name));
    m.doc(&format!(
        "E2MC compressor: {}-bit symbols, {} encoders for {} decoding ways, blocks of {} bytes,\n\
         bursts of {}. Stages: 1. code table, 2. placing codewords together.",
        p.symbol_bits, p.encoders, p.ways, p.block_bytes, p.mag_bytes
    ));
    let advance = m.wire("advance", 1);
    let blocks = input_side(&m, p)?;
    let control = control(&m, p, &blocks, advance);
    let tables = configuration(&m, p, &control)?;
    m.drive(control.access, tables.access);
    let encoders = encoders(&m, p, &blocks, &control, &tables, advance)?;
    m.drive(tables.table_read_data, encoders.table_read_data);
    let layout = layout(&m, p, &control, &tables, &encoders, advance);
    output_side(&m, p, &blocks, &control, &encoders, &layout, advance)?;
    m.finish()
}

struct Blocks<'m> {
    full: [Signal<'m>; 2],
    block: [Signal<'m>; 2],
    release: [Signal<'m>; 2],
    /// Driven later: the next block may begin to come in.
    admit: Signal<'m>,
}

fn input_side<'m>(m: &'m Builder, p: &Parameters) -> Result<Blocks<'m>, DesignError> {
    let beat = p.beat_bytes * 8;
    let valid = m.input("s_axis_tvalid", 1);
    let data = m.input("s_axis_tdata", beat);
    let last = m.input("s_axis_tlast", 1);
    let release = [m.wire("release0", 1), m.wire("release1", 1)];
    let admit = m.wire("admit", 1);
    let mut inputs = vec![
        ("s_valid", valid),
        ("s_data", data),
        ("s_last", last),
        ("release0", release[0]),
        ("release1", release[1]),
    ];
    if admits(p, Framing::Count) {
        inputs.push(("admit", admit));
    }
    let slots = m.instance("slots", &block_slots(p, Framing::Count)?, &inputs);
    m.output("s_axis_tready", slots.out("s_ready"));
    Ok(Blocks {
        full: [slots.out("full0"), slots.out("full1")],
        block: [slots.out("block0"), slots.out("block1")],
        release,
        admit,
    })
}

/// Where the symbols of a block are, stage by stage.
struct Control<'m> {
    reading: Signal<'m>,
    count: Signal<'m>,
    lookup: Signal<'m>,
    /// In the first stage: a symbol; the block's first symbol.
    found: Signal<'m>,
    begin: Signal<'m>,
    place: Signal<'m>,
    clears: Signal<'m>,
    ends_way: Signal<'m>,
    flush: Signal<'m>,
    /// A block's first symbol is about to be looked up.
    start: Signal<'m>,
    /// Nothing is being looked up.
    quiet: Signal<'m>,
    /// Driven later: an access to the tables waits.
    access: Signal<'m>,
}

fn control<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    advance: Signal<'m>,
) -> Control<'m> {
    let access = m.wire("access_waits", 1);
    let symbols = u64::from(p.symbols_per_encoder());
    // Symbols, then two cycles in which the last ones are placed.
    let period = symbols + 2;
    let count_bits = address_width(period);
    let count = m.register_reset("symbol_count", count_bits, 0);
    let reading = m.register_reset("reading", 1, 0);
    let is_full = reading.mux(blocks.full[1], blocks.full[0]);

    let idle = count.eq_to(0).named("idle");
    let start = (idle & is_full & !access).named("start");
    let running = !idle & count.lt(m.constant(symbols, count_bits));
    let lookup = (start | running).named("lookup");
    let last = count.eq_to(symbols - 1).named("last_symbol");
    let moves = (advance & (start | !idle)).named("count_moves");
    m.next_if(
        count,
        moves,
        count
            .eq_to(period - 1)
            .mux(m.zero(count_bits), count.plus(1)),
    );
    m.next_if(reading, moves & last, !reading);

    // The next block's beats come in while the last symbols are looked up.
    let soon = (symbols + 1).saturating_sub(u64::from(p.beats())).max(1);
    let almost_done = count.ge(m.constant(soon, count_bits)) & (running | !is_full);
    m.drive(blocks.admit, idle.mux(!is_full, almost_done));

    let follow = |name: &str, value: Signal<'m>| {
        let stage = m.register_reset(name, 1, 0);
        m.next_if(stage, advance, value);
        stage
    };
    let way_bits = p.symbols_per_way().trailing_zeros();
    let way_ends = if way_bits == 0 {
        m.constant(1, 1)
    } else {
        count.slice(0, way_bits).all()
    };
    let found = follow("found", lookup);
    let begin = follow("found_first", start);
    let found_second = follow("found_second", lookup & count.eq_to(1));
    let found_way_end = follow("found_way_end", lookup & way_ends);
    let found_last = follow("found_last", lookup & last);
    let place = follow("place", found);
    let clears = follow("place_second", found_second);
    let ends_way = follow("place_way_end", found_way_end);
    let place_last = follow("place_last", found_last);
    let flush = follow("flush", place_last);
    let quiet = !(lookup | found);
    Control {
        reading,
        count,
        lookup,
        found,
        begin,
        place,
        clears,
        ends_way,
        flush,
        start,
        quiet: quiet.named("quiet"),
        access,
    }
}

struct Configuration<'m> {
    access: Signal<'m>,
    loaded: Signal<'m>,
    escape: Option<Signal<'m>>,
    table_write: Signal<'m>,
    table_read: Signal<'m>,
    is_tag: Signal<'m>,
    /// Number of the entry in its table.
    entry: Signal<'m>,
    write_data: Signal<'m>,
    /// Driven later, from the first encoder's code table.
    table_read_data: Signal<'m>,
}

fn configuration<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
) -> Result<Configuration<'m>, DesignError> {
    let done = m.wire("access_done", 1);
    let failed = m.wire("access_failed", 1);
    let read_data = m.wire("access_read_data", 32);
    let mut inputs: Vec<(&str, Signal)> = axi_lite::bus_inputs(ADDRESS_BITS)
        .into_iter()
        .map(|(name, width)| (name, m.input(name, width)))
        .collect();
    inputs.extend([("done", done), ("failed", failed), ("read_data", read_data)]);
    let bus = m.instance("configuration", &axi_lite::axi_lite(ADDRESS_BITS)?, &inputs);
    for name in axi_lite::BUS_OUTPUTS {
        m.output(name, bus.out(name));
    }
    let (access, write, address) = (bus.out("access"), bus.out("write"), bus.out("address"));
    let write_data = bus.out("write_data");

    let word_bits = ADDRESS_BITS - 2;
    let number_bits = address_width(u64::from(p.table_entries()));
    let region = address.slice(number_bits, word_bits - number_bits);
    let is_tag = region
        .eq_to(u64::from(TAGS / 4) >> number_bits)
        .named("in_tags");
    let is_tag = if p.escape { is_tag } else { m.zero(1) };
    let in_codes = region
        .eq_to(u64::from(CODE_TABLE / 4) >> number_bits)
        .named("in_code_table");
    let in_table = (is_tag | in_codes).named("in_tables");
    let granted = (access & control.quiet).named("granted");
    let table_read = (granted & in_table & !write).named("table_is_read");
    let has_read = m.register_reset("table_was_read", 1, 0);
    m.next(has_read, table_read & !has_read);

    let at_control = address.eq_to(u64::from(CONTROL / 4)).named("at_control");
    let loaded = m.register_reset("tables_loaded", 1, u64::from(p.tables.is_some()));
    m.next_if(loaded, granted & write & at_control, write_data.bit(0));
    let mut known = at_control;
    let mut word = at_control.gate(loaded.resize(32));
    let escape = p.escape.then(|| {
        let at_escape = address.eq_to(u64::from(ESCAPE / 4)).named("at_escape");
        let escape =
            m.register_initial("escape", p.code_bits(), p.tables.as_ref().map(|t| t.escape));
        m.next_if(
            escape,
            granted & write & at_escape,
            write_data.slice(0, p.code_bits()),
        );
        known = known | at_escape;
        word = word | at_escape.gate(escape.resize(32));
        escape
    });
    let table_read_data = m.wire("table_word", 32);
    m.drive(done, granted & (!table_read | has_read));
    m.drive(failed, !(in_table | known));
    m.drive(read_data, has_read.mux(table_read_data, word));
    Ok(Configuration {
        access,
        loaded,
        escape,
        table_write: (granted & in_table & write).named("table_is_written"),
        table_read,
        is_tag,
        entry: address.slice(0, number_bits),
        write_data,
        table_read_data,
    })
}

struct Encoders<'m> {
    stages: Vec<InstanceRef<'m>>,
    table_read_data: Signal<'m>,
}

fn encoders<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    advance: Signal<'m>,
) -> Result<Encoders<'m>, DesignError> {
    let table_module = code_table(p)?;
    let encoder_module = encoder(p)?;
    let part_bits = p.symbols_per_encoder() * p.symbol_bits;
    let block = control
        .reading
        .mux(blocks.block[1], blocks.block[0])
        .named("read_block");
    let mut table_read_data = None;
    let stages = block
        .parts(part_bits)
        .into_iter()
        .enumerate()
        .map(|(number, part)| {
            let symbol = control
                .count
                .select(&part.parts(p.symbol_bits))
                .named(&format!("symbol{number}"));
            let first = number == 0;
            let mut inputs = vec![
                ("advance", advance),
                ("lookup", control.lookup),
                ("symbol", symbol),
                ("table_write", tables.table_write),
                (
                    "table_read",
                    if first { tables.table_read } else { m.zero(1) },
                ),
            ];
            if let Some(escape) = tables.escape {
                let way_bits = address_width(u64::from(TABLE_WAYS));
                inputs.push(("escape", escape));
                inputs.push(("table_is_tag", tables.is_tag));
                inputs.push(("table_way", tables.entry.slice(0, way_bits)));
                inputs.push(("table_entry", tables.entry.slice(way_bits, entry_bits(p))));
                inputs.push((
                    "table_write_data",
                    tables.write_data.slice(0, p.code_bits().max(p.tag_bits())),
                ));
            } else {
                inputs.push(("tree", control.count.slice(0, p.tree_bits())));
                inputs.push(("table_entry", tables.entry));
                inputs.push((
                    "table_write_data",
                    tables.write_data.slice(0, p.code_bits()),
                ));
            }
            let table = m.instance(&format!("code_table{number}"), &table_module, &inputs);
            if first {
                table_read_data = Some(table.out("table_read_data"));
            }
            // The first stream starts behind the pointers, the others on a byte.
            let start_bit = if first {
                u64::from(p.first_way_bit() % 8)
            } else {
                0
            };
            m.instance(
                &format!("encoder{number}"),
                &encoder_module,
                &[
                    ("advance", advance),
                    ("starts", control.begin),
                    ("place", control.place),
                    ("code", table.out("code")),
                    ("length", table.out("length")),
                    ("clears", control.clears),
                    ("ends_way", control.ends_way),
                    ("flush", control.flush),
                    ("start_bit", m.constant(start_bit, 3)),
                ],
            )
        })
        .collect();
    Ok(Encoders {
        stages,
        table_read_data: table_read_data.unwrap_or_else(|| m.zero(32)),
    })
}

/// Where everything lies in the compressed block, known from the cycle after
/// `flush` on.
struct Layout<'m> {
    /// Byte at which each encoder's stream starts.
    starts: Vec<Signal<'m>>,
    pointers: Option<Signal<'m>>,
    /// Whether it is stored compressed, and then its bursts − 1.
    fits: Signal<'m>,
    bursts: Signal<'m>,
}

fn layout<'m>(
    m: &'m Builder,
    p: &Parameters,
    control: &Control<'m>,
    tables: &Configuration<'m>,
    encoders: &Encoders<'m>,
    advance: Signal<'m>,
) -> Layout<'m> {
    let known = (advance & control.flush).named("layout_known");
    let bits = byte_bits(p) + address_width(u64::from(p.encoders)) + 1;
    let per_encoder = ways_per_encoder(p) as usize;
    let mut start = m.constant(u64::from(p.first_way_bit() / 8), bits);
    let mut starts = Vec::new();
    let mut way_starts = Vec::new();
    for (number, stage) in encoders.stages.iter().enumerate() {
        starts.push(start);
        let ends = stage.out("ends").parts(byte_bits(p));
        // A way starts where the one before it ends.
        for end in &ends[..per_encoder - 1] {
            way_starts.push(start + end.resize(bits));
        }
        start =
            (start + ends[per_encoder - 1].resize(bits)).named(&format!("end_of_stream{number}"));
        if number + 1 < encoders.stages.len() {
            way_starts.push(start);
        }
    }
    let total = start;
    let at_most = |bytes: u32| total.le(m.constant(u64::from(bytes), bits));
    // As they were when the block was looked up: an access may come since.
    let coded = m.delay_if("is_coded", advance & control.start, tables.loaded);
    let fits = m.delay_if("fits", known, at_most(p.max_stored_bytes()) & coded);
    let over = (1..p.max_bursts()).map(|bursts| (!at_most(bursts * p.mag_bytes)).resize(2));
    let bursts = over.reduce(|a, b| a + b).unwrap_or_else(|| m.zero(2));
    let bursts = m.delay_if("bursts", known, bursts);
    let pointers: Vec<Signal> = way_starts
        .iter()
        .map(|s| s.slice(0, p.pointer_bits()))
        .collect();
    let keep = |(number, start): (usize, Signal<'m>)| match number {
        0 => start.slice(0, START_BITS),
        _ => m.delay_if(&format!("start{number}"), known, start.slice(0, START_BITS)),
    };
    Layout {
        starts: starts.into_iter().enumerate().map(keep).collect(),
        pointers: (!pointers.is_empty()).then(|| m.delay_if("pointers", known, concat(&pointers))),
        fits,
        bursts,
    }
}

fn output_side<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    control: &Control<'m>,
    encoders: &Encoders<'m>,
    layout: &Layout<'m>,
    advance: Signal<'m>,
) -> Result<(), DesignError> {
    let slice_bits = SLICE_BYTES * 8;
    let stored_slices = p.max_stored_bytes() / SLICE_BYTES;

    // While a finished block cannot leave the encoders, the next one waits
    // before its first code is placed: the merge has its three cycles then.
    let finished = m.register_reset("finished", 1, 0);
    let free = m.wire("out_free", 1);
    let begins = (finished & free).named("merge_begins");
    m.drive(advance, !finished | free | !(control.found | control.place));
    m.next(finished, (advance & control.flush) | (finished & !begins));
    let merging = m.register_reset("merged_slot", 1, 0);
    m.next_if(merging, begins, !merging);
    m.drive(blocks.release[0], begins & !merging);
    m.drive(blocks.release[1], begins & merging);

    let slice = m.register_reset("slice", 2, 0);
    let is_last_slice = slice.eq_to(u64::from(stored_slices) - 1);
    let merges = (begins | slice.any()).named("merges");
    m.next_if(slice, merges, is_last_slice.mux(m.zero(2), slice.plus(1)));
    let module = merge(p)?;
    let shares: Vec<Signal> = encoders
        .stages
        .iter()
        .zip(&layout.starts)
        .enumerate()
        .map(|(number, (stage, &start))| {
            let inputs = [
                ("stream", stage.out("stream")),
                ("start", start),
                ("slice", slice),
            ];
            m.instance(&format!("merge{number}"), &module, &inputs)
                .out("share")
        })
        .collect();
    let mut merged = or_all(shares);
    if let Some(pointers) = layout.pointers {
        merged = merged | begins.gate(pointers.resize(slice_bits));
    }
    let merged = merged.named("merged");

    // The block going out: raw at once, compressed slice by slice.
    let raw_block = merging
        .mux(blocks.block[1], blocks.block[0])
        .named("raw_block");
    let raw = (begins & !layout.fits).named("sends_raw");
    let is_raw = m.delay_if("is_raw", begins, !layout.fits);
    let slices: Vec<Signal> = raw_block
        .parts(slice_bits)
        .into_iter()
        .enumerate()
        .map(|(number, raw_slice)| {
            let number = number as u32;
            let here = match number {
                0 => begins,
                _ => slice.eq_to(u64::from(number)) & !is_raw,
            };
            let compressed = if number < stored_slices {
                here.gate(merged)
            } else {
                m.zero(slice_bits)
            };
            let enable = if number == 0 || number >= stored_slices {
                begins
            } else {
                begins | here
            };
            m.delay_if(
                &format!("out_slice{number}"),
                enable,
                raw.mux(raw_slice, compressed),
            )
        })
        .collect();
    beats_out(m, p, layout, begins, free, concat(&slices));
    Ok(())
}

/// Sends the beats of the block that `out` holds or is being filled with.
fn beats_out<'m>(
    m: &'m Builder,
    p: &Parameters,
    layout: &Layout<'m>,
    begins: Signal<'m>,
    free: Signal<'m>,
    out: Signal<'m>,
) {
    let count_bits = address_width(u64::from(p.beats()) + 1);
    let metadata = layout.fits.mux(layout.bursts, m.constant(3, 2));
    let lengths = (0..p.max_bursts()).map(|bursts| {
        let beats = m.constant(u64::from(p.beats_of_bursts(bursts + 1)), count_bits);
        (layout.fits & layout.bursts.eq_to(u64::from(bursts))).gate(beats)
    });
    let raw_beats = (!layout.fits).gate(m.constant(u64::from(p.beats()), count_bits));
    let beats = or_all(lengths.chain([raw_beats]).collect::<Vec<_>>()).named("beats");

    // A beat of several slices waits for them.
    let wait = (p.beat_bytes / SLICE_BYTES).clamp(1, p.max_stored_bytes() / SLICE_BYTES) - 1;
    let mut filled = begins;
    for cycle in 1..=wait {
        let stage = m.register_reset(&format!("filling{cycle}"), 1, 0);
        m.next(stage, filled);
        filled = stage;
    }
    let busy = m.register_reset("out_busy", 1, 0);
    let sending = m.register_reset("sending", 1, 0);
    let left = m.register("beats_left", count_bits);
    let number = m.register("beat_number", count_bits);
    let is_last = left.eq_to(1).named("last_beat");
    let sent = (sending & m.input("m_axis_tready", 1)).named("beat_sent");
    let ends = (sent & is_last).named("block_sent");
    m.drive(free, !busy | ends);
    m.next(busy, begins | (busy & !ends));
    m.next(sending, filled | (sending & !ends));
    m.next_if(
        left,
        begins | sent,
        begins.mux(beats, left - m.constant(1, count_bits)),
    );
    m.next_if(number, begins | sent, (!begins).gate(number.plus(1)));
    m.output("m_axis_tvalid", sending);
    m.output("m_axis_tdata", number.select(&out.parts(p.beat_bytes * 8)));
    m.output("m_axis_tlast", is_last);
    m.output("m_axis_tuser", m.delay_if("out_metadata", begins, metadata));
}
