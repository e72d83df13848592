//! Arbitrates many owners in turn, and queues the granted owner's fields in a FIFO. No combinational path leads
//! from a request through the grant and the fields: each group of owners selects a candidate in one cycle, one
//! candidate is granted in the next, and its fields are queued in the third.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::registered;
use crate::rtl::common::round_robin::{number, round_robin};
use crate::rtl::common::select::one_hot;

/// Maximum number of owners that share a candidate.
const GROUP: u32 = 8;

/// The head of the FIFO, with the arbiter's outputs.
pub(super) struct Queued<'m> {
    pub turns: TurnsOutputs<'m>,
    pub valid: Signal<'m>,
    /// The owner's fields, with its number above them.
    pub data: Signal<'m>,
    /// The early owner enters the FIFO in this cycle.
    pub early_goes: Signal<'m>,
}

/// An owner that requests in this cycle for the first time, and is granted at once if there is no other. If the
/// FIFO is empty, its fields are at the output in the same cycle.
pub(super) struct Early<'m> {
    pub wants: Signal<'m>,
    /// Its fields, with its number above them.
    pub data: Signal<'m>,
}

/// Grants one owner in each cycle in which there is `room`, in turn, in an instance of that name. Owners hold
/// their request until they are told.
pub(super) fn turns<'m>(
    m: &'m Builder,
    name: &str,
    wants: Signal<'m>,
    room: Signal<'m>,
) -> Result<TurnsOutputs<'m>, DesignError> {
    let inputs = TurnsInputs { wants, room };
    Ok(m.instance(name, &turns_module(wants.width())?, inputs))
}

ports! {
    pub(super) TurnsInputs { wants, room } -> TurnsOutputs { told, any, others }
}

fn turns_module(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("turns_{count}"));
    m.doc(&format!(
        "Arbiter of {count} owners, one grant per cycle, in turn: each group of {GROUP} owners selects its candidate in one cycle, and one candidate is granted in the next."
    ));
    let wants = m
        .input("wants", count)
        .comment("Requests, one bit per owner; each held until told");
    let room = m.input("room", 1).comment("An owner may be granted");
    let any = m.register_reset("is_told", 1, 0);
    let told = m.register_reset("owner_told", count, 0);
    let waits = (wants & !told).named("waits");
    let (full, rest) = (count / GROUP, count % GROUP);
    let groups = full + u32::from(rest > 0);
    let goes = m.wire("goes", groups);
    let of = |first: u32, size: u32| [("wants", waits.slice(first, size))];
    let mut outputs = Vec::new();
    if full > 0 {
        let goes = ("goes", goes.slice(0, full));
        let inputs = [&of(0, full * GROUP)[..], &[goes]].concat();
        let all = m.array("candidate", &candidate(GROUP)?, full, &inputs);
        outputs.push(CANDIDATE_OUTPUTS.map(|port| all.all(port)));
    }
    if rest > 0 {
        let goes = ("goes", goes.bit(full));
        let inputs = [&of(full * GROUP, rest)[..], &[goes]].concat();
        let last = m.instance_by_name(&format!("candidate{full}"), &candidate(rest)?, &inputs);
        outputs.push(CANDIDATE_OUTPUTS.map(|port| last.out(port)));
    }
    let all = |port: usize| {
        let each: Vec<Signal> = outputs.iter().map(|of| of[port]).collect();
        concat(&each)
    };
    let [valid, last, granted] = [0, 1, 2].map(all);
    let enters = m.wire("chosen_now", 1);
    let passes = m.wire("group_passes", 1);
    let turns = round_robin(&m, "turns", valid, passes)?;
    m.drive(enters, turns.any & room);
    m.drive(goes, room.gate(turns.grant));
    // A group keeps its turn until its last owner is granted: neighbours, which often request neighbouring
    // blocks, stay in order.
    m.drive(passes, (goes & last).any());
    m.next(any, enters);
    m.next_if(told, enters | any, granted);
    m.output("told", told)
        .comment("Owner that was granted in the previous cycle, one-hot or zero");
    m.output("any", any)
        .comment("An owner was granted in the previous cycle");
    m.output("others", turns.any)
        .comment("An owner is a candidate");
    m.finish()
}

