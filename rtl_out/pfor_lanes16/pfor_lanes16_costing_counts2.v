// Step 2 of 9 of pfor_lanes16_costing: counts of exceptions, from level 3.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_counts2 (
  input  wire [167:0] estimated_counts_level2,  // 56 of 3 bits, from step 1
  input  wire [95:0] estimated_wide_counts_level2,  // 32 of 3 bits, from step 1
  input  wire [167:0] rotated_counts_level2,  // 56 of 3 bits, from step 1
  output wire [41:0] estimated_counts_level5,  // 7 of 6 bits, from step 2
  output wire [39:0] estimated_wide_counts_level4,  // 8 of 5 bits, from step 2
  output wire [41:0] rotated_counts_level5  // 7 of 6 bits, from step 2
);
  wire [3:0] estimated_counts_level3_0 = {1'h0, estimated_counts_level2[2:0]} +
      {1'h0, estimated_counts_level2[5:3]};
  wire [3:0] estimated_counts_level3_1 = {1'h0, estimated_counts_level2[8:6]} +
      {1'h0, estimated_counts_level2[11:9]};
  wire [3:0] estimated_counts_level3_2 = {1'h0, estimated_counts_level2[14:12]} +
      {1'h0, estimated_counts_level2[17:15]};
  wire [3:0] estimated_counts_level3_3 = {1'h0, estimated_counts_level2[20:18]} +
      {1'h0, estimated_counts_level2[23:21]};
  wire [3:0] estimated_counts_level3_4 = {1'h0, estimated_counts_level2[26:24]} +
      {1'h0, estimated_counts_level2[29:27]};
  wire [3:0] estimated_counts_level3_5 = {1'h0, estimated_counts_level2[32:30]} +
      {1'h0, estimated_counts_level2[35:33]};
  wire [3:0] estimated_counts_level3_6 = {1'h0, estimated_counts_level2[38:36]} +
      {1'h0, estimated_counts_level2[41:39]};
  wire [3:0] estimated_counts_level3_7 = {1'h0, estimated_counts_level2[44:42]} +
      {1'h0, estimated_counts_level2[47:45]};
  wire [3:0] estimated_counts_level3_8 = {1'h0, estimated_counts_level2[50:48]} +
      {1'h0, estimated_counts_level2[53:51]};
  wire [3:0] estimated_counts_level3_9 = {1'h0, estimated_counts_level2[56:54]} +
      {1'h0, estimated_counts_level2[59:57]};
  wire [3:0] estimated_counts_level3_10 = {1'h0, estimated_counts_level2[62:60]} +
      {1'h0, estimated_counts_level2[65:63]};
  wire [3:0] estimated_counts_level3_11 = {1'h0, estimated_counts_level2[68:66]} +
      {1'h0, estimated_counts_level2[71:69]};
  wire [3:0] estimated_counts_level3_12 = {1'h0, estimated_counts_level2[74:72]} +
      {1'h0, estimated_counts_level2[77:75]};
  wire [3:0] estimated_counts_level3_13 = {1'h0, estimated_counts_level2[80:78]} +
      {1'h0, estimated_counts_level2[83:81]};
  wire [3:0] estimated_counts_level3_14 = {1'h0, estimated_counts_level2[86:84]} +
      {1'h0, estimated_counts_level2[89:87]};
  wire [3:0] estimated_counts_level3_15 = {1'h0, estimated_counts_level2[92:90]} +
      {1'h0, estimated_counts_level2[95:93]};
  wire [3:0] estimated_counts_level3_16 = {1'h0, estimated_counts_level2[98:96]} +
      {1'h0, estimated_counts_level2[101:99]};
  wire [3:0] estimated_counts_level3_17 = {1'h0, estimated_counts_level2[104:102]} +
      {1'h0, estimated_counts_level2[107:105]};
  wire [3:0] estimated_counts_level3_18 = {1'h0, estimated_counts_level2[110:108]} +
      {1'h0, estimated_counts_level2[113:111]};
  wire [3:0] estimated_counts_level3_19 = {1'h0, estimated_counts_level2[116:114]} +
      {1'h0, estimated_counts_level2[119:117]};
  wire [3:0] estimated_counts_level3_20 = {1'h0, estimated_counts_level2[122:120]} +
      {1'h0, estimated_counts_level2[125:123]};
  wire [3:0] estimated_counts_level3_21 = {1'h0, estimated_counts_level2[128:126]} +
      {1'h0, estimated_counts_level2[131:129]};
  wire [3:0] estimated_counts_level3_22 = {1'h0, estimated_counts_level2[134:132]} +
      {1'h0, estimated_counts_level2[137:135]};
  wire [3:0] estimated_counts_level3_23 = {1'h0, estimated_counts_level2[140:138]} +
      {1'h0, estimated_counts_level2[143:141]};
  wire [3:0] estimated_counts_level3_24 = {1'h0, estimated_counts_level2[146:144]} +
      {1'h0, estimated_counts_level2[149:147]};
  wire [3:0] estimated_counts_level3_25 = {1'h0, estimated_counts_level2[152:150]} +
      {1'h0, estimated_counts_level2[155:153]};
  wire [3:0] estimated_counts_level3_26 = {1'h0, estimated_counts_level2[158:156]} +
      {1'h0, estimated_counts_level2[161:159]};
  wire [3:0] estimated_counts_level3_27 = {1'h0, estimated_counts_level2[164:162]} +
      {1'h0, estimated_counts_level2[167:165]};
  wire [4:0] estimated_counts_level4_0 = {1'h0, estimated_counts_level3_0} +
      {1'h0, estimated_counts_level3_1};
  wire [4:0] estimated_counts_level4_1 = {1'h0, estimated_counts_level3_2} +
      {1'h0, estimated_counts_level3_3};
  wire [4:0] estimated_counts_level4_2 = {1'h0, estimated_counts_level3_4} +
      {1'h0, estimated_counts_level3_5};
  wire [4:0] estimated_counts_level4_3 = {1'h0, estimated_counts_level3_6} +
      {1'h0, estimated_counts_level3_7};
  wire [4:0] estimated_counts_level4_4 = {1'h0, estimated_counts_level3_8} +
      {1'h0, estimated_counts_level3_9};
  wire [4:0] estimated_counts_level4_5 = {1'h0, estimated_counts_level3_10} +
      {1'h0, estimated_counts_level3_11};
  wire [4:0] estimated_counts_level4_6 = {1'h0, estimated_counts_level3_12} +
      {1'h0, estimated_counts_level3_13};
  wire [4:0] estimated_counts_level4_7 = {1'h0, estimated_counts_level3_14} +
      {1'h0, estimated_counts_level3_15};
  wire [4:0] estimated_counts_level4_8 = {1'h0, estimated_counts_level3_16} +
      {1'h0, estimated_counts_level3_17};
  wire [4:0] estimated_counts_level4_9 = {1'h0, estimated_counts_level3_18} +
      {1'h0, estimated_counts_level3_19};
  wire [4:0] estimated_counts_level4_10 = {1'h0, estimated_counts_level3_20} +
      {1'h0, estimated_counts_level3_21};
  wire [4:0] estimated_counts_level4_11 = {1'h0, estimated_counts_level3_22} +
      {1'h0, estimated_counts_level3_23};
  wire [4:0] estimated_counts_level4_12 = {1'h0, estimated_counts_level3_24} +
      {1'h0, estimated_counts_level3_25};
  wire [4:0] estimated_counts_level4_13 = {1'h0, estimated_counts_level3_26} +
      {1'h0, estimated_counts_level3_27};
  wire [3:0] estimated_wide_counts_level3_0 = {1'h0, estimated_wide_counts_level2[2:0]} +
      {1'h0, estimated_wide_counts_level2[5:3]};
  wire [3:0] estimated_wide_counts_level3_1 = {1'h0, estimated_wide_counts_level2[8:6]} +
      {1'h0, estimated_wide_counts_level2[11:9]};
  wire [3:0] estimated_wide_counts_level3_2 = {1'h0, estimated_wide_counts_level2[14:12]} +
      {1'h0, estimated_wide_counts_level2[17:15]};
  wire [3:0] estimated_wide_counts_level3_3 = {1'h0, estimated_wide_counts_level2[20:18]} +
      {1'h0, estimated_wide_counts_level2[23:21]};
  wire [3:0] estimated_wide_counts_level3_4 = {1'h0, estimated_wide_counts_level2[26:24]} +
      {1'h0, estimated_wide_counts_level2[29:27]};
  wire [3:0] estimated_wide_counts_level3_5 = {1'h0, estimated_wide_counts_level2[32:30]} +
      {1'h0, estimated_wide_counts_level2[35:33]};
  wire [3:0] estimated_wide_counts_level3_6 = {1'h0, estimated_wide_counts_level2[38:36]} +
      {1'h0, estimated_wide_counts_level2[41:39]};
  wire [3:0] estimated_wide_counts_level3_7 = {1'h0, estimated_wide_counts_level2[44:42]} +
      {1'h0, estimated_wide_counts_level2[47:45]};
  wire [3:0] estimated_wide_counts_level3_8 = {1'h0, estimated_wide_counts_level2[50:48]} +
      {1'h0, estimated_wide_counts_level2[53:51]};
  wire [3:0] estimated_wide_counts_level3_9 = {1'h0, estimated_wide_counts_level2[56:54]} +
      {1'h0, estimated_wide_counts_level2[59:57]};
  wire [3:0] estimated_wide_counts_level3_10 = {1'h0, estimated_wide_counts_level2[62:60]} +
      {1'h0, estimated_wide_counts_level2[65:63]};
  wire [3:0] estimated_wide_counts_level3_11 = {1'h0, estimated_wide_counts_level2[68:66]} +
      {1'h0, estimated_wide_counts_level2[71:69]};
  wire [3:0] estimated_wide_counts_level3_12 = {1'h0, estimated_wide_counts_level2[74:72]} +
      {1'h0, estimated_wide_counts_level2[77:75]};
  wire [3:0] estimated_wide_counts_level3_13 = {1'h0, estimated_wide_counts_level2[80:78]} +
      {1'h0, estimated_wide_counts_level2[83:81]};
  wire [3:0] estimated_wide_counts_level3_14 = {1'h0, estimated_wide_counts_level2[86:84]} +
      {1'h0, estimated_wide_counts_level2[89:87]};
  wire [3:0] estimated_wide_counts_level3_15 = {1'h0, estimated_wide_counts_level2[92:90]} +
      {1'h0, estimated_wide_counts_level2[95:93]};
  wire [3:0] rotated_counts_level3_0 = {1'h0, rotated_counts_level2[2:0]} +
      {1'h0, rotated_counts_level2[5:3]};
  wire [3:0] rotated_counts_level3_1 = {1'h0, rotated_counts_level2[8:6]} +
      {1'h0, rotated_counts_level2[11:9]};
  wire [3:0] rotated_counts_level3_2 = {1'h0, rotated_counts_level2[14:12]} +
      {1'h0, rotated_counts_level2[17:15]};
  wire [3:0] rotated_counts_level3_3 = {1'h0, rotated_counts_level2[20:18]} +
      {1'h0, rotated_counts_level2[23:21]};
  wire [3:0] rotated_counts_level3_4 = {1'h0, rotated_counts_level2[26:24]} +
      {1'h0, rotated_counts_level2[29:27]};
  wire [3:0] rotated_counts_level3_5 = {1'h0, rotated_counts_level2[32:30]} +
      {1'h0, rotated_counts_level2[35:33]};
  wire [3:0] rotated_counts_level3_6 = {1'h0, rotated_counts_level2[38:36]} +
      {1'h0, rotated_counts_level2[41:39]};
  wire [3:0] rotated_counts_level3_7 = {1'h0, rotated_counts_level2[44:42]} +
      {1'h0, rotated_counts_level2[47:45]};
  wire [3:0] rotated_counts_level3_8 = {1'h0, rotated_counts_level2[50:48]} +
      {1'h0, rotated_counts_level2[53:51]};
  wire [3:0] rotated_counts_level3_9 = {1'h0, rotated_counts_level2[56:54]} +
      {1'h0, rotated_counts_level2[59:57]};
  wire [3:0] rotated_counts_level3_10 = {1'h0, rotated_counts_level2[62:60]} +
      {1'h0, rotated_counts_level2[65:63]};
  wire [3:0] rotated_counts_level3_11 = {1'h0, rotated_counts_level2[68:66]} +
      {1'h0, rotated_counts_level2[71:69]};
  wire [3:0] rotated_counts_level3_12 = {1'h0, rotated_counts_level2[74:72]} +
      {1'h0, rotated_counts_level2[77:75]};
  wire [3:0] rotated_counts_level3_13 = {1'h0, rotated_counts_level2[80:78]} +
      {1'h0, rotated_counts_level2[83:81]};
  wire [3:0] rotated_counts_level3_14 = {1'h0, rotated_counts_level2[86:84]} +
      {1'h0, rotated_counts_level2[89:87]};
  wire [3:0] rotated_counts_level3_15 = {1'h0, rotated_counts_level2[92:90]} +
      {1'h0, rotated_counts_level2[95:93]};
  wire [3:0] rotated_counts_level3_16 = {1'h0, rotated_counts_level2[98:96]} +
      {1'h0, rotated_counts_level2[101:99]};
  wire [3:0] rotated_counts_level3_17 = {1'h0, rotated_counts_level2[104:102]} +
      {1'h0, rotated_counts_level2[107:105]};
  wire [3:0] rotated_counts_level3_18 = {1'h0, rotated_counts_level2[110:108]} +
      {1'h0, rotated_counts_level2[113:111]};
  wire [3:0] rotated_counts_level3_19 = {1'h0, rotated_counts_level2[116:114]} +
      {1'h0, rotated_counts_level2[119:117]};
  wire [3:0] rotated_counts_level3_20 = {1'h0, rotated_counts_level2[122:120]} +
      {1'h0, rotated_counts_level2[125:123]};
  wire [3:0] rotated_counts_level3_21 = {1'h0, rotated_counts_level2[128:126]} +
      {1'h0, rotated_counts_level2[131:129]};
  wire [3:0] rotated_counts_level3_22 = {1'h0, rotated_counts_level2[134:132]} +
      {1'h0, rotated_counts_level2[137:135]};
  wire [3:0] rotated_counts_level3_23 = {1'h0, rotated_counts_level2[140:138]} +
      {1'h0, rotated_counts_level2[143:141]};
  wire [3:0] rotated_counts_level3_24 = {1'h0, rotated_counts_level2[146:144]} +
      {1'h0, rotated_counts_level2[149:147]};
  wire [3:0] rotated_counts_level3_25 = {1'h0, rotated_counts_level2[152:150]} +
      {1'h0, rotated_counts_level2[155:153]};
  wire [3:0] rotated_counts_level3_26 = {1'h0, rotated_counts_level2[158:156]} +
      {1'h0, rotated_counts_level2[161:159]};
  wire [3:0] rotated_counts_level3_27 = {1'h0, rotated_counts_level2[164:162]} +
      {1'h0, rotated_counts_level2[167:165]};
  wire [4:0] rotated_counts_level4_0 = {1'h0, rotated_counts_level3_0} +
      {1'h0, rotated_counts_level3_1};
  wire [4:0] rotated_counts_level4_1 = {1'h0, rotated_counts_level3_2} +
      {1'h0, rotated_counts_level3_3};
  wire [4:0] rotated_counts_level4_2 = {1'h0, rotated_counts_level3_4} +
      {1'h0, rotated_counts_level3_5};
  wire [4:0] rotated_counts_level4_3 = {1'h0, rotated_counts_level3_6} +
      {1'h0, rotated_counts_level3_7};
  wire [4:0] rotated_counts_level4_4 = {1'h0, rotated_counts_level3_8} +
      {1'h0, rotated_counts_level3_9};
  wire [4:0] rotated_counts_level4_5 = {1'h0, rotated_counts_level3_10} +
      {1'h0, rotated_counts_level3_11};
  wire [4:0] rotated_counts_level4_6 = {1'h0, rotated_counts_level3_12} +
      {1'h0, rotated_counts_level3_13};
  wire [4:0] rotated_counts_level4_7 = {1'h0, rotated_counts_level3_14} +
      {1'h0, rotated_counts_level3_15};
  wire [4:0] rotated_counts_level4_8 = {1'h0, rotated_counts_level3_16} +
      {1'h0, rotated_counts_level3_17};
  wire [4:0] rotated_counts_level4_9 = {1'h0, rotated_counts_level3_18} +
      {1'h0, rotated_counts_level3_19};
  wire [4:0] rotated_counts_level4_10 = {1'h0, rotated_counts_level3_20} +
      {1'h0, rotated_counts_level3_21};
  wire [4:0] rotated_counts_level4_11 = {1'h0, rotated_counts_level3_22} +
      {1'h0, rotated_counts_level3_23};
  wire [4:0] rotated_counts_level4_12 = {1'h0, rotated_counts_level3_24} +
      {1'h0, rotated_counts_level3_25};
  wire [4:0] rotated_counts_level4_13 = {1'h0, rotated_counts_level3_26} +
      {1'h0, rotated_counts_level3_27};
  assign estimated_counts_level5 = {{1'h0, estimated_counts_level4_12} +
      {1'h0, estimated_counts_level4_13}, {1'h0, estimated_counts_level4_10} +
      {1'h0, estimated_counts_level4_11}, {1'h0, estimated_counts_level4_8} +
      {1'h0, estimated_counts_level4_9}, {1'h0, estimated_counts_level4_6} +
      {1'h0, estimated_counts_level4_7}, {1'h0, estimated_counts_level4_4} +
      {1'h0, estimated_counts_level4_5}, {1'h0, estimated_counts_level4_2} +
      {1'h0, estimated_counts_level4_3}, {1'h0, estimated_counts_level4_0} +
      {1'h0, estimated_counts_level4_1}};
  assign estimated_wide_counts_level4 = {{1'h0, estimated_wide_counts_level3_14} +
      {1'h0, estimated_wide_counts_level3_15}, {1'h0, estimated_wide_counts_level3_12} +
      {1'h0, estimated_wide_counts_level3_13}, {1'h0, estimated_wide_counts_level3_10} +
      {1'h0, estimated_wide_counts_level3_11}, {1'h0, estimated_wide_counts_level3_8} +
      {1'h0, estimated_wide_counts_level3_9}, {1'h0, estimated_wide_counts_level3_6} +
      {1'h0, estimated_wide_counts_level3_7}, {1'h0, estimated_wide_counts_level3_4} +
      {1'h0, estimated_wide_counts_level3_5}, {1'h0, estimated_wide_counts_level3_2} +
      {1'h0, estimated_wide_counts_level3_3}, {1'h0, estimated_wide_counts_level3_0} +
      {1'h0, estimated_wide_counts_level3_1}};
  assign rotated_counts_level5 = {{1'h0, rotated_counts_level4_12} +
      {1'h0, rotated_counts_level4_13}, {1'h0, rotated_counts_level4_10} +
      {1'h0, rotated_counts_level4_11}, {1'h0, rotated_counts_level4_8} +
      {1'h0, rotated_counts_level4_9}, {1'h0, rotated_counts_level4_6} +
      {1'h0, rotated_counts_level4_7}, {1'h0, rotated_counts_level4_4} +
      {1'h0, rotated_counts_level4_5}, {1'h0, rotated_counts_level4_2} +
      {1'h0, rotated_counts_level4_3}, {1'h0, rotated_counts_level4_0} +
      {1'h0, rotated_counts_level4_1}};
endmodule
