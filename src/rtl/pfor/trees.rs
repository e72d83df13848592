//! Trees of sums and of extremes, a level at a time.

use crate::hdl::{Builder, Signal};

/// Numbers that are added up, pairs of them a level.
pub struct Sum<'m> {
    name: String,
    numbers: Vec<Signal<'m>>,
    level: u32,
}

impl<'m> Sum<'m> {
    /// Of numbers of one width; `name`: a part of names.
    pub fn new(name: impl Into<String>, numbers: Vec<Signal<'m>>) -> Self {
        Sum {
            name: name.into(),
            numbers,
            level: 0,
        }
    }

    /// The sum, if all numbers are added up.
    pub fn done(&self) -> Option<Signal<'m>> {
        match self.numbers[..] {
            [sum] => Some(sum),
            _ => None,
        }
    }

    /// Adds pairs, if there are any.
    pub fn add_level(&mut self, m: &'m Builder) {
        if self.done().is_some() {
            return;
        }
        self.level += 1;
        let width = self.numbers[0].width() + 1;
        let pairs = self.numbers.chunks(2).map(|pair| match pair {
            [a, b] => a.resize(width) + b.resize(width),
            rest => rest[0].resize(width),
        });
        let name = format!("{}_level{}", self.name, self.level);
        self.numbers = m.vector(&name, &pairs.collect::<Vec<_>>());
    }

    /// The sum, in whatever levels are left.
    pub fn finish(mut self, m: &'m Builder) -> Signal<'m> {
        loop {
            if let Some(sum) = self.done() {
                return sum;
            }
            self.add_level(m);
        }
    }
}

/// Which of two numbers stays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extreme {
    Least,
    Greatest,
}

/// Numbers of which the extreme one is looked for, each with something that goes with it; of equal
/// ones the first.
pub struct Choice<'m> {
    name: String,
    extreme: Extreme,
    /// A number, and what goes with it.
    numbers: Vec<(Signal<'m>, Option<Signal<'m>>)>,
    level: u32,
}

impl<'m> Choice<'m> {
    /// Of numbers of one width; `name`: a part of names.
    pub fn new(
        name: impl Into<String>,
        extreme: Extreme,
        numbers: Vec<(Signal<'m>, Option<Signal<'m>>)>,
    ) -> Self {
        Choice {
            name: name.into(),
            extreme,
            numbers,
            level: 0,
        }
    }

    /// The number, and what goes with it, if there is one left.
    pub fn done(&self) -> Option<(Signal<'m>, Option<Signal<'m>>)> {
        match self.numbers[..] {
            [chosen] => Some(chosen),
            _ => None,
        }
    }

    /// Compares pairs, if there are any.
    pub fn compare_level(&mut self, m: &'m Builder) {
        if self.done().is_some() {
            return;
        }
        self.level += 1;
        let name = format!("{}_level{}", self.name, self.level);
        let pairs = self.numbers.chunks(2).enumerate().map(|(number, pair)| {
            let [(a, with_a), (b, with_b)] = pair else {
                return pair[0];
            };
            let second = match self.extreme {
                Extreme::Least => b.lt(*a),
                Extreme::Greatest => a.lt(*b),
            };
            let second = second.named(&format!("{name}_takes_second{number}"));
            let with = with_a.zip(*with_b).map(|(a, b)| second.mux(b, a));
            (second.mux(*b, *a), with)
        });
        let (numbers, with): (Vec<Signal>, Vec<Option<Signal>>) = pairs.unzip();
        let numbers = m.vector(&name, &numbers);
        let has_with = with.iter().flatten().next().is_some();
        let with = match has_with {
            true => {
                let with: Vec<Signal> = with.into_iter().flatten().collect();
                let with = m.vector(&format!("{name}_of"), &with);
                with.into_iter().map(Some).collect()
            }
            false => with,
        };
        self.numbers = numbers.into_iter().zip(with).collect();
    }
}
