//! The order of boxes: merges the levels of a network into one box, and computes the place of each.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::boxes::{without_numbers, Group, Instances};
use super::flows::{DataFlow, End, Flows};
use super::{Diagram, Flow, Kind, Part};
use crate::flat::{Flat, FlatId, FlatOp};

/// Puts the boxes and what flows between them into the diagram.
pub(super) fn arrange(flat: &Flat, instances: &Instances, flows: Flows) -> Diagram {
    let (groups, flows) = join_levels(&instances.groups, flows);
    let mut ends: BTreeSet<&End> = BTreeSet::new();
    for (from, to) in flows.keys() {
        ends.extend([from, to]);
    }
    let ends: Vec<&End> = ends.into_iter().collect();
    let place = |end: &End| ends.iter().position(|e| *e == end);
    let edges: Vec<(usize, usize, &DataFlow)> = (flows.iter())
        .filter_map(|((from, to), found)| Some((place(from)?, place(to)?, found)))
        .collect();
    let forwards = forwards(ends.len(), &edges);
    let edges = edges.into_iter().filter(|e| forwards.contains(&(e.0, e.1)));
    let edges = reduce(edges.collect(), &ends);
    let registers: Vec<u32> = (0..ends.len())
        .map(|end| match ends[end] {
            End::Group(group) => {
                let into = edges.iter().filter(|e| e.1 == end);
                let out = edges.iter().filter(|e| e.0 == end);
                inside(
                    flat,
                    &groups[*group],
                    instances,
                    out.flat_map(|e| &e.2.out_of),
                    into.flat_map(|e| &e.2.into).copied().collect(),
                )
            }
            _ => 0,
        })
        .collect();
    let (ranks, columns) = ranks(&ends, &edges, &registers);
    let mut diagram = Diagram::default();
    for (end, about) in ends.iter().enumerate() {
        let (rank, column, registers) = (ranks[end], columns[end], registers[end]);
        diagram.boxes.push(match about {
            End::Group(group) => part(&groups[*group], instances, rank, column, registers),
            End::Input(name) => port(Kind::Input, name, rank, column),
            End::Output(name) => port(Kind::Output, name, rank, column),
        });
    }
    for (from, to, found) in &edges {
        diagram.flows.push(Flow {
            from: *from,
            to: *to,
            width: found.width,
            count: side_by_side(&groups, ends[*from], ends[*to]),
            registers: found.registers,
        });
    }
    let drawn: BTreeSet<&str> = (diagram.boxes.iter())
        .flat_map(|part| part.modules.iter().map(String::as_str))
        .collect();
    let aside = groups.iter().filter(|g| !g.modules.is_empty());
    let aside = aside.filter(|g| !drawn.contains(g.modules[0].as_str()));
    let aside = aside.map(|g| (g.name.clone(), g.modules[0].clone()));
    diagram.aside = aside.collect();
    diagram
}

fn part(group: &Group, instances: &Instances, rank: u32, column: usize, registers: u32) -> Part {
    Part {
        kind: Kind::Instance,
        name: group.name.clone(),
        modules: group.modules.clone(),
        count: group.count(),
        lanes: group.lanes.clone(),
        memories: group.memories.clone(),
        rank,
        column,
        stages: instances.stages(&group.roots),
        registers,
        scopes: (group.roots.iter())
            .flat_map(|&root| instances.inside(root))
            .collect(),
    }
}

fn port(kind: Kind, name: &str, rank: u32, column: usize) -> Part {
    Part {
        kind,
        name: name.to_string(),
        modules: Vec::new(),
        count: 1,
        lanes: None,
        memories: Vec::new(),
        rank,
        column,
        stages: None,
        registers: 0,
        scopes: Vec::new(),
    }
}

/// Connections of two boxes side by side: lanes that both lie in are counted once.
fn side_by_side(groups: &[Group], from: &End, to: &End) -> u32 {
    let within = |end: &End| match end {
        End::Group(group) => &groups[*group].within[..],
        _ => &[],
    };
    let (from, to) = (within(from), within(to));
    let common = from.iter().zip(to).take_while(|(a, b)| a == b).count();
    let rest = |names: &[(String, u32)]| names[common..].iter().map(|n| n.1).product::<u32>();
    let shared: u32 = from[..common].iter().map(|n| n.1).product();
    match (from.len() > common, to.len() > common) {
        // Inside lanes, an arrow shows one lane.
        _ if common > 0 && shared > 1 => 1,
        (true, true) if rest(from) == rest(to) => rest(from),
        (true, true) => rest(from).min(rest(to)),
        _ => rest(from).max(rest(to)),
    }
}

