//! `hdlgen sweep`, and `hdlgen synth` of whole designs, as a user runs them.

use hdlgen::internals::flow::tools::Tool;
use serde_json::{json, Value};

use crate::common;
use crate::common::folder::{sample, Folder};

fn library() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tiny.lib")
}

#[test]
fn jobs_are_the_combinations_that_are_designs() {
    let folder = Folder::new();
    let line = "sweep --sl 8,16 --pdw 1,2 --encoders 1,2 --node 7 --jobs-file jobs";
    let done = folder.run(line).success();
    let errors = String::from_utf8(done.get_output().stderr.clone()).unwrap();
    assert_eq!(errors.matches("left out: ").count(), 2, "{errors}");
    assert!(errors.contains("--sl 8 --pdw 1 --encoders 2"), "{errors}");
    let jobs = folder.text("jobs");
    let jobs: Vec<&str> = jobs.lines().collect();
    assert_eq!(jobs.len(), 6);
    let first = "hdlgen synth --sl 8 --pdw 1 --encoders 1 --node 7 --json";
    let last = "hdlgen synth --sl 16 --pdw 2 --encoders 2 --node 7 --json";
    assert_eq!((jobs[0], jobs[5]), (first, last));

    // Two ways to name one design are one job.
    folder
        .run("sweep --pdw 4 --sl 16 --encoders 1,4,4 --jobs-file jobs")
        .success();
    assert_eq!(folder.text("jobs").lines().count(), 2);
    folder
        .run("sweep --design fpc-opt,bpc-opt --liberty a'b --jobs-file jobs")
        .success();
    let jobs = folder.text("jobs");
    let first = r"hdlgen synth --design fpc-opt --liberty 'a'\''b' --json";
    assert_eq!(jobs.lines().next(), Some(first));
}

#[test]
fn what_cannot_be_swept_is_refused() {
    let folder = Folder::new();
    for (line, reason) in [
        ("sweep --pdw 1,3 --jobs-file jobs", "1, 2, 4 or 8"),
        ("sweep --pdw 1 --encoders 2 --jobs-file jobs", "--encoders"),
        ("sweep --design fpc9 --jobs-file jobs", "fpc9"),
        (
            "sweep --design fpc-opt --target 0 --jobs-file jobs",
            "--target",
        ),
        ("sweep --collect none.json", "none.json"),
        ("sweep --collect jobs --jobs-file jobs", "--jobs-file"),
    ] {
        folder.fails(line, reason);
    }
    assert_eq!(folder.names(), [""; 0]);
    folder.write("a.json", b"{\"design\": \"a\"}");
    folder.fails("sweep --collect a.json", "a.json is not what");
    folder.write(
        "a.json",
        b"[{\"design\": \"a\", \"halves\": {}}, {\"design\": \"a\"}]",
    );
    folder.fails("sweep --collect a.json", "a.json is not what");
    folder.write("b.json", b"[]");
    folder.fails("sweep --collect b.json", "b.json is not what");
    folder.fails("size --gpu a100 --library b.json", "b.json is not what");
    folder.write("b.json", b"design");
    folder.fails("sweep --collect b.json", "b.json is no JSON");
}

#[test]
fn a_sweep_over_nothing_says_what_there_is() {
    let folder = Folder::new();
    for line in ["sweep", "sweep --json", "sweep --jobs-file jobs"] {
        folder.fails(line, "nothing to sweep over");
        folder.fails(
            line,
            "--design, --sl, --pdw, --ends, --mfv, --encoders, --decoder, --protect, --check, --block, --mag, --beat",
        );
    }
    assert_eq!(folder.names(), [""; 0]);
}

fn point(name: &str, area: f64, throughput: f64, latency: f64) -> Value {
    json!({ "design": name, "halves": { "compressor": {
        "module": "m", "area_um2": area, "throughput_gb_s": throughput, "latency_ns": latency,
    } } })
}

