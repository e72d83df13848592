//! Chooses free places ahead: slots for reads, entries of the write buffer.
//!
//! Two are chosen, because it is known late whether the next one is taken. A place is searched for in one group of
//! places at a time, so that no path leads through all of them.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::round_robin::{past_lowest, First};
use crate::rtl::common::select::one_hot;

/// Places of a group.
const GROUP: u32 = 8;

ports! {
    pub(super) NextFreeInputs { busy, take } -> NextFreeOutputs { next, has_next }
}

/// The module, for so many places.
///
/// Throughput: one place per cycle, with a gap of a cycle or two at the end of a group; two are chosen ahead.
pub(super) fn next_free(count: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::shared(&format!("next_free_{count}"));
    m.doc(&format!(
        "Chooses free ones of {count} places ahead, in turn, so that they are taken in the order of their numbers if they become free in that order. Searches one group of {GROUP} at a time."
    ));
    let busy = m
        .input("busy", count)
        .comment("Places that are not free, one bit each");
    let take = m
        .input("take", 1)
        .comment("The next place is taken, and busy from the next cycle on");

    m.section("The next place, and the one behind it");
    let next = m.register_reset("next_place", count, 1);
    let has_next = m.register_reset("has_place", 1, 1);
    let behind = m.register_reset("place_behind", count, 2);
    let has_behind = m.register_reset("has_place_behind", 1, 1);
    let moves = (take | !has_next).named("moves_up");
    let selects = (moves | !has_behind).named("selects");
    m.next_if(next, moves, behind);
    m.next_if(has_next, moves, has_behind);
    m.output("next", next)
        .comment("Next place that is taken, one-hot; zero if there is none");
    m.output("has_next", has_next)
        .comment("There is a next place");

    m.section("A place for behind it, in the group");
    let others = (!(busy | next | behind)).named("others");
    let groups = count.div_ceil(GROUP);
    let width = if groups > 1 { GROUP } else { count };
    let found = m.wire("is_found", 1);
    let searches = (selects | !found).named("searches");
    let each = others.resize(groups * GROUP).parts(GROUP);
    let group = group(&m, &each, found, searches)?;
    let here = match group {
        None => others,
        Some(group) => one_hot(&m, "group_places", group, &each)?,
    };
    let all = (1 << width) - 1;
    let later = m.register_reset("places_left", width, all & !3);
    later.comment("Places of the group that have not had their turn.");
    let candidates = (here & later).named("candidates");
    m.drive(found, candidates.any());
    let past = past_lowest(&m, "candidate", candidates)?;
    m.next_if(later, searches, (!found).replicate(width) | past);
    let first = (candidates & !past).named("first_candidate");
    let place = match group {
        None => first,
        Some(group) => {
            let each = group.parts(1).into_iter().map(|group| group.gate(first));
            concat(&each.collect::<Vec<_>>()).slice(0, count)
        }
    };
    m.next_if(behind, selects, place);
    m.next_if(has_behind, selects, found);
    m.finish()
}

/// The group that is searched, one-hot, if there are several: when no place of it is left, the next one that has a
/// free place. `others`: the free places of each group.
fn group<'m>(
    m: &'m Builder,
    others: &[Signal<'m>],
    found: Signal<'m>,
    searches: Signal<'m>,
) -> Result<Option<Signal<'m>>, DesignError> {
    let groups = others.len() as u32;
    if groups == 1 {
        return Ok(None);
    }
    let each: Vec<Signal> = others.iter().map(|group| group.any()).collect();
    // Of a cycle before: if the group that is chosen has no free place any more, another one is chosen.
    let holds = m.register_reset("groups_with_places", groups, (1 << groups) - 1);
    m.next_if(holds, searches, concat(&each));
    let group = m.register_reset("group", groups, 1);
    let first = First::new(m, holds, past_lowest(m, "current", group)?)?;
    m.next_if(group, !found & holds.any(), first.grant);
    Ok(Some(group))
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{Rng, SeedableRng};

    use super::*;
    use crate::hdl::sim::Simulator;

    /// Takes a place in `takes` of 8 cycles in which there is one, and frees each after some `lasts` cycles. Returns
    /// the places in the order in which they were taken.
    fn taken(count: u32, takes: u32, lasts: u32, cycles: u32) -> Vec<u32> {
        let mut random = SmallRng::seed_from_u64(u64::from(count));
        let mut simulator = Simulator::new(&next_free(count).unwrap()).unwrap();
        let [busy, take] = ["busy", "take"].map(|name| simulator.input(name).unwrap());
        let [next, has_next] = ["next", "has_next"].map(|name| simulator.output(name).unwrap());
        simulator.reset(true);
        simulator.set_all(busy, 0);
        simulator.set_all(take, 0);
        simulator.clock();
        simulator.reset(false);
        let (mut order, mut held, mut without) = (Vec::new(), 0_u64, 0);
        for _ in 0..cycles {
            simulator.set_all(busy, held);
            simulator.settle();
            let place = simulator.get(next, 0);
            let there = simulator.get(has_next, 0) == 1;
            assert_eq!(u32::from(there), place.count_ones(), "{place:x}");
            assert_eq!(place & held, 0, "a busy place is next");
            let is_full = held.count_ones() == count;
            without = if there || is_full { 0 } else { without + 1 };
            // At most two groups are searched in vain, because it is known a cycle late which have a place.
            assert!(without <= 5, "no place for {without} cycles");
            let takes_now = there && random.random_range(0..8) < takes;
            simulator.set_all(take, u64::from(takes_now));
            for at in 0..count {
                held &= !(u64::from(random.random_range(0..lasts) == 0) << at);
            }
            if takes_now {
                held |= place;
                order.push(place.trailing_zeros());
            }
            simulator.settle();
            simulator.clock();
        }
        order
    }

    #[test]
    fn each_free_place_gets_its_turn() {
        for count in [2, 4, 8, 20, 24, 32, 64] {
            for (takes, lasts) in [(8, 2), (8, 20), (8, 300), (3, 20), (1, 300)] {
                let order = taken(count, takes, lasts, 5_000);
                assert!((0..count).all(|place| order.contains(&place)), "{count}");
            }
        }
    }

    /// Places that become free in the order of their numbers are taken in that order.
    #[test]
    fn places_are_taken_in_order() {
        let order = taken(64, 8, 1, 1_000);
        let expected: Vec<u32> = (0..64).cycle().take(order.len()).collect();
        assert_eq!(order, expected);
        assert!(order.len() > 850, "{}", order.len());
    }
}
