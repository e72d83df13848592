//! The attributes of an access that the memory gets as the client gave them: `AxPROT`, `AxREGION`, `AxCACHE`,
//! `AxQOS` and `AxUSER`.
//!
//! One word holds all of them, the first in the lowest bits.

use super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// An attribute.
pub(super) struct Attribute {
    /// Its name in the ports' names.
    pub name: &'static str,
    /// Its width; 0 for `AxUSER` if it is not passed to the memory.
    pub bits: u32,
    /// Its description for people.
    pub says: &'static str,
}

/// Widths of the attributes that never change their position: `AxPROT` and `AxREGION`, `AxCACHE`, `AxQOS`.
const WIDTHS: [u32; 4] = [3, 4, 4, 4];
/// The lowest bit of `AxQOS`.
const QOS_FROM: u32 = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
/// The lowest bit of `AxUSER`.
const USER_FROM: u32 = QOS_FROM + WIDTHS[3];

/// `AxPROT[1]`.
const NOT_SECURE: u64 = 1 << 1;

/// The attributes, in the order of the word.
pub(super) fn attributes(p: &Parameters) -> impl Iterator<Item = Attribute> {
    let [prot, region, cache, qos] = WIDTHS;
    let all = [
        ("prot", prot, "AxPROT"),
        ("region", region, "AxREGION"),
        ("cache", cache, "AxCACHE"),
        ("qos", qos, "AxQOS"),
        ("user", p.user_bits, "AxUSER"),
    ];
    let all = all.into_iter().filter(|(_, bits, _)| *bits > 0);
    all.map(|(name, bits, says)| Attribute { name, bits, says })
}

/// Width of the word.
pub(super) fn attribute_bits(p: &Parameters) -> u32 {
    USER_FROM + p.user_bits
}

/// Declares the attribute ports of the client's address channel, `aw` or `ar`; returns them as one word.
pub(super) fn attributes_in<'m>(m: &'m Builder, p: &Parameters, channel: &str) -> Signal<'m> {
    let ports = attributes(p)
        .map(|Attribute { name, bits, .. }| m.input(&format!("s_axi_{channel}{name}"), bits));
    concat(&ports.collect::<Vec<_>>())
}

/// Declares the attribute ports of the memory's address channel, driven by a word of attributes.
pub(super) fn attributes_out<'m>(m: &'m Builder, p: &Parameters, channel: &str, word: Signal<'m>) {
    let mut low = 0;
    for Attribute { name, bits, .. } in attributes(p) {
        m.output(&format!("m_axi_{channel}{name}"), word.slice(low, bits));
        low += bits;
    }
}

/// The part of the attributes that writes must share to be merged: `AxPROT`, `AxREGION` and `AxUSER`.
pub(super) fn shared<'m>(p: &Parameters, word: Signal<'m>) -> Signal<'m> {
    let low = word.slice(0, WIDTHS[0] + WIDTHS[1]);
    match p.user_bits {
        0 => low,
        bits => concat(&[low, word.slice(USER_FROM, bits)]),
    }
}

/// Attributes of an access with the fewest rights: not secure, not privileged, and not cacheable or bufferable.
pub(super) fn least_attributes<'m>(m: &'m Builder, p: &Parameters) -> Signal<'m> {
    m.constant(NOT_SECURE, attribute_bits(p))
}

/// Whether the attributes allow a response before the memory's: `AxCACHE` is bufferable.
pub(super) fn is_bufferable<'m>(word: Signal<'m>) -> Signal<'m> {
    word.bit(WIDTHS[0] + WIDTHS[1])
}

/// A word of attributes with the higher `AxQOS` of its own and another word's.
pub(super) fn with_higher_qos<'m>(
    p: &Parameters,
    word: Signal<'m>,
    other: Signal<'m>,
) -> Signal<'m> {
    let [own, other] = [word, other].map(|word| word.slice(QOS_FROM, WIDTHS[3]));
    let qos = own.ge(other).mux(own, other);
    let low = word.slice(0, QOS_FROM);
    match p.user_bits {
        0 => concat(&[low, qos]),
        bits => concat(&[low, qos, word.slice(USER_FROM, bits)]),
    }
}
