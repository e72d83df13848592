// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_split3 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [127:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [7:0] up,
  output wire [63:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [63:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [63:0] right_goes_up = {{7{up[7]}}, up[7:6], {6{up[6]}}, up[6:5], {6{up[5]}}, up[5:4],
      {6{up[4]}}, up[4:3], {6{up[3]}}, up[3:2], {6{up[2]}}, up[2:1], {6{up[1]}}, up[1:0],
      {7{up[0]}}};
  assign left = (right_goes_up & whole[63:0]) | (~right_goes_up & whole[127:64]);
  assign right = (right_goes_up & whole[127:64]) | (~right_goes_up & whole[63:0]);
endmodule
