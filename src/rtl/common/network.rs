//! Networks that put fields of any length side by side, and take them apart, in
//! as many layers of multiplexers as a field's place has bits.
//!
//! Concatenation (paper 2, figure 4) moves each lane's payload to its starting
//! position. A shifter as wide as the block for each lane does that; here, all
//! lanes share one network, an inverse butterfly (as in the bit-compress
//! instructions of Hilewitz and Lee, "Fast Bit Compression and Expansion with
//! Parallel Extract and Parallel Deposit Instructions", ASAP 2006). Every node of
//! the tree holds the payloads of its lanes, side by side, in a buffer that is
//! just wide enough for them and whose first unit is at position (starting
//! position mod width): cyclic, as a rotation leaves it.
//!
//! - A lane: its payload, rotated by its start ([`rotate`]).
//! - A node of two: unit i of either half goes to position i or i + half of the
//!   whole, and the two never want the same one, so a unit is one multiplexer
//!   for each ([`merge`]). Which: only the right half's start says.
//!
//! So a layer costs as many multiplexers as the block has bits, and a payload's
//! units that are zero stay zero wherever they end up: nothing is masked. The
//! decompressor's network is the same, mirrored ([`split`], then [`rotate_back`]); where
//! payloads leave rows of a node free, whole rows are moved ([`window`]).
//!
//! Starting positions come from a prefix sum of the lengths ([`starts`]).
//! Everything here is combinational, and where the pipeline cuts it is the
//! caller's choice.

use std::rc::Rc;

use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};

/// The first `1 << number.width()` numbers, a bit each: 1 if less than `number`.
pub fn below<'m>(m: &'m Builder, number: Signal<'m>) -> Signal<'m> {
    let mut code = m.zero(1);
    for bit in number.parts(1) {
        // Of a number with one more bit on top: the lower half is below it where
        // that bit is 1, or where the rest says so; the upper half where both do.
        let all = bit.replicate(code.width());
        code = concat(&[code | all, code & all]);
    }
    code
}

/// All numbers of `number`'s width, a bit each: 1 for `number`.
pub fn one_hot<'m>(number: Signal<'m>) -> Signal<'m> {
    let first = number.bit(0);
    let bits = (1..number.width()).map(|place| number.bit(place));
    bits.fold(concat(&[!first, first]), |lines, bit| {
        concat(&[(!bit).gate(lines), bit.gate(lines)])
    })
}

/// `payload` rotated towards the high bits by `start` units of `unit` bits; its
/// width is a power of two of units.
fn rotate<'m>(payload: Signal<'m>, start: Signal<'m>, unit: u32) -> Signal<'m> {
    let width = payload.width();
    start
        .parts(1)
        .into_iter()
        .zip(0..)
        .fold(payload, |value, (bit, place)| {
            let by = unit << place;
            let rotated = concat(&[value.slice(width - by, by), value.slice(0, width - by)]);
            rotated_by(bit.mux(rotated, value), 1 << place, start)
        })
}

/// The reverse of [`rotate`].
fn rotate_back<'m>(buffer: Signal<'m>, start: Signal<'m>, unit: u32) -> Signal<'m> {
    let width = buffer.width();
    start
        .parts(1)
        .into_iter()
        .zip(0..)
        .fold(buffer, |value, (bit, place)| {
            let by = unit << place;
            let rotated = concat(&[value.slice(by, width - by), value.slice(0, by)]);
            rotated_by(bit.mux(rotated, value), 1 << place, start)
        })
}

/// Names what a rotator has so far; its last level is what it gives.
fn rotated_by<'m>(value: Signal<'m>, units: u32, distance: Signal<'m>) -> Signal<'m> {
    match units << 1 == 1 << distance.width() {
        true => value,
        false => value.named(&format!("rotated_by_{units}")),
    }
}

/// A lane's payload to its place in a lane.
///
/// | port | width | |
/// |---|---|---|
/// | `value` | 2^`places` units | the payload, at the lowest bits |
/// | `distance` | `places` | units to rotate it towards the high bits |
/// | `rotated` | 2^`places` units | |
///
/// Combinational.
pub fn rotation(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Barrel rotator, towards the high bits.");
    let value = m.input("value", unit << places);
    let distance = m.input("distance", places);
    m.output("rotated", rotate(value, distance, unit));
    m.finish()
}

/// The reverse of [`rotation`], with the same ports.
pub fn rotation_back(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Barrel rotator, towards the low bits.");
    let value = m.input("value", unit << places);
    let distance = m.input("distance", places);
    m.output("rotated", rotate_back(value, distance, unit));
    m.finish()
}

