// Transposes bit planes, that of the top bits first, into numbers. Wires only.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_planes_to_numbers #(
  parameter integer COUNT = 4,  // Numbers
  parameter integer BITS = 8  // Bits of a number
) (
  // Bit planes, that of the top bits first; in each, the first number is the lowest bit
  input  wire [COUNT*BITS-1:0] planes,
  output reg  [COUNT*BITS-1:0] numbers  // Numbers, the first in the lowest bits
);
  reg  [BITS-1:0] number;
  integer place;
  integer i;

  always @* begin
    number = {BITS{1'b0}};
    for (i = 0; i < COUNT; i = i + 1) begin
      for (place = 0; place < BITS; place = place + 1) begin
        number[place] = planes[(BITS - 1 - place) * COUNT + i];
      end
      numbers[i * BITS +: BITS] = number;
    end
  end
endmodule
