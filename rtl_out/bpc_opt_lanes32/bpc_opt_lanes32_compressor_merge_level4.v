// Step 12 of 13 of bpc_opt_lanes32_compressor_core: payloads merged, level 4 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_merge_level4 (
  input  wire [4:0] starts5_low,  // From step 7
  input  wire [4:0] starts5_high,  // From step 8
  input  wire [1023:0] merged3,  // 4 of 256 bits, from step 11
  input  wire [511:0] right_goes_up8,  // 2 of 256 bits, from step 11
  output wire [1023:0] merged4,  // 2 of 512 bits, from step 12
  output wire [511:0] right_goes_up9  // From step 12
);
  bpc_opt_lanes32_merge8 merge8_0 (
    .left(merged3[255:0]), .right(merged3[511:256]), .up(right_goes_up8[255:0]),
    .whole(merged4[511:0])
  );
  bpc_opt_lanes32_merge8 merge8_1 (
    .left(merged3[767:512]), .right(merged3[1023:768]), .up(right_goes_up8[511:256]),
    .whole(merged4[1023:512])
  );
  bpc_opt_lanes32_direction9 direction9_0 (
    .start({starts5_high, starts5_low}), .up(right_goes_up9)
  );
endmodule
