//! Designs for numbers, their rank tables, and blocks that are hard on them; with ranks from the block, too.

use hdlgen::internals::codebook::RankTable;
use hdlgen::internals::codec::bits::BitWriter;
use hdlgen::internals::codec::{load, store, Codec, Numbers as Model};
use hdlgen::internals::design::numbers::Numbers;
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::hdl::sim::stream::StreamBench;
use hdlgen::internals::hdl::sim::LANES;
use hdlgen::internals::rtl::common::RawBlocks;
use hdlgen::internals::stream::{Beats, Stalls};
use hdlgen::internals::terms::{NumberFormat, Ranks};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngCore, SeedableRng};

/// A design with a rank table by its format, digits, block, MAG and beat; the beat 0 is the block, up
/// to 128 bytes.
pub fn design(format: NumberFormat, digits: &str, block: u32, mag: u32, beat: u32) -> Numbers {
    of_ranks(Ranks::Table, format, digits, block, mag, beat)
}

/// The same with ranks from the block.
pub fn of_block(format: NumberFormat, digits: &str, block: u32, mag: u32, beat: u32) -> Numbers {
    of_ranks(Ranks::Block, format, digits, block, mag, beat)
}

fn of_ranks(
    ranks: Ranks,
    format: NumberFormat,
    digits: &str,
    block: u32,
    mag: u32,
    beat: u32,
) -> Numbers {
    let beat = if beat == 0 { block.min(128) } else { beat };
    let options = options(format, digits, block, mag, beat);
    Numbers::new(&options.with("ranks", ranks)).unwrap()
}

fn options(format: NumberFormat, digits: &str, block: u32, mag: u32, beat: u32) -> Options {
    let options = Options::default().with("format", format);
    let options = options.with("digits", digits).with("block", block);
    options.with("mag", mag).with("beat", beat)
}

/// Designs of every format, with any of the other parameters.
pub fn sampled(ranks: Ranks, count: usize, blocks: &[u32], seed: u64) -> Vec<Numbers> {
    let mut random = SmallRng::seed_from_u64(seed);
    (0..count)
        .map(|number| {
            let format = NumberFormat::ALL[number % NumberFormat::ALL.len()];
            let levels = random.random_range(1..=4);
            let widths: Vec<String> = (0..levels)
                .map(|_| random.random_range(1..=3).to_string())
                .collect();
            let block = *blocks.choose(&mut random).unwrap();
            let mag = [32, 32, 64][random.random_range(0..3)];
            let beat = [4, 8, 16, 32, 64, 128][random.random_range(0..6)];
            let options = options(format, &widths.join(","), block, mag, beat);
            let mut options = options.with("ranks", ranks);
            if random.random_range(0..3) == 0 {
                options.set("raw", RawBlocks::Memory);
            }
            let design = Numbers::new(&options).unwrap();
            match random.random_range(0..2) {
                0 => design,
                _ => {
                    options.set("stages", random.random_range(1..=design.most_stages()));
                    Numbers::new(&options).unwrap()
                }
            }
        })
        .collect()
}

/// A table of all symbols in any order.
pub fn table(format: NumberFormat, seed: u64) -> RankTable {
    let mut symbols: Vec<u8> = (0..=u8::MAX).take(format.symbols()).collect();
    symbols.shuffle(&mut SmallRng::seed_from_u64(seed));
    RankTable::new(format, symbols).unwrap()
}

