//! The symbols that have ranks, in registers behind the configuration port.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | 32-bit data, 9-bit address | the bus ([`super::address_map`]) |
//!
//! An access takes 4 cycles and never waits: the datapath reads the table in one of its stages only, so each
//! block sees the table of one cycle, whatever is written before and after.

use std::rc::Rc;

use super::address_map::{ADDRESS_BITS, CONTROL, RANKS, RANK_WORDS};
use super::{Parameters, RankSource};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::{framing_register, slave, BusInputs, BusOutputs};
use crate::rtl::common::select::one_hot;

ports! {
    pub(super) RankTableInputs { s_axil: BusInputs<'m>, framing_error }
    -> RankTableOutputs { s_axil: BusOutputs<'m>, symbols, loaded }
}

fn rank_table(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_rank_table", p.name));
    m.doc(
        "The symbols that have ranks, and whether they are loaded, behind the configuration port.",
    );
    let done = m.wire("access_done", 1);
    let failed = m.wire("access_failed", 1);
    let read_data = m.wire("access_read_data", 32);
    let framing_error = m.input("framing_error", 1);
    framing_error.comment("For one cycle: a block of the compressor had a wrong number of beats");
    let bus = slave(&m, "configuration", ADDRESS_BITS, [done, failed, read_data])?;
    let (access, address) = (bus.access_waits, bus.address);
    let write_data = bus.write_data;
    let write = (access & bus.write).named("write");

    m.section("Which word");
    let word_bits = RANK_WORDS.trailing_zeros();
    let region_bits = address.width() - word_bits;
    let ranks_region = m.localparam("RANKS_REGION", (RANKS / 4 / RANK_WORDS).into(), region_bits);
    let in_ranks = address.slice(word_bits, region_bits).eq(ranks_region);
    let in_ranks = in_ranks.named("in_ranks");
    let word = address.slice(0, word_bits);
    let at: Vec<Signal> = (0..p.ranks())
        .map(|rank| in_ranks & word.eq_to(rank.into()))
        .collect();
    let at = m.vector("at_rank", &at);
    let control_word = m.localparam("CONTROL_WORD", (CONTROL / 4).into(), address.width());
    let at_control = address.eq(control_word).named("at_control");

    m.section("The table; a reset leaves contents of power-up as they are");
    let contents = match &p.ranks_from {
        RankSource::Table(contents) => contents.as_ref(),
        RankSource::Block => None,
    };
    let symbols: Vec<Signal> = (0..)
        .zip(&at)
        .map(|(rank, &at)| {
            let initial = contents.map(|table| table[rank]);
            let name = format!("symbol_of_rank{rank}");
            let symbol = m.register_initial(&name, p.symbol_bits, initial);
            m.next_if(symbol, write & at, write_data.slice(0, p.symbol_bits));
            symbol
        })
        .collect();
    let loaded = match contents {
        Some(_) => m.register_initial("table_loaded", 1, Some(1)),
        None => m.register_reset("table_loaded", 1, 0),
    };
    let controls = (write & at_control).named("write_control");
    m.next_if(loaded, controls, write_data.bit(0));
    let misframed = framing_register(&m, controls, write_data, framing_error);

    m.section("An access waits for nothing");
    let known = (concat(&at).any() | at_control).named("known");
    let symbol = one_hot(&m, "read_rank", concat(&at), &symbols)?.resize(32);
    m.drive(done, access);
    m.drive(failed, !known);
    let control = concat(&[loaded, misframed]).resize(32);
    m.drive(read_data, symbol | at_control.gate(control));
    m.output("symbols", concat(&symbols))
        .comment("Symbols that have ranks, of rank 0 in the lowest bits");
    m.output("loaded", loaded).comment("Table is loaded");
    m.finish()
}

/// The ports of a core that reads the table, in its `first` or `last` stage only: the symbols, and whether
/// they are loaded. None without a table.
pub(super) fn table_inputs<'m>(
    m: &'m Builder,
    p: &Parameters,
    stage: &str,
) -> [Option<Signal<'m>>; 2] {
    let ports = [
        (
            "ranked",
            p.ranked_bits(),
            "Symbols that have ranks, rank 0's lowest",
        ),
        ("loaded", 1, "Rank table is loaded"),
    ];
    ports.map(|(name, width, says)| {
        let says = format!("{says}; looked at in the {stage} stage only");
        p.has_table().then(|| m.input(name, width).comment(&says))
    })
}

/// The table of either half, with its bus as ports of the half. `framing_error`: for a cycle, a block
/// had a wrong number of beats.
pub(super) fn connect<'m>(
    m: &'m Builder,
    p: &Parameters,
    framing_error: Signal<'m>,
) -> Result<RankTableOutputs<'m>, DesignError> {
    let inputs = RankTableInputs {
        s_axil: BusInputs::ports(m, "s_axil", ADDRESS_BITS),
        framing_error,
    };
    let table = m.instance("rank_table", &rank_table(p)?, inputs);
    table.s_axil.to_ports(m, "s_axil");
    Ok(table)
}
