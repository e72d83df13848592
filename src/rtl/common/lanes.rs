//! The part common to the designs with lanes: FPC-OPT and BPC-OPT of paper 2, section 4, and
//! their successors.

use std::rc::Rc;

use super::{Core, Ports};
use crate::hdl::{Builder, Module, Pipeline, Signal};

/// How payloads are put side by side, and taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Concatenation {
    /// One network for all lanes, and a prefix sum ([`super::network`]).
    #[default]
    Tree,
    /// As paper 2's figures show it: a shifter as wide as the block for each lane,
    /// and a ripple of adders.
    Parallel,
}

impl Concatenation {
    /// Both forms.
    pub const ALL: [Concatenation; 2] = [Concatenation::Tree, Concatenation::Parallel];
}

impl std::fmt::Display for Concatenation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Concatenation::Tree => "tree",
            Concatenation::Parallel => "parallel",
        })
    }
}

/// Everything that sizes the hardware; all of it validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default, a prefix of the modules'
    /// names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// Words or planes that are worked on at a time: all of a block, or half.
    pub lanes: u32,
    /// Pipeline stages, of one half of the design.
    pub stages: u32,
    /// The form of concatenation.
    pub concatenation: Concatenation,
}

impl Parameters {
    /// Of a core that has no lanes, or a fixed number of them, and no forms.
    pub fn new(name: &str, ports: Ports, stages: u32) -> Self {
        Parameters {
            name: name.to_owned(),
            ports,
            lanes: ports.words(),
            stages,
            concatenation: Concatenation::default(),
        }
    }

    /// The core that a module of these parameters is, if a block takes `passes` and the
    /// pipeline has `steps` steps.
    pub fn core(&self, module: Rc<Module>, passes: u32, steps: u32) -> Core {
        Core {
            module,
            stages: self.stages,
            latency: self.stages + passes - 1,
            interval: passes,
            steps,
        }
    }
}

/// Which pass a block is in.
#[derive(Clone, Copy)]
pub struct Pass<'m> {
    /// 1 in the second of two passes; absent where there is one.
    pub second: Option<Signal<'m>>,
}

impl<'m> Pass<'m> {
    /// Of 1 or 2 `passes`, in the pipeline's first step: the second pass follows the first in
    /// the next move.
    pub fn new(m: &'m Builder, passes: u32, pipeline: &Pipeline<'m>) -> Self {
        let second = (passes == 2).then(|| {
            let second = m.register_reset("second_pass", 1, 0);
            m.next_if(second, pipeline.advance, pipeline.start);
            pipeline.starts((pipeline.start | second).named("pass_starts"));
            second
        });
        Pass { second }
    }

    /// The half of `lanes` that this pass works on.
    pub fn half(&self, lanes: &[Signal<'m>]) -> Vec<Signal<'m>> {
        let Some(second) = self.second else {
            return lanes.to_vec();
        };
        let (first, rest) = lanes.split_at(lanes.len() / 2);
        first
            .iter()
            .zip(rest)
            .map(|(&a, &b)| second.mux(b, a))
            .collect()
    }

    /// `value` of the first pass, for the second. Nothing where there is one pass.
    pub fn of_first(
        &self,
        m: &'m Builder,
        name: &str,
        advance: Signal<'m>,
        value: Signal<'m>,
    ) -> Option<Signal<'m>> {
        let second = self.second?;
        Some(m.delay_if(name, advance & !second, value))
    }

    /// The block is complete, in the step that is being described.
    pub fn done(&self, pipeline: &Pipeline<'m>) -> Signal<'m> {
        let valid = pipeline.valid();
        self.second.map_or(valid, |second| valid & second)
    }
}
