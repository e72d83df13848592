//! Streams without end through codecs of any parameters: run by `scripts/soak`.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use hdlgen::internals::blocks::varied;
use hdlgen::internals::design::coverage::{ports, Torture};
use hdlgen::internals::design::emit::write;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{designs, Design, Entry, Options, Role, Values};
use hdlgen::internals::flow::port_replay::{verilator, Replayed};
use hdlgen::internals::hdl::sim::packets::{quiet, run, Lane};
use hdlgen::internals::hdl::sim::PortRecord;
use hdlgen::internals::hdl::sim::{PortRef, Simulator, LANES};
use hdlgen::internals::hdl::Module;
use hdlgen::internals::stream::Write;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

use crate::common::controller::train;

/// Times that a half is reset, and its tables loaded with those of other data.
const ROUNDS: u64 = 5;
/// Blocks, of which packets are made.
const BLOCKS: usize = 600;
/// Cycles from block to block above which a half gets fewer blocks.
const USUAL_INTERVAL: u64 = 16;
/// Cycles of reset.
const RESET: u64 = 3;

/// A half of a design in the simulator, whose ports in every cycle are kept for Verilator.
struct Half {
    simulator: Simulator,
    records: Vec<PortRecord>,
    paths: Vec<PathBuf>,
}

impl Half {
    fn new(module: &Rc<Module>, folder: &Path) -> Self {
        let simulator = Simulator::new(module).unwrap();
        let path = |lane| folder.join(format!("{}_{lane}.ports", module.name));
        let paths: Vec<PathBuf> = (0..LANES).map(path).collect();
        let record = |(lane, path): (usize, &PathBuf)| {
            let writer = BufWriter::new(File::create(path).unwrap());
            PortRecord::new(module, &simulator, lane, Box::new(writer))
        };
        let records = paths.iter().enumerate().map(record).collect();
        Half {
            simulator,
            records,
            paths,
        }
    }

    fn port(&self, name: &str) -> Option<PortRef> {
        self.simulator.input(name).or(self.simulator.output(name))
    }

    fn set(&mut self, name: &str, value: u64) {
        if let Some(port) = self.port(name) {
            self.simulator.set_all(port, value);
        }
    }

    fn clock(&mut self, in_reset: bool) {
        self.simulator.settle();
        keep(&mut self.records, &self.simulator, in_reset);
        self.simulator.clock();
    }

    fn reset(&mut self) {
        quiet(&mut self.simulator);
        self.simulator.reset(true);
        for _ in 0..RESET {
            self.clock(true);
        }
        self.simulator.reset(false);
    }

    /// Loads tables, in all lanes at once.
    fn load(&mut self, writes: &[Write]) {
        let port = |name: &str| self.port(name).unwrap();
        let (ready, answered) = (!writes.is_empty())
            .then(|| (port("s_axil_awready"), port("s_axil_bvalid")))
            .unzip();
        let (Some(ready), Some(answered)) = (ready, answered) else {
            return;
        };
        self.set("s_axil_bready", 1);
        self.set("s_axil_wstrb", 15);
        for write in writes {
            self.set("s_axil_awaddr", write.address.into());
            self.set("s_axil_wdata", write.data.into());
            self.set("s_axil_awvalid", 1);
            self.set("s_axil_wvalid", 1);
            loop {
                self.simulator.settle();
                let [taken, done] = [ready, answered].map(|port| self.simulator.get(port, 0) == 1);
                self.clock(false);
                if taken {
                    self.set("s_axil_awvalid", 0);
                    self.set("s_axil_wvalid", 0);
                }
                if done {
                    break;
                }
            }
        }
    }
}

fn keep(records: &mut [PortRecord], simulator: &Simulator, in_reset: bool) {
    for record in records {
        record.cycle(simulator, in_reset).unwrap();
    }
}

/// A design, any or the one named in `DESIGN`, and parameters by chance: each is the default or any other, as far as
/// they fit each other.
fn any_design(random: &mut SmallRng) -> (String, Box<dyn Design>) {
    let only = std::env::var("DESIGN").ok();
    let codecs: Vec<&Entry> = designs()
        .iter()
        .copied()
        .filter(|entry| entry.design(&Options::default()).unwrap().is_codec())
        .filter(|entry| only.as_deref().is_none_or(|name| entry.name == name))
        .collect();
    assert!(!codecs.is_empty(), "no codec DESIGN={only:?}");
    loop {
        let entry = codecs.choose(random).unwrap();
        let mut words = vec![entry.name.to_owned()];
        let mut options = Options::default();
        for parameter in &entry.parameters {
            if random.random_bool(0.5) {
                continue;
            }
            let value = match &parameter.values {
                Values::Numbers(numbers) => numbers.choose(random).map(u32::to_string),
                Values::Words(all) => all.choose(random).map(|(word, _)| word.clone()),
                Values::Switch => Some("true".to_owned()),
                Values::Whole | Values::List | Values::Design | Values::File => None,
            };
            if let Some(value) = value {
                words.push(format!("{}={value}", parameter.name));
                options.set(parameter.name, value);
            }
        }
        if let Ok(design) = entry.design(&options) {
            return (words.join(" "), design);
        }
    }
}

