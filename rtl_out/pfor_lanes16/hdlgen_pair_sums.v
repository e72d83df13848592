// The sums of neighbouring numbers: of the first and the second, of the third and the fourth, and
// so on. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_pair_sums #(
  parameter integer COUNT = 4,  // Sums
  parameter integer WIDTH = 8  // Bits of a number; a sum has one more
) (
  input  wire [2*COUNT*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  output reg  [COUNT*(WIDTH+1)-1:0] sums  // Sum of each pair, the first pair's in the lowest bits
);
  integer i;

  always @* begin
    for (i = 0; i < COUNT; i = i + 1) begin
      sums[i * (WIDTH + 1) +: WIDTH + 1] = {1'b0, numbers[2 * i * WIDTH +: WIDTH]} +
          {1'b0, numbers[(2 * i + 1) * WIDTH +: WIDTH]};
    end
  end
endmodule
