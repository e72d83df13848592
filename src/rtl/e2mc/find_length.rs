//! Decompressor, stage 1: the length of the codeword at the head of a way, one-hot.
//!
//! As in [`super::find_codeword`] the next bits are compared with the first codewords
//! of all lengths at once. But a canonical code's first codeword of length l, as a
//! fraction, is a sum of 2⁻ⁱ with i < l: only its first l − 1 bits can be ones, so only
//! those are compared. And the length is not encoded: what picks the next bits takes
//! it as it is.
//!
//! | port | width | |
//! |---|---|---|
//! | `head` | max | the next bits, the first in bit 0 |
//! | `first_codewords` | max × (max + 1) | rows 2 … max + 1, left-justified |
//! | `escape_codeword`, `escape_mask` | max | stream order; the mask has a 1 for each of its bits (with an escape) |
//! | `go` | 1 | a symbol is to be found |
//! | `fills` | 1 | instead of that: the way moves on by the longest codeword |
//! | `moves_by` | max | one-hot: bit l − 1, the codeword has l bits and is not the escape |
//! | `moves_escape` | 1 | it is the escape (with an escape) |
//! | `no_codeword` | 1 | the bits are past the end of the code; then `moves_by` is the longest length |
//!
//! Combinational: it is a part of the decoder's critical loop.

use std::rc::Rc;

use super::Parameters;
use crate::hdl::{concat, Builder, DesignError, Module, Signal};

pub fn find_length(p: &Parameters) -> Result<Rc<Module>, DesignError> {
    let m = Builder::new(format!("{}_find_length", p.name));
    m.doc("Stage 1 of the decompressor: compares the next bits with the first codewords of all\nlengths, of which only as many bits count as can be ones. The length is one-hot.");
    let max = p.max_codeword;
    let head = m.input("head", max);
    let rows = m.input("first_codewords", max * (max + 1)).parts(max + 1);
    let go = m.input("go", 1);
    let fills = m.input("fills", 1);

    let bits = head.reverse();
    // The code may end before `length`: that row's highest bit is a 1, all others zeros.
    let reaches = |length: u32| {
        let row = rows[length as usize - 2];
        let low = max - (length - 1);
        let not_below = at_least(bits.slice(low, length - 1), row.slice(low, length - 1));
        (not_below & !row.bit(max)).named(&format!("reaches{length}"))
    };
    let reached: Vec<Signal> = (2..=max + 1).map(reaches).collect();

    let normal = if p.escape {
        let codeword = m.input("escape_codeword", max);
        let mask = m.input("escape_mask", max);
        let is_escape = ((head & mask).eq(codeword) & mask.bit(0)).named("is_escape");
        m.output("moves_escape", is_escape & go);
        (!is_escape & go).named("go_on")
    } else {
        go
    };
    let moves_by: Vec<Signal> = (0..max as usize)
        .map(|i| match i {
            0 => normal & !reached[0],
            _ if i + 1 == max as usize => (normal & reached[i - 1]) | fills,
            _ => normal & reached[i - 1] & !reached[i],
        })
        .collect();
    m.output("moves_by", concat(&moves_by));
    m.output("no_codeword", reached[max as usize - 1]);
    m.finish()
}

/// `a` ≥ `b`, unsigned, as a tree: of each part of the bits, whether it makes `a` the
/// larger one, and whether it leaves that to the lower bits.
fn at_least<'m>(a: Signal<'m>, b: Signal<'m>) -> Signal<'m> {
    let mut level: Vec<(Signal, Signal)> = (a.parts(1).into_iter().zip(b.parts(1)))
        .enumerate()
        .map(|(i, (a, b))| match i {
            // Equal is enough, in the end.
            0 => (a | !b, a),
            _ => (a & !b, a | !b),
        })
        .collect();
    while level.len() > 1 {
        level = level
            .chunks(2)
            .map(|pair| match pair {
                [low, high] => (high.0 | (high.1 & low.0), high.1 & low.1),
                rest => rest[0],
            })
            .collect();
    }
    level[0].0
}
