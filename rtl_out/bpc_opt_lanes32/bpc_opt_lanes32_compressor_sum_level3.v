// Step 5 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level3 (
  input  wire [33:0] starts1_high,  // 16 of 2 to 4 bits, the first lowest, from step 4
  input  wire [157:0] starts2_low,  // From step 4
  input  wire [15:0] starts2_carries,  // From step 4
  output wire [49:0] starts2_high,  // 24 of 1 to 5 bits, the first lowest, from step 5
  output wire [157:0] starts3_low_out,  // From step 5
  output wire [15:0] starts3_carries  // From step 5
);
  wire [2:0] starts2_high_sums_0 = {starts1_high[1:0], starts2_carries[0]} +
      {2'h0, starts2_carries[0]};
  wire [5:0] starts2_high_sums_1 = {1'h0, starts1_high[3:0], starts2_carries[1]} +
      {3'h0, starts1_high[5:4], starts2_carries[1]};
  wire [2:0] starts2_high_sums_2 = {starts1_high[7:6], starts2_carries[2]} +
      {2'h0, starts2_carries[2]};
  wire [3:0] starts2_high_sums_3 = {1'h0, starts1_high[7:6], starts2_carries[3]} +
      {1'h0, starts1_high[9:8], starts2_carries[3]};
  wire [2:0] starts2_high_sums_4 = {starts1_high[11:10], starts2_carries[4]} +
      {2'h0, starts2_carries[4]};
  wire [3:0] starts2_high_sums_5 = {1'h0, starts1_high[11:10], starts2_carries[5]} +
      {1'h0, starts1_high[13:12], starts2_carries[5]};
  wire [2:0] starts2_high_sums_6 = {starts1_high[15:14], starts2_carries[6]} +
      {2'h0, starts2_carries[6]};
  wire [3:0] starts2_high_sums_7 = {1'h0, starts1_high[15:14], starts2_carries[7]} +
      {1'h0, starts1_high[17:16], starts2_carries[7]};
  wire [2:0] starts2_high_sums_8 = {starts1_high[19:18], starts2_carries[8]} +
      {2'h0, starts2_carries[8]};
  wire [3:0] starts2_high_sums_9 = {1'h0, starts1_high[19:18], starts2_carries[9]} +
      {1'h0, starts1_high[21:20], starts2_carries[9]};
  wire [2:0] starts2_high_sums_10 = {starts1_high[23:22], starts2_carries[10]} +
      {2'h0, starts2_carries[10]};
  wire [3:0] starts2_high_sums_11 = {1'h0, starts1_high[23:22], starts2_carries[11]} +
      {1'h0, starts1_high[25:24], starts2_carries[11]};
  wire [2:0] starts2_high_sums_12 = {starts1_high[27:26], starts2_carries[12]} +
      {2'h0, starts2_carries[12]};
  wire [3:0] starts2_high_sums_13 = {1'h0, starts1_high[27:26], starts2_carries[13]} +
      {1'h0, starts1_high[29:28], starts2_carries[13]};
  wire [2:0] starts2_high_sums_14 = {starts1_high[31:30], starts2_carries[14]} +
      {2'h0, starts2_carries[14]};
  wire [3:0] starts2_high_sums_15 = {1'h0, starts1_high[31:30], starts2_carries[15]} +
      {1'h0, starts1_high[33:32], starts2_carries[15]};
  wire [79:0] starts3_low_add_sums;
  hdlgen_add_to_runs #(.RUN(4), .COUNT(16), .WIDTH(5)) starts3_low_add (
    .befores({starts2_low[137:133], starts2_low[97:93], starts2_low[57:53], starts2_low[17:13]}),
    .numbers({starts2_low[157:138], starts2_low[117:98], starts2_low[77:58], starts2_low[37:18]}),
    .sums(starts3_low_add_sums), .carries(starts3_carries)
  );
  wire [159:0] starts3_low = {starts3_low_add_sums[79:60], starts2_low[137:118],
      starts3_low_add_sums[59:40], starts2_low[97:78], starts3_low_add_sums[39:20],
      starts2_low[57:38], starts3_low_add_sums[19:0], starts2_low[17:0], 2'h0};
  assign starts2_high = {starts2_high_sums_15[3:1], starts2_high_sums_14[2:1], starts1_high[30],
      starts2_high_sums_13[3:1], starts2_high_sums_12[2:1], starts1_high[26],
      starts2_high_sums_11[3:1], starts2_high_sums_10[2:1], starts1_high[22],
      starts2_high_sums_9[3:1], starts2_high_sums_8[2:1], starts1_high[18],
      starts2_high_sums_7[3:1], starts2_high_sums_6[2:1], starts1_high[14],
      starts2_high_sums_5[3:1], starts2_high_sums_4[2:1], starts1_high[10],
      starts2_high_sums_3[3:1], starts2_high_sums_2[2:1], starts1_high[6], starts2_high_sums_1[5:1],
      starts2_high_sums_0[2:1], starts1_high[0]};
  assign starts3_low_out = starts3_low[159:2];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums_0[0], starts2_high_sums_1[0], starts2_high_sums_2[0],
      starts2_high_sums_3[0], starts2_high_sums_4[0], starts2_high_sums_5[0],
      starts2_high_sums_6[0], starts2_high_sums_7[0], starts2_high_sums_8[0],
      starts2_high_sums_9[0], starts2_high_sums_10[0], starts2_high_sums_11[0],
      starts2_high_sums_12[0], starts2_high_sums_13[0], starts2_high_sums_14[0],
      starts2_high_sums_15[0], starts3_low[1:0]};
endmodule
