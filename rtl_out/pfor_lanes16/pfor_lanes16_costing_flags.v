// Step 1 of 10 of pfor_lanes16_costing: exceptions for each number of planes, counted in twos.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_flags (
  input  wire [255:0] residuals,  // Residuals of the mode, the first lane lowest
  input  wire bytes,  // Lanes hold two residuals each
  input  wire [255:0] below,  // Residuals of mode 7, the first byte lowest
  input  wire [159:0] ranks,  // Rank of each byte as text, the first byte's lowest
  output wire [15:0] estimated_ones_of_quarter0,  // From step 1
  output wire [7:0] rotated_ones_of_quarter0_out,  // From step 1
  output wire [31:0] escapes_level1,  // From step 1
  output wire [223:0] estimated_counts_level1,  // From step 1
  output wire [127:0] estimated_wide_counts_level1,  // From step 1
  output wire [223:0] rotated_counts_level1  // From step 1
);
  wire [239:0] estimated0_lane_first;  // 16 of 15 bits
  wire [111:0] estimated0_lane_second;  // 16 of 7 bits
  wire [255:0] estimated0_lane_ones;  // 16 of 16 bits
  pfor_lanes16_lane_exceptions estimated0_lane [15:0] (
    .residual(residuals), .bytes(bytes), .first(estimated0_lane_first),
    .second(estimated0_lane_second), .ones(estimated0_lane_ones)
  );
  wire [239:0] rotated0_lane_first;  // 16 of 15 bits
  wire [111:0] rotated0_lane_second;  // 16 of 7 bits
  wire [255:0] rotated0_lane_ones;  // 16 of 16 bits
  pfor_lanes16_lane_exceptions rotated0_lane [15:0] (
    .residual(below), .bytes(1'h1), .first(rotated0_lane_first), .second(rotated0_lane_second),
    .ones(rotated0_lane_ones)
  );
  wire [15:0] rotated_ones_of_quarter0 = rotated0_lane_ones[15:0] | rotated0_lane_ones[31:16] |
      rotated0_lane_ones[47:32] | rotated0_lane_ones[63:48] | rotated0_lane_ones[79:64] |
      rotated0_lane_ones[95:80] | rotated0_lane_ones[111:96] | rotated0_lane_ones[127:112] |
      rotated0_lane_ones[143:128] | rotated0_lane_ones[159:144] | rotated0_lane_ones[175:160] |
      rotated0_lane_ones[191:176] | rotated0_lane_ones[207:192] | rotated0_lane_ones[223:208] |
      rotated0_lane_ones[239:224] | rotated0_lane_ones[255:240];
  hdlgen_pair_sums #(.COUNT(16), .WIDTH(1)) add_escapes_level1 (
    .numbers({&ranks[159:155], &ranks[154:150], &ranks[149:145], &ranks[144:140], &ranks[139:135],
        &ranks[134:130], &ranks[129:125], &ranks[124:120], &ranks[119:115], &ranks[114:110],
        &ranks[109:105], &ranks[104:100], &ranks[99:95], &ranks[94:90], &ranks[89:85],
        &ranks[84:80], &ranks[79:75], &ranks[74:70], &ranks[69:65], &ranks[64:60], &ranks[59:55],
        &ranks[54:50], &ranks[49:45], &ranks[44:40], &ranks[39:35], &ranks[34:30], &ranks[29:25],
        &ranks[24:20], &ranks[19:15], &ranks[14:10], &ranks[9:5], &ranks[4:0]}),
    .sums(escapes_level1)
  );
  hdlgen_pair_sums #(.COUNT(112), .WIDTH(1)) add_estimated_counts_level1 (
    .numbers({estimated0_lane_second[111], estimated0_lane_second[104], estimated0_lane_second[97],
        estimated0_lane_second[90], estimated0_lane_second[83], estimated0_lane_second[76],
        estimated0_lane_second[69], estimated0_lane_second[62], estimated0_lane_second[55],
        estimated0_lane_second[48], estimated0_lane_second[41], estimated0_lane_second[34],
        estimated0_lane_second[27], estimated0_lane_second[20], estimated0_lane_second[13],
        estimated0_lane_second[6], estimated0_lane_first[231], estimated0_lane_first[216],
        estimated0_lane_first[201], estimated0_lane_first[186], estimated0_lane_first[171],
        estimated0_lane_first[156], estimated0_lane_first[141], estimated0_lane_first[126],
        estimated0_lane_first[111], estimated0_lane_first[96], estimated0_lane_first[81],
        estimated0_lane_first[66], estimated0_lane_first[51], estimated0_lane_first[36],
        estimated0_lane_first[21], estimated0_lane_first[6], estimated0_lane_second[110],
        estimated0_lane_second[103], estimated0_lane_second[96], estimated0_lane_second[89],
        estimated0_lane_second[82], estimated0_lane_second[75], estimated0_lane_second[68],
        estimated0_lane_second[61], estimated0_lane_second[54], estimated0_lane_second[47],
        estimated0_lane_second[40], estimated0_lane_second[33], estimated0_lane_second[26],
        estimated0_lane_second[19], estimated0_lane_second[12], estimated0_lane_second[5],
        estimated0_lane_first[230], estimated0_lane_first[215], estimated0_lane_first[200],
        estimated0_lane_first[185], estimated0_lane_first[170], estimated0_lane_first[155],
        estimated0_lane_first[140], estimated0_lane_first[125], estimated0_lane_first[110],
        estimated0_lane_first[95], estimated0_lane_first[80], estimated0_lane_first[65],
        estimated0_lane_first[50], estimated0_lane_first[35], estimated0_lane_first[20],
        estimated0_lane_first[5], estimated0_lane_second[109], estimated0_lane_second[102],
        estimated0_lane_second[95], estimated0_lane_second[88], estimated0_lane_second[81],
        estimated0_lane_second[74], estimated0_lane_second[67], estimated0_lane_second[60],
        estimated0_lane_second[53], estimated0_lane_second[46], estimated0_lane_second[39],
        estimated0_lane_second[32], estimated0_lane_second[25], estimated0_lane_second[18],
        estimated0_lane_second[11], estimated0_lane_second[4], estimated0_lane_first[229],
        estimated0_lane_first[214], estimated0_lane_first[199], estimated0_lane_first[184],
        estimated0_lane_first[169], estimated0_lane_first[154], estimated0_lane_first[139],
        estimated0_lane_first[124], estimated0_lane_first[109], estimated0_lane_first[94],
        estimated0_lane_first[79], estimated0_lane_first[64], estimated0_lane_first[49],
        estimated0_lane_first[34], estimated0_lane_first[19], estimated0_lane_first[4],
        estimated0_lane_second[108], estimated0_lane_second[101], estimated0_lane_second[94],
        estimated0_lane_second[87], estimated0_lane_second[80], estimated0_lane_second[73],
        estimated0_lane_second[66], estimated0_lane_second[59], estimated0_lane_second[52],
        estimated0_lane_second[45], estimated0_lane_second[38], estimated0_lane_second[31],
        estimated0_lane_second[24], estimated0_lane_second[17], estimated0_lane_second[10],
        estimated0_lane_second[3], estimated0_lane_first[228], estimated0_lane_first[213],
        estimated0_lane_first[198], estimated0_lane_first[183], estimated0_lane_first[168],
        estimated0_lane_first[153], estimated0_lane_first[138], estimated0_lane_first[123],
        estimated0_lane_first[108], estimated0_lane_first[93], estimated0_lane_first[78],
        estimated0_lane_first[63], estimated0_lane_first[48], estimated0_lane_first[33],
        estimated0_lane_first[18], estimated0_lane_first[3], estimated0_lane_second[107],
        estimated0_lane_second[100], estimated0_lane_second[93], estimated0_lane_second[86],
        estimated0_lane_second[79], estimated0_lane_second[72], estimated0_lane_second[65],
        estimated0_lane_second[58], estimated0_lane_second[51], estimated0_lane_second[44],
        estimated0_lane_second[37], estimated0_lane_second[30], estimated0_lane_second[23],
        estimated0_lane_second[16], estimated0_lane_second[9], estimated0_lane_second[2],
        estimated0_lane_first[227], estimated0_lane_first[212], estimated0_lane_first[197],
        estimated0_lane_first[182], estimated0_lane_first[167], estimated0_lane_first[152],
        estimated0_lane_first[137], estimated0_lane_first[122], estimated0_lane_first[107],
        estimated0_lane_first[92], estimated0_lane_first[77], estimated0_lane_first[62],
        estimated0_lane_first[47], estimated0_lane_first[32], estimated0_lane_first[17],
        estimated0_lane_first[2], estimated0_lane_second[106], estimated0_lane_second[99],
        estimated0_lane_second[92], estimated0_lane_second[85], estimated0_lane_second[78],
        estimated0_lane_second[71], estimated0_lane_second[64], estimated0_lane_second[57],
        estimated0_lane_second[50], estimated0_lane_second[43], estimated0_lane_second[36],
        estimated0_lane_second[29], estimated0_lane_second[22], estimated0_lane_second[15],
        estimated0_lane_second[8], estimated0_lane_second[1], estimated0_lane_first[226],
        estimated0_lane_first[211], estimated0_lane_first[196], estimated0_lane_first[181],
        estimated0_lane_first[166], estimated0_lane_first[151], estimated0_lane_first[136],
        estimated0_lane_first[121], estimated0_lane_first[106], estimated0_lane_first[91],
        estimated0_lane_first[76], estimated0_lane_first[61], estimated0_lane_first[46],
        estimated0_lane_first[31], estimated0_lane_first[16], estimated0_lane_first[1],
        estimated0_lane_second[105], estimated0_lane_second[98], estimated0_lane_second[91],
        estimated0_lane_second[84], estimated0_lane_second[77], estimated0_lane_second[70],
        estimated0_lane_second[63], estimated0_lane_second[56], estimated0_lane_second[49],
        estimated0_lane_second[42], estimated0_lane_second[35], estimated0_lane_second[28],
        estimated0_lane_second[21], estimated0_lane_second[14], estimated0_lane_second[7],
        estimated0_lane_second[0], estimated0_lane_first[225], estimated0_lane_first[210],
        estimated0_lane_first[195], estimated0_lane_first[180], estimated0_lane_first[165],
        estimated0_lane_first[150], estimated0_lane_first[135], estimated0_lane_first[120],
        estimated0_lane_first[105], estimated0_lane_first[90], estimated0_lane_first[75],
        estimated0_lane_first[60], estimated0_lane_first[45], estimated0_lane_first[30],
        estimated0_lane_first[15], estimated0_lane_first[0]}),
    .sums(estimated_counts_level1)
  );
  hdlgen_pair_sums #(.COUNT(64), .WIDTH(1)) add_estimated_wide_counts_level1 (
    .numbers({estimated0_lane_first[239], estimated0_lane_first[224], estimated0_lane_first[209],
        estimated0_lane_first[194], estimated0_lane_first[179], estimated0_lane_first[164],
        estimated0_lane_first[149], estimated0_lane_first[134], estimated0_lane_first[119],
        estimated0_lane_first[104], estimated0_lane_first[89], estimated0_lane_first[74],
        estimated0_lane_first[59], estimated0_lane_first[44], estimated0_lane_first[29],
        estimated0_lane_first[14], estimated0_lane_first[238], estimated0_lane_first[223],
        estimated0_lane_first[208], estimated0_lane_first[193], estimated0_lane_first[178],
        estimated0_lane_first[163], estimated0_lane_first[148], estimated0_lane_first[133],
        estimated0_lane_first[118], estimated0_lane_first[103], estimated0_lane_first[88],
        estimated0_lane_first[73], estimated0_lane_first[58], estimated0_lane_first[43],
        estimated0_lane_first[28], estimated0_lane_first[13], estimated0_lane_first[237],
        estimated0_lane_first[222], estimated0_lane_first[207], estimated0_lane_first[192],
        estimated0_lane_first[177], estimated0_lane_first[162], estimated0_lane_first[147],
        estimated0_lane_first[132], estimated0_lane_first[117], estimated0_lane_first[102],
        estimated0_lane_first[87], estimated0_lane_first[72], estimated0_lane_first[57],
        estimated0_lane_first[42], estimated0_lane_first[27], estimated0_lane_first[12],
        estimated0_lane_first[236], estimated0_lane_first[221], estimated0_lane_first[206],
        estimated0_lane_first[191], estimated0_lane_first[176], estimated0_lane_first[161],
        estimated0_lane_first[146], estimated0_lane_first[131], estimated0_lane_first[116],
        estimated0_lane_first[101], estimated0_lane_first[86], estimated0_lane_first[71],
        estimated0_lane_first[56], estimated0_lane_first[41], estimated0_lane_first[26],
        estimated0_lane_first[11], estimated0_lane_first[235], estimated0_lane_first[220],
        estimated0_lane_first[205], estimated0_lane_first[190], estimated0_lane_first[175],
        estimated0_lane_first[160], estimated0_lane_first[145], estimated0_lane_first[130],
        estimated0_lane_first[115], estimated0_lane_first[100], estimated0_lane_first[85],
        estimated0_lane_first[70], estimated0_lane_first[55], estimated0_lane_first[40],
        estimated0_lane_first[25], estimated0_lane_first[10], estimated0_lane_first[234],
        estimated0_lane_first[219], estimated0_lane_first[204], estimated0_lane_first[189],
        estimated0_lane_first[174], estimated0_lane_first[159], estimated0_lane_first[144],
        estimated0_lane_first[129], estimated0_lane_first[114], estimated0_lane_first[99],
        estimated0_lane_first[84], estimated0_lane_first[69], estimated0_lane_first[54],
        estimated0_lane_first[39], estimated0_lane_first[24], estimated0_lane_first[9],
        estimated0_lane_first[233], estimated0_lane_first[218], estimated0_lane_first[203],
        estimated0_lane_first[188], estimated0_lane_first[173], estimated0_lane_first[158],
        estimated0_lane_first[143], estimated0_lane_first[128], estimated0_lane_first[113],
        estimated0_lane_first[98], estimated0_lane_first[83], estimated0_lane_first[68],
        estimated0_lane_first[53], estimated0_lane_first[38], estimated0_lane_first[23],
        estimated0_lane_first[8], estimated0_lane_first[232], estimated0_lane_first[217],
        estimated0_lane_first[202], estimated0_lane_first[187], estimated0_lane_first[172],
        estimated0_lane_first[157], estimated0_lane_first[142], estimated0_lane_first[127],
        estimated0_lane_first[112], estimated0_lane_first[97], estimated0_lane_first[82],
        estimated0_lane_first[67], estimated0_lane_first[52], estimated0_lane_first[37],
        estimated0_lane_first[22], estimated0_lane_first[7]}),
    .sums(estimated_wide_counts_level1)
  );
  hdlgen_pair_sums #(.COUNT(112), .WIDTH(1)) add_rotated_counts_level1 (
    .numbers({rotated0_lane_second[111], rotated0_lane_second[104], rotated0_lane_second[97],
        rotated0_lane_second[90], rotated0_lane_second[83], rotated0_lane_second[76],
        rotated0_lane_second[69], rotated0_lane_second[62], rotated0_lane_second[55],
        rotated0_lane_second[48], rotated0_lane_second[41], rotated0_lane_second[34],
        rotated0_lane_second[27], rotated0_lane_second[20], rotated0_lane_second[13],
        rotated0_lane_second[6], rotated0_lane_first[231], rotated0_lane_first[216],
        rotated0_lane_first[201], rotated0_lane_first[186], rotated0_lane_first[171],
        rotated0_lane_first[156], rotated0_lane_first[141], rotated0_lane_first[126],
        rotated0_lane_first[111], rotated0_lane_first[96], rotated0_lane_first[81],
        rotated0_lane_first[66], rotated0_lane_first[51], rotated0_lane_first[36],
        rotated0_lane_first[21], rotated0_lane_first[6], rotated0_lane_second[110],
        rotated0_lane_second[103], rotated0_lane_second[96], rotated0_lane_second[89],
        rotated0_lane_second[82], rotated0_lane_second[75], rotated0_lane_second[68],
        rotated0_lane_second[61], rotated0_lane_second[54], rotated0_lane_second[47],
        rotated0_lane_second[40], rotated0_lane_second[33], rotated0_lane_second[26],
        rotated0_lane_second[19], rotated0_lane_second[12], rotated0_lane_second[5],
        rotated0_lane_first[230], rotated0_lane_first[215], rotated0_lane_first[200],
        rotated0_lane_first[185], rotated0_lane_first[170], rotated0_lane_first[155],
        rotated0_lane_first[140], rotated0_lane_first[125], rotated0_lane_first[110],
        rotated0_lane_first[95], rotated0_lane_first[80], rotated0_lane_first[65],
        rotated0_lane_first[50], rotated0_lane_first[35], rotated0_lane_first[20],
        rotated0_lane_first[5], rotated0_lane_second[109], rotated0_lane_second[102],
        rotated0_lane_second[95], rotated0_lane_second[88], rotated0_lane_second[81],
        rotated0_lane_second[74], rotated0_lane_second[67], rotated0_lane_second[60],
        rotated0_lane_second[53], rotated0_lane_second[46], rotated0_lane_second[39],
        rotated0_lane_second[32], rotated0_lane_second[25], rotated0_lane_second[18],
        rotated0_lane_second[11], rotated0_lane_second[4], rotated0_lane_first[229],
        rotated0_lane_first[214], rotated0_lane_first[199], rotated0_lane_first[184],
        rotated0_lane_first[169], rotated0_lane_first[154], rotated0_lane_first[139],
        rotated0_lane_first[124], rotated0_lane_first[109], rotated0_lane_first[94],
        rotated0_lane_first[79], rotated0_lane_first[64], rotated0_lane_first[49],
        rotated0_lane_first[34], rotated0_lane_first[19], rotated0_lane_first[4],
        rotated0_lane_second[108], rotated0_lane_second[101], rotated0_lane_second[94],
        rotated0_lane_second[87], rotated0_lane_second[80], rotated0_lane_second[73],
        rotated0_lane_second[66], rotated0_lane_second[59], rotated0_lane_second[52],
        rotated0_lane_second[45], rotated0_lane_second[38], rotated0_lane_second[31],
        rotated0_lane_second[24], rotated0_lane_second[17], rotated0_lane_second[10],
        rotated0_lane_second[3], rotated0_lane_first[228], rotated0_lane_first[213],
        rotated0_lane_first[198], rotated0_lane_first[183], rotated0_lane_first[168],
        rotated0_lane_first[153], rotated0_lane_first[138], rotated0_lane_first[123],
        rotated0_lane_first[108], rotated0_lane_first[93], rotated0_lane_first[78],
        rotated0_lane_first[63], rotated0_lane_first[48], rotated0_lane_first[33],
        rotated0_lane_first[18], rotated0_lane_first[3], rotated0_lane_second[107],
        rotated0_lane_second[100], rotated0_lane_second[93], rotated0_lane_second[86],
        rotated0_lane_second[79], rotated0_lane_second[72], rotated0_lane_second[65],
        rotated0_lane_second[58], rotated0_lane_second[51], rotated0_lane_second[44],
        rotated0_lane_second[37], rotated0_lane_second[30], rotated0_lane_second[23],
        rotated0_lane_second[16], rotated0_lane_second[9], rotated0_lane_second[2],
        rotated0_lane_first[227], rotated0_lane_first[212], rotated0_lane_first[197],
        rotated0_lane_first[182], rotated0_lane_first[167], rotated0_lane_first[152],
        rotated0_lane_first[137], rotated0_lane_first[122], rotated0_lane_first[107],
        rotated0_lane_first[92], rotated0_lane_first[77], rotated0_lane_first[62],
        rotated0_lane_first[47], rotated0_lane_first[32], rotated0_lane_first[17],
        rotated0_lane_first[2], rotated0_lane_second[106], rotated0_lane_second[99],
        rotated0_lane_second[92], rotated0_lane_second[85], rotated0_lane_second[78],
        rotated0_lane_second[71], rotated0_lane_second[64], rotated0_lane_second[57],
        rotated0_lane_second[50], rotated0_lane_second[43], rotated0_lane_second[36],
        rotated0_lane_second[29], rotated0_lane_second[22], rotated0_lane_second[15],
        rotated0_lane_second[8], rotated0_lane_second[1], rotated0_lane_first[226],
        rotated0_lane_first[211], rotated0_lane_first[196], rotated0_lane_first[181],
        rotated0_lane_first[166], rotated0_lane_first[151], rotated0_lane_first[136],
        rotated0_lane_first[121], rotated0_lane_first[106], rotated0_lane_first[91],
        rotated0_lane_first[76], rotated0_lane_first[61], rotated0_lane_first[46],
        rotated0_lane_first[31], rotated0_lane_first[16], rotated0_lane_first[1],
        rotated0_lane_second[105], rotated0_lane_second[98], rotated0_lane_second[91],
        rotated0_lane_second[84], rotated0_lane_second[77], rotated0_lane_second[70],
        rotated0_lane_second[63], rotated0_lane_second[56], rotated0_lane_second[49],
        rotated0_lane_second[42], rotated0_lane_second[35], rotated0_lane_second[28],
        rotated0_lane_second[21], rotated0_lane_second[14], rotated0_lane_second[7],
        rotated0_lane_second[0], rotated0_lane_first[225], rotated0_lane_first[210],
        rotated0_lane_first[195], rotated0_lane_first[180], rotated0_lane_first[165],
        rotated0_lane_first[150], rotated0_lane_first[135], rotated0_lane_first[120],
        rotated0_lane_first[105], rotated0_lane_first[90], rotated0_lane_first[75],
        rotated0_lane_first[60], rotated0_lane_first[45], rotated0_lane_first[30],
        rotated0_lane_first[15], rotated0_lane_first[0]}),
    .sums(rotated_counts_level1)
  );
  assign estimated_ones_of_quarter0 = estimated0_lane_ones[15:0] | estimated0_lane_ones[31:16] |
      estimated0_lane_ones[47:32] | estimated0_lane_ones[63:48] | estimated0_lane_ones[79:64] |
      estimated0_lane_ones[95:80] | estimated0_lane_ones[111:96] | estimated0_lane_ones[127:112] |
      estimated0_lane_ones[143:128] | estimated0_lane_ones[159:144] |
      estimated0_lane_ones[175:160] | estimated0_lane_ones[191:176] |
      estimated0_lane_ones[207:192] | estimated0_lane_ones[223:208] |
      estimated0_lane_ones[239:224] | estimated0_lane_ones[255:240];
  assign rotated_ones_of_quarter0_out = rotated_ones_of_quarter0[7:0];

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, rotated0_lane_first, rotated_ones_of_quarter0[15:8]};
endmodule
