//! One access to tables, made to all compressors or to all decompressors.
//!
//! | port | width | |
//! |---|---|---|
//! | `unit_access`, `unit_write`, `unit_address`, `unit_data` | 1, 1, words, 32 | an access, held until it is done |
//! | `unit_done`, `unit_failed`, `unit_read` | 1, 1, 32 | it is |
//! | `allowed` | 1 | no unit has tables that anything was stored with: they may be written |
//! | `{half}_*` | | AXI4-Lite of each unit, side by side |
//!
//! A write goes to all units, a read to the first.

use std::rc::Rc;

use super::registers::{ADDRESS_BITS, UNIT_BITS};
use super::{flag, Parameters};
use crate::hdl::{concat, or_all, Builder, DesignError, Module};

/// A half's name, its units, and the bits of their addresses.
pub(super) type Half = (&'static str, u32, u32);

pub(super) fn table_port(p: &Parameters, halves: &[Half]) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("table_port"));
    m.doc("One access to tables, made to all compressors or to all decompressors.");
    let access = m.input("unit_access", 1);
    let write = m.input("unit_write", 1);
    let address = m.input("unit_address", ADDRESS_BITS - 2);
    let data = m.input("unit_data", 32);
    let allowed = m.input("allowed", 1);
    let half_number = address.slice(UNIT_BITS - 2, 2).named("half_number");
    let may = (allowed | !write).named("may");
    let mut dones = Vec::new();
    let mut failures = Vec::new();
    let mut words = Vec::new();
    let mut known = Vec::new();
    for (number, &(half, units, address_bits)) in (1..).zip(halves) {
        m.section(&format!("The {half}s"));
        let port = |name: &str| format!("{half}_{name}");
        let input = |name: &str, width: u32| m.input(&port(name), width * units);
        let inputs = ["awready", "bvalid", "arready", "rvalid"].map(|name| input(name, 1));
        let [awready, bvalid, arready, rvalid] = inputs;
        let [bresp, rresp] = ["bresp", "rresp"].map(|name| input(name, 2));
        let rdata = input("rdata", 32);
        let here = half_number.eq_to(number).named(&port("is_meant"));
        let above = address.slice(address_bits - 2, UNIT_BITS - address_bits);
        let inside = match UNIT_BITS > address_bits {
            true => !above.any(),
            false => m.constant(1, 1),
        };
        let active = (access & here & may & inside).named(&port("active"));
        let idle = !active;
        let mut all_answered = Vec::new();
        let mut failed = Vec::new();
        let (mut writes, mut reads) = (Vec::new(), Vec::new());
        for unit in 0..units {
            let reads_this = unit == 0;
            let is_meant = write | m.constant(u64::from(reads_this), 1);
            let scope = m.scope(&format!("{half}{unit}"));
            let no = m.zero(1);
            let taken = write.mux(awready.bit(unit), arready.bit(unit));
            let asked = m.wire("is_asked", 1);
            let asks = active & is_meant & !asked;
            m.drive(asked, flag(&m, idle, "asked", no, asks & taken, no));
            writes.push(asks & write);
            reads.push(asks & !write);
            let answers = write.mux(bvalid.bit(unit), rvalid.bit(unit)) & asked;
            let response = write.mux(bresp.bit(2 * unit + 1), rresp.bit(2 * unit + 1));
            let answered = flag(&m, idle, "answered", no, answers, no);
            failed.push(flag(&m, idle, "failed", no, answers & response, no));
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
        let (writes, reads) = (concat(&writes), concat(&reads));
        m.output(&port("awvalid"), writes);
        m.output(&port("awaddr"), byte_address.replicate(units));
        m.output(&port("wvalid"), writes);
        m.output(&port("wdata"), data.replicate(units));
        m.output(&port("wstrb"), m.constant(1, 1).replicate(4 * units));
        m.output(&port("bready"), m.constant(1, 1).replicate(units));
        m.output(&port("arvalid"), reads);
        m.output(&port("araddr"), byte_address.replicate(units));
        m.output(&port("rready"), m.constant(1, 1).replicate(units));
    }
    m.section("The answer");
    let is_known = or_all(known).named("is_known");
    let bad = (!is_known | !may).named("is_refused");
    m.output("unit_done", or_all(dones) | bad);
    m.output("unit_failed", bad | or_all(failures));
    m.output("unit_read", or_all(words));
    m.finish()
}
