// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_256to271_by4 (
  input  wire [255:0] value,  // Value to shift
  input  wire [3:0] distance,  // Distance in bits
  output wire [270:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [256:0] shifted_by_1 = distance[0] ? {value, 1'h0} : {1'h0, value};
  wire [258:0] shifted_by_2 = distance[1] ? {shifted_by_1, 2'h0} : {2'h0, shifted_by_1};
  wire [262:0] shifted_by_4 = distance[2] ? {shifted_by_2, 4'h0} : {4'h0, shifted_by_2};
  assign shifted = distance[3] ? {shifted_by_4, 8'h0} : {8'h0, shifted_by_4};
endmodule
