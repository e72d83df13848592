//! The workloads as files for `hdlgen eval`.

use std::fs;
use std::path::Path;

use anyhow::Context;

use super::progress;
use crate::eval::{Inputs, Reading};
use crate::terms::temporary::TemporaryFolder;
use crate::terms::BlockSize;
use crate::workload::{Size, WORKLOADS};

/// A temporary folder with a file for each workload: its arrays one after another, each from a
/// block's boundary on, as a memory has them.
pub(super) struct Suite(TemporaryFolder);

impl Suite {
    /// Runs all workloads.
    ///
    /// # Errors
    /// If the files cannot be written.
    pub fn make(size: Size, block: BlockSize) -> anyhow::Result<Suite> {
        let folder = TemporaryFolder::new().context("cannot make a temporary folder")?;
        let bar = progress::steps(WORKLOADS.len() as u64);
        for workload in WORKLOADS {
            let mut data = Vec::new();
            for array in workload.arrays(size) {
                data.extend(array.bytes);
                data.resize(data.len().next_multiple_of(block.bytes()), 0);
            }
            let path = folder.path().join(workload.name);
            let context = || format!("cannot write {} to a temporary folder", workload.name);
            fs::write(&path, data).with_context(context)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(Suite(folder))
    }

    /// The files, named as the workloads are, in the order of their list.
    ///
    /// # Errors
    /// If they cannot be read.
    pub fn inputs(&self) -> anyhow::Result<Inputs> {
        let paths: Vec<_> = WORKLOADS
            .iter()
            .map(|workload| self.0.path().join(workload.name))
            .collect();
        let paths: Vec<&Path> = paths.iter().map(AsRef::as_ref).collect();
        Ok(Inputs::find(&paths, Reading::Raw, true)?.named_from(self.0.path()))
    }
}
