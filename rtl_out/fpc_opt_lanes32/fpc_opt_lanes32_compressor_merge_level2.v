// Step 9 of 12 of fpc_opt_lanes32_compressor_core: payloads merged, level 2 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_merge_level2 (
  input  wire [11:0] starts5_low,  // 4 of 3 bits, from step 6
  input  wire [11:0] starts5_high,  // 4 of 3 bits, from step 7
  input  wire [1023:0] merged1,  // 16 of 64 bits, from step 8
  input  wire [127:0] right_goes_up4,  // 8 of 16 bits, from step 8
  output wire [1023:0] merged2,  // 8 of 128 bits, from step 9
  output wire [127:0] right_goes_up5  // 4 of 32 bits, from step 9
);
  fpc_opt_lanes32_merge4 merge4_0 (
    .left(merged1[63:0]), .right(merged1[127:64]), .up(right_goes_up4[15:0]), .whole(merged2[127:0])
  );
  fpc_opt_lanes32_merge4 merge4_1 (
    .left(merged1[191:128]), .right(merged1[255:192]), .up(right_goes_up4[31:16]),
    .whole(merged2[255:128])
  );
  fpc_opt_lanes32_merge4 merge4_2 (
    .left(merged1[319:256]), .right(merged1[383:320]), .up(right_goes_up4[47:32]),
    .whole(merged2[383:256])
  );
  fpc_opt_lanes32_merge4 merge4_3 (
    .left(merged1[447:384]), .right(merged1[511:448]), .up(right_goes_up4[63:48]),
    .whole(merged2[511:384])
  );
  fpc_opt_lanes32_merge4 merge4_4 (
    .left(merged1[575:512]), .right(merged1[639:576]), .up(right_goes_up4[79:64]),
    .whole(merged2[639:512])
  );
  fpc_opt_lanes32_merge4 merge4_5 (
    .left(merged1[703:640]), .right(merged1[767:704]), .up(right_goes_up4[95:80]),
    .whole(merged2[767:640])
  );
  fpc_opt_lanes32_merge4 merge4_6 (
    .left(merged1[831:768]), .right(merged1[895:832]), .up(right_goes_up4[111:96]),
    .whole(merged2[895:768])
  );
  fpc_opt_lanes32_merge4 merge4_7 (
    .left(merged1[959:896]), .right(merged1[1023:960]), .up(right_goes_up4[127:112]),
    .whole(merged2[1023:896])
  );
  fpc_opt_lanes32_direction5 direction5_0 (
    .start({starts5_high[2:0], starts5_low[2:0]}), .up(right_goes_up5[31:0])
  );
  fpc_opt_lanes32_direction5 direction5_1 (
    .start({starts5_high[5:3], starts5_low[5:3]}), .up(right_goes_up5[63:32])
  );
  fpc_opt_lanes32_direction5 direction5_2 (
    .start({starts5_high[8:6], starts5_low[8:6]}), .up(right_goes_up5[95:64])
  );
  fpc_opt_lanes32_direction5 direction5_3 (
    .start({starts5_high[11:9], starts5_low[11:9]}), .up(right_goes_up5[127:96])
  );
endmodule
