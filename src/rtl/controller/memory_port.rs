//! The port towards the DRAM: who reads, who writes, and whose the answers are.
//!
//! | port | width | |
//! |---|---|---|
//! | `m_axi_*` | | AXI4, with an ID for each slot, entry and metadata line; or with one |
//! | `metadata_base` | line | the metadata region begins with this line of memory |
//! | `fetch_valid`, `fetch_ready`, `fetch_line`, `fetch_number` | | metadata lines to be read |
//! | `fetched_valid`, `fetched_ready`, `fetched_data`, `fetched_last`, `fetched_failed`, `fetched_number`, `fetched_beat` | | their beats |
//! | `ask_valid`, `ask_taken`, `ask_block`, `ask_bursts`, `ask_rest`, `ask_slot`, `ask_stored`, `ask_raw` | | blocks to be read, or all of them but for the first burst |
//! | `part_valid`, `part_slot`, `part_stored`, `part_raw`, `part_number`, `part_data` | | their beats |
//! | `parts_yield` | 1 | none of those in the next cycle |
//! | `arrives`, `arrives_slot`, `arrives_failed` | 1, slot, 1 | a block's last beat is there in this cycle |
//! | `block_*` | | a block to be written: entry, number, metadata, beats with strobes |
//! | `written`, `written_entry`, `written_failed`, `written_metadata`, `written_poison` | | it is |
//! | `write_back_*`, `written_back_valid`, `written_back_number`, `written_back_failed` | | metadata lines to be written |
//! | `blank_valid`, `blank_taken`, `blank_line`, `blanked`, `blank_failed` | | lines to be written with zeros |
//!
//! Reads have room for all their data before they are asked for, so that `m_axi_bready` is always 1, and
//! `m_axi_rready` but for a cycle now and then. `m_axi_wvalid` does not wait for `m_axi_awready`. What the memory
//! answers goes into registers first.
//!
//! A burst's tag says whose it is: the number of a slot, an entry or a miss, and above it whether it is
//! of metadata. It is the burst's ID; with a single ID the memory keeps its order, and a FIFO has the tags.

use std::rc::Rc;

use super::memory_reads::reads;
use super::memory_writes::writes;
use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::fifo;

pub(super) fn memory_port(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(p.module_name("memory_port"));
    m.doc("The port towards the DRAM: who reads, who writes, and whose the answers are.");
    let base = m.input("metadata_base", line_address_bits(p));
    reads(&m, p, base)?;
    writes(&m, p, base)?;
    m.finish()
}

/// Bits of the number of a burst of memory.
pub(super) fn line_address_bits(p: &Parameters) -> u32 {
    p.address_bits - p.mag_bytes.trailing_zeros()
}

/// The byte address of a metadata line.
pub(super) fn line_address<'m>(
    m: &'m Builder,
    p: &Parameters,
    base: Signal<'m>,
    line: Signal<'m>,
) -> Signal<'m> {
    let number = base + line.resize(line_address_bits(p));
    concat(&[m.zero(p.mag_bytes.trailing_zeros()), number])
}

/// The byte address of a block, or of its second burst.
pub(super) fn block_address<'m>(
    m: &'m Builder,
    p: &Parameters,
    block: Signal<'m>,
    second: Signal<'m>,
) -> Signal<'m> {
    let burst_bits = p.mag_bytes.trailing_zeros();
    let burst = second.resize(p.offset_bits() - burst_bits);
    concat(&[m.zero(burst_bits), burst, block])
}

/// `AxLEN` of some bursts, given less one.
pub(super) fn length<'m>(m: &'m Builder, p: &Parameters, bursts: Signal<'m>) -> Signal<'m> {
    let beats = p.burst_beats();
    match beats {
        1 => bursts.resize(8),
        _ => {
            let low = beats.trailing_zeros();
            let ones = m.constant(u64::from(beats) - 1, low);
            concat(&[ones, bursts]).resize(8)
        }
    }
}

/// The fields of an address channel that never change, and `valid` with the others.
pub(super) fn address_channel<'m>(
    m: &'m Builder,
    p: &Parameters,
    channel: &str,
    fields: [Signal<'m>; 4],
) {
    let [valid, id, address, length] = fields;
    let port = |name: &str| format!("m_axi_{channel}{name}");
    m.output(&port("valid"), valid);
    m.output(&port("id"), id);
    m.output(&port("addr"), address);
    m.output(&port("len"), length);
    let size = u64::from(p.memory_bytes.trailing_zeros());
    m.output(&port("size"), m.constant(size, 3));
    m.output(&port("burst"), m.constant(1, 2)).comment("INCR.");
}

/// The tag of a burst of metadata, or of an owner's.
pub(super) fn tag<'m>(
    p: &Parameters,
    is_metadata: Signal<'m>,
    line: Signal<'m>,
    owner: Signal<'m>,
) -> Signal<'m> {
    let bits = p.tag_bits() - 1;
    let number = is_metadata.mux(line.resize(bits), owner.resize(bits));
    concat(&[number, is_metadata])
}

/// The ID of a burst with this tag.
pub(super) fn id<'m>(m: &'m Builder, p: &Parameters, tag: Signal<'m>) -> Signal<'m> {
    match p.single_memory_id {
        true => m.zero(1),
        false => tag,
    }
}

/// A burst that is asked for, and one that is answered.
pub(super) struct Bursts<'m> {
    /// It is asked for, with this tag.
    pub asked: Signal<'m>,
    pub tag: Signal<'m>,
    /// There is an answer, of this ID.
    pub answers: Signal<'m>,
    pub id: Signal<'m>,
    /// The answer is its burst's last.
    pub ends: Signal<'m>,
}

/// The tag of the answer, and whether one more burst may be asked for: of `most`, where the order of the
/// memory tells whose it is.
pub(super) fn tag_answered<'m>(
    m: &'m Builder,
    p: &Parameters,
    name: &str,
    bursts: Bursts<'m>,
    most: u32,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    if !p.single_memory_id {
        return Ok((bursts.id, m.constant(1, 1)));
    }
    m.assert(
        !bursts.answers | !bursts.id.any(),
        "an answer of an ID that was not asked with",
    );
    let order = fifo(m, name, most, bursts.asked, bursts.tag, bursts.ends)?;
    Ok((order.m_data, order.s_ready))
}
