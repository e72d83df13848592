//! Chapters on a controller for integrators and firmware engineers, for the page of its folder: the properties of its
//! AXI4 ports, and its bring-up.

use super::manifest::{Manifest, Top};
use super::Value;
use crate::rtl::common::metadata_bits;
use crate::rtl::controller::outstanding_writes;

/// Bytes of a page, the unit of the address registers.
const PAGE: u64 = 4096;

/// The two chapters.
pub(super) fn unit(manifest: &Manifest, top: &Top) -> String {
    properties(manifest, top) + &bring_up(manifest, top)
}

/// The channels of the ports in the order of the AXI specification, and what each is: ports that begin with
/// neither of them are in front.
const CHANNELS: [(&str, &str); 15] = [
    ("s_axi_aw", "s_axi, from the cache: write address"),
    ("s_axi_w", "s_axi: write data"),
    ("s_axi_b", "s_axi: write response"),
    ("s_axi_ar", "s_axi: read address"),
    ("s_axi_r", "s_axi: read data"),
    ("m_axi_aw", "m_axi, to the DRAM: write address"),
    ("m_axi_w", "m_axi: write data"),
    ("m_axi_b", "m_axi: write response"),
    ("m_axi_ar", "m_axi: read address"),
    ("m_axi_r", "m_axi: read data"),
    ("s_axil_aw", "s_axil, registers (AXI4-Lite): write address"),
    ("s_axil_w", "s_axil: write data"),
    ("s_axil_b", "s_axil: write response"),
    ("s_axil_ar", "s_axil: read address"),
    ("s_axil_r", "s_axil: read data"),
];

/// The position of a port's channel, and the channel's description.
pub(super) fn channel(port: &str) -> (usize, &'static str) {
    let found = CHANNELS.iter().position(|(name, _)| port.starts_with(name));
    match found {
        Some(place) => (1 + place, CHANNELS[place].1),
        None => (0, ""),
    }
}

fn number(manifest: &Manifest, name: &str) -> u32 {
    match manifest.parameters.get(name) {
        Some(Value::Number(number)) => *number,
        _ => 0,
    }
}

fn width(top: &Top, name: &str) -> u32 {
    let port = top.ports.iter().find(|port| port.name == name);
    port.map_or(0, |port| port.width)
}

fn properties(manifest: &Manifest, top: &Top) -> String {
    let [block, wide, narrow, reads, entries] = [
        "block",
        "port",
        "memory-port",
        "outstanding",
        "write-buffer",
    ]
    .map(|name| number(manifest, name));
    let writes = outstanding_writes(reads, entries);
    let address = width(top, "s_axi_araddr");
    let ids = ["s_axi_arid", "m_axi_arid"].map(|name| width(top, name));
    let order = match ids[1] {
        1 => "one ID, 0: answers in the order of the requests",
        _ => "an ID has at most one read in flight: answers in any order, and read data may interleave",
    };
    format!(
        "## AXI properties\n\n\
         | | `s_axi`, subordinate | `m_axi`, manager |\n|---|---|---|\n\
         | data | {} bits | {} bits |\n\
         | address | {address} bits | {address} bits |\n\
         | IDs | {} bits | {} bits; {order} |\n\
         | AXI bursts | INCR and WRAP of all lengths, beats of every size up to the port's width | INCR of whole beats, at most {}, none across 4 KB |\n\
         | strobes | any | any, in writes of less than a block |\n\
         | requests in flight | {reads} reads and {writes} writes | one for each block or metadata line in flight |\n\
         | order | writes are answered in the order of the requests, whatever their IDs; reads in the order of each ID; reads and writes are independent | |\n\
         | responses | OKAY or SLVERR | SLVERR and DECERR are errors |\n\
         | exclusive | no `AxLOCK`: exclusive accesses are ordinary ones, and get OKAY | none |\n\n\
         FIXED bursts, beats wider than the port, WRAP bursts of a length other than 2, 4, 8 or 16, bursts across 4 KB and accesses to the metadata region get SLVERR. \
         The port `s_axil` takes one access at a time. `irq` is a level: 1 while an event flag is set that `irq_enable` enables.\n\n",
        8 * wide,
        8 * narrow,
        ids[0],
        ids[1],
        block.checked_div(narrow).unwrap_or(0),
    )
}

fn bring_up(manifest: &Manifest, top: &Top) -> String {
    let has_tables = top
        .address_map
        .iter()
        .any(|region| region.name.starts_with("decompressor_"));
    let (tables, and_tables) = if has_tables {
        (
            " Load the tables, the decompressors' first, or leave that for later: until the compressors have theirs, blocks are stored raw.",
            ", load the tables",
        )
    } else {
        ("", "")
    };
    let prefix = if manifest.command.contains(" --prefix ") {
        format!("{}_", manifest.name)
    } else {
        String::new()
    };
    let [block, mag] = ["block", "mag"].map(|name| number(manifest, name));
    let share = 8 * block / metadata_bits(block / mag).next_power_of_two();
    format!(
        "## Bring-up\n\n\
         Addresses in registers are numbers of pages of {PAGE} bytes; a register `…_end` has the first page after the last one. The metadata region has 1/{share} of the \
         compressed region's bytes, rounded up to a page. Other devices must use the compressed region only through the unit, and the metadata region not at all. Write one bit of `command` at a time. After `init`, `flush` and `scrub` wait until `busy` in `status` is 0, and read `failed`.\n\n\
         1. After reset the unit is off: all accesses pass unchanged. Set `region_first`, `region_end`, `metadata_first` and `metadata_end`.{tables}\n\
         2. Write `init` (1). It clears the metadata, so that all blocks count as raw, and the unit runs. It keeps what is stored raw; **what is stored compressed is lost**.\n\
         3. Before a reset, power-off, or use of the DRAM by others: let no more writes come, and write `flush` (8).\n\
         4. After it: set all registers again{and_tables}, and write `run` (2), not `init`. `run` uses the metadata in the DRAM. If the DRAM has lost its contents, write `init`.\n\n\
         `driver/` has C99 sources for all of this, under CC0-1.0 like the Verilog: `{prefix}hdlgen.h` describes the functions.\n\n"
    )
}
