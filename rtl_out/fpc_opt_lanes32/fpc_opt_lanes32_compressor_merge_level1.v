// Step 8 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 1 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level1 (
  input  wire [23:0] starts5_low,  // 8 of 3 bits, from step 6
  input  wire [15:0] starts5_high,  // 8 of 2 bits, from step 7
  input  wire [1023:0] rotated,  // 32 of 32 bits, from step 7
  input  wire [127:0] right_goes_up3,  // 16 of 8 bits, from step 7
  output wire [1023:0] merged1,  // 16 of 64 bits, from step 8
  output wire [127:0] right_goes_up4  // 8 of 16 bits, from step 8
);
  wire [511:0] merge3_left_in = {rotated[991:960], rotated[927:896], rotated[863:832],
      rotated[799:768], rotated[735:704], rotated[671:640], rotated[607:576], rotated[543:512],
      rotated[479:448], rotated[415:384], rotated[351:320], rotated[287:256], rotated[223:192],
      rotated[159:128], rotated[95:64], rotated[31:0]};
  wire [511:0] merge3_right_in = {rotated[1023:992], rotated[959:928], rotated[895:864],
      rotated[831:800], rotated[767:736], rotated[703:672], rotated[639:608], rotated[575:544],
      rotated[511:480], rotated[447:416], rotated[383:352], rotated[319:288], rotated[255:224],
      rotated[191:160], rotated[127:96], rotated[63:32]};
  fpc_opt_lanes32_merge3 merge3 [15:0] (
    .left(merge3_left_in), .right(merge3_right_in), .up(right_goes_up3), .whole(merged1)
  );
  wire [39:0] direction4_start_in = {{starts5_high[15:14], starts5_low[23:21]},
      {starts5_high[13:12], starts5_low[20:18]}, {starts5_high[11:10], starts5_low[17:15]},
      {starts5_high[9:8], starts5_low[14:12]}, {starts5_high[7:6], starts5_low[11:9]},
      {starts5_high[5:4], starts5_low[8:6]}, {starts5_high[3:2], starts5_low[5:3]},
      {starts5_high[1:0], starts5_low[2:0]}};
  fpc_opt_lanes32_direction4 direction4 [7:0] (
    .start(direction4_start_in), .up(right_goes_up4)
  );
endmodule
