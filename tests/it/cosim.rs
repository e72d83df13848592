//! The emitted Verilog in other people's tools: co-simulation against the model
//! in Verilator and in Icarus, lint, and structural checks.

use hdlgen::internals::codebook::Codebook;
use hdlgen::internals::design::e2mc::E2mc;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{BuildOptions, RunOptions};
use hdlgen::internals::flow::{icarus, lint, verilator, yosys, Config};
use hdlgen::internals::stream::{Beats, Stalls};
use rand::rngs::SmallRng;
use rand::SeedableRng;

use crate::common::designs::{adversarial_blocks, book_for, design, designs, paired_design};
use crate::common::emitted::emitted;
use crate::common::wrong::{Maker, Sent};
use crate::common::{have, have_verilator};

const STALLS: Stalls = Stalls {
    seed: 20,
    input: 30,
    output: 40,
};

/// A design's blocks, their codebook, and the model's results.
struct Job {
    design: E2mc,
    book: Codebook,
    expected: Expected,
}

impl Job {
    /// The first `blocks` of them; every kind of block is among each 10.
    fn new(design: E2mc, blocks: usize) -> Self {
        let data = adversarial_blocks(&design, 8);
        let book = book_for(&design, &data);
        let part = blocks * design.geometry().block().bytes();
        let expected = Expected::new(&design, &design.model(&book), &data[..part]);
        Job {
            design,
            book,
            expected,
        }
    }

    fn preloaded(mut self) -> Self {
        self.design = self.design.with_codebook(self.book.clone()).unwrap();
        self
    }

    fn config(&self, role: Role) -> Config {
        if self.design.book().is_some() {
            return Config::default();
        }
        let load = self.design.load_sequence(role, &self.book);
        let writes: Vec<_> = load.to_vec();
        // The first write clears the bit that the last one sets.
        Config {
            readback: writes[1..].to_vec(),
            writes,
        }
    }

    fn input(&self, role: Role) -> Beats {
        let beats = self.design.beat().bytes();
        self.expected
            .input(role, beats, 0..self.expected.blocks.len())
    }

    fn check(&self, role: Role, beats: &Beats, tool: &str) {
        let name = format!("{} {} in {tool}", self.design.name(), role.name());
        for beat in beats.iter() {
            let constant = role == Role::Compressor || beat.last || beat.user == 0;
            assert!(constant, "{name}: tuser {} before the last beat", beat.user);
        }
        assert_eq!(beats.blocks(), self.expected.blocks.len(), "{name}");
        for (i, (bytes, user)) in beats.blocks_iter().enumerate() {
            let checked = self.expected.check(role, i, bytes, user);
            checked.unwrap_or_else(|what| panic!("{name}: block {i} {what}"));
        }
    }
}

fn in_verilator(job: &Job) {
    if !have_verilator() {
        return;
    }
    let (_folder, tops) = emitted(&job.design);
    for (role, top) in tops {
        let objects = tempfile::tempdir().unwrap();
        let binary = verilator::build(&top, objects.path(), BuildOptions::QUICK).unwrap();
        for stalls in [Stalls::none(1), STALLS] {
            let options = RunOptions::new(stalls);
            let run = binary.run(&job.config(role), &job.input(role), &options);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            job.check(role, &run.output, "Verilator");
        }
    }
}

/// Four-state from power-up: an X on a valid output is an error.
fn in_icarus(job: &Job) {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let (_folder, tops) = emitted(&job.design);
    for (role, top) in tops {
        icarus::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        let config = job.config(role);
        let run = icarus::run(&top, &config, &job.input(role), STALLS);
        let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
        job.check(role, &run.output, "Icarus");
    }
}

fn both(symbol_bits: u32) {
    for ways in [1, 4] {
        let job = Job::new(design(symbol_bits, ways, 128, 32, 0, 0), 40);
        in_icarus(&job);
        in_verilator(&job);
    }
}

#[test]
fn sl_4_runs_as_the_model_says() {
    both(4);
}

