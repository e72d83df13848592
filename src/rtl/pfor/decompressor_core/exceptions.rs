//! Finds the exceptions of quarters in the stored block and moves them to their lanes.

use super::super::exceptions::Counts;
use super::super::expansion::{self, ExpansionInputs, MergeInputs, SlotsInputs};
use super::super::QUARTERS;
use super::Quarters;
use crate::hdl::{concat, DesignError, Signal};
use crate::rtl::common::carry_save::{sum, two_rows};
use crate::rtl::common::overruns;

/// Bits of the fine shifter's distance.
const FINE: u32 = 5;

/// Where a cycle's exceptions are.
struct Ranges<'m> {
    /// The start of the window of each quarter's exceptions.
    windows: Vec<Signal<'m>>,
    /// The end of the last quarter's exceptions.
    end: Signal<'m>,
    /// The controls of the networks that move each quarter's exceptions.
    ups: Vec<Signal<'m>>,
}

impl<'m> Quarters<'_, 'm> {
    /// Returns the bits that planes hold, with ranks of text converted to bytes, and the quarters' exceptions in their
    /// lanes.
    pub fn exceptions(
        &mut self,
        values: Vec<Signal<'m>>,
        flags: &[Vec<Signal<'m>>],
    ) -> Result<(Vec<Signal<'m>>, Vec<Signal<'m>>), DesignError> {
        self.pipeline.part("counts", "counts of exceptions");
        let (values, counts) = self.count(values, flags)?;
        let ranges = match self.turn.side {
            1 => self.ranges_of_one(&counts)?,
            2 => self.ranges_of_two(&counts)?,
            _ => self.ranges_of_four(&counts)?,
        };
        self.pipeline
            .part("exceptions", "exceptions in their lanes");
        let adjacent = self.exception_windows(&ranges)?;

        let module = expansion::slots(self.p)?;
        let places = adjacent.into_iter().zip(&self.pitches).enumerate();
        let slots = places.map(|(place, (adjacent, &[wide, narrow]))| {
            let _scope = self.turn.scope(place);
            let inputs = SlotsInputs {
                adjacent,
                wide,
                narrow,
            };
            self.m.instance("take_apart", &module, inputs).slots
        });
        let slots: Vec<Signal> = slots.collect();
        self.pipeline.step("slots", "exceptions in slots", 20);
        let module = expansion::expansion(self.p)?;
        let places = slots.into_iter().zip(ranges.ups).enumerate();
        let expanded = places.map(|(place, (slots, ups))| {
            let _scope = self.turn.scope(place);
            let inputs = ExpansionInputs { slots, ups };
            self.m.instance("expand", &module, inputs).bytes
        });
        let expanded = expanded.collect();
        // The mask drives all lanes, so it is computed one step ahead.
        let are_bytes = self.coded.kinds("upper").are_bytes();
        let upper = self.places().map(|at| self.coded.upper_mask(at, are_bytes));
        self.upper = upper.collect();
        self.pipeline
            .step("expansion", "exceptions in their lanes", 13);
        Ok((values, expanded))
    }

    /// Counts exceptions and, beside, converts ranks of text.
    fn count(
        &mut self,
        mut values: Vec<Signal<'m>>,
        flags: &[Vec<Signal<'m>>],
    ) -> Result<(Vec<Signal<'m>>, Vec<Counts<'m>>), DesignError> {
        let (m, p) = (self.m, self.p);
        let counts = flags
            .iter()
            .enumerate()
            .map(|(place, flags)| match p.side() {
                1 => Counts::new(m, "count", flags),
                _ => Counts::new(m, &format!("count{place}"), flags),
            });
        let mut counts: Vec<Counts> = counts.collect();
        let levels = (2 * p.lanes()).trailing_zeros();
        // The last level is in the next step, except with all quarters in a cycle, whose bits are then added up.
        let last = match p.side() {
            QUARTERS => levels,
            _ => levels - 1,
        };
        for level in 1..=last {
            if level == 2 {
                values = self.letters(values)?;
                self.find_fields()?;
                self.find_below();
            }
            counts.iter_mut().for_each(Counts::add_level);
            let weight = if level == 1 { 3 } else { 5 };
            let about = format!("counts of exceptions, level {level} of {last}");
            self.pipeline
                .step(&format!("count_level{level}"), &about, weight);
        }
        (last..levels).for_each(|_| counts.iter_mut().for_each(Counts::add_level));
        Ok((values, counts))
    }

    /// Computes the offsets from exceptions to their windows and, with all quarters in a cycle, the bits of a flag.
    fn find_below(&mut self) {
        let below = self.coded.low_bits.iter().enumerate().map(|(of, low)| {
            let below = self.m.zero(self.p.place_bits()) - low.resize(self.p.place_bits());
            match self.turn.side {
                1 => below.named(["below", "next_below"][of]),
                _ => below.named(&format!("below{of}")),
            }
        });
        self.below = below.collect();
        // These drive all rows. With one or two quarters per cycle, the rows' step has time for them.
        if self.turn.side == QUARTERS {
            let halves = self.places().map(|place| self.coded.halves_of_bits(place));
            self.halves = halves.collect();
        }
    }

    /// The start of the first quarter's exceptions: after the header, planes and fields.
    fn first_start(&self) -> Signal<'m> {
        let tail = self.tail.as_ref();
        let tail = tail.map_or(self.m.zero(1), |tail| tail.length);
        let first = self.planes_end + tail.resize(self.p.place_bits());
        first.named("first_start")
    }

    /// [`Ranges`] with one quarter per cycle. Its exceptions start where those of the previous quarter end; the window
    /// starts lower, by the bits below an exception.
    fn ranges_of_one(&mut self, counts: &[Counts<'m>]) -> Result<Ranges<'m>, DesignError> {
        let m = self.m;
        let halves = self.coded.halves_of_bits(0);
        let rows = self.coded.length_rows(0, halves, &counts[0]);
        let with_below = [&rows[..], &[self.below[1]]].concat();
        let length = two_rows(m, "exception_length", &rows)?;
        // To the next quarter's window.
        let to_next = two_rows(m, "to_next_place", &with_below)?;
        let ups = self.coded.directions(counts)?;
        let first_start = self.first_start();
        let tail = self.tail.as_ref().map_or(m.zero(1), |tail| tail.length);
        let tail = tail.resize(self.p.place_bits());
        let parts = [self.planes_end, tail, self.below[0]];
        let first_place = sum(m, "first_window", &parts)?.named("first_place");
        self.own_fields();
        self.pipeline
            .step("exception_length", "bits of the quarter's exceptions", 20);

        let [start, place] =
            ["next_start", "next_place"].map(|name| m.register(name, self.p.place_bits()));
        let own_start = self.first.mux(first_start, start).named("exceptions_start");
        let window = self.first.mux(first_place, place).named("exceptions_place");
        let behind = |name: &str, rows: &[Signal<'m>]| sum(m, name, &[&[own_start], rows].concat());
        let end = behind("end", &length)?.named("exceptions_end");
        let next = behind("place_after", &to_next)?;
        let moves = self.pipeline.moves("place_moves");
        m.next_if(start, moves, end);
        m.next_if(place, moves, next);
        Ok(Ranges {
            windows: vec![window],
            end,
            ups,
        })
    }

    /// [`Ranges`] with two quarters per cycle: sums of the bits of each quarter's exceptions, then of both, then the
    /// positions.
    fn ranges_of_two(&mut self, counts: &[Counts<'m>]) -> Result<Ranges<'m>, DesignError> {
        let m = self.m;
        let rows = counts.iter().enumerate().map(|(place, counts)| {
            let halves = self.coded.halves_of_bits(place);
            let rows = self.coded.length_rows(place, halves, counts);
            two_rows(m, &format!("exception_length{place}"), &rows)
        });
        let rows: Vec<Vec<Signal>> = rows.collect::<Result<_, DesignError>>()?;
        let ups = self.coded.directions(counts)?;
        let first_start = self.first_start();
        self.own_fields();
        let about = "bits of each quarter's exceptions";
        self.pipeline.step("exception_length", about, 20);

        // The bits of both, and those of the first quarter with the offset to the second one's window.
        let both = sum(m, "pair0_length", &rows.concat())?.named("pair0_bits");
        let to_second = [&rows[0][..], &[self.below[1]]].concat();
        let to_second = sum(m, "to_window1", &to_second)?.named("to_second_of_pair0");
        self.pipeline
            .step("pairs", "bits of the exceptions of two quarters", 20);

        let start = m.register("next_start", self.p.place_bits());
        let own_start = self.first.mux(first_start, start).named("exceptions_start");
        let offsets = [self.below[0], to_second].into_iter().enumerate();
        let windows =
            offsets.map(|(place, offset)| sum(m, &format!("window{place}"), &[own_start, offset]));
        let windows: Vec<Signal> = windows.collect::<Result<_, DesignError>>()?;
        let windows = m.vector("exceptions_place", &windows);
        let end = sum(m, "end", &[own_start, both])?.named("exceptions_end");
        m.next_if(start, self.pipeline.moves("place_moves"), end);
        self.pipeline
            .step("exception_places", "positions of exceptions", 20);
        Ok(Ranges { windows, end, ups })
    }

    /// [`Ranges`] with all quarters in a cycle. The bits of exceptions stay pairs of carry-save rows until they are
    /// added to the start.
    fn ranges_of_four(&mut self, counts: &[Counts<'m>]) -> Result<Ranges<'m>, DesignError> {
        let m = self.m;
        let rows = counts.iter().enumerate().map(|(place, counts)| {
            let rows = self.coded.length_rows(place, self.halves[place], counts);
            // The most bits of an exception are a power of two, so the rows below are then 0.
            let merged = [rows[0] | rows[4], rows[1] | rows[5], rows[2], rows[3]];
            let merged = m.vector(&format!("merged_rows{place}"), &merged);
            two_rows(m, &format!("exception_length{place}"), &merged)
        });
        let rows: Vec<Vec<Signal>> = rows.collect::<Result<_, DesignError>>()?;
        let pairs = rows.chunks(2).enumerate();
        let pairs = pairs.map(|(pair, both)| {
            let name = format!("pair{pair}_length");
            two_rows(m, &name, &both.concat())
        });
        let pairs: Vec<Vec<Signal>> = pairs.collect::<Result<_, DesignError>>()?;
        let ups = self.coded.directions(counts)?;
        let first_start = self.first_start();
        self.own_fields();
        let about = "bits of the exceptions of each quarter, and of two";
        self.pipeline.step("exception_length", about, 22);

        let before = [
            vec![],
            rows[0].clone(),
            pairs[0].clone(),
            [&pairs[0][..], &rows[2][..]].concat(),
        ];
        let windows = before.iter().enumerate().map(|(place, before)| {
            let rows = [&[first_start, self.below[place]], &before[..]].concat();
            sum(m, &format!("window{place}"), &rows)
        });
        let windows: Vec<Signal> = windows.collect::<Result<_, DesignError>>()?;
        let windows = m.vector("exceptions_place", &windows);
        let rows = [&[first_start][..], &pairs.concat()].concat();
        let end = sum(m, "end", &rows)?.named("exceptions_end");
        self.pipeline
            .step("exception_places", "positions of exceptions", 22);
        Ok(Ranges { windows, end, ups })
    }

    /// Reads the windows of the quarters' exceptions, as long as they can be, and the quarters' fields. Sets the error
    /// flag if the exceptions end past the stored bytes.
    fn exception_windows(&mut self, ranges: &Ranges<'m>) -> Result<Vec<Signal<'m>>, DesignError> {
        let p = self.p;
        let stored = self.stored_bits();
        let bits = u32::BITS - stored.width().leading_zeros();
        let window = p.quarter_bits();
        let mut coarse = Vec::new();
        for (place, start) in ranges.windows.iter().enumerate() {
            let _scope = self.turn.scope(place);
            let distance = (start.slice(FINE, bits - FINE), 1 << FINE);
            let (shifters, width) = (self.shifters(), window + (1 << FINE) - 1);
            coarse.push(shifters.down("take_exceptions", stored, distance, width)?);
        }
        self.about_fields()?;
        self.pipeline.step(
            "exception_window",
            "window of exceptions, shifted by multiples of 32 bits",
            20,
        );
        let past = overruns(self.m, &p.ports, ranges.end, 1, 0, self.bursts);
        let past = self.raw.map_or(past, |raw| !raw & past);
        self.error = (self.error | past).named("is_error");
        let mut adjacent = Vec::new();
        for (place, (start, coarse)) in ranges.windows.iter().zip(coarse).enumerate() {
            let _scope = self.turn.scope(place);
            let (shifters, distance) = (self.shifters(), (start.slice(0, FINE), 1));
            adjacent.push(shifters.down("align_exceptions", coarse, distance, window)?);
        }
        self.read_fields()?;
        self.pitches = self.coded.pitches();
        self.pipeline
            .step("align_exceptions", "window of exceptions, aligned", 18);
        Ok(adjacent)
    }

    /// The residuals: the bits in planes merged with exceptions.
    pub fn merge(
        &mut self,
        values: &[Signal<'m>],
        flags: &[Vec<Signal<'m>>],
        exceptions: &[Signal<'m>],
    ) -> Result<Vec<Signal<'m>>, DesignError> {
        let module = expansion::merge(self.p)?;
        let residuals = self.places().map(|place| {
            let _scope = self.turn.scope(place);
            let inputs = MergeInputs {
                values: values[place],
                bytes: exceptions[place],
                upper: self.upper[place],
                flags: concat(&flags[place]),
            };
            self.m.instance("merge", &module, inputs).joined
        });
        let residuals = residuals.collect();
        self.find_adds();
        self.pipeline
            .step("merge", "residuals from planes and exceptions", 8);
        Ok(residuals)
    }
}
