// Node of the concatenation network: merges two runs of payloads, each cyclic in its own buffer,
// into one buffer of twice the width. A unit goes to its position in the lower or the upper half.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_merge2 (
  input  wire [31:0] left,  // Payloads of the left half, cyclic in its buffer
  input  wire [31:0] right,  // Payloads of the right half, cyclic in its buffer
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [3:0] up,
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  output wire [63:0] whole
);
  wire [31:0] right_goes_up = {{7{up[3]}}, up[3:2], {6{up[2]}}, up[2:1], {6{up[1]}}, up[1:0],
      {7{up[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left), (right_goes_up & left) |
      (~right_goes_up & right)};
endmodule
