// Step 5 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level3 (
  input  wire [33:0] starts1_high,
  input  wire [157:0] starts2_low,
  input  wire [15:0] starts2_carries,
  output wire [49:0] starts2_high,
  output wire [157:0] starts3_low,
  output wire [15:0] starts3_carries
);
  wire [57:0] starts2_high_sums;
  assign starts2_high_sums[2:0] = {starts1_high[1:0], starts2_carries[0]} +
      {2'h0, starts2_carries[0]};
  assign starts2_high_sums[8:3] = {1'h0, starts1_high[3:0], starts2_carries[1]} +
      {3'h0, starts1_high[5:4], starts2_carries[1]};
  assign starts2_high_sums[11:9] = {starts1_high[7:6], starts2_carries[2]} +
      {2'h0, starts2_carries[2]};
  assign starts2_high_sums[15:12] = {1'h0, starts1_high[7:6], starts2_carries[3]} +
      {1'h0, starts1_high[9:8], starts2_carries[3]};
  assign starts2_high_sums[18:16] = {starts1_high[11:10], starts2_carries[4]} +
      {2'h0, starts2_carries[4]};
  assign starts2_high_sums[22:19] = {1'h0, starts1_high[11:10], starts2_carries[5]} +
      {1'h0, starts1_high[13:12], starts2_carries[5]};
  assign starts2_high_sums[25:23] = {starts1_high[15:14], starts2_carries[6]} +
      {2'h0, starts2_carries[6]};
  assign starts2_high_sums[29:26] = {1'h0, starts1_high[15:14], starts2_carries[7]} +
      {1'h0, starts1_high[17:16], starts2_carries[7]};
  assign starts2_high_sums[32:30] = {starts1_high[19:18], starts2_carries[8]} +
      {2'h0, starts2_carries[8]};
  assign starts2_high_sums[36:33] = {1'h0, starts1_high[19:18], starts2_carries[9]} +
      {1'h0, starts1_high[21:20], starts2_carries[9]};
  assign starts2_high_sums[39:37] = {starts1_high[23:22], starts2_carries[10]} +
      {2'h0, starts2_carries[10]};
  assign starts2_high_sums[43:40] = {1'h0, starts1_high[23:22], starts2_carries[11]} +
      {1'h0, starts1_high[25:24], starts2_carries[11]};
  assign starts2_high_sums[46:44] = {starts1_high[27:26], starts2_carries[12]} +
      {2'h0, starts2_carries[12]};
  assign starts2_high_sums[50:47] = {1'h0, starts1_high[27:26], starts2_carries[13]} +
      {1'h0, starts1_high[29:28], starts2_carries[13]};
  assign starts2_high_sums[53:51] = {starts1_high[31:30], starts2_carries[14]} +
      {2'h0, starts2_carries[14]};
  assign starts2_high_sums[57:54] = {1'h0, starts1_high[31:30], starts2_carries[15]} +
      {1'h0, starts1_high[33:32], starts2_carries[15]};
  wire [95:0] starts3_low_sums;  // 16 of 6 bits
  assign starts3_low_sums[5:0] = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[22:18]};
  assign starts3_low_sums[11:6] = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[27:23]};
  assign starts3_low_sums[17:12] = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[32:28]};
  assign starts3_low_sums[23:18] = {1'h0, starts2_low[17:13]} + {1'h0, starts2_low[37:33]};
  assign starts3_low_sums[29:24] = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[62:58]};
  assign starts3_low_sums[35:30] = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[67:63]};
  assign starts3_low_sums[41:36] = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[72:68]};
  assign starts3_low_sums[47:42] = {1'h0, starts2_low[57:53]} + {1'h0, starts2_low[77:73]};
  assign starts3_low_sums[53:48] = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[102:98]};
  assign starts3_low_sums[59:54] = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[107:103]};
  assign starts3_low_sums[65:60] = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[112:108]};
  assign starts3_low_sums[71:66] = {1'h0, starts2_low[97:93]} + {1'h0, starts2_low[117:113]};
  assign starts3_low_sums[77:72] = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[142:138]};
  assign starts3_low_sums[83:78] = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[147:143]};
  assign starts3_low_sums[89:84] = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[152:148]};
  assign starts3_low_sums[95:90] = {1'h0, starts2_low[137:133]} + {1'h0, starts2_low[157:153]};
  assign starts2_high[0] = starts1_high[0];
  assign starts2_high[2:1] = starts2_high_sums[2:1];
  assign starts2_high[7:3] = starts2_high_sums[8:4];
  assign starts2_high[8] = starts1_high[6];
  assign starts2_high[10:9] = starts2_high_sums[11:10];
  assign starts2_high[13:11] = starts2_high_sums[15:13];
  assign starts2_high[14] = starts1_high[10];
  assign starts2_high[16:15] = starts2_high_sums[18:17];
  assign starts2_high[19:17] = starts2_high_sums[22:20];
  assign starts2_high[20] = starts1_high[14];
  assign starts2_high[22:21] = starts2_high_sums[25:24];
  assign starts2_high[25:23] = starts2_high_sums[29:27];
  assign starts2_high[26] = starts1_high[18];
  assign starts2_high[28:27] = starts2_high_sums[32:31];
  assign starts2_high[31:29] = starts2_high_sums[36:34];
  assign starts2_high[32] = starts1_high[22];
  assign starts2_high[34:33] = starts2_high_sums[39:38];
  assign starts2_high[37:35] = starts2_high_sums[43:41];
  assign starts2_high[38] = starts1_high[26];
  assign starts2_high[40:39] = starts2_high_sums[46:45];
  assign starts2_high[43:41] = starts2_high_sums[50:48];
  assign starts2_high[44] = starts1_high[30];
  assign starts2_high[46:45] = starts2_high_sums[53:52];
  assign starts2_high[49:47] = starts2_high_sums[57:55];
  assign starts3_low[17:0] = starts2_low[17:0];
  assign starts3_low[22:18] = starts3_low_sums[4:0];
  assign starts3_low[27:23] = starts3_low_sums[10:6];
  assign starts3_low[32:28] = starts3_low_sums[16:12];
  assign starts3_low[37:33] = starts3_low_sums[22:18];
  assign starts3_low[57:38] = starts2_low[57:38];
  assign starts3_low[62:58] = starts3_low_sums[28:24];
  assign starts3_low[67:63] = starts3_low_sums[34:30];
  assign starts3_low[72:68] = starts3_low_sums[40:36];
  assign starts3_low[77:73] = starts3_low_sums[46:42];
  assign starts3_low[97:78] = starts2_low[97:78];
  assign starts3_low[102:98] = starts3_low_sums[52:48];
  assign starts3_low[107:103] = starts3_low_sums[58:54];
  assign starts3_low[112:108] = starts3_low_sums[64:60];
  assign starts3_low[117:113] = starts3_low_sums[70:66];
  assign starts3_low[137:118] = starts2_low[137:118];
  assign starts3_low[142:138] = starts3_low_sums[76:72];
  assign starts3_low[147:143] = starts3_low_sums[82:78];
  assign starts3_low[152:148] = starts3_low_sums[88:84];
  assign starts3_low[157:153] = starts3_low_sums[94:90];
  assign starts3_carries[0] = starts3_low_sums[5];
  assign starts3_carries[1] = starts3_low_sums[11];
  assign starts3_carries[2] = starts3_low_sums[17];
  assign starts3_carries[3] = starts3_low_sums[23];
  assign starts3_carries[4] = starts3_low_sums[29];
  assign starts3_carries[5] = starts3_low_sums[35];
  assign starts3_carries[6] = starts3_low_sums[41];
  assign starts3_carries[7] = starts3_low_sums[47];
  assign starts3_carries[8] = starts3_low_sums[53];
  assign starts3_carries[9] = starts3_low_sums[59];
  assign starts3_carries[10] = starts3_low_sums[65];
  assign starts3_carries[11] = starts3_low_sums[71];
  assign starts3_carries[12] = starts3_low_sums[77];
  assign starts3_carries[13] = starts3_low_sums[83];
  assign starts3_carries[14] = starts3_low_sums[89];
  assign starts3_carries[15] = starts3_low_sums[95];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums[0], starts2_high_sums[3], starts2_high_sums[9],
      starts2_high_sums[12], starts2_high_sums[16], starts2_high_sums[19], starts2_high_sums[23],
      starts2_high_sums[26], starts2_high_sums[30], starts2_high_sums[33], starts2_high_sums[37],
      starts2_high_sums[40], starts2_high_sums[44], starts2_high_sums[47], starts2_high_sums[51],
      starts2_high_sums[54]};
endmodule
