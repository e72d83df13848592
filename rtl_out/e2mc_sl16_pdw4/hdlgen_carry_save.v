// Carry-save adder: reduces three numbers to two with the same sum, modulo 2^WIDTH. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_carry_save #(
  parameter integer WIDTH = 8  // Bits of a number
) (
  input  wire [WIDTH-1:0] a,  // One of the three numbers to add
  input  wire [WIDTH-1:0] b,  // One of the three numbers to add
  input  wire [WIDTH-1:0] c,  // One of the three numbers to add
  output wire [WIDTH-1:0] sum,  // Sum bit of each place, without carries
  output wire [WIDTH-1:0] carry  // Carries, moved up by one place; sum + carry is the result
);
  wire [WIDTH-1:0] half_sum = a ^ b;
  assign sum = half_sum ^ c;
  assign carry = ((a & b) | (half_sum & c)) << 1;
endmodule
