//! From what the user names to inputs: folders, archives, pipes.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Seek};
use std::path::Path;
use std::sync::{Arc, Mutex};

use itertools::Itertools;
use serde::{Deserialize, Serialize};

use super::about::{about_arrays, is_about};
use super::error::no_elements;
use super::{archive, compressed, tensors};
use super::{Form, Input, Pipe, Place, Promise, Reading, SourceError};
use crate::terms::{BlockSize, NumberFormat};

/// The name of standard input.
const STANDARD_INPUT: &str = "-";

/// The inputs of an evaluation.
#[derive(Debug, Clone)]
pub struct Inputs {
    /// In the order of the names given, folders sorted.
    pub inputs: Vec<Input>,
    /// Files and arrays that are left out, with reasons.
    pub left_out: Vec<LeftOut>,
}

/// Something that is not evaluated.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LeftOut {
    /// What.
    pub name: String,
    /// Why.
    pub reason: String,
}

impl Inputs {
    /// Finds all inputs. With `reread`, they can be opened more than once: pipes go to temporary
    /// files.
    ///
    /// In folders and archives empty files and arrays, and what is no file or array, are left out;
    /// named by themselves they are errors.
    ///
    /// # Errors
    /// [`SourceError`] if something cannot be read, is empty, or if nothing is left.
    pub fn find(paths: &[&Path], reading: Reading, reread: bool) -> Result<Self, SourceError> {
        let mut found = Inputs {
            inputs: Vec::new(),
            left_out: Vec::new(),
        };
        for path in paths {
            found.add(path, reading, reread, true)?;
        }
        if found.inputs.is_empty() {
            return Err(SourceError::Nothing {
                left_out: match found.left_out.len() {
                    0 => format!(
                        "no files in the folder {}",
                        paths.iter().map(|path| path.display()).join(", ")
                    ),
                    _ => found.reasons(),
                },
            });
        }
        Ok(found)
    }

    /// Makes floating-point elements of arrays and tensors into numbers of a format as they are
    /// read. What has other elements, or none, is left out. The inputs must be such that can be
    /// reread.
    ///
    /// # Errors
    /// [`SourceError`] if something cannot be read, or if nothing is left.
    pub fn converted(mut self, to: NumberFormat) -> Result<Self, SourceError> {
        for mut input in std::mem::take(&mut self.inputs) {
            let opened = input.open(BlockSize::default())?;
            let form = opened.form();
            if form.element().is_some() {
                input.convert = Some(to);
                self.inputs.push(input);
                continue;
            }
            let reason = match form.dtype() {
                Some(dtype) => format!("elements of type {dtype}, which --as does not convert"),
                None => "no array or tensor, which --as converts".to_owned(),
            };
            self.leave_out(&input.name, reason);
        }
        if !self.inputs.is_empty() {
            Ok(self)
        } else {
            Err(SourceError::Nothing {
                left_out: self.reasons(),
            })
        }
    }

    /// The inputs whose elements are numbers of a format: those whose type says so, else those whose
    /// type leaves it open.
    ///
    /// # Errors
    /// [`SourceError`] if something cannot be read.
    pub fn of_format(mut self, format: NumberFormat) -> Result<Self, SourceError> {
        let elements = self.inputs.iter().map(Input::elements);
        let elements = elements.collect::<Result<Vec<_>, _>>()?;
        let is_named = elements.iter().any(|own| own.format == Some(format));
        let mut elements = elements.into_iter();
        self.inputs.retain(|_| {
            let own = elements.next().unwrap_or_default();
            if is_named {
                own.format == Some(format)
            } else {
                own.format_or(Some(format)) == Some(format)
            }
        });
        Ok(self)
    }

    /// Bytes that are reported as progress when all inputs are read once; unknown with a pipe.
    pub fn length(&self) -> Option<u64> {
        self.inputs.iter().map(Input::length).sum()
    }

    /// Some of what was left out, and why.
    fn reasons(&self) -> String {
        let left_out = self.left_out.iter();
        let mut left_out = left_out.map(|out| format!("{}: {}", out.name, out.reason));
        left_out.by_ref().take(5).join("; ")
    }

    /// Names everything as it is named from a folder that all of it is in.
    pub fn named_from(mut self, folder: &Path) -> Self {
        let whole = format!("{}/", folder.display());
        for input in &mut self.inputs {
            if let Some(name) = input.name.strip_prefix(&whole) {
                input.name = name.to_owned();
            }
        }
        self
    }

    fn leave_out(&mut self, name: &str, reason: impl Into<String>) {
        self.left_out.push(LeftOut {
            name: name.to_owned(),
            reason: reason.into(),
        });
    }

