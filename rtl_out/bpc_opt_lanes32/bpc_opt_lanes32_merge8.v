// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_merge8 (
  input  wire [255:0] left,
  input  wire [255:0] right,
  input  wire [255:0] up,
  output wire [511:0] whole
);

  wire [255:0] right_goes_up;

  assign right_goes_up = {up[255], up[254], up[253], up[252], up[251], up[250], up[249], up[248], up[247], up[246], up[245],
    up[244], up[243], up[242], up[241], up[240], up[239], up[238], up[237], up[236], up[235],
    up[234], up[233], up[232], up[231], up[230], up[229], up[228], up[227], up[226], up[225],
    up[224], up[223], up[222], up[221], up[220], up[219], up[218], up[217], up[216], up[215],
    up[214], up[213], up[212], up[211], up[210], up[209], up[208], up[207], up[206], up[205],
    up[204], up[203], up[202], up[201], up[200], up[199], up[198], up[197], up[196], up[195],
    up[194], up[193], up[192], up[191], up[190], up[189], up[188], up[187], up[186], up[185],
    up[184], up[183], up[182], up[181], up[180], up[179], up[178], up[177], up[176], up[175],
    up[174], up[173], up[172], up[171], up[170], up[169], up[168], up[167], up[166], up[165],
    up[164], up[163], up[162], up[161], up[160], up[159], up[158], up[157], up[156], up[155],
    up[154], up[153], up[152], up[151], up[150], up[149], up[148], up[147], up[146], up[145],
    up[144], up[143], up[142], up[141], up[140], up[139], up[138], up[137], up[136], up[135],
    up[134], up[133], up[132], up[131], up[130], up[129], up[128], up[127], up[126], up[125],
    up[124], up[123], up[122], up[121], up[120], up[119], up[118], up[117], up[116], up[115],
    up[114], up[113], up[112], up[111], up[110], up[109], up[108], up[107], up[106], up[105],
    up[104], up[103], up[102], up[101], up[100], up[99], up[98], up[97], up[96], up[95], up[94],
    up[93], up[92], up[91], up[90], up[89], up[88], up[87], up[86], up[85], up[84], up[83], up[82],
    up[81], up[80], up[79], up[78], up[77], up[76], up[75], up[74], up[73], up[72], up[71], up[70],
    up[69], up[68], up[67], up[66], up[65], up[64], up[63], up[62], up[61], up[60], up[59], up[58],
    up[57], up[56], up[55], up[54], up[53], up[52], up[51], up[50], up[49], up[48], up[47], up[46],
    up[45], up[44], up[43], up[42], up[41], up[40], up[39], up[38], up[37], up[36], up[35], up[34],
    up[33], up[32], up[31], up[30], up[29], up[28], up[27], up[26], up[25], up[24], up[23], up[22],
    up[21], up[20], up[19], up[18], up[17], up[16], up[15], up[14], up[13], up[12], up[11], up[10],
    up[9], up[8], up[7], up[6], up[5], up[4], up[3], up[2], up[1], up[0]};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
