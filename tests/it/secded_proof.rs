//! Hsiao's code, proved for the Verilog: in every word, each flipped bit is corrected, and each two are detected.
//!
//! The encoder consists of XORs only, so the check bits of a word and of flipped bits add up. It is therefore
//! enough to encode the flipped bits, which SAT does for each pair of them, with any word at the corrector.

use std::process::Command;

use hdlgen::internals::flow::tools::Tool;
use hdlgen::internals::rtl::protect::hsiao::check_bits;

use crate::common::have;

const ENCODE: &str = include_str!("../../src/rtl/common/library/secded_encode.v");
const CORRECT: &str = include_str!("../../src/rtl/common/library/secded_correct.v");

/// Two bits of a stored word flip, or one if both numbers are the same.
const FLIPPED: &str = "
module flipped #(parameter WIDTH = 32, parameter CHECKS = 7) (
  input wire [7:0] one,
  input wire [7:0] other,
  input wire [WIDTH-1:0] data
);
  localparam BITS = WIDTH + CHECKS;
  wire [BITS-1:0] lowest = 1;
  wire [BITS-1:0] flips = (lowest << one) | (lowest << other);
  wire [CHECKS-1:0] made;
  wire [WIDTH-1:0] word;
  wire corrected;
  wire damaged;
  hdlgen_secded_encode #(.WIDTH(WIDTH), .CHECKS(CHECKS)) encode (
    .data(flips[WIDTH-1:0]), .checks(made)
  );
  hdlgen_secded_correct #(.WIDTH(WIDTH), .CHECKS(CHECKS)) correct (
    .data(data ^ flips[WIDTH-1:0]), .syndrome(made ^ flips[BITS-1:WIDTH]),
    .word(word), .corrected(corrected), .damaged(damaged)
  );
  wire both_in_word = one < BITS && other < BITS;
  always @* begin
    if (both_in_word && one == other) assert (word == data && corrected && !damaged);
    if (both_in_word && one != other) assert (damaged && !corrected);
  end
endmodule
";

/// Whether Yosys proves both for words of this width, with a change of the encoder.
fn is_proved(width: u32, change: impl Fn(&str) -> String) -> bool {
    let folder = tempfile::tempdir().unwrap();
    let checks = check_bits(width);
    std::fs::write(folder.path().join("encode.v"), change(ENCODE)).unwrap();
    std::fs::write(folder.path().join("others.v"), [CORRECT, FLIPPED].concat()).unwrap();
    let values = format!("-chparam WIDTH {width} -chparam CHECKS {checks}");
    let script = format!(
        "read_verilog encode.v; hierarchy -check -top hdlgen_secded_encode {values}; proc; flatten; opt -full
         techmap; opt -full; select -assert-none t:* t:$_XOR_ %d; design -reset
         read_verilog -formal -sv encode.v others.v; hierarchy -check -top flipped {values}; proc; flatten
         opt -full; sat -prove-asserts -verify flipped"
    );
    std::fs::write(folder.path().join("script.ys"), script).unwrap();
    let mut yosys = Command::new(Tool::Yosys.find().unwrap());
    let done = yosys
        .args(["-q", "script.ys"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stderr);
    let fails = said.contains("Assertion failed") || said.contains("proof did fail");
    assert!(done.status.success() || fails, "{width} bits: {said}");
    done.status.success()
}

fn are_proved(widths: impl Iterator<Item = u32>) {
    for width in widths {
        assert!(is_proved(width, str::to_owned), "{width} bits");
    }
}

/// The shortest and longest words of a whole unit, and widths between them.
#[test]
fn one_flipped_bit_is_corrected_and_two_are_detected() {
    if have(&[Tool::Yosys]) {
        are_proved([1, 2, 3, 7, 8, 11, 21, 32, 64, 128].into_iter());
    }
}

#[test]
fn all_widths_are_proved() {
    if have(&[Tool::Yosys]) {
        are_proved(1..=128);
    }
}

#[test]
fn other_columns_are_refused() {
    if !have(&[Tool::Yosys]) {
        return;
    }
    // Columns with a single one are those of check bits; and a sum with carries is no code.
    let single = |text: &str| text.replace("= rows(3)", "= rows(1)");
    let carries = |text: &str| text.replace("^(data & ROWS", "&(data | ROWS");
    for width in [8, 32] {
        assert!(!is_proved(width, single), "{width} bits");
        assert!(!is_proved(width, carries), "{width} bits");
    }
}
