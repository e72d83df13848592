// Step 9 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 1 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level1 (
  input  wire [5:0] starts5_low,  // 2 of 3 bits, from step 6
  input  wire [7:0] starts5_high,  // 2 of 4 bits, from step 7
  input  wire [671:0] stored,  // Stored block, first bit lowest, zero past its last beat
  input  wire [127:0] right_goes_up7,  // From step 8
  output wire [1023:0] parts1,  // 2 of 512 bits, from step 9
  output wire [127:0] right_goes_up6  // 2 of 64 bits, from step 9
);
  fpc_opt_lanes32_split7 split7_0 (
    .whole({352'h0, stored}), .up(right_goes_up7), .left(parts1[511:0]), .right(parts1[1023:512])
  );
  fpc_opt_lanes32_direction6 direction6_0 (
    .start({starts5_high[3:0], starts5_low[2:0]}), .up(right_goes_up6[63:0])
  );
  fpc_opt_lanes32_direction6 direction6_1 (
    .start({starts5_high[7:4], starts5_low[5:3]}), .up(right_goes_up6[127:64])
  );
endmodule
