// Step 6 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 5 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level5 (
  input  wire [58:0] starts3_high,
  input  wire [92:0] starts4_low,
  input  wire [15:0] starts4_carries,
  output wire [60:0] starts4_high,
  output wire [92:0] starts5_low,
  output wire [15:0] starts5_carries
);
  wire [53:0] starts4_high_sums;
  assign starts4_high_sums[4:0] = {starts3_high[13:10], starts4_carries[0]} +
      {3'h0, starts3_high[14], starts4_carries[0]};
  assign starts4_high_sums[6:5] = {starts3_high[10], starts4_carries[1]} +
      {starts3_high[15], starts4_carries[1]};
  assign starts4_high_sums[9:7] = {starts3_high[11:10], starts4_carries[2]} +
      {starts3_high[17:16], starts4_carries[2]};
  assign starts4_high_sums[11:10] = {starts3_high[10], starts4_carries[3]} +
      {starts3_high[18], starts4_carries[3]};
  assign starts4_high_sums[15:12] = {starts3_high[12:10], starts4_carries[4]} +
      {starts3_high[21:19], starts4_carries[4]};
  assign starts4_high_sums[17:16] = {starts3_high[10], starts4_carries[5]} +
      {starts3_high[22], starts4_carries[5]};
  assign starts4_high_sums[20:18] = {starts3_high[11:10], starts4_carries[6]} +
      {starts3_high[24:23], starts4_carries[6]};
  assign starts4_high_sums[26:21] = {1'h0, starts3_high[13:10], starts4_carries[7]} +
      {1'h0, starts3_high[28:25], starts4_carries[7]};
  assign starts4_high_sums[31:27] = {starts3_high[43:40], starts4_carries[8]} +
      {3'h0, starts3_high[44], starts4_carries[8]};
  assign starts4_high_sums[33:32] = {starts3_high[40], starts4_carries[9]} +
      {starts3_high[45], starts4_carries[9]};
  assign starts4_high_sums[36:34] = {starts3_high[41:40], starts4_carries[10]} +
      {starts3_high[47:46], starts4_carries[10]};
  assign starts4_high_sums[38:37] = {starts3_high[40], starts4_carries[11]} +
      {starts3_high[48], starts4_carries[11]};
  assign starts4_high_sums[42:39] = {starts3_high[42:40], starts4_carries[12]} +
      {starts3_high[51:49], starts4_carries[12]};
  assign starts4_high_sums[44:43] = {starts3_high[40], starts4_carries[13]} +
      {starts3_high[52], starts4_carries[13]};
  assign starts4_high_sums[47:45] = {starts3_high[41:40], starts4_carries[14]} +
      {starts3_high[54:53], starts4_carries[14]};
  assign starts4_high_sums[53:48] = {1'h0, starts3_high[43:40], starts4_carries[15]} +
      {1'h0, starts3_high[58:55], starts4_carries[15]};
  wire [63:0] starts5_low_sums;  // 16 of 4 bits
  assign starts5_low_sums[3:0] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[47:45]};
  assign starts5_low_sums[7:4] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[50:48]};
  assign starts5_low_sums[11:8] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[53:51]};
  assign starts5_low_sums[15:12] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[56:54]};
  assign starts5_low_sums[19:16] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[59:57]};
  assign starts5_low_sums[23:20] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[62:60]};
  assign starts5_low_sums[27:24] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[65:63]};
  assign starts5_low_sums[31:28] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[68:66]};
  assign starts5_low_sums[35:32] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[71:69]};
  assign starts5_low_sums[39:36] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[74:72]};
  assign starts5_low_sums[43:40] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[77:75]};
  assign starts5_low_sums[47:44] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[80:78]};
  assign starts5_low_sums[51:48] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[83:81]};
  assign starts5_low_sums[55:52] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[86:84]};
  assign starts5_low_sums[59:56] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[89:87]};
  assign starts5_low_sums[63:60] = {1'h0, starts4_low[44:42]} + {1'h0, starts4_low[92:90]};
  assign starts4_high[10:0] = starts3_high[10:0];
  assign starts4_high[14:11] = starts4_high_sums[4:1];
  assign starts4_high[15] = starts4_high_sums[6];
  assign starts4_high[17:16] = starts4_high_sums[9:8];
  assign starts4_high[18] = starts4_high_sums[11];
  assign starts4_high[21:19] = starts4_high_sums[15:13];
  assign starts4_high[22] = starts4_high_sums[17];
  assign starts4_high[24:23] = starts4_high_sums[20:19];
  assign starts4_high[29:25] = starts4_high_sums[26:22];
  assign starts4_high[41:30] = starts3_high[40:29];
  assign starts4_high[45:42] = starts4_high_sums[31:28];
  assign starts4_high[46] = starts4_high_sums[33];
  assign starts4_high[48:47] = starts4_high_sums[36:35];
  assign starts4_high[49] = starts4_high_sums[38];
  assign starts4_high[52:50] = starts4_high_sums[42:40];
  assign starts4_high[53] = starts4_high_sums[44];
  assign starts4_high[55:54] = starts4_high_sums[47:46];
  assign starts4_high[60:56] = starts4_high_sums[53:49];
  assign starts5_low[44:0] = starts4_low[44:0];
  assign starts5_low[47:45] = starts5_low_sums[2:0];
  assign starts5_low[50:48] = starts5_low_sums[6:4];
  assign starts5_low[53:51] = starts5_low_sums[10:8];
  assign starts5_low[56:54] = starts5_low_sums[14:12];
  assign starts5_low[59:57] = starts5_low_sums[18:16];
  assign starts5_low[62:60] = starts5_low_sums[22:20];
  assign starts5_low[65:63] = starts5_low_sums[26:24];
  assign starts5_low[68:66] = starts5_low_sums[30:28];
  assign starts5_low[71:69] = starts5_low_sums[34:32];
  assign starts5_low[74:72] = starts5_low_sums[38:36];
  assign starts5_low[77:75] = starts5_low_sums[42:40];
  assign starts5_low[80:78] = starts5_low_sums[46:44];
  assign starts5_low[83:81] = starts5_low_sums[50:48];
  assign starts5_low[86:84] = starts5_low_sums[54:52];
  assign starts5_low[89:87] = starts5_low_sums[58:56];
  assign starts5_low[92:90] = starts5_low_sums[62:60];
  assign starts5_carries[0] = starts5_low_sums[3];
  assign starts5_carries[1] = starts5_low_sums[7];
  assign starts5_carries[2] = starts5_low_sums[11];
  assign starts5_carries[3] = starts5_low_sums[15];
  assign starts5_carries[4] = starts5_low_sums[19];
  assign starts5_carries[5] = starts5_low_sums[23];
  assign starts5_carries[6] = starts5_low_sums[27];
  assign starts5_carries[7] = starts5_low_sums[31];
  assign starts5_carries[8] = starts5_low_sums[35];
  assign starts5_carries[9] = starts5_low_sums[39];
  assign starts5_carries[10] = starts5_low_sums[43];
  assign starts5_carries[11] = starts5_low_sums[47];
  assign starts5_carries[12] = starts5_low_sums[51];
  assign starts5_carries[13] = starts5_low_sums[55];
  assign starts5_carries[14] = starts5_low_sums[59];
  assign starts5_carries[15] = starts5_low_sums[63];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts4_high_sums[0], starts4_high_sums[5], starts4_high_sums[7],
      starts4_high_sums[10], starts4_high_sums[12], starts4_high_sums[16], starts4_high_sums[18],
      starts4_high_sums[21], starts4_high_sums[27], starts4_high_sums[32], starts4_high_sums[34],
      starts4_high_sums[37], starts4_high_sums[39], starts4_high_sums[43], starts4_high_sums[45],
      starts4_high_sums[48]};
endmodule
