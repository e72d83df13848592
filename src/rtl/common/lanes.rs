//! Shared parts of the designs with lanes: FPC-OPT and BPC-OPT of paper 2, section 4, and their successors.

use std::rc::Rc;

use super::{Core, Ports};
use crate::hdl::{Builder, Module, Pipeline, Signal};

/// How payloads are concatenated and extracted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Concatenation {
    /// One network for all lanes, with a prefix sum ([`super::network`]).
    #[default]
    Tree,
    /// As in paper 2's figures: a shifter as wide as the block for each lane, and a ripple of adders.
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

/// The parameters of the hardware, validated by the caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameters {
    /// The design's name with its parameters that are not the default; a prefix of module names.
    pub name: String,
    /// Sizes of blocks, bursts and ports.
    pub ports: Ports,
    /// Words or planes processed in parallel: all of a block, or half.
    pub lanes: u32,
    /// Pipeline stages of the compressor or the decompressor.
    pub stages: u32,
    /// The form of concatenation.
    pub concatenation: Concatenation,
}

impl Parameters {
    /// Parameters of a core without lanes or with a fixed number of them, and with the default form of
    /// concatenation.
    pub fn new(name: &str, ports: Ports, stages: u32) -> Self {
        Parameters {
            name: name.to_owned(),
            ports,
            lanes: ports.words(),
            stages,
            concatenation: Concatenation::default(),
        }
    }

    /// The core of this module, if a block takes `passes` passes and the pipeline has `steps` steps.
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

/// The pass that a block is in.
#[derive(Clone, Copy)]
pub struct Pass<'m> {
    /// 1 in the second of two passes; absent if there is one pass.
    pub second: Option<Signal<'m>>,
}

impl<'m> Pass<'m> {
    /// With 1 or 2 `passes`, in the pipeline's first step. The second pass follows the first in the next
    /// enabled cycle.
    pub fn new(m: &'m Builder, passes: u32, pipeline: &Pipeline<'m>) -> Self {
        let second = (passes == 2).then(|| {
            let second = m.register_reset("second_pass", 1, 0);
            m.next_if(second, pipeline.advance, pipeline.start);
            pipeline.starts((pipeline.start | second).named("pass_starts"));
            second
        });
        Pass { second }
    }

    /// The half of `lanes` that this pass processes.
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

    /// Keeps `value` of the first pass for the second. `None` if there is one pass.
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

    /// The block is complete in the current step.
    pub fn done(&self, pipeline: &Pipeline<'m>) -> Signal<'m> {
        let valid = pipeline.valid();
        self.second.map_or(valid, |second| valid & second)
    }
}
