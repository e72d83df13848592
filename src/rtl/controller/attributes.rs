//! What goes down with an access as the client gave it: `AxPROT`, `AxREGION`, `AxCACHE`, `AxQOS` and `AxUSER`.
//!
//! One word has them all, the first lowest.

use super::Parameters;
use crate::hdl::{concat, Builder, Signal};

/// An attribute.
pub(super) struct Attribute {
    /// As in the ports' names.
    pub name: &'static str,
    /// Bits; 0 for `AxUSER` where it is not passed down.
    pub bits: u32,
    /// For people.
    pub says: &'static str,
}

/// Bits of those that never change their place: `AxPROT` and `AxREGION`, `AxCACHE`, `AxQOS`.
const WIDTHS: [u32; 4] = [3, 4, 4, 4];
/// From where on `AxQOS` lies.
const QOS_FROM: u32 = WIDTHS[0] + WIDTHS[1] + WIDTHS[2];
/// From where on `AxUSER` lies.
const USER_FROM: u32 = QOS_FROM + WIDTHS[3];

/// The attributes, in the order of the word.
pub(super) fn attributes(p: &Parameters) -> impl Iterator<Item = Attribute> {
    let [prot, region, cache, qos] = WIDTHS;
    let all = [
        (
            "prot",
            prot,
            "Protection: privileged, not secure, instruction",
        ),
        ("region", region, "Region"),
        ("cache", cache, "Memory type"),
        ("qos", qos, "Quality of service, higher first"),
        ("user", p.user_bits, "User signal"),
    ];
    let all = all.into_iter().filter(|(_, bits, _)| *bits > 0);
    all.map(|(name, bits, says)| Attribute { name, bits, says })
}

/// Bits of the word.
pub(super) fn attribute_bits(p: &Parameters) -> u32 {
    USER_FROM + p.user_bits
}

/// The ports of the client's address channel, `aw` or `ar`, as one word.
pub(super) fn attributes_in<'m>(m: &'m Builder, p: &Parameters, channel: &str) -> Signal<'m> {
    let ports = attributes(p)
        .map(|Attribute { name, bits, .. }| m.input(&format!("s_axi_{channel}{name}"), bits));
    concat(&ports.collect::<Vec<_>>())
}

/// The ports of the memory's address channel, from such a word.
pub(super) fn attributes_out<'m>(m: &'m Builder, p: &Parameters, channel: &str, word: Signal<'m>) {
    let mut low = 0;
    for Attribute { name, bits, .. } in attributes(p) {
        m.output(&format!("m_axi_{channel}{name}"), word.slice(low, bits));
        low += bits;
    }
}

/// Of such a word what writes must share to be merged: `AxPROT`, `AxREGION` and `AxUSER`.
pub(super) fn shared<'m>(p: &Parameters, word: Signal<'m>) -> Signal<'m> {
    let low = word.slice(0, WIDTHS[0] + WIDTHS[1]);
    match p.user_bits {
        0 => low,
        bits => concat(&[low, word.slice(USER_FROM, bits)]),
    }
}

/// Whether such a word allows an answer before the memory's: `AxCACHE` says bufferable.
pub(super) fn is_bufferable<'m>(word: Signal<'m>) -> Signal<'m> {
    word.bit(WIDTHS[0] + WIDTHS[1])
}

/// Such a word with the higher `AxQOS` of itself and another one.
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
