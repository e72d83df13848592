//! The steps that a pipeline was described in.

use crate::netlist::{NodeId, Op};

/// A step that has ended.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub name: String,
    /// Its description in the Verilog.
    pub about: String,
    /// Its delay on the longest path, in the unit of all steps.
    pub weight: u32,
    /// A stage must end with it.
    pub forced: bool,
    /// There is no rank behind it, only its valid bit: the rank before it still holds.
    pub held: bool,
}

/// Steps that belong together, up to the next part.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub name: String,
    /// Its description in the Verilog.
    pub about: String,
    /// The number of its first step.
    pub from: u32,
}

/// Values that are the same for all of a block's moves.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub values: Vec<NodeId>,
    /// Flag of the block's first move.
    pub first: NodeId,
    pub interval: u32,
}

/// The steps of a builder's module, and the nodes and instances in each.
pub(crate) struct Steps {
    pub ended: Vec<Step>,
    pub parts: Vec<Part>,
    pub stages: u32,
    pub advance: NodeId,
    /// A block is at the input.
    pub present: NodeId,
    /// Placeholders for the valid bit of their step.
    pub valid: Vec<NodeId>,
    /// Registers that are placed in the rank behind their step.
    pub in_rank: Vec<NodeId>,
    /// Outputs of instances, and the moves that they take.
    pub waits: Vec<(NodeId, u32)>,
    pub kept: Option<Kept>,
    of_node: Vec<Option<u32>>,
    of_instance: Vec<u32>,
}

impl Steps {
    /// No step has ended. The nodes that there are, `made`, belong to none.
    pub fn new(stages: u32, advance: NodeId, made: usize) -> Self {
        Steps {
            ended: Vec::new(),
            parts: Vec::new(),
            stages,
            advance,
            present: advance,
            valid: Vec::new(),
            in_rank: Vec::new(),
            waits: Vec::new(),
            kept: None,
            of_node: vec![None; made],
            of_instance: Vec::new(),
        }
    }

    pub fn current(&self) -> u32 {
        self.ended.len() as u32
    }

    /// The step of a node; None if it is the same everywhere.
    pub fn of(&self, id: NodeId) -> Option<u32> {
        self.of_node.get(id.index()).copied().flatten()
    }

    pub fn of_instance(&self, number: usize) -> u32 {
        self.of_instance[number]
    }

    /// A node is being made.
    pub fn made(&mut self, op: &Op) {
        let step = (!matches!(op, Op::Constant(_))).then(|| self.current());
        self.of_node.push(step);
    }

    /// An instance is being made.
    pub fn instance_made(&mut self) {
        self.of_instance.push(self.current());
    }
}
