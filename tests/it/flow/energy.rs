//! Energy of a mapped netlist: computed by hand for a library with constant energies, and from Icarus' counts
//! at the pins of the same netlist.

use std::io::Read;
use std::process::Command;

use crate::common::have;
use hdlgen::internals::flow::power::Energies;
use hdlgen::internals::flow::replay::Stimulus;
use hdlgen::internals::flow::synth::{synth_and_replay, SynthOptions};
use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::flow::{FlowError, Result, Top};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use tempfile::TempDir;

use crate::flow::modules::{data, keyed};

/// tiny.lib with energies in pJ. INV: 0.3 for a rising output, 0.1 for a falling one, 5 nW.
/// DFF: 0.6 and 0.2 for the clock's edges, 0.05 and 0.15 for its input's, 0.4 and 0.2 for
/// its output's. A pin has 0.01 pF, at 1 V.
fn library(folder: &TempDir) -> SynthOptions {
    let mut text = std::fs::read_to_string(data().join("tiny.lib")).unwrap();
    let energy = |related: &str, rise: f64, fall: f64| {
        format!(
            "internal_power() {{ {related} rise_power(scalar) {{ values(\"{rise}\"); }}
             fall_power(scalar) {{ values(\"{fall}\"); }} }}"
        )
    };
    let by = |pin: &str| format!("related_pin : \"{pin}\";");
    for (from, to) in [
        ("function : \"!A\";", energy(&by("A"), 0.3, 0.1)),
        ("function : \"IQ\";", energy(&by("C"), 0.4, 0.2)),
        ("clock : true;", energy("", 0.6, 0.2)),
        ("pin(D) {", energy("", 0.05, 0.15)),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, &format!("{from} {to}"));
    }
    text = text.replacen("area : 1;", "area : 1; cell_leakage_power : 5;", 1);
    let path = folder.path().join("energy.lib");
    std::fs::write(&path, text).unwrap();
    SynthOptions {
        liberty: Some(path),
        cache: Some(folder.path().join("cache")),
        ..SynthOptions::default()
    }
}

fn module(folder: &TempDir, text: &str) -> Top {
    std::fs::write(folder.path().join("m.v"), text).unwrap();
    Top {
        module: "m".into(),
        folder: folder.path().into(),
        files: vec!["m.v".into()],
        ..keyed()
    }
}

const REGISTER: &str = "module m(input wire aclk, aresetn, a, output wire y);
    reg q; always @(posedge aclk) q <= a; assign y = ~q; endmodule";

/// The inputs and outputs of `REGISTER`, stream k in bit k.
fn register(inputs: &[u32], lanes: u32, start: usize) -> Stimulus {
    let mut q = 0;
    let cycle = |a: &u32| {
        let values = vec![*a, !q];
        q = *a;
        values
    };
    Stimulus {
        inputs: vec![("a".into(), 1)],
        outputs: vec![("y".into(), 1)],
        cycles: inputs.iter().map(cycle).collect(),
        start,
        lanes,
        blocks: 2,
    }
}

fn measure(stimulus: &Stimulus) -> Result<Energies> {
    let folder = TempDir::new().unwrap();
    let options = library(&folder);
    Ok(synth_and_replay(&module(&folder, REGISTER), &options, stimulus)?.1)
}

fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-9, "{found} for {expected}");
}

#[test]
fn a_register_and_an_inverter_take_what_the_library_says() {
    if !have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    // Stream 0: 0 1 1 0 1, stream 1: 1 1 1 1 1, stream 2 does not count.
    let inputs = [0b110, 0b011, 0b111, 0b010, 0b011];
    let found = measure(&register(&inputs, 2, 0)).unwrap();
    assert_eq!((found.cycles, found.memory_accesses), (10, [0, 0]));
    // Changes of the input: 3 and 1; of the register one cycle later: 2 and 1.
    assert_near(found.clock, 10.0 * (0.6 + 0.2 + 0.01));
    assert_near(found.internal, 4.0 * 0.1 + 3.0 * 0.3 + 3.0 * 0.2);
    assert_near(found.switching, 3.0 * 0.01 / 2.0 + 3.0 * 0.01 / 2.0);
    assert_near(found.leakage_mw, 5e-6);
    // From the fourth cycle on: 2 changes of the input, 1 of the register.
    let found = measure(&register(&inputs, 2, 3)).unwrap();
    assert_near(found.internal, 2.0 * 0.1 + 1.0 * 0.3 + 1.0 * 0.2);
    // At 100 MHz a block of 2 cycles takes 20 ns, and 5 nW in them 1e-7 nJ.
    let power = found.power(2, 100.0);
    let dynamic = (found.clock + found.internal + found.switching) / 2.0;
    assert_near(power.block_cycles, 2.0);
    assert_near(power.block_pj, dynamic + 1e-4);
    assert_near(power.power_mw, power.block_pj / 20.0);
}

