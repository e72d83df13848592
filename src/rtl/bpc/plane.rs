//! BPC: one bit plane to its tag and payload, and back (paper 2, table 1).
//!
//! A plane has n − 1 bits for n words, a position p = log2 n bits. Payloads, tags
//! 0 to 7: none, none, none, p, p, 2 p, p, n − 1 bits.

use std::rc::Rc;

use super::positions::{positions, Count};
use super::{plane_bits, TAG_BITS};
use crate::hdl::{concat, or_all, Builder, DesignError, Module, Signal};
use crate::rtl::common::network::one_hot;
use crate::rtl::common::Ports;

/// Bits of a position.
fn position_bits(p: &Ports) -> u32 {
    p.words().trailing_zeros()
}

/// Pattern matcher of one plane (paper 2, figure 4: "pattern matcher").
///
/// | port | width | |
/// |---|---|---|
/// | `dbp`, `above` | plane | the plane, and the one above it |
/// | `dbx` | plane | their exclusive-or |
/// | `zero` | 1 | DBX = 0 |
/// | `tag` | 3 | the pattern with the smallest payload |
/// | `length` | position | bits of the payload |
///
/// Combinational.
pub fn matcher(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_match_plane"));
    m.doc("Pattern matcher of a bit plane: DBX, its tag, and the length of its payload.");
    let dbp = m.input("dbp", plane_bits(p));
    let above = m.input("above", plane_bits(p));
    let dbx = (dbp ^ above).named("plane");
    let count = Count::of(&m, dbx);
    let zero = (!count.one).named("is_zero");
    let ones = (!count.one_zero).named("is_all_ones");
    let zero_dbp = (!dbp.any() & !zero & !ones).named("has_zero_dbp");
    let other = (!zero & !ones & !zero_dbp).named("has_payload");
    let single = (other & !count.two).named("is_single_one");
    let pairs = dbx.slice(0, dbx.width() - 1) & dbx.slice(1, dbx.width() - 1);
    let two = (other & count.two & !count.three).named("is_two_ones");
    let consecutive = (two & pairs.any()).named("is_two_consecutive");
    let apart = (two & !pairs.any()).named("is_two_apart");
    let single_zero = (other & !count.two_zeros).named("is_single_zero");
    let whole = (other & count.three & count.two_zeros).named("is_whole");
    m.output("dbx", dbx);
    m.output("zero", zero);
    let tag = [
        ones | single | apart | whole,
        zero_dbp | single | single_zero | whole,
        consecutive | apart | single_zero | whole,
    ];
    m.output("tag", concat(&tag));
    let position = single | consecutive | single_zero;
    m.output("length", length(&m, p, position, apart, whole));
    m.finish()
}

/// Length of a payload of one position, of two, or of a whole plane.
fn length<'m>(
    m: &'m Builder,
    p: &Ports,
    one: Signal<'m>,
    two: Signal<'m>,
    whole: Signal<'m>,
) -> Signal<'m> {
    let bits = position_bits(p);
    let of = |bits_of: u32| m.constant(u64::from(bits_of), bits);
    or_all([
        one.gate(of(bits)),
        two.gate(of(2 * bits)),
        whole.gate(of(plane_bits(p))),
    ])
}

/// A plane's payload.
///
/// | port | width | |
/// |---|---|---|
/// | `dbx` | plane | |
/// | `tag` | 3 | of the matcher |
/// | `payload` | plane + 1 | zero past its length |
///
/// Combinational.
pub fn payload(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_payload"));
    m.doc("A bit plane's payload: the positions of its ones, or of its zero, or the plane.");
    let dbx = m.input("dbx", plane_bits(p));
    let tag = m.input("tag", TAG_BITS);
    let is = |value: u64| tag.eq_to(value);
    let (single_zero, apart, whole) = (is(6), is(5), is(7));
    let marked = (dbx ^ single_zero.replicate(dbx.width())).named("marked");
    let (lowest, highest) = positions(marked);
    let one = is(3) | is(4) | apart | single_zero;
    let places = concat(&[one.gate(lowest), apart.gate(highest)]);
    let width = plane_bits(p) + 1;
    m.output(
        "payload",
        places.resize(width) | whole.gate(dbx).resize(width),
    );
    m.finish()
}

/// Pattern decoder of one plane (paper 2, figure 4).
///
/// | port | width | |
/// |---|---|---|
/// | `tag` | 3 | |
/// | `payload` | plane + 1 | anything past its length |
/// | `dbx` | plane | zero if DBP is |
/// | `zero_dbp` | 1 | DBP is zero, whatever is above |
/// | `error` | 1 | positions that no encoder makes |
///
/// Combinational.
pub fn decoder(name: &str, p: &Ports) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{name}_decode_plane"));
    m.doc("Pattern decoder of a bit plane. What lies past the payload's length is not looked at.");
    let tag = m.input("tag", TAG_BITS);
    let payload = m.input("payload", plane_bits(p) + 1);
    let is = |value: u64| tag.eq_to(value);
    let (consecutive, apart, single_zero) = (is(4), is(5), is(6));
    let bits = position_bits(p);
    let (low, high) = (payload.slice(0, bits), payload.slice(bits, bits));
    let places = (is(3) | consecutive | apart | single_zero).named("has_places");
    // The second of two consecutive ones is at the position after the first.
    let next = consecutive.mux(low.plus(1), high);
    let (first, second) = (Lines::of(low, places), Lines::of(next, consecutive | apart));
    let width = plane_bits(p);
    let marked: Vec<Signal> = (0..width)
        .map(|bit| first.at(bit) | second.at(bit))
        .collect();
    let coded = concat(&marked) | is(7).gate(payload.slice(0, width));
    let inverted = is(1) | single_zero;
    m.output("dbx", coded ^ inverted.replicate(width));
    m.output("zero_dbp", is(2));

    // The last position is beyond the plane, the one before it is the plane's last bit.
    let beyond = places & low.all();
    let cut = consecutive & low.slice(1, bits - 1).all();
    let swapped = apart & (low.ge(high) | high.all());
    m.output("error", beyond | cut | swapped);
    m.finish()
}

/// A position's two halves, decoded: a bit for each of their numbers.
struct Lines<'m> {
    low: Signal<'m>,
    high: Signal<'m>,
}

impl<'m> Lines<'m> {
    /// None is 1 unless `enable` is.
    fn of(position: Signal<'m>, enable: Signal<'m>) -> Self {
        let half = position.width() / 2;
        let low = enable.gate(one_hot(position.slice(0, half)));
        let high = one_hot(position.slice(half, position.width() - half));
        Lines { low, high }
    }

    /// Whether `place` is the position.
    fn at(&self, place: u32) -> Signal<'m> {
        let columns = self.low.width();
        self.high.bit(place / columns) & self.low.bit(place % columns)
    }
}

/// Length of a tag's payload in bits.
pub(super) fn payload_bits<'m>(m: &'m Builder, p: &Ports, tag: Signal<'m>) -> Signal<'m> {
    let is = |value: u64| tag.eq_to(value);
    length(m, p, is(3) | is(4) | is(6), is(5), is(7))
}
