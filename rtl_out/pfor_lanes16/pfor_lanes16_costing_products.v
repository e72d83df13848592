// Step 5 of 10 of pfor_lanes16_costing: addends of the costs for all numbers of planes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_products (
  input  wire [89:0] estimated0_stream_counts,  // 15 of 6 bits, from step 4
  input  wire [48:0] rotated0_stream_counts,  // 7 of 7 bits, from step 4
  input  wire twice_as_many,  // From step 4
  input  wire [4:0] find_widest_estimated0_widest,  // From step 4
  input  wire [55:0] find_widest_estimated0_upper_bits,  // From step 4
  input  wire [3:0] find_widest_rotated0_widest,  // From step 4
  input  wire [21:0] find_widest_rotated0_upper_bits,  // From step 4
  output wire [4:0] estimated_widest,  // From step 5
  output wire [10:0] rows_of_estimated0_without,  // From step 5
  output wire [329:0] rows_of_estimated0_rows,  // From step 5
  output wire [3:0] rotated_widest,  // From step 5
  output wire [10:0] rows_of_rotated0_without,  // From step 5
  output wire [153:0] rows_of_rotated0_rows  // From step 5
);
  pfor_lanes16_stream_cost_rows rows_of_estimated0 (
    .counts(estimated0_stream_counts), .upper_bits(find_widest_estimated0_upper_bits),
    .widest(find_widest_estimated0_widest), .twice(twice_as_many),
    .without(rows_of_estimated0_without), .rows(rows_of_estimated0_rows)
  );
  pfor_lanes16_rotated_cost_rows rows_of_rotated0 (
    .counts(rotated0_stream_counts), .upper_bits(find_widest_rotated0_upper_bits),
    .widest(find_widest_rotated0_widest), .without(rows_of_rotated0_without),
    .rows(rows_of_rotated0_rows)
  );
  assign estimated_widest = find_widest_estimated0_widest;
  assign rotated_widest = find_widest_rotated0_widest;
endmodule
