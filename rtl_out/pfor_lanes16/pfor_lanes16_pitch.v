// Concatenates a quarter's exceptions: moves them from slots to a pitch of their length. The first
// one starts at its offset within the slot.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_pitch (
  input  wire [255:0] slots,  // Exceptions in adjacent slots, zero past the last one
  input  wire [14:0] wide,  // Length of exceptions of 16-bit elements, one-hot: 2 to 16 bits
  input  wire [6:0] narrow,  // Length of exceptions of bytes, two per lane, one-hot: 2 to 8 bits
  output wire [255:0] adjacent  // Concatenated exceptions, the first at its offset within a slot
);
  wire [255:0] lanes_of_2 = {210'h0, slots[255:254], slots[239] | slots[253], slots[238] |
      slots[252], slots[223] | slots[237] | slots[251], slots[222] | slots[236] | slots[250],
      slots[207] | slots[221] | slots[235] | slots[249], slots[206] | slots[220] | slots[234] |
      slots[248], slots[191] | slots[205] | slots[219] | slots[233] | slots[247], slots[190] |
      slots[204] | slots[218] | slots[232] | slots[246], slots[175] | slots[189] | slots[203] |
      slots[217] | slots[231] | slots[245], slots[174] | slots[188] | slots[202] | slots[216] |
      slots[230] | slots[244], slots[159] | slots[173] | slots[187] | slots[201] | slots[215] |
      slots[229] | slots[243], slots[158] | slots[172] | slots[186] | slots[200] | slots[214] |
      slots[228] | slots[242], slots[143] | slots[157] | slots[171] | slots[185] | slots[199] |
      slots[213] | slots[227] | slots[241], slots[142] | slots[156] | slots[170] | slots[184] |
      slots[198] | slots[212] | slots[226] | slots[240], slots[127] | slots[141] | slots[155] |
      slots[169] | slots[183] | slots[197] | slots[211] | slots[225], slots[126] | slots[140] |
      slots[154] | slots[168] | slots[182] | slots[196] | slots[210] | slots[224], slots[111] |
      slots[125] | slots[139] | slots[153] | slots[167] | slots[181] | slots[195] | slots[209],
      slots[110] | slots[124] | slots[138] | slots[152] | slots[166] | slots[180] | slots[194] |
      slots[208], slots[95] | slots[109] | slots[123] | slots[137] | slots[151] | slots[165] |
      slots[179] | slots[193], slots[94] | slots[108] | slots[122] | slots[136] | slots[150] |
      slots[164] | slots[178] | slots[192], slots[79] | slots[93] | slots[107] | slots[121] |
      slots[135] | slots[149] | slots[163] | slots[177], slots[78] | slots[92] | slots[106] |
      slots[120] | slots[134] | slots[148] | slots[162] | slots[176], slots[63] | slots[77] |
      slots[91] | slots[105] | slots[119] | slots[133] | slots[147] | slots[161], slots[62] |
      slots[76] | slots[90] | slots[104] | slots[118] | slots[132] | slots[146] | slots[160],
      slots[47] | slots[61] | slots[75] | slots[89] | slots[103] | slots[117] | slots[131] |
      slots[145], slots[46] | slots[60] | slots[74] | slots[88] | slots[102] | slots[116] |
      slots[130] | slots[144], slots[31] | slots[45] | slots[59] | slots[73] | slots[87] |
      slots[101] | slots[115] | slots[129], slots[30] | slots[44] | slots[58] | slots[72] |
      slots[86] | slots[100] | slots[114] | slots[128], slots[15] | slots[29] | slots[43] |
      slots[57] | slots[71] | slots[85] | slots[99] | slots[113], slots[14] | slots[28] |
      slots[42] | slots[56] | slots[70] | slots[84] | slots[98] | slots[112], slots[13] |
      slots[27] | slots[41] | slots[55] | slots[69] | slots[83] | slots[97], slots[12] | slots[26] |
      slots[40] | slots[54] | slots[68] | slots[82] | slots[96], slots[11] | slots[25] | slots[39] |
      slots[53] | slots[67] | slots[81], slots[10] | slots[24] | slots[38] | slots[52] | slots[66] |
      slots[80], slots[9] | slots[23] | slots[37] | slots[51] | slots[65], slots[8] | slots[22] |
      slots[36] | slots[50] | slots[64], slots[7] | slots[21] | slots[35] | slots[49], slots[6] |
      slots[20] | slots[34] | slots[48], slots[5] | slots[19] | slots[33], slots[4] | slots[18] |
      slots[32], slots[3] | slots[17], slots[2] | slots[16], slots[1:0]};
  wire [255:0] lanes_of_3 = {195'h0, slots[255:253], slots[239] | slots[252], slots[238] |
      slots[251], slots[237] | slots[250], slots[223] | slots[236] | slots[249], slots[222] |
      slots[235] | slots[248], slots[221] | slots[234] | slots[247], slots[207] | slots[220] |
      slots[233] | slots[246], slots[206] | slots[219] | slots[232] | slots[245], slots[205] |
      slots[218] | slots[231] | slots[244], slots[191] | slots[204] | slots[217] | slots[230] |
      slots[243], slots[190] | slots[203] | slots[216] | slots[229] | slots[242], slots[189] |
      slots[202] | slots[215] | slots[228] | slots[241], slots[175] | slots[188] | slots[201] |
      slots[214] | slots[227] | slots[240], slots[174] | slots[187] | slots[200] | slots[213] |
      slots[226], slots[173] | slots[186] | slots[199] | slots[212] | slots[225], slots[159] |
      slots[172] | slots[185] | slots[198] | slots[211] | slots[224], slots[158] | slots[171] |
      slots[184] | slots[197] | slots[210], slots[157] | slots[170] | slots[183] | slots[196] |
      slots[209], slots[143] | slots[156] | slots[169] | slots[182] | slots[195] | slots[208],
      slots[142] | slots[155] | slots[168] | slots[181] | slots[194], slots[141] | slots[154] |
      slots[167] | slots[180] | slots[193], slots[127] | slots[140] | slots[153] | slots[166] |
      slots[179] | slots[192], slots[126] | slots[139] | slots[152] | slots[165] | slots[178],
      slots[125] | slots[138] | slots[151] | slots[164] | slots[177], slots[111] | slots[124] |
      slots[137] | slots[150] | slots[163] | slots[176], slots[110] | slots[123] | slots[136] |
      slots[149] | slots[162], slots[109] | slots[122] | slots[135] | slots[148] | slots[161],
      slots[95] | slots[108] | slots[121] | slots[134] | slots[147] | slots[160], slots[94] |
      slots[107] | slots[120] | slots[133] | slots[146], slots[93] | slots[106] | slots[119] |
      slots[132] | slots[145], slots[79] | slots[92] | slots[105] | slots[118] | slots[131] |
      slots[144], slots[78] | slots[91] | slots[104] | slots[117] | slots[130], slots[77] |
      slots[90] | slots[103] | slots[116] | slots[129], slots[63] | slots[76] | slots[89] |
      slots[102] | slots[115] | slots[128], slots[62] | slots[75] | slots[88] | slots[101] |
      slots[114], slots[61] | slots[74] | slots[87] | slots[100] | slots[113], slots[47] |
      slots[60] | slots[73] | slots[86] | slots[99] | slots[112], slots[46] | slots[59] |
      slots[72] | slots[85] | slots[98], slots[45] | slots[58] | slots[71] | slots[84] | slots[97],
      slots[31] | slots[44] | slots[57] | slots[70] | slots[83] | slots[96], slots[30] | slots[43] |
      slots[56] | slots[69] | slots[82], slots[29] | slots[42] | slots[55] | slots[68] | slots[81],
      slots[15] | slots[28] | slots[41] | slots[54] | slots[67] | slots[80], slots[14] | slots[27] |
      slots[40] | slots[53] | slots[66], slots[13] | slots[26] | slots[39] | slots[52] | slots[65],
      slots[12] | slots[25] | slots[38] | slots[51] | slots[64], slots[11] | slots[24] | slots[37] |
      slots[50], slots[10] | slots[23] | slots[36] | slots[49], slots[9] | slots[22] | slots[35] |
      slots[48], slots[8] | slots[21] | slots[34], slots[7] | slots[20] | slots[33], slots[6] |
      slots[19] | slots[32], slots[5] | slots[18], slots[4] | slots[17], slots[3] | slots[16],
      slots[2:0]};
  wire [255:0] lanes_of_4 = {180'h0, slots[255:252], slots[239] | slots[251], slots[238] |
      slots[250], slots[237] | slots[249], slots[236] | slots[248], slots[223] | slots[235] |
      slots[247], slots[222] | slots[234] | slots[246], slots[221] | slots[233] | slots[245],
      slots[220] | slots[232] | slots[244], slots[207] | slots[219] | slots[231] | slots[243],
      slots[206] | slots[218] | slots[230] | slots[242], slots[205] | slots[217] | slots[229] |
      slots[241], slots[204] | slots[216] | slots[228] | slots[240], slots[191] | slots[203] |
      slots[215] | slots[227], slots[190] | slots[202] | slots[214] | slots[226], slots[189] |
      slots[201] | slots[213] | slots[225], slots[188] | slots[200] | slots[212] | slots[224],
      slots[175] | slots[187] | slots[199] | slots[211], slots[174] | slots[186] | slots[198] |
      slots[210], slots[173] | slots[185] | slots[197] | slots[209], slots[172] | slots[184] |
      slots[196] | slots[208], slots[159] | slots[171] | slots[183] | slots[195], slots[158] |
      slots[170] | slots[182] | slots[194], slots[157] | slots[169] | slots[181] | slots[193],
      slots[156] | slots[168] | slots[180] | slots[192], slots[143] | slots[155] | slots[167] |
      slots[179], slots[142] | slots[154] | slots[166] | slots[178], slots[141] | slots[153] |
      slots[165] | slots[177], slots[140] | slots[152] | slots[164] | slots[176], slots[127] |
      slots[139] | slots[151] | slots[163], slots[126] | slots[138] | slots[150] | slots[162],
      slots[125] | slots[137] | slots[149] | slots[161], slots[124] | slots[136] | slots[148] |
      slots[160], slots[111] | slots[123] | slots[135] | slots[147], slots[110] | slots[122] |
      slots[134] | slots[146], slots[109] | slots[121] | slots[133] | slots[145], slots[108] |
      slots[120] | slots[132] | slots[144], slots[95] | slots[107] | slots[119] | slots[131],
      slots[94] | slots[106] | slots[118] | slots[130], slots[93] | slots[105] | slots[117] |
      slots[129], slots[92] | slots[104] | slots[116] | slots[128], slots[79] | slots[91] |
      slots[103] | slots[115], slots[78] | slots[90] | slots[102] | slots[114], slots[77] |
      slots[89] | slots[101] | slots[113], slots[76] | slots[88] | slots[100] | slots[112],
      slots[63] | slots[75] | slots[87] | slots[99], slots[62] | slots[74] | slots[86] | slots[98],
      slots[61] | slots[73] | slots[85] | slots[97], slots[60] | slots[72] | slots[84] | slots[96],
      slots[47] | slots[59] | slots[71] | slots[83], slots[46] | slots[58] | slots[70] | slots[82],
      slots[45] | slots[57] | slots[69] | slots[81], slots[44] | slots[56] | slots[68] | slots[80],
      slots[31] | slots[43] | slots[55] | slots[67], slots[30] | slots[42] | slots[54] | slots[66],
      slots[29] | slots[41] | slots[53] | slots[65], slots[28] | slots[40] | slots[52] | slots[64],
      slots[15] | slots[27] | slots[39] | slots[51], slots[14] | slots[26] | slots[38] | slots[50],
      slots[13] | slots[25] | slots[37] | slots[49], slots[12] | slots[24] | slots[36] | slots[48],
      slots[11] | slots[23] | slots[35], slots[10] | slots[22] | slots[34], slots[9] | slots[21] |
      slots[33], slots[8] | slots[20] | slots[32], slots[7] | slots[19], slots[6] | slots[18],
      slots[5] | slots[17], slots[4] | slots[16], slots[3:0]};
  wire [255:0] lanes_of_5 = {165'h0, slots[255:251], slots[239] | slots[250], slots[238] |
      slots[249], slots[237] | slots[248], slots[236] | slots[247], slots[235] | slots[246],
      slots[223] | slots[234] | slots[245], slots[222] | slots[233] | slots[244], slots[221] |
      slots[232] | slots[243], slots[220] | slots[231] | slots[242], slots[219] | slots[230] |
      slots[241], slots[207] | slots[218] | slots[229] | slots[240], slots[206] | slots[217] |
      slots[228], slots[205] | slots[216] | slots[227], slots[204] | slots[215] | slots[226],
      slots[203] | slots[214] | slots[225], slots[191] | slots[202] | slots[213] | slots[224],
      slots[190] | slots[201] | slots[212], slots[189] | slots[200] | slots[211], slots[188] |
      slots[199] | slots[210], slots[187] | slots[198] | slots[209], slots[175] | slots[186] |
      slots[197] | slots[208], slots[174] | slots[185] | slots[196], slots[173] | slots[184] |
      slots[195], slots[172] | slots[183] | slots[194], slots[171] | slots[182] | slots[193],
      slots[159] | slots[170] | slots[181] | slots[192], slots[158] | slots[169] | slots[180],
      slots[157] | slots[168] | slots[179], slots[156] | slots[167] | slots[178], slots[155] |
      slots[166] | slots[177], slots[143] | slots[154] | slots[165] | slots[176], slots[142] |
      slots[153] | slots[164], slots[141] | slots[152] | slots[163], slots[140] | slots[151] |
      slots[162], slots[139] | slots[150] | slots[161], slots[127] | slots[138] | slots[149] |
      slots[160], slots[126] | slots[137] | slots[148], slots[125] | slots[136] | slots[147],
      slots[124] | slots[135] | slots[146], slots[123] | slots[134] | slots[145], slots[111] |
      slots[122] | slots[133] | slots[144], slots[110] | slots[121] | slots[132], slots[109] |
      slots[120] | slots[131], slots[108] | slots[119] | slots[130], slots[107] | slots[118] |
      slots[129], slots[95] | slots[106] | slots[117] | slots[128], slots[94] | slots[105] |
      slots[116], slots[93] | slots[104] | slots[115], slots[92] | slots[103] | slots[114],
      slots[91] | slots[102] | slots[113], slots[79] | slots[90] | slots[101] | slots[112],
      slots[78] | slots[89] | slots[100], slots[77] | slots[88] | slots[99], slots[76] | slots[87] |
      slots[98], slots[75] | slots[86] | slots[97], slots[63] | slots[74] | slots[85] | slots[96],
      slots[62] | slots[73] | slots[84], slots[61] | slots[72] | slots[83], slots[60] | slots[71] |
      slots[82], slots[59] | slots[70] | slots[81], slots[47] | slots[58] | slots[69] | slots[80],
      slots[46] | slots[57] | slots[68], slots[45] | slots[56] | slots[67], slots[44] | slots[55] |
      slots[66], slots[43] | slots[54] | slots[65], slots[31] | slots[42] | slots[53] | slots[64],
      slots[30] | slots[41] | slots[52], slots[29] | slots[40] | slots[51], slots[28] | slots[39] |
      slots[50], slots[27] | slots[38] | slots[49], slots[15] | slots[26] | slots[37] | slots[48],
      slots[14] | slots[25] | slots[36], slots[13] | slots[24] | slots[35], slots[12] | slots[23] |
      slots[34], slots[11] | slots[22] | slots[33], slots[10] | slots[21] | slots[32], slots[9] |
      slots[20], slots[8] | slots[19], slots[7] | slots[18], slots[6] | slots[17], slots[5] |
      slots[16], slots[4:0]};
  wire [255:0] lanes_of_6 = {150'h0, slots[255:250], slots[239] | slots[249], slots[238] |
      slots[248], slots[237] | slots[247], slots[236] | slots[246], slots[235] | slots[245],
      slots[234] | slots[244], slots[223] | slots[233] | slots[243], slots[222] | slots[232] |
      slots[242], slots[221] | slots[231] | slots[241], slots[220] | slots[230] | slots[240],
      slots[219] | slots[229], slots[218] | slots[228], slots[207] | slots[217] | slots[227],
      slots[206] | slots[216] | slots[226], slots[205] | slots[215] | slots[225], slots[204] |
      slots[214] | slots[224], slots[203] | slots[213], slots[202] | slots[212], slots[191] |
      slots[201] | slots[211], slots[190] | slots[200] | slots[210], slots[189] | slots[199] |
      slots[209], slots[188] | slots[198] | slots[208], slots[187] | slots[197], slots[186] |
      slots[196], slots[175] | slots[185] | slots[195], slots[174] | slots[184] | slots[194],
      slots[173] | slots[183] | slots[193], slots[172] | slots[182] | slots[192], slots[171] |
      slots[181], slots[170] | slots[180], slots[159] | slots[169] | slots[179], slots[158] |
      slots[168] | slots[178], slots[157] | slots[167] | slots[177], slots[156] | slots[166] |
      slots[176], slots[155] | slots[165], slots[154] | slots[164], slots[143] | slots[153] |
      slots[163], slots[142] | slots[152] | slots[162], slots[141] | slots[151] | slots[161],
      slots[140] | slots[150] | slots[160], slots[139] | slots[149], slots[138] | slots[148],
      slots[127] | slots[137] | slots[147], slots[126] | slots[136] | slots[146], slots[125] |
      slots[135] | slots[145], slots[124] | slots[134] | slots[144], slots[123] | slots[133],
      slots[122] | slots[132], slots[111] | slots[121] | slots[131], slots[110] | slots[120] |
      slots[130], slots[109] | slots[119] | slots[129], slots[108] | slots[118] | slots[128],
      slots[107] | slots[117], slots[106] | slots[116], slots[95] | slots[105] | slots[115],
      slots[94] | slots[104] | slots[114], slots[93] | slots[103] | slots[113], slots[92] |
      slots[102] | slots[112], slots[91] | slots[101], slots[90] | slots[100], slots[79] |
      slots[89] | slots[99], slots[78] | slots[88] | slots[98], slots[77] | slots[87] | slots[97],
      slots[76] | slots[86] | slots[96], slots[75] | slots[85], slots[74] | slots[84], slots[63] |
      slots[73] | slots[83], slots[62] | slots[72] | slots[82], slots[61] | slots[71] | slots[81],
      slots[60] | slots[70] | slots[80], slots[59] | slots[69], slots[58] | slots[68], slots[47] |
      slots[57] | slots[67], slots[46] | slots[56] | slots[66], slots[45] | slots[55] | slots[65],
      slots[44] | slots[54] | slots[64], slots[43] | slots[53], slots[42] | slots[52], slots[31] |
      slots[41] | slots[51], slots[30] | slots[40] | slots[50], slots[29] | slots[39] | slots[49],
      slots[28] | slots[38] | slots[48], slots[27] | slots[37], slots[26] | slots[36], slots[15] |
      slots[25] | slots[35], slots[14] | slots[24] | slots[34], slots[13] | slots[23] | slots[33],
      slots[12] | slots[22] | slots[32], slots[11] | slots[21], slots[10] | slots[20], slots[9] |
      slots[19], slots[8] | slots[18], slots[7] | slots[17], slots[6] | slots[16], slots[5:0]};
  wire [255:0] lanes_of_7 = {135'h0, slots[255:249], slots[239] | slots[248], slots[238] |
      slots[247], slots[237] | slots[246], slots[236] | slots[245], slots[235] | slots[244],
      slots[234] | slots[243], slots[233] | slots[242], slots[223] | slots[232] | slots[241],
      slots[222] | slots[231] | slots[240], slots[221] | slots[230], slots[220] | slots[229],
      slots[219] | slots[228], slots[218] | slots[227], slots[217] | slots[226], slots[207] |
      slots[216] | slots[225], slots[206] | slots[215] | slots[224], slots[205] | slots[214],
      slots[204] | slots[213], slots[203] | slots[212], slots[202] | slots[211], slots[201] |
      slots[210], slots[191] | slots[200] | slots[209], slots[190] | slots[199] | slots[208],
      slots[189] | slots[198], slots[188] | slots[197], slots[187] | slots[196], slots[186] |
      slots[195], slots[185] | slots[194], slots[175] | slots[184] | slots[193], slots[174] |
      slots[183] | slots[192], slots[173] | slots[182], slots[172] | slots[181], slots[171] |
      slots[180], slots[170] | slots[179], slots[169] | slots[178], slots[159] | slots[168] |
      slots[177], slots[158] | slots[167] | slots[176], slots[157] | slots[166], slots[156] |
      slots[165], slots[155] | slots[164], slots[154] | slots[163], slots[153] | slots[162],
      slots[143] | slots[152] | slots[161], slots[142] | slots[151] | slots[160], slots[141] |
      slots[150], slots[140] | slots[149], slots[139] | slots[148], slots[138] | slots[147],
      slots[137] | slots[146], slots[127] | slots[136] | slots[145], slots[126] | slots[135] |
      slots[144], slots[125] | slots[134], slots[124] | slots[133], slots[123] | slots[132],
      slots[122] | slots[131], slots[121] | slots[130], slots[111] | slots[120] | slots[129],
      slots[110] | slots[119] | slots[128], slots[109] | slots[118], slots[108] | slots[117],
      slots[107] | slots[116], slots[106] | slots[115], slots[105] | slots[114], slots[95] |
      slots[104] | slots[113], slots[94] | slots[103] | slots[112], slots[93] | slots[102],
      slots[92] | slots[101], slots[91] | slots[100], slots[90] | slots[99], slots[89] | slots[98],
      slots[79] | slots[88] | slots[97], slots[78] | slots[87] | slots[96], slots[77] | slots[86],
      slots[76] | slots[85], slots[75] | slots[84], slots[74] | slots[83], slots[73] | slots[82],
      slots[63] | slots[72] | slots[81], slots[62] | slots[71] | slots[80], slots[61] | slots[70],
      slots[60] | slots[69], slots[59] | slots[68], slots[58] | slots[67], slots[57] | slots[66],
      slots[47] | slots[56] | slots[65], slots[46] | slots[55] | slots[64], slots[45] | slots[54],
      slots[44] | slots[53], slots[43] | slots[52], slots[42] | slots[51], slots[41] | slots[50],
      slots[31] | slots[40] | slots[49], slots[30] | slots[39] | slots[48], slots[29] | slots[38],
      slots[28] | slots[37], slots[27] | slots[36], slots[26] | slots[35], slots[25] | slots[34],
      slots[15] | slots[24] | slots[33], slots[14] | slots[23] | slots[32], slots[13] | slots[22],
      slots[12] | slots[21], slots[11] | slots[20], slots[10] | slots[19], slots[9] | slots[18],
      slots[8] | slots[17], slots[7] | slots[16], slots[6:0]};
  wire [255:0] lanes_of_8 = {120'h0, slots[255:248], slots[239] | slots[247], slots[238] |
      slots[246], slots[237] | slots[245], slots[236] | slots[244], slots[235] | slots[243],
      slots[234] | slots[242], slots[233] | slots[241], slots[232] | slots[240], slots[223] |
      slots[231], slots[222] | slots[230], slots[221] | slots[229], slots[220] | slots[228],
      slots[219] | slots[227], slots[218] | slots[226], slots[217] | slots[225], slots[216] |
      slots[224], slots[207] | slots[215], slots[206] | slots[214], slots[205] | slots[213],
      slots[204] | slots[212], slots[203] | slots[211], slots[202] | slots[210], slots[201] |
      slots[209], slots[200] | slots[208], slots[191] | slots[199], slots[190] | slots[198],
      slots[189] | slots[197], slots[188] | slots[196], slots[187] | slots[195], slots[186] |
      slots[194], slots[185] | slots[193], slots[184] | slots[192], slots[175] | slots[183],
      slots[174] | slots[182], slots[173] | slots[181], slots[172] | slots[180], slots[171] |
      slots[179], slots[170] | slots[178], slots[169] | slots[177], slots[168] | slots[176],
      slots[159] | slots[167], slots[158] | slots[166], slots[157] | slots[165], slots[156] |
      slots[164], slots[155] | slots[163], slots[154] | slots[162], slots[153] | slots[161],
      slots[152] | slots[160], slots[143] | slots[151], slots[142] | slots[150], slots[141] |
      slots[149], slots[140] | slots[148], slots[139] | slots[147], slots[138] | slots[146],
      slots[137] | slots[145], slots[136] | slots[144], slots[127] | slots[135], slots[126] |
      slots[134], slots[125] | slots[133], slots[124] | slots[132], slots[123] | slots[131],
      slots[122] | slots[130], slots[121] | slots[129], slots[120] | slots[128], slots[111] |
      slots[119], slots[110] | slots[118], slots[109] | slots[117], slots[108] | slots[116],
      slots[107] | slots[115], slots[106] | slots[114], slots[105] | slots[113], slots[104] |
      slots[112], slots[95] | slots[103], slots[94] | slots[102], slots[93] | slots[101],
      slots[92] | slots[100], slots[91] | slots[99], slots[90] | slots[98], slots[89] | slots[97],
      slots[88] | slots[96], slots[79] | slots[87], slots[78] | slots[86], slots[77] | slots[85],
      slots[76] | slots[84], slots[75] | slots[83], slots[74] | slots[82], slots[73] | slots[81],
      slots[72] | slots[80], slots[63] | slots[71], slots[62] | slots[70], slots[61] | slots[69],
      slots[60] | slots[68], slots[59] | slots[67], slots[58] | slots[66], slots[57] | slots[65],
      slots[56] | slots[64], slots[47] | slots[55], slots[46] | slots[54], slots[45] | slots[53],
      slots[44] | slots[52], slots[43] | slots[51], slots[42] | slots[50], slots[41] | slots[49],
      slots[40] | slots[48], slots[31] | slots[39], slots[30] | slots[38], slots[29] | slots[37],
      slots[28] | slots[36], slots[27] | slots[35], slots[26] | slots[34], slots[25] | slots[33],
      slots[24] | slots[32], slots[15] | slots[23], slots[14] | slots[22], slots[13] | slots[21],
      slots[12] | slots[20], slots[11] | slots[19], slots[10] | slots[18], slots[9] | slots[17],
      slots[8] | slots[16], slots[7:0]};
  wire [255:0] lanes_of_9 = {105'h0, slots[255:247], slots[239] | slots[246], slots[238] |
      slots[245], slots[237] | slots[244], slots[236] | slots[243], slots[235] | slots[242],
      slots[234] | slots[241], slots[233] | slots[240], slots[232:231], slots[223] | slots[230],
      slots[222] | slots[229], slots[221] | slots[228], slots[220] | slots[227], slots[219] |
      slots[226], slots[218] | slots[225], slots[217] | slots[224], slots[216:215], slots[207] |
      slots[214], slots[206] | slots[213], slots[205] | slots[212], slots[204] | slots[211],
      slots[203] | slots[210], slots[202] | slots[209], slots[201] | slots[208], slots[200:199],
      slots[191] | slots[198], slots[190] | slots[197], slots[189] | slots[196], slots[188] |
      slots[195], slots[187] | slots[194], slots[186] | slots[193], slots[185] | slots[192],
      slots[184:183], slots[175] | slots[182], slots[174] | slots[181], slots[173] | slots[180],
      slots[172] | slots[179], slots[171] | slots[178], slots[170] | slots[177], slots[169] |
      slots[176], slots[168:167], slots[159] | slots[166], slots[158] | slots[165], slots[157] |
      slots[164], slots[156] | slots[163], slots[155] | slots[162], slots[154] | slots[161],
      slots[153] | slots[160], slots[152:151], slots[143] | slots[150], slots[142] | slots[149],
      slots[141] | slots[148], slots[140] | slots[147], slots[139] | slots[146], slots[138] |
      slots[145], slots[137] | slots[144], slots[136:135], slots[127] | slots[134], slots[126] |
      slots[133], slots[125] | slots[132], slots[124] | slots[131], slots[123] | slots[130],
      slots[122] | slots[129], slots[121] | slots[128], slots[120:119], slots[111] | slots[118],
      slots[110] | slots[117], slots[109] | slots[116], slots[108] | slots[115], slots[107] |
      slots[114], slots[106] | slots[113], slots[105] | slots[112], slots[104:103], slots[95] |
      slots[102], slots[94] | slots[101], slots[93] | slots[100], slots[92] | slots[99], slots[91] |
      slots[98], slots[90] | slots[97], slots[89] | slots[96], slots[88:87], slots[79] | slots[86],
      slots[78] | slots[85], slots[77] | slots[84], slots[76] | slots[83], slots[75] | slots[82],
      slots[74] | slots[81], slots[73] | slots[80], slots[72:71], slots[63] | slots[70], slots[62] |
      slots[69], slots[61] | slots[68], slots[60] | slots[67], slots[59] | slots[66], slots[58] |
      slots[65], slots[57] | slots[64], slots[56:55], slots[47] | slots[54], slots[46] | slots[53],
      slots[45] | slots[52], slots[44] | slots[51], slots[43] | slots[50], slots[42] | slots[49],
      slots[41] | slots[48], slots[40:39], slots[31] | slots[38], slots[30] | slots[37], slots[29] |
      slots[36], slots[28] | slots[35], slots[27] | slots[34], slots[26] | slots[33], slots[25] |
      slots[32], slots[24:23], slots[15] | slots[22], slots[14] | slots[21], slots[13] | slots[20],
      slots[12] | slots[19], slots[11] | slots[18], slots[10] | slots[17], slots[9] | slots[16],
      slots[8:0]};
  wire [255:0] lanes_of_10 = {90'h0, slots[255:246], slots[239] | slots[245], slots[238] |
      slots[244], slots[237] | slots[243], slots[236] | slots[242], slots[235] | slots[241],
      slots[234] | slots[240], slots[233:230], slots[223] | slots[229], slots[222] | slots[228],
      slots[221] | slots[227], slots[220] | slots[226], slots[219] | slots[225], slots[218] |
      slots[224], slots[217:214], slots[207] | slots[213], slots[206] | slots[212], slots[205] |
      slots[211], slots[204] | slots[210], slots[203] | slots[209], slots[202] | slots[208],
      slots[201:198], slots[191] | slots[197], slots[190] | slots[196], slots[189] | slots[195],
      slots[188] | slots[194], slots[187] | slots[193], slots[186] | slots[192], slots[185:182],
      slots[175] | slots[181], slots[174] | slots[180], slots[173] | slots[179], slots[172] |
      slots[178], slots[171] | slots[177], slots[170] | slots[176], slots[169:166], slots[159] |
      slots[165], slots[158] | slots[164], slots[157] | slots[163], slots[156] | slots[162],
      slots[155] | slots[161], slots[154] | slots[160], slots[153:150], slots[143] | slots[149],
      slots[142] | slots[148], slots[141] | slots[147], slots[140] | slots[146], slots[139] |
      slots[145], slots[138] | slots[144], slots[137:134], slots[127] | slots[133], slots[126] |
      slots[132], slots[125] | slots[131], slots[124] | slots[130], slots[123] | slots[129],
      slots[122] | slots[128], slots[121:118], slots[111] | slots[117], slots[110] | slots[116],
      slots[109] | slots[115], slots[108] | slots[114], slots[107] | slots[113], slots[106] |
      slots[112], slots[105:102], slots[95] | slots[101], slots[94] | slots[100], slots[93] |
      slots[99], slots[92] | slots[98], slots[91] | slots[97], slots[90] | slots[96], slots[89:86],
      slots[79] | slots[85], slots[78] | slots[84], slots[77] | slots[83], slots[76] | slots[82],
      slots[75] | slots[81], slots[74] | slots[80], slots[73:70], slots[63] | slots[69], slots[62] |
      slots[68], slots[61] | slots[67], slots[60] | slots[66], slots[59] | slots[65], slots[58] |
      slots[64], slots[57:54], slots[47] | slots[53], slots[46] | slots[52], slots[45] | slots[51],
      slots[44] | slots[50], slots[43] | slots[49], slots[42] | slots[48], slots[41:38], slots[31] |
      slots[37], slots[30] | slots[36], slots[29] | slots[35], slots[28] | slots[34], slots[27] |
      slots[33], slots[26] | slots[32], slots[25:22], slots[15] | slots[21], slots[14] | slots[20],
      slots[13] | slots[19], slots[12] | slots[18], slots[11] | slots[17], slots[10] | slots[16],
      slots[9:0]};
  wire [255:0] lanes_of_11 = {75'h0, slots[255:245], slots[239] | slots[244], slots[238] |
      slots[243], slots[237] | slots[242], slots[236] | slots[241], slots[235] | slots[240],
      slots[234:229], slots[223] | slots[228], slots[222] | slots[227], slots[221] | slots[226],
      slots[220] | slots[225], slots[219] | slots[224], slots[218:213], slots[207] | slots[212],
      slots[206] | slots[211], slots[205] | slots[210], slots[204] | slots[209], slots[203] |
      slots[208], slots[202:197], slots[191] | slots[196], slots[190] | slots[195], slots[189] |
      slots[194], slots[188] | slots[193], slots[187] | slots[192], slots[186:181], slots[175] |
      slots[180], slots[174] | slots[179], slots[173] | slots[178], slots[172] | slots[177],
      slots[171] | slots[176], slots[170:165], slots[159] | slots[164], slots[158] | slots[163],
      slots[157] | slots[162], slots[156] | slots[161], slots[155] | slots[160], slots[154:149],
      slots[143] | slots[148], slots[142] | slots[147], slots[141] | slots[146], slots[140] |
      slots[145], slots[139] | slots[144], slots[138:133], slots[127] | slots[132], slots[126] |
      slots[131], slots[125] | slots[130], slots[124] | slots[129], slots[123] | slots[128],
      slots[122:117], slots[111] | slots[116], slots[110] | slots[115], slots[109] | slots[114],
      slots[108] | slots[113], slots[107] | slots[112], slots[106:101], slots[95] | slots[100],
      slots[94] | slots[99], slots[93] | slots[98], slots[92] | slots[97], slots[91] | slots[96],
      slots[90:85], slots[79] | slots[84], slots[78] | slots[83], slots[77] | slots[82], slots[76] |
      slots[81], slots[75] | slots[80], slots[74:69], slots[63] | slots[68], slots[62] | slots[67],
      slots[61] | slots[66], slots[60] | slots[65], slots[59] | slots[64], slots[58:53], slots[47] |
      slots[52], slots[46] | slots[51], slots[45] | slots[50], slots[44] | slots[49], slots[43] |
      slots[48], slots[42:37], slots[31] | slots[36], slots[30] | slots[35], slots[29] | slots[34],
      slots[28] | slots[33], slots[27] | slots[32], slots[26:21], slots[15] | slots[20], slots[14] |
      slots[19], slots[13] | slots[18], slots[12] | slots[17], slots[11] | slots[16], slots[10:0]};
  wire [255:0] lanes_of_12 = {60'h0, slots[255:244], slots[239] | slots[243], slots[238] |
      slots[242], slots[237] | slots[241], slots[236] | slots[240], slots[235:228], slots[223] |
      slots[227], slots[222] | slots[226], slots[221] | slots[225], slots[220] | slots[224],
      slots[219:212], slots[207] | slots[211], slots[206] | slots[210], slots[205] | slots[209],
      slots[204] | slots[208], slots[203:196], slots[191] | slots[195], slots[190] | slots[194],
      slots[189] | slots[193], slots[188] | slots[192], slots[187:180], slots[175] | slots[179],
      slots[174] | slots[178], slots[173] | slots[177], slots[172] | slots[176], slots[171:164],
      slots[159] | slots[163], slots[158] | slots[162], slots[157] | slots[161], slots[156] |
      slots[160], slots[155:148], slots[143] | slots[147], slots[142] | slots[146], slots[141] |
      slots[145], slots[140] | slots[144], slots[139:132], slots[127] | slots[131], slots[126] |
      slots[130], slots[125] | slots[129], slots[124] | slots[128], slots[123:116], slots[111] |
      slots[115], slots[110] | slots[114], slots[109] | slots[113], slots[108] | slots[112],
      slots[107:100], slots[95] | slots[99], slots[94] | slots[98], slots[93] | slots[97],
      slots[92] | slots[96], slots[91:84], slots[79] | slots[83], slots[78] | slots[82], slots[77] |
      slots[81], slots[76] | slots[80], slots[75:68], slots[63] | slots[67], slots[62] | slots[66],
      slots[61] | slots[65], slots[60] | slots[64], slots[59:52], slots[47] | slots[51], slots[46] |
      slots[50], slots[45] | slots[49], slots[44] | slots[48], slots[43:36], slots[31] | slots[35],
      slots[30] | slots[34], slots[29] | slots[33], slots[28] | slots[32], slots[27:20], slots[15] |
      slots[19], slots[14] | slots[18], slots[13] | slots[17], slots[12] | slots[16], slots[11:0]};
  wire [255:0] lanes_of_13 = {45'h0, slots[255:243], slots[239] | slots[242], slots[238] |
      slots[241], slots[237] | slots[240], slots[236:227], slots[223] | slots[226], slots[222] |
      slots[225], slots[221] | slots[224], slots[220:211], slots[207] | slots[210], slots[206] |
      slots[209], slots[205] | slots[208], slots[204:195], slots[191] | slots[194], slots[190] |
      slots[193], slots[189] | slots[192], slots[188:179], slots[175] | slots[178], slots[174] |
      slots[177], slots[173] | slots[176], slots[172:163], slots[159] | slots[162], slots[158] |
      slots[161], slots[157] | slots[160], slots[156:147], slots[143] | slots[146], slots[142] |
      slots[145], slots[141] | slots[144], slots[140:131], slots[127] | slots[130], slots[126] |
      slots[129], slots[125] | slots[128], slots[124:115], slots[111] | slots[114], slots[110] |
      slots[113], slots[109] | slots[112], slots[108:99], slots[95] | slots[98], slots[94] |
      slots[97], slots[93] | slots[96], slots[92:83], slots[79] | slots[82], slots[78] | slots[81],
      slots[77] | slots[80], slots[76:67], slots[63] | slots[66], slots[62] | slots[65], slots[61] |
      slots[64], slots[60:51], slots[47] | slots[50], slots[46] | slots[49], slots[45] | slots[48],
      slots[44:35], slots[31] | slots[34], slots[30] | slots[33], slots[29] | slots[32],
      slots[28:19], slots[15] | slots[18], slots[14] | slots[17], slots[13] | slots[16],
      slots[12:0]};
  wire [255:0] lanes_of_14 = {30'h0, slots[255:242], slots[239] | slots[241], slots[238] |
      slots[240], slots[237:226], slots[223] | slots[225], slots[222] | slots[224], slots[221:210],
      slots[207] | slots[209], slots[206] | slots[208], slots[205:194], slots[191] | slots[193],
      slots[190] | slots[192], slots[189:178], slots[175] | slots[177], slots[174] | slots[176],
      slots[173:162], slots[159] | slots[161], slots[158] | slots[160], slots[157:146], slots[143] |
      slots[145], slots[142] | slots[144], slots[141:130], slots[127] | slots[129], slots[126] |
      slots[128], slots[125:114], slots[111] | slots[113], slots[110] | slots[112], slots[109:98],
      slots[95] | slots[97], slots[94] | slots[96], slots[93:82], slots[79] | slots[81], slots[78] |
      slots[80], slots[77:66], slots[63] | slots[65], slots[62] | slots[64], slots[61:50],
      slots[47] | slots[49], slots[46] | slots[48], slots[45:34], slots[31] | slots[33], slots[30] |
      slots[32], slots[29:18], slots[15] | slots[17], slots[14] | slots[16], slots[13:0]};
  wire [255:0] lanes_of_15 = {15'h0, slots[255:241], slots[239] | slots[240], slots[238:225],
      slots[223] | slots[224], slots[222:209], slots[207] | slots[208], slots[206:193], slots[191] |
      slots[192], slots[190:177], slots[175] | slots[176], slots[174:161], slots[159] | slots[160],
      slots[158:145], slots[143] | slots[144], slots[142:129], slots[127] | slots[128],
      slots[126:113], slots[111] | slots[112], slots[110:97], slots[95] | slots[96], slots[94:81],
      slots[79] | slots[80], slots[78:65], slots[63] | slots[64], slots[62:49], slots[47] |
      slots[48], slots[46:33], slots[31] | slots[32], slots[30:17], slots[15] | slots[16],
      slots[14:0]};
  wire [255:0] lanes_of_16 = slots;
  wire [255:0] bytes_of_2 = {186'h0, slots[255:254], slots[247] | slots[253], slots[246] |
      slots[252], slots[239] | slots[245] | slots[251], slots[238] | slots[244] | slots[250],
      slots[231] | slots[237] | slots[243] | slots[249], slots[230] | slots[236] | slots[242] |
      slots[248], slots[223] | slots[229] | slots[235] | slots[241], slots[222] | slots[228] |
      slots[234] | slots[240], slots[215] | slots[221] | slots[227] | slots[233], slots[214] |
      slots[220] | slots[226] | slots[232], slots[207] | slots[213] | slots[219] | slots[225],
      slots[206] | slots[212] | slots[218] | slots[224], slots[199] | slots[205] | slots[211] |
      slots[217], slots[198] | slots[204] | slots[210] | slots[216], slots[191] | slots[197] |
      slots[203] | slots[209], slots[190] | slots[196] | slots[202] | slots[208], slots[183] |
      slots[189] | slots[195] | slots[201], slots[182] | slots[188] | slots[194] | slots[200],
      slots[175] | slots[181] | slots[187] | slots[193], slots[174] | slots[180] | slots[186] |
      slots[192], slots[167] | slots[173] | slots[179] | slots[185], slots[166] | slots[172] |
      slots[178] | slots[184], slots[159] | slots[165] | slots[171] | slots[177], slots[158] |
      slots[164] | slots[170] | slots[176], slots[151] | slots[157] | slots[163] | slots[169],
      slots[150] | slots[156] | slots[162] | slots[168], slots[143] | slots[149] | slots[155] |
      slots[161], slots[142] | slots[148] | slots[154] | slots[160], slots[135] | slots[141] |
      slots[147] | slots[153], slots[134] | slots[140] | slots[146] | slots[152], slots[127] |
      slots[133] | slots[139] | slots[145], slots[126] | slots[132] | slots[138] | slots[144],
      slots[119] | slots[125] | slots[131] | slots[137], slots[118] | slots[124] | slots[130] |
      slots[136], slots[111] | slots[117] | slots[123] | slots[129], slots[110] | slots[116] |
      slots[122] | slots[128], slots[103] | slots[109] | slots[115] | slots[121], slots[102] |
      slots[108] | slots[114] | slots[120], slots[95] | slots[101] | slots[107] | slots[113],
      slots[94] | slots[100] | slots[106] | slots[112], slots[87] | slots[93] | slots[99] |
      slots[105], slots[86] | slots[92] | slots[98] | slots[104], slots[79] | slots[85] |
      slots[91] | slots[97], slots[78] | slots[84] | slots[90] | slots[96], slots[71] | slots[77] |
      slots[83] | slots[89], slots[70] | slots[76] | slots[82] | slots[88], slots[63] | slots[69] |
      slots[75] | slots[81], slots[62] | slots[68] | slots[74] | slots[80], slots[55] | slots[61] |
      slots[67] | slots[73], slots[54] | slots[60] | slots[66] | slots[72], slots[47] | slots[53] |
      slots[59] | slots[65], slots[46] | slots[52] | slots[58] | slots[64], slots[39] | slots[45] |
      slots[51] | slots[57], slots[38] | slots[44] | slots[50] | slots[56], slots[31] | slots[37] |
      slots[43] | slots[49], slots[30] | slots[36] | slots[42] | slots[48], slots[23] | slots[29] |
      slots[35] | slots[41], slots[22] | slots[28] | slots[34] | slots[40], slots[15] | slots[21] |
      slots[27] | slots[33], slots[14] | slots[20] | slots[26] | slots[32], slots[7] | slots[13] |
      slots[19] | slots[25], slots[6] | slots[12] | slots[18] | slots[24], slots[5] | slots[11] |
      slots[17], slots[4] | slots[10] | slots[16], slots[3] | slots[9], slots[2] | slots[8],
      slots[1:0]};
  wire [255:0] bytes_of_3 = {155'h0, slots[255:253], slots[247] | slots[252], slots[246] |
      slots[251], slots[245] | slots[250], slots[239] | slots[244] | slots[249], slots[238] |
      slots[243] | slots[248], slots[237] | slots[242], slots[231] | slots[236] | slots[241],
      slots[230] | slots[235] | slots[240], slots[229] | slots[234], slots[223] | slots[228] |
      slots[233], slots[222] | slots[227] | slots[232], slots[221] | slots[226], slots[215] |
      slots[220] | slots[225], slots[214] | slots[219] | slots[224], slots[213] | slots[218],
      slots[207] | slots[212] | slots[217], slots[206] | slots[211] | slots[216], slots[205] |
      slots[210], slots[199] | slots[204] | slots[209], slots[198] | slots[203] | slots[208],
      slots[197] | slots[202], slots[191] | slots[196] | slots[201], slots[190] | slots[195] |
      slots[200], slots[189] | slots[194], slots[183] | slots[188] | slots[193], slots[182] |
      slots[187] | slots[192], slots[181] | slots[186], slots[175] | slots[180] | slots[185],
      slots[174] | slots[179] | slots[184], slots[173] | slots[178], slots[167] | slots[172] |
      slots[177], slots[166] | slots[171] | slots[176], slots[165] | slots[170], slots[159] |
      slots[164] | slots[169], slots[158] | slots[163] | slots[168], slots[157] | slots[162],
      slots[151] | slots[156] | slots[161], slots[150] | slots[155] | slots[160], slots[149] |
      slots[154], slots[143] | slots[148] | slots[153], slots[142] | slots[147] | slots[152],
      slots[141] | slots[146], slots[135] | slots[140] | slots[145], slots[134] | slots[139] |
      slots[144], slots[133] | slots[138], slots[127] | slots[132] | slots[137], slots[126] |
      slots[131] | slots[136], slots[125] | slots[130], slots[119] | slots[124] | slots[129],
      slots[118] | slots[123] | slots[128], slots[117] | slots[122], slots[111] | slots[116] |
      slots[121], slots[110] | slots[115] | slots[120], slots[109] | slots[114], slots[103] |
      slots[108] | slots[113], slots[102] | slots[107] | slots[112], slots[101] | slots[106],
      slots[95] | slots[100] | slots[105], slots[94] | slots[99] | slots[104], slots[93] |
      slots[98], slots[87] | slots[92] | slots[97], slots[86] | slots[91] | slots[96], slots[85] |
      slots[90], slots[79] | slots[84] | slots[89], slots[78] | slots[83] | slots[88], slots[77] |
      slots[82], slots[71] | slots[76] | slots[81], slots[70] | slots[75] | slots[80], slots[69] |
      slots[74], slots[63] | slots[68] | slots[73], slots[62] | slots[67] | slots[72], slots[61] |
      slots[66], slots[55] | slots[60] | slots[65], slots[54] | slots[59] | slots[64], slots[53] |
      slots[58], slots[47] | slots[52] | slots[57], slots[46] | slots[51] | slots[56], slots[45] |
      slots[50], slots[39] | slots[44] | slots[49], slots[38] | slots[43] | slots[48], slots[37] |
      slots[42], slots[31] | slots[36] | slots[41], slots[30] | slots[35] | slots[40], slots[29] |
      slots[34], slots[23] | slots[28] | slots[33], slots[22] | slots[27] | slots[32], slots[21] |
      slots[26], slots[15] | slots[20] | slots[25], slots[14] | slots[19] | slots[24], slots[13] |
      slots[18], slots[7] | slots[12] | slots[17], slots[6] | slots[11] | slots[16], slots[5] |
      slots[10], slots[4] | slots[9], slots[3] | slots[8], slots[2:0]};
  wire [255:0] bytes_of_4 = {124'h0, slots[255:252], slots[247] | slots[251], slots[246] |
      slots[250], slots[245] | slots[249], slots[244] | slots[248], slots[239] | slots[243],
      slots[238] | slots[242], slots[237] | slots[241], slots[236] | slots[240], slots[231] |
      slots[235], slots[230] | slots[234], slots[229] | slots[233], slots[228] | slots[232],
      slots[223] | slots[227], slots[222] | slots[226], slots[221] | slots[225], slots[220] |
      slots[224], slots[215] | slots[219], slots[214] | slots[218], slots[213] | slots[217],
      slots[212] | slots[216], slots[207] | slots[211], slots[206] | slots[210], slots[205] |
      slots[209], slots[204] | slots[208], slots[199] | slots[203], slots[198] | slots[202],
      slots[197] | slots[201], slots[196] | slots[200], slots[191] | slots[195], slots[190] |
      slots[194], slots[189] | slots[193], slots[188] | slots[192], slots[183] | slots[187],
      slots[182] | slots[186], slots[181] | slots[185], slots[180] | slots[184], slots[175] |
      slots[179], slots[174] | slots[178], slots[173] | slots[177], slots[172] | slots[176],
      slots[167] | slots[171], slots[166] | slots[170], slots[165] | slots[169], slots[164] |
      slots[168], slots[159] | slots[163], slots[158] | slots[162], slots[157] | slots[161],
      slots[156] | slots[160], slots[151] | slots[155], slots[150] | slots[154], slots[149] |
      slots[153], slots[148] | slots[152], slots[143] | slots[147], slots[142] | slots[146],
      slots[141] | slots[145], slots[140] | slots[144], slots[135] | slots[139], slots[134] |
      slots[138], slots[133] | slots[137], slots[132] | slots[136], slots[127] | slots[131],
      slots[126] | slots[130], slots[125] | slots[129], slots[124] | slots[128], slots[119] |
      slots[123], slots[118] | slots[122], slots[117] | slots[121], slots[116] | slots[120],
      slots[111] | slots[115], slots[110] | slots[114], slots[109] | slots[113], slots[108] |
      slots[112], slots[103] | slots[107], slots[102] | slots[106], slots[101] | slots[105],
      slots[100] | slots[104], slots[95] | slots[99], slots[94] | slots[98], slots[93] | slots[97],
      slots[92] | slots[96], slots[87] | slots[91], slots[86] | slots[90], slots[85] | slots[89],
      slots[84] | slots[88], slots[79] | slots[83], slots[78] | slots[82], slots[77] | slots[81],
      slots[76] | slots[80], slots[71] | slots[75], slots[70] | slots[74], slots[69] | slots[73],
      slots[68] | slots[72], slots[63] | slots[67], slots[62] | slots[66], slots[61] | slots[65],
      slots[60] | slots[64], slots[55] | slots[59], slots[54] | slots[58], slots[53] | slots[57],
      slots[52] | slots[56], slots[47] | slots[51], slots[46] | slots[50], slots[45] | slots[49],
      slots[44] | slots[48], slots[39] | slots[43], slots[38] | slots[42], slots[37] | slots[41],
      slots[36] | slots[40], slots[31] | slots[35], slots[30] | slots[34], slots[29] | slots[33],
      slots[28] | slots[32], slots[23] | slots[27], slots[22] | slots[26], slots[21] | slots[25],
      slots[20] | slots[24], slots[15] | slots[19], slots[14] | slots[18], slots[13] | slots[17],
      slots[12] | slots[16], slots[7] | slots[11], slots[6] | slots[10], slots[5] | slots[9],
      slots[4] | slots[8], slots[3:0]};
  wire [255:0] bytes_of_5 = {93'h0, slots[255:251], slots[247] | slots[250], slots[246] |
      slots[249], slots[245] | slots[248], slots[244:243], slots[239] | slots[242], slots[238] |
      slots[241], slots[237] | slots[240], slots[236:235], slots[231] | slots[234], slots[230] |
      slots[233], slots[229] | slots[232], slots[228:227], slots[223] | slots[226], slots[222] |
      slots[225], slots[221] | slots[224], slots[220:219], slots[215] | slots[218], slots[214] |
      slots[217], slots[213] | slots[216], slots[212:211], slots[207] | slots[210], slots[206] |
      slots[209], slots[205] | slots[208], slots[204:203], slots[199] | slots[202], slots[198] |
      slots[201], slots[197] | slots[200], slots[196:195], slots[191] | slots[194], slots[190] |
      slots[193], slots[189] | slots[192], slots[188:187], slots[183] | slots[186], slots[182] |
      slots[185], slots[181] | slots[184], slots[180:179], slots[175] | slots[178], slots[174] |
      slots[177], slots[173] | slots[176], slots[172:171], slots[167] | slots[170], slots[166] |
      slots[169], slots[165] | slots[168], slots[164:163], slots[159] | slots[162], slots[158] |
      slots[161], slots[157] | slots[160], slots[156:155], slots[151] | slots[154], slots[150] |
      slots[153], slots[149] | slots[152], slots[148:147], slots[143] | slots[146], slots[142] |
      slots[145], slots[141] | slots[144], slots[140:139], slots[135] | slots[138], slots[134] |
      slots[137], slots[133] | slots[136], slots[132:131], slots[127] | slots[130], slots[126] |
      slots[129], slots[125] | slots[128], slots[124:123], slots[119] | slots[122], slots[118] |
      slots[121], slots[117] | slots[120], slots[116:115], slots[111] | slots[114], slots[110] |
      slots[113], slots[109] | slots[112], slots[108:107], slots[103] | slots[106], slots[102] |
      slots[105], slots[101] | slots[104], slots[100:99], slots[95] | slots[98], slots[94] |
      slots[97], slots[93] | slots[96], slots[92:91], slots[87] | slots[90], slots[86] | slots[89],
      slots[85] | slots[88], slots[84:83], slots[79] | slots[82], slots[78] | slots[81], slots[77] |
      slots[80], slots[76:75], slots[71] | slots[74], slots[70] | slots[73], slots[69] | slots[72],
      slots[68:67], slots[63] | slots[66], slots[62] | slots[65], slots[61] | slots[64],
      slots[60:59], slots[55] | slots[58], slots[54] | slots[57], slots[53] | slots[56],
      slots[52:51], slots[47] | slots[50], slots[46] | slots[49], slots[45] | slots[48],
      slots[44:43], slots[39] | slots[42], slots[38] | slots[41], slots[37] | slots[40],
      slots[36:35], slots[31] | slots[34], slots[30] | slots[33], slots[29] | slots[32],
      slots[28:27], slots[23] | slots[26], slots[22] | slots[25], slots[21] | slots[24],
      slots[20:19], slots[15] | slots[18], slots[14] | slots[17], slots[13] | slots[16],
      slots[12:11], slots[7] | slots[10], slots[6] | slots[9], slots[5] | slots[8], slots[4:0]};
  wire [255:0] bytes_of_6 = {62'h0, slots[255:250], slots[247] | slots[249], slots[246] |
      slots[248], slots[245:242], slots[239] | slots[241], slots[238] | slots[240], slots[237:234],
      slots[231] | slots[233], slots[230] | slots[232], slots[229:226], slots[223] | slots[225],
      slots[222] | slots[224], slots[221:218], slots[215] | slots[217], slots[214] | slots[216],
      slots[213:210], slots[207] | slots[209], slots[206] | slots[208], slots[205:202], slots[199] |
      slots[201], slots[198] | slots[200], slots[197:194], slots[191] | slots[193], slots[190] |
      slots[192], slots[189:186], slots[183] | slots[185], slots[182] | slots[184], slots[181:178],
      slots[175] | slots[177], slots[174] | slots[176], slots[173:170], slots[167] | slots[169],
      slots[166] | slots[168], slots[165:162], slots[159] | slots[161], slots[158] | slots[160],
      slots[157:154], slots[151] | slots[153], slots[150] | slots[152], slots[149:146], slots[143] |
      slots[145], slots[142] | slots[144], slots[141:138], slots[135] | slots[137], slots[134] |
      slots[136], slots[133:130], slots[127] | slots[129], slots[126] | slots[128], slots[125:122],
      slots[119] | slots[121], slots[118] | slots[120], slots[117:114], slots[111] | slots[113],
      slots[110] | slots[112], slots[109:106], slots[103] | slots[105], slots[102] | slots[104],
      slots[101:98], slots[95] | slots[97], slots[94] | slots[96], slots[93:90], slots[87] |
      slots[89], slots[86] | slots[88], slots[85:82], slots[79] | slots[81], slots[78] | slots[80],
      slots[77:74], slots[71] | slots[73], slots[70] | slots[72], slots[69:66], slots[63] |
      slots[65], slots[62] | slots[64], slots[61:58], slots[55] | slots[57], slots[54] | slots[56],
      slots[53:50], slots[47] | slots[49], slots[46] | slots[48], slots[45:42], slots[39] |
      slots[41], slots[38] | slots[40], slots[37:34], slots[31] | slots[33], slots[30] | slots[32],
      slots[29:26], slots[23] | slots[25], slots[22] | slots[24], slots[21:18], slots[15] |
      slots[17], slots[14] | slots[16], slots[13:10], slots[7] | slots[9], slots[6] | slots[8],
      slots[5:0]};
  wire [255:0] bytes_of_7 = {31'h0, slots[255:249], slots[247] | slots[248], slots[246:241],
      slots[239] | slots[240], slots[238:233], slots[231] | slots[232], slots[230:225], slots[223] |
      slots[224], slots[222:217], slots[215] | slots[216], slots[214:209], slots[207] | slots[208],
      slots[206:201], slots[199] | slots[200], slots[198:193], slots[191] | slots[192],
      slots[190:185], slots[183] | slots[184], slots[182:177], slots[175] | slots[176],
      slots[174:169], slots[167] | slots[168], slots[166:161], slots[159] | slots[160],
      slots[158:153], slots[151] | slots[152], slots[150:145], slots[143] | slots[144],
      slots[142:137], slots[135] | slots[136], slots[134:129], slots[127] | slots[128],
      slots[126:121], slots[119] | slots[120], slots[118:113], slots[111] | slots[112],
      slots[110:105], slots[103] | slots[104], slots[102:97], slots[95] | slots[96], slots[94:89],
      slots[87] | slots[88], slots[86:81], slots[79] | slots[80], slots[78:73], slots[71] |
      slots[72], slots[70:65], slots[63] | slots[64], slots[62:57], slots[55] | slots[56],
      slots[54:49], slots[47] | slots[48], slots[46:41], slots[39] | slots[40], slots[38:33],
      slots[31] | slots[32], slots[30:25], slots[23] | slots[24], slots[22:17], slots[15] |
      slots[16], slots[14:9], slots[7] | slots[8], slots[6:0]};
  wire [255:0] bytes_of_8 = slots;
  assign adjacent = ({256{wide[0]}} & lanes_of_2) | ({256{wide[1]}} & lanes_of_3) |
      ({256{wide[2]}} & lanes_of_4) | ({256{wide[3]}} & lanes_of_5) |
      ({256{wide[4]}} & lanes_of_6) | ({256{wide[5]}} & lanes_of_7) |
      ({256{wide[6]}} & lanes_of_8) | ({256{wide[7]}} & lanes_of_9) |
      ({256{wide[8]}} & lanes_of_10) | ({256{wide[9]}} & lanes_of_11) |
      ({256{wide[10]}} & lanes_of_12) | ({256{wide[11]}} & lanes_of_13) |
      ({256{wide[12]}} & lanes_of_14) | ({256{wide[13]}} & lanes_of_15) |
      ({256{wide[14]}} & lanes_of_16) | ({256{narrow[0]}} & bytes_of_2) |
      ({256{narrow[1]}} & bytes_of_3) | ({256{narrow[2]}} & bytes_of_4) |
      ({256{narrow[3]}} & bytes_of_5) | ({256{narrow[4]}} & bytes_of_6) |
      ({256{narrow[5]}} & bytes_of_7) | ({256{narrow[6]}} & bytes_of_8);
endmodule
