// Step 13 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,  // 16 of 64 bits, from step 12
  input  wire [127:0] right_goes_up3,  // 16 of 8 bits, from step 12
  output wire [1023:0] parts5  // 32 of 32 bits, from step 13
);
  wire [31:0] parts5_0;
  wire [31:0] parts5_1;
  fpc_opt_lanes32_split3 split3_0 (
    .whole(parts4[63:0]), .up(right_goes_up3[7:0]), .left(parts5_0), .right(parts5_1)
  );
  wire [31:0] parts5_2;
  wire [31:0] parts5_3;
  fpc_opt_lanes32_split3 split3_1 (
    .whole(parts4[127:64]), .up(right_goes_up3[15:8]), .left(parts5_2), .right(parts5_3)
  );
  wire [31:0] parts5_4;
  wire [31:0] parts5_5;
  fpc_opt_lanes32_split3 split3_2 (
    .whole(parts4[191:128]), .up(right_goes_up3[23:16]), .left(parts5_4), .right(parts5_5)
  );
  wire [31:0] parts5_6;
  wire [31:0] parts5_7;
  fpc_opt_lanes32_split3 split3_3 (
    .whole(parts4[255:192]), .up(right_goes_up3[31:24]), .left(parts5_6), .right(parts5_7)
  );
  wire [31:0] parts5_8;
  wire [31:0] parts5_9;
  fpc_opt_lanes32_split3 split3_4 (
    .whole(parts4[319:256]), .up(right_goes_up3[39:32]), .left(parts5_8), .right(parts5_9)
  );
  wire [31:0] parts5_10;
  wire [31:0] parts5_11;
  fpc_opt_lanes32_split3 split3_5 (
    .whole(parts4[383:320]), .up(right_goes_up3[47:40]), .left(parts5_10), .right(parts5_11)
  );
  wire [31:0] parts5_12;
  wire [31:0] parts5_13;
  fpc_opt_lanes32_split3 split3_6 (
    .whole(parts4[447:384]), .up(right_goes_up3[55:48]), .left(parts5_12), .right(parts5_13)
  );
  wire [31:0] parts5_14;
  wire [31:0] parts5_15;
  fpc_opt_lanes32_split3 split3_7 (
    .whole(parts4[511:448]), .up(right_goes_up3[63:56]), .left(parts5_14), .right(parts5_15)
  );
  wire [31:0] parts5_16;
  wire [31:0] parts5_17;
  fpc_opt_lanes32_split3 split3_8 (
    .whole(parts4[575:512]), .up(right_goes_up3[71:64]), .left(parts5_16), .right(parts5_17)
  );
  wire [31:0] parts5_18;
  wire [31:0] parts5_19;
  fpc_opt_lanes32_split3 split3_9 (
    .whole(parts4[639:576]), .up(right_goes_up3[79:72]), .left(parts5_18), .right(parts5_19)
  );
  wire [31:0] parts5_20;
  wire [31:0] parts5_21;
  fpc_opt_lanes32_split3 split3_10 (
    .whole(parts4[703:640]), .up(right_goes_up3[87:80]), .left(parts5_20), .right(parts5_21)
  );
  wire [31:0] parts5_22;
  wire [31:0] parts5_23;
  fpc_opt_lanes32_split3 split3_11 (
    .whole(parts4[767:704]), .up(right_goes_up3[95:88]), .left(parts5_22), .right(parts5_23)
  );
  wire [31:0] parts5_24;
  wire [31:0] parts5_25;
  fpc_opt_lanes32_split3 split3_12 (
    .whole(parts4[831:768]), .up(right_goes_up3[103:96]), .left(parts5_24), .right(parts5_25)
  );
  wire [31:0] parts5_26;
  wire [31:0] parts5_27;
  fpc_opt_lanes32_split3 split3_13 (
    .whole(parts4[895:832]), .up(right_goes_up3[111:104]), .left(parts5_26), .right(parts5_27)
  );
  wire [31:0] parts5_28;
  wire [31:0] parts5_29;
  fpc_opt_lanes32_split3 split3_14 (
    .whole(parts4[959:896]), .up(right_goes_up3[119:112]), .left(parts5_28), .right(parts5_29)
  );
  wire [31:0] parts5_30;
  wire [31:0] parts5_31;
  fpc_opt_lanes32_split3 split3_15 (
    .whole(parts4[1023:960]), .up(right_goes_up3[127:120]), .left(parts5_30), .right(parts5_31)
  );
  assign parts5 = {parts5_31, parts5_30, parts5_29, parts5_28, parts5_27, parts5_26, parts5_25,
      parts5_24, parts5_23, parts5_22, parts5_21, parts5_20, parts5_19, parts5_18, parts5_17,
      parts5_16, parts5_15, parts5_14, parts5_13, parts5_12, parts5_11, parts5_10, parts5_9,
      parts5_8, parts5_7, parts5_6, parts5_5, parts5_4, parts5_3, parts5_2, parts5_1, parts5_0};
endmodule
