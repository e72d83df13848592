// Step 7 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level5 (
  input  wire [57:0] starts3_high,
  input  wire [157:0] starts4_low,
  input  wire [15:0] starts4_carries,
  output wire [61:0] starts4_high,
  output wire [157:0] starts5_low,
  output wire [15:0] starts5_carries
);
  wire [55:0] starts4_high_sums;
  assign starts4_high_sums[4:0] = {starts3_high[13:10], starts4_carries[0]} +
      {4'h0, starts4_carries[0]};
  assign starts4_high_sums[6:5] = {starts3_high[10], starts4_carries[1]} +
      {starts3_high[16], starts4_carries[1]};
  assign starts4_high_sums[9:7] = {starts3_high[11:10], starts4_carries[2]} +
      {starts3_high[18:17], starts4_carries[2]};
  assign starts4_high_sums[11:10] = {starts3_high[10], starts4_carries[3]} +
      {starts3_high[19], starts4_carries[3]};
  assign starts4_high_sums[15:12] = {starts3_high[12:10], starts4_carries[4]} +
      {starts3_high[22:20], starts4_carries[4]};
  assign starts4_high_sums[17:16] = {starts3_high[10], starts4_carries[5]} +
      {starts3_high[23], starts4_carries[5]};
  assign starts4_high_sums[20:18] = {starts3_high[11:10], starts4_carries[6]} +
      {starts3_high[25:24], starts4_carries[6]};
  assign starts4_high_sums[28:21] = {1'h0, starts3_high[15:10], starts4_carries[7]} +
      {3'h0, starts3_high[29:26], starts4_carries[7]};
  assign starts4_high_sums[33:29] = {starts3_high[43:40], starts4_carries[8]} +
      {4'h0, starts4_carries[8]};
  assign starts4_high_sums[35:34] = {starts3_high[40], starts4_carries[9]} +
      {starts3_high[44], starts4_carries[9]};
  assign starts4_high_sums[38:36] = {starts3_high[41:40], starts4_carries[10]} +
      {starts3_high[46:45], starts4_carries[10]};
  assign starts4_high_sums[40:39] = {starts3_high[40], starts4_carries[11]} +
      {starts3_high[47], starts4_carries[11]};
  assign starts4_high_sums[44:41] = {starts3_high[42:40], starts4_carries[12]} +
      {starts3_high[50:48], starts4_carries[12]};
  assign starts4_high_sums[46:45] = {starts3_high[40], starts4_carries[13]} +
      {starts3_high[51], starts4_carries[13]};
  assign starts4_high_sums[49:47] = {starts3_high[41:40], starts4_carries[14]} +
      {starts3_high[53:52], starts4_carries[14]};
  assign starts4_high_sums[55:50] = {1'h0, starts3_high[43:40], starts4_carries[15]} +
      {1'h0, starts3_high[57:54], starts4_carries[15]};
  wire [95:0] starts5_low_sums;  // 16 of 6 bits
  assign starts5_low_sums[5:0] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[82:78]};
  assign starts5_low_sums[11:6] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[87:83]};
  assign starts5_low_sums[17:12] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[92:88]};
  assign starts5_low_sums[23:18] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[97:93]};
  assign starts5_low_sums[29:24] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[102:98]};
  assign starts5_low_sums[35:30] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[107:103]};
  assign starts5_low_sums[41:36] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[112:108]};
  assign starts5_low_sums[47:42] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[117:113]};
  assign starts5_low_sums[53:48] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[122:118]};
  assign starts5_low_sums[59:54] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[127:123]};
  assign starts5_low_sums[65:60] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[132:128]};
  assign starts5_low_sums[71:66] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[137:133]};
  assign starts5_low_sums[77:72] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[142:138]};
  assign starts5_low_sums[83:78] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[147:143]};
  assign starts5_low_sums[89:84] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[152:148]};
  assign starts5_low_sums[95:90] = {1'h0, starts4_low[77:73]} + {1'h0, starts4_low[157:153]};
  assign starts4_high[10:0] = starts3_high[10:0];
  assign starts4_high[14:11] = starts4_high_sums[4:1];
  assign starts4_high[15] = starts4_high_sums[6];
  assign starts4_high[17:16] = starts4_high_sums[9:8];
  assign starts4_high[18] = starts4_high_sums[11];
  assign starts4_high[21:19] = starts4_high_sums[15:13];
  assign starts4_high[22] = starts4_high_sums[17];
  assign starts4_high[24:23] = starts4_high_sums[20:19];
  assign starts4_high[31:25] = starts4_high_sums[28:22];
  assign starts4_high[42:32] = starts3_high[40:30];
  assign starts4_high[46:43] = starts4_high_sums[33:30];
  assign starts4_high[47] = starts4_high_sums[35];
  assign starts4_high[49:48] = starts4_high_sums[38:37];
  assign starts4_high[50] = starts4_high_sums[40];
  assign starts4_high[53:51] = starts4_high_sums[44:42];
  assign starts4_high[54] = starts4_high_sums[46];
  assign starts4_high[56:55] = starts4_high_sums[49:48];
  assign starts4_high[61:57] = starts4_high_sums[55:51];
  assign starts5_low[77:0] = starts4_low[77:0];
  assign starts5_low[82:78] = starts5_low_sums[4:0];
  assign starts5_low[87:83] = starts5_low_sums[10:6];
  assign starts5_low[92:88] = starts5_low_sums[16:12];
  assign starts5_low[97:93] = starts5_low_sums[22:18];
  assign starts5_low[102:98] = starts5_low_sums[28:24];
  assign starts5_low[107:103] = starts5_low_sums[34:30];
  assign starts5_low[112:108] = starts5_low_sums[40:36];
  assign starts5_low[117:113] = starts5_low_sums[46:42];
  assign starts5_low[122:118] = starts5_low_sums[52:48];
  assign starts5_low[127:123] = starts5_low_sums[58:54];
  assign starts5_low[132:128] = starts5_low_sums[64:60];
  assign starts5_low[137:133] = starts5_low_sums[70:66];
  assign starts5_low[142:138] = starts5_low_sums[76:72];
  assign starts5_low[147:143] = starts5_low_sums[82:78];
  assign starts5_low[152:148] = starts5_low_sums[88:84];
  assign starts5_low[157:153] = starts5_low_sums[94:90];
  assign starts5_carries[0] = starts5_low_sums[5];
  assign starts5_carries[1] = starts5_low_sums[11];
  assign starts5_carries[2] = starts5_low_sums[17];
  assign starts5_carries[3] = starts5_low_sums[23];
  assign starts5_carries[4] = starts5_low_sums[29];
  assign starts5_carries[5] = starts5_low_sums[35];
  assign starts5_carries[6] = starts5_low_sums[41];
  assign starts5_carries[7] = starts5_low_sums[47];
  assign starts5_carries[8] = starts5_low_sums[53];
  assign starts5_carries[9] = starts5_low_sums[59];
  assign starts5_carries[10] = starts5_low_sums[65];
  assign starts5_carries[11] = starts5_low_sums[71];
  assign starts5_carries[12] = starts5_low_sums[77];
  assign starts5_carries[13] = starts5_low_sums[83];
  assign starts5_carries[14] = starts5_low_sums[89];
  assign starts5_carries[15] = starts5_low_sums[95];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts4_high_sums[0], starts4_high_sums[5], starts4_high_sums[7],
      starts4_high_sums[10], starts4_high_sums[12], starts4_high_sums[16], starts4_high_sums[18],
      starts4_high_sums[21], starts4_high_sums[29], starts4_high_sums[34], starts4_high_sums[36],
      starts4_high_sums[39], starts4_high_sums[41], starts4_high_sums[45], starts4_high_sums[47],
      starts4_high_sums[50]};
endmodule
