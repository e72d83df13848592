//! Routing by qrouter, which takes small circuits only.

use std::collections::HashMap;
use std::path::Path;

use super::super::tools::{self, Tool};
use super::super::{FlowError, Result};
use super::circuit::Circuit;
use super::wires::{Segment, Tree};
use super::{def, LONG_UM};

/// The router's script: a first round, then two rounds that rip up and reroute nets in the way, and no more.
/// The nets that still fail are reported.
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

/// Routes the `nets` nets of `placed.def`, with the cells of `cells.lef`, in a folder.
pub(super) fn route(folder: &Path, nets: usize) -> Result<Routes> {
    tools::write(&folder.join("route.cfg"), script(LAYERS))?;
    let mut command = Tool::Qrouter.command(folder)?;
    command.args(["-noc", "-nog", "-s", "route.cfg"]);
    let output = tools::output(&mut command)?;
    let said = String::from_utf8_lossy(&output.stdout);
    let text = std::fs::read_to_string(folder.join("routed.def")).ok();
    routes(&said, text.as_deref(), nets)
}

/// The routes of this many nets, from what qrouter said and wrote.
fn routes(said: &str, def: Option<&str>, nets: usize) -> Result<Routes> {
    let failed = said
        .lines()
        .find_map(|line| line.strip_prefix("FAILED "))
        .and_then(|count| count.trim().parse().ok());
    let lengths = def.and_then(def::lengths);
    let (Some(failed), Some(lengths)) = (failed, lengths) else {
        let lines: Vec<&str> = said.lines().collect();
        let end = lines[lines.len().saturating_sub(5)..].join("\n");
        return Err(FlowError::output("qrouter", format!("no routes:\n{end}")));
    };
    let routed = lengths.len();
    if routed == 0 || routed as u64 + failed != nets as u64 {
        return Err(FlowError::output(
            "qrouter",
            format!(
                "{routed} of {nets} nets have a route, and {failed} failed: it takes few libraries; \
                 route with OSU 180 nm, or leave out --route"
            ),
        ));
    }
    Ok(Routes { lengths, failed })
}

#[cfg(test)]
mod tests {
    const DEF: &str = "NETS 2 ;\n- n1 ( c0 Y ) ( c1 A )\n+ ROUTED metal1 ( 100 200 ) ( * 500 ) ;\n\
                       - n2 ( c1 Y ) ( c2 A ) ;\nEND NETS\n";

    #[test]
    fn every_net_is_routed_or_failed() {
        let routes = super::routes("FAILED 1\n", Some(DEF), 2).unwrap();
        assert_eq!((routes.lengths.len(), routes.failed), (1, 1));
        for (said, def, nets) in [
            ("FAILED 0\n", DEF, 2),
            ("FAILED 2\n", DEF, 2),
            ("FAILED 0\n", "NETS 0 ;\nEND NETS\n", 2),
            ("FAILED 2\n", "NETS 0 ;\nEND NETS\n", 2),
        ] {
            let error = super::routes(said, Some(def), nets).err().unwrap();
            assert!(
                error.to_string().contains("of 2 nets have a route"),
                "{error}"
            );
        }
        assert!(super::routes("FAILED 0\n", None, 2).is_err());
    }
}
