//! Right modules, simulated.

use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{self, BuildOptions, RunOptions};
use hdlgen::internals::flow::{icarus, Config, FlowError, Top};
use hdlgen::internals::stream::{Beats, Stalls, Write};

use crate::common::{have, have_verilator};
use crate::flow::modules::{blocks, build, keyed, slice_with, stalls};

/// The model of `keyed`, its memory holding `keys`.
fn keyed_model(keys: &[u32], input: &Beats) -> Beats {
    let mut output = Beats::new(input.width());
    let mut index = 0;
    for beat in input.iter() {
        let word = u32::from_le_bytes(beat.data.try_into().unwrap());
        let data = word.wrapping_add(keys[index % 16]).to_le_bytes();
        index = if beat.last { 0 } else { index + 1 };
        output.push(&data, beat.last, beat.user);
    }
    output
}

/// The memory image's words, 0x1001 times the address.
fn image() -> Vec<u32> {
    (0..16).map(|k| 0x1001 * k).collect()
}

fn loads() -> (Config, Vec<u32>) {
    let keys: Vec<u32> = (0..16u32).map(|k| k.wrapping_mul(0x9e37_79b9)).collect();
    let writes = (0..).step_by(4).zip(keys.iter().copied());
    let writes: Vec<_> = writes
        .map(|(address, data)| Write { address, data })
        .collect();
    let config = Config {
        writes: writes.clone(),
        readback: writes,
    };
    (config, keys)
}

#[test]
fn a_slice_passes_its_blocks_in_verilator() {
    if !have_verilator() {
        return;
    }
    for (width, bytes) in [
        ("[63:0]", 8),
        ("[31:0]", 4),
        ("[255:0]", 32),
        ("[1023:0]", 128),
    ] {
        let beat = format!("[{}:0]", 8 * bytes + 2);
        let (folder, top) = slice_with(&[("[63:0]", width), ("[66:0]", &beat)], bytes);
        let binary = build(&top, &folder);
        let input = blocks(200, bytes, true);
        for stalls in [Stalls::none(1), stalls(2), stalls(3)] {
            let options = RunOptions::new(stalls);
            let run = binary.run(&Config::default(), &input, &options).unwrap();
            assert_eq!(run.output, input);
            let report = run.report;
            assert_eq!(report.input_beats, input.len() as u64);
            assert_eq!(report.output_beats, input.len() as u64);
            assert_eq!(report.blocks, 200);
            if stalls == Stalls::none(1) {
                let latency = report.latency.unwrap();
                let interval = report.interval.unwrap();
                assert_eq!((latency.min, latency.max), (1, 5));
                assert_eq!((interval.min, interval.max), (1, 5));
                assert_eq!(report.cycles, input.len() as u64 + 1);
            } else {
                assert!(report.cycles > input.len() as u64 * 5 / 4);
            }
        }
        let speed = binary.speed(&Config::default(), &input, 3).unwrap();
        assert_eq!(speed.blocks, 600);
        assert_eq!(speed.cycles, 3 * input.len() as u64 + 1);
    }
}

#[test]
fn one_by_one_a_block_waits_for_the_one_before() {
    if !have_verilator() {
        return;
    }
    let (folder, top) = slice_with(&[], 8);
    let binary = build(&top, &folder);
    let mut options = RunOptions::new(Stalls::none(1));
    let input = blocks(20, 8, true);
    let together = binary.run(&Config::default(), &input, &options).unwrap();
    options.one_by_one = true;
    let alone = binary.run(&Config::default(), &input, &options).unwrap();
    assert_eq!(alone.output, together.output);
    // A block's first beat is offered in the cycle after the last one's last beat.
    assert_eq!(alone.report.cycles, together.report.cycles + 19);
}

#[test]
fn a_configuration_is_written_and_read_in_verilator() {
    if !have_verilator() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let binary = build(&keyed(), &folder);
    let input = blocks(50, 4, false);
    let options = RunOptions::new(stalls(5));
    let run = binary.run(&Config::default(), &input, &options).unwrap();
    assert_eq!(run.output, keyed_model(&image(), &input), "memory image");

    let (mut config, keys) = loads();
    for options in [options, RunOptions::new(Stalls::none(1))] {
        let run = binary.run(&config, &input, &options).unwrap();
        assert_eq!(run.output, keyed_model(&keys, &input));
    }
    config.readback[3].data ^= 1;
    let error = binary
        .run(&config, &input, &RunOptions::new(stalls(6)))
        .unwrap_err();
    assert!(error.to_string().contains("address 0xc reads"), "{error}");
}

#[test]
fn a_vcd_is_written() {
    if !have_verilator() {
        return;
    }
    let (folder, top) = slice_with(&[], 8);
    let options = BuildOptions {
        trace: true,
        optimize: 0,
    };
    let binary = verilator::build(&top, folder.path(), options).unwrap();
    let mut options = RunOptions::new(stalls(1));
    let vcd = folder.path().join("run.vcd");
    options.vcd = Some(vcd.clone());
    binary
        .run(&Config::default(), &blocks(3, 8, true), &options)
        .unwrap();
    let text = std::fs::read_to_string(vcd).unwrap();
    assert!(text.contains("m_axis_tvalid") && text.contains("#100"));
}

#[test]
fn modules_run_four_state_in_icarus() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let (_folder, top) = slice_with(&[], 8);
    icarus::check(&top).unwrap();
    let input = blocks(100, 8, true);
    for stalls in [Stalls::none(1), stalls(2)] {
        let run = icarus::run(&top, &Config::default(), &input, stalls).unwrap();
        assert_eq!(run.output, input);
    }
    let (config, keys) = loads();
    let input = blocks(100, 4, false);
    icarus::check(&keyed()).unwrap();
    for (config, keys) in [(config, keys), (Config::default(), image())] {
        let run = icarus::run(&keyed(), &config, &input, stalls(7)).unwrap();
        assert_eq!(run.output, keyed_model(&keys, &input));
    }
}

#[test]
fn requests_that_cannot_be_are_refused() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let good = blocks(2, 4, false);
    let refused = |config: &Config, input: &Beats, stalls: Stalls, expected: &str| {
        let error = icarus::run(&keyed(), config, input, stalls).unwrap_err();
        assert!(matches!(error, FlowError::Request(_)), "{error}");
        assert!(error.to_string().contains(expected), "{error}");
    };
    let none = Config::default();
    let calm = Stalls::none(1);
    let mut part = Beats::new(4);
    refused(&none, &part, calm, "no blocks");
    part.push(&[0; 4], false, 0);
    refused(&none, &part, calm, "within a block");
    refused(&none, &blocks(2, 8, false), calm, "beats of 8 bytes");
    refused(&none, &blocks(2, 4, true), calm, "tuser 0x1");
    let far = Config {
        writes: vec![Write {
            address: 64,
            data: 0,
        }],
        readback: vec![],
    };
    refused(&far, &good, calm, "address 0x40");
    let forever = Stalls {
        output: 100,
        ..calm
    };
    refused(&none, &good, forever, "99 percent");
    let missing = Top {
        files: vec!["missing.v".into()],
        ..keyed()
    };
    let error = icarus::check(&missing).unwrap_err().to_string();
    assert!(error.contains("missing.v"), "{error}");
}
