//! Energy control and DBI from the command line.

use hdlgen::internals::design::bus::DEFAULT_LATENCY;
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::TECHNIQUES;
use hdlgen::internals::design::{Design, Entry, Options, Role};
use predicates::str::contains;

use crate::common::folder::{sample, Folder};

#[test]
fn they_are_listed_written_and_simulated() {
    let folder = Folder::new();
    let list = folder.json("designs --json");
    let names: Vec<_> = list
        .as_array()
        .unwrap()
        .iter()
        .map(|d| &d["name"])
        .collect();
    for stage in ["energy-control", "dbi"] {
        assert!(names.contains(&&stage.into()), "{stage}");
    }

    folder
        .run("--design energy-control --decision ed --dbi --out out")
        .success();
    let manifest = folder.read("out/energy_control_ed_dbi/manifest.json");
    let manifest: serde_json::Value = serde_json::from_slice(&manifest).unwrap();
    let tops = manifest["tops"].as_array().unwrap();
    assert_eq!(tops.len(), 1);
    assert_eq!(tops[0]["stage"], "energy-control");
    let ports = tops[0]["ports"].as_array().unwrap();
    assert!(ports
        .iter()
        .any(|port| port["name"] == "s_raw_axis_tdata" && port["width"] == 256));

    // Small numbers that barely change, which toggle less when they are sent raw; then numbers that change.
    let word = |i: u32| match i {
        ..2048 => 0x40 + i / 512,
        _ => i.wrapping_mul(2_654_435_761) >> 25,
    };
    let data: Vec<u8> = (0..4096).flat_map(|i| word(i).to_le_bytes()).collect();
    folder.write("data", &data);
    let results = folder.json("sim --design energy-control data --json");
    let timing = &results["energy-control"];
    assert_eq!(timing["blocks"], 128);
    let kept = timing["kept_raw"].as_u64().unwrap();
    assert!(kept > 0 && kept < 128, "{kept}");
    assert_eq!(results["statistics"]["by_metadata"][3], 0);
    folder
        .run("sim --design dbi data")
        .success()
        .stdout(contains("decoder"));
    folder.run("sim --design dbi data --vcd wave.vcd").success();
    assert!(folder.read("wave.encoder.vcd").len() > 1000);
}

#[test]
fn what_does_not_go_together_is_named() {
    let folder = Folder::new();
    folder.write("data", &sample());
    folder.fails("--design dbi --beat 16", "flits of 32 bytes");
    folder.fails("--design energy-control --latency 0", "expected 1 to 1024");
    folder.fails(
        "--design energy-control --lanes 8",
        "--lanes: not a parameter of energy-control",
    );
    folder.fails(
        "--design bdi --decision ed",
        "--decision: not a parameter of bdi",
    );
    folder.fails("--design energy-control --decision edd", "'ed'");
    folder.fails("--design dbi --codebook data", "dbi has no tables");
}

#[test]
fn the_default_queue_is_for_the_slowest_of_the_default_compressors() {
    let options = Options::default();
    let latency = |design: &dyn Design| design.half(Role::Compressor).unwrap().latency;
    let e2mc = latency(&E2mc::new(&options).unwrap());
    let others = TECHNIQUES.iter();
    let others =
        others.map(|technique| latency(&TablelessDesign::new(technique, &options).unwrap()));
    assert_eq!(DEFAULT_LATENCY, e2mc);
    assert_eq!(Some(DEFAULT_LATENCY), others.chain([e2mc]).max());

    // The default as the help has it.
    let text = DEFAULT_LATENCY.to_string();
    let listed = Entry::find("energy-control").unwrap().parameter("latency");
    assert_eq!(listed.unwrap().default, text);
    let help = Folder::new()
        .run("--design energy-control --help")
        .success();
    let help = String::from_utf8(help.get_output().stdout.clone()).unwrap();
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = format!("the queue of raw blocks [default: {text}]");
    assert!(help.contains(&said), "{help}");
}
