// Transposes numbers into bit planes, the plane of the top bits first. Wires only.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_bit_planes #(
  parameter integer COUNT = 4,  // Numbers
  parameter integer BITS = 8  // Bits of a number
) (
  input  wire [COUNT*BITS-1:0] numbers,  // Numbers, the first in the lowest bits
  // Bit planes, that of the top bits first; in each, the first number is the lowest bit
  output reg  [COUNT*BITS-1:0] planes
);
  reg  [COUNT-1:0] plane;
  integer place;
  integer i;

  always @* begin
    plane = {COUNT{1'b0}};
    for (place = 0; place < BITS; place = place + 1) begin
      for (i = 0; i < COUNT; i = i + 1) begin
        plane[i] = numbers[i * BITS + place];
      end
      planes[(BITS - 1 - place) * COUNT +: COUNT] = plane;
    end
  end
endmodule
