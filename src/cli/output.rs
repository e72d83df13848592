//! Output files, which are written completely or not at all.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{ensure, Context};
use textwrap::WordSplitter;

use super::usage::Usage;
use crate::terms::data::STANDARD;
use crate::terms::temporary::TemporaryFile;

/// A file being written. Under its own name there is nothing new until [`commit`](Self::commit).
pub(super) struct Output {
    path: PathBuf,
    writer: BufWriter<Target>,
}

enum Target {
    /// A temporary file in the same directory.
    Temporary(TemporaryFile),
    /// A device or a pipe, which a file must not replace.
    Direct(File),
    Standard(io::Stdout),
}

impl Output {
    /// Starts the file that a flag names; `-` is standard output.
    pub fn create(flag: &str, path: &Path) -> anyhow::Result<Self> {
        let context = || format!("{flag}: cannot write {}", path.display());
        if is_standard(path) {
            let writer = BufWriter::with_capacity(1 << 20, Target::Standard(io::stdout()));
            let path = PathBuf::from("standard output");
            return Ok(Output { path, writer });
        }
        // A link's target is replaced, not the link.
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
                let missing = || {
                    let (path, folder) = (path.display(), folder.display());
                    Usage(format!(
                        "{flag} {path}: there is no folder {folder} (mkdir -p {folder} makes it)"
                    ))
                };
                ensure!(folder.exists(), missing());
                Target::Temporary(TemporaryFile::in_folder(folder).with_context(context)?)
            }
        };
        let writer = BufWriter::with_capacity(1 << 20, target);
        Ok(Output { path, writer })
    }

    /// An error with what could not be written.
    fn named(&self, error: io::Error) -> io::Error {
        let text = format!("cannot write {}: {error}", self.path.display());
        io::Error::new(error.kind(), text)
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
            Target::Standard(mut stdout) => stdout.flush().with_context(context)?,
        }
        Ok(())
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.writer.write(bytes);
        written.map_err(|error| self.named(error))
    }

    fn flush(&mut self) -> io::Result<()> {
        let flushed = self.writer.flush();
        flushed.map_err(|error| self.named(error))
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Target::Temporary(file) => file.write(bytes),
            Target::Direct(file) => file.write(bytes),
            Target::Standard(stdout) => stdout.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Target::Temporary(file) => file.flush(),
            Target::Direct(file) => file.flush(),
            Target::Standard(stdout) => stdout.flush(),
        }
    }
}

/// Whether a name means standard output.
pub(super) fn is_standard(path: &Path) -> bool {
    let names = [STANDARD, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"];
    names.iter().any(|name| path == Path::new(name))
}

/// The stream for messages about the work.
pub(super) struct Messages {
    to_standard_error: bool,
}

impl Messages {
    /// To standard output, unless that is where one of the outputs goes.
    pub fn beside<'a>(outputs: impl IntoIterator<Item = &'a PathBuf>) -> Self {
        Messages {
            to_standard_error: outputs.into_iter().any(|path| is_standard(path)),
        }
    }

    /// Prints some lines.
    pub fn say(&self, text: &str) {
        if self.to_standard_error {
            eprintln!("{text}")
        } else {
            println!("{text}")
        }
    }
}

/// Refuses standard output for an option that writes several files.
pub(super) fn several(flag: &str, path: &Path) -> anyhow::Result<()> {
    ensure!(
        !is_standard(path),
        Usage(format!(
            "{flag} {}: each half has a file; give a name from which theirs are made",
            path.display()
        ))
    );
    Ok(())
}

/// Refuses a path for a folder that is something else.
pub(super) fn check_folder(flag: &str, path: &Path) -> anyhow::Result<()> {
    let nearest = path.ancestors().find(|path| path.exists());
    match nearest.filter(|path| !path.is_dir()) {
        None => Ok(()),
        Some(other) => {
            let (path, other) = (path.display(), other.display());
            let text = format!("{flag} {path}: {other} is not a folder");
            Err(Usage(text).into())
        }
    }
}

/// Refuses two outputs under one name, of which one would be lost.
pub(super) fn check_distinct(a: &Path, b: &Path) -> anyhow::Result<()> {
    ensure!(
        a != b,
        Usage(format!("two outputs under one name: {}", a.display()))
    );
    Ok(())
}

/// Columns of a terminal that text is to fit in.
const COLUMNS: usize = 80;

/// `text` behind `before`, in lines of at most 80 columns, those after the first indented by
/// `indent` spaces. Names such as numbers-bf16 stay whole.
pub(super) fn wrapped(before: &str, text: &str, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(COLUMNS).word_splitter(WordSplitter::NoHyphenation);
    textwrap::fill(
        text,
        options.initial_indent(before).subsequent_indent(&indent),
    )
}
