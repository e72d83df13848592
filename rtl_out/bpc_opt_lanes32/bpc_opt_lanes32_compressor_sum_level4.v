// Step 6 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level4 (
  input  wire [49:0] starts2_high,  // 24 of 1 to 5 bits, the first lowest, from step 5
  input  wire [157:0] starts3_low,  // 32 of 3 to 5 bits, the first lowest, from step 5
  input  wire [15:0] starts3_carries,  // 16 bits, from step 5
  output wire [57:0] starts3_high,  // 28 of 1 to 6 bits, the first lowest, from step 6
  output wire [157:0] starts4_low,  // 32 of 3 to 5 bits, the first lowest, from step 6
  output wire [15:0] starts4_carries  // 16 bits, from step 6
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
  wire [5:0] starts4_low_sums_0 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[42:38]};
  wire [5:0] starts4_low_sums_1 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[47:43]};
  wire [5:0] starts4_low_sums_2 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[52:48]};
  wire [5:0] starts4_low_sums_3 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[57:53]};
  wire [5:0] starts4_low_sums_4 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[62:58]};
  wire [5:0] starts4_low_sums_5 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[67:63]};
  wire [5:0] starts4_low_sums_6 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[72:68]};
  wire [5:0] starts4_low_sums_7 = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[77:73]};
  wire [5:0] starts4_low_sums_8 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[122:118]};
  wire [5:0] starts4_low_sums_9 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[127:123]};
  wire [5:0] starts4_low_sums_10 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[132:128]};
  wire [5:0] starts4_low_sums_11 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[137:133]};
  wire [5:0] starts4_low_sums_12 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[142:138]};
  wire [5:0] starts4_low_sums_13 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[147:143]};
  wire [5:0] starts4_low_sums_14 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[152:148]};
  wire [5:0] starts4_low_sums_15 = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[157:153]};
  assign starts3_high = {starts3_high_sums_15[4:1], starts3_high_sums_14[2:1],
      starts3_high_sums_13[1], starts3_high_sums_12[3:1], starts2_high[41:38],
      starts3_high_sums_11[4:1], starts3_high_sums_10[2:1], starts3_high_sums_9[1],
      starts3_high_sums_8[3:1], starts2_high[29:26], starts3_high_sums_7[4:1],
      starts3_high_sums_6[2:1], starts3_high_sums_5[1], starts3_high_sums_4[3:1],
      starts2_high[17:14], starts3_high_sums_3[6:1], starts3_high_sums_2[2:1],
      starts3_high_sums_1[1], starts3_high_sums_0[3:1], starts2_high[3:0]};
  assign starts4_low = {starts4_low_sums_15[4:0], starts4_low_sums_14[4:0],
      starts4_low_sums_13[4:0], starts4_low_sums_12[4:0], starts4_low_sums_11[4:0],
      starts4_low_sums_10[4:0], starts4_low_sums_9[4:0], starts4_low_sums_8[4:0],
      starts3_low[117:78], starts4_low_sums_7[4:0], starts4_low_sums_6[4:0],
      starts4_low_sums_5[4:0], starts4_low_sums_4[4:0], starts4_low_sums_3[4:0],
      starts4_low_sums_2[4:0], starts4_low_sums_1[4:0], starts4_low_sums_0[4:0], starts3_low[37:0]};
  assign starts4_carries = {starts4_low_sums_15[5], starts4_low_sums_14[5], starts4_low_sums_13[5],
      starts4_low_sums_12[5], starts4_low_sums_11[5], starts4_low_sums_10[5], starts4_low_sums_9[5],
      starts4_low_sums_8[5], starts4_low_sums_7[5], starts4_low_sums_6[5], starts4_low_sums_5[5],
      starts4_low_sums_4[5], starts4_low_sums_3[5], starts4_low_sums_2[5], starts4_low_sums_1[5],
      starts4_low_sums_0[5]};

  // Bits that nothing reads.
  wire unused = &{1'b0, starts3_high_sums_0[0], starts3_high_sums_1[0], starts3_high_sums_2[0],
      starts3_high_sums_3[0], starts3_high_sums_4[0], starts3_high_sums_5[0],
      starts3_high_sums_6[0], starts3_high_sums_7[0], starts3_high_sums_8[0],
      starts3_high_sums_9[0], starts3_high_sums_10[0], starts3_high_sums_11[0],
      starts3_high_sums_12[0], starts3_high_sums_13[0], starts3_high_sums_14[0],
      starts3_high_sums_15[0]};
endmodule
