//! Trees of sums and of minima or maxima, built level by level; several of one form in parallel.

use std::rc::Rc;

use crate::hdl::{concat, ports, Builder, DesignError, Module, Signal};

/// Fewer sums than this are not a module of their own.
const FEW: usize = 4;

/// Lists of numbers to add up, one level of pairs at a time.
pub struct Sum<'m> {
    name: String,
    lists: Vec<Vec<Signal<'m>>>,
    level: u32,
}

impl<'m> Sum<'m> {
    /// One list, of numbers of one width; `name`: a prefix of names.
    pub fn new(name: impl Into<String>, numbers: Vec<Signal<'m>>) -> Self {
        Sum::of_lists(name, vec![numbers])
    }

    /// Several lists of one length.
    pub fn of_lists(name: impl Into<String>, lists: Vec<Vec<Signal<'m>>>) -> Self {
        Sum {
            name: name.into(),
            lists,
            level: 0,
        }
    }

    /// The sum of each list, if complete.
    pub fn all_done(&self) -> Option<Vec<Signal<'m>>> {
        let done = self.lists.iter().map(|numbers| match numbers[..] {
            [sum] => Some(sum),
            _ => None,
        });
        done.collect()
    }

    /// The sum of the first list, if complete.
    pub fn done(&self) -> Option<Signal<'m>> {
        self.all_done()?.first().copied()
    }

    /// Adds one level of pairs, if there are any.
    pub fn add_level(&mut self, m: &'m Builder) -> Result<(), DesignError> {
        if self.all_done().is_some() {
            return Ok(());
        }
        self.level += 1;
        let each = self.lists[0].len();
        let name = format!("{}_level{}", self.name, self.level);
        let sums = if each % 2 == 0 && each * self.lists.len() >= 2 * FEW {
            pair_sums(m, &name, &self.lists.concat())?
        } else {
            let width = self.lists[0][0].width() + 1;
            let pairs = self.lists.iter().flat_map(|numbers| numbers.chunks(2));
            let sums = pairs.map(|pair| match pair {
                [a, b] => a.resize(width) + b.resize(width),
                rest => rest[0].resize(width),
            });
            m.vector(&name, &sums.collect::<Vec<_>>())
        };
        self.lists = (sums.chunks(each.div_ceil(2))).map(<[_]>::to_vec).collect();
        Ok(())
    }

    /// The sum of the first list, after all remaining levels.
    pub fn finish(mut self, m: &'m Builder) -> Result<Signal<'m>, DesignError> {
        loop {
            if let Some(sum) = self.done() {
                return Ok(sum);
            }
            self.add_level(m)?;
        }
    }
}

ports! {
    PairSumsInputs { numbers } -> PairSumsOutputs { sums }
}

/// The sums of pairs of numbers of one width, as a net `name`.
fn pair_sums<'m>(
    m: &'m Builder,
    name: &str,
    numbers: &[Signal<'m>],
) -> Result<Vec<Signal<'m>>, DesignError> {
    let width = numbers[0].width();
    let module = pair_sums_module(numbers.len() as u32 / 2, width)?;
    let numbers = concat(numbers);
    let added = m.instance(&format!("add_{name}"), &module, PairSumsInputs { numbers });
    Ok(added.sums.named(name).parts(width + 1))
}

/// Combinational.
fn pair_sums_module(count: u32, width: u32) -> Result<Rc<Module>, DesignError> {
    let text = include_str!("library/pair_sums.v");
    let m = Builder::library("pair_sums", text, &[("COUNT", count), ("WIDTH", width)]);
    m.doc(&format!(
        "The {count} sums of pairs of neighbouring numbers of {width} bits. Combinational."
    ));
    let numbers = m.input("numbers", 2 * count * width);
    numbers.comment("Numbers, the first in the lowest bits");
    let numbers = numbers.parts(width);
    let pairs = numbers.chunks_exact(2);
    let sums: Vec<Signal> = pairs
        .map(|pair| pair[0].resize(width + 1) + pair[1].resize(width + 1))
        .collect();
    m.output("sums", concat(&m.vector("sum", &sums)))
        .comment("Sum of each pair, the first pair's in the lowest bits");
    m.finish()
}

/// Which of two numbers is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extreme {
    Least,
    Greatest,
}

/// A number, and a value that accompanies it.
pub type Numbered<'m> = (Signal<'m>, Option<Signal<'m>>);

/// Lists of numbers. In each, the minimum or maximum is searched, with the value that accompanies it. Of
/// equal numbers the first is kept.
pub struct Choice<'m> {
    name: String,
    extreme: Extreme,
    lists: Vec<Vec<Numbered<'m>>>,
    level: u32,
}

impl<'m> Choice<'m> {
    /// One list, of numbers of one width; `name`: a prefix of names.
    pub fn new(name: impl Into<String>, extreme: Extreme, numbers: Vec<Numbered<'m>>) -> Self {
        Choice::of_lists(name, extreme, vec![numbers])
    }

    /// Several lists of one length.
    pub fn of_lists(
        name: impl Into<String>,
        extreme: Extreme,
        lists: Vec<Vec<Numbered<'m>>>,
    ) -> Self {
        Choice {
            name: name.into(),
            extreme,
            lists,
            level: 0,
        }
    }

    /// The result of each list, if complete.
    pub fn all_done(&self) -> Option<Vec<Numbered<'m>>> {
        let done = self.lists.iter().map(|numbers| match numbers[..] {
            [chosen] => Some(chosen),
            _ => None,
        });
        done.collect()
    }

    /// The result of the first list, if complete.
    pub fn done(&self) -> Option<Numbered<'m>> {
        self.all_done()?.first().copied()
    }

    /// Compares one level of pairs, if there are any.
    pub fn compare_level(&mut self, m: &'m Builder) {
        if self.all_done().is_some() {
            return;
        }
        self.level += 1;
        let name = format!("{}_level{}", self.name, self.level);
        let each = self.lists[0].len().div_ceil(2);
        let pairs = self.lists.iter().flat_map(|numbers| numbers.chunks(2));
        let chosen = pairs.enumerate().map(|(number, pair)| {
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
        let (numbers, with): (Vec<Signal>, Vec<Option<Signal>>) = chosen.unzip();
        let numbers = m.vector(&name, &numbers);
        let with = match with.iter().copied().collect::<Option<Vec<Signal>>>() {
            Some(with) => {
                let with = m.vector(&format!("{name}_of"), &with);
                with.into_iter().map(Some).collect()
            }
            None => with,
        };
        let numbers: Vec<Numbered> = numbers.into_iter().zip(with).collect();
        self.lists = numbers.chunks(each).map(<[_]>::to_vec).collect();
    }
}
