// Shifter towards the low bits. Long distances come first, to narrow the value early.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_down_784to47_by5_x32 (
  input  wire [783:0] value,  // Value to shift
  input  wire [4:0] distance,  // Distance in units of 32 bits
  output wire [46:0] shifted  // Shifted value, cut at both ends
);
  wire [526:0] shifted_by_512 = distance[4] ? {255'h0, value[783:512]} : value[526:0];
  wire [270:0] shifted_by_256 = distance[3] ? shifted_by_512[526:256] : shifted_by_512[270:0];
  wire [142:0] shifted_by_128 = distance[2] ? shifted_by_256[270:128] : shifted_by_256[142:0];
  wire [78:0] shifted_by_64 = distance[1] ? shifted_by_128[142:64] : shifted_by_128[78:0];
  assign shifted = distance[0] ? shifted_by_64[78:32] : shifted_by_64[46:0];
endmodule
