//! The registers of the configuration port.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | | AXI4-Lite, [`ADDRESS_BITS`] of byte address |
//! | one for each of [`written`] | | the value that software wrote |
//! | one for each of [`events`] | 1 | the event happens in this cycle |
//! | one for each of [`counted`] | 1 | the counter increments |
//!
//! An access takes one cycle; an access to tables takes as long as the tables need.

use std::rc::Rc;

use super::commands::{command_bits, command_says};
use super::registers::{
    counted, events, written, Written, ADDRESS_BITS, COMMAND, COUNTERS, COUNT_BITS, DAMAGED_BLOCK,
    DAMAGED_WORDS, DAMAGED_WORD_ADDRESS, ERROR_BLOCK, FAILED_LINE, HAPPENED, IDENTITY,
    IDENTITY_WORD, LOST_LINE, POISONED_LINE, POSTED_BLOCK, STATUS, TABLES, UNIT_BITS,
};
use super::Parameters;
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::slave;

#[expect(
    clippy::too_many_lines,
    reason = "a box of the controller's picture, whose signals depend on one another"
)]
pub(super) fn registers(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("registers"));
    m.doc("Registers of the configuration port: commands, status, events and counters.\nAn access takes one cycle; an access to tables takes as long as the tables need.");
    let refused = m
        .input("refused", 1)
        .comment("Command in this cycle cannot be executed now");
    let mode = m
        .input("mode", 2)
        .comment("State of the unit: 0 off, 1 init, 2 run");
    let status = [
        ("busy", "A command is in progress"),
        ("failed", "Last command failed"),
        (
            "nothing_compressed",
            "Compressed region holds raw blocks only",
        ),
    ]
    .map(|(name, says)| m.input(name, 1).comment(says));
    let bypasses = m
        .input("bypasses", 1)
        .comment("A scrub starts or is in progress: it turns compression off");
    // Only the text before the colon: the rest is for software.
    let events = events(p).into_iter().map(|(name, says)| {
        let says = says.split(':').next().unwrap_or(says);
        m.input(name, 1).comment(says)
    });
    let events: Vec<Signal> = events.collect();
    let names = counted(p);
    let counted = names[1..].iter().map(|name| {
        let says = format!("Counter {name} increments");
        m.input(name, 1).comment(&says)
    });
    let counted: Vec<Signal> = [m.constant(1, 1)].into_iter().chain(counted).collect();
    let error_block = m
        .input("error_block", p.number_bits())
        .comment("With an error's event: its block");
    let posted_block = m
        .input("ended_block", p.number_bits())
        .comment("With its event: block of a write that failed after its early response");
    let failed_line = m
        .input("failed_line", p.line_bits())
        .comment("With its event: metadata line that could not be fetched");
    let lost_line = m
        .input("lost_line", p.line_bits())
        .comment("With its event: metadata line that could not be written back");
    let poisoned_line = p.metadata.checks().then(|| {
        m.input("lost_word_line", p.line_bits())
            .comment("With its event: metadata line whose blocks are poisoned")
    });
    let damaged_block = p.buffers.checks().then(|| {
        let known = m
            .input("damaged_block_known", 1)
            .comment("The block of a damaged word is known");
        let block = m
            .input("damaged_block", p.number_bits())
            .comment("With damaged_block_known: its number");
        (known, block)
    });
    let tables = p.tables.as_ref().map(|_| table_inputs(&m));
    let unit_done = m
        .input("unit_done", 1)
        .comment("Access to tables is complete");
    let unit_failed = m
        .input("unit_failed", 1)
        .comment("With unit_done: the access has failed");
    let unit_read = m
        .input("unit_read", 32)
        .comment("With unit_done: word that was read");

    m.section("The access");
    let done = m.wire("access_done", 1);
    let failed = m.wire("access_failed", 1);
    let read = m.wire("access_read", 32);
    let bus = slave(&m, "configuration", ADDRESS_BITS, [done, failed, read])?;
    let (access, write) = (bus.access_waits, bus.write);
    let (address, data) = (bus.address, bus.write_data);
    let half = address.slice(UNIT_BITS - 2, 2).named("half");
    let own = (!half.any()).named("is_own");
    let writes = (access & write & own).named("writes");
    let here = |address_of: u32, name: &str| {
        let word = u64::from(address_of / 4);
        let constant = format!("{}_WORD", name.to_uppercase());
        let is_it = own & address.eq(m.localparam(&constant, word, ADDRESS_BITS - 2));
        is_it.named(&format!("at_{name}"))
    };

    m.section("Registers that software writes");
    let off = (!mode.any() & !status[0]).named("is_off");
    let mut words: Vec<(Signal, Signal)> = Vec::new();
    let mut too_early = Vec::new();
    let mut outputs = Vec::new();
    for register in written(p) {
        let Written { region, while_off } = register;
        let at = here(region.address, &region.name);
        let bits = region.bits();
        let held = m.register_reset(
            &format!("{}_held", region.name),
            bits,
            region.reset().into(),
        );
        let may = if while_off {
            too_early.push(at & !off);
            off
        } else {
            m.constant(1, 1)
        };
        let new = data.slice(0, bits);
        match region.name.as_str() {
            "bypass" => m.next(held, (writes & at).mux(new, held) | bypasses),
            _ => m.next_if(held, writes & at & may, new),
        }
        words.push((at, held));
        outputs.push((region.name, held, region.holds));
    }
    for (name, held, says) in &outputs {
        if name != "irq_enable" {
            m.output(name, *held).comment(says);
        }
    }
    let at_command = here(COMMAND, "command");
    let count = command_bits(p);
    m.output("command", (writes & at_command).gate(data.slice(0, count)))
        .comment(&command_says(p));

    m.section("Events");
    let at_happened = here(HAPPENED, "happened");
    let happens = concat(&events);
    let bits = happens.width();
    let happened = m.register_reset("has_happened", bits, 0);
    let cleared = (writes & at_happened)
        .gate(data.slice(0, bits))
        .named("happened_cleared");
    let still = (happened & !cleared).named("still_happened");
    m.next(happened, still | happens);
    let enabled = outputs.iter().find(|(name, ..)| name == "irq_enable");
    let enabled = enabled.map_or(happened, |(_, held, _)| *held);
    m.output("irq", m.delay("irq_held", (happened & enabled).any()))
        .comment("Interrupt: an enabled event has happened");
    let of_block = [0, 1, 2, 6];
    let known = or_all(of_block.map(|event| still.bit(event)));
    let first = (or_all(of_block.map(|event| happens.bit(event))) & !known).named("first_error");
    let error_block = m.delay_if("error_block_held", first, error_block);
    let first_of = |event: u32| happens.bit(event) & !still.bit(event);
    let posted_block = m.delay_if("posted_block_held", first_of(7), posted_block);
    let failed_line = m.delay_if("failed_line_held", first_of(3), failed_line);
    let lost_line = m.delay_if("lost_line_held", first_of(4), lost_line);
    let poisoned_line = poisoned_line.map(|line| {
        let event = event_of(p, "poisoned_metadata");
        m.delay_if("poisoned_line_held", first_of(event), line)
    });
    // The block is known later than the event.
    let damaged_block = damaged_block.map(|(known, block)| {
        let has = m.register_reset("has_damaged_block", 1, 0);
        let cleared = cleared.bit(event_of(p, "damaged_word"));
        let still = (has & !cleared).named("damaged_block_stays");
        m.next(has, still | known);
        m.delay_if("damaged_block_held", known & !still, block)
    });

    m.section("Counters");
    // One cycle late, because the counted events are known late in their cycle.
    let happened_now = m.register_reset("what_counts", counted.len() as u32, 0);
    m.next(happened_now, concat(&counted));
    let counted = happened_now.parts(1);
    let counters = names.iter().zip(&counted).map(|(name, &counts)| {
        let counter = m.register_reset(&format!("{name}_count"), 32, 0);
        m.next_if(counter, counts, counter.plus(1));
        counter
    });
    let counters: Vec<Signal> = counters.collect();
    let counter_bits = address_width(names.len() as u64);
    let region = u64::from(COUNTERS / 4) >> counter_bits;
    let rest = ADDRESS_BITS - 2 - counter_bits;
    let number = address.slice(0, counter_bits);
    let at_counter = own
        & address.slice(counter_bits, rest).eq_to(region)
        & if names.len().is_power_of_two() {
            m.constant(1, 1)
        } else {
            number.lt(m.constant(names.len() as u64, counter_bits))
        };
    let at_counter = at_counter.named("at_counter");
    words.push((at_counter, number.select(&counters)));

    m.section("The response");
    let zero = |bits: u32| m.zero(bits);
    let [busy, last_failed, raw] = status;
    let status = concat(&[mode, zero(2), busy, last_failed, raw]);
    words.push((
        here(IDENTITY, "identity"),
        m.constant(IDENTITY_WORD.into(), 32),
    ));
    words.push((here(STATUS, "status"), status));
    words.push((at_happened, happened));
    let damaged_block = damaged_block.map(|block| (DAMAGED_BLOCK, "damaged_block", block));
    let blocks = [
        (ERROR_BLOCK, "error_block", error_block),
        (POSTED_BLOCK, "posted_block", posted_block),
    ];
    for (address, name, block) in blocks.into_iter().chain(damaged_block) {
        let block = block.resize(64);
        words.push((here(address, name), block.slice(0, 32)));
        let high = here(address + 4, &format!("{name}_high"));
        words.push((high, block.slice(32, 32)));
    }
    words.push((here(LOST_LINE, "lost_line"), lost_line.resize(32)));
    words.push((here(FAILED_LINE, "failed_line"), failed_line.resize(32)));
    if let Some(line) = poisoned_line {
        words.push((here(POISONED_LINE, "poisoned_line"), line.resize(32)));
    }
    for (address, name, word) in tables.into_iter().flatten() {
        words.push((here(address, name), word.resize(32)));
    }
    let known = or_all(words.iter().map(|(at, _)| *at)) | at_command;
    let word = or_all(words.iter().map(|(at, word)| at.gate(word.resize(32))));
    let early = write & or_all(too_early);
    let bad = !known | early | (write & at_command & refused);
    m.drive(done, access & (own | unit_done));
    m.drive(failed, own.mux(bad, unit_failed));
    m.drive(read, own.mux(word, unit_read));
    m.output("unit_access", access & !own)
        .comment("Access to tables; held until unit_done");
    m.output("unit_write", write).comment("Access is a write");
    m.output("unit_address", address)
        .comment("Address of the access in 32-bit words");
    m.output("unit_data", data)
        .comment("Word to write to tables");
    m.finish()
}

