//! Standard input and output as `-` and by their devices, and messages apart from data.

use predicates::str::contains;

use crate::common::folder::{sample, Folder};

/// Runs `hdlgen` with the data on its standard input: standard output, and standard error.
fn piped(folder: &Folder, line: &str, data: &[u8]) -> (Vec<u8>, String) {
    let done = folder.command(line).write_stdin(data).assert().success();
    let output = done.get_output();
    (
        output.stdout.clone(),
        String::from_utf8(output.stderr.clone()).unwrap(),
    )
}

#[test]
fn encode_and_decode_in_a_pipe() {
    let folder = Folder::new();
    let data = &sample()[..20000];
    folder.write("data", data);
    folder
        .run("encode --codec bdi --pad data -o out --index index")
        .success();
    for (input, output) in [("-", "-"), ("/dev/stdin", "/dev/stdout")] {
        let line = format!("encode --codec bdi --pad {input} -o {output} --index piped");
        let (stream, messages) = piped(&folder, &line, data);
        assert_eq!(stream, folder.read("out"));
        assert_eq!(folder.read("piped"), folder.read("index"));
        assert!(messages.contains("157 blocks"), "{messages}");
        let line = format!("decode --codec bdi {input} --index index -o {output} --json");
        let (back, messages) = piped(&folder, &line, &stream);
        assert_eq!(back, data);
        assert!(messages.contains("\"bytes\": 20000"), "{messages}");
        let line = format!("decode --codec bdi out --index {input} -o back");
        let (stdout, _) = piped(&folder, &line, &folder.read("index"));
        assert!(stdout.is_empty());
        assert_eq!(folder.read("back"), data);
    }
    let (index, _) = piped(
        &folder,
        "encode --codec bdi --pad - -o out2 --index -",
        data,
    );
    assert_eq!(index, folder.read("index"));
    // A stream that is too short or too long by a pipe.
    for (wrong, reason) in [
        (&[][..], "but there are 0"),
        (&[0; 30000][..], "there are 30000"),
    ] {
        let line = "decode --codec bdi - --index index -o back2";
        let failed = folder.command(line).write_stdin(wrong).assert().failure();
        failed.stderr(contains(reason));
        assert!(!folder.path("back2").exists());
    }
    folder.fails("encode --codec bdi data -o - --index -", "one name");
}

#[test]
fn sim_and_cosim_read_a_pipe() {
    let folder = Folder::new();
    let data = sample();
    folder.write("data", &data);
    for design in ["", "--design bdi"] {
        let named = folder.json(&format!("sim {design} data --json"));
        for input in ["-", "/dev/stdin"] {
            let line = format!("sim {design} {input} --json");
            let (stdout, _) = piped(&folder, &line, &data);
            let read: serde_json::Value = serde_json::from_slice(&stdout).unwrap();
            assert_eq!(read["compressor"], named["compressor"]);
            assert_eq!(read["decompressor"], named["decompressor"]);
        }
    }
    // No more of an endless one than is wanted.
    folder
        .run("sim --design bdi --blocks 5 /dev/zero")
        .success();
    let failed = folder.command("cosim -").write_stdin(&data[..100]).assert();
    failed.failure().stderr(contains("--pad"));
}

#[test]
fn train_eval_and_merge_in_pipes() {
    let folder = Folder::new();
    let data = sample();
    folder.write("data", &data);
    folder.run("train data -o book.json").success();
    let (book, messages) = piped(&folder, "train - -o -", &data);
    assert_eq!(book, folder.read("book.json"));
    assert!(messages.contains("10240 symbols"), "{messages}");
    let encode = "encode --codebook - data -o out --index index";
    piped(&folder, encode, &book);
    let (json, messages) = piped(&folder, "eval --codec bdi - -o -", &data);
    let whole: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(whole["files"][0]["bytes"], data.len());
    assert!(messages.contains("raw CR"), "{messages}");
    for part in 1..=2 {
        folder
            .run(&format!(
                "eval --codec bdi --shard {part}/2 -o {part}.json data"
            ))
            .success();
        folder
            .run(&format!("train --shard {part}/2 -o {part}.histogram data"))
            .success();
    }
    let (json, _) = piped(&folder, "merge 1.json - -o -", &folder.read("2.json"));
    let merged: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(merged["files"][0]["codecs"], whole["files"][0]["codecs"]);
    let (book, _) = piped(
        &folder,
        "merge - 2.histogram -o -",
        &folder.read("1.histogram"),
    );
    assert_eq!(book, folder.read("book.json"));
}

