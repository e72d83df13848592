//! The BDI and M-BDI hardware, simulated, against the models.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::{check, geometry, varied};
use hdlgen::codec::{Bdi, Codec, MBdi};
use hdlgen::hdl::sim::stream::Stalls;
use hdlgen::hdl::Module;
use hdlgen::rtl::bdi::{self, Parameters};
use hdlgen::rtl::common::{compressor, decompressor, Ports};
use std::rc::Rc;

/// Block, MAG and beat in bytes, pipeline stages of either half.
const DESIGNS: [(u32, u32, u32, u32, u32); 6] = [
    (128, 32, 128, 2, 1),
    (128, 32, 32, 1, 2),
    (128, 64, 64, 3, 3),
    (128, 32, 4, 4, 1),
    (64, 32, 64, 2, 2),
    (64, 32, 8, 1, 1),
];

fn design(of: (u32, u32, u32, u32, u32), name: &str) -> (Ports, [Rc<Module>; 2], Box<dyn Codec>) {
    let ports = Ports {
        block_bytes: of.0,
        mag_bytes: of.1,
        beat_bytes: of.2,
    };
    let stages = |stages| Parameters {
        name: name.into(),
        ports,
        stages,
    };
    let (compress, decompress) = (stages(of.3), stages(of.4));
    let (comp, decomp, codec): (_, _, Box<dyn Codec>) = match name {
        "bdi" => (
            bdi::compressor::compressor(&compress).unwrap(),
            bdi::decompressor::decompressor(&decompress).unwrap(),
            Box::new(Bdi::new(geometry(&ports).block())),
        ),
        _ => (
            bdi::m_compressor::compressor(&compress).unwrap(),
            bdi::m_decompressor::decompressor(&decompress).unwrap(),
            Box::new(MBdi::new(geometry(&ports))),
        ),
    };
    let comp = compressor::compressor(name, &ports, &comp).unwrap();
    let decomp = decompressor::decompressor(name, &ports, &decomp).unwrap();
    (ports, [comp, decomp], codec)
}

#[test]
fn bdi_and_m_bdi_agree_with_their_models() {
    for (of, name) in DESIGNS.iter().flat_map(|&of| [(of, "bdi"), (of, "m_bdi")]) {
        eprintln!("{name} {of:?}");
        let (ports, [comp, decomp], codec) = design(of, name);
        let blocks = varied(of.0 as usize, 400, 1);
        check(
            &ports,
            &comp,
            &decomp,
            codec.as_ref(),
            &blocks,
            Stalls::None,
        );
    }
}
