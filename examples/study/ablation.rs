//! e2mc-delta's changes alone and together, what else the format could have been, and codebooks of
//! other data.

use anyhow::ensure;
use rayon::prelude::*;

use super::data::{head, mean, row, File, Set};
use super::models;
use super::variant::{codecs, Codes, Counts, Rest, Sharing, Stored, Transform, Variant};

/// Columns for both sets of data.
const COLUMNS: [&str; 4] = [
    "files, PDW 4",
    "files, PDW 8",
    "workloads, PDW 4",
    "workloads, PDW 8",
];

/// Checks that E2MC, with either ends, and e2mc-delta take as many bursts here as by the models of the
/// library.
pub fn check(sets: &[Set]) -> anyhow::Result<()> {
    let files = sets.iter().flat_map(|set| &set.files);
    let files: Vec<_> = files.collect();
    files.into_par_iter().try_for_each(|file| {
        for (name, variant) in codecs() {
            let here = own(&variant, file).bytes;
            let model = models::stored(name, &file.data)?;
            let file = &file.name;
            ensure!(
                here == model,
                "{name}, {file}: {here:?} bytes here, {model:?} by the library's model"
            );
        }
        Ok(())
    })
}

/// A file with its own codebook.
fn own(variant: &Variant, file: &File) -> Stored {
    let codes = variant.train_on(&file.data, &|_| true);
    variant.stored(&file.data, &|_| true, &codes)
}

/// Geometric means of the effective CR over each set's files, with their own codebooks.
fn means(variant: &Variant, sets: &[Set]) -> Vec<f64> {
    let means = sets.iter().flat_map(|set| {
        let ratios = set.files.par_iter().map(|file| own(variant, file).ratios());
        columns(&ratios.collect::<Vec<_>>())
    });
    means.collect()
}

fn columns(ratios: &[[f64; 2]]) -> [f64; 2] {
    [0, 1].map(|column| mean(ratios.iter().map(|ratios| ratios[column])))
}

/// The table of the three changes in all combinations, with one tree and with two.
pub fn changes(sets: &[Set]) {
    println!("## The three changes\n");
    for trees in [1, 2] {
        let trees_name = ["", "one tree", "trees for even and odd symbols"][trees];
        println!("{trees_name}:\n");
        head(&[&["differences, classes, pairs"], &COLUMNS[..]].concat());
        for number in 0..8 {
            let (differences, classes, pairs) = (number & 1 > 0, number & 2 > 0, number & 4 > 0);
            let mut variant = Variant::e2mc();
            if differences {
                variant.modes = Variant::delta().modes;
            }
            if classes {
                let Variant {
                    values,
                    rest,
                    limit,
                    ..
                } = Variant::delta();
                (variant.values, variant.rest, variant.limit) = (values, rest, limit);
            }
            (variant.pairs, variant.trees) = (pairs, trees);
            let yes = |is: bool| if is { "yes" } else { "–" };
            let name = [yes(differences), yes(classes), yes(pairs)].join(", ");
            row(&name, means(&variant, sets));
        }
        println!();
    }
}

/// The table of other choices: all as in e2mc-delta but for one.
pub fn choices(sets: &[Set]) {
    println!("## Other choices\n");
    head(&[&["variant", "table, kbit"], &COLUMNS[..]].concat());
    for (name, variant) in variants() {
        let kbit = variant.table_bits() as f64 / 1000.0;
        let ratios = means(&variant, sets);
        row(name, [kbit].into_iter().chain(ratios));
    }
    println!();
}

