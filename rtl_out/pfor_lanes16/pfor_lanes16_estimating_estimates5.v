// Step 7 of 10 of pfor_lanes16_estimating: estimates of all modes, step 5.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates5 (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [255:0] streams,  // From step 1
  input  wire [255:0] mode0_above_least,  // From step 6
  input  wire [8:0] mode1_sum_level5,  // From step 6
  input  wire valid6,  // Input of the pipeline
  output wire [47:0] mode0_bits_above_level1,  // From step 7
  output wire [47:0] mode0_bits_without_level1,  // From step 7
  output wire [10:0] mode1_bits_so_far  // From step 7
);
  wire estimates5_move = advance & valid6;
  wire [79:0] mode0_widths_above;
  pfor_lanes16_widths_of_numbers16 mode0_widths_above_quarter0 (
    .values(mode0_above_least), .widths(mode0_widths_above)
  );
  wire [79:0] mode0_widths_without;
  pfor_lanes16_widths_of_numbers16 mode0_widths_without_quarter0 (
    .values(streams), .widths(mode0_widths_without)
  );
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(5)) mode0_add_bits_above_level1 (
    .numbers(mode0_widths_above), .sums(mode0_bits_above_level1)
  );
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(5)) mode0_add_bits_without_level1 (
    .numbers(mode0_widths_without), .sums(mode0_bits_without_level1)
  );
  reg  [10:0] mode1_bits_before;
  assign mode1_bits_so_far = ((~(|beat)) ? 11'h10 : mode1_bits_before) + {2'h0, mode1_sum_level5};

  always @(posedge aclk) begin
    if (estimates5_move) mode1_bits_before <= mode1_bits_so_far;
  end
endmodule
