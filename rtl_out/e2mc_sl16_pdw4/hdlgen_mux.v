// Selects one of COUNT values of WIDTH bits by number: a tree of multiplexers, one level per bit of
// the number, the lowest bit first. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_mux #(
  parameter integer COUNT = 2,  // Choices
  parameter integer WIDTH = 8,  // Bits of a choice
  parameter integer BITS = (COUNT > 1) ? $clog2(COUNT) : 1  // Bits of the number: leave it out
) (
  input  wire [BITS-1:0] number,  // Number of the choice; undefined past the last one
  input  wire [COUNT*WIDTH-1:0] choices,  // Choices, the first in the lowest bits
  output wire [WIDTH-1:0] chosen  // Selected choice
);
  reg  [(WIDTH << BITS)-1:0] level;
  integer bit_number;
  integer place;
  assign chosen = level[WIDTH-1:0];

  always @* begin
    level = {(WIDTH << BITS){1'b0}};
    level[COUNT*WIDTH-1:0] = choices;
    for (bit_number = 0; bit_number < BITS; bit_number = bit_number + 1) begin
      for (place = 0; place < (1 << (BITS - 1 - bit_number)); place = place + 1) begin
        level[place * WIDTH +: WIDTH] =
            (number[bit_number] & (((2 * place + 1) << bit_number) < COUNT))
            ? level[(2 * place + 1) * WIDTH +: WIDTH] : level[2 * place * WIDTH +: WIDTH];
      end
    end
  end
endmodule
