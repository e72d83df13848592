// Positions of the first and of the last flag that is 1; zero if there is none. A tree: each level
// joins pairs of neighbours into nodes of twice as many flags. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_first_and_last #(
  parameter integer COUNT = 2  // Flags: a power of two, at least two
) (
  input  wire [COUNT-1:0] flags,  // Flags among which the first and last 1 are sought
  output wire any,  // Some flag is 1
  output wire [$clog2(COUNT)-1:0] first,  // Position of the lowest flag that is 1, or 0
  output wire [$clog2(COUNT)-1:0] last  // Position of the highest flag that is 1, or 0
);
  localparam integer BITS = $clog2(COUNT);

  reg  [COUNT-1:0] has_one;
  reg  [COUNT*BITS-1:0] firsts;
  reg  [COUNT*BITS-1:0] lasts;
  reg  lower;
  reg  upper;
  integer level;
  integer node;
  assign any = has_one[0];
  assign first = firsts[BITS-1:0];
  assign last = lasts[BITS-1:0];

  always @* begin
    has_one = flags;
    firsts = {(COUNT * BITS){1'b0}};
    lasts = {(COUNT * BITS){1'b0}};
    for (level = 0; level < BITS; level = level + 1) begin
      for (node = 0; node < (COUNT >> (level + 1)); node = node + 1) begin
        lower = has_one[2 * node];
        upper = has_one[2 * node + 1];
        has_one[node] = lower | upper;
        firsts[node * BITS +: BITS] = firsts[2 * node * BITS +: BITS] |
            ({BITS{~lower}} & firsts[(2 * node + 1) * BITS +: BITS]);
        firsts[node * BITS + level] = ~lower & upper;
        lasts[node * BITS +: BITS] = lasts[(2 * node + 1) * BITS +: BITS] |
            ({BITS{~upper}} & lasts[2 * node * BITS +: BITS]);
        lasts[node * BITS + level] = upper;
      end
    end
  end
endmodule
