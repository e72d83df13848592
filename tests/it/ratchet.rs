//! `scripts/ratchet`: a figure that is worse than its row of testbench/ratchet.csv fails, unless the row has
//! a reason.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use hdlgen::internals::flow::tools::Tool;

use crate::common::folder::Folder;
use crate::common::have;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A copy of the file, in which figures of `dbi` may be others.
struct Ratchet {
    _folder: Folder,
    file: PathBuf,
}

impl Ratchet {
    fn new() -> Self {
        let folder = Folder::new();
        let file = folder.path("ratchet.csv");
        fs::copy(Path::new(ROOT).join("testbench/ratchet.csv"), &file).unwrap();
        Ratchet {
            _folder: folder,
            file,
        }
    }

    /// The fields of a row.
    fn row(&self, key: &str) -> Vec<String> {
        let text = fs::read_to_string(&self.file).unwrap();
        let mut lines = text.lines();
        let line = lines.find(|line| line.starts_with(&format!("{key},")));
        line.unwrap().split(',').map(str::to_owned).collect()
    }

    /// Another field of a row, by its place.
    fn put(&self, key: &str, at: usize, value: &str) {
        let mut row = self.row(key);
        let old = row.join(",");
        row[at] = value.into();
        let text = fs::read_to_string(&self.file).unwrap();
        fs::write(&self.file, text.replace(&old, &row.join(","))).unwrap();
    }

    /// Runs the script. Returns whether it passes, and its output.
    fn run(&self, options: &[&str]) -> (bool, String) {
        let run = Command::new("python3")
            .args(["scripts/ratchet", "--only", "dbi"])
            .args(["--hdlgen", env!("CARGO_BIN_EXE_hdlgen"), "--file"])
            .arg(&self.file)
            .args(options)
            .current_dir(ROOT)
            .output()
            .unwrap();
        let said = [run.stdout, run.stderr].map(|said| String::from_utf8(said).unwrap());
        (run.status.success(), said.concat())
    }

    fn passes(&self, options: &[&str]) {
        let (passed, said) = self.run(options);
        assert!(passed, "{said}");
    }

    fn fails(&self, options: &[&str], reasons: &[&str]) {
        let (passed, said) = self.run(options);
        assert!(!passed, "{said}");
        for reason in reasons {
            assert!(said.contains(reason), "no '{reason}' in: {said}");
        }
    }
}

const LATENCY: &str = "dbi,encoder,latency_cycles";

#[test]
fn what_is_worse_fails_without_a_reason() {
    let ratchet = Ratchet::new();
    ratchet.passes(&[]);
    let latency = ratchet.row(LATENCY)[3].clone();
    ratchet.put(LATENCY, 3, "2");
    let change = format!("dbi, encoder, latency_cycles: 2 -> {latency} (");
    ratchet.fails(&[], &[&change, "worse", "--because REASON"]);
    ratchet.fails(&["--update"], &[&change]);
    ratchet.fails(&["--because", " "], &["wants a reason"]);
    // A figure without a reason excuses nothing.
    ratchet.put(LATENCY, 4, &latency);
    ratchet.fails(&[], &[&change]);
    ratchet.passes(&["--because", "the test"]);
    assert_eq!(ratchet.row(LATENCY)[3..6], ["2", &latency, "the test"]);
    ratchet.passes(&[]);
    // Another reason does not replace the one given before.
    ratchet.passes(&["--because", "another"]);
    assert_eq!(ratchet.row(LATENCY)[5], "the test");
    // What became worse since is not excused.
    ratchet.put(LATENCY, 4, "3");
    ratchet.fails(&[], &["latency_cycles: 3 -> "]);
}

#[test]
fn what_is_better_is_kept() {
    let ratchet = Ratchet::new();
    let committed = fs::read_to_string(&ratchet.file).unwrap();
    ratchet.put(LATENCY, 3, "100");
    ratchet.put("dbi,decoder,lines", 4, "10000");
    ratchet.put("dbi,decoder,lines", 5, "needed no more");
    let better = ["latency_cycles: 100 -> ", "lines: 10000 -> ", "--update"];
    ratchet.fails(&[], &better);
    ratchet.passes(&["--update"]);
    assert_eq!(fs::read_to_string(&ratchet.file).unwrap(), committed);
    // Rows that are missing, and rows for unknown figures.
    ratchet.put(LATENCY, 2, "delay");
    let new = ["latency_cycles not in the file", "delay only in the file"];
    ratchet.fails(&[], &new);
    ratchet.passes(&["--update"]);
    assert_eq!(fs::read_to_string(&ratchet.file).unwrap(), committed);
}

#[test]
fn cells_are_counted_of_other_verilog_by_the_same_yosys() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let ratchet = Ratchet::new();
    let cells = "dbi,decoder,cells";
    ratchet.put(cells, 3, "1000");
    ratchet.passes(&[]);
    ratchet.put(cells, 6, "0123456789abcdef");
    ratchet.put(cells, 7, "0.0");
    let (passed, said) = ratchet.run(&[]);
    assert!(passed && said.contains("cells are not compared: this is Yosys"));
    let version = Command::new("yosys").arg("-V").output().unwrap().stdout;
    let version = String::from_utf8(version).unwrap();
    ratchet.put(cells, 7, version.split(' ').nth(1).unwrap());
    ratchet.fails(&[], &["dbi, decoder, cells: 1000 -> "]);
}