    fn add(
        &mut self,
        path: &Path,
        reading: Reading,
        reread: bool,
        named: bool,
    ) -> Result<(), SourceError> {
        let name = path.display().to_string();
        let unread = |source| SourceError::Read {
            name: name.clone(),
            source,
        };
        let standard = named && name == STANDARD_INPUT;
        let metadata = match fs::metadata(path) {
            _ if standard => None,
            Err(error) if !named && error.kind() == io::ErrorKind::NotFound => {
                self.leave_out(&name, "a link to nothing");
                return Ok(());
            }
            metadata => Some(metadata.map_err(unread)?),
        };
        let is = |test: fn(&fs::Metadata) -> bool| metadata.as_ref().is_some_and(test);
        if is(fs::Metadata::is_dir) {
            if !named && path.is_symlink() {
                self.leave_out(&name, "a link to a folder");
                return Ok(());
            }
            let entries = fs::read_dir(path).map_err(unread)?;
            let entries = entries
                .map_ok(|entry| entry.path())
                .collect::<io::Result<Vec<_>>>();
            let about = about_arrays(path);
            for path in entries.map_err(unread)?.into_iter().sorted() {
                let says = about.iter().any(|name| path.ends_with(name));
                if says || is_about(&path) {
                    let reason = "says what is in the folder; named by itself it is counted";
                    self.leave_out(&path.display().to_string(), reason);
                    continue;
                }
                self.add(&path, reading, reread, false)?;
            }
            return Ok(());
        }
        let is_file = is(fs::Metadata::is_file);
        if !named && !is_file {
            self.leave_out(&name, "neither a file nor a folder");
            return Ok(());
        }
        let is_tensors = reading == Reading::Auto && Promise::of(&name).tensors;
        let mut is_archive = reading == Reading::Auto && Promise::of(&name).archive;
        let place = if is_file {
            if is(|metadata| metadata.len() == 0) {
                return if named {
                    Err(SourceError::Empty { name })
                } else {
                    self.leave_out(&name, "empty");
                    Ok(())
                };
            }
            Place::Path(path.to_owned())
        } else if standard {
            if self.inputs.iter().any(|input| input.name == name) {
                return Err(unread(io::Error::other("standard input is named twice")));
            }
            if io::stdin().is_terminal() {
                return Err(unread(io::Error::other("standard input is a terminal")));
            }
            // Without a name, an archive is known by how it begins.
            let (begin, stream) = compressed::peek(Box::new(io::stdin()), 4).map_err(unread)?;
            is_archive = reading == Reading::Auto && begin == archive::MAGIC;
            pipe(stream, reread || is_archive).map_err(unread)?
        } else {
            let file = File::open(path).map_err(unread)?;
            pipe(file, reread || is_archive || is_tensors).map_err(unread)?
        };
        let input = Input {
            name,
            place,
            member: None,
            tensor: None,
            reading,
            convert: None,
        };
        if is_tensors {
            return self.add_tensors(input);
        }
        if is_archive {
            return self.add_archive(input);
        }
        if is_file && reading == Reading::Auto {
            return self.add_checked(input, named);
        }
        self.inputs.push(input);
        Ok(())
    }

    /// Adds an input unless it is an empty array.
    fn add_checked(&mut self, input: Input, named: bool) -> Result<(), SourceError> {
        let opened = input.open(BlockSize::default())?;
        match opened.form() {
            Form::Array(array) if array.bytes == 0 => {
                let reason = no_elements(&array.shape);
                if named {
                    let name = input.name;
                    return Err(SourceError::Contents { name, reason });
                }
                self.leave_out(&input.name, reason);
            }
            _ => self.inputs.push(input),
        }
        Ok(())
    }

    /// A file that holds several, with compression taken off, which is then in a temporary file.
    fn unpacked(archive: &mut Input) -> Result<File, SourceError> {
        if Promise::of(&archive.name).compressed.is_some() {
            let ((stream, _), _) = archive.stream()?;
            archive.place = spool(stream).map_err(|error| archive.unread(error))?;
        }
        let file = archive.place.file();
        file.map_err(|error| archive.unread(error))
    }

    /// Adds the tensors of a file but for empty ones.
    fn add_tensors(&mut self, mut file: Input) -> Result<(), SourceError> {
        let name = file.name.clone();
        let listed = tensors::members(Self::unpacked(&mut file)?);
        let listed = listed.map_err(|reason| SourceError::Contents {
            name: name.clone(),
            reason,
        })?;
        for member in listed {
            let name = format!("{name}:{}", member.name);
            if member.tensor.bytes == 0 {
                self.leave_out(&name, no_elements(&member.tensor.shape));
                continue;
            }
            self.inputs.push(Input {
                name,
                tensor: Some(member),
                ..file.clone()
            });
        }
        Ok(())
    }

    fn add_archive(&mut self, mut archive: Input) -> Result<(), SourceError> {
        let name = archive.name.clone();
        let file = Self::unpacked(&mut archive)?;
        let listed = archive::members(file).map_err(|reason| SourceError::Contents {
            name: name.clone(),
            reason,
        })?;
        for other in listed.1 {
            self.leave_out(&format!("{name}:{other}"), "no array");
        }
        for member in listed.0 {
            let input = Input {
                name: format!("{name}:{}", member.name()),
                member: Some(member),
                ..archive.clone()
            };
            self.add_checked(input, false)?;
        }
        Ok(())
    }
}

/// A stream that can be read once, or if need be as often as one likes.
fn pipe(stream: impl io::Read + Send + 'static, reread: bool) -> io::Result<Place> {
    if reread {
        return spool(stream);
    }
    let pipe = Pipe(Box::new(stream));
    Ok(Place::Pipe(Arc::new(Mutex::new(Some(pipe)))))
}

fn spool(mut stream: impl io::Read) -> io::Result<Place> {
    let mut file = tempfile::tempfile()?;
    io::copy(&mut stream, &mut file)?;
    file.rewind()?;
    Ok(Place::Spooled(Arc::new(file)))
}
