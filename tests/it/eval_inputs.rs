//! Every form of input gives the same results as its bytes.

use std::fs;

use hdlgen::internals::codec::Format;
use hdlgen::internals::eval::source::SEGMENT_BLOCKS;
use hdlgen::internals::eval::{evaluate, Coding, Inputs, Measure, Plan, Reading, Training};
use hdlgen::internals::terms::BlockSize;
use serde_json::Value;

use crate::common::folder::{sample, Folder};
use crate::common::inputs::{gzip, npy, trace, zip_deflated, zip_stored, zstd_raw};

/// All counts of files, and their symbols: the results that depend on the bytes only.
fn counted(evaluation: &Value) -> Vec<Value> {
    let files = evaluation["files"].as_array().unwrap().iter();
    let keys = ["bytes", "padding", "blocks", "codecs", "symbols"];
    files
        .map(|file| keys.iter().map(|&key| file[key].clone()).collect())
        .collect()
}

/// The same without codebooks trained on other data, which an archive's arrays share.
fn on_itself(evaluation: &Value) -> Vec<Value> {
    let mut evaluation = evaluation.clone();
    for file in evaluation["files"].as_array_mut().unwrap() {
        for codec in file["codecs"].as_array_mut().unwrap() {
            codec.as_object_mut().unwrap().remove("other_data");
        }
    }
    counted(&evaluation)
}

fn names(evaluation: &Value) -> Vec<&str> {
    let files = evaluation["files"].as_array().unwrap().iter();
    files.map(|file| file["name"].as_str().unwrap()).collect()
}

fn eval(folder: &Folder, files: &str) -> Value {
    folder.json(&format!("eval --codec e2mc,bpc-opt {files} --json"))
}

/// 20,000 bytes, which are no whole number of blocks.
fn data() -> Vec<u8> {
    sample()[..20_000].to_vec()
}

