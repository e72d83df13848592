// Carry-save adder: reduces three numbers to two with the same sum, modulo 2^11. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_carry_save_11 (
  input  wire [10:0] a,  // One of the three numbers to add
  input  wire [10:0] b,  // One of the three numbers to add
  input  wire [10:0] c,  // One of the three numbers to add
  output wire [10:0] sum,  // Sum bit of each place, without carries
  output wire [10:0] carry  // Carries, moved up by one place; sum + carry is the result
);
  wire [10:0] half_sum = a ^ b;
  assign sum = half_sum ^ c;
  assign carry = {(a[9:0] & b[9:0]) | (half_sum[9:0] & c[9:0]), 1'h0};
endmodule
