// Step 8 of 13 of bpc_opt_lanes32_compressor_core: payloads rotated to their starting positions.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_rotate (
  input  wire [1023:0] payloads,  // 32 of 32 bits, from step 3
  input  wire [61:0] starts4_high,  // 30 of 1 to 7 bits, the first lowest, from step 7
  input  wire [157:0] starts5_low,  // From step 7
  input  wire [15:0] starts5_carries,  // From step 7
  output wire [48:0] starts5_high,  // 16 of 2 to 8 bits, the first lowest, from step 8
  output wire [1023:0] rotated,  // 32 of 32 bits, from step 8
  output wire [511:0] right_goes_up5  // 16 of 32 bits, from step 8
);
  wire [5:0] starts5_high_sums_0 = {starts4_high[29:25], starts5_carries[0]} +
      {5'h0, starts5_carries[0]};
  wire [1:0] starts5_high_sums_1 = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[32], starts5_carries[1]};
  wire [2:0] starts5_high_sums_2 = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[34:33], starts5_carries[2]};
  wire [1:0] starts5_high_sums_3 = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[35], starts5_carries[3]};
  wire [3:0] starts5_high_sums_4 = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[38:36], starts5_carries[4]};
  wire [1:0] starts5_high_sums_5 = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[39], starts5_carries[5]};
  wire [2:0] starts5_high_sums_6 = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[41:40], starts5_carries[6]};
  wire [1:0] starts5_high_sums_7 = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[42], starts5_carries[7]};
  wire [4:0] starts5_high_sums_8 = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[46:43], starts5_carries[8]};
  wire [1:0] starts5_high_sums_9 = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[47], starts5_carries[9]};
  wire [2:0] starts5_high_sums_10 = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[49:48], starts5_carries[10]};
  wire [1:0] starts5_high_sums_11 = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[50], starts5_carries[11]};
  wire [3:0] starts5_high_sums_12 = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[53:51], starts5_carries[12]};
  wire [1:0] starts5_high_sums_13 = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[54], starts5_carries[13]};
  wire [2:0] starts5_high_sums_14 = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[56:55], starts5_carries[14]};
  wire [8:0] starts5_high_sums_15 = {1'h0, starts4_high[31:25], starts5_carries[15]} +
      {3'h0, starts4_high[61:57], starts5_carries[15]};
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
  wire [159:0] rotate_distance_in = {starts5_low[157:3], {starts5_low[2:0], 2'h0}};
  bpc_opt_lanes32_rotate rotate [31:0] (
    .value(payloads), .distance(rotate_distance_in), .rotated(rotated)
  );
  wire [95:0] direction5_start_in = {{starts5_high_sums_15[1], starts5_low[157:153]},
      {starts5_high_29, starts5_low[147:143]}, {starts5_high_27, starts5_low[137:133]},
      {starts5_high_25, starts5_low[127:123]}, {starts5_high_23, starts5_low[117:113]},
      {starts5_high_21, starts5_low[107:103]}, {starts5_high_19, starts5_low[97:93]},
      {starts5_high_17, starts5_low[87:83]}, {starts5_high_15, starts5_low[77:73]},
      {starts5_high_13, starts5_low[67:63]}, {starts5_high_11, starts5_low[57:53]},
      {starts5_high_9, starts5_low[47:43]}, {starts5_high_7, starts5_low[37:33]},
      {starts5_high_5, starts5_low[27:23]}, {starts5_high_3, starts5_low[17:13]},
      {starts5_high_1, starts5_low[7:3]}};
  hdlgen_direction #(.UNITS(32)) direction5 [15:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
  assign starts5_high = {starts5_high_sums_15[8:1], starts5_high_sums_14[2:1],
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
