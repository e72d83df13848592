// WIDTH bits of the source from a place on: a shifter, the large distances first, so that ever
// fewer bits have to be moved. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_bits #(
  parameter integer WIDTH = 8,  // Bits to take
  parameter integer PLACES = 3  // Bits of the place
) (
  input  wire [WIDTH+(1<<PLACES)-2:0] source,  // Bits from which some are taken
  input  wire [PLACES-1:0] place,  // Number of the first bit to take
  output wire [WIDTH-1:0] bits  // Bits of the source from there on
);
  reg  [WIDTH+(1<<PLACES)-2:0] moved;
  integer level;
  assign bits = moved[WIDTH-1:0];

  always @* begin
    moved = source;
    for (level = PLACES - 1; level >= 0; level = level - 1) begin
      moved = place[level] ? (moved >> (1 << level)) : moved;
    end
  end
endmodule
