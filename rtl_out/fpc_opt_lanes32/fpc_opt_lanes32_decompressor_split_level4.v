// Step 12 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level4 (
  input  wire [47:0] starts5_low,  // 16 of 3 bits, from step 6
  input  wire [15:0] starts5_high,  // 16 bits, from step 7
  input  wire [1023:0] parts3,  // 8 of 128 bits, from step 11
  input  wire [127:0] right_goes_up4,  // 8 of 16 bits, from step 11
  output wire [1023:0] parts4,  // 16 of 64 bits, from step 12
  output wire [127:0] right_goes_up3  // 16 of 8 bits, from step 12
);
  wire [511:0] split4_left;  // 8 of 64 bits
  wire [511:0] split4_right;  // 8 of 64 bits
  fpc_opt_lanes32_split4 split4 [7:0] (
    .whole(parts3), .up(right_goes_up4), .left(split4_left), .right(split4_right)
  );
  wire [63:0] direction3_start_in = {{starts5_high[15], starts5_low[47:45]},
      {starts5_high[14], starts5_low[44:42]}, {starts5_high[13], starts5_low[41:39]},
      {starts5_high[12], starts5_low[38:36]}, {starts5_high[11], starts5_low[35:33]},
      {starts5_high[10], starts5_low[32:30]}, {starts5_high[9], starts5_low[29:27]},
      {starts5_high[8], starts5_low[26:24]}, {starts5_high[7], starts5_low[23:21]},
      {starts5_high[6], starts5_low[20:18]}, {starts5_high[5], starts5_low[17:15]},
      {starts5_high[4], starts5_low[14:12]}, {starts5_high[3], starts5_low[11:9]},
      {starts5_high[2], starts5_low[8:6]}, {starts5_high[1], starts5_low[5:3]},
      {starts5_high[0], starts5_low[2:0]}};
  fpc_opt_lanes32_direction3 direction3 [15:0] (
    .start(direction3_start_in), .up(right_goes_up3)
  );
  assign parts4 = {split4_right[511:448], split4_left[511:448], split4_right[447:384],
      split4_left[447:384], split4_right[383:320], split4_left[383:320], split4_right[319:256],
      split4_left[319:256], split4_right[255:192], split4_left[255:192], split4_right[191:128],
      split4_left[191:128], split4_right[127:64], split4_left[127:64], split4_right[63:0],
      split4_left[63:0]};
endmodule
