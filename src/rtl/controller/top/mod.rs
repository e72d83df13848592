//! The top of the unit: see [`controller`].

mod events;
mod joins;
mod tables;

use std::rc::Rc;

use self::joins::joins;
use self::tables::{tables, SAMPLING};
use super::commands::commands;
use super::look_ups::look_ups;
use super::memory_port::memory_port;
use super::pack::pack;
use super::parts::Parts;
use super::poison_port::poison_port;
use super::prefetch::prefetch;
use super::read_port::read_port;
use super::read_slots::read_slots;
use super::regions::{limits, regions, SAID};
use super::register_port::registers;
use super::unpack::unpack;
use super::write_buffer::write_buffer;
use super::write_port::write_port;
use super::Parameters;
use crate::hdl::netlist::Direction;
use crate::hdl::{Builder, DesignError, Module};
use crate::rtl::{metadata_cache, value_frequency};

/// The compressor and the decompressor of a codec. Their stream ports are as wide as the port to the cache.
#[derive(Clone, Debug)]
pub struct Units {
    /// The compressor.
    pub compressor: Rc<Module>,
    /// The decompressor.
    pub decompressor: Rc<Module>,
}

/// Builds the unit's top module.
///
/// | port | width | |
/// |---|---|---|
/// | `s_axi_*` | port | AXI4, from the cache |
/// | `m_axi_*` | memory port | AXI4, to the DRAM |
/// | `s_axil_*` | 32 | registers and tables |
/// | `irq` | 1 | interrupt |
///
/// # Errors
/// Internal errors in the description.
pub fn controller(p: &Parameters, units: &Units) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc("Compression controller between the last-level cache and the DRAM: AXI4 on both sides, AXI4-Lite for registers and tables.\nReads go through the read slots and the decompressors, writes through the write buffer and the compressors. The metadata cache holds the number of bursts of each block.");
    let mut parts = Parts::new(&m);

    m.section("Registers and commands");
    configuration(&mut parts, p)?;

    m.section("Reads of the client");
    reads(&mut parts, p)?;

    m.section("Writes of the client");
    writes(&mut parts, p)?;

    m.section("Metadata");
    metadata(&mut parts, p)?;

    m.section("Compressors and decompressors");
    codec(&mut parts, p, units)?;
    if let Some(table) = &p.sampling {
        sampling(&mut parts, table)?;
    }
    tables(&m, &mut parts, p, units)?;

    m.section("The DRAM");
    parts.add("memory_port", &memory_port(p)?, &[]);

    m.section("Connections between the parts");
    joins(&m, &mut parts, p)?;
    m.finish()
}

/// Scrubs of commands, which go through the port of the blocks to poison, if there is one.
const SCRUBS: [(&str, &str); 3] = [
    ("scrub_valid", "scrub_asked"),
    ("scrub_block", "scrub_asked_block"),
    ("scrub_taken", "scrub_asked_taken"),
];

/// The metadata cache's answers to look-ups.
const ANSWERS: [(&str, &str); 8] = [
    ("hit", "told_hit"),
    ("waits", "told_waits"),
    ("refused", "told_refused"),
    ("metadata", "told_metadata"),
    ("miss", "told_miss"),
    ("resolved", "told_resolved"),
    ("resolved_miss", "ended_miss"),
    ("resolved_failed", "fetch_failed"),
];

/// The answers that slots get instead if metadata may be lost: a read of such a block fails.
const ANSWERS_OF_SLOTS: [(&str, &str); 2] = [("hit", "slot_hit"), ("refused", "slot_refused")];

/// Words that the compressors read from the write buffer.
const FED: [(&str, &str); 8] = [
    ("read_enable", "fed_enable"),
    ("read_loads", "fed_loads"),
    ("read_entry", "fed_entry"),
    ("read_word", "fed_word"),
    ("read_data", "fed_data"),
    ("read_corrected", "fed_corrected"),
    ("read_damaged", "fed_damaged"),
    ("read_strobes", "fed_strobes"),
];

