//! Evaluations in blocks of several sizes, side by side.

use serde::{Deserialize, Serialize};

use super::counts::Counts;
use super::evaluation::Evaluation;
use super::ratios::Ratios;
use super::text::{line, named, wrap};

/// Bytes that a reader wants at a time.
const READS: [u32; 2] = [32, 64];

/// Ratios of each codec in blocks of each size, and the cost of small reads.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BlockTable {
    /// The sizes in bytes.
    pub blocks: Vec<u32>,
    /// The codecs.
    pub codecs: Vec<InBlocks>,
}

/// One codec.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InBlocks {
    /// Its name.
    pub name: String,
    /// For each size of [`BlockTable::blocks`]; none where it has no such block.
    pub sizes: Vec<Option<InBlock>>,
}

/// One codec in blocks of one size, over all files by bytes; trained on other data, if it is trained.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct InBlock {
    /// Its ratios.
    #[serde(flatten)]
    pub ratios: Ratios,
    /// Bytes read from memory for each byte wanted, if 32 bytes are read at a time.
    pub read_amplification_32: f64,
    /// The same with 64 bytes.
    pub read_amplification_64: f64,
}

impl BlockTable {
    /// Of evaluations of the same files in blocks of some sizes.
    pub fn of(blocks: &[u32], evaluations: &[Evaluation]) -> Self {
        let mut names: Vec<String> = Vec::new();
        for name in evaluations.iter().flat_map(Evaluation::codec_names) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let in_block = |name: &str, block: u32| {
            let mut own = evaluations.iter();
            let own = own.find(|evaluation| evaluation.block.get() == block)?;
            InBlock::of(own, name)
        };
        let codecs = names.into_iter().map(|name| InBlocks {
            sizes: blocks.iter().map(|&block| in_block(&name, block)).collect(),
            name,
        });
        BlockTable {
            blocks: blocks.to_vec(),
            codecs: codecs.collect(),
        }
    }
}

impl InBlock {
    /// The numbers of the tables, in order.
    fn numbers(&self) -> [f64; 3] {
        [
            self.ratios.effective_ratio,
            self.read_amplification_32,
            self.read_amplification_64,
        ]
    }

    fn of(evaluation: &Evaluation, name: &str) -> Option<Self> {
        let codec = evaluation
            .codecs
            .iter()
            .position(|codec| codec.name == name)?;
        let results = evaluation
            .files
            .iter()
            .filter_map(|file| file.codecs.get(codec));
        let counts = results.map(|result| result.other_data.as_ref().unwrap_or(&result.counts));
        let sum = Counts::sum(counts)?;
        let [read_amplification_32, read_amplification_64] =
            READS.map(|read| sum.statistics.read_amplification(read));
        Some(InBlock {
            ratios: Ratios::of(&sum),
            read_amplification_32,
            read_amplification_64,
        })
    }
}

/// Tables of a line for each codec and a column for each size.
pub fn blocks_text(table: &BlockTable) -> String {
    let reads = |read: u32| format!("bytes read for each byte wanted, {read} at a time");
    let tables = [
        ("effective CR by bytes of a block".to_owned(), 3),
        (reads(READS[0]), 2),
        (reads(READS[1]), 2),
    ];
    let mut text = String::new();
    for (which, (title, decimals)) in tables.into_iter().enumerate() {
        line(&mut text, &title);
        let mut row = |name: &str, cells: Vec<String>| {
            let cells: String = cells.iter().map(|cell| format!("{cell:>9}")).collect();
            line(&mut text, &format!("{}{cells}", named(name)));
        };
        row("", table.blocks.iter().map(u32::to_string).collect());
        for codec in &table.codecs {
            let cell = |own: &Option<InBlock>| match own {
                Some(own) => format!("{:.decimals$}", own.numbers()[which]),
                None => "-".to_owned(),
            };
            row(&codec.name, codec.sizes.iter().map(cell).collect());
        }
        text.push('\n');
    }
    let note = "- means that the codec has no such block. A compressed block is read whole, of one stored uncompressed the \
                bursts that are wanted. Codecs that are trained are trained on other data. Above 512 bytes there is no hardware.";
    line(&mut text, &wrap(note, 0));
    text
}
