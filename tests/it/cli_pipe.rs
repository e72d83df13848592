//! A reader that has seen enough.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

#[test]
fn a_closed_pipe_ends_the_program_without_a_word() {
    // By the time that it prints, `true` has long closed its end.
    let line = format!(
        "(sleep 0.5; {} codecs; echo $? >&2) | true",
        env!("CARGO_BIN_EXE_hdlgen")
    );
    let done = Command::new("sh").args(["-c", &line]).output().unwrap();
    assert_eq!(String::from_utf8(done.stderr).unwrap(), "141\n");
}

#[test]
fn nor_does_one_that_data_goes_to() {
    let folder = tempfile::tempdir().unwrap();
    let data = vec![7; 1 << 20];
    std::fs::write(folder.path().join("data"), data).unwrap();
    let line = format!(
        "({} encode --codec lzss data -o - --index index; echo $? >&2) | head -c 1 > first",
        env!("CARGO_BIN_EXE_hdlgen")
    );
    let mut shell = Command::new("sh");
    let done = shell
        .args(["-c", &line])
        .current_dir(folder.path())
        .output();
    assert_eq!(String::from_utf8(done.unwrap().stderr).unwrap(), "141\n");
    assert!(!folder.path().join("index").exists());
}

#[test]
fn an_open_one_gets_everything() {
    let mut hdlgen = Command::new(env!("CARGO_BIN_EXE_hdlgen"))
        .arg("codecs")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(hdlgen.stdout.take().unwrap()).lines();
    let names = lines.filter(|line| !line.as_ref().unwrap().starts_with(' '));
    assert_eq!(names.count(), hdlgen::internals::codec::list::FORMATS.len());
    assert!(hdlgen.wait().unwrap().success());
}
