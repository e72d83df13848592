//! Files that appear whole or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use tempfile::NamedTempFile;

/// A file being written. Under its own name there is nothing new until [`commit`](Self::commit).
pub(super) struct Output {
    path: PathBuf,
    writer: BufWriter<Target>,
}

enum Target {
    /// A temporary file in the same directory.
    Temporary(NamedTempFile),
    /// A device or a pipe, which a file must not replace.
    Direct(File),
}

impl Output {
    /// Starts a file.
    pub fn create(path: &Path) -> anyhow::Result<Self> {
        let context = || format!("cannot write {}", path.display());
        // What a link points to is replaced, not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let target = match fs::metadata(&path) {
            Ok(there) if !there.is_file() => Target::Direct(
                File::options()
                    .write(true)
                    .open(&path)
                    .with_context(context)?,
            ),
            _ => {
                let folder = match path.parent() {
                    Some(parent) if parent != Path::new("") => parent,
                    _ => Path::new("."),
                };
                let mut builder = tempfile::Builder::new();
                #[cfg(unix)]
                {
                    use std::os::unix::fs::PermissionsExt;
                    // As of any new file: the umask takes from it.
                    builder.permissions(fs::Permissions::from_mode(0o666));
                }
                let made = builder.prefix(".hdlgen-").tempfile_in(folder);
                Target::Temporary(made.with_context(context)?)
            }
        };
        let writer = BufWriter::with_capacity(1 << 20, target);
        Ok(Output { path, writer })
    }

    /// Whether it is a file, and no device or pipe.
    pub fn is_file(&self) -> bool {
        matches!(self.writer.get_ref(), Target::Temporary(_))
    }

    /// Gives the file its name, in place of one that may be there.
    pub fn commit(self) -> anyhow::Result<()> {
        let Output { path, writer } = self;
        let context = || format!("cannot write {}", path.display());
        let target = writer.into_inner().map_err(io::IntoInnerError::into_error);
        match target.with_context(context)? {
            Target::Temporary(file) => {
                file.persist(&path).with_context(context)?;
            }
            Target::Direct(_) => {}
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Temporary(file) => file.write(bytes),
            Target::Direct(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Temporary(file) => file.flush(),
            Target::Direct(file) => file.flush(),
        }
    }
}

/// Refuses two outputs under one name, of which one would be lost.
pub(super) fn check_distinct(a: &Path, b: &Path) -> anyhow::Result<()> {
    ensure!(a != b, "two outputs under one name: {}", a.display());
    Ok(())
}