fn variants() -> Vec<(&'static str, Variant)> {
    use Transform::{Bytes, Difference, Plain, Xor};
    let with = |change: &dyn Fn(&mut Variant)| {
        let mut variant = Variant::delta();
        change(&mut variant);
        variant
    };
    let modes = |modes: &[Transform]| with(&|v| v.modes = modes.to_vec());
    let more = |mode: Transform| with(&|v| v.modes.push(mode));
    vec![
        ("**e2mc-delta**", Variant::delta()),
        ("modes: symbols only", modes(&[Plain])),
        ("modes: symbols, lag 2", modes(&[Plain, Difference(2)])),
        ("modes: symbols, lag 4", modes(&[Plain, Difference(4)])),
        ("modes: lags 2, 4", modes(&[Difference(2), Difference(4)])),
        ("a fourth mode: lag 1", more(Difference(1))),
        ("a fourth mode: lag 8", more(Difference(8))),
        ("a fourth mode: exclusive or, lag 2", more(Xor(2))),
        ("a fourth mode: bytes, lag 1 byte", more(Bytes(1))),
        ("a fourth mode: bytes, lag 2 bytes", more(Bytes(2))),
        ("a fourth mode: bytes, lag 3 bytes", more(Bytes(3))),
        ("a fourth mode: bytes, lag 4 bytes", more(Bytes(4))),
        ("a fourth mode: bytes, lag 8 bytes", more(Bytes(8))),
        ("one tree", with(&|v| v.trees = 1)),
        (
            "one code for both lags",
            with(&|v| v.sharing = Sharing::Differences),
        ),
        (
            "one code for all modes",
            with(&|v| v.sharing = Sharing::One),
        ),
        ("32 values", with(&|v| v.values = 32)),
        ("64 values", with(&|v| v.values = 64)),
        ("256 values", with(&|v| v.values = 256)),
        ("512 values", with(&|v| v.values = 512)),
        ("1024 values", with(&|v| v.values = 1024)),
        ("512 classes of 128", with(&|v| v.rest = Rest::Classes(7))),
        ("128 classes of 512", with(&|v| v.rest = Rest::Classes(9))),
        ("64 classes of 1024", with(&|v| v.rest = Rest::Classes(10))),
        ("32 classes of 2048", with(&|v| v.rest = Rest::Classes(11))),
        ("16 classes of 4096", with(&|v| v.rest = Rest::Classes(12))),
        ("an escape", with(&|v| v.rest = Rest::Escape)),
        ("codewords of at most 10 bits", with(&|v| v.limit = 10)),
        ("codewords of at most 12 bits", with(&|v| v.limit = 12)),
        ("codewords of at most 20 bits", with(&|v| v.limit = 20)),
        ("trained once more", with(&|v| v.again = 1)),
        ("trained three times more", with(&|v| v.again = 3)),
        (
            "256 values, trained three times more",
            with(&|v| (v.values, v.again) = (256, 3)),
        ),
        (
            "64 values and 128 classes of 512",
            with(&|v| (v.values, v.rest) = (64, Rest::Classes(9))),
        ),
        (
            "modes: symbols, lag 2; trained once more",
            with(&|v| {
                v.modes.pop();
                v.again = 1;
            }),
        ),
    ]
}

/// The tables of where codebooks come from: means of each set, and then e2mc-delta's ratios of each
/// file.
pub fn sources(sets: &[Set]) {
    println!("## Where the codebook comes from\n");
    let variants = [Variant::e2mc(), Variant::delta()];
    for set in sets {
        println!("{}:\n", set.name);
        head(&[
            "codebook of",
            "E2MC, PDW 4",
            "PDW 8",
            "e2mc-delta, PDW 4",
            "PDW 8",
        ]);
        let whole = variants.each_ref().map(|variant| whole(variant, set));
        let mut by_file = Vec::new();
        for (name, source, measured) in SOURCES {
            let ratios = variants.iter().zip(&whole).map(|(variant, whole)| {
                let files: Vec<_> = (0..set.files.len()).collect();
                let ratios = files.into_par_iter().filter_map(|file| {
                    let codes = source.codes(variant, set, file, whole)?;
                    let data = &set.files[file].data;
                    let count = count(data);
                    let stored = variant.stored(data, &|block| measured(block, count), &codes);
                    // What a codebook is sampled from goes by before there is one.
                    let raw = match name {
                        PREFIX => count as u64 - stored.blocks,
                        _ => 0,
                    };
                    Some(stored.with_raw(raw).ratios())
                });
                ratios.collect::<Vec<_>>()
            });
            let ratios: Vec<_> = ratios.collect();
            if ratios.iter().any(Vec::is_empty) {
                continue;
            }
            row(name, ratios.iter().flat_map(|ratios| columns(ratios)));
            by_file.push((name, ratios[1].clone()));
        }
        println!("\n{}, e2mc-delta, PDW 4:\n", set.name);
        by_file.retain(|(name, _)| !name.contains("itself,"));
        let names = by_file.iter().map(|(name, _)| *name);
        head(&["file"].into_iter().chain(names).collect::<Vec<_>>());
        for (file, File { name, .. }) in set.files.iter().enumerate() {
            row(name, by_file.iter().map(|(_, ratios)| ratios[file][0]));
        }
        println!();
    }
}

