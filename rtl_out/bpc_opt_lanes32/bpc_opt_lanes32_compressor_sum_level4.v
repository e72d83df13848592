// Step 6 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level4 (
  input  wire [49:0] starts2_high,
  input  wire [157:0] starts3_low,
  input  wire [15:0] starts3_carries,
  output wire [57:0] starts3_high,
  output wire [157:0] starts4_low,
  output wire [15:0] starts4_carries
);
  wire [57:0] starts3_high_sums;
  assign starts3_high_sums[3:0] = {starts2_high[5:3], starts3_carries[0]} +
      {3'h0, starts3_carries[0]};
  assign starts3_high_sums[5:4] = {starts2_high[3], starts3_carries[1]} +
      {starts2_high[8], starts3_carries[1]};
  assign starts3_high_sums[8:6] = {starts2_high[4:3], starts3_carries[2]} +
      {starts2_high[10:9], starts3_carries[2]};
  assign starts3_high_sums[15:9] = {1'h0, starts2_high[7:3], starts3_carries[3]} +
      {3'h0, starts2_high[13:11], starts3_carries[3]};
  assign starts3_high_sums[19:16] = {starts2_high[19:17], starts3_carries[4]} +
      {3'h0, starts3_carries[4]};
  assign starts3_high_sums[21:20] = {starts2_high[17], starts3_carries[5]} +
      {starts2_high[20], starts3_carries[5]};
  assign starts3_high_sums[24:22] = {starts2_high[18:17], starts3_carries[6]} +
      {starts2_high[22:21], starts3_carries[6]};
  assign starts3_high_sums[29:25] = {1'h0, starts2_high[19:17], starts3_carries[7]} +
      {1'h0, starts2_high[25:23], starts3_carries[7]};
  assign starts3_high_sums[33:30] = {starts2_high[31:29], starts3_carries[8]} +
      {3'h0, starts3_carries[8]};
  assign starts3_high_sums[35:34] = {starts2_high[29], starts3_carries[9]} +
      {starts2_high[32], starts3_carries[9]};
  assign starts3_high_sums[38:36] = {starts2_high[30:29], starts3_carries[10]} +
      {starts2_high[34:33], starts3_carries[10]};
  assign starts3_high_sums[43:39] = {1'h0, starts2_high[31:29], starts3_carries[11]} +
      {1'h0, starts2_high[37:35], starts3_carries[11]};
  assign starts3_high_sums[47:44] = {starts2_high[43:41], starts3_carries[12]} +
      {3'h0, starts3_carries[12]};
  assign starts3_high_sums[49:48] = {starts2_high[41], starts3_carries[13]} +
      {starts2_high[44], starts3_carries[13]};
  assign starts3_high_sums[52:50] = {starts2_high[42:41], starts3_carries[14]} +
      {starts2_high[46:45], starts3_carries[14]};
  assign starts3_high_sums[57:53] = {1'h0, starts2_high[43:41], starts3_carries[15]} +
      {1'h0, starts2_high[49:47], starts3_carries[15]};
  wire [95:0] starts4_low_sums;  // 16 of 6 bits
  assign starts4_low_sums[5:0] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[42:38]};
  assign starts4_low_sums[11:6] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[47:43]};
  assign starts4_low_sums[17:12] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[52:48]};
  assign starts4_low_sums[23:18] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[57:53]};
  assign starts4_low_sums[29:24] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[62:58]};
  assign starts4_low_sums[35:30] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[67:63]};
  assign starts4_low_sums[41:36] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[72:68]};
  assign starts4_low_sums[47:42] = {1'h0, starts3_low[37:33]} + {1'h0, starts3_low[77:73]};
  assign starts4_low_sums[53:48] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[122:118]};
  assign starts4_low_sums[59:54] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[127:123]};
  assign starts4_low_sums[65:60] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[132:128]};
  assign starts4_low_sums[71:66] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[137:133]};
  assign starts4_low_sums[77:72] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[142:138]};
  assign starts4_low_sums[83:78] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[147:143]};
  assign starts4_low_sums[89:84] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[152:148]};
  assign starts4_low_sums[95:90] = {1'h0, starts3_low[117:113]} + {1'h0, starts3_low[157:153]};
  assign starts3_high[3:0] = starts2_high[3:0];
  assign starts3_high[6:4] = starts3_high_sums[3:1];
  assign starts3_high[7] = starts3_high_sums[5];
  assign starts3_high[9:8] = starts3_high_sums[8:7];
  assign starts3_high[15:10] = starts3_high_sums[15:10];
  assign starts3_high[19:16] = starts2_high[17:14];
  assign starts3_high[22:20] = starts3_high_sums[19:17];
  assign starts3_high[23] = starts3_high_sums[21];
  assign starts3_high[25:24] = starts3_high_sums[24:23];
  assign starts3_high[29:26] = starts3_high_sums[29:26];
  assign starts3_high[33:30] = starts2_high[29:26];
  assign starts3_high[36:34] = starts3_high_sums[33:31];
  assign starts3_high[37] = starts3_high_sums[35];
  assign starts3_high[39:38] = starts3_high_sums[38:37];
  assign starts3_high[43:40] = starts3_high_sums[43:40];
  assign starts3_high[47:44] = starts2_high[41:38];
  assign starts3_high[50:48] = starts3_high_sums[47:45];
  assign starts3_high[51] = starts3_high_sums[49];
  assign starts3_high[53:52] = starts3_high_sums[52:51];
  assign starts3_high[57:54] = starts3_high_sums[57:54];
  assign starts4_low[37:0] = starts3_low[37:0];
  assign starts4_low[42:38] = starts4_low_sums[4:0];
  assign starts4_low[47:43] = starts4_low_sums[10:6];
  assign starts4_low[52:48] = starts4_low_sums[16:12];
  assign starts4_low[57:53] = starts4_low_sums[22:18];
  assign starts4_low[62:58] = starts4_low_sums[28:24];
  assign starts4_low[67:63] = starts4_low_sums[34:30];
  assign starts4_low[72:68] = starts4_low_sums[40:36];
  assign starts4_low[77:73] = starts4_low_sums[46:42];
  assign starts4_low[117:78] = starts3_low[117:78];
  assign starts4_low[122:118] = starts4_low_sums[52:48];
  assign starts4_low[127:123] = starts4_low_sums[58:54];
  assign starts4_low[132:128] = starts4_low_sums[64:60];
  assign starts4_low[137:133] = starts4_low_sums[70:66];
  assign starts4_low[142:138] = starts4_low_sums[76:72];
  assign starts4_low[147:143] = starts4_low_sums[82:78];
  assign starts4_low[152:148] = starts4_low_sums[88:84];
  assign starts4_low[157:153] = starts4_low_sums[94:90];
  assign starts4_carries[0] = starts4_low_sums[5];
  assign starts4_carries[1] = starts4_low_sums[11];
  assign starts4_carries[2] = starts4_low_sums[17];
  assign starts4_carries[3] = starts4_low_sums[23];
  assign starts4_carries[4] = starts4_low_sums[29];
  assign starts4_carries[5] = starts4_low_sums[35];
  assign starts4_carries[6] = starts4_low_sums[41];
  assign starts4_carries[7] = starts4_low_sums[47];
  assign starts4_carries[8] = starts4_low_sums[53];
  assign starts4_carries[9] = starts4_low_sums[59];
  assign starts4_carries[10] = starts4_low_sums[65];
  assign starts4_carries[11] = starts4_low_sums[71];
  assign starts4_carries[12] = starts4_low_sums[77];
  assign starts4_carries[13] = starts4_low_sums[83];
  assign starts4_carries[14] = starts4_low_sums[89];
  assign starts4_carries[15] = starts4_low_sums[95];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts3_high_sums[0], starts3_high_sums[4], starts3_high_sums[6],
      starts3_high_sums[9], starts3_high_sums[16], starts3_high_sums[20], starts3_high_sums[22],
      starts3_high_sums[25], starts3_high_sums[30], starts3_high_sums[34], starts3_high_sums[36],
      starts3_high_sums[39], starts3_high_sums[44], starts3_high_sums[48], starts3_high_sums[50],
      starts3_high_sums[53]};
endmodule