#[test]
fn compressed_files_and_arrays() {
    let folder = Folder::new();
    let data = data();
    folder.write("raw", &data);
    let expected = counted(&eval(&folder, "raw"));
    let (a, b) = data.split_at(7_777);
    let array = npy("'<f4'", true, "(50, 100)", &data);
    let skippable = [&[0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"abc"].concat();
    for (name, bytes) in [
        ("a.gz", gzip(&data)),
        ("members.gz", [gzip(a), gzip(b)].concat()),
        // Detected by its first bytes, whatever its name.
        ("no_ending", gzip(&data)),
        ("a.zst", zstd_raw(&data)),
        (
            "frames.zst",
            [skippable.clone(), zstd_raw(a), skippable, zstd_raw(b)].concat(),
        ),
        ("twice.zst", zstd_raw(&gzip(&data))),
        ("a.npy", array.clone()),
        ("array", array.clone()),
        ("a.npy.gz", gzip(&array)),
        (
            "record.npy",
            npy(
                "[('a', '<i4'), ('b', '<f4', (2, 2))]",
                false,
                "(1000,)",
                &data,
            ),
        ),
        ("a.npz", zip_stored(&[("x.npy", &array)])),
        ("deflated.npz", zip_deflated(&[("x.npy", &array)])),
        ("a.npz.gz", gzip(&zip_stored(&[("x.npy", &array)]))),
    ] {
        folder.write(name, &bytes);
        assert_eq!(counted(&eval(&folder, name)), expected, "{name}");
        let mut piped = folder.command("eval --codec e2mc,bpc-opt - --json");
        let piped = piped.write_stdin(bytes).assert().success();
        let piped = serde_json::from_slice(&piped.get_output().stdout).unwrap();
        if name != "a.npz.gz" {
            assert_eq!(counted(&piped), expected, "{name} through a pipe");
        }
        let raw = eval(&folder, &format!("--input raw {name}"));
        assert_eq!(
            raw["files"][0]["bytes"],
            fs::metadata(folder.path(name)).unwrap().len()
        );
    }
    let form = &eval(&folder, "a.npy")["files"][0]["form"]["array"];
    assert_eq!(
        (&form["dtype"], &form["fortran_order"]),
        (&"<f4".into(), &true.into())
    );
    assert_eq!(form["shape"], serde_json::json!([50, 100]));
}

#[test]
fn zstd_as_the_tool_writes_it() {
    // zstd -19 --check of the squares below, as 32-bit numbers.
    let frame = include_bytes!("../data/squares.zst").to_vec();
    let squares = (0..1024u32).flat_map(|i| ((i / 16) * (i / 16)).to_le_bytes());
    let folder = Folder::new();
    folder.write("raw", &squares.collect::<Vec<_>>());
    folder.write("a.zst", &frame);
    assert_eq!(
        counted(&eval(&folder, "a.zst")),
        counted(&eval(&folder, "raw"))
    );
    // A wrong checksum, and a window that no machine has.
    let mut wrong = frame.clone();
    *wrong.last_mut().unwrap() ^= 1;
    folder.write("wrong.zst", &wrong);
    folder.fails("eval wrong.zst", "wrong checksum");
    let mut bomb = zstd_raw(&data());
    bomb[5] = 31 << 3;
    folder.write("bomb.zst", &bomb);
    folder.fails(
        "eval bomb.zst",
        "cannot read bomb.zst: a zstd window of 2199023255552 bytes",
    );
}

#[test]
fn an_archive_is_as_many_files_as_arrays() {
    let folder = Folder::new();
    let data = data();
    folder.write("raw", &data);
    folder.write("half", &data[..10_000]);
    let expected = on_itself(&eval(&folder, "raw half"));
    // Arrays of different types are apart.
    let archive = [
        ("w.npy", npy("'<f8'", false, "(2500,)", &data)),
        ("empty.npy", npy("'<f8'", false, "(0, 3)", &[])),
        ("notes.txt", b"hello".to_vec()),
        (
            "deep/i.npy",
            npy("'|u1'", false, "(10000,)", &data[..10_000]),
        ),
    ];
    let entries: Vec<(&str, &[u8])> = archive
        .iter()
        .map(|(name, bytes)| (*name, bytes.as_slice()))
        .collect();
    for bytes in [zip_stored(&entries), zip_deflated(&entries)] {
        folder.write("a.npz", &bytes);
        let found = eval(&folder, "a.npz");
        assert_eq!(on_itself(&found), expected);
        assert_eq!(names(&found), ["a.npz:w", "a.npz:deep/i"]);
        let left_out = found["left_out"].as_array().unwrap();
        assert_eq!(left_out.len(), 2);
        assert_eq!(left_out[0]["name"], "a.npz:notes.txt");
        assert!(left_out[1]["reason"].as_str().unwrap().contains("[0, 3]"));
    }
}

#[test]
fn what_lies_beside_a_workloads_arrays_is_left_out() {
    let folder = Folder::new();
    folder
        .run("workload tp -o d --size 4096 --requests")
        .success();
    let found = eval(&folder, "d");
    assert_eq!(names(&found), ["d/tp/idata.f32", "d/tp/odata.f32"]);
    let left_out = found["left_out"].as_array().unwrap();
    let left_out: Vec<_> = left_out.iter().filter_map(|o| o["name"].as_str()).collect();
    assert_eq!(left_out, ["d/tp/requests.bin", "d/tp/workload.json"]);
    // Beside somebody else's file of the name the requests are data.
    folder.write("d/tp/workload.json", b"{}");
    assert_eq!(names(&eval(&folder, "d")).len(), 3);
}

#[test]
fn a_folder_is_sorted_and_what_is_left_out_is_counted() {
    let folder = Folder::new();
    let data = data();
    fs::create_dir_all(folder.path("d/b")).unwrap();
    folder.write("d/b/2", &data[..5000]);
    folder.write("d/b/10.gz", &gzip(&data));
    folder.write("d/a", &data[..128]);
    folder.write("d/c", &[]);
    folder.write("d/e.npy", &npy("'<i4'", false, "(0,)", &[]));
    let links = cfg!(unix);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("..", folder.path("d/loop")).unwrap();
        std::os::unix::fs::symlink("nothing", folder.path("d/broken")).unwrap();
    }
    let found = eval(&folder, "d");
    assert_eq!(names(&found), ["d/a", "d/b/10.gz", "d/b/2"]);
    assert_eq!(
        counted(&found),
        counted(&eval(&folder, "d/a d/b/10.gz d/b/2"))
    );
    let left_out = found["left_out"].as_array().unwrap();
    assert_eq!(left_out.len(), 2 + 2 * usize::from(links));
    let text = folder.run("eval --codec bdi d").success();
    let text = String::from_utf8(text.get_output().stdout.clone()).unwrap();
    assert!(
        text.contains(&format!("left out: {}\n", left_out.len())),
        "{text}"
    );
    assert!(text.contains("d/c: empty\n"), "{text}");
    fs::create_dir(folder.path("empty")).unwrap();
    folder.fails("eval empty", "no files in the folder");
}

