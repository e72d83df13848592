//! Which boxes feed which.

use std::collections::{BTreeMap, VecDeque};

use super::boxes::Instances;
use crate::flat::{Flat, FlatId, FlatOp};

/// A box of the diagram: a group of instances, or ports of the top by the name of their interface.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum End {
    Input(String),
    Group(usize),
    Output(String),
}

/// Data from one box to another.
#[derive(Clone, Debug, Default)]
pub(super) struct DataFlow {
    pub width: u32,
    pub registers: u32,
    /// Where they enter the box.
    pub into: Vec<FlatId>,
    /// Where they leave the one before.
    pub out_of: Vec<FlatId>,
}

pub(super) type Flows = BTreeMap<(End, End), DataFlow>;

/// The interface of a port: its name up to the last `_`, so that an AXI channel's letters stay with it.
fn interface(port: &str) -> String {
    for side in ["s_raw_axis", "s_axis", "m_axis", "s_axil", "s_axi", "m_axi"] {
        if port
            .strip_prefix(side)
            .is_some_and(|rest| rest.starts_with('_'))
        {
            return side.to_string();
        }
    }
    port.rsplit_once('_')
        .map_or(port, |(interface, _)| interface)
        .to_string()
}

/// Configuration is no data.
const CONFIGURATION: &str = "s_axil";

/// All data that flow forwards or back, between all boxes.
pub(super) fn find(flat: &Flat, instances: &Instances) -> Flows {
    let search = Search::new(flat, instances);
    let mut flows = Flows::new();
    for (id, node) in flat.nodes.iter().enumerate() {
        let (FlatOp::Alias(driver), Some(to)) = (&node.op, search.owner(id as FlatId)) else {
            continue;
        };
        if search.owner(*driver) != Some(to) {
            search.follow(
                *driver,
                node.width,
                id as FlatId,
                End::Group(to),
                &mut flows,
            );
        }
    }
    if search.instances.owner.first() == Some(&Some(0)) {
        for (name, id) in &flat.inputs {
            let ends = (End::Input(interface(name)), End::Group(0));
            let found = flows.entry(ends).or_default();
            found.width = found.width.max(flat.node(*id).width);
            found.into.push(*id);
        }
    }
    for (name, id) in &flat.outputs {
        let width = flat.node(*id).width;
        search.follow(*id, width, *id, End::Output(interface(name)), &mut flows);
    }
    thin(&mut flows);
    flows
}

struct Search<'a> {
    flat: &'a Flat,
    instances: &'a Instances,
    inputs: BTreeMap<FlatId, String>,
}

impl<'a> Search<'a> {
    fn new(flat: &'a Flat, instances: &'a Instances) -> Self {
        let inputs = flat.inputs.iter();
        Search {
            flat,
            instances,
            inputs: inputs.map(|(name, id)| (*id, interface(name))).collect(),
        }
    }

    fn owner(&self, id: FlatId) -> Option<usize> {
        // The ports of a top that is one box are outside of it.
        if self.inputs.contains_key(&id) {
            None
        } else {
            self.instances.owner[self.flat.node(id).scope]
        }
    }

    /// Records the drivers of a net: those that are found on the widest paths.
    fn follow(&self, driver: FlatId, width: u32, into: FlatId, to: End, flows: &mut Flows) {
        let mut seen = BTreeMap::new();
        // Wide ways first; a vector put together of small parts is followed, too.
        for narrower in [2, 8, 32, 128, width] {
            if narrower == width && !seen.is_empty() {
                break;
            }
            let least = if narrower == width {
                1
            } else {
                (width / narrower).max(width.min(4))
            };
            for (source, registers) in self.sources(driver, least) {
                seen.entry(source).or_insert((registers, narrower));
            }
        }
        for (source, (registers, narrower)) in seen {
            let from = match (self.owner(source), self.inputs.get(&source)) {
                (Some(group), _) => End::Group(group),
                (None, Some(interface)) => End::Input(interface.clone()),
                (None, None) => continue,
            };
            if from == to {
                continue;
            }
            let carried = width.min(self.flat.node(source).width);
            // A value that passes a narrow net on its way is a condition, not data.
            let carried = if narrower == width { 1 } else { carried };
            let found = flows.entry((from, to.clone())).or_default();
            if carried > found.width {
                *found = DataFlow {
                    width: carried,
                    registers,
                    ..DataFlow::default()
                };
            }
            if carried == found.width {
                found.registers = found.registers.min(registers);
                found.into.push(into);
                found.out_of.push(source);
            }
        }
    }

    /// The boxes' outputs and the ports that a net depends on, and the fewest registers between.
    fn sources(&self, start: FlatId, least: u32) -> Vec<(FlatId, u32)> {
        let mut seen = BTreeMap::from([(start, 0)]);
        let mut queue = VecDeque::from([(start, 0)]);
        let mut found = Vec::new();
        while let Some((id, registers)) = queue.pop_front() {
            if seen[&id] < registers {
                continue;
            }
            if self.owner(id).is_some() || self.inputs.contains_key(&id) {
                found.push((id, registers));
                continue;
            }
            let (next, more) = match &self.flat.node(id).op {
                FlatOp::Register { next, .. } => (vec![*next], 1),
                FlatOp::Mux {
                    if_true, if_false, ..
                } => (vec![*if_true, *if_false], 0),
                _ => (self.flat.operands(id), 0),
            };
            for operand in next {
                let wide = self.flat.node(operand).width >= least;
                let known = seen.get(&operand).copied().unwrap_or(u32::MAX);
                if wide && registers + more < known {
                    seen.insert(operand, registers + more);
                    match more {
                        0 => queue.push_front((operand, registers)),
                        _ => queue.push_back((operand, registers + more)),
                    }
                }
            }
        }
        found
    }
}

/// Removes configuration and connections that are narrow compared with the others. The widest connection into
/// a box and the widest one out of a box always stay.
fn thin(flows: &mut Flows) {
    let configuration = End::Input(CONFIGURATION.into());
    let registers: Vec<End> = (flows.keys())
        .filter(|(from, _)| *from == configuration)
        .map(|(_, to)| to.clone())
        .collect();
    let widest = |end: &End, side: fn(&(End, End)) -> &End| {
        let beside = flows.iter().filter(|(ends, _)| side(ends) == end);
        beside.map(|(_, found)| found.width).max().unwrap_or(0)
    };
    let keep = |ends: &(End, End), found: &DataFlow| {
        let (into, out_of) = (widest(&ends.1, |e| &e.1), widest(&ends.0, |e| &e.0));
        let is_port = !matches!(ends, (End::Group(_), End::Group(_)));
        match (&ends.1, found.width) {
            // Handshakes, enables, selects.
            (_, 0..=3) => into < 4 && found.width == into && !is_port,
            (_, width) => width == out_of || width * 8 >= into && (!is_port || width >= 8),
        }
    };
    let kept: Vec<(End, End)> = (flows.iter())
        .filter(|(ends, found)| keep(ends, found))
        .map(|(ends, _)| ends.clone())
        .collect();
    flows.retain(|ends, _| {
        let aside = |end: &End| *end == configuration || registers.contains(end);
        kept.contains(ends) && !aside(&ends.0) && !aside(&ends.1)
    });
}
