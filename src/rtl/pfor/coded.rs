//! What is known of a block in its encoded form: its mode, the widths of its streams and flags. What
//! follows from them is the same in both halves.

use super::exceptions::Counts;
use super::expansion;
use super::header::DEPTH_BITS;
use super::planes::Kinds;
use super::{Parameters, LANE, QUARTERS};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::carry_save::sum;
use crate::rtl::common::network::one_hot;

/// A block's form.
pub struct Coded<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    /// One-hot.
    pub mode: Signal<'m>,
    /// The block is stored raw, and read as four streams.
    pub raw: Option<Signal<'m>>,
    pub flags: Signal<'m>,
    /// Of the quarters.
    pub depths: Vec<Signal<'m>>,
    pub excesses: Vec<Signal<'m>>,
    /// Of the quarters: bits of an exception, and those of an element below them ([`Self::measure`]).
    pub exception_bits: Vec<Signal<'m>>,
    pub low_bits: Vec<Signal<'m>>,
}

impl<'a, 'm> Coded<'a, 'm> {
    /// In the step that is being described, `of`.
    pub fn kinds(&self, of: &str) -> Kinds<'m> {
        Kinds::new(self.m, self.p, of, self.mode, self.raw)
    }

    pub fn is(&self, mode: usize) -> Signal<'m> {
        if self.p.has(mode) {
            self.mode.bit(mode as u32)
        } else {
            self.m.zero(1)
        }
    }

    pub fn is_text(&self) -> Signal<'m> {
        self.is(6)
    }

    /// What the masks of planes go by: elements of 16 bits, bytes, text.
    pub fn lane_kinds(&self, kinds: &Kinds<'m>) -> Signal<'m> {
        let (bytes, text) = (kinds.are_bytes(), self.is_text());
        concat(&[!bytes, bytes & !text, text])
    }

    /// Finds the bits of exceptions, in the step that is being described.
    pub fn measure(&mut self) {
        let quarters = || 0..self.depths.len();
        let bits = quarters().map(|quarter| self.bits_of_exception(quarter));
        self.exception_bits = self.m.vector("exception_bits", &bits.collect::<Vec<_>>());
        let low = quarters().map(|quarter| self.bits_below(quarter));
        self.low_bits = self.m.vector("low_bits", &low.collect::<Vec<_>>());
    }

    /// Bits of an exception of a quarter.
    fn bits_of_exception(&self, quarter: usize) -> Signal<'m> {
        let m = self.m;
        let depth = self.depths[quarter];
        let two = !depth
            .lt(m.constant(2, DEPTH_BITS))
            .named(&format!("one_plane_at_most{quarter}"));
        let in_planes = concat(&[depth.bit(0) & !two, two]).resize(5);
        // 7 or 8.
        let wide = self.flags.bit(0);
        let letter = concat(&[(!wide).replicate(3), wide]).resize(5);
        let bits =
            (self.excesses[quarter].resize(5) + in_planes).named(&format!("upper_bits{quarter}"));
        self.is_text().mux(letter, bits)
    }

    /// Bits of an element below those that exceptions hold.
    fn bits_below(&self, quarter: usize) -> Signal<'m> {
        let depth = self.depths[quarter];
        let has = (!depth.lt(self.m.constant(2, DEPTH_BITS))) & !self.is_text();
        has.gate(depth - self.m.constant(2, DEPTH_BITS))
    }

    /// The bits of an exception of each quarter, one-hot: 2 to 16 of elements of 16 bits, and 2 to 8 of
    /// bytes. Each of them drives a whole quarter, so they are found a step ahead.
    pub fn pitches(&self) -> Vec<[Signal<'m>; 2]> {
        let bytes = self.kinds("pitch").are_bytes();
        let pitches = self.exception_bits.iter().enumerate();
        let pitches = pitches.map(|(quarter, &bits)| {
            let length = one_hot(&format!("length{quarter}"), bits);
            let wide = (!bytes).gate(length.slice(2, 15));
            let narrow = bytes.gate(length.slice(2, 7));
            let wide = wide.named(&format!("pitch_of_lanes{quarter}"));
            concat(&[wide, narrow.named(&format!("pitch_of_bytes{quarter}"))])
        });
        let pitches = self.m.vector("pitches", &pitches.collect::<Vec<_>>());
        let each = pitches.into_iter();
        each.map(|pitch| [pitch.slice(0, 15), pitch.slice(15, 7)])
            .collect()
    }

    /// The bits of all exceptions of each quarter.
    pub fn lengths(&self, counts: &[Counts<'m>]) -> Result<Vec<Signal<'m>>, DesignError> {
        let lengths = counts.iter().enumerate().map(|(quarter, counts)| {
            let rows = self.length_rows(quarter, counts);
            sum(self.m, &format!("exception_length{quarter}"), &rows)
        });
        let lengths: Vec<Signal> = lengths.collect::<Result<_, _>>()?;
        Ok(self.m.vector("exception_lengths", &lengths))
    }

    /// Numbers whose sum are the bits of all exceptions of a quarter.
    pub fn length_rows(&self, quarter: usize, counts: &Counts<'m>) -> Vec<Signal<'m>> {
        let m = self.m;
        let of = format!("lengths{quarter}");
        let bytes = self.kinds(&of).are_bytes();
        let each = self.exception_bits[quarter];
        // Where a lane is one element it has two flags, so that a flag is half an exception.
        let halves = bytes.mux(concat(&[m.zero(1), each]), concat(&[each, m.zero(1)]));
        let halves = halves.named(&format!("halves_of_bits{quarter}"));
        let count = counts.total();
        let rows = halves.parts(1).into_iter().enumerate();
        let rows = rows.map(|(place, bit)| {
            let shifted = match place {
                0 => count.slice(1, count.width() - 1),
                1 => count,
                place => concat(&[m.zero(place as u32 - 1), count]),
            };
            bit.gate(shifted.resize(self.p.place_bits()))
        });
        let rows: Vec<Signal> = rows.collect();
        m.vector(&format!("length_rows{quarter}"), &rows)
    }

    /// Where each quarter's exceptions lie in the body, less the bits below them. `first`: what lies
    /// before them.
    pub fn places(
        &self,
        first: [Signal<'m>; 2],
        lengths: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let m = self.m;
        let mut places = Vec::new();
        for quarter in 0..QUARTERS {
            let name = format!("exceptions_place{quarter}");
            let below = !self.low_bits[quarter].resize(self.p.place_bits());
            let all = first.into_iter().chain(lengths[..quarter].iter().copied());
            let all: Vec<Signal> = all
                .chain([below, m.constant(1, self.p.place_bits())])
                .collect();
            places.push(sum(m, &name, &all)?);
        }
        Ok(m.vector("exception_places", &places))
    }

    /// Bits of the header.
    pub fn header_bits(&self) -> Signal<'m> {
        let headers = self.p.modes().map(|mode| {
            let bits = self
                .m
                .constant(mode.header_bits().into(), self.p.place_bits());
            self.mode.bit(mode.number as u32).gate(bits)
        });
        or_all(headers.collect::<Vec<_>>()).named("header_bits")
    }

    /// The bits of a quarter's lanes that exceptions hold. `are_bytes`: elements are.
    pub fn upper_mask(&self, quarter: usize, are_bytes: Signal<'m>) -> Signal<'m> {
        let m = self.m;
        let low = self.low_bits[quarter];
        let end = self.depths[quarter].resize(6) + self.excesses[quarter].resize(6);
        let end = end.named(&format!("residual_bits{quarter}"));
        let bits = (0..u64::from(LANE))
            .map(|bit| low.le(m.constant(bit, low.width())) & end.gt(m.constant(bit, end.width())));
        let bits = concat(&bits.collect::<Vec<_>>()).named(&format!("lane_upper{quarter}"));
        let low_byte = bits.slice(0, 8);
        let upper = are_bytes.mux(concat(&[low_byte, low_byte]), bits);
        let text = concat(&[m.constant(0x7f, 7), self.flags.bit(0)]).replicate(2);
        let upper = self.is_text().mux(text, upper);
        upper.named(&format!("upper{quarter}"))
    }

    /// Counts of the exceptions of all quarters.
    pub fn counts(&self, flags: &[Vec<Signal<'m>>]) -> Vec<Counts<'m>> {
        let quarters = flags.iter().enumerate();
        let counts =
            quarters.map(|(quarter, flags)| Counts::new(self.m, &format!("count{quarter}"), flags));
        counts.collect()
    }

    /// Which way the exceptions of all quarters go in their networks: of each quarter, level by level,
    /// that of all lanes first.
    pub fn directions(&self, counts: &[Counts<'m>]) -> Result<Vec<Signal<'m>>, DesignError> {
        let quarters = counts.iter().enumerate().map(|(quarter, counts)| {
            let _scope = self.m.scope(&format!("quarter{quarter}"));
            let levels = expansion::directions(self.m, self.p, counts)?;
            Ok(concat(&levels.concat()))
        });
        let quarters: Vec<Signal> = quarters.collect::<Result<_, DesignError>>()?;
        Ok(self.m.vector("directions", &quarters))
    }
}
