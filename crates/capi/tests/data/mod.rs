//! Blocks, and codecs to run on them.

use hdlgen_rust::codebook::Book;
use hdlgen_rust::design::Options;
use hdlgen_rust::Coder;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

/// A codec as C is told of it.
pub struct Job {
    pub name: String,
    pub parameters: String,
    pub book: Option<Book>,
}

impl Job {
    pub fn new(name: &str, parameters: &str) -> Self {
        Job {
            name: name.to_owned(),
            parameters: parameters.to_owned(),
            book: None,
        }
    }

    /// The same in Rust.
    pub fn coder(&self) -> Coder {
        let options: Options = self.parameters.parse().unwrap();
        match &self.book {
            Some(book) => Coder::of_book(book, &options).unwrap(),
            None => Coder::new(&self.name, &options).unwrap(),
        }
    }

    /// Whether there is such a codec without a codebook.
    pub fn exists(&self) -> bool {
        Coder::new(&self.name, &Options::default()).is_ok()
    }
}

/// Codecs that need codebooks, with those of these blocks.
pub fn codebooks(blocks: &[u8]) -> Vec<Job> {
    let rows = [
        ("e2mc", "sl=16", "pdw=4"),
        ("e2mc-delta", "block=128", "pdw=4"),
        ("numbers", "format=bf16 ranks=table", "block=256"),
        ("e2mc", "sl=4", "pdw=1 block=64"),
        ("e2mc", "sl=8", "pdw=8 mag=64"),
        ("e2mc", "sl=32", "pdw=2 ends=both"),
        ("e2mc-delta", "block=64", "pdw=8 modes=0,2"),
        (
            "numbers",
            "format=fp8-e4m3 ranks=table",
            "block=512 digits=2,2,3",
        ),
    ];
    let job = |(name, trained, parameters): (&str, &str, &str)| {
        let design = hdlgen_rust::design(name, &trained.parse().unwrap()).unwrap();
        let book = design.train(blocks).unwrap();
        assert!(book.is_some());
        let parameters = parameters.to_owned();
        Job {
            name: name.to_owned(),
            parameters,
            book,
        }
    };
    rows.into_iter().map(job).collect()
}

/// Blocks of 512 bytes: zeros, small numbers, ramps, floats, text, noise, and zeros among noise.
pub fn structured(count: usize) -> Vec<u8> {
    let mut random = SmallRng::seed_from_u64(19);
    let mut data = Vec::new();
    for kind in 0..count {
        let (base, step, shift): (u32, u32, u32) =
            (random.random(), random.random(), random.random_range(0..32));
        for i in 0..128u32 {
            let noise: u32 = random.random();
            let word = match kind % 8 {
                0 => 0,
                1 => (noise as i32 >> shift) as u32,
                2 => base.wrapping_add(i.wrapping_mul(step >> shift)),
                3 => (1.0 + i as f32 * 0.01 + (noise >> 20) as f32 * 1e-6).to_bits(),
                4 => noise & 0x7f7f_7f7f | 0x2020_2020,
                5 => noise,
                6 if noise % 4 == 0 => base,
                6 => 0,
                _ => base.wrapping_add((noise as i32 >> shift) as u32),
            };
            data.extend_from_slice(&word.to_le_bytes());
        }
    }
    data
}
