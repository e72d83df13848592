//! The checks of a netlist that rust-hdl does not make, or makes only within
//! one module: undriven nets, combinational loops across instances, one name
//! for two modules. (Widths and double drivers are found as a module is built.)

use std::collections::HashMap;
use std::rc::Rc;

use super::flat::Flat;
use super::netlist::*;
use super::DesignError;

/// Checks one module: every wire and register is driven.
pub(super) fn module(module: &Module) -> Result<(), DesignError> {
    let Some(netlist) = module.netlist() else {
        return Ok(());
    };
    for (index, node) in netlist.nodes.iter().enumerate() {
        let undriven = match &node.op {
            Op::Wire { driver } => driver.is_none(),
            Op::Register(register) => register.next.is_none(),
            _ => false,
        };
        if undriven {
            return Err(DesignError::Undriven {
                module: module.name.clone(),
                net: describe(netlist, NodeId(index as u32)),
            });
        }
    }
    Ok(())
}

/// Checks a whole design: its names, and that no path leads from a net back to
/// itself without a register, through however many instances.
pub fn design(top: &Rc<Module>) -> Result<(), DesignError> {
    let mut by_name: HashMap<&str, &Rc<Module>> = HashMap::new();
    same_names(top, &mut by_name)?;
    Flat::new(top).evaluation_order().map(|_| ())
}

fn same_names<'a>(
    module: &'a Rc<Module>,
    by_name: &mut HashMap<&'a str, &'a Rc<Module>>,
) -> Result<(), DesignError> {
    if let Some(other) = by_name.get(module.name.as_str()) {
        if Rc::ptr_eq(other, module) || ***other == **module {
            return Ok(());
        }
        return Err(DesignError::ModuleNameClash {
            module: module.name.clone(),
        });
    }
    by_name.insert(&module.name, module);
    for instance in module.netlist().iter().flat_map(|n| &n.instances) {
        same_names(&instance.module, by_name)?;
    }
    Ok(())
}

/// The name of a net in the source, or its expression.
pub(super) fn describe(netlist: &Netlist, id: NodeId) -> String {
    describe_to(netlist, id, 3)
}

fn describe_to(netlist: &Netlist, id: NodeId, depth: u32) -> String {
    let node = netlist.node(id);
    if let Some(name) = &node.name {
        return name.clone();
    }
    if depth == 0 {
        return "…".into();
    }
    let sub = |id: NodeId| describe_to(netlist, id, depth - 1);
    match &node.op {
        Op::Input | Op::Wire { .. } | Op::Register(_) | Op::InstanceOutput { .. } => "?".into(),
        Op::Constant(c) | Op::Parameter(c) => format!("{}'h{}", c.width(), hex(c)),
        Op::Unary(op, a) => {
            let sign = match op {
                UnaryOp::Not => "~",
                UnaryOp::ReduceAnd => "&",
                UnaryOp::ReduceOr => "|",
                UnaryOp::ReduceXor => "^",
            };
            format!("{sign}{}", sub(*a))
        }
        Op::Binary(op, a, b) => format!("({} {} {})", sub(*a), symbol(*op), sub(*b)),
        Op::Mux {
            select,
            if_true,
            if_false,
        } => format!(
            "({} ? {} : {})",
            sub(*select),
            sub(*if_true),
            sub(*if_false)
        ),
        Op::Slice { of, low } => format!("{}[{}:{}]", sub(*of), low + node.width - 1, low),
        Op::Concat(parts) => {
            let parts: Vec<_> = parts.iter().rev().take(4).map(|p| sub(*p)).collect();
            format!("{{{}}}", parts.join(", "))
        }
    }
}

pub(super) fn symbol(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::And => "&",
        BinaryOp::Or => "|",
        BinaryOp::Xor => "^",
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Equal => "==",
        BinaryOp::Less => "<",
        BinaryOp::ShiftLeft => "<<",
        BinaryOp::ShiftRight => ">>",
    }
}

/// A constant's digits without leading zeros.
pub(super) fn hex(constant: &Constant) -> String {
    let digits: String = constant
        .words()
        .iter()
        .rev()
        .map(|w| format!("{w:016x}"))
        .collect();
    match digits.trim_start_matches('0') {
        "" => "0".into(),
        rest => rest.into(),
    }
}
