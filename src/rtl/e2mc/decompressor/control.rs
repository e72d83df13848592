//! The tokens in the decompressor's pipeline, stage by stage.
//!
//! ```text
//! load, align, decode (a symbol each cycle) → index → table → deliver
//! ```

use crate::hdl::builder::address_width;
use crate::hdl::{or_all, Builder, Signal};
use crate::rtl::e2mc::input_side::Blocks;
use crate::rtl::e2mc::Parameters;

/// The tokens in the pipeline, stage by stage. A block that is not decoded, be it
/// stored raw or known to be bad, passes as a single token.
pub(crate) struct Control<'m> {
    /// Which slot the first stage reads, and its block's metadata.
    pub reading: Signal<'m>,
    pub metadata: Signal<'m>,
    /// A block is taken up: its ways' starts are looked at, then in three steps found.
    pub prepare: Signal<'m>,
    pub load: Signal<'m>,
    pub align: Signal<'m>,
    pub decode: Signal<'m>,
    pub index: Signal<'m>,
    /// The decode table has read the symbol's word.
    pub table: Signal<'m>,
    pub deliver: Signal<'m>,
    /// The block's last symbol, or its token, is in stage 3.
    pub delivers_last: Signal<'m>,
    /// A token is delivered, and its slot.
    pub delivers_token: Signal<'m>,
    pub token_slot: Signal<'m>,
    pub token_raw: Signal<'m>,
    /// Trees of the codewords that are sought next and indexed now.
    pub find_tree: Signal<'m>,
    pub index_tree: Signal<'m>,
    pub quiet: Signal<'m>,
    /// Driven later: an access to the tables waits; the tables are loaded.
    pub access: Signal<'m>,
    pub loaded: Signal<'m>,
}

pub(crate) fn control<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    advance: Signal<'m>,
) -> Control<'m> {
    m.section("What the pipeline holds, stage by stage");
    let access = m.wire("access_waits", 1);
    let loaded = m.wire("loaded", 1);
    let symbols = u64::from(p.symbols_per_way());
    let count_bits = address_width(symbols);

    let reading = m.register_reset("reading", 1, 0);
    reading
        .comment("The slot that stage 1 reads; with a block's last symbol already the next one.");
    let load = m.register_reset("load", 1, 0);
    load.comment("Stage 1 takes a block up in two cycles, then decodes its symbols.");
    let align = m.register_reset("align", 1, 0);
    let decode = m.register_reset("decode", 1, 0);
    let count = m.register("symbol_count", count_bits);
    let is_full = reading.mux(blocks.full[1], blocks.full[0]).named("is_full");
    let metadata = reading
        .mux(blocks.metadata[1], blocks.metadata[0])
        .named("metadata");
    let bad = reading.mux(blocks.bad[1], blocks.bad[0]).named("is_bad");

    // A token's block stays in its slot until it is delivered, and must not be
    // read again when short blocks fill the other slot at once.
    let passing = m.wire("token_passes", 1);
    passing.comment("A block that is not decoded passes the stages as one token.");
    let last = (decode & count.eq_to(symbols - 1)).named("last_symbol");
    let busy = (load | align | passing | access).named("busy");
    let is_raw = metadata.all().named("is_raw");
    let decodes = (loaded & !is_raw & !bad).named("decodes");
    // The next block's starts are looked at while the last symbols are found.
    let prepare = (is_full & decodes & !busy & (!decode | last)).named("prepare");
    let token = (is_full & !decodes & !busy & !decode).named("token");
    m.next_if(load, advance, prepare);
    m.next_if(align, advance, load);
    m.next_if(decode, advance, align | (decode & !last));
    m.next_if(
        count,
        advance,
        decode.mux(count.plus(1), m.zero(count_bits)),
    );
    // The last symbol needs no bits from the slot: the ways already hold them.
    let all_read = (decode & count.eq_to(symbols - 2)).named("block_read");
    m.next_if(reading, advance, reading ^ (token | all_read));

    let busy = load | align | decode | is_full;
    let late = (align, decode, count);
    m.drive(
        blocks.admit,
        admits(m, p, blocks, (reading, is_full), (busy, last), late),
    );

    let stages = stages(m, advance, (decode, last, token));
    let (deliver, deliver_last, deliver_token) = stages[stages.len() - 1];
    // In the last stage its slot is released, and so not read again.
    m.drive(passing, or_all(stages[..2].iter().map(|stage| stage.2)));
    let mut of_token = [("slot", reading), ("raw", is_raw & !bad)];
    for stage in ["index", "read", "token"] {
        of_token = of_token
            .map(|(what, value)| (what, m.delay_if(&format!("{stage}_{what}"), advance, value)));
    }
    let [(_, token_slot), (_, token_raw)] = of_token;

    for slot in 0..2 {
        let is = |s: Signal<'m>| if slot == 1 { s } else { !s };
        let decoded = all_read & is(reading);
        let passed = deliver_token & is(token_slot);
        m.drive(blocks.release[slot], advance & (decoded | passed));
    }

    let (find_tree, index_tree) = trees(m, p, advance, decode, count);

    let holds = stages.iter().flat_map(|stage| [stage.0, stage.2]);
    let holds = holds.fold(load | align | decode, |any, held| any | held);
    let quiet = m.register_reset("quiet", 1, 0);
    quiet.comment("An access waits, and nothing is being decoded.");
    m.next(quiet, access & !holds);
    Control {
        reading,
        metadata,
        prepare,
        load,
        align,
        decode,
        index: stages[0].0,
        table: stages[1].0,
        deliver,
        delivers_last: (deliver_last | deliver_token).named("delivers_last"),
        delivers_token: deliver_token,
        token_slot,
        token_raw,
        find_tree,
        index_tree,
        quiet,
        access,
        loaded,
    }
}