/// Makes one box of the levels of a network: modules whose names differ in a number, each fed by
/// the one before. The boxes that are joined to others are left empty.
fn join_levels(groups: &[Group], flows: Flows) -> (Vec<Group>, Flows) {
    let mut groups = groups.to_vec();
    let mut joined: Vec<usize> = (0..groups.len()).collect();
    let alike = |a: &Group, b: &Group| {
        let stem = |g: &Group| without_numbers(&g.name);
        a.name != b.name && stem(a) == stem(b) && stem(a) != a.name && a.count() == b.count()
    };
    for from in 0..groups.len() {
        for to in from + 1..groups.len() {
            let feeds = flows.contains_key(&(End::Group(from), End::Group(to)));
            if feeds && alike(&groups[from], &groups[to]) {
                joined[to] = joined[from];
            }
        }
    }
    for group in 0..groups.len() {
        let first = joined[group];
        if first != group {
            let member = std::mem::take(&mut groups[group]);
            let into = &mut groups[first];
            into.modules.extend(member.modules);
            into.roots.extend(member.roots);
            let last: String = number_of(&member.name);
            let stem = into.name.split('–').next().unwrap_or_default().to_string();
            into.name = format!("{stem}–{last}");
        }
    }
    let end = |end: End| match end {
        End::Group(group) => End::Group(joined[group]),
        other => other,
    };
    let mut merged = Flows::new();
    for ((from, to), found) in flows {
        let (from, to) = (end(from), end(to));
        if from == to {
            continue;
        }
        let known = merged.entry((from, to)).or_insert_with(|| DataFlow {
            registers: found.registers,
            ..DataFlow::default()
        });
        known.width = known.width.max(found.width);
        known.registers = known.registers.min(found.registers);
        known.into.extend(found.into);
        known.out_of.extend(found.out_of);
    }
    (groups, merged)
}

fn number_of(name: &str) -> String {
    let digits = name.chars().rev().skip_while(|c| !c.is_ascii_digit());
    let digits: String = digits.take_while(char::is_ascii_digit).collect();
    digits.chars().rev().collect()
}

/// The edges that close no circle, as a walk from the inputs finds them.
fn forwards(ends: usize, edges: &[(usize, usize, &DataFlow)]) -> BTreeSet<(usize, usize)> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; ends];
    let mut kept = BTreeSet::new();
    // Ports that data come in through are first, so that the walk begins there.
    for start in 0..ends {
        let mut stack = vec![(start, 0)];
        if marks[start] != Mark::New {
            continue;
        }
        marks[start] = Mark::Open;
        while let Some((end, next)) = stack.last_mut() {
            let from = *end;
            let mut outs: Vec<_> = edges.iter().filter(|e| e.0 == from).collect();
            outs.sort_by_key(|e| std::cmp::Reverse(e.2.width));
            let Some(edge) = outs.get(*next) else {
                marks[from] = Mark::Done;
                stack.pop();
                continue;
            };
            *next += 1;
            if marks[edge.1] != Mark::Open {
                kept.insert((edge.0, edge.1));
            }
            if marks[edge.1] == Mark::New {
                marks[edge.1] = Mark::Open;
                stack.push((edge.1, 0));
            }
        }
    }
    kept
}

