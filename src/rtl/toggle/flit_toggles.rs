//! The wires that toggle from one flit to the next, and with DBI what becomes of the inversion.
//!
//! | port | width | |
//! |---|---|---|
//! | `differing` | flit | where the two flits, as data, differ |
//! | `inverted` | 32 | lanes that are inverted before it (with DBI) |
//! | `counts` | 8 × group | toggles of four lanes each, the lowest lanes first |
//! | `turns` | 32 | lanes with more than 4 bits that differ: their inversion turns over (with DBI) |
//! | `ties` | 32 | lanes with 4: they are sent as they are (with DBI) |
//!
//! Combinational. With DBI the wires themselves need not be known. Where c bits of the data differ,
//! the wires differ from the byte in c places or, if the lane is inverted, in 8 − c; the smaller of
//! the two toggles. So inversion turns over where c is above 4, is kept where it is below, and ends
//! at a tie.

use std::rc::Rc;

use super::total::total;
use super::{FLIT_BITS, FLIT_BYTES};
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

/// Lanes whose toggles are added up here.
const GROUP: usize = 4;

/// Bits of a group's toggles: 8 from each lane, and with DBI 5.
pub fn group_bits(dbi: bool) -> u32 {
    if dbi {
        5
    } else {
        6
    }
}

pub fn flit_toggles(name: &str, dbi: bool) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_flit_toggles"));
    m.doc("Counts the wires of four byte lanes each that toggle from one flit to the next.");
    let lanes = m.input("differing", FLIT_BITS).parts(8);
    let mut toggles: Vec<Vec<Signal>> = lanes.iter().map(|lane| lane.parts(1)).collect();
    if dbi {
        let inverted = m.input("inverted", FLIT_BYTES).parts(1);
        let module = lane_toggles(name)?;
        let (mut turns, mut ties) = (Vec::new(), Vec::new());
        for (number, (&lane, inverted)) in lanes.iter().zip(inverted).enumerate() {
            let inputs = [("differing", lane)];
            let lane = m.instance(&format!("lane{number}"), &module, &inputs);
            // The DBI wire falls at a tie.
            toggles[number] = vec![lane.out("toggles"), inverted & lane.out("tie")];
            turns.push(lane.out("turn"));
            ties.push(lane.out("tie"));
        }
        m.output("turns", concat(&turns));
        m.output("ties", concat(&ties));
    }
    let groups = toggles.chunks(GROUP);
    let counts = groups.map(|lanes| total(&m, &lanes.concat(), group_bits(dbi)));
    let counts: Vec<Signal> = counts.collect();
    m.output("counts", concat(&counts));
    m.finish()
}

/// One byte lane with DBI.
fn lane_toggles(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lane_toggles"));
    m.doc("One byte lane: toggles, with the DBI wire's where its inversion turns over; those\nof the DBI wire at a tie are not counted here.");
    let differing = total(&m, &m.input("differing", 8).parts(1), 4).named("count");
    let half = differing.bit(2);
    let rest = differing.slice(0, 2).any();
    let turn = (differing.bit(3) | (half & rest)).named("turns_over");
    // 9 − c = not (c + 6) in four bits, of which three are left: not (c − 2).
    let other = (!(differing.slice(0, 3).plus(6))).named("nine_less_count");
    m.output("toggles", turn.mux(other, differing.slice(0, 3)));
    m.output("turn", turn);
    m.output("tie", half & !rest);
    m.finish()
}
