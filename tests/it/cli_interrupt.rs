//! An interrupt leaves no files behind.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common;
use crate::common::folder::{sample, Folder};

const SIGNALS: [(&str, i32); 2] = [("-INT", 2), ("-TERM", 15)];

/// `hdlgen` at work in the folder, its temporary files in `tmp` there.
fn start(folder: &Folder, line: &str) -> Child {
    fs::create_dir_all(folder.path("tmp")).unwrap();
    Command::new(env!("CARGO_BIN_EXE_hdlgen"))
        .args(line.split_whitespace())
        .current_dir(folder.path(""))
        .env("TMPDIR", folder.path("tmp"))
        .env("XDG_CACHE_HOME", folder.path("cache"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// Temporary files anywhere in a folder.
fn temporary(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().into_string().unwrap();
        if name.starts_with(".hdlgen-") {
            found.push(name);
        } else if entry.path().is_dir() {
            found.extend(temporary(&entry.path()));
        }
    }
    found
}

/// Interrupts `hdlgen` when it has made a temporary file and `after` has passed.
fn interrupt(folder: &Folder, line: &str, input: &[u8], after: Duration) {
    for (signal, number) in SIGNALS {
        let mut child = start(folder, line);
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input).unwrap();
        let begun = Instant::now();
        while temporary(&folder.path("")).is_empty() {
            assert!(
                begun.elapsed() < Duration::from_secs(60),
                "{line}: nothing temporary"
            );
            assert!(
                child.try_wait().unwrap().is_none(),
                "{line}: ended too soon"
            );
            sleep(Duration::from_millis(1));
        }
        sleep(after);
        let id = child.id().to_string();
        assert!(Command::new("kill")
            .args([signal, &id])
            .status()
            .unwrap()
            .success());
        let status = child.wait().unwrap();
        assert_eq!(status.signal(), Some(number), "{line}: {status}");
        assert_eq!(temporary(&folder.path("")), [""; 0], "{line}");
        let left = fs::read_dir(folder.path("tmp")).unwrap();
        assert_eq!(left.count(), 0, "{line}");
        drop(stdin);
    }
}

const AT_ONCE: Duration = Duration::ZERO;

#[test]
fn what_waits_for_input_leaves_nothing() {
    let folder = Folder::new();
    folder.write("data", &sample());
    let before = folder.names();
    for line in [
        "encode --codec bdi --pad - -o out --index index",
        "train --shard 1/2 - -o part.histogram",
        "eval --codec bdi - -o out.json --report out.html",
    ] {
        interrupt(&folder, line, &sample(), AT_ONCE);
    }
    fs::remove_dir_all(folder.path("tmp")).unwrap();
    assert_eq!(folder.names(), before);
}

#[test]
fn what_is_at_work_leaves_nothing() {
    let folder = Folder::new();
    folder.write("data", &sample().repeat(100));
    for line in [
        "sim --vcd wave.vcd --blocks 10000 data",
        "workload all --size large -o images",
        "eval --workloads=large --codec bdi",
    ] {
        interrupt(&folder, line, b"", AT_ONCE);
    }
    let vcd = folder
        .names()
        .into_iter()
        .filter(|name| name.ends_with(".vcd"));
    assert_eq!(vcd.count(), 0);
}

#[test]
fn programs_that_run_for_us_end_with_us() {
    if !common::have_verilator() {
        return;
    }
    let folder = Folder::new();
    folder.write("data", &sample());
    interrupt(&folder, "cosim data", b"", Duration::from_millis(1500));
    // None of them works in the folder any more.
    sleep(Duration::from_millis(300));
    let inside = fs::canonicalize(folder.path("")).unwrap();
    for process in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
        let line = String::from_utf8_lossy(&line);
        assert!(!line.contains(&*inside.to_string_lossy()), "{line}");
    }
}
