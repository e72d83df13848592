// Step 11 of 13 of bpc_opt_lanes32_compressor_core: payloads merged, level 3 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_merge_level3 (
  input  wire [9:0] starts5_low,  // 2 of 5 bits, from step 7
  input  wire [7:0] starts5_high,  // 2 of 4 bits, from step 8
  input  wire [1023:0] merged2,  // 8 of 128 bits, from step 10
  input  wire [511:0] right_goes_up7,  // 4 of 128 bits, from step 10
  output wire [1023:0] merged3,  // 4 of 256 bits, from step 11
  output wire [511:0] right_goes_up8  // 2 of 256 bits, from step 11
);
  wire [511:0] merge7_left_in = {merged2[895:768], merged2[639:512], merged2[383:256],
      merged2[127:0]};
  wire [511:0] merge7_right_in = {merged2[1023:896], merged2[767:640], merged2[511:384],
      merged2[255:128]};
  bpc_opt_lanes32_merge7 merge7 [3:0] (
    .left(merge7_left_in), .right(merge7_right_in), .up(right_goes_up7), .whole(merged3)
  );
  bpc_opt_lanes32_direction8 direction8_0 (
    .start({starts5_high[3:0], starts5_low[4:0]}), .up(right_goes_up8[255:0])
  );
  bpc_opt_lanes32_direction8 direction8_1 (
    .start({starts5_high[7:4], starts5_low[9:5]}), .up(right_goes_up8[511:256])
  );
endmodule
