//! Which quarters a move works on, and values that are gathered over the moves of a block.

use super::super::{Parameters, QUARTERS};
use crate::hdl::builder::address_width;
use crate::hdl::{Builder, Signal};

/// The quarters of a move.
#[derive(Clone, Copy)]
pub struct Turn<'m> {
    pub m: &'m Builder,
    /// The move's number in the block.
    pub beat: Signal<'m>,
    /// Quarters in a move.
    pub side: usize,
}

/// Moves of a block.
pub fn beats(p: &Parameters) -> usize {
    QUARTERS / p.side()
}

/// Bits of a move's number.
pub fn beat_bits(p: &Parameters) -> u32 {
    address_width(beats(p) as u64)
}

impl<'m> Turn<'m> {
    /// By the input `beat`.
    pub fn input(m: &'m Builder, p: &Parameters) -> Self {
        let beat = m.input("beat", beat_bits(p));
        Turn {
            m,
            beat: beat.comment("Number of the move in its block"),
            side: p.side(),
        }
    }

    /// Of a value of all quarters those of this move.
    pub fn of(&self, name: &str, quarters: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let own = (0..self.side).map(|place| {
            let all = quarters.iter().skip(place).step_by(self.side).copied();
            self.beat.select(&all.collect::<Vec<_>>())
        });
        self.m.vector(name, &own.collect::<Vec<_>>())
    }

    /// Whether a quarter of the move is the second of two.
    pub fn is_odd(&self, place: usize) -> Signal<'m> {
        match self.side {
            1 => self.beat.bit(0),
            _ => self.m.constant(place as u64 % 2, 1),
        }
    }

    /// The block's first move.
    pub fn is_first(&self) -> Signal<'m> {
        !self.beat.any()
    }

    /// The block's last move.
    pub fn is_last(&self) -> Signal<'m> {
        self.beat.all()
    }

    /// The last move but one.
    pub fn is_last_but_one(&self) -> Signal<'m> {
        let moves = (QUARTERS / self.side) as u64;
        self.beat.eq_to(moves - 2)
    }

    /// Of each second quarter of two in the move a value of the first; arbitrary of a first one.
    pub fn before(
        &self,
        advance: Signal<'m>,
        name: &str,
        values: &[Signal<'m>],
    ) -> Vec<Signal<'m>> {
        match self.side {
            1 => vec![self.m.delay_if(name, advance, values[0])],
            _ => (0..self.side).map(|place| values[place & !1]).collect(),
        }
    }

    /// In the last move a value of all quarters.
    pub fn gathered(
        &self,
        advance: Signal<'m>,
        name: &str,
        values: &[Signal<'m>],
    ) -> Vec<Signal<'m>> {
        let mut all = values.to_vec();
        for age in 1..QUARTERS / self.side {
            let older = all[..self.side].iter().enumerate().map(|(place, &value)| {
                let name = format!("{name}{place}_{age}_before");
                self.m.delay_if(&name, advance, value)
            });
            all.splice(0..0, older.collect::<Vec<_>>());
        }
        all
    }

    /// The sum of a value over the moves of a block, from the first one to this.
    pub fn added_up(&self, advance: Signal<'m>, name: &str, value: Signal<'m>) -> Signal<'m> {
        self.added_to(0, advance, name, value)
    }

    /// The same and `first`.
    pub fn added_to(
        &self,
        first: u64,
        advance: Signal<'m>,
        name: &str,
        value: Signal<'m>,
    ) -> Signal<'m> {
        let before = self.m.register(&format!("{name}_before"), value.width());
        let first = self.m.constant(first, value.width());
        let sum = self.is_first().mux(first, before) + value;
        let sum = sum.named(&format!("{name}_so_far"));
        self.m.next_if(before, advance, sum);
        sum
    }

    /// The same of one of two values: the second where `is`, which is known later than they.
    pub fn added_up_of_two(
        &self,
        advance: Signal<'m>,
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
        self.m.next_if(before, advance, sum);
        sum
    }

    /// The OR of a value over the moves of a block, from the first one to this.
    pub fn ored(&self, advance: Signal<'m>, name: &str, value: Signal<'m>) -> Signal<'m> {
        let before = self.m.register(&format!("{name}_before"), value.width());
        let all = (!self.is_first()).gate(before) | value;
        let all = all.named(&format!("{name}_so_far"));
        self.m.next_if(before, advance, all);
        all
    }
}
