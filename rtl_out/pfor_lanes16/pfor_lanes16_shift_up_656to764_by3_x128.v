// Shifter towards the high bits. Short distances come first, while the value is narrow.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_shift_up_656to764_by3_x128 (
  input  wire [655:0] value,  // Value to shift
  input  wire [2:0] distance,  // Distance in units of 128 bits
  output wire [763:0] shifted  // Shifted value, cut at the top, zeros below it
);
  wire [763:0] shifted_by_128 = distance[0] ? {value[635:0], 128'h0} : {108'h0, value};
  wire [763:0] shifted_by_256 = distance[1] ? {shifted_by_128[507:0], 256'h0} : shifted_by_128;
  assign shifted = distance[2] ? {shifted_by_256[251:0], 512'h0} : shifted_by_256;
endmodule
