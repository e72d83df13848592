// Cost of a stream without exceptions, and with exceptions and 1, 2, ... planes. Each cost with
// exceptions is given as two addends.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_stream_cost_rows (
  input  wire [89:0] counts,  // Exceptions with 1, 2, ... planes, the first count lowest
  // Bits of an exception with 1, 2, ... planes, the first number lowest
  input  wire [55:0] upper_bits,
  input  wire [4:0] widest,  // Significant bits of the widest residual
  input  wire twice,  // Stream has twice as many elements
  output wire [10:0] without,  // Cost without exceptions, in bits
  output wire [329:0] rows  // Costs with 1, 2, ... planes, two addends each
);
  wire [10:0] with_1_first;
  wire [10:0] with_1_second;
  pfor_lanes16_cost_rows_of_6x5 with_1 (
    .planes_bits(twice ? 11'h20 : 11'h10), .count(counts[5:0]), .upper_bits(upper_bits[4:0]),
    .first(with_1_first), .second(with_1_second)
  );
  wire [10:0] with_2_first;
  wire [10:0] with_2_second;
  pfor_lanes16_cost_rows_of_6x5 with_2 (
    .planes_bits(twice ? 11'h40 : 11'h20), .count(counts[11:6]), .upper_bits(upper_bits[9:5]),
    .first(with_2_first), .second(with_2_second)
  );
  wire [10:0] with_3_first;
  wire [10:0] with_3_second;
  pfor_lanes16_cost_rows_of_6x4 with_3 (
    .planes_bits(twice ? 11'h60 : 11'h30), .count(counts[17:12]), .upper_bits(upper_bits[13:10]),
    .first(with_3_first), .second(with_3_second)
  );
  wire [10:0] with_4_first;
  wire [10:0] with_4_second;
  pfor_lanes16_cost_rows_of_6x4 with_4 (
    .planes_bits(twice ? 11'h80 : 11'h40), .count(counts[23:18]), .upper_bits(upper_bits[17:14]),
    .first(with_4_first), .second(with_4_second)
  );
  wire [10:0] with_5_first;
  wire [10:0] with_5_second;
  pfor_lanes16_cost_rows_of_6x4 with_5 (
    .planes_bits(twice ? 11'ha0 : 11'h50), .count(counts[29:24]), .upper_bits(upper_bits[21:18]),
    .first(with_5_first), .second(with_5_second)
  );
  wire [10:0] with_6_first;
  wire [10:0] with_6_second;
  pfor_lanes16_cost_rows_of_6x4 with_6 (
    .planes_bits(twice ? 11'hc0 : 11'h60), .count(counts[35:30]), .upper_bits(upper_bits[25:22]),
    .first(with_6_first), .second(with_6_second)
  );
  wire [10:0] with_7_first;
  wire [10:0] with_7_second;
  pfor_lanes16_cost_rows_of_6x4 with_7 (
    .planes_bits(twice ? 11'he0 : 11'h70), .count(counts[41:36]), .upper_bits(upper_bits[29:26]),
    .first(with_7_first), .second(with_7_second)
  );
  wire [10:0] with_8_first;
  wire [10:0] with_8_second;
  pfor_lanes16_cost_rows_of_6x4 with_8 (
    .planes_bits(twice ? 11'h100 : 11'h80), .count(counts[47:42]), .upper_bits(upper_bits[33:30]),
    .first(with_8_first), .second(with_8_second)
  );
  wire [10:0] with_9_first;
  wire [10:0] with_9_second;
  pfor_lanes16_cost_rows_of_6x4 with_9 (
    .planes_bits(twice ? 11'h120 : 11'h90), .count(counts[53:48]), .upper_bits(upper_bits[37:34]),
    .first(with_9_first), .second(with_9_second)
  );
  wire [10:0] with_10_first;
  wire [10:0] with_10_second;
  pfor_lanes16_cost_rows_of_6x4 with_10 (
    .planes_bits(twice ? 11'h140 : 11'ha0), .count(counts[59:54]), .upper_bits(upper_bits[41:38]),
    .first(with_10_first), .second(with_10_second)
  );
  wire [10:0] with_11_first;
  wire [10:0] with_11_second;
  pfor_lanes16_cost_rows_of_6x3 with_11 (
    .planes_bits(twice ? 11'h160 : 11'hb0), .count(counts[65:60]), .upper_bits(upper_bits[44:42]),
    .first(with_11_first), .second(with_11_second)
  );
  wire [10:0] with_12_first;
  wire [10:0] with_12_second;
  pfor_lanes16_cost_rows_of_6x3 with_12 (
    .planes_bits(twice ? 11'h180 : 11'hc0), .count(counts[71:66]), .upper_bits(upper_bits[47:45]),
    .first(with_12_first), .second(with_12_second)
  );
  wire [10:0] with_13_first;
  wire [10:0] with_13_second;
  pfor_lanes16_cost_rows_of_6x3 with_13 (
    .planes_bits(twice ? 11'h1a0 : 11'hd0), .count(counts[77:72]), .upper_bits(upper_bits[50:48]),
    .first(with_13_first), .second(with_13_second)
  );
  wire [10:0] with_14_first;
  wire [10:0] with_14_second;
  pfor_lanes16_cost_rows_of_6x3 with_14 (
    .planes_bits(twice ? 11'h1c0 : 11'he0), .count(counts[83:78]), .upper_bits(upper_bits[53:51]),
    .first(with_14_first), .second(with_14_second)
  );
  wire [10:0] with_15_first;
  wire [10:0] with_15_second;
  pfor_lanes16_cost_rows_of_6x2 with_15 (
    .planes_bits(twice ? 11'h1e0 : 11'hf0), .count(counts[89:84]), .upper_bits(upper_bits[55:54]),
    .first(with_15_first), .second(with_15_second)
  );
  assign without = twice ? {1'h0, widest, 5'h0} : {2'h0, widest, 4'h0};
  assign rows = {with_15_second, with_15_first, with_14_second, with_14_first, with_13_second,
      with_13_first, with_12_second, with_12_first, with_11_second, with_11_first, with_10_second,
      with_10_first, with_9_second, with_9_first, with_8_second, with_8_first, with_7_second,
      with_7_first, with_6_second, with_6_first, with_5_second, with_5_first, with_4_second,
      with_4_first, with_3_second, with_3_first, with_2_second, with_2_first, with_1_second,
      with_1_first};
endmodule
