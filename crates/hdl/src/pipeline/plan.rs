//! Assigns steps to stages, and finds the bits that cross steps and ranks of registers.

use std::collections::HashSet;

use super::copy::Source;
use super::cut::{cuts, Length};
use super::groups::{Bits, Groups};
use super::pieces::{Piece, Pieces};
use super::steps::{Step, Steps};
use crate::builder::State;
use crate::netlist::*;
use crate::DesignError;

/// A run of bits of a node: lowest bit, width.
pub(super) type Run = (NodeId, u32, u32);
/// Bits that a step reads: a node, the lowest of them, how many, and the step.
type Read = (NodeId, u32, u32, u32);

pub(super) struct Plan<'a> {
    pub name: &'a str,
    pub state: &'a State,
    pub steps: &'a Steps,
    pub source: Source<'a>,
    pub groups: Groups,
    /// The stage that each step is in, from 1; behind the last one the output's.
    pub stage_of: Vec<u32>,
    /// The bits each step reads of others, and others of it.
    pub reads: Vec<Bits>,
    pub written: Vec<Bits>,
    /// The bits in the rank of registers in front of each stage.
    pub ranks: Vec<Bits>,
    live_instances: HashSet<usize>,
}

impl<'a> Plan<'a> {
    pub fn new(name: &'a str, state: &'a State, steps: &'a Steps) -> Result<Self, DesignError> {
        let length = |step: &Step| Length {
            weight: step.weight,
            forced: step.forced,
        };
        let lengths: Vec<Length> = steps.ended.iter().map(length).collect();
        let count = lengths.len();
        let ends = cuts(&lengths, steps.stages.clamp(1, count.max(1) as u32));
        let mut stage = 1;
        let mut stage_of = vec![stage];
        for end in ends {
            stage += u32::from(end);
            stage_of.push(stage);
        }
        let netlist = &state.netlist;
        let mut plan = Plan {
            name,
            state,
            steps,
            source: Source {
                netlist,
                steps,
                pieces: Pieces::new(netlist, steps),
                live: vec![false; netlist.nodes.len()],
            },
            groups: Groups::new(netlist, steps),
            stage_of,
            reads: vec![Bits::default(); count + 1],
            written: vec![Bits::default(); count + 1],
            ranks: vec![Bits::default(); stage as usize + 1],
            live_instances: HashSet::new(),
        };
        plan.follow()?;
        plan.keep();
        Ok(plan)
    }

    pub fn last_step(&self) -> u32 {
        self.steps.current()
    }

