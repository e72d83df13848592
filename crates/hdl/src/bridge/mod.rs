//! Converts designs to rust-hdl.
//!
//! rust-hdl's traits and its Verilog AST are public, so a netlist of ours, whose widths are values, can
//! become a tree of its `Block`s: each module's nets are visited as `Atom`s, its instances as sub-blocks, and
//! `Logic::hdl` returns rust-hdl's AST. Then its checks run on every emitted design, its own generator can
//! print it (a second opinion on [`super`]'s printer), and [`StreamComponent`] puts a design into a larger
//! rust-hdl circuit.
//!
//! rust-hdl checks for undriven nets and instance inputs, loops within a module, and writes to inputs.
//! `hdl::check` covers its gaps (loops across instances, double drivers, name clashes).

mod block;
mod code;
mod leaf;
mod lower;
mod stream;

use std::rc::Rc;

use rust_hdl::block::Block;
use rust_hdl::check_error::{CheckError, PathedName};
use rust_hdl::module_defines::ModuleDefines;

use super::netlist::{Module, NodeId};
use super::DesignError;

pub use block::{Net, NetBlock};
pub use stream::StreamComponent;

/// The design as a tree of rust-hdl blocks.
pub fn lower(top: &Module) -> NetBlock {
    lower::top(top)
}

/// Runs rust-hdl's checks on the whole design.
///
/// rust-hdl writes the nets that it finds open to standard error as well (a
/// `dbg!` in its source).
pub fn check_all(top: &Rc<Module>) -> Result<(), DesignError> {
    check(&lower(top), top)
}

/// rust-hdl's own print of the design, which it checks first. Its modules are
/// called `<top>$<instance>$…`, one for each instance.
pub fn generate_verilog(top: &Rc<Module>) -> Result<String, DesignError> {
    let block = lower(top);
    check(&block, top)?;
    // As rust-hdl's `generate_verilog`, but without its panic and without
    // calling every design `top`.
    let mut defines = ModuleDefines::default();
    block.accept(&top.name, &mut defines);
    Ok(defines.defines())
}

fn check(block: &NetBlock, top: &Module) -> Result<(), DesignError> {
    let Err(error) = rust_hdl::check_error::check_all(block) else {
        return Ok(());
    };
    let (what, found): (&str, Vec<PathedName>) = match error {
        CheckError::OpenSignal(open) => ("nets that nothing drives", open.into_values().collect()),
        CheckError::LogicLoops(nets) => ("a combinational loop through", nets),
        CheckError::WritesToInputs(nets) => ("a write to the inputs", nets),
    };
    // In an order that does not depend on rust-hdl's hashing.
    let mut places: Vec<(String, String)> = found.iter().map(|f| place(top, f)).collect();
    places.sort();
    places.dedup();
    let nets: Vec<&str> = places.iter().map(|(_, net)| net.as_str()).collect();
    Err(DesignError::RustHdl {
        module: places.first().map_or(&top.name, |p| &p.0).clone(),
        report: format!("{what} {}", nets.join(", ")),
    })
}

/// The module that a net lies in, and the net as the source names it, behind
/// the path of its instance.
fn place(top: &Module, found: &PathedName) -> (String, String) {
    let mut module = top;
    let mut path: Vec<String> = Vec::new();
    // The first part is the top, "uut".
    let mut parts = found.path.split('$').skip(1);
    while let Some(part) = parts.next() {
        if part == lower::REGISTER {
            let register: Vec<&str> = parts.collect();
            path.push(shown(module, &register.join("$")));
            break;
        }
        let instances = module.netlist().into_iter().flat_map(|n| &n.instances);
        match instances.into_iter().find(|i| i.name == part) {
            Some(instance) => module = &instance.module,
            None => break,
        }
        path.push(part.to_string());
    }
    path.push(shown(module, &found.name));
    (module.name.clone(), path.join("."))
}

/// Undoes the names that the lowering makes up.
fn shown(module: &Module, name: &str) -> String {
    if let Some(port) = name.strip_prefix(lower::ESCAPED) {
        return port.to_string();
    }
    let number = name
        .strip_prefix(lower::UNNAMED)
        .and_then(|n| n.parse().ok());
    match (number, module.netlist()) {
        (Some(number), Some(netlist)) => super::check::describe(netlist, NodeId(number)),
        _ => name.to_string(),
    }
}
