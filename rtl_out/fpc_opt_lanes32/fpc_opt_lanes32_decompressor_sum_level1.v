// Step 2 of 15 of fpc_opt_lanes32_decompressor_core: starting positions, level 1 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_sum_level1 (
  input  wire [127:0] lengths,
  output wire [30:0] starts0_high,
  output wire [2:0] starts1_low_sums,
  output wire [89:0] starts1_low,
  output wire [14:0] starts1_carries,
  output wire [3:0] last_length
);
  wire [3:0] starts1_low_sums_1 = {1'h0, lengths[6:4]} + {1'h0, lengths[10:8]};
  wire [3:0] starts1_low_sums_2 = {1'h0, lengths[14:12]} + {1'h0, lengths[18:16]};
  wire [3:0] starts1_low_sums_3 = {1'h0, lengths[22:20]} + {1'h0, lengths[26:24]};
  wire [3:0] starts1_low_sums_4 = {1'h0, lengths[30:28]} + {1'h0, lengths[34:32]};
  wire [3:0] starts1_low_sums_5 = {1'h0, lengths[38:36]} + {1'h0, lengths[42:40]};
  wire [3:0] starts1_low_sums_6 = {1'h0, lengths[46:44]} + {1'h0, lengths[50:48]};
  wire [3:0] starts1_low_sums_7 = {1'h0, lengths[54:52]} + {1'h0, lengths[58:56]};
  wire [3:0] starts1_low_sums_8 = {1'h0, lengths[62:60]} + {1'h0, lengths[66:64]};
  wire [3:0] starts1_low_sums_9 = {1'h0, lengths[70:68]} + {1'h0, lengths[74:72]};
  wire [3:0] starts1_low_sums_10 = {1'h0, lengths[78:76]} + {1'h0, lengths[82:80]};
  wire [3:0] starts1_low_sums_11 = {1'h0, lengths[86:84]} + {1'h0, lengths[90:88]};
  wire [3:0] starts1_low_sums_12 = {1'h0, lengths[94:92]} + {1'h0, lengths[98:96]};
  wire [3:0] starts1_low_sums_13 = {1'h0, lengths[102:100]} + {1'h0, lengths[106:104]};
  wire [3:0] starts1_low_sums_14 = {1'h0, lengths[110:108]} + {1'h0, lengths[114:112]};
  wire [3:0] starts1_low_sums_15 = {1'h0, lengths[118:116]} + {1'h0, lengths[122:120]};
  wire [3:0] starts1_low_sums_0 = {1'h0, lengths[2:0]};
  assign starts0_high[0] = lengths[3];
  assign starts0_high[1] = lengths[7];
  assign starts0_high[2] = lengths[11];
  assign starts0_high[3] = lengths[15];
  assign starts0_high[4] = lengths[19];
  assign starts0_high[5] = lengths[23];
  assign starts0_high[6] = lengths[27];
  assign starts0_high[7] = lengths[31];
  assign starts0_high[8] = lengths[35];
  assign starts0_high[9] = lengths[39];
  assign starts0_high[10] = lengths[43];
  assign starts0_high[11] = lengths[47];
  assign starts0_high[12] = lengths[51];
  assign starts0_high[13] = lengths[55];
  assign starts0_high[14] = lengths[59];
  assign starts0_high[15] = lengths[63];
  assign starts0_high[16] = lengths[67];
  assign starts0_high[17] = lengths[71];
  assign starts0_high[18] = lengths[75];
  assign starts0_high[19] = lengths[79];
  assign starts0_high[20] = lengths[83];
  assign starts0_high[21] = lengths[87];
  assign starts0_high[22] = lengths[91];
  assign starts0_high[23] = lengths[95];
  assign starts0_high[24] = lengths[99];
  assign starts0_high[25] = lengths[103];
  assign starts0_high[26] = lengths[107];
  assign starts0_high[27] = lengths[111];
  assign starts0_high[28] = lengths[115];
  assign starts0_high[29] = lengths[119];
  assign starts0_high[30] = lengths[123];
  assign starts1_low_sums = starts1_low_sums_0[2:0];
  assign starts1_low[2:0] = lengths[6:4];
  assign starts1_low[5:3] = starts1_low_sums_1[2:0];
  assign starts1_low[8:6] = lengths[14:12];
  assign starts1_low[11:9] = starts1_low_sums_2[2:0];
  assign starts1_low[14:12] = lengths[22:20];
  assign starts1_low[17:15] = starts1_low_sums_3[2:0];
  assign starts1_low[20:18] = lengths[30:28];
  assign starts1_low[23:21] = starts1_low_sums_4[2:0];
  assign starts1_low[26:24] = lengths[38:36];
  assign starts1_low[29:27] = starts1_low_sums_5[2:0];
  assign starts1_low[32:30] = lengths[46:44];
  assign starts1_low[35:33] = starts1_low_sums_6[2:0];
  assign starts1_low[38:36] = lengths[54:52];
  assign starts1_low[41:39] = starts1_low_sums_7[2:0];
  assign starts1_low[44:42] = lengths[62:60];
  assign starts1_low[47:45] = starts1_low_sums_8[2:0];
  assign starts1_low[50:48] = lengths[70:68];
  assign starts1_low[53:51] = starts1_low_sums_9[2:0];
  assign starts1_low[56:54] = lengths[78:76];
  assign starts1_low[59:57] = starts1_low_sums_10[2:0];
  assign starts1_low[62:60] = lengths[86:84];
  assign starts1_low[65:63] = starts1_low_sums_11[2:0];
  assign starts1_low[68:66] = lengths[94:92];
  assign starts1_low[71:69] = starts1_low_sums_12[2:0];
  assign starts1_low[74:72] = lengths[102:100];
  assign starts1_low[77:75] = starts1_low_sums_13[2:0];
  assign starts1_low[80:78] = lengths[110:108];
  assign starts1_low[83:81] = starts1_low_sums_14[2:0];
  assign starts1_low[86:84] = lengths[118:116];
  assign starts1_low[89:87] = starts1_low_sums_15[2:0];
  assign starts1_carries[0] = starts1_low_sums_1[3];
  assign starts1_carries[1] = starts1_low_sums_2[3];
  assign starts1_carries[2] = starts1_low_sums_3[3];
  assign starts1_carries[3] = starts1_low_sums_4[3];
  assign starts1_carries[4] = starts1_low_sums_5[3];
  assign starts1_carries[5] = starts1_low_sums_6[3];
  assign starts1_carries[6] = starts1_low_sums_7[3];
  assign starts1_carries[7] = starts1_low_sums_8[3];
  assign starts1_carries[8] = starts1_low_sums_9[3];
  assign starts1_carries[9] = starts1_low_sums_10[3];
  assign starts1_carries[10] = starts1_low_sums_11[3];
  assign starts1_carries[11] = starts1_low_sums_12[3];
  assign starts1_carries[12] = starts1_low_sums_13[3];
  assign starts1_carries[13] = starts1_low_sums_14[3];
  assign starts1_carries[14] = starts1_low_sums_15[3];
  assign last_length = lengths[127:124];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_low_sums_0[3]};
endmodule
