//! BPC: one bit plane to its tag and payload, and back (paper 2, table 1).
//!
//! A plane has n − 1 bits for n words, a position p = log2 n bits. Payloads, tags
//! 0 to 7: none, none, none, p, p, 2 p, p, n − 1 bits.

use std::rc::Rc;

use super::positions::{count_ones, first_and_last, CountOnesInputs, FirstAndLastInputs};
use super::{plane_bits, TAG_BITS};
use crate::hdl::{concat, or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;
use crate::rtl::common::Ports;

/// The tags except 0, the tag of a plane whose DBX is zero.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    AllOnes = 1,
    ZeroDbp,
    SingleOne,
    TwoConsecutive,
    TwoApart,
    SingleZero,
    Whole,
}

impl Tag {
    fn name(self) -> &'static str {
        match self {
            Tag::AllOnes => "ALL_ONES",
            Tag::ZeroDbp => "ZERO_DBP",
            Tag::SingleOne => "SINGLE_ONE",
            Tag::TwoConsecutive => "TWO_CONSECUTIVE",
            Tag::TwoApart => "TWO_APART",
            Tag::SingleZero => "SINGLE_ZERO",
            Tag::Whole => "WHOLE",
        }
    }

    fn constant(self, m: &Builder) -> Signal<'_> {
        m.localparam(&format!("TAG_{}", self.name()), self as u64, TAG_BITS)
    }

    /// Whether `tag` is this one.
    fn is<'m>(self, m: &'m Builder, tag: Signal<'m>) -> Signal<'m> {
        let is = tag.eq(self.constant(m));
        is.named(&format!("is_{}", self.name().to_lowercase()))
    }
}

/// Bits of a position.
fn position_bits(p: &Ports) -> u32 {
    p.words().trailing_zeros()
}

ports! {
    pub(super) MatcherInputs { dbp, dbp_above } -> MatcherOutputs { dbx, zero, tag, length }
}

/// Pattern matcher of one plane (paper 2, figure 4: "pattern matcher").
///
/// Combinational.
pub fn matcher(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match_plane"));
    m.doc("Pattern matcher of a bit plane: DBX, its tag, and the length of its payload.");
    let dbp = m
        .input("dbp", plane_bits(p))
        .comment("Bit plane of the deltas (DBP)");
    let above = m
        .input("dbp_above", plane_bits(p))
        .comment("Bit plane (DBP) above this one");
    let dbx = m
        .output("dbx", dbp ^ above)
        .comment("Plane XOR the plane above it (DBX)");

    let module = count_ones(name, plane_bits(p))?;
    let count = |instance: &str, plane| {
        let count = m.instance(instance, &module, CountOnesInputs { plane });
        [count.one, count.two, count.three]
    };
    let [one, two_or_more, three_or_more] = count("ones", dbx);
    let [a_zero, two_zeros, _] = count("zeros", !dbx);

    m.section("Patterns, each without those of a smaller payload");
    let zero = (!one).named("is_zero");
    let ones = (!a_zero).named("is_all_ones");
    let zero_dbp = (!dbp.any() & !zero & !ones).named("is_zero_dbp");
    let other = (!zero & !ones & !zero_dbp).named("has_payload");
    let single = (other & !two_or_more).named("is_single_one");
    let pairs = dbx.slice(0, dbx.width() - 1) & dbx.slice(1, dbx.width() - 1);
    let neighbours = pairs.any().named("has_neighbours");
    let two = (other & two_or_more & !three_or_more).named("is_two_ones");
    let consecutive = (two & neighbours).named("is_two_consecutive");
    let apart = (two & !neighbours).named("is_two_apart");
    let single_zero = (other & !two_zeros).named("is_single_zero");
    let whole = (other & three_or_more & two_zeros).named("is_whole");

    m.section("Tag, and length of the payload");
    m.output("zero", zero).comment("DBX is zero");
    let patterns = [
        (ones, Tag::AllOnes),
        (zero_dbp, Tag::ZeroDbp),
        (single, Tag::SingleOne),
        (consecutive, Tag::TwoConsecutive),
        (apart, Tag::TwoApart),
        (single_zero, Tag::SingleZero),
        (whole, Tag::Whole),
    ];
    let tag = patterns.map(|(is, tag)| is.gate(tag.constant(&m)));
    m.output("tag", or_all(tag))
        .comment("0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole");
    let position = (single | consecutive | single_zero).named("has_position");
    let length = length_of(&m, p, position, apart, whole);
    m.output("length", length)
        .comment("Length of the payload in bits");
    m.finish()
}

/// Length of a payload of one position, of two, or of a whole plane.
fn length_of<'m>(
    m: &'m Builder,
    p: &Ports,
    one: Signal<'m>,
    two: Signal<'m>,
    whole: Signal<'m>,
) -> Signal<'m> {
    let bits = position_bits(p);
    let of = |name: &str, bits_of: u32| m.localparam(name, u64::from(bits_of), bits);
    or_all([
        one.gate(of("POSITION_BITS", bits)),
        two.gate(of("TWO_POSITIONS_BITS", 2 * bits)),
        whole.gate(of("PLANE_BITS", plane_bits(p))),
    ])
}

ports! {
    pub(in crate::rtl) PayloadInputs { dbx, tag } -> PayloadOutputs { payload }
}

