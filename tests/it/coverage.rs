//! `hdlgen coverage`: which bits toggle, and which cover points are reached.

use serde_json::Value;

use crate::common::folder::Folder;

fn number(value: &Value, of: &str) -> u64 {
    value[of].as_u64().unwrap()
}

#[test]
fn more_blocks_reach_more_and_modules_add_up() {
    let folder = Folder::new();
    let [few, many] = [64, 4000].map(|blocks| {
        let line = format!("coverage --design bdi --blocks {blocks} --json");
        let results = folder.json(&line);
        assert_eq!(results, folder.json(&line), "the same seed, other results");
        for of in ["bits", "constant", "reached"] {
            let modules = results["modules"].as_array().unwrap().iter();
            let sum: u64 = modules.map(|module| number(module, of)).sum();
            assert_eq!(sum, number(&results, of));
        }
        results
    });
    assert_eq!(number(&few, "bits"), number(&many, "bits"));
    assert_eq!(number(&few, "constant"), number(&many, "constant"));
    assert!(number(&few, "reached") < number(&many, "reached"));
    assert!(
        many["percent"].as_f64().unwrap() > 99.9,
        "{}",
        many["percent"]
    );
    // No encoding of BDI is 8 or above, and an element that is its own base is always near it.
    let modules = many["modules"].as_array().unwrap();
    let missed: Vec<&str> = (modules.iter())
        .filter(|module| module["module"] == "bdi_compressor_core")
        .flat_map(|module| module["missed"].as_array().unwrap())
        .map(|missed| missed.as_str().unwrap())
        .collect();
    let (near, others): (Vec<&str>, Vec<&str>) =
        missed.iter().partition(|bit| bit.starts_with("near"));
    assert_eq!(
        others,
        ["encoding_s3[3] never rose", "stored[3] never rose"]
    );
    assert_eq!(near.len(), 6);
    assert!(
        near.iter().all(|bit| bit.ends_with("[0] never fell")),
        "{near:?}"
    );
}

#[test]
fn stages_are_covered_too() {
    let stage = Folder::new().json("coverage --design dbi --blocks 2000 --json");
    assert_eq!(number(&stage, "reached"), number(&stage, "bits"));
    assert!(stage["points"]
        .as_array()
        .unwrap()
        .iter()
        .all(|point| point["reached"] == true));
}

#[test]
fn controllers_are_covered_too() {
    let flags = "--design controller --codec bdi --mdc 1024 --outstanding 8 --blocks 256";
    let unit = Folder::new().json(&format!("coverage {flags} --json"));
    let percent = unit["percent"].as_f64().unwrap();
    assert!(percent > 50.0, "{percent}");
}

#[test]
fn what_cannot_be_covered_is_refused() {
    let folder = Folder::new();
    for (line, reason) in [
        ("coverage --blocks 0", "--blocks 0"),
        (
            "coverage --design metadata-cache",
            "no bench drives metadata-cache",
        ),
    ] {
        folder.fails(line, reason);
    }
}
