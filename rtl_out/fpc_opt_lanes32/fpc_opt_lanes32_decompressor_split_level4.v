// Step 12 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level4 (
  input  wire [47:0] starts5_low,  // 16 of 3 bits, from step 6
  input  wire [15:0] starts5_high,  // 16 bits, from step 7
  input  wire [1023:0] parts3,  // 8 of 128 bits, from step 11
  input  wire [127:0] right_goes_up4,  // 8 of 16 bits, from step 11
  output wire [1023:0] parts4,  // 16 of 64 bits, from step 12
  output wire [127:0] right_goes_up3  // 16 of 8 bits, from step 12
);
  wire [63:0] parts4_0;
  wire [63:0] parts4_1;
  fpc_opt_lanes32_split4 split4_0 (
    .whole(parts3[127:0]), .up(right_goes_up4[15:0]), .left(parts4_0), .right(parts4_1)
  );
  wire [63:0] parts4_2;
  wire [63:0] parts4_3;
  fpc_opt_lanes32_split4 split4_1 (
    .whole(parts3[255:128]), .up(right_goes_up4[31:16]), .left(parts4_2), .right(parts4_3)
  );
  wire [63:0] parts4_4;
  wire [63:0] parts4_5;
  fpc_opt_lanes32_split4 split4_2 (
    .whole(parts3[383:256]), .up(right_goes_up4[47:32]), .left(parts4_4), .right(parts4_5)
  );
  wire [63:0] parts4_6;
  wire [63:0] parts4_7;
  fpc_opt_lanes32_split4 split4_3 (
    .whole(parts3[511:384]), .up(right_goes_up4[63:48]), .left(parts4_6), .right(parts4_7)
  );
  wire [63:0] parts4_8;
  wire [63:0] parts4_9;
  fpc_opt_lanes32_split4 split4_4 (
    .whole(parts3[639:512]), .up(right_goes_up4[79:64]), .left(parts4_8), .right(parts4_9)
  );
  wire [63:0] parts4_10;
  wire [63:0] parts4_11;
  fpc_opt_lanes32_split4 split4_5 (
    .whole(parts3[767:640]), .up(right_goes_up4[95:80]), .left(parts4_10), .right(parts4_11)
  );
  wire [63:0] parts4_12;
  wire [63:0] parts4_13;
  fpc_opt_lanes32_split4 split4_6 (
    .whole(parts3[895:768]), .up(right_goes_up4[111:96]), .left(parts4_12), .right(parts4_13)
  );
  wire [63:0] parts4_14;
  wire [63:0] parts4_15;
  fpc_opt_lanes32_split4 split4_7 (
    .whole(parts3[1023:896]), .up(right_goes_up4[127:112]), .left(parts4_14), .right(parts4_15)
  );
  wire [7:0] right_goes_up3_0;
  fpc_opt_lanes32_direction3 direction3_0 (
    .start({starts5_high[0], starts5_low[2:0]}), .up(right_goes_up3_0)
  );
  wire [7:0] right_goes_up3_1;
  fpc_opt_lanes32_direction3 direction3_1 (
    .start({starts5_high[1], starts5_low[5:3]}), .up(right_goes_up3_1)
  );
  wire [7:0] right_goes_up3_2;
  fpc_opt_lanes32_direction3 direction3_2 (
    .start({starts5_high[2], starts5_low[8:6]}), .up(right_goes_up3_2)
  );
  wire [7:0] right_goes_up3_3;
  fpc_opt_lanes32_direction3 direction3_3 (
    .start({starts5_high[3], starts5_low[11:9]}), .up(right_goes_up3_3)
  );
  wire [7:0] right_goes_up3_4;
  fpc_opt_lanes32_direction3 direction3_4 (
    .start({starts5_high[4], starts5_low[14:12]}), .up(right_goes_up3_4)
  );
  wire [7:0] right_goes_up3_5;
  fpc_opt_lanes32_direction3 direction3_5 (
    .start({starts5_high[5], starts5_low[17:15]}), .up(right_goes_up3_5)
  );
  wire [7:0] right_goes_up3_6;
  fpc_opt_lanes32_direction3 direction3_6 (
    .start({starts5_high[6], starts5_low[20:18]}), .up(right_goes_up3_6)
  );
  wire [7:0] right_goes_up3_7;
  fpc_opt_lanes32_direction3 direction3_7 (
    .start({starts5_high[7], starts5_low[23:21]}), .up(right_goes_up3_7)
  );
  wire [7:0] right_goes_up3_8;
  fpc_opt_lanes32_direction3 direction3_8 (
    .start({starts5_high[8], starts5_low[26:24]}), .up(right_goes_up3_8)
  );
  wire [7:0] right_goes_up3_9;
  fpc_opt_lanes32_direction3 direction3_9 (
    .start({starts5_high[9], starts5_low[29:27]}), .up(right_goes_up3_9)
  );
  wire [7:0] right_goes_up3_10;
  fpc_opt_lanes32_direction3 direction3_10 (
    .start({starts5_high[10], starts5_low[32:30]}), .up(right_goes_up3_10)
  );
  wire [7:0] right_goes_up3_11;
  fpc_opt_lanes32_direction3 direction3_11 (
    .start({starts5_high[11], starts5_low[35:33]}), .up(right_goes_up3_11)
  );
  wire [7:0] right_goes_up3_12;
  fpc_opt_lanes32_direction3 direction3_12 (
    .start({starts5_high[12], starts5_low[38:36]}), .up(right_goes_up3_12)
  );
  wire [7:0] right_goes_up3_13;
  fpc_opt_lanes32_direction3 direction3_13 (
    .start({starts5_high[13], starts5_low[41:39]}), .up(right_goes_up3_13)
  );
  wire [7:0] right_goes_up3_14;
  fpc_opt_lanes32_direction3 direction3_14 (
    .start({starts5_high[14], starts5_low[44:42]}), .up(right_goes_up3_14)
  );
  wire [7:0] right_goes_up3_15;
  fpc_opt_lanes32_direction3 direction3_15 (
    .start({starts5_high[15], starts5_low[47:45]}), .up(right_goes_up3_15)
  );
  assign parts4 = {parts4_15, parts4_14, parts4_13, parts4_12, parts4_11, parts4_10, parts4_9,
      parts4_8, parts4_7, parts4_6, parts4_5, parts4_4, parts4_3, parts4_2, parts4_1, parts4_0};
  assign right_goes_up3 = {right_goes_up3_15, right_goes_up3_14, right_goes_up3_13,
      right_goes_up3_12, right_goes_up3_11, right_goes_up3_10, right_goes_up3_9, right_goes_up3_8,
      right_goes_up3_7, right_goes_up3_6, right_goes_up3_5, right_goes_up3_4, right_goes_up3_3,
      right_goes_up3_2, right_goes_up3_1, right_goes_up3_0};
endmodule
