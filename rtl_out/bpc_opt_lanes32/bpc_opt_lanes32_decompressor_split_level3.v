// Step 7 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level3 (
  input  wire [48:0] totals1,  // 8 of 6 to 7 bits, the first lowest, from step 2
  input  wire [1023:0] parts2,  // 4 of 256 bits, from step 6
  input  wire [59:0] starts8,  // 8 of 4 to 8 bits, the first lowest, from step 6
  output wire [1023:0] parts3,  // 8 of 128 bits, from step 7
  output wire [108:0] starts16  // 16 of 4 to 7 bits, the first lowest, from step 7
);
  wire [255:0] rows_upper7;  // 8 of 32 bits
  wire [47:0] row_direction7_start_in = {starts8[59:54], starts8[51:46], starts8[43:38],
      starts8[35:30], starts8[27:22], starts8[19:14], starts8[11:6], {2'h0, starts8[3:0]}};
  hdlgen_direction #(.UNITS(32)) row_direction7 [7:0] (
    .start(row_direction7_start_in), .up(rows_upper7)
  );
  wire [2047:0] rows7_whole_in = {parts2[1023:768], parts2[1023:512], parts2[767:256],
      parts2[511:0], parts2[255:0]};
  hdlgen_rows #(.ROWS(32), .ROW_BITS(4)) rows7 [7:0] (
    .whole(rows7_whole_in), .upper(rows_upper7), .part(parts3)
  );
  wire [6:0] starts16_3 = starts8[10:4] + {1'h0, totals1[12:7]};
  wire [6:0] starts16_5 = starts8[18:12] + {1'h0, totals1[18:13]};
  wire [6:0] starts16_7 = starts8[26:20] + {1'h0, totals1[24:19]};
  wire [6:0] starts16_9 = starts8[34:28] + {1'h0, totals1[30:25]};
  wire [6:0] starts16_11 = starts8[42:36] + {1'h0, totals1[36:31]};
  wire [6:0] starts16_13 = starts8[50:44] + {1'h0, totals1[42:37]};
  wire [6:0] starts16_15 = starts8[58:52] + {1'h0, totals1[48:43]};
  assign starts16 = {starts16_15, starts8[58:52], starts16_13, starts8[50:44], starts16_11,
      starts8[42:36], starts16_9, starts8[34:28], starts16_7, starts8[26:20], starts16_5,
      starts8[18:12], starts16_3, starts8[10:4], totals1[6:0], starts8[3:0]};
endmodule
