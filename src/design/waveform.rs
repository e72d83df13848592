//! Waveforms of designs at work, with a save file of GTKWave beside each.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use super::bench::{load, SimulateError};
use super::controller::simulate::{ControllerError, Running};
use super::controller::Controller;
use super::expected::Expected;
use super::{Design, Reference, Role};
use crate::axi_bench::{MemoryError, Traffic};
use crate::hdl::sim::stream::{StreamBench, StreamError};
use crate::hdl::sim::WaveformForm;
use crate::stream::Stalls;
use crate::terms::temporary::TemporaryFile;

/// Where a waveform begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begin {
    /// With the first block, the tables loaded
    #[default]
    Blocks,
    /// With reset, before the tables are loaded
    Reset,
}

/// Writes a waveform, as FST where the file's name ends so, and its save file, whose text `run` gives:
/// both, or neither.
fn files<E>(
    path: &Path,
    failed: impl Fn(std::io::Error) -> E,
    run: impl FnOnce(WaveformForm, BufWriter<File>, &str) -> Result<String, E>,
) -> Result<(), E> {
    let folder = path
        .parent()
        .filter(|p| *p != Path::new(""))
        .unwrap_or(Path::new("."));
    let file = TemporaryFile::in_folder(folder).map_err(&failed)?;
    let writer = BufWriter::new(file.reopen().map_err(&failed)?);
    let named = path.file_name().unwrap_or_default().to_string_lossy();
    let view = run(WaveformForm::of(path), writer, &named)?;
    let beside = TemporaryFile::in_folder(folder).map_err(&failed)?;
    let mut writer = beside.reopen().map_err(&failed)?;
    writer.write_all(view.as_bytes()).map_err(&failed)?;
    file.persist(path).map_err(&failed)?;
    beside
        .persist(&path.with_extension("gtkw"))
        .map_err(&failed)
}

/// Writes a waveform of one half of the design at work on some blocks.
///
/// # Errors
/// If it cannot be written, or the half does not do what it must.
pub fn of_half(
    design: &dyn Design,
    role: Role,
    reference: &Reference,
    data: &[u8],
    begin: Begin,
    path: &Path,
) -> Result<(), SimulateError> {
    let failed = |source| SimulateError::Waveform {
        path: path.display().to_string(),
        source,
    };
    files(path, failed, |form, writer, named| {
        let module = design.half(role).map_err(StreamError::from)?.module;
        let mut bench = StreamBench::traceable(&module)?;
        if begin == Begin::Blocks {
            load(&mut bench, role, reference)?;
        }
        bench.trace(form, writer)?;
        if begin == Begin::Reset {
            load(&mut bench, role, reference)?;
        }
        let view = bench.simulator().save_file(named);
        let expected = Expected::new(design, reference.model.as_ref(), data);
        let all = design.traffic(role, &expected, 0..expected.blocks.len());
        bench.run_streams(&[(&all.input, all.raw.as_ref())], Stalls::NONE)?;
        Ok(view)
    })
}

/// Writes a waveform of a unit, made traceable and still off, which is started, gets a memory image and
/// answers this many requests.
///
/// # Errors
/// If it cannot be written, or the unit does not do what it must.
pub fn of_controller(
    design: &Controller,
    mut running: Running,
    image: &[u8],
    (traffic, seed, requests): (&Traffic, u64, u64),
    begin: Begin,
    path: &Path,
) -> Result<(), ControllerError> {
    let failed = |error| MemoryError::Waveform(error).into();
    files(path, failed, |form, writer, named| {
        let view = running.bench.simulator().save_file(named);
        if begin == Begin::Blocks {
            running.begin()?;
            running.fill(design, image, false)?;
            running.bench.trace(form, writer, 0)?;
        } else {
            running.bench.trace(form, writer, 0)?;
            running.bench.reset(4)?;
            running.regions(design, traffic)?;
            running.begin()?;
            running.fill(design, image, false)?;
        }
        running.requests(traffic, seed, requests)?;
        running.bench.finish_trace()?;
        Ok(view)
    })
}
