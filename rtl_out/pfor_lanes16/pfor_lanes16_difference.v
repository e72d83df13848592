// Decodes a residual to a difference.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_difference (
  input  wire [15:0] residual,  // Residual of the lane
  input  wire halves,  // Residual is the zigzag of a 16-bit difference
  input  wire bytes,  // Residual holds the zigzags of two 8-bit differences
  input  wire inverted,  // Residual is the complement of the difference
  output wire [15:0] difference  // Difference that the residual encodes
);
  wire is_zigzag = halves | bytes;
  wire low_sign = (is_zigzag & residual[0]) | inverted;
  wire high_sign = (halves & residual[0]) | (bytes & residual[8]) | inverted;
  wire [7:0] low_magnitude = is_zigzag ? {halves & residual[8], residual[7:1]} : residual[7:0];
  wire [7:0] high_magnitude = is_zigzag ? {1'h0, residual[15:9]} : residual[15:8];
  assign difference = {high_magnitude, low_magnitude} ^ {{8{high_sign}}, {8{low_sign}}};
endmodule