/// Adds the registers, and the commands that software writes to them.
fn configuration(parts: &mut Parts<'_>, p: &Parameters) -> Result<(), DesignError> {
    let mut called = vec![("refused", "command_refused"), ("ends", "command_ends")];
    if p.may_lose_metadata() {
        called.extend(SCRUBS);
    }
    parts.add("commands", &commands(p)?, &called);
    let called = [("refused", "command_refused"), ("irq", "irq_raised")];
    parts.add("registers", &registers(p)?, &called);
    Ok(())
}

/// Adds the port of the client's reads, the checks of their addresses, and the slots.
fn reads(parts: &mut Parts<'_>, p: &Parameters) -> Result<(), DesignError> {
    region(parts, p, "read", "_now")?;
    region(parts, p, "next_read", "")?;
    let called = [
        ("block_valid", "read_valid"),
        ("block_taken", "read_taken"),
        ("block", "read_block"),
        ("block_bursts", "read_bursts"),
        ("block_refused", "read_malformed"),
        ("block_first", "read_first"),
        ("block_last", "read_last"),
        ("block_id", "read_id"),
        ("block_attributes", "read_attributes"),
        ("next_block", "next_read"),
        ("block_moves", "read_moves"),
    ];
    parts.add("read_port", &read_port(p)?, &called);
    let mut called = vec![
        ("take", "read_taken"),
        ("may_take", "read_valid"),
        ("take_block", "read_block"),
        ("take_bursts", "read_bursts"),
        ("take_looks", "read_looks"),
        ("take_refused", "read_gets_error"),
        ("take_waits", "read_waits"),
        ("take_may_meet", "read_may_meet"),
        ("take_entry", "read_holder"),
        ("take_joins", "read_joins"),
        ("take_open", "read_open"),
        ("take_first", "read_first"),
        ("take_last", "read_last"),
        ("take_id", "read_id"),
        ("look_valid", "read_look_valid"),
        ("look_taken", "read_look_taken"),
        ("look_block", "read_look_block"),
        ("look_slot", "read_look_slot"),
        ("answered", "slot_answered"),
    ];
    if p.may_lose_metadata() {
        called.extend(ANSWERS_OF_SLOTS);
    }
    if p.tells_lost() {
        called.push(("lost", "slot_lost"));
    }
    // The first name of a port counts.
    called.extend(ANSWERS);
    parts.add("read_slots", &read_slots(p)?, &called);
    Ok(())
}

/// Adds the port of the client's writes, the checks of their addresses, and the write buffer.
fn writes(parts: &mut Parts<'_>, p: &Parameters) -> Result<(), DesignError> {
    region(parts, p, "beat", "_now")?;
    region(parts, p, "next", "")?;
    parts.add("write_port", &write_port(p)?, &[("beat_opens", "claim")]);
    let called = [
        ("close_all", "closes"),
        ("empty", "buffer_empty"),
        ("look_valid", "write_look_valid"),
        ("look_taken", "write_look_taken"),
        ("look_block", "write_look_block"),
        ("look_entry", "write_look_entry"),
        ("answered", "entry_answered"),
        ("writer_entry", "block_entry"),
        ("writer_block", "block_number"),
        ("writer_attributes", "block_attributes"),
    ];
    let lost = ("answer_lost", "told_lost");
    let called = [&called[..], &FED, &ANSWERS, &[lost]].concat();
    parts.add("write_buffer", &write_buffer(p)?, &called);
    Ok(())
}

