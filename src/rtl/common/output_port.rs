//! The output port of a half, behind a skid buffer: a stall ends at a register.
//!
//! A beat goes through in the same cycle unless the receiver stalls: then the buffer takes it, and the
//! half learns of the stall a cycle later. Of all registers only `is_full` depends on `m_ready`, so
//! that a stall takes neither time nor a tree of buffers on its way into the half. A beat a cycle.

use std::rc::Rc;

use crate::hdl::{ports, Builder, DesignError, Module, Signal};

ports! {
    SkidBufferInputs { s_valid, s_data, s_last, s_user, m_ready }
    -> SkidBufferOutputs { s_ready, m_valid, m_data, m_last, m_user }
}

/// A beat that a half wants to send.
pub(in crate::rtl) struct Beat<'m> {
    pub valid: Signal<'m>,
    pub data: Signal<'m>,
    pub last: Signal<'m>,
    pub user: Signal<'m>,
}

/// Makes the ports `m_axis_*` of the half that `m` describes, and drives `ready`: the beat is taken.
pub(in crate::rtl) fn output_port<'m>(
    m: &'m Builder,
    beat: Beat<'m>,
    ready: Signal<'m>,
) -> Result<(), DesignError> {
    let name = format!("{}_output_port", m.name());
    let module = skid_buffer(&name, beat.data.width(), beat.user.width())?;
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

fn skid_buffer(name: &str, width: u32, user_bits: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Skid buffer: keeps the beat that the receiver does not take, so that its stall reaches the\nsender a cycle later, from a register.");
    let s_valid = m.input("s_valid", 1).comment("A beat is offered");
    let s_data = m
        .input("s_data", width)
        .comment("Data of the beat that is offered");
    let s_last = m
        .input("s_last", 1)
        .comment("Beat that is offered is the last one of its block");
    let s_user = m
        .input("s_user", user_bits)
        .comment("Metadata and error of the beat that is offered");
    let m_ready = m.input("m_ready", 1).comment("Receiver takes a beat");
    let full = m.register_reset("is_full", 1, 0);
    let takes = (s_valid & !full).named("takes");
    takes.comment("Also a beat that goes through, so that m_ready is in no enable.");
    m.next(full, (full | s_valid) & !m_ready);
    let kept = [("data", s_data), ("last", s_last), ("user", s_user)];
    let [data, last, user] =
        kept.map(|(name, value)| m.delay_if(&format!("kept_{name}"), takes, value));
    let keeps_last = (full & last).named("keeps_last");
    m.output("s_ready", !full)
        .comment("Buffer is empty, so that the beat is taken; a register, inverted");
    m.output("m_valid", full | s_valid)
        .comment("A beat is sent");
    m.output("m_data", full.mux(data, s_data))
        .comment("Data of the beat that is sent");
    m.output("m_last", keeps_last | (!full & s_last))
        .comment("Beat that is sent is the last one of its block");
    m.output("m_user", full.mux(user, s_user))
        .comment("Metadata and error of the beat that is sent");
    m.finish()
}
