//! The hardware of the originals with consolidated metadata, simulated, against the models.

#[path = "common/blocks.rs"]
mod blocks;

use blocks::{check, geometry, varied};
use hdlgen::codec::FpcMc;
use hdlgen::hdl::sim::stream::Stalls;
use hdlgen::rtl::common::consolidated::Parameters;
use hdlgen::rtl::common::{compressor, decompressor, Ports};
use hdlgen::rtl::fpc::{mc_compressor, mc_decompressor};

#[test]
fn fpc_mc_agrees_with_the_model() {
    for (block_bytes, mag_bytes, beat_bytes) in [(128, 32, 128), (64, 32, 4)] {
        let ports = Ports {
            block_bytes,
            mag_bytes,
            beat_bytes,
        };
        let p = Parameters {
            name: "fpc_mc".into(),
            ports,
        };
        let comp = mc_compressor::compressor(&p).unwrap();
        let decomp = mc_decompressor::decompressor(&p).unwrap();
        let comp = compressor::compressor("fpc_mc", &ports, &comp).unwrap();
        let decomp = decompressor::decompressor("fpc_mc", &ports, &decomp).unwrap();
        let codec = FpcMc::new(geometry(&ports).block());
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
