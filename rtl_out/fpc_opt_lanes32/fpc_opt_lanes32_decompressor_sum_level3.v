// Step 4 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 3 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level3 (
  input  wire [46:0] starts1_high,
  input  wire [92:0] starts2_low,
  input  wire [15:0] starts2_carries,
  output wire [54:0] starts2_high,
  output wire [92:0] starts3_low,
  output wire [15:0] starts3_carries
);
  wire [55:0] starts2_high_sums;
  assign starts2_high_sums[2:0] = {starts1_high[1:0], starts2_carries[0]} +
      {1'h0, starts1_high[2], starts2_carries[0]};
  assign starts2_high_sums[6:3] = {1'h0, starts1_high[1:0], starts2_carries[1]} +
      {1'h0, starts1_high[4:3], starts2_carries[1]};
  assign starts2_high_sums[9:7] = {starts1_high[7:6], starts2_carries[2]} +
      {1'h0, starts1_high[8], starts2_carries[2]};
  assign starts2_high_sums[13:10] = {1'h0, starts1_high[7:6], starts2_carries[3]} +
      {1'h0, starts1_high[10:9], starts2_carries[3]};
  assign starts2_high_sums[16:14] = {starts1_high[13:12], starts2_carries[4]} +
      {1'h0, starts1_high[14], starts2_carries[4]};
  assign starts2_high_sums[20:17] = {1'h0, starts1_high[13:12], starts2_carries[5]} +
      {1'h0, starts1_high[16:15], starts2_carries[5]};
  assign starts2_high_sums[23:21] = {starts1_high[19:18], starts2_carries[6]} +
      {1'h0, starts1_high[20], starts2_carries[6]};
  assign starts2_high_sums[27:24] = {1'h0, starts1_high[19:18], starts2_carries[7]} +
      {1'h0, starts1_high[22:21], starts2_carries[7]};
  assign starts2_high_sums[30:28] = {starts1_high[25:24], starts2_carries[8]} +
      {1'h0, starts1_high[26], starts2_carries[8]};
  assign starts2_high_sums[34:31] = {1'h0, starts1_high[25:24], starts2_carries[9]} +
      {1'h0, starts1_high[28:27], starts2_carries[9]};
  assign starts2_high_sums[37:35] = {starts1_high[31:30], starts2_carries[10]} +
      {1'h0, starts1_high[32], starts2_carries[10]};
  assign starts2_high_sums[41:38] = {1'h0, starts1_high[31:30], starts2_carries[11]} +
      {1'h0, starts1_high[34:33], starts2_carries[11]};
  assign starts2_high_sums[44:42] = {starts1_high[37:36], starts2_carries[12]} +
      {1'h0, starts1_high[38], starts2_carries[12]};
  assign starts2_high_sums[48:45] = {1'h0, starts1_high[37:36], starts2_carries[13]} +
      {1'h0, starts1_high[40:39], starts2_carries[13]};
  assign starts2_high_sums[51:49] = {starts1_high[43:42], starts2_carries[14]} +
      {1'h0, starts1_high[44], starts2_carries[14]};
  assign starts2_high_sums[55:52] = {1'h0, starts1_high[43:42], starts2_carries[15]} +
      {1'h0, starts1_high[46:45], starts2_carries[15]};
  wire [63:0] starts3_low_sums;  // 16 of 4 bits
  assign starts3_low_sums[3:0] = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[11:9]};
  assign starts3_low_sums[7:4] = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[14:12]};
  assign starts3_low_sums[11:8] = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[17:15]};
  assign starts3_low_sums[15:12] = {1'h0, starts2_low[8:6]} + {1'h0, starts2_low[20:18]};
  assign starts3_low_sums[19:16] = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[35:33]};
  assign starts3_low_sums[23:20] = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[38:36]};
  assign starts3_low_sums[27:24] = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[41:39]};
  assign starts3_low_sums[31:28] = {1'h0, starts2_low[32:30]} + {1'h0, starts2_low[44:42]};
  assign starts3_low_sums[35:32] = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[59:57]};
  assign starts3_low_sums[39:36] = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[62:60]};
  assign starts3_low_sums[43:40] = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[65:63]};
  assign starts3_low_sums[47:44] = {1'h0, starts2_low[56:54]} + {1'h0, starts2_low[68:66]};
  assign starts3_low_sums[51:48] = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[83:81]};
  assign starts3_low_sums[55:52] = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[86:84]};
  assign starts3_low_sums[59:56] = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[89:87]};
  assign starts3_low_sums[63:60] = {1'h0, starts2_low[80:78]} + {1'h0, starts2_low[92:90]};
  assign starts2_high[0] = starts1_high[0];
  assign starts2_high[2:1] = starts2_high_sums[2:1];
  assign starts2_high[5:3] = starts2_high_sums[6:4];
  assign starts2_high[7:6] = starts1_high[6:5];
  assign starts2_high[9:8] = starts2_high_sums[9:8];
  assign starts2_high[12:10] = starts2_high_sums[13:11];
  assign starts2_high[14:13] = starts1_high[12:11];
  assign starts2_high[16:15] = starts2_high_sums[16:15];
  assign starts2_high[19:17] = starts2_high_sums[20:18];
  assign starts2_high[21:20] = starts1_high[18:17];
  assign starts2_high[23:22] = starts2_high_sums[23:22];
  assign starts2_high[26:24] = starts2_high_sums[27:25];
  assign starts2_high[28:27] = starts1_high[24:23];
  assign starts2_high[30:29] = starts2_high_sums[30:29];
  assign starts2_high[33:31] = starts2_high_sums[34:32];
  assign starts2_high[35:34] = starts1_high[30:29];
  assign starts2_high[37:36] = starts2_high_sums[37:36];
  assign starts2_high[40:38] = starts2_high_sums[41:39];
  assign starts2_high[42:41] = starts1_high[36:35];
  assign starts2_high[44:43] = starts2_high_sums[44:43];
  assign starts2_high[47:45] = starts2_high_sums[48:46];
  assign starts2_high[49:48] = starts1_high[42:41];
  assign starts2_high[51:50] = starts2_high_sums[51:50];
  assign starts2_high[54:52] = starts2_high_sums[55:53];
  assign starts3_low[8:0] = starts2_low[8:0];
  assign starts3_low[11:9] = starts3_low_sums[2:0];
  assign starts3_low[14:12] = starts3_low_sums[6:4];
  assign starts3_low[17:15] = starts3_low_sums[10:8];
  assign starts3_low[20:18] = starts3_low_sums[14:12];
  assign starts3_low[32:21] = starts2_low[32:21];
  assign starts3_low[35:33] = starts3_low_sums[18:16];
  assign starts3_low[38:36] = starts3_low_sums[22:20];
  assign starts3_low[41:39] = starts3_low_sums[26:24];
  assign starts3_low[44:42] = starts3_low_sums[30:28];
  assign starts3_low[56:45] = starts2_low[56:45];
  assign starts3_low[59:57] = starts3_low_sums[34:32];
  assign starts3_low[62:60] = starts3_low_sums[38:36];
  assign starts3_low[65:63] = starts3_low_sums[42:40];
  assign starts3_low[68:66] = starts3_low_sums[46:44];
  assign starts3_low[80:69] = starts2_low[80:69];
  assign starts3_low[83:81] = starts3_low_sums[50:48];
  assign starts3_low[86:84] = starts3_low_sums[54:52];
  assign starts3_low[89:87] = starts3_low_sums[58:56];
  assign starts3_low[92:90] = starts3_low_sums[62:60];
  assign starts3_carries[0] = starts3_low_sums[3];
  assign starts3_carries[1] = starts3_low_sums[7];
  assign starts3_carries[2] = starts3_low_sums[11];
  assign starts3_carries[3] = starts3_low_sums[15];
  assign starts3_carries[4] = starts3_low_sums[19];
  assign starts3_carries[5] = starts3_low_sums[23];
  assign starts3_carries[6] = starts3_low_sums[27];
  assign starts3_carries[7] = starts3_low_sums[31];
  assign starts3_carries[8] = starts3_low_sums[35];
  assign starts3_carries[9] = starts3_low_sums[39];
  assign starts3_carries[10] = starts3_low_sums[43];
  assign starts3_carries[11] = starts3_low_sums[47];
  assign starts3_carries[12] = starts3_low_sums[51];
  assign starts3_carries[13] = starts3_low_sums[55];
  assign starts3_carries[14] = starts3_low_sums[59];
  assign starts3_carries[15] = starts3_low_sums[63];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts2_high_sums[0], starts2_high_sums[3], starts2_high_sums[7],
      starts2_high_sums[10], starts2_high_sums[14], starts2_high_sums[17], starts2_high_sums[21],
      starts2_high_sums[24], starts2_high_sums[28], starts2_high_sums[31], starts2_high_sums[35],
      starts2_high_sums[38], starts2_high_sums[42], starts2_high_sums[45], starts2_high_sums[49],
      starts2_high_sums[52]};
endmodule