#[test]
fn a_trace_has_addresses() {
    let folder = Folder::new();
    let data = data();
    folder.write("raw", &data);
    let text = trace(&data, 128, 0x7f00_0000_1000);
    folder.write("a.trace", text.as_bytes());
    folder.write("a.traceg.gz", &gzip(text.as_bytes()));
    folder.write("text", text.as_bytes());
    let expected = counted(&eval(&folder, "raw"));
    for files in ["a.trace", "a.traceg.gz", "--input trace text"] {
        assert_eq!(counted(&eval(&folder, files)), expected, "{files}");
    }
    folder.run("eval --codec bdi raw --bursts plain").success();
    folder
        .run("eval --codec bdi a.trace --bursts addressed")
        .success();
    let plain = folder.read("plain");
    let records = folder.read("addressed");
    assert_eq!(records.len(), 9 * plain.len());
    for (number, (record, bursts)) in records.chunks(9).zip(plain).enumerate() {
        let address = 0x7f00_0000_1000 + 128 * number as u64;
        assert_eq!(record[..8], address.to_le_bytes());
        assert_eq!(record[8], bursts);
    }
    folder
        .run("eval --codec bdi raw --bursts at --at 0x7f0000001000")
        .success();
    assert_eq!(folder.read("at"), records);
    for (flags, error) in [
        ("a.trace raw", "traces and other files apart"),
        ("a.trace --at 4096", "--at is for files without addresses"),
        ("raw --at 0xffffffffffffff00", "--at is too high"),
        ("raw --at 0x1g", "an address is a number of 64 bits"),
    ] {
        folder.fails(&format!("eval --codec bdi {flags} --bursts both"), error);
        assert!(!folder.names().contains(&"both".to_owned()));
    }
}

/// The tests of the readers in C and Python use these files.
#[test]
fn bursts_of_a_trace_are_as_they_were() {
    let folder = Folder::new();
    folder.write("t.trace", include_bytes!("../data/bursts.trace"));
    folder
        .run("eval --codec bdi t.trace --bursts out")
        .success();
    assert_eq!(folder.read("out"), include_bytes!("../data/bursts.bin"));
}

