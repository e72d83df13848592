//! The AXI4-Lite port: commands, the table's state, and the counts.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | | the bus |
//!
//! No access waits for a stream or for the table: an access takes 4 cycles, to the table 5. The port answers
//! SLVERR to requests that it cannot serve: an address without a word, a write to a read-only word, a control
//! word that is not one command, a command that is not allowed in the current state, a read of the table
//! while sampling or clearing.

use std::rc::Rc;

use super::address_map::*;
use super::{counter, Parameters};
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::{slave, BusInputs, BusOutputs};
use crate::rtl::common::select::select;

ports! {
    pub(in crate::rtl) ConfigurationInputs {
        s_axil: BusInputs<'m>, sampling, clearing, done, takes, drops, misplaced, symbol_valid, count,
        value: Option<Signal<'m>>, damaged: Option<Signal<'m>>,
    } -> ConfigurationOutputs {
        s_axil: BusOutputs<'m>,
        start, stop, clear, length, reads, read_entry, read_way: Option<Signal<'m>>,
    }
}

/// The module of the configuration port.
pub fn configuration(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_configuration", p.name));
    m.doc("The configuration port of a value-frequency table: commands, state, counts and values.");
    let done = m.wire("access_done", 1);
    let failed = m.wire("access_failed", 1);
    let read_data = m.wire("access_read_data", 32);
    let bus = slave(&m, "slave", ADDRESS_BITS, [done, failed, read_data])?;
    let sampling = m.input("sampling", 1).comment("Blocks are being sampled");
    let clearing = m.input("clearing", 1).comment("Table is being cleared");
    let is_done = m
        .input("done", 1)
        .comment("Last sampling took all its blocks");
    let takes = m.input("takes", 1);
    takes.comment("A block ends whose symbols will be counted");
    let drops = m.input("drops", 1);
    drops.comment("A block ends that is skipped");
    let misplaced = m.input("misplaced", 1);
    misplaced.comment("A block ends that has too few or too many beats");
    let symbol_valid = m.input("symbol_valid", 1).comment("A symbol is counted");
    let count = m
        .input("count", p.count_bits)
        .comment("Count of the way that was read, a cycle after reads");
    let value = p.has_values().then(|| {
        m.input("value", p.symbol_bits)
            .comment("Value of the way that was read, a cycle after reads")
    });
    let damaged = p.protection.checks().then(|| {
        m.input("damaged", 1)
            .comment("A word that was read had a flipped bit")
    });

    m.section("Which word");
    let is_write = (bus.access_waits & bus.write).named("is_write");
    let is_read = (bus.access_waits & !bus.write).named("is_read");
    let at = Place::of(&m, p, bus.address);

    m.section("Commands");
    let busy = (sampling | clearing).named("is_busy");
    let commands = Commands::new(&m, &at, is_write, busy, bus.write_data);
    let clears = commands.clears;

    m.section("What has passed since the last clear");
    let framing_error = m.register_reset("framing_error", 1, 0);
    framing_error.comment("A block had too few or too many beats.");
    m.next(framing_error, !clears & (framing_error | misplaced));
    let damaged = damaged.map(|damaged| {
        let seen = m.register_reset("damage_seen", 1, 0);
        m.next(seen, !clears & (seen | damaged));
        seen
    });
    let counts = |name: &str, event| counter(&m, name, p.count_bits, event, clears).resize(32);
    let [sampled, skipped, total] = [
        counts("blocks_sampled", takes),
        counts("blocks_skipped", drops),
        counts("symbols_sampled", symbol_valid),
    ];

    m.section("The table: read where nothing changes it");
    let table_reads = (is_read & at.table & !busy).named("table_reads");
    let has_read = m.register_reset("has_read", 1, 0);
    has_read.comment("What was read in the cycle before is there.");
    m.next(has_read, table_reads & !has_read);
    m.output("reads", table_reads)
        .comment("A way of the table is read");
    m.output(
        "read_entry",
        bus.address.slice(p.way_bits(), p.entry_bits()),
    )
    .comment("Entry to read: a set, or a counter");
    if p.has_values() {
        m.output("read_way", bus.address.slice(0, p.way_bits()))
            .comment("Number of the way to read in the set");
    }

    m.section("The answer");
    // Idle is none of the other states; done is two bits.
    let state = concat(&[sampling | is_done, clearing | is_done]).named("state");
    let status = [state, framing_error].into_iter().chain(damaged);
    let status = concat(&status.collect::<Vec<_>>()).named("status");
    let registers = [
        m.zero(32),
        status.resize(32),
        commands.length,
        sampled,
        skipped,
        total,
    ];
    let register = select(&m, "choose_register", at.number, &registers)?;
    let table_word = match value {
        None => count.resize(32),
        Some(value) => at.values.mux(value.resize(32), count.resize(32)),
    };
    m.drive(done, !table_reads | has_read);
    let read_works = (at.registers | table_reads).named("read_works");
    let write_works = at.length | commands.start | commands.stop | commands.clear;
    let write_works = write_works.named("write_works");
    m.drive(failed, !bus.write.mux(write_works, read_works));
    m.drive(read_data, table_reads.mux(table_word, register));
    m.finish()
}