/// The bit of an event that the unit has.
fn event_of(p: &Parameters, name: &str) -> u32 {
    let place = events(p).iter().position(|(event, _)| *event == name);
    place.map_or(0, |place| place as u32)
}

/// Registers of the state of checked tables: address, name, and value.
fn table_inputs(m: &Builder) -> [(u32, &'static str, Signal<'_>); 3] {
    let doubt = ["compressors_in_doubt", "tables_in_doubt"];
    let kinds = ["Compressors'", "Decompressors'"];
    let doubt = doubt.iter().zip(kinds).map(|(name, kind)| {
        m.input(name, 1).comment(&format!(
            "{kind} tables have damaged words, and are not loaded again"
        ))
    });
    let doubt = concat(&doubt.collect::<Vec<_>>());
    let words = m
        .input("damaged_table_words", COUNT_BITS)
        .comment("Words that were damaged in the last test");
    let first = m
        .input("damaged_table_word", ADDRESS_BITS - 2)
        .comment("Address of the first of them, in 32-bit words");
    [
        (TABLES, "tables", doubt),
        (DAMAGED_WORDS, "damaged_table_words", words),
        (
            DAMAGED_WORD_ADDRESS,
            "damaged_table_word",
            concat(&[m.zero(2), first]),
        ),
    ]
}