#[test]
fn results_are_gathered_and_drawn() {
    let folder = Folder::new();
    let points = [
        point("small", 100.0, 1.0, 9.0),
        point("fast", 900.0, 20.0, 2.0),
        point("poor", 950.0, 15.0, 3.0),
    ];
    for (number, point) in points.iter().enumerate() {
        folder.write(&format!("{number}.json"), point.to_string().as_bytes());
    }
    let line = "sweep --collect 0.json 1.json 2.json";
    let found = folder.json(&format!("{line} --svg a.svg --json"));
    assert_eq!(found["pareto"], json!({ "compressor": ["small", "fast"] }));
    assert_eq!(found["points"], json!(points));
    // As `hdlgen synth` prints several.
    folder.write("all.json", json!(points[1..]).to_string().as_bytes());
    assert_eq!(folder.json("sweep --collect 0.json all.json --json"), found);
    for picture in ["a.compressor.throughput.svg", "a.compressor.latency.svg"] {
        let svg = folder.text(picture);
        assert!(svg.contains("<svg") && svg.contains("small") && svg.contains("Pareto"));
        assert!(
            !svg.contains("poor"),
            "only those that are worth having have names"
        );
    }
    let text = folder.run(line).success().get_output().stdout.clone();
    let text = String::from_utf8(text).unwrap();
    let marked = |name: &str| {
        let line = text.lines().find(|line| line.contains(name)).unwrap();
        line.trim_start().starts_with('*')
    };
    assert_eq!(
        ["small", "fast", "poor"].map(marked),
        [true, true, false],
        "{text}"
    );
    let csv = folder.run(&format!("{line} --csv")).success();
    let csv = String::from_utf8(csv.get_output().stdout.clone()).unwrap();
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    let column = |name: &str| rows[0].iter().position(|there| *there == name).unwrap();
    assert_eq!(rows[2][column("design")], "fast");
    assert_eq!(rows[2][column("throughput_gb_s")], "20.0");
    assert_eq!(rows[2][column("block_pj")], "");
}

#[test]
fn a_whole_design_is_synthesised_with_its_energy_and_shares() {
    let folder = Folder::new();
    let small = "--design cpack --block 64";
    folder.write("data", &sample());
    for (line, reason) in [
        (format!("synth {small} --power none"), "none"),
        (format!("synth {small} --power data --module m"), "--power"),
        (format!("synth {small} --breakdown --power data"), "--power"),
        (format!("synth {small} --power data --clock 0"), "--clock"),
        (format!("synth {small} --clock 100"), "--power"),
        (format!("synth {small} --svg a.svg"), "--breakdown"),
        (format!("synth {small} --node 2"), "--node"),
    ] {
        if !reason.starts_with("--node") || common::have(&[Tool::Yosys, Tool::Sta]) {
            folder.fails(&line, reason);
        }
    }
    if !common::have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let run = |line: &str| {
        let mut command = folder.command(line);
        let done = command.env("XDG_CACHE_HOME", folder.path("cache")).assert();
        String::from_utf8(done.success().get_output().stdout.clone()).unwrap()
    };
    let line = format!("synth {small} --liberty {}", library());
    let text = run(&format!(
        "{line} --power data --blocks 64 --clock 100 --json"
    ));
    let found: Value = serde_json::from_str(&text).unwrap();
    for half in ["compressor", "decompressor"] {
        let half = &found["halves"][half];
        let number = |key: &str| half.pointer(key).and_then(Value::as_f64).unwrap();
        // The clock pins of tiny.lib take 0.01 pJ per cycle, and only pins take energy.
        let flip_flops = number("/flip_flops") * number("/power/block_cycles");
        let clock = number("/power/clock_pins_pj");
        assert!(
            (clock / (0.01 * flip_flops) - 1.0).abs() < 1e-9,
            "{clock} {flip_flops}"
        );
        assert!(number("/power/charging_pins_pj") > 0.0);
        let cycle_ns = number("/power/block_cycles") * 10.0;
        let power = number("/power/block_pj") / cycle_ns;
        assert!((power / number("/power/power_mw") - 1.0).abs() < 1e-9);
        let rate = 64.0 / number("/interval_cycles") * number("/fmax_mhz") / 1000.0;
        assert!((rate / number("/throughput_gb_s") - 1.0).abs() < 1e-9);
    }
    // A design with two inputs: its netlist must treat both as the design does.
    let line = format!("synth energy-control --liberty {}", library());
    let text = run(&format!("{line} --power data --blocks 64 --json"));
    let both: Value = serde_json::from_str(&text).unwrap();
    let power = &both["halves"]["energy-control"]["power"];
    assert!(power["charging_pins_pj"].as_f64().unwrap() > 0.0, "{text}");
    // A sweep uses cached results.
    let text = run(&format!("sweep {small} --liberty {} --csv", library()));
    let clock = found["halves"]["compressor"]["fmax_mhz"].to_string();
    assert!(text.lines().nth(1).unwrap().contains(&clock), "{text}");
}

