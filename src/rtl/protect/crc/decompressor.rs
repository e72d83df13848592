//! A decompressor that compares compressed blocks with the CRC stored with them.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*` | beat, `tuser` metadata | stored blocks |
//! | `m_axis_*` | beat, `tuser` metadata + 1 | raw blocks; the highest bit of `tuser`: error, on the last beat |
//! | `s_axil_*` | | the decompressor's |
//!
//! A cycle more than the decompressor. The CRC stored with a block, which the decompressor sees as zeros,
//! waits in a FIFO. The CRC of the decompressed block is computed as its beats leave.

use std::rc::Rc;

use super::{behind_beat, configuration, parts, remainder, RemainderInputs, BEGIN, BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::fifo;
use crate::rtl::common::output_port::{output_port, Beat};
use crate::rtl::common::{Ports, UnitInputs, UnitOutputs, TABLE_DAMAGE_SAYS};

/// The decompressor `unit`, in which there are at most this many blocks, with a check of CRCs; `name` is
/// the design's.
pub fn decompressor(
    name: &str,
    p: &Ports,
    unit: &Rc<Module>,
    blocks: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decompressor"));
    m.doc("Decompressor with a check: a block that was stored compressed is an error if its CRC-16 is not\nthe one stored with it.");
    let s_valid = m.input("s_axis_tvalid", 1);
    let has_room = m.wire("crc_has_room", 1);
    let ready = m.wire("ready", 1);
    let take = (s_valid & ready).named("take");

    m.section("The CRC stored with a block, which is kept from the decompressor");
    let stored = stored_crc(&m, p, take);

    m.section("The decompressor");
    let advance = m.wire("advance", 1);
    let inputs = UnitInputs {
        s_axis_tvalid: s_valid & has_room,
        s_axis_tdata: stored.data,
        s_axis_tlast: stored.last,
        s_axis_tuser: Some(stored.user),
        m_axis_tready: advance,
        inject: None,
        s_axil: configuration(&m, unit),
    };
    let unit = m.instance("unchecked", unit, inputs);
    if let Some(bus) = &unit.s_axil {
        bus.to_ports(&m, "s_axil");
    }
    if let Some(damage) = unit.table_damage {
        m.output("table_damage", damage).comment(TABLE_DAMAGE_SAYS);
    }
    m.drive(ready, unit.s_axis_tready & has_room);
    m.output("s_axis_tready", ready);

    m.section("Its beats, each with its remainder");
    let beat = beats(&m, p, &unit, advance)?;

    m.section("The CRC of the block so far, and on the last beat the comparison");
    let sent = m.wire("beat_sent", 1);
    let crc = m.register_reset("crc", BITS, BEGIN);
    let behind = behind_beat(&m, p.beat_bytes, crc, beat.remainder);
    let begin = m.localparam("CRC_BEGIN", BEGIN, BITS);
    m.next_if(crc, sent, beat.last.mux(begin, behind));
    let ends = (take & stored.last).named("block_came");
    let about = concat(&[stored.crc, stored.is_compressed]);
    let leaves = (sent & beat.last).named("block_leaves");
    let crcs = fifo(&m, "crcs", blocks, ends, about, leaves)?;
    m.drive(has_room, crcs.s_ready);
    let differs = (crcs.m_data.slice(0, BITS) ^ behind).any();
    let differs = (beat.last & crcs.m_data.bit(BITS) & differs).named("crc_differs");
    let error_bit = beat.user.width() - 1;
    let error = beat.user.bit(error_bit) | differs;
    let may_leave = (!beat.last | crcs.m_valid).named("beat_may_leave");
    let out_ready = m.wire("out_ready", 1);
    m.drive(sent, beat.valid & may_leave & out_ready);
    m.drive(advance, !beat.valid | (may_leave & out_ready));
    let out = Beat {
        valid: beat.valid & may_leave,
        data: beat.data,
        last: beat.last,
        user: concat(&[beat.user.slice(0, error_bit), error]),
    };
    output_port(&m, out, out_ready)?;
    m.finish()
}

/// A beat of a stored block.
struct Stored<'m> {
    /// With zeros for the CRC.
    data: Signal<'m>,
    last: Signal<'m>,
    user: Signal<'m>,
    /// Of the block's last beat.
    crc: Signal<'m>,
    is_compressed: Signal<'m>,
}

fn stored_crc<'m>(m: &'m Builder, p: &Ports, take: Signal<'m>) -> Stored<'m> {
    let data = m.input("s_axis_tdata", p.beat_bytes * 8);
    let last = m.input("s_axis_tlast", 1);
    let user = m.input("s_axis_tuser", p.metadata_bits());
    let is_first = m.register_reset("is_first_beat", 1, 1);
    m.next_if(is_first, take, last);
    let first = m.delay_if("first_metadata", take & is_first, user);
    let metadata = is_first.mux(user, first).named("metadata");
    let parts = parts(p, data, last, metadata);
    let crcs = parts
        .iter()
        .filter_map(|(part, is_crc)| Some(is_crc.as_ref()?.gate(*part)));
    let crc = or_all(crcs.collect::<Vec<_>>()).named("stored_crc");
    let cut = parts.iter().map(|&(part, is_crc)| match is_crc {
        Some(is_crc) => (!is_crc).gate(part),
        None => part,
    });
    Stored {
        data: concat(&cut.collect::<Vec<_>>()).named("data_without_crc"),
        last,
        user,
        crc,
        is_compressed: !metadata.eq_to(p.raw_metadata()),
    }
}

/// A beat of the decompressor.
struct Decompressed<'m> {
    valid: Signal<'m>,
    data: Signal<'m>,
    last: Signal<'m>,
    user: Signal<'m>,
    remainder: Signal<'m>,
}

fn beats<'m>(
    m: &'m Builder,
    p: &Ports,
    unit: &UnitOutputs<'m>,
    advance: Signal<'m>,
) -> Result<Decompressed<'m>, DesignError> {
    let takes = (advance & unit.m_axis_tvalid).named("takes_beat");
    let valid = m.register_reset("beat_waits", 1, 0);
    m.next_if(valid, advance, unit.m_axis_tvalid);
    let data = unit.m_axis_tdata;
    let module = remainder(p.beat_bytes)?;
    let remainder = m.instance("remainder_of_beat", &module, RemainderInputs { data });
    Ok(Decompressed {
        valid,
        data: m.delay_if("beat_data", takes, data),
        last: m.delay_if("beat_last", takes, unit.m_axis_tlast),
        user: m.delay_if("beat_user", takes, unit.m_axis_tuser),
        remainder: m.delay_if("beat_remainder", takes, remainder.remainder),
    })
}
