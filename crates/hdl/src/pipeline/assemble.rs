//! Puts a pipeline's modules together: one for each step that is not small, and the
//! pipeline's own with the ranks between stages.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::copy::Copy;
use super::groups::{Group, Table};
use super::pieces::Piece;
use super::plan::{Plan, Run};
use super::steps::Steps;
use crate::builder::{Builder, Signal, State};
use crate::netlist::*;
use crate::signal::concat;
use crate::DesignError;

/// A step of more operators than this is a module of its own; all instances of a module count as four, of one
/// with a text as three.
const SMALL_STEP: u32 = 10;

/// The module of a pipeline.
pub(crate) fn stages(name: &str, state: State, steps: Steps) -> Result<Rc<Module>, DesignError> {
    let plan = Plan::new(name, &state, &steps)?;
    plan.module()
}

impl Plan<'_> {
    /// The whole pipeline.
    fn module(&self) -> Result<Rc<Module>, DesignError> {
        let m = Builder::new(self.name);
        for line in &self.state.doc {
            m.doc(line);
        }
        let mut here = Here::new(&m, self.ranks.len());
        self.inputs(&mut here);
        let stages = self.ranks.len() as u32 - 1;
        let parts = self.parts();
        if !parts.is_empty() {
            m.section("Where blocks are");
            for stage in 1..stages {
                self.control(&mut here, stage);
            }
        }
        for part in &parts {
            self.part(&mut here, part)?;
        }
        if parts.is_empty() {
            for stage in 1..stages {
                self.stage(&mut here, stage)?;
                self.control(&mut here, stage);
                self.rank(&mut here, stage);
            }
        }
        m.section(&self.title(stages, &[]));
        self.outputs(&here);
        m.finish()
    }

    /// The steps of a stage, without the registers behind it.
    pub(super) fn stage(&self, here: &mut Here<'_>, stage: u32) -> Result<(), DesignError> {
        let steps = self.steps_of(stage);
        here.m.section(&self.title(stage, &steps));
        for step in steps {
            self.step(here, step)?;
        }
        Ok(())
    }

    pub(super) fn steps_of(&self, stage: u32) -> Vec<u32> {
        let all = 0..self.last_step();
        all.filter(|&step| self.stage_of[step as usize] == stage)
            .collect()
    }

    fn title(&self, stage: u32, steps: &[u32]) -> String {
        let stages = self.ranks.len() as u32 - 2;
        if stage > stages {
            return "Output".to_string();
        }
        let about = steps
            .iter()
            .map(|&s| self.steps.ended[s as usize].about.as_str());
        let about: Vec<&str> = about.filter(|about| !about.is_empty()).collect();
        format!("Stage {stage} of {stages}: {}", about.join("; "))
    }

    fn inputs<'b>(&self, here: &mut Here<'b>) {
        let netlist = &self.state.netlist;
        for (port, &id) in self.state.ports.iter().zip(&netlist.port_nodes) {
            if port.direction == Direction::Input {
                let signal = here.m.input(&port.name, port.width);
                if let Some(text) = &self.node(id).comment {
                    here.m.set_comment(signal.id(), text);
                }
                here.own.add(netlist, &[(id, 0, port.width)], signal);
            }
        }
        for (index, node) in netlist.nodes.iter().enumerate() {
            let id = NodeId(index as u32);
            if self.source.pieces.feeds_back(id) {
                let wire = here
                    .m
                    .wire(&self.groups.all[self.groups.of(id)].name, node.width);
                here.own.add(netlist, &[(id, 0, node.width)], wire);
            }
        }
    }

    /// Describes a step, as a module of its own unless it is small.
    fn step<'b>(&self, here: &mut Here<'b>, step: u32) -> Result<(), DesignError> {
        let netlist = &self.state.netlist;
        if !self.is_small(step) {
            return self.instance(here, step);
        }
        let mut copy = Copy::new(&self.source, step, here.m, |id, low, width| {
            self.value(here, id, low, width, self.stage_of[step as usize])
        });
        copy.all(HashSet::new());
        self.vectors(here.m, &copy, step, &[]);
        let written = &self.written[step as usize];
        let mut found = Vec::new();
        for group in written.groups(&self.groups) {
            for run in written.runs(&self.groups.all[group]) {
                if self.source.computes(run.0, step) {
                    found.push((run, copy.bits(run.0, run.1, run.2)));
                }
            }
        }
        drop(copy);
        for (run, signal) in found {
            here.own.add(netlist, &[run], signal);
        }
        self.feed_back(here, step);
        Ok(())
    }

    /// Drives the wires to earlier steps from a step that has been described.
    fn feed_back(&self, here: &Here<'_>, step: u32) {
        for index in 0..self.state.netlist.nodes.len() as u32 {
            let id = NodeId(index);
            let driver = self
                .driver(id)
                .filter(|_| self.source.pieces.feeds_back(id));
            let Some((driver, _)) = driver.filter(|&(_, from)| from == step) else {
                continue;
            };
            let wire = here.own.get(id, 0, self.node(id).width);
            let value = self.whole(here, driver, step);
            if let Some(wire) = wire {
                here.m.drive(wire, value);
            }
        }
    }

    /// Comment of a port that carries bits of a group: the group's own comment, or its parts and the
    /// step that makes them.
    pub(super) fn about_group(&self, group: &Group, runs: &[Run]) -> String {
        let first = self.node(group.members[0]);
        let step = match (self.steps.of(group.members[0]), &first.op) {
            (_, Op::Input) | (None, _) => "input of the pipeline".to_owned(),
            (Some(step), _) => format!("from step {}", step + 1),
        };
        let widths = runs.iter().map(|run| run.2);
        let (least, most) = (widths.clone().min(), widths.max());
        let text = match (&first.comment, runs.len(), least == most) {
            (Some(own), ..) => return own.clone(),
            (None, 0 | 1, _) => step,
            (None, parts, true) if most == Some(1) => format!("{parts} bits, {step}"),
            (None, parts, true) => format!("{parts} of {} bits, {step}", most.unwrap_or(0)),
            (None, parts, false) => {
                let (least, most) = (least.unwrap_or(0), most.unwrap_or(0));
                format!("{parts} of {least} to {most} bits, the first lowest, {step}")
            }
        };
        let mut letters = text.chars();
        let capital = letters.next().map(|c| c.to_ascii_uppercase());
        capital.into_iter().chain(letters).collect()
    }

    fn is_small(&self, step: u32) -> bool {
        let netlist = &self.state.netlist;
        let mut modules = HashSet::new();
        let mut cost = |(index, node): (usize, &Node)| {
            let id = NodeId(index as u32);
            match node.op {
                _ if !self.source.live[index] || !self.source.computes(id, step) => 0,
                Op::InstanceOutput { instance, .. } => {
                    let module = &netlist.instances[instance].module;
                    let cost = if module.library.is_some() { 3 } else { 4 };
                    cost * u32::from(modules.insert(module.name.as_str()))
                }
                Op::Unary(..) | Op::Binary(..) | Op::Mux { .. } | Op::Register(_) => 1,
                _ => 0,
            }
        };
        netlist.nodes.iter().enumerate().map(&mut cost).sum::<u32>() <= SMALL_STEP
    }

    /// The step as a module and an instance of it.
    fn instance<'b>(&self, here: &mut Here<'b>, step: u32) -> Result<(), DesignError> {
        let netlist = &self.state.netlist;
        let about = &self.steps.ended[step as usize];
        let inner = Builder::new(format!("{}_{}", self.prefix(), about.name));
        let number = format!("Step {} of {} of {}", step + 1, self.last_step(), self.name);
        inner.doc(&format!("{number}: {}.", about.about));

        let mut given = Table::default();
        let mut pins = Vec::new();
        for group in self.reads[step as usize].groups(&self.groups) {
            let group = &self.groups.all[group];
            let runs = self.reads[step as usize].runs(group);
            let port = inner.input(&group.name, width_of(&runs));
            port.comment(&self.about_group(group, &runs));
            given.add(netlist, &runs, port);
            pins.push((
                group.name.clone(),
                self.gather(here, &runs, self.stage_of[step as usize]),
            ));
        }
        let outputs = self.output_ports(step);
        let whole = |runs: &[Run]| {
            let whole = runs
                .iter()
                .filter(|(id, _, width)| self.node(*id).width == *width);
            whole.map(|run| run.0).collect::<Vec<_>>()
        };
        let is_port = |(name, group, _): &&(String, &Group, Vec<Run>)| *name == group.name;
        let nameless = outputs
            .iter()
            .filter(is_port)
            .flat_map(|(_, _, runs)| whole(runs));
        let nameless: HashSet<NodeId> = nameless.collect();
        let zero = inner.zero(1);
        let mut copy = Copy::new(&self.source, step, &inner, |id, low, width| {
            given.get(id, low, width).unwrap_or(zero)
        });
        copy.all(nameless);
        for (name, group, runs) in &outputs {
            let parts = runs
                .iter()
                .map(|&(id, low, width)| copy.bits(id, low, width));
            let output = inner.output(name, concat(&parts.collect::<Vec<_>>()));
            output.comment(&self.about_group(group, runs));
        }
        let exported = outputs.iter().map(|(_, group, _)| group.name.as_str());
        self.vectors(&inner, &copy, step, &exported.collect::<Vec<_>>());
        drop(copy);
        let pins: Vec<(&str, Signal)> = pins.iter().map(|(n, s)| (n.as_str(), *s)).collect();
        let module = inner.finish()?;
        let instance_name = format!("{}_step", about.name);
        let instance = here.m.add_instance(&instance_name, &module, &pins, None);
        for (name, group, runs) in &outputs {
            let signal = instance.out(name);
            here.m.rename(signal.id(), &group.name);
            here.own.add(netlist, runs, signal);
        }
        self.feed_back(here, step);
        Ok(())
    }

    /// The vectors of a step that has been described, except those that are ports.
    fn vectors<'s, 'b, F>(&self, to: &Builder, copy: &Copy<'s, 'b, F>, step: u32, ports: &[&str])
    where
        F: Fn(NodeId, u32, u32) -> Signal<'b>,
    {
        for group in self.groups.all.iter().filter(|group| group.is_vector) {
            let here = self.source.computes(group.members[0], step);
            if here && !ports.contains(&group.name.as_str()) {
                let parts = group.members.iter().map(|&id| copy.made(id));
                if let Some(parts) = parts.collect::<Option<Vec<_>>>() {
                    to.add_vector(&group.name, parts.iter().map(|part| part.id()).collect());
                }
            }
        }
    }

    /// The output ports of a step, read by other steps: the port's name, the group, and its bits.
    fn output_ports(&self, step: u32) -> Vec<(String, &Group, Vec<Run>)> {
        let written = &self.written[step as usize];
        let port = |number: usize| {
            let group = &self.groups.all[number];
            let computed = |run: &Run| self.source.computes(run.0, step);
            let runs: Vec<Run> = written.runs(group).into_iter().filter(computed).collect();
            let all = width_of(&runs) == self.node(group.members[0]).width;
            let name = if group.is_vector || all {
                group.name.clone()
            } else {
                format!("{}_out", group.name)
            };
            (name, group, runs)
        };
        let ports = written.groups(&self.groups).into_iter().map(port);
        ports.filter(|(_, _, runs)| !runs.is_empty()).collect()
    }

    /// The valid bit behind a stage, and when the registers there load.
    fn control(&self, here: &mut Here<'_>, stage: u32) {
        let m = here.m;
        let to = stage + 1;
        let advance = here.own.get(self.steps.advance, 0, 1);
        let advance = advance.unwrap_or(m.zero(1));
        let before = self.valid_in(here, stage);
        let valid = m.register_reset(&format!("valid_s{to}"), 1, 0);
        m.next_if(valid, advance, before);
        here.valid.push(valid);
        if !self.is_held(stage) {
            let loads = (advance & before).named(&format!("loads_s{to}"));
            here.loads.insert(to, loads);
        }
    }

    /// Whether there is no rank behind a stage: the one before it still holds.
    fn is_held(&self, stage: u32) -> bool {
        let last = self.stage_of.iter().rposition(|&s| s == stage);
        self.steps.ended[last.unwrap_or(0)].held
    }

    /// The registers between a stage and the next one.
    pub(super) fn rank(&self, here: &mut Here<'_>, stage: u32) {
        let (m, netlist) = (here.m, &self.state.netlist);
        let to = stage + 1;
        let Some(&loads) = here.loads.get(&to) else {
            here.ranks[to as usize] = here.ranks[stage as usize].clone();
            return;
        };
        let ranks = &self.ranks[to as usize];
        let mut keeps = None;
        for number in ranks.groups(&self.groups) {
            let group = &self.groups.all[number];
            let runs = ranks.runs(group);
            let rank = m.register(&format!("{}_s{to}", group.name), width_of(&runs));
            let loads = if self.is_kept(runs[0].0) {
                *keeps.get_or_insert_with(|| self.keeps(here, stage, loads))
            } else {
                loads
            };
            m.next_if(rank, loads, self.gather(here, &runs, stage));
            here.ranks[to as usize].add(netlist, &runs, rank);
        }
    }

    fn valid_in<'b>(&self, here: &Here<'b>, stage: u32) -> Signal<'b> {
        match here.valid.get(stage.wrapping_sub(2) as usize) {
            Some(&valid) => valid,
            None => self.whole(here, self.steps.present, 1.min(self.last_step())),
        }
    }

    fn outputs(&self, here: &Here<'_>) {
        let netlist = &self.state.netlist;
        let stage = self.stage_of[self.last_step() as usize];
        let mut copy = Copy::new(&self.source, self.last_step(), here.m, |id, low, width| {
            self.value(here, id, low, width, stage)
        });
        copy.all(netlist.port_nodes.iter().copied().collect());
        for (port, &id) in self.state.ports.iter().zip(&netlist.port_nodes) {
            if port.direction == Direction::Output {
                if let Some((driver, _)) = self.driver(id) {
                    let value = copy.signal(driver);
                    let output = here.m.output(&port.name, value);
                    if let Some(text) = &self.node(id).comment {
                        here.m.set_comment(output.id(), text);
                    }
                }
            }
        }
    }

    /// A node's bits in a stage.
    fn value<'b>(
        &self,
        here: &Here<'b>,
        id: NodeId,
        low: u32,
        width: u32,
        stage: u32,
    ) -> Signal<'b> {
        if self.steps.valid.contains(&id) {
            return self.valid_in(here, stage);
        }
        let made_in = self.steps.of(id).map(|step| self.given_in(id, step));
        let found = match made_in {
            Some(from) if self.is_kept(id) => {
                let copies = (from + 1..=stage).rev();
                let mut copies = copies.map(|s| here.ranks[s as usize].get(id, low, width));
                let copy = copies.find_map(|copy| copy);
                copy.or_else(|| here.own.get(id, low, width))
            }
            Some(from) if from < stage => here.ranks[stage as usize].get(id, low, width),
            _ => here.own.get(id, low, width),
        };
        found.unwrap_or_else(|| here.m.zero(width))
    }

    pub(super) fn gather<'b>(&self, here: &Here<'b>, runs: &[Run], stage: u32) -> Signal<'b> {
        let each = runs
            .iter()
            .map(|&(id, low, width)| self.value(here, id, low, width, stage));
        concat(&each.collect::<Vec<_>>())
    }

    /// A whole signal, as a step reads it; in the stage of the step before, if it was created there.
    fn whole<'b>(&self, here: &Here<'b>, id: NodeId, step: u32) -> Signal<'b> {
        let stage = self.stage_of[self.steps.of(id).unwrap_or(0) as usize];
        let pieces = self.source.pieces.of(id, step);
        let each = pieces.iter().map(|piece| match piece {
            Piece::Constant(constant) => here
                .m
                .node(Op::Constant(constant.clone()), constant.width()),
            &Piece::Bits { of, low, width } => self.value(here, of, low, width, stage),
        });
        concat(&each.collect::<Vec<_>>())
    }
}

/// A module of stages, as far as it has been described.
pub(super) struct Here<'b> {
    pub m: &'b Builder,
    /// Signals of inputs and steps, in the stage that makes them.
    pub own: Table<'b>,
    /// Signals out of the rank of registers in front of each stage.
    pub ranks: Vec<Table<'b>>,
    /// The valid bit of each stage from the second on.
    valid: Vec<Signal<'b>>,
    /// When the rank in front of a stage loads; not where there is none.
    pub loads: HashMap<u32, Signal<'b>>,
}

impl<'b> Here<'b> {
    pub fn new(m: &'b Builder, ranks: usize) -> Self {
        Here {
            m,
            own: Table::default(),
            ranks: vec![Table::default(); ranks],
            valid: Vec::new(),
            loads: HashMap::new(),
        }
    }
}

pub(super) fn width_of(runs: &[Run]) -> u32 {
    runs.iter().map(|(_, _, width)| width).sum()
}
