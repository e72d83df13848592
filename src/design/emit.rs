//! Writes a design as a folder: Verilog, file list, constraints, table images, the software that
//! drives it and manifest. The folder appears whole or not at all.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use itertools::Itertools;

use super::constraints::constraints;
use super::export::Export;
use super::macros::{MacroError, Macros};
use super::manifest::{self, Manifest, Top};
use super::pictures::{self, PictureError};
use super::{readme, Design, Role};
use crate::flow;
use crate::hdl::{bridge, check, verilog, DesignError, Module};
use crate::stream::Write;
use crate::terms::folder;

/// An error of printing a design or writing its folder.
#[derive(Debug, thiserror::Error)]
pub enum EmitError {
    /// The design does not pass the checks.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// A picture cannot be drawn.
    #[error("a picture: {0}")]
    Picture(#[from] PictureError),
    /// The map of memories to macros does not go with the design.
    #[error(transparent)]
    Macros(#[from] MacroError),
    /// A file or folder cannot be written.
    #[error("cannot write {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The operating system's error.
        source: io::Error,
    },
    /// The folder is there and not all ours.
    #[error(
        "{} exists and holds {found}, which hdlgen did not write: choose another --output, or move the folder away",
        path.display()
    )]
    Foreign {
        /// The folder.
        path: PathBuf,
        /// A file in it that is not ours.
        found: String,
    },
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> EmitError + '_ {
    move |source| EmitError::Io {
        path: path.to_owned(),
        source,
    }
}

/// A design's files by name, and its manifest.
pub struct Emitted {
    /// Contents of the files, by name.
    pub files: BTreeMap<String, String>,
    /// Contents of the binary files, by name.
    pub binaries: BTreeMap<String, Vec<u8>>,
    /// The manifest.
    pub manifest: Manifest,
}

impl Emitted {
    fn new(files: BTreeMap<String, String>, manifest: Manifest) -> Self {
        let mut emitted = Emitted {
            files: BTreeMap::new(),
            binaries: BTreeMap::new(),
            manifest,
        };
        emitted.add(files);
        emitted
    }

    /// Adds files, and names them in the manifest.
    pub fn add(&mut self, files: BTreeMap<String, String>) {
        self.files.remove(manifest::FILE_NAME);
        self.files.extend(files);
        let files = self
            .contents()
            .map(|(path, contents)| manifest::File {
                path: path.into(),
                sha256: manifest::sha256(contents),
            })
            .sorted_by(|a, b| a.path.cmp(&b.path))
            .collect();
        self.manifest.files = files;
        let json = serde_json::to_string_pretty(&self.manifest).unwrap_or_default() + "\n";
        self.files.insert(manifest::FILE_NAME.into(), json);
    }

    /// The files by name, text or not.
    fn contents(&self) -> impl Iterator<Item = (&str, &[u8])> {
        let text = self.files.iter();
        let text = text.map(|(name, text)| (name.as_str(), text.as_bytes()));
        let others = self.binaries.iter();
        text.chain(others.map(|(name, bytes)| (name.as_str(), bytes.as_slice())))
    }

    /// Writes the files to a folder of the design's name under `out`, in place of one that was
    /// written so before. Returns the folder.
    ///
    /// # Errors
    /// As of [`write()`].
    pub fn write(&self, out: &Path) -> Result<PathBuf, EmitError> {
        let target = out.join(&self.manifest.name);
        refuse_foreign(&target)?;
        let fresh = folder::fresh_in(out).map_err(failed(out))?;
        for (name, contents) in self.contents() {
            let (path, shown) = (fresh.path().join(name), target.join(name));
            let parent = path.parent().unwrap_or(fresh.path());
            fs::create_dir_all(parent).map_err(failed(&shown))?;
            fs::write(&path, contents).map_err(failed(&shown))?;
        }
        folder::put_in_place(fresh, &target).map_err(failed(&target))?;
        Ok(target)
    }
}

/// Checks and prints a design.
///
/// # Errors
/// If rust-hdl's checks or ours find a mistake in the design.
pub fn emit(design: &dyn Design) -> Result<Emitted, EmitError> {
    emit_for(design, &Packaging::default())
}

