//! Every design without tables in other people's tools: lint, co-simulation with
//! stalls and corrupt blocks, and proofs that both forms of concatenation are equal.

use std::rc::Rc;

use hdlgen::internals::design::tableless::TablelessDesign;
use hdlgen::internals::design::techniques::{Technique, TECHNIQUES};
use hdlgen::internals::design::{Design, Options, Role};
use hdlgen::internals::flow::lint;
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::verilator::{self, BuildOptions, RunOptions};
use hdlgen::internals::hdl::{verilog, Module};
use hdlgen::internals::rtl::common::lanes::{Concatenation, Parameters};
use hdlgen::internals::rtl::common::Ports;
use hdlgen::internals::stream::Stalls;

use crate::common::blocks::{at_burst_boundaries, varied, Traffic};
use crate::common::emitted::emitted;
use crate::common::{have, have_verilator};

/// The default, the smallest, and each with the other form of concatenation.
fn designs(technique: &'static Technique) -> Vec<TablelessDesign> {
    let forms = if technique.concatenation {
        vec![None, Some(Concatenation::Parallel)]
    } else {
        vec![None]
    };
    let sizes = [(128, 32, 32), (64, 32, 64), (128, 64, 128)];
    let mut all = Vec::new();
    for (block, mag, beat) in sizes {
        for &concatenation in &forms {
            let lanes = technique.lanes.last().filter(|_| mag == 64);
            let options = Options::default()
                .with("block", block)
                .with("mag", mag)
                .with("beat", beat)
                .with_some("lanes", lanes)
                .with_some("concat", concatenation);
            all.push(TablelessDesign::new(technique, &options).unwrap());
        }
    }
    all
}

#[test]
fn verilator_has_nothing_to_say_about_any() {
    if !have(&[Tool::Verilator]) {
        return;
    }
    for design in TECHNIQUES.iter().flat_map(designs) {
        let (_folder, tops) = emitted(&design);
        for (_, top) in tops {
            lint::lint(&top).unwrap_or_else(|e| panic!("{}: {e}", top.module));
        }
    }
}

/// A smaller one than the default.
fn verilator_agrees_on(name: &str) {
    if have_verilator() {
        let technique = Technique::find(name).unwrap();
        let number = if technique.concatenation { 2 } else { 1 };
        let design = designs(technique).swap_remove(number);
        let ports = design.hardware(Role::Compressor).ports;
        in_verilator(&design, &ports, 60);
    }
}

macro_rules! verilator_agrees {
    ($($test:ident $name:literal)*) => {
        $(#[test]
        fn $test() {
            verilator_agrees_on($name);
        })*

        /// Designs that have no test of their own.
        #[test]
        fn verilator_agrees_on_all_others() {
            let names = TECHNIQUES.iter().map(|technique| technique.name);
            let others = names.filter(|name| ![$($name),*].contains(name));
            others.for_each(verilator_agrees_on);
        }
    };
}

verilator_agrees! {
    verilator_agrees_on_fpc_opt "fpc-opt"
    verilator_agrees_on_bpc_opt "bpc-opt"
    verilator_agrees_on_bpc_group "bpc-group"
    verilator_agrees_on_fpc_mc "fpc-mc"
    verilator_agrees_on_bpc_mc "bpc-mc"
    verilator_agrees_on_bdi "bdi"
    verilator_agrees_on_m_bdi "m-bdi"
    verilator_agrees_on_cpack "cpack"
}

/// Both halves of a design without tables in Verilator, with and without stalls, damaged blocks among
/// the stored ones.
pub fn in_verilator(design: &dyn Design, ports: &Ports, count: usize) {
    let reference = design.reference(None).unwrap();
    let codec = reference.model.as_ref();
    let mut blocks = varied(ports.block_bytes as usize, count, 1);
    blocks.extend(at_burst_boundaries(ports, codec, 2));
    let (_folder, tops) = emitted(design);
    for (role, top) in tops {
        let traffic = match role {
            Role::Compressor => Traffic::raw(ports, codec, &blocks),
            Role::Decompressor => Traffic::stored(ports, codec, &blocks),
        };
        let objects = tempfile::tempdir().unwrap();
        let binary = verilator::build(&top, objects.path(), BuildOptions::QUICK).unwrap();
        let all = 0..traffic.input.len();
        let input = traffic.beats(ports, all.clone());
        let stalled = Stalls {
            seed: 20,
            input: 30,
            output: 40,
        };
        for stalls in [Stalls::none(1), stalled] {
            let run = binary.run(&Default::default(), &input, &RunOptions::new(stalls));
            let run = run.unwrap_or_else(|e| panic!("{}: {e}", top.module));
            traffic.check(ports, all.clone(), &run.output);
        }
    }
}

/// Both forms give the same result for every block of four words: proved, not sampled. (FPC's; BPC always has
/// 32 planes, even for few words, and its forms share the code that places payloads.)
#[test]
fn yosys_proves_both_forms_of_concatenation_equal() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let ports = Ports {
        block_bytes: 16,
        mag_bytes: 4,
        beat_bytes: 16,
        check_bytes: 0,
        has_raw: true,
    };
    for technique in TECHNIQUES.iter().filter(|t| t.name == "fpc-opt") {
        for role in Role::ALL {
            let core = |concatenation| {
                let p = Parameters {
                    name: concatenation_name(concatenation),
                    ports,
                    lanes: 4,
                    stages: 1,
                    concatenation,
                };
                (technique.core)(&p, role).unwrap().module
            };
            let forms = [core(Concatenation::Tree), core(Concatenation::Parallel)];
            equal(&forms).unwrap_or_else(|e| panic!("{} {}: {e}", technique.name, role.name()));
        }
    }
}

fn concatenation_name(concatenation: Concatenation) -> String {
    format!("as_{concatenation}")
}

/// Their outputs are the same after a block has moved in from any state. With one stage and one pass the
/// output registers are the only state.
fn equal(forms: &[Rc<Module>; 2]) -> Result<(), String> {
    let folder = tempfile::tempdir().unwrap();
    let mut files = Vec::new();
    for form in forms {
        for file in verilog::print(form, "a test") {
            std::fs::write(folder.path().join(&file.name), file.text).unwrap();
            files.push(file.name);
        }
    }
    let [ours, theirs] = [&forms[0].name, &forms[1].name];
    let script = format!(
        "read_verilog {}; hierarchy; proc; flatten; opt_clean; miter -equiv -flatten -make_assert {ours} {theirs} miter; \
         hierarchy -top miter; opt; \
         sat -verify -prove-asserts -seq 2 -prove-skip 1 -set-at 1 in_advance 1 -set-at 1 in_start 1 \
         -set-at 1 in_aresetn 1 miter",
        files.join(" ")
    );
    let yosys = Tool::Yosys.find().unwrap();
    let mut command = std::process::Command::new(yosys);
    let output = command
        .args(["-q", "-p", &script])
        .current_dir(folder.path())
        .output();
    let output = output.unwrap();
    if output.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr))
    }
}
