//! Finds a quarter's exceptions in the stored block and moves them to their lanes.

use super::super::exceptions::Counts;
use super::super::expansion::{self, ExpansionInputs, MergeInputs, SlotsInputs};
use super::Quarter;
use crate::hdl::{concat, DesignError, Signal};
use crate::rtl::common::carry_save::{sum, two_rows};
use crate::rtl::common::overruns;

/// Bits of the fine shifter's distance.
const FINE: u32 = 5;

impl<'m> Quarter<'_, 'm> {
    /// Returns the bits that planes hold, with ranks of text converted to bytes, and the quarter's exceptions in their
    /// lanes.
    pub fn exceptions(
        &mut self,
        values: Signal<'m>,
        flags: &[Signal<'m>],
    ) -> Result<(Signal<'m>, Signal<'m>), DesignError> {
        let (m, p) = (self.m, self.p);
        let mut counts = Counts::new(m, "count", flags);
        let levels = (2 * p.lanes()).trailing_zeros();
        let mut values = values;
        for level in 1..levels {
            if level == 2 {
                values = self.letters(values)?;
                self.find_fields()?;
                self.below = [0, 1].map(|of: usize| {
                    let below = m.zero(self.p.place_bits())
                        - self.coded.low_bits[of].resize(self.p.place_bits());
                    below.named(["below", "next_below"][of])
                });
            }
            counts.add_level();
            let weight = if level == 1 { 3 } else { 5 };
            let about = format!("counts of exceptions, level {level} of {}", levels - 1);
            self.pipeline
                .step(&format!("count_level{level}"), &about, weight);
        }
        counts.add_level();
        let rows = self.coded.length_rows(0, &counts);
        let with_below = [&rows[..], &[self.below[1]]].concat();
        let lengths = [
            two_rows(m, "exception_length", &rows)?,
            two_rows(m, "to_next_place", &with_below)?,
        ];
        let ups = self.coded.directions(&[counts])?[0];
        let first = self.first_places()?;
        self.own_fields();
        self.pipeline
            .step("exception_length", "bits of the quarter's exceptions", 20);
        let adjacent = self.exception_window(first, &lengths)?;

        let [wide, narrow] = self.pitches;
        let inputs = SlotsInputs {
            adjacent,
            wide,
            narrow,
        };
        let slots = m
            .instance("take_apart", &expansion::slots(p)?, inputs)
            .slots;
        self.pipeline.step("slots", "exceptions in slots", 20);
        let inputs = ExpansionInputs { slots, ups };
        let module = expansion::expansion(p)?;
        let expanded = m.instance("expand", &module, inputs).bytes;
        // The mask drives all lanes, so it is computed one step ahead.
        let are_bytes = self.coded.kinds("upper").are_bytes();
        self.upper = self.coded.upper_mask(0, are_bytes);
        self.pipeline
            .step("expansion", "exceptions in their lanes", 13);
        Ok((values, expanded))
    }

    /// The start of the first quarter's exceptions, after the header, planes and fields, and the start of their window.
    fn first_places(&self) -> Result<[Signal<'m>; 2], DesignError> {
        let m = self.m;
        let tail = self.tail.as_ref().map_or(m.zero(1), |tail| tail.length);
        let parts = [self.planes_end, tail.resize(self.p.place_bits())];
        let first = (parts[0] + parts[1]).named("first_start");
        let parts = [parts[0], parts[1], self.below[0]];
        let place = sum(m, "first_window", &parts)?.named("first_place");
        Ok([first, place])
    }

    /// The start of the quarter's window of exceptions, and the end of its exceptions. The exceptions start where those
    /// of the previous quarter end; the window starts lower, by the bits below an exception. `length`: addends of the
    /// bits of the quarter's exceptions. `to_next`: the same plus the offset from the next quarter's exceptions to
    /// their window.
    fn place_of_exceptions(
        &self,
        [first, first_place]: [Signal<'m>; 2],
        [length, to_next]: &[Vec<Signal<'m>>; 2],
    ) -> Result<[Signal<'m>; 2], DesignError> {
        let m = self.m;
        let [start, place] =
            ["next_start", "next_place"].map(|name| m.register(name, self.p.place_bits()));
        let own_start = self.first.mux(first, start).named("exceptions_start");
        let own_place = self.first.mux(first_place, place).named("exceptions_place");
        let behind = |name: &str, rows: &[Signal<'m>]| sum(m, name, &[&[own_start], rows].concat());
        let end = behind("end", length)?.named("exceptions_end");
        let next = behind("place_after", to_next)?;
        let moves = self.pipeline.moves("place_moves");
        m.next_if(start, moves, end);
        m.next_if(place, moves, next);
        Ok([own_place, end])
    }

    /// Reads the window of the quarter's exceptions, as long as they can be, and the quarter's fields. Sets the error
    /// flag if the exceptions end past the stored bytes.
    fn exception_window(
        &mut self,
        first: [Signal<'m>; 2],
        lengths: &[Vec<Signal<'m>>; 2],
    ) -> Result<Signal<'m>, DesignError> {
        let p = self.p;
        let [place, end] = self.place_of_exceptions(first, lengths)?;
        let stored = self.stored_bits();
        let bits = u32::BITS - stored.width().leading_zeros();
        let window = p.quarter_bits();
        let distance = (place.slice(FINE, bits - FINE), 1 << FINE);
        let width = window + (1 << FINE) - 1;
        let shifters = self.shifters();
        let coarse = shifters.down("take_exceptions", stored, distance, width)?;
        self.about_fields()?;
        self.pipeline.step(
            "exception_window",
            "window of exceptions, shifted by multiples of 32 bits",
            20,
        );
        let past = overruns(self.m, &p.ports, end, 1, 0, self.bursts);
        self.error = (self.error | (!self.raw & past)).named("is_error");
        let distance = (place.slice(0, FINE), 1);
        let shifters = self.shifters();
        let adjacent = shifters.down("align_exceptions", coarse, distance, window)?;
        self.read_fields()?;
        self.pitches = self.coded.pitches()[0];
        self.pipeline
            .step("align_exceptions", "window of exceptions, aligned", 18);
        Ok(adjacent)
    }

    /// The residuals: the bits in planes merged with exceptions.
    pub fn merge(
        &mut self,
        values: Signal<'m>,
        flags: &[Signal<'m>],
        bytes: Signal<'m>,
    ) -> Result<Signal<'m>, DesignError> {
        let inputs = MergeInputs {
            values,
            bytes,
            upper: self.upper,
            flags: concat(flags),
        };
        let module = expansion::merge(self.p)?;
        let residuals = self.m.instance("merge", &module, inputs).joined;
        self.find_adds();
        self.pipeline
            .step("merge", "residuals from planes and exceptions", 8);
        Ok(residuals)
    }
}
