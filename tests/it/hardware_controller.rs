//! The controller's hardware.

use hdlgen::internals::design::{self, Options, Role};
use hdlgen::internals::rtl::controller::{controller, Parameters, Units};

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
        cache_bytes: 8192,
        cache_ways: 4,
        reads_early: false,
    }
}

fn units(codec: &str) -> Units {
    let design = design::new(codec, &Options::default().with("beat", 32)).unwrap();
    let unit = |role| design.half(role).unwrap().module;
    Units {
        compressor: unit(Role::Compressor),
        decompressor: unit(Role::Decompressor),
    }
}

#[test]
fn is_a_design() {
    let module = controller(&parameters(), &units("fpc-opt")).unwrap();
    hdlgen::internals::hdl::check::design(&module).unwrap();
}
