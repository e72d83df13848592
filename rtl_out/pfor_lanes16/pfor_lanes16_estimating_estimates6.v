// Step 8 of 10 of pfor_lanes16_estimating: estimates of all modes, step 6.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates6 (
  input  wire [10:0] mode2_bits_so_far,  // From step 6
  input  wire [10:0] mode3_bits_so_far,  // From step 6
  input  wire [10:0] mode4_bits_so_far,  // From step 6
  input  wire [10:0] mode5_bits_so_far,  // From step 6
  input  wire [47:0] mode0_bits_above_level1,  // From step 7
  input  wire [47:0] mode0_bits_without_level1,  // From step 7
  input  wire [10:0] mode1_bits_so_far,  // From step 7
  output wire [15:0] mode0_bits_above_level3,  // 2 of 8 bits, from step 8
  output wire [15:0] mode0_bits_without_level3,  // 2 of 8 bits, from step 8
  output wire [32:0] estimate_level1,  // 3 of 11 bits, from step 8
  output wire [11:0] estimate_level1_of  // 2 of 6 bits, from step 8
);
  wire [27:0] mode0_bits_above_level2;
  hdlgen_pair_sums #(.COUNT(4), .WIDTH(6)) mode0_add_bits_above_level2 (
    .numbers(mode0_bits_above_level1), .sums(mode0_bits_above_level2)
  );
  wire [27:0] mode0_bits_without_level2;
  hdlgen_pair_sums #(.COUNT(4), .WIDTH(6)) mode0_add_bits_without_level2 (
    .numbers(mode0_bits_without_level1), .sums(mode0_bits_without_level2)
  );
  wire estimate_level1_takes_second0 = mode2_bits_so_far < mode1_bits_so_far;
  wire estimate_level1_takes_second1 = mode4_bits_so_far < mode3_bits_so_far;
  assign mode0_bits_above_level3 = {{1'h0, mode0_bits_above_level2[20:14]} +
      {1'h0, mode0_bits_above_level2[27:21]}, {1'h0, mode0_bits_above_level2[6:0]} +
      {1'h0, mode0_bits_above_level2[13:7]}};
  assign mode0_bits_without_level3 = {{1'h0, mode0_bits_without_level2[20:14]} +
      {1'h0, mode0_bits_without_level2[27:21]}, {1'h0, mode0_bits_without_level2[6:0]} +
      {1'h0, mode0_bits_without_level2[13:7]}};
  assign estimate_level1 = {mode5_bits_so_far, estimate_level1_takes_second1 ? mode4_bits_so_far :
      mode3_bits_so_far, estimate_level1_takes_second0 ? mode2_bits_so_far : mode1_bits_so_far};
  assign estimate_level1_of = {estimate_level1_takes_second1 ? 6'h10 : 6'h8,
      estimate_level1_takes_second0 ? 6'h4 : 6'h2};
endmodule
