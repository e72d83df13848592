// Step 8 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level4 (
  input  wire [74:0] lengths,
  input  wire [1023:0] parts3,
  input  wire [108:0] starts16,
  input  wire [5:0] second_start,
  output wire [1023:0] parts4,
  output wire [174:0] starts32
);
  bpc_opt_lanes32_window6 window6_0 (
    .whole(parts3[127:0]), .start({1'h0, starts16[3:0], 1'h0}), .part(parts4[63:0])
  );
  bpc_opt_lanes32_window6 window6_1 (
    .whole(parts3[127:0]), .start(starts16[10:5]), .part(parts4[127:64])
  );
  bpc_opt_lanes32_window6 window6_2 (
    .whole(parts3[255:128]), .start(starts16[17:12]), .part(parts4[191:128])
  );
  bpc_opt_lanes32_window6 window6_3 (
    .whole(parts3[255:128]), .start(starts16[24:19]), .part(parts4[255:192])
  );
  bpc_opt_lanes32_window6 window6_4 (
    .whole(parts3[383:256]), .start(starts16[31:26]), .part(parts4[319:256])
  );
  bpc_opt_lanes32_window6 window6_5 (
    .whole(parts3[383:256]), .start(starts16[38:33]), .part(parts4[383:320])
  );
  bpc_opt_lanes32_window6 window6_6 (
    .whole(parts3[511:384]), .start(starts16[45:40]), .part(parts4[447:384])
  );
  bpc_opt_lanes32_window6 window6_7 (
    .whole(parts3[511:384]), .start(starts16[52:47]), .part(parts4[511:448])
  );
  bpc_opt_lanes32_window6 window6_8 (
    .whole(parts3[639:512]), .start(starts16[59:54]), .part(parts4[575:512])
  );
  bpc_opt_lanes32_window6 window6_9 (
    .whole(parts3[639:512]), .start(starts16[66:61]), .part(parts4[639:576])
  );
  bpc_opt_lanes32_window6 window6_10 (
    .whole(parts3[767:640]), .start(starts16[73:68]), .part(parts4[703:640])
  );
  bpc_opt_lanes32_window6 window6_11 (
    .whole(parts3[767:640]), .start(starts16[80:75]), .part(parts4[767:704])
  );
  bpc_opt_lanes32_window6 window6_12 (
    .whole(parts3[895:768]), .start(starts16[87:82]), .part(parts4[831:768])
  );
  bpc_opt_lanes32_window6 window6_13 (
    .whole(parts3[895:768]), .start(starts16[94:89]), .part(parts4[895:832])
  );
  bpc_opt_lanes32_window6 window6_14 (
    .whole(parts3[1023:896]), .start(starts16[101:96]), .part(parts4[959:896])
  );
  bpc_opt_lanes32_window6 window6_15 (
    .whole(parts3[1023:896]), .start(starts16[108:103]), .part(parts4[1023:960])
  );
  assign starts32[2:0] = starts16[2:0];
  assign starts32[8:3] = second_start;
  assign starts32[13:9] = starts16[8:4];
  assign starts32[19:14] = starts16[9:4] + {1'h0, lengths[4:0]};
  assign starts32[24:20] = starts16[15:11];
  assign starts32[30:25] = starts16[16:11] + {1'h0, lengths[9:5]};
  assign starts32[35:31] = starts16[22:18];
  assign starts32[41:36] = starts16[23:18] + {1'h0, lengths[14:10]};
  assign starts32[46:42] = starts16[29:25];
  assign starts32[52:47] = starts16[30:25] + {1'h0, lengths[19:15]};
  assign starts32[57:53] = starts16[36:32];
  assign starts32[63:58] = starts16[37:32] + {1'h0, lengths[24:20]};
  assign starts32[68:64] = starts16[43:39];
  assign starts32[74:69] = starts16[44:39] + {1'h0, lengths[29:25]};
  assign starts32[79:75] = starts16[50:46];
  assign starts32[85:80] = starts16[51:46] + {1'h0, lengths[34:30]};
  assign starts32[90:86] = starts16[57:53];
  assign starts32[96:91] = starts16[58:53] + {1'h0, lengths[39:35]};
  assign starts32[101:97] = starts16[64:60];
  assign starts32[107:102] = starts16[65:60] + {1'h0, lengths[44:40]};
  assign starts32[112:108] = starts16[71:67];
  assign starts32[118:113] = starts16[72:67] + {1'h0, lengths[49:45]};
  assign starts32[123:119] = starts16[78:74];
  assign starts32[129:124] = starts16[79:74] + {1'h0, lengths[54:50]};
  assign starts32[135:130] = starts16[86:81];
  assign starts32[141:136] = starts16[86:81] + {1'h0, lengths[59:55]};
  assign starts32[146:142] = starts16[92:88];
  assign starts32[152:147] = starts16[93:88] + {1'h0, lengths[64:60]};
  assign starts32[157:153] = starts16[99:95];
  assign starts32[163:158] = starts16[100:95] + {1'h0, lengths[69:65]};
  assign starts32[168:164] = starts16[106:102];
  assign starts32[174:169] = starts16[107:102] + {1'h0, lengths[74:70]};
endmodule
