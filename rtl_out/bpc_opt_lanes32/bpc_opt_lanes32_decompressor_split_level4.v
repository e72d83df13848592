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
  wire [511:0] rows_upper6;  // 16 of 32 bits
  wire [95:0] row_direction6_start_in = {starts16[108:103], starts16[101:96], starts16[94:89],
      starts16[87:82], starts16[80:75], starts16[73:68], starts16[66:61], starts16[59:54],
      starts16[52:47], starts16[45:40], starts16[38:33], starts16[31:26], starts16[24:19],
      starts16[17:12], starts16[10:5], {1'h0, starts16[3:0], 1'h0}};
  hdlgen_direction #(.UNITS(32)) row_direction6 [15:0] (
    .start(row_direction6_start_in), .up(rows_upper6)
  );
  wire [2047:0] rows6_whole_in = {parts3[1023:896], parts3[1023:768], parts3[895:640],
      parts3[767:512], parts3[639:384], parts3[511:256], parts3[383:128], parts3[255:0],
      parts3[127:0]};
  hdlgen_rows #(.ROWS(32), .ROW_BITS(2)) rows6 [15:0] (
    .whole(rows6_whole_in), .upper(rows_upper6), .part(parts4)
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
  assign starts32 = {starts32_31, starts16[106:102], starts32_29, starts16[99:95], starts32_27,
      starts16[92:88], starts32_25, starts16[86:81], starts32_23, starts16[78:74], starts32_21,
      starts16[71:67], starts32_19, starts16[64:60], starts32_17, starts16[57:53], starts32_15,
      starts16[50:46], starts32_13, starts16[43:39], starts32_11, starts16[36:32], starts32_9,
      starts16[29:25], starts32_7, starts16[22:18], starts32_5, starts16[15:11], starts32_3,
      starts16[8:4], second_start, starts16[2:0]};
endmodule
