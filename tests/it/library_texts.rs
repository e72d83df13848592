//! Modules that are printed as one Verilog text with parameters: the text behaves like the simulated netlist.

use std::collections::BTreeMap;
use std::process::Command;
use std::rc::Rc;

use hdlgen::hdl::netlist::Body;
use hdlgen::hdl::{verilog, Module};
use hdlgen::internals::design::{self, designs, Options};
use hdlgen::internals::flow::tools::Tool;

use crate::common::have;

/// The modules of all designs that have a text: of each text and each value of its parameters but `WIDTH`, the
/// narrowest.
fn modules() -> Vec<Rc<Module>> {
    let mut found: BTreeMap<(String, Vec<u32>), Rc<Module>> = BTreeMap::new();
    for name in designs().iter().map(|entry| entry.name) {
        let design = design::new(name, &Options::default()).unwrap();
        for &role in design.roles() {
            for module in design.half(role).unwrap().module.printed() {
                let Some(library) = &module.library else {
                    continue;
                };
                let width = |module: &Module| {
                    let mut values = module.library.iter().flat_map(|text| &text.parameters);
                    values
                        .find(|value| value.0 == "WIDTH")
                        .map_or(0, |value| value.1)
                };
                let values = library.parameters.iter();
                let others = values
                    .filter(|value| value.0 != "WIDTH")
                    .map(|value| value.1);
                let key = (library.name.clone(), others.collect());
                let is_narrower = found
                    .get(&key)
                    .is_none_or(|known| width(&module) < width(known));
                if is_narrower {
                    found.insert(key, module);
                }
            }
        }
    }
    found.into_values().collect()
}

/// The module and all below it, to be printed as their netlists.
fn without_text(module: &Rc<Module>) -> Rc<Module> {
    let mut new = Module::clone(module);
    new.library = None;
    if let Body::Netlist(netlist) = &mut new.body {
        for instance in &mut netlist.instances {
            instance.module = without_text(&instance.module);
        }
    }
    Rc::new(new)
}

/// Proves that a text, perhaps changed, is equal to the module's netlist from all registers at 0 on; what ABC says.
fn compared(module: &Rc<Module>, change: impl Fn(String) -> String) -> String {
    let folder = tempfile::tempdir().unwrap();
    let library = module.library.as_ref().unwrap();
    let texts: String = verilog::print(module, "a test")
        .into_iter()
        .map(|file| file.text)
        .collect();
    std::fs::write(folder.path().join("text.v"), change(texts)).unwrap();
    let netlist = verilog::print(&without_text(module), "a test").into_iter();
    let netlist: String = netlist.map(|file| file.text).collect();
    std::fs::write(folder.path().join("netlist.v"), netlist).unwrap();
    let values = library.parameters.iter();
    let values: String = values
        .map(|(name, value)| format!(" -chparam {name} {value}"))
        .collect();
    let (text, name) = (&library.name, &module.name);
    let script = format!(
        "read_verilog netlist.v; hierarchy -check -top {name}; proc; flatten; rename {name} netlist; design -stash netlist
         read_verilog text.v; hierarchy -check -top {text}{values}; proc; flatten; rename -top text; design -stash text
         design -copy-from netlist netlist; design -copy-from text text
         miter -equiv -flatten netlist text both; hierarchy -top both; opt_clean; async2sync; setundef -zero -init; opt -full
         techmap; dffunmap; aigmap; opt_clean; write_aiger -zinit both.aig"
    );
    std::fs::write(folder.path().join("both.ys"), script).unwrap();
    let yosys = Command::new("yosys")
        .current_dir(&folder)
        .args(["-q", "-s", "both.ys"])
        .output()
        .unwrap();
    assert!(
        yosys.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&yosys.stderr)
    );
    let prove = "read_aiger both.aig; strash; scorr; print_stats; dprove; pdr -T 60; print_status";
    let abc = Command::new("yosys-abc")
        .current_dir(&folder)
        .args(["-c", prove])
        .output()
        .unwrap();
    String::from_utf8_lossy(&abc.stdout).into_owned()
}

fn is_proved(said: &str) -> bool {
    said.contains("Property proved") || said.contains("Status = 1 ")
}

