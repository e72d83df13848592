// Step 6 of 12 of fpc_opt_lanes32_compressor_core: starting positions, level 5 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_sum_level5 (
  input  wire [58:0] starts3_high,  // 31 of 1 to 4 bits, the first lowest, from step 5
  input  wire [92:0] starts4_low,  // From step 5
  input  wire [15:0] starts4_carries,  // From step 5
  output wire [60:0] starts4_high,  // 31 of 1 to 5 bits, the first lowest, from step 6
  output wire [92:0] starts5_low_out,  // From step 6
  output wire [15:0] starts5_carries  // From step 6
);
  wire [4:0] starts4_high_sums_0 = {starts3_high[13:10], starts4_carries[0]} +
      {3'h0, starts3_high[14], starts4_carries[0]};
  wire [1:0] starts4_high_sums_1 = {starts3_high[10], starts4_carries[1]} +
      {starts3_high[15], starts4_carries[1]};
  wire [2:0] starts4_high_sums_2 = {starts3_high[11:10], starts4_carries[2]} +
      {starts3_high[17:16], starts4_carries[2]};
  wire [1:0] starts4_high_sums_3 = {starts3_high[10], starts4_carries[3]} +
      {starts3_high[18], starts4_carries[3]};
  wire [3:0] starts4_high_sums_4 = {starts3_high[12:10], starts4_carries[4]} +
      {starts3_high[21:19], starts4_carries[4]};
  wire [1:0] starts4_high_sums_5 = {starts3_high[10], starts4_carries[5]} +
      {starts3_high[22], starts4_carries[5]};
  wire [2:0] starts4_high_sums_6 = {starts3_high[11:10], starts4_carries[6]} +
      {starts3_high[24:23], starts4_carries[6]};
  wire [5:0] starts4_high_sums_7 = {1'h0, starts3_high[13:10], starts4_carries[7]} +
      {1'h0, starts3_high[28:25], starts4_carries[7]};
  wire [4:0] starts4_high_sums_8 = {starts3_high[43:40], starts4_carries[8]} +
      {3'h0, starts3_high[44], starts4_carries[8]};
  wire [1:0] starts4_high_sums_9 = {starts3_high[40], starts4_carries[9]} +
      {starts3_high[45], starts4_carries[9]};
  wire [2:0] starts4_high_sums_10 = {starts3_high[41:40], starts4_carries[10]} +
      {starts3_high[47:46], starts4_carries[10]};
  wire [1:0] starts4_high_sums_11 = {starts3_high[40], starts4_carries[11]} +
      {starts3_high[48], starts4_carries[11]};
  wire [3:0] starts4_high_sums_12 = {starts3_high[42:40], starts4_carries[12]} +
      {starts3_high[51:49], starts4_carries[12]};
  wire [1:0] starts4_high_sums_13 = {starts3_high[40], starts4_carries[13]} +
      {starts3_high[52], starts4_carries[13]};
  wire [2:0] starts4_high_sums_14 = {starts3_high[41:40], starts4_carries[14]} +
      {starts3_high[54:53], starts4_carries[14]};
  wire [5:0] starts4_high_sums_15 = {1'h0, starts3_high[43:40], starts4_carries[15]} +
      {1'h0, starts3_high[58:55], starts4_carries[15]};
  wire [47:0] starts5_low_add_sums;
  hdlgen_add_to_runs #(.RUN(16), .COUNT(16), .WIDTH(3)) starts5_low_add (
    .befores(starts4_low[44:42]), .numbers(starts4_low[92:45]), .sums(starts5_low_add_sums),
    .carries(starts5_carries)
  );
  wire [95:0] starts5_low = {starts5_low_add_sums, starts4_low[44:0], 3'h0};
  assign starts4_high = {starts4_high_sums_15[5:1], starts4_high_sums_14[2:1],
      starts4_high_sums_13[1], starts4_high_sums_12[3:1], starts4_high_sums_11[1],
      starts4_high_sums_10[2:1], starts4_high_sums_9[1], starts4_high_sums_8[4:1],
      starts3_high[40:29], starts4_high_sums_7[5:1], starts4_high_sums_6[2:1],
      starts4_high_sums_5[1], starts4_high_sums_4[3:1], starts4_high_sums_3[1],
      starts4_high_sums_2[2:1], starts4_high_sums_1[1], starts4_high_sums_0[4:1],
      starts3_high[10:0]};
  assign starts5_low_out = starts5_low[95:3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts4_high_sums_0[0], starts4_high_sums_1[0], starts4_high_sums_2[0],
      starts4_high_sums_3[0], starts4_high_sums_4[0], starts4_high_sums_5[0],
      starts4_high_sums_6[0], starts4_high_sums_7[0], starts4_high_sums_8[0],
      starts4_high_sums_9[0], starts4_high_sums_10[0], starts4_high_sums_11[0],
      starts4_high_sums_12[0], starts4_high_sums_13[0], starts4_high_sums_14[0],
      starts4_high_sums_15[0], starts5_low[2:0]};
endmodule
