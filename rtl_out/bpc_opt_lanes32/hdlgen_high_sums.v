// One level of a parallel prefix sum (Sklansky), of the numbers' high bits, with the carries from
// the low bits. The numbers are in runs of 2^LEVEL, each of which has been summed up. The last sum
// of every other run is added to all numbers of the run behind it. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_high_sums #(
  parameter integer LEVEL = 0,  // The first level is 0
  parameter integer COUNT = 4,  // Numbers: a multiple of two runs
  parameter integer WIDTH = 8  // High bits of a number; its sum has one more
) (
  input  wire [COUNT*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  input  wire [COUNT/2-1:0] carries,  // Carries of the numbers to which something is added
  output reg  [COUNT*(WIDTH+1)-1:0] sums  // Numbers in runs that are twice as long
);
  localparam integer RUN = 1 << LEVEL;

  genvar i;

  generate
    for (i = 0; i < COUNT; i = i + 1) begin : place
      if ((i / RUN) % 2 == 1) begin : added
        wire carry = carries[i / RUN / 2 * RUN + i % RUN];
        // The lowest bit makes the carry for the others.
        wire [WIDTH+1:0] sum = {1'b0, numbers[i * WIDTH +: WIDTH], carry} +
            {1'b0, numbers[(i / RUN * RUN - 1) * WIDTH +: WIDTH], carry};
        wire unused = &{1'b0, sum[0]};
        always @* sums[i * (WIDTH + 1) +: WIDTH + 1] = sum[WIDTH+1:1];
      end else begin : kept
        always @* sums[i * (WIDTH + 1) +: WIDTH + 1] = {1'b0, numbers[i * WIDTH +: WIDTH]};
      end
    end
  endgenerate
endmodule
