// The significant bits of the widest residual, and the bits of an exception with 1, 2, ... planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_widest_of_8 (
  input  wire [7:0] ones,  // Bit b: some residual has a 1 at bit b or above
  output wire [3:0] widest,  // Significant bits of the widest residual
  // Bits of an exception with 1, 2, ... planes, the first number lowest
  output wire [21:0] upper_bits
);
  wire [7:0] ends_in_1 = {ones[7], ones[6:0] & ~ones[7:1]};
  wire [7:0] ends_in_2 = {ones[7:6], ones[5:0] & ~ones[7:2]};
  wire [7:0] ends_in_4 = {ones[7:4], ones[3:0] & ~ones[7:4]};
  wire bits_above_0_0 = |{ends_in_1[6], ends_in_1[4], ends_in_1[2], ends_in_1[0]};
  wire bits_above_0_1 = |{ends_in_2[5], ends_in_2[1]};
  wire bits_above_0_2 = ends_in_4[3];
  wire bits_above_0_3 = ones[7];
  wire [3:0] bits_above_0 = {bits_above_0_3, bits_above_0_2, bits_above_0_1, bits_above_0_0};
  wire bits_above_1_0 = |{ends_in_1[7], ends_in_1[5], ends_in_1[3], ends_in_1[1]};
  wire bits_above_1_1 = |{ends_in_2[6], ends_in_2[2]};
  wire bits_above_1_2 = ends_in_4[4];
  wire [2:0] bits_above_1 = {bits_above_1_2, bits_above_1_1, bits_above_1_0};
  wire bits_above_2_0 = |{ends_in_1[6], ends_in_1[4], ends_in_1[2]};
  wire bits_above_2_1 = |{ends_in_2[7], ends_in_2[3]};
  wire bits_above_2_2 = ends_in_4[5];
  wire [2:0] bits_above_2 = {bits_above_2_2, bits_above_2_1, bits_above_2_0};
  wire bits_above_3_0 = |{ends_in_1[7], ends_in_1[5], ends_in_1[3]};
  wire bits_above_3_1 = ends_in_2[4];
  wire bits_above_3_2 = ends_in_4[6];
  wire [2:0] bits_above_3 = {bits_above_3_2, bits_above_3_1, bits_above_3_0};
  wire bits_above_4_0 = |{ends_in_1[6], ends_in_1[4]};
  wire bits_above_4_1 = ends_in_2[5];
  wire bits_above_4_2 = ends_in_4[7];
  wire [2:0] bits_above_4 = {bits_above_4_2, bits_above_4_1, bits_above_4_0};
  wire bits_above_5_0 = |{ends_in_1[7], ends_in_1[5]};
  wire bits_above_5_1 = ends_in_2[6];
  wire [1:0] bits_above_5 = {bits_above_5_1, bits_above_5_0};
  assign widest = bits_above_0;
  assign upper_bits = {bits_above_5, bits_above_4, bits_above_3, bits_above_2, bits_above_1,
      {2{bits_above_0}}};

  // Bits that nothing reads.
  wire unused = &{1'b0, ends_in_2[0], ends_in_4[2:0]};
endmodule
