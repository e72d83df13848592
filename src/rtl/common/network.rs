//! Networks that concatenate and extract fields of variable length. They have as many layers of multiplexers as
//! a position has bits.
//!
//! Concatenation (paper 2, figure 4) moves each lane's payload to its starting position. A shifter as wide as
//! the block for each lane would do this. Here, all lanes share one network, an inverse butterfly (as in the
//! bit-compress instructions of Hilewitz and Lee, "Fast Bit Compression and Expansion with Parallel Extract and
//! Parallel Deposit Instructions", ASAP 2006). Every node of the tree holds the concatenated payloads of its
//! lanes in a buffer that is just wide enough. Their first unit is at position (starting position mod width):
//! the buffer is cyclic, like the result of a rotation.
//!
//! - A lane: its payload, rotated by its start ([`rotate`]).
//! - A node of two halves: unit i of either half goes to position i or i + half of the whole. The two halves
//!   never need the same position, so each unit takes one multiplexer ([`merge`]). Only the right half's start
//!   selects.
//!
//! A layer therefore costs as many multiplexers as the block has bits. Zero units of a payload stay zero
//! wherever they go, so nothing is masked. The decompressor's network is the mirror image ([`split`], then
//! [`rotation`]). Where payloads leave rows of a node unused, whole rows are moved ([`window`]).
//!
//! Starting positions come from a prefix sum of the lengths ([`starts`](super::starts)). Everything here is
//! combinational; the caller places the pipeline registers.

use std::rc::Rc;

use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};

/// The thermometer code of `number`, in the net `name`: 2^n − 1 bits, of which bit i is 1 if i is less than the
/// number.
pub fn thermometer<'m>(name: &str, number: Signal<'m>) -> Signal<'m> {
    let bits = number.parts(1);
    let mut code = bits[0];
    for (place, &bit) in bits.iter().enumerate().skip(1) {
        // One more bit at the top of the number: the lower half of the code is 1 if that bit is 1 or the code
        // so far is, the upper half if both are.
        let all = bit.replicate(code.width());
        code = concat(&[code | all, bit, code & all]);
        code = part_of_code(name, code, place as u32 + 1, number);
    }
    code
}

/// The one-hot code of `number`, in the net `name`.
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

/// Names the code of the lowest `bits` bits of a number.
fn part_of_code<'m>(name: &str, code: Signal<'m>, bits: u32, number: Signal<'m>) -> Signal<'m> {
    if bits == number.width() {
        code.named(name)
    } else {
        code.named(&format!("{name}_of_{bits}_bits"))
    }
}

/// Rotates `payload` towards the high bits by `start` units of `unit` bits; its width must be a power of two of
/// units.
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

/// Names a level of a barrel rotator; the last level is the output and gets no name of its own.
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

/// Rotates a lane's payload to its position in the lane or, if `back`, from there to the lowest bits.
///
/// Combinational.
pub fn rotation(back: bool, places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/rotate.v");
    let parameters = [
        ("BACK", u32::from(back)),
        ("PLACES", places),
        ("UNIT_BITS", unit),
    ];
    let m = Builder::library("rotate", text, &parameters);
    m.doc("Barrel rotator. Combinational.");
    let value = m
        .input("value", unit << places)
        .comment("First unit in the lowest bits");
    let distance = m
        .input("distance", places)
        .comment("Rotation distance in units");
    let rotated = if back {
        rotate_back(value, distance, unit)
    } else {
        rotate(value, distance, unit)
    };
    m.output("rotated", rotated)
        .comment("Value, rotated by the distance");
    m.finish()
}

