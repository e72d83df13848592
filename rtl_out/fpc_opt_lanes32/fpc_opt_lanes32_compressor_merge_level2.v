// Step 9 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 2 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level2 (
  input  wire [11:0] starts5_low,  // 4 of 3 bits, from step 6
  input  wire [11:0] starts5_high,  // 4 of 3 bits, from step 7
  input  wire [1023:0] merged1,  // 16 of 64 bits, from step 8
  input  wire [127:0] right_goes_up4,  // 8 of 16 bits, from step 8
  output wire [1023:0] merged2,  // 8 of 128 bits, from step 9
  output wire [127:0] right_goes_up5  // 4 of 32 bits, from step 9
);
  wire [511:0] merge4_left_in = {merged1[959:896], merged1[831:768], merged1[703:640],
      merged1[575:512], merged1[447:384], merged1[319:256], merged1[191:128], merged1[63:0]};
  wire [511:0] merge4_right_in = {merged1[1023:960], merged1[895:832], merged1[767:704],
      merged1[639:576], merged1[511:448], merged1[383:320], merged1[255:192], merged1[127:64]};
  fpc_opt_lanes32_merge4 merge4 [7:0] (
    .left(merge4_left_in), .right(merge4_right_in), .up(right_goes_up4), .whole(merged2)
  );
  wire [23:0] direction5_start_in = {{starts5_high[11:9], starts5_low[11:9]},
      {starts5_high[8:6], starts5_low[8:6]}, {starts5_high[5:3], starts5_low[5:3]},
      {starts5_high[2:0], starts5_low[2:0]}};
  fpc_opt_lanes32_direction5 direction5 [3:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
endmodule