/// The same without page and pictures, which need a simulation. It is for tools, which read neither.
///
/// # Errors
/// As of [`emit`].
pub fn sources(design: &dyn Design) -> Result<Emitted, EmitError> {
    let (files, manifest) = hardware(design, &Packaging::default())?;
    Ok(Emitted::new(files, manifest))
}

/// Checks that each memory of a map belongs to one of these designs.
///
/// # Errors
/// If one is not, or as of [`emit`].
pub fn check_macros(designs: &[Box<dyn Design>], macros: &Macros) -> Result<(), EmitError> {
    let mut modules = Vec::new();
    for design in designs {
        for &role in design.roles() {
            let all = design.module(role)?.hierarchy().into_iter();
            modules.extend(all.map(|module| module.name.clone()));
        }
    }
    Ok(macros.check_used(&modules)?)
}

/// Writes [`sources`] to a folder of the design's name under `out`. Returns its halves as the flow
/// takes them.
///
/// # Errors
/// As of [`write()`].
pub fn write_sources(design: &dyn Design, out: &Path) -> Result<Vec<(Role, flow::Top)>, EmitError> {
    let emitted = sources(design)?;
    let folder = emitted.write(out)?;
    let tops = emitted.manifest.tops.iter();
    Ok(tops
        .map(|top| (top.role.half(), top.for_flow(folder.clone())))
        .collect())
}

/// Extras of a folder besides its design.
#[derive(Clone, Debug, Default)]
pub struct Packaging {
    /// Flows that it has files for.
    pub exports: Vec<Export>,
    /// Macros in the place of memories.
    pub macros: Option<Macros>,
    /// The `timescale` of each Verilog file, verbatim.
    pub timescale: Option<String>,
}

impl Packaging {
    /// The command-line flags for this packaging.
    fn flags(&self) -> String {
        let macros = self.macros.iter();
        let macros = macros.map(|macros| format!(" --macros {}", macros.path().display()));
        let timescale = self.timescale.iter();
        let timescale = timescale.map(|scale| format!(" --timescale {scale}"));
        macros.chain(timescale).collect()
    }
}

/// The same with a packaging.
///
/// # Errors
/// As of [`emit`], and if the macros do not go with the design.
pub fn emit_for(design: &dyn Design, packaging: &Packaging) -> Result<Emitted, EmitError> {
    let (mut files, mut manifest) = hardware(design, packaging)?;
    files.extend(pictures::draw(design)?);
    // Exports add files and change none: the page has the command without them.
    let page = readme::readme(&manifest);
    let exports = packaging.exports.iter().copied();
    let exports: Vec<Export> = exports.sorted().dedup().collect();
    if !exports.is_empty() {
        let names = exports.iter().map(|export| export.name()).join(",");
        manifest.command = format!("{} --export {names}", manifest.command);
    }
    let handed_over: Vec<_> = (exports.iter())
        .map(|export| export.files(&manifest, &files, packaging.macros.as_ref()))
        .collect();
    files.extend(handed_over.into_iter().flatten());
    files.insert(readme::FILE_NAME.into(), page);
    Ok(Emitted::new(files, manifest))
}

/// The files that are the design, and its manifest, which does not name them yet.
fn hardware(
    design: &dyn Design,
    packaging: &Packaging,
) -> Result<(BTreeMap<String, String>, Manifest), EmitError> {
    let mut files = BTreeMap::new();
    let mut tops = Vec::new();
    let mut verilog_files: Vec<String> = Vec::new();
    let made_by = format!("{}{}", design.command(), packaging.flags());
    for &role in design.roles() {
        let half = design.half(role)?;
        let module = Rc::clone(&half.module);
        check::design(&module)?;
        bridge::check_all(&module)?;
        let mut names = Vec::new();
        for file in verilog::print(&module, &design.command()) {
            names.push(file.name.clone());
            if !verilog_files.contains(&file.name) {
                verilog_files.push(file.name.clone());
            }
            let text = match &packaging.timescale {
                Some(scale) => with_timescale(&file.text, scale),
                None => file.text,
            };
            files.insert(file.name, text);
        }
        if let Some(macros) = &packaging.macros {
            files.extend(macro_files(&module, macros, &made_by)?);
        }
        images(&module, &mut files);
        let logic_sha256 = manifest::logic_sha256(names.iter().map(|name| &files[name]));
        tops.push(Top {
            logic_sha256,
            ..Top::new(design, role, half, names)
        });
    }
    let name = design.name();
    for &role in design.roles() {
        if let Some(writes) = design.preloaded(role) {
            let text = load_sequence_text(&writes);
            files.insert(format!("{name}_{}_load.hex", design.role_name(role)), text);
        }
    }
    files.insert(
        format!("{name}.f"),
        verilog_files.iter().map(|f| format!("{f}\n")).collect(),
    );
    for top in &tops {
        files.insert(
            format!("{}.sdc", top.module),
            constraints(&design.command(), &top.ports),
        );
    }
    files.extend(design.software());
    let mut manifest = Manifest::new(design, tops);
    manifest.command = made_by;
    Ok((files, manifest))
}

