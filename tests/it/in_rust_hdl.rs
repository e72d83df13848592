//! Designs of ours as components of rust-hdl circuits.

use crate::common::have;
use hdlgen::internals::hdl::bridge::StreamComponent;
use hdlgen::internals::hdl::{Builder, DesignError};
use rust_hdl::prelude::{write_vcd_dump, write_vcd_header, Block};

use crate::circuits::icarus;
use crate::circuits::increment;
#[allow(dead_code)]
#[path = "../../examples/in_rust_hdl.rs"]
mod example;

use crate::circuits::icarus::ICARUS;

/// A real decompressor: it returns the blocks that the model compressed.
#[test]
fn the_example_gives_the_data_back() {
    let data = example::sample_data();
    let outcome = example::decompress(&data).unwrap();
    assert_eq!(outcome.data, data);
    assert!(outcome.compressed_blocks > 0 && outcome.compressed_blocks < outcome.blocks);
    assert_eq!((outcome.beats, outcome.errors), (4 * outcome.blocks, 0));
}

#[test]
fn a_design_of_ours_in_a_rust_hdl_circuit() {
    let outcome = increment::simulate_beats(20).unwrap();
    // Every byte counts up in its own step, and the design adds one to it.
    for (i, (data, last)) in outcome.beats.iter().enumerate() {
        let word: u32 = (0..4).map(|k| (i as u32 * (k + 1) + 1) << (8 * k)).sum();
        assert_eq!(format!("{data:x}"), format!("{word:08x}").repeat(3));
        assert_eq!(*last, i % 2 == 1);
    }
    assert_eq!((outcome.beats.len(), outcome.taken), (20, 20));
}

/// The component's Verilog holds the whole netlist: Icarus gets the same count from rust-hdl's print of the
/// circuit as rust-hdl's `Simulation`.
#[test]
fn icarus_simulates_the_circuit_around_it() {
    if !have(&ICARUS) {
        return;
    }
    let bench = r#"
module bench;
  reg clock = 0, aresetn = 0;
  wire [7:0] taken;
  integer beats = 0;
  reg [95:0] want = {12{8'h01}};
  top dut(.clock(clock), .aresetn(aresetn), .taken(taken));
  initial begin
    #5 clock = 1; #5 clock = 0; aresetn = 1;
    repeat (60) begin
      #4 if (dut.increment$m_axis_tvalid && dut.sink$ready) begin
        if (dut.increment$m_axis_tdata !== want) $display("WRONG %h", dut.increment$m_axis_tdata);
        want = want + {3{32'h04030201}};
        beats = beats + 1;
      end
      #1 clock = 1; #5 clock = 0;
    end
    #1 if (taken !== beats || beats < 15) $display("WRONG count %d", taken);
    $display("DONE");
  end
endmodule
"#;
    let circuit = increment::verilog().unwrap();
    assert_eq!(icarus::simulate("bench", &(circuit + bench)), "DONE\n");
}

/// rust-hdl's waveforms show the component's ports, and what lies inside as
/// unknown.
#[test]
fn rust_hdl_writes_a_waveform() {
    let mut circuit = increment::Circuit::new().unwrap();
    circuit.connect_all();
    let mut text = Vec::new();
    let header = write_vcd_header(&mut text, &circuit);
    drop(write_vcd_dump(header, &circuit));
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("s_axis_tdata") && text.contains("full"));
    let unknown = format!("b{}", "x".repeat(96));
    assert!(text.contains(&unknown), "no unknown of 96 bits");
}

#[test]
fn a_component_must_have_the_streams_ports() {
    let error = |result: Result<StreamComponent<32, 0, 32, 0>, DesignError>| {
        result.map(|_| ()).expect_err("accepted").to_string()
    };
    let missing = error(StreamComponent::new(&no_stream()));
    assert!(missing.contains("s_axis_tvalid"), "{missing}");
    let narrow = error(StreamComponent::new(&increment::increment().unwrap()));
    assert!(narrow.contains("s_axis_tdata"), "{narrow}");
    assert!(narrow.contains("96 bits against 32 bits"), "{narrow}");
}

fn no_stream() -> std::rc::Rc<hdlgen::internals::hdl::Module> {
    let b = Builder::new("no_stream");
    b.output("y", b.input("x", 1));
    b.finish().unwrap()
}