/// For each unit of a half, whether the right half's goes to the upper half of
/// the whole. `start`: of the right half, modulo the whole.
fn right_goes_up<'m>(m: &'m Builder, start: Signal<'m>) -> Signal<'m> {
    let place = start.width() - 1;
    let upper = start.bit(place);
    let goes = |number: Signal<'m>| {
        // Units before its first have gone round.
        let wrapped = below(m, number);
        wrapped ^ upper.replicate(wrapped.width())
    };
    match place {
        0 => upper,
        1 => goes(start.slice(0, 1)),
        _ => {
            // In rows: only the row that it starts in is not all alike.
            let half = place / 2;
            let (in_row, row) = (start.slice(0, half), start.slice(half, place - half));
            let first = goes(in_row);
            let starts = one_hot(row);
            let alike = goes(row) & !starts;
            let rows = starts.parts(1).into_iter().zip(alike.parts(1));
            let unit = |(starts, alike): (Signal<'m>, Signal<'m>)| {
                alike.replicate(first.width()) | starts.gate(first)
            };
            concat(&rows.map(unit).collect::<Vec<_>>())
        }
    }
}

/// What tells a node, two halves of 2^`places` units each, which unit goes where.
///
/// | port | width | |
/// |---|---|---|
/// | `start` | `places` + 1 | where the right half's payloads start, in units, modulo the whole |
/// | `up` | 2^`places` | for each unit of a half, whether the right half's belongs in the upper half of the whole |
pub fn direction(name: &str, places: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Concatenation: for each unit of a half, whether the right half's belongs in the upper\nhalf of the whole, by where the right half starts.");
    let start = m.input("start", places + 1);
    m.output("up", right_goes_up(&m, start));
    m.finish()
}

/// A node of the concatenation: two halves, each cyclic in its own width, to one
/// whole.
///
/// | port | width | |
/// |---|---|---|
/// | `left`, `right` | 2^`places` units | the halves |
/// | `up` | 2^`places` | of [`direction`] |
/// | `whole` | both | |
pub fn merge(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in\none of both widths. A unit goes to its place in the lower or the upper half.");
    let width = unit << places;
    let left = m.input("left", width);
    let right = m.input("right", width);
    let up = bits_of_units(m.input("up", 1 << places), unit).named("right_goes_up");
    let lower = (up & left) | (!up & right);
    m.output("whole", concat(&[lower, (up & right) | (!up & left)]));
    m.finish()
}

/// A node of the decompressor's network: the mirror of [`merge`].
pub fn split(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two\nhalves, each cyclic in its own.");
    let width = unit << places;
    let whole = m.input("whole", 2 * width);
    let (lower, upper) = (whole.slice(0, width), whole.slice(width, width));
    let up = bits_of_units(m.input("up", 1 << places), unit).named("right_goes_up");
    m.output("left", (up & lower) | (!up & upper));
    m.output("right", (up & upper) | (!up & lower));
    m.finish()
}

/// A child of a node of the decompressor's network, where payloads are short enough to be
/// taken in rows: a run of at most 2^`places` − 1 rows and one unit touches no more than
/// 2^`places` of them, so that its first row says which rows it has. The node is 2^`down`
/// children wide: levels of the tree may be taken together.
///
/// | port | width | |
/// |---|---|---|
/// | `whole` | `whole_bits` | the node, without what no payload can reach |
/// | `start` | `places` + `down` | the row where the child's payloads start, modulo the node |
/// | `part` | 2^`places` rows of `row` bits | the child; anything outside of its payloads |
pub fn window(
    name: &str,
    places: u32,
    down: u32,
    row: u32,
    whole_bits: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The mirror of concatenation, one child of a node: a run of payloads out of a cyclic\nbuffer, in a narrower one. What lies outside of the run is not cleared.");
    let whole = m.input("whole", whole_bits);
    let start = m.input("start", places + down);
    // A row of the child is one of the node's with the same number, modulo the child:
    // that of the turn where the payloads start, or, before their first row, of the next.
    let taken = match down {
        1 => {
            let up = right_goes_up(&m, start);
            vec![!up, up]
        }
        _ => {
            let passed = below(&m, start.slice(0, places));
            let rows = passed.width();
            let turns = one_hot(start.slice(places, down)).parts(1);
            let turns: Vec<Signal> = turns.iter().map(|turn| turn.replicate(rows)).collect();
            let before = turns.iter().cycle().skip(turns.len() - 1);
            let each = turns.iter().zip(before);
            each.map(|(&turn, &before)| (passed & before) | (!passed & turn))
                .collect()
        }
    };
    let part = (0..1u32 << places).map(|number| {
        let row_at = |turn: u32| {
            let low = ((turn << places) + number) * row;
            let left = whole_bits.saturating_sub(low).min(row);
            (left > 0).then(|| whole.slice(low, left).resize(row))
        };
        let rows: Vec<Signal> = (0..1 << down).map_while(row_at).collect();
        match rows[..] {
            [] => m.zero(row),
            [only] => only,
            [first, second] => taken[1].bit(number).mux(second, first),
            _ => or_all(
                taken
                    .iter()
                    .zip(rows)
                    .map(|(taken, row)| taken.bit(number).gate(row)),
            ),
        }
    });
    m.output("part", concat(&part.collect::<Vec<_>>()));
    m.finish()
}

