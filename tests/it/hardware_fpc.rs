//! FPC-OPT in hardware: each pattern alone, each pair of neighbours, at each place.

use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::Technique;
use hdlgen::internals::design::{BlockStreams, Design, Options, Role};
use hdlgen::internals::rtl::common::lanes::Concatenation;
use hdlgen::internals::stream::Stalls;

use crate::common::blocks::check;

/// Words of every pattern, and those next to it.
const WORDS: [u32; 33] = [
    0,
    1,
    7,
    8,
    0xffff_fff8,
    0xffff_fff7,
    0x7f,
    0x80,
    0xffff_ff80,
    0xffff_ff7f,
    0x7fff,
    0x8000,
    0xffff_8000,
    0xffff_7fff,
    0x1234_0000,
    0x8000_0000,
    0x0001_0000,
    0x007f_007f,
    0xff80_ff80,
    0x0080_007f,
    0x007f_0080,
    0xff7f_0000,
    0x0012_ff85,
    0x1212_1212,
    0x8080_8080,
    0x0101_0101,
    0x1212_1213,
    0x1312_1212,
    0x1213_1212,
    0x1234_5678,
    0xffff_ffff,
    0xffff_0000,
    0x0000_ffff,
];

fn block(word: impl Fn(usize) -> u32) -> Vec<u8> {
    (0..32).flat_map(|i| word(i).to_le_bytes()).collect()
}

#[test]
fn each_pattern_and_each_pair_of_neighbours() {
    let mut blocks = Vec::new();
    for a in WORDS {
        blocks.push(block(|_| a));
        for place in 0..32 {
            blocks.push(block(|i| if i == place { a } else { 0 }));
        }
        for b in WORDS {
            blocks.push(block(|i| if i % 2 == 0 { a } else { b }));
            // Between long ones, as many as still fit.
            blocks.push(block(|i| match i {
                5 => a,
                6 => b,
                20.. => 0x1234_5678,
                _ => 3,
            }));
        }
    }
    let technique = Technique::find("fpc-opt").unwrap();
    for (lanes, concatenation) in [(32, None), (16, None), (32, Some(Concatenation::Parallel))] {
        let options = Options::default()
            .with("lanes", lanes)
            .with("beat", 128)
            .with_some("concat", concatenation);
        let design = TablelessDesign::new(technique, &options).unwrap();
        let ports = design.hardware(Role::Compressor).ports;
        let [compressor, decompressor] = Role::ALL.map(|role| design.module(role).unwrap());
        let reference = design.reference(None).unwrap();
        let codec = reference.model.as_ref();
        check(
            &ports,
            &compressor,
            &decompressor,
            codec,
            &blocks,
            Stalls::NONE,
        );
    }
}
