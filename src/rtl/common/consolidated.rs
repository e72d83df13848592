//! Shared parts of the original designs with consolidated metadata, FPC-8 and BPC-8 of paper 2. Their tags form
//! a section of variable size with runs of zeros (ZRLE).
//!
//! These designs process eight words or planes at a time and reuse the same hardware. Fields are concatenated
//! as in the paper's figure 4: lengths are added up to starting positions, each field has a shifter, and the
//! results are ORed ([`Fields`]). The sums take logarithmic time, so ZRLE is the slowest part.

use std::ops::Range;
use std::rc::Rc;

use super::core_ports::output_stored;
use super::lanes::Parameters;
use super::metadata;
use super::shift::Shifters;
use crate::hdl::builder::address_width;
use crate::hdl::{or_all, ports, Builder, DesignError, Module, Signal};

/// Words or planes processed per enabled cycle.
pub const LANES: u32 = 8;

/// The enabled cycle of a block, counted from 0, in which a compressor has registered the block's first group.
const FIRST_GROUP: u32 = 2;

/// Tracks a block through its core. A move is an enabled cycle of the core.
pub struct Moves<'m> {
    advance: Signal<'m>,
    ages: Vec<Signal<'m>>,
}

impl<'m> Moves<'m> {
    /// `count`: the moves from `start` to `done`.
    pub fn new(m: &'m Builder, advance: Signal<'m>, start: Signal<'m>, count: u32) -> Self {
        let mut ages = vec![start];
        for number in 1..=count {
            let age = m.register_reset(&format!("is_move{}", number + 1), 1, 0);
            m.next_if(age, advance, ages[number as usize - 1]);
            ages.push(age);
        }
        Moves { advance, ages }
    }

    /// A block is in move `number`, counted from 0.
    pub fn at(&self, number: u32) -> Signal<'m> {
        self.ages[number as usize]
    }

    /// A block is in one of these moves.
    pub fn during(&self, numbers: Range<u32>) -> Signal<'m> {
        or_all(numbers.map(|number| self.at(number)))
    }

    /// [`Moves::during`], gated by the clock enable: 1 at the clock edges that end these moves.
    pub fn any_ends(&self, numbers: Range<u32>) -> Signal<'m> {
        self.advance & self.during(numbers)
    }

    /// [`Moves::at`], gated by the clock enable: 1 at the clock edge that ends the move.
    pub fn ends(&self, number: u32) -> Signal<'m> {
        self.advance & self.at(number)
    }

    /// The block has completed all moves.
    pub fn done(&self) -> Signal<'m> {
        self.ages[self.ages.len() - 1]
    }

    /// Selects one of `values` per move, from the first move on; zero in any other cycle.
    pub fn select(&self, values: impl Iterator<Item = Signal<'m>>) -> Signal<'m> {
        let each = self.ages.iter().zip(values);
        or_all(each.map(|(age, value)| age.gate(value)))
    }
}

/// A field of variable length.
#[derive(Clone, Copy)]
pub struct Field<'m> {
    /// Its bits, zero past its length.
    pub bits: Signal<'m>,
    /// Its length in units.
    pub length: Signal<'m>,
}

