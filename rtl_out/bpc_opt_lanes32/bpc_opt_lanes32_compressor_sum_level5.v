// Step 7 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level5 (
  input  wire [57:0] starts3_high,  // 28 of 1 to 6 bits, the first lowest, from step 6
  input  wire [157:0] starts4_low,  // From step 6
  input  wire [15:0] starts4_carries,  // From step 6
  output wire [61:0] starts4_high,  // 30 of 1 to 7 bits, the first lowest, from step 7
  output wire [157:0] starts5_low_out,  // From step 7
  output wire [15:0] starts5_carries  // From step 7
);
  wire [4:0] starts4_high_sums_0 = {starts3_high[13:10], starts4_carries[0]} +
      {4'h0, starts4_carries[0]};
  wire [1:0] starts4_high_sums_1 = {starts3_high[10], starts4_carries[1]} +
      {starts3_high[16], starts4_carries[1]};
  wire [2:0] starts4_high_sums_2 = {starts3_high[11:10], starts4_carries[2]} +
      {starts3_high[18:17], starts4_carries[2]};
  wire [1:0] starts4_high_sums_3 = {starts3_high[10], starts4_carries[3]} +
      {starts3_high[19], starts4_carries[3]};
  wire [3:0] starts4_high_sums_4 = {starts3_high[12:10], starts4_carries[4]} +
      {starts3_high[22:20], starts4_carries[4]};
  wire [1:0] starts4_high_sums_5 = {starts3_high[10], starts4_carries[5]} +
      {starts3_high[23], starts4_carries[5]};
  wire [2:0] starts4_high_sums_6 = {starts3_high[11:10], starts4_carries[6]} +
      {starts3_high[25:24], starts4_carries[6]};
  wire [7:0] starts4_high_sums_7 = {1'h0, starts3_high[15:10], starts4_carries[7]} +
      {3'h0, starts3_high[29:26], starts4_carries[7]};
  wire [4:0] starts4_high_sums_8 = {starts3_high[43:40], starts4_carries[8]} +
      {4'h0, starts4_carries[8]};
  wire [1:0] starts4_high_sums_9 = {starts3_high[40], starts4_carries[9]} +
      {starts3_high[44], starts4_carries[9]};
  wire [2:0] starts4_high_sums_10 = {starts3_high[41:40], starts4_carries[10]} +
      {starts3_high[46:45], starts4_carries[10]};
  wire [1:0] starts4_high_sums_11 = {starts3_high[40], starts4_carries[11]} +
      {starts3_high[47], starts4_carries[11]};
  wire [3:0] starts4_high_sums_12 = {starts3_high[42:40], starts4_carries[12]} +
      {starts3_high[50:48], starts4_carries[12]};
  wire [1:0] starts4_high_sums_13 = {starts3_high[40], starts4_carries[13]} +
      {starts3_high[51], starts4_carries[13]};
  wire [2:0] starts4_high_sums_14 = {starts3_high[41:40], starts4_carries[14]} +
      {starts3_high[53:52], starts4_carries[14]};
  wire [5:0] starts4_high_sums_15 = {1'h0, starts3_high[43:40], starts4_carries[15]} +
      {1'h0, starts3_high[57:54], starts4_carries[15]};
  wire [79:0] starts5_low_add_sums;
  hdlgen_add_to_runs #(.RUN(16), .COUNT(16), .WIDTH(5)) starts5_low_add (
    .befores(starts4_low[77:73]), .numbers(starts4_low[157:78]), .sums(starts5_low_add_sums),
    .carries(starts5_carries)
  );
  wire [159:0] starts5_low = {starts5_low_add_sums, starts4_low[77:0], 2'h0};
  assign starts4_high = {starts4_high_sums_15[5:1], starts4_high_sums_14[2:1],
      starts4_high_sums_13[1], starts4_high_sums_12[3:1], starts4_high_sums_11[1],
      starts4_high_sums_10[2:1], starts4_high_sums_9[1], starts4_high_sums_8[4:1],
      starts3_high[40:30], starts4_high_sums_7[7:1], starts4_high_sums_6[2:1],
      starts4_high_sums_5[1], starts4_high_sums_4[3:1], starts4_high_sums_3[1],
      starts4_high_sums_2[2:1], starts4_high_sums_1[1], starts4_high_sums_0[4:1],
      starts3_high[10:0]};
  assign starts5_low_out = starts5_low[159:2];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts4_high_sums_0[0], starts4_high_sums_1[0], starts4_high_sums_2[0],
      starts4_high_sums_3[0], starts4_high_sums_4[0], starts4_high_sums_5[0],
      starts4_high_sums_6[0], starts4_high_sums_7[0], starts4_high_sums_8[0],
      starts4_high_sums_9[0], starts4_high_sums_10[0], starts4_high_sums_11[0],
      starts4_high_sums_12[0], starts4_high_sums_13[0], starts4_high_sums_14[0],
      starts4_high_sums_15[0], starts5_low[1:0]};
endmodule
