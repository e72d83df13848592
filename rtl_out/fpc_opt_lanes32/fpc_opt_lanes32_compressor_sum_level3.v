// Step 4 of 12 of fpc_opt_lanes32_compressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_sum_level3 (
  input  wire [46:0] starts1_high,  // 31 of 1 to 2 bits, the first lowest, from step 3
  input  wire [92:0] starts2_low,  // 31 of 3 bits, from step 3
  input  wire [15:0] starts2_carries,  // 16 bits, from step 3
  output wire [54:0] starts2_high,  // 31 of 1 to 3 bits, the first lowest, from step 4
  output wire [92:0] starts3_low,  // 31 of 3 bits, from step 4
  output wire [15:0] starts3_carries  // 16 bits, from step 4
);
  wire [2:0] starts2_high_sums_0 = {starts1_high[1:0], starts2_carries[0]} +
      {1'h0, starts1_high[2], starts2_carries[0]};
  wire [3:0] starts2_high_sums_1 = {1'h0, starts1_high[1:0], starts2_carries[1]} +
      {1'h0, starts1_high[4:3], starts2_carries[1]};
  wire [2:0] starts2_high_sums_2 = {starts1_high[7:6], starts2_carries[2]} +
      {1'h0, starts1_high[8], starts2_carries[2]};
  wire [3:0] starts2_high_sums_3 = {1'h0, starts1_high[7:6], starts2_carries[3]} +
      {1'h0, starts1_high[10:9], starts2_carries[3]};
  wire [2:0] starts2_high_sums_4 = {starts1_high[13:12], starts2_carries[4]} +
      {1'h0, starts1_high[14], starts2_carries[4]};
  wire [3:0] starts2_high_sums_5 = {1'h0, starts1_high[13:12], starts2_carries[5]} +
      {1'h0, starts1_high[16:15], starts2_carries[5]};
  wire [2:0] starts2_high_sums_6 = {starts1_high[19:18], starts2_carries[6]} +
      {1'h0, starts1_high[20], starts2_carries[6]};
  wire [3:0] starts2_high_sums_7 = {1'h0, starts1_high[19:18], starts2_carries[7]} +
      {1'h0, starts1_high[22:21], starts2_carries[7]};
  wire [2:0] starts2_high_sums_8 = {starts1_high[25:24], starts2_carries[8]} +
      {1'h0, starts1_high[26], starts2_carries[8]};
  wire [3:0] starts2_high_sums_9 = {1'h0, starts1_high[25:24], starts2_carries[9]} +
      {1'h0, starts1_high[28:27], starts2_carries[9]};
  wire [2:0] starts2_high_sums_10 = {starts1_high[31:30], starts2_carries[10]} +
      {1'h0, starts1_high[32], starts2_carries[10]};
  wire [3:0] starts2_high_sums_11 = {1'h0, starts1_high[31:30], starts2_carries[11]} +
      {1'h0, starts1_high[34:33], starts2_carries[11]};
  wire [2:0] starts2_high_sums_12 = {starts1_high[37:36], starts2_carries[12]} +
      {1'h0, starts1_high[38], starts2_carries[12]};
  wire [3:0] starts2_high_sums_13 = {1'h0, starts1_high[37:36], starts2_carries[13]} +
      {1'h0, starts1_high[40:39], starts2_carries[13]};
  wire [2:0] starts2_high_sums_14 = {starts1_high[43:42], starts2_carries[14]} +
      {1'h0, starts1_high[44], starts2_carries[14]};
  wire [3:0] starts2_high_sums_15 = {1'h0, starts1_high[43:42], starts2_carries[15]} +
      {1'h0, starts1_high[46:45], starts2_carries[15]};
  wire [3:0] starts3_low_sums_0 = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[11:9]};
  wire [3:0] starts3_low_sums_1 = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[14:12]};
  wire [3:0] starts3_low_sums_2 = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[17:15]};
  wire [3:0] starts3_low_sums_3 = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[20:18]};
  wire [3:0] starts3_low_sums_4 = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[35:33]};
  wire [3:0] starts3_low_sums_5 = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[38:36]};
  wire [3:0] starts3_low_sums_6 = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[41:39]};
  wire [3:0] starts3_low_sums_7 = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[44:42]};
  wire [3:0] starts3_low_sums_8 = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[59:57]};
  wire [3:0] starts3_low_sums_9 = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[62:60]};
  wire [3:0] starts3_low_sums_10 = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[65:63]};
  wire [3:0] starts3_low_sums_11 = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[68:66]};
  wire [3:0] starts3_low_sums_12 = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[83:81]};
  wire [3:0] starts3_low_sums_13 = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[86:84]};
  wire [3:0] starts3_low_sums_14 = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[89:87]};
  wire [3:0] starts3_low_sums_15 = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[92:90]};
  assign starts2_high = {starts2_high_sums_15[3:1], starts2_high_sums_14[2:1], starts1_high[42:41],
      starts2_high_sums_13[3:1], starts2_high_sums_12[2:1], starts1_high[36:35],
      starts2_high_sums_11[3:1], starts2_high_sums_10[2:1], starts1_high[30:29],
      starts2_high_sums_9[3:1], starts2_high_sums_8[2:1], starts1_high[24:23],
      starts2_high_sums_7[3:1], starts2_high_sums_6[2:1], starts1_high[18:17],
      starts2_high_sums_5[3:1], starts2_high_sums_4[2:1], starts1_high[12:11],
      starts2_high_sums_3[3:1], starts2_high_sums_2[2:1], starts1_high[6:5],
      starts2_high_sums_1[3:1], starts2_high_sums_0[2:1], starts1_high[0]};
  assign starts3_low = {starts3_low_sums_15[2:0], starts3_low_sums_14[2:0],
      starts3_low_sums_13[2:0], starts3_low_sums_12[2:0], starts2_low[80:69],
      starts3_low_sums_11[2:0], starts3_low_sums_10[2:0], starts3_low_sums_9[2:0],
      starts3_low_sums_8[2:0], starts2_low[56:45], starts3_low_sums_7[2:0], starts3_low_sums_6[2:0],
      starts3_low_sums_5[2:0], starts3_low_sums_4[2:0], starts2_low[32:21], starts3_low_sums_3[2:0],
      starts3_low_sums_2[2:0], starts3_low_sums_1[2:0], starts3_low_sums_0[2:0], starts2_low[8:0]};
  assign starts3_carries = {starts3_low_sums_15[3], starts3_low_sums_14[3], starts3_low_sums_13[3],
      starts3_low_sums_12[3], starts3_low_sums_11[3], starts3_low_sums_10[3], starts3_low_sums_9[3],
      starts3_low_sums_8[3], starts3_low_sums_7[3], starts3_low_sums_6[3], starts3_low_sums_5[3],
      starts3_low_sums_4[3], starts3_low_sums_3[3], starts3_low_sums_2[3], starts3_low_sums_1[3],
      starts3_low_sums_0[3]};

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums_0[0], starts2_high_sums_1[0], starts2_high_sums_2[0],
      starts2_high_sums_3[0], starts2_high_sums_4[0], starts2_high_sums_5[0],
      starts2_high_sums_6[0], starts2_high_sums_7[0], starts2_high_sums_8[0],
      starts2_high_sums_9[0], starts2_high_sums_10[0], starts2_high_sums_11[0],
      starts2_high_sums_12[0], starts2_high_sums_13[0], starts2_high_sums_14[0],
      starts2_high_sums_15[0]};
endmodule
