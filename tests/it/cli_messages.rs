//! Messages about mistakes: the flag, its value and the cure. The exit status is 2 for a mistake in
//! the command line, 1 for an error during a run.

use predicates::str::contains;

use crate::common::folder::{sample, Folder};

/// Runs a line that must fail so, with exactly this text.
fn refused(folder: &Folder, line: &str, code: i32, text: &str) {
    let done = folder.run(line);
    let output = done.get_output();
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(said, format!("error: {text}\n"), "{line}");
    assert_eq!(output.status.code(), Some(code), "{line}");
    assert!(output.stdout.is_empty(), "{line}");
}

#[test]
fn the_controller_names_the_flag_that_cures() {
    let folder = Folder::new();
    for (flags, text) in [
        (
            "--memory-port 64 --mag 64",
            "--memory-port 64: wider than the cache port, 32 bytes \
             (--port 64 makes it as wide)",
        ),
        (
            "--memory-port 64 --port 64",
            "--memory-port 64: wider than the MAG of 32 bytes (--mag 64 makes it as wide)",
        ),
        (
            "--beat 64",
            "--beat 64: the codec's ports are as wide as the controller's (--port 64 sets both)",
        ),
        (
            "--address-bits 50",
            "--address-bits: expected 32 to 44, not '50'",
        ),
        (
            "--block 512 --codec fpc-opt",
            "--block 512: with --codec fpc-opt, a block has 64 or 128 bytes",
        ),
        (
            "--block 64 --codec numbers --format bf16",
            "--block 64: with --codec numbers, a block has 128, 256 or 512 bytes",
        ),
        (
            "--block 256 --codec pfor --energy-control ed",
            "--energy-control: needs blocks of 64 or 128 bytes, not 256",
        ),
        (
            "--codec e2mc --lanes 16",
            "--lanes: not available with --codec e2mc",
        ),
        (
            "--energy-control ed --port 16",
            "--energy-control: needs --port 32, not 16: toggles are counted in flits of 32 bytes",
        ),
        (
            "--codec e2mc --codebook book.json",
            "--codebook: the tables of a controller are not preloaded: software loads them, with the driver",
        ),
    ] {
        refused(&folder, &format!("--design controller {flags}"), 2, text);
    }
    for (design, text) in [
        ("metadata-cache", "Bits of a byte's address, 32 to 64"),
        ("controller", "Bits of a byte's address, 32 to 44"),
    ] {
        let help = folder.run(&format!("help {design}")).success();
        help.stdout(contains(text));
    }
}

/// Only flags that were given are named in a conflict, and a design is not accepted as a command.
#[test]
fn what_does_not_go_together_is_named() {
    let folder = Folder::new();
    for (line, text) in [
        (
            "--config list.toml --design bdi --beat 128",
            "--config: cannot be used with --design, --beat",
        ),
        (
            "size --gpu h100 --library paper --sl 4",
            "--library: cannot be used with --sl",
        ),
    ] {
        refused(&folder, line, 2, text);
    }
    folder.fails("controller", "use `hdlgen --design controller`");
    folder.fails("--macros none.toml", "--macros: none.toml: cannot read it");
}

#[test]
fn what_cannot_be_written_is_said_with_its_flag() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let cure = "there is no folder nowhere (mkdir -p nowhere makes it)";
    for (line, flag) in [
        ("train data -o nowhere/x", "-o"),
        ("eval --codec bdi data -o nowhere/x", "-o"),
        ("eval --codec bdi data --report nowhere/x", "--report"),
        ("eval --codec bdi data --bursts nowhere/x", "--bursts"),
        ("eval --codec e2mc data --study sl --svg nowhere/x", "--svg"),
        ("encode --codec bdi data -o nowhere/x --index y", "-o"),
        ("encode --codec bdi data -o y --index nowhere/x", "--index"),
    ] {
        refused(&folder, line, 2, &format!("{flag} nowhere/x: {cure}"));
    }
    for (line, flag, path) in [
        ("--design bdi --output /dev/full", "--output", "/dev/full"),
        (
            "vectors --design bdi --output /dev/full data",
            "--output",
            "/dev/full",
        ),
        (
            "draw --design bdi --output /dev/full",
            "--output",
            "/dev/full",
        ),
        ("workload sssp -o /dev/full", "-o", "/dev/full"),
    ] {
        let text = format!("{flag} {path}: /dev/full is not a folder");
        refused(&folder, line, 2, &text);
    }
    refused(
        &folder,
        "--design bdi --output data/deep",
        2,
        "--output data/deep: data is not a folder",
    );
    assert_eq!(folder.names(), ["data"]);
}

