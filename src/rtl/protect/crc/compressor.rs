//! A compressor whose compressed blocks have a CRC.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | beat | raw blocks |
//! | `m_axis_*` | beat, `tuser` metadata | stored blocks |
//! | `framing_error`, `s_axil_*` | | the compressor's |
//!
//! No cycle more than the compressor's. The CRC of a block is made as its beats come in, waits in a FIFO,
//! and takes the place of the last two bytes of the block's last burst, which the compressor leaves free.

use std::rc::Rc;

use super::{behind_beat, configuration, parts, remainder, RemainderInputs, BEGIN, BITS};
use crate::hdl::builder::address_width;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::fifo;
use crate::rtl::common::{Ports, UnitInputs, CORRECTED_SAYS, TABLE_DAMAGE_SAYS};
use crate::rtl::protect::INJECT_EACH_SAYS;

/// The compressor `unit`, in which there are at most this many blocks, with CRCs; `name` is the design's.
pub fn compressor(
    name: &str,
    p: &Ports,
    unit: &Rc<Module>,
    blocks: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_compressor"));
    m.doc("Compressor with a check: the CRC-16 of each block is made as it comes in, and is the last two\nbytes of what is stored compressed.");
    let s_valid = m.input("s_axis_tvalid", 1);
    let s_data = m.input("s_axis_tdata", p.beat_bytes * 8);
    let s_last = m.input("s_axis_tlast", 1);
    let m_ready = m.input("m_axis_tready", 1);

    m.section("The compressor");
    let has_room = m.wire("crc_has_room", 1);
    let may_leave = m.wire("beat_may_leave", 1);
    let injects = unit.has_input("inject");
    let inject = injects.then(|| m.input("inject", 2).comment(INJECT_EACH_SAYS));
    let inputs = UnitInputs {
        s_axis_tvalid: s_valid & has_room,
        s_axis_tdata: s_data,
        s_axis_tlast: s_last,
        s_axis_tuser: None,
        m_axis_tready: m_ready & may_leave,
        inject,
        s_axil: configuration(&m, unit),
    };
    let unit = m.instance("unchecked", unit, inputs);
    if let Some(bus) = &unit.s_axil {
        bus.to_ports(&m, "s_axil");
    }
    if let Some(error) = unit.framing_error {
        m.output("framing_error", error)
            .comment("For one cycle: a block with a wrong number of beats was dropped");
    }
    if let Some(damage) = unit.table_damage {
        m.output("table_damage", damage).comment(TABLE_DAMAGE_SAYS);
    }
    if let Some(corrected) = unit.corrected {
        m.output("corrected", corrected).comment(CORRECTED_SAYS);
    }
    let ready = (unit.s_axis_tready & has_room).named("ready");
    m.output("s_axis_tready", ready);

    m.section("The CRC of the block that comes in");
    let (ends, crc) = crc_of_blocks(&m, p, (s_valid & ready).named("take"), s_data, s_last)?;

    m.section("CRCs of the blocks in the compressor, and the place of the oldest");
    let last = unit.m_axis_tlast;
    let leaves = (unit.m_axis_tvalid & last & m_ready).named("block_leaves");
    let crcs = fifo(&m, "crcs", blocks, ends, crc, leaves)?;
    m.drive(has_room, crcs.s_ready);
    m.drive(may_leave, !last | crcs.m_valid);
    let metadata = unit.m_axis_tuser.slice(0, p.metadata_bits());
    let data = parts(p, unit.m_axis_tdata, last, metadata);
    let data = data.into_iter().map(|(part, is_crc)| match is_crc {
        Some(is_crc) => is_crc.mux(crcs.m_data, part),
        None => part,
    });
    m.output("m_axis_tvalid", unit.m_axis_tvalid & may_leave);
    m.output("m_axis_tdata", concat(&data.collect::<Vec<_>>()));
    m.output("m_axis_tlast", last);
    m.output("m_axis_tuser", unit.m_axis_tuser);
    m.finish()
}

/// That a whole block has come in, and its CRC. One with a wrong number of beats is dropped.
fn crc_of_blocks<'m>(
    m: &'m Builder,
    p: &Ports,
    take: Signal<'m>,
    data: Signal<'m>,
    last: Signal<'m>,
) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
    let beats = p.beats();
    let count = m.register_reset("beat_count", address_width(u64::from(beats) + 1), 0);
    let past = count.eq_to(u64::from(beats));
    let next = past.mux(count, count.plus(1));
    m.next_if(count, take, last.mux(m.zero(count.width()), next));
    let whole = (last & count.eq_to(u64::from(beats) - 1)).named("block_is_whole");
    let module = remainder(p.beat_bytes)?;
    let remainder = m.instance("remainder_of_beat", &module, RemainderInputs { data });
    let remainder = m.delay_if("beat_remainder", take, remainder.remainder);
    let was_last = m.delay_if("was_last", take, last);
    let was_whole = m.delay_if("was_whole", take, whole);
    let came = m.register_reset("beat_came", 1, 0);
    m.next(came, take);
    let crc = m.register_reset("crc", BITS, BEGIN);
    let behind = behind_beat(m, p.beat_bytes, crc, remainder);
    let begin = m.localparam("CRC_BEGIN", BEGIN, BITS);
    m.next_if(crc, came, was_last.mux(begin, behind));
    Ok(((came & was_whole).named("block_came"), behind))
}