/// Blocks of all kinds, and some of a file.
fn blocks(bytes: usize, file: &[u8], random: &mut SmallRng) -> Vec<Vec<u8>> {
    let mut blocks = varied(bytes, BLOCKS / 2, random.random());
    blocks.resize_with(BLOCKS, || {
        let start = random.random_range(0..file.len() - bytes);
        file[start..][..bytes].to_vec()
    });
    blocks
}

/// One half through all rounds; packets that were answered or dropped, and cycles of all lanes.
fn soak(
    half: &mut Half,
    design: &dyn Design,
    role: Role,
    packets: u64,
    file: &[u8],
    random: &mut SmallRng,
) -> Result<u64, String> {
    let bytes = design.geometry().block().bytes();
    let ports = ports(&half.simulator, design.geometry()).unwrap();
    let mut done = 0;
    for round in 0..ROUNDS {
        let blocks = blocks(bytes, file, random);
        let data = blocks.concat();
        let book = train(design, &data);
        let reference = design.reference(book.as_ref()).unwrap();
        let expected = Expected::new(design, reference.model.as_ref(), &data);
        half.reset();
        half.load(reference.load_sequence(role));
        let torture = Torture {
            design,
            role,
            reference,
            blocks,
            expected,
        };
        let mut lanes: Vec<Lane> = (0..LANES).map(|_| Lane::default()).collect();
        let each = packets.div_ceil(LANES as u64 * ROUNDS);
        for lane in &mut lanes {
            lane.packets
                .extend((0..each).map(|_| torture.packet(random)));
        }
        // The last one ends when all is out, the others mostly in the middle of something.
        let cycles = if round + 1 == ROUNDS || random.random_bool(0.3) {
            usize::MAX
        } else {
            each as usize * random.random_range(2..20)
        };
        let stalls = [0, 1].map(|_| *[0.0, 0.1, 0.3, 0.6, 0.9].choose(random).unwrap());
        let before: u64 = lanes.iter().map(|lane| lane.packets.len() as u64).sum();
        let records = &mut half.records;
        let mut clock = |simulator: &mut Simulator| {
            keep(records, simulator, false);
            simulator.clock();
        };
        run(
            &mut half.simulator,
            &mut clock,
            &ports,
            &mut lanes,
            cycles,
            stalls,
            random,
        )
        .map_err(|what| format!("round {round}, stalls {stalls:?}: {what}"))?;
        done += before
            - lanes
                .iter()
                .map(|lane| lane.packets.len() as u64)
                .sum::<u64>();
    }
    Ok(done)
}

/// A line for each half: seed, design, half, packets, cycles of all lanes.
#[test]
#[ignore = "takes as long as it is told to"]
fn rounds() {
    let number = |name: &str, default: u64| {
        let given = std::env::var(name).ok().and_then(|text| text.parse().ok());
        given.unwrap_or(default)
    };
    let (mut left, first) = (number("BLOCKS", 100_000), number("SEED", 1));
    let each = number("EACH", 500_000);
    let file = std::fs::read(env!("CARGO_BIN_EXE_hdlgen")).unwrap();
    for seed in first.. {
        let mut random = SmallRng::seed_from_u64(seed);
        let (words, design) = any_design(&mut random);
        let out = tempfile::tempdir().unwrap();
        let (folder, manifest) = write(design.as_ref(), out.path()).unwrap();
        for role in Role::ALL {
            let failed =
                |what: String| -> u64 { panic!("seed {seed}, {words}, {}: {what}", role.name()) };
            let module = design.module(role).unwrap();
            let mut half = Half::new(&module, out.path());
            let top = manifest
                .tops
                .iter()
                .find(|top| top.role.half() == role)
                .unwrap();
            // Designs that take long for a block would else have nearly all of the time.
            let most = each * USUAL_INTERVAL / u64::from(top.interval_cycles).max(USUAL_INTERVAL);
            let packets = soak(
                &mut half,
                design.as_ref(),
                role,
                most.min(left),
                &file,
                &mut random,
            )
            .unwrap_or_else(failed);
            let records = std::mem::take(&mut half.records).into_iter();
            let cycles = records
                .map(|record| record.finish().unwrap())
                .max()
                .unwrap_or(0);
            let top = Replayed::new(&module, folder.clone(), top.files.clone());
            if let Err(error) = verilator(&top, &half.paths, cycles) {
                failed(error.to_string());
            }
            half.paths
                .iter()
                .for_each(|path| std::fs::remove_file(path).unwrap());
            println!(
                "{seed},{words},{},{packets},{}",
                role.name(),
                cycles * LANES as u64
            );
            left = left.saturating_sub(packets);
        }
        if left == 0 {
            break;
        }
    }
}