#[test]
fn a_request_is_blamed_on_the_field_that_is_wrong() {
    let folder = Folder::new();
    for (fields, text) in [
        (
            "0 0 4 read 0x80 00",
            "KIND: load, store or part was expected, not 'read'",
        ),
        ("x 0 4 load 0x80 00", "SM: a number was expected, not 'x'"),
        (
            "0 0 4 load y 00",
            "ADDRESS: a hexadecimal number was expected, not 'y'",
        ),
        (
            "0 0 4 load 0x80 0",
            "DATA: pairs of hexadecimal digits was expected",
        ),
    ] {
        folder.write("requests", fields.as_bytes());
        refused(
            &folder,
            "perf requests",
            1,
            &format!("requests, line 1: {text}"),
        );
    }
}

/// The same kind of mistake has one exit code, whether clap finds it or our own check.
#[test]
fn mistakes_in_the_command_line_are_2_and_others_1() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for (line, code) in [
        ("eval --codec none data", 2),
        ("eval --codec bdi --sl 8 data", 2),
        ("eval --codec bdi,fpc --bursts x data", 2),
        ("--design bdi --pdw 4", 2),
        ("--design bdi --lanes 3", 2),
        ("--sl 8 --mfv 512", 2),
        ("--mag 64 --block 64", 2),
        ("sim --design bdi --blocks 0 data", 2),
        ("sim --design bdi --traffic hot data", 2),
        ("perf --bandwidth 99 data", 2),
        ("size --gpu none", 2),
        ("eval --codec bdi nowhere", 1),
        ("sim --design bdi nowhere", 1),
        ("merge data", 1),
        ("train -o /dev/full data", 1),
    ] {
        let done = folder.run(line);
        assert_eq!(done.get_output().status.code(), Some(code), "{line}");
    }
}

/// `--summary` leaves out files, but nothing else.
#[test]
fn a_summary_has_the_toggles() {
    let folder = Folder::new();
    folder.write("a", &sample());
    folder.write("b", &sample()[..4096]);
    let done = folder
        .run("eval --codec bdi --toggles --summary a b")
        .success();
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    for part in [
        "toggles on a bus of 32 bytes with DBI",
        "all files by bytes",
        "geometric means",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("\na\n"), "{text}");
}

/// Names that differ only near their end are shown in full. Names that are longer than their column get lines
/// of their own.
#[test]
fn codecs_names_stay_different() {
    let folder = Folder::new();
    folder.write("a.bin", &sample());
    let line = "eval --codec e2mc --sl 4,8 --pdw 1,4 --ends both --toggles a.bin";
    let done = folder.run(line).success();
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    for name in ["e2mc-sl4-pdw1-ends-both", "e2mc-sl8-pdw1-ends-both"] {
        // Ratios, the same ratios for other data, toggles.
        let times = text.lines().filter(|line| line.trim() == name).count();
        assert!(times >= 3, "{name}: {text}");
    }
}

#[test]
fn tensors_names_stay_different() {
    let folder = Folder::new();
    let long = "model-of-many-layers-00001-of-00002.safetensors.layers";
    for layer in [1, 2] {
        folder.write(
            &format!("{long}.{layer}.self_attention.query_projection.weight"),
            &sample(),
        );
    }
    let one = format!("{long}.1.self_attention.query_projection.weight");
    let two = format!("{long}.2.self_attention.query_projection.weight");
    for line in ["eval --codec bdi", "eval --codec e2mc --study sl"] {
        let done = folder.run(&format!("{line} {one} {two}")).success();
        let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
        for end in [
            "1.self_attention.query_projection.weight",
            "2.self_attention.query_projection.weight",
        ] {
            assert!(text.contains(end), "{line}: {text}");
        }
    }
}
