// The significant bits of the widest residual, and the bits of an exception with 1, 2, ... planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widest_of_16 (
  input  wire [15:0] ones,  // Bit b: some residual has a 1 at bit b or above
  output wire [4:0] widest,  // Significant bits of the widest residual
  // Bits of an exception with 1, 2, ... planes, the first number lowest
  output wire [55:0] upper_bits
);
  wire [15:0] ends_in_1 = {ones[15], ones[14:0] & ~ones[15:1]};
  wire [15:0] ends_in_2 = {ones[15:14], ones[13:0] & ~ones[15:2]};
  wire [15:0] ends_in_4 = {ones[15:12], ones[11:0] & ~ones[15:4]};
  wire [15:0] ends_in_8 = {ones[15:8], ones[7:0] & ~ones[15:8]};
  wire bits_above_0_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10], ends_in_1[8], ends_in_1[6],
      ends_in_1[4], ends_in_1[2], ends_in_1[0]};
  wire bits_above_0_1 = |{ends_in_2[13], ends_in_2[9], ends_in_2[5], ends_in_2[1]};
  wire bits_above_0_2 = |{ends_in_4[11], ends_in_4[3]};
  wire bits_above_0_3 = ends_in_8[7];
  wire bits_above_0_4 = ones[15];
  wire [4:0] bits_above_0 = {bits_above_0_4, bits_above_0_3, bits_above_0_2, bits_above_0_1,
      bits_above_0_0};
  wire bits_above_1_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11], ends_in_1[9], ends_in_1[7],
      ends_in_1[5], ends_in_1[3], ends_in_1[1]};
  wire bits_above_1_1 = |{ends_in_2[14], ends_in_2[10], ends_in_2[6], ends_in_2[2]};
  wire bits_above_1_2 = |{ends_in_4[12], ends_in_4[4]};
  wire bits_above_1_3 = ends_in_8[8];
  wire [3:0] bits_above_1 = {bits_above_1_3, bits_above_1_2, bits_above_1_1, bits_above_1_0};
  wire bits_above_2_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10], ends_in_1[8], ends_in_1[6],
      ends_in_1[4], ends_in_1[2]};
  wire bits_above_2_1 = |{ends_in_2[15], ends_in_2[11], ends_in_2[7], ends_in_2[3]};
  wire bits_above_2_2 = |{ends_in_4[13], ends_in_4[5]};
  wire bits_above_2_3 = ends_in_8[9];
  wire [3:0] bits_above_2 = {bits_above_2_3, bits_above_2_2, bits_above_2_1, bits_above_2_0};
  wire bits_above_3_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11], ends_in_1[9], ends_in_1[7],
      ends_in_1[5], ends_in_1[3]};
  wire bits_above_3_1 = |{ends_in_2[12], ends_in_2[8], ends_in_2[4]};
  wire bits_above_3_2 = |{ends_in_4[14], ends_in_4[6]};
  wire bits_above_3_3 = ends_in_8[10];
  wire [3:0] bits_above_3 = {bits_above_3_3, bits_above_3_2, bits_above_3_1, bits_above_3_0};
  wire bits_above_4_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10], ends_in_1[8], ends_in_1[6],
      ends_in_1[4]};
  wire bits_above_4_1 = |{ends_in_2[13], ends_in_2[9], ends_in_2[5]};
  wire bits_above_4_2 = |{ends_in_4[15], ends_in_4[7]};
  wire bits_above_4_3 = ends_in_8[11];
  wire [3:0] bits_above_4 = {bits_above_4_3, bits_above_4_2, bits_above_4_1, bits_above_4_0};
  wire bits_above_5_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11], ends_in_1[9], ends_in_1[7],
      ends_in_1[5]};
  wire bits_above_5_1 = |{ends_in_2[14], ends_in_2[10], ends_in_2[6]};
  wire bits_above_5_2 = ends_in_4[8];
  wire bits_above_5_3 = ends_in_8[12];
  wire [3:0] bits_above_5 = {bits_above_5_3, bits_above_5_2, bits_above_5_1, bits_above_5_0};
  wire bits_above_6_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10], ends_in_1[8], ends_in_1[6]};
  wire bits_above_6_1 = |{ends_in_2[15], ends_in_2[11], ends_in_2[7]};
  wire bits_above_6_2 = ends_in_4[9];
  wire bits_above_6_3 = ends_in_8[13];
  wire [3:0] bits_above_6 = {bits_above_6_3, bits_above_6_2, bits_above_6_1, bits_above_6_0};
  wire bits_above_7_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11], ends_in_1[9], ends_in_1[7]};
  wire bits_above_7_1 = |{ends_in_2[12], ends_in_2[8]};
  wire bits_above_7_2 = ends_in_4[10];
  wire bits_above_7_3 = ends_in_8[14];
  wire [3:0] bits_above_7 = {bits_above_7_3, bits_above_7_2, bits_above_7_1, bits_above_7_0};
  wire bits_above_8_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10], ends_in_1[8]};
  wire bits_above_8_1 = |{ends_in_2[13], ends_in_2[9]};
  wire bits_above_8_2 = ends_in_4[11];
  wire bits_above_8_3 = ends_in_8[15];
  wire [3:0] bits_above_8 = {bits_above_8_3, bits_above_8_2, bits_above_8_1, bits_above_8_0};
  wire bits_above_9_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11], ends_in_1[9]};
  wire bits_above_9_1 = |{ends_in_2[14], ends_in_2[10]};
  wire bits_above_9_2 = ends_in_4[12];
  wire [2:0] bits_above_9 = {bits_above_9_2, bits_above_9_1, bits_above_9_0};
  wire bits_above_10_0 = |{ends_in_1[14], ends_in_1[12], ends_in_1[10]};
  wire bits_above_10_1 = |{ends_in_2[15], ends_in_2[11]};
  wire bits_above_10_2 = ends_in_4[13];
  wire [2:0] bits_above_10 = {bits_above_10_2, bits_above_10_1, bits_above_10_0};
  wire bits_above_11_0 = |{ends_in_1[15], ends_in_1[13], ends_in_1[11]};
  wire bits_above_11_1 = ends_in_2[12];
  wire bits_above_11_2 = ends_in_4[14];
  wire [2:0] bits_above_11 = {bits_above_11_2, bits_above_11_1, bits_above_11_0};
  wire bits_above_12_0 = |{ends_in_1[14], ends_in_1[12]};
  wire bits_above_12_1 = ends_in_2[13];
  wire bits_above_12_2 = ends_in_4[15];
  wire [2:0] bits_above_12 = {bits_above_12_2, bits_above_12_1, bits_above_12_0};
  wire bits_above_13_0 = |{ends_in_1[15], ends_in_1[13]};
  wire bits_above_13_1 = ends_in_2[14];
  wire [1:0] bits_above_13 = {bits_above_13_1, bits_above_13_0};
  assign widest = bits_above_0;
  assign upper_bits = {bits_above_13, bits_above_12, bits_above_11, bits_above_10, bits_above_9,
      bits_above_8, bits_above_7, bits_above_6, bits_above_5, bits_above_4, bits_above_3,
      bits_above_2, bits_above_1, {2{bits_above_0}}};

  // Bits that nothing reads.
  wire unused = &{1'b0, ends_in_2[0], ends_in_4[2:0], ends_in_8[6:0]};
endmodule
