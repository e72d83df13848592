//! Numbers' digits beside other codes for the same symbols: a Huffman code, a palette, an ideal code.

use std::fs;
use std::path::Path;

use anyhow::Context;
use hdlgen::internals::codebook::ranks::numbers;
use hdlgen::internals::codebook::{NumberHistogram, ResidualHistogram, Symbol, Tree};
use hdlgen::internals::codec::{Codec, Statistics};
use hdlgen::internals::eval::{Inputs, Reading};
use hdlgen::internals::params::Options;
use hdlgen::internals::terms::{BlockSize, DeltaMfv, Geometry, Mag, NumberFormat};
use rayon::prelude::*;

use super::data::head;

/// Formats and blocks in bytes: the tables' columns.
const COLUMNS: [(NumberFormat, u32); 5] = [
    (NumberFormat::Bf16, 128),
    (NumberFormat::Bf16, 512),
    (NumberFormat::Fp8E4m3, 128),
    (NumberFormat::Fp8E4m3, 256),
    (NumberFormat::Int8, 256),
];

/// Digits of ranks: the tables' first rows.
const DIGITS: [&str; 4] = ["3", "2,3", "2,2,3", "2,2,2,3"];

/// A table for each .safetensors file of a folder: effective CR at 32-byte bursts, the codebook made
/// of all tensors together, and the read amplification behind it where blocks are larger than 128.
pub fn tables(folder: &Path) -> anyhow::Result<()> {
    let context = || {
        let folder = folder.display();
        format!("cannot read {folder}, which scripts/study-data makes")
    };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(context)? {
        paths.push(entry?.path());
    }
    paths.sort();
    println!("## Numbers\n");
    for path in paths {
        let name = path.file_name().unwrap_or_default();
        println!("{}:\n", name.to_string_lossy());
        let columns = COLUMNS
            .par_iter()
            .map(|&(format, block)| column(&path, format, block));
        let columns: Vec<_> = columns.collect::<anyhow::Result<_>>()?;
        let tables: [(&str, Number); 2] = [("effective CR (reads)", effective), ("raw CR", raw)];
        for (title, number) in tables {
            let names = COLUMNS.map(|(format, block)| format!("{format} {block} B"));
            let names = names.iter().map(String::as_str);
            head(&[title].into_iter().chain(names).collect::<Vec<_>>());
            for (row, (name, _)) in columns[0].iter().enumerate() {
                let rows = columns.iter().map(|column| column[row].1.as_ref());
                let cells = rows.map(|counts| counts.map_or(String::new(), number));
                println!("| {name} | {} |", cells.collect::<Vec<_>>().join(" | "));
            }
            println!();
        }
    }
    Ok(())
}

/// A table's number.
type Number = fn(&Statistics) -> String;

/// Effective CR, and in brackets the read amplification of blocks of more than 128 bytes.
fn effective(statistics: &Statistics) -> String {
    let ratio = statistics.effective_ratio();
    if statistics.geometry().block().get() > 128 {
        format!("{ratio:.3} ({:.2})", statistics.read_amplification(128))
    } else {
        format!("{ratio:.3}")
    }
}

fn raw(statistics: &Statistics) -> String {
    format!("{:.3}", statistics.raw_ratio())
}

/// A row's name and counts, which e2mc-delta has for blocks of 128 bytes only.
type Row = (String, Option<Statistics>);

