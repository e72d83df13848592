//! Data bus inversion, AC: a byte is sent inverted if otherwise more than 4 of its wires would toggle.
//!
//! | port | width | |
//! |---|---|---|
//! | `s_axis_*`, `m_axis_*` of the decoder | flit, `tuser` 2 | blocks, with their metadata |
//! | `m_axis_*`, `s_axis_*` of the decoder | wires, `tuser` 2 | the bus |
//!
//! The wires are the data in the lowest bits, then one for each byte, which is 1 if the byte is inverted. The
//! encoder's wires are registers that change only when a flit is sent: the next flit is compared with their
//! last state. Throughput: a flit per cycle. Latency: one cycle.

use std::rc::Rc;

use super::total::total;
use super::{FLIT_BITS, FLIT_BYTES};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Bits of the bus: data, and a DBI wire for each byte.
pub const WIRES: u32 = FLIT_BITS + FLIT_BYTES;

/// The DBI encoder of a bus.
pub fn encoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_encoder"));
    m.doc("DBI encoder: inverts each byte of which more than 4 wires would toggle.");
    m.section("Input, through a skid buffer");
    let input = Input::new(&m, FLIT_BITS);
    m.section("What the wires carry, and will carry");
    let wires = m.register_reset("wires", FLIT_BITS, 0);
    let inversion = m.register_reset("inversion", FLIT_BYTES, 0);
    let lane = lane(name)?;
    let lanes: Vec<_> = (input.data.parts(8).into_iter().zip(wires.parts(8)))
        .enumerate()
        .map(|(number, (byte, wires))| {
            let inputs = LaneInputs {
                byte_in: byte,
                wires,
            };
            m.instance(&format!("lane{number}"), &lane, inputs)
        })
        .collect();
    let next_wires = m.vector("next_wires", &of_all(&lanes, |lane| lane.byte_out));
    let next_inversion = m.vector("next_inversion", &of_all(&lanes, |lane| lane.inverts));
    m.next_if(wires, input.moves, concat(&next_wires));
    m.next_if(inversion, input.moves, concat(&next_inversion));
    input.output(&m, concat(&[wires, inversion]));
    m.finish()
}

ports! {
    LaneInputs { byte_in, wires } -> LaneOutputs { byte_out, inverts }
}

/// One byte lane of the encoder.
fn lane(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lane"));
    m.doc("One byte lane of the DBI encoder: inverts the byte if more than 4 wires would toggle.");
    let byte = m.input("byte_in", 8).comment("Byte to send");
    let wires = m
        .input("wires", 8)
        .comment("What the lane's wires carry now");
    let toggling = (byte ^ wires).named("toggling");
    let toggles = total(&m, vec![vec![toggling]], 4).named("toggles");
    let inverts = toggles.gt(m.constant(4, 4)).named("more_than_half");
    m.output("byte_out", byte ^ inverts.replicate(8))
        .comment("Byte as the wires carry it next, inverted or not");
    m.output("inverts", inverts)
        .comment("Byte is inverted: more than 4 wires would toggle otherwise");
    m.finish()
}

/// The DBI decoder of a bus.
pub fn decoder(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decoder"));
    m.doc("DBI decoder: inverts the bytes whose DBI wire is 1.");
    m.section("Input, through a skid buffer");
    let input = Input::new(&m, WIRES);
    m.section("The data");
    let inverted = input.data.slice(FLIT_BITS, FLIT_BYTES).parts(1);
    let mask: Vec<Signal> = inverted.iter().map(|wire| wire.replicate(8)).collect();
    let data = input.data.slice(0, FLIT_BITS) ^ concat(&mask);
    let data = m.delay_if("data", input.moves, data);
    input.output(&m, data);
    m.finish()
}

/// The input behind its skid buffer: `s_axis_tready` is a register.
struct Input<'m> {
    data: Signal<'m>,
    last: Signal<'m>,
    user: Signal<'m>,
    /// It moves on to the output's registers.
    moves: Signal<'m>,
    sending: Signal<'m>,
}

impl<'m> Input<'m> {
    fn new(m: &'m Builder, width: u32) -> Self {
        let valid = m.input("s_axis_tvalid", 1);
        let flit = [
            m.input("s_axis_tdata", width),
            m.input("s_axis_tlast", 1),
            m.input("s_axis_tuser", 2),
        ];
        let ready = m.register_reset("ready", 1, 0);
        let waits = m.register_reset("one_waits", 1, 0);
        m.output("s_axis_tready", ready);
        let take = (valid & ready).named("take");
        let arriving = concat(&flit).named("arriving");
        arriving.comment("tuser, tlast and the data.");
        let waiting = m.delay_if("waiting", take, arriving);
        let flit = waits.mux(waiting, arriving).named("flit");
        let sending = m.register_reset("sending", 1, 0);
        let free = (!sending | m.input("m_axis_tready", 1)).named("out_free");
        let present = (take | waits).named("present");
        let moves = (present & free).named("moves");
        let stays = (present & !free).named("stays");
        m.next(waits, stays);
        m.next(ready, !stays);
        m.next(sending, moves | (sending & !free));
        Input {
            data: flit.slice(0, width),
            last: flit.bit(width),
            user: flit.slice(width + 1, 2),
            moves,
            sending,
        }
    }

    fn output(&self, m: &'m Builder, data: Signal<'m>) {
        m.section("Output");
        m.output("m_axis_tvalid", self.sending);
        m.output("m_axis_tdata", data);
        m.output("m_axis_tlast", m.delay_if("last", self.moves, self.last));
        m.output("m_axis_tuser", m.delay_if("user", self.moves, self.user))
            .comment("Metadata of the block, passed on");
    }
}