/// For each unit of a half: whether the right half's unit goes to the upper half of the whole. `start`: start
/// of the right half, modulo the whole.
fn right_goes_up<'m>(start: Signal<'m>) -> Signal<'m> {
    let place = start.width() - 1;
    let upper = start.bit(place);
    // Units before the first one have wrapped around.
    let goes = |wrapped: Signal<'m>| {
        let others = wrapped ^ upper.replicate(wrapped.width());
        concat(&[others, upper])
    };
    match place {
        0 => upper,
        1 => goes(start.bit(0)),
        _ => {
            // In rows: only in the row where it starts, directions differ within the row.
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

/// The control of a network node with two halves of 2^`places` units each, at least two: the direction of each
/// unit.
pub fn direction(places: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/direction.v");
    let m = Builder::library("direction", text, &[("UNITS", 1 << places)]);
    m.doc("Control of a node of the concatenation network. For each unit of a half, it finds whether the right half's unit belongs in the upper half of the whole, from where the right half starts. Units before the start have wrapped around. Combinational.");
    let start = m
        .input("start", places + 1)
        .comment("Unit of the whole in which the right half's payloads start");
    m.output("up", right_goes_up(start)).comment(GOES_UP);
    m.finish()
}

const HALVES: &str =
    "Payloads of the left half, and above them those of the right half, each cyclic in its buffer";

const GOES_UP: &str = "Per unit of a half: the right half's unit is in the upper half of the whole";

ports! {
    pub MergeInputs { halves, up } -> MergeOutputs { whole }
}

/// A node of the concatenation network: merges two halves, each cyclic in its own width, into one whole.
pub fn merge(places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/merge.v");
    let m = Builder::library("merge", text, &of_units(places, unit));
    m.doc("Node of the concatenation network: merges two runs of payloads, each cyclic in its own buffer, into one buffer of twice the width. A unit goes to its position in the lower or the upper half. Combinational.");
    let width = unit << places;
    let halves = m.input("halves", 2 * width).comment(HALVES);
    let (left, right) = (halves.slice(0, width), halves.slice(width, width));
    let up = bits_of_units(m.input("up", 1 << places).comment(GOES_UP), unit);
    let lower = (up & left) | (!up & right);
    m.output("whole", concat(&[lower, (up & right) | (!up & left)]))
        .comment("Concatenated payloads of both halves, cyclic in a buffer of both widths");
    m.finish()
}

ports! {
    pub SplitInputs { whole, up } -> SplitOutputs { halves }
}

/// A node of the decompressor's network: the mirror image of [`merge`].
pub fn split(places: u32, unit: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/split.v");
    let m = Builder::library("split", text, &of_units(places, unit));
    m.doc("Node of the extraction network, the mirror image of concatenation: splits a run of payloads, cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.");
    let width = unit << places;
    let whole = m
        .input("whole", 2 * width)
        .comment("Concatenated payloads of both halves, cyclic in a buffer of both widths");
    let (lower, upper) = (whole.slice(0, width), whole.slice(width, width));
    let up = bits_of_units(m.input("up", 1 << places).comment(GOES_UP), unit);
    let left = (up & lower) | (!up & upper);
    let right = (up & upper) | (!up & lower);
    m.output("halves", concat(&[left, right])).comment(HALVES);
    m.finish()
}

ports! {
    pub WindowInputs { whole, start } -> WindowOutputs { part }
    pub RowsInputs { whole, upper } -> RowsOutputs { part }
}

/// One child of a node of the decompressor's network, where payloads are short enough to move whole rows. A run
/// of at most 2^`places` − 1 rows plus one unit touches at most 2^`places` rows, so its first row determines
/// which rows it has. The node is 2^`down` children wide, at least four: several levels of the tree are combined.
pub fn window(
    (places, down): (u32, u32),
    row: u32,
    whole_bits: u32,
) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/window.v");
    let parameters = [
        ("TURNS", 1 << down),
        ("ROWS", 1 << places),
        ("ROW_BITS", row),
        ("WHOLE_BITS", whole_bits),
    ];
    let m = Builder::library("window", text, &parameters);
    m.doc("Extracts one child of a node: moves a run of payloads, in whole rows, from a cyclic buffer to a narrower one. Bits outside of the run are not cleared. Combinational.");
    let whole = m
        .input("whole", whole_bits)
        .comment("Concatenated payloads of all children, cyclic in the node's buffer");
    let start = m.input("start", places + down);
    start.comment("Row of the node in which the child's payloads start");
    // A row of the child is a row of the node with the same number, modulo the child. It is in the turn where
    // the payloads start or, if it is before their first row, in the next turn.
    let passed = thermometer("rows_passed", start.slice(0, places));
    let turns = one_hot("turn", start.slice(places, down)).parts(1);
    let before = turns.iter().cycle().skip(turns.len() - 1);
    let each = turns.iter().zip(before).enumerate();
    let taken: Vec<Signal> = each
        .map(|(number, (&turn, &before))| {
            let rows = before.gate(passed) | turn.gate(!passed);
            concat(&[rows, turn]).named(&format!("rows_of_turn{number}"))
        })
        .collect();
    let part = (0..1u32 << places).map(|number| {
        let row_at = |turn: u32| {
            let low = ((turn << places) + number) * row;
            let left = whole_bits.saturating_sub(low).min(row);
            (left > 0).then(|| whole.slice(low, left).resize(row))
        };
        let rows: Vec<Signal> = (0..1 << down).map_while(row_at).collect();
        match rows[..] {
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
        .comment("Payloads of the child, cyclic in its buffer; all other bits are arbitrary");
    m.finish()
}

/// One child of a node of two, as in [`window`], where [`direction`] says which rows are in the node's upper half.
pub fn rows(places: u32, row: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/rows.v");
    let parameters = [("ROWS", 1 << places), ("ROW_BITS", row)];
    let m = Builder::library("rows", text, &parameters);
    m.doc(
        "Selects each row of a child from the lower or the upper half of its node. Combinational.",
    );
    let whole = m
        .input("whole", 2 * (row << places))
        .comment("The node's rows");
    let upper = m
        .input("upper", 1 << places)
        .comment("Per row of the child: it is in the upper half of the node");
    let halves = whole.parts(row << places);
    let pairs = halves[0].parts(row).into_iter().zip(halves[1].parts(row));
    let part = pairs
        .zip(upper.parts(1))
        .map(|((low, high), upper)| upper.mux(high, low));
    m.output("part", concat(&part.collect::<Vec<_>>()))
        .comment("The child's rows");
    m.finish()
}

/// The parameters of a node with two halves of 2^`places` units of `unit` bits.
fn of_units(places: u32, unit: u32) -> [(&'static str, u32); 2] {
    [("UNITS", 1 << places), ("UNIT_BITS", unit)]
}

/// Expands one bit per unit to one bit per bit of the unit.
fn bits_of_units<'m>(units: Signal<'m>, unit: u32) -> Signal<'m> {
    if unit == 1 {
        return units;
    }
    let bits = units.parts(1);
    let bits: Vec<Signal> = bits.iter().map(|bit| bit.replicate(unit)).collect();
    concat(&bits).named("right_goes_up")
}
