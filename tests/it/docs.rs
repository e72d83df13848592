//! Checks of the pages: links lead somewhere, the book has every page, and the program takes their commands.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::common::folder::Folder;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// All pages, from the root.
fn pages() -> Vec<PathBuf> {
    let docs = std::fs::read_dir(Path::new(ROOT).join("docs")).unwrap();
    let docs = docs.map(|entry| Path::new("docs").join(entry.unwrap().file_name()));
    let docs = docs.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(PathBuf::from);
    docs.chain(top).collect()
}

fn read(page: &Path) -> String {
    std::fs::read_to_string(Path::new(ROOT).join(page)).unwrap()
}

/// A page's text without its fenced parts.
fn prose(page: &Path) -> String {
    let text = read(page);
    let mut fenced = false;
    let outside = text.lines().filter(|line| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence
    });
    outside.collect::<Vec<_>>().join("\n")
}

/// Where the links of a page lead.
fn links(page: &Path) -> Vec<String> {
    let prose = prose(page);
    let after = prose.split("](").skip(1);
    let targets = after.filter_map(|after| Some(after.split_once(')')?.0.to_string()));
    targets.filter(|target| !target.contains("://")).collect()
}

/// Anchors of a page's headings, as links name them.
fn anchors(page: &Path) -> BTreeSet<String> {
    let prose = prose(page);
    let headings = prose.lines().filter(|line| line.starts_with('#'));
    let slug = |heading: &str| {
        let text = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = text
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    headings.map(slug).collect()
}

#[test]
fn links_lead_somewhere() {
    let mut count = 0;
    for page in pages() {
        for link in links(&page) {
            let (path, anchor) = match link.split_once('#') {
                Some((path, anchor)) => (path, Some(anchor)),
                None => (&link[..], None),
            };
            let target = match path {
                "" => page.clone(),
                path => page.parent().unwrap().join(path),
            };
            let there = Path::new(ROOT).join(&target);
            assert!(there.exists(), "{}: {link}", page.display());
            if let Some(anchor) = anchor {
                assert!(
                    anchors(&target).contains(anchor),
                    "{}: {link}",
                    page.display()
                );
            }
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}

#[test]
fn the_book_has_every_page() {
    let book = Path::new("docs/SUMMARY.md");
    let listed: BTreeSet<PathBuf> = links(book)
        .iter()
        .map(|link| Path::new("docs").join(link))
        .collect();
    let all: BTreeSet<PathBuf> = pages()
        .into_iter()
        .filter(|page| page.starts_with("docs") && page != book)
        .collect();
    assert_eq!(listed, all);
}

/// The arguments of `$ hdlgen` on a page's line, up to a comment, a pipe or the next command; None if the
/// line is abridged, or continued on the next one.
fn arguments(line: &str) -> Option<Vec<String>> {
    let start = ["$ hdlgen", "$ cargo run --release --"];
    let rest = start.iter().find_map(|start| line.strip_prefix(start))?;
    let end = ["  ", " |", " >", " 2>", " &&", ";"];
    let end = end.iter().filter_map(|end| rest.find(end)).min();
    let rest = &rest[..end.unwrap_or(rest.len())];
    let is_whole = rest.starts_with(' ') && !rest.contains(['…', '[', '"', '\'', '\\']);
    is_whole.then(|| rest.split_whitespace().map(String::from).collect())
}

/// Flags and their values, as far as `--help` looks at them.
#[test]
fn commands_are_such_as_the_program_takes() {
    let folder = Folder::new();
    let mut count = 0;
    for page in pages() {
        if page == Path::new("CHANGELOG.md") {
            continue;
        }
        for arguments in read(&page).lines().filter_map(arguments) {
            let line = format!("{} --help", arguments.join(" "));
            let run = folder.run(&line);
            assert!(
                run.get_output().status.success(),
                "{}: {line}",
                page.display()
            );
            count += 1;
        }
    }
    assert!(count > 80, "{count}");
}

/// A version's headings occur once, and no entry occurs twice.
#[test]
fn the_changelog_says_everything_once() {
    let text = read(Path::new("CHANGELOG.md"));
    let mut entries = BTreeSet::new();
    for version in text.split("\n## ").skip(1) {
        let mut headings = BTreeSet::new();
        for section in version.split("\n### ").skip(1) {
            let (heading, rest) = section.split_once('\n').unwrap();
            assert!(headings.insert(heading), "two \"{heading}\" in one version");
            for entry in rest.split("\n- ").skip(1) {
                let entry = entry.split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(entries.insert(entry.clone()), "twice: {entry}");
            }
        }
    }
    assert!(entries.len() > 50, "{}", entries.len());
}

/// Runs a script of `scripts`, which must report no problem.
fn checked_by(script: &str) {
    let run = std::process::Command::new("python3")
        .args([script, "--check"])
        .current_dir(ROOT)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{said}");
}

/// Tables are what `docs/data` says.
#[test]
fn tables_are_those_of_their_data() {
    checked_by("scripts/tables");
}

/// Pictures of formats and of the controller are what `scripts/pictures` draws.
#[test]
fn pictures_are_drawn_by_their_script() {
    checked_by("scripts/pictures");
}

/// The book has at most 41,500 words, `docs/log` at most 5,000.
#[test]
fn the_book_can_be_read() {
    checked_by("scripts/words");
}
