//! Operators whose result is a constant or one of their operands. They are never created.
//!
//! A constant with a name belongs to the format and stays in the Verilog, unless it is zero and its zero
//! decides the result.

use crate::bits;
use crate::builder::Signal;
use crate::netlist::*;

impl<'m> Signal<'m> {
    /// Its value, if it is a constant without a name.
    fn literal(self) -> Option<Constant> {
        let constant = self.builder.constant_of(self.id);
        constant.filter(|_| !self.builder.is_named(self.id))
    }

    fn is_zero(self) -> bool {
        let constant = self.builder.constant_of(self.id);
        constant.is_some_and(|constant| constant.is_zero())
    }

    fn of_constant(self, constant: Constant) -> Signal<'m> {
        let width = constant.width();
        self.builder.node(Op::Constant(constant), width)
    }
}

pub(super) fn unary<'m>(op: UnaryOp, a: Signal<'m>) -> Option<Signal<'m>> {
    let value = bits::unary(op, &bits::of_constant(&a.literal()?));
    bits::to_constant(&value).map(|constant| a.of_constant(constant))
}

pub(super) fn binary<'m>(op: BinaryOp, a: Signal<'m>, b: Signal<'m>) -> Option<Signal<'m>> {
    let literals = (a.literal(), b.literal());
    if let (Some(x), Some(y)) = &literals {
        let [x, y] = [x, y].map(bits::of_constant);
        let constant = bits::to_constant(&bits::binary(op, &x, &y))?;
        return Some(a.of_constant(constant));
    }
    let is_ones = |literal: &Option<Constant>| literal.as_ref().is_some_and(Constant::is_all_ones);
    let ones = (is_ones(&literals.0), is_ones(&literals.1));
    let (zeros, same) = ((a.is_zero(), b.is_zero()), a.id == b.id);
    match op {
        BinaryOp::And if zeros.0 || ones.1 || same => Some(a),
        BinaryOp::And if zeros.1 || ones.0 => Some(b),
        BinaryOp::Or if zeros.1 || ones.0 || same => Some(a),
        BinaryOp::Or if zeros.0 || ones.1 => Some(b),
        BinaryOp::Xor if same => Some(a.builder.zero(a.width)),
        BinaryOp::Xor | BinaryOp::Add | BinaryOp::Sub if zeros.1 => Some(a),
        BinaryOp::Xor | BinaryOp::Add if zeros.0 => Some(b),
        BinaryOp::Xor if ones.1 => Some(!a),
        BinaryOp::Xor if ones.0 => Some(!b),
        BinaryOp::Sub if same => Some(a.builder.zero(a.width)),
        BinaryOp::Equal if same => Some(a.builder.constant(1, 1)),
        BinaryOp::Equal if a.width == 1 => match literals {
            (Some(value), _) => Some(if value.is_zero() { !b } else { b }),
            (_, Some(value)) => Some(if value.is_zero() { !a } else { a }),
            _ => None,
        },
        BinaryOp::Less if same || ones.0 || (zeros.1 && literals.1.is_some()) => {
            Some(a.builder.zero(1))
        }
        BinaryOp::Less if zeros.0 && literals.0.is_some() => Some(b.any()),
        BinaryOp::ShiftLeft | BinaryOp::ShiftRight if zeros.0 || zeros.1 => Some(a),
        _ => None,
    }
}

/// Of one bit: `select`, or it inverted.
pub(super) fn mux<'m>(
    select: Signal<'m>,
    if_true: Signal<'m>,
    if_false: Signal<'m>,
) -> Option<Signal<'m>> {
    if let Some(constant) = select.builder.constant_of(select.id) {
        return Some(if constant.is_zero() {
            if_false
        } else {
            if_true
        });
    }
    if if_true.id == if_false.id {
        return Some(if_true);
    }
    let (one, zero) = (if_true.literal()?, if_false.literal()?);
    match (one == zero, one.width()) {
        (true, _) => Some(if_true),
        (false, 1) if zero.is_zero() => Some(select),
        (false, 1) => Some(!select),
        _ => None,
    }
}
