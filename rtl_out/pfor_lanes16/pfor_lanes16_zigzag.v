// Encodes a difference as a residual.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_zigzag (
  input  wire [15:0] difference,  // Difference of the lane
  input  wire halves,  // Residual is the zigzag of a 16-bit difference
  input  wire bytes,  // Residual holds the zigzags of two 8-bit differences
  output wire [15:0] residual  // Residual that encodes the difference
);
  wire [15:0] of_halves = {difference[14:0] ^ {15{difference[15]}}, difference[15]};
  wire [15:0] of_bytes = {difference[14:8] ^ {7{difference[15]}}, difference[15], difference[6:0] ^
      {7{difference[7]}}, difference[7]};
  assign residual = ({16{~(halves | bytes)}} & difference) | ({16{halves}} & of_halves) |
      ({16{bytes}} & of_bytes);
endmodule