#[test]
fn several_designs_are_synthesised_as_each_is_alone() {
    let folder = Folder::new();
    for (line, reason) in [
        ("m-bdi dbi --stages 1", "--stages: not a parameter of dbi"),
        (
            "m-bdi dbi --module m",
            "--module is of one design, not of 2",
        ),
        ("m-bdi bdi m-bdi", "m-bdi is named twice"),
        ("m-bdi fpc9", "'fpc9'"),
        ("m-bdi --design dbi", "--design"),
        ("m-bdi dbi --svg a.svg", "--breakdown"),
    ] {
        folder.fails(&format!("synth {line}"), reason);
    }
    if !common::have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    // Synthesised once: the other lines use the cached result.
    let run = |line: &str| {
        let line = format!(
            "synth {line} --block 64 --liberty {} --breakdown",
            library()
        );
        let mut command = folder.command(&line);
        let done = command.env("XDG_CACHE_HOME", folder.path("cache")).assert();
        String::from_utf8(done.success().get_output().stdout.clone()).unwrap()
    };
    let json = |line: &str| -> Value { serde_json::from_str(&run(line)).unwrap() };
    let (dbi, m_bdi) = ("dbi_block64", "m_bdi_block64");
    let both = json("m-bdi dbi --svg a.svg --json");
    assert_eq!(both.as_array().unwrap().len(), 2);
    assert_eq!(
        (&both[0]["design"], &both[1]["design"]),
        (&json!(m_bdi), &json!(dbi))
    );
    assert_eq!(both[0], json("m-bdi --json"));
    assert_eq!(both[1], json("--design dbi --json"));
    let none = both[1].pointer("/halves/encoder/estimated_memory_area_um2");
    assert_eq!(none.unwrap().to_string(), "0.0");

    // CSV has the halves in the order of the JSON.
    let halves = [
        (m_bdi, "compressor"),
        (m_bdi, "decompressor"),
        (dbi, "decoder"),
        (dbi, "encoder"),
    ];
    let (csv, text) = (run("m-bdi dbi --csv"), run("m-bdi dbi"));
    let rows: Vec<&str> = csv.lines().collect();
    assert_eq!(rows.len(), 1 + halves.len());
    assert!(rows[0].starts_with("design,half,"), "{csv}");
    for ((design, half), row) in halves.into_iter().zip(&rows[1..]) {
        let begin = format!("{design},{half},{design}_{half},");
        assert!(row.starts_with(&begin), "{csv}");
        let svg = folder.text(&format!("a.{design}.{half}.svg"));
        assert!(svg.contains("<svg"), "{svg}");
    }
    let [m_bdi, dbi] = ["m-bdi", "--design dbi"].map(run);
    assert_eq!(text, m_bdi + &dbi);
    assert_eq!(folder.names().len(), 1 + halves.len());
}

#[test]
fn shares_of_the_area_are_told_and_drawn() {
    if !common::have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let folder = Folder::new();
    let module = "e2mc_sl16_pdw4_decoding_way";
    let line = format!("synth --no-cache --module {module} --liberty {}", library());
    let done = folder
        .run(&format!("{line} --breakdown --svg a.svg"))
        .success();
    let text = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    let share = |line: &str| -> Option<f64> {
        let (before, _) = line.split_once(" %")?;
        before.rsplit(' ').next()?.parse().ok()
    };
    let find = text
        .lines()
        .find(|line| line.trim_start().starts_with("find "));
    assert!(find.and_then(share).unwrap() > 1.0, "{text}");
    let all: Vec<f64> = text.lines().filter_map(share).collect();
    let sum: f64 = all.iter().sum();
    assert!(
        all.len() > 2 && (sum - 100.0).abs() < 0.06 * all.len() as f64,
        "{text}"
    );
    let svg = folder.text(&format!("a.{module}.svg"));
    assert!(svg.contains("find") && svg.contains("µm²"), "{svg}");
}
