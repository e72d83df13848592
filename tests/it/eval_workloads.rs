//! `hdlgen eval --workloads`: each workload counts as one file, with the same results as its arrays one by one.

use serde_json::Value;

use crate::common::folder::Folder;

#[test]
fn the_suite_is_its_arrays() {
    let folder = Folder::new();
    let suite = folder.json("eval --workloads=small --codec fpc,bpc-group --json");
    let list = folder.json("workload --list --json");
    let names = |files: &Value| -> Vec<String> {
        let files = files.as_array().unwrap().iter();
        files
            .map(|file| file["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(names(&suite["files"]).len(), 15);
    let listed = list.get("workloads").unwrap_or(&list);
    assert_eq!(names(&suite["files"]), names(listed));
    folder.run("workload bfs1 --size small -o out").success();
    let arrays = folder.json("eval --codec fpc,bpc-group --json out/bfs1");
    let arrays = arrays["files"].as_array().unwrap();
    let arrays = arrays
        .iter()
        .filter(|file| !file["name"].as_str().unwrap().ends_with(".json"));
    let whole = &suite["files"]
        .as_array()
        .unwrap()
        .iter()
        .find(|file| file["name"] == "bfs1")
        .unwrap();
    for codec in 0..2 {
        let stored = |file: &Value| {
            file["codecs"][codec]["statistics"]["stored_bytes"]
                .as_u64()
                .unwrap()
        };
        assert_eq!(arrays.clone().map(stored).sum::<u64>(), stored(whole));
    }
}

#[test]
fn the_suite_is_instead_of_files() {
    let folder = Folder::new();
    folder.write("data", &[1; 256]);
    folder.fails("eval --workloads data", "cannot be used with");
    folder.fails("eval --workloads=tiny", "tiny");
    folder.fails("eval", "<FILE>");
}
