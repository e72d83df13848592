//! A workload's folder: a file an array, and `workload.json`.

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::requests::ALIGNMENT;
use super::{Array, Workload};
use crate::eval::source::{MADE_BY, MANIFEST, REQUESTS};
use crate::perf::{self, Trace};
use crate::terms::folder;

/// The contents of `workload.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The command that writes such folders.
    pub made_by: String,
    /// The workload's name.
    pub name: String,
    /// The benchmark that it stands for, and the suite that it is from.
    pub benchmark: String,
    /// The suite.
    pub origin: String,
    /// The kind of its data.
    pub data_type: String,
    /// The computation and its input, in words.
    pub about: String,
    /// The arrays.
    pub arrays: Vec<ManifestArray>,
}

/// The manifest's entry of an array.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManifestArray {
    /// Its name.
    pub name: String,
    /// Its file: the elements one after another, each with its lowest byte first.
    pub file: String,
    /// The type of its elements: u8, u32, i32 or f32.
    pub dtype: String,
    /// Its lengths, the one that changes slowest first.
    pub shape: Vec<usize>,
    /// The kernels' accesses to it: load, store, or load and store.
    pub role: String,
    /// Its contents, in words.
    pub holds: String,
    /// Its bytes.
    pub bytes: usize,
    /// Their SHA-256.
    pub sha256: String,
}

/// Why a folder cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The system refuses.
    #[error("cannot write {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Its answer.
        source: io::Error,
    },
    /// There is a folder that we did not write.
    #[error(
        "{} exists and holds {found}, which hdlgen did not write: choose another -o, \
         or move the folder away",
        path.display()
    )]
    Foreign {
        /// The folder.
        path: PathBuf,
        /// A file in it that is not ours.
        found: String,
    },
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> WriteError + '_ {
    move |source| WriteError::Io {
        path: path.to_owned(),
        source,
    }
}

impl Manifest {
    /// That of a folder, if [`write`] wrote it.
    fn of(folder: &Path) -> Option<Self> {
        let text = fs::read(folder.join(MANIFEST)).ok()?;
        let manifest: Self = serde_json::from_slice(&text).ok()?;
        (manifest.made_by == MADE_BY).then_some(manifest)
    }

    fn new(workload: &Workload, arrays: &[Array]) -> Self {
        let describe = |array: &Array| ManifestArray {
            name: array.name.into(),
            file: array.file_name(),
            dtype: array.data_type.name().into(),
            shape: array.shape.clone(),
            role: array.role.name().into(),
            holds: array.holds.into(),
            bytes: array.bytes.len(),
            sha256: array.sha256(),
        };
        Manifest {
            made_by: MADE_BY.into(),
            name: workload.name.into(),
            benchmark: workload.benchmark.into(),
            origin: workload.origin.into(),
            data_type: workload.data_type.into(),
            about: workload.about.into(),
            arrays: arrays.iter().map(describe).collect(),
        }
    }
}

/// The folder of a workload within `out`.
pub fn folder(workload: &Workload, out: &Path) -> PathBuf {
    out.join(workload.name)
}

/// Refuses a folder that holds anything that an earlier run did not write.
///
/// # Errors
/// If it does, or cannot be read.
pub fn refuse_foreign(target: &Path) -> Result<(), WriteError> {
    let ours = || {
        let files = Manifest::of(target)?.arrays.into_iter().map(|a| a.file);
        Some(
            files
                .chain([MANIFEST, REQUESTS].map(String::from))
                .collect(),
        )
    };
    match folder::foreign(target, ours).map_err(failed(target))? {
        None => Ok(()),
        Some(found) => Err(WriteError::Foreign {
            path: target.to_owned(),
            found,
        }),
    }
}

/// Writes a workload's arrays, and the requests of its kernels if there are any, to its folder within
/// `out`, in place of one that was written so before. Returns the folder and its manifest.
///
/// # Errors
/// If the folder holds anything else, or cannot be written; nothing is left behind then.
pub fn write(
    workload: &Workload,
    arrays: &[Array],
    requests: Option<&Trace>,
    out: &Path,
) -> Result<(PathBuf, Manifest), WriteError> {
    let target = folder(workload, out);
    refuse_foreign(&target)?;
    let manifest = Manifest::new(workload, arrays);
    let fresh = folder::fresh_in(out).map_err(failed(out))?;
    let put = |name: &str, bytes: &[u8]| {
        fs::write(fresh.path().join(name), bytes).map_err(failed(&target.join(name)))
    };
    for array in arrays {
        put(&array.file_name(), &array.bytes)?;
    }
    if let Some(trace) = requests {
        let path = fresh.path().join(REQUESTS);
        let files = arrays.iter().map(Array::file_name).collect();
        let file = fs::File::create(path).map(BufWriter::new);
        let mut file = file.map_err(failed(&target))?;
        let written = perf::write(trace, files, ALIGNMENT, &mut file).and_then(|()| file.flush());
        written.map_err(failed(&target.join(REQUESTS)))?;
    }
    let json = serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n";
    put(MANIFEST, json.as_bytes())?;
    folder::put_in_place(fresh, &target).map_err(failed(&target))?;
    Ok((target, manifest))
}
