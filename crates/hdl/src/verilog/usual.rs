//! Comments for ports with standard names: clock, reset, AXI and memories.

use crate::netlist::{Body, Module};

/// The text of a port that has none of its own.
pub(super) fn about(module: &Module, port: &str) -> Option<&'static str> {
    match port {
        "aclk" => return Some("Clock; registers load at its rising edge"),
        "aresetn" => return Some("Synchronous reset, active low"),
        _ => {}
    }
    if matches!(module.body, Body::Memory(_)) {
        return of_memory(port);
    }
    let (interface, signal) = port.rsplit_once('_')?;
    let has = |name: &str| module.ports.iter().any(|port| port.name == name);
    match interface {
        // Of what gives blocks back: it takes their metadata, and no raw block beside them.
        "m_axis" if signal == "tuser" && has("s_axis_tuser") && !has("s_raw_axis_tdata") => {
            Some("Highest bit, on the last beat: the block is an error")
        }
        "s_axis" | "m_axis" | "s_raw_axis" => of_stream(signal),
        "s_axil" | "s_axi" | "m_axi" => of_axi(signal),
        _ => None,
    }
}

fn of_memory(port: &str) -> Option<&'static str> {
    Some(match port {
        "write_enable" => "A word is written at this edge",
        "write_address" => "Number of the word to write",
        "write_data" => "The word to write",
        "read_enable" => "A word is read at this edge; else read_data holds",
        "read_address" => "Number of the word to read",
        "read_data" => "The word, from the edge on at which it was read",
        _ => return None,
    })
}

fn of_stream(signal: &str) -> Option<&'static str> {
    Some(match signal {
        "tvalid" => "A beat is offered",
        "tready" => "The beat, if offered, is taken at this edge",
        "tdata" => "The beat, its first byte in the lowest bits",
        "tlast" => "The last beat of its block",
        "tuser" => "Metadata: bursts less one, or all ones for a raw block",
        _ => return None,
    })
}

/// AXI4 and AXI4-Lite.
fn of_axi(signal: &str) -> Option<&'static str> {
    Some(match signal {
        "awvalid" => "A write is asked for",
        "awready" => "The write is accepted at this edge",
        "awid" => "ID of the write",
        "awaddr" => "Address of the write's first byte",
        "awlen" => "Beats of the write, less one",
        "awsize" => "log2 of the bytes of a beat",
        "awburst" => "Kind of burst: 1 is INCR",
        "arprot" | "awprot" => "Bit 0: privileged, 1: not secure, 2: instruction",
        "arregion" | "awregion" => "Region",
        "arcache" | "awcache" => "Memory type; bit 0: bufferable",
        "arqos" | "awqos" => "Quality of service; higher values go first",
        "aruser" | "awuser" => "User signal",
        "wvalid" => "A beat to write is offered",
        "wready" => "The beat to write is taken at this edge",
        "wdata" => "The beat to write, its first byte in the lowest bits",
        "wstrb" => "Bytes of the beat that are written",
        "wlast" => "The last beat of the write",
        "bvalid" => "A write's response is offered",
        "bready" => "The write's response is taken at this edge",
        "bid" => "ID of the write that is answered",
        "bresp" => "0: OKAY, 2: SLVERR",
        "arvalid" => "A read is asked for",
        "arready" => "The read is accepted at this edge",
        "arid" => "ID of the read",
        "araddr" => "Address of the read's first byte",
        "arlen" => "Beats of the read, less one",
        "arsize" => "log2 of the bytes of a beat",
        "arburst" => "Kind of burst: 1 is INCR",
        "rvalid" => "A beat that was read is offered",
        "rready" => "The beat that was read is taken at this edge",
        "rid" => "ID of the read whose beat it is",
        "rdata" => "The beat that was read, its first byte in the lowest bits",
        "rresp" => "0: OKAY, 2: SLVERR",
        "rlast" => "The last beat of the read",
        _ => return None,
    })
}
