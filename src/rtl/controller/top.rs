//! The top of the unit: see [`controller`].

use std::rc::Rc;

use super::attributes::attribute_bits;
use super::commands::commands;
use super::damaged_block::damaged_block;
use super::look_ups::look_ups;
use super::memory_port::memory_port;
use super::pack::pack;
use super::parts::Parts;
use super::poison_port::poison_port;
use super::prefetch::prefetch;
use super::read_port::read_port;
use super::read_slots::read_slots;
use super::regions::regions;
use super::register_port::registers;
use super::registers::{inject_bits, Injected};
use super::table_guard::table_guard;
use super::table_port::{table_port, Tables};
use super::table_test::table_test;
use super::unpack::unpack;
use super::write_buffer::write_buffer;
use super::write_port::write_port;
use super::{Parameters, PAGE_BITS};
use crate::hdl::netlist::Direction;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::protect::Protection;
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
#[expect(
    clippy::too_many_lines,
    reason = "joins the boxes of the controller's picture, port by port"
)]
pub fn controller(p: &Parameters, units: &Units) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.name.clone());
    m.doc("Compression controller between the last-level cache and the DRAM: AXI4 on both sides, AXI4-Lite for registers and tables.\nReads go through the read slots and the decompressors, writes through the write buffer and the compressors. The metadata cache holds the number of bursts of each block.");
    let mut parts = Parts::new(&m);

    m.section("Registers and commands");
    let commanded = [("refused", "command_refused"), ("ends", "command_ends")];
    // Scrubs go through the port of the blocks to poison.
    let scrubs = [
        ("scrub_valid", "scrub_asked"),
        ("scrub_block", "scrub_asked_block"),
        ("scrub_taken", "scrub_asked_taken"),
    ];
    let scrubs = if p.may_lose_metadata() {
        &scrubs[..]
    } else {
        &[]
    };
    parts.add(
        "commands",
        &commands(p)?,
        &[&commanded[..], scrubs].concat(),
    );
    let registered = [("refused", "command_refused"), ("irq", "irq_raised")];
    parts.add("registers", &registers(p)?, &registered);
    m.section("Reads of the client");
    region(&mut parts, p, "read", "_now")?;
    region(&mut parts, p, "next_read", "")?;
    let read = [
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
    parts.add("read_port", &read_port(p)?, &read);
    let answers = [
        ("hit", "answer_hit"),
        ("waits", "answer_waits"),
        ("refused", "answer_refused"),
        ("metadata", "answer_metadata"),
        ("miss", "answer_miss"),
        ("resolved", "resolved_valid"),
    ];
    let slots = [
        ("take", "read_taken"),
        ("take_block", "read_block"),
        ("take_bursts", "read_bursts"),
        ("take_looks", "read_looks"),
        ("take_refused", "read_gets_error"),
        ("take_waits", "read_waits"),
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
    let mut of_slots = answers.to_vec();
    if p.may_lose_metadata() {
        of_slots[0].1 = "slot_hit";
        of_slots[2].1 = "slot_refused";
    }
    if p.tells_lost() {
        of_slots.push(("lost", "slot_lost"));
    }
    parts.add(
        "read_slots",
        &read_slots(p)?,
        &[&slots[..], &of_slots].concat(),
    );

    m.section("Writes of the client");
    region(&mut parts, p, "beat", "_now")?;
    region(&mut parts, p, "next", "")?;
    parts.add("write_port", &write_port(p)?, &[("beat_opens", "claim")]);
    let buffer = [
        ("close_all", "closes"),
        ("empty", "buffer_empty"),
        ("look_valid", "write_look_valid"),
        ("look_taken", "write_look_taken"),
        ("look_block", "write_look_block"),
        ("look_entry", "write_look_entry"),
        ("answered", "entry_answered"),
        ("read_enable", "fed_enable"),
        ("read_loads", "fed_loads"),
        ("read_entry", "fed_entry"),
        ("read_word", "fed_word"),
        ("read_data", "fed_data"),
        ("read_corrected", "fed_corrected"),
        ("read_damaged", "fed_damaged"),
        ("read_strobes", "fed_strobes"),
        ("writer_entry", "block_entry"),
        ("writer_block", "block_number"),
        ("writer_attributes", "block_attributes"),
    ];
    parts.add(
        "write_buffer",
        &write_buffer(p)?,
        &[&buffer[..], &answers].concat(),
    );

    m.section("Metadata");
    let look = [
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
    parts.add("look_ups", &look_ups(p)?, &look);
    let fetched_ahead = [
        ("region_first", "region_first_block"),
        ("region_end", "region_end_block"),
        ("looked_up", "prefetch_taken"),
        ("answered", "prefetch_answered"),
    ];
    parts.add(
        "prefetch",
        &prefetch(p)?,
        &[&fetched_ahead[..], &answers].concat(),
    );
    let cache = metadata_cache::cache::cache(&p.cache())?;
    let own = [
        ("busy", "cache_busy"),
        ("idle", "cache_idle"),
        ("damage_found", "cache_stops"),
        ("damaged", "metadata_damaged"),
        ("corrected", "metadata_corrected"),
        ("refetched", "refetched_metadata"),
        ("word_lost", "poisoned_metadata"),
        ("inject", "inject_metadata"),
    ];
    parts.add("metadata_cache", &cache, &own);
    if p.may_lose_metadata() {
        let scrubs = scrubs.iter().copied();
        let called: Vec<_> = scrubs
            .chain([
                ("store_valid", "scrub_valid"),
                ("store_block", "scrub_block"),
                ("store_taken", "scrub_taken"),
                ("region_first", "region_first_block"),
            ])
            .collect();
        parts.add("poison_port", &poison_port(p)?, &called);
        region(&mut parts, p, "poisoned", "")?;
    }

    m.section("Compressors and decompressors");
    let packed = [
        ("feed_compresses", "feed_may_compress"),
        ("read_enable", "fed_enable"),
        ("read_loads", "fed_loads"),
        ("read_entry", "fed_entry"),
        ("read_word", "fed_word"),
        ("read_data", "fed_data"),
        ("read_corrected", "fed_corrected"),
        ("read_damaged", "fed_damaged"),
        ("read_strobes", "fed_strobes"),
    ];
    let packs = pack(p, &units.compressor)?;
    let unpacked = [
        ("read_slot", "head"),
        ("modify_enable", "fed_enable"),
        ("modify_loads", "fed_loads"),
        ("modify_entry", "fed_entry"),
        ("modify_word", "fed_word"),
    ];
    let unpacks = unpack(p, &units.decompressor)?;
    parts.add("pack", &packs, &packed);
    parts.add("unpack", &unpacks, &unpacked);
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

/// The value-frequency table's name in the nets of the configuration port.
const SAMPLING: &str = "sampling";

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

/// The outputs of [`regions`].
const SAID: [&str; 3] = ["looks", "compresses", "refused"];

/// The page registers that addresses are compared with.
fn limits(p: &Parameters) -> Vec<String> {
    let ranges = (0..p.ranges).map(|number| format!("range{number}"));
    let all = ["region", "metadata"].map(String::from).into_iter();
    let all = all.chain(ranges);
    all.flat_map(|region| ["first", "end"].map(|limit| format!("{region}_{limit}")))
        .collect()
}

/// Adds the access to the tables of compressors and decompressors, if they have any.
fn tables<'m>(
    m: &'m Builder,
    parts: &mut Parts<'m>,
    p: &Parameters,
    of_codec: &Units,
) -> Result<(), DesignError> {
    let half = |name: &'static str, unit: &Rc<Module>, units: u32| {
        let mut ports = unit.ports_of(Direction::Input);
        let address = ports.find(|port| port.name == "s_axil_awaddr");
        address.map(|port| Tables {
            name,
            units,
            address_bits: port.width,
            guarded: true,
        })
    };
    let halves = [
        half("compressor", &of_codec.compressor, p.compressors),
        half("decompressor", &of_codec.decompressor, p.decompressors),
    ];
    let halves: Vec<Tables> = halves.into_iter().flatten().collect();
    if halves.is_empty() {
        let access = parts.net("unit_access", 1);
        for (name, value) in [("unit_done", access), ("unit_failed", access)] {
            let net = parts.net(name, 1);
            m.drive(net, value);
        }
        let read = parts.net("unit_read", 32);
        m.drive(read, m.zero(32));
        let writes = parts.net("tables_written", 1);
        m.drive(writes, m.zero(1));
        return Ok(());
    }
    let sampled = p.sampling.as_ref().map(|_| Tables {
        name: SAMPLING,
        units: 1,
        address_bits: value_frequency::address_map::ADDRESS_BITS,
        guarded: false,
    });
    let kinds: Vec<Tables> = halves.into_iter().chain(sampled).collect();
    match &p.tables {
        None => {
            let called = [("allowed", "tables_open")];
            parts.add("table_port", &table_port(p, &kinds)?, &called);
        }
        Some(checked) => {
            let test = [("table_failed", "unit_failed")];
            parts.add("table_test", &table_test(p, checked)?, &test);
            let called = [
                ("allowed", "tables_writable"),
                ("unit_access", "table_access"),
                ("unit_write", "table_write"),
                ("unit_address", "table_address"),
                ("unit_done", "table_done"),
            ];
            parts.add("table_port", &table_port(p, &kinds)?, &called);
            let guard = [("table_failed", "unit_failed")];
            parts.add("table_guard", &table_guard(p)?, &guard);
        }
    }
    for Tables { name, units, .. } in kinds {
        let unit = match name {
            "compressor" => &of_codec.compressor,
            "decompressor" => &of_codec.decompressor,
            // The ports of this single table have the nets' names.
            _ => continue,
        };
        let ports = |direction| {
            unit.ports_of(direction).filter_map(|port| {
                let of_bus = port.name.strip_prefix("s_axil_")?;
                Some((of_bus.to_owned(), port.width))
            })
        };
        for (port, width) in ports(Direction::Input) {
            let all = parts.net(&format!("{name}_{port}"), width * units);
            for (number, part) in (0..units).zip(all.parts(width)) {
                let of_unit = parts.net(&format!("{name}{number}_{port}"), width);
                m.drive(of_unit, part);
            }
        }
        for (port, width) in ports(Direction::Output) {
            let each = (0..units).map(|number| parts.net(&format!("{name}{number}_{port}"), width));
            let each: Vec<Signal> = each.collect();
            let all = parts.net(&format!("{name}_{port}"), width * units);
            m.drive(all, concat(&each));
        }
    }
    Ok(())
}

/// The attributes of the access for which a slot is taken, for a read or for an entry.
fn attributes<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters, read: Signal<'m>) {
    // A read and an entry are never taken in the same cycle.
    let takes_entry = parts.net("takes_entry", 1);
    parts.drive("attributes_valid", read | takes_entry);
    let entry = parts.net("taken_entry", p.entry_bits());
    let modify = concat(&[entry.resize(p.slot_bits() - 1), m.constant(1, 1)]);
    let slot = parts.net("take_slot", p.slot_bits());
    parts.drive("attributes_slot", takes_entry.mux(modify, slot));
    let [of_write, of_read] =
        ["taken_attributes", "read_attributes"].map(|name| parts.net(name, attribute_bits(p)));
    parts.drive("attributes_data", takes_entry.mux(of_write, of_read));
}

