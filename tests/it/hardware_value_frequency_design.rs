//! The value-frequency table as a design: its parameters, its manifest, and the linter's word on it.

use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::value_frequency::ValueFrequency;
use hdlgen::internals::design::{self, Design, Options, Role};
use hdlgen::internals::flow::lint::lint;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::rtl::value_frequency::address_map::*;

use crate::common::have;
use crate::hardware_value_frequency::known;

fn with(options: &[(&str, u32)]) -> Options {
    let options = options.iter();
    options.fold(Options::default(), |all, (name, value)| {
        all.with(name, value)
    })
}

#[test]
fn the_design_has_its_parameters_in_the_hardware() {
    for (options, name, memory_bits) in [
        (with(&[]), "", 128 * 16 * 41),
        (with(&[("sl", 4), ("beat", 128)]), "_sl4_beat128", 128 * 32),
        (with(&[("sl", 8), ("mag", 64)]), "_sl8_mag64", 1024 * 32),
        (
            with(&[("sl", 32), ("vft-ways", 32), ("mfv", 4096)]),
            "_sl32_ways32_mfv4096",
            512 * 32 * 55,
        ),
        (
            with(&[("vft-ways", 4), ("mfv", 512), ("block", 64), ("beat", 4)]),
            "_ways4_mfv512_block64_beat4",
            64 * 4 * 42,
        ),
    ] {
        let design = design::new("value-frequency", &options).unwrap();
        assert!(!design.streams());
        assert_eq!(design.name(), format!("value_frequency{name}"));
        let emitted = emit(design.as_ref()).unwrap();
        let [top] = &emitted.manifest.tops[..] else {
            panic!("one top");
        };
        assert_eq!(top.stage.as_deref(), Some("value-frequency"));
        assert_eq!(top.memory_bits, memory_bits);
        let width = |name: &str| {
            let port = top.ports.iter().find(|port| port.name == name);
            port.unwrap().width
        };
        assert_eq!(width("s_axis_tdata"), 8 * design.beat().get());
        assert_eq!(width("s_axil_araddr"), ADDRESS_BITS);
        if have(&[Tool::Verilator]) {
            let folder = tempfile::tempdir().unwrap();
            design.emit(folder.path()).unwrap();
            lint(&top.for_flow(folder.path().join(design.name()))).unwrap();
        }
        let refused = design.reference(None).err().unwrap();
        assert!(refused.to_string().contains("no stream ports"), "{refused}");
    }
    for (options, said) in [
        (with(&[("sl", 5)]), "--sl"),
        (with(&[("vft-ways", 12)]), "--vft-ways"),
        (
            with(&[("sl", 8), ("vft-ways", 16)]),
            "--vft-ways: symbols of 8",
        ),
        (with(&[("sl", 4), ("mfv", 1024)]), "--mfv: symbols of 4"),
        (with(&[("block", 64), ("beat", 128)]), "beat"),
        (with(&[("pdw", 4)]), "--pdw"),
    ] {
        let error = design::new("value-frequency", &options).err().unwrap();
        assert!(error.to_string().contains(said), "{error}");
    }
}

/// The manifest says where every word is that answers, and how fast it counts.
#[test]
fn the_manifest_has_every_word() {
    for options in [
        with(&[]),
        with(&[("sl", 4)]),
        with(&[("sl", 32), ("vft-ways", 4), ("mfv", 512), ("beat", 128)]),
    ] {
        let design = ValueFrequency::new(&options).unwrap();
        let half = design.half(Role::Compressor).unwrap();
        let p = design.hardware();
        let listed = |address: u32| {
            let mut regions = half.address_map.iter();
            regions.any(|r| (r.address..r.address + 4 * r.words).contains(&address))
        };
        for address in (0..1 << ADDRESS_BITS).step_by(4) {
            assert_eq!(listed(address), known(&p, address), "{address:#x}");
        }
        let beats = 128 / design.beat().get();
        let symbols = 1024 / p.symbol_bits;
        assert_eq!(half.interval, beats + symbols - 1);
        assert_eq!(half.latency, beats + symbols + 2);
    }
}
