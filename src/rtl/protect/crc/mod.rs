//! The CRC of a block, which is stored with it and checked when it is read: CRC-16/CCITT-FALSE, which starts
//! with ones and has the polynomial x^16 + x^12 + x^5 + 1, the highest bit of each byte first.
//!
//! It is computed beat by beat. The remainder of each single beat is one XOR tree per bit, and is registered;
//! a cycle later the CRC so far is advanced by a beat, and the remainder is added.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::hsiao::sums;
use crate::hdl::netlist::Direction;
use crate::hdl::{or_all, ports, Builder, DesignError, Module, Signal};
use crate::rtl::common::axi_lite::BusInputs;
use crate::rtl::common::Ports;

mod compressor;
mod decompressor;

pub use compressor::compressor;
pub use decompressor::decompressor;

/// Bits of the CRC.
const BITS: u32 = 16;

/// Its bytes in a block's last burst.
pub const BYTES: u32 = BITS / 8;

/// The polynomial but for x^16.
const POLYNOMIAL: u32 = 0x1021;

/// Its initial value.
const BEGIN: u64 = 0xffff;

/// The CRC behind another one and a byte.
fn behind_byte(crc: u32, byte: u32) -> u32 {
    (0..8).fold(crc ^ byte << 8, |crc, _| {
        let carry = if crc >> 15 & 1 == 1 { POLYNOMIAL } else { 0 };
        (crc << 1 ^ carry) & 0xffff
    })
}

/// Contribution of a bit of a beat to the CRC behind the beat.
fn remainder_of_bit(beat_bytes: u32, bit: u32) -> u32 {
    (0..beat_bytes).fold(0, |crc, byte| {
        let is_here = bit / 8 == byte;
        behind_byte(crc, if is_here { 1 << (bit % 8) } else { 0 })
    })
}

ports! {
    RemainderInputs { data } -> RemainderOutputs { remainder }
}

/// The remainder of a single beat.
///
/// Combinational.
fn remainder(beat_bytes: u32) -> Result<Rc<Module>, DesignError> {
    let bits = beat_bytes * 8;
    let m = Builder::shared(&format!("crc16_remainder_{bits}"));
    m.doc(&format!(
        "The remainder of {bits} bits by the polynomial of CRC-16/CCITT-FALSE."
    ));
    let data = m
        .input("data", bits)
        .comment("Beat, byte 0 in the lowest bits");
    let columns: Vec<u32> = (0..bits)
        .map(|bit| remainder_of_bit(beat_bytes, bit))
        .collect();
    m.output("remainder", sums(&m, "bits_counted", data, &columns, BITS))
        .comment("CRC behind a CRC of zero and the beat");
    m.finish()
}

/// The CRC behind another one and a beat of that remainder.
fn behind_beat<'m>(
    m: &'m Builder,
    beat_bytes: u32,
    crc: Signal<'m>,
    remainder: Signal<'m>,
) -> Signal<'m> {
    let moved = |bit: u32| (0..beat_bytes).fold(1 << bit, |crc, _| behind_byte(crc, 0));
    let columns: Vec<u32> = (0..BITS).map(moved).collect();
    let moved = sums(m, "crc_moved", crc, &columns, BITS);
    (moved ^ remainder).named("crc_behind_beat")
}

/// The position of the CRC in a compressed block's last beat, in units of CRCs, with the metadata of the
/// blocks that have it there.
fn places(p: &Ports) -> BTreeMap<u32, Vec<u64>> {
    let mut places = BTreeMap::<u32, Vec<u64>>::new();
    for metadata in 0..p.max_bursts() {
        let last = ((metadata + 1) * p.mag_bytes - 1) % p.beat_bytes;
        let metadatas = places.entry(last / BYTES).or_default();
        metadatas.push(metadata.into());
    }
    places
}

/// The parts of a beat, each as wide as a CRC, and whether each is the CRC in a compressed block's last beat.
fn parts<'m>(
    p: &Ports,
    data: Signal<'m>,
    is_last: Signal<'m>,
    metadata: Signal<'m>,
) -> Vec<(Signal<'m>, Option<Signal<'m>>)> {
    let mut places = places(p);
    let part = |(number, part): (u32, Signal<'m>)| {
        let is_it = places.remove(&number).map(|metadatas| {
            let any = metadatas.into_iter().map(|value| metadata.eq_to(value));
            let here = is_last & or_all(any.collect::<Vec<_>>());
            here.named(&format!("part{number}_is_crc"))
        });
        (part, is_it)
    };
    (0..).zip(data.parts(BITS)).map(part).collect()
}

/// The configuration port of a unit, if it has one, as a port of the module around it.
fn configuration<'m>(m: &'m Builder, unit: &Module) -> Option<BusInputs<'m>> {
    let mut inputs = unit.ports_of(Direction::Input);
    let address = inputs.find(|port| port.name == "s_axil_awaddr")?;
    Some(BusInputs::ports(m, "s_axil", address.width))
}
