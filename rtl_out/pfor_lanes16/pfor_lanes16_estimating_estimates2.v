// Step 4 of 10 of pfor_lanes16_estimating: estimates of all modes, step 2.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates2 (
  input  wire [63:0] mode0_least_level2,  // 4 of 16 bits, from step 3
  input  wire [63:0] greatest_level2,  // 8 of 8 bits, from step 3
  input  wire [111:0] mode1_coloured,  // 14 of 8 bits, from step 3
  input  wire [143:0] mode1_residuals,  // 18 of 8 bits, from step 3
  input  wire [47:0] mode2_sum_level1,  // 8 of 6 bits, from step 3
  input  wire [47:0] mode3_sum_level1,  // 8 of 6 bits, from step 3
  input  wire [47:0] mode4_sum_level1,  // 8 of 6 bits, from step 3
  input  wire [47:0] mode5_sum_level1,  // 8 of 6 bits, from step 3
  output wire [31:0] mode0_least_level3,  // 2 of 16 bits, from step 4
  output wire [31:0] greatest_level3,  // 4 of 8 bits, from step 4
  output wire [79:0] mode1_sum_level1,  // 16 of 5 bits, from step 4
  output wire [15:0] mode2_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode3_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode4_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode5_sum_level3  // 2 of 8 bits, from step 4
);
  wire mode0_least_level3_takes_second0 = mode0_least_level2[31:16] < mode0_least_level2[15:0];
  wire mode0_least_level3_takes_second1 = mode0_least_level2[63:48] < mode0_least_level2[47:32];
  wire greatest_level3_takes_second0 = greatest_level2[7:0] < greatest_level2[15:8];
  wire greatest_level3_takes_second1 = greatest_level2[23:16] < greatest_level2[31:24];
  wire greatest_level3_takes_second2 = greatest_level2[39:32] < greatest_level2[47:40];
  wire greatest_level3_takes_second3 = greatest_level2[55:48] < greatest_level2[63:56];
  wire [127:0] mode1_widths;
  pfor_lanes16_widths_of_differences8 mode1_widths_quarter0 (
    .values({mode1_coloured[111:104], mode1_residuals[143:136], mode1_coloured[103:96],
        mode1_residuals[135:128], mode1_coloured[95:88], mode1_residuals[127:120],
        mode1_coloured[87:80], mode1_residuals[119:112], mode1_coloured[79:72],
        mode1_residuals[111:104], mode1_coloured[71:64], mode1_residuals[103:96],
        mode1_coloured[63:56], mode1_residuals[95:88], mode1_coloured[55:48],
        mode1_residuals[87:80], mode1_coloured[47:40], mode1_residuals[79:72],
        mode1_coloured[39:32], mode1_residuals[71:64], mode1_coloured[31:24],
        mode1_residuals[63:56], mode1_coloured[23:16], mode1_residuals[55:48], mode1_coloured[15:8],
        mode1_residuals[47:40], mode1_coloured[7:0], mode1_residuals[39:0]}),
    .widths(mode1_widths)
  );
  wire [4:0] mode1_sum_level1_0 = {1'h0, mode1_widths[3:0]} + {1'h0, mode1_widths[7:4]};
  wire [4:0] mode1_sum_level1_1 = {1'h0, mode1_widths[11:8]} + {1'h0, mode1_widths[15:12]};
  wire [4:0] mode1_sum_level1_2 = {1'h0, mode1_widths[19:16]} + {1'h0, mode1_widths[23:20]};
  wire [4:0] mode1_sum_level1_3 = {1'h0, mode1_widths[27:24]} + {1'h0, mode1_widths[31:28]};
  wire [4:0] mode1_sum_level1_4 = {1'h0, mode1_widths[35:32]} + {1'h0, mode1_widths[39:36]};
  wire [4:0] mode1_sum_level1_5 = {1'h0, mode1_widths[43:40]} + {1'h0, mode1_widths[47:44]};
  wire [4:0] mode1_sum_level1_6 = {1'h0, mode1_widths[51:48]} + {1'h0, mode1_widths[55:52]};
  wire [4:0] mode1_sum_level1_7 = {1'h0, mode1_widths[59:56]} + {1'h0, mode1_widths[63:60]};
  wire [4:0] mode1_sum_level1_8 = {1'h0, mode1_widths[67:64]} + {1'h0, mode1_widths[71:68]};
  wire [4:0] mode1_sum_level1_9 = {1'h0, mode1_widths[75:72]} + {1'h0, mode1_widths[79:76]};
  wire [4:0] mode1_sum_level1_10 = {1'h0, mode1_widths[83:80]} + {1'h0, mode1_widths[87:84]};
  wire [4:0] mode1_sum_level1_11 = {1'h0, mode1_widths[91:88]} + {1'h0, mode1_widths[95:92]};
  wire [4:0] mode1_sum_level1_12 = {1'h0, mode1_widths[99:96]} + {1'h0, mode1_widths[103:100]};
  wire [4:0] mode1_sum_level1_13 = {1'h0, mode1_widths[107:104]} + {1'h0, mode1_widths[111:108]};
  wire [4:0] mode1_sum_level1_14 = {1'h0, mode1_widths[115:112]} + {1'h0, mode1_widths[119:116]};
  wire [4:0] mode1_sum_level1_15 = {1'h0, mode1_widths[123:120]} + {1'h0, mode1_widths[127:124]};
  wire [6:0] mode2_sum_level2_0 = {1'h0, mode2_sum_level1[5:0]} + {1'h0, mode2_sum_level1[11:6]};
  wire [6:0] mode2_sum_level2_1 = {1'h0, mode2_sum_level1[17:12]} + {1'h0, mode2_sum_level1[23:18]};
  wire [6:0] mode2_sum_level2_2 = {1'h0, mode2_sum_level1[29:24]} + {1'h0, mode2_sum_level1[35:30]};
  wire [6:0] mode2_sum_level2_3 = {1'h0, mode2_sum_level1[41:36]} + {1'h0, mode2_sum_level1[47:42]};
  wire [6:0] mode3_sum_level2_0 = {1'h0, mode3_sum_level1[5:0]} + {1'h0, mode3_sum_level1[11:6]};
  wire [6:0] mode3_sum_level2_1 = {1'h0, mode3_sum_level1[17:12]} + {1'h0, mode3_sum_level1[23:18]};
  wire [6:0] mode3_sum_level2_2 = {1'h0, mode3_sum_level1[29:24]} + {1'h0, mode3_sum_level1[35:30]};
  wire [6:0] mode3_sum_level2_3 = {1'h0, mode3_sum_level1[41:36]} + {1'h0, mode3_sum_level1[47:42]};
  wire [6:0] mode4_sum_level2_0 = {1'h0, mode4_sum_level1[5:0]} + {1'h0, mode4_sum_level1[11:6]};
  wire [6:0] mode4_sum_level2_1 = {1'h0, mode4_sum_level1[17:12]} + {1'h0, mode4_sum_level1[23:18]};
  wire [6:0] mode4_sum_level2_2 = {1'h0, mode4_sum_level1[29:24]} + {1'h0, mode4_sum_level1[35:30]};
  wire [6:0] mode4_sum_level2_3 = {1'h0, mode4_sum_level1[41:36]} + {1'h0, mode4_sum_level1[47:42]};
  wire [6:0] mode5_sum_level2_0 = {1'h0, mode5_sum_level1[5:0]} + {1'h0, mode5_sum_level1[11:6]};
  wire [6:0] mode5_sum_level2_1 = {1'h0, mode5_sum_level1[17:12]} + {1'h0, mode5_sum_level1[23:18]};
  wire [6:0] mode5_sum_level2_2 = {1'h0, mode5_sum_level1[29:24]} + {1'h0, mode5_sum_level1[35:30]};
  wire [6:0] mode5_sum_level2_3 = {1'h0, mode5_sum_level1[41:36]} + {1'h0, mode5_sum_level1[47:42]};
  assign mode0_least_level3 = {mode0_least_level3_takes_second1 ? mode0_least_level2[63:48] :
      mode0_least_level2[47:32], mode0_least_level3_takes_second0 ? mode0_least_level2[31:16] :
      mode0_least_level2[15:0]};
  assign greatest_level3 = {greatest_level3_takes_second3 ? greatest_level2[63:56] :
      greatest_level2[55:48], greatest_level3_takes_second2 ? greatest_level2[47:40] :
      greatest_level2[39:32], greatest_level3_takes_second1 ? greatest_level2[31:24] :
      greatest_level2[23:16], greatest_level3_takes_second0 ? greatest_level2[15:8] :
      greatest_level2[7:0]};
  assign mode1_sum_level1 = {mode1_sum_level1_15, mode1_sum_level1_14, mode1_sum_level1_13,
      mode1_sum_level1_12, mode1_sum_level1_11, mode1_sum_level1_10, mode1_sum_level1_9,
      mode1_sum_level1_8, mode1_sum_level1_7, mode1_sum_level1_6, mode1_sum_level1_5,
      mode1_sum_level1_4, mode1_sum_level1_3, mode1_sum_level1_2, mode1_sum_level1_1,
      mode1_sum_level1_0};
  assign mode2_sum_level3 = {{1'h0, mode2_sum_level2_2} + {1'h0, mode2_sum_level2_3},
      {1'h0, mode2_sum_level2_0} + {1'h0, mode2_sum_level2_1}};
  assign mode3_sum_level3 = {{1'h0, mode3_sum_level2_2} + {1'h0, mode3_sum_level2_3},
      {1'h0, mode3_sum_level2_0} + {1'h0, mode3_sum_level2_1}};
  assign mode4_sum_level3 = {{1'h0, mode4_sum_level2_2} + {1'h0, mode4_sum_level2_3},
      {1'h0, mode4_sum_level2_0} + {1'h0, mode4_sum_level2_1}};
  assign mode5_sum_level3 = {{1'h0, mode5_sum_level2_2} + {1'h0, mode5_sum_level2_3},
      {1'h0, mode5_sum_level2_0} + {1'h0, mode5_sum_level2_1}};
endmodule