/// The commands that may begin, as the control word asks.
struct Commands<'m> {
    start: Signal<'m>,
    stop: Signal<'m>,
    clear: Signal<'m>,
    /// A clear begins.
    clears: Signal<'m>,
    /// Blocks to sample.
    length: Signal<'m>,
}

impl<'m> Commands<'m> {
    /// `data`: the word that is written.
    fn new(
        m: &'m Builder,
        at: &Place<'m>,
        is_write: Signal<'m>,
        busy: Signal<'m>,
        data: Signal<'m>,
    ) -> Self {
        let command = |name: &str, word: u32| {
            let given = at.control & data.eq(m.localparam(name, word.into(), 32));
            given.named(&format!("is_{}", name.to_lowercase()))
        };
        let start = (command("START", START) & !busy).named("may_start");
        let stop = command("STOP", STOP);
        let clear = (command("CLEAR", CLEAR) & !busy).named("may_clear");
        let clears = (is_write & clear).named("clears");
        m.output("start", is_write & start)
            .comment("For one cycle: sample blocks");
        m.output("stop", is_write & stop)
            .comment("For one cycle: sample no more blocks");
        m.output("clear", clears)
            .comment("For one cycle: clear the table");
        let writes_length = (is_write & at.length).named("writes_length");
        let length = m.register_reset("blocks_to_sample", 32, 0);
        m.next_if(length, writes_length, data);
        m.output("length", length)
            .comment("Blocks to sample; 0: until stop");
        Commands {
            start,
            stop,
            clear,
            clears,
            length,
        }
    }
}

/// The word that an address is of.
struct Place<'m> {
    control: Signal<'m>,
    length: Signal<'m>,
    values: Signal<'m>,
    table: Signal<'m>,
    registers: Signal<'m>,
    /// The number of the register.
    number: Signal<'m>,
}

impl<'m> Place<'m> {
    fn of(m: &'m Builder, p: &Parameters, address: Signal<'m>) -> Self {
        let at = |name: &str, byte: u32| {
            let word = m.localparam(
                &format!("{name}_WORD"),
                u64::from(byte / 4),
                ADDRESS_BITS - 2,
            );
            address
                .eq(word)
                .named(&format!("at_{}", name.to_lowercase()))
        };
        let (at_control, at_length) = (at("CONTROL", CONTROL), at("LENGTH", LENGTH));
        let region = address.slice(REGION_BITS, ADDRESS_BITS - 2 - REGION_BITS);
        let number_bits = p.entry_bits() + p.way_bits();
        let in_words = match REGION_BITS - number_bits {
            0 => m.constant(1, 1),
            above => !address.slice(number_bits, above).any(),
        };
        let in_region = |name: &str, byte: u32| {
            let number = u64::from(byte / 4) >> REGION_BITS;
            let number = m.localparam(&format!("{name}_REGION"), number, region.width());
            (region.eq(number) & in_words).named(&format!("in_{}", name.to_lowercase()))
        };
        let in_counts = in_region("COUNTS", COUNTS);
        let in_values = if p.has_values() {
            in_region("VALUES", VALUES)
        } else {
            m.zero(1)
        };
        let in_table = (in_counts | in_values).named("in_table");
        let number = address.slice(0, 3);
        let in_registers = !address.slice(3, ADDRESS_BITS - 5).any()
            & number.lt(m.constant(u64::from(REGISTERS), 3));
        Place {
            control: at_control,
            length: at_length,
            values: in_values,
            table: in_table,
            registers: in_registers.named("in_registers"),
            number,
        }
    }
}
