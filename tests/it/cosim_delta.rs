//! The emitted Verilog of e2mc-delta in other people's tools: co-simulation against the model in
//! Verilator and in Icarus, lint, and structural checks.

use crate::common;
use crate::common::delta_designs;

use crate::common::delta_designs::{
    blocks, book_for, design, one_pass, own_halves, protected, protected_one_pass, Maker, Sent,
};
use crate::common::emitted::emitted;
use common::{have, have_verilator};
use hdlgen::internals::codebook::DeltaCodebook;
use hdlgen::internals::design::e2mc_delta::E2mcDelta;
use hdlgen::internals::design::expected::Expected;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{BuildOptions, RunOptions};
use hdlgen::internals::flow::{icarus, lint, verilator, yosys, Config};
use hdlgen::internals::stream::{Beats, Stalls};
use rand::rngs::SmallRng;
use rand::SeedableRng;

const STALLS: Stalls = Stalls {
    seed: 20,
    input: 30,
    output: 40,
};

fn config(design: &E2mcDelta, book: &DeltaCodebook, role: Role) -> Config {
    let load = design.load_sequence(role, book);
    let writes: Vec<_> = load.to_vec();
    // The first write clears the bit that the last one sets.
    Config {
        readback: writes[1..].to_vec(),
        writes,
    }
}

fn check(design: &E2mcDelta, expected: &Expected, role: Role, out: &Beats, tool: &str) {
    let name = format!("{} {} in {tool}", design.name(), role.name());
    assert_eq!(out.blocks(), expected.blocks.len(), "{name}");
    for (i, (bytes, user)) in out.blocks_iter().enumerate() {
        let checked = expected.check(role, i, bytes, user);
        checked.unwrap_or_else(|what| panic!("{name}: block {i} {what}"));
    }
}

fn job(design: &E2mcDelta, count: usize) -> (DeltaCodebook, Expected) {
    let data = blocks(design, 8);
    let book = book_for(design, &data);
    let part = count * design.geometry().block().bytes();
    let expected = Expected::new(design, &design.model(&book).unwrap(), &data[..part]);
    (book, expected)
}

fn samples() -> [E2mcDelta; 3] {
    [
        design(4, 128, 32, 0, "", 0),
        design(8, 64, 32, 64, "0,2", 64),
        design(1, 128, 32, 0, "1", 4),
    ]
}

fn verilator_says_what_the_model_says(design: &E2mcDelta) {
    if !have_verilator() {
        return;
    }
    let (book, expected) = job(design, 48);
    let (_folder, tops) = emitted(design);
    let own = own_halves(design);
    for (role, top) in tops.into_iter().filter(|(role, _)| own.contains(role)) {
        let objects = tempfile::tempdir().unwrap();
        let binary = verilator::build(&top, objects.path(), BuildOptions::QUICK).unwrap();
        let input = expected.input(role, design.beat().bytes(), 0..expected.blocks.len());
        for stalls in [Stalls::none(1), STALLS] {
            let options = RunOptions::new(stalls);
            let run = binary.run(&config(design, &book, role), &input, &options);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            check(design, &expected, role, &run.output, "Verilator");
        }
    }
}

#[test]
fn verilator_says_what_the_model_says_of_four_ways() {
    verilator_says_what_the_model_says(&samples()[0]);
}

#[test]
fn verilator_says_what_the_model_says_of_eight_ways() {
    verilator_says_what_the_model_says(&samples()[1]);
}

#[test]
fn verilator_says_what_the_model_says_of_one_way() {
    verilator_says_what_the_model_says(&samples()[2]);
}

#[test]
fn verilator_says_what_the_model_says_of_one_pass() {
    verilator_says_what_the_model_says(&one_pass(4, 128, 32, 0, "", 0));
}

#[test]
fn verilator_says_what_the_model_says_of_protected_tables() {
    verilator_says_what_the_model_says(&protected(4, 128, 32, 0, "", 0));
    verilator_says_what_the_model_says(&protected_one_pass(2, 64, 32, 64, "0,2", 8));
}

/// Four-state from power-up, wrong blocks among the decompressor's: an X on a valid output is an
/// error.
#[test]
fn nothing_unknown_comes_out_in_icarus() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    nothing_unknown_comes_out(&protected(4, 128, 32, 0, "", 0));
}

fn nothing_unknown_comes_out(design: &E2mcDelta) {
    let (book, expected) = job(design, 48);
    let model = design.model(&book).unwrap();
    let (_folder, tops) = emitted(design);
    for (role, top) in tops {
        let input = expected.input(role, design.beat().bytes(), 0..expected.blocks.len());
        let config = config(design, &book, role);
        let run = icarus::run(&top, &config, &input, STALLS);
        let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
        check(design, &expected, role, &run.output, "Icarus");
        if role == Role::Compressor {
            continue;
        }
        let stored = expected.stored.iter().cloned();
        let right: Vec<_> = stored.zip(expected.metadata.iter().copied()).collect();
        let mut maker = Maker {
            design,
            right: &right,
            random: &mut SmallRng::seed_from_u64(9),
        };
        let sent: Vec<Sent> = (0..200).map(|_| maker.any()).collect();
        let mut input = Beats::new(design.beat().bytes());
        for block in &sent {
            block.push_to(&mut input, design.beat().bytes());
        }
        let run = icarus::run(&top, &config, &input, STALLS);
        let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
        let out = run.output;
        assert_eq!(out.blocks(), sent.len());
        for (sent, (bytes, user)) in sent.iter().zip(out.blocks_iter()) {
            match sent.verdict(design, &model) {
                Ok(block) => assert_eq!((&*block, 0), (bytes, user), "{sent:?}"),
                Err(_) => assert_eq!(user, 4, "{sent:?}"),
            }
        }
    }
}

#[test]
fn designs_are_clean_to_other_tools() {
    if !have(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        return;
    }
    let more = [
        one_pass(8, 64, 32, 64, "0,2", 64),
        protected(4, 128, 32, 0, "", 0),
        protected_one_pass(8, 64, 32, 64, "0,2", 64),
    ];
    let all = delta_designs::designs().into_iter().step_by(6).chain(more);
    for (number, design) in all.enumerate() {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
            icarus::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
            if number == 0 {
                yosys::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
            }
        }
    }
}
