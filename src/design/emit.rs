//! Writes a design as a folder: Verilog, file list, constraints, table images
//! and manifest. The folder appears whole or not at all.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::manifest::{self, Manifest, Top};
use super::Design;
use crate::hdl::netlist::Direction;
use crate::hdl::{bridge, check, verilog, DesignError, Module};
use crate::rtl::e2mc::address_map::Write;

#[derive(Debug, thiserror::Error)]
pub enum EmitError {
    #[error(transparent)]
    Design(#[from] DesignError),
    #[error("cannot write {}: {source}", path.display())]
    Io { path: PathBuf, source: io::Error },
    #[error(
        "{} is there and holds {found}, which hdlgen did not write: name another folder with --out, or move it away",
        path.display()
    )]
    Foreign { path: PathBuf, found: String },
}

fn failed(path: &Path) -> impl FnOnce(io::Error) -> EmitError + '_ {
    move |source| EmitError::Io {
        path: path.to_owned(),
        source,
    }
}

/// A design's files by name, and its manifest.
pub struct Emitted {
    pub files: BTreeMap<String, String>,
    pub manifest: Manifest,
}

/// Checks and prints a design.
///
/// # Errors
/// If rust-hdl's checks or ours find a mistake in the design.
pub fn emit(design: &dyn Design) -> Result<Emitted, EmitError> {
    let mut files = BTreeMap::new();
    let mut tops = Vec::new();
    let mut verilog_files: Vec<String> = Vec::new();
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
            files.insert(file.name, file.text);
        }
        images(&module, &mut files);
        tops.push(Top::new(design, role, half, names));
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
            constraints(design, &top.ports),
        );
    }
    let mut manifest = Manifest::new(design, tops);
    manifest.files = files
        .iter()
        .map(|(path, text)| manifest::File {
            path: path.clone(),
            sha256: manifest::sha256(text.as_bytes()),
        })
        .collect();
    let json = serde_json::to_string_pretty(&manifest).unwrap_or_default() + "\n";
    files.insert(manifest::FILE_NAME.into(), json);
    Ok(Emitted { files, manifest })
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

/// A top's clock, and the ports' share of it.
fn constraints(design: &dyn Design, ports: &[manifest::Port]) -> String {
    let list = |direction| {
        let names = ports
            .iter()
            .filter(|p| p.direction == direction && p.name != "aclk" && p.name != "aresetn");
        let bits = names.map(|p| {
            if p.width == 1 {
                p.name.clone()
            } else {
                format!("{}[*]", p.name)
            }
        });
        bits.collect::<Vec<_>>().join(" ")
    };
    format!(
        "# Made by: {}
# A clock to start from, in ns; the ports get a fifth of it on either side.
set period 2.0
create_clock -name aclk -period $period [get_ports aclk]
set_input_delay [expr {{0.2 * $period}}] -clock aclk [get_ports {{{}}}]
set_output_delay [expr {{0.2 * $period}}] -clock aclk [get_ports {{{}}}]
set_false_path -from [get_ports aresetn]
",
        design.command(),
        list(Direction::Input),
        list(Direction::Output),
    )
}

/// Writes a design to a folder of its name under `out`, in place of one that
/// was written so before. Returns the folder.
///
/// # Errors
/// If the folder holds anything else, or cannot be written; nothing is left
/// behind then.
pub fn write(design: &dyn Design, out: &Path) -> Result<(PathBuf, Manifest), EmitError> {
    let emitted = emit(design)?;
    let target = out.join(design.name());
    refuse_foreign(&target)?;
    fs::create_dir_all(out).map_err(failed(out))?;
    let fresh = tempfile::Builder::new()
        .prefix(".hdlgen-")
        .tempdir_in(out)
        .map_err(failed(out))?;
    for (name, text) in &emitted.files {
        let path = fresh.path().join(name);
        fs::write(&path, text).map_err(failed(&path))?;
    }
    readable(fresh.path()).map_err(failed(fresh.path()))?;
    let old = tempfile::Builder::new()
        .prefix(".hdlgen-")
        .tempdir_in(out)
        .map_err(failed(out))?;
    let aside = old.path().join("old");
    let had = target.exists();
    if had {
        fs::rename(&target, &aside).map_err(failed(&target))?;
    }
    if let Err(source) = fs::rename(fresh.path(), &target) {
        if had {
            // Best effort: the error that is reported is the first.
            let _ = fs::rename(&aside, &target);
        }
        return Err(EmitError::Io {
            path: target,
            source,
        });
    }
    // It has moved: there is nothing to remove.
    let _ = fresh.keep();
    Ok((target, emitted.manifest))
}

/// Temporary folders are private; a design is as readable as any folder.
#[cfg(unix)]
fn readable(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755))
}

#[cfg(not(unix))]
fn readable(_: &Path) -> io::Result<()> {
    Ok(())
}

/// A folder may be replaced if its manifest is ours and names all that is in it.
fn refuse_foreign(target: &Path) -> Result<(), EmitError> {
    if !target.exists() && fs::symlink_metadata(target).is_err() {
        return Ok(());
    }
    let foreign = |found: String| EmitError::Foreign {
        path: target.to_owned(),
        found,
    };
    if !target.is_dir() {
        return Err(foreign("a file".into()));
    }
    let entries = fs::read_dir(target).map_err(failed(target))?;
    let names: Vec<String> = entries
        .filter_map(Result::ok)
        .map(|e| e.file_name().to_string_lossy().into_owned())
        .collect();
    if names.is_empty() {
        return Ok(());
    }
    let Some(manifest) = Manifest::read(target) else {
        return Err(foreign("files without a manifest of hdlgen's".into()));
    };
    let known = |name: &String| {
        name == manifest::FILE_NAME || manifest.files.iter().any(|f| f.path == *name)
    };
    match names.iter().find(|name| !known(name)) {
        Some(name) => Err(foreign(name.clone())),
        None => Ok(()),
    }
}
