// Moves a quarter's exceptions from adjacent slots to their lanes: each level splits a run of slots
// into
// those of the two halves of its lanes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_expansion (
  input  wire [255:0] slots,  // Slots with one exception each; above it, bits of the next one
  // Directions of units in each level of the network, the first level lowest
  input  wire [79:0] ups,
  output wire [255:0] bytes  // Exceptions in their lanes; other lanes are arbitrary
);
  wire [255:0] slots_of_16;
  hdlgen_split #(.UNITS(16), .UNIT_BITS(8)) split4_0 (
    .whole(slots), .up(ups[15:0]), .halves(slots_of_16)
  );
  wire [127:0] split3_0_halves;
  hdlgen_split #(.UNITS(8), .UNIT_BITS(8)) split3_0 (
    .whole(slots_of_16[127:0]), .up(ups[23:16]), .halves(split3_0_halves)
  );
  wire [127:0] split3_1_halves;
  hdlgen_split #(.UNITS(8), .UNIT_BITS(8)) split3_1 (
    .whole(slots_of_16[255:128]), .up(ups[31:24]), .halves(split3_1_halves)
  );
  wire [255:0] slots_of_8 = {split3_1_halves, split3_0_halves};
  wire [255:0] slots_of_4;  // 4 of 64 bits
  hdlgen_split #(.UNITS(4), .UNIT_BITS(8)) split2 [3:0] (
    .whole(slots_of_8), .up(ups[47:32]), .halves(slots_of_4)
  );
  wire [255:0] slots_of_2;  // 8 of 32 bits
  hdlgen_split #(.UNITS(2), .UNIT_BITS(8)) split1 [7:0] (
    .whole(slots_of_4), .up(ups[63:48]), .halves(slots_of_2)
  );
  hdlgen_split #(.UNITS(1), .UNIT_BITS(8)) split0 [15:0] (
    .whole(slots_of_2), .up(ups[79:64]), .halves(bytes)
  );
endmodule
