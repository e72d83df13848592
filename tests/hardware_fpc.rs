//! The FPC hardware, simulated, against the models.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::{check, geometry, varied};
use hdlgen::codec::FpcOpt;
use hdlgen::hdl::sim::stream::Stalls;
use hdlgen::rtl::common::lanes::{Concatenation, Parameters};
use hdlgen::rtl::common::{compressor, decompressor, Ports};
use hdlgen::rtl::fpc::{opt_compressor, opt_decompressor};

#[test]
fn fpc_opt_agrees_with_the_model() {
    let designs = [
        (128, 32, 128, 32, 3, Concatenation::Tree),
        (128, 32, 32, 32, 1, Concatenation::Parallel),
        (128, 64, 128, 16, 4, Concatenation::Tree),
        (128, 32, 64, 16, 2, Concatenation::Parallel),
        (64, 32, 64, 16, 10, Concatenation::Tree),
        (64, 32, 4, 16, 5, Concatenation::Parallel),
    ];
    for (block_bytes, mag_bytes, beat_bytes, lanes, stages, concatenation) in designs {
        let ports = Ports {
            block_bytes,
            mag_bytes,
            beat_bytes,
        };
        let parameters = Parameters {
            name: "fpc_opt".into(),
            ports,
            lanes,
            stages,
            concatenation,
        };
        eprintln!("{parameters:?}");
        let comp = opt_compressor::compressor(&parameters).unwrap();
        let decomp = opt_decompressor::decompressor(&parameters).unwrap();
        let comp = compressor::compressor("fpc_opt", &ports, &comp).unwrap();
        let decomp = decompressor::decompressor("fpc_opt", &ports, &decomp).unwrap();
        let codec = FpcOpt::new(geometry(&ports).block());
        let blocks = varied(block_bytes as usize, 400, 1);
        check(&ports, &comp, &decomp, &codec, &blocks, Stalls::None);
        let stalls = Stalls::Random {
            seed: 7,
            input: 30,
            output: 40,
        };
        check(&ports, &comp, &decomp, &codec, &blocks, stalls);
    }
}
