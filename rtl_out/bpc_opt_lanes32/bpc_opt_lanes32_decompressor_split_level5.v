// Step 9 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,  // 16 of 64 bits, from step 8
  input  wire [95:0] starts32,  // 16 of 6 bits, from step 8
  output wire [1023:0] parts5  // 32 of 32 bits, from step 9
);
  wire [31:0] direction5_0_up;
  bpc_opt_lanes32_direction5 direction5_0 (
    .start(starts32[5:0]), .up(direction5_0_up)
  );
  wire [31:0] direction5_1_up;
  bpc_opt_lanes32_direction5 direction5_1 (
    .start(starts32[11:6]), .up(direction5_1_up)
  );
  wire [31:0] direction5_2_up;
  bpc_opt_lanes32_direction5 direction5_2 (
    .start(starts32[17:12]), .up(direction5_2_up)
  );
  wire [31:0] direction5_3_up;
  bpc_opt_lanes32_direction5 direction5_3 (
    .start(starts32[23:18]), .up(direction5_3_up)
  );
  wire [31:0] direction5_4_up;
  bpc_opt_lanes32_direction5 direction5_4 (
    .start(starts32[29:24]), .up(direction5_4_up)
  );
  wire [31:0] direction5_5_up;
  bpc_opt_lanes32_direction5 direction5_5 (
    .start(starts32[35:30]), .up(direction5_5_up)
  );
  wire [31:0] direction5_6_up;
  bpc_opt_lanes32_direction5 direction5_6 (
    .start(starts32[41:36]), .up(direction5_6_up)
  );
  wire [31:0] direction5_7_up;
  bpc_opt_lanes32_direction5 direction5_7 (
    .start(starts32[47:42]), .up(direction5_7_up)
  );
  wire [31:0] direction5_8_up;
  bpc_opt_lanes32_direction5 direction5_8 (
    .start(starts32[53:48]), .up(direction5_8_up)
  );
  wire [31:0] direction5_9_up;
  bpc_opt_lanes32_direction5 direction5_9 (
    .start(starts32[59:54]), .up(direction5_9_up)
  );
  wire [31:0] direction5_10_up;
  bpc_opt_lanes32_direction5 direction5_10 (
    .start(starts32[65:60]), .up(direction5_10_up)
  );
  wire [31:0] direction5_11_up;
  bpc_opt_lanes32_direction5 direction5_11 (
    .start(starts32[71:66]), .up(direction5_11_up)
  );
  wire [31:0] direction5_12_up;
  bpc_opt_lanes32_direction5 direction5_12 (
    .start(starts32[77:72]), .up(direction5_12_up)
  );
  wire [31:0] direction5_13_up;
  bpc_opt_lanes32_direction5 direction5_13 (
    .start(starts32[83:78]), .up(direction5_13_up)
  );
  wire [31:0] direction5_14_up;
  bpc_opt_lanes32_direction5 direction5_14 (
    .start(starts32[89:84]), .up(direction5_14_up)
  );
  wire [31:0] direction5_15_up;
  bpc_opt_lanes32_direction5 direction5_15 (
    .start(starts32[95:90]), .up(direction5_15_up)
  );
  wire [31:0] parts5_0;
  wire [31:0] parts5_1;
  bpc_opt_lanes32_split5 split5_0 (
    .whole(parts4[63:0]), .up(direction5_0_up), .left(parts5_0), .right(parts5_1)
  );
  wire [31:0] parts5_2;
  wire [31:0] parts5_3;
  bpc_opt_lanes32_split5 split5_1 (
    .whole(parts4[127:64]), .up(direction5_1_up), .left(parts5_2), .right(parts5_3)
  );
  wire [31:0] parts5_4;
  wire [31:0] parts5_5;
  bpc_opt_lanes32_split5 split5_2 (
    .whole(parts4[191:128]), .up(direction5_2_up), .left(parts5_4), .right(parts5_5)
  );
  wire [31:0] parts5_6;
  wire [31:0] parts5_7;
  bpc_opt_lanes32_split5 split5_3 (
    .whole(parts4[255:192]), .up(direction5_3_up), .left(parts5_6), .right(parts5_7)
  );
  wire [31:0] parts5_8;
  wire [31:0] parts5_9;
  bpc_opt_lanes32_split5 split5_4 (
    .whole(parts4[319:256]), .up(direction5_4_up), .left(parts5_8), .right(parts5_9)
  );
  wire [31:0] parts5_10;
  wire [31:0] parts5_11;
  bpc_opt_lanes32_split5 split5_5 (
    .whole(parts4[383:320]), .up(direction5_5_up), .left(parts5_10), .right(parts5_11)
  );
  wire [31:0] parts5_12;
  wire [31:0] parts5_13;
  bpc_opt_lanes32_split5 split5_6 (
    .whole(parts4[447:384]), .up(direction5_6_up), .left(parts5_12), .right(parts5_13)
  );
  wire [31:0] parts5_14;
  wire [31:0] parts5_15;
  bpc_opt_lanes32_split5 split5_7 (
    .whole(parts4[511:448]), .up(direction5_7_up), .left(parts5_14), .right(parts5_15)
  );
  wire [31:0] parts5_16;
  wire [31:0] parts5_17;
  bpc_opt_lanes32_split5 split5_8 (
    .whole(parts4[575:512]), .up(direction5_8_up), .left(parts5_16), .right(parts5_17)
  );
  wire [31:0] parts5_18;
  wire [31:0] parts5_19;
  bpc_opt_lanes32_split5 split5_9 (
    .whole(parts4[639:576]), .up(direction5_9_up), .left(parts5_18), .right(parts5_19)
  );
  wire [31:0] parts5_20;
  wire [31:0] parts5_21;
  bpc_opt_lanes32_split5 split5_10 (
    .whole(parts4[703:640]), .up(direction5_10_up), .left(parts5_20), .right(parts5_21)
  );
  wire [31:0] parts5_22;
  wire [31:0] parts5_23;
  bpc_opt_lanes32_split5 split5_11 (
    .whole(parts4[767:704]), .up(direction5_11_up), .left(parts5_22), .right(parts5_23)
  );
  wire [31:0] parts5_24;
  wire [31:0] parts5_25;
  bpc_opt_lanes32_split5 split5_12 (
    .whole(parts4[831:768]), .up(direction5_12_up), .left(parts5_24), .right(parts5_25)
  );
  wire [31:0] parts5_26;
  wire [31:0] parts5_27;
  bpc_opt_lanes32_split5 split5_13 (
    .whole(parts4[895:832]), .up(direction5_13_up), .left(parts5_26), .right(parts5_27)
  );
  wire [31:0] parts5_28;
  wire [31:0] parts5_29;
  bpc_opt_lanes32_split5 split5_14 (
    .whole(parts4[959:896]), .up(direction5_14_up), .left(parts5_28), .right(parts5_29)
  );
  wire [31:0] parts5_30;
  wire [31:0] parts5_31;
  bpc_opt_lanes32_split5 split5_15 (
    .whole(parts4[1023:960]), .up(direction5_15_up), .left(parts5_30), .right(parts5_31)
  );
  assign parts5 = {parts5_31, parts5_30, parts5_29, parts5_28, parts5_27, parts5_26, parts5_25,
      parts5_24, parts5_23, parts5_22, parts5_21, parts5_20, parts5_19, parts5_18, parts5_17,
      parts5_16, parts5_15, parts5_14, parts5_13, parts5_12, parts5_11, parts5_10, parts5_9,
      parts5_8, parts5_7, parts5_6, parts5_5, parts5_4, parts5_3, parts5_2, parts5_1, parts5_0};
endmodule
