// Step 9 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 5 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level5 (
  input  wire [1023:0] parts4,  // 16 of 64 bits, from step 8
  input  wire [95:0] starts32,  // 16 of 6 bits, from step 8
  output wire [1023:0] parts5  // 32 of 32 bits, from step 9
);
  wire [511:0] right_goes_up5;  // 16 of 32 bits
  bpc_opt_lanes32_direction5 direction5 [15:0] (
    .start(starts32), .up(right_goes_up5)
  );
  wire [511:0] split5_left;  // 16 of 32 bits
  wire [511:0] split5_right;  // 16 of 32 bits
  bpc_opt_lanes32_split5 split5 [15:0] (
    .whole(parts4), .up(right_goes_up5), .left(split5_left), .right(split5_right)
  );
  assign parts5 = {split5_right[511:480], split5_left[511:480], split5_right[479:448],
      split5_left[479:448], split5_right[447:416], split5_left[447:416], split5_right[415:384],
      split5_left[415:384], split5_right[383:352], split5_left[383:352], split5_right[351:320],
      split5_left[351:320], split5_right[319:288], split5_left[319:288], split5_right[287:256],
      split5_left[287:256], split5_right[255:224], split5_left[255:224], split5_right[223:192],
      split5_left[223:192], split5_right[191:160], split5_left[191:160], split5_right[159:128],
      split5_left[159:128], split5_right[127:96], split5_left[127:96], split5_right[95:64],
      split5_left[95:64], split5_right[63:32], split5_left[63:32], split5_right[31:0],
      split5_left[31:0]};
endmodule
