// Separates a quarter's concatenated exceptions into slots: a slot is a lane for 16-bit elements, a
// byte
// for bytes. Above its exception, a slot holds bits of the next one.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_slots (
  input  wire [255:0] adjacent,  // Concatenated exceptions, the first at its offset within a slot
  input  wire [14:0] wide,  // Length of exceptions of 16-bit elements, one-hot: 2 to 16 bits
  input  wire [6:0] narrow,  // Length of exceptions of bytes, two per lane, one-hot: 2 to 8 bits
  output wire [255:0] slots  // Slots with one exception each; above it, bits of the next one
);
  wire lane_bits_2 = wide[2] | narrow[0];
  wire lane_bits_4 = wide[4] | narrow[1];
  wire lane_bits_6 = wide[6] | narrow[2];
  wire lane_bits_8 = wide[8] | narrow[3];
  wire lane_bits_10 = wide[10] | narrow[4];
  wire lane_bits_12 = wide[12] | narrow[5];
  wire lane_bits_14 = wide[14] | narrow[6];
  wire lane_bits_0 = wide[0];
  wire lane_bits_1 = wide[1];
  wire lane_bits_3 = wide[3];
  wire lane_bits_5 = wide[5];
  wire lane_bits_7 = wide[7];
  wire lane_bits_9 = wide[9];
  wire lane_bits_11 = wide[11];
  wire lane_bits_13 = wide[13];
  wire [14:0] lane_bits = {lane_bits_14, lane_bits_13, lane_bits_12, lane_bits_11, lane_bits_10,
      lane_bits_9, lane_bits_8, lane_bits_7, lane_bits_6, lane_bits_5, lane_bits_4, lane_bits_3,
      lane_bits_2, lane_bits_1, lane_bits_0};
  wire [14:0] lane_length = lane_bits;
  wire [127:0] slot_low_chosen;  // 16 of 8 bits
  wire [127:0] slot_high_chosen;  // 16 of 8 bits
  wire [1919:0] slot_low_choices_in = {{adjacent[247:240], adjacent[232:225], adjacent[217:210],
      adjacent[202:195], adjacent[187:180], adjacent[172:165], adjacent[157:150], adjacent[142:135],
      adjacent[127:120], adjacent[112:105], adjacent[97:90], adjacent[82:75], adjacent[67:60],
      adjacent[52:45], adjacent[37:30]}, {adjacent[231:224], adjacent[217:210], adjacent[203:196],
      adjacent[189:182], adjacent[175:168], adjacent[161:154], adjacent[147:140], adjacent[133:126],
      adjacent[119:112], adjacent[105:98], adjacent[91:84], adjacent[77:70], adjacent[63:56],
      adjacent[49:42], adjacent[35:28]}, {adjacent[215:208], adjacent[202:195], adjacent[189:182],
      adjacent[176:169], adjacent[163:156], adjacent[150:143], adjacent[137:130], adjacent[124:117],
      adjacent[111:104], adjacent[98:91], adjacent[85:78], adjacent[72:65], adjacent[59:52],
      adjacent[46:39], adjacent[33:26]}, {adjacent[199:192], adjacent[187:180], adjacent[175:168],
      adjacent[163:156], adjacent[151:144], adjacent[139:132], adjacent[127:120], adjacent[115:108],
      adjacent[103:96], adjacent[91:84], adjacent[79:72], adjacent[67:60], adjacent[55:48],
      adjacent[43:36], adjacent[31:24]}, {adjacent[183:176], adjacent[172:165], adjacent[161:154],
      adjacent[150:143], adjacent[139:132], adjacent[128:121], adjacent[117:110], adjacent[106:99],
      adjacent[95:88], adjacent[84:77], adjacent[73:66], adjacent[62:55], adjacent[51:44],
      adjacent[40:33], adjacent[29:22]}, {adjacent[167:160], adjacent[157:150], adjacent[147:140],
      adjacent[137:130], adjacent[127:120], adjacent[117:110], adjacent[107:100], adjacent[97:90],
      adjacent[87:80], adjacent[77:70], adjacent[67:60], adjacent[57:50], adjacent[47:40],
      adjacent[37:30], adjacent[27:20]}, {adjacent[151:144], adjacent[142:135], adjacent[133:126],
      adjacent[124:117], adjacent[115:108], adjacent[106:99], adjacent[97:90], adjacent[88:81],
      adjacent[79:72], adjacent[70:63], adjacent[61:54], adjacent[52:45], adjacent[43:36],
      adjacent[34:27], adjacent[25:18]}, adjacent[135:16],
      {adjacent[119:112], adjacent[112:105], adjacent[105:98], adjacent[98:91], adjacent[91:84],
      adjacent[84:77], adjacent[77:70], adjacent[70:63], adjacent[63:56], adjacent[56:49],
      adjacent[49:42], adjacent[42:35], adjacent[35:28], adjacent[28:21], adjacent[21:14]},
      {adjacent[103:96], adjacent[97:90], adjacent[91:84], adjacent[85:78], adjacent[79:72],
      adjacent[73:66], adjacent[67:60], adjacent[61:54], adjacent[55:48], adjacent[49:42],
      adjacent[43:36], adjacent[37:30], adjacent[31:24], adjacent[25:18], adjacent[19:12]},
      {adjacent[87:80], adjacent[82:75], adjacent[77:70], adjacent[72:65], adjacent[67:60],
      adjacent[62:55], adjacent[57:50], adjacent[52:45], adjacent[47:40], adjacent[42:35],
      adjacent[37:30], adjacent[32:25], adjacent[27:20], adjacent[22:15], adjacent[17:10]},
      {adjacent[71:64], adjacent[67:60], adjacent[63:56], adjacent[59:52], adjacent[55:48],
      adjacent[51:44], adjacent[47:40], adjacent[43:36], adjacent[39:32], adjacent[35:28],
      adjacent[31:24], adjacent[27:20], adjacent[23:16], adjacent[19:12], adjacent[15:8]},
      {adjacent[55:48], adjacent[52:45], adjacent[49:42], adjacent[46:39], adjacent[43:36],
      adjacent[40:33], adjacent[37:30], adjacent[34:27], adjacent[31:24], adjacent[28:21],
      adjacent[25:18], adjacent[22:15], adjacent[19:12], adjacent[16:9], adjacent[13:6]},
      {adjacent[39:32], adjacent[37:30], adjacent[35:28], adjacent[33:26], adjacent[31:24],
      adjacent[29:22], adjacent[27:20], adjacent[25:18], adjacent[23:16], adjacent[21:14],
      adjacent[19:12], adjacent[17:10], adjacent[15:8], adjacent[13:6], adjacent[11:4]},
      {adjacent[23:16], adjacent[22:15], adjacent[21:14], adjacent[20:13], adjacent[19:12],
      adjacent[18:11], adjacent[17:10], adjacent[16:9], adjacent[15:8], adjacent[14:7],
      adjacent[13:6], adjacent[12:5], adjacent[11:4], adjacent[10:3], adjacent[9:2]},
      {15{adjacent[7:0]}}};
  hdlgen_one_hot #(.COUNT(15), .WIDTH(8)) slot_low [15:0] (
    .select(lane_length), .choices(slot_low_choices_in), .chosen(slot_low_chosen)
  );
  wire [2815:0] slot_high_choices_in = {{adjacent[255:248], adjacent[224:217], adjacent[193:186],
      adjacent[162:155], adjacent[131:124], adjacent[100:93], adjacent[69:62], adjacent[255:248],
      adjacent[240:233], adjacent[225:218], adjacent[210:203], adjacent[195:188], adjacent[180:173],
      adjacent[165:158], adjacent[150:143], adjacent[135:128], adjacent[120:113], adjacent[105:98],
      adjacent[90:83], adjacent[75:68], adjacent[60:53], adjacent[45:38]},
      {adjacent[239:232], adjacent[210:203], adjacent[181:174], adjacent[152:145],
      adjacent[123:116], adjacent[94:87], adjacent[65:58], adjacent[239:232], adjacent[225:218],
      adjacent[211:204], adjacent[197:190], adjacent[183:176], adjacent[169:162], adjacent[155:148],
      adjacent[141:134], adjacent[127:120], adjacent[113:106], adjacent[99:92], adjacent[85:78],
      adjacent[71:64], adjacent[57:50], adjacent[43:36]},
      {adjacent[223:216], adjacent[196:189], adjacent[169:162], adjacent[142:135],
      adjacent[115:108], adjacent[88:81], adjacent[61:54], adjacent[223:216], adjacent[210:203],
      adjacent[197:190], adjacent[184:177], adjacent[171:164], adjacent[158:151], adjacent[145:138],
      adjacent[132:125], adjacent[119:112], adjacent[106:99], adjacent[93:86], adjacent[80:73],
      adjacent[67:60], adjacent[54:47], adjacent[41:34]},
      {adjacent[207:200], adjacent[182:175], adjacent[157:150], adjacent[132:125],
      adjacent[107:100], adjacent[82:75], adjacent[57:50], adjacent[207:200], adjacent[195:188],
      adjacent[183:176], adjacent[171:164], adjacent[159:152], adjacent[147:140], adjacent[135:128],
      adjacent[123:116], adjacent[111:104], adjacent[99:92], adjacent[87:80], adjacent[75:68],
      adjacent[63:56], adjacent[51:44], adjacent[39:32]},
      {adjacent[191:184], adjacent[168:161], adjacent[145:138], adjacent[122:115], adjacent[99:92],
      adjacent[76:69], adjacent[53:46], adjacent[191:184], adjacent[180:173], adjacent[169:162],
      adjacent[158:151], adjacent[147:140], adjacent[136:129], adjacent[125:118], adjacent[114:107],
      adjacent[103:96], adjacent[92:85], adjacent[81:74], adjacent[70:63], adjacent[59:52],
      adjacent[48:41], adjacent[37:30]}, {adjacent[175:168], adjacent[154:147], adjacent[133:126],
      adjacent[112:105], adjacent[91:84], adjacent[70:63], adjacent[49:42], adjacent[175:168],
      adjacent[165:158], adjacent[155:148], adjacent[145:138], adjacent[135:128], adjacent[125:118],
      adjacent[115:108], adjacent[105:98], adjacent[95:88], adjacent[85:78], adjacent[75:68],
      adjacent[65:58], adjacent[55:48], adjacent[45:38], adjacent[35:28]},
      {adjacent[159:152], adjacent[140:133], adjacent[121:114], adjacent[102:95], adjacent[83:76],
      adjacent[64:57], adjacent[45:38], adjacent[159:152], adjacent[150:143], adjacent[141:134],
      adjacent[132:125], adjacent[123:116], adjacent[114:107], adjacent[105:98], adjacent[96:89],
      adjacent[87:80], adjacent[78:71], adjacent[69:62], adjacent[60:53], adjacent[51:44],
      adjacent[42:35], adjacent[33:26]}, {adjacent[143:136], adjacent[126:119], adjacent[109:102],
      adjacent[92:85], adjacent[75:68], adjacent[58:51], adjacent[41:34], adjacent[143:24]},
      {adjacent[127:120], adjacent[112:105], adjacent[97:90], adjacent[82:75], adjacent[67:60],
      adjacent[52:45], adjacent[37:30], adjacent[127:120], adjacent[120:113], adjacent[113:106],
      adjacent[106:99], adjacent[99:92], adjacent[92:85], adjacent[85:78], adjacent[78:71],
      adjacent[71:64], adjacent[64:57], adjacent[57:50], adjacent[50:43], adjacent[43:36],
      adjacent[36:29], adjacent[29:22]}, {adjacent[111:104], adjacent[98:91], adjacent[85:78],
      adjacent[72:65], adjacent[59:52], adjacent[46:39], adjacent[33:26], adjacent[111:104],
      adjacent[105:98], adjacent[99:92], adjacent[93:86], adjacent[87:80], adjacent[81:74],
      adjacent[75:68], adjacent[69:62], adjacent[63:56], adjacent[57:50], adjacent[51:44],
      adjacent[45:38], adjacent[39:32], adjacent[33:26], adjacent[27:20]},
      {adjacent[95:88], adjacent[84:77], adjacent[73:66], adjacent[62:55], adjacent[51:44],
      adjacent[40:33], adjacent[29:22], adjacent[95:88], adjacent[90:83], adjacent[85:78],
      adjacent[80:73], adjacent[75:68], adjacent[70:63], adjacent[65:58], adjacent[60:53],
      adjacent[55:48], adjacent[50:43], adjacent[45:38], adjacent[40:33], adjacent[35:28],
      adjacent[30:23], adjacent[25:18]}, {adjacent[79:72], adjacent[70:63], adjacent[61:54],
      adjacent[52:45], adjacent[43:36], adjacent[34:27], adjacent[25:18], adjacent[79:72],
      adjacent[75:68], adjacent[71:64], adjacent[67:60], adjacent[63:56], adjacent[59:52],
      adjacent[55:48], adjacent[51:44], adjacent[47:40], adjacent[43:36], adjacent[39:32],
      adjacent[35:28], adjacent[31:24], adjacent[27:20], adjacent[23:16]},
      {adjacent[63:56], adjacent[56:49], adjacent[49:42], adjacent[42:35], adjacent[35:28],
      adjacent[28:21], adjacent[21:14], adjacent[63:56], adjacent[60:53], adjacent[57:50],
      adjacent[54:47], adjacent[51:44], adjacent[48:41], adjacent[45:38], adjacent[42:35],
      adjacent[39:32], adjacent[36:29], adjacent[33:26], adjacent[30:23], adjacent[27:20],
      adjacent[24:17], adjacent[21:14]}, {adjacent[47:40], adjacent[42:35], adjacent[37:30],
      adjacent[32:25], adjacent[27:20], adjacent[22:15], adjacent[17:10], adjacent[47:40],
      adjacent[45:38], adjacent[43:36], adjacent[41:34], adjacent[39:32], adjacent[37:30],
      adjacent[35:28], adjacent[33:26], adjacent[31:24], adjacent[29:22], adjacent[27:20],
      adjacent[25:18], adjacent[23:16], adjacent[21:14], adjacent[19:12]},
      {adjacent[31:24], adjacent[28:21], adjacent[25:18], adjacent[22:15], adjacent[19:12],
      adjacent[16:9], adjacent[13:6], adjacent[31:24], adjacent[30:23], adjacent[29:22],
      adjacent[28:21], adjacent[27:20], adjacent[26:19], adjacent[25:18], adjacent[24:17],
      adjacent[23:16], adjacent[22:15], adjacent[21:14], adjacent[20:13], adjacent[19:12],
      adjacent[18:11], adjacent[17:10]}, {adjacent[15:8], adjacent[14:7], adjacent[13:6],
      adjacent[12:5], adjacent[11:4], adjacent[10:3], adjacent[9:2], {15{adjacent[15:8]}}}};
  hdlgen_one_hot #(.COUNT(22), .WIDTH(8)) slot_high [15:0] (
    .select({narrow, wide}), .choices(slot_high_choices_in), .chosen(slot_high_chosen)
  );
  assign slots = {slot_high_chosen[127:120], slot_low_chosen[127:120], slot_high_chosen[119:112],
      slot_low_chosen[119:112], slot_high_chosen[111:104], slot_low_chosen[111:104],
      slot_high_chosen[103:96], slot_low_chosen[103:96], slot_high_chosen[95:88],
      slot_low_chosen[95:88], slot_high_chosen[87:80], slot_low_chosen[87:80],
      slot_high_chosen[79:72], slot_low_chosen[79:72], slot_high_chosen[71:64],
      slot_low_chosen[71:64], slot_high_chosen[63:56], slot_low_chosen[63:56],
      slot_high_chosen[55:48], slot_low_chosen[55:48], slot_high_chosen[47:40],
      slot_low_chosen[47:40], slot_high_chosen[39:32], slot_low_chosen[39:32],
      slot_high_chosen[31:24], slot_low_chosen[31:24], slot_high_chosen[23:16],
      slot_low_chosen[23:16], slot_high_chosen[15:8], slot_low_chosen[15:8], slot_high_chosen[7:0],
      slot_low_chosen[7:0]};
endmodule
