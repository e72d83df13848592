//! What is fuzzed: for every reader and every decoder a function of any bytes, which panics if
//! something is wrong. The programs in `fuzz_targets/` give them to libFuzzer, and
//! `tests/it/fuzz_corpus.rs`, which is built of the same files, gives them the inputs that are kept.

pub mod codecs;
pub mod files;
pub mod hardware;
pub mod inputs;
pub mod model;
pub mod parts;
mod words;

/// A function to fuzz.
pub struct Target {
    /// The name of its program, and of its inputs' folder.
    pub name: &'static str,
    /// Runs it on an input.
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: &[Target] = &[
    Target::new("codebook", files::codebook),
    Target::new("index", files::index),
    Target::new("stream", files::stream),
    Target::new("liberty", files::liberty),
    Target::new("manifest", files::manifest),
    Target::new("designs", files::designs),
    Target::new("points", files::points),
    Target::new("requests", files::requests),
    Target::new("gpu", model::gpu),
    Target::new("gpu_requests", model::gpu_requests),
    Target::new("raw", inputs::raw),
    Target::new("npy", inputs::npy),
    Target::new("npz", inputs::npz),
    Target::new("gzip", inputs::gzip),
    Target::new("zstd", inputs::zstd),
    Target::new("safetensors", inputs::safetensors),
    Target::new("trace", inputs::trace),
    Target::new("evaluations", parts::evaluations),
    Target::new("histograms", parts::histograms),
    Target::new("decoder", codecs::decoder),
    Target::new("encoder", codecs::encoder),
    Target::new("decompressor", hardware::decompressor),
    Target::new("compressor", hardware::compressor),
];

impl Target {
    const fn new(name: &'static str, run: fn(&[u8])) -> Self {
        Target { name, run }
    }
}

/// Runs the function of a name.
pub fn run(name: &str, data: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name);
    (target.unwrap_or_else(|| panic!("no target {name}")).run)(data);
}
