// Step 10 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 3 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level3 (
  input  wire [5:0] starts5_low,  // 2 of 3 bits, from step 6
  input  wire [7:0] starts5_high,  // 2 of 4 bits, from step 7
  input  wire [1023:0] merged2,  // 8 of 128 bits, from step 9
  input  wire [127:0] right_goes_up5,  // 4 of 32 bits, from step 9
  output wire [1023:0] merged3,  // 4 of 256 bits, from step 10
  output wire [127:0] right_goes_up6  // 2 of 64 bits, from step 10
);
  wire [511:0] merge5_left_in = {merged2[895:768], merged2[639:512], merged2[383:256],
      merged2[127:0]};
  wire [511:0] merge5_right_in = {merged2[1023:896], merged2[767:640], merged2[511:384],
      merged2[255:128]};
  fpc_opt_lanes32_merge5 merge5 [3:0] (
    .left(merge5_left_in), .right(merge5_right_in), .up(right_goes_up5), .whole(merged3)
  );
  fpc_opt_lanes32_direction6 direction6_0 (
    .start({starts5_high[3:0], starts5_low[2:0]}), .up(right_goes_up6[63:0])
  );
  fpc_opt_lanes32_direction6 direction6_1 (
    .start({starts5_high[7:4], starts5_low[5:3]}), .up(right_goes_up6[127:64])
  );
endmodule
