// Transposes the planes of a quarter to its lanes: wires, and a multiplexer for 16-bit elements and
// bytes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_to_lanes (
  // Planes of the quarter, the first one lowest; or the lanes of a raw block
  input  wire [255:0] planes,
  input  wire [15:0] stored,  // Bits of a lane that planes hold
  input  wire bytes,  // Lanes hold two elements each
  input  wire raw,  // Block is stored raw
  // Bits of each lane that planes hold, zero elsewhere; first lane lowest
  output wire [255:0] lanes
);
  wire halves = ~raw & ~bytes;
  wire [15:0] stored_of_halves = {16{halves}} & stored;
  wire [15:0] stored_of_bytes = {16{bytes}} & stored;
  wire [15:0] each_0 = (stored_of_halves & {planes[240], planes[224], planes[208], planes[192],
      planes[176], planes[160], planes[144], planes[128], planes[112], planes[96], planes[80],
      planes[64], planes[48], planes[32], planes[16], planes[0]}) |
      (stored_of_bytes & {planes[225], planes[193], planes[161], planes[129], planes[97],
      planes[65], planes[33], planes[1], planes[224], planes[192], planes[160], planes[128],
      planes[96], planes[64], planes[32], planes[0]}) | ({16{raw}} & planes[15:0]);
  wire [15:0] each_1 = (stored_of_halves & {planes[241], planes[225], planes[209], planes[193],
      planes[177], planes[161], planes[145], planes[129], planes[113], planes[97], planes[81],
      planes[65], planes[49], planes[33], planes[17], planes[1]}) |
      (stored_of_bytes & {planes[227], planes[195], planes[163], planes[131], planes[99],
      planes[67], planes[35], planes[3], planes[226], planes[194], planes[162], planes[130],
      planes[98], planes[66], planes[34], planes[2]}) | ({16{raw}} & planes[31:16]);
  wire [15:0] each_2 = (stored_of_halves & {planes[242], planes[226], planes[210], planes[194],
      planes[178], planes[162], planes[146], planes[130], planes[114], planes[98], planes[82],
      planes[66], planes[50], planes[34], planes[18], planes[2]}) |
      (stored_of_bytes & {planes[229], planes[197], planes[165], planes[133], planes[101],
      planes[69], planes[37], planes[5], planes[228], planes[196], planes[164], planes[132],
      planes[100], planes[68], planes[36], planes[4]}) | ({16{raw}} & planes[47:32]);
  wire [15:0] each_3 = (stored_of_halves & {planes[243], planes[227], planes[211], planes[195],
      planes[179], planes[163], planes[147], planes[131], planes[115], planes[99], planes[83],
      planes[67], planes[51], planes[35], planes[19], planes[3]}) |
      (stored_of_bytes & {planes[231], planes[199], planes[167], planes[135], planes[103],
      planes[71], planes[39], planes[7], planes[230], planes[198], planes[166], planes[134],
      planes[102], planes[70], planes[38], planes[6]}) | ({16{raw}} & planes[63:48]);
  wire [15:0] each_4 = (stored_of_halves & {planes[244], planes[228], planes[212], planes[196],
      planes[180], planes[164], planes[148], planes[132], planes[116], planes[100], planes[84],
      planes[68], planes[52], planes[36], planes[20], planes[4]}) |
      (stored_of_bytes & {planes[233], planes[201], planes[169], planes[137], planes[105],
      planes[73], planes[41], planes[9], planes[232], planes[200], planes[168], planes[136],
      planes[104], planes[72], planes[40], planes[8]}) | ({16{raw}} & planes[79:64]);
  wire [15:0] each_5 = (stored_of_halves & {planes[245], planes[229], planes[213], planes[197],
      planes[181], planes[165], planes[149], planes[133], planes[117], planes[101], planes[85],
      planes[69], planes[53], planes[37], planes[21], planes[5]}) |
      (stored_of_bytes & {planes[235], planes[203], planes[171], planes[139], planes[107],
      planes[75], planes[43], planes[11], planes[234], planes[202], planes[170], planes[138],
      planes[106], planes[74], planes[42], planes[10]}) | ({16{raw}} & planes[95:80]);
  wire [15:0] each_6 = (stored_of_halves & {planes[246], planes[230], planes[214], planes[198],
      planes[182], planes[166], planes[150], planes[134], planes[118], planes[102], planes[86],
      planes[70], planes[54], planes[38], planes[22], planes[6]}) |
      (stored_of_bytes & {planes[237], planes[205], planes[173], planes[141], planes[109],
      planes[77], planes[45], planes[13], planes[236], planes[204], planes[172], planes[140],
      planes[108], planes[76], planes[44], planes[12]}) | ({16{raw}} & planes[111:96]);
  wire [15:0] each_7 = (stored_of_halves & {planes[247], planes[231], planes[215], planes[199],
      planes[183], planes[167], planes[151], planes[135], planes[119], planes[103], planes[87],
      planes[71], planes[55], planes[39], planes[23], planes[7]}) |
      (stored_of_bytes & {planes[239], planes[207], planes[175], planes[143], planes[111],
      planes[79], planes[47], planes[15], planes[238], planes[206], planes[174], planes[142],
      planes[110], planes[78], planes[46], planes[14]}) | ({16{raw}} & planes[127:112]);
  wire [15:0] each_8 = (stored_of_halves & {planes[248], planes[232], planes[216], planes[200],
      planes[184], planes[168], planes[152], planes[136], planes[120], planes[104], planes[88],
      planes[72], planes[56], planes[40], planes[24], planes[8]}) |
      (stored_of_bytes & {planes[241], planes[209], planes[177], planes[145], planes[113],
      planes[81], planes[49], planes[17], planes[240], planes[208], planes[176], planes[144],
      planes[112], planes[80], planes[48], planes[16]}) | ({16{raw}} & planes[143:128]);
  wire [15:0] each_9 = (stored_of_halves & {planes[249], planes[233], planes[217], planes[201],
      planes[185], planes[169], planes[153], planes[137], planes[121], planes[105], planes[89],
      planes[73], planes[57], planes[41], planes[25], planes[9]}) |
      (stored_of_bytes & {planes[243], planes[211], planes[179], planes[147], planes[115],
      planes[83], planes[51], planes[19], planes[242], planes[210], planes[178], planes[146],
      planes[114], planes[82], planes[50], planes[18]}) | ({16{raw}} & planes[159:144]);
  wire [15:0] each_10 = (stored_of_halves & {planes[250], planes[234], planes[218], planes[202],
      planes[186], planes[170], planes[154], planes[138], planes[122], planes[106], planes[90],
      planes[74], planes[58], planes[42], planes[26], planes[10]}) |
      (stored_of_bytes & {planes[245], planes[213], planes[181], planes[149], planes[117],
      planes[85], planes[53], planes[21], planes[244], planes[212], planes[180], planes[148],
      planes[116], planes[84], planes[52], planes[20]}) | ({16{raw}} & planes[175:160]);
  wire [15:0] each_11 = (stored_of_halves & {planes[251], planes[235], planes[219], planes[203],
      planes[187], planes[171], planes[155], planes[139], planes[123], planes[107], planes[91],
      planes[75], planes[59], planes[43], planes[27], planes[11]}) |
      (stored_of_bytes & {planes[247], planes[215], planes[183], planes[151], planes[119],
      planes[87], planes[55], planes[23], planes[246], planes[214], planes[182], planes[150],
      planes[118], planes[86], planes[54], planes[22]}) | ({16{raw}} & planes[191:176]);
  wire [15:0] each_12 = (stored_of_halves & {planes[252], planes[236], planes[220], planes[204],
      planes[188], planes[172], planes[156], planes[140], planes[124], planes[108], planes[92],
      planes[76], planes[60], planes[44], planes[28], planes[12]}) |
      (stored_of_bytes & {planes[249], planes[217], planes[185], planes[153], planes[121],
      planes[89], planes[57], planes[25], planes[248], planes[216], planes[184], planes[152],
      planes[120], planes[88], planes[56], planes[24]}) | ({16{raw}} & planes[207:192]);
  wire [15:0] each_13 = (stored_of_halves & {planes[253], planes[237], planes[221], planes[205],
      planes[189], planes[173], planes[157], planes[141], planes[125], planes[109], planes[93],
      planes[77], planes[61], planes[45], planes[29], planes[13]}) |
      (stored_of_bytes & {planes[251], planes[219], planes[187], planes[155], planes[123],
      planes[91], planes[59], planes[27], planes[250], planes[218], planes[186], planes[154],
      planes[122], planes[90], planes[58], planes[26]}) | ({16{raw}} & planes[223:208]);
  wire [15:0] each_14 = (stored_of_halves & {planes[254], planes[238], planes[222], planes[206],
      planes[190], planes[174], planes[158], planes[142], planes[126], planes[110], planes[94],
      planes[78], planes[62], planes[46], planes[30], planes[14]}) |
      (stored_of_bytes & {planes[253], planes[221], planes[189], planes[157], planes[125],
      planes[93], planes[61], planes[29], planes[252], planes[220], planes[188], planes[156],
      planes[124], planes[92], planes[60], planes[28]}) | ({16{raw}} & planes[239:224]);
  wire [15:0] each_15 = (stored_of_halves & {planes[255], planes[239], planes[223], planes[207],
      planes[191], planes[175], planes[159], planes[143], planes[127], planes[111], planes[95],
      planes[79], planes[63], planes[47], planes[31], planes[15]}) |
      (stored_of_bytes & {planes[255], planes[223], planes[191], planes[159], planes[127],
      planes[95], planes[63], planes[31], planes[254], planes[222], planes[190], planes[158],
      planes[126], planes[94], planes[62], planes[30]}) | ({16{raw}} & planes[255:240]);
  wire [255:0] each = {each_15, each_14, each_13, each_12, each_11, each_10, each_9, each_8, each_7,
      each_6, each_5, each_4, each_3, each_2, each_1, each_0};
  assign lanes = each;
endmodule
