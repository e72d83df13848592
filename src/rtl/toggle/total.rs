//! Sums of many small numbers.

use crate::hdl::{concat, Builder, Signal};

/// The sum of `numbers`, modulo 2^`width`: layers of full adders until two numbers are left, and
/// one adder.
pub(super) fn total<'m>(m: &'m Builder, numbers: &[Signal<'m>], width: u32) -> Signal<'m> {
    let mut columns: Vec<Vec<Signal>> = vec![Vec::new(); width as usize];
    for number in numbers {
        let bits = number.parts(1);
        for (column, bit) in columns.iter_mut().zip(bits) {
            column.push(bit);
        }
    }
    while columns.iter().any(|column| column.len() > 2) {
        let mut next: Vec<Vec<Signal>> = vec![Vec::new(); columns.len()];
        for (place, column) in columns.iter().enumerate() {
            for bits in column.chunks(3) {
                let &[a, b, c] = bits else {
                    next[place].extend(bits);
                    continue;
                };
                let one = a ^ b;
                next[place].push(one ^ c);
                if let Some(carries) = next.get_mut(place + 1) {
                    carries.push((a & b) | (one & c));
                }
            }
        }
        columns = next;
    }
    let row = |row: usize| {
        let bit = |column: &Vec<Signal<'m>>| column.get(row).copied().unwrap_or(m.zero(1));
        concat(&columns.iter().map(bit).collect::<Vec<_>>())
    };
    row(0) + row(1)
}
