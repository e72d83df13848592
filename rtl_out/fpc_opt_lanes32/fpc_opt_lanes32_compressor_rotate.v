// Step 7 of 12 of fpc_opt_lanes32_compressor_core: payloads rotated to their starting positions.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_rotate (
  input  wire [1023:0] payloads,  // 32 of 32 bits, from step 1
  input  wire [60:0] starts4_high,  // 31 of 1 to 5 bits, the first lowest, from step 6
  input  wire [92:0] starts5_low,  // From step 6
  input  wire [15:0] starts5_carries,  // From step 6
  output wire [46:0] starts5_high,  // 16 of 2 to 6 bits, the first lowest, from step 7
  output wire [1023:0] rotated,  // 32 of 32 bits, from step 7
  output wire [127:0] right_goes_up3  // 16 of 8 bits, from step 7
);
  wire [5:0] starts5_high_sums_0 = {starts4_high[29:25], starts5_carries[0]} +
      {4'h0, starts4_high[30], starts5_carries[0]};
  wire [1:0] starts5_high_sums_1 = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[31], starts5_carries[1]};
  wire [2:0] starts5_high_sums_2 = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[33:32], starts5_carries[2]};
  wire [1:0] starts5_high_sums_3 = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[34], starts5_carries[3]};
  wire [3:0] starts5_high_sums_4 = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[37:35], starts5_carries[4]};
  wire [1:0] starts5_high_sums_5 = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[38], starts5_carries[5]};
  wire [2:0] starts5_high_sums_6 = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[40:39], starts5_carries[6]};
  wire [1:0] starts5_high_sums_7 = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[41], starts5_carries[7]};
  wire [4:0] starts5_high_sums_8 = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[45:42], starts5_carries[8]};
  wire [1:0] starts5_high_sums_9 = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[46], starts5_carries[9]};
  wire [2:0] starts5_high_sums_10 = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[48:47], starts5_carries[10]};
  wire [1:0] starts5_high_sums_11 = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[49], starts5_carries[11]};
  wire [3:0] starts5_high_sums_12 = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[52:50], starts5_carries[12]};
  wire [1:0] starts5_high_sums_13 = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[53], starts5_carries[13]};
  wire [2:0] starts5_high_sums_14 = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[55:54], starts5_carries[14]};
  wire [6:0] starts5_high_sums_15 = {1'h0, starts4_high[29:25], starts5_carries[15]} +
      {1'h0, starts4_high[60:56], starts5_carries[15]};
  wire starts5_high_1 = starts4_high[0];
  wire starts5_high_3 = starts4_high[3];
  wire starts5_high_5 = starts4_high[7];
  wire starts5_high_7 = starts4_high[10];
  wire starts5_high_9 = starts4_high[15];
  wire starts5_high_11 = starts4_high[18];
  wire starts5_high_13 = starts4_high[22];
  wire starts5_high_15 = starts4_high[25];
  wire starts5_high_17 = starts5_high_sums_1[1];
  wire starts5_high_19 = starts5_high_sums_3[1];
  wire starts5_high_21 = starts5_high_sums_5[1];
  wire starts5_high_23 = starts5_high_sums_7[1];
  wire starts5_high_25 = starts5_high_sums_9[1];
  wire starts5_high_27 = starts5_high_sums_11[1];
  wire starts5_high_29 = starts5_high_sums_13[1];
  wire [95:0] rotate_distance_in = {starts5_low, 3'h0};
  fpc_opt_lanes32_rotate rotate [31:0] (
    .value(payloads), .distance(rotate_distance_in), .rotated(rotated)
  );
  wire [63:0] direction3_start_in = {{starts5_high_sums_15[1], starts5_low[92:90]},
      {starts5_high_29, starts5_low[86:84]}, {starts5_high_27, starts5_low[80:78]},
      {starts5_high_25, starts5_low[74:72]}, {starts5_high_23, starts5_low[68:66]},
      {starts5_high_21, starts5_low[62:60]}, {starts5_high_19, starts5_low[56:54]},
      {starts5_high_17, starts5_low[50:48]}, {starts5_high_15, starts5_low[44:42]},
      {starts5_high_13, starts5_low[38:36]}, {starts5_high_11, starts5_low[32:30]},
      {starts5_high_9, starts5_low[26:24]}, {starts5_high_7, starts5_low[20:18]},
      {starts5_high_5, starts5_low[14:12]}, {starts5_high_3, starts5_low[8:6]},
      {starts5_high_1, starts5_low[2:0]}};
  hdlgen_direction #(.UNITS(8)) direction3 [15:0] (
    .start(direction3_start_in), .up(right_goes_up3)
  );
  assign starts5_high = {starts5_high_sums_15[6:1], starts5_high_sums_14[2:1],
      starts5_high_sums_12[3:1], starts5_high_sums_10[2:1], starts5_high_sums_8[4:1],
      starts5_high_sums_6[2:1], starts5_high_sums_4[3:1], starts5_high_sums_2[2:1],
      starts5_high_sums_0[5:1], starts4_high[24:23], starts4_high[21:19], starts4_high[17:16],
      starts4_high[14:11], starts4_high[9:8], starts4_high[6:4], starts4_high[2:1]};

  // Bits that nothing reads.
  wire unused = &{1'b0, starts5_high_sums_0[0], starts5_high_sums_1[0], starts5_high_sums_2[0],
      starts5_high_sums_3[0], starts5_high_sums_4[0], starts5_high_sums_5[0],
      starts5_high_sums_6[0], starts5_high_sums_7[0], starts5_high_sums_8[0],
      starts5_high_sums_9[0], starts5_high_sums_10[0], starts5_high_sums_11[0],
      starts5_high_sums_12[0], starts5_high_sums_13[0], starts5_high_sums_14[0],
      starts5_high_sums_15[0]};
endmodule
