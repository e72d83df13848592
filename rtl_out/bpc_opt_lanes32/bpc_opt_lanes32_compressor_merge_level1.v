// Step 9 of 13 of bpc_opt_lanes32_compressor_core: payloads merged, level 1 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_merge_level1 (
  input  wire [39:0] starts5_low,  // 8 of 5 bits, from step 7
  input  wire [15:0] starts5_high,  // 8 of 2 bits, from step 8
  input  wire [1023:0] rotated,  // 32 of 32 bits, from step 8
  input  wire [511:0] right_goes_up5,  // 16 of 32 bits, from step 8
  output wire [1023:0] merged1,  // 16 of 64 bits, from step 9
  output wire [511:0] right_goes_up6  // 8 of 64 bits, from step 9
);
  wire [511:0] merge5_left_in = {rotated[991:960], rotated[927:896], rotated[863:832],
      rotated[799:768], rotated[735:704], rotated[671:640], rotated[607:576], rotated[543:512],
      rotated[479:448], rotated[415:384], rotated[351:320], rotated[287:256], rotated[223:192],
      rotated[159:128], rotated[95:64], rotated[31:0]};
  wire [511:0] merge5_right_in = {rotated[1023:992], rotated[959:928], rotated[895:864],
      rotated[831:800], rotated[767:736], rotated[703:672], rotated[639:608], rotated[575:544],
      rotated[511:480], rotated[447:416], rotated[383:352], rotated[319:288], rotated[255:224],
      rotated[191:160], rotated[127:96], rotated[63:32]};
  bpc_opt_lanes32_merge5 merge5 [15:0] (
    .left(merge5_left_in), .right(merge5_right_in), .up(right_goes_up5), .whole(merged1)
  );
  wire [55:0] direction6_start_in = {{starts5_high[15:14], starts5_low[39:35]},
      {starts5_high[13:12], starts5_low[34:30]}, {starts5_high[11:10], starts5_low[29:25]},
      {starts5_high[9:8], starts5_low[24:20]}, {starts5_high[7:6], starts5_low[19:15]},
      {starts5_high[5:4], starts5_low[14:10]}, {starts5_high[3:2], starts5_low[9:5]},
      {starts5_high[1:0], starts5_low[4:0]}};
  bpc_opt_lanes32_direction6 direction6 [7:0] (
    .start(direction6_start_in), .up(right_goes_up6)
  );
endmodule
