//! Energy control and DBI in other people's tools: lint, four-state simulation, co-simulation with
//! stalls on all sides.

use hdlgen::internals::bus::Decision;
use hdlgen::internals::design::bus::BusStage;
use hdlgen::internals::design::expected::Traffic;
use hdlgen::internals::design::{Design, Role};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{self, BuildOptions, RunOptions};
use hdlgen::internals::flow::{icarus, lint, yosys, Top};
use hdlgen::internals::stream::{Beats, Stalls};

use crate::common::emitted::emitted;
use crate::common::forms::{energy_control, expected, options};
use crate::common::{have, have_verilator};

/// Every value of every parameter, with blocks and forms that are hard on them.
fn designs() -> Vec<BusStage> {
    let [ed, ed2] = Decision::ALL;
    vec![
        energy_control(128, 32, ed2, true),
        energy_control(64, 32, ed, false),
        energy_control(128, 64, ed, true),
        BusStage::dbi(&options(128, 32)).unwrap(),
    ]
}

fn traffic(design: &BusStage, role: Role, lanes: u64) -> Traffic {
    let (expected, _) = expected(design, Decision::EnergyDelay, true, lanes);
    let all = 0..expected.blocks.len();
    let design: &dyn Design = design;
    design.traffic(role, &expected, all)
}

fn stalls() -> [Stalls; 3] {
    let stalls = |seed, input, output| Stalls {
        seed,
        input,
        output,
    };
    [Stalls::none(1), stalls(2, 30, 40), stalls(3, 60, 10)]
}

fn check(traffic: &Traffic, output: &Beats, top: &Top) {
    if let Err((number, what)) = traffic.check(output) {
        panic!("{}, block {number}: {what}", top.module);
    }
}

#[test]
fn lint_and_other_compilers_have_nothing_to_say() {
    if !have(&[Tool::Verilator, Tool::Iverilog, Tool::Yosys]) {
        return;
    }
    for design in designs() {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
            icarus::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
            yosys::check(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

#[test]
fn verilator_agrees_on_energy_control_of_128_bytes() {
    verilator_agrees(&designs()[0]);
}

#[test]
fn verilator_agrees_on_energy_control_of_64_bytes() {
    verilator_agrees(&designs()[1]);
}

#[test]
fn verilator_agrees_on_dbi() {
    verilator_agrees(&designs()[3]);
}

fn verilator_agrees(design: &BusStage) {
    if !have_verilator() {
        return;
    }
    let (_folder, tops) = emitted(design);
    for (role, top) in tops {
        let traffic = traffic(design, role, 8);
        let objects = tempfile::tempdir().unwrap();
        let binary = verilator::build(&top, objects.path(), BuildOptions::QUICK).unwrap();
        for stalls in stalls() {
            let options = RunOptions {
                raw: traffic.raw.clone(),
                ..RunOptions::new(stalls)
            };
            let run = binary.run(&Default::default(), &traffic.input, &options);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            check(&traffic, &run.output, &top);
        }
        if top.raw.is_some() {
            // One stream of the two is not enough.
            let alone = binary.run(
                &Default::default(),
                &traffic.input,
                &RunOptions::new(stalls()[0]),
            );
            let error = alone.unwrap_err().to_string();
            assert!(error.contains("takes raw blocks"), "{error}");
        }
    }
}

/// From power-up, with X in all that has no reset: no X comes out.
#[test]
fn icarus_agrees_with_the_bus_in_software() {
    if !have(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for design in designs() {
        let (_folder, tops) = emitted(&design);
        for (role, top) in tops {
            let traffic = traffic(&design, role, 1);
            let streams = (&traffic.input, traffic.raw.as_ref());
            let run = icarus::run_streams(&top, &Default::default(), streams, stalls()[1]);
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            check(&traffic, &run.output, &top);
        }
    }
}
