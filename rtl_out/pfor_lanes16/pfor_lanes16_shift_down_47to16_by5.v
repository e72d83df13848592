// Shifter towards the low bits. Long distances come first, to narrow the value early.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_down_47to16_by5 (
  input  wire [46:0] value,  // Value to shift
  input  wire [4:0] distance,  // Distance in bits
  output wire [15:0] shifted  // Shifted value, cut at both ends
);
  wire [30:0] shifted_by_16 = distance[4] ? value[46:16] : value[30:0];
  wire [22:0] shifted_by_8 = distance[3] ? shifted_by_16[30:8] : shifted_by_16[22:0];
  wire [18:0] shifted_by_4 = distance[2] ? shifted_by_8[22:4] : shifted_by_8[18:0];
  wire [16:0] shifted_by_2 = distance[1] ? shifted_by_4[18:2] : shifted_by_4[16:0];
  assign shifted = distance[0] ? shifted_by_2[16:1] : shifted_by_2[15:0];
endmodule
