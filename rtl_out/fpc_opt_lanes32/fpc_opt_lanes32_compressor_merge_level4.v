// Step 11 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level4 (
  input  wire [2:0] starts5_low,  // From step 6
  input  wire [4:0] starts5_high,  // From step 7
  input  wire [1023:0] merged3,  // 4 of 256 bits, from step 10
  input  wire [127:0] right_goes_up6,  // 2 of 64 bits, from step 10
  output wire [1023:0] merged4,  // 2 of 512 bits, from step 11
  output wire [127:0] right_goes_up7  // From step 11
);
  fpc_opt_lanes32_merge6 merge6_0 (
    .left(merged3[255:0]), .right(merged3[511:256]), .up(right_goes_up6[63:0]),
    .whole(merged4[511:0])
  );
  fpc_opt_lanes32_merge6 merge6_1 (
    .left(merged3[767:512]), .right(merged3[1023:768]), .up(right_goes_up6[127:64]),
    .whole(merged4[1023:512])
  );
  fpc_opt_lanes32_direction7 direction7_0 (
    .start({starts5_high, starts5_low}), .up(right_goes_up7)
  );
endmodule
