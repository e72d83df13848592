//! Arbitrates many owners in turn, and queues the granted owner's fields in a FIFO. No combinational path leads
//! from a request through the grant and the fields: each group of owners selects a candidate in one cycle, one
//! group is chosen in the next, and its candidate is granted and its fields are queued in the third.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::fifo::registered;
use crate::rtl::common::matrix_arbiter::{matrix_arbiter, MatrixArbiterInputs};
use crate::rtl::common::round_robin::{number, past_lowest, First};
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

/// An owner that requests in this cycle for the first time, and is granted at once if there is no other.
pub(super) struct Early<'m> {
    pub wants: Signal<'m>,
    /// Its fields, with its number above them.
    pub data: Signal<'m>,
    /// If the FIFO is empty, its fields are at the output in the same cycle.
    pub passes: bool,
}

/// Order in which groups take turns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// A group keeps its turn until its last owner is granted: neighbours, which often request neighbouring blocks,
    /// stay in order.
    Groups,
    /// A group has one grant at a time: an owner that is late does not wait for all others.
    Mixed,
}

/// Grants one owner in each cycle with `room`, in turn, in an instance of this name. Owners hold their
/// request until they are granted.
pub(super) fn turns<'m>(
    m: &'m Builder,
    name: &str,
    (wants, order): (Signal<'m>, Order),
    room: Signal<'m>,
) -> Result<TurnsOutputs<'m>, DesignError> {
    let inputs = TurnsInputs { wants, room };
    Ok(m.instance(name, &turns_module(wants.width(), order)?, inputs))
}

ports! {
    pub(super) TurnsInputs { wants, room } -> TurnsOutputs { told, any, quiet }
}

fn turns_module(count: u32, order: Order) -> Result<Rc<Module>, DesignError> {
    let form = if order == Order::Groups { "" } else { "_mixed" };
    let m = Builder::shared(&format!("turns_{count}{form}"));
    m.doc(&format!(
        "Arbiter of {count} owners, at most one grant per cycle, in turn: each group of {GROUP} owners selects its candidate in one cycle, one group is granted in the next, and its candidate is told in the third."
    ));
    let wants = m
        .input("wants", count)
        .comment("Requests, one bit per owner; each held until told");
    let room = m.input("room", 1).comment("An owner may be granted");
    let (full, rest) = (count / GROUP, count % GROUP);
    let groups = full + u32::from(rest > 0);
    let any = m.register_reset("is_told", 1, 0);
    let goes = m.register_reset("group_goes", groups, 0);
    let wanted = m.register_reset("wanted_before", 1, 0);
    m.next(wanted, wants.any());
    let mut outputs = Vec::new();
    if full > 0 {
        let inputs = [
            ("wants", wants.slice(0, full * GROUP)),
            ("goes", goes.slice(0, full)),
        ];
        let all = m.array("candidate", &candidate(GROUP)?, full, &inputs);
        outputs.push(CANDIDATE_OUTPUTS.map(|port| all.all(port)));
    }
    if rest > 0 {
        let inputs = [
            ("wants", wants.slice(full * GROUP, rest)),
            ("goes", goes.bit(full)),
        ];
        let last = m.instance_by_name(&format!("candidate{full}"), &candidate(rest)?, &inputs);
        outputs.push(CANDIDATE_OUTPUTS.map(|port| last.out(port)));
    }
    let all = |port: usize| {
        let each: Vec<Signal> = outputs.iter().map(|of| of[port]).collect();
        concat(&each)
    };
    let [valid, last, told] = [0, 1, 2].map(all);
    let told = told.named("owner_told");
    // While a candidate is granted, its group selects the next one.
    let requests = (valid & !goes).named("ready_groups");
    let inputs = MatrixArbiterInputs {
        requests,
        served: if order == Order::Groups {
            goes & last
        } else {
            goes
        },
        moves: any,
    };
    let chosen = matrix_arbiter(&m, "groups", inputs)?;
    let more = if order == Order::Groups {
        goes & !last
    } else {
        m.zero(groups)
    };
    let stays = more.any().named("group_stays");
    let enters = (requests.any() & room & !stays).named("group_chosen");
    m.next(any, enters);
    m.next(goes, enters.gate(chosen));
    m.output("told", told)
        .comment("Owner that is granted, one-hot or zero");
    m.output("any", any).comment("An owner is granted");
    m.output("quiet", !wanted)
        .comment("No owner is a candidate: in the previous cycle none requested");
    m.finish()
}

