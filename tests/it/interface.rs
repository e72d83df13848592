//! `docs/interface.md`: its example equals the commands' output, and the tests that it names exist.

use std::collections::BTreeSet;

use crate::common::folder::Folder;

const PAGE: &str = include_str!("../../docs/interface.md");

/// The fenced parts of the example.
fn example() -> Vec<&'static str> {
    let (_, example) = PAGE.split_once("## A codebook of four values").unwrap();
    example.split("```").skip(1).step_by(2).collect()
}

/// The first words of a fenced part's lines.
fn words(fenced: &'static str) -> Vec<&'static str> {
    let lines = fenced.lines().skip(1);
    lines
        .filter_map(|line| line.split_whitespace().next())
        .collect()
}

#[test]
fn the_codebook_of_four_values_is_as_written() {
    let [commands, compressor, decompressor, beat] = example()[..] else {
        panic!("{PAGE}");
    };
    let folder = Folder::new();
    let times = [(0u16, 33), (1, 16), (0x4142, 8), (0xffff, 7)];
    let symbols = times
        .iter()
        .flat_map(|&(symbol, n)| vec![symbol.to_le_bytes(); n]);
    folder.write("four", symbols.collect::<Vec<_>>().as_flattened());
    let lines: Vec<&str> = commands
        .lines()
        .filter_map(|line| line.strip_prefix("$ hdlgen "))
        .collect();
    assert_eq!(lines.len(), 2);
    for line in lines {
        folder.run(line).success();
    }
    let written = |end: &str| {
        let text = folder.text(&format!("kit/e2mc_sl16_pdw4/e2mc_sl16_pdw4_{end}"));
        text.lines().map(str::to_string).collect::<Vec<_>>()
    };
    for (end, shown) in [
        ("compressor.load.hex", compressor),
        ("decompressor.load.hex", decompressor),
    ] {
        let (written, shown) = (written(end), words(shown));
        // In this order; what else is written is empty, or the end of the code.
        let mut left = written.iter();
        for line in &shown {
            assert!(left.any(|other| other == line), "{end}: {line}");
        }
        let shown: BTreeSet<&str> = shown.into_iter().collect();
        for line in written.iter().filter(|line| !shown.contains(&line[..])) {
            let data = line.split_once('_').unwrap().1;
            assert!(data == "00000000" || data == "00100000", "{end}: {line}");
        }
    }
    let beats: Vec<String> = words(beat)
        .iter()
        .map(|beat| beat.replace('_', ""))
        .collect();
    assert_eq!(written("compressor.expected.hex"), beats);
    assert_eq!(written("decompressor.input.hex"), beats);
}

#[test]
fn every_test_that_the_page_names_exists() {
    let names: Vec<(&str, &str)> = PAGE
        .split('`')
        .skip(1)
        .step_by(2)
        .filter_map(|code| code.split_once("::"))
        .collect();
    assert!(names.len() > 15, "{names:?}");
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it");
    for (file, test) in names {
        let text = std::fs::read_to_string(format!("{root}/{file}.rs")).unwrap();
        assert!(text.contains(&format!("fn {test}()")), "{file}::{test}");
    }
    let sections = PAGE.matches("\n## ").count();
    assert_eq!(PAGE.matches("\nTested by ").count(), sections);
}
