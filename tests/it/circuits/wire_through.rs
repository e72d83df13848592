//! A pass-through unit: the client's port wired to the memory's, and ways to break it.

use std::rc::Rc;

use hdlgen::internals::hdl::{concat, Builder, Module, Signal};

/// Fault of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Nothing.
    None,
    /// A bit of bytes of one value is turned over on their way into memory.
    Bit,
    /// Each beat of read data is the last.
    Last,
    /// A write is answered when its address was taken.
    EarlyAnswer,
    /// A write is answered when its data were taken, not when the memory has them.
    Posted,
    /// A read's address is forwarded only when the memory is ready for it.
    ReadyFirst,
    /// A read's address changes every cycle.
    Payload,
    /// A read's address is offered only every other cycle.
    Dropped,
    /// Read data have another ID than the read.
    Id,
    /// No read is ever taken.
    Deaf,
    /// Errors of writes are kept secret.
    Secret,
    /// Answers to writes without end.
    Constant,
    /// All strobes are set.
    Strobes,
}

/// Widths: of the data in bytes (the default), of addresses and IDs in bits.
pub const BYTES: u32 = 32;
const ADDRESS: u32 = 32;
const ID: u32 = 4;

/// The unit, with four registers behind `s_axil` and the first one's lowest bit as `irq`.
pub fn wire_through(fault: Fault) -> Rc<Module> {
    wires(fault, BYTES)
}

/// The same with ports of other widths, in bytes.
#[expect(
    clippy::too_many_lines,
    reason = "a list of ports, a fault at some of them"
)]
pub fn wires(fault: Fault, bytes: u32) -> Rc<Module> {
    let m = Builder::new("wire_through");
    let on = m.register_reset("toggle", 1, 0);
    m.next(on, !on);
    let request = |channel: &str| {
        let pass = |signal: &str, width: u32| {
            let value = m.input(&format!("s_axi_{channel}{signal}"), width);
            let value = match (fault, channel, signal) {
                (Fault::Payload, "ar", "addr") => value ^ concat(&[m.zero(12), on, m.zero(19)]),
                _ => value,
            };
            m.output(&format!("m_axi_{channel}{signal}"), value);
            value
        };
        let id = pass("id", ID);
        pass("addr", ADDRESS);
        pass("len", 8);
        pass("size", 3);
        pass("burst", 2);
        pass("lock", 1);
        pass("cache", 4);
        pass("prot", 3);
        pass("qos", 4);
        id
    };
    let aw_id = request("aw");
    request("ar");
    let [aw_valid, w_valid, b_ready, ar_valid, r_ready] =
        ["awvalid", "wvalid", "bready", "arvalid", "rready"]
            .map(|name| m.input(&format!("s_axi_{name}"), 1));
    let [aw_ready, w_ready, b_valid, ar_ready, r_valid] =
        ["awready", "wready", "bvalid", "arready", "rvalid"]
            .map(|name| m.input(&format!("m_axi_{name}"), 1));
    let one = m.constant(1, 1);

    // Write data.
    let w_data = m.input("s_axi_wdata", 8 * bytes);
    let w_strobes = m.input("s_axi_wstrb", bytes);
    let w_last = m.input("s_axi_wlast", 1);
    m.output("m_axi_wlast", w_last);
    let each: Vec<Signal> = w_data.parts(8);
    let broken: Vec<Signal> = each
        .iter()
        .map(|byte| byte.eq_to(0x5a).mux(m.constant(0x4a, 8), *byte))
        .collect();
    let is_bit = fault == Fault::Bit;
    m.output("m_axi_wdata", if is_bit { concat(&broken) } else { w_data });
    let all = one.replicate(bytes);
    let strobes = if fault == Fault::Strobes {
        all
    } else {
        w_strobes
    };
    m.output("m_axi_wstrb", strobes);

    // Writes, and their answers.
    let b_id = m.input("m_axi_bid", ID);
    let b_response = m.input("m_axi_bresp", 2);
    let secret = fault == Fault::Secret;
    m.output("s_axi_bresp", if secret { m.zero(2) } else { b_response });
    if fault == Fault::EarlyAnswer || fault == Fault::Posted {
        let has_address = m.register_reset("has_address", 1, 0);
        let pending = m.register_reset("pending", 1, 0);
        let id = m.register("id", ID);
        let takes = !has_address & !pending;
        let address = aw_valid & aw_ready & takes;
        let data = w_valid & w_ready & has_address;
        let over = data & w_last;
        m.next_if(id, address, aw_id);
        m.next(has_address, address | has_address & !over);
        let answers = if fault == Fault::Posted {
            over
        } else {
            address
        };
        m.next(pending, answers | pending & !b_ready);
        m.output("m_axi_awvalid", aw_valid & takes);
        m.output("s_axi_awready", aw_ready & takes);
        m.output("m_axi_wvalid", w_valid & has_address);
        m.output("s_axi_wready", w_ready & has_address);
        m.output("m_axi_bready", one);
        m.output("s_axi_bvalid", pending);
        m.output("s_axi_bid", id);
    } else {
        m.output("m_axi_awvalid", aw_valid);
        m.output("s_axi_awready", aw_ready);
        m.output("m_axi_wvalid", w_valid);
        m.output("s_axi_wready", w_ready);
        m.output("m_axi_bready", b_ready);
        m.output(
            "s_axi_bvalid",
            if fault == Fault::Constant {
                one
            } else {
                b_valid
            },
        );
        m.output("s_axi_bid", b_id);
    }

    // Reads.
    let (offered, taken) = match fault {
        Fault::ReadyFirst => (ar_valid & ar_ready, ar_ready),
        Fault::Dropped => (ar_valid & on, ar_ready & on),
        Fault::Deaf => (m.zero(1), m.zero(1)),
        _ => (ar_valid, ar_ready),
    };
    m.output("m_axi_arvalid", offered);
    m.output("s_axi_arready", taken);
    m.output("s_axi_rvalid", r_valid);
    m.output("m_axi_rready", r_ready);
    let r_id = m.input("m_axi_rid", ID);
    m.output("s_axi_rid", if fault == Fault::Id { !r_id } else { r_id });
    m.output("s_axi_rdata", m.input("m_axi_rdata", 8 * bytes));
    m.output("s_axi_rresp", m.input("m_axi_rresp", 2));
    let r_last = m.input("m_axi_rlast", 1);
    m.output(
        "s_axi_rlast",
        if fault == Fault::Last { one } else { r_last },
    );
    registers(&m);
    m.finish().unwrap()
}