#[test]
fn sl_8_runs_as_the_model_says() {
    both(8);
}

#[test]
fn sl_16_runs_as_the_model_says() {
    both(16);
}

#[test]
fn sl_32_runs_as_the_model_says() {
    both(32);
}

#[test]
fn ways_in_pairs_run_as_the_model_says() {
    for (symbol_bits, ways, beat) in [(16, 4, 0), (8, 8, 16)] {
        let job = Job::new(paired_design(symbol_bits, ways, 128, 32, beat), 40);
        in_icarus(&job);
        in_verilator(&job);
    }
}

/// Without a write to the configuration port.
fn preloaded_runs(symbol_bits: u32, ways: u32, block: u32, beat: u32) {
    let job = Job::new(design(symbol_bits, ways, block, 32, 0, beat), 40).preloaded();
    in_icarus(&job);
    in_verilator(&job);
}

#[test]
fn preloaded_sl_16_pdw_8_runs_as_the_model_says() {
    preloaded_runs(16, 8, 64, 64);
}

#[test]
fn preloaded_sl_8_pdw_2_runs_as_the_model_says() {
    preloaded_runs(8, 2, 128, 8);
}

#[test]
fn preloaded_sl_16_pdw_4_runs_as_the_model_says() {
    preloaded_runs(16, 4, 128, 16);
}

#[test]
fn preloaded_sl_32_pdw_1_runs_as_the_model_says() {
    preloaded_runs(32, 1, 128, 4);
}

#[test]
fn preloaded_sl_4_pdw_8_runs_as_the_model_says() {
    preloaded_runs(4, 8, 64, 8);
}

/// With unknown tables, as Icarus leaves them: raw blocks, and errors whose data are nevertheless known.
#[test]
fn without_tables_nothing_unknown_comes_out() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for (symbol_bits, beat) in [(4, 0), (16, 0), (8, 8)] {
        let job = Job::new(design(symbol_bits, 4, 128, 32, 0, beat), 40);
        let (_folder, tops) = emitted(&job.design);
        for (role, top) in tops {
            let input = job.input(role);
            let run = icarus::run(&top, &Config::default(), &input, STALLS);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            let raw = (run.output.iter().filter(|beat| beat.last)).map(|beat| beat.user);
            let expected: Vec<u8> = (job.expected.metadata.iter())
                .map(|&metadata| match (role, metadata) {
                    (Role::Compressor, _) => 3,
                    (Role::Decompressor, 3) => 0,
                    (Role::Decompressor, _) => 4,
                })
                .collect();
            assert!(raw.eq(expected), "{}", top.module);
        }
    }
}

/// Nor does what no encoder makes.
#[test]
fn wrong_blocks_bring_out_nothing_unknown() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for (symbol_bits, ways, beat) in [(8, 8, 4), (16, 4, 64), (32, 4, 0), (16, 4, 16)] {
        let job = Job::new(design(symbol_bits, ways, 128, 32, 0, beat), 200);
        let model = job.design.model(&job.book);
        let stored = job.expected.stored.iter().cloned();
        let right: Vec<_> = stored.zip(job.expected.metadata.iter().copied()).collect();
        let mut maker = Maker {
            design: &job.design,
            right: &right,
            random: &mut SmallRng::seed_from_u64(9),
        };
        let sent: Vec<Sent> = (0..200).map(|_| maker.any()).collect();
        let mut input = Beats::new(job.design.beat().bytes());
        for block in &sent {
            block.push_to(&mut input, job.design.beat().bytes());
        }
        let (_folder, tops) = emitted(&job.design);
        let (role, top) = &tops[1];
        let run = icarus::run(top, &job.config(*role), &input, STALLS);
        let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
        let out = run.output;
        assert_eq!(out.blocks(), sent.len(), "{}", top.module);
        for (sent, (bytes, user)) in sent.iter().zip(out.blocks_iter()) {
            match sent.verdict(&job.design, &model) {
                Ok(block) => assert_eq!((&*block, 0), (bytes, user), "{sent:?}"),
                Err(_) => assert_eq!(user, 4, "{sent:?}"),
            }
        }
    }
}