#[test]
fn sweep_and_size_in_pipes() {
    let folder = Folder::new();
    let (jobs, messages) = piped(&folder, "sweep --pdw 1,2 --jobs-file -", b"");
    assert_eq!(String::from_utf8(jobs).unwrap().lines().count(), 2);
    assert!(messages.is_empty());
    folder.fails("sweep --pdw 1,2 --power - --jobs-file jobs", "--power");
    let failed = folder
        .command("size --gpu a100 --library -")
        .write_stdin("{}")
        .assert();
    failed.failure().stderr(contains("hdlgen synth --json"));
    let failed = folder
        .command("sweep --collect -")
        .write_stdin("{}")
        .assert();
    failed.failure().stderr(contains("hdlgen synth --json"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_an_error() {
    let folder = Folder::new();
    folder.write("data", &sample());
    for line in [
        "--help",
        "designs",
        "codecs --json",
        "--design bdi --json",
        "--design bdi",
        "eval --codec bdi data",
        "eval --codec bdi data --json",
        "sim --design bdi data",
        "sim --design bdi data --json",
        "workload --list",
        "encode --codec bdi data -o - --index index",
    ] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let done = std::process::Command::new(env!("CARGO_BIN_EXE_hdlgen"))
            .args(line.split_whitespace())
            .current_dir(folder.path(""))
            .stdout(full)
            .output()
            .unwrap();
        let messages = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(1), "{line}: {messages}");
        assert!(messages.contains("standard output: "), "{line}: {messages}");
        assert!(messages.contains("No space left"), "{line}: {messages}");
        assert!(!messages.contains("panicked"), "{line}: {messages}");
        assert!(!messages.contains("os error"), "{line}: {messages}");
    }
}

#[test]
fn shells_know_the_subcommands_and_so_does_man() {
    let folder = Folder::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (script, messages) = piped(&folder, &format!("completions {shell}"), b"");
        let script = String::from_utf8(script).unwrap();
        assert!(messages.is_empty(), "{messages}");
        let completes_values = ["bash", "zsh", "fish"].contains(&shell);
        let value = completes_values.then_some("bpc-opt");
        for word in ["cosim", "reproduce"].into_iter().chain(value) {
            assert!(script.contains(word), "{shell}: no {word}");
        }
        if shell == "bash" {
            folder.write("hdlgen.bash", script.as_bytes());
            let script = folder.path("hdlgen.bash");
            let checked = std::process::Command::new("bash")
                .arg("-n")
                .arg(script)
                .status();
            assert!(checked.unwrap().success());
        }
    }
    folder.fails("completions csh", "bash");
    folder.run("man --output pages/man1").success();
    let pages = folder.files("pages/man1");
    for page in ["hdlgen.1", "hdlgen-sim.1", "hdlgen-reproduce.1"] {
        let text = String::from_utf8_lossy(&pages[page]);
        assert!(
            text.contains(".SH SYNOPSIS") && text.contains(".SH OPTIONS"),
            "{page}"
        );
    }
    folder.write("file", b"");
    folder.fails("man --output file", "file");
}

#[test]
fn the_version_has_the_commit() {
    let done = Folder::new().run("--version").success();
    let said = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    let own = concat!("hdlgen ", env!("CARGO_PKG_VERSION"));
    let rest = said.trim_end().strip_prefix(own).unwrap();
    let cloned = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(".git");
    let commit = rest
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    match commit {
        Some(commit) => assert!(commit.len() >= 9 && commit.bytes().all(|b| b.is_ascii_hexdigit())),
        None => assert!(rest.is_empty() && !cloned.exists(), "{said}"),
    }
}
