//! BPC: how many ones a plane has, and where, by balanced trees over its bits.

use crate::hdl::{concat, Builder, Signal};

/// Two halves, the lower one as large as it can be a power of two, down to single
/// bits.
fn tree<T>(bits: &[T], combine: &impl Fn(&T, &T) -> T) -> T
where
    T: Clone,
{
    if let [bit] = bits {
        return bit.clone();
    }
    let (low, high) = bits.split_at(bits.len().next_power_of_two() / 2);
    combine(&tree(low, combine), &tree(high, combine))
}

/// How many of some bits are 1: at least one, two, three; and how many are 0.
#[derive(Clone)]
pub struct Count<'m> {
    pub one: Signal<'m>,
    pub two: Signal<'m>,
    pub three: Signal<'m>,
    pub one_zero: Signal<'m>,
    pub two_zeros: Signal<'m>,
}

impl<'m> Count<'m> {
    pub fn of(m: &'m Builder, plane: Signal<'m>) -> Self {
        let none = m.zero(1);
        let bit = |bit: Signal<'m>| Count {
            one: bit,
            two: none,
            three: none,
            one_zero: !bit,
            two_zeros: none,
        };
        let bits: Vec<Count> = plane.parts(1).into_iter().map(bit).collect();
        tree(&bits, &|a, b| Count {
            one: a.one | b.one,
            two: a.two | b.two | (a.one & b.one),
            three: a.three | b.three | (a.one & b.two) | (a.two & b.one),
            one_zero: a.one_zero | b.one_zero,
            two_zeros: a.two_zeros | b.two_zeros | (a.one_zero & b.one_zero),
        })
    }
}

/// Where some bits have their lowest and their highest one; positions are zero if
/// they have none.
#[derive(Clone)]
struct Place<'m> {
    any: Signal<'m>,
    lowest: Vec<Signal<'m>>,
    highest: Vec<Signal<'m>>,
}

/// The positions of a plane's lowest and highest one; zero if it has none.
pub fn positions<'m>(plane: Signal<'m>) -> (Signal<'m>, Signal<'m>) {
    let bit = |any: Signal<'m>| Place {
        any,
        lowest: Vec::new(),
        highest: Vec::new(),
    };
    let bits: Vec<Place> = plane.parts(1).into_iter().map(bit).collect();
    let all = tree(&bits, &|low, high| {
        let only_high = !low.any & high.any;
        // A plane is one bit short of a power of two: so may the upper half be.
        let position = |place: usize| -> (Signal<'m>, Signal<'m>) {
            let (lowest, highest) = (low.lowest[place], !high.any & low.highest[place]);
            match (high.lowest.get(place), high.highest.get(place)) {
                (Some(&l), Some(&h)) => (lowest | (!low.any & l), highest | h),
                _ => (lowest, highest),
            }
        };
        let (mut lowest, mut highest): (Vec<_>, Vec<_>) =
            (0..low.lowest.len()).map(position).unzip();
        lowest.push(only_high);
        highest.push(high.any);
        Place {
            any: low.any | high.any,
            lowest,
            highest,
        }
    });
    (concat(&all.lowest), concat(&all.highest))
}
