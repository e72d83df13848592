//! Every table and figure of the papers, compared with ours.
//!
//! An [`Item`] is one table or figure: what is compared, and a function that compares it. What the
//! papers print is data with its table, row and column ([`Printed`]: `e2mc.json`, `cf2025.json`,
//! `cal2015.json`, and the tables of `flow/size`); a [`Verdict`] comes out of a comparison with a
//! number that is computed here, by arithmetic on printed numbers ([`number`]), by our codecs and
//! designs, or on the workloads that a [`Bench`] measures.

mod bands;
mod bench;
mod cal2015;
mod cf2025;
mod e2mc;
mod energies;
mod number;
mod page;
mod picture;
mod sheet;
mod text;
mod verdict;

use serde::Serialize;

pub use bands::{Variation, Varied, VARIATIONS};
pub use bench::{Bench, Context, Setting, Unit};
pub use page::page;
pub use picture::Picture;
pub use sheet::{Cell, Printed};
pub use text::{list, markdown, section};
pub use verdict::{Kind, Verdict};

/// The papers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Paper {
    /// Lal, Lucas, Juurlink, IPDPS 2017.
    #[serde(rename = "E2MC, IPDPS 2017")]
    E2mc,
    /// Renz and Lal.
    #[serde(rename = "Renz and Lal, CF 2025")]
    Cf2025,
    /// Pekhimenko et al.
    #[serde(rename = "Pekhimenko et al., CAL 2015")]
    Cal2015,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 3] = [Paper::E2mc, Paper::Cf2025, Paper::Cal2015];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Paper::E2mc => "E2MC, IPDPS 2017",
            Paper::Cf2025 => "Renz and Lal, CF 2025",
            Paper::Cal2015 => "Pekhimenko et al., CAL 2015",
        }
    }
}

/// Source of our numbers for an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Needs {
    /// Printed numbers, our codecs and our designs: at once.
    Arithmetic,
    /// The workload suite: seconds to a few minutes.
    Workloads,
    /// Some of it Yosys and OpenSTA, which are run only if asked for.
    Synthesis,
    /// The workload suite's requests, through the model of a GPU: minutes.
    Model,
}

/// A table or figure of a paper.
#[derive(Debug, Serialize)]
pub struct Item {
    /// Its name on the command line.
    pub id: &'static str,
    /// Its paper.
    pub paper: Paper,
    /// Its number and its subject.
    pub title: &'static str,
    /// The comparison, in words.
    pub compares: &'static str,
    /// The source of our numbers.
    pub needs: Needs,
    #[serde(skip)]
    run: fn(&Context) -> anyhow::Result<Outcome>,
}

/// Result of an item.
#[derive(Debug, Default)]
pub struct Outcome {
    /// Its cells.
    pub cells: Vec<Cell>,
    /// The figure, drawn from ours.
    pub pictures: Vec<Picture>,
}

/// A name that no item has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no item '{name}'; there are all, {}", ids())]
pub struct UnknownItem {
    name: String,
}

fn ids() -> String {
    itertools::join(items().map(|item| item.id), ", ")
}

/// Every item, in the order of the papers.
pub fn items() -> impl Iterator<Item = &'static Item> {
    let all = [e2mc::ITEMS, cf2025::ITEMS, cal2015::ITEMS];
    all.into_iter().flatten()
}

/// The item of a name.
///
/// # Errors
/// If there is none.
pub fn find(name: &str) -> Result<&'static Item, UnknownItem> {
    let found = items().find(|item| item.id == name);
    found.ok_or_else(|| UnknownItem { name: name.into() })
}

impl Item {
    /// Compares it.
    ///
    /// # Errors
    /// If the bench fails, named with the item.
    pub fn run(&self, context: &Context) -> anyhow::Result<Outcome> {
        use anyhow::Context as _;
        (self.run)(context).with_context(|| self.id)
    }
}

impl Outcome {
    /// Cells of each verdict, in the order of [`Verdict::NAMES`].
    pub fn counts(&self) -> [usize; Verdict::NAMES.len()] {
        let mut counts = [0; Verdict::NAMES.len()];
        for cell in &self.cells {
            counts[cell.verdict.place()] += 1;
        }
        counts
    }

    /// Cells of each kind, in the order of [`Kind::ALL`].
    pub fn kinds(&self) -> [usize; Kind::ALL.len()] {
        Kind::ALL.map(|kind| self.cells.iter().filter(|cell| cell.kind == kind).count())
    }
}

/// The result of an item that has only a sheet.
fn cells(sheet: sheet::Sheet) -> anyhow::Result<Outcome> {
    let cells = sheet.into_cells();
    Ok(Outcome {
        cells,
        pictures: Vec::new(),
    })
}
