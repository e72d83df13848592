// The bits of planes and exceptions together, as two addends.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_cost_rows_of_6x5 (
  input  wire [10:0] planes_bits,  // Bits of the planes
  input  wire [5:0] count,  // Number of exceptions
  input  wire [4:0] upper_bits,  // Bits of each exception
  output wire [10:0] first,  // First addend of the bits of planes and exceptions
  output wire [10:0] second  // Second addend
);
  wire [10:0] rows_level1_0_sum;
  wire [10:0] rows_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(11)) rows_level1_0 (
    .a({11{upper_bits[0]}} & {5'h0, count}), .b({11{upper_bits[1]}} & {4'h0, count, 1'h0}),
    .c({11{upper_bits[2]}} & {3'h0, count, 2'h0}), .sum(rows_level1_0_sum),
    .carry(rows_level1_0_carry)
  );
  wire [10:0] rows_level1_1_sum;
  wire [10:0] rows_level1_1_carry;
  hdlgen_carry_save #(.WIDTH(11)) rows_level1_1 (
    .a({11{upper_bits[3]}} & {2'h0, count, 3'h0}), .b({11{upper_bits[4]}} & {1'h0, count, 4'h0}),
    .c(planes_bits), .sum(rows_level1_1_sum), .carry(rows_level1_1_carry)
  );
  wire [10:0] rows_level2_0_sum;
  wire [10:0] rows_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(11)) rows_level2_0 (
    .a(rows_level1_0_sum), .b(rows_level1_0_carry), .c(rows_level1_1_sum), .sum(rows_level2_0_sum),
    .carry(rows_level2_0_carry)
  );
  hdlgen_carry_save #(.WIDTH(11)) rows_level3_0 (
    .a(rows_level2_0_sum), .b(rows_level2_0_carry), .c(rows_level1_1_carry), .sum(first),
    .carry(second)
  );
endmodule