/// The nets between the parts that are not one part's output.
fn joins<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters) -> Result<(), DesignError> {
    let bit = |parts: &mut Parts<'m>, name: &str| parts.net(name, 1);
    let join = |parts: &mut Parts<'m>, name: &str, value: Signal<'m>| parts.drive(name, value);
    // A read is taken if a slot is free; a write in all other cycles, but not while a flush drains the buffer.
    // After a read that a write had to wait for, the write has priority.
    let write_first = m.register_reset("write_first", 1, 0);
    let may_read = bit(parts, "has_room") & !bit(parts, "read_stays");
    let read = bit(parts, "read_valid") & may_read & !write_first;
    let read = read.named("takes_read");
    m.next(write_first, read & bit(parts, "entry_wanted"));
    join(parts, "read_taken", read);
    let may = !bit(parts, "read_taken");
    let may = if p.may_lose_metadata() {
        may
    } else {
        may & !bit(parts, "closes")
    };
    join(parts, "may_take", may);
    attributes(m, parts, p, read);
    // The addresses of a read and of a beat are checked one cycle ahead.
    let next_read = parts.net("next_read", p.number_bits());
    join(parts, "next_read_block", next_read);
    for said in ["looks", "refused"] {
        let next = bit(parts, &format!("next_read_{said}"));
        let same = bit(parts, &format!("read_{said}_now"));
        let held = bit(parts, "read_moves").mux(next, same);
        let held = m.delay(&format!("read_{said}_held"), held);
        join(parts, &format!("read_{said}"), held);
    }
    for said in SAID {
        let next = bit(parts, &format!("next_{said}"));
        let same = bit(parts, &format!("beat_{said}_now"));
        let held = bit(parts, "beat_moves").mux(next, same);
        let held = m.delay(&format!("beat_{said}_held"), held);
        join(parts, &format!("beat_{said}"), held);
    }
    let malformed = bit(parts, "read_malformed");
    let refused = bit(parts, "read_refused");
    join(parts, "read_gets_error", malformed | refused);
    // No block is in a compressor while its tables change.
    let stays_raw = bit(parts, "bypass") | bit(parts, "tables_written");
    let compresses = bit(parts, "feed_compresses") & !stays_raw;
    join(parts, "feed_may_compress", compresses);
    if p.sampling.is_some() {
        // Whole blocks that the cache writes, compressed or bypassed.
        let not_whole = bit(parts, "feed_merges") | bit(parts, "feed_poisons");
        let samples = bit(parts, "feed_compresses") & !not_whole;
        join(parts, "feed_samples", samples);
        if p.counts().checks() {
            let register = parts.net("inject", inject_bits(p));
            let [counts, _] = Injected::Counts.wanted(register);
            join(parts, "inject_counts", counts);
        }
    }
    let looks = bit(parts, "entries_look") | bit(parts, "slots_look") | bit(parts, "update_valid");
    let looks = looks | bit(parts, "prefetching");
    let looks = if p.may_lose_metadata() {
        lost_metadata(parts, p);
        looks | bit(parts, "has_lost")
    } else {
        looks
    };
    join(parts, "looks_under_way", looks);

    // Pages, as block numbers and as memory line numbers.
    let pages = p.address_bits - PAGE_BITS;
    let low = |unit: u32| m.zero(PAGE_BITS - unit.trailing_zeros());
    for name in limits(p) {
        let page = parts.net(&name, pages);
        join(
            parts,
            &format!("{name}_block"),
            concat(&[low(p.block_bytes), page]),
        );
    }
    let first = parts.net("metadata_first", pages);
    join(parts, "metadata_base", concat(&[low(p.mag_bytes), first]));
    events(m, parts, p)
}

