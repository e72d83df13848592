// Step 12 of 15 of fpc_opt_lanes32_decompressor_core: payloads split, level 4 of 5.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_split_level4 (
  input  wire [47:0] starts5_low,
  input  wire [15:0] starts5_high,
  input  wire [1023:0] parts3,
  input  wire [127:0] right_goes_up4,
  output wire [1023:0] parts4,
  output wire [127:0] right_goes_up3
);
  fpc_opt_lanes32_split4 split4_0 (
    .whole(parts3[127:0]), .up(right_goes_up4[15:0]), .left(parts4[63:0]), .right(parts4[127:64])
  );
  fpc_opt_lanes32_split4 split4_1 (
    .whole(parts3[255:128]), .up(right_goes_up4[31:16]), .left(parts4[191:128]),
    .right(parts4[255:192])
  );
  fpc_opt_lanes32_split4 split4_2 (
    .whole(parts3[383:256]), .up(right_goes_up4[47:32]), .left(parts4[319:256]),
    .right(parts4[383:320])
  );
  fpc_opt_lanes32_split4 split4_3 (
    .whole(parts3[511:384]), .up(right_goes_up4[63:48]), .left(parts4[447:384]),
    .right(parts4[511:448])
  );
  fpc_opt_lanes32_split4 split4_4 (
    .whole(parts3[639:512]), .up(right_goes_up4[79:64]), .left(parts4[575:512]),
    .right(parts4[639:576])
  );
  fpc_opt_lanes32_split4 split4_5 (
    .whole(parts3[767:640]), .up(right_goes_up4[95:80]), .left(parts4[703:640]),
    .right(parts4[767:704])
  );
  fpc_opt_lanes32_split4 split4_6 (
    .whole(parts3[895:768]), .up(right_goes_up4[111:96]), .left(parts4[831:768]),
    .right(parts4[895:832])
  );
  fpc_opt_lanes32_split4 split4_7 (
    .whole(parts3[1023:896]), .up(right_goes_up4[127:112]), .left(parts4[959:896]),
    .right(parts4[1023:960])
  );
  fpc_opt_lanes32_direction3 direction3_0 (
    .start({starts5_high[0], starts5_low[2:0]}), .up(right_goes_up3[7:0])
  );
  fpc_opt_lanes32_direction3 direction3_1 (
    .start({starts5_high[1], starts5_low[5:3]}), .up(right_goes_up3[15:8])
  );
  fpc_opt_lanes32_direction3 direction3_2 (
    .start({starts5_high[2], starts5_low[8:6]}), .up(right_goes_up3[23:16])
  );
  fpc_opt_lanes32_direction3 direction3_3 (
    .start({starts5_high[3], starts5_low[11:9]}), .up(right_goes_up3[31:24])
  );
  fpc_opt_lanes32_direction3 direction3_4 (
    .start({starts5_high[4], starts5_low[14:12]}), .up(right_goes_up3[39:32])
  );
  fpc_opt_lanes32_direction3 direction3_5 (
    .start({starts5_high[5], starts5_low[17:15]}), .up(right_goes_up3[47:40])
  );
  fpc_opt_lanes32_direction3 direction3_6 (
    .start({starts5_high[6], starts5_low[20:18]}), .up(right_goes_up3[55:48])
  );
  fpc_opt_lanes32_direction3 direction3_7 (
    .start({starts5_high[7], starts5_low[23:21]}), .up(right_goes_up3[63:56])
  );
  fpc_opt_lanes32_direction3 direction3_8 (
    .start({starts5_high[8], starts5_low[26:24]}), .up(right_goes_up3[71:64])
  );
  fpc_opt_lanes32_direction3 direction3_9 (
    .start({starts5_high[9], starts5_low[29:27]}), .up(right_goes_up3[79:72])
  );
  fpc_opt_lanes32_direction3 direction3_10 (
    .start({starts5_high[10], starts5_low[32:30]}), .up(right_goes_up3[87:80])
  );
  fpc_opt_lanes32_direction3 direction3_11 (
    .start({starts5_high[11], starts5_low[35:33]}), .up(right_goes_up3[95:88])
  );
  fpc_opt_lanes32_direction3 direction3_12 (
    .start({starts5_high[12], starts5_low[38:36]}), .up(right_goes_up3[103:96])
  );
  fpc_opt_lanes32_direction3 direction3_13 (
    .start({starts5_high[13], starts5_low[41:39]}), .up(right_goes_up3[111:104])
  );
  fpc_opt_lanes32_direction3 direction3_14 (
    .start({starts5_high[14], starts5_low[44:42]}), .up(right_goes_up3[119:112])
  );
  fpc_opt_lanes32_direction3 direction3_15 (
    .start({starts5_high[15], starts5_low[47:45]}), .up(right_goes_up3[127:120])
  );
endmodule