#[test]
fn several_segments_are_one_file() {
    let folder = Folder::new();
    // Blocks of 64 bytes: two segments and a bit, all different.
    let words = (0..(2 * SEGMENT_BLOCKS + 3) * 16 + 1).map(|i| (i * i / 1000) as u32);
    let data: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    folder.write("raw", &data);
    folder.write("a.gz", &gzip(&data));
    let block: BlockSize = 64.try_into().unwrap();
    for name in ["raw", "a.gz"] {
        let path = folder.path(name);
        let inputs = Inputs::find(&[&path], Reading::Auto, false).unwrap();
        let mut segments = inputs.inputs[0].open(block).unwrap();
        let (mut all, mut number) = (Vec::new(), 0);
        while let Some(segment) = segments.next_segment().unwrap() {
            assert_eq!(segment.number, number);
            assert!(segment.data.len() <= 64 * SEGMENT_BLOCKS);
            assert!(number == 2 || segment.data.len() == 64 * SEGMENT_BLOCKS);
            number += 1;
            all.extend(segment.data);
        }
        assert_eq!((number, segments.read()), (3, data.len() as u64));
        assert!(all.starts_with(&data) && all[data.len()..].iter().all(|&byte| byte == 0));
        // Passing over the first one leads to the second.
        let mut segments = inputs.inputs[0].open(block).unwrap();
        assert!(segments.skip_segment().unwrap());
        let second = segments.next_segment().unwrap().unwrap();
        assert_eq!(
            second.data,
            data[64 * SEGMENT_BLOCKS..][..64 * SEGMENT_BLOCKS]
        );
        assert!(segments.skip_segment().unwrap());
        assert!(!segments.skip_segment().unwrap());
        assert_eq!(segments.read(), data.len() as u64);
    }
    let eval = folder.json("eval raw --codec bdi --block 64 --json");
    let encode = "encode raw --codec bdi --block 64 --pad -o out --index index --json";
    let encode = folder.json(encode);
    assert_eq!(
        eval["files"][0]["codecs"][0]["statistics"],
        encode["statistics"]
    );
}

#[test]
fn a_file_that_changes_its_length_is_an_error() {
    let folder = Folder::new();
    let block: BlockSize = 64.try_into().unwrap();
    let whole = vec![7; 64 * (SEGMENT_BLOCKS + 10)];
    for (length, found) in [
        (64 * SEGMENT_BLOCKS + 64, "but 4194368"),
        (whole.len() + 5, "but 4194949"),
    ] {
        let path = folder.write("data", &whole);
        let inputs = Inputs::find(&[&path], Reading::Auto, false).unwrap();
        let mut segments = inputs.inputs[0].open(block).unwrap();
        assert!(segments.next_segment().unwrap().is_some());
        let file = fs::File::options().write(true).open(&path).unwrap();
        file.set_len(length as u64).unwrap();
        let error = segments.next_segment().unwrap_err().to_string();
        assert!(
            error.contains("4194944 bytes in the file when it was opened"),
            "{error}"
        );
        assert!(error.contains(found), "{error}");
    }
}

#[test]
fn a_file_that_is_another_at_the_second_reading_is_an_error() {
    let folder = Folder::new();
    let path = folder.write("data", &sample());
    let inputs = Inputs::find(&[&path], Reading::Auto, true).unwrap();
    let format = Format::find("e2mc").unwrap();
    let coding = Coding {
        scheme: format.scheme(&Default::default(), None).unwrap(),
        training: Some(Training::Same),
    };
    let plan = Plan {
        toggles: None,
        names: Default::default(),
        block: BlockSize::default(),
        measures: vec![Measure::of(coding, Default::default())],
        bounds: true,
        shard: None,
        other_data: false,
    };
    // A new file takes the name while the first one is read.
    let replace = |_| {
        let new = folder.write("new", &sample()[..10_000]);
        fs::rename(new, &path).unwrap();
    };
    let error = evaluate(&inputs, &plan, None, &replace)
        .unwrap_err()
        .to_string();
    let expected = "20480 bytes when it was read for training, but 10000 when it was read";
    assert!(error.contains(expected), "{error}");
}

#[test]
fn a_pipe_is_read_once_or_spooled() {
    let folder = Folder::new();
    let data = data();
    folder.write("raw", &data);
    for flags in [
        "--codec e2mc --train same",
        "--codec bdi",
        "--codec e2mc --train first:2K",
    ] {
        let expected = counted(&folder.json(&format!("eval raw {flags} --json")));
        let mut command = folder.command(&format!("eval - {flags} --json"));
        let done = command.write_stdin(data.clone()).assert().success();
        let found = serde_json::from_slice(&done.get_output().stdout).unwrap();
        assert_eq!(counted(&found), expected, "{flags}");
    }

    let mut command = folder.command("eval - --codec bdi");
    command
        .write_stdin("")
        .assert()
        .failure()
        .stderr("error: - is empty\n");
}