/// Queues requesting owners, in turn: each enters a FIFO of this name with its fields and its number of
/// `number_bits`; `taken` removes it. `fields` have names, and values for all owners, the
/// first owner's in the lowest bits; the values are those of the cycle of the grant. Throughput: two owners
/// in three cycles, but one in two of the same group. An `early` owner gets no grant; `early_goes` reports
/// it.
pub(super) fn queued<'m>(
    m: &'m Builder,
    name: &str,
    (wants, order): (Signal<'m>, Order),
    fields: &[(&str, Signal<'m>)],
    number_bits: u32,
    early: Option<Early<'m>>,
    taken: Signal<'m>,
) -> Result<Queued<'m>, DesignError> {
    let room = m.wire(&format!("{name}_has_room"), 1);
    let count = wants.width();
    let turns = turns(m, &format!("{name}_turns"), (wants, order), room)?;
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
    let told = concat(&[&fields[..], &[place.resize(number_bits)]].concat());
    let early_goes = m.wire(&format!("{name}_early_goes"), 1);
    let early = early.map(|early| Early {
        data: early.data.named(&format!("{name}_early_data")),
        ..early
    });
    let data = early
        .as_ref()
        .map_or(told, |early| turns.any.mux(told, early.data));
    let passes = early
        .as_ref()
        .filter(|early| early.passes)
        .map(|_| m.wire(&format!("{name}_passes"), 1));
    let enters = turns.any | passes.map_or(early_goes, |passes| early_goes & !(passes & taken));
    let waiting = registered(m, &format!("{name}_queue"), enters, data, taken)?;
    let (mut valid, mut out) = (waiting.m_valid, waiting.m_data);
    if let (Some(early), Some(passes)) = (&early, passes) {
        m.drive(passes, early_goes & !valid);
        let oldest = valid.mux(out, early.data).named(&format!("{name}_oldest"));
        (valid, out) = (valid | passes, oldest);
    }
    let alone = waiting.s_ready & !turns.any & turns.quiet;
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
    let valid = m.register_reset("is_valid", 1, 0);
    let newest = m.register_reset("newest_candidate", count, 0);
    let candidate = valid.gate(newest).named("candidate_held");
    let others = (wants & !candidate).named("others");
    let first = First::new(&m, others, past_lowest(&m, "newest", newest)?)?;
    let free = (goes | !valid).named("is_free");
    let loads = (others.any() & free).named("loads");
    m.next(valid, others.any() | !free);
    m.next_if(newest, loads, first.grant);
    m.output("valid", valid).comment("Candidate is valid");
    m.output("last", !first.any_later)
        .comment("No owner after the candidate requests");
    m.output("granted", goes.gate(newest))
        .comment("Candidate that is granted, one-hot or zero");
    m.finish()
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::hdl::sim::Simulator;

    /// Runs an arbiter with room for a grant in about `room` of 8 cycles. `wanting` gives the owners that request,
    /// from the owner granted in the cycle before. Returns the owners in the order of their grants.
    fn granted(
        count: u32,
        room: u32,
        cycles: u32,
        mut wanting: impl FnMut(u64) -> u64,
    ) -> Vec<u32> {
        let mut random = SmallRng::seed_from_u64(u64::from(count));
        let mut simulator = Simulator::new(&turns_module(count, Order::Groups).unwrap()).unwrap();
        let [wants, has_room] = ["wants", "room"].map(|name| simulator.input(name).unwrap());
        let told = simulator.output("told").unwrap();
        simulator.reset(true);
        simulator.set_all(wants, 0);
        simulator.clock();
        simulator.reset(false);
        let (mut order, mut one) = (Vec::new(), 0);
        for _ in 0..cycles {
            let now = wanting(one);
            simulator.set_all(wants, now);
            simulator.set_all(has_room, u64::from(random.random_range(0..8) < room));
            simulator.settle();
            one = simulator.get(told, 0);
            assert_eq!(one & !now, 0, "an owner that does not request is granted");
            assert!(one.count_ones() <= 1, "{one:x} are granted at once");
            order.extend((one != 0).then(|| one.trailing_zeros()));
            simulator.clock();
        }
        order
    }

    /// Neighbours stay in order, as a stream's requests must when they reach the DRAM.
    #[test]
    fn all_of_a_group_go_before_the_next_group() {
        const COUNT: u32 = 32;
        for room in [8, 3] {
            let mut wanting = (1 << COUNT) - 1;
            let order = granted(COUNT, room, 8 * COUNT, |told| {
                wanting &= !told;
                wanting
            });
            assert_eq!(order, (0..COUNT).collect::<Vec<_>>());
        }
    }

    /// Each owner is granted within a limited time, whatever the others request: two turns of all groups, and
    /// a pause of its own group.
    #[test]
    fn no_owner_is_passed_over_for_ever() {
        for (count, eagerness) in [(2, 4), (8, 8), (20, 1), (20, 8), (64, 2), (64, 8)] {
            let mut random = SmallRng::seed_from_u64(7);
            let (mut wanting, mut waited) = (0_u64, vec![0; count as usize]);
            let order = granted(count, 6, 20_000, |told| {
                wanting &= !told;
                for owner in 0..count {
                    let waits = &mut waited[owner as usize];
                    *waits = if wanting >> owner & 1 == 0 {
                        0
                    } else {
                        *waits + u32::from(told != 0)
                    };
                    assert!(*waits <= 2 * count + GROUP, "owner {owner} of {count}");
                    let starts = random.random_range(0..8) < eagerness;
                    wanting |= u64::from(starts) << owner;
                }
                wanting
            });
            assert!((0..count).all(|owner| order.contains(&owner)));
            let fewest = if count > GROUP && eagerness == 8 {
                9_000
            } else {
                2_000
            };
            assert!(order.len() > fewest, "{} grants", order.len());
        }
    }
}
