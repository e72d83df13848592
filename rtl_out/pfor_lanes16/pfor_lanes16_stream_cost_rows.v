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
  wire [87:0] with_first;  // 8 of 11 bits
  wire [87:0] with_second;  // 8 of 11 bits
  wire [87:0] with_planes_bits_in = {twice ? 11'h140 : 11'ha0, twice ? 11'h120 : 11'h90, twice ?
      11'h100 : 11'h80, twice ? 11'he0 : 11'h70, twice ? 11'hc0 : 11'h60, twice ? 11'ha0 : 11'h50,
      twice ? 11'h80 : 11'h40, twice ? 11'h60 : 11'h30};
  pfor_lanes16_cost_rows_of_6x4 each_with [7:0] (
    .planes_bits(with_planes_bits_in), .count(counts[59:12]), .upper_bits(upper_bits[41:10]),
    .first(with_first), .second(with_second)
  );
  wire [43:0] with_first_2;  // 4 of 11 bits
  wire [43:0] with_second_2;  // 4 of 11 bits
  wire [43:0] with_planes_bits_in_2 = {twice ? 11'h1c0 : 11'he0, twice ? 11'h1a0 : 11'hd0, twice ?
      11'h180 : 11'hc0, twice ? 11'h160 : 11'hb0};
  pfor_lanes16_cost_rows_of_6x3 each_with_2 [3:0] (
    .planes_bits(with_planes_bits_in_2), .count(counts[83:60]), .upper_bits(upper_bits[53:42]),
    .first(with_first_2), .second(with_second_2)
  );
  wire [10:0] with_15_first;
  wire [10:0] with_15_second;
  pfor_lanes16_cost_rows_of_6x2 with_15 (
    .planes_bits(twice ? 11'h1e0 : 11'hf0), .count(counts[89:84]), .upper_bits(upper_bits[55:54]),
    .first(with_15_first), .second(with_15_second)
  );
  assign without = twice ? {1'h0, widest, 5'h0} : {2'h0, widest, 4'h0};
  assign rows = {with_15_second, with_15_first, with_second_2[43:33], with_first_2[43:33],
      with_second_2[32:22], with_first_2[32:22], with_second_2[21:11], with_first_2[21:11],
      with_second_2[10:0], with_first_2[10:0], with_second[87:77], with_first[87:77],
      with_second[76:66], with_first[76:66], with_second[65:55], with_first[65:55],
      with_second[54:44], with_first[54:44], with_second[43:33], with_first[43:33],
      with_second[32:22], with_first[32:22], with_second[21:11], with_first[21:11],
      with_second[10:0], with_first[10:0], with_2_second, with_2_first, with_1_second,
      with_1_first};
endmodule
