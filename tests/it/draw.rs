//! Pictures of all designs: whole, of modules that there are, with room for each box.

use std::collections::BTreeSet;

use hdlgen::internals::chart::{self, Blocks, Spot};
use hdlgen::internals::design::{designs, pictures, Design, Options};

use crate::common::folder::Folder;

fn all() -> impl Iterator<Item = Box<dyn Design>> {
    let entries = designs().iter();
    entries.map(|entry| entry.design(&Options::default()).unwrap())
}

/// The names of all modules of a design.
fn modules(design: &dyn Design) -> BTreeSet<String> {
    let halves = design.roles().iter();
    let all = halves.flat_map(|&role| design.module(role).unwrap().hierarchy());
    all.map(|module| module.name.clone()).collect()
}

fn overlap(a: &Spot, b: &Spot) -> bool {
    let apart = a.x + a.width <= b.x || b.x + b.width <= a.x;
    !apart && a.y < b.y + b.height && b.y < a.y + a.height
}

/// Columns are apart, boxes of one column too, and arrows lead to the right.
fn is_readable(name: &str, picture: &Blocks) {
    let spots = chart::block_places(picture).unwrap();
    for (number, spot) in spots.iter().enumerate() {
        for (other, beside) in spots.iter().enumerate().skip(number + 1) {
            let names = [number, other].map(|n| &picture.blocks[n].title);
            assert!(!overlap(spot, beside), "{name}: {names:?} overlap");
        }
    }
    assert!(!picture.arrows.is_empty(), "{name}: no arrow");
    for arrow in &picture.arrows {
        let [from, to] = [arrow.from, arrow.to].map(|n| &picture.blocks[n]);
        let ends = (&from.title, &to.title);
        assert!(from.column < to.column, "{name}: {ends:?}");
        assert!(!arrow.label.is_empty(), "{name}: {ends:?}");
    }
    // A box without connections shows nothing of the datapath.
    for (number, block) in picture.blocks.iter().enumerate() {
        let joined = picture
            .arrows
            .iter()
            .any(|a| a.from == number || a.to == number);
        assert!(joined, "{name}: {} is by itself", block.title);
    }
}

#[test]
fn every_design_has_pictures_of_modules_that_there_are() {
    for design in all() {
        let name = design.name();
        let known = modules(design.as_ref());
        for picture in pictures::datapaths(design.as_ref()).unwrap() {
            is_readable(&name, &picture);
            for block in picture.blocks.iter().filter(|block| !block.is_port) {
                assert!(!block.about.is_empty(), "{name}: {}", block.title);
                for module in block.about.split(", ") {
                    assert!(known.contains(module), "{name}: {module}");
                }
            }
        }
        let drawn = pictures::draw(design.as_ref()).unwrap();
        let per_half = if design.streams() { 2 } else { 1 };
        assert_eq!(drawn.len(), per_half * design.roles().len(), "{name}");
        for (file, svg) in &drawn {
            let parsed = roxmltree::Document::parse(svg);
            let parsed = parsed.unwrap_or_else(|error| panic!("{file}: {error}"));
            assert_eq!(parsed.root_element().tag_name().name(), "svg", "{file}");
        }
        assert_eq!(drawn, pictures::draw(design.as_ref()).unwrap(), "{name}");
    }
}

/// The titles of a picture's boxes, and the stages over them.
fn of(design: &str, half: usize) -> (Vec<String>, Vec<String>) {
    let entry = designs().iter().find(|entry| entry.name == design).unwrap();
    let design = entry.design(&Options::default()).unwrap();
    let picture = pictures::datapaths(design.as_ref()).unwrap().remove(half);
    let titles = picture.blocks.iter().filter(|b| !b.is_port);
    let titles = titles.map(|b| format!("{} ×{}", b.title, b.count));
    let stages = picture.columns.iter().map(|column| column.stage.clone());
    (titles.collect(), stages.collect())
}

#[test]
fn figures_of_the_papers_can_be_made_out() {
    let (titles, stages) = of("e2mc", 0);
    for part in ["lane: code_table ×4", "lane: encoder ×4", "merge ×4"] {
        assert!(titles.iter().any(|title| title == part), "{titles:?}");
    }
    for stage in ["stage 1", "stage 2"] {
        assert!(stages.iter().any(|name| name == stage), "{stages:?}");
    }
    let (titles, stages) = of("e2mc", 1);
    for part in ["way: find ×4", "way: offset ×4", "way: decode_table ×4"] {
        assert!(titles.iter().any(|title| title == part), "{titles:?}");
    }
    assert!(stages.iter().any(|name| name == "stage 3"), "{stages:?}");
    // Levels of a sum are one box; nodes of a network are one for each level.
    let (titles, _) = of("bpc-opt", 0);
    for part in ["low_sums1–5 ×1", "merge ×16", "merge ×8"] {
        assert!(titles.iter().any(|title| title == part), "{titles:?}");
    }
}

#[test]
fn the_chart_of_cycles_has_the_latency_that_the_manifest_promises() {
    for design in all().filter(|design| design.streams()) {
        let drawn = pictures::draw(design.as_ref()).unwrap();
        for &role in design.roles() {
            let half = design.half(role).unwrap();
            let svg = &drawn[&pictures::cycles_file(&half.module.name)];
            let parsed = roxmltree::Document::parse(svg).unwrap();
            let texts = parsed.descendants().filter(|node| node.is_text());
            let texts = texts.filter_map(|node| node.text());
            let latencies = texts.filter_map(|text| {
                let (_, cycles) = text.split_once(", ")?;
                cycles.strip_suffix(" cycles")?.parse::<u32>().ok()
            });
            let latencies: Vec<u32> = latencies.collect();
            assert_eq!(latencies.len(), 4, "{}", half.module.name);
            // Only the first has the pipeline to itself; later ones may wait for the port.
            let first = latencies[0];
            assert!(first <= half.latency, "{}: {latencies:?}", half.module.name);
        }
    }
}

#[test]
fn draw_writes_a_folder_or_one_file_or_nothing() {
    let folder = Folder::new();
    let written = folder.json("draw --design bdi -o pictures --json");
    let written = written["files"].as_array().unwrap();
    let names = folder.files("pictures");
    let paths: Vec<_> = names
        .keys()
        .map(|name| format!("pictures/{name}"))
        .collect();
    assert!(
        written.iter().eq(paths.iter()) && paths.len() == 4,
        "{written:?}"
    );
    folder.run("draw --design bdi -o bdi.svg").success();
    let text = folder.text("bdi.svg");
    let all = roxmltree::Document::parse(&text).unwrap();
    let inside = all.root_element().children();
    let inside = inside.filter(|node| node.tag_name().name() == "svg");
    assert_eq!(inside.count(), 4);
    folder.fails("draw --design bdi -o bdi.svg/pictures", "bdi.svg/pictures");
}
