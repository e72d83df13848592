//! The parameters of an encoded block: its mode, the widths of its streams, and its flags. Compressor and decompressor
//! derive the same values from them.

use super::exceptions::Counts;
use super::expansion;
use super::header::DEPTH_BITS;
use super::planes::Kinds;
use super::{Parameters, LANE};
use crate::hdl::{concat, or_all, Builder, DesignError, Signal};
use crate::rtl::common::network::one_hot;

/// The parameters of an encoded block.
pub struct Coded<'a, 'm> {
    pub m: &'m Builder,
    pub p: &'a Parameters,
    /// The mode, one-hot.
    pub mode: Signal<'m>,
    /// Whether the block is stored raw and read as four streams; `None` if no block is.
    pub raw: Option<Signal<'m>>,
    pub flags: Signal<'m>,
    /// The number of planes for each quarter.
    pub depths: Vec<Signal<'m>>,
    /// The bits of exceptions above the planes, for each quarter.
    pub excesses: Vec<Signal<'m>>,
    /// The bits of an exception, for each quarter; see [`Self::measure`].
    pub exception_bits: Vec<Signal<'m>>,
    /// The bits of an element below those that exceptions hold, for each quarter; see [`Self::measure`].
    pub low_bits: Vec<Signal<'m>>,
}

impl<'a, 'm> Coded<'a, 'm> {
    /// Computes the kinds of streams in the current step. `of`: a prefix of names.
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

    /// The kind of elements, one-hot, for the masks of planes: 16 bits, bytes, text.
    pub fn lane_kinds(&self, kinds: &Kinds<'m>) -> Signal<'m> {
        let (bytes, text) = (kinds.are_bytes(), self.is_text());
        concat(&[!bytes, bytes & !text, text])
    }

    /// Computes `exception_bits` and `low_bits` in the current step.
    pub fn measure(&mut self) {
        let quarters = || 0..self.depths.len();
        let bits = quarters().map(|quarter| self.bits_of_exception(quarter));
        self.exception_bits = self.m.vector("exception_bits", &bits.collect::<Vec<_>>());
        let low = quarters().map(|quarter| self.bits_below(quarter));
        self.low_bits = self.m.vector("low_bits", &low.collect::<Vec<_>>());
    }

    /// The bits of an exception of a quarter.
    fn bits_of_exception(&self, quarter: usize) -> Signal<'m> {
        let m = self.m;
        let depth = self.depths[quarter];
        let two = !depth
            .lt(m.constant(2, DEPTH_BITS))
            .named(&format!("one_plane_at_most{quarter}"));
        let in_planes = concat(&[depth.bit(0) & !two, two]).resize(5);
        // Escapes of text have 7 or 8 bits.
        let wide = self.flags.bit(0);
        let letter = concat(&[(!wide).replicate(3), wide]).resize(5);
        let bits =
            (self.excesses[quarter].resize(5) + in_planes).named(&format!("upper_bits{quarter}"));
        self.is_text().mux(letter, bits)
    }

    /// The bits of an element below those that exceptions hold.
    fn bits_below(&self, quarter: usize) -> Signal<'m> {
        let depth = self.depths[quarter];
        let has = (!depth.lt(self.m.constant(2, DEPTH_BITS))) & !self.is_text();
        has.gate(depth - self.m.constant(2, DEPTH_BITS))
    }

    /// The bits of an exception of each quarter, one-hot: 2 to 16 for halfwords, and 2 to 8 for bytes. Each net drives
    /// a whole quarter, so the codes are computed one step ahead.
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

    /// The bits of a quarter's exception for each of its flags, in halves of a bit: a lane with one element has two
    /// flags, so each counts as half an exception.
    pub fn halves_of_bits(&self, quarter: usize) -> Signal<'m> {
        let m = self.m;
        let of = format!("lengths{quarter}");
        let bytes = self.kinds(&of).are_bytes();
        let each = self.exception_bits[quarter];
        let halves = bytes.mux(concat(&[m.zero(1), each]), concat(&[each, m.zero(1)]));
        halves.named(&format!("halves_of_bits{quarter}"))
    }

    /// The addends of the total bits of a quarter's exceptions; `halves` as returned by [`Self::halves_of_bits`].
    pub fn length_rows(
        &self,
        quarter: usize,
        halves: Signal<'m>,
        counts: &Counts<'m>,
    ) -> Vec<Signal<'m>> {
        let m = self.m;
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

    /// The size of the header in bits.
    pub fn header_bits(&self) -> Signal<'m> {
        let headers = self.p.modes().map(|mode| {
            let bits = self
                .m
                .constant(mode.header_bits().into(), self.p.place_bits());
            self.mode.bit(mode.number as u32).gate(bits)
        });
        or_all(headers.collect::<Vec<_>>()).named("header_bits")
    }

    /// The mask of the bits of a quarter's lanes that exceptions hold. `are_bytes`: elements are bytes.
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

    /// Starts to count the exceptions of each quarter.
    pub fn counts(&self, flags: &[Vec<Signal<'m>>]) -> Vec<Counts<'m>> {
        let quarters = flags.iter().enumerate();
        let counts =
            quarters.map(|(quarter, flags)| Counts::new(self.m, &format!("count{quarter}"), flags));
        counts.collect()
    }

    /// The controls of the networks that move exceptions, for each quarter: level by level, the level of all lanes
    /// first.
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
