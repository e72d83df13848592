// Step 2 of 10 of pfor_lanes16_costing: counts of exceptions, from level 2.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_counts1 (
  input  wire [223:0] estimated_counts_level1,  // From step 1
  input  wire [127:0] estimated_wide_counts_level1,  // From step 1
  input  wire [223:0] rotated_counts_level1,  // From step 1
  output wire [69:0] estimated_counts_level4,  // From step 2
  output wire [39:0] estimated_wide_counts_level4,  // From step 2
  output wire [69:0] rotated_counts_level4  // From step 2
);
  wire [167:0] estimated_counts_level2;
  hdlgen_pair_sums #(.COUNT(56), .WIDTH(2)) add_estimated_counts_level2 (
    .numbers(estimated_counts_level1), .sums(estimated_counts_level2)
  );
  wire [111:0] estimated_counts_level3;
  hdlgen_pair_sums #(.COUNT(28), .WIDTH(3)) add_estimated_counts_level3 (
    .numbers(estimated_counts_level2), .sums(estimated_counts_level3)
  );
  hdlgen_pair_sums #(.COUNT(14), .WIDTH(4)) add_estimated_counts_level4 (
    .numbers(estimated_counts_level3), .sums(estimated_counts_level4)
  );
  wire [95:0] estimated_wide_counts_level2;
  hdlgen_pair_sums #(.COUNT(32), .WIDTH(2)) add_estimated_wide_counts_level2 (
    .numbers(estimated_wide_counts_level1), .sums(estimated_wide_counts_level2)
  );
  wire [63:0] estimated_wide_counts_level3;
  hdlgen_pair_sums #(.COUNT(16), .WIDTH(3)) add_estimated_wide_counts_level3 (
    .numbers(estimated_wide_counts_level2), .sums(estimated_wide_counts_level3)
  );
  hdlgen_pair_sums #(.COUNT(8), .WIDTH(4)) add_estimated_wide_counts_level4 (
    .numbers(estimated_wide_counts_level3), .sums(estimated_wide_counts_level4)
  );
  wire [167:0] rotated_counts_level2;
  hdlgen_pair_sums #(.COUNT(56), .WIDTH(2)) add_rotated_counts_level2 (
    .numbers(rotated_counts_level1), .sums(rotated_counts_level2)
  );
  wire [111:0] rotated_counts_level3;
  hdlgen_pair_sums #(.COUNT(28), .WIDTH(3)) add_rotated_counts_level3 (
    .numbers(rotated_counts_level2), .sums(rotated_counts_level3)
  );
  hdlgen_pair_sums #(.COUNT(14), .WIDTH(4)) add_rotated_counts_level4 (
    .numbers(rotated_counts_level3), .sums(rotated_counts_level4)
  );
endmodule
