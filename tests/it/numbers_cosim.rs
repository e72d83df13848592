//! The Verilog for numbers in other people's tools: lint, and co-simulation with stalls and corrupt
//! blocks, with a rank table and with ranks from the block; a file that is changed by hand is found out.

use crate::common;

use crate::common::emitted::emitted;
use crate::common::numbers::{blocks, blocks_around, design, of_block, sampled, table, Traffic};
use common::{have, have_verilator};
use hdlgen::internals::codebook::RankTable;
use hdlgen::internals::design::numbers::{load_sequence, Numbers};
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{self, BuildOptions, RunOptions};
use hdlgen::internals::flow::{lint, Config, Top};
use hdlgen::internals::stream::{Stalls, Write};
use hdlgen::internals::terms::{NumberFormat, Ranks};

#[test]
fn verilator_has_nothing_to_say_about_few() {
    lints(vec![
        design(NumberFormat::Bf16, "3", 128, 32, 0),
        of_block(NumberFormat::Bf16, "3", 128, 32, 0),
        // Fields behind the first digits never fit.
        design(NumberFormat::Int8, "3,3,3", 128, 32, 0),
        of_block(NumberFormat::Int8, "3,3,3", 128, 32, 0),
    ]);
}

#[test]
fn verilator_has_nothing_to_say_about_any() {
    let mut designs = sampled(Ranks::Table, 6, &[128], 9);
    designs.extend(sampled(Ranks::Table, 2, &[256], 10));
    designs.extend(sampled(Ranks::Block, 6, &[128], 11));
    designs.extend(sampled(Ranks::Block, 2, &[256], 12));
    lints(designs);
}

fn lints(designs: Vec<Numbers>) {
    if !have(&[Tool::Verilator]) {
        return;
    }
    for design in designs {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

/// Runs blocks and corrupt blocks through the Verilog of a half with a rank table.
fn run(design: &Numbers, role: Role, top: &Top, table: &RankTable) -> Result<(), String> {
    let blocks = blocks(design, table, 60, 1);
    let traffic = Traffic::new(design, role, Some(table), table, &blocks);
    let writes = load_sequence(table, design.digits());
    sends(top, &traffic, &writes)
}

/// Sends traffic through the Verilog of a half, with and without stalls, after some writes.
fn sends(top: &Top, traffic: &Traffic, writes: &[Write]) -> Result<(), String> {
    let objects = tempfile::tempdir().unwrap();
    let binary = verilator::build(top, objects.path(), BuildOptions::QUICK).unwrap();
    let input = traffic.beats(0, 1);
    let config = Config {
        writes: writes.to_vec(),
        readback: writes.iter().skip(1).copied().collect(),
    };
    let stalled = Stalls {
        seed: 20,
        input: 30,
        output: 40,
    };
    for stalls in [Stalls::none(1), stalled] {
        let run = binary.run(&config, &input, &RunOptions::new(stalls));
        let run = run.map_err(|e| e.to_string())?;
        traffic.check(0, 1, &run.output)?;
    }
    Ok(())
}

fn verilator_agrees(format: NumberFormat, digits: &str, block: u32, beat: u32) {
    if !have_verilator() {
        return;
    }
    let design = design(format, digits, block, 32, beat);
    let table = table(format, 1);
    let (_folder, tops) = emitted(&design);
    for (role, top) in tops {
        run(&design, role, &top, &table).unwrap_or_else(|e| panic!("{}: {e}", top.module));
    }
}

/// With ranks from the block.
fn verilator_agrees_around(format: NumberFormat, digits: &str, block: u32, beat: u32) {
    if !have_verilator() {
        return;
    }
    let design = of_block(format, digits, block, 32, beat);
    let (_folder, tops) = emitted(&design);
    for (role, top) in tops {
        let traffic = Traffic::of_block(&design, role, &blocks_around(&design, 60, 1));
        sends(&top, &traffic, &[]).unwrap_or_else(|e| panic!("{}: {e}", top.module));
    }
}

#[test]
fn verilator_agrees_on_bf16_with_ranks_from_the_block() {
    verilator_agrees_around(NumberFormat::Bf16, "3", 128, 0);
}

#[test]
fn verilator_agrees_on_fp8_with_ranks_from_the_block() {
    verilator_agrees_around(NumberFormat::Fp8E4m3, "2,2,3", 256, 64);
}

#[test]
fn verilator_agrees_on_bf16() {
    verilator_agrees(NumberFormat::Bf16, "2,3", 128, 0);
}

#[test]
fn verilator_agrees_on_fp8_in_larger_blocks() {
    verilator_agrees(NumberFormat::Fp8E4m3, "2,2,3", 256, 64);
}

#[test]
fn verilator_agrees_on_int8_behind_narrow_ports() {
    verilator_agrees(NumberFormat::Int8, "1,1,2", 128, 16);
}

/// One multiplexer of the network the wrong way round.
#[test]
fn a_network_that_is_broken_is_found_out() {
    if !have_verilator() {
        return;
    }
    let design = design(NumberFormat::Bf16, "3", 128, 32, 0);
    let table = table(design.format(), 1);
    let (_folder, tops) = emitted(&design);
    for (role, top) in tops {
        let (file, from, to) = match role {
            Role::Compressor => ("merge", "(right_goes_up & left)", "(right_goes_up & right)"),
            Role::Decompressor => ("split", "up & whole[15:0]", "up & whole[31:16]"),
        };
        let path = (top.folder).join(format!("{}_unranked_{file}1.v", design.name()));
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{text}");
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
        assert!(run(&design, role, &top, &table).is_err(), "{}", top.module);
    }
}

/// One rank's constant that is wrong, in the compressor and in the decompressor.
#[test]
fn an_origin_that_is_broken_is_found_out() {
    if !have_verilator() {
        return;
    }
    let design = of_block(NumberFormat::Bf16, "3", 128, 32, 0);
    let blocks = blocks_around(&design, 60, 1);
    let (_folder, tops) = emitted(&design);
    for (role, top) in tops {
        let (file, from, to) = match role {
            Role::Compressor => ("find_levels", "(below == 8'h7)", "(below == 8'h8)"),
            Role::Decompressor => ("ranked", "(shift >= 3'h2)", "(shift >= 3'h5)"),
        };
        let path = (top.folder).join(format!("{}_{file}.v", design.name()));
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{text}");
        std::fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let traffic = Traffic::of_block(&design, role, &blocks);
        assert!(sends(&top, &traffic, &[]).is_err(), "{}", top.module);
    }
}
