// The mirror of concatenation, one child of a node: a run of payloads out of a cyclic
// buffer, in a narrower one. What lies outside of the run is not cleared.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_window6 (
  input  wire [127:0] whole,
  input  wire [5:0] start,  // the row of the node that the child's payloads start in
  output wire [63:0] part
);
  wire [31:0] direction_up;
  bpc_opt_lanes32_direction5 direction (
    .start(start), .up(direction_up)
  );
  assign part[1:0] = direction_up[0] ? whole[65:64] : whole[1:0];
  assign part[3:2] = direction_up[1] ? whole[67:66] : whole[3:2];
  assign part[5:4] = direction_up[2] ? whole[69:68] : whole[5:4];
  assign part[7:6] = direction_up[3] ? whole[71:70] : whole[7:6];
  assign part[9:8] = direction_up[4] ? whole[73:72] : whole[9:8];
  assign part[11:10] = direction_up[5] ? whole[75:74] : whole[11:10];
  assign part[13:12] = direction_up[6] ? whole[77:76] : whole[13:12];
  assign part[15:14] = direction_up[7] ? whole[79:78] : whole[15:14];
  assign part[17:16] = direction_up[8] ? whole[81:80] : whole[17:16];
  assign part[19:18] = direction_up[9] ? whole[83:82] : whole[19:18];
  assign part[21:20] = direction_up[10] ? whole[85:84] : whole[21:20];
  assign part[23:22] = direction_up[11] ? whole[87:86] : whole[23:22];
  assign part[25:24] = direction_up[12] ? whole[89:88] : whole[25:24];
  assign part[27:26] = direction_up[13] ? whole[91:90] : whole[27:26];
  assign part[29:28] = direction_up[14] ? whole[93:92] : whole[29:28];
  assign part[31:30] = direction_up[15] ? whole[95:94] : whole[31:30];
  assign part[33:32] = direction_up[16] ? whole[97:96] : whole[33:32];
  assign part[35:34] = direction_up[17] ? whole[99:98] : whole[35:34];
  assign part[37:36] = direction_up[18] ? whole[101:100] : whole[37:36];
  assign part[39:38] = direction_up[19] ? whole[103:102] : whole[39:38];
  assign part[41:40] = direction_up[20] ? whole[105:104] : whole[41:40];
  assign part[43:42] = direction_up[21] ? whole[107:106] : whole[43:42];
  assign part[45:44] = direction_up[22] ? whole[109:108] : whole[45:44];
  assign part[47:46] = direction_up[23] ? whole[111:110] : whole[47:46];
  assign part[49:48] = direction_up[24] ? whole[113:112] : whole[49:48];
  assign part[51:50] = direction_up[25] ? whole[115:114] : whole[51:50];
  assign part[53:52] = direction_up[26] ? whole[117:116] : whole[53:52];
  assign part[55:54] = direction_up[27] ? whole[119:118] : whole[55:54];
  assign part[57:56] = direction_up[28] ? whole[121:120] : whole[57:56];
  assign part[59:58] = direction_up[29] ? whole[123:122] : whole[59:58];
  assign part[61:60] = direction_up[30] ? whole[125:124] : whole[61:60];
  assign part[63:62] = direction_up[31] ? whole[127:126] : whole[63:62];
endmodule
