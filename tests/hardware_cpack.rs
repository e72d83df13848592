//! The C-Pack hardware, simulated, against the model.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::{check, geometry, varied};
use hdlgen::codec::Cpack;
use hdlgen::hdl::sim::stream::Stalls;
use hdlgen::hdl::Module;
use hdlgen::rtl::common::{compressor, decompressor, Ports};
use hdlgen::rtl::cpack::{self, Parameters};
use std::rc::Rc;

/// Block, MAG and beat in bytes.
const DESIGNS: [(u32, u32, u32); 6] = [
    (128, 32, 32),
    (128, 32, 128),
    (128, 64, 64),
    (128, 32, 4),
    (64, 32, 64),
    (64, 32, 8),
];

fn design(of: (u32, u32, u32)) -> (Ports, [Rc<Module>; 2], Cpack) {
    let ports = Ports {
        block_bytes: of.0,
        mag_bytes: of.1,
        beat_bytes: of.2,
    };
    let parameters = Parameters {
        name: "cpack".into(),
        ports,
    };
    let comp = cpack::compressor::compressor(&parameters).unwrap();
    let decomp = cpack::decompressor::decompressor(&parameters).unwrap();
    let comp = compressor::compressor("cpack", &ports, &comp).unwrap();
    let decomp = decompressor::decompressor("cpack", &ports, &decomp).unwrap();
    (ports, [comp, decomp], Cpack::new(geometry(&ports).block()))
}

#[test]
fn cpack_agrees_with_the_model() {
    for of in DESIGNS {
        eprintln!("{of:?}");
        let (ports, [comp, decomp], codec) = design(of);
        let blocks = varied(of.0 as usize, 400, 1);
        check(&ports, &comp, &decomp, &codec, &blocks, Stalls::None);
    }
}
