// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_23to112_by4_x8 (
  input  wire [22:0] value,  // Value to shift
  input  wire [3:0] distance,  // Distance in units of 8 bits
  output wire [111:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [30:0] shifted_by_8 = distance[0] ? {value, 8'h0} : {8'h0, value};
  wire [46:0] shifted_by_16 = distance[1] ? {shifted_by_8, 16'h0} : {16'h0, shifted_by_8};
  wire [78:0] shifted_by_32 = distance[2] ? {shifted_by_16, 32'h0} : {32'h0, shifted_by_16};
  assign shifted = distance[3] ? {shifted_by_32[47:0], 64'h0} : {33'h0, shifted_by_32};
endmodule
