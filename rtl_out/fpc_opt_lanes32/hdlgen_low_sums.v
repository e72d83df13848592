// One level of a parallel prefix sum (Sklansky), of the numbers' low bits. The numbers are in runs
// of 2^LEVEL, each of which has been summed up. The last sum of every other run is added to all
// numbers of the run behind it. The carries go to the high bits, which are a level behind.
// Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_low_sums #(
  parameter integer LEVEL = 0,  // The first level is 0
  parameter integer COUNT = 4,  // Numbers: a multiple of two runs
  parameter integer WIDTH = 8  // Low bits of a number
) (
  input  wire [COUNT*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  output reg  [COUNT*WIDTH-1:0] sums,  // Numbers in runs that are twice as long
  output reg  [COUNT/2-1:0] carries  // Carries of the numbers to which something is added
);
  localparam integer RUN = 1 << LEVEL;

  integer i;

  always @* begin
    sums = numbers;
    carries = {(COUNT / 2){1'b0}};
    for (i = RUN; i < COUNT; i = i + 1) begin
      if ((i / RUN) % 2 == 1) begin
        {carries[i / RUN / 2 * RUN + i % RUN], sums[i * WIDTH +: WIDTH]} =
            {1'b0, numbers[i * WIDTH +: WIDTH]} +
            {1'b0, numbers[(i / RUN * RUN - 1) * WIDTH +: WIDTH]};
      end
    end
  end
endmodule