/// Adds the metadata cache with its look-ups, the prefetch, and the port of blocks whose metadata are lost.
fn metadata(parts: &mut Parts<'_>, p: &Parameters) -> Result<(), DesignError> {
    let called = [
        ("region_first", "region_first_block"),
        ("write_valid", "write_look_valid"),
        ("write_taken", "write_look_taken"),
        ("write_block", "write_look_block"),
        ("write_entry", "write_look_entry"),
        ("read_valid", "read_look_valid"),
        ("read_taken", "read_look_taken"),
        ("read_block", "read_look_block"),
        ("read_slot", "read_look_slot"),
    ];
    parts.add("look_ups", &look_ups(p)?, &called);
    let called = [
        ("region_first", "region_first_block"),
        ("region_end", "region_end_block"),
        ("looked_up", "prefetch_taken"),
        ("answered", "prefetch_answered"),
    ];
    let called = [&called[..], &ANSWERS].concat();
    parts.add("prefetch", &prefetch(p)?, &called);
    let cache = metadata_cache::cache::cache(&p.cache())?;
    let called = [
        ("busy", "cache_busy"),
        ("idle", "cache_idle"),
        ("damage_found", "cache_stops"),
        ("damaged", "metadata_damaged"),
        ("corrected", "metadata_corrected"),
        ("refetched", "refetched_metadata"),
        ("word_lost", "poisoned_metadata"),
        ("inject", "inject_metadata"),
    ];
    parts.add("metadata_cache", &cache, &called);
    if p.may_lose_metadata() {
        let called = [
            ("store_valid", "scrub_valid"),
            ("store_block", "scrub_block"),
            ("store_taken", "scrub_taken"),
            ("region_first", "region_first_block"),
        ];
        let called = [&called[..], &SCRUBS].concat();
        parts.add("poison_port", &poison_port(p)?, &called);
        region(parts, p, "poisoned", "")?;
    }
    Ok(())
}

/// Adds the compressors and the decompressors.
fn codec(parts: &mut Parts<'_>, p: &Parameters, units: &Units) -> Result<(), DesignError> {
    let packs = pack(p, &units.compressor)?;
    let unpacks = unpack(p, &units.decompressor)?;
    let called = [&[("feed_compresses", "feed_may_compress")][..], &FED].concat();
    parts.add("pack", &packs, &called);
    let called = [
        ("read_slot", "head"),
        ("modify_enable", "fed_enable"),
        ("modify_loads", "fed_loads"),
        ("modify_entry", "fed_entry"),
        ("modify_word", "fed_word"),
    ];
    parts.add("unpack", &unpacks, &called);
    Ok(())
}

/// Adds the value-frequency table, which snoops blocks in front of the compressors.
fn sampling(parts: &mut Parts<'_>, p: &value_frequency::Parameters) -> Result<(), DesignError> {
    let module = value_frequency::top::value_frequency(p)?;
    let all = [Direction::Input, Direction::Output].map(|direction| module.ports_of(direction));
    let configured: Vec<(String, String)> = all
        .into_iter()
        .flatten()
        .filter_map(|port| {
            let name = port.name.strip_prefix("s_axil_")?;
            Some((port.name.clone(), format!("{SAMPLING}_{name}")))
        })
        .collect();
    let mut called = vec![
        ("s_axis_tvalid", "sampled_valid"),
        ("s_axis_tlast", "sampled_last"),
        ("s_axis_tdata", "sampled_data"),
        ("s_axis_tready", "sampled_ready"),
        ("framing_error", "sampled_misplaced"),
        ("inject", "inject_counts"),
    ];
    called.extend(
        configured
            .iter()
            .map(|(port, net)| (port.as_str(), net.as_str())),
    );
    parts.add("value_frequency", &module, &called);
    Ok(())
}

/// Adds the check of a block's address: of the net `side_block`, with results in nets `side_looks` and so on,
/// with the suffix `end`.
fn region<'m>(
    parts: &mut Parts<'m>,
    p: &Parameters,
    side: &str,
    end: &str,
) -> Result<(), DesignError> {
    let said = SAID.map(|port| (port, format!("{side}_{port}{end}")));
    let own = said.into_iter().chain([("block", format!("{side}_block"))]);
    // Metadata that are lost were written while the unit ran.
    let always = (side == "poisoned").then(|| ("running", String::from("ever_running")));
    let own = own.chain(always);
    let limits = limits(p);
    let limits = limits
        .iter()
        .map(|name| (name.as_str(), format!("{name}_block")));
    let all: Vec<(&str, String)> = own.chain(limits).collect();
    let all: Vec<(&str, &str)> = all
        .iter()
        .map(|(port, net)| (*port, net.as_str()))
        .collect();
    parts.add(&format!("{side}_region"), &regions(p)?, &all);
    Ok(())
}
