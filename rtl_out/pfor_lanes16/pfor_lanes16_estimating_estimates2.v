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
  input  wire [47:0] mode2_sum_level1,  // From step 3
  input  wire [47:0] mode3_sum_level1,  // From step 3
  input  wire [47:0] mode4_sum_level1,  // From step 3
  input  wire [47:0] mode5_sum_level1,  // From step 3
  output wire [31:0] mode0_least_level3,  // 2 of 16 bits, from step 4
  output wire [31:0] greatest_level3,  // 4 of 8 bits, from step 4
  output wire [15:0] mode2_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode3_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode4_sum_level3,  // 2 of 8 bits, from step 4
  output wire [15:0] mode5_sum_level3,  // 2 of 8 bits, from step 4
  output wire [79:0] mode1_sum_level1  // From step 4
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
  hdlgen_pair_sums #(.COUNT(16), .WIDTH(4)) mode1_add_sum_level1 (
    .numbers(mode1_widths), .sums(mode1_sum_level1)
  );
  wire [111:0] mode_sum_level2;  // 4 of 28 bits
  wire [191:0] mode_add_sum_level2_numbers_in = {mode5_sum_level1, mode4_sum_level1,
      mode3_sum_level1, mode2_sum_level1};
  hdlgen_pair_sums #(.COUNT(4), .WIDTH(6)) mode_add_sum_level2 [3:0] (
    .numbers(mode_add_sum_level2_numbers_in), .sums(mode_sum_level2)
  );
  assign mode0_least_level3 = {mode0_least_level3_takes_second1 ? mode0_least_level2[63:48] :
      mode0_least_level2[47:32], mode0_least_level3_takes_second0 ? mode0_least_level2[31:16] :
      mode0_least_level2[15:0]};
  assign greatest_level3 = {greatest_level3_takes_second3 ? greatest_level2[63:56] :
      greatest_level2[55:48], greatest_level3_takes_second2 ? greatest_level2[47:40] :
      greatest_level2[39:32], greatest_level3_takes_second1 ? greatest_level2[31:24] :
      greatest_level2[23:16], greatest_level3_takes_second0 ? greatest_level2[15:8] :
      greatest_level2[7:0]};
  assign mode2_sum_level3 = {{1'h0, mode_sum_level2[20:14]} + {1'h0, mode_sum_level2[27:21]},
      {1'h0, mode_sum_level2[6:0]} + {1'h0, mode_sum_level2[13:7]}};
  assign mode3_sum_level3 = {{1'h0, mode_sum_level2[48:42]} + {1'h0, mode_sum_level2[55:49]},
      {1'h0, mode_sum_level2[34:28]} + {1'h0, mode_sum_level2[41:35]}};
  assign mode4_sum_level3 = {{1'h0, mode_sum_level2[76:70]} + {1'h0, mode_sum_level2[83:77]},
      {1'h0, mode_sum_level2[62:56]} + {1'h0, mode_sum_level2[69:63]}};
  assign mode5_sum_level3 = {{1'h0, mode_sum_level2[104:98]} + {1'h0, mode_sum_level2[111:105]},
      {1'h0, mode_sum_level2[90:84]} + {1'h0, mode_sum_level2[97:91]}};
endmodule
