//! The controller's Verilog in Verilator, which follows the simulator cycle by cycle.

use std::fs;
use std::path::{Path, PathBuf};

use hdlgen::internals::axi_bench::{any, Contents, Pattern, Traffic};
use hdlgen::internals::design::controller::simulate::{address_of, Running};
use hdlgen::internals::design::controller::Controller;
use hdlgen::internals::design::emit::write;
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::flow::port_replay::{icarus, verilator, Replayed};

/// Words of few values, and some of any.
fn image() -> Vec<u8> {
    let word = |number: u32| match number / 16 % 3 {
        0 => number % 5,
        1 => 0x1234_5600 + number,
        _ => number.wrapping_mul(0x9e37_79b9),
    };
    (0..4096)
        .flat_map(|number| word(number).to_le_bytes())
        .collect()
}

/// Replays records of a module's ports over this many cycles.
type Follower = fn(&Replayed, &[PathBuf], u64) -> hdlgen::internals::flow::Result<()>;

/// Emits a small unit, and has Verilator follow some requests.
fn follow(protection: &str, user: &str) -> Result<(), String> {
    follow_changed(verilator, protection, user, 16, |_| {})
}

/// The same with any replay, for a unit with `slots` slots whose folder is edited by `change`.
fn follow_changed(
    follower: Follower,
    protection: &str,
    user: &str,
    slots: u32,
    change: impl FnOnce(&Path),
) -> Result<(), String> {
    let options = Options::default().with("codec", "bdi").with("block", 64);
    let options = options.with("port", 16).with("mdc", 1024);
    let options = options
        .with("outstanding", slots)
        .with("write-buffer", slots);
    let options = options.with("protect", protection);
    let options = options.with("ruser", user);
    let design = Controller::new(&options.with("latency", 20)).unwrap();
    let traffic = Traffic {
        range: 0..1 << 16,
        block: 64,
        contents: Contents::image(&image(), 64, 0.1),
        ..Traffic::new(
            Pattern::Random {
                wrap: 0.2,
                fixed: 0.1,
            },
            16,
        )
    };
    let out = tempfile::tempdir().unwrap();
    let (folder, manifest) = write(&design, out.path()).unwrap();
    change(&folder);
    let quiet = |options: &mut hdlgen::internals::axi_bench::Options| {
        options.lanes = 2;
        options.random_state = false;
        options.expectation = any();
    };
    let mut running = Running::new(&design, None, &traffic, quiet, 5).unwrap();
    let module = design.module(Role::Compressor).unwrap();
    let records = running.bench.record(&module, out.path()).unwrap();
    running.bench.reset(4).unwrap();
    for lane in 0..running.bench.lanes() {
        running.bench.client(lane).reference.writes_may_fail = true;
    }
    running.regions(&design, &traffic).unwrap();
    running.begin().unwrap();
    if protection == "secded" {
        // Two bits of a word of a line, whose blocks are poisoned.
        let register = address_of(&design, "inject");
        running.bench.write_register(register, 0x30).unwrap();
    }
    running.requests(&traffic, 9, 300).unwrap();
    running.command("flush", 3).unwrap();
    if let Some(lost) = running.counter("lost_metadata").unwrap() {
        assert!(lost.iter().all(|count| *count == 1), "{lost:?}");
    }
    let cycles = running.bench.finish_records().unwrap();
    let top = Replayed::new(&module, folder, manifest.tops[0].files.clone());
    follower(&top, &records, cycles).map_err(|error| error.to_string())
}

#[test]
fn verilator_gives_the_same_in_every_cycle() {
    follow("none", "off").unwrap();
}

#[test]
fn verilator_gives_the_same_with_corrections_and_marked_poison() {
    follow("secded", "poison").unwrap();
}

/// No output or decision depends on a word that was never written.
#[test]
fn icarus_gives_the_same_in_four_states() {
    follow_changed(icarus, "none", "off", 2, |_| {}).unwrap();
}

#[test]
fn icarus_gives_the_same_in_four_states_with_corrections() {
    follow_changed(icarus, "secded", "poison", 4, |_| {}).unwrap();
}

#[test]
fn a_wrong_bit_is_seen() {
    let error = follow_changed(verilator, "none", "off", 2, |folder| {
        let name = folder.file_name().unwrap().to_str().unwrap();
        let path = folder.join(format!("{name}_memory_port.v"));
        let text = fs::read_to_string(&path).unwrap();
        let changed = text.replacen("m_axi_wlast = ", "m_axi_wlast = !", 1);
        assert_ne!(text, changed);
        fs::write(&path, changed).unwrap();
    });
    let error = error.unwrap_err();
    assert!(error.contains("m_axi_wlast differs in cycle"), "{error}");
}
