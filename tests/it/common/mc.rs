//! The originals with consolidated metadata: their hardware and their models.

use std::rc::Rc;

use hdlgen::internals::codec::{Bpc, Codec, Fpc};
use hdlgen::internals::hdl::{DesignError, Module};
use hdlgen::internals::rtl::common::lanes::Parameters;
use hdlgen::internals::rtl::common::{compressor, decompressor, Core, Ports, RawBlocks};
use hdlgen::internals::rtl::{bpc_mc, fpc};
use hdlgen::internals::stream::Stalls;
use hdlgen::internals::terms::BlockSize;

use crate::common::blocks::{check, geometry};

type Half = fn(&Parameters) -> Result<Core, DesignError>;

/// A format with its hardware.
pub struct Design {
    pub name: &'static str,
    pub halves: [Half; 2],
    pub codec: fn(BlockSize) -> Box<dyn Codec>,
}

pub const FPC: Design = Design {
    name: "fpc_mc",
    halves: [
        fpc::mc_compressor::compressor,
        fpc::mc_decompressor::decompressor,
    ],
    codec: |block| Box::new(Fpc::consolidated(block)),
};

pub const BPC: Design = Design {
    name: "bpc_mc",
    halves: [
        bpc_mc::compressor::compressor,
        bpc_mc::decompressor::decompressor,
    ],
    codec: |block| Box::new(Bpc::consolidated(block)),
};

pub const SHAPES: [(u32, u32, u32); 9] = [
    (128, 32, 128),
    (128, 64, 64),
    (128, 32, 32),
    (128, 64, 16),
    (128, 32, 8),
    (128, 32, 4),
    (64, 32, 64),
    (64, 32, 16),
    (64, 32, 4),
];

pub fn ports((block_bytes, mag_bytes, beat_bytes): (u32, u32, u32)) -> Ports {
    Ports {
        block_bytes,
        mag_bytes,
        beat_bytes,
        check_bytes: 0,
        has_raw: true,
    }
}

impl Design {
    pub fn cores(&self, ports: &Ports) -> [Core; 2] {
        let p = Parameters::new(self.name, *ports, 1);
        self.halves.map(|half| half(&p).unwrap())
    }

    pub fn modules(&self, ports: &Ports) -> [Rc<Module>; 2] {
        let [comp, decomp] = self.cores(ports);
        [
            compressor::compressor(self.name, ports, &comp, RawBlocks::Registers).unwrap(),
            decompressor::decompressor(self.name, ports, &decomp, RawBlocks::Registers).unwrap(),
        ]
    }

    pub fn codec(&self, ports: &Ports) -> Box<dyn Codec> {
        (self.codec)(geometry(ports).block())
    }

    pub fn check(&self, ports: &Ports, blocks: &[Vec<u8>], stalls: Stalls) {
        let [comp, decomp] = self.modules(ports);
        check(ports, &comp, &decomp, &*self.codec(ports), blocks, stalls);
    }
}

pub const STALLS: Stalls = Stalls {
    seed: 7,
    input: 30,
    output: 40,
};
