//! The parts of a long pipeline: modules of consecutive stages with their registers. The pipeline's own
//! module has the valid bits, and an instance of each.

use std::ops::RangeInclusive;

use super::assemble::{width_of, Here};
use super::plan::{Plan, Run};
use super::steps::Part;
use crate::builder::{Builder, Signal};
use crate::netlist::*;
use crate::DesignError;

/// The stages of a part, the first and the last.
pub(super) struct Stages<'a> {
    part: &'a Part,
    range: RangeInclusive<u32>,
}

impl Plan<'_> {
    /// The parts that are modules of their own; none if the pipeline is one piece.
    pub(super) fn parts(&self) -> Vec<Stages<'_>> {
        let mut parts: Vec<Stages> = Vec::new();
        for stage in 1..self.ranks.len() as u32 - 1 {
            let first = self.steps_of(stage).first().copied().unwrap_or(0);
            let own = self.steps.parts.iter().rfind(|part| part.from <= first);
            let Some(own) = own.filter(|_| self.can_be_parted()) else {
                return Vec::new();
            };
            match parts.last_mut() {
                Some(last) if last.part.from == own.from => {
                    last.range = *last.range.start()..=stage;
                }
                _ => parts.push(Stages {
                    part: own,
                    range: stage..=stage,
                }),
            }
        }
        parts.retain(|_| self.ranks.len() > 3);
        match parts.len() {
            1 => Vec::new(),
            _ => parts,
        }
    }

    /// Whether values go from stage to stage in ranks of registers, and in no other way.
    fn can_be_parted(&self) -> bool {
        let netlist = &self.state.netlist;
        let from_the_start = |id: NodeId| self.steps.of(id).is_some() || id == self.steps.advance;
        let ports = self.state.ports.iter().zip(&netlist.port_nodes);
        let mut inputs = ports.filter(|(port, _)| port.direction == Direction::Input);
        let output = Some(self.last_step());
        let in_ranks = (0..netlist.nodes.len() as u32).map(NodeId).all(|id| {
            let is_register = matches!(netlist.node(id).op, Op::Register(_));
            !is_register && !self.source.pieces.feeds_back(id)
        });
        in_ranks
            && self.steps.waits.is_empty()
            && inputs.all(|(_, &id)| from_the_start(id))
            && (self.steps.valid.iter()).all(|&id| self.steps.of(id) == output)
    }

    /// A part as a module, and an instance of it.
    pub(super) fn part<'b>(
        &self,
        here: &mut Here<'b>,
        stages: &Stages<'_>,
    ) -> Result<(), DesignError> {
        let (first, last) = (*stages.range.start(), *stages.range.end());
        let netlist = &self.state.netlist;
        let part = stages.part;
        let inner = Builder::new(format!("{}_{}_stages", self.prefix(), part.name));
        let numbers = if first == last {
            format!("Stage {first}")
        } else {
            format!("Stages {first} to {last}")
        };
        let of = format!("{numbers} of {} of {}", self.ranks.len() - 2, self.name);
        inner.doc(&format!("{of}: {}.", part.about));
        here.m.section(&format!("{numbers}: {}", part.about));

        let mut inside = Here::new(&inner, self.ranks.len());
        let mut pins = Vec::new();
        for stage in stages.range.clone() {
            if let Some(&loads) = here.loads.get(&(stage + 1)) {
                let name = format!("loads_s{}", stage + 1);
                let port = inner.input(&name, 1);
                port.comment("A block goes on into the registers in front of that stage");
                inside.loads.insert(stage + 1, port);
                pins.push((name, loads));
            }
        }
        self.part_inputs(here, &mut inside, first, &mut pins);
        for stage in stages.range.clone() {
            self.stage(&mut inside, stage)?;
            self.rank(&mut inside, stage);
        }
        let rank = &self.ranks[last as usize + 1];
        let outputs = rank.groups(&self.groups).into_iter().map(|group| {
            let group = &self.groups.all[group];
            let runs = rank.runs(group);
            let value = self.gather(&inside, &runs, last + 1);
            let name = format!("{}_out", group.name);
            (inner.output(&name, value)).comment(&self.about_group(group, &runs));
            (name, format!("{}_s{}", group.name, last + 1), runs)
        });
        let outputs: Vec<(String, String, Vec<Run>)> = outputs.collect();
        let pins: Vec<(&str, Signal)> = pins.iter().map(|(n, s)| (n.as_str(), *s)).collect();
        drop(inside);
        let module = inner.finish()?;
        let name = format!("{}_stages", part.name);
        let instance = here.m.add_instance(&name, &module, &pins, None);
        for (port, name, runs) in &outputs {
            let signal = instance.out(port);
            here.m.rename(signal.id(), name);
            here.ranks[last as usize + 1].add(netlist, runs, signal);
        }
        Ok(())
    }

    /// The inputs of a part: for the first one the pipeline's inputs, otherwise the registers in front of it.
    fn part_inputs<'b, 'i>(
        &self,
        here: &Here<'b>,
        inside: &mut Here<'i>,
        first: u32,
        pins: &mut Vec<(String, Signal<'b>)>,
    ) {
        let netlist = &self.state.netlist;
        if first > 1 {
            let rank = &self.ranks[first as usize];
            for group in rank.groups(&self.groups) {
                let group = &self.groups.all[group];
                let runs = rank.runs(group);
                let port = inside.m.input(&group.name, width_of(&runs));
                port.comment(&self.about_group(group, &runs));
                inside.ranks[first as usize].add(netlist, &runs, port);
                pins.push((group.name.clone(), self.gather(here, &runs, first)));
            }
        } else {
            let control = [self.steps.advance, self.steps.present];
            let ports = self.state.ports.iter().zip(&netlist.port_nodes);
            let inputs = ports.filter(|(port, _)| port.direction == Direction::Input);
            for (port, &id) in inputs.filter(|(_, id)| !control.contains(id)) {
                let runs = [(id, 0, port.width)];
                let own = inside.m.input(&port.name, port.width);
                own.comment(
                    self.node(id)
                        .comment
                        .as_deref()
                        .unwrap_or("Input of the pipeline"),
                );
                inside.own.add(netlist, &runs, own);
                pins.push((port.name.clone(), self.gather(here, &runs, first)));
            }
        }
    }
}
