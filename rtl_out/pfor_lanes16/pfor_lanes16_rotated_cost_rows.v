// Cost of a stream without exceptions, and with exceptions and 1, 2, ... planes. Each cost with
// exceptions is given as two addends.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_rotated_cost_rows (
  input  wire [48:0] counts,  // Exceptions with 1, 2, ... planes, the first count lowest
  // Bits of an exception with 1, 2, ... planes, the first number lowest
  input  wire [21:0] upper_bits,
  input  wire [3:0] widest,  // Significant bits of the widest residual
  output wire [10:0] without,  // Cost without exceptions, in bits
  output wire [153:0] rows  // Costs with 1, 2, ... planes, two addends each
);
  wire [10:0] with_1_first;
  wire [10:0] with_1_second;
  pfor_lanes16_cost_rows_of_7x4 with_1 (
    .planes_bits(11'h40), .count(counts[6:0]), .upper_bits(upper_bits[3:0]), .first(with_1_first),
    .second(with_1_second)
  );
  wire [10:0] with_2_first;
  wire [10:0] with_2_second;
  pfor_lanes16_cost_rows_of_7x4 with_2 (
    .planes_bits(11'h80), .count(counts[13:7]), .upper_bits(upper_bits[7:4]), .first(with_2_first),
    .second(with_2_second)
  );
  wire [43:0] with_first;  // 4 of 11 bits
  wire [43:0] with_second;  // 4 of 11 bits
  wire [43:0] with_planes_bits_in = {11'h180, 11'h140, 11'h100, 11'hc0};
  pfor_lanes16_cost_rows_of_7x3 each_with [3:0] (
    .planes_bits(with_planes_bits_in), .count(counts[41:14]), .upper_bits(upper_bits[19:8]),
    .first(with_first), .second(with_second)
  );
  wire [10:0] with_7_first;
  wire [10:0] with_7_second;
  pfor_lanes16_cost_rows_of_7x2 with_7 (
    .planes_bits(11'h1c0), .count(counts[48:42]), .upper_bits(upper_bits[21:20]),
    .first(with_7_first), .second(with_7_second)
  );
  assign without = {1'h0, widest, 6'h0};
  assign rows = {with_7_second, with_7_first, with_second[43:33], with_first[43:33],
      with_second[32:22], with_first[32:22], with_second[21:11], with_first[21:11],
      with_second[10:0], with_first[10:0], with_2_second, with_2_first, with_1_second,
      with_1_first};
endmodule
