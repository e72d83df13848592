// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_544to656_by3_x16 (
  input  wire [543:0] value,  // Value to shift
  input  wire [2:0] distance,  // Distance in units of 16 bits
  output wire [655:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [559:0] shifted_by_16 = distance[0] ? {value, 16'h0} : {16'h0, value};
  wire [591:0] shifted_by_32 = distance[1] ? {shifted_by_16, 32'h0} : {32'h0, shifted_by_16};
  assign shifted = distance[2] ? {shifted_by_32, 64'h0} : {64'h0, shifted_by_32};
endmodule
