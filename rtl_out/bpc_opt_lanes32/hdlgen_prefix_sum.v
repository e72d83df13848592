// One level of a parallel prefix sum (Sklansky). The numbers are in runs of 2^LEVEL, each of which
// has been summed up. The last sum of every other run is added to all numbers of the run behind it.
// Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_prefix_sum #(
  parameter integer LEVEL = 0,  // The first level is 0
  parameter integer COUNT = 4,  // Numbers
  parameter integer WIDTH = 8  // Bits of a number
) (
  input  wire [COUNT*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  output reg  [COUNT*WIDTH-1:0] sums  // Numbers in runs that are twice as long
);
  localparam integer RUN = 1 << LEVEL;

  integer i;

  always @* begin
    sums = numbers;
    for (i = RUN; i < COUNT; i = i + 1) begin
      if ((i / RUN) % 2 == 1) begin
        sums[i * WIDTH +: WIDTH] =
            numbers[i * WIDTH +: WIDTH] + numbers[(i / RUN * RUN - 1) * WIDTH +: WIDTH];
      end
    end
  end
endmodule
