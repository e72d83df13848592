//! Automatic pipelining of a datapath in steps: the registers between stages are derived from its use.
//!
//! An operator belongs to the step in which it is created; [`Pipeline::step`] ends a step. When the module is
//! finished, some steps end in a rank of registers (`cut::cuts`): as many as there are stages, chosen so that
//! the longest stage is as short as possible. A value passes each rank between the step that creates it and
//! the last one that reads it. Only the bits that are read are stored, once for all readers.
//!
//! - `advance` is the pipeline's clock enable; without it every rank holds. A rank loads only if there is
//!   valid data in front of it, so that an empty pipeline clocks no more than its valid bits. `advance` and
//!   constants belong to no step, so that they are the same everywhere. Only the ranks of `valid` are reset.
//! - A register belongs to the step in which it is declared: its next state and enable are taken there. It
//!   carries state from one block to the next.
//! - A value of a later step cannot be used in an earlier one, except through a wire that is declared in the
//!   earlier one: feedback within a cycle, on the author's responsibility.
//!
//! A step of more than a few operators is a module of its own, so that a step reads the same wherever the
//! cuts are. The same goes for the stages of each [`Pipeline::part`].

mod assemble;
mod copy;
mod cut;
mod groups;
mod keep;
mod parts;
mod pieces;
mod plan;
pub(super) mod steps;

pub(super) use assemble::stages;

use super::builder::{Builder, Signal};
use super::netlist::{NodeId, Op};
use steps::{Kept, Part, Step, Steps};

/// The datapath of a module, being described step by step.
#[derive(Clone, Copy)]
pub struct Pipeline<'m> {
    m: &'m Builder,
    /// The pipeline moves; else every register holds.
    pub advance: Signal<'m>,
    /// A block is at the input.
    pub start: Signal<'m>,
}

impl<'m> Pipeline<'m> {
    /// Makes the module a pipeline of `stages` stages, of at most as many as it has steps, with
    /// ports `advance` and `start`. Nodes that were made before belong to no step.
    pub fn new(m: &'m Builder, stages: u32) -> Self {
        let advance = m
            .input("advance", 1)
            .comment("Clock enable of the pipeline; when 0, all registers hold");
        let count = m.state.borrow().netlist.nodes.len();
        m.state.borrow_mut().pipeline = Some(Steps::new(stages, advance.id(), count));
        let start = m.input("start", 1).comment("A block is at the input");
        let pipeline = Pipeline { m, advance, start };
        pipeline.starts(start);
        pipeline
    }

    /// The condition for valid data in the first step, if it is not just `start`.
    pub fn starts(&self, present: Signal<'m>) {
        self.steps(|steps| steps.present = present.id());
    }

    /// Ends a step. `about`: a description in a few words; `weight`: its delay on the longest path.
    pub fn step(&self, name: &str, about: &str, weight: u32) {
        self.steps(|steps| {
            let number = steps.current();
            let ranked = |id: &NodeId| steps.of(*id) == Some(number);
            let forced = steps.in_rank.iter().any(ranked);
            steps.ended.push(Step {
                name: name.to_string(),
                about: about.to_string(),
                weight,
                forced,
                held: false,
            })
        });
    }

    /// Starts a part: the steps up to the next part. If the pipeline is cut into stages of several parts, the
    /// stages of each part are a module of their own. Pipelines with feedback, waits, registers in steps, or
    /// valid bits that are read before the output stay in one piece.
    pub fn part(&self, name: &str, about: &str) {
        self.steps(|steps| {
            let from = steps.current();
            steps.parts.push(Part {
                name: name.to_string(),
                about: about.to_string(),
                from,
            })
        });
    }

    /// Ends a step whose instances give their outputs `latency` moves after their inputs, and take
    /// inputs every `interval` moves; `advance` is their clock enable. Stages end around them.
    /// Beside them latency / interval copies of the bits that later steps read are kept, rounded
    /// up, not one for each move.
    pub fn wait(
        &self,
        name: &str,
        about: &str,
        outputs: &[Signal<'m>],
        latency: u32,
        interval: u32,
    ) {
        for output in outputs {
            self.in_rank(*output);
        }
        self.step(name, about, 0);
        self.steps(|steps| {
            for age in 0..latency {
                if age > 0 {
                    steps.ended.push(Step {
                        name: format!("{name}_move{}", age + 1),
                        about: String::new(),
                        weight: 0,
                        forced: true,
                        held: false,
                    });
                }
                let step = steps.ended.last_mut().expect("ended above");
                step.held = age % interval.max(1) != 0;
            }
            let waits = (outputs.iter().map(|output| output.id())).map(|id| (id, latency));
            steps.waits.extend(waits);
        });
    }

    /// Has as few stages as there can be where none is longer than `weight`, unless one step is,
    /// and says how many. All steps have ended, and none forces a cut.
    pub fn as_short_as(&self, weight: u32) -> u32 {
        self.steps(|steps| {
            let (mut stages, mut length) = (1, 0);
            for step in &steps.ended {
                if length > 0 && length + step.weight > weight {
                    (stages, length) = (stages + 1, 0);
                }
                length += step.weight;
            }
            steps.stages = stages;
            stages
        })
    }

    /// The delays of the steps that have ended.
    pub fn weights(&self) -> Vec<u32> {
        self.steps(|steps| steps.ended.iter().map(|step| step.weight).collect())
    }

    /// Makes later steps read a register of the current step as it is after the step: the register is placed
    /// in the rank behind the step, and a stage ends there.
    pub fn in_rank(&self, register: Signal<'m>) {
        self.steps(|steps| steps.in_rank.push(register.id()));
    }

    /// Of a pipeline in which a block takes `interval` moves, one behind the other: `values` are the
    /// same for all of them, so that a register in front of each stage that reads them is enough, and one
    /// every `interval` stages on the way there. It loads with the block's `first` move. Not for pipelines
    /// of parts.
    pub fn keep(&self, values: &[Signal<'m>], first: Signal<'m>, interval: u32) {
        let kept = Kept {
            values: values.iter().map(|value| value.id()).collect(),
            first: first.id(),
            interval,
        };
        self.steps(|steps| steps.kept = Some(kept));
    }

    /// Something is in the step that is being described.
    pub fn valid(&self) -> Signal<'m> {
        let signal = self.m.node(Op::Input, 1);
        let count = self.steps(|steps| {
            steps.valid.push(signal.id());
            steps.valid.len()
        });
        let number = if count == 1 {
            String::new()
        } else {
            count.to_string()
        };
        self.m.set_name(signal.id(), &format!("valid{number}"));
        signal
    }

    /// The pipeline moves, and something is in the step that is being described: the enable of its registers,
    /// so that an empty pipeline does not clock them.
    pub fn moves(&self, name: &str) -> Signal<'m> {
        (self.advance & self.valid()).named(name)
    }

    /// Steps that have ended.
    pub fn count(&self) -> u32 {
        self.steps(|steps| steps.current())
    }

    fn steps<T>(&self, with: impl FnOnce(&mut Steps) -> T) -> T {
        let mut state = self.m.state.borrow_mut();
        with(state.pipeline.as_mut().expect("made by `new`"))
    }
}
