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
  fpc_opt_lanes32_split5 split5_0 (
    .whole(parts2[255:0]), .up(right_goes_up5[31:0]), .left(parts3[127:0]), .right(parts3[255:128])
  );
  fpc_opt_lanes32_split5 split5_1 (
    .whole(parts2[511:256]), .up(right_goes_up5[63:32]), .left(parts3[383:256]),
    .right(parts3[511:384])
  );
  fpc_opt_lanes32_split5 split5_2 (
    .whole(parts2[767:512]), .up(right_goes_up5[95:64]), .left(parts3[639:512]),
    .right(parts3[767:640])
  );
  fpc_opt_lanes32_split5 split5_3 (
    .whole(parts2[1023:768]), .up(right_goes_up5[127:96]), .left(parts3[895:768]),
    .right(parts3[1023:896])
  );
  fpc_opt_lanes32_direction4 direction4_0 (
    .start({starts5_high[1:0], starts5_low[2:0]}), .up(right_goes_up4[15:0])
  );
  fpc_opt_lanes32_direction4 direction4_1 (
    .start({starts5_high[3:2], starts5_low[5:3]}), .up(right_goes_up4[31:16])
  );
  fpc_opt_lanes32_direction4 direction4_2 (
    .start({starts5_high[5:4], starts5_low[8:6]}), .up(right_goes_up4[47:32])
  );
  fpc_opt_lanes32_direction4 direction4_3 (
    .start({starts5_high[7:6], starts5_low[11:9]}), .up(right_goes_up4[63:48])
  );
  fpc_opt_lanes32_direction4 direction4_4 (
    .start({starts5_high[9:8], starts5_low[14:12]}), .up(right_goes_up4[79:64])
  );
  fpc_opt_lanes32_direction4 direction4_5 (
    .start({starts5_high[11:10], starts5_low[17:15]}), .up(right_goes_up4[95:80])
  );
  fpc_opt_lanes32_direction4 direction4_6 (
    .start({starts5_high[13:12], starts5_low[20:18]}), .up(right_goes_up4[111:96])
  );
  fpc_opt_lanes32_direction4 direction4_7 (
    .start({starts5_high[15:14], starts5_low[23:21]}), .up(right_goes_up4[127:112])
  );
endmodule
