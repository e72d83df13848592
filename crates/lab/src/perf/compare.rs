//! Codecs compared with no compression, on one trace.

use rayon::prelude::*;
use serde::Serialize;

use super::{run, Codec, Gpu, MetadataMiss, Outcome, RunError, Toggles, Trace, Units};
use crate::bus::{Crossing, Decision, EnergyControl};
use crate::codebook::TrainError;
use crate::codec::bits::BitWriter;
use crate::codec::list::Format;
use crate::codec::{store, AnyScheme, Codec as Coder, Scheme, SchemeError};
use crate::params::Value;
use crate::terms::{BlockSize, Flit, Geometry};

/// Cycles of the memory's clock to compress and to decompress, if table VI of the E2MC paper has
/// them; ways divide a decompressor's latency (its section IV-A).
pub fn paper_latencies(scheme: &dyn Scheme) -> Option<(f64, f64)> {
    let identity = scheme.identity(BlockSize::default());
    match (identity.kind(), identity.value("sl"), identity.value("pdw")) {
        ("bdi", ..) => Some((1.0, 1.0)),
        ("fpc", ..) => Some((6.0, 10.0)),
        (Format::E2MC, Some(Value::Number(length)), Some(Value::Number(ways))) => {
            let (compress, decompress) = match length {
                4 => (154.0, 233.0),
                8 => (84.0, 143.0),
                16 => (46.0, 82.0),
                _ => (24.0, 42.0),
            };
            Some((compress, decompress / f64::from(*ways)))
        }
        _ => None,
    }
}

/// A codec to be compared.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Its name.
    pub name: String,
    /// The format with its parameters. A codebook is trained on the trace's own data.
    pub scheme: AnyScheme,
    /// Its compressors.
    pub compressors: Units,
    /// Its decompressors.
    pub decompressors: Units,
    /// The effect of a miss in the metadata cache.
    pub metadata: MetadataMiss,
    /// The share of the instructions that is sampled for the codebook, during which all blocks are
    /// raw; none if it is trained on all data, beforehand.
    pub sample: Option<f64>,
}

/// A codec's run, beside the one without compression.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// The codec's name.
    pub codec: String,
    /// Compressors, and decompressors, of a controller; nothing if there are as many as are asked for.
    pub units: [Option<u32>; 2],
    /// How many times as fast.
    pub speedup: f64,
    /// Its share of the energy, and of the energy-delay product.
    pub energy: f64,
    /// The least and the most that this share may be by the bands of the GPU's constants.
    pub energy_band: [f64; 2],
    /// Of the energy-delay product.
    pub edp: f64,
    /// Of the toggles, if they were counted.
    pub toggles: Option<f64>,
    /// Bytes that were asked of the memory by bytes that it moved for them, metadata included.
    pub traffic: f64,
    /// The run.
    pub run: Outcome,
}

/// All runs of a trace.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The trace's name.
    pub trace: String,
    /// Without compression.
    pub none: Outcome,
    /// With each codec.
    pub codecs: Vec<Compared>,
}

impl Comparison {
    /// The same runs with the energy constants of a GPU.
    #[must_use]
    pub fn with_energy_of(mut self, gpu: &Gpu) -> Self {
        let Gpu { energy, wires, .. } = gpu;
        let none = &mut self.none;
        none.energy = energy.of(&none.work, wires.as_ref());
        for codec in &mut self.codecs {
            let run = &mut codec.run;
            run.energy = energy.of(&run.work, wires.as_ref());
            codec.energy = run.energy.total_mj() / none.energy.total_mj();
            codec.energy_band = energy.band(&run.work, &none.work, wires.as_ref());
            codec.edp = codec.energy / codec.speedup;
        }
        self
    }
}

/// Why codecs cannot be compared.
#[derive(Debug, thiserror::Error)]
pub enum CompareError {
    /// The trace does not fit the GPU.
    #[error("{0}: {1}")]
    Run(String, RunError),
    /// A codebook cannot be trained.
    #[error("{0}: {1}")]
    Train(String, TrainError),
    /// A codebook does not fit its codec.
    #[error("{0}: {1}")]
    Scheme(String, SchemeError),
}

/// How toggles are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// Whether channels have data bus inversion.
    pub dbi: bool,
    /// Energy control: which blocks are stored raw though they could be compressed.
    pub decision: Option<Decision>,
}

/// Bursts of each block of some data.
pub fn bursts(data: &[u8], geometry: Geometry, coder: &dyn Coder) -> Vec<u8> {
    let blocks = data.par_chunks_exact(geometry.block().bytes());
    let of = |block: &[u8]| {
        let bursts = geometry.bursts(coder.size(block));
        bursts.min(geometry.block_bursts()) as u8
    };
    blocks.map(of).collect()
}

/// A block for each block of some data, which begins with what is stored of it.
fn stored(data: &[u8], geometry: Geometry, coder: &dyn Coder) -> Vec<u8> {
    let mut all = vec![0; data.len()];
    let bytes = geometry.block().bytes();
    let blocks = data
        .par_chunks_exact(bytes)
        .zip(all.par_chunks_exact_mut(bytes));
    let memory = || (BitWriter::new(), Vec::new());
    blocks.for_each_init(memory, |(bits, stored), (block, to)| {
        store(coder, geometry, block, bits, stored);
        to[..stored.len()].copy_from_slice(stored);
    });
    all
}