/// Blocks for a design with a table: of few ranks, with any number of unranked symbols, at any
/// place, on either side of each burst boundary, and noise.
pub fn blocks(design: &Numbers, table: &RankTable, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let format = design.format();
    let numbers = design.geometry().block().bytes() / format.bytes();
    let ranked = table.ranked(design.digits());
    let all: Vec<u8> = (0..=u8::MAX).take(format.symbols()).collect();
    let others: Vec<u8> = all
        .iter()
        .copied()
        .filter(|s| !ranked.contains(s))
        .collect();
    let model = design.model(table).unwrap();
    let mut found = Vec::new();
    for number in 0..count {
        let few = random.random_range(1..=ranked.len());
        let share = random.random_range(0..=100);
        let symbols: Vec<u8> = (0..numbers)
            .map(|lane| match number % 8 {
                0 => ranked[0],
                1 => *all.choose(&mut random).unwrap(),
                2 => *ranked.choose(&mut random).unwrap(),
                3 => ranked[random.random_range(0..few)],
                4 if lane * 100 < share * numbers => *others.choose(&mut random).unwrap_or(&0),
                5 if lane * 100 >= share * numbers => *others.choose(&mut random).unwrap_or(&0),
                6 if random.random_range(0..100) < share / 4 => *all.choose(&mut random).unwrap(),
                7 => ranked[ranked.len() - 1],
                _ => ranked[0],
            })
            .collect();
        found.push(block(format, &symbols, &mut random));
    }
    for costly in all.choose_multiple(&mut random, 4) {
        let few = vec![ranked[0]; numbers];
        found.extend(up_to_bursts(design, &model, &few, *costly, &mut random));
    }
    found
}

/// A block of symbols, with rests of any kind.
fn block(format: NumberFormat, symbols: &[u8], random: &mut SmallRng) -> Vec<u8> {
    let number = |&symbol: &u8| {
        let rest = random.next_u32() as u16 & ((1 << format.rest_bits()) - 1);
        format.join(symbol, rest).to_le_bytes()[..format.bytes()].to_vec()
    };
    symbols.iter().flat_map(number).collect()
}

/// For each number of bursts, as many of a costly symbol in place of others as fit, and one more.
fn up_to_bursts(
    design: &Numbers,
    model: &dyn Codec,
    symbols: &[u8],
    costly: u8,
    random: &mut SmallRng,
) -> Vec<Vec<u8>> {
    let (format, geometry) = (design.format(), design.geometry());
    let mut found = Vec::new();
    for bursts in 1..geometry.block_bursts() {
        let limit = 8 * bursts * geometry.mag().get();
        let mut symbols = symbols.to_vec();
        let mut places: Vec<usize> = (0..symbols.len()).collect();
        places.shuffle(random);
        for place in places {
            let before = symbols[place];
            symbols[place] = costly;
            if model.size(&block(format, &symbols, random)) > limit {
                found.push(block(format, &symbols, random));
                symbols[place] = before;
                found.push(block(format, &symbols, random));
                break;
            }
        }
    }
    found
}

/// Blocks for a design with ranks from the block: with symbols in a few steps around any base, chosen so that
/// neighbouring shifts take as many bits or one symbol's bits more; with any number of distant symbols, up to
/// each burst boundary; with all symbols; with one symbol.
pub fn blocks_around(design: &Numbers, count: usize, seed: u64) -> Vec<Vec<u8>> {
    let mut random = SmallRng::seed_from_u64(seed);
    let format = design.format();
    let numbers = design.geometry().block().bytes() / format.bytes();
    let last = format.symbols() as i32 - 1;
    let model = design.model_of_block().unwrap();
    let symbol = |value: i32| value.clamp(0, last) as u8;
    let mut found = Vec::new();
    for number in 0..count {
        let largest = match random.random_range(0..4) {
            0 => last,
            1 => random.random_range(0..10),
            _ => random.random_range(0..=last),
        };
        let few = random.random_range(1..=10);
        // Weights of the steps below the largest; two of them are nearly equal.
        let mut weights = [0u32; 12];
        for _ in 0..few {
            weights[random.random_range(0..12)] += random.random_range(1..4);
        }
        let far = random.random_range(0..8);
        let mut symbols: Vec<u8> = (0..numbers)
            .map(|lane| match number % 6 {
                0 => symbol(largest),
                1 => random.random_range(0..=last) as u8,
                2 if random.random_range(0..numbers) < far => random.random_range(0..=last) as u8,
                3 => symbol(largest - (lane % few) as i32),
                4 => symbol(largest - random.random_range(0..few as i32)),
                _ => {
                    let steps: Vec<i32> = (0..12).collect();
                    let weight = |&step: &i32| weights[step as usize];
                    symbol(largest - steps.choose_weighted(&mut random, weight).unwrap())
                }
            })
            .collect();
        if number % 6 == 5 && far > 3 {
            // As far away as possible: the symbol is zero, and the distance from the largest is all ones.
            let lane = random.random_range(0..numbers);
            symbols[lane] = symbol(if random.random() { 0 } else { last });
        }
        symbols.shuffle(&mut random);
        found.push(block(format, &symbols, &mut random));
        if number % 32 == 0 {
            let costly = random.random_range(0..=last) as u8;
            found.extend(up_to_bursts(design, &model, &symbols, costly, &mut random));
        }
    }
    found
}

