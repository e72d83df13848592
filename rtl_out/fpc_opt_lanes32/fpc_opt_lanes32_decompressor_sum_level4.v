// Step 5 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level4 (
  input  wire [54:0] starts2_high,
  input  wire [92:0] starts3_low,
  input  wire [15:0] starts3_carries,
  output wire [58:0] starts3_high,
  output wire [92:0] starts4_low,
  output wire [15:0] starts4_carries
);
  wire [55:0] starts3_high_sums;
  assign starts3_high_sums[3:0] = {starts2_high[5:3], starts3_carries[0]} +
      {2'h0, starts2_high[6], starts3_carries[0]};
  assign starts3_high_sums[5:4] = {starts2_high[3], starts3_carries[1]} +
      {starts2_high[7], starts3_carries[1]};
  assign starts3_high_sums[8:6] = {starts2_high[4:3], starts3_carries[2]} +
      {starts2_high[9:8], starts3_carries[2]};
  assign starts3_high_sums[13:9] = {1'h0, starts2_high[5:3], starts3_carries[3]} +
      {1'h0, starts2_high[12:10], starts3_carries[3]};
  assign starts3_high_sums[17:14] = {starts2_high[19:17], starts3_carries[4]} +
      {2'h0, starts2_high[20], starts3_carries[4]};
  assign starts3_high_sums[19:18] = {starts2_high[17], starts3_carries[5]} +
      {starts2_high[21], starts3_carries[5]};
  assign starts3_high_sums[22:20] = {starts2_high[18:17], starts3_carries[6]} +
      {starts2_high[23:22], starts3_carries[6]};
  assign starts3_high_sums[27:23] = {1'h0, starts2_high[19:17], starts3_carries[7]} +
      {1'h0, starts2_high[26:24], starts3_carries[7]};
  assign starts3_high_sums[31:28] = {starts2_high[33:31], starts3_carries[8]} +
      {2'h0, starts2_high[34], starts3_carries[8]};
  assign starts3_high_sums[33:32] = {starts2_high[31], starts3_carries[9]} +
      {starts2_high[35], starts3_carries[9]};
  assign starts3_high_sums[36:34] = {starts2_high[32:31], starts3_carries[10]} +
      {starts2_high[37:36], starts3_carries[10]};
  assign starts3_high_sums[41:37] = {1'h0, starts2_high[33:31], starts3_carries[11]} +
      {1'h0, starts2_high[40:38], starts3_carries[11]};
  assign starts3_high_sums[45:42] = {starts2_high[47:45], starts3_carries[12]} +
      {2'h0, starts2_high[48], starts3_carries[12]};
  assign starts3_high_sums[47:46] = {starts2_high[45], starts3_carries[13]} +
      {starts2_high[49], starts3_carries[13]};
  assign starts3_high_sums[50:48] = {starts2_high[46:45], starts3_carries[14]} +
      {starts2_high[51:50], starts3_carries[14]};
  assign starts3_high_sums[55:51] = {1'h0, starts2_high[47:45], starts3_carries[15]} +
      {1'h0, starts2_high[54:52], starts3_carries[15]};
  wire [63:0] starts4_low_sums;  // 16 of 4 bits
  assign starts4_low_sums[3:0] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[23:21]};
  assign starts4_low_sums[7:4] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[26:24]};
  assign starts4_low_sums[11:8] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[29:27]};
  assign starts4_low_sums[15:12] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[32:30]};
  assign starts4_low_sums[19:16] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[35:33]};
  assign starts4_low_sums[23:20] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[38:36]};
  assign starts4_low_sums[27:24] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[41:39]};
  assign starts4_low_sums[31:28] = {1'h0, starts3_low[20:18]} + {1'h0, starts3_low[44:42]};
  assign starts4_low_sums[35:32] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[71:69]};
  assign starts4_low_sums[39:36] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[74:72]};
  assign starts4_low_sums[43:40] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[77:75]};
  assign starts4_low_sums[47:44] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[80:78]};
  assign starts4_low_sums[51:48] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[83:81]};
  assign starts4_low_sums[55:52] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[86:84]};
  assign starts4_low_sums[59:56] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[89:87]};
  assign starts4_low_sums[63:60] = {1'h0, starts3_low[68:66]} + {1'h0, starts3_low[92:90]};
  assign starts3_high[3:0] = starts2_high[3:0];
  assign starts3_high[6:4] = starts3_high_sums[3:1];
  assign starts3_high[7] = starts3_high_sums[5];
  assign starts3_high[9:8] = starts3_high_sums[8:7];
  assign starts3_high[13:10] = starts3_high_sums[13:10];
  assign starts3_high[18:14] = starts2_high[17:13];
  assign starts3_high[21:19] = starts3_high_sums[17:15];
  assign starts3_high[22] = starts3_high_sums[19];
  assign starts3_high[24:23] = starts3_high_sums[22:21];
  assign starts3_high[28:25] = starts3_high_sums[27:24];
  assign starts3_high[33:29] = starts2_high[31:27];
  assign starts3_high[36:34] = starts3_high_sums[31:29];
  assign starts3_high[37] = starts3_high_sums[33];
  assign starts3_high[39:38] = starts3_high_sums[36:35];
  assign starts3_high[43:40] = starts3_high_sums[41:38];
  assign starts3_high[48:44] = starts2_high[45:41];
  assign starts3_high[51:49] = starts3_high_sums[45:43];
  assign starts3_high[52] = starts3_high_sums[47];
  assign starts3_high[54:53] = starts3_high_sums[50:49];
  assign starts3_high[58:55] = starts3_high_sums[55:52];
  assign starts4_low[20:0] = starts3_low[20:0];
  assign starts4_low[23:21] = starts4_low_sums[2:0];
  assign starts4_low[26:24] = starts4_low_sums[6:4];
  assign starts4_low[29:27] = starts4_low_sums[10:8];
  assign starts4_low[32:30] = starts4_low_sums[14:12];
  assign starts4_low[35:33] = starts4_low_sums[18:16];
  assign starts4_low[38:36] = starts4_low_sums[22:20];
  assign starts4_low[41:39] = starts4_low_sums[26:24];
  assign starts4_low[44:42] = starts4_low_sums[30:28];
  assign starts4_low[68:45] = starts3_low[68:45];
  assign starts4_low[71:69] = starts4_low_sums[34:32];
  assign starts4_low[74:72] = starts4_low_sums[38:36];
  assign starts4_low[77:75] = starts4_low_sums[42:40];
  assign starts4_low[80:78] = starts4_low_sums[46:44];
  assign starts4_low[83:81] = starts4_low_sums[50:48];
  assign starts4_low[86:84] = starts4_low_sums[54:52];
  assign starts4_low[89:87] = starts4_low_sums[58:56];
  assign starts4_low[92:90] = starts4_low_sums[62:60];
  assign starts4_carries[0] = starts4_low_sums[3];
  assign starts4_carries[1] = starts4_low_sums[7];
  assign starts4_carries[2] = starts4_low_sums[11];
  assign starts4_carries[3] = starts4_low_sums[15];
  assign starts4_carries[4] = starts4_low_sums[19];
  assign starts4_carries[5] = starts4_low_sums[23];
  assign starts4_carries[6] = starts4_low_sums[27];
  assign starts4_carries[7] = starts4_low_sums[31];
  assign starts4_carries[8] = starts4_low_sums[35];
  assign starts4_carries[9] = starts4_low_sums[39];
  assign starts4_carries[10] = starts4_low_sums[43];
  assign starts4_carries[11] = starts4_low_sums[47];
  assign starts4_carries[12] = starts4_low_sums[51];
  assign starts4_carries[13] = starts4_low_sums[55];
  assign starts4_carries[14] = starts4_low_sums[59];
  assign starts4_carries[15] = starts4_low_sums[63];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts3_high_sums[0], starts3_high_sums[4], starts3_high_sums[6],
      starts3_high_sums[9], starts3_high_sums[14], starts3_high_sums[18], starts3_high_sums[20],
      starts3_high_sums[23], starts3_high_sums[28], starts3_high_sums[32], starts3_high_sums[34],
      starts3_high_sums[37], starts3_high_sums[42], starts3_high_sums[46], starts3_high_sums[48],
      starts3_high_sums[51]};
endmodule
