//! Proofs of properties of the emitted Verilog, by Yosys and ABC.
//!
//! A [`Property`](property::Property) is a Verilog module of assertions (`checkers/`) that looks at the ports
//! of a design. The design's Verilog does not depend on it. To make sure that a proof means something, each
//! property also has to fail for the design with a bug planted in its Verilog.
//!
//! Memories return an arbitrary word at each read, so a proof holds for all contents of tables. Registers
//! without a reset start with arbitrary values.

mod claims;
pub mod cone;
mod core;
mod half;
pub mod property;
mod raw_fifo;
mod turn;
mod way;
mod wrapper;

use std::collections::BTreeMap;
use std::time::Instant;

use crate::design::emit::Emitted;
use crate::flow::formal::{Cut, Engine, Problem, Verdict};
use crate::flow::FlowError;

/// Verilog with assertions about a design, and the bug that they have to refuse.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The property's name.
    pub property: &'static str,
    /// The module or modules that it is about.
    pub of: String,
    files: BTreeMap<String, String>,
    asserts: &'static [&'static str],
    /// The same with a planted bug, and what the bug is.
    bug: Option<(String, BTreeMap<String, String>)>,
    /// Cycles within which the bug shows, at least.
    bug_cycles: u32,
    /// Runs of at most this many cycles are checked; None: unbounded.
    cycles: Option<u32>,
    /// For a property of control: the wires whose data it also reads. All wide registers are abstracted except those
    /// that these wires depend on.
    control: Option<&'static [&'static str]>,
    /// The checkers see where blocks are in the design.
    sees_places: bool,
    /// It is checked from every state, where this many cycles are an unbounded proof.
    from_any_state: Option<u32>,
}

/// How hard to try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Seconds for each way of going about it.
    pub seconds: u32,
    /// Cycles that are searched where no unbounded proof is found.
    pub cycles: u32,
    /// Whether the planted bug is looked for, too.
    pub bugs: bool,
    /// The engine for proofs without a bound: ABC's reachability or rIC3.
    pub unbounded: Engine,
}

/// The outcome of a claim.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// None: neither proved nor refuted, and not even one cycle was searched completely.
    pub verdict: Option<Verdict>,
    /// Seconds that it took.
    pub seconds: f64,
    /// The planted bug, and the cycle in which it shows, or None if it was not found.
    pub bug: Option<(String, Option<u32>)>,
}

/// Minimum widths of data registers; control registers are narrower. The first limit leaves only the
/// registers that most control logic needs; higher limits keep lengths and places of blocks, too. If a limit
/// is too low, the claim is refuted at once.
const DATA_BITS: [u32; 4] = [6, 10, 16, 64];

/// Assertions of checkers that are no promises, about where blocks are inside. If they are inductive, the
/// proof of a promise assumes them.
const AIDS: &[&str] = &["its_place"];
const AIDS_DATA_BITS: u32 = 10;
const AIDS_SECONDS: u32 = 60;

impl Claim {
    /// Proves it, or finds a run in which it fails.
    ///
    /// # Errors
    /// If Yosys or ABC is missing or fails.
    pub fn decide(&self, effort: Effort) -> Result<Outcome, FlowError> {
        let begun = Instant::now();
        let verdict = self.verdict(effort)?;
        let seconds = begun.elapsed().as_secs_f64();
        let bug = match &self.bug {
            Some((about, files)) if effort.bugs => {
                let search = match self.from_any_state {
                    Some(cycles) => Engine::Unrolled { cycles },
                    None => Engine::Search {
                        cycles: self.searched(effort),
                    },
                };
                let graph = self.problem(files, None, &[]).graph()?;
                let cycle = match graph.decide(search, effort.seconds)? {
                    Some(Verdict::Refuted { cycle }) => Some(cycle),
                    _ => None,
                };
                Some((about.clone(), cycle))
            }
            _ => None,
        };
        Ok(Outcome {
            verdict,
            seconds,
            bug,
        })
    }

