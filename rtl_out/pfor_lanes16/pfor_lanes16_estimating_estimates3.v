// Step 5 of 10 of pfor_lanes16_estimating: estimates of all modes, step 3.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates3 (
  input  wire [31:0] mode0_least_level3,  // 2 of 16 bits, from step 4
  input  wire [31:0] greatest_level3,  // 4 of 8 bits, from step 4
  input  wire [15:0] mode2_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode3_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode4_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode5_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [79:0] mode1_sum_level1,  // From step 4
  output wire [15:0] greatest_level4,  // 2 of 8 bits, from step 5
  output wire [15:0] mode0_least_level4,  // From step 5
  output wire [27:0] mode1_sum_level3,  // From step 5
  output wire [8:0] mode2_sum_level4,  // From step 5
  output wire [8:0] mode3_sum_level4,  // From step 5
  output wire [8:0] mode4_sum_level4,  // From step 5
  output wire [8:0] mode5_sum_level4  // From step 5
);
  wire mode0_least_level4_takes_second0 = mode0_least_level3[31:16] < mode0_least_level3[15:0];
  wire greatest_level4_takes_second0 = greatest_level3[7:0] < greatest_level3[15:8];
  wire greatest_level4_takes_second1 = greatest_level3[23:16] < greatest_level3[31:24];
  wire [47:0] mode1_sum_level2;
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(5)) mode1_add_sum_level2 (
    .numbers(mode1_sum_level1), .sums(mode1_sum_level2)
  );
  hdlgen_pair_sums #(.COUNT(4), .WIDTH(6)) mode1_add_sum_level3 (
    .numbers(mode1_sum_level2), .sums(mode1_sum_level3)
  );
  assign greatest_level4 = {greatest_level4_takes_second1 ? greatest_level3[31:24] :
      greatest_level3[23:16], greatest_level4_takes_second0 ? greatest_level3[15:8] :
      greatest_level3[7:0]};
  assign mode0_least_level4 = mode0_least_level4_takes_second0 ? mode0_least_level3[31:16] :
      mode0_least_level3[15:0];
  assign mode2_sum_level4 = {1'h0, mode2_sum_level3[7:0]} + {1'h0, mode2_sum_level3[15:8]};
  assign mode3_sum_level4 = {1'h0, mode3_sum_level3[7:0]} + {1'h0, mode3_sum_level3[15:8]};
  assign mode4_sum_level4 = {1'h0, mode4_sum_level3[7:0]} + {1'h0, mode4_sum_level3[15:8]};
  assign mode5_sum_level4 = {1'h0, mode5_sum_level3[7:0]} + {1'h0, mode5_sum_level3[15:8]};
endmodule
