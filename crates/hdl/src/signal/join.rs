//! Signals put together: side by side, and with OR.

use crate::builder::Signal;
use crate::netlist::*;

/// Signals side by side, the first in the lowest bits.
///
/// # Panics
/// Without a signal.
pub fn concat<'m>(parts: &[Signal<'m>]) -> Signal<'m> {
    let builder = parts[0].builder;
    let mut flat: Vec<Signal<'m>> = Vec::with_capacity(parts.len());
    for &part in parts {
        match (!builder.is_named(part.id)).then(|| builder.op_of(part.id)) {
            Some(Op::Concat(inner)) => {
                flat.extend(
                    inner
                        .iter()
                        .map(|&id| Signal::new(builder, id, builder.width_of(id))),
                );
            }
            _ => flat.push(part),
        }
    }
    let flat = joined(flat);
    if let [only] = flat[..] {
        return only;
    }
    let width = flat.iter().map(|s| s.width).sum();
    builder.node(Op::Concat(flat.iter().map(|s| s.id).collect()), width)
}

/// Joins neighbouring bits of one net to one slice, and neighbouring constants to one. Copies of the same
/// part are kept: they print as a replication.
fn joined(parts: Vec<Signal<'_>>) -> Vec<Signal<'_>> {
    let builder = parts[0].builder;
    let slice = |part: Signal| match builder.op_of(part.id) {
        Op::Slice { of, low } if !builder.is_named(part.id) => Some((of, low, part.width)),
        _ => None,
    };
    let constant = |part: Signal| {
        let nameless = !builder.is_named(part.id);
        builder.constant_of(part.id).filter(|_| nameless)
    };
    let slices: Vec<_> = parts.iter().map(|&part| slice(part)).collect();
    let is_copy = |number: usize| {
        let same = |other: Option<&Option<_>>| other == Some(&slices[number]);
        slices[number].is_some()
            && (number > 0 && same(slices.get(number - 1)) || same(slices.get(number + 1)))
    };
    let mut all: Vec<Signal> = Vec::with_capacity(parts.len());
    // Of the last one, which may have become wider: its net, its lowest bit, its width.
    let mut last: Option<(NodeId, u32, u32)> = None;
    for (number, &part) in parts.iter().enumerate() {
        let this = slices[number].filter(|_| !is_copy(number));
        match (last, this) {
            (Some((of, low, width)), Some((same, from, _)))
                if of == same && low + width == from =>
            {
                let net = Signal::new(builder, of, builder.width_of(of));
                all.pop();
                all.push(net.slice(low, width + part.width));
                last = Some((of, low, width + part.width));
                continue;
            }
            _ => last = this,
        }
        match (
            all.last().and_then(|&before| constant(before)),
            constant(part),
        ) {
            (Some(low), Some(high)) => {
                all.pop();
                let both = low.followed_by(&high);
                let width = both.width();
                all.push(builder.node(Op::Constant(both), width));
            }
            _ => all.push(part),
        }
    }
    all
}

/// The OR of signals of equal width, as a balanced tree.
///
/// # Panics
/// Without a signal.
pub fn or_all<'m>(signals: impl IntoIterator<Item = Signal<'m>>) -> Signal<'m> {
    let mut level: Vec<Signal<'m>> = signals.into_iter().collect();
    while level.len() > 1 {
        level = level
            .chunks(2)
            .map(|pair| if let [a, b] = pair { *a | *b } else { pair[0] })
            .collect();
    }
    level[0]
}
