// Shifter towards the low bits. Long distances come first, to narrow the value early.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_down_768to287_by5_x32 (
  input  wire [767:0] value,  // Value to shift
  input  wire [4:0] distance,  // Distance in units of 32 bits
  output wire [286:0] shifted  // Shifted value, cut at both ends
);
  wire [766:0] shifted_by_512 = distance[4] ? {511'h0, value[767:512]} : value[766:0];
  wire [510:0] shifted_by_256 = distance[3] ? shifted_by_512[766:256] : shifted_by_512[510:0];
  wire [382:0] shifted_by_128 = distance[2] ? shifted_by_256[510:128] : shifted_by_256[382:0];
  wire [318:0] shifted_by_64 = distance[1] ? shifted_by_128[382:64] : shifted_by_128[318:0];
  assign shifted = distance[0] ? shifted_by_64[318:32] : shifted_by_64[286:0];
endmodule
