// Carry-save adder: reduces three numbers to two with the same sum, modulo 2^9. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_carry_save_9 (
  input  wire [8:0] a,  // One of the three numbers to add
  input  wire [8:0] b,  // One of the three numbers to add
  input  wire [8:0] c,  // One of the three numbers to add
  output wire [8:0] sum,  // Sum bit of each place, without carries
  output wire [8:0] carry  // Carries, moved up by one place; sum + carry is the result
);
  wire [8:0] half_sum = a ^ b;
  assign sum = half_sum ^ c;
  assign carry = {(a[7:0] & b[7:0]) | (half_sum[7:0] & c[7:0]), 1'h0};
endmodule
