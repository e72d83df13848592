// 20 bits of the source from a place on: a shifter, the large distances first, so that
// ever fewer bits have to be moved.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_bits_20_of_147 (
  input  wire [146:0] source,  // Bits from which some are taken
  input  wire [6:0] place,  // Number of the first bit to take
  output wire [19:0] bits  // Bits of the source from there on
);
  wire [82:0] moved_by_64 = place[6] ? source[146:64] : source[82:0];
  wire [50:0] moved_by_32 = place[5] ? moved_by_64[82:32] : moved_by_64[50:0];
  wire [34:0] moved_by_16 = place[4] ? moved_by_32[50:16] : moved_by_32[34:0];
  wire [26:0] moved_by_8 = place[3] ? moved_by_16[34:8] : moved_by_16[26:0];
  wire [22:0] moved_by_4 = place[2] ? moved_by_8[26:4] : moved_by_8[22:0];
  wire [20:0] moved_by_2 = place[1] ? moved_by_4[22:2] : moved_by_4[20:0];
  assign bits = place[0] ? moved_by_2[20:1] : moved_by_2[19:0];
endmodule
