// Step 22 of 23 of pfor_lanes16_decompressor_core: sums with references and the previous quarter's
// last value.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_last_sums (
  input  wire aclk,  // Clock, rising edge
  input  wire lies,  // From step 2
  input  wire [255:0] level4,  // 16 of 16 bits, from step 21
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] quarter,  // From step 1
  input  wire [1:0] header_mode,  // 2 bits, from step 1
  input  wire is_inverted,  // From step 15
  input  wire follows,  // From step 15
  input  wire class_follows,  // From step 15
  input  wire [15:0] reference,  // From step 21
  input  wire valid2,  // Input of the pipeline
  output wire [255:0] sums,  // 16 of 16 bits, from step 22
  output wire [3:0] is_quarter,  // 4 bits, from step 22
  output wire [1:0] meets,  // 2 bits, from step 22
  output reg  [15:0] last_value,  // From step 22
  output wire second_bytes,  // From step 22
  output wire turns_with_first,  // From step 22
  output wire turns_with_second  // From step 22
);
  wire [15:0] to_all = ({16{follows}} & last_value) | reference;
  wire [15:0] to_class = to_all | ({16{class_follows}} & last_value);
  wire [255:0] add_last_b_in = {{10{to_all}}, {6{to_class}}};
  pfor_lanes16_adder add_last [15:0] (
    .a(level4), .b(add_last_b_in), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums)
  );
  wire sums_move = advance & valid2;
  assign is_quarter[1] = quarter == 2'h1;
  assign is_quarter[2] = quarter == 2'h2;
  assign is_quarter[3] = quarter == 2'h3;
  assign is_quarter[0] = quarter == 2'h0;
  assign meets = {(header_mode[0] & is_quarter[3]) | (lies & is_quarter[2]),
      (header_mode[0] & is_quarter[2]) | (lies & is_quarter[1])};
  assign second_bytes = lies & is_quarter[1];
  assign turns_with_first = header_mode[0] & is_quarter[2];
  assign turns_with_second = header_mode[0] & is_quarter[3];

  always @(posedge aclk) begin
    if (sums_move) last_value <= sums[255:240];
  end
endmodule