/// The fewest registers between where data enter a box and where they leave it.
fn inside<'a>(
    flat: &Flat,
    group: &Group,
    instances: &Instances,
    outputs: impl Iterator<Item = &'a FlatId>,
    inputs: BTreeSet<FlatId>,
) -> u32 {
    let own: BTreeSet<usize> = (group.roots.iter())
        .flat_map(|&root| instances.inside(root))
        .collect();
    let addresses: BTreeMap<FlatId, FlatId> = (flat.memories.iter())
        .map(|m| (m.read_data, m.read_address))
        .collect();
    let mut seen: BTreeMap<FlatId, u32> = outputs.map(|&id| (id, 0)).collect();
    let mut queue: VecDeque<(FlatId, u32)> = seen.iter().map(|(&id, _)| (id, 0)).collect();
    while let Some((id, registers)) = queue.pop_front() {
        if inputs.contains(&id) {
            return registers;
        }
        let (next, more) = match &flat.node(id).op {
            FlatOp::Register { next, .. } => (vec![*next], 1),
            FlatOp::ReadData => (addresses.get(&id).copied().into_iter().collect(), 1),
            _ => (flat.operands(id), 0),
        };
        for operand in next {
            // Levels that are one box may have wires between them.
            let near = own.contains(&flat.node(operand).scope) || group.modules.len() > 1;
            let known = seen.get(&operand).copied().unwrap_or(u32::MAX);
            if near && registers + more < known {
                seen.insert(operand, registers + more);
                match more {
                    0 => queue.push_front((operand, registers)),
                    _ => queue.push_back((operand, registers + more)),
                }
            }
        }
    }
    0
}

/// For each box the most registers on a way to it, and its column.
fn ranks(
    ends: &[&End],
    edges: &[(usize, usize, &DataFlow)],
    registers: &[u32],
) -> (Vec<u32>, Vec<usize>) {
    let (mut ranks, mut steps) = (vec![0u32; ends.len()], vec![0u32; ends.len()]);
    // As many rounds as a way can have boxes.
    for _ in ends {
        for &(from, to, found) in edges {
            let rank = ranks[from] + registers[from] + found.registers;
            let step = if rank == ranks[from] {
                steps[from] + 1
            } else {
                0
            };
            (ranks[to], steps[to]) = (ranks[to], steps[to]).max((rank, step));
        }
    }
    let places: BTreeSet<(u32, u32)> = ranks.iter().copied().zip(steps.iter().copied()).collect();
    let place = |end: usize| places.range(..(ranks[end], steps[end])).count() + 1;
    let mut columns: Vec<usize> = (0..ends.len()).map(place).collect();
    for end in 0..ends.len() {
        // A box without inputs, such as tables, is placed before the box that it feeds.
        let fed = edges.iter().any(|e| e.1 == end);
        let first = edges
            .iter()
            .filter(|e| e.0 == end)
            .map(|e| columns[e.1])
            .min();
        if let (false, Some(first)) = (fed, first) {
            columns[end] = first - 1;
        }
    }
    let last = columns.iter().max().copied().unwrap_or(0);
    for (column, end) in columns.iter_mut().zip(ends) {
        if matches!(end, End::Output(_)) {
            *column = last + 1;
        }
    }
    // Empty columns are removed.
    let used: BTreeSet<usize> = columns.iter().copied().collect();
    let columns = columns.iter().map(|&column| used.range(..column).count());
    (ranks, columns.collect())
}

/// Removes narrow connections if the same data also arrive on another path.
fn reduce<'a>(
    edges: Vec<(usize, usize, &'a DataFlow)>,
    ends: &[&End],
) -> Vec<(usize, usize, &'a DataFlow)> {
    let mut kept = edges.clone();
    for edge in &edges {
        let widest = edges
            .iter()
            .filter(|e| e.1 == edge.1)
            .map(|e| e.2.width)
            .max();
        let is_bypass = matches!(ends[edge.1], End::Output(_)) && edge.2.width >= 8;
        let wide = Some(edge.2.width) == widest && edge.2.width >= 64;
        if wide || is_bypass {
            continue;
        }
        let others: Vec<_> = kept
            .iter()
            .filter(|e| (e.0, e.1) != (edge.0, edge.1))
            .copied()
            .collect();
        if reaches(edge.0, edge.1, &others) {
            kept = others;
        }
    }
    kept
}

fn reaches(from: usize, to: usize, edges: &[(usize, usize, &DataFlow)]) -> bool {
    let mut seen = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(end) = open.pop() {
        for edge in edges.iter().filter(|e| e.0 == end) {
            if seen.insert(edge.1) {
                open.push(edge.1);
            }
        }
    }
    seen.contains(&to)
}
