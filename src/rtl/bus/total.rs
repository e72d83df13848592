//! Sums of many bits of some weight each.

use crate::hdl::{concat, Builder, Signal};

/// The bits of `numbers` by their weight, the least first.
pub(super) fn columns<'m>(numbers: &[Signal<'m>]) -> Vec<Vec<Signal<'m>>> {
    let widest = numbers.iter().map(|number| number.width()).max();
    let column = |place: u32| {
        let reach = numbers.iter().filter(|number| number.width() > place);
        reach.map(|number| number.bit(place)).collect()
    };
    (0..widest.unwrap_or(0)).map(column).collect()
}

/// The sum of bits by `columns`, those of weight 1 first, modulo 2^`width`. In each level, full adders
/// replace three bits of a weight by one of the same and one of twice the weight, until two of each are left;
/// one adder adds those.
pub(super) fn total<'m>(m: &'m Builder, columns: Vec<Vec<Signal<'m>>>, width: u32) -> Signal<'m> {
    let mut columns: Vec<Vec<Signal>> = columns.into_iter().take(width as usize).collect();
    columns.resize(width as usize, Vec::new());
    let bits = |column: &[Signal]| column.iter().map(|part| part.width()).sum::<u32>();
    for (place, column) in columns.iter_mut().enumerate() {
        if column.len() > 2 {
            *column = vec![concat(column).named(&format!("level0_weight{}", 1u32 << place))];
        }
    }
    let mut level = 0;
    while columns.iter().any(|column| bits(column) > 2) {
        level += 1;
        let mut next: Vec<Vec<Signal>> = vec![Vec::new(); columns.len()];
        for (place, column) in columns.iter().enumerate() {
            if column.is_empty() {
                continue;
            }
            let column = concat(column);
            let adders = column.width() / 3;
            // The rest, which no adder takes, comes first: mapped to cells, that is the smallest.
            let rest = column.width() - 3 * adders;
            if rest > 0 {
                next[place].insert(0, column.slice(3 * adders, rest));
            }
            if adders == 0 {
                continue;
            }
            let [a, b, c] = [0, 1, 2].map(|third| column.slice(third * adders, adders));
            let half = format!("level{level}_weight{}_half_sum", 1u32 << place);
            let half = (a ^ b).named(&half);
            next[place].push(half ^ c);
            if let Some(carries) = next.get_mut(place + 1) {
                carries.push((a & b) | (half & c));
            }
        }
        let adds = |column: Option<&Vec<Signal>>| column.is_some_and(|c| bits(c) > 2);
        for (place, column) in next.iter_mut().enumerate() {
            let below = place.checked_sub(1).and_then(|below| columns.get(below));
            if adds(columns.get(place)) || adds(below) {
                let name = format!("level{level}_weight{}", 1u32 << place);
                *column = vec![concat(column).named(&name)];
            }
        }
        columns = next;
    }
    let row = |row: u32| {
        let bit = |column: &Vec<Signal<'m>>| {
            if bits(column) > row {
                concat(column).bit(row)
            } else {
                m.zero(1)
            }
        };
        concat(&columns.iter().map(bit).collect::<Vec<_>>())
    };
    row(0) + row(1)
}
