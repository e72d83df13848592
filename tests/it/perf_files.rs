//! Requests as files, those of the workloads, and `hdlgen perf` on both.

use std::collections::BTreeSet;
use std::fs;

use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::perf::{self, Kind, Passes, Processors, Trace};
use hdlgen::internals::terms::BlockSize;
use hdlgen::internals::workload::{Size, WORKLOADS};
use predicates::str::contains;

use crate::common::folder::Folder;
use crate::common::have;
use crate::common::inputs::safetensors;

const GTX580: &str = include_str!("../../crates/lab/src/perf/gtx580.toml");
const ON: Processors = Processors {
    count: 4,
    warps: 16,
};

fn requests(workload: usize) -> Trace {
    let workload = &WORKLOADS[workload];
    workload.requests(&workload.arrays(Size::SMALL), BlockSize::default(), ON)
}

#[test]
fn every_array_of_every_workload_is_asked_for() {
    for (number, workload) in WORKLOADS.iter().enumerate() {
        let arrays = workload.arrays(Size::SMALL);
        let trace = requests(number);
        assert_eq!(trace, requests(number), "{}", workload.name);
        let asked: BTreeSet<u32> = trace.requests().map(|request| request.data).collect();
        let warps: BTreeSet<_> = trace.requests().map(|r| (r.sm, r.warp)).collect();
        assert!(warps.len() > 1 && warps.iter().all(|(sm, warp)| *sm < 4 && *warp < 16));
        let mut start = 0u32;
        for array in &arrays {
            let blocks = array.bytes.len().next_multiple_of(256) as u32 / 128;
            let seen = asked.range(start..start + blocks).count();
            // The clusters' centres are in constant memory; the final levels are what another round
            // of the search leaves; the last places of the tracking are of its last picture.
            let is_left_out = [("km1", "clusters"), ("bfs1", "cost")];
            if !is_left_out.contains(&(workload.name, array.name)) {
                assert!(
                    seen > 0,
                    "{}: nobody asks for {}",
                    workload.name,
                    array.name
                );
            }
            start += blocks;
        }
        assert_eq!(trace.data.len(), start as usize * 128);
        // Data that are only loaded are never stored, and vice versa.
        let stores = |first: u32, blocks: u32| {
            let mut all = trace.requests();
            all.any(|r| r.kind != Kind::Load && (first..first + blocks).contains(&r.data))
        };
        let mut start = 0;
        for array in &arrays {
            let blocks = array.bytes.len().next_multiple_of(256) as u32 / 128;
            if array.role.name() == "load" && array.name != "input_weights" {
                assert!(!stores(start, blocks), "{}: {}", workload.name, array.name);
            }
            start += blocks;
        }
    }
}

