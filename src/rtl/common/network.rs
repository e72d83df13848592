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
//! Starting positions come from a prefix sum of the lengths ([`starts`](super::starts)).
//! Everything here is combinational, and where the pipeline cuts it is the
//! caller's choice.

use std::rc::Rc;

use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The thermometer code of `number`, the net `name`: bit i of 2^n − 1 is 1 where i is below
/// the number.
pub fn thermometer<'m>(name: &str, number: Signal<'m>) -> Signal<'m> {
    let bits = number.parts(1);
    let mut code = bits[0];
    for (place, &bit) in bits.iter().enumerate().skip(1) {
        // Of a number with one more bit on top: the lower half is below it where
        // that bit is 1, or where the rest says so; the upper half where both do.
        let all = bit.replicate(code.width());
        code = concat(&[code | all, bit, code & all]);
        code = part_of_code(name, code, place as u32 + 1, number);
    }
    code
}

/// All numbers of `number`'s width, the net `name`: a bit each, 1 for `number`.
pub fn one_hot<'m>(name: &str, number: Signal<'m>) -> Signal<'m> {
    let bits = number.parts(1);
    let mut code = concat(&[!bits[0], bits[0]]);
    if bits.len() > 1 {
        code = code.named(&format!("{name}_of_1_bit"));
    }
    for (place, &bit) in bits.iter().enumerate().skip(1) {
        code = concat(&[(!bit).gate(code), bit.gate(code)]);
        code = part_of_code(name, code, place as u32 + 1, number);
    }
    code
}

/// Names the code of a number's lowest `bits` bits.
fn part_of_code<'m>(name: &str, code: Signal<'m>, bits: u32, number: Signal<'m>) -> Signal<'m> {
    if bits == number.width() {
        code.named(name)
    } else {
        code.named(&format!("{name}_of_{bits}_bits"))
    }
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

/// Names a level of a barrel rotator; the last level is its output and has no name of its own.
fn rotated_by<'m>(value: Signal<'m>, units: u32, distance: Signal<'m>) -> Signal<'m> {
    if units << 1 == 1 << distance.width() {
        value
    } else {
        value.named(&format!("rotated_by_{units}"))
    }
}

ports! {
    pub RotationInputs { value, distance } -> RotationOutputs { rotated }
}

/// A lane's payload to its place in a lane.
///
/// Combinational.
pub fn rotation(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Barrel rotator, towards the high bits.");
    let value = m
        .input("value", unit << places)
        .comment("Payload, first unit in the lowest bits");
    let distance = m
        .input("distance", places)
        .comment("Units to rotate by, towards the high bits");
    m.output("rotated", rotate(value, distance, unit))
        .comment("Payload at its place, cyclic in the lane's width");
    m.finish()
}

ports! {
    pub RotationBackInputs { value, distance } -> RotationBackOutputs { rotated }
}

/// The reverse of [`rotation`], with the same ports.
pub fn rotation_back(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Barrel rotator, towards the low bits.");
    let value = m
        .input("value", unit << places)
        .comment("Payload at its place, cyclic in the lane's width");
    let distance = m
        .input("distance", places)
        .comment("Units to rotate by, towards the low bits");
    m.output("rotated", rotate_back(value, distance, unit))
        .comment("Payload, first unit in the lowest bits");
    m.finish()
}

/// For each unit of a half, whether the right half's goes to the upper half of
/// the whole. `start`: of the right half, modulo the whole.
fn right_goes_up<'m>(start: Signal<'m>) -> Signal<'m> {
    let place = start.width() - 1;
    let upper = start.bit(place);
    // Units before the first have wrapped round.
    let goes = |wrapped: Signal<'m>| {
        let others = wrapped ^ upper.replicate(wrapped.width());
        concat(&[others, upper])
    };
    match place {
        0 => upper,
        1 => goes(start.bit(0)),
        _ => {
            // In rows: only the row that it starts in is not all alike.
            let half = place / 2;
            let (in_row, row) = (start.slice(0, half), start.slice(half, place - half));
            let first = goes(thermometer("units_wrapped", in_row)).named("start_row_goes_up");
            let starts = one_hot("start_row", row);
            let alike = goes(thermometer("rows_wrapped", row)) & !starts;
            let alike = alike.named("row_goes_up");
            let rows = starts.parts(1).into_iter().zip(alike.parts(1));
            let units =
                rows.map(|(starts, alike)| alike.replicate(first.width()) | starts.gate(first));
            concat(&units.collect::<Vec<_>>())
        }
    }
}

ports! {
    pub DirectionInputs { start } -> DirectionOutputs { up }
}

