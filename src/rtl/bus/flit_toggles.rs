//! The wires that toggle from one flit to the next, and with DBI the change of each lane's inversion.
//!
//! Combinational. With DBI the state of the wires is not needed. If c bits of the data differ, the wires
//! differ from the byte in c places or, if the lane is inverted, in 8 − c; the smaller number toggles. So the
//! inversion flips if c is above 4, is kept if it is below, and becomes 0 at a tie.

use std::rc::Rc;

use super::total::{columns, total};
use super::{FLIT_BITS, FLIT_BYTES};
use crate::hdl::ports::of_all;
use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Lanes whose toggles are added up here.
const GROUP: u32 = 4;

/// Bits of a group's toggles: 8 from each lane, and with DBI 5.
pub fn group_bits(dbi: bool) -> u32 {
    if dbi {
        5
    } else {
        6
    }
}

ports! {
    pub(in crate::rtl) FlitTogglesInputs { differing, inverted: Option<Signal<'m>> }
    -> FlitTogglesOutputs { turns: Option<Signal<'m>>, ties: Option<Signal<'m>>, counts }
}

/// The module that counts a flit's toggles, with DBI or without.
pub fn flit_toggles(name: &str, dbi: bool) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_flit_toggles"));
    m.doc("Counts the wires of four byte lanes each that toggle from one flit to the next.");
    let differing = m.input("differing", FLIT_BITS);
    differing.comment("Data bits in which the flit and the one before differ");
    let inverted = dbi.then(|| {
        m.input("inverted", FLIT_BYTES)
            .comment("Byte lanes that are inverted before the flit")
    });
    let group = if dbi { dbi_group(name)? } else { group(name)? };
    let groups: Vec<_> = (0..)
        .zip(differing.parts(8 * GROUP))
        .map(|(number, differing)| {
            let inputs = GroupInputs {
                differing,
                inverted: inverted.map(|lanes| lanes.slice(number * GROUP, GROUP)),
            };
            m.instance(&format!("group{number}"), &group, inputs)
        })
        .collect();
    let lanes: Option<Vec<[Signal; 2]>> = groups
        .iter()
        .map(|group| Some([group.turns?, group.ties?]))
        .collect();
    if let Some(lanes) = lanes {
        m.output("turns", concat(&of_all(&lanes, |[turns, _]| *turns)))
            .comment("Byte lanes in which more than 4 bits differ: their inversion turns over");
        m.output("ties", concat(&of_all(&lanes, |[_, ties]| *ties)))
            .comment("Byte lanes in which just 4 bits differ: they are sent as they are");
    }
    m.output("counts", concat(&of_all(&groups, |group| group.count)))
        .comment("Wires that toggle, a number for each four lanes, lowest lanes first");
    m.finish()
}

ports! {
    GroupInputs { differing, inverted: Option<Signal<'m>> }
    -> GroupOutputs { ties: Option<Signal<'m>>, turns: Option<Signal<'m>>, count }
}

/// Four byte lanes of a bus without DBI.
fn group(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lane_group"));
    m.doc("Four byte lanes: how many of their wires toggle.");
    let differing = m
        .input("differing", 8 * GROUP)
        .comment("Data bits in which the flit and the one before differ");
    let count = total(&m, vec![vec![differing]], group_bits(false));
    m.output("count", count)
        .comment("Wires of the four lanes that toggle");
    m.finish()
}

/// Four byte lanes with DBI.
fn dbi_group(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lane_group"));
    m.doc("Four byte lanes with DBI: how many of their wires toggle, DBI wires included.");
    let lanes = m
        .input("differing", 8 * GROUP)
        .comment("Data bits in which the flit and the one before differ")
        .parts(8);
    let inverted = m
        .input("inverted", GROUP)
        .comment("Byte lanes that are inverted before the flit");
    let module = lane_toggles(name)?;
    let lanes: Vec<_> = (0..GROUP)
        .zip(lanes)
        .map(|(number, differing)| {
            m.instance(
                &format!("lane{number}"),
                &module,
                LaneTogglesInputs { differing },
            )
        })
        .collect();
    let toggles = m.vector("lane_toggles", &of_all(&lanes, |lane| lane.toggles));
    let ties = m
        .output("ties", concat(&of_all(&lanes, |lane| lane.tie)))
        .comment("Byte lanes in which just 4 bits differ: they are sent as they are");
    m.output("turns", concat(&of_all(&lanes, |lane| lane.turn)))
        .comment("Byte lanes in which more than 4 bits differ: their inversion turns over");
    let falls = (inverted & ties).named("falls");
    falls.comment("DBI wires that fall, at a tie.");
    let mut numbers = toggles;
    numbers.extend(falls.parts(1));
    m.output("count", total(&m, columns(&numbers), group_bits(true)))
        .comment("Wires of the four lanes that toggle, DBI wires included");
    m.finish()
}

ports! {
    LaneTogglesInputs { differing } -> LaneTogglesOutputs { toggles, turn, tie }
}

/// One byte lane with DBI.
fn lane_toggles(name: &str) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_lane_toggles"));
    m.doc("One byte lane: toggles, with the DBI wire's where its inversion turns over; those\nof the DBI wire at a tie are not counted here.");
    let differing = m
        .input("differing", 8)
        .comment("Data bits in which the flit and the one before differ");
    let count = total(&m, vec![vec![differing]], 4).named("count");
    let half = count.bit(2);
    let rest = count.slice(0, 2).any();
    let turn = (count.bit(3) | (half & rest)).named("turns_over");
    turn.comment("More than 4 of 8 bits differ.");
    // 9 − c = not (c + 6) in four bits, of which the lower three are used: not (c − 2).
    let other = (!(count.slice(0, 3).plus(6))).named("nine_less_count");
    other.comment(
        "Toggles if the inversion turns over: the bits that do not differ, and the DBI wire.",
    );
    m.output("toggles", turn.mux(other, count.slice(0, 3)))
        .comment("Wires that toggle, the DBI wire included if the inversion turns over");
    m.output("turn", turn)
        .comment("More than 4 bits differ: the inversion turns over");
    m.output("tie", half & !rest)
        .comment("Just 4 bits differ: the byte is sent as it is");
    m.finish()
}
