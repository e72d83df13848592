// Step 9 of 13 of bpc_opt_lanes32_compressor_core: payloads merged, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_merge_level1 (
  input  wire [39:0] starts5_low,  // 8 of 5 bits, from step 7
  input  wire [15:0] starts5_high,  // 8 of 2 bits, from step 8
  input  wire [1023:0] rotated,  // 32 of 32 bits, from step 8
  input  wire [511:0] right_goes_up5,  // 16 of 32 bits, from step 8
  output wire [1023:0] merged1,  // 16 of 64 bits, from step 9
  output wire [511:0] right_goes_up6  // 8 of 64 bits, from step 9
);
  wire [63:0] merged1_0;
  bpc_opt_lanes32_merge5 merge5_0 (
    .left(rotated[31:0]), .right(rotated[63:32]), .up(right_goes_up5[31:0]), .whole(merged1_0)
  );
  wire [63:0] merged1_1;
  bpc_opt_lanes32_merge5 merge5_1 (
    .left(rotated[95:64]), .right(rotated[127:96]), .up(right_goes_up5[63:32]), .whole(merged1_1)
  );
  wire [63:0] merged1_2;
  bpc_opt_lanes32_merge5 merge5_2 (
    .left(rotated[159:128]), .right(rotated[191:160]), .up(right_goes_up5[95:64]), .whole(merged1_2)
  );
  wire [63:0] merged1_3;
  bpc_opt_lanes32_merge5 merge5_3 (
    .left(rotated[223:192]), .right(rotated[255:224]), .up(right_goes_up5[127:96]),
    .whole(merged1_3)
  );
  wire [63:0] merged1_4;
  bpc_opt_lanes32_merge5 merge5_4 (
    .left(rotated[287:256]), .right(rotated[319:288]), .up(right_goes_up5[159:128]),
    .whole(merged1_4)
  );
  wire [63:0] merged1_5;
  bpc_opt_lanes32_merge5 merge5_5 (
    .left(rotated[351:320]), .right(rotated[383:352]), .up(right_goes_up5[191:160]),
    .whole(merged1_5)
  );
  wire [63:0] merged1_6;
  bpc_opt_lanes32_merge5 merge5_6 (
    .left(rotated[415:384]), .right(rotated[447:416]), .up(right_goes_up5[223:192]),
    .whole(merged1_6)
  );
  wire [63:0] merged1_7;
  bpc_opt_lanes32_merge5 merge5_7 (
    .left(rotated[479:448]), .right(rotated[511:480]), .up(right_goes_up5[255:224]),
    .whole(merged1_7)
  );
  wire [63:0] merged1_8;
  bpc_opt_lanes32_merge5 merge5_8 (
    .left(rotated[543:512]), .right(rotated[575:544]), .up(right_goes_up5[287:256]),
    .whole(merged1_8)
  );
  wire [63:0] merged1_9;
  bpc_opt_lanes32_merge5 merge5_9 (
    .left(rotated[607:576]), .right(rotated[639:608]), .up(right_goes_up5[319:288]),
    .whole(merged1_9)
  );
  wire [63:0] merged1_10;
  bpc_opt_lanes32_merge5 merge5_10 (
    .left(rotated[671:640]), .right(rotated[703:672]), .up(right_goes_up5[351:320]),
    .whole(merged1_10)
  );
  wire [63:0] merged1_11;
  bpc_opt_lanes32_merge5 merge5_11 (
    .left(rotated[735:704]), .right(rotated[767:736]), .up(right_goes_up5[383:352]),
    .whole(merged1_11)
  );
  wire [63:0] merged1_12;
  bpc_opt_lanes32_merge5 merge5_12 (
    .left(rotated[799:768]), .right(rotated[831:800]), .up(right_goes_up5[415:384]),
    .whole(merged1_12)
  );
  wire [63:0] merged1_13;
  bpc_opt_lanes32_merge5 merge5_13 (
    .left(rotated[863:832]), .right(rotated[895:864]), .up(right_goes_up5[447:416]),
    .whole(merged1_13)
  );
  wire [63:0] merged1_14;
  bpc_opt_lanes32_merge5 merge5_14 (
    .left(rotated[927:896]), .right(rotated[959:928]), .up(right_goes_up5[479:448]),
    .whole(merged1_14)
  );
  wire [63:0] merged1_15;
  bpc_opt_lanes32_merge5 merge5_15 (
    .left(rotated[991:960]), .right(rotated[1023:992]), .up(right_goes_up5[511:480]),
    .whole(merged1_15)
  );
  bpc_opt_lanes32_direction6 direction6_0 (
    .start({starts5_high[1:0], starts5_low[4:0]}), .up(right_goes_up6[63:0])
  );
  bpc_opt_lanes32_direction6 direction6_1 (
    .start({starts5_high[3:2], starts5_low[9:5]}), .up(right_goes_up6[127:64])
  );
  bpc_opt_lanes32_direction6 direction6_2 (
    .start({starts5_high[5:4], starts5_low[14:10]}), .up(right_goes_up6[191:128])
  );
  bpc_opt_lanes32_direction6 direction6_3 (
    .start({starts5_high[7:6], starts5_low[19:15]}), .up(right_goes_up6[255:192])
  );
  bpc_opt_lanes32_direction6 direction6_4 (
    .start({starts5_high[9:8], starts5_low[24:20]}), .up(right_goes_up6[319:256])
  );
  bpc_opt_lanes32_direction6 direction6_5 (
    .start({starts5_high[11:10], starts5_low[29:25]}), .up(right_goes_up6[383:320])
  );
  bpc_opt_lanes32_direction6 direction6_6 (
    .start({starts5_high[13:12], starts5_low[34:30]}), .up(right_goes_up6[447:384])
  );
  bpc_opt_lanes32_direction6 direction6_7 (
    .start({starts5_high[15:14], starts5_low[39:35]}), .up(right_goes_up6[511:448])
  );
  assign merged1 = {merged1_15, merged1_14, merged1_13, merged1_12, merged1_11, merged1_10,
      merged1_9, merged1_8, merged1_7, merged1_6, merged1_5, merged1_4, merged1_3, merged1_2,
      merged1_1, merged1_0};
endmodule
