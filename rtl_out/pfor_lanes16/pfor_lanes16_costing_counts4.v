// Step 3 of 10 of pfor_lanes16_costing: counts of exceptions, from level 5.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_costing_counts4 (
  input  wire [69:0] estimated_counts_level4,  // 14 of 5 bits, from step 2
  input  wire [69:0] rotated_counts_level4,  // 14 of 5 bits, from step 2
  output wire [41:0] estimated_counts_level5,  // 7 of 6 bits, from step 3
  output wire [41:0] rotated_counts_level5  // 7 of 6 bits, from step 3
);
  assign estimated_counts_level5 = {{1'h0, estimated_counts_level4[64:60]} +
      {1'h0, estimated_counts_level4[69:65]}, {1'h0, estimated_counts_level4[54:50]} +
      {1'h0, estimated_counts_level4[59:55]}, {1'h0, estimated_counts_level4[44:40]} +
      {1'h0, estimated_counts_level4[49:45]}, {1'h0, estimated_counts_level4[34:30]} +
      {1'h0, estimated_counts_level4[39:35]}, {1'h0, estimated_counts_level4[24:20]} +
      {1'h0, estimated_counts_level4[29:25]}, {1'h0, estimated_counts_level4[14:10]} +
      {1'h0, estimated_counts_level4[19:15]}, {1'h0, estimated_counts_level4[4:0]} +
      {1'h0, estimated_counts_level4[9:5]}};
  assign rotated_counts_level5 = {{1'h0, rotated_counts_level4[64:60]} +
      {1'h0, rotated_counts_level4[69:65]}, {1'h0, rotated_counts_level4[54:50]} +
      {1'h0, rotated_counts_level4[59:55]}, {1'h0, rotated_counts_level4[44:40]} +
      {1'h0, rotated_counts_level4[49:45]}, {1'h0, rotated_counts_level4[34:30]} +
      {1'h0, rotated_counts_level4[39:35]}, {1'h0, rotated_counts_level4[24:20]} +
      {1'h0, rotated_counts_level4[29:25]}, {1'h0, rotated_counts_level4[14:10]} +
      {1'h0, rotated_counts_level4[19:15]}, {1'h0, rotated_counts_level4[4:0]} +
      {1'h0, rotated_counts_level4[9:5]}};
endmodule
