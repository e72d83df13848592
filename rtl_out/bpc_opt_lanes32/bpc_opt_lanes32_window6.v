// Extracts one child of a node: moves a run of payloads, in whole rows, from a cyclic buffer to a
// narrower one. Bits outside of the run are not cleared. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_window6 (
  input  wire [127:0] whole,  // Concatenated payloads of all children, cyclic in the node's buffer
  input  wire [5:0] start,  // Row of the node in which the child's payloads start
  // Payloads of the child, cyclic in its buffer; all other bits are arbitrary
  output wire [63:0] part
);
  wire [31:0] direction_up;
  bpc_opt_lanes32_direction5 direction (
    .start(start), .up(direction_up)
  );
  wire [1:0] part_0 = direction_up[0] ? whole[65:64] : whole[1:0];
  wire [1:0] part_1 = direction_up[1] ? whole[67:66] : whole[3:2];
  wire [1:0] part_2 = direction_up[2] ? whole[69:68] : whole[5:4];
  wire [1:0] part_3 = direction_up[3] ? whole[71:70] : whole[7:6];
  wire [1:0] part_4 = direction_up[4] ? whole[73:72] : whole[9:8];
  wire [1:0] part_5 = direction_up[5] ? whole[75:74] : whole[11:10];
  wire [1:0] part_6 = direction_up[6] ? whole[77:76] : whole[13:12];
  wire [1:0] part_7 = direction_up[7] ? whole[79:78] : whole[15:14];
  wire [1:0] part_8 = direction_up[8] ? whole[81:80] : whole[17:16];
  wire [1:0] part_9 = direction_up[9] ? whole[83:82] : whole[19:18];
  wire [1:0] part_10 = direction_up[10] ? whole[85:84] : whole[21:20];
  wire [1:0] part_11 = direction_up[11] ? whole[87:86] : whole[23:22];
  wire [1:0] part_12 = direction_up[12] ? whole[89:88] : whole[25:24];
  wire [1:0] part_13 = direction_up[13] ? whole[91:90] : whole[27:26];
  wire [1:0] part_14 = direction_up[14] ? whole[93:92] : whole[29:28];
  wire [1:0] part_15 = direction_up[15] ? whole[95:94] : whole[31:30];
  wire [1:0] part_16 = direction_up[16] ? whole[97:96] : whole[33:32];
  wire [1:0] part_17 = direction_up[17] ? whole[99:98] : whole[35:34];
  wire [1:0] part_18 = direction_up[18] ? whole[101:100] : whole[37:36];
  wire [1:0] part_19 = direction_up[19] ? whole[103:102] : whole[39:38];
  wire [1:0] part_20 = direction_up[20] ? whole[105:104] : whole[41:40];
  wire [1:0] part_21 = direction_up[21] ? whole[107:106] : whole[43:42];
  wire [1:0] part_22 = direction_up[22] ? whole[109:108] : whole[45:44];
  wire [1:0] part_23 = direction_up[23] ? whole[111:110] : whole[47:46];
  wire [1:0] part_24 = direction_up[24] ? whole[113:112] : whole[49:48];
  wire [1:0] part_25 = direction_up[25] ? whole[115:114] : whole[51:50];
  wire [1:0] part_26 = direction_up[26] ? whole[117:116] : whole[53:52];
  wire [1:0] part_27 = direction_up[27] ? whole[119:118] : whole[55:54];
  wire [1:0] part_28 = direction_up[28] ? whole[121:120] : whole[57:56];
  wire [1:0] part_29 = direction_up[29] ? whole[123:122] : whole[59:58];
  wire [1:0] part_30 = direction_up[30] ? whole[125:124] : whole[61:60];
  wire [1:0] part_31 = direction_up[31] ? whole[127:126] : whole[63:62];
  assign part = {part_31, part_30, part_29, part_28, part_27, part_26, part_25, part_24, part_23,
      part_22, part_21, part_20, part_19, part_18, part_17, part_16, part_15, part_14, part_13,
      part_12, part_11, part_10, part_9, part_8, part_7, part_6, part_5, part_4, part_3, part_2,
      part_1, part_0};
endmodule