/// The source whose blocks stay raw, and count.
const PREFIX: &str = "its first 1/8, which stays raw";

/// Where a codebook comes from, and which blocks are measured.
const SOURCES: [(&str, Source, Part); 8] = [
    ("the file itself", Source::Same, &|_, _| true),
    (
        "the file itself, measured on the last 7/8",
        Source::Same,
        &is_behind_first,
    ),
    (
        PREFIX,
        Source::Blocks(&|block, blocks| !is_behind_first(block, blocks)),
        &is_behind_first,
    ),
    (
        "the file itself, measured on 7 of 8 blocks",
        Source::Same,
        &is_no_eighth,
    ),
    (
        "every eighth block, measured on the others",
        Source::Blocks(&|block, blocks| !is_no_eighth(block, blocks)),
        &is_no_eighth,
    ),
    ("the other file of its kind", Source::Kin, &|_, _| true),
    ("all other files", Source::Others, &|_, _| true),
    ("all files", Source::All, &|_, _| true),
];

fn is_behind_first(block: usize, blocks: usize) -> bool {
    block >= blocks.div_ceil(8)
}

fn is_no_eighth(block: usize, _: usize) -> bool {
    block % 8 != 0
}

/// Blocks of some data.
fn count(data: &[u8]) -> usize {
    data.len().div_ceil(super::variant::BLOCK)
}

/// Some blocks, by their number and how many there are.
type Part = &'static (dyn Fn(usize, usize) -> bool + Sync);

/// What a file's codebook is trained on.
#[derive(Clone, Copy)]
enum Source {
    Same,
    Blocks(Part),
    Kin,
    Others,
    All,
}

/// Counts of each file, and of all together.
struct Whole {
    each: Vec<Counts>,
    all: Counts,
}

fn whole(variant: &Variant, set: &Set) -> Whole {
    let each = set.files.par_iter();
    let each: Vec<_> = each
        .map(|file| variant.count(&file.data, &|_| true, None))
        .collect();
    let mut all = variant.no_counts();
    for counts in &each {
        all.add(counts, false);
    }
    Whole { each, all }
}

impl Source {
    /// The codes for a file; `None` if there is nothing to train on.
    fn codes(self, variant: &Variant, set: &Set, file: usize, whole: &Whole) -> Option<Codes> {
        let data = &set.files[file].data;
        let counts = match self {
            Source::Same => whole.each[file].clone(),
            Source::Blocks(wanted) => {
                let count = count(data);
                variant.count(data, &|block| wanted(block, count), None)
            }
            Source::Kin => {
                let kind = set.files[file].kind();
                let mut others = (0..set.files.len()).filter(|&other| other != file);
                let kin = others.find(|&other| set.files[other].kind() == kind)?;
                whole.each[kin].clone()
            }
            Source::Others => {
                let mut all = whole.all.clone();
                all.add(&whole.each[file], true);
                all
            }
            Source::All => whole.all.clone(),
        };
        Some(variant.train(&counts))
    }
}
