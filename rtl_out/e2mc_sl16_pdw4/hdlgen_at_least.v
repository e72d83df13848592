// Whether a is at least b, as a tree: for each part of the bits, whether a is greater there, and
// whether it is not less. Each level joins pairs of neighbouring parts. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_at_least #(
  parameter integer LEVELS = 3,  // WIDTH is at most 2^LEVELS
  parameter integer WIDTH = 8  // Bits of a number
) (
  input  wire [WIDTH-1:0] a,  // First number, unsigned
  input  wire [WIDTH-1:0] b,  // Second number, unsigned
  output wire at_least  // First number is at least the second
);
  reg  [(1<<LEVELS)-1:0] greater;
  reg  [(1<<LEVELS)-1:0] not_less;
  integer level;
  integer node;
  assign at_least = greater[0];

  always @* begin
    greater = {(1 << LEVELS){1'b0}};
    not_less = {(1 << LEVELS){1'b1}};
    greater[WIDTH-1:0] = a & ~b;
    not_less[WIDTH-1:0] = a | ~b;
    // Of the lowest bit, equal is enough.
    greater[0] = not_less[0];
    for (level = 0; level < LEVELS; level = level + 1) begin
      for (node = 0; node < (1 << LEVELS >> (level + 1)); node = node + 1) begin
        greater[node] = greater[2 * node + 1] | (not_less[2 * node + 1] & greater[2 * node]);
        not_less[node] = not_less[2 * node + 1] & not_less[2 * node];
      end
    end
  end
endmodule