/// The control of a node of the network, two halves of 2^`places` units each: which unit goes
/// where.
pub fn direction(name: &str, places: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_direction{places}"));
    m.doc("Concatenation: for each unit of a half, whether the right half's belongs in the upper\nhalf of the whole, by where the right half starts. Units before that have gone round.");
    let start = m
        .input("start", places + 1)
        .comment("Unit of the whole in which the right half's payloads start");
    m.output("up", right_goes_up(start)).comment(GOES_UP);
    m.finish()
}

const GOES_UP: &str = "For each unit of a half: the right half's is in the whole's upper half";

ports! {
    pub MergeInputs { left, right, up } -> MergeOutputs { whole }
}

/// A node of the concatenation: two halves, each cyclic in its own width, to one
/// whole.
pub fn merge(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in\none of both widths. A unit goes to its place in the lower or the upper half.");
    let width = unit << places;
    let left = m
        .input("left", width)
        .comment("Payloads of the left half, cyclic in its buffer");
    let right = m
        .input("right", width)
        .comment("Payloads of the right half, cyclic in its buffer");
    let up = bits_of_units(m.input("up", 1 << places).comment(GOES_UP), unit);
    let lower = (up & left) | (!up & right);
    m.output("whole", concat(&[lower, (up & right) | (!up & left)]))
        .comment("Payloads of both halves side by side, cyclic in a buffer of both widths");
    m.finish()
}

ports! {
    pub SplitInputs { whole, up } -> SplitOutputs { left, right }
}

/// A node of the decompressor's network: the mirror of [`merge`].
pub fn split(name: &str, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(name);
    m.doc("The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two\nhalves, each cyclic in its own.");
    let width = unit << places;
    let whole = m
        .input("whole", 2 * width)
        .comment("Payloads of both halves side by side, cyclic in a buffer of both widths");
    let (lower, upper) = (whole.slice(0, width), whole.slice(width, width));
    let up = bits_of_units(m.input("up", 1 << places).comment(GOES_UP), unit);
    m.output("left", (up & lower) | (!up & upper))
        .comment("Payloads of the left half, cyclic in its buffer");
    m.output("right", (up & upper) | (!up & lower))
        .comment("Payloads of the right half, cyclic in its buffer");
    m.finish()
}

ports! {
    pub WindowInputs { whole, start } -> WindowOutputs { part }
}

/// A child of a node of the decompressor's network, where payloads are short enough to be
/// taken in rows: a run of at most 2^`places` − 1 rows and one unit touches no more than
/// 2^`places` of them, so that its first row says which rows it has. The node is 2^`down`
/// children wide: levels of the tree may be taken together.
pub fn window(
    name: &str,
    (places, down): (u32, u32),
    row: u32,
    whole_bits: u32,
) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_window{}", places + row.trailing_zeros()));
    m.doc("The mirror of concatenation, one child of a node: a run of payloads out of a cyclic\nbuffer, in a narrower one. Bits outside of the run are not cleared.");
    let whole = m
        .input("whole", whole_bits)
        .comment("Payloads of all children side by side, cyclic in the node's buffer");
    let start = m.input("start", places + down);
    start.comment("Row of the node in which the child's payloads start");
    // A row of the child is one of the node's with the same number, modulo the child:
    // that of the turn where the payloads start, or, before their first row, of the next.
    let taken = match down {
        1 => {
            let inputs = DirectionInputs { start };
            let up = m
                .instance("direction", &direction(name, places)?, inputs)
                .up;
            vec![!up, up]
        }
        _ => {
            let passed = thermometer("rows_passed", start.slice(0, places));
            let turns = one_hot("turn", start.slice(places, down)).parts(1);
            let before = turns.iter().cycle().skip(turns.len() - 1);
            let each = turns.iter().zip(before).enumerate();
            each.map(|(number, (&turn, &before))| {
                let rows = before.gate(passed) | turn.gate(!passed);
                concat(&[rows, turn]).named(&format!("rows_of_turn{number}"))
            })
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
    m.output("part", concat(&part.collect::<Vec<_>>()))
        .comment("Payloads of the child, cyclic in its buffer, among arbitrary bits");
    m.finish()
}

/// A bit for each unit as one for each bit of it.
fn bits_of_units<'m>(units: Signal<'m>, unit: u32) -> Signal<'m> {
    if unit == 1 {
        return units;
    }
    let bits = units.parts(1);
    let bits: Vec<Signal> = bits.iter().map(|bit| bit.replicate(unit)).collect();
    concat(&bits).named("right_goes_up")
}
