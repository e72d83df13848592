//! bpc-group: the tag section without the tags of zero planes.
//!
//! The planes, top first, form eight groups of four. A flag for each group says whether it has a nonzero DBX;
//! only these groups have tags, side by side.

use super::{PLANES, TAG_BITS};
use crate::hdl::{concat, or_all, Builder, Signal};

/// Groups of planes.
pub const GROUPS: u32 = 8;

/// Planes of a group.
pub const GROUP: u32 = PLANES / GROUPS;

/// Bits of a group's tags.
pub const GROUP_BITS: u32 = TAG_BITS * GROUP;

/// Which groups of all of a block's planes have a DBX that is not zero: a bit each.
pub fn flags<'m>(m: &'m Builder, planes: &[Signal<'m>]) -> Signal<'m> {
    let planes_of = |group: usize| {
        let first = group * GROUP as usize;
        &planes[first.saturating_sub(1)..first + GROUP as usize]
    };
    let flag = |group: usize| {
        let planes = planes_of(group);
        let some = or_all(planes.iter().copied());
        // Without a change from plane to plane, all have a delta's bit or none.
        let every = planes.iter().copied().reduce(|a, b| a & b);
        match every.filter(|_| group > 0) {
            Some(every) => (some & !every).any(),
            None => some.any(),
        }
    };
    concat(&m.vector("flags", &(0..GROUPS as usize).map(flag).collect::<Vec<_>>()))
}

/// The sum of these numbers (of single bits, the count of ones) as a tree of adders. `name` is the name of the sum.
pub fn count<'m>(m: &'m Builder, name: &str, numbers: &[Signal<'m>]) -> Signal<'m> {
    let mut sums = numbers.to_vec();
    let mut level = 0;
    while sums.len() > 1 {
        let add = |pair: &[Signal<'m>]| match *pair {
            [a, b] => {
                let width = a.width().max(b.width()) + 1;
                a.resize(width) + b.resize(width)
            }
            _ => pair[0],
        };
        level += 1;
        sums = sums.chunks(2).map(add).collect();
        if sums.len() > 1 {
            sums = m.vector(&format!("{name}_level{level}_sums"), &sums);
        }
    }
    match level {
        0 => sums[0],
        _ => sums[0].named(name),
    }
}

/// Length of the tags of `count` groups in nibbles, 6 bits: three for each.
pub fn nibbles<'m>(m: &'m Builder, count: Signal<'m>) -> Signal<'m> {
    concat(&[count, m.zero(2)]) + concat(&[m.zero(1), count, m.zero(1)])
}

/// The places in the section of all groups but the first, whose is 0: the number of
/// flagged groups before it, 3 bits.
pub fn places<'m>(m: &'m Builder, flags: Signal<'m>) -> Vec<Signal<'m>> {
    let bits = flags.parts(1);
    (1..bits.len())
        .map(|group| count(m, &format!("group{group}_place"), &bits[..group]).resize(3))
        .collect()
}

/// The tags of the flagged groups side by side. `tags`: of all groups, zero where
/// there is no flag; `places`: of [`places`].
pub fn compact<'m>(m: &'m Builder, places: &[Signal<'m>], tags: &[Signal<'m>]) -> Vec<Signal<'m>> {
    let at = |place: u64| {
        let first = (place == 0).then_some(tags[0]);
        let others = places
            .iter()
            .zip(1u64..)
            .filter(|&(_, group)| group >= place)
            .map(|(count, group)| count.eq_to(place).gate(tags[group as usize]));
        or_all(first.into_iter().chain(others))
    };
    m.vector(
        "tag_section",
        &(0..u64::from(GROUPS)).map(at).collect::<Vec<_>>(),
    )
}

/// The tags of all groups, zero where there is no flag.
pub fn expand<'m>(m: &'m Builder, flags: Signal<'m>, section: Signal<'m>) -> Vec<Signal<'m>> {
    let stored = section.parts(GROUP_BITS);
    let places = places(m, flags);
    let group = |group: usize| match group {
        0 => stored[0],
        _ => places[group - 1].select(&stored[..=group]),
    };
    let all = (0..GROUPS as usize).map(|number| flags.bit(number as u32).gate(group(number)));
    m.vector("group_tags", &all.collect::<Vec<_>>())
}