/// The ratios of a file's tensors as numbers of a format.
fn column(path: &Path, format: NumberFormat, block: u32) -> anyhow::Result<Vec<Row>> {
    let block = BlockSize::try_from(block)?;
    let geometry = Geometry::of_numbers(block, Mag::default())?;
    let data = read(path, format, block)?;
    let mut rows = Vec::new();
    let mut add = |name: String, size: &(dyn Fn(&[u8]) -> u32 + Sync)| {
        let mut statistics = Statistics::new(geometry);
        for block in data.chunks_exact(block.bytes()) {
            statistics.add(size(block));
        }
        rows.push((name, Some(statistics)));
    };
    let book = NumberHistogram::recipe(format).train(&data)?;
    for digits in DIGITS {
        let scheme = book.scheme(&Options::default().with("digits", digits))?;
        let codec = scheme.codec(Some(&book), geometry)?;
        add(format!("digits {digits}"), &|block| codec.size(block));
    }
    let mut counts = [0u64; 256];
    for number in numbers(format, &data) {
        counts[usize::from(format.split(number).0)] += 1;
    }
    for (name, bits) in [
        ("Huffman code, at most 8 bits", huffman(format, &counts)),
        ("palette of 15 and an escape", palette(format, &counts)),
        ("ideal code", ideal(&counts)),
    ] {
        let rest = f64::from(format.rest_bits());
        add(name.to_owned(), &|block| {
            let symbols = numbers(format, block).map(|number| format.split(number).0);
            let bits = symbols.map(|symbol| rest + bits[usize::from(symbol)]);
            bits.sum::<f64>().ceil() as u32
        });
    }
    let delta = if block == BlockSize::default() {
        Some(delta(&data, geometry)?)
    } else {
        None
    };
    if let Some(delta) = &delta {
        add("e2mc-delta, PDW 4".to_owned(), &|block| delta.size(block));
    } else {
        rows.push(("e2mc-delta, PDW 4".to_owned(), None));
    }
    Ok(rows)
}

/// All tensors of a file as numbers of a format, each filled to whole blocks.
fn read(path: &Path, format: NumberFormat, block: BlockSize) -> anyhow::Result<Vec<u8>> {
    let inputs = Inputs::find(&[path], Reading::Auto, true)?.converted(format)?;
    let mut data = Vec::new();
    for input in &inputs.inputs {
        let mut segments = input.open(block)?;
        while let Some(segment) = segments.next_segment()? {
            data.extend(segment.data);
        }
    }
    Ok(data)
}

fn delta(data: &[u8], geometry: Geometry) -> anyhow::Result<Box<dyn Codec>> {
    let recipe = ResidualHistogram::recipe(geometry.block(), DeltaMfv::default());
    let book = recipe.train(data)?;
    let scheme = book.scheme(&Options::default())?;
    Ok(scheme.codec(Some(&book), geometry)?)
}

/// Bits of each symbol by a Huffman code of those that occur, with an escape for the others.
fn huffman(format: NumberFormat, counts: &[u64; 256]) -> Vec<f64> {
    let occur = (0..).zip(counts).filter(|symbol| *symbol.1 > 0);
    let mut leaves: Vec<_> = occur
        .map(|(symbol, &count)| (count, Symbol::Value(symbol)))
        .collect();
    // Codewords of 8 bits are for 256 leaves at most.
    leaves.sort_unstable_by(|a, b| b.cmp(a));
    let others: u64 = leaves.iter().skip(255).map(|leaf| leaf.0).sum();
    leaves.truncate(255);
    leaves.push((others.max(1), Symbol::Escape));
    let tree = Tree::optimal(leaves, 8);
    let escape = tree.escape().unwrap_or(0) + format.symbol_bits();
    let mut bits = vec![f64::from(escape); 256];
    for (symbol, length) in tree.values() {
        bits[symbol as usize] = f64::from(length);
    }
    bits
}

/// Bits of each symbol: 4 for the fifteen most frequent, and for the others those of the symbol, too.
fn palette(format: NumberFormat, counts: &[u64; 256]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..256).collect();
    order.sort_by_key(|&symbol| std::cmp::Reverse(counts[symbol]));
    let mut bits = vec![4.0 + f64::from(format.symbol_bits()); 256];
    for symbol in order.into_iter().take(15) {
        bits[symbol] = 4.0;
    }
    bits
}

/// Bits of each symbol by an ideal code of order 0.
fn ideal(counts: &[u64; 256]) -> Vec<f64> {
    let all: u64 = counts.iter().sum();
    let bits = |&count: &u64| (all as f64 / count.max(1) as f64).log2();
    counts.iter().map(bits).collect()
}
