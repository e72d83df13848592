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
  wire [511:0] merge6_left_in = {merged1[959:896], merged1[831:768], merged1[703:640],
      merged1[575:512], merged1[447:384], merged1[319:256], merged1[191:128], merged1[63:0]};
  wire [511:0] merge6_right_in = {merged1[1023:960], merged1[895:832], merged1[767:704],
      merged1[639:576], merged1[511:448], merged1[383:320], merged1[255:192], merged1[127:64]};
  bpc_opt_lanes32_merge6 merge6 [7:0] (
    .left(merge6_left_in), .right(merge6_right_in), .up(right_goes_up6), .whole(merged2)
  );
  wire [31:0] direction7_start_in = {{starts5_high[11:9], starts5_low[19:15]},
      {starts5_high[8:6], starts5_low[14:10]}, {starts5_high[5:3], starts5_low[9:5]},
      {starts5_high[2:0], starts5_low[4:0]}};
  bpc_opt_lanes32_direction7 direction7 [3:0] (
    .start(direction7_start_in), .up(right_goes_up7)
  );
endmodule
