//! The picture of a datapath: a diagram of the netlist in words, and in columns.

use itertools::Itertools;

use crate::chart::{Arrow, Block, Blocks, Column};
use crate::hdl::diagram::{Diagram, Kind, Part};
use crate::hdl::sim::activity::Busy;
use crate::terms::count;

use super::{Design, Half};

/// The picture of one half. `busy` says when each instance works on a block without others, if it is known.
pub fn picture(design: &dyn Design, half: &Half, diagram: &Diagram, busy: &[Busy]) -> Blocks {
    let prefix = format!("{}_", design.name());
    let last = diagram.boxes.iter().map(|part| part.column).max();
    let columns = (0..=last.unwrap_or(0)).map(|column| {
        let here = diagram.boxes.iter().filter(|part| part.column == column);
        let rank = here.clone().map(|part| part.rank).max();
        let (inside, ports): (Vec<&Part>, Vec<&Part>) =
            here.partition(|part| part.kind == Kind::Instance);
        let first = inside
            .iter()
            .filter_map(|part| working(part, busy))
            .map(|t| t.0)
            .min();
        let is_end = ports.iter().any(|part| part.kind == Kind::Output);
        let mark = match (busy.is_empty(), is_end, ports.is_empty(), first) {
            (true, ..) if inside.is_empty() => String::new(),
            (true, ..) => count(rank.unwrap_or(0), "register"),
            (_, true, ..) => format!("{} cycles", half.latency),
            (_, _, false, _) => "0".into(),
            (.., Some(first)) => first.to_string(),
            _ => String::new(),
        };
        Column {
            stage: stage(&inside),
            mark,
        }
    });
    let blocks = diagram
        .boxes
        .iter()
        .map(|part| block(part, half, &prefix, busy));
    let arrows = diagram.flows.iter().map(|flow| Arrow {
        from: flow.from,
        to: flow.to,
        label: match flow.count {
            1 => flow.width.to_string(),
            many => format!("{many}×{}", flow.width),
        },
    });
    let mut about: Vec<String> = half.module.doc.clone();
    let mut aside = diagram.aside.iter().map(|(name, _)| name).unique();
    let aside = aside.join(", ");
    let mut notes = vec!["Modules' names begin with ".to_string() + &prefix];
    if !aside.is_empty() {
        notes.push(format!("not drawn: {aside}"));
    }
    about.push(notes.join("; ") + ".");
    Blocks {
        title: half.module.name.clone(),
        about,
        axis: if busy.is_empty() {
            "registers between the input and each column".into()
        } else {
            "clock cycles after a block's first beat: when a single block reaches the boxes above; \
             at the right the worst block's latency"
                .into()
        },
        columns: columns.collect(),
        blocks: blocks.collect(),
        arrows: arrows.collect(),
    }
}

/// The cycles in which a box works on a block without others, if they are known: the first and the last.
fn working(part: &Part, busy: &[Busy]) -> Busy {
    let times = part.scopes.iter().filter_map(|&scope| *busy.get(scope)?);
    times.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

/// A box of the picture. `prefix`: what modules' names begin with.
fn block(part: &Part, half: &Half, prefix: &str, busy: &[Busy]) -> Block {
    let mut lines = Vec::new();
    let module = part.modules.first().map_or("", |name| name.as_str());
    let short = module.strip_prefix(prefix).unwrap_or(module);
    let own = part.name.rsplit(": ").next().unwrap_or_default();
    let is_said = short == own || short.ends_with(&format!("_{own}"));
    if part.kind == Kind::Instance && part.modules.len() == 1 && !is_said {
        lines.push(short.to_string());
    }
    if let Some((module, many)) = &part.lanes {
        let short = module.strip_prefix(prefix).unwrap_or(module);
        lines.push(format!("{many} × {short}"));
    }
    if let Some((from, to)) = working(part, busy) {
        lines.push(if from == to {
            format!("cycle {from}")
        } else {
            format!("cycles {from}–{to}")
        });
    }
    if part.kind != Kind::Instance {
        lines.extend(port_width(half, &part.name));
    }
    let memories = part.memories.iter().map(|(m, many)| match many {
        1 => format!("{}×{}", m.depth, m.width),
        _ => format!("{many} of {}×{}", m.depth, m.width),
    });
    let all: Vec<String> = memories.collect();
    Block {
        title: part.name.clone(),
        lines,
        about: part.modules.join(", "),
        count: part.count,
        memory: match all.len() {
            0 => None,
            1..=2 => Some(format!("memory {}", all.join(", "))),
            many => Some(format!("{many} kinds of memories")),
        },
        column: part.column,
        is_port: part.kind != Kind::Instance,
    }
}

/// The width of an interface's data.
fn port_width(half: &Half, interface: &str) -> Option<String> {
    let ports = half.module.ports.iter();
    let widest = ports
        .filter(|port| port.name.starts_with(interface))
        .max_by_key(|port| port.width)?;
    Some(count(widest.width, "bit"))
}

/// The heading of a column: the stages that its boxes belong to.
fn stage(boxes: &[&Part]) -> String {
    let stages = boxes.iter().filter_map(|part| part.stages);
    match stages.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))) {
        None => String::new(),
        Some((first, last)) if first == last => format!("stage {first}"),
        Some((first, last)) => format!("stages {first}–{last}"),
    }
}
