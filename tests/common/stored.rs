//! Stored blocks of any bits through a decompressor, against a model.
#![allow(dead_code)]

use hdlgen::codec::{load, Codec};
use hdlgen::hdl::sim::stream::{Stalls, StreamBench};
use hdlgen::hdl::Module;
use hdlgen::rtl::common::Ports;
use std::rc::Rc;

use super::blocks::{geometry, Traffic};

/// Sends stored blocks, each with its metadata, and compares with the model: the
/// block, or the error bit. Returns how many the model accepts.
pub fn check_stored(
    p: &Ports,
    decompressor: &Rc<Module>,
    codec: &dyn Codec,
    stored: Vec<(Vec<u8>, u8)>,
    stalls: Stalls,
) -> usize {
    let output = stored.iter().map(|(stored, metadata)| {
        let mut block = vec![0; p.block_bytes as usize];
        match load(codec, geometry(p), *metadata, stored, &mut block) {
            Ok(()) => (Some(block), 0),
            Err(_) => (None, 4),
        }
    });
    let output: Vec<_> = output.collect();
    let accepted = output.iter().filter(|(_, user)| *user == 0).count();
    let traffic = Traffic {
        input: stored,
        output,
    };
    let all = 0..traffic.input.len();
    let mut bench = StreamBench::new(decompressor).unwrap();
    bench.checks = true;
    let outputs = bench.run(&[traffic.beats(p, all.clone())], stalls);
    traffic.check(all, &outputs.unwrap()[0].beats);
    accepted
}

/// A number of little-endian bytes with so many bits from `at` on replaced.
pub fn put_bits(bytes: &mut [u8], at: usize, width: usize, value: u64) {
    for bit in 0..width {
        let place = at + bit;
        let one = (value >> bit & 1) as u8;
        bytes[place / 8] = bytes[place / 8] & !(1 << (place % 8)) | one << (place % 8);
    }
}
