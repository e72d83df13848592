//! Gathers values over the cycles of a block. A cycle is an enabled cycle with a quarter in the step, `moves`: what is
//! gathered stays while nothing comes, and is not clocked then. If a cycle has the whole block, there is nothing to gather.

use super::super::turn::{beats, Turn};
use super::super::{Parameters, QUARTERS};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Pipeline, Signal};

/// Bits of a cycle's number; `None` if a block takes one cycle.
pub fn beat_bits(p: &Parameters) -> Option<u32> {
    (beats(p) > 1).then(|| address_width(beats(p) as u64))
}

impl<'m> Turn<'m> {
    /// Declares the input `beat`, if there is one.
    pub fn input(m: &'m Builder, p: &Parameters) -> Self {
        let beat = beat_bits(p).map(|bits| m.input("beat", bits));
        let says = "Number of the enabled cycle in its block";
        Turn::new(m, p, beat.map(|beat| beat.comment(says)))
    }

    /// Declares the output `beat_out`, if there is one.
    pub fn output(&self) {
        if let Some(beat) = self.beat {
            let output = self.m.output("beat_out", beat);
            output.comment("Number of the enabled cycle in its block");
        }
    }

    /// The block's first cycle.
    pub fn is_first(&self) -> Signal<'m> {
        let one = self.m.constant(1, 1);
        self.beat.map_or(one, |beat| !beat.any())
    }

    /// The block's last cycle.
    pub fn is_last(&self) -> Signal<'m> {
        let one = self.m.constant(1, 1);
        self.beat.map_or(one, Signal::all)
    }

    /// Declares the outputs `done`, which comes with a block's last cycle, and `nearly`, which comes a cycle earlier. If a
    /// block takes one cycle, `nearly` is left to the user.
    pub fn ends(&self, pipeline: &Pipeline<'m>) {
        let done = self.m.output("done", pipeline.valid() & self.is_last());
        done.comment("Outputs hold the results about a block");
        if let Some(beat) = self.beat {
            let moves = (QUARTERS / self.side) as u64;
            let is_next = beat.eq_to(moves - 2);
            let nearly = self.m.output("nearly", pipeline.valid() & is_next);
            nearly.comment("Outputs hold the results about a block in the next enabled cycle");
        }
    }

    /// A register for what the block's previous cycles had; `None` if the block takes one cycle.
    pub fn register(&self, name: &str, width: u32) -> Option<Signal<'m>> {
        let register = |_| self.m.register(&format!("{name}_before"), width);
        self.beat.map(register)
    }

    /// For each quarter that is the second of a pair, the value of the first; arbitrary for the first of a pair.
    pub fn before(&self, moves: Signal<'m>, name: &str, values: &[Signal<'m>]) -> Vec<Signal<'m>> {
        match self.side {
            1 => vec![self.m.delay_if(name, moves, values[0])],
            _ => (0..self.side).map(|place| values[place & !1]).collect(),
        }
    }

    /// The values of all quarters, valid in the block's last cycle.
    pub fn gathered(
        &self,
        moves: Signal<'m>,
        name: &str,
        values: &[Signal<'m>],
    ) -> Vec<Signal<'m>> {
        let mut all = values.to_vec();
        for age in 1..QUARTERS / self.side {
            let older = all[..self.side].iter().enumerate().map(|(place, &value)| {
                let name = format!("{name}{place}_{age}_before");
                self.m.delay_if(&name, moves, value)
            });
            all.splice(0..0, older.collect::<Vec<_>>());
        }
        all
    }

    /// The sum of a value over the block's cycles up to this one.
    pub fn added_up(&self, moves: Signal<'m>, name: &str, value: Signal<'m>) -> Signal<'m> {
        self.added_to(0, moves, name, value)
    }

    /// [`Self::added_up`], plus `first`.
    pub fn added_to(
        &self,
        first: u64,
        moves: Signal<'m>,
        name: &str,
        value: Signal<'m>,
    ) -> Signal<'m> {
        let first = self.m.constant(first, value.width());
        let Some(before) = self.register(name, value.width()) else {
            return first + value;
        };
        let sum = self.is_first().mux(first, before) + value;
        let sum = sum.named(&format!("{name}_so_far"));
        self.m.next_if(before, moves, sum);
        sum
    }

    /// [`Self::added_up`] for one of two values: the second if `is`, which arrives later than the values.
    pub fn added_up_of_two(
        &self,
        moves: Signal<'m>,
        name: &str,
        values: [Signal<'m>; 2],
        is: Signal<'m>,
    ) -> Signal<'m> {
        let before = self
            .m
            .register(&format!("{name}_before"), values[0].width());
        let kept = (!self.is_first())
            .gate(before)
            .named(&format!("{name}_kept"));
        let [sum, other] = values.map(|value| kept + value);
        let sum = is.mux(other, sum).named(&format!("{name}_so_far"));
        self.m.next_if(before, moves, sum);
        sum
    }

    /// The OR of a value over the block's cycles up to this one.
    pub fn ored(&self, moves: Signal<'m>, name: &str, value: Signal<'m>) -> Signal<'m> {
        let Some(before) = self.register(name, value.width()) else {
            return value;
        };
        let all = (!self.is_first()).gate(before) | value;
        let all = all.named(&format!("{name}_so_far"));
        self.m.next_if(before, moves, all);
        all
    }
}
