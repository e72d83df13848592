//! All subcommands read files as `eval` does: a header is never data.

use crate::common::folder::{sample, Folder};
use crate::common::inputs::{gzip, npy, safetensors, zip_stored};

/// The same 160 blocks in several forms.
fn forms(folder: &Folder) -> Vec<&'static str> {
    let data = sample();
    let array = npy("'<u4'", false, "(5120,)", &data);
    let (first, second) = data.split_at(4096);
    let halves = [(first, "(1024,)"), (second, "(4096,)")];
    let halves = halves.map(|(data, shape)| npy("'<u4'", false, shape, data));
    let tensors = safetensors(&[
        ("a", "U32", &[1024], first.to_vec()),
        ("b", "U32", &[4096], second.to_vec()),
    ]);
    folder.write("raw", &data);
    folder.write("a.npy", &array);
    folder.write("a.npy.gz", &gzip(&array));
    folder.write("a.gz", &gzip(&data));
    folder.write(
        "a.npz",
        &zip_stored(&[("a.npy", &halves[0]), ("b.npy", &halves[1])]),
    );
    folder.write("a.safetensors", &tensors);
    vec!["a.npy", "a.npy.gz", "a.gz", "a.npz", "a.safetensors"]
}

#[test]
fn train_sim_encode_and_vectors_see_the_same_blocks() {
    let folder = Folder::new();
    let forms = forms(&folder);
    folder.run("train -o raw.json raw").success();
    let sim = |file: &str| {
        let mut report = folder.json(&format!("sim --design bdi --json {file}"));
        report["file"] = "".into();
        report
    };
    folder
        .run("encode --codec bdi raw -o raw.bdi --index raw.index")
        .success();
    folder
        .run("vectors --design bdi --output raw.vectors raw --blocks 20")
        .success();
    let vectors = |name: &str| folder.files(&format!("{name}.vectors/bdi"));
    for form in forms {
        folder.run(&format!("train -o form.json {form}")).success();
        assert_eq!(folder.text("form.json"), folder.text("raw.json"), "{form}");
        assert_eq!(sim(form), sim("raw"), "{form}");
        folder
            .run(&format!(
                "encode --codec bdi {form} -o form.bdi --index form.index"
            ))
            .success();
        assert_eq!(folder.read("form.bdi"), folder.read("raw.bdi"), "{form}");
        assert_eq!(
            folder.read("form.index"),
            folder.read("raw.index"),
            "{form}"
        );
        folder
            .run(&format!(
                "vectors --design bdi --output form.vectors {form} --blocks 20"
            ))
            .success();
        let (own, all) = (vectors("form"), vectors("raw"));
        let inputs = all.iter().filter(|(name, _)| name.ends_with(".hex"));
        for (name, contents) in inputs {
            assert_eq!(own[name], *contents, "{form}: {name}");
        }
    }
    // Their own bytes are still there for the asking.
    let raw = sim("--input raw --pad a.npy");
    assert_eq!(
        raw["statistics"]["by_metadata"].as_array().unwrap().len(),
        4
    );
    assert_ne!(raw["statistics"], sim("raw")["statistics"]);
    // So are pipes, of every form.
    let piped = |name: &str| {
        let mut command = folder.command("sim --design bdi --json -");
        let done = command.write_stdin(folder.read(name)).assert().success();
        let report: serde_json::Value = serde_json::from_slice(&done.get_output().stdout).unwrap();
        report["statistics"].clone()
    };
    for form in ["raw", "a.npy", "a.gz", "a.npz"] {
        assert_eq!(piped(form), sim("raw")["statistics"], "{form}");
    }
}

#[test]
fn an_array_that_is_no_whole_blocks_needs_padding() {
    let folder = Folder::new();
    let short = npy("'<u4'", false, "(40,)", &sample()[..160]);
    folder.write("a.npy", &short);
    for line in ["train -o book.json a.npy", "sim --design bdi a.npy"] {
        folder.fails(
            line,
            "a.npy: 160 bytes are not a multiple of the block, 128 bytes: 32 are left over",
        );
        let line = format!("{line} --pad");
        folder.run(&line).success();
    }
}

#[test]
fn what_describes_a_folder_is_no_data() {
    let folder = Folder::new();
    std::fs::create_dir(folder.path("model")).unwrap();
    folder.write("model/weights", &sample());
    for name in ["README.md", "config.json", ".gitattributes", "LICENSE"] {
        folder.write(&format!("model/{name}"), b"about the weights");
    }
    let eval = folder.json("eval --codec bdi --json model");
    let names = |list: &str| -> Vec<String> {
        let all = eval[list].as_array().unwrap().iter();
        all.map(|file| file["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names("files"), ["model/weights"]);
    let expected = [".gitattributes", "LICENSE", "README.md", "config.json"];
    assert_eq!(
        names("left_out"),
        expected.map(|name| format!("model/{name}"))
    );
    let reason = "says what is in the folder; named by itself it is counted";
    assert_eq!(eval["left_out"][2]["reason"], reason);
    let named = folder.json("eval --codec bdi --json model/README.md");
    assert_eq!(named["files"][0]["bytes"], 17);
}

/// Progress adds up to its total, whatever is read and however often.
#[test]
fn progress_ends_at_its_end() {
    use hdlgen::internals::codec::Format;
    use hdlgen::internals::eval::{evaluate, Coding, Measure, Plan, Reading, Training};
    use hdlgen::internals::terms::{BlockSize, NumberFormat};
    use std::sync::atomic::{AtomicU64, Ordering};

    let folder = Folder::new();
    let mut names = forms(&folder);
    folder.write("a.trace", b"0x0 R 00112233445566778899aabbccddeeff\n");
    names.extend(["raw", "a.trace"]);
    let format = Format::find("e2mc-delta").unwrap();
    let coding = Coding {
        scheme: format.scheme(&Default::default(), None).unwrap(),
        training: Some(Training::Same),
    };
    let plan = Plan {
        block: BlockSize::default(),
        measures: vec![Measure::of(coding, Default::default())],
        bounds: false,
        shard: None,
        other_data: true,
        toggles: None,
        names: Default::default(),
    };
    let float: Vec<u8> = (0..64).flat_map(|i| (i as f32).to_le_bytes()).collect();
    folder.write("f.npy", &npy("'<f4'", false, "(64,)", &float));
    names.push("f.npy");
    for name in names {
        let path = folder.path(name);
        let found =
            || hdlgen::internals::eval::Inputs::find(&[&path], Reading::Auto, true).unwrap();
        let converted = (name == "f.npy").then(|| found().converted(NumberFormat::Int8).unwrap());
        for inputs in [Some(found()), converted].into_iter().flatten() {
            let read = AtomicU64::new(0);
            let progress = |bytes| {
                read.fetch_add(bytes, Ordering::Relaxed);
            };
            evaluate(&inputs, &plan, None, &progress).unwrap();
            let read = read.into_inner();
            assert_eq!(
                Some(read),
                inputs.length().map(|length| 2 * length),
                "{name}"
            );
        }
    }
}
