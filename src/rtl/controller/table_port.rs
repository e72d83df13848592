//! Performs one access to tables: of all compressors, of all decompressors, or to the value-frequency table.
//!
//! | port | width | |
//! |---|---|---|
//! | `{kind}_*` | | AXI4-Lite of each unit, concatenated |
//!
//! A write goes to all units, a read to the first one. Stored blocks do not depend on the value-frequency
//! table, so it may always be written.

use std::rc::Rc;

use super::registers::{inject_port, Injected, ADDRESS_BITS, UNIT_BITS};
use super::{Parameters, Words};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// Units of one kind, which have the same tables.
pub(super) struct Tables {
    pub name: &'static str,
    pub units: u32,
    /// Bits of a byte address in one unit.
    pub address_bits: u32,
    /// Stored blocks depend on these tables.
    pub guarded: bool,
}

/// The ports of the access.
fn access_inputs(m: &Builder) -> [Signal<'_>; 4] {
    [
        m.input("unit_access", 1)
            .comment("Access to tables; held until unit_done"),
        m.input("unit_write", 1).comment("Access is a write"),
        m.input("unit_address", ADDRESS_BITS - 2)
            .comment("Address of the access in 32-bit words"),
        m.input("unit_data", 32).comment("Word to write to tables"),
    ]
}

/// Errors that software injects into checked tables.
struct Flips<'m> {
    /// For each kind, whether the access is to a word that is to be stored with a flipped bit.
    kinds: [Signal<'m>; 2],
    /// Driven later: the access is a write, and is performed in this cycle.
    accepted: Signal<'m>,
}

fn flips<'m>(m: &'m Builder, p: &Parameters, address: Signal<'m>) -> Option<Flips<'m>> {
    let checked = p.tables.as_ref()?;
    m.section("Errors that software injects");
    let accepted = m.wire("is_accepted", 1);
    let kinds = [Injected::CompressorTables, Injected::DecompressorTables];
    let inject = inject_port(m, p, &kinds);
    let of_kind = |kind: u64, name: &str, memory: Injected, words: &[Words]| {
        let base = kind << (UNIT_BITS - 2);
        let is_in = |words: &Words| {
            // Tables begin at multiples of their size.
            let bits = address_width(u64::from(words.count));
            let first = base + u64::from(words.first);
            address
                .slice(bits, address.width() - bits)
                .eq_to(first >> bits)
        };
        let is_in = or_all(words.iter().map(is_in).collect::<Vec<_>>()).named(name);
        memory.flips(m, inject, accepted & is_in).bit(0) & is_in
    };
    let compressors = (1, "in_code_tables", Injected::CompressorTables);
    let decompressors = (2, "in_decode_tables", Injected::DecompressorTables);
    let kinds = [
        (compressors, &checked.compressor),
        (decompressors, &checked.decompressor),
    ];
    Some(Flips {
        kinds: kinds.map(|((kind, name, memory), words)| of_kind(kind, name, memory, words)),
        accepted,
    })
}

/// The port of reads for their checks, which go to all units.
fn reads_all_input<'m>(m: &'m Builder, p: &Parameters) -> Option<Signal<'m>> {
    p.tables.as_ref().map(|_| {
        m.input("table_reads_all", 1)
            .comment("A read is of all compressors or of all decompressors")
    })
}

impl<'m> Flips<'m> {
    /// The byte address of the access: of a word that is to have a flipped bit, the second one that it has.
    fn flipped(&self, kind: u64, byte_address: Signal<'m>) -> Signal<'m> {
        let flips = self.kinds[usize::from(kind == 2)];
        let low = byte_address.width() - 1;
        concat(&[byte_address.slice(0, low), byte_address.bit(low) | flips])
    }
}

/// The AXI4-Lite of the units of a kind.
struct Bus<'m, 'a> {
    m: &'m Builder,
    kind: &'a str,
    units: u32,
}

impl<'m> Bus<'m, '_> {
    fn port(&self, name: &str) -> String {
        format!("{}_{name}", self.kind)
    }

    fn says(&self, name: &str) -> String {
        format!("AXI4-Lite {name}, {} tables; first unit lowest", self.kind)
    }

    fn input(&self, name: &str, width: u32) -> Signal<'m> {
        let port = self.m.input(&self.port(name), width * self.units);
        port.comment(&self.says(name))
    }

    /// All units get the same address and word.
    fn outputs(&self, valid: [Signal<'m>; 2], byte_address: Signal<'m>, data: Signal<'m>) {
        let [writes, reads] = valid;
        let ones = |bits: u32| self.m.constant(1, 1).replicate(bits * self.units);
        for (name, value) in [
            ("awvalid", writes),
            ("awaddr", byte_address.replicate(self.units)),
            ("wvalid", writes),
            ("wdata", data.replicate(self.units)),
            ("wstrb", ones(4)),
            ("bready", ones(1)),
            ("arvalid", reads),
            ("araddr", byte_address.replicate(self.units)),
            ("rready", ones(1)),
        ] {
            let port = self.m.output(&self.port(name), value);
            port.comment(&self.says(name));
        }
    }
}

