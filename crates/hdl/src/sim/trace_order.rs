//! The order in which a waveform declares its nets, and a save file for viewers of it.

use super::program::Slot;
use super::Simulator;

/// A declaration.
pub(super) enum Entry<'a> {
    /// An instance begins.
    Scope(&'a str),
    /// The clock, which the simulator has no net for.
    Clock,
    /// A named net.
    Net {
        name: &'a str,
        width: u32,
        slots: &'a [Slot],
    },
    /// The instance that began last ends.
    End,
}

/// The prefixes of names that come first: the ports of a bus, then internal streams.
const FIRST: [&str; 8] = [
    "s_axis_",
    "s_raw_axis_",
    "m_axis_",
    "s_axi_",
    "m_axi_",
    "s_axil_",
    "s_",
    "m_",
];

/// The number of these that are ports of a bus, which a save file shows.
const BUSES: usize = 6;

fn place(name: &str) -> usize {
    let found = FIRST.iter().position(|start| name.starts_with(start));
    found.unwrap_or(FIRST.len())
}

/// All instances and their nets, the stream ports of each first.
pub(super) fn in_order(simulator: &Simulator) -> Vec<Entry<'_>> {
    let mut nets: Vec<Vec<(&str, u32, &[Slot])>> = vec![Vec::new(); simulator.flat.scopes.len()];
    for (id, slots) in &simulator.lowered.nets {
        let node = simulator.flat.node(*id);
        let name = node.name.as_deref().unwrap_or("net");
        nets[node.scope].push((name, node.width, slots));
    }
    let mut entries = Vec::new();
    // Scopes follow the scope that contains them: the open ones form a path.
    let mut open = 0;
    for (scope, about) in simulator.flat.scopes.iter().enumerate() {
        let path: Vec<&str> = about.path.split('.').collect();
        while open >= path.len() {
            open -= 1;
            entries.push(Entry::End);
        }
        entries.push(Entry::Scope(path[path.len() - 1]));
        open += 1;
        if scope == 0 {
            entries.push(Entry::Clock);
        }
        nets[scope].sort_by_key(|net| place(net.0));
        for &(name, width, slots) in &nets[scope] {
            entries.push(Entry::Net { name, width, slots });
        }
    }
    entries.extend((0..open).map(|_| Entry::End));
    entries
}

/// GTKWave's zoom, by powers of two, with the cursor at time 0: some eighty cycles in a window.
const ZOOM: &str = "*-14.000000 0";

/// GTKWave's flags of a line: right-justified with hexadecimal or binary digits, a group's ends.
const HEXADECIMAL: &str = "@22";
const BINARY: &str = "@28";
const OPEN: [&str; 2] = ["@800200", "@1000200"];
const CLOSED: [&str; 2] = ["@c00200", "@1401200"];

/// A save file of GTKWave for a waveform: the buses of the top in open groups, then each of its
/// instances in a closed one.
pub(super) fn save_file(simulator: &Simulator, waveform: &str) -> String {
    let mut text =
        format!("[*] Made by hdlgen\n[dumpfile] \"{waveform}\"\n[timestart] 0\n{ZOOM}\n");
    let mut path: Vec<&str> = Vec::new();
    let mut group: Option<(String, bool)> = None;
    let begin = |text: &mut String, group: &mut Option<(String, bool)>, wanted: (String, bool)| {
        if group.as_ref() != Some(&wanted) {
            end(text, group.take());
            let flags = if wanted.1 { OPEN } else { CLOSED };
            *text += &format!("{}\n-{}\n", flags[0], wanted.0);
            *group = Some(wanted);
        }
    };
    for entry in in_order(simulator) {
        match entry {
            Entry::Scope(name) => path.push(name),
            Entry::End => {
                path.pop();
            }
            Entry::Clock => text += &format!("{BINARY}\n{}.aclk\n", path.join(".")),
            // What lies deeper is a click away in the tree of instances.
            Entry::Net { name, width, .. } if path.len() <= 2 => {
                let mut buses = FIRST[..BUSES].iter();
                let bus = buses.find(|start| name.starts_with(**start));
                let wanted = match (path.len(), bus) {
                    (1, Some(bus)) => (bus.trim_end_matches('_').to_string(), true),
                    (1, None) => ("other nets".to_string(), false),
                    _ => (path[1].to_string(), false),
                };
                begin(&mut text, &mut group, wanted);
                text += &match width {
                    1 => format!("{BINARY}\n{}.{name}\n", path.join(".")),
                    _ => format!(
                        "{HEXADECIMAL}\n{}.{name}[{}:0]\n",
                        path.join("."),
                        width - 1
                    ),
                };
            }
            Entry::Net { .. } => {}
        }
    }
    end(&mut text, group);
    text
}

fn end(text: &mut String, group: Option<(String, bool)>) {
    if let Some((name, is_open)) = group {
        let flags = if is_open { OPEN } else { CLOSED };
        *text += &format!("{}\n-{name}\n", flags[1]);
    }
}
