// Step 4 of 13 of bpc_opt_lanes32_compressor_core: starting positions, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_sum_level2 (
  input  wire [157:0] starts1_low,
  input  wire [15:0] starts1_carries,
  input  wire starts0_high_0,
  output wire [33:0] starts1_high,
  output wire [157:0] starts2_low,
  output wire [15:0] starts2_carries
);
  wire [49:0] starts1_high_sums;
  assign starts1_high_sums[4:0] = {3'h0, starts0_high_0, starts1_carries[0]} +
      {4'h0, starts1_carries[0]};
  assign starts1_high_sums[7:5] = {2'h0, starts1_carries[1]} + {2'h0, starts1_carries[1]};
  assign starts1_high_sums[10:8] = {2'h0, starts1_carries[2]} + {2'h0, starts1_carries[2]};
  assign starts1_high_sums[13:11] = {2'h0, starts1_carries[3]} + {2'h0, starts1_carries[3]};
  assign starts1_high_sums[16:14] = {2'h0, starts1_carries[4]} + {2'h0, starts1_carries[4]};
  assign starts1_high_sums[19:17] = {2'h0, starts1_carries[5]} + {2'h0, starts1_carries[5]};
  assign starts1_high_sums[22:20] = {2'h0, starts1_carries[6]} + {2'h0, starts1_carries[6]};
  assign starts1_high_sums[25:23] = {2'h0, starts1_carries[7]} + {2'h0, starts1_carries[7]};
  assign starts1_high_sums[28:26] = {2'h0, starts1_carries[8]} + {2'h0, starts1_carries[8]};
  assign starts1_high_sums[31:29] = {2'h0, starts1_carries[9]} + {2'h0, starts1_carries[9]};
  assign starts1_high_sums[34:32] = {2'h0, starts1_carries[10]} + {2'h0, starts1_carries[10]};
  assign starts1_high_sums[37:35] = {2'h0, starts1_carries[11]} + {2'h0, starts1_carries[11]};
  assign starts1_high_sums[40:38] = {2'h0, starts1_carries[12]} + {2'h0, starts1_carries[12]};
  assign starts1_high_sums[43:41] = {2'h0, starts1_carries[13]} + {2'h0, starts1_carries[13]};
  assign starts1_high_sums[46:44] = {2'h0, starts1_carries[14]} + {2'h0, starts1_carries[14]};
  assign starts1_high_sums[49:47] = {2'h0, starts1_carries[15]} + {2'h0, starts1_carries[15]};
  wire [95:0] starts2_low_sums;  // 16 of 6 bits
  assign starts2_low_sums[5:0] = {1'h0, starts1_low[7:3]} + {1'h0, starts1_low[12:8]};
  assign starts2_low_sums[11:6] = {1'h0, starts1_low[7:3]} + {1'h0, starts1_low[17:13]};
  assign starts2_low_sums[17:12] = {1'h0, starts1_low[27:23]} + {1'h0, starts1_low[32:28]};
  assign starts2_low_sums[23:18] = {1'h0, starts1_low[27:23]} + {1'h0, starts1_low[37:33]};
  assign starts2_low_sums[29:24] = {1'h0, starts1_low[47:43]} + {1'h0, starts1_low[52:48]};
  assign starts2_low_sums[35:30] = {1'h0, starts1_low[47:43]} + {1'h0, starts1_low[57:53]};
  assign starts2_low_sums[41:36] = {1'h0, starts1_low[67:63]} + {1'h0, starts1_low[72:68]};
  assign starts2_low_sums[47:42] = {1'h0, starts1_low[67:63]} + {1'h0, starts1_low[77:73]};
  assign starts2_low_sums[53:48] = {1'h0, starts1_low[87:83]} + {1'h0, starts1_low[92:88]};
  assign starts2_low_sums[59:54] = {1'h0, starts1_low[87:83]} + {1'h0, starts1_low[97:93]};
  assign starts2_low_sums[65:60] = {1'h0, starts1_low[107:103]} + {1'h0, starts1_low[112:108]};
  assign starts2_low_sums[71:66] = {1'h0, starts1_low[107:103]} + {1'h0, starts1_low[117:113]};
  assign starts2_low_sums[77:72] = {1'h0, starts1_low[127:123]} + {1'h0, starts1_low[132:128]};
  assign starts2_low_sums[83:78] = {1'h0, starts1_low[127:123]} + {1'h0, starts1_low[137:133]};
  assign starts2_low_sums[89:84] = {1'h0, starts1_low[147:143]} + {1'h0, starts1_low[152:148]};
  assign starts2_low_sums[95:90] = {1'h0, starts1_low[147:143]} + {1'h0, starts1_low[157:153]};
  assign starts1_high[3:0] = starts1_high_sums[4:1];
  assign starts1_high[5:4] = starts1_high_sums[7:6];
  assign starts1_high[7:6] = starts1_high_sums[10:9];
  assign starts1_high[9:8] = starts1_high_sums[13:12];
  assign starts1_high[11:10] = starts1_high_sums[16:15];
  assign starts1_high[13:12] = starts1_high_sums[19:18];
  assign starts1_high[15:14] = starts1_high_sums[22:21];
  assign starts1_high[17:16] = starts1_high_sums[25:24];
  assign starts1_high[19:18] = starts1_high_sums[28:27];
  assign starts1_high[21:20] = starts1_high_sums[31:30];
  assign starts1_high[23:22] = starts1_high_sums[34:33];
  assign starts1_high[25:24] = starts1_high_sums[37:36];
  assign starts1_high[27:26] = starts1_high_sums[40:39];
  assign starts1_high[29:28] = starts1_high_sums[43:42];
  assign starts1_high[31:30] = starts1_high_sums[46:45];
  assign starts1_high[33:32] = starts1_high_sums[49:48];
  assign starts2_low[7:0] = starts1_low[7:0];
  assign starts2_low[12:8] = starts2_low_sums[4:0];
  assign starts2_low[17:13] = starts2_low_sums[10:6];
  assign starts2_low[27:18] = starts1_low[27:18];
  assign starts2_low[32:28] = starts2_low_sums[16:12];
  assign starts2_low[37:33] = starts2_low_sums[22:18];
  assign starts2_low[47:38] = starts1_low[47:38];
  assign starts2_low[52:48] = starts2_low_sums[28:24];
  assign starts2_low[57:53] = starts2_low_sums[34:30];
  assign starts2_low[67:58] = starts1_low[67:58];
  assign starts2_low[72:68] = starts2_low_sums[40:36];
  assign starts2_low[77:73] = starts2_low_sums[46:42];
  assign starts2_low[87:78] = starts1_low[87:78];
  assign starts2_low[92:88] = starts2_low_sums[52:48];
  assign starts2_low[97:93] = starts2_low_sums[58:54];
  assign starts2_low[107:98] = starts1_low[107:98];
  assign starts2_low[112:108] = starts2_low_sums[64:60];
  assign starts2_low[117:113] = starts2_low_sums[70:66];
  assign starts2_low[127:118] = starts1_low[127:118];
  assign starts2_low[132:128] = starts2_low_sums[76:72];
  assign starts2_low[137:133] = starts2_low_sums[82:78];
  assign starts2_low[147:138] = starts1_low[147:138];
  assign starts2_low[152:148] = starts2_low_sums[88:84];
  assign starts2_low[157:153] = starts2_low_sums[94:90];
  assign starts2_carries[0] = starts2_low_sums[5];
  assign starts2_carries[1] = starts2_low_sums[11];
  assign starts2_carries[2] = starts2_low_sums[17];
  assign starts2_carries[3] = starts2_low_sums[23];
  assign starts2_carries[4] = starts2_low_sums[29];
  assign starts2_carries[5] = starts2_low_sums[35];
  assign starts2_carries[6] = starts2_low_sums[41];
  assign starts2_carries[7] = starts2_low_sums[47];
  assign starts2_carries[8] = starts2_low_sums[53];
  assign starts2_carries[9] = starts2_low_sums[59];
  assign starts2_carries[10] = starts2_low_sums[65];
  assign starts2_carries[11] = starts2_low_sums[71];
  assign starts2_carries[12] = starts2_low_sums[77];
  assign starts2_carries[13] = starts2_low_sums[83];
  assign starts2_carries[14] = starts2_low_sums[89];
  assign starts2_carries[15] = starts2_low_sums[95];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts1_high_sums[0], starts1_high_sums[5], starts1_high_sums[8],
      starts1_high_sums[11], starts1_high_sums[14], starts1_high_sums[17], starts1_high_sums[20],
      starts1_high_sums[23], starts1_high_sums[26], starts1_high_sums[29], starts1_high_sums[32],
      starts1_high_sums[35], starts1_high_sums[38], starts1_high_sums[41], starts1_high_sums[44],
      starts1_high_sums[47]};
endmodule
