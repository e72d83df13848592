// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_merge7 (
  input  wire [127:0] left,
  input  wire [127:0] right,
  input  wire [127:0] up,
  output wire [255:0] whole
);

  wire [127:0] right_goes_up;

  assign right_goes_up = {up[127], up[126], up[125], up[124], up[123], up[122], up[121], up[120], up[119], up[118], up[117],
    up[116], up[115], up[114], up[113], up[112], up[111], up[110], up[109], up[108], up[107],
    up[106], up[105], up[104], up[103], up[102], up[101], up[100], up[99], up[98], up[97], up[96],
    up[95], up[94], up[93], up[92], up[91], up[90], up[89], up[88], up[87], up[86], up[85], up[84],
    up[83], up[82], up[81], up[80], up[79], up[78], up[77], up[76], up[75], up[74], up[73], up[72],
    up[71], up[70], up[69], up[68], up[67], up[66], up[65], up[64], up[63], up[62], up[61], up[60],
    up[59], up[58], up[57], up[56], up[55], up[54], up[53], up[52], up[51], up[50], up[49], up[48],
    up[47], up[46], up[45], up[44], up[43], up[42], up[41], up[40], up[39], up[38], up[37], up[36],
    up[35], up[34], up[33], up[32], up[31], up[30], up[29], up[28], up[27], up[26], up[25], up[24],
    up[23], up[22], up[21], up[20], up[19], up[18], up[17], up[16], up[15], up[14], up[13], up[12],
    up[11], up[10], up[9], up[8], up[7], up[6], up[5], up[4], up[3], up[2], up[1], up[0]};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