/// Makes raw what energy control would not send compressed, block after block over a bus of one flit.
fn control(
    decision: Decision,
    (dbi, flit): (bool, Flit),
    geometry: Geometry,
    (data, stored): (&[u8], &[u8]),
    bursts: &mut [u8],
) {
    let bytes = geometry.block().bytes();
    let mut bus = EnergyControl::new(geometry, dbi, Some(decision));
    let whole = geometry.block_bursts() as u8;
    let blocks = data.chunks_exact(bytes).zip(stored.chunks_exact(bytes));
    for ((block, stored), bursts) in blocks.zip(bursts) {
        let length = usize::from(*bursts) * geometry.mag().bytes();
        let compressed = (*bursts < whole).then(|| Crossing::new(&stored[..length], flit));
        let sent = bus.send(&Crossing::new(block, flit), compressed.as_ref());
        if sent.kept_raw {
            *bursts = whole;
        }
    }
}

/// Every block whole.
pub fn raw(trace: &Trace, geometry: Geometry, counting: Option<Counting>) -> Codec {
    Codec {
        bursts: vec![geometry.block_bursts() as u8; trace.blocks().len()],
        compressors: Units::always(0.0),
        decompressors: Units::always(0.0),
        metadata: None,
        raw_instructions: 0,
        toggles: counting.map(|counting| Toggles {
            dbi: counting.dbi,
            stored: Vec::new(),
        }),
    }
}

impl Subject {
    /// A trace coded by it, with what is stored where toggles are counted, on channels of a flit.
    ///
    /// # Errors
    /// If its codebook cannot be trained on the trace.
    pub fn codec(
        &self,
        trace: &Trace,
        geometry: Geometry,
        counting: Option<(Counting, Flit)>,
    ) -> Result<Codec, CompareError> {
        let (sampled, raw_instructions) = match self.sample {
            Some(share) => sample(trace, share),
            None => (None, 0),
        };
        let train = |e| CompareError::Train(self.name.clone(), e);
        let recipe = self.scheme.recipe(geometry.block());
        let book = recipe.map(|recipe| recipe.train(sampled.as_ref().unwrap_or(&trace.data)));
        let book = book.transpose().map_err(train)?;
        let coder = self.scheme.codec(book.as_ref(), geometry);
        let coder = coder.map_err(|e| CompareError::Scheme(self.name.clone(), e))?;
        let mut bursts = bursts(&trace.data, geometry, coder.as_ref());
        let toggles = counting.map(|(Counting { dbi, decision }, flit)| {
            let stored = stored(&trace.data, geometry, coder.as_ref());
            if let Some(decision) = decision {
                let blocks = (&trace.data[..], &stored[..]);
                control(decision, (dbi, flit), geometry, blocks, &mut bursts);
            }
            Toggles { dbi, stored }
        });
        Ok(Codec {
            bursts,
            compressors: self.compressors,
            decompressors: self.decompressors,
            metadata: Some(self.metadata),
            raw_instructions,
            toggles,
        })
    }
}

/// The data of the requests within a share of the instructions, and how many instructions these are.
fn sample(trace: &Trace, share: f64) -> (Option<Vec<u8>>, u64) {
    let all: u64 = trace.requests().map(|r| u64::from(r.instructions)).sum();
    let wanted = (all as f64 * share).ceil() as u64;
    let block = trace.block.bytes();
    let mut data = Vec::new();
    let mut instructions = 0;
    for request in trace.requests() {
        if instructions >= wanted {
            break;
        }
        instructions += u64::from(request.instructions);
        data.extend_from_slice(&trace.data[request.data as usize * block..][..block]);
    }
    (Some(data), wanted)
}

/// Runs a trace without compression and with each codec, counting toggles if the GPU has
/// [wires](super::WireType) and it is asked for.
///
/// # Errors
/// If the trace does not fit the GPU, or a codebook cannot be trained.
pub fn compare(
    gpu: &Gpu,
    name: &str,
    trace: &Trace,
    subjects: &[Subject],
    counting: Option<Counting>,
) -> Result<Comparison, CompareError> {
    let wrong = |e| CompareError::Run(name.to_owned(), e);
    let geometry = Geometry::new(trace.block, gpu.memory.mag);
    let geometry = geometry.map_err(|e| wrong(RunError::Geometry(e.to_string())))?;
    let ran = |codec: &Codec| run(gpu, trace, codec).map_err(wrong);
    let all = std::iter::once(None).chain(subjects.iter().map(Some));
    let all: Vec<_> = all.collect();
    let runs = all.par_iter().map(|subject| match subject {
        None => ran(&raw(trace, geometry, counting)),
        Some(subject) => {
            let wires = gpu.wires.as_ref();
            let counting = counting.zip(wires.map(|wires| wires.flit));
            ran(&subject.codec(trace, geometry, counting)?)
        }
    });
    let mut runs = runs.collect::<Result<Vec<_>, _>>()?.into_iter();
    let Some(none) = runs.next() else {
        return Err(wrong(RunError::Empty));
    };
    let codecs = subjects.iter().zip(runs).map(|(subject, run)| Compared {
        codec: subject.name.clone(),
        units: [subject.compressors.count, subject.decompressors.count],
        speedup: none.seconds / run.seconds,
        energy: 1.0,
        energy_band: [1.0; 2],
        edp: 1.0,
        toggles: run
            .toggles
            .zip(none.toggles)
            .map(|(own, none)| own as f64 / none.max(1) as f64),
        traffic: none.bursts as f64 / run.bursts.max(1) as f64,
        run,
    });
    let codecs = codecs.collect();
    let comparison = Comparison {
        trace: name.to_owned(),
        none,
        codecs,
    };
    Ok(comparison.with_energy_of(gpu))
}
