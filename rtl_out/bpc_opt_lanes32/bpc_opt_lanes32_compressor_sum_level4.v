// Step 6 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level4 (
  input  wire [49:0] starts2_high,  // 24 of 1 to 5 bits, the first lowest, from step 5
  input  wire [157:0] starts3_low,  // From step 5
  input  wire [15:0] starts3_carries,  // From step 5
  output wire [57:0] starts3_high,  // 28 of 1 to 6 bits, the first lowest, from step 6
  output wire [157:0] starts4_low_out,  // From step 6
  output wire [15:0] starts4_carries  // From step 6
);
  wire [3:0] starts3_high_sums_0 = {starts2_high[5:3], starts3_carries[0]} +
      {3'h0, starts3_carries[0]};
  wire [1:0] starts3_high_sums_1 = {starts2_high[3], starts3_carries[1]} +
      {starts2_high[8], starts3_carries[1]};
  wire [2:0] starts3_high_sums_2 = {starts2_high[4:3], starts3_carries[2]} +
      {starts2_high[10:9], starts3_carries[2]};
  wire [6:0] starts3_high_sums_3 = {1'h0, starts2_high[7:3], starts3_carries[3]} +
      {3'h0, starts2_high[13:11], starts3_carries[3]};
  wire [3:0] starts3_high_sums_4 = {starts2_high[19:17], starts3_carries[4]} +
      {3'h0, starts3_carries[4]};
  wire [1:0] starts3_high_sums_5 = {starts2_high[17], starts3_carries[5]} +
      {starts2_high[20], starts3_carries[5]};
  wire [2:0] starts3_high_sums_6 = {starts2_high[18:17], starts3_carries[6]} +
      {starts2_high[22:21], starts3_carries[6]};
  wire [4:0] starts3_high_sums_7 = {1'h0, starts2_high[19:17], starts3_carries[7]} +
      {1'h0, starts2_high[25:23], starts3_carries[7]};
  wire [3:0] starts3_high_sums_8 = {starts2_high[31:29], starts3_carries[8]} +
      {3'h0, starts3_carries[8]};
  wire [1:0] starts3_high_sums_9 = {starts2_high[29], starts3_carries[9]} +
      {starts2_high[32], starts3_carries[9]};
  wire [2:0] starts3_high_sums_10 = {starts2_high[30:29], starts3_carries[10]} +
      {starts2_high[34:33], starts3_carries[10]};
  wire [4:0] starts3_high_sums_11 = {1'h0, starts2_high[31:29], starts3_carries[11]} +
      {1'h0, starts2_high[37:35], starts3_carries[11]};
  wire [3:0] starts3_high_sums_12 = {starts2_high[43:41], starts3_carries[12]} +
      {3'h0, starts3_carries[12]};
  wire [1:0] starts3_high_sums_13 = {starts2_high[41], starts3_carries[13]} +
      {starts2_high[44], starts3_carries[13]};
  wire [2:0] starts3_high_sums_14 = {starts2_high[42:41], starts3_carries[14]} +
      {starts2_high[46:45], starts3_carries[14]};
  wire [4:0] starts3_high_sums_15 = {1'h0, starts2_high[43:41], starts3_carries[15]} +
      {1'h0, starts2_high[49:47], starts3_carries[15]};
  wire [79:0] starts4_low_add_sums;
  hdlgen_add_to_runs #(.RUN(8), .COUNT(16), .WIDTH(5)) starts4_low_add (
    .befores({starts3_low[117:113], starts3_low[37:33]}),
    .numbers({starts3_low[157:118], starts3_low[77:38]}), .sums(starts4_low_add_sums),
    .carries(starts4_carries)
  );
  wire [159:0] starts4_low = {starts4_low_add_sums[79:40], starts3_low[117:78],
      starts4_low_add_sums[39:0], starts3_low[37:0], 2'h0};
  assign starts3_high = {starts3_high_sums_15[4:1], starts3_high_sums_14[2:1],
      starts3_high_sums_13[1], starts3_high_sums_12[3:1], starts2_high[41:38],
      starts3_high_sums_11[4:1], starts3_high_sums_10[2:1], starts3_high_sums_9[1],
      starts3_high_sums_8[3:1], starts2_high[29:26], starts3_high_sums_7[4:1],
      starts3_high_sums_6[2:1], starts3_high_sums_5[1], starts3_high_sums_4[3:1],
      starts2_high[17:14], starts3_high_sums_3[6:1], starts3_high_sums_2[2:1],
      starts3_high_sums_1[1], starts3_high_sums_0[3:1], starts2_high[3:0]};
  assign starts4_low_out = starts4_low[159:2];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts3_high_sums_0[0], starts3_high_sums_1[0], starts3_high_sums_2[0],
      starts3_high_sums_3[0], starts3_high_sums_4[0], starts3_high_sums_5[0],
      starts3_high_sums_6[0], starts3_high_sums_7[0], starts3_high_sums_8[0],
      starts3_high_sums_9[0], starts3_high_sums_10[0], starts3_high_sums_11[0],
      starts3_high_sums_12[0], starts3_high_sums_13[0], starts3_high_sums_14[0],
      starts3_high_sums_15[0], starts4_low[1:0]};
endmodule