#[test]
fn texts_do_what_netlists_do() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let modules = modules();
    assert!(modules.len() > 10, "{}", modules.len());
    for module in modules {
        let said = compared(&module, |text| text);
        assert!(is_proved(&said), "{}: {said}", module.name);
    }
}

/// A bug in each text is seen.
#[test]
fn texts_with_a_bug_do_not() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    let modules = modules();
    for (text, right, wrong) in [
        ("hdlgen_fifo", "== LAST[", "!= LAST["),
        ("hdlgen_fifo", "take ^ give", "take | give"),
        (
            "hdlgen_fifo_registered",
            "(~has_first | give)",
            "(~has_first)",
        ),
        ("hdlgen_mux", "level[(2 * place + 1)", "level[(2 * place)"),
        ("hdlgen_one_hot", "chosen | (", "chosen ^ ("),
        ("hdlgen_equal", "==", "!="),
        ("hdlgen_word", "if (here)", "if (!here)"),
        ("hdlgen_past_lowest", "past[i] | lower", "past[i]"),
        ("hdlgen_past_lowest", "group + size * 4", "group + size * 8"),
        ("hdlgen_output_port", "& ~m_ready", "| ~m_ready"),
        (
            "hdlgen_output_port",
            "s_valid & ~is_full) begin",
            "s_valid) begin",
        ),
        ("hdlgen_carry_save", "<< 1", ">> 1"),
        (
            "hdlgen_merge",
            "(~right_goes_up & left)",
            "(~right_goes_up & right)",
        ),
        ("hdlgen_merge", "i < UNITS", "i < UNITS - 1"),
        (
            "hdlgen_split",
            "(right_goes_up & lower)",
            "(right_goes_up & upper)",
        ),
        ("hdlgen_direction", "& ~start_row;", ";"),
        ("hdlgen_direction", "| ({ROW", "& ({ROW"),
        ("hdlgen_low_sums", "* RUN - 1)", "* RUN - 2)"),
        ("hdlgen_high_sums", "* RUN - 1)", "* RUN - 2)"),
        ("hdlgen_high_sums", "sum[WIDTH+1:1];", "sum[WIDTH:0];"),
        ("hdlgen_prefix_xor", "{~restarts[i]}", "{1'b1}"),
        ("hdlgen_prefix_xor", " && i % 2 == 1", ""),
        ("hdlgen_rotate", "BACK == 0", "BACK == 1"),
        ("hdlgen_half_starts", "+ {1'b0, lefts", "- {1'b0, lefts"),
        ("hdlgen_bit_planes", "BITS - 1 - place", "place"),
        ("hdlgen_planes_to_numbers", "BITS - 1 - place", "place"),
        (
            "hdlgen_differences",
            "(i + 1) * WIDTH +: WIDTH] -",
            "(i + 1) * WIDTH +: WIDTH] +",
        ),
        (
            "hdlgen_at_least",
            "greater[0] = not_less[0]",
            "greater[0] = greater[0]",
        ),
        (
            "hdlgen_at_least",
            "not_less[2 * node + 1] & not_less",
            "not_less",
        ),
        ("hdlgen_length_rows", "if (write & ", "if ("),
        ("hdlgen_length_rows", "read_data | (", "read_data ^ (~"),
        ("hdlgen_final_buffer", "{~loses}", "{1'b1}"),
        ("hdlgen_final_buffer", "begins << 1", "begins"),
        ("hdlgen_bits", "level >= 0", "level > 0"),
        ("hdlgen_prefix_sum", "* RUN - 1)", "* RUN - 2)"),
        ("hdlgen_rows", "(ROWS + i)", "(i)"),
        ("hdlgen_window", "? rows[BITS + j", "? rows[j"),
        ("hdlgen_window", "TURNS-2:0], turn[TURNS-1]", "TURNS-1:0]"),
        ("hdlgen_first_and_last", "= ~lower & upper", "= upper"),
        (
            "hdlgen_first_and_last",
            "({BITS{~upper}} &",
            "({BITS{1'b1}} &",
        ),
    ] {
        let name = |module: &&Rc<Module>| module.library.as_ref().unwrap().name == text;
        let module = modules.iter().rev().find(name).expect(text);
        let said = compared(module, |all| {
            assert!(all.contains(right), "{text} has no {right}");
            all.replacen(right, wrong, 1)
        });
        assert!(!is_proved(&said), "{text}: {wrong}: {said}");
    }
}
