// Step 13 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,
  input  wire [127:0] right_goes_up3,
  output wire [1023:0] parts5
);
  fpc_opt_lanes32_split3 split3_0 (
    .whole(parts4[63:0]), .up(right_goes_up3[7:0]), .left(parts5[31:0]), .right(parts5[63:32])
  );
  fpc_opt_lanes32_split3 split3_1 (
    .whole(parts4[127:64]), .up(right_goes_up3[15:8]), .left(parts5[95:64]), .right(parts5[127:96])
  );
  fpc_opt_lanes32_split3 split3_2 (
    .whole(parts4[191:128]), .up(right_goes_up3[23:16]), .left(parts5[159:128]),
    .right(parts5[191:160])
  );
  fpc_opt_lanes32_split3 split3_3 (
    .whole(parts4[255:192]), .up(right_goes_up3[31:24]), .left(parts5[223:192]),
    .right(parts5[255:224])
  );
  fpc_opt_lanes32_split3 split3_4 (
    .whole(parts4[319:256]), .up(right_goes_up3[39:32]), .left(parts5[287:256]),
    .right(parts5[319:288])
  );
  fpc_opt_lanes32_split3 split3_5 (
    .whole(parts4[383:320]), .up(right_goes_up3[47:40]), .left(parts5[351:320]),
    .right(parts5[383:352])
  );
  fpc_opt_lanes32_split3 split3_6 (
    .whole(parts4[447:384]), .up(right_goes_up3[55:48]), .left(parts5[415:384]),
    .right(parts5[447:416])
  );
  fpc_opt_lanes32_split3 split3_7 (
    .whole(parts4[511:448]), .up(right_goes_up3[63:56]), .left(parts5[479:448]),
    .right(parts5[511:480])
  );
  fpc_opt_lanes32_split3 split3_8 (
    .whole(parts4[575:512]), .up(right_goes_up3[71:64]), .left(parts5[543:512]),
    .right(parts5[575:544])
  );
  fpc_opt_lanes32_split3 split3_9 (
    .whole(parts4[639:576]), .up(right_goes_up3[79:72]), .left(parts5[607:576]),
    .right(parts5[639:608])
  );
  fpc_opt_lanes32_split3 split3_10 (
    .whole(parts4[703:640]), .up(right_goes_up3[87:80]), .left(parts5[671:640]),
    .right(parts5[703:672])
  );
  fpc_opt_lanes32_split3 split3_11 (
    .whole(parts4[767:704]), .up(right_goes_up3[95:88]), .left(parts5[735:704]),
    .right(parts5[767:736])
  );
  fpc_opt_lanes32_split3 split3_12 (
    .whole(parts4[831:768]), .up(right_goes_up3[103:96]), .left(parts5[799:768]),
    .right(parts5[831:800])
  );
  fpc_opt_lanes32_split3 split3_13 (
    .whole(parts4[895:832]), .up(right_goes_up3[111:104]), .left(parts5[863:832]),
    .right(parts5[895:864])
  );
  fpc_opt_lanes32_split3 split3_14 (
    .whole(parts4[959:896]), .up(right_goes_up3[119:112]), .left(parts5[927:896]),
    .right(parts5[959:928])
  );
  fpc_opt_lanes32_split3 split3_15 (
    .whole(parts4[1023:960]), .up(right_goes_up3[127:120]), .left(parts5[991:960]),
    .right(parts5[1023:992])
  );
endmodule
