// Step 10 of 13 of bpc_opt_lanes32_compressor_core: payloads merged, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_merge_level2 (
  input  wire [19:0] starts5_low,  // 4 of 5 bits, from step 7
  input  wire [11:0] starts5_high,  // 4 of 3 bits, from step 8
  input  wire [1023:0] merged1,  // 16 of 64 bits, from step 9
  input  wire [511:0] right_goes_up6,  // 8 of 64 bits, from step 9
  output wire [1023:0] merged2,  // 8 of 128 bits, from step 10
  output wire [511:0] right_goes_up7  // 4 of 128 bits, from step 10
);
  bpc_opt_lanes32_merge6 merge6_0 (
    .left(merged1[63:0]), .right(merged1[127:64]), .up(right_goes_up6[63:0]), .whole(merged2[127:0])
  );
  bpc_opt_lanes32_merge6 merge6_1 (
    .left(merged1[191:128]), .right(merged1[255:192]), .up(right_goes_up6[127:64]),
    .whole(merged2[255:128])
  );
  bpc_opt_lanes32_merge6 merge6_2 (
    .left(merged1[319:256]), .right(merged1[383:320]), .up(right_goes_up6[191:128]),
    .whole(merged2[383:256])
  );
  bpc_opt_lanes32_merge6 merge6_3 (
    .left(merged1[447:384]), .right(merged1[511:448]), .up(right_goes_up6[255:192]),
    .whole(merged2[511:384])
  );
  bpc_opt_lanes32_merge6 merge6_4 (
    .left(merged1[575:512]), .right(merged1[639:576]), .up(right_goes_up6[319:256]),
    .whole(merged2[639:512])
  );
  bpc_opt_lanes32_merge6 merge6_5 (
    .left(merged1[703:640]), .right(merged1[767:704]), .up(right_goes_up6[383:320]),
    .whole(merged2[767:640])
  );
  bpc_opt_lanes32_merge6 merge6_6 (
    .left(merged1[831:768]), .right(merged1[895:832]), .up(right_goes_up6[447:384]),
    .whole(merged2[895:768])
  );
  bpc_opt_lanes32_merge6 merge6_7 (
    .left(merged1[959:896]), .right(merged1[1023:960]), .up(right_goes_up6[511:448]),
    .whole(merged2[1023:896])
  );
  bpc_opt_lanes32_direction7 direction7_0 (
    .start({starts5_high[2:0], starts5_low[4:0]}), .up(right_goes_up7[127:0])
  );
  bpc_opt_lanes32_direction7 direction7_1 (
    .start({starts5_high[5:3], starts5_low[9:5]}), .up(right_goes_up7[255:128])
  );
  bpc_opt_lanes32_direction7 direction7_2 (
    .start({starts5_high[8:6], starts5_low[14:10]}), .up(right_goes_up7[383:256])
  );
  bpc_opt_lanes32_direction7 direction7_3 (
    .start({starts5_high[11:9], starts5_low[19:15]}), .up(right_goes_up7[511:384])
  );
endmodule
