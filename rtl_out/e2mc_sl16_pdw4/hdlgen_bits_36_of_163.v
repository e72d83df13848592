// 36 bits of the source from a place on: a shifter, the large distances first, so that
// ever fewer bits have to be moved.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_bits_36_of_163 (
  input  wire [162:0] source,  // Bits from which some are taken
  input  wire [6:0] place,  // Number of the first bit to take
  output wire [35:0] bits  // Bits of the source from there on
);
  wire [98:0] moved_by_64 = place[6] ? source[162:64] : source[98:0];
  wire [66:0] moved_by_32 = place[5] ? moved_by_64[98:32] : moved_by_64[66:0];
  wire [50:0] moved_by_16 = place[4] ? moved_by_32[66:16] : moved_by_32[50:0];
  wire [42:0] moved_by_8 = place[3] ? moved_by_16[50:8] : moved_by_16[42:0];
  wire [38:0] moved_by_4 = place[2] ? moved_by_8[42:4] : moved_by_8[38:0];
  wire [36:0] moved_by_2 = place[1] ? moved_by_4[38:2] : moved_by_4[36:0];
  assign bits = place[0] ? moved_by_2[36:1] : moved_by_2[35:0];
endmodule
