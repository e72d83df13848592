// Step 3 of 12 of fpc_opt_lanes32_compressor_core: starting positions, level 2 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_sum_level2 (
  input  wire [30:0] starts0_high,  // 31 bits, from step 2
  input  wire [92:0] starts1_low,  // From step 2
  input  wire [14:0] starts1_carries,  // From step 2
  output wire starts1_high_sums,  // From step 3
  output wire [44:0] starts1_high,  // 30 of 1 to 2 bits, the first lowest, from step 3
  output wire [92:0] starts2_low_out,  // From step 3
  output wire [15:0] starts2_carries  // From step 3
);
  wire [2:0] starts1_high_sums_1 = {1'h0, starts0_high[1], starts1_carries[0]} +
      {1'h0, starts0_high[2], starts1_carries[0]};
  wire [2:0] starts1_high_sums_2 = {1'h0, starts0_high[3], starts1_carries[1]} +
      {1'h0, starts0_high[4], starts1_carries[1]};
  wire [2:0] starts1_high_sums_3 = {1'h0, starts0_high[5], starts1_carries[2]} +
      {1'h0, starts0_high[6], starts1_carries[2]};
  wire [2:0] starts1_high_sums_4 = {1'h0, starts0_high[7], starts1_carries[3]} +
      {1'h0, starts0_high[8], starts1_carries[3]};
  wire [2:0] starts1_high_sums_5 = {1'h0, starts0_high[9], starts1_carries[4]} +
      {1'h0, starts0_high[10], starts1_carries[4]};
  wire [2:0] starts1_high_sums_6 = {1'h0, starts0_high[11], starts1_carries[5]} +
      {1'h0, starts0_high[12], starts1_carries[5]};
  wire [2:0] starts1_high_sums_7 = {1'h0, starts0_high[13], starts1_carries[6]} +
      {1'h0, starts0_high[14], starts1_carries[6]};
  wire [2:0] starts1_high_sums_8 = {1'h0, starts0_high[15], starts1_carries[7]} +
      {1'h0, starts0_high[16], starts1_carries[7]};
  wire [2:0] starts1_high_sums_9 = {1'h0, starts0_high[17], starts1_carries[8]} +
      {1'h0, starts0_high[18], starts1_carries[8]};
  wire [2:0] starts1_high_sums_10 = {1'h0, starts0_high[19], starts1_carries[9]} +
      {1'h0, starts0_high[20], starts1_carries[9]};
  wire [2:0] starts1_high_sums_11 = {1'h0, starts0_high[21], starts1_carries[10]} +
      {1'h0, starts0_high[22], starts1_carries[10]};
  wire [2:0] starts1_high_sums_12 = {1'h0, starts0_high[23], starts1_carries[11]} +
      {1'h0, starts0_high[24], starts1_carries[11]};
  wire [2:0] starts1_high_sums_13 = {1'h0, starts0_high[25], starts1_carries[12]} +
      {1'h0, starts0_high[26], starts1_carries[12]};
  wire [2:0] starts1_high_sums_14 = {1'h0, starts0_high[27], starts1_carries[13]} +
      {1'h0, starts0_high[28], starts1_carries[13]};
  wire [2:0] starts1_high_sums_15 = {1'h0, starts0_high[29], starts1_carries[14]} +
      {1'h0, starts0_high[30], starts1_carries[14]};
  wire [2:0] starts1_high_sums_0 = {1'h0, starts0_high[0], 1'h0};
  wire [47:0] starts2_low_add_sums;
  hdlgen_add_to_runs #(.RUN(2), .COUNT(16), .WIDTH(3)) starts2_low_add (
    .befores({starts1_low[86:84], starts1_low[74:72], starts1_low[62:60], starts1_low[50:48],
        starts1_low[38:36], starts1_low[26:24], starts1_low[14:12], starts1_low[2:0]}),
    .numbers({starts1_low[92:87], starts1_low[80:75], starts1_low[68:63], starts1_low[56:51],
        starts1_low[44:39], starts1_low[32:27], starts1_low[20:15], starts1_low[8:3]}),
    .sums(starts2_low_add_sums), .carries(starts2_carries)
  );
  wire [95:0] starts2_low = {starts2_low_add_sums[47:42], starts1_low[86:81],
      starts2_low_add_sums[41:36], starts1_low[74:69], starts2_low_add_sums[35:30],
      starts1_low[62:57], starts2_low_add_sums[29:24], starts1_low[50:45],
      starts2_low_add_sums[23:18], starts1_low[38:33], starts2_low_add_sums[17:12],
      starts1_low[26:21], starts2_low_add_sums[11:6], starts1_low[14:9], starts2_low_add_sums[5:0],
      starts1_low[2:0], 3'h0};
  assign starts1_high_sums = starts1_high_sums_0[1];
  assign starts1_high = {starts1_high_sums_15[2:1], starts0_high[29], starts1_high_sums_14[2:1],
      starts0_high[27], starts1_high_sums_13[2:1], starts0_high[25], starts1_high_sums_12[2:1],
      starts0_high[23], starts1_high_sums_11[2:1], starts0_high[21], starts1_high_sums_10[2:1],
      starts0_high[19], starts1_high_sums_9[2:1], starts0_high[17], starts1_high_sums_8[2:1],
      starts0_high[15], starts1_high_sums_7[2:1], starts0_high[13], starts1_high_sums_6[2:1],
      starts0_high[11], starts1_high_sums_5[2:1], starts0_high[9], starts1_high_sums_4[2:1],
      starts0_high[7], starts1_high_sums_3[2:1], starts0_high[5], starts1_high_sums_2[2:1],
      starts0_high[3], starts1_high_sums_1[2:1], starts0_high[1]};
  assign starts2_low_out = starts2_low[95:3];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_high_sums_1[0], starts1_high_sums_2[0], starts1_high_sums_3[0],
      starts1_high_sums_4[0], starts1_high_sums_5[0], starts1_high_sums_6[0],
      starts1_high_sums_7[0], starts1_high_sums_8[0], starts1_high_sums_9[0],
      starts1_high_sums_10[0], starts1_high_sums_11[0], starts1_high_sums_12[0],
      starts1_high_sums_13[0], starts1_high_sums_14[0], starts1_high_sums_15[0],
      starts1_high_sums_0[0], starts1_high_sums_0[2], starts2_low[2:0]};
endmodule