/// A Verilog file with its timescale in front of the module.
fn with_timescale(text: &str, scale: &str) -> String {
    text.replacen("\nmodule ", &format!("\n`timescale {scale}\n\nmodule "), 1)
}

/// The memories of a module that have macros in their place, as files.
fn macro_files(
    module: &Rc<Module>,
    macros: &Macros,
    command: &str,
) -> Result<Vec<(String, String)>, EmitError> {
    let all = module.hierarchy();
    let instances = all
        .iter()
        .filter_map(|module| module.netlist())
        .flat_map(|netlist| &netlist.instances);
    if let Some(preloaded) = instances
        .filter(|instance| instance.image.is_some())
        .find(|instance| macros.find(&instance.module.name).is_some())
    {
        let memory = &preloaded.module.name;
        let problem =
            format!("{memory} has contents at power-up, and a macro none: leave --codebook out");
        return Err(macros.refuse(problem).into());
    }
    let found = all.iter().filter_map(|memory| macros.find(&memory.name));
    Ok(found
        .map(|entry| (entry.file(), entry.verilog(command)))
        .collect())
}

/// The contents of all memories that have any, as their hex files.
fn images(module: &Rc<Module>, files: &mut BTreeMap<String, String>) {
    for module in module.hierarchy() {
        for instance in module.netlist().iter().flat_map(|n| &n.instances) {
            if let Some(image) = &instance.image {
                let text = image
                    .words
                    .iter()
                    .map(|word| format!("{word:x}\n"))
                    .collect();
                files.insert(image.file.clone(), text);
            }
        }
    }
}

/// The writes of a load sequence, one a line: address and data as one 64-bit
/// number that `$readmemh` reads.
pub fn load_sequence_text(writes: &[Write]) -> String {
    writes
        .iter()
        .map(|w| format!("{:08x}_{:08x}\n", w.address, w.data))
        .collect()
}

/// Writes a design to a folder of its name under `out`, in place of one that
/// was written so before. Returns the folder.
///
/// # Errors
/// If the folder holds anything else, or cannot be written; nothing is left
/// behind then.
pub fn write(design: &dyn Design, out: &Path) -> Result<(PathBuf, Manifest), EmitError> {
    write_for(design, out, &Packaging::default())
}

/// The same with a packaging.
///
/// # Errors
/// As of [`write()`], and if the macros do not go with the design.
pub fn write_for(
    design: &dyn Design,
    out: &Path,
    packaging: &Packaging,
) -> Result<(PathBuf, Manifest), EmitError> {
    let emitted = emit_for(design, packaging)?;
    Ok((emitted.write(out)?, emitted.manifest))
}

/// A folder may be replaced if its manifest is ours and names all that is in it.
fn refuse_foreign(target: &Path) -> Result<(), EmitError> {
    let ours = || {
        let files = Manifest::read(target)?.files.into_iter();
        let names = files.map(|file| file.path);
        Some(names.chain([manifest::FILE_NAME.into()]).collect())
    };
    match folder::foreign(target, ours).map_err(failed(target))? {
        None => Ok(()),
        Some(found) => Err(EmitError::Foreign {
            path: target.to_owned(),
            found,
        }),
    }
}
