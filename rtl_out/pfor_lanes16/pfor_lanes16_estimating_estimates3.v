// Step 5 of 10 of pfor_lanes16_estimating: estimates of all modes, step 3.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates3 (
  input  wire [31:0] mode0_least_level3,  // 2 of 16 bits, from step 4
  input  wire [31:0] greatest_level3,  // 4 of 8 bits, from step 4
  input  wire [79:0] mode1_sum_level1,  // 16 of 5 bits, from step 4
  input  wire [15:0] mode2_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode3_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode4_sum_level3,  // 2 of 8 bits, from step 4
  input  wire [15:0] mode5_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] greatest_level4,  // 2 of 8 bits, from step 5
  output wire [27:0] mode1_sum_level3,  // 4 of 7 bits, from step 5
  output wire [15:0] mode0_least_level4,  // From step 5
  output wire [8:0] mode2_sum_level4,  // From step 5
  output wire [8:0] mode3_sum_level4,  // From step 5
  output wire [8:0] mode4_sum_level4,  // From step 5
  output wire [8:0] mode5_sum_level4  // From step 5
);
  wire mode0_least_level4_takes_second0 = mode0_least_level3[31:16] < mode0_least_level3[15:0];
  wire greatest_level4_takes_second0 = greatest_level3[7:0] < greatest_level3[15:8];
  wire greatest_level4_takes_second1 = greatest_level3[23:16] < greatest_level3[31:24];
  wire [5:0] mode1_sum_level2_0 = {1'h0, mode1_sum_level1[4:0]} + {1'h0, mode1_sum_level1[9:5]};
  wire [5:0] mode1_sum_level2_1 = {1'h0, mode1_sum_level1[14:10]} + {1'h0, mode1_sum_level1[19:15]};
  wire [5:0] mode1_sum_level2_2 = {1'h0, mode1_sum_level1[24:20]} + {1'h0, mode1_sum_level1[29:25]};
  wire [5:0] mode1_sum_level2_3 = {1'h0, mode1_sum_level1[34:30]} + {1'h0, mode1_sum_level1[39:35]};
  wire [5:0] mode1_sum_level2_4 = {1'h0, mode1_sum_level1[44:40]} + {1'h0, mode1_sum_level1[49:45]};
  wire [5:0] mode1_sum_level2_5 = {1'h0, mode1_sum_level1[54:50]} + {1'h0, mode1_sum_level1[59:55]};
  wire [5:0] mode1_sum_level2_6 = {1'h0, mode1_sum_level1[64:60]} + {1'h0, mode1_sum_level1[69:65]};
  wire [5:0] mode1_sum_level2_7 = {1'h0, mode1_sum_level1[74:70]} + {1'h0, mode1_sum_level1[79:75]};
  assign greatest_level4 = {greatest_level4_takes_second1 ? greatest_level3[31:24] :
      greatest_level3[23:16], greatest_level4_takes_second0 ? greatest_level3[15:8] :
      greatest_level3[7:0]};
  assign mode1_sum_level3 = {{1'h0, mode1_sum_level2_6} + {1'h0, mode1_sum_level2_7},
      {1'h0, mode1_sum_level2_4} + {1'h0, mode1_sum_level2_5}, {1'h0, mode1_sum_level2_2} +
      {1'h0, mode1_sum_level2_3}, {1'h0, mode1_sum_level2_0} + {1'h0, mode1_sum_level2_1}};
  assign mode0_least_level4 = mode0_least_level4_takes_second0 ? mode0_least_level3[31:16] :
      mode0_least_level3[15:0];
  assign mode2_sum_level4 = {1'h0, mode2_sum_level3[7:0]} + {1'h0, mode2_sum_level3[15:8]};
  assign mode3_sum_level4 = {1'h0, mode3_sum_level3[7:0]} + {1'h0, mode3_sum_level3[15:8]};
  assign mode4_sum_level4 = {1'h0, mode4_sum_level3[7:0]} + {1'h0, mode4_sum_level3[15:8]};
  assign mode5_sum_level4 = {1'h0, mode5_sum_level3[7:0]} + {1'h0, mode5_sum_level3[15:8]};
endmodule
