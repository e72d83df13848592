//! The controller's hardware between a client and a memory.

use hdlgen::internals::design::{self, Options as Given, Role};
use hdlgen::internals::memory::{
    Answer, Bench, Burst, Contents, DramOptions, DramRules, Expectation, Options, Pattern, Traffic,
};
use hdlgen::internals::rtl::controller::registers::{COMMAND, STATUS};
use hdlgen::internals::rtl::controller::{controller, Parameters, Units};
use std::rc::Rc;

fn parameters() -> Parameters {
    Parameters {
        name: "controller".into(),
        block_bytes: 128,
        mag_bytes: 32,
        port_bytes: 32,
        memory_bytes: 16,
        address_bits: 40,
        id_bits: 4,
        slots: 8,
        entries: 8,
        outstanding: 8,
        compressors: 1,
        decompressors: 1,
        ranges: 4,
        cache_bytes: 1024,
        cache_ways: 2,
        reads_early: false,
    }
}

fn units(codec: &str, port: u32) -> Units {
    let design = design::new(codec, &Given::default().with("beat", port)).unwrap();
    let unit = |role| design.half(role).unwrap().module;
    Units {
        compressor: unit(Role::Compressor),
        decompressor: unit(Role::Decompressor),
    }
}

/// Words of few values, and some of any.
fn image() -> Vec<u8> {
    let mut bytes = Vec::new();
    for block in 0..256u32 {
        for word in 0..32u32 {
            let value = match block % 4 {
                0 => 0,
                1 => word % 5,
                2 => 0x1234_5600 + word * block,
                _ => (block * 32 + word).wrapping_mul(0x9e37_79b9),
            };
            bytes.extend(value.to_le_bytes());
        }
    }
    bytes
}

fn no_fixed() -> Expectation {
    Rc::new(|request| match request.access.burst {
        Burst::Fixed => Answer::Error,
        _ => Answer::Okay,
    })
}

fn options(seed: u64) -> Options {
    let pattern = Pattern::Random {
        wrap: 0.2,
        fixed: 0.05,
    };
    let traffic = Traffic {
        range: 0..1 << 14,
        contents: Contents::image(&image(), 128, 0.1),
        ..Traffic::new(pattern, 32)
    };
    let mut options = Options::new(&traffic, seed);
    options.expectation = no_fixed();
    options.memory = DramOptions {
        rules: DramRules::strict(32),
        ..DramOptions::wild()
    };
    options
}

#[test]
fn everything_passes_while_it_is_off() {
    let module = controller(&parameters(), &units("fpc-opt", 32)).unwrap();
    let mut bench = Bench::new(&module, options(1)).unwrap();
    let report = bench.run(100).unwrap();
    println!("{report:?}");
}

#[test]
fn compressed_memory_reads_as_it_was_written() {
    let module = controller(&parameters(), &units("fpc-opt", 32)).unwrap();
    let mut bench = Bench::new(&module, options(2)).unwrap();
    for (address, page) in [(0x40, 0), (0x44, 3), (0x48, 16), (0x4c, 17)] {
        bench.write_register(address, page).unwrap();
    }
    bench.write_register(COMMAND, 1).unwrap();
    while bench
        .read_register(STATUS)
        .unwrap()
        .iter()
        .any(|status| status & 3 != 2)
    {}
    let report = bench.run(100).unwrap();
    println!("{report:?}");
}
