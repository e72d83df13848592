// Step 4 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level3 (
  input  wire starts1_high_sums,  // From step 3
  input  wire [44:0] starts1_high,  // 30 of 1 to 2 bits, the first lowest, from step 3
  input  wire [92:0] starts2_low,  // From step 3
  input  wire [15:0] starts2_carries,  // From step 3
  output wire [54:0] starts2_high,  // 31 of 1 to 3 bits, the first lowest, from step 4
  output wire [92:0] starts3_low_out,  // From step 4
  output wire [15:0] starts3_carries  // From step 4
);
  wire [2:0] starts2_high_sums_0 = {1'h0, starts1_high_sums, starts2_carries[0]} +
      {1'h0, starts1_high[0], starts2_carries[0]};
  wire [3:0] starts2_high_sums_1 = {2'h0, starts1_high_sums, starts2_carries[1]} +
      {1'h0, starts1_high[2:1], starts2_carries[1]};
  wire [2:0] starts2_high_sums_2 = {starts1_high[5:4], starts2_carries[2]} +
      {1'h0, starts1_high[6], starts2_carries[2]};
  wire [3:0] starts2_high_sums_3 = {1'h0, starts1_high[5:4], starts2_carries[3]} +
      {1'h0, starts1_high[8:7], starts2_carries[3]};
  wire [2:0] starts2_high_sums_4 = {starts1_high[11:10], starts2_carries[4]} +
      {1'h0, starts1_high[12], starts2_carries[4]};
  wire [3:0] starts2_high_sums_5 = {1'h0, starts1_high[11:10], starts2_carries[5]} +
      {1'h0, starts1_high[14:13], starts2_carries[5]};
  wire [2:0] starts2_high_sums_6 = {starts1_high[17:16], starts2_carries[6]} +
      {1'h0, starts1_high[18], starts2_carries[6]};
  wire [3:0] starts2_high_sums_7 = {1'h0, starts1_high[17:16], starts2_carries[7]} +
      {1'h0, starts1_high[20:19], starts2_carries[7]};
  wire [2:0] starts2_high_sums_8 = {starts1_high[23:22], starts2_carries[8]} +
      {1'h0, starts1_high[24], starts2_carries[8]};
  wire [3:0] starts2_high_sums_9 = {1'h0, starts1_high[23:22], starts2_carries[9]} +
      {1'h0, starts1_high[26:25], starts2_carries[9]};
  wire [2:0] starts2_high_sums_10 = {starts1_high[29:28], starts2_carries[10]} +
      {1'h0, starts1_high[30], starts2_carries[10]};
  wire [3:0] starts2_high_sums_11 = {1'h0, starts1_high[29:28], starts2_carries[11]} +
      {1'h0, starts1_high[32:31], starts2_carries[11]};
  wire [2:0] starts2_high_sums_12 = {starts1_high[35:34], starts2_carries[12]} +
      {1'h0, starts1_high[36], starts2_carries[12]};
  wire [3:0] starts2_high_sums_13 = {1'h0, starts1_high[35:34], starts2_carries[13]} +
      {1'h0, starts1_high[38:37], starts2_carries[13]};
  wire [2:0] starts2_high_sums_14 = {starts1_high[41:40], starts2_carries[14]} +
      {1'h0, starts1_high[42], starts2_carries[14]};
  wire [3:0] starts2_high_sums_15 = {1'h0, starts1_high[41:40], starts2_carries[15]} +
      {1'h0, starts1_high[44:43], starts2_carries[15]};
  wire [47:0] starts3_low_add_sums;
  hdlgen_add_to_runs #(.RUN(4), .COUNT(16), .WIDTH(3)) starts3_low_add (
    .befores({starts2_low[80:78], starts2_low[56:54], starts2_low[32:30], starts2_low[8:6]}),
    .numbers({starts2_low[92:81], starts2_low[68:57], starts2_low[44:33], starts2_low[20:9]}),
    .sums(starts3_low_add_sums), .carries(starts3_carries)
  );
  wire [95:0] starts3_low = {starts3_low_add_sums[47:36], starts2_low[80:69],
      starts3_low_add_sums[35:24], starts2_low[56:45], starts3_low_add_sums[23:12],
      starts2_low[32:21], starts3_low_add_sums[11:0], starts2_low[8:0], 3'h0};
  assign starts2_high = {starts2_high_sums_15[3:1], starts2_high_sums_14[2:1], starts1_high[40:39],
      starts2_high_sums_13[3:1], starts2_high_sums_12[2:1], starts1_high[34:33],
      starts2_high_sums_11[3:1], starts2_high_sums_10[2:1], starts1_high[28:27],
      starts2_high_sums_9[3:1], starts2_high_sums_8[2:1], starts1_high[22:21],
      starts2_high_sums_7[3:1], starts2_high_sums_6[2:1], starts1_high[16:15],
      starts2_high_sums_5[3:1], starts2_high_sums_4[2:1], starts1_high[10:9],
      starts2_high_sums_3[3:1], starts2_high_sums_2[2:1], starts1_high[4:3],
      starts2_high_sums_1[3:1], starts2_high_sums_0[2:1], starts1_high_sums};
  assign starts3_low_out = starts3_low[95:3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums_0[0], starts2_high_sums_1[0], starts2_high_sums_2[0],
      starts2_high_sums_3[0], starts2_high_sums_4[0], starts2_high_sums_5[0],
      starts2_high_sums_6[0], starts2_high_sums_7[0], starts2_high_sums_8[0],
      starts2_high_sums_9[0], starts2_high_sums_10[0], starts2_high_sums_11[0],
      starts2_high_sums_12[0], starts2_high_sums_13[0], starts2_high_sums_14[0],
      starts2_high_sums_15[0], starts3_low[2:0]};
endmodule
