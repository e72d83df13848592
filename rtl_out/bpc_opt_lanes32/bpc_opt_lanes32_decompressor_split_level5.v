// Step 9 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,
  input  wire [95:0] starts32,
  output wire [1023:0] parts5
);
  wire [511:0] right_goes_up5;  // 16 of 32 bits
  bpc_opt_lanes32_direction5 direction5_0 (
    .start(starts32[5:0]), .up(right_goes_up5[31:0])
  );
  bpc_opt_lanes32_direction5 direction5_1 (
    .start(starts32[11:6]), .up(right_goes_up5[63:32])
  );
  bpc_opt_lanes32_direction5 direction5_2 (
    .start(starts32[17:12]), .up(right_goes_up5[95:64])
  );
  bpc_opt_lanes32_direction5 direction5_3 (
    .start(starts32[23:18]), .up(right_goes_up5[127:96])
  );
  bpc_opt_lanes32_direction5 direction5_4 (
    .start(starts32[29:24]), .up(right_goes_up5[159:128])
  );
  bpc_opt_lanes32_direction5 direction5_5 (
    .start(starts32[35:30]), .up(right_goes_up5[191:160])
  );
  bpc_opt_lanes32_direction5 direction5_6 (
    .start(starts32[41:36]), .up(right_goes_up5[223:192])
  );
  bpc_opt_lanes32_direction5 direction5_7 (
    .start(starts32[47:42]), .up(right_goes_up5[255:224])
  );
  bpc_opt_lanes32_direction5 direction5_8 (
    .start(starts32[53:48]), .up(right_goes_up5[287:256])
  );
  bpc_opt_lanes32_direction5 direction5_9 (
    .start(starts32[59:54]), .up(right_goes_up5[319:288])
  );
  bpc_opt_lanes32_direction5 direction5_10 (
    .start(starts32[65:60]), .up(right_goes_up5[351:320])
  );
  bpc_opt_lanes32_direction5 direction5_11 (
    .start(starts32[71:66]), .up(right_goes_up5[383:352])
  );
  bpc_opt_lanes32_direction5 direction5_12 (
    .start(starts32[77:72]), .up(right_goes_up5[415:384])
  );
  bpc_opt_lanes32_direction5 direction5_13 (
    .start(starts32[83:78]), .up(right_goes_up5[447:416])
  );
  bpc_opt_lanes32_direction5 direction5_14 (
    .start(starts32[89:84]), .up(right_goes_up5[479:448])
  );
  bpc_opt_lanes32_direction5 direction5_15 (
    .start(starts32[95:90]), .up(right_goes_up5[511:480])
  );
  bpc_opt_lanes32_split5 split5_0 (
    .whole(parts4[63:0]), .up(right_goes_up5[31:0]), .left(parts5[31:0]), .right(parts5[63:32])
  );
  bpc_opt_lanes32_split5 split5_1 (
    .whole(parts4[127:64]), .up(right_goes_up5[63:32]), .left(parts5[95:64]), .right(parts5[127:96])
  );
  bpc_opt_lanes32_split5 split5_2 (
    .whole(parts4[191:128]), .up(right_goes_up5[95:64]), .left(parts5[159:128]),
    .right(parts5[191:160])
  );
  bpc_opt_lanes32_split5 split5_3 (
    .whole(parts4[255:192]), .up(right_goes_up5[127:96]), .left(parts5[223:192]),
    .right(parts5[255:224])
  );
  bpc_opt_lanes32_split5 split5_4 (
    .whole(parts4[319:256]), .up(right_goes_up5[159:128]), .left(parts5[287:256]),
    .right(parts5[319:288])
  );
  bpc_opt_lanes32_split5 split5_5 (
    .whole(parts4[383:320]), .up(right_goes_up5[191:160]), .left(parts5[351:320]),
    .right(parts5[383:352])
  );
  bpc_opt_lanes32_split5 split5_6 (
    .whole(parts4[447:384]), .up(right_goes_up5[223:192]), .left(parts5[415:384]),
    .right(parts5[447:416])
  );
  bpc_opt_lanes32_split5 split5_7 (
    .whole(parts4[511:448]), .up(right_goes_up5[255:224]), .left(parts5[479:448]),
    .right(parts5[511:480])
  );
  bpc_opt_lanes32_split5 split5_8 (
    .whole(parts4[575:512]), .up(right_goes_up5[287:256]), .left(parts5[543:512]),
    .right(parts5[575:544])
  );
  bpc_opt_lanes32_split5 split5_9 (
    .whole(parts4[639:576]), .up(right_goes_up5[319:288]), .left(parts5[607:576]),
    .right(parts5[639:608])
  );
  bpc_opt_lanes32_split5 split5_10 (
    .whole(parts4[703:640]), .up(right_goes_up5[351:320]), .left(parts5[671:640]),
    .right(parts5[703:672])
  );
  bpc_opt_lanes32_split5 split5_11 (
    .whole(parts4[767:704]), .up(right_goes_up5[383:352]), .left(parts5[735:704]),
    .right(parts5[767:736])
  );
  bpc_opt_lanes32_split5 split5_12 (
    .whole(parts4[831:768]), .up(right_goes_up5[415:384]), .left(parts5[799:768]),
    .right(parts5[831:800])
  );
  bpc_opt_lanes32_split5 split5_13 (
    .whole(parts4[895:832]), .up(right_goes_up5[447:416]), .left(parts5[863:832]),
    .right(parts5[895:864])
  );
  bpc_opt_lanes32_split5 split5_14 (
    .whole(parts4[959:896]), .up(right_goes_up5[479:448]), .left(parts5[927:896]),
    .right(parts5[959:928])
  );
  bpc_opt_lanes32_split5 split5_15 (
    .whole(parts4[1023:960]), .up(right_goes_up5[511:480]), .left(parts5[991:960]),
    .right(parts5[1023:992])
  );
endmodule
