// The bits of planes and exceptions together, as two addends.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_cost_rows_of_7x2 (
  input  wire [10:0] planes_bits,  // Bits of the planes
  input  wire [6:0] count,  // Number of exceptions
  input  wire [1:0] upper_bits,  // Bits of each exception
  output wire [10:0] first,  // First addend of the bits of planes and exceptions
  output wire [10:0] second  // Second addend
);
  hdlgen_carry_save #(.WIDTH(11)) rows_carry_save (
    .a({11{upper_bits[0]}} & {4'h0, count}), .b({11{upper_bits[1]}} & {3'h0, count, 1'h0}),
    .c(planes_bits), .sum(first), .carry(second)
  );
endmodule
