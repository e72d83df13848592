// Step 7 of 15 of fpc_opt_lanes32_decompressor_core: the positions' last high bits.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_high_bits (
  input  wire [60:0] starts4_high,
  input  wire [15:0] starts5_carries,
  output wire [61:0] starts5_high
);
  wire [51:0] starts5_high_sums;
  assign starts5_high_sums[5:0] = {starts4_high[29:25], starts5_carries[0]} +
      {4'h0, starts4_high[30], starts5_carries[0]};
  assign starts5_high_sums[7:6] = {starts4_high[25], starts5_carries[1]} +
      {starts4_high[31], starts5_carries[1]};
  assign starts5_high_sums[10:8] = {starts4_high[26:25], starts5_carries[2]} +
      {starts4_high[33:32], starts5_carries[2]};
  assign starts5_high_sums[12:11] = {starts4_high[25], starts5_carries[3]} +
      {starts4_high[34], starts5_carries[3]};
  assign starts5_high_sums[16:13] = {starts4_high[27:25], starts5_carries[4]} +
      {starts4_high[37:35], starts5_carries[4]};
  assign starts5_high_sums[18:17] = {starts4_high[25], starts5_carries[5]} +
      {starts4_high[38], starts5_carries[5]};
  assign starts5_high_sums[21:19] = {starts4_high[26:25], starts5_carries[6]} +
      {starts4_high[40:39], starts5_carries[6]};
  assign starts5_high_sums[23:22] = {starts4_high[25], starts5_carries[7]} +
      {starts4_high[41], starts5_carries[7]};
  assign starts5_high_sums[28:24] = {starts4_high[28:25], starts5_carries[8]} +
      {starts4_high[45:42], starts5_carries[8]};
  assign starts5_high_sums[30:29] = {starts4_high[25], starts5_carries[9]} +
      {starts4_high[46], starts5_carries[9]};
  assign starts5_high_sums[33:31] = {starts4_high[26:25], starts5_carries[10]} +
      {starts4_high[48:47], starts5_carries[10]};
  assign starts5_high_sums[35:34] = {starts4_high[25], starts5_carries[11]} +
      {starts4_high[49], starts5_carries[11]};
  assign starts5_high_sums[39:36] = {starts4_high[27:25], starts5_carries[12]} +
      {starts4_high[52:50], starts5_carries[12]};
  assign starts5_high_sums[41:40] = {starts4_high[25], starts5_carries[13]} +
      {starts4_high[53], starts5_carries[13]};
  assign starts5_high_sums[44:42] = {starts4_high[26:25], starts5_carries[14]} +
      {starts4_high[55:54], starts5_carries[14]};
  assign starts5_high_sums[51:45] = {1'h0, starts4_high[29:25], starts5_carries[15]} +
      {1'h0, starts4_high[60:56], starts5_carries[15]};
  assign starts5_high[25:0] = starts4_high[25:0];
  assign starts5_high[30:26] = starts5_high_sums[5:1];
  assign starts5_high[31] = starts5_high_sums[7];
  assign starts5_high[33:32] = starts5_high_sums[10:9];
  assign starts5_high[34] = starts5_high_sums[12];
  assign starts5_high[37:35] = starts5_high_sums[16:14];
  assign starts5_high[38] = starts5_high_sums[18];
  assign starts5_high[40:39] = starts5_high_sums[21:20];
  assign starts5_high[41] = starts5_high_sums[23];
  assign starts5_high[45:42] = starts5_high_sums[28:25];
  assign starts5_high[46] = starts5_high_sums[30];
  assign starts5_high[48:47] = starts5_high_sums[33:32];
  assign starts5_high[49] = starts5_high_sums[35];
  assign starts5_high[52:50] = starts5_high_sums[39:37];
  assign starts5_high[53] = starts5_high_sums[41];
  assign starts5_high[55:54] = starts5_high_sums[44:43];
  assign starts5_high[61:56] = starts5_high_sums[51:46];

  // Bits that nothing reads.
  wire unused = &{1'b0, starts5_high_sums[0], starts5_high_sums[6], starts5_high_sums[8],
      starts5_high_sums[11], starts5_high_sums[13], starts5_high_sums[17], starts5_high_sums[19],
      starts5_high_sums[22], starts5_high_sums[24], starts5_high_sums[29], starts5_high_sums[31],
      starts5_high_sums[34], starts5_high_sums[36], starts5_high_sums[40], starts5_high_sums[42],
      starts5_high_sums[45]};
endmodule
