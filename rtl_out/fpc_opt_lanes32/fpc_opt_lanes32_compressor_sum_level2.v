// Step 3 of 12 of fpc_opt_lanes32_compressor_core: starting positions, level 2 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_sum_level2 (
  input  wire [30:0] starts0_high,
  input  wire [2:0] starts1_low_sums,
  input  wire [89:0] starts1_low,
  input  wire [14:0] starts1_carries,
  output wire [46:0] starts1_high,
  output wire [92:0] starts2_low,
  output wire [15:0] starts2_carries
);
  wire [47:0] starts1_high_sums;  // 16 of 3 bits
  assign starts1_high_sums[2:0] = 3'h0 + {1'h0, starts0_high[0], 1'h0};
  assign starts1_high_sums[5:3] = {1'h0, starts0_high[1], starts1_carries[0]} +
      {1'h0, starts0_high[2], starts1_carries[0]};
  assign starts1_high_sums[8:6] = {1'h0, starts0_high[3], starts1_carries[1]} +
      {1'h0, starts0_high[4], starts1_carries[1]};
  assign starts1_high_sums[11:9] = {1'h0, starts0_high[5], starts1_carries[2]} +
      {1'h0, starts0_high[6], starts1_carries[2]};
  assign starts1_high_sums[14:12] = {1'h0, starts0_high[7], starts1_carries[3]} +
      {1'h0, starts0_high[8], starts1_carries[3]};
  assign starts1_high_sums[17:15] = {1'h0, starts0_high[9], starts1_carries[4]} +
      {1'h0, starts0_high[10], starts1_carries[4]};
  assign starts1_high_sums[20:18] = {1'h0, starts0_high[11], starts1_carries[5]} +
      {1'h0, starts0_high[12], starts1_carries[5]};
  assign starts1_high_sums[23:21] = {1'h0, starts0_high[13], starts1_carries[6]} +
      {1'h0, starts0_high[14], starts1_carries[6]};
  assign starts1_high_sums[26:24] = {1'h0, starts0_high[15], starts1_carries[7]} +
      {1'h0, starts0_high[16], starts1_carries[7]};
  assign starts1_high_sums[29:27] = {1'h0, starts0_high[17], starts1_carries[8]} +
      {1'h0, starts0_high[18], starts1_carries[8]};
  assign starts1_high_sums[32:30] = {1'h0, starts0_high[19], starts1_carries[9]} +
      {1'h0, starts0_high[20], starts1_carries[9]};
  assign starts1_high_sums[35:33] = {1'h0, starts0_high[21], starts1_carries[10]} +
      {1'h0, starts0_high[22], starts1_carries[10]};
  assign starts1_high_sums[38:36] = {1'h0, starts0_high[23], starts1_carries[11]} +
      {1'h0, starts0_high[24], starts1_carries[11]};
  assign starts1_high_sums[41:39] = {1'h0, starts0_high[25], starts1_carries[12]} +
      {1'h0, starts0_high[26], starts1_carries[12]};
  assign starts1_high_sums[44:42] = {1'h0, starts0_high[27], starts1_carries[13]} +
      {1'h0, starts0_high[28], starts1_carries[13]};
  assign starts1_high_sums[47:45] = {1'h0, starts0_high[29], starts1_carries[14]} +
      {1'h0, starts0_high[30], starts1_carries[14]};
  wire [63:0] starts2_low_sums;  // 16 of 4 bits
  assign starts2_low_sums[3:0] = {1'h0, starts1_low_sums} + {1'h0, starts1_low[2:0]};
  assign starts2_low_sums[7:4] = {1'h0, starts1_low_sums} + {1'h0, starts1_low[5:3]};
  assign starts2_low_sums[11:8] = {1'h0, starts1_low[11:9]} + {1'h0, starts1_low[14:12]};
  assign starts2_low_sums[15:12] = {1'h0, starts1_low[11:9]} + {1'h0, starts1_low[17:15]};
  assign starts2_low_sums[19:16] = {1'h0, starts1_low[23:21]} + {1'h0, starts1_low[26:24]};
  assign starts2_low_sums[23:20] = {1'h0, starts1_low[23:21]} + {1'h0, starts1_low[29:27]};
  assign starts2_low_sums[27:24] = {1'h0, starts1_low[35:33]} + {1'h0, starts1_low[38:36]};
  assign starts2_low_sums[31:28] = {1'h0, starts1_low[35:33]} + {1'h0, starts1_low[41:39]};
  assign starts2_low_sums[35:32] = {1'h0, starts1_low[47:45]} + {1'h0, starts1_low[50:48]};
  assign starts2_low_sums[39:36] = {1'h0, starts1_low[47:45]} + {1'h0, starts1_low[53:51]};
  assign starts2_low_sums[43:40] = {1'h0, starts1_low[59:57]} + {1'h0, starts1_low[62:60]};
  assign starts2_low_sums[47:44] = {1'h0, starts1_low[59:57]} + {1'h0, starts1_low[65:63]};
  assign starts2_low_sums[51:48] = {1'h0, starts1_low[71:69]} + {1'h0, starts1_low[74:72]};
  assign starts2_low_sums[55:52] = {1'h0, starts1_low[71:69]} + {1'h0, starts1_low[77:75]};
  assign starts2_low_sums[59:56] = {1'h0, starts1_low[83:81]} + {1'h0, starts1_low[86:84]};
  assign starts2_low_sums[63:60] = {1'h0, starts1_low[83:81]} + {1'h0, starts1_low[89:87]};
  assign starts1_high[1:0] = starts1_high_sums[2:1];
  assign starts1_high[2] = starts0_high[1];
  assign starts1_high[4:3] = starts1_high_sums[5:4];
  assign starts1_high[5] = starts0_high[3];
  assign starts1_high[7:6] = starts1_high_sums[8:7];
  assign starts1_high[8] = starts0_high[5];
  assign starts1_high[10:9] = starts1_high_sums[11:10];
  assign starts1_high[11] = starts0_high[7];
  assign starts1_high[13:12] = starts1_high_sums[14:13];
  assign starts1_high[14] = starts0_high[9];
  assign starts1_high[16:15] = starts1_high_sums[17:16];
  assign starts1_high[17] = starts0_high[11];
  assign starts1_high[19:18] = starts1_high_sums[20:19];
  assign starts1_high[20] = starts0_high[13];
  assign starts1_high[22:21] = starts1_high_sums[23:22];
  assign starts1_high[23] = starts0_high[15];
  assign starts1_high[25:24] = starts1_high_sums[26:25];
  assign starts1_high[26] = starts0_high[17];
  assign starts1_high[28:27] = starts1_high_sums[29:28];
  assign starts1_high[29] = starts0_high[19];
  assign starts1_high[31:30] = starts1_high_sums[32:31];
  assign starts1_high[32] = starts0_high[21];
  assign starts1_high[34:33] = starts1_high_sums[35:34];
  assign starts1_high[35] = starts0_high[23];
  assign starts1_high[37:36] = starts1_high_sums[38:37];
  assign starts1_high[38] = starts0_high[25];
  assign starts1_high[40:39] = starts1_high_sums[41:40];
  assign starts1_high[41] = starts0_high[27];
  assign starts1_high[43:42] = starts1_high_sums[44:43];
  assign starts1_high[44] = starts0_high[29];
  assign starts1_high[46:45] = starts1_high_sums[47:46];
  assign starts2_low[2:0] = starts1_low_sums;
  assign starts2_low[5:3] = starts2_low_sums[2:0];
  assign starts2_low[8:6] = starts2_low_sums[6:4];
  assign starts2_low[14:9] = starts1_low[11:6];
  assign starts2_low[17:15] = starts2_low_sums[10:8];
  assign starts2_low[20:18] = starts2_low_sums[14:12];
  assign starts2_low[26:21] = starts1_low[23:18];
  assign starts2_low[29:27] = starts2_low_sums[18:16];
  assign starts2_low[32:30] = starts2_low_sums[22:20];
  assign starts2_low[38:33] = starts1_low[35:30];
  assign starts2_low[41:39] = starts2_low_sums[26:24];
  assign starts2_low[44:42] = starts2_low_sums[30:28];
  assign starts2_low[50:45] = starts1_low[47:42];
  assign starts2_low[53:51] = starts2_low_sums[34:32];
  assign starts2_low[56:54] = starts2_low_sums[38:36];
  assign starts2_low[62:57] = starts1_low[59:54];
  assign starts2_low[65:63] = starts2_low_sums[42:40];
  assign starts2_low[68:66] = starts2_low_sums[46:44];
  assign starts2_low[74:69] = starts1_low[71:66];
  assign starts2_low[77:75] = starts2_low_sums[50:48];
  assign starts2_low[80:78] = starts2_low_sums[54:52];
  assign starts2_low[86:81] = starts1_low[83:78];
  assign starts2_low[89:87] = starts2_low_sums[58:56];
  assign starts2_low[92:90] = starts2_low_sums[62:60];
  assign starts2_carries[0] = starts2_low_sums[3];
  assign starts2_carries[1] = starts2_low_sums[7];
  assign starts2_carries[2] = starts2_low_sums[11];
  assign starts2_carries[3] = starts2_low_sums[15];
  assign starts2_carries[4] = starts2_low_sums[19];
  assign starts2_carries[5] = starts2_low_sums[23];
  assign starts2_carries[6] = starts2_low_sums[27];
  assign starts2_carries[7] = starts2_low_sums[31];
  assign starts2_carries[8] = starts2_low_sums[35];
  assign starts2_carries[9] = starts2_low_sums[39];
  assign starts2_carries[10] = starts2_low_sums[43];
  assign starts2_carries[11] = starts2_low_sums[47];
  assign starts2_carries[12] = starts2_low_sums[51];
  assign starts2_carries[13] = starts2_low_sums[55];
  assign starts2_carries[14] = starts2_low_sums[59];
  assign starts2_carries[15] = starts2_low_sums[63];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_high_sums[0], starts1_high_sums[3], starts1_high_sums[6],
      starts1_high_sums[9], starts1_high_sums[12], starts1_high_sums[15], starts1_high_sums[18],
      starts1_high_sums[21], starts1_high_sums[24], starts1_high_sums[27], starts1_high_sums[30],
      starts1_high_sums[33], starts1_high_sums[36], starts1_high_sums[39], starts1_high_sums[42],
      starts1_high_sums[45]};
endmodule