/// Queues requesting owners, in turn: each enters a FIFO of that name with its fields and its number, which
/// `numbered` makes of its place; `taken` removes it. `fields` have names, and values for all owners, the first
/// owner's in the lowest bits; they are those of the cycle in which the owner is told.
/// Throughput: two owners in three cycles. An `early` owner is not told; `early_goes` reports it.
pub(super) fn queued<'m>(
    m: &'m Builder,
    name: &str,
    wants: Signal<'m>,
    fields: &[(&str, Signal<'m>)],
    numbered: impl Fn(Signal<'m>) -> Signal<'m>,
    early: Option<Early<'m>>,
    taken: Signal<'m>,
) -> Result<Queued<'m>, DesignError> {
    let room = m.wire(&format!("{name}_has_room"), 1);
    let count = wants.width();
    let turns = turns(m, &format!("{name}_turns"), wants, room)?;
    let of_told = |(field, of_all): &(&str, Signal<'m>)| match of_all.width() / count {
        1 => Ok((turns.told & *of_all).any()),
        width => one_hot(
            m,
            &format!("{name}_{field}_told"),
            turns.told,
            &of_all.parts(width),
        ),
    };
    let fields = fields.iter().map(of_told).collect::<Result<Vec<_>, _>>()?;
    let place = number(m, turns.told).named(&format!("{name}_place"));
    let told = concat(&[concat(&fields), numbered(place)]);
    let early_goes = m.wire(&format!("{name}_early_goes"), 1);
    let early = early.map(|early| Early {
        data: early.data.named(&format!("{name}_early_data")),
        ..early
    });
    let data = early
        .as_ref()
        .map_or(told, |early| turns.any.mux(told, early.data));
    let passes = early.as_ref().map(|_| m.wire(&format!("{name}_passes"), 1));
    let enters = turns.any | passes.map_or(early_goes, |passes| early_goes & !(passes & taken));
    let waiting = registered(m, &format!("{name}_queue"), enters, data, taken)?;
    let (mut valid, mut out) = (waiting.m_valid, waiting.m_data);
    if let (Some(early), Some(passes)) = (&early, passes) {
        m.drive(passes, early_goes & !valid);
        let oldest = valid.mux(out, early.data).named(&format!("{name}_oldest"));
        (valid, out) = (valid | passes, oldest);
    }
    let alone = waiting.s_ready & !turns.any & !turns.others;
    m.drive(
        early_goes,
        early.map_or(m.zero(1), |early| early.wants & alone),
    );
    // The owner that was just granted needs a place, too.
    m.drive(room, waiting.s_ready & !(turns.any & waiting.m_valid));
    Ok(Queued {
        turns,
        valid,
        data: out,
        early_goes,
    })
}

/// The outputs of a candidate.
const CANDIDATE_OUTPUTS: [&str; 3] = ["valid", "last", "granted"];

/// Selects one of a few owners, and holds it until it is granted.
fn candidate(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("candidate_{count}"));
    m.doc(&format!(
        "Selects one of {count} owners as the candidate, in turn, and holds it in a register until it is granted."
    ));
    let wants = m
        .input("wants", count)
        .comment("Requests, one bit per owner; each held until granted");
    let goes = m.input("goes", 1).comment("Candidate is granted");
    let candidate = m.register_reset("candidate_held", count, 0);
    let valid = candidate.any().named("is_valid");
    let others = (wants & !candidate).named("others");
    let loads = (others.any() & (goes | !valid)).named("loads");
    let turns = round_robin(&m, "turns", others, loads)?;
    m.next_if(candidate, loads | goes, turns.grant);
    m.output("valid", valid).comment("Candidate is valid");
    m.output("last", !turns.any_later)
        .comment("No owner after the candidate requests");
    m.output("granted", goes.gate(candidate))
        .comment("Candidate that is granted, one-hot or zero");
    m.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hdl::sim::Simulator;

    /// Neighbours stay in order, as a stream's requests must when they reach the DRAM.
    #[test]
    fn all_of_a_group_go_before_the_next_group() {
        const COUNT: u32 = 32;
        let mut simulator = Simulator::new(&turns_module(COUNT).unwrap()).unwrap();
        let [wants, room] = ["wants", "room"].map(|name| simulator.input(name).unwrap());
        let told = simulator.output("told").unwrap();
        simulator.reset(true);
        simulator.set_all(wants, 0);
        simulator.set_all(room, 1);
        simulator.clock();
        simulator.reset(false);
        let mut wanting = (1_u64 << COUNT) - 1;
        let mut order = Vec::new();
        for _ in 0..2 * COUNT {
            simulator.set_all(wants, wanting);
            simulator.settle();
            let one = simulator.get(told, 0);
            if one != 0 {
                order.push(one.trailing_zeros());
            }
            wanting &= !one;
            simulator.clock();
        }
        assert_eq!(order, (0..COUNT).collect::<Vec<_>>());
    }
}