/// Registers with an enable, of which two are reset.
const GATED: &str =
    "module m(input wire aclk, aresetn, enable, input wire [3:0] a, output wire [3:0] y);
    reg [1:0] low, high; assign y = {high, low};
    always @(posedge aclk) begin
        if (!aresetn) low <= 2'd0; else if (enable) low <= a[1:0];
        if (!aresetn) high <= 2'd3; else if (enable) high <= a[3:2];
    end
    endmodule";

#[test]
fn registers_with_a_reset_and_an_enable_share_a_gated_clock() {
    if !have(&[Tool::Yosys, Tool::NewYosys, Tool::Sta]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let options = library(&folder);
    let path = options.liberty.clone().unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, nand) = text.split_at(text.find("cell(NAND)").unwrap());
    let and = &nand[..nand.find("cell(NOR)").unwrap()];
    let and = (and.replace("NAND", "AND").replace("!(A B)", "A B")).replace("negative", "positive");
    std::fs::write(&path, format!("{before}{and}{nand}")).unwrap();
    // Enabled in every third cycle, after a reset to 4'b1100.
    let (mut held, mut enabled) = (0b1100, 0);
    let cycles = (0..24_u32).map(|cycle| {
        let (enable, a) = (cycle % 3 == 1, cycle * 7 % 16);
        let bits = |value: u32| (0..4).map(move |bit| value >> bit & 1);
        let values = std::iter::once(u32::from(enable))
            .chain(bits(a))
            .chain(bits(held));
        let values = values.collect();
        enabled += u32::from(enable);
        held = if enable { a } else { held };
        values
    });
    let stimulus = Stimulus {
        cycles: cycles.collect(),
        inputs: vec![("enable".into(), 1), ("a".into(), 4)],
        outputs: vec![("y".into(), 4)],
        start: 0,
        lanes: 1,
        blocks: 1,
    };
    let options = SynthOptions {
        clock_gating: true,
        ..options
    };
    let (found, energies) = synth_and_replay(&module(&folder, GATED), &options, &stimulus).unwrap();
    assert_eq!((found.flip_flops, found.clock_gates), (4, 1));
    let of_flip_flops = 4.0 * f64::from(enabled) * (0.6 + 0.2 + 0.01);
    assert_near(energies.clock, of_flip_flops + 24.0 * (0.6 + 0.2 + 0.02));
}

#[test]
fn a_netlist_that_does_something_else_is_refused() {
    if !have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let mut wrong = register(&[0, 1, 0, 1], 1, 0);
    wrong.cycles[2][1] ^= 2;
    measure(&wrong).unwrap();
    wrong.cycles[2][1] ^= 1;
    let error = measure(&wrong).unwrap_err();
    assert!(matches!(error, FlowError::Request(_)));
    assert!(error.to_string().contains("at y, cycle 2"), "{error}");
    let mut other = register(&[0, 1], 1, 0);
    other.inputs[0].0 = "b".into();
    assert!(measure(&other).is_err());
}

const MIXED: &str = "module m(input wire aclk, aresetn, input wire [7:0] a, output reg [7:0] y);
    reg [7:0] b; reg [7:0] sum;
    always @(posedge aclk) begin
        b <= a; sum <= sum + b; y <= b[0] ? sum : (sum ^ {b[3:0], b[7:4]});
    end
    endmodule";

