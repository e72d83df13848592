//! Designs by their flags: each subcommand's design is the same, and lists of designs in a file.

use hdlgen::internals::design::{designs, Options};

use crate::common::folder::{sample, Folder};

#[test]
fn the_same_flags_are_the_same_design_everywhere() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for entry in designs() {
        let design = entry.design(&Options::default()).unwrap();
        let name = design.name();
        let flags = format!("--design {}", entry.name);
        assert_eq!(folder.json(&format!("{flags} --json"))["name"], name);
        if !design.streams() {
            let said = format!("{} has no stream ports", entry.name);
            // The controller answers requests instead.
            let without_requests = entry.name != "controller";
            for command in ["sim", "cosim"].iter().filter(|_| without_requests) {
                folder.fails(&format!("{command} {flags} --pad data"), &said);
            }
            folder.fails(&format!("sweep {flags} --jobs-file jobs"), &said);
            continue;
        }
        let sim = folder.json(&format!("sim {flags} --pad --blocks 2 --json data"));
        assert_eq!(sim["design"], name);
        let jobs = format!("sweep {flags} --beat 32 --jobs-file jobs");
        folder.run(&jobs).success();
        let line = format!("hdlgen synth {flags} --beat 32 --json\n");
        assert_eq!(folder.text("jobs"), line);
    }
}

#[test]
fn the_help_of_a_design_is_of_its_parameters() {
    let folder = Folder::new();
    let help = |line: &str| {
        let done = folder.run(line).success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    let bpc = help("--design bpc-opt --help");
    assert!(bpc.contains("--stages") && bpc.contains("[default: 8 and 13]"));
    assert!(!bpc.contains("--sl <BITS>") && !bpc.contains("--decision"));
    assert_eq!(help("help bpc-opt"), bpc);
    // It begins with the design, and has no subcommands; its own parameters are first.
    let controller = help("help controller");
    assert!(controller.starts_with("controller: "), "{controller}");
    assert!(!controller.contains("Commands:") && !controller.contains("fpc-opt --lanes"));
    let [codec, length] = ["--codec <", "--sl <"].map(|flag| controller.find(flag));
    assert!(codec.unwrap() < length.unwrap());
    // The default design's, unless another is named.
    let synth = help("synth --help");
    assert!(synth.contains("--sl <BITS>") && synth.contains("hdlgen help DESIGN"));
    assert!(!synth.contains("--decision") && !synth.contains("--stages"));
    assert!(help("synth --design bpc-opt --help").contains("--stages"));
    folder.fails("help nosuch", "unrecognized subcommand");
}

#[test]
fn ports_that_set_the_rate_are_named() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let note = "ports of 32 bytes limit the throughput: 4 cycles per block, 1 with --beat 128";
    let sim = |flags: &str| {
        let done = folder.run(&format!("sim {flags} --pad --blocks 2 data"));
        String::from_utf8(done.success().get_output().stdout.clone()).unwrap()
    };
    assert!(sim("--design bpc-opt").contains(note));
    assert!(!sim("--design bpc-opt --beat 128").contains("limit the throughput"));
    assert!(!sim("--design cpack").contains("limit the throughput"));
    assert!(!sim("").contains("limit the throughput"));
}

#[test]
fn a_list_of_designs_is_written() {
    let folder = Folder::new();
    folder.write("data", &sample());
    std::fs::create_dir(folder.path("books")).unwrap();
    let train = "train --sl 8 --pad data -o books/book.json";
    folder.run(train).success();
    let list = "[[design]]\ndesign = 'bdi'\nraw = 'memory'\n\n\
        [[design]]\nsl = 8\npdw = 2\ncodebook = 'book.json'\n";
    folder.write("books/designs.toml", list.as_bytes());
    let written = folder.json("--config books/designs.toml --json");
    let names = written.as_array().unwrap().iter();
    let names: Vec<_> = names.map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names[0], "bdi_rawmemory");
    assert!(names[1].starts_with("e2mc_sl8_pdw2_book"), "{}", names[1]);
    for name in names {
        assert!(folder
            .path(&format!("rtl_out/{name}/manifest.json"))
            .exists());
    }
    let jobs = "sweep --config books/designs.toml --jobs-file jobs";
    folder.run(jobs).success();
    let jobs = folder.text("jobs");
    assert_eq!(jobs.lines().count(), 2);
    assert!(jobs.starts_with("hdlgen synth --design bdi --raw memory --json\n"));
}

#[test]
fn a_list_that_is_none_is_refused_and_nothing_is_written() {
    let folder = Folder::new();
    for (text, said) in [
        ("", "missing field `design`"),
        ("design = []", "has no [[design]]"),
        (
            "[[design]]\ndesign = 'bdi'\n[[design]]\ndesign = 'x'",
            "design 2",
        ),
        ("[[design]]\ndesign = 'bdi'\nlanes = 3", "design 1"),
        (
            "[[design]]\ndesign = 'bdi'\nlanes = 8",
            "--lanes: not a parameter of bdi",
        ),
        ("[[design]]\nsl = [1]", "sl: expected a number"),
        (
            "[[design]]\ndesign='bdi'\n[[design]]\ndesign='bdi'\nmag=32",
            "bdi twice",
        ),
        ("[[design]", "designs.toml"),
    ] {
        folder.write("designs.toml", text.as_bytes());
        folder.fails("--config designs.toml", said);
    }
    folder.fails("--config none.toml", "cannot read none.toml");
    folder.fails("--config designs.toml --sl 4", "cannot be used with");
    folder.fails("sweep --config designs.toml --sl 4", "--sl is not taken");
    assert_eq!(folder.names(), ["designs.toml"]);
}
