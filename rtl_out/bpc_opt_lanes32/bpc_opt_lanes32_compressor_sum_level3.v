// Step 5 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level3 (
  input  wire [33:0] starts1_high,  // 16 of 2 to 4 bits, the first lowest, from step 4
  input  wire [157:0] starts2_low,  // 32 of 3 to 5 bits, the first lowest, from step 4
  input  wire [15:0] starts2_carries,  // 16 bits, from step 4
  output wire [49:0] starts2_high,  // 24 of 1 to 5 bits, the first lowest, from step 5
  output wire [157:0] starts3_low,  // 32 of 3 to 5 bits, the first lowest, from step 5
  output wire [15:0] starts3_carries  // 16 bits, from step 5
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
  wire [5:0] starts3_low_sums_0 = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[22:18]};
  wire [5:0] starts3_low_sums_1 = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[27:23]};
  wire [5:0] starts3_low_sums_2 = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[32:28]};
  wire [5:0] starts3_low_sums_3 = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[37:33]};
  wire [5:0] starts3_low_sums_4 = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[62:58]};
  wire [5:0] starts3_low_sums_5 = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[67:63]};
  wire [5:0] starts3_low_sums_6 = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[72:68]};
  wire [5:0] starts3_low_sums_7 = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[77:73]};
  wire [5:0] starts3_low_sums_8 = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[102:98]};
  wire [5:0] starts3_low_sums_9 = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[107:103]};
  wire [5:0] starts3_low_sums_10 = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[112:108]};
  wire [5:0] starts3_low_sums_11 = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[117:113]};
  wire [5:0] starts3_low_sums_12 = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[142:138]};
  wire [5:0] starts3_low_sums_13 = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[147:143]};
  wire [5:0] starts3_low_sums_14 = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[152:148]};
  wire [5:0] starts3_low_sums_15 = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[157:153]};
  assign starts2_high = {starts2_high_sums_15[3:1], starts2_high_sums_14[2:1], starts1_high[30],
      starts2_high_sums_13[3:1], starts2_high_sums_12[2:1], starts1_high[26],
      starts2_high_sums_11[3:1], starts2_high_sums_10[2:1], starts1_high[22],
      starts2_high_sums_9[3:1], starts2_high_sums_8[2:1], starts1_high[18],
      starts2_high_sums_7[3:1], starts2_high_sums_6[2:1], starts1_high[14],
      starts2_high_sums_5[3:1], starts2_high_sums_4[2:1], starts1_high[10],
      starts2_high_sums_3[3:1], starts2_high_sums_2[2:1], starts1_high[6], starts2_high_sums_1[5:1],
      starts2_high_sums_0[2:1], starts1_high[0]};
  assign starts3_low = {starts3_low_sums_15[4:0], starts3_low_sums_14[4:0],
      starts3_low_sums_13[4:0], starts3_low_sums_12[4:0], starts2_low[137:118],
      starts3_low_sums_11[4:0], starts3_low_sums_10[4:0], starts3_low_sums_9[4:0],
      starts3_low_sums_8[4:0], starts2_low[97:78], starts3_low_sums_7[4:0], starts3_low_sums_6[4:0],
      starts3_low_sums_5[4:0], starts3_low_sums_4[4:0], starts2_low[57:38], starts3_low_sums_3[4:0],
      starts3_low_sums_2[4:0], starts3_low_sums_1[4:0], starts3_low_sums_0[4:0], starts2_low[17:0]};
  assign starts3_carries = {starts3_low_sums_15[5], starts3_low_sums_14[5], starts3_low_sums_13[5],
      starts3_low_sums_12[5], starts3_low_sums_11[5], starts3_low_sums_10[5], starts3_low_sums_9[5],
      starts3_low_sums_8[5], starts3_low_sums_7[5], starts3_low_sums_6[5], starts3_low_sums_5[5],
      starts3_low_sums_4[5], starts3_low_sums_3[5], starts3_low_sums_2[5], starts3_low_sums_1[5],
      starts3_low_sums_0[5]};

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums_0[0], starts2_high_sums_1[0], starts2_high_sums_2[0],
      starts2_high_sums_3[0], starts2_high_sums_4[0], starts2_high_sums_5[0],
      starts2_high_sums_6[0], starts2_high_sums_7[0], starts2_high_sums_8[0],
      starts2_high_sums_9[0], starts2_high_sums_10[0], starts2_high_sums_11[0],
      starts2_high_sums_12[0], starts2_high_sums_13[0], starts2_high_sums_14[0],
      starts2_high_sums_15[0]};
endmodule