/// One half's input and expected output: bytes of whole beats and `tuser`. After an error the bytes are not
/// checked.
pub struct Traffic {
    pub input: Vec<(Vec<u8>, u8)>,
    pub output: Vec<(Option<Vec<u8>>, u8)>,
    beat: usize,
    block: usize,
}

impl Traffic {
    /// Without a table where there is none. The decompressor gets each block's stored form, and a
    /// corrupt one after each, both with noise up to the end of the beat.
    pub fn new(
        design: &Numbers,
        role: Role,
        table: Option<&RankTable>,
        other: &RankTable,
        blocks: &[Vec<u8>],
    ) -> Self {
        let model = table.map(|table| design.model(table).unwrap());
        let storing = design.model(table.unwrap_or(other)).unwrap();
        Self::of_model(design, role, model.as_ref(), &storing, blocks)
    }

    /// Of a design with ranks from the block.
    pub fn of_block(design: &Numbers, role: Role, blocks: &[Vec<u8>]) -> Self {
        let model = design.model_of_block().unwrap();
        Self::of_model(design, role, Some(&model), &model, blocks)
    }

    fn of_model(
        design: &Numbers,
        role: Role,
        model: Option<&Model>,
        storing: &Model,
        blocks: &[Vec<u8>],
    ) -> Self {
        let mut random = SmallRng::seed_from_u64(blocks.len() as u64);
        let (geometry, beat) = (design.geometry(), design.beat().bytes());
        let (raw, error) = (geometry.raw_metadata(), geometry.raw_metadata() + 1);
        let mut traffic = Traffic {
            input: Vec::new(),
            output: Vec::new(),
            beat,
            block: geometry.block().bytes(),
        };
        let mut scratch = BitWriter::new();
        for block in blocks {
            let mut stored = Vec::new();
            let bits = store(storing, geometry, block, &mut scratch, &mut stored);
            let metadata = geometry.metadata(bits);
            if role == Role::Compressor {
                traffic.input.push((block.clone(), 0));
                let (mut bytes, user) = match model {
                    Some(_) => (stored, metadata),
                    None => (block.clone(), raw),
                };
                bytes.resize(bytes.len().next_multiple_of(beat), 0);
                traffic.output.push((Some(bytes), user));
                continue;
            }
            let corrupt = corrupted(design, &stored, metadata, &mut random);
            for (stored, metadata) in [(stored, metadata), corrupt] {
                let mut block = vec![0; geometry.block().bytes()];
                let loaded = match model {
                    Some(model) => load(model, geometry, metadata, &stored, &mut block).is_ok(),
                    None if metadata == raw => {
                        block.clone_from(&stored);
                        true
                    }
                    None => false,
                };
                let mut sent = stored;
                sent.resize_with(sent.len().next_multiple_of(beat), || random.random());
                traffic.input.push((sent, metadata));
                traffic.output.push(if loaded {
                    (Some(block), 0)
                } else {
                    (None, error)
                });
            }
        }
        traffic
    }

    /// The same stored blocks, read with another table.
    pub fn read_with(&self, design: &Numbers, table: &RankTable) -> Self {
        let geometry = design.geometry();
        let model = design.model(table).unwrap();
        let output = self.input.iter().map(|(sent, metadata)| {
            let mut block = vec![0; self.block];
            let bursts = usize::from(*metadata) + 1;
            let stored = &sent[..(bursts * geometry.mag().bytes()).min(sent.len())];
            let stored = if *metadata == geometry.raw_metadata() {
                sent
            } else {
                stored
            };
            match load(&model, geometry, *metadata, stored, &mut block) {
                Ok(()) => (Some(block), 0),
                Err(_) => (None, geometry.raw_metadata() + 1),
            }
        });
        Traffic {
            output: output.collect(),
            input: self.input.clone(),
            ..*self
        }
    }

