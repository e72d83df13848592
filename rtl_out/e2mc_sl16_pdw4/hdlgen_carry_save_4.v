// Carry-save adder: reduces three numbers to two with the same sum, modulo 2^4. Combinational.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_carry_save_4 (
  input  wire [3:0] a,  // One of the three numbers to add
  input  wire [3:0] b,  // One of the three numbers to add
  input  wire [3:0] c,  // One of the three numbers to add
  output wire [3:0] sum,  // Sum bit of each place, without carries
  output wire [3:0] carry  // Carries, moved up by one place; sum + carry is the result
);
  wire [3:0] half_sum = a ^ b;
  assign sum = half_sum ^ c;
  assign carry = {(a[2:0] & b[2:0]) | (half_sum[2:0] & c[2:0]), 1'h0};
endmodule
