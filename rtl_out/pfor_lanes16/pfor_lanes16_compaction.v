// Moves a quarter's exceptions to adjacent slots: each level merges those of two runs of lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_compaction (
  input  wire [255:0] bytes,  // Exceptions in their lanes, zero in lanes that have none
  // Directions of units in each level of the network, the last level lowest
  input  wire [79:0] ups,
  output wire [255:0] slots  // Exceptions in adjacent slots, zero past the last one
);
  wire [255:0] slots_of_2;  // 16 of 16 bits
  hdlgen_merge #(.UNITS(1), .UNIT_BITS(8)) merge0 [15:0] (
    .halves(bytes), .up(ups[79:64]), .whole(slots_of_2)
  );
  wire [255:0] slots_of_4;  // 8 of 32 bits
  hdlgen_merge #(.UNITS(2), .UNIT_BITS(8)) merge1 [7:0] (
    .halves(slots_of_2), .up(ups[63:48]), .whole(slots_of_4)
  );
  wire [255:0] slots_of_8;  // 4 of 64 bits
  hdlgen_merge #(.UNITS(4), .UNIT_BITS(8)) merge2 [3:0] (
    .halves(slots_of_4), .up(ups[47:32]), .whole(slots_of_8)
  );
  wire [127:0] merge3_0_whole;
  hdlgen_merge #(.UNITS(8), .UNIT_BITS(8)) merge3_0 (
    .halves(slots_of_8[127:0]), .up(ups[23:16]), .whole(merge3_0_whole)
  );
  wire [127:0] merge3_1_whole;
  hdlgen_merge #(.UNITS(8), .UNIT_BITS(8)) merge3_1 (
    .halves(slots_of_8[255:128]), .up(ups[31:24]), .whole(merge3_1_whole)
  );
  wire [255:0] slots_of_16 = {merge3_1_whole, merge3_0_whole};
  wire [255:0] slots_of_32;
  hdlgen_merge #(.UNITS(16), .UNIT_BITS(8)) merge4_0 (
    .halves(slots_of_16), .up(ups[15:0]), .whole(slots_of_32)
  );
  assign slots = slots_of_32;
endmodule