#[test]
fn a_folder_with_requests_reads_back_as_they_were() {
    let folder = Folder::new();
    folder
        .run("workload tp sssp -o images --size small --requests")
        .success();
    for name in ["tp", "sssp"] {
        let workload = WORKLOADS.iter().find(|w| w.name == name).unwrap();
        let on = perf::Gpu::find("gtx580").unwrap().processors();
        let made = workload.requests(&workload.arrays(Size::SMALL), BlockSize::default(), on);
        let read = perf::read(&folder.path(&format!("images/{name}"))).unwrap();
        assert!(made == read, "{name}");
    }
    // It is written again, without them.
    folder.run("workload tp -o images --size small").success();
    folder.fails("perf images/tp", "images/tp/requests.bin");
    let whole = folder.json("perf images/sssp --codec bdi,e2mc --pdw 1,4 --json");
    let run = &whole["runs"][0];
    let codecs: Vec<_> = run["codecs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| &c["codec"])
        .collect();
    assert_eq!(codecs, ["e2mc-sl16-pdw1", "e2mc-sl16", "bdi"]);
    for codec in run["codecs"].as_array().unwrap() {
        let speedup = codec["speedup"].as_f64().unwrap();
        assert!((0.5..4.0).contains(&speedup), "{speedup}");
        assert!(codec["traffic"].as_f64().unwrap() > 1.0);
    }
}

#[test]
fn data_of_tensors_are_read_without_their_header() {
    let folder = Folder::new();
    let path = folder.path("requests.bin");
    let (first, second) = (vec![0x5a; 128], vec![0xc3; 256]);
    let model = safetensors(&[
        ("a", "U8", &[128], first.clone()),
        ("b", "F16", &[128], second.clone()),
    ]);
    folder.write("model.safetensors", &model);
    folder.write("rest.f32", &first);
    let trace = Trace {
        block: BlockSize::default(),
        data: [&first[..], &second, &[0; 128], &first, &[0; 128]].concat(),
        launches: vec![Vec::new()],
        passes: Passes::default(),
    };
    let mut file = fs::File::create(&path).unwrap();
    let names = ["model.safetensors", "rest.f32"].map(str::to_owned);
    perf::write(&trace, names.to_vec(), 256, &mut file).unwrap();
    assert!(perf::read(&path).unwrap() == trace);
    folder.write("model.safetensors", &model[..model.len() - 1]);
    let error = perf::read(&path).unwrap_err().to_string();
    assert!(error.contains("model.safetensors"), "{error}");
}

#[test]
fn text_is_a_request_a_line() {
    let folder = Folder::new();
    let (small, noise) = ("00".repeat(128), "5a1f".repeat(64));
    let text = format!(
        "# what a tool has written\n0 0 10 load 0x1000 {small}\n0 1 3 store 80 {noise}\n\n\
         launch\n1 47 0 part 1000 {small} # again\n"
    );
    folder.write("a.requests", text.as_bytes());
    let trace = perf::read(&folder.path("a.requests")).unwrap();
    assert_eq!(trace.blocks().len(), 2);
    let launches: Vec<usize> = trace.launches.iter().map(Vec::len).collect();
    assert_eq!(launches, [2, 1]);
    let last = trace.launches[1][0];
    assert_eq!((last.sm, last.warp, last.kind), (1, 47, Kind::StorePart));
    assert_eq!((last.block, last.data, last.instructions), (0x20, 0, 0));
    folder
        .run("perf a.requests --codec bdi")
        .success()
        .stdout(contains("a.requests: 3 requests"));

    for (line, expected) in [
        ("0 0 1 load 1000", "'launch' or SM, WARP"),
        ("0 0 1 load 1000 00", "DATA: a block"),
        (
            "0 0 1 read 1000 00",
            "KIND: load, store or part was expected, not 'read'",
        ),
        ("0 0 1 load 1000 0", "pairs of hexadecimal digits"),
        ("x 0 1 load 1000 DATA", "SM: a number"),
        ("0 0 1 read 1000 DATA", "load, store or part"),
        ("0 0 1 load 1001 DATA", "a multiple of 128"),
    ] {
        let line = line.replace("DATA", &small);
        folder.write("bad.requests", format!("# one\n{line}\n").as_bytes());
        let error = perf::read(&folder.path("bad.requests"))
            .unwrap_err()
            .to_string();
        assert!(error.contains("bad.requests, line 2: "), "{error}");
        assert!(error.contains(expected), "{error}");
    }
    folder.write(
        "far.requests",
        format!("99 0 1 load 0 {small}\n").as_bytes(),
    );
    folder.fails("perf far.requests", "there are 16 SMs of 48 warps");
    folder.write("none.requests", b"# nothing\n");
    folder.fails("perf none.requests", "there are no requests");
}

#[test]
fn damaged_files_of_requests_are_refused() {
    let folder = Folder::new();
    folder
        .run("workload tp -o images --size small --requests")
        .success();
    let path = folder.path("images/tp/requests.bin");
    let whole = fs::read(&path).unwrap();
    let refused = |bytes: &[u8], expected: &str| {
        fs::write(&path, bytes).unwrap();
        let error = perf::read(&path).unwrap_err().to_string();
        assert!(
            error.contains("images/tp/") && error.contains(expected),
            "{error}"
        );
    };
    refused(&whole[..whole.len() - 1], "ends within its requests");
    refused(
        &[&whole[..], b"x"].concat(),
        "goes on after its last request",
    );
    let text = String::from_utf8_lossy(&whole[..200]).into_owned();
    let line = text.lines().next().unwrap();
    let rest = &whole[line.len()..];
    let with = |line: String| [line.as_bytes(), rest].concat();
    refused(
        &with(line.replace("requests 1", "requests 2")),
        "'hdlgen requests 1' was expected",
    );
    refused(
        &with(line.replace("\"align\":256", "\"align\":100")),
        "multiples of 100 bytes",
    );
    refused(&with(line.replace("idata", "jdata")), "jdata.f32");
    let mut kind = whole.clone();
    kind[line.len() + 1 + 20] = 9;
    refused(&kind, "no known kind");
    refused(b"{}\n", "in its first line");
}

#[test]
fn gpus_and_latencies_are_checked() {
    let folder = Folder::new();
    folder.write(
        "a.requests",
        format!("0 0 1 load 0 {}\n", "00".repeat(128)).as_bytes(),
    );
    folder.fails(
        "perf a.requests --gpu gtx9",
        "none of gtx580, rtx3070, hbm3, hbm3e, gddr7,",
    );
    folder.write("my.toml", b"title = 'mine'\n");
    folder.fails("perf a.requests --gpu my.toml", "my.toml");
    // Rows would be closed before anything is read, again and again, and the run would never end.
    let refreshing = GTX580.replace("refi = 3908 ", "refi = 99 ");
    folder.write("my.toml", refreshing.as_bytes());
    folder.fails(
        "perf a.requests --gpu my.toml",
        "memory.refi is 99, and 0 or more than 410 were expected",
    );
    folder.fails(
        "perf a.requests --latency 4",
        "two numbers of cycles such as 46,82",
    );
    folder.fails("perf a.requests --codec lzss", "lzss has no hardware");
    folder.fails(
        "perf a.requests --codec cpack --latency paper",
        "BDI, FPC and E2MC only",
    );
    folder.fails("perf a.requests --bandwidth 0", "--bandwidth takes 1 to 64");
    folder.fails("perf a.requests --sample 2", "a share between 0 and 1");
    folder.fails("perf a.requests --repeat 0", "0 is not in 1..=1000");
    // The block is in the L2 after a pass.
    let bursts = |line: &str| folder.json(line)["runs"][0]["none"]["bursts"].clone();
    assert_eq!(bursts("perf a.requests --json"), 4);
    assert_eq!(bursts("perf a.requests --json --repeat 3"), 4);
    assert_eq!(bursts("perf a.requests --json --warm"), 0);
    folder.fails(
        "perf a.requests --codec numbers",
        "numbers are not modelled",
    );
    for gpu in perf::Gpu::names() {
        let line = format!("perf a.requests --gpu {gpu} --codec fpc-opt,e2mc-delta");
        folder.run(&line).success();
    }
}

/// Areas are synthesised; the codec is a small one.
#[test]
fn a_sweep_says_what_nothing_smaller_is_as_fast_as() {
    if !have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let folder = Folder::new();
    folder
        .run("workload scan -o images --size 524288 --requests")
        .success();
    let line = "perf images/scan --sweep --codec e2mc --sl 4 --pdw 1 --units 4,64 --mdc 1024,4096 \
                --synth --svg sweep.svg";
    let whole = folder.json(&format!("{line} --json"));
    let choices = whole["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 4);
    let number = |choice: &serde_json::Value, key: &str| choice[key].as_f64().unwrap();
    for pair in choices.windows(2) {
        assert!(number(&pair[0], "mm2") < number(&pair[1], "mm2"));
    }
    // More units add the same area with any cache.
    let with = |units: u64, mdc: u64| {
        let mut all = choices.iter();
        let found = all.find(|c| c["units"] == units && c["mdc"] == mdc);
        number(found.unwrap(), "mm2")
    };
    let more = with(64, 1024) - with(4, 1024);
    assert!((with(64, 4096) - with(4, 4096) - more).abs() < 1e-6 && more > 2.0);
    for choice in choices.iter().filter(|choice| choice["best"] == true) {
        let smaller = choices
            .iter()
            .filter(|c| number(c, "mm2") < number(choice, "mm2"));
        assert!(smaller
            .map(|c| number(c, "speedup"))
            .all(|s| s < number(choice, "speedup")));
    }
    assert!(folder.text("sweep.svg").contains("Speedup by area"));
    folder.fails(
        "perf images/scan --codec bdi --units 1,4",
        "with --sweep only",
    );
}

/// Areas are those of docs/data/hardware.csv, without any tool.
#[test]
fn a_sweep_takes_what_was_measured() {
    let folder = Folder::new();
    folder
        .run("workload scan -o images --size 524288 --requests")
        .success();
    let line = "perf images/scan --sweep --codec bdi,e2mc --units 1,4 --mdc 0";
    let mut command = folder.command(&format!("{line} --json"));
    let found = command.env("PATH", "").assert().success();
    let whole: serde_json::Value = serde_json::from_slice(&found.get_output().stdout).unwrap();
    assert!(whole["areas"].as_str().unwrap().starts_with("asap7"));
    let names = ["e2mc-sl16-pdw1", "e2mc-sl16-pdw2", "e2mc-sl16-pdw8"];
    assert_eq!(whole["left_out"], serde_json::json!(names));
    let choices = whole["choices"].as_array().unwrap();
    assert_eq!(choices.len(), 4);
    let of = |codec: &str, units: u64, key: &str| {
        let mut all = choices.iter();
        let found = all.find(|one| one["codec"] == codec && one["units"] == units);
        found.unwrap()[key].as_f64().unwrap()
    };
    let kge = |half: &str| {
        let rows = include_str!("../../docs/data/hardware.csv").lines();
        let mut rows = rows.map(|row| row.split(',').collect::<Vec<_>>());
        let row = rows.find(|row| row[2].starts_with("asap7") && row[3..5] == ["bdi", half]);
        row.unwrap()[8].parse::<f64>().unwrap()
    };
    // An ASAP7 NAND2 has 0.08748 µm², and cells fill 70 %.
    let mm2 = (kge("compressor") + kge("decompressor")) * 0.08748 / 0.7 / 1000.0;
    assert!((of("bdi", 1, "mm2") / mm2 - 1.0).abs() < 1e-9);
    assert!((of("bdi", 4, "mm2") / mm2 - 4.0).abs() < 1e-9);
    // The measured design takes a block per cycle, and the memory delivers one in four cycles.
    assert!(of("bdi", 1, "speedup") > 0.98 * of("bdi", 4, "speedup"));
    assert!(of("e2mc-sl16", 1, "speedup") < 0.9 * of("e2mc-sl16", 4, "speedup"));
    folder.fails(
        "perf images/scan --sweep --codec e2mc --pdw 1",
        "the area of e2mc-sl16-pdw1 was not measured: --synth",
    );
}