/// Four registers; an address past them is refused.
fn registers(m: &Builder) {
    let [aw_valid, w_valid, b_ready, ar_valid, r_ready] =
        ["awvalid", "wvalid", "bready", "arvalid", "rready"]
            .map(|name| m.input(&format!("s_axil_{name}"), 1));
    let aw_address = m.input("s_axil_awaddr", 12);
    let ar_address = m.input("s_axil_araddr", 12);
    let w_data = m.input("s_axil_wdata", 32);
    m.input("s_axil_wstrb", 4);
    let b_valid = m.register_reset("register_b_valid", 1, 0);
    let r_valid = m.register_reset("register_r_valid", 1, 0);
    let b_error = m.register("register_b_error", 1);
    let r_error = m.register("register_r_error", 1);
    let r_data = m.register("register_r_data", 32);
    let writes = aw_valid & w_valid & !b_valid;
    let reads = ar_valid & !r_valid;
    m.next(b_valid, writes | b_valid & !b_ready);
    m.next(r_valid, reads | r_valid & !r_ready);
    m.next_if(b_error, writes, aw_address.slice(4, 8).any());
    m.next_if(r_error, reads, ar_address.slice(4, 8).any());
    let values: Vec<Signal> = (0..4u64)
        .map(|number| {
            let value = m.register_reset(&format!("register_{number}"), 32, 0);
            let is_it = aw_address.slice(2, 10).eq_to(number);
            m.next_if(value, writes & is_it, w_data);
            value
        })
        .collect();
    m.next_if(r_data, reads, ar_address.slice(2, 2).select(&values));
    m.output("s_axil_awready", writes);
    m.output("s_axil_wready", writes);
    m.output("s_axil_bvalid", b_valid);
    m.output("s_axil_bresp", concat(&[m.zero(1), b_error]));
    m.output("s_axil_arready", reads);
    m.output("s_axil_rvalid", r_valid);
    m.output("s_axil_rdata", r_data);
    m.output("s_axil_rresp", concat(&[m.zero(1), r_error]));
    m.output("irq", values[0].bit(0));
}
