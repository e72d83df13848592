// Extracts one child of a node: moves a run of payloads, in whole rows, from a cyclic buffer to a
// narrower one. Bits outside of the run are not cleared. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_window7 (
  input  wire [255:0] whole,  // Concatenated payloads of all children, cyclic in the node's buffer
  input  wire [5:0] start,  // Row of the node in which the child's payloads start
  // Payloads of the child, cyclic in its buffer; all other bits are arbitrary
  output wire [127:0] part
);
  wire [31:0] direction_up;
  bpc_opt_lanes32_direction5 direction (
    .start(start), .up(direction_up)
  );
  wire [3:0] part_0 = direction_up[0] ? whole[131:128] : whole[3:0];
  wire [3:0] part_1 = direction_up[1] ? whole[135:132] : whole[7:4];
  wire [3:0] part_2 = direction_up[2] ? whole[139:136] : whole[11:8];
  wire [3:0] part_3 = direction_up[3] ? whole[143:140] : whole[15:12];
  wire [3:0] part_4 = direction_up[4] ? whole[147:144] : whole[19:16];
  wire [3:0] part_5 = direction_up[5] ? whole[151:148] : whole[23:20];
  wire [3:0] part_6 = direction_up[6] ? whole[155:152] : whole[27:24];
  wire [3:0] part_7 = direction_up[7] ? whole[159:156] : whole[31:28];
  wire [3:0] part_8 = direction_up[8] ? whole[163:160] : whole[35:32];
  wire [3:0] part_9 = direction_up[9] ? whole[167:164] : whole[39:36];
  wire [3:0] part_10 = direction_up[10] ? whole[171:168] : whole[43:40];
  wire [3:0] part_11 = direction_up[11] ? whole[175:172] : whole[47:44];
  wire [3:0] part_12 = direction_up[12] ? whole[179:176] : whole[51:48];
  wire [3:0] part_13 = direction_up[13] ? whole[183:180] : whole[55:52];
  wire [3:0] part_14 = direction_up[14] ? whole[187:184] : whole[59:56];
  wire [3:0] part_15 = direction_up[15] ? whole[191:188] : whole[63:60];
  wire [3:0] part_16 = direction_up[16] ? whole[195:192] : whole[67:64];
  wire [3:0] part_17 = direction_up[17] ? whole[199:196] : whole[71:68];
  wire [3:0] part_18 = direction_up[18] ? whole[203:200] : whole[75:72];
  wire [3:0] part_19 = direction_up[19] ? whole[207:204] : whole[79:76];
  wire [3:0] part_20 = direction_up[20] ? whole[211:208] : whole[83:80];
  wire [3:0] part_21 = direction_up[21] ? whole[215:212] : whole[87:84];
  wire [3:0] part_22 = direction_up[22] ? whole[219:216] : whole[91:88];
  wire [3:0] part_23 = direction_up[23] ? whole[223:220] : whole[95:92];
  wire [3:0] part_24 = direction_up[24] ? whole[227:224] : whole[99:96];
  wire [3:0] part_25 = direction_up[25] ? whole[231:228] : whole[103:100];
  wire [3:0] part_26 = direction_up[26] ? whole[235:232] : whole[107:104];
  wire [3:0] part_27 = direction_up[27] ? whole[239:236] : whole[111:108];
  wire [3:0] part_28 = direction_up[28] ? whole[243:240] : whole[115:112];
  wire [3:0] part_29 = direction_up[29] ? whole[247:244] : whole[119:116];
  wire [3:0] part_30 = direction_up[30] ? whole[251:248] : whole[123:120];
  wire [3:0] part_31 = direction_up[31] ? whole[255:252] : whole[127:124];
  assign part = {part_31, part_30, part_29, part_28, part_27, part_26, part_25, part_24, part_23,
      part_22, part_21, part_20, part_19, part_18, part_17, part_16, part_15, part_14, part_13,
      part_12, part_11, part_10, part_9, part_8, part_7, part_6, part_5, part_4, part_3, part_2,
      part_1, part_0};
endmodule