pub(super) fn table_port(p: &Parameters, kinds: &[Tables]) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("table_port"));
    m.doc(
        "Performs one access to tables: of all compressors, of all decompressors, or to the value-frequency table. A write goes to all units, a read to the first one.",
    );
    let [access, write, address, data] = access_inputs(&m);
    let allowed = m
        .input("allowed", 1)
        .comment("No stored block needs the tables: they may be written");
    let compressing = m
        .input("compressing", 1)
        .comment("Blocks are in compressors");
    let reads_all = reads_all_input(&m, p).unwrap_or(m.zero(1));
    let number = address.slice(UNIT_BITS - 2, 2).named("kind");
    let (mut dones, mut failures, mut words) = (Vec::new(), Vec::new(), Vec::new());
    let (mut known, mut changes) = (Vec::new(), Vec::new());
    let may = m.wire("may", 1);
    let flips = flips(&m, p, address);
    for (place, tables) in (1..).zip(kinds) {
        let (kind, units, address_bits) = (tables.name, tables.units, tables.address_bits);
        m.section(&format!("Tables of {kind}"));
        let bus = Bus { m: &m, kind, units };
        let port = |name: &str| bus.port(name);
        let inputs = ["awready", "bvalid", "arready", "rvalid"].map(|name| bus.input(name, 1));
        let [awready, bvalid, arready, rvalid] = inputs;
        let [bresp, rresp] = ["bresp", "rresp"].map(|name| bus.input(name, 2));
        let rdata = bus.input("rdata", 32);
        let here = number.eq_to(place).named(&port("is_meant"));
        if tables.guarded {
            changes.push(here & write);
        }
        let inside = match UNIT_BITS - address_bits {
            0 => m.constant(1, 1),
            above => !address.slice(address_bits - 2, above).any(),
        };
        let active = (access & here & inside & may).named(&port("active"));
        let (mut all_answered, mut failed) = (Vec::new(), Vec::new());
        let (mut writes, mut reads) = (Vec::new(), Vec::new());
        for unit in 0..units {
            let reads_this = unit == 0;
            let is_meant = write | m.constant(u64::from(reads_this), 1) | reads_all;
            let scope = m.scope(&format!("{kind}{unit}"));
            let until_idle = |name: &str, set| {
                let flag = m.register_reset(name, 1, 0);
                m.next(flag, active & (flag | set));
                flag
            };
            let taken = write.mux(awready.bit(unit), arready.bit(unit));
            let asked = m.wire("is_asked", 1);
            let asks = (active & is_meant & !asked).named("asks");
            m.drive(asked, until_idle("asked", asks & taken));
            writes.push(asks & write);
            reads.push(asks & !write);
            let answers = write.mux(bvalid.bit(unit), rvalid.bit(unit)) & asked;
            let answers = answers.named("answers");
            let response = write.mux(bresp.bit(2 * unit + 1), rresp.bit(2 * unit + 1));
            let answered = until_idle("answered", answers);
            failed.push(until_idle("failed", answers & response));
            all_answered.push(answered | !is_meant);
            if reads_this {
                let word = m.delay_if("word", answers, rdata.slice(0, 32));
                words.push(here.gate(word));
            }
            drop(scope);
        }
        let done = all_answered.into_iter().reduce(|a, b| a & b);
        dones.push(active & done.unwrap_or(active));
        failures.push(here & or_all(failed));
        known.push(here & inside);
        let byte_address = concat(&[m.zero(2), address.slice(0, address_bits - 2)]);
        let byte_address = match &flips {
            Some(flips) if tables.guarded => flips.flipped(place, byte_address),
            _ => byte_address,
        };
        let writes = concat(&writes).named(&port("writes"));
        let reads = concat(&reads).named(&port("reads"));
        bus.outputs([writes, reads], byte_address, data);
    }
    m.section("The response");
    let is_known = or_all(known).named("is_known");
    // Blocks leave the compressors before the tables change.
    let changes = or_all(changes).named("changes_tables");
    m.drive(may, !changes | (allowed & !compressing));
    let never = (!is_known | (changes & !allowed)).named("is_refused");
    let bad = (never & !(changes & compressing)).named("is_answered_failed");
    let (done, failed) = (or_all(dones) | bad, bad | or_all(failures));
    if let Some(flips) = flips {
        m.drive(flips.accepted, write & done & !failed);
    }
    m.output("unit_done", done)
        .comment("Access to tables is complete");
    m.output("tables_written", access & changes)
        .comment("Tables are being written: blocks bypass the compressors");
    m.output("unit_failed", failed)
        .comment("With unit_done: the access has failed");
    m.output("unit_read", or_all(words))
        .comment("With unit_done: word that was read");
    m.finish()
}
