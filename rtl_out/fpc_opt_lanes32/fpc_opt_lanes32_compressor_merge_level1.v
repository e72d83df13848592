// Step 8 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 1 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level1 (
  input  wire [23:0] starts5_low,  // 8 of 3 bits, from step 6
  input  wire [15:0] starts5_high,  // 8 of 2 bits, from step 7
  input  wire [1023:0] rotated,  // 32 of 32 bits, from step 7
  input  wire [127:0] right_goes_up3,  // 16 of 8 bits, from step 7
  output wire [1023:0] merged1,  // 16 of 64 bits, from step 8
  output wire [127:0] right_goes_up4  // 8 of 16 bits, from step 8
);
  wire [63:0] merged1_0;
  fpc_opt_lanes32_merge3 merge3_0 (
    .left(rotated[31:0]), .right(rotated[63:32]), .up(right_goes_up3[7:0]), .whole(merged1_0)
  );
  wire [63:0] merged1_1;
  fpc_opt_lanes32_merge3 merge3_1 (
    .left(rotated[95:64]), .right(rotated[127:96]), .up(right_goes_up3[15:8]), .whole(merged1_1)
  );
  wire [63:0] merged1_2;
  fpc_opt_lanes32_merge3 merge3_2 (
    .left(rotated[159:128]), .right(rotated[191:160]), .up(right_goes_up3[23:16]), .whole(merged1_2)
  );
  wire [63:0] merged1_3;
  fpc_opt_lanes32_merge3 merge3_3 (
    .left(rotated[223:192]), .right(rotated[255:224]), .up(right_goes_up3[31:24]), .whole(merged1_3)
  );
  wire [63:0] merged1_4;
  fpc_opt_lanes32_merge3 merge3_4 (
    .left(rotated[287:256]), .right(rotated[319:288]), .up(right_goes_up3[39:32]), .whole(merged1_4)
  );
  wire [63:0] merged1_5;
  fpc_opt_lanes32_merge3 merge3_5 (
    .left(rotated[351:320]), .right(rotated[383:352]), .up(right_goes_up3[47:40]), .whole(merged1_5)
  );
  wire [63:0] merged1_6;
  fpc_opt_lanes32_merge3 merge3_6 (
    .left(rotated[415:384]), .right(rotated[447:416]), .up(right_goes_up3[55:48]), .whole(merged1_6)
  );
  wire [63:0] merged1_7;
  fpc_opt_lanes32_merge3 merge3_7 (
    .left(rotated[479:448]), .right(rotated[511:480]), .up(right_goes_up3[63:56]), .whole(merged1_7)
  );
  wire [63:0] merged1_8;
  fpc_opt_lanes32_merge3 merge3_8 (
    .left(rotated[543:512]), .right(rotated[575:544]), .up(right_goes_up3[71:64]), .whole(merged1_8)
  );
  wire [63:0] merged1_9;
  fpc_opt_lanes32_merge3 merge3_9 (
    .left(rotated[607:576]), .right(rotated[639:608]), .up(right_goes_up3[79:72]), .whole(merged1_9)
  );
  wire [63:0] merged1_10;
  fpc_opt_lanes32_merge3 merge3_10 (
    .left(rotated[671:640]), .right(rotated[703:672]), .up(right_goes_up3[87:80]),
    .whole(merged1_10)
  );
  wire [63:0] merged1_11;
  fpc_opt_lanes32_merge3 merge3_11 (
    .left(rotated[735:704]), .right(rotated[767:736]), .up(right_goes_up3[95:88]),
    .whole(merged1_11)
  );
  wire [63:0] merged1_12;
  fpc_opt_lanes32_merge3 merge3_12 (
    .left(rotated[799:768]), .right(rotated[831:800]), .up(right_goes_up3[103:96]),
    .whole(merged1_12)
  );
  wire [63:0] merged1_13;
  fpc_opt_lanes32_merge3 merge3_13 (
    .left(rotated[863:832]), .right(rotated[895:864]), .up(right_goes_up3[111:104]),
    .whole(merged1_13)
  );
  wire [63:0] merged1_14;
  fpc_opt_lanes32_merge3 merge3_14 (
    .left(rotated[927:896]), .right(rotated[959:928]), .up(right_goes_up3[119:112]),
    .whole(merged1_14)
  );
  wire [63:0] merged1_15;
  fpc_opt_lanes32_merge3 merge3_15 (
    .left(rotated[991:960]), .right(rotated[1023:992]), .up(right_goes_up3[127:120]),
    .whole(merged1_15)
  );
  fpc_opt_lanes32_direction4 direction4_0 (
    .start({starts5_high[1:0], starts5_low[2:0]}), .up(right_goes_up4[15:0])
  );
  fpc_opt_lanes32_direction4 direction4_1 (
    .start({starts5_high[3:2], starts5_low[5:3]}), .up(right_goes_up4[31:16])
  );
  fpc_opt_lanes32_direction4 direction4_2 (
    .start({starts5_high[5:4], starts5_low[8:6]}), .up(right_goes_up4[47:32])
  );
  fpc_opt_lanes32_direction4 direction4_3 (
    .start({starts5_high[7:6], starts5_low[11:9]}), .up(right_goes_up4[63:48])
  );
  fpc_opt_lanes32_direction4 direction4_4 (
    .start({starts5_high[9:8], starts5_low[14:12]}), .up(right_goes_up4[79:64])
  );
  fpc_opt_lanes32_direction4 direction4_5 (
    .start({starts5_high[11:10], starts5_low[17:15]}), .up(right_goes_up4[95:80])
  );
  fpc_opt_lanes32_direction4 direction4_6 (
    .start({starts5_high[13:12], starts5_low[20:18]}), .up(right_goes_up4[111:96])
  );
  fpc_opt_lanes32_direction4 direction4_7 (
    .start({starts5_high[15:14], starts5_low[23:21]}), .up(right_goes_up4[127:112])
  );
  assign merged1 = {merged1_15, merged1_14, merged1_13, merged1_12, merged1_11, merged1_10,
      merged1_9, merged1_8, merged1_7, merged1_6, merged1_5, merged1_4, merged1_3, merged1_2,
      merged1_1, merged1_0};
endmodule