/// Counters and interrupts.
fn events<'m>(m: &'m Builder, parts: &mut Parts<'m>, p: &Parameters) -> Result<(), DesignError> {
    let bit = |parts: &mut Parts<'m>, name: &str| parts.net(name, 1);
    let join = |parts: &mut Parts<'m>, name: &str, value: Signal<'m>| parts.drive(name, value);
    let written = bit(parts, "written");
    let of_block = parts.net("written_metadata", p.metadata_bits());
    let raw = of_block.eq_to(p.raw());
    join(parts, "block_written", written);
    join(parts, "block_written_raw", written & raw);
    let block_read = bit(parts, "read_taken");
    let malformed = bit(parts, "read_malformed");
    join(parts, "block_read", block_read & !malformed);
    let beat = bit(parts, "beat_taken");
    join(parts, "beat_written", beat);
    let answer = bit(parts, "answer_valid");
    let hit = bit(parts, "answer_hit") & !bit(parts, "prefetch_answered");
    join(parts, "metadata_hit", answer & hit);
    let fetched = bit(parts, "fetch_valid") & bit(parts, "fetch_ready");
    join(parts, "metadata_miss", fetched);
    let modifies = parts.net("modify", p.entries).any();
    join(parts, "block_modified", modifies);
    let waits = bit(parts, "beat_valid") & !beat;
    join(parts, "write_stalls", waits);
    let waits = bit(parts, "read_valid") & !block_read;
    join(parts, "read_stalls", waits);
    let corrupt = bit(parts, "unpacked") & bit(parts, "unpacked_failed");
    // With the block that they concern, a cycle later, with protection two.
    let beside_block = |name: &str, event| {
        let event = m.delay(name, event);
        p.buffers
            .beside(m, &format!("{name}_checked"), m.constant(1, 1), event)
    };
    let corrupt = beside_block("was_corrupt", corrupt);
    join(parts, "corrupt_block", corrupt);
    let read_error = bit(parts, "arrives") & bit(parts, "arrives_failed");
    let read_error = beside_block("read_failed", read_error);
    join(parts, "read_error", read_error);
    let write_fails = written & bit(parts, "written_failed");
    let of_poison = bit(parts, "written_poison");
    let write_error = write_fails & !of_poison;
    join(parts, "write_error", write_error);
    join(parts, "poison_lost", write_fails & of_poison);
    let fetch_error = bit(parts, "resolved_valid") & bit(parts, "resolved_failed");
    let refused = answer & bit(parts, "answer_refused");
    join(parts, "metadata_error", fetch_error | refused);
    let posted = bit(parts, "any_entry_ends") & bit(parts, "end_failed") & bit(parts, "end_posted");
    let posted = beside_block("posted_is_lost", posted);
    join(parts, "posted_write_lost", posted);
    let lost = bit(parts, "lost_valid");
    join(parts, "metadata_lost", lost);
    let (arrived, gone) = (
        parts.net("arrived_block", p.number_bits()),
        parts.net("written_block", p.number_bits()),
    );
    join(parts, "error_block", write_fails.mux(gone, arrived));
    damage(parts, p)?;
    let irq = bit(parts, "irq_raised");
    m.output("irq", irq)
        .comment("Interrupt: an enabled event has happened");
    Ok(())
}

