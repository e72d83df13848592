//! Files and folders that go away with their value, and when the program is interrupted.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tempfile::{NamedTempFile, TempDir};

/// The temporary files and folders that exist.
static MADE: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// The prefix of their names.
const PREFIX: &str = ".hdlgen-";

fn made() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    MADE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes all of them for good; no more can be made. For a program that is about to end without
/// unwinding.
pub fn remove_all() {
    let made = made();
    for path in &*made {
        // Programs that are just ending may still write into a folder.
        for _ in 0..100 {
            let removed = if path.is_dir() {
                fs::remove_dir_all(path)
            } else {
                fs::remove_file(path)
            };
            if removed.is_ok() || !path.exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
    std::mem::forget(made);
}

/// The error without the temporary name that `tempfile` adds, which is of no use to a user.
fn plain(error: io::Error) -> io::Error {
    error.kind().into()
}

/// A file being written under a temporary name.
#[derive(Debug)]
pub struct TemporaryFile(Option<NamedTempFile>);

impl TemporaryFile {
    /// In a folder, readable as any new file is.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            // The umask takes from it.
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        let mut made = made();
        let file = builder.prefix(PREFIX).tempfile_in(folder).map_err(plain)?;
        made.insert(file.path().to_owned());
        Ok(TemporaryFile(Some(file)))
    }

    /// Renames the file to its final name, replacing an existing file.
    ///
    /// # Errors
    /// If it cannot be renamed. The file is removed then.
    pub fn persist(mut self, path: &Path) -> io::Result<()> {
        let mut made = made();
        let Some(file) = self.0.take() else {
            return Ok(());
        };
        made.remove(file.path());
        file.persist(path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Opens the same file again.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn reopen(&self) -> io::Result<File> {
        let file = self.0.as_ref().ok_or(io::ErrorKind::NotFound)?;
        file.reopen().map_err(plain)
    }
}

impl io::Write for TemporaryFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.0 {
            Some(file) => file.as_file_mut().write(bytes),
            None => Err(io::ErrorKind::NotFound.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        if let Some(file) = self.0.take() {
            let path = file.path().to_owned();
            drop(file);
            made().remove(&path);
        }
    }
}

/// A folder of a temporary name.
#[derive(Debug)]
pub struct TemporaryFolder(Option<TempDir>, PathBuf);

impl TemporaryFolder {
    /// Among the system's temporary files.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new() -> io::Result<Self> {
        Self::in_folder(&std::env::temp_dir())
    }

    /// In a folder.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn in_folder(folder: &Path) -> io::Result<Self> {
        let mut made = made();
        let mut builder = tempfile::Builder::new();
        let folder = builder.prefix(PREFIX).tempdir_in(folder).map_err(plain)?;
        let path = folder.path().to_owned();
        made.insert(path.clone());
        Ok(TemporaryFolder(Some(folder), path))
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.1
    }

    /// Renames the folder to `target`, in the same parent; an old one under that name is moved into
    /// the folder `aside`. An interrupt waits until that is done.
    ///
    /// # Errors
    /// If it cannot be renamed. What was there is there again then, and the folder is gone.
    pub fn put_in_place(mut self, target: &Path, aside: &TemporaryFolder) -> io::Result<()> {
        let mut made = made();
        let aside = aside.path().join("old");
        let had = target.exists();
        if had {
            fs::rename(target, &aside)?;
        }
        if let Err(error) = fs::rename(self.path(), target) {
            if had {
                // Best effort: the error that is reported is the first.
                let _ = fs::rename(&aside, target);
            }
            return Err(error);
        }
        made.remove(self.path());
        // It has moved: there is nothing to remove.
        self.0.take().map(TempDir::keep);
        Ok(())
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        if let Some(folder) = self.0.take() {
            drop(folder);
            made().remove(&self.1);
        }
    }
}
