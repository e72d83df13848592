// Step 13 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,  // 16 of 64 bits, from step 12
  input  wire [127:0] right_goes_up3,  // 16 of 8 bits, from step 12
  output wire [1023:0] parts5  // 32 of 32 bits, from step 13
);
  wire [511:0] split3_left;  // 16 of 32 bits
  wire [511:0] split3_right;  // 16 of 32 bits
  fpc_opt_lanes32_split3 split3 [15:0] (
    .whole(parts4), .up(right_goes_up3), .left(split3_left), .right(split3_right)
  );
  assign parts5 = {split3_right[511:480], split3_left[511:480], split3_right[479:448],
      split3_left[479:448], split3_right[447:416], split3_left[447:416], split3_right[415:384],
      split3_left[415:384], split3_right[383:352], split3_left[383:352], split3_right[351:320],
      split3_left[351:320], split3_right[319:288], split3_left[319:288], split3_right[287:256],
      split3_left[287:256], split3_right[255:224], split3_left[255:224], split3_right[223:192],
      split3_left[223:192], split3_right[191:160], split3_left[191:160], split3_right[159:128],
      split3_left[159:128], split3_right[127:96], split3_left[127:96], split3_right[95:64],
      split3_left[95:64], split3_right[63:32], split3_left[63:32], split3_right[31:0],
      split3_left[31:0]};
endmodule
