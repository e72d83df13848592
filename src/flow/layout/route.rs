//! Routing by qrouter, which takes small circuits only.

use std::collections::HashMap;
use std::path::Path;

use super::super::tools::{self, Tool};
use super::super::{FlowError, Result};
use super::circuit::Circuit;
use super::wires::{Segment, Tree};
use super::{def, LONG_UM};

/// Its script: a first round, two in which routes that are in the way are taken up again, and no more:
/// what is left then is said.
fn script(layers: usize) -> String {
    format!(
        "read_lef cells.lef\nlayers {layers}\nvdd vdd\ngnd gnd\nread_def placed.def\n\
         stage1\nstage2\nstage2 mask none\nwrite_def routed.def\n\
         puts \"FAILED [lindex [failing summary] 0]\"\nquit\n"
    )
}

/// Layers that it may use: metal1 to metal4, as qflow's settings have it.
const LAYERS: usize = 4;

/// The routes of a circuit.
pub(super) struct Routes {
    /// The length in µm of each net's wires, by name.
    pub lengths: HashMap<String, f64>,
    /// How many nets have no route, or a part of one.
    pub failed: u64,
}

/// Routes beside the trees that they replace.
pub(super) struct Stretched {
    /// Length in µm of the trees of the nets that have a route.
    pub before_um: f64,
    /// The mean distance of tree and route of long nets, as a share of the route.
    pub mean_error: f64,
}

impl Routes {
    /// Gives each net's wires the length of its route, where there is one.
    pub fn stretch(&self, circuit: &Circuit, wires: &mut [(Tree, Vec<Segment>)]) -> Stretched {
        let (mut before_um, mut errors, mut long) = (0.0, 0.0, 0_u32);
        for (net, (tree, segments)) in circuit.nets.iter().zip(wires) {
            let Some(routed) = self.lengths.get(&net.name) else {
                continue;
            };
            let estimated = tree.length();
            before_um += estimated;
            if *routed >= LONG_UM {
                errors += (estimated / routed - 1.0).abs();
                long += 1;
            }
            if estimated > 0.0 {
                for segment in segments {
                    segment.ohms *= routed / estimated;
                    segment.picofarads *= routed / estimated;
                }
            }
        }
        Stretched {
            before_um,
            mean_error: errors / f64::from(long.max(1)),
        }
    }
}

/// Routes `placed.def`, whose cells `cells.lef` has, in a folder.
pub(super) fn route(folder: &Path) -> Result<Routes> {
    tools::write(&folder.join("route.cfg"), script(LAYERS))?;
    let mut command = Tool::Qrouter.command(folder)?;
    command.args(["-noc", "-nog", "-s", "route.cfg"]);
    let output = tools::output(&mut command)?;
    let said = String::from_utf8_lossy(&output.stdout);
    let failed = said
        .lines()
        .find_map(|line| line.strip_prefix("FAILED "))
        .and_then(|count| count.trim().parse().ok());
    let text = std::fs::read_to_string(folder.join("routed.def")).ok();
    let lengths = text.and_then(|text| def::lengths(&text));
    let (Some(failed), Some(lengths)) = (failed, lengths) else {
        let lines: Vec<&str> = said.lines().collect();
        let end = lines[lines.len().saturating_sub(5)..].join("\n");
        return Err(FlowError::output("qrouter", format!("no routes:\n{end}")));
    };
    Ok(Routes { lengths, failed })
}
