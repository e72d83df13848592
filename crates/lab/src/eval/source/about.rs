//! The files of a folder that say what its data is, and are not evaluated with it.

use std::fs;
use std::path::Path;

use serde::Deserialize;

/// The file that describes a workload's arrays, in their folder.
pub(crate) const MANIFEST: &str = "workload.json";

/// The file of a workload's requests, in the folder of its arrays.
pub const REQUESTS: &str = "requests.bin";

/// The value of `made_by` in a workload's manifest.
pub(crate) const MADE_BY: &str = "hdlgen workload";

/// Whether a file in a folder is about the data there: README, LICENSE, Markdown, JSON, YAML, TOML and
/// hidden files.
pub(super) fn is_about(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.to_lowercase();
    let begins = [".", "readme", "license", "licence"];
    let ends = [".md", ".json", ".yaml", ".yml", ".toml"];
    !path.is_dir()
        && (begins.iter().any(|begin| name.starts_with(begin))
            || ends.iter().any(|end| name.ends_with(end)))
}

/// The files of a folder that are beside its arrays, if it is a workload's.
pub(super) fn about_arrays(folder: &Path) -> &'static [&'static str] {
    #[derive(Deserialize)]
    struct Manifest {
        made_by: String,
    }
    let made_by = || {
        let text = fs::read(folder.join(MANIFEST)).ok()?;
        Some(serde_json::from_slice::<Manifest>(&text).ok()?.made_by)
    };
    if made_by().as_deref() == Some(MADE_BY) {
        &[MANIFEST, REQUESTS]
    } else {
        &[]
    }
}
