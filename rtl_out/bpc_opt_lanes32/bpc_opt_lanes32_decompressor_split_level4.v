// Step 8 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level4 (
  input  wire [74:0] lengths,  // 15 of 5 bits, from step 1
  input  wire [1023:0] parts3,  // 8 of 128 bits, from step 7
  input  wire [108:0] starts16,  // 16 of 4 to 7 bits, the first lowest, from step 7
  input  wire [5:0] second_start,  // From step 2
  output wire [1023:0] parts4,  // 16 of 64 bits, from step 8
  output wire [174:0] starts32  // 32 of 3 to 6 bits, the first lowest, from step 8
);
  wire [63:0] parts4_0;
  bpc_opt_lanes32_window6 window6_0 (
    .whole(parts3[127:0]), .start({1'h0, starts16[3:0], 1'h0}), .part(parts4_0)
  );
  wire [63:0] parts4_1;
  bpc_opt_lanes32_window6 window6_1 (
    .whole(parts3[127:0]), .start(starts16[10:5]), .part(parts4_1)
  );
  wire [63:0] parts4_2;
  bpc_opt_lanes32_window6 window6_2 (
    .whole(parts3[255:128]), .start(starts16[17:12]), .part(parts4_2)
  );
  wire [63:0] parts4_3;
  bpc_opt_lanes32_window6 window6_3 (
    .whole(parts3[255:128]), .start(starts16[24:19]), .part(parts4_3)
  );
  wire [63:0] parts4_4;
  bpc_opt_lanes32_window6 window6_4 (
    .whole(parts3[383:256]), .start(starts16[31:26]), .part(parts4_4)
  );
  wire [63:0] parts4_5;
  bpc_opt_lanes32_window6 window6_5 (
    .whole(parts3[383:256]), .start(starts16[38:33]), .part(parts4_5)
  );
  wire [63:0] parts4_6;
  bpc_opt_lanes32_window6 window6_6 (
    .whole(parts3[511:384]), .start(starts16[45:40]), .part(parts4_6)
  );
  wire [63:0] parts4_7;
  bpc_opt_lanes32_window6 window6_7 (
    .whole(parts3[511:384]), .start(starts16[52:47]), .part(parts4_7)
  );
  wire [63:0] parts4_8;
  bpc_opt_lanes32_window6 window6_8 (
    .whole(parts3[639:512]), .start(starts16[59:54]), .part(parts4_8)
  );
  wire [63:0] parts4_9;
  bpc_opt_lanes32_window6 window6_9 (
    .whole(parts3[639:512]), .start(starts16[66:61]), .part(parts4_9)
  );
  wire [63:0] parts4_10;
  bpc_opt_lanes32_window6 window6_10 (
    .whole(parts3[767:640]), .start(starts16[73:68]), .part(parts4_10)
  );
  wire [63:0] parts4_11;
  bpc_opt_lanes32_window6 window6_11 (
    .whole(parts3[767:640]), .start(starts16[80:75]), .part(parts4_11)
  );
  wire [63:0] parts4_12;
  bpc_opt_lanes32_window6 window6_12 (
    .whole(parts3[895:768]), .start(starts16[87:82]), .part(parts4_12)
  );
  wire [63:0] parts4_13;
  bpc_opt_lanes32_window6 window6_13 (
    .whole(parts3[895:768]), .start(starts16[94:89]), .part(parts4_13)
  );
  wire [63:0] parts4_14;
  bpc_opt_lanes32_window6 window6_14 (
    .whole(parts3[1023:896]), .start(starts16[101:96]), .part(parts4_14)
  );
  wire [63:0] parts4_15;
  bpc_opt_lanes32_window6 window6_15 (
    .whole(parts3[1023:896]), .start(starts16[108:103]), .part(parts4_15)
  );
  wire [5:0] starts32_3 = starts16[9:4] + {1'h0, lengths[4:0]};
  wire [5:0] starts32_5 = starts16[16:11] + {1'h0, lengths[9:5]};
  wire [5:0] starts32_7 = starts16[23:18] + {1'h0, lengths[14:10]};
  wire [5:0] starts32_9 = starts16[30:25] + {1'h0, lengths[19:15]};
  wire [5:0] starts32_11 = starts16[37:32] + {1'h0, lengths[24:20]};
  wire [5:0] starts32_13 = starts16[44:39] + {1'h0, lengths[29:25]};
  wire [5:0] starts32_15 = starts16[51:46] + {1'h0, lengths[34:30]};
  wire [5:0] starts32_17 = starts16[58:53] + {1'h0, lengths[39:35]};
  wire [5:0] starts32_19 = starts16[65:60] + {1'h0, lengths[44:40]};
  wire [5:0] starts32_21 = starts16[72:67] + {1'h0, lengths[49:45]};
  wire [5:0] starts32_23 = starts16[79:74] + {1'h0, lengths[54:50]};
  wire [5:0] starts32_25 = starts16[86:81] + {1'h0, lengths[59:55]};
  wire [5:0] starts32_27 = starts16[93:88] + {1'h0, lengths[64:60]};
  wire [5:0] starts32_29 = starts16[100:95] + {1'h0, lengths[69:65]};
  wire [5:0] starts32_31 = starts16[107:102] + {1'h0, lengths[74:70]};
  assign parts4 = {parts4_15, parts4_14, parts4_13, parts4_12, parts4_11, parts4_10, parts4_9,
      parts4_8, parts4_7, parts4_6, parts4_5, parts4_4, parts4_3, parts4_2, parts4_1, parts4_0};
  assign starts32 = {starts32_31, starts16[106:102], starts32_29, starts16[99:95], starts32_27,
      starts16[92:88], starts32_25, starts16[86:81], starts32_23, starts16[78:74], starts32_21,
      starts16[71:67], starts32_19, starts16[64:60], starts32_17, starts16[57:53], starts32_15,
      starts16[50:46], starts32_13, starts16[43:39], starts32_11, starts16[36:32], starts32_9,
      starts16[29:25], starts32_7, starts16[22:18], starts32_5, starts16[15:11], starts32_3,
      starts16[8:4], second_start, starts16[2:0]};
endmodule