/// A bit for each unit as one for each bit of it.
fn bits_of_units<'m>(units: Signal<'m>, unit: u32) -> Signal<'m> {
    let bits = units.parts(1);
    concat(
        &bits
            .iter()
            .map(|bit| bit.replicate(unit))
            .collect::<Vec<_>>(),
    )
}

/// One level of a prefix sum: every level adds a bit.
pub fn prefix_level<'m>(sums: &mut [Signal<'m>], level: u32) {
    scan_level(sums, level, |before, sum| {
        let width = before.width().max(sum.width()) + 1;
        before.resize(width) + sum.resize(width)
    });
}

/// One level of a parallel prefix (Sklansky's): after levels 0, 1, … up to the
/// number of values, every value is combined with all before it. `combine` is
/// associative; what comes before is its first operand.
pub fn scan_level<'m>(
    values: &mut [Signal<'m>],
    level: u32,
    mut combine: impl FnMut(Signal<'m>, Signal<'m>) -> Signal<'m>,
) {
    let before = values.to_vec();
    for (place, value) in values.iter_mut().enumerate() {
        if place >> level & 1 == 1 {
            *value = combine(before[(place >> level << level) - 1], *value);
        }
    }
}

/// The levels of a sparse parallel prefix of 2^n values: pairs of a place that is
/// combined with what comes before it, and of the place which has that, in the order
/// (before, place). One level more than Sklansky's, for about three quarters of the
/// operations (Ladner and Fischer, "Parallel Prefix Computation", J. ACM 1980): only
/// every second place goes through the levels between the first and the last.
pub fn sparse_levels(count: usize) -> Vec<Vec<(usize, usize)>> {
    let odd = |number: usize| 2 * number + 1;
    let mut levels = vec![(1..count)
        .step_by(2)
        .map(|place| (place - 1, place))
        .collect()];
    for level in 0..(count / 2).trailing_zeros() {
        let upper = (0..count / 2).filter(|number| number >> level & 1 == 1);
        let pair = |number: usize| (odd((number >> level << level) - 1), odd(number));
        levels.push(upper.map(pair).collect());
    }
    levels.push(
        (2..count)
            .step_by(2)
            .map(|place| (place - 1, place))
            .collect(),
    );
    levels
}

/// `payload` moved towards the high bits by `start` units, in `width` bits: one
/// lane's shifter of the parallel form. Short distances first, while it is narrow.
pub fn shift_up<'m>(
    m: &'m Builder,
    payload: Signal<'m>,
    start: Signal<'m>,
    unit: u32,
    width: u32,
) -> Signal<'m> {
    let wide = |value: Signal<'m>, by: u32| value.resize((value.width() + by).min(width));
    start
        .parts(1)
        .into_iter()
        .zip(0..)
        .fold(payload, |value, (bit, place)| {
            let by = unit << place;
            let stays = wide(value, by);
            let kept = value.width().min(width.saturating_sub(by));
            let moved = match kept {
                0 => m.zero(stays.width()),
                _ => concat(&[m.zero(by), value.slice(0, kept)]).resize(stays.width()),
            };
            bit.mux(moved, stays)
        })
        .resize(width)
}

/// `width` bits of `whole` from `start` units on, zeros past its end: one lane's
/// shifter of the parallel form. Long distances first, so that it soon is narrow.
pub fn shift_down<'m>(
    m: &'m Builder,
    whole: Signal<'m>,
    start: Signal<'m>,
    unit: u32,
    width: u32,
) -> Signal<'m> {
    let places = start.width();
    (0..places)
        .rev()
        .fold(whole, |value, place| {
            let by = unit << place;
            // What the shorter distances can still reach.
            let needed = width + by - unit;
            let stays = value.resize(needed);
            let moved = match value.width().checked_sub(by) {
                None | Some(0) => m.zero(needed),
                Some(left) => value.slice(by, left).resize(needed),
            };
            start.bit(place).mux(moved, stays)
        })
        .resize(width)
}