/// A plane's payload.
///
/// Combinational.
pub fn payload(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_payload"));
    m.doc("A bit plane's payload: the positions of its ones, or of its zero, or the plane.");
    let dbx = m
        .input("dbx", plane_bits(p))
        .comment("Plane XOR the plane above it (DBX)");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole");
    let is = |of: Tag| of.is(&m, tag);
    let (single_zero, apart, whole) = (is(Tag::SingleZero), is(Tag::TwoApart), is(Tag::Whole));
    let marked = dbx ^ single_zero.replicate(dbx.width());
    let marked = marked.named("marked").comment("1 at the positions");
    let module = first_and_last(plane_bits(p) + 1)?;
    let inputs = FirstAndLastInputs {
        flags: marked.resize(plane_bits(p) + 1),
    };
    let positions = m.instance("positions", &module, inputs);
    let one = is(Tag::SingleOne) | is(Tag::TwoConsecutive) | apart | single_zero;
    let first = one.named("has_position").gate(positions.first);
    let places = concat(&[first, apart.gate(positions.last)]);
    let width = plane_bits(p) + 1;
    let payload = places.resize(width) | whole.gate(dbx).resize(width);
    m.output("payload", payload)
        .comment("Payload of the plane, zero past its length");
    m.finish()
}

ports! {
    pub(super) DecoderInputs { tag, payload } -> DecoderOutputs { dbx, zero_dbp, error }
}

/// Pattern decoder of one plane (paper 2, figure 4).
///
/// Combinational.
pub fn decoder(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode_plane"));
    m.doc("Pattern decoder of a bit plane. Bits past the payload's length are ignored.");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole");
    let payload = m
        .input("payload", plane_bits(p) + 1)
        .comment("Payload of the plane; bits past its length are ignored");
    let is = |of: Tag| of.is(&m, tag);
    let (consecutive, apart) = (is(Tag::TwoConsecutive), is(Tag::TwoApart));
    let single_zero = is(Tag::SingleZero);
    let bits = position_bits(p);
    let low = payload.slice(0, bits).named("low_position");
    let high = payload.slice(bits, bits).named("high_position");
    let places = is(Tag::SingleOne) | consecutive | apart | single_zero;
    let places = places.named("has_position");
    // The second of two consecutive ones is at the position after the first.
    let next = consecutive.mux(low.plus(1), high).named("second_position");

    m.section("What is at the positions: rows of bits, each in a column of its row");
    let first = Lines::of("first", low, places);
    let second = Lines::of("second", next, consecutive | apart);
    let width = plane_bits(p);
    let marked = m.vector("marked_row", &first.or(&second));
    let marked = concat(&marked).slice(0, width).named("marked");
    let coded = (marked | is(Tag::Whole).gate(payload.slice(0, width))).named("coded");
    let inverted = (is(Tag::AllOnes) | single_zero).named("is_inverted");
    m.output("dbx", coded ^ inverted.replicate(width))
        .comment("Plane XOR the plane above it (DBX)");
    m.output("zero_dbp", is(Tag::ZeroDbp))
        .comment("Plane itself is zero, whatever the plane above is");

    // The last position is past the plane; the one before it is the plane's last bit.
    let beyond = (places & low.all()).named("is_beyond");
    let cut = (consecutive & low.slice(1, bits - 1).all()).named("second_is_beyond");
    let swapped = (apart & (low.ge(high) | high.all())).named("second_is_bad");
    m.output("error", beyond | cut | swapped)
        .comment("Payload has positions that no compressor makes");
    m.finish()
}

/// A position's two halves, decoded: a bit for each of their numbers.
struct Lines<'m> {
    column: Signal<'m>,
    row: Signal<'m>,
}

impl<'m> Lines<'m> {
    /// None is 1 unless `enable` is.
    fn of(name: &str, position: Signal<'m>, enable: Signal<'m>) -> Self {
        let half = position.width() / 2;
        let column = one_hot(&format!("{name}_column"), position.slice(0, half));
        let column = enable.gate(column).named(&format!("{name}_one"));
        let row = position.slice(half, position.width() - half);
        let row = one_hot(&format!("{name}_row"), row);
        Lines { column, row }
    }

    /// All rows, with the bits that are of either.
    fn or(&self, other: &Lines<'m>) -> Vec<Signal<'m>> {
        let rows = self.row.parts(1).into_iter().zip(other.row.parts(1));
        let both = rows.map(|(own, others)| own.gate(self.column) | others.gate(other.column));
        both.collect()
    }
}

ports! {
    pub(super) LengthInputs { tag } -> LengthOutputs { length }
}

/// Length of a tag's payload.
///
/// Combinational.
pub(super) fn length(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_length"));
    m.doc("Length of a tag's payload in bits.");
    let tag = m
        .input("tag", TAG_BITS)
        .comment("0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole");
    let is = |of: Tag| of.is(&m, tag);
    let position = is(Tag::SingleOne) | is(Tag::TwoConsecutive) | is(Tag::SingleZero);
    let position = position.named("has_position");
    let length = length_of(&m, p, position, is(Tag::TwoApart), is(Tag::Whole));
    m.output("length", length)
        .comment("Length of the payload in bits");
    m.finish()
}