/// Connects the signals of lost metadata, and the errors to inject into metadata.
fn lost_metadata<'m>(parts: &mut Parts<'m>, p: &Parameters) {
    let [hit, lost, refused] =
        ["answer_hit", "answer_lost", "answer_refused"].map(|name| parts.net(name, 1));
    parts.drive("slot_hit", hit & !lost);
    parts.drive("slot_refused", refused | (hit & lost));
    if p.tells_lost() {
        parts.drive("slot_lost", hit & lost);
    }
    let always = parts.constant(1);
    parts.drive("ever_running", always);
    let register = parts.net("inject", inject_bits(p));
    let [lines, two] = Injected::Lines.wanted(register);
    let [sets, _] = Injected::Sets.wanted(register);
    parts.drive("inject_metadata", concat(&[lines, sets, two]));
}

/// Connects the counters and interrupts of protected memories.
fn damage<'m>(parts: &mut Parts<'m>, p: &Parameters) -> Result<(), DesignError> {
    let of_buffers = |parts: &mut Parts<'m>, found: &str| {
        let all = [
            "stored",
            "read_word",
            "sent",
            "marked",
            "writers",
            "ended",
            "arrived",
            "under_way",
        ];
        // Bursts to send have a copy, and are never damaged.
        let ordered = (found == "corrected").then_some("ordered");
        let all = all.into_iter().chain(ordered);
        or_all(all.map(|at| parts.net(&format!("{at}_{found}"), 1)))
    };
    if p.buffers.checks() {
        let corrected = of_buffers(parts, "corrected");
        parts.drive("corrected_words", corrected);
        // Each is an event, and is counted.
        let damaged = of_buffers(parts, "damaged").named("buffer_is_damaged");
        for net in ["damaged_word", "damaged_words"] {
            parts.drive(net, damaged);
        }
        parts.add("damaged_word_block", &damaged_block(p)?, &[]);
    }
    if p.tables.is_some() {
        let damaged = parts.net("table_damage", 1);
        parts.drive("damaged_tables", damaged);
    }
    if p.metadata.checks() {
        let mut corrected = parts.net("fetched_corrected", 1);
        if p.metadata == Protection::Secded {
            corrected = corrected | parts.net("metadata_corrected", 1);
        }
        parts.drive("corrected_metadata", corrected);
        let stops = parts.net("cache_stops", 1);
        parts.drive("damaged_metadata", stops);
        let lost = ["poisoned_metadata", "damaged_metadata"].map(|net| parts.net(net, 1));
        parts.drive("lost_metadata", or_all(lost));
    }
    Ok(())
}
