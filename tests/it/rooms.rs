//! Rooms use only the rooms that `docs/architecture.md` lists, and there are no cycles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crates with rooms: their folders, their names in paths of other crates, and the room that a whole crate is.
const CRATES: [(&str, &str, Option<&str>); 5] = [
    ("src", "hdlgen", None),
    (
        "crates/axi-bench/src",
        "hdlgen_axi_bench",
        Some("axi_bench"),
    ),
    ("crates/hdl/src", "hdlgen_hdl", Some("hdl")),
    ("crates/lab/src", "hdlgen_lab", None),
    ("crates/models/src", "hdlgen_models", None),
];

/// Files that join the rooms.
const DOORS: [&str; 3] = ["internals", "lib", "main"];

/// Rooms that all others may use.
const FOR_ALL: [&str; 2] = ["stream", "terms"];

type Rooms = BTreeMap<String, BTreeSet<String>>;

/// The room of a module, given by its path in its crate.
fn room(whole: Option<&str>, path: &[&str]) -> String {
    match (path, whole) {
        (["stream", ..], _) => "stream".into(),
        (["design", "coverage", ..], _) => "design/coverage".into(),
        (_, Some(whole)) => whole.into(),
        (path, None) => path[0].into(),
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let files = paths.flat_map(|path| {
        if path.is_dir() {
            files(&path)
        } else {
            vec![path]
        }
    });
    files.collect()
}

/// The rooms that a file of a crate uses, with some words that are none.
fn uses(text: &str, own: Option<&str>) -> BTreeSet<String> {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let others = CRATES.map(|(_, name, whole)| (format!("{name}::"), whole));
    let names = [("crate::".to_owned(), own)].into_iter().chain(others);
    let names: Vec<_> = names.collect();
    let mut used = BTreeSet::new();
    for line in code {
        for (name, whole) in &names {
            used.extend(line.split(name.as_str()).skip(1).map(|behind| {
                let end = behind.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
                let path: Vec<_> = behind[..end.unwrap_or(behind.len())].split("::").collect();
                room(*whole, &path)
            }));
        }
    }
    used
}

/// The rooms of the source, each with the rooms that it uses.
fn rooms() -> Rooms {
    let mut rooms = Rooms::new();
    for (krate, _, whole) in CRATES {
        let krate = Path::new(env!("CARGO_MANIFEST_DIR")).join(krate);
        for file in files(&krate) {
            let path = file.strip_prefix(&krate).unwrap().with_extension("");
            let path: Vec<_> = path.iter().map(|part| part.to_str().unwrap()).collect();
            if file.extension() != Some("rs".as_ref()) || DOORS.contains(&path[0]) {
                continue;
            }
            let used = uses(&fs::read_to_string(&file).unwrap(), whole);
            rooms.entry(room(whole, &path)).or_default().extend(used);
        }
    }
    let names: BTreeSet<String> = rooms.keys().cloned().collect();
    for (room, used) in &mut rooms {
        used.retain(|other| other != room && names.contains(other));
    }
    rooms
}

/// The page's list: rooms and the rooms that they use, from top to bottom.
fn page() -> Vec<(String, BTreeSet<String>)> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/architecture.md");
    let page = fs::read_to_string(page).unwrap();
    let (_, list) = page.split_once("```text\ncli → ").unwrap();
    let lines = list.lines().skip(1).take_while(|line| *line != "```");
    let lines = lines.map(|line| line.split_once(" → ").unwrap());
    lines
        .map(|(room, used)| (room.into(), used.split(", ").map(String::from).collect()))
        .collect()
}

#[test]
fn rooms_use_what_the_page_says() {
    let for_all = FOR_ALL.map(String::from).into();
    let rooms = rooms()
        .into_iter()
        .map(|(room, used)| (room, &used - &for_all));
    let rooms: Rooms = rooms
        .filter(|(room, used)| room != "cli" && !used.is_empty())
        .collect();
    assert_eq!(rooms, page().into_iter().collect());
}

#[test]
fn no_room_uses_one_above_it() {
    let page = page();
    for (place, (room, used)) in page.iter().enumerate() {
        let above = page[..place].iter().find(|(above, _)| used.contains(above));
        assert!(
            above.is_none() && !used.contains("cli"),
            "{room} uses {above:?}"
        );
    }
    let rooms = rooms();
    for room in FOR_ALL {
        assert!(rooms[room].is_empty(), "{room} uses {:?}", rooms[room]);
    }
}
