//! `rtl_out/` contains the program's current output.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::emit::emit;
use hdlgen::internals::design::pfor::Pfor;
use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::Technique;
use hdlgen::internals::design::{Design, Options};

#[test]
fn the_committed_verilog_is_current() {
    is_current(&E2mc::new(&Options::default()).unwrap());
    for name in ["fpc-opt", "bpc-opt"] {
        let technique = Technique::find(name).unwrap();
        is_current(&TablelessDesign::new(technique, &Options::default()).unwrap());
    }
    is_current(&Pfor::new(&Options::default()).unwrap());
}

fn is_current(design: &dyn Design) {
    let regenerate = format!("cargo run --release -- {}", {
        let command = design.command();
        command.strip_prefix("hdlgen ").unwrap().to_string()
    });
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("rtl_out")
        .join(design.name());
    let entries = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}; run: {regenerate}", folder.display()));
    let committed: BTreeMap<String, String> = entries
        .map(|entry| {
            let entry = entry.unwrap();
            let text = fs::read_to_string(entry.path()).unwrap();
            (entry.file_name().into_string().unwrap(), text)
        })
        .collect();
    let emitted = emit(design).unwrap().files;
    let differ = |name: &&String| committed.get(*name) != emitted.get(*name);
    let names = committed.keys().chain(emitted.keys());
    let stale: std::collections::BTreeSet<&String> = names.filter(differ).collect();
    assert!(
        stale.is_empty(),
        "{} is not what is emitted now: {stale:?}; run: {regenerate}",
        folder.display()
    );
}
