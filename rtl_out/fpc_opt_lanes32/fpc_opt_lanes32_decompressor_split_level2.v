// Step 10 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 2 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level2 (
  input  wire [11:0] starts5_low,  // 4 of 3 bits, from step 6
  input  wire [11:0] starts5_high,  // 4 of 3 bits, from step 7
  input  wire [1023:0] parts1,  // 2 of 512 bits, from step 9
  input  wire [127:0] right_goes_up6,  // 2 of 64 bits, from step 9
  output wire [1023:0] parts2,  // 4 of 256 bits, from step 10
  output wire [127:0] right_goes_up5  // 4 of 32 bits, from step 10
);
  fpc_opt_lanes32_split6 split6_0 (
    .whole(parts1[511:0]), .up(right_goes_up6[63:0]), .left(parts2[255:0]), .right(parts2[511:256])
  );
  fpc_opt_lanes32_split6 split6_1 (
    .whole(parts1[1023:512]), .up(right_goes_up6[127:64]), .left(parts2[767:512]),
    .right(parts2[1023:768])
  );
  wire [23:0] direction5_start_in = {{starts5_high[11:9], starts5_low[11:9]},
      {starts5_high[8:6], starts5_low[8:6]}, {starts5_high[5:3], starts5_low[5:3]},
      {starts5_high[2:0], starts5_low[2:0]}};
  fpc_opt_lanes32_direction5 direction5 [3:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
endmodule