ports! {
    ConcatenationInputs { field: Vec<Signal<'m>>, length: Vec<Signal<'m>> }
    -> ConcatenationOutputs { joined, length }

    SeparationInputs { window, length: Vec<Signal<'m>> }
    -> SeparationOutputs { field: Vec<Signal<'m>>, length }
}

/// The starting positions of fields, in units, and at the end their total length: a parallel prefix. `most`:
/// the maximum length of each field; `ends`: the maximum position where it ends.
fn starts<'m>(
    m: &'m Builder,
    lengths: &[Signal<'m>],
    most: &[u32],
    ends: &[u32],
) -> Vec<Signal<'m>> {
    // Limit the width to the largest possible sum; adders alone would be wider.
    let bits_for = |units: u32| address_width(u64::from(units) + 1);
    let mut sums: Vec<Signal> = [m.zero(1)].into_iter().chain(lengths.to_vec()).collect();
    for level in 0..address_width(sums.len() as u64) {
        let before = sums.clone();
        for (place, sum) in sums.iter_mut().enumerate().skip(1) {
            let middle = place >> level << level;
            if place >> level & 1 == 0 || middle == 1 {
                continue;
            }
            let first = middle.saturating_sub(1 << level).saturating_sub(1);
            let (bits, name) = match first {
                0 if place == lengths.len() => {
                    (bits_for(ends[place - 1]), "length_of_all".to_string())
                }
                0 => (bits_for(ends[place - 1]), format!("start{place}")),
                _ => {
                    let longest = most[first..place].iter().sum();
                    (bits_for(longest), format!("length{first}to{}", place - 1))
                }
            };
            *sum = (before[middle - 1].resize(bits) + sum.resize(bits)).named(&name);
        }
    }
    let bits = [1].into_iter().chain(ends.iter().map(|&end| bits_for(end)));
    let sums = sums.into_iter().zip(bits);
    sums.map(|(sum, bits)| sum.resize(bits)).collect()
}

/// Concatenates and extracts fields of variable length, in one design.
#[derive(Clone, Copy)]
pub struct Fields<'a, 'm> {
    /// The module being built.
    pub m: &'m Builder,
    /// The design's name, a prefix of module names.
    pub name: &'a str,
    /// Bits of a unit; lengths are counted in units.
    pub unit: u32,
}

impl<'m> Fields<'_, 'm> {
    /// Concatenates fields to at most `width` bits. `of`: the fields' name, and the number of this instance.
    pub fn concatenate(
        &self,
        (of, number): (&str, usize),
        fields: &[Field<'m>],
        width: u32,
    ) -> Result<Field<'m>, DesignError> {
        let sizes = fields
            .iter()
            .map(|field| (field.bits.width(), field.length.width()));
        let module = self.concatenation(of, &sizes.collect::<Vec<_>>(), width)?;
        let inputs = ConcatenationInputs {
            field: fields.iter().map(|field| field.bits).collect(),
            length: fields.iter().map(|field| field.length).collect(),
        };
        let name = format!("join_{of}{number}");
        let joined = self.m.instance(&name, &module, inputs);
        Ok(Field {
            bits: joined.joined,
            length: joined.length,
        })
    }

    /// The comment of a field's length port.
    fn length_of(&self, lane: usize) -> String {
        match self.unit {
            1 => format!("Length of field {lane} in bits"),
            unit => format!("Length of field {lane} in units of {unit} bits"),
        }
    }

    /// `sizes`: for each field, its width and the width of its length.
    fn concatenation(
        &self,
        of: &str,
        sizes: &[(u32, u32)],
        width: u32,
    ) -> Result<Rc<Module>, DesignError> {
        let m = Builder::new(format!("{}_join_{of}", self.name));
        m.doc("Concatenates fields: adds lengths up to starting positions, and shifts each field to its place.\nFields must be zero past their lengths. Combinational.");
        let fields: Vec<Field> = sizes
            .iter()
            .enumerate()
            .map(|(lane, &(bits, length_bits))| Field {
                bits: m
                    .input(&format!("field{lane}"), bits)
                    .comment(&format!("Field {lane}, zero past its length")),
                length: m
                    .input(&format!("length{lane}"), length_bits)
                    .comment(&self.length_of(lane)),
            })
            .collect();
        let most: Vec<u32> = sizes.iter().map(|(bits, _)| bits / self.unit).collect();
        let sum = |end: &mut u32, &(bits, _): &(u32, u32)| {
            *end = (*end + bits).min(width);
            Some(*end)
        };
        let ends: Vec<u32> = sizes.iter().scan(0, sum).collect();
        let in_units: Vec<u32> = ends.iter().map(|end| end / self.unit).collect();
        let lengths: Vec<Signal> = fields.iter().map(|field| field.length).collect();
        let starts = starts(&m, &lengths, &most, &in_units);
        let total = ends[ends.len() - 1];
        let shifters = Shifters {
            m: &m,
            name: self.name,
        };
        let mut placed = vec![fields[0].bits.resize(total)];
        for (lane, (field, &end)) in fields.iter().zip(&ends).enumerate().skip(1) {
            let (name, distance) = (format!("place{lane}"), (starts[lane], self.unit));
            let shifted = shifters.up(&name, field.bits, distance, end)?;
            placed.push(shifted.resize(total));
        }
        m.output("joined", or_all(placed))
            .comment("Concatenated fields, the first in the lowest bits");
        m.output("length", starts[fields.len()])
            .comment("Total length of all fields, in the unit of their lengths");
        m.finish()
    }

    /// Extracts concatenated fields from `window`: for each field the `longest` bits from its start on, and the
    /// total length. Lengths are in units.
    pub fn take_apart(
        &self,
        window: Signal<'m>,
        lengths: &[Signal<'m>],
        longest: u32,
    ) -> Result<(Vec<Signal<'m>>, Signal<'m>), DesignError> {
        let bits: Vec<u32> = lengths.iter().map(|length| length.width()).collect();
        let module = self.separation(window.width(), &bits, longest)?;
        let inputs = SeparationInputs {
            window,
            length: lengths.to_vec(),
        };
        let taken = self.m.instance("take_apart", &module, inputs);
        Ok((taken.field, taken.length))
    }

    fn separation(
        &self,
        window_bits: u32,
        length_bits: &[u32],
        longest: u32,
    ) -> Result<Rc<Module>, DesignError> {
        let m = Builder::new(format!("{}_take_apart", self.name));
        m.doc("Extracts concatenated fields: adds lengths up to starting positions, and shifts each field down.\nBits past a field's length are not cleared. Combinational.");
        let window = m
            .input("window", window_bits)
            .comment("Concatenated fields, the first in the lowest bits");
        let lengths: Vec<Signal> = length_bits
            .iter()
            .enumerate()
            .map(|(lane, &bits)| {
                m.input(&format!("length{lane}"), bits)
                    .comment(&self.length_of(lane))
            })
            .collect();
        let most = vec![longest / self.unit; lengths.len()];
        let ends: Vec<u32> = (1..=lengths.len() as u32)
            .map(|lane| longest * lane)
            .collect();
        let in_units: Vec<u32> = ends.iter().map(|end| end / self.unit).collect();
        let starts = starts(&m, &lengths, &most, &in_units);
        let shifters = Shifters {
            m: &m,
            name: self.name,
        };
        m.output("field0", window.slice(0, longest))
            .comment("Field 0; bits past its length belong to later fields");
        for (lane, &end) in ends.iter().enumerate().skip(1) {
            let (name, distance) = (format!("take{lane}"), (starts[lane], self.unit));
            let shifted = shifters.down(&name, window.slice(0, end), distance, longest)?;
            let says = format!("Field {lane}; bits past its length belong to later fields");
            m.output(&format!("field{lane}"), shifted).comment(&says);
        }
        m.output("length", starts[lengths.len()])
            .comment("Total length of all fields, in the unit of their lengths");
        m.finish()
    }
}

/// The last stage of a compressor. It receives a block's groups of fields, last group first, and puts each
/// group in front of the groups that it already has. The tag section comes last.
///
/// `group`: a field of any width, one per move of `moves` from the second on; it is registered for the next
/// move. Drives the core's outputs.
pub fn gather<'m>(
    m: &'m Builder,
    p: &Parameters,
    moves: &Moves<'m>,
    group: Field<'m>,
) -> Result<(), DesignError> {
    let last = moves.ages.len() as u32 - 1;
    let comes = moves
        .any_ends(FIRST_GROUP - 1..last - 1)
        .named("group_is_joined");
    let group = Field {
        bits: m.delay_if("group_bits", comes, group.bits),
        length: m.delay_if("group_length", comes, group.length),
    };
    let enters = moves.any_ends(FIRST_GROUP..last).named("group_enters");
    let (name, p) = (p.name.as_str(), &p.ports);
    let width = p.max_stored_bits();
    let stored = m.register("stored_bits", width);
    let behind = (!moves.at(FIRST_GROUP)).named("has_groups_behind");
    let behind_it = behind.gate(stored).named("groups_behind");
    let distance = (group.length, 1);
    let moved = Shifters { m, name }.up("make_room", behind_it, distance, width)?;
    m.next_if(stored, enters, moved | group.bits.resize(width));

    // No encoding is twice as long as the block.
    let places = address_width(2 * u64::from(p.block_bits()));
    let length = m.register("length", places);
    let sum = (behind.gate(length) + group.length.resize(places)).named("length_so_far");
    m.next_if(length, enters, sum);
    let bursts = metadata(m, p, sum, 1, 0);
    let bursts = m.delay_if("bursts_of_block", enters, bursts);
    output_stored(m, [moves.done(), stored, bursts]);
    Ok(())
}
