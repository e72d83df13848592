//! What is measured, and tables of it.

use std::fs;
use std::path::Path;

use anyhow::{ensure, Context};
use hdlgen::internals::workload::{Size, WORKLOADS};

/// Bytes of a workload's largest array.
const ARRAY: &str = "524288";

/// Data under a name.
pub struct Set {
    /// What the files are, for tables.
    pub name: &'static str,
    pub files: Vec<File>,
}

/// A file, or a workload's arrays one after another.
pub struct File {
    pub name: String,
    pub data: Vec<u8>,
}

impl File {
    /// Its kind, which its name begins with.
    pub fn kind(&self) -> &str {
        self.name.split('_').next().unwrap_or(&self.name)
    }
}

/// All files of a folder, by their names.
pub fn files(folder: &Path) -> anyhow::Result<Set> {
    let context = || {
        let folder = folder.display();
        format!("cannot read {folder}, which scripts/study-data makes")
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(context)? {
        let path = entry?.path();
        let context = || format!("cannot read {}", path.display());
        let data = fs::read(&path).with_context(context)?;
        let name = path.file_name().unwrap_or_default();
        let name = name.to_string_lossy().into_owned();
        ensure!(!data.is_empty(), "{} is empty", path.display());
        files.push(File { name, data });
    }
    ensure!(files.len() > 1, "{} has no two files", folder.display());
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(Set {
        name: "files",
        files,
    })
}

/// The fifteen workloads, each array from a block's boundary on.
pub fn workloads() -> anyhow::Result<Set> {
    let size: Size = ARRAY.parse()?;
    let files = WORKLOADS.iter().map(|workload| {
        let mut data = Vec::new();
        for array in workload.arrays(size) {
            data.extend(array.bytes);
            data.resize(data.len().next_multiple_of(super::variant::BLOCK), 0);
        }
        let name = workload.name.to_owned();
        File { name, data }
    });
    Ok(Set {
        name: "workloads",
        files: files.collect(),
    })
}

/// The geometric mean of numbers above 0.
pub fn mean(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let (mut count, mut sum) = (0u32, 0.0);
    for number in numbers {
        count += 1;
        sum += number.ln();
    }
    (sum / f64::from(count)).exp()
}

/// The head of a Markdown table, numbers to the right.
pub fn head(columns: &[&str]) {
    println!("| {} |", columns.join(" | "));
    println!("|---|{}", "---:|".repeat(columns.len() - 1));
}

/// A row of a Markdown table.
pub fn row(name: &str, values: impl IntoIterator<Item = f64>) {
    let values = values.into_iter().map(|value| format!(" {value:.3} |"));
    println!("| {name} |{}", values.collect::<String>());
}
