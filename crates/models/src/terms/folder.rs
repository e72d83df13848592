//! Folders that appear whole or not at all, and never replace files of others.

use std::fs;
use std::io;
use std::path::Path;

use super::temporary::TemporaryFolder;

/// An empty folder of a temporary name within `parent`, which is made if it is missing.
///
/// # Errors
/// If either cannot be made.
pub fn fresh_in(parent: &Path) -> io::Result<TemporaryFolder> {
    fs::create_dir_all(parent)?;
    TemporaryFolder::in_folder(parent)
}

/// Renames a fresh folder to `target`, in the same parent, which it replaces.
///
/// # Errors
/// If it cannot be renamed. The old folder is restored then, and the fresh folder is removed.
pub fn put_in_place(fresh: TemporaryFolder, target: &Path) -> io::Result<()> {
    readable(fresh.path())?;
    let parent = fresh.path().parent().unwrap_or(Path::new("."));
    let old = fresh_in(parent)?;
    fresh.put_in_place(target, &old)
}

/// Temporary folders are private; a finished one is as readable as any folder.
#[cfg(unix)]
fn readable(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn readable(_: &Path) -> io::Result<()> {
    Ok(())
}

/// The reason not to replace a folder, in words; `None` if it does not exist or all of its files are ours.
/// `ours` returns the names of the files that hdlgen wrote to it, `None` if it wrote none.
///
/// # Errors
/// If the folder cannot be read.
pub fn foreign(
    target: &Path,
    ours: impl FnOnce() -> Option<Vec<String>>,
) -> io::Result<Option<String>> {
    if !target.exists() && fs::symlink_metadata(target).is_err() {
        return Ok(None);
    }
    if !target.is_dir() {
        return Ok(Some("a file".into()));
    }
    let names = names_in(target)?;
    if names.is_empty() {
        return Ok(None);
    }
    match ours() {
        None => Ok(Some("files without a manifest.json of hdlgen's".into())),
        Some(ours) => not_of(&ours, target, names, ""),
    }
}

/// The first name in a folder, with `prefix` in front, that is not ours: a file, or a folder with a foreign
/// file. A folder that is not ours at all is named itself.
fn not_of(
    ours: &[String],
    folder: &Path,
    names: Vec<String>,
    prefix: &str,
) -> io::Result<Option<String>> {
    for name in names {
        let path = format!("{prefix}{name}");
        if ours.contains(&path) {
            continue;
        }
        let (inner, within) = (folder.join(&name), format!("{path}/"));
        if !inner.is_dir() || !ours.iter().any(|file| file.starts_with(&within)) {
            return Ok(Some(path));
        }
        if let Some(found) = not_of(ours, &inner, names_in(&inner)?, &within)? {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?;
    entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect()
}
