//! An AXI4-Lite slave port. Each transaction becomes one register access, which the design completes when it
//! can.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axil_*` | | the bus: 32-bit data, `address_bits` of byte address |
//!
//! A read of [`REVISION`] returns the Verilog parameter of that name.
//!
//! All outputs to the bus come from registers. One transaction is in flight at a time; writes have priority
//! over reads. A write that leaves out byte lanes is not performed and returns SLVERR. A transaction takes 4
//! cycles plus the wait for `done`.

use std::rc::Rc;

use super::registers::{Access, Field, Region};
use crate::hdl::{ports, Builder, DesignError, Module, Signal};
use crate::stream::Write;

/// Byte address of the revision register, the same in every configuration port.
pub const REVISION: u32 = 0x1c;

/// The revision register.
pub fn revision() -> Region {
    let holds = "Value of the Verilog parameter REVISION, free for your use";
    Region::new("revision", REVISION, 1, holds)
        .with(Access::ReadOnly)
        .field(Field::new("revision", 0, 32, holds))
}

/// The writes that store a table's words, from a byte address on.
pub fn table(base: u32, words: &[u64]) -> impl Iterator<Item = Write> + '_ {
    (0..).zip(words).map(move |(number, &word)| Write {
        address: base + 4 * number,
        data: word as u32,
    })
}

/// The writes that load tables: 0 to the control word, then the tables, then 1 to the control word.
pub fn load(control: u32, tables: impl IntoIterator<Item = Write>) -> Vec<Write> {
    let control = |data| Write {
        address: control,
        data,
    };
    let tables = [control(0)].into_iter().chain(tables);
    tables.chain([control(1)]).collect()
}

