// Subtracts each number from the one behind it. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_differences #(
  parameter integer COUNT = 4,  // Differences: one less than numbers
  parameter integer WIDTH = 8  // Bits of a number
) (
  input  wire [(COUNT+1)*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  output reg  [COUNT*WIDTH-1:0] differences  // Second number less the first, and so on
);
  integer i;

  always @* begin
    for (i = 0; i < COUNT; i = i + 1) begin
      differences[i * WIDTH +: WIDTH] =
          numbers[(i + 1) * WIDTH +: WIDTH] - numbers[i * WIDTH +: WIDTH];
    end
  end
endmodule
