//! The output port of a compressor or decompressor: a skid buffer, so that a stall ends at a register.
//!
//! A beat passes in the same cycle unless the receiver stalls. Then the buffer stores the beat, and the sender
//! sees the stall one cycle later. The only register that depends on `m_ready` is `is_full`, so back-pressure
//! needs neither time nor a buffer tree inside the design. One beat per cycle.

use std::rc::Rc;

use super::fifo::registered;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::protect::{checked, Protection};

ports! {
    SkidBufferInputs { s_valid, s_data, s_last, s_user, m_ready }
    -> SkidBufferOutputs { s_ready, m_valid, m_data, m_last, m_user }
}

/// A beat to send.
pub(in crate::rtl) struct Beat<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    pub user: Signal<'m>,
}

/// Protection of a block that waited, with its check bits.
pub(in crate::rtl) struct Waited<'m> {
    pub protection: Protection,
    /// The block is sent raw, where only those waited.
    pub is_raw: Option<Signal<'m>>,
    /// The check bits of its beats.
    pub checks: Signal<'m>,
}

/// Declares the ports `m_axis_*` of the module that `m` describes, and drives `ready`: the beat is accepted.
pub(in crate::rtl) fn output_port<'m>(
    m: &'m Builder,
    beat: Beat<'m>,
    ready: Signal<'m>,
) -> Result<(), DesignError> {
    let module = skid_buffer(beat.data.width(), beat.user.width())?;
    let inputs = SkidBufferInputs {
        s_valid: beat.valid,
        s_data: beat.data,
        s_last: beat.last,
        s_user: beat.user,
        m_ready: m.input("m_axis_tready", 1),
    };
    let output = m.instance("output_port", &module, inputs);
    m.drive(ready, output.s_ready);
    m.output("m_axis_tvalid", output.m_valid);
    m.output("m_axis_tdata", output.m_data);
    m.output("m_axis_tlast", output.m_last);
    m.output("m_axis_tuser", output.m_user);
    Ok(())
}

/// The same port behind two registers. Beats of blocks that waited are corrected in front of it.
/// `m_axis_tuser` has an extra top bit: the beat is damaged. Returns whether a beat is corrected.
pub(in crate::rtl) fn corrected_port<'m>(
    m: &'m Builder,
    beat: Beat<'m>,
    ready: Signal<'m>,
    waited: &Waited<'m>,
) -> Result<Signal<'m>, DesignError> {
    let raw = checked(m, "raw", waited.protection, beat.data, waited.checks)?;
    let data = match waited.is_raw {
        Some(is_raw) => is_raw.mux(raw.data, beat.data).named("corrected_beat"),
        None => raw.data,
    };
    let no = m.zero(1);
    let (corrected, damaged) = raw
        .found
        .map_or((no, no), |found| (found.corrected, found.damaged));
    let of_waited = |found| waited.is_raw.map_or(found, |is_raw| is_raw & found);
    let damaged = of_waited(damaged).named("raw_is_damaged");
    let word = concat(&[data, beat.last, beat.user, damaged]);
    let m_ready = m.input("m_axis_tready", 1);
    let out = registered(m, "output_port", beat.valid, word, m_ready)?;
    m.drive(ready, out.s_ready);
    let bits = data.width();
    m.output("m_axis_tvalid", out.m_valid);
    m.output("m_axis_tdata", out.m_data.slice(0, bits));
    m.output("m_axis_tlast", out.m_data.bit(bits));
    let user = out.m_data.slice(bits + 1, beat.user.width() + 1);
    m.output("m_axis_tuser", user);
    Ok((beat.valid & out.s_ready & of_waited(corrected)).named("raw_is_corrected"))
}

fn skid_buffer(width: u32, user_bits: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/output_port.v");
    let parameters = [("WIDTH", width), ("USER_BITS", user_bits)];
    let m = Builder::library("output_port", text, &parameters);
    m.doc("Skid buffer: stores the beat that the receiver does not accept, so that back-pressure reaches the sender one cycle later, from a register. Latency: 0 cycles without stalls; one beat per cycle.");
    let s_valid = m.input("s_valid", 1).comment("Input beat is valid");
    let s_data = m.input("s_data", width).comment("Data of the input beat");
    let s_last = m
        .input("s_last", 1)
        .comment("Input beat is the last of its block");
    let s_user = m
        .input("s_user", user_bits)
        .comment("Metadata and error of the input beat");
    let m_ready = m.input("m_ready", 1).comment("Receiver accepts a beat");
    let full = m.register_reset("is_full", 1, 0);
    let takes = (s_valid & !full).named("takes");
    takes.comment("Also 1 for a beat that passes, so that m_ready is in no enable.");
    m.next(full, (full | s_valid) & !m_ready);
    let kept = [("data", s_data), ("last", s_last), ("user", s_user)];
    let [data, last, user] =
        kept.map(|(name, value)| m.delay_if(&format!("kept_{name}"), takes, value));
    let keeps_last = (full & last).named("keeps_last");
    m.output("s_ready", !full)
        .comment("Buffer is empty and accepts the beat; an inverted register");
    m.output("m_valid", full | s_valid)
        .comment("Output beat is valid");
    m.output("m_data", full.mux(data, s_data))
        .comment("Data of the output beat");
    m.output("m_last", keeps_last | (!full & s_last))
        .comment("Output beat is the last of its block");
    m.output("m_user", full.mux(user, s_user))
        .comment("Metadata and error of the output beat");
    m.finish()
}