/// Whether the next block's beats may come in: while the last symbols are decoded, or nothing is `busy`.
fn admits<'m>(
    m: &'m Builder,
    p: &Parameters,
    blocks: &Blocks<'m>,
    (reading, is_full): (Signal<'m>, Signal<'m>),
    (busy, last): (Signal<'m>, Signal<'m>),
    (align, decode, count): (Signal<'m>, Signal<'m>, Signal<'m>),
) -> Signal<'m> {
    let compressed_beats = u64::from(p.beats_of_bursts(p.max_bursts()));
    let symbols = u64::from(p.symbols_per_way());
    let late = match (symbols - 1).checked_sub(compressed_beats + 1) {
        None => align | decode,
        Some(0) => decode,
        Some(soon) => decode & count.ge(m.constant(soon, count.width())),
    };
    let other_full = reading.mux(blocks.full[0], blocks.full[1]);
    let next_full = last.mux(is_full, other_full).named("next_is_full");
    let almost_done = late & !next_full;
    !busy | almost_done
}

/// The stages behind the first one: each holds a symbol, its block's last one, or a token.
fn stages<'m>(
    m: &'m Builder,
    advance: Signal<'m>,
    (decode, last, token): (Signal<'m>, Signal<'m>, Signal<'m>),
) -> Vec<(Signal<'m>, Signal<'m>, Signal<'m>)> {
    let follow = |name: &str, value: Signal<'m>| {
        let stage = m.register_reset(name, 1, 0);
        m.next_if(stage, advance, value);
        stage
    };
    let index = follow("index", decode);
    index.comment("Stage 2: a symbol, its block's last one, a token; then stage 3.");
    let index_last = follow("index_last", last);
    let index_token = follow("index_token", token);
    let mut stages = vec![(index, index_last, index_token)];
    for name in ["read", "deliver"] {
        let (symbol, is_last, is_token) = stages[stages.len() - 1];
        stages.push((
            follow(name, symbol),
            follow(&format!("{name}_last"), is_last),
            follow(&format!("{name}_token"), is_token),
        ));
    }
    stages
}

/// The trees of the codewords that are sought next and indexed now. The first codeword of a block is of tree 0.
fn trees<'m>(
    m: &'m Builder,
    p: &Parameters,
    advance: Signal<'m>,
    decode: Signal<'m>,
    count: Signal<'m>,
) -> (Signal<'m>, Signal<'m>) {
    let tree_bits = p.tree_bits();
    let tree = if p.trees > 1 {
        count.slice(0, tree_bits)
    } else {
        m.zero(1)
    };
    let find_tree = decode
        .mux(tree.plus(1), m.zero(tree_bits))
        .named("find_tree");
    let index_tree = if p.trees > 1 {
        m.delay_if("index_tree", advance, tree)
    } else {
        tree
    };
    (find_tree, index_tree)
}
