//! Comments for ports with standard names: clock, reset, AXI and memories.

use crate::netlist::{Body, Module, Reading};

/// The comment of a port that has none of its own.
pub(super) fn about(module: &Module, port: &str) -> Option<&'static str> {
    match port {
        "aclk" => return Some("Clock, rising edge"),
        "aresetn" => return Some("Synchronous reset, active low"),
        _ => {}
    }
    if let Body::Memory(_, reading) = module.body {
        return of_memory(port, reading);
    }
    let (interface, signal) = port.rsplit_once('_')?;
    let has = |name: &str| module.ports.iter().any(|port| port.name == name);
    match interface {
        // A design that outputs raw blocks: it takes in metadata, and no raw block with them.
        "m_axis" if signal == "tuser" && has("s_axis_tuser") && !has("s_raw_axis_tdata") => {
            Some("Top bit, on the last beat: the block has an error")
        }
        "s_axis" | "m_axis" | "s_raw_axis" => of_stream(signal),
        "s_axil" | "s_axi" | "m_axi" => of_axi(signal),
        _ => None,
    }
}

fn of_memory(port: &str, reading: Reading) -> Option<&'static str> {
    Some(match port {
        "read_enable" if reading == Reading::OutputRegister => "Read enable",
        "register_enable" => "The word read before goes to read_data; when 0, that holds",
        "read_data" if reading == Reading::OutputRegister => "Output register",
        "write_enable" => "Write enable",
        "write_address" => "Address of the word to write",
        "write_data" => "Word to write",
        "read_enable" => "Read enable; when 0, read_data holds",
        "read_address" => "Address of the word to read",
        "read_data" => "Word read, from the next cycle on",
        _ => return None,
    })
}

fn of_stream(signal: &str) -> Option<&'static str> {
    Some(match signal {
        "tvalid" => "Beat is valid",
        "tready" => "Beat, if valid, is accepted at this edge",
        "tdata" => "Beat, first byte in the lowest bits",
        "tlast" => "Beat is the last of its block",
        "tuser" => "Metadata: bursts less one, or all ones for a raw block",
        _ => return None,
    })
}

/// AXI4 and AXI4-Lite.
fn of_axi(signal: &str) -> Option<&'static str> {
    Some(match signal {
        "awvalid" => "Write address is valid",
        "awready" => "Write address is accepted at this edge",
        "awid" => "ID of the write",
        "awaddr" => "Address of the first byte to write",
        "awlen" => "Beats of the write, less one",
        "awsize" => "log2 of the bytes per beat",
        "awburst" => "Burst type: 1 is INCR",
        "arprot" | "awprot" => "Bit 0: privileged, 1: not secure, 2: instruction",
        "arregion" | "awregion" => "Region",
        "arcache" | "awcache" => "Memory type; bit 0: bufferable",
        "arqos" | "awqos" => "Quality of service; higher values go first",
        "aruser" | "awuser" => "User signal",
        "wvalid" => "Write beat is valid",
        "wready" => "Write beat is accepted at this edge",
        "wdata" => "Write beat, first byte in the lowest bits",
        "wstrb" => "Write strobes, one per byte of the beat",
        "wlast" => "Beat is the last of the write",
        "bvalid" => "Write response is valid",
        "bready" => "Write response is accepted at this edge",
        "bid" => "ID of the write that completes",
        "bresp" => "0: OKAY, 2: SLVERR",
        "arvalid" => "Read address is valid",
        "arready" => "Read address is accepted at this edge",
        "arid" => "ID of the read",
        "araddr" => "Address of the first byte to read",
        "arlen" => "Beats of the read, less one",
        "arsize" => "log2 of the bytes per beat",
        "arburst" => "Burst type: 1 is INCR",
        "rvalid" => "Read beat is valid",
        "rready" => "Read beat is accepted at this edge",
        "rid" => "ID of the read that the beat belongs to",
        "rdata" => "Read beat, first byte in the lowest bits",
        "rresp" => "0: OKAY, 2: SLVERR",
        "rlast" => "Beat is the last of the read",
        _ => return None,
    })
}
