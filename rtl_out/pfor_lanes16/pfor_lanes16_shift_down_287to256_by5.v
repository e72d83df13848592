// Shifter towards the low bits. Long distances come first, to narrow the value early.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_down_287to256_by5 (
  input  wire [286:0] value,  // Value to shift
  input  wire [4:0] distance,  // Distance in bits
  output wire [255:0] shifted  // Shifted value, cut at both ends
);
  wire [270:0] shifted_by_16 = distance[4] ? value[286:16] : value[270:0];
  wire [262:0] shifted_by_8 = distance[3] ? shifted_by_16[270:8] : shifted_by_16[262:0];
  wire [258:0] shifted_by_4 = distance[2] ? shifted_by_8[262:4] : shifted_by_8[258:0];
  wire [256:0] shifted_by_2 = distance[1] ? shifted_by_4[258:2] : shifted_by_4[256:0];
  assign shifted = distance[0] ? shifted_by_2[256:1] : shifted_by_2[255:0];
endmodule
