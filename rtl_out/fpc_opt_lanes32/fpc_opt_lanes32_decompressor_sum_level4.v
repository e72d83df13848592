// Step 5 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level4 (
  input  wire [54:0] starts2_high,  // 31 of 1 to 3 bits, the first lowest, from step 4
  input  wire [92:0] starts3_low,  // From step 4
  input  wire [15:0] starts3_carries,  // From step 4
  output wire [58:0] starts3_high,  // 31 of 1 to 4 bits, the first lowest, from step 5
  output wire [92:0] starts4_low_out,  // From step 5
  output wire [15:0] starts4_carries  // From step 5
);
  wire [3:0] starts3_high_sums_0 = {starts2_high[5:3], starts3_carries[0]} +
      {2'h0, starts2_high[6], starts3_carries[0]};
  wire [1:0] starts3_high_sums_1 = {starts2_high[3], starts3_carries[1]} +
      {starts2_high[7], starts3_carries[1]};
  wire [2:0] starts3_high_sums_2 = {starts2_high[4:3], starts3_carries[2]} +
      {starts2_high[9:8], starts3_carries[2]};
  wire [4:0] starts3_high_sums_3 = {1'h0, starts2_high[5:3], starts3_carries[3]} +
      {1'h0, starts2_high[12:10], starts3_carries[3]};
  wire [3:0] starts3_high_sums_4 = {starts2_high[19:17], starts3_carries[4]} +
      {2'h0, starts2_high[20], starts3_carries[4]};
  wire [1:0] starts3_high_sums_5 = {starts2_high[17], starts3_carries[5]} +
      {starts2_high[21], starts3_carries[5]};
  wire [2:0] starts3_high_sums_6 = {starts2_high[18:17], starts3_carries[6]} +
      {starts2_high[23:22], starts3_carries[6]};
  wire [4:0] starts3_high_sums_7 = {1'h0, starts2_high[19:17], starts3_carries[7]} +
      {1'h0, starts2_high[26:24], starts3_carries[7]};
  wire [3:0] starts3_high_sums_8 = {starts2_high[33:31], starts3_carries[8]} +
      {2'h0, starts2_high[34], starts3_carries[8]};
  wire [1:0] starts3_high_sums_9 = {starts2_high[31], starts3_carries[9]} +
      {starts2_high[35], starts3_carries[9]};
  wire [2:0] starts3_high_sums_10 = {starts2_high[32:31], starts3_carries[10]} +
      {starts2_high[37:36], starts3_carries[10]};
  wire [4:0] starts3_high_sums_11 = {1'h0, starts2_high[33:31], starts3_carries[11]} +
      {1'h0, starts2_high[40:38], starts3_carries[11]};
  wire [3:0] starts3_high_sums_12 = {starts2_high[47:45], starts3_carries[12]} +
      {2'h0, starts2_high[48], starts3_carries[12]};
  wire [1:0] starts3_high_sums_13 = {starts2_high[45], starts3_carries[13]} +
      {starts2_high[49], starts3_carries[13]};
  wire [2:0] starts3_high_sums_14 = {starts2_high[46:45], starts3_carries[14]} +
      {starts2_high[51:50], starts3_carries[14]};
  wire [4:0] starts3_high_sums_15 = {1'h0, starts2_high[47:45], starts3_carries[15]} +
      {1'h0, starts2_high[54:52], starts3_carries[15]};
  wire [47:0] starts4_low_add_sums;
  hdlgen_add_to_runs #(.RUN(8), .COUNT(16), .WIDTH(3)) starts4_low_add (
    .befores({starts3_low[68:66], starts3_low[20:18]}),
    .numbers({starts3_low[92:69], starts3_low[44:21]}), .sums(starts4_low_add_sums),
    .carries(starts4_carries)
  );
  wire [95:0] starts4_low = {starts4_low_add_sums[47:24], starts3_low[68:45],
      starts4_low_add_sums[23:0], starts3_low[20:0], 3'h0};
  assign starts3_high = {starts3_high_sums_15[4:1], starts3_high_sums_14[2:1],
      starts3_high_sums_13[1], starts3_high_sums_12[3:1], starts2_high[45:41],
      starts3_high_sums_11[4:1], starts3_high_sums_10[2:1], starts3_high_sums_9[1],
      starts3_high_sums_8[3:1], starts2_high[31:27], starts3_high_sums_7[4:1],
      starts3_high_sums_6[2:1], starts3_high_sums_5[1], starts3_high_sums_4[3:1],
      starts2_high[17:13], starts3_high_sums_3[4:1], starts3_high_sums_2[2:1],
      starts3_high_sums_1[1], starts3_high_sums_0[3:1], starts2_high[3:0]};
  assign starts4_low_out = starts4_low[95:3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts3_high_sums_0[0], starts3_high_sums_1[0], starts3_high_sums_2[0],
      starts3_high_sums_3[0], starts3_high_sums_4[0], starts3_high_sums_5[0],
      starts3_high_sums_6[0], starts3_high_sums_7[0], starts3_high_sums_8[0],
      starts3_high_sums_9[0], starts3_high_sums_10[0], starts3_high_sums_11[0],
      starts3_high_sums_12[0], starts3_high_sums_13[0], starts3_high_sums_14[0],
      starts3_high_sums_15[0], starts4_low[2:0]};
endmodule
