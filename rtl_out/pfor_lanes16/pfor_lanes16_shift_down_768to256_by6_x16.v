// Shifter towards the low bits. Long distances come first, to narrow the value early.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_down_768to256_by6_x16 (
  input  wire [767:0] value,  // Value to shift
  input  wire [5:0] distance,  // Distance in units of 16 bits
  output wire [255:0] shifted  // Shifted value, cut at both ends
);
  wire [751:0] shifted_by_512 = distance[5] ? {496'h0, value[767:512]} : value[751:0];
  wire [495:0] shifted_by_256 = distance[4] ? shifted_by_512[751:256] : shifted_by_512[495:0];
  wire [367:0] shifted_by_128 = distance[3] ? shifted_by_256[495:128] : shifted_by_256[367:0];
  wire [303:0] shifted_by_64 = distance[2] ? shifted_by_128[367:64] : shifted_by_128[303:0];
  wire [271:0] shifted_by_32 = distance[1] ? shifted_by_64[303:32] : shifted_by_64[271:0];
  assign shifted = distance[0] ? shifted_by_32[271:16] : shifted_by_32[255:0];
endmodule
