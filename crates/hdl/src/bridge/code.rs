//! The nodes of a netlist as statements of rust-hdl's Verilog AST.

use rust_hdl::ast::{
    VerilogBlock, VerilogBlockOrConditional, VerilogConditional, VerilogExpression, VerilogOp,
    VerilogOpUnary, VerilogStatement,
};

use crate::netlist::*;

/// The name rust-hdl gives to a port of a sub-block.
pub(super) fn stub(block: &str, port: &str) -> String {
    format!("{block}${port}")
}

pub(super) struct Code<'a> {
    netlist: &'a Netlist,
    /// Of each node.
    names: Vec<String>,
    statements: VerilogBlock,
    late: VerilogBlock,
}

impl<'a> Code<'a> {
    pub(super) fn new(netlist: &'a Netlist, names: Vec<String>) -> Self {
        Code {
            netlist,
            names,
            statements: Vec::new(),
            late: Vec::new(),
        }
    }

    pub(super) fn name(&self, id: NodeId) -> &str {
        &self.names[id.index()]
    }

    pub(super) fn assign(&mut self, to: &str, from: &str) {
        self.statements.push(assignment(to, from));
    }

    /// Assigns a net below all else: its operands may be assigned anywhere above.
    pub(super) fn late(&mut self, to: &str, from: NodeId) {
        let statement = VerilogStatement::Assignment(named(to), self.read(from));
        self.late.push(statement);
    }

    pub(super) fn finish(mut self) -> VerilogBlock {
        self.statements.append(&mut self.late);
        self.statements
    }

    /// A node that is no register and no instance's output.
    pub(super) fn node(&mut self, id: NodeId) {
        let netlist = self.netlist;
        let width = netlist.node(id).width;
        let to = self.read(id);
        match &netlist.node(id).op {
            Op::Input | Op::Register(_) | Op::InstanceOutput { .. } | Op::Wire { driver: None } => {
            }
            Op::Wire { driver: Some(from) } => self.set(to, self.read(*from)),
            Op::Constant(value) | Op::Parameter(value) => self.constant(to, value),
            Op::Unary(op, a) => {
                let op = match op {
                    UnaryOp::Not => VerilogOpUnary::Not,
                    UnaryOp::ReduceAnd => VerilogOpUnary::All,
                    UnaryOp::ReduceOr => VerilogOpUnary::Any,
                    UnaryOp::ReduceXor => VerilogOpUnary::Xor,
                };
                self.set(to, VerilogExpression::Unary(op, Box::new(self.read(*a))));
            }
            Op::Binary(op, a, b) => {
                let (a, b) = (Box::new(self.read(*a)), Box::new(self.read(*b)));
                self.set(to, VerilogExpression::Binary(a, binary(*op), b));
            }
            Op::Mux {
                select,
                if_true,
                if_false,
            } => self.mux(to, *select, *if_true, *if_false),
            Op::Slice { of, .. } if netlist.node(*of).width == width => {
                self.set(to, self.read(*of));
            }
            Op::Slice { of, low } => {
                let of = Box::new(self.read(*of));
                let slice = VerilogExpression::Slice(of, width as usize, Box::new(number(*low)));
                self.set(to, slice);
            }
            Op::Concat(parts) => self.concat(to, parts),
        }
    }

    fn mux(&mut self, to: VerilogExpression, select: NodeId, if_true: NodeId, if_false: NodeId) {
        // rust-hdl's loop check does not look at the condition of an `if`: the
        // select is read here too, so that it sees a loop through it. Both
        // branches overwrite the value.
        self.set(to.clone(), self.read(select));
        let branch = |id| vec![VerilogStatement::Assignment(to.clone(), self.read(id))];
        let conditional = VerilogConditional {
            test: self.read(select),
            then: branch(if_true),
            otherwise: VerilogBlockOrConditional::Block(branch(if_false)),
        };
        self.statements.push(VerilogStatement::If(conditional));
    }

    fn concat(&mut self, to: VerilogExpression, parts: &[NodeId]) {
        let netlist = self.netlist;
        let total: u32 = parts.iter().map(|&p| netlist.node(p).width).sum();
        let mut low = 0;
        // Copies of one bit are its negation: 0 gives zeros, 1 gives ones.
        let bit = |id: NodeId| netlist.node(id).width == 1;
        for run in parts.chunk_by(|a, b| a == b && bit(*a)) {
            let width = if bit(run[0]) {
                run.len() as u32
            } else {
                netlist.node(run[0]).width
            };
            let mut from = self.read(run[0]);
            if run.len() > 1 {
                from = VerilogExpression::Unary(VerilogOpUnary::Neg, Box::new(from));
            }
            self.set_slice(to.clone(), total, low, width, from);
            low += width;
        }
    }

    fn constant(&mut self, to: VerilogExpression, value: &Constant) {
        // A literal has 64 bits, the assignment cuts it.
        for (low, word) in (0..value.width()).step_by(64).zip(value.words()) {
            let width = (value.width() - low).min(64);
            let word = VerilogExpression::Literal((*word).into());
            self.set_slice(to.clone(), value.width(), low, width, word);
        }
    }

    /// Sets bits `low .. low + width` of a net of `total` bits.
    fn set_slice(
        &mut self,
        base: VerilogExpression,
        total: u32,
        low: u32,
        width: u32,
        replacement: VerilogExpression,
    ) {
        // A net of one bit is no vector in Verilog and has no slices.
        if width == total {
            return self.set(base, replacement);
        }
        self.statements.push(VerilogStatement::SliceAssignment {
            base,
            width: width as usize,
            offset: number(low),
            replacement,
        });
    }

    fn set(&mut self, to: VerilogExpression, from: VerilogExpression) {
        self.statements.push(VerilogStatement::Assignment(to, from));
    }

    fn read(&self, id: NodeId) -> VerilogExpression {
        named(self.name(id))
    }
}

pub(super) fn assignment(to: &str, from: &str) -> VerilogStatement {
    VerilogStatement::Assignment(named(to), named(from))
}

/// Sets a net of any width to zero.
pub(super) fn clear(to: &str) -> VerilogStatement {
    VerilogStatement::Assignment(named(to), number(0))
}

fn named(name: &str) -> VerilogExpression {
    VerilogExpression::Signal(name.to_string())
}

fn number(value: u32) -> VerilogExpression {
    VerilogExpression::Literal(value.into())
}

fn binary(op: BinaryOp) -> VerilogOp {
    match op {
        BinaryOp::And => VerilogOp::BitAnd,
        BinaryOp::Or => VerilogOp::BitOr,
        BinaryOp::Xor => VerilogOp::BitXor,
        BinaryOp::Add => VerilogOp::Add,
        BinaryOp::Sub => VerilogOp::Sub,
        BinaryOp::Equal => VerilogOp::Eq,
        BinaryOp::Less => VerilogOp::Lt,
        BinaryOp::ShiftLeft => VerilogOp::Shl,
        BinaryOp::ShiftRight => VerilogOp::Shr,
    }
}
