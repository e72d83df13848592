// Step 11 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 3 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level3 (
  input  wire [23:0] starts5_low,  // 8 of 3 bits, from step 6
  input  wire [15:0] starts5_high,  // 8 of 2 bits, from step 7
  input  wire [1023:0] parts2,  // 4 of 256 bits, from step 10
  input  wire [127:0] right_goes_up5,  // 4 of 32 bits, from step 10
  output wire [1023:0] parts3,  // 8 of 128 bits, from step 11
  output wire [127:0] right_goes_up4  // 8 of 16 bits, from step 11
);
  wire [511:0] split5_left;  // 4 of 128 bits
  wire [511:0] split5_right;  // 4 of 128 bits
  fpc_opt_lanes32_split5 split5 [3:0] (
    .whole(parts2), .up(right_goes_up5), .left(split5_left), .right(split5_right)
  );
  wire [39:0] direction4_start_in = {{starts5_high[15:14], starts5_low[23:21]},
      {starts5_high[13:12], starts5_low[20:18]}, {starts5_high[11:10], starts5_low[17:15]},
      {starts5_high[9:8], starts5_low[14:12]}, {starts5_high[7:6], starts5_low[11:9]},
      {starts5_high[5:4], starts5_low[8:6]}, {starts5_high[3:2], starts5_low[5:3]},
      {starts5_high[1:0], starts5_low[2:0]}};
  fpc_opt_lanes32_direction4 direction4 [7:0] (
    .start(direction4_start_in), .up(right_goes_up4)
  );
  assign parts3 = {split5_right[511:384], split5_left[511:384], split5_right[383:256],
      split5_left[383:256], split5_right[255:128], split5_left[255:128], split5_right[127:0],
      split5_left[127:0]};
endmodule