    /// First an unbounded proof, with as little logic as possible; then a bounded search.
    fn verdict(&self, effort: Effort) -> Result<Option<Verdict>, FlowError> {
        if let Some(cycles) = self.from_any_state {
            let graph = self.problem(&self.files, None, &[]).graph()?;
            return graph.decide(Engine::Unrolled { cycles }, effort.seconds);
        }
        if self.cycles.is_none() {
            let aids = if self.is_aided()? { AIDS } else { &[] };
            let mut before = Vec::new();
            for cut in self.cuts() {
                let graph = self.problem(&self.files, cut, aids).graph()?;
                // ABC would return the same result for the same graph.
                let aiger = graph.aiger()?;
                if aiger == before {
                    continue;
                }
                before = aiger;
                match graph.decide(effort.unbounded, effort.seconds)? {
                    Some(Verdict::Proved) => return Ok(Some(Verdict::Proved)),
                    found @ Some(Verdict::Refuted { .. }) if cut.is_none() => return Ok(found),
                    _ => (),
                }
            }
        }
        let graph = self.problem(&self.files, None, &[]).graph()?;
        let cycles = self.searched(effort);
        graph.decide(Engine::Search { cycles }, effort.seconds)
    }

    /// Whether the checkers have helper assertions, and these are proved from control registers alone.
    fn is_aided(&self) -> Result<bool, FlowError> {
        if !self.sees_places {
            return Ok(false);
        }
        let mut problem = self.problem(&self.files, Some(cut(AIDS_DATA_BITS, &[])), &[]);
        problem.asserts = AIDS;
        let found = problem.graph()?.decide(Engine::Induction, AIDS_SECONDS)?;
        Ok(found == Some(Verdict::Proved))
    }

    /// The cuts to try: sets of registers with arbitrary values, the largest first, and then no cut.
    fn cuts(&self) -> Vec<Option<Cut<'static>>> {
        let of_control = self
            .control
            .map(|wires| DATA_BITS.map(|bits| Some(cut(bits, wires))));
        of_control.into_iter().flatten().chain([None]).collect()
    }

    /// Cycles of a search, at least as many as its bug needs: a shorter search would mean nothing.
    fn searched(&self, effort: Effort) -> u32 {
        self.cycles.unwrap_or(effort.cycles.max(self.bug_cycles))
    }

    fn problem<'a>(
        &'a self,
        files: &'a BTreeMap<String, String>,
        cut: Option<Cut<'a>>,
        aids: &'a [&'a str],
    ) -> Problem<'a> {
        Problem {
            files,
            top: wrapper::TOP,
            asserts: self.asserts,
            assumes: aids,
            cut,
            plain: self.from_any_state.is_some(),
        }
    }

    /// The same claim about Verilog with `old` replaced by `new`. None: `old` is not there.
    pub fn with_change(&self, old: &str, new: &str) -> Option<Claim> {
        let mut changed = self.clone();
        for text in changed.files.values_mut() {
            *text = text.replace(old, new);
        }
        (changed.files != self.files).then_some(changed)
    }

    /// The planted bug with which the claim must fail.
    pub fn bug(&self) -> Option<&str> {
        self.bug.as_ref().map(|(about, _)| about.as_str())
    }

    /// Whether an outcome is as expected: not refuted, a run of limited length searched to its end, and the
    /// bug found.
    pub fn is_kept(&self, outcome: &Outcome) -> bool {
        let holds = match outcome.verdict {
            Some(Verdict::Proved) => true,
            Some(Verdict::Holds { cycles }) => self.cycles.is_none_or(|all| cycles >= all),
            Some(Verdict::Refuted { .. }) | None => false,
        };
        holds && !matches!(outcome.bug, Some((_, None)))
    }
}

/// Registers of at least this many bits, except the checker's and those that these wires of the top module show.
fn cut(bits: u32, wires: &'static [&'static str]) -> Cut<'static> {
    let checker = wrapper::CHECKER;
    Cut {
        bits,
        checker,
        wires,
    }
}

/// The claims about a design: each property, for each half to which it applies.
pub fn claims(emitted: &Emitted) -> Vec<Claim> {
    property::PROPERTIES
        .iter()
        .flat_map(|property| property.claims(emitted))
        .collect()
}
