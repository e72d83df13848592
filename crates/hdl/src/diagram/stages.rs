//! The pipeline stage of each instance, by the heading above it.

use std::rc::Rc;

use crate::netlist::{Module, Netlist};

/// The stage of each instance, in the order of [`Flat::scopes`](crate::flat::Flat::scopes).
pub(super) fn stages(top: &Rc<Module>) -> Vec<Option<u32>> {
    let mut found = Vec::new();
    visit(top, None, &mut found);
    found
}

fn visit(module: &Rc<Module>, stage: Option<u32>, found: &mut Vec<Option<u32>>) {
    found.push(stage);
    if let Some(netlist) = module.netlist() {
        for instance in &netlist.instances {
            visit(&instance.module, heading(netlist, instance.made_at), found);
        }
    }
}

/// The number in the heading above the node that was created when there were this many nodes.
fn heading(netlist: &Netlist, made_at: u32) -> Option<u32> {
    let mut sections = netlist.sections.iter();
    let over = sections.rfind(|section| section.from <= made_at)?;
    let rest = over.title.strip_prefix("Stage ")?;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok()
}
