// Step 3 of 10 of pfor_lanes16_estimating: estimates of all modes, step 1.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates1 (
  input  wire [31:0] mode2_residuals,  // 2 of 16 bits, from step 2
  input  wire [63:0] mode3_residuals,  // 4 of 16 bits, from step 2
  input  wire [95:0] mode4_residuals,  // 6 of 16 bits, from step 2
  input  wire [15:0] mode5_residuals,  // From step 2
  input  wire [127:0] mode0_least_level1,  // 8 of 16 bits, from step 2
  input  wire [127:0] greatest_level1,  // 16 of 8 bits, from step 2
  input  wire block_goes_on,  // From step 2
  input  wire [255:0] mode1_differences1,  // From step 2
  input  wire [223:0] mode2_differences2,  // From step 2
  input  wire [191:0] mode3_differences3,  // From step 2
  input  wire [159:0] mode4_differences4,  // From step 2
  input  wire [239:0] mode5_differences5,  // From step 2
  output wire [63:0] mode0_least_level2,  // 4 of 16 bits, from step 3
  output wire [63:0] greatest_level2,  // 8 of 8 bits, from step 3
  output wire [111:0] mode1_coloured,  // 14 of 8 bits, from step 3
  output wire [143:0] mode1_residuals,  // 18 of 8 bits, from step 3
  output wire [47:0] mode2_sum_level1,  // From step 3
  output wire [47:0] mode3_sum_level1,  // From step 3
  output wire [47:0] mode4_sum_level1,  // From step 3
  output wire [47:0] mode5_sum_level1  // From step 3
);
  wire mode0_least_level2_takes_second0 = mode0_least_level1[31:16] < mode0_least_level1[15:0];
  wire mode0_least_level2_takes_second1 = mode0_least_level1[63:48] < mode0_least_level1[47:32];
  wire mode0_least_level2_takes_second2 = mode0_least_level1[95:80] < mode0_least_level1[79:64];
  wire mode0_least_level2_takes_second3 = mode0_least_level1[127:112] < mode0_least_level1[111:96];
  wire greatest_level2_takes_second0 = greatest_level1[7:0] < greatest_level1[15:8];
  wire greatest_level2_takes_second1 = greatest_level1[23:16] < greatest_level1[31:24];
  wire greatest_level2_takes_second2 = greatest_level1[39:32] < greatest_level1[47:40];
  wire greatest_level2_takes_second3 = greatest_level1[55:48] < greatest_level1[63:56];
  wire greatest_level2_takes_second4 = greatest_level1[71:64] < greatest_level1[79:72];
  wire greatest_level2_takes_second5 = greatest_level1[87:80] < greatest_level1[95:88];
  wire greatest_level2_takes_second6 = greatest_level1[103:96] < greatest_level1[111:104];
  wire greatest_level2_takes_second7 = greatest_level1[119:112] < greatest_level1[127:120];
  wire [7:0] mode1_coloured_0 = mode1_differences1[7:0] - mode1_differences1[15:8];
  wire [7:0] mode1_coloured_2 = mode1_differences1[23:16] - mode1_differences1[15:8];
  wire [7:0] mode1_coloured_4 = mode1_differences1[39:32] - mode1_differences1[47:40];
  wire [7:0] mode1_coloured_6 = mode1_differences1[55:48] - mode1_differences1[47:40];
  wire [7:0] mode1_coloured_8 = mode1_differences1[71:64] - mode1_differences1[79:72];
  wire [7:0] mode1_coloured_10 = mode1_differences1[87:80] - mode1_differences1[79:72];
  wire [7:0] mode1_coloured_12 = mode1_differences1[103:96] - mode1_differences1[111:104];
  wire [7:0] mode1_coloured_14 = mode1_differences1[119:112] - mode1_differences1[111:104];
  wire [7:0] mode1_coloured_16 = mode1_differences1[135:128] - mode1_differences1[143:136];
  wire [7:0] mode1_coloured_18 = mode1_differences1[151:144] - mode1_differences1[143:136];
  wire [7:0] mode1_coloured_20 = mode1_differences1[167:160] - mode1_differences1[175:168];
  wire [7:0] mode1_coloured_22 = mode1_differences1[183:176] - mode1_differences1[175:168];
  wire [7:0] mode1_coloured_24 = mode1_differences1[199:192] - mode1_differences1[207:200];
  wire [7:0] mode1_coloured_26 = mode1_differences1[215:208] - mode1_differences1[207:200];
  wire [7:0] mode1_coloured_28 = mode1_differences1[231:224] - mode1_differences1[239:232];
  wire [7:0] mode1_coloured_30 = mode1_differences1[247:240] - mode1_differences1[239:232];
  wire [7:0] mode1_coloured_1 = mode1_differences1[15:8];
  wire [7:0] mode1_coloured_3 = mode1_differences1[31:24];
  wire [7:0] mode1_residuals_0 = {8{block_goes_on}} & mode1_coloured_0;
  wire [7:0] mode1_residuals_1 = {8{block_goes_on}} & mode1_coloured_1;
  wire [7:0] mode1_residuals_2 = {8{block_goes_on}} & mode1_coloured_2;
  wire [7:0] mode1_residuals_3 = {8{block_goes_on}} & mode1_coloured_3;
  wire [319:0] mode_widths;  // 4 of 80 bits
  wire [191:0] mode_add_sum_level1_sums;  // 4 of 48 bits
  wire [1023:0] mode_widths_quarter0_values_in = {{mode5_differences5, mode5_residuals},
      {mode4_differences4, mode4_residuals}, {mode3_differences3, mode3_residuals},
      {mode2_differences2, mode2_residuals}};
  pfor_lanes16_widths_of_differences16 mode_widths_quarter0 [3:0] (
    .values(mode_widths_quarter0_values_in), .widths(mode_widths)
  );
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(5)) mode_add_sum_level1 [3:0] (
    .numbers(mode_widths), .sums(mode_add_sum_level1_sums)
  );
  assign mode0_least_level2 = {mode0_least_level2_takes_second3 ? mode0_least_level1[127:112] :
      mode0_least_level1[111:96], mode0_least_level2_takes_second2 ? mode0_least_level1[95:80] :
      mode0_least_level1[79:64], mode0_least_level2_takes_second1 ? mode0_least_level1[63:48] :
      mode0_least_level1[47:32], mode0_least_level2_takes_second0 ? mode0_least_level1[31:16] :
      mode0_least_level1[15:0]};
  assign greatest_level2 = {greatest_level2_takes_second7 ? greatest_level1[127:120] :
      greatest_level1[119:112], greatest_level2_takes_second6 ? greatest_level1[111:104] :
      greatest_level1[103:96], greatest_level2_takes_second5 ? greatest_level1[95:88] :
      greatest_level1[87:80], greatest_level2_takes_second4 ? greatest_level1[79:72] :
      greatest_level1[71:64], greatest_level2_takes_second3 ? greatest_level1[63:56] :
      greatest_level1[55:48], greatest_level2_takes_second2 ? greatest_level1[47:40] :
      greatest_level1[39:32], greatest_level2_takes_second1 ? greatest_level1[31:24] :
      greatest_level1[23:16], greatest_level2_takes_second0 ? greatest_level1[15:8] :
      greatest_level1[7:0]};
  assign mode1_coloured = {mode1_differences1[255:248], mode1_differences1[239:232],
      mode1_differences1[223:216], mode1_differences1[207:200], mode1_differences1[191:184],
      mode1_differences1[175:168], mode1_differences1[159:152], mode1_differences1[143:136],
      mode1_differences1[127:120], mode1_differences1[111:104], mode1_differences1[95:88],
      mode1_differences1[79:72], mode1_differences1[63:56], mode1_differences1[47:40]};
  assign mode1_residuals = {mode1_coloured_30, mode1_coloured_28, mode1_coloured_26,
      mode1_coloured_24, mode1_coloured_22, mode1_coloured_20, mode1_coloured_18, mode1_coloured_16,
      mode1_coloured_14, mode1_coloured_12, mode1_coloured_10, mode1_coloured_8, mode1_coloured_6,
      mode1_coloured_4, mode1_residuals_3, mode1_residuals_2, mode1_residuals_1, mode1_residuals_0};
  assign mode2_sum_level1 = mode_add_sum_level1_sums[47:0];
  assign mode3_sum_level1 = mode_add_sum_level1_sums[95:48];
  assign mode4_sum_level1 = mode_add_sum_level1_sums[143:96];
  assign mode5_sum_level1 = mode_add_sum_level1_sums[191:144];
endmodule
