//! A reader that has seen enough.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

#[test]
fn a_closed_pipe_ends_the_program_without_a_word() {
    let mut hdlgen = Command::new(env!("CARGO_BIN_EXE_hdlgen"))
        .args(["workload", "--list", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Closed before anything can be written, or after the first line: either is a closed pipe.
    drop(hdlgen.stdout.take());
    let mut said = String::new();
    hdlgen
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert_eq!(said, "");
    assert_eq!(hdlgen.wait().unwrap().code(), Some(128 + 13));
}

#[test]
fn an_open_one_gets_everything() {
    let mut hdlgen = Command::new(env!("CARGO_BIN_EXE_hdlgen"))
        .arg("codecs")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(hdlgen.stdout.take().unwrap()).lines();
    assert_eq!(lines.count(), hdlgen::codec::list::FORMATS.len());
    assert!(hdlgen.wait().unwrap().success());
}