/// The first blocks after power-up are short: the rest of their slots has never been written. If they are
/// truncated, their ways run into these unwritten bits.
#[test]
fn short_blocks_first_bring_out_nothing_unknown() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for (symbol_bits, ways, beat) in [(4, 1, 32), (8, 4, 16), (16, 1, 8), (16, 8, 32), (32, 2, 4)] {
        let job = Job::new(design(symbol_bits, ways, 128, 32, 0, beat), 200).preloaded();
        let model = job.design.model(&job.book);
        let (_folder, tops) = emitted(&job.design);
        let (_, top) = &tops[1];
        let burst = job.design.geometry().mag().bytes();
        let stored = job.expected.stored.iter().zip(&job.expected.metadata);
        let cut = stored.filter(|(_, &metadata)| matches!(metadata, 1 | 2));
        let cut = cut.map(|(bytes, _)| Sent::of_beats(&bytes[..burst], 0));
        let cut: Vec<Sent> = cut.collect();
        // In both slots.
        for sent in cut.chunks_exact(2).step_by(cut.len() / 8) {
            let mut input = Beats::new(job.design.beat().bytes());
            for block in sent {
                assert!(block.verdict(&job.design, &model).is_err(), "{block:?}");
                block.push_to(&mut input, job.design.beat().bytes());
            }
            let run = icarus::run(top, &Config::default(), &input, STALLS);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            let out = run.output;
            assert!(
                out.blocks_iter().all(|(_, user)| user == 4),
                "{}",
                top.module
            );
            assert_eq!(out.blocks(), sent.len(), "{}", top.module);
        }
    }
}

/// All designs of the hardware tests, and some with tables.
fn sample() -> impl Iterator<Item = E2mc> {
    let preloaded = [(4, 1), (8, 4), (16, 2), (32, 8)].map(|(symbol_bits, ways)| {
        let job = Job::new(design(symbol_bits, ways, 128, 32, 0, 0), 1);
        job.preloaded().design
    });
    designs().into_iter().chain(preloaded)
}

/// A part of the designs, so that several are looked at side by side: an eighth, or one of three that share the others.
fn part(number: usize) -> impl Iterator<Item = E2mc> {
    let numbered = (0..).zip(sample());
    let is_here = move |n: usize| match n % 8 {
        0 => number == 0,
        n => number == 1 + n % 3,
    };
    numbered
        .filter(move |(n, _)| is_here(*n))
        .map(|(_, design)| design)
}

fn designs_are_clean_to_verilators_lint(number: usize) {
    if !have(&[Tool::Verilator]) {
        return;
    }
    for design in part(number) {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

#[test]
fn designs_are_clean_to_verilators_lint_first() {
    designs_are_clean_to_verilators_lint(0);
}

#[test]
fn designs_are_clean_to_verilators_lint_second() {
    designs_are_clean_to_verilators_lint(1);
}

#[test]
fn designs_are_clean_to_verilators_lint_third() {
    designs_are_clean_to_verilators_lint(2);
}

#[test]
fn designs_are_clean_to_verilators_lint_fourth() {
    designs_are_clean_to_verilators_lint(3);
}

fn designs_compile_in_icarus(number: usize) {
    if !have(&[Tool::Iverilog]) {
        return;
    }
    for design in part(number) {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            icarus::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

#[test]
fn designs_compile_in_icarus_first() {
    designs_compile_in_icarus(0);
}

#[test]
fn designs_compile_in_icarus_second() {
    designs_compile_in_icarus(1);
}

#[test]
fn designs_compile_in_icarus_third() {
    designs_compile_in_icarus(2);
}

#[test]
fn designs_compile_in_icarus_fourth() {
    designs_compile_in_icarus(3);
}

#[test]
fn designs_pass_the_checks_of_yosys() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    for design in sample().step_by(9) {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            yosys::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}