ports! {
    /// Bus signals into a slave.
    pub(in crate::rtl) BusInputs {
        awvalid, awaddr, wvalid, wdata, wstrb, bready, arvalid, araddr, rready,
    } -> /// Bus signals out of a slave.
    BusOutputs { awready, wready, bvalid, bresp, arready, rvalid, rdata, rresp }

    pub(in crate::rtl) AxiLiteInputs { s_axil: BusInputs<'m>, done, failed, read_data }
    -> AxiLiteOutputs { s_axil: BusOutputs<'m>, access_waits, write, address, write_data }
}

impl<'m> BusInputs<'m> {
    /// Declares the input ports of the bus; their names begin with `bus`.
    pub(in crate::rtl) fn ports(m: &'m Builder, bus: &str, address_bits: u32) -> Self {
        let port = |name: &str, width| {
            let port = m.input(&format!("{bus}_{name}"), width);
            match bus {
                "s_axil" => port,
                _ => port.comment(&format!("AXI4-Lite {name}")),
            }
        };
        BusInputs {
            awvalid: port("awvalid", 1),
            awaddr: port("awaddr", address_bits),
            wvalid: port("wvalid", 1),
            wdata: port("wdata", 32),
            wstrb: port("wstrb", 4),
            bready: port("bready", 1),
            arvalid: port("arvalid", 1),
            araddr: port("araddr", address_bits),
            rready: port("rready", 1),
        }
    }
}

impl<'m> BusOutputs<'m> {
    /// Declares the output ports of the bus; their names begin with `bus`.
    pub(in crate::rtl) fn to_ports(&self, m: &'m Builder, bus: &str) {
        let port = |name: &str, value| {
            let port = m.output(&format!("{bus}_{name}"), value);
            if bus != "s_axil" {
                port.comment(&format!("AXI4-Lite {name}"));
            }
        };
        port("awready", self.awready);
        port("wready", self.wready);
        port("bvalid", self.bvalid);
        port("bresp", self.bresp);
        port("arready", self.arready);
        port("rvalid", self.rvalid);
        port("rdata", self.rdata);
        port("rresp", self.rresp);
    }
}

/// Instantiates a slave as `name` and declares its bus as ports of the enclosing module. `done`, `failed` and
/// `read_data` complete an access.
pub(in crate::rtl) fn slave<'m>(
    m: &'m Builder,
    name: &str,
    address_bits: u32,
    [done, failed, read_data]: [Signal<'m>; 3],
) -> Result<AxiLiteOutputs<'m>, DesignError> {
    let inputs = AxiLiteInputs {
        s_axil: BusInputs::ports(m, "s_axil", address_bits),
        done,
        failed,
        read_data,
    };
    let slave = m.instance(name, &axi_lite(address_bits)?, inputs);
    slave.s_axil.to_ports(m, "s_axil");
    Ok(slave)
}

/// The slave's module, with `address_bits` bits of byte address.
fn axi_lite(address_bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("axi_lite_{address_bits}"));
    m.doc("AXI4-Lite slave. Each transaction becomes one access, which is held until done.\nOne transaction is in flight at a time; writes have priority. It takes 4 cycles plus the wait for done.\nAll outputs to the bus come from registers.");
    let BusInputs {
        awvalid,
        awaddr,
        wvalid,
        wdata,
        wstrb,
        bready,
        arvalid,
        araddr,
        rready,
    } = BusInputs::ports(&m, "s_axil", address_bits);
    let done = m.input("done", 1);
    let failed = m.input("failed", 1);
    let read_data = m.input("read_data", 32);
    done.comment("Design completes the access in this cycle");
    failed.comment("With done: no word is at this address, or the access waited too long");
    read_data.comment("With done: word that was read");

    let take_write = m.register_reset("take_write", 1, 0);
    let take_read = m.register_reset("take_read", 1, 0);
    let access = m.register_reset("waiting", 1, 0);
    let write = m.register("is_write", 1);
    let partial = m.register("is_partial", 1);
    partial.comment("A write that leaves out byte lanes: it is not performed and returns SLVERR.");
    let address = m.register("word_address", address_bits - 2);
    let write_data = m.register("word", 32);
    let bvalid = m.register_reset("write_answered", 1, 0);
    let rvalid = m.register_reset("read_answered", 1, 0);
    let answer_failed = m.register("answer_failed", 1);
    let answer = m.register("answer", 32);

    m.section("Accept a transaction; writes have priority");
    let idle = (!(take_write | take_read | access | bvalid | rvalid)).named("idle");
    let writes = (idle & awvalid & wvalid).named("writes");
    m.next(take_write, writes);
    m.next(take_read, idle & arvalid & !writes);
    let taken = (take_write | take_read).named("taken");
    m.next_if(write, taken, take_write);
    m.next_if(partial, taken, take_write & !wstrb.all());
    let byte_address = take_write.mux(awaddr, araddr).named("byte_address");
    m.next_if(address, taken, byte_address.slice(2, address_bits - 2));
    m.next_if(write_data, take_write, wdata);

    // A partial write is answered without the design.
    m.section("Wait for the design, then respond");
    let ends = (access & (done | partial)).named("ends");
    m.next(access, taken | (access & !ends));
    m.next(bvalid, (ends & write) | (bvalid & !bready));
    m.next(rvalid, (ends & !write) | (rvalid & !rready));
    let revision_word = m.localparam("REVISION_WORD", (REVISION / 4).into(), address.width());
    let reads_revision = (address.eq(revision_word) & !write).named("reads_revision");
    let revision = m.parameter("REVISION", 0, 32);
    m.next_if(answer_failed, ends, (failed & !reads_revision) | partial);
    m.next_if(answer, ends, reads_revision.mux(revision, read_data));

    let okay = m.localparam("RESP_OKAY", 0, 2);
    let response = answer_failed.mux(m.localparam("RESP_SLVERR", 2, 2), okay);
    let response = response.named("response");
    m.section("Outputs, all from registers");
    let answers = BusOutputs {
        awready: take_write,
        wready: take_write,
        bvalid,
        bresp: response,
        arready: take_read,
        rvalid,
        rdata: answer,
        rresp: response,
    };
    answers.to_ports(&m, "s_axil");
    m.output("access_waits", access & !partial)
        .comment("An access is pending; held with the outputs below until done");
    m.output("write", write).comment("Access is a write");
    m.output("address", address)
        .comment("Address of the access in 32-bit words");
    m.output("write_data", write_data).comment("Word to write");
    m.finish()
}

/// Bit of a compressor's control word: a block had a wrong number of beats since software last wrote 1 to this
/// bit.
pub const FRAMING_ERROR_BIT: u32 = 1;

/// The register of [`FRAMING_ERROR_BIT`]. `write`: software writes the control word in this cycle.
pub(crate) fn framing_register<'m>(
    m: &'m Builder,
    write: Signal<'m>,
    write_data: Signal<'m>,
    framing_error: Signal<'m>,
) -> Signal<'m> {
    let seen = m.register_reset("framing_error_seen", 1, 0);
    let cleared = write & write_data.bit(FRAMING_ERROR_BIT);
    m.next(seen, framing_error | (seen & !cleared));
    seen
}