/// Cells that count the changes of their inputs, once a cycle, and the clock not.
const CELLS: &str = "
    module INV(input A, output Y); assign Y = ~A; count #(1) c (A); endmodule
    module BUF(input A, output Y); assign Y = A; count #(1) c (A); endmodule
    module NAND(input A, B, output Y); assign Y = ~(A & B); count #(2) c ({A, B}); endmodule
    module NOR(input A, B, output Y); assign Y = ~(A | B); count #(2) c ({A, B}); endmodule
    module DFF(input C, D, output reg Y); initial Y = 0;
        always @(posedge C) Y <= D; count #(1) c (D); endmodule
    module count #(parameter N = 1) (input [N-1:0] pins);
        reg [N-1:0] before; integer k;
        always @(bench.sample) begin
            for (k = 0; k < N; k = k + 1) bench.changes = bench.changes + (bench.counts & (pins[k] ^ before[k]));
            before = pins;
        end
    endmodule";

#[test]
fn icarus_counts_the_same_changes_at_the_pins() {
    if !have(&[Tool::Yosys, Tool::Sta, Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let options = library(&folder);
    let mut random = SmallRng::seed_from_u64(4);
    let inputs: Vec<u8> = (0..200).map(|_| random.random()).collect();
    let (mut b, mut sum, mut y) = (0u8, 0u8, 0u8);
    let cycle = |a: &u8| {
        let bits = |value: u8| (0..8).map(move |k| u32::from(value >> k & 1));
        let values = bits(*a).chain(bits(y)).collect();
        y = if b & 1 == 1 {
            sum
        } else {
            sum ^ b.rotate_left(4)
        };
        (sum, b) = (sum.wrapping_add(b), *a);
        values
    };
    let stimulus = Stimulus {
        inputs: vec![("a".into(), 8)],
        outputs: vec![("y".into(), 8)],
        cycles: inputs.iter().map(cycle).collect(),
        start: 0,
        lanes: 1,
        blocks: 1,
    };
    let (_, found) = synth_and_replay(&module(&folder, MIXED), &options, &stimulus).unwrap();

    // The netlist that was kept, in Icarus.
    let kept = std::fs::read_dir(folder.path().join("cache")).unwrap();
    let kept = kept.map(|entry| entry.unwrap().path());
    let kept = { kept }.find(|path| path.to_string_lossy().ends_with(".netlist.gz"));
    let mut json = String::new();
    let file = std::fs::File::open(kept.unwrap()).unwrap();
    flate2::read::GzDecoder::new(file)
        .read_to_string(&mut json)
        .unwrap();
    std::fs::write(folder.path().join("netlist.json"), json).unwrap();
    let hex: Vec<String> = inputs.iter().map(|byte| format!("{byte:02x}")).collect();
    std::fs::write(folder.path().join("inputs"), hex.join("\n")).unwrap();
    let bits = |port: &str| -> String {
        (0..8)
            .map(|k| format!(", .\\{port}[{k}] ({port}[{k}])"))
            .collect()
    };
    let bench = format!(
        "{CELLS}
        module bench;
        integer changes = 0, cycle; reg counts = 0, aclk = 0; event sample;
        reg [7:0] a = 0, all [0:199]; wire [7:0] y; count #(8) outputs (y);
        m m (.aclk(aclk), .aresetn(1'b1){}{});
        task tick; begin #1 -> sample; #1 aclk = 1; #1 aclk = 0; end endtask
        initial begin
            $readmemh(\"inputs\", all);
            repeat (4) tick; counts = 1;
            for (cycle = 0; cycle < 200; cycle = cycle + 1) begin a = all[cycle]; tick; end
            $display(\"CHANGES %0d\", changes); $finish;
        end
        endmodule",
        bits("a"),
        bits("y")
    );
    std::fs::write(folder.path().join("bench.v"), bench).unwrap();
    let run = |tool: Tool, arguments: &[&str]| {
        let mut command = Command::new(tool.find().unwrap());
        let output = command
            .current_dir(&folder)
            .args(arguments)
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    run(
        Tool::Yosys,
        &[
            "-p",
            "read_json netlist.json; write_verilog -noattr netlist.v",
        ],
    );
    run(
        Tool::Iverilog,
        &["-o", "model", "-s", "bench", "bench.v", "netlist.v"],
    );
    let text = run(Tool::Vvp, &["-n", "model"]);
    let changes = text.split_once("CHANGES ").unwrap().1;
    let changes: u32 = changes.lines().next().unwrap().trim().parse().unwrap();
    // The inputs' own are no cell's to charge: a D pin each.
    let mut before = 0;
    let of_inputs: u32 = (inputs.iter())
        .map(|byte| (byte ^ std::mem::replace(&mut before, *byte)).count_ones())
        .sum();
    assert!(changes > 4 * of_inputs, "{changes} {of_inputs}");
    assert_near(found.switching, f64::from(changes - of_inputs) * 0.01 / 2.0);
}

/// A memory of ours: its design's folder, words and their bits, and whether it has an output register.
struct Emitted {
    folder: &'static str,
    words: u32,
    width: u32,
    registered: bool,
}

impl Emitted {
    fn module(&self) -> String {
        let suffix = if self.registered { "_registered" } else { "" };
        format!("hdlgen_ram_{}x{}{suffix}", self.words, self.width)
    }

    /// A design with the memory and one gate, so that there is logic. An output register loads with a write.
    fn design(&self) -> String {
        let (high, more) = (self.words.trailing_zeros() - 1, self.width - 9);
        let register = if self.registered {
            ".register_enable(write),"
        } else {
            ""
        };
        format!(
            "module m(input wire aclk, aresetn, write, read, input wire [{high}:0] to, from,
    input wire [8:0] word, output wire [8:0] found);
    wire [{}:0] all;
    assign found = all[8:0];
    {} words (.aclk(aclk), .write_enable(write), .write_address(to), .write_data({{{more}'d0, word}}),
        .read_enable(~read), .read_address(from), {register} .read_data(all)); endmodule",
            self.width - 1,
            self.module()
        )
    }
}

#[test]
fn a_memory_beside_the_netlist_keeps_its_words() {
    let memory = Emitted {
        folder: "fpc_opt_lanes32",
        words: 4,
        width: 64,
        registered: false,
    };
    keeps_its_words(&memory);
}

#[test]
fn so_does_one_with_an_output_register() {
    let memory = Emitted {
        folder: "e2mc_sl16_pdw4",
        words: 128,
        width: 40,
        registered: true,
    };
    keeps_its_words(&memory);
}

fn keeps_its_words(memory: &Emitted) {
    if !have(&[Tool::Yosys, Tool::Sta]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let emitted = data().join("../../rtl_out").join(memory.folder);
    let top = Top {
        files: vec!["m.v".into(), emitted.join(format!("{}.v", memory.module()))],
        ..module(&folder, &memory.design())
    };
    let address = memory.words.trailing_zeros();
    let mut random = SmallRng::seed_from_u64(5);
    let (mut words, mut read_word, mut found) = ([[0u32; 128]; 2], [0u32; 2], [0u32; 2]);
    let mut accesses = [0, 0];
    let mut cycle = || {
        // Write, read, to, from and word of both streams.
        let ports: [[u32; 5]; 2] = std::array::from_fn(|_| {
            let [to, from] = [0; 2].map(|_: u32| random.random_range(0..4) * (memory.words / 4));
            [
                random.random_range(0..2),
                random.random_range(0..2),
                to,
                from,
                random.random(),
            ]
        });
        let bits = |values: [u32; 2], width: u32| {
            (0..width).map(move |k| values[0] >> k & 1 | (values[1] >> k & 1) << 1)
        };
        let widths = [1, 1, address, address, 9].into_iter().enumerate();
        let inputs = widths.flat_map(|(port, width)| bits([ports[0][port], ports[1][port]], width));
        let values = inputs.chain(bits(found, 9)).collect();
        for (lane, [write, read, to, from, word]) in ports.into_iter().enumerate() {
            if memory.registered && write == 1 {
                found[lane] = read_word[lane];
            }
            if read == 0 {
                read_word[lane] = words[lane][from as usize];
                accesses[0] += 1;
            }
            if !memory.registered {
                found[lane] = read_word[lane];
            }
            if write == 1 {
                words[lane][to as usize] = word;
                accesses[1] += 1;
            }
        }
        values
    };
    let stimulus = Stimulus {
        inputs: [
            ("write", 1),
            ("read", 1),
            ("to", address),
            ("from", address),
            ("word", 9),
        ]
        .map(|(name, width)| (name.to_string(), width))
        .to_vec(),
        outputs: vec![("found".into(), 9)],
        cycles: (0..200).map(|_| cycle()).collect(),
        start: 0,
        lanes: 2,
        blocks: 1,
    };
    // A read in reset, when `read` is 0, gives the 0 that is there.
    let (_, counted) = synth_and_replay(&top, &library(&folder), &stimulus).unwrap();
    assert_eq!(counted.memory_accesses, accesses);
}
