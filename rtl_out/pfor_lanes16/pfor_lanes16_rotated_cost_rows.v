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
  wire [10:0] with_3_first;
  wire [10:0] with_3_second;
  pfor_lanes16_cost_rows_of_7x3 with_3 (
    .planes_bits(11'hc0), .count(counts[20:14]), .upper_bits(upper_bits[10:8]),
    .first(with_3_first), .second(with_3_second)
  );
  wire [10:0] with_4_first;
  wire [10:0] with_4_second;
  pfor_lanes16_cost_rows_of_7x3 with_4 (
    .planes_bits(11'h100), .count(counts[27:21]), .upper_bits(upper_bits[13:11]),
    .first(with_4_first), .second(with_4_second)
  );
  wire [10:0] with_5_first;
  wire [10:0] with_5_second;
  pfor_lanes16_cost_rows_of_7x3 with_5 (
    .planes_bits(11'h140), .count(counts[34:28]), .upper_bits(upper_bits[16:14]),
    .first(with_5_first), .second(with_5_second)
  );
  wire [10:0] with_6_first;
  wire [10:0] with_6_second;
  pfor_lanes16_cost_rows_of_7x3 with_6 (
    .planes_bits(11'h180), .count(counts[41:35]), .upper_bits(upper_bits[19:17]),
    .first(with_6_first), .second(with_6_second)
  );
  wire [10:0] with_7_first;
  wire [10:0] with_7_second;
  pfor_lanes16_cost_rows_of_7x2 with_7 (
    .planes_bits(11'h1c0), .count(counts[48:42]), .upper_bits(upper_bits[21:20]),
    .first(with_7_first), .second(with_7_second)
  );
  assign without = {1'h0, widest, 6'h0};
  assign rows = {with_7_second, with_7_first, with_6_second, with_6_first, with_5_second,
      with_5_first, with_4_second, with_4_first, with_3_second, with_3_first, with_2_second,
      with_2_first, with_1_second, with_1_first};
endmodule