    /// Prefix of the names of the modules of steps and parts.
    pub fn prefix(&self) -> &'a str {
        self.name.strip_suffix("_core").unwrap_or(self.name)
    }

    pub fn node(&self, id: NodeId) -> &'a Node {
        self.state.netlist.node(id)
    }

    /// Traverses the netlist from outputs and assertions to their sources, and notes the bits that
    /// cross steps on the way.
    fn follow(&mut self) -> Result<(), DesignError> {
        let netlist = &self.state.netlist;
        let mut open: Vec<Read> = Vec::new();
        let whole = |id: NodeId, step: u32| (id, 0, netlist.node(id).width, step);
        if self.source.is_local(self.steps.present, 0) {
            open.push(whole(self.steps.present, 0));
        }
        self.hand_on(self.steps.present, 0, 1);
        if let Some(kept) = &self.steps.kept {
            open.push(whole(kept.first, self.steps.of(kept.first).unwrap_or(0)));
        }
        for (port, &id) in self.state.ports.iter().zip(&netlist.port_nodes) {
            if port.direction == Direction::Output {
                open.push(whole(id, self.last_step()));
            }
        }
        for assertion in &netlist.assertions {
            let step = self.steps.of(assertion.condition).unwrap_or(0);
            open.push(whole(assertion.condition, step));
        }
        while let Some((id, low, width, step)) = open.pop() {
            if self.source.is_local(id, step) {
                self.visit(id, step, &mut open);
                continue;
            }
            // A name that the source gave bits from outside.
            self.source.live[id.index()] |= self.source.computes(id, step);
            for piece in self.source.pieces.bits(id, low, width, step) {
                let Piece::Bits { of, low, width } = piece else {
                    continue;
                };
                if self.source.is_local(of, step) {
                    self.visit(of, step, &mut open);
                    continue;
                }
                self.read(of, low, width, step)?;
                match (self.steps.of(of), self.source.pieces.alias(of)) {
                    (Some(from), Some(driver)) if from <= step => {
                        if self.source.is_local(of, from) {
                            self.visit(of, from, &mut open);
                        } else {
                            open.push((driver, low, width, from));
                        }
                    }
                    (Some(from), _) if self.source.computes(of, from) => {
                        self.visit(of, from, &mut open);
                    }
                    // Feedback: its driver is in a later step.
                    (Some(_), _) => {
                        if let Some((driver, from)) = self.driver(of) {
                            self.hand_on(driver, from, from);
                            open.push(whole(driver, from));
                        }
                    }
                    (None, _) => {}
                }
            }
        }
        Ok(())
    }

    /// Notes that the pipeline itself reads a node of a step, by the names that it has in
    /// the step `by`.
    fn hand_on(&mut self, id: NodeId, step: u32, by: u32) {
        for piece in self.source.pieces.of(id, by) {
            if let Piece::Bits { of, low, width } = piece {
                let node_width = self.node(of).width;
                self.written[step as usize].add(of, node_width, low, width);
            }
        }
    }

    /// The driver of a wire, and its step.
    pub fn driver(&self, id: NodeId) -> Option<(NodeId, u32)> {
        match self.node(id).op {
            Op::Wire { driver } => {
                driver.map(|driver| (driver, self.steps.of(driver).unwrap_or(0)))
            }
            _ => None,
        }
    }

    /// Notes that the step reads bits that it does not compute itself.
    fn read(&mut self, of: NodeId, low: u32, width: u32, step: u32) -> Result<(), DesignError> {
        let node_width = self.node(of).width;
        self.reads[step as usize].add(of, node_width, low, width);
        let Some(from) = self.steps.of(of) else {
            return Ok(());
        };
        if from > step {
            let name = |step: u32| match self.steps.ended.get(step as usize) {
                Some(step) => step.name.clone(),
                None => "output".to_string(),
            };
            return Err(DesignError::LaterStep {
                module: self.name.to_string(),
                net: crate::check::describe(&self.state.netlist, of),
                step: name(from),
                used_in: name(step),
            });
        }
        self.written[from as usize].add(of, node_width, low, width);
        let (given, stage) = (self.given_in(of, from), self.stage_of[step as usize]);
        let first = if self.is_kept(of) { stage } else { 0 };
        for stage in first.max(given + 1)..=stage {
            self.ranks[stage as usize].add(of, node_width, low, width);
        }
        Ok(())
    }

    /// The stage from which on other steps have a node.
    pub fn given_in(&self, id: NodeId, step: u32) -> u32 {
        let moves = self.steps.waits.iter().find(|(of, _)| *of == id);
        let moves = moves.map(|(_, moves)| *moves);
        let in_rank = u32::from(self.steps.in_rank.contains(&id));
        self.stage_of[step as usize] + moves.unwrap_or(in_rank)
    }

    fn visit(&mut self, id: NodeId, step: u32, open: &mut Vec<Read>) {
        if std::mem::replace(&mut self.source.live[id.index()], true) {
            return;
        }
        let node = self.node(id);
        let operands: Vec<NodeId> = match &node.op {
            Op::Register(register) => register.next.into_iter().chain(register.enable).collect(),
            Op::InstanceOutput { instance, .. } => {
                let inputs = &self.state.netlist.instances[*instance].inputs;
                if self.live_instances.insert(*instance) {
                    inputs.clone()
                } else {
                    Vec::new()
                }
            }
            op => op.operands(),
        };
        let whole = |id: NodeId| (id, 0, self.node(id).width, step);
        open.extend(operands.into_iter().map(whole));
    }
}