    /// Blocks that the decompressor must refuse.
    pub fn errors(&self) -> usize {
        let bytes = self.output.iter().map(|(bytes, _)| bytes);
        bytes.filter(|bytes| bytes.is_none()).count()
    }

    /// Every `step`-th block from `first` on.
    pub fn beats(&self, first: usize, step: usize) -> Beats {
        let mut beats = Beats::new(self.beat);
        for (bytes, user) in self.input.iter().skip(first).step_by(step) {
            beats.push_block(bytes, *user);
        }
        beats
    }

    /// Compares output blocks with those expected.
    ///
    /// # Errors
    /// The difference, in words.
    pub fn check(&self, first: usize, step: usize, out: &Beats) -> Result<(), String> {
        let mut blocks = out.blocks_iter();
        let wanted = self.input.iter().zip(&self.output).enumerate();
        for (number, ((sent, metadata), (bytes, user))) in wanted.skip(first).step_by(step) {
            let what = |what: &str| format!("block {number}: {what}; {metadata}: {sent:02x?}");
            let (found, tuser) = blocks.next().ok_or_else(|| what("missing"))?;
            if tuser != *user {
                return Err(what(&format!("tuser {tuser} for {user}")));
            }
            match bytes {
                Some(bytes) if found != bytes => return Err(what(&format!("{found:02x?}"))),
                None if found.len() != self.block => return Err(what("not a whole block")),
                _ => {}
            }
        }
        // An error is on the last beat only; metadata are on all.
        match blocks.next() {
            Some(_) => Err("more blocks than were sent".into()),
            None => Ok(()),
        }
    }
}

/// A stored block with some bits turned over, or noise in place of one that is stored raw, or
/// another number of bursts.
fn corrupted(
    design: &Numbers,
    stored: &[u8],
    metadata: u8,
    random: &mut SmallRng,
) -> (Vec<u8>, u8) {
    let geometry = design.geometry();
    let mut stored = stored.to_vec();
    if metadata == geometry.raw_metadata() || random.random_range(0..4) == 0 {
        let bursts = random.random_range(1..geometry.block_bursts());
        stored.resize_with((bursts * geometry.mag().get()) as usize, || random.random());
        if random.random() {
            // Few ones, so that few numbers have further digits.
            stored.iter_mut().for_each(|byte| {
                *byte &= random.random::<u8>() & random.random::<u8>() & random.random::<u8>()
            });
        }
        return (stored, bursts as u8 - 1);
    }
    let format = design.format();
    let numbers = stored.len().max(1) as u32;
    let rests = geometry.block().bits() / (8 * format.bytes() as u32) * format.rest_bits();
    for _ in 0..random.random_range(1..4) {
        let first = if random.random() { rests } else { 0 };
        if design.ranks() == Ranks::Block && random.random_range(0..3) == 0 {
            // Flips a bit of base, shift, or the field behind them.
            stored[random.random_range(0..2)] ^= 1 << random.random_range(0..8);
        }
        let bit = random.random_range(first.min(8 * numbers - 1)..8 * numbers) as usize;
        stored[bit / 8] ^= 1 << (bit % 8);
    }
    (stored, metadata)
}

/// Of both sides.
pub const STALLS: Stalls = Stalls {
    seed: 7,
    input: 30,
    output: 30,
};

/// One half with random state at power-up, then a reset. Its outputs are watched.
pub fn from_noise(design: &Numbers, role: Role, seed: u64) -> StreamBench {
    let mut bench = StreamBench::new(&design.module(role).unwrap()).unwrap();
    bench.checks = true;
    bench.simulator().randomise(seed);
    bench.reset();
    bench
}

/// Sends blocks through all lanes, and compares.
pub fn agrees(bench: &mut StreamBench, name: &str, traffic: &Traffic, stalls: Stalls) {
    let inputs: Vec<_> = (0..LANES).map(|lane| traffic.beats(lane, LANES)).collect();
    let outputs = bench.run(&inputs, stalls).unwrap();
    for (lane, output) in outputs.iter().enumerate() {
        let checked = traffic.check(lane, LANES, &output.beats);
        checked.unwrap_or_else(|e| panic!("{name}: {e}"));
    }
}
