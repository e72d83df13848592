// Decodes a quarter's residuals to differences.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_differences (
  input  wire [255:0] residuals,  // Residuals of the quarter, the first lane lowest
  input  wire halves,  // Residuals are zigzags of 16-bit differences
  input  wire bytes,  // Residuals are zigzags of 8-bit differences
  input  wire inverted,  // Residuals are complements of the differences
  output wire [255:0] differences  // Differences that the residuals encode, the first lane lowest
);
  pfor_lanes16_difference lane [15:0] (
    .residual(residuals), .halves(halves), .bytes(bytes), .inverted(inverted),
    .difference(differences)
  );
endmodule
