// The mirror of concatenation, one child of a node: a run of payloads out of a cyclic
// buffer, in a narrower one. What lies outside of the run is not cleared.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_window7 (
  input  wire [255:0] whole,
  input  wire [5:0] start,  // the row of the node that the child's payloads start in
  output wire [127:0] part
);
  wire [31:0] direction_up;
  bpc_opt_lanes32_direction5 direction (
    .start(start), .up(direction_up)
  );
  assign part[3:0] = direction_up[0] ? whole[131:128] : whole[3:0];
  assign part[7:4] = direction_up[1] ? whole[135:132] : whole[7:4];
  assign part[11:8] = direction_up[2] ? whole[139:136] : whole[11:8];
  assign part[15:12] = direction_up[3] ? whole[143:140] : whole[15:12];
  assign part[19:16] = direction_up[4] ? whole[147:144] : whole[19:16];
  assign part[23:20] = direction_up[5] ? whole[151:148] : whole[23:20];
  assign part[27:24] = direction_up[6] ? whole[155:152] : whole[27:24];
  assign part[31:28] = direction_up[7] ? whole[159:156] : whole[31:28];
  assign part[35:32] = direction_up[8] ? whole[163:160] : whole[35:32];
  assign part[39:36] = direction_up[9] ? whole[167:164] : whole[39:36];
  assign part[43:40] = direction_up[10] ? whole[171:168] : whole[43:40];
  assign part[47:44] = direction_up[11] ? whole[175:172] : whole[47:44];
  assign part[51:48] = direction_up[12] ? whole[179:176] : whole[51:48];
  assign part[55:52] = direction_up[13] ? whole[183:180] : whole[55:52];
  assign part[59:56] = direction_up[14] ? whole[187:184] : whole[59:56];
  assign part[63:60] = direction_up[15] ? whole[191:188] : whole[63:60];
  assign part[67:64] = direction_up[16] ? whole[195:192] : whole[67:64];
  assign part[71:68] = direction_up[17] ? whole[199:196] : whole[71:68];
  assign part[75:72] = direction_up[18] ? whole[203:200] : whole[75:72];
  assign part[79:76] = direction_up[19] ? whole[207:204] : whole[79:76];
  assign part[83:80] = direction_up[20] ? whole[211:208] : whole[83:80];
  assign part[87:84] = direction_up[21] ? whole[215:212] : whole[87:84];
  assign part[91:88] = direction_up[22] ? whole[219:216] : whole[91:88];
  assign part[95:92] = direction_up[23] ? whole[223:220] : whole[95:92];
  assign part[99:96] = direction_up[24] ? whole[227:224] : whole[99:96];
  assign part[103:100] = direction_up[25] ? whole[231:228] : whole[103:100];
  assign part[107:104] = direction_up[26] ? whole[235:232] : whole[107:104];
  assign part[111:108] = direction_up[27] ? whole[239:236] : whole[111:108];
  assign part[115:112] = direction_up[28] ? whole[243:240] : whole[115:112];
  assign part[119:116] = direction_up[29] ? whole[247:244] : whole[119:116];
  assign part[123:120] = direction_up[30] ? whole[251:248] : whole[123:120];
  assign part[127:124] = direction_up[31] ? whole[255:252] : whole[127:124];
endmodule
