// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_split7 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [1023:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [127:0] up,
  output wire [511:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [511:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [511:0] right_goes_up = {{3{up[127]}}, up[127:126], {2{up[126]}}, up[126:125], {2{up[125]}},
      up[125:124], {2{up[124]}}, up[124:123], {2{up[123]}}, up[123:122], {2{up[122]}}, up[122:121],
      {2{up[121]}}, up[121:120], {2{up[120]}}, up[120:119], {2{up[119]}}, up[119:118], {2{up[118]}},
      up[118:117], {2{up[117]}}, up[117:116], {2{up[116]}}, up[116:115], {2{up[115]}}, up[115:114],
      {2{up[114]}}, up[114:113], {2{up[113]}}, up[113:112], {2{up[112]}}, up[112:111], {2{up[111]}},
      up[111:110], {2{up[110]}}, up[110:109], {2{up[109]}}, up[109:108], {2{up[108]}}, up[108:107],
      {2{up[107]}}, up[107:106], {2{up[106]}}, up[106:105], {2{up[105]}}, up[105:104], {2{up[104]}},
      up[104:103], {2{up[103]}}, up[103:102], {2{up[102]}}, up[102:101], {2{up[101]}}, up[101:100],
      {2{up[100]}}, up[100:99], {2{up[99]}}, up[99:98], {2{up[98]}}, up[98:97], {2{up[97]}},
      up[97:96], {2{up[96]}}, up[96:95], {2{up[95]}}, up[95:94], {2{up[94]}}, up[94:93],
      {2{up[93]}}, up[93:92], {2{up[92]}}, up[92:91], {2{up[91]}}, up[91:90], {2{up[90]}},
      up[90:89], {2{up[89]}}, up[89:88], {2{up[88]}}, up[88:87], {2{up[87]}}, up[87:86],
      {2{up[86]}}, up[86:85], {2{up[85]}}, up[85:84], {2{up[84]}}, up[84:83], {2{up[83]}},
      up[83:82], {2{up[82]}}, up[82:81], {2{up[81]}}, up[81:80], {2{up[80]}}, up[80:79],
      {2{up[79]}}, up[79:78], {2{up[78]}}, up[78:77], {2{up[77]}}, up[77:76], {2{up[76]}},
      up[76:75], {2{up[75]}}, up[75:74], {2{up[74]}}, up[74:73], {2{up[73]}}, up[73:72],
      {2{up[72]}}, up[72:71], {2{up[71]}}, up[71:70], {2{up[70]}}, up[70:69], {2{up[69]}},
      up[69:68], {2{up[68]}}, up[68:67], {2{up[67]}}, up[67:66], {2{up[66]}}, up[66:65],
      {2{up[65]}}, up[65:64], {2{up[64]}}, up[64:63], {2{up[63]}}, up[63:62], {2{up[62]}},
      up[62:61], {2{up[61]}}, up[61:60], {2{up[60]}}, up[60:59], {2{up[59]}}, up[59:58],
      {2{up[58]}}, up[58:57], {2{up[57]}}, up[57:56], {2{up[56]}}, up[56:55], {2{up[55]}},
      up[55:54], {2{up[54]}}, up[54:53], {2{up[53]}}, up[53:52], {2{up[52]}}, up[52:51],
      {2{up[51]}}, up[51:50], {2{up[50]}}, up[50:49], {2{up[49]}}, up[49:48], {2{up[48]}},
      up[48:47], {2{up[47]}}, up[47:46], {2{up[46]}}, up[46:45], {2{up[45]}}, up[45:44],
      {2{up[44]}}, up[44:43], {2{up[43]}}, up[43:42], {2{up[42]}}, up[42:41], {2{up[41]}},
      up[41:40], {2{up[40]}}, up[40:39], {2{up[39]}}, up[39:38], {2{up[38]}}, up[38:37],
      {2{up[37]}}, up[37:36], {2{up[36]}}, up[36:35], {2{up[35]}}, up[35:34], {2{up[34]}},
      up[34:33], {2{up[33]}}, up[33:32], {2{up[32]}}, up[32:31], {2{up[31]}}, up[31:30],
      {2{up[30]}}, up[30:29], {2{up[29]}}, up[29:28], {2{up[28]}}, up[28:27], {2{up[27]}},
      up[27:26], {2{up[26]}}, up[26:25], {2{up[25]}}, up[25:24], {2{up[24]}}, up[24:23],
      {2{up[23]}}, up[23:22], {2{up[22]}}, up[22:21], {2{up[21]}}, up[21:20], {2{up[20]}},
      up[20:19], {2{up[19]}}, up[19:18], {2{up[18]}}, up[18:17], {2{up[17]}}, up[17:16],
      {2{up[16]}}, up[16:15], {2{up[15]}}, up[15:14], {2{up[14]}}, up[14:13], {2{up[13]}},
      up[13:12], {2{up[12]}}, up[12:11], {2{up[11]}}, up[11:10], {2{up[10]}}, up[10:9], {2{up[9]}},
      up[9:8], {2{up[8]}}, up[8:7], {2{up[7]}}, up[7:6], {2{up[6]}}, up[6:5], {2{up[5]}}, up[5:4],
      {2{up[4]}}, up[4:3], {2{up[3]}}, up[3:2], {2{up[2]}}, up[2:1], {2{up[1]}}, up[1:0],
      {3{up[0]}}};
  assign left = (right_goes_up & whole[511:0]) | (~right_goes_up & whole[1023:512]);
  assign right = (right_goes_up & whole[1023:512]) | (~right_goes_up & whole[511:0]);
endmodule
