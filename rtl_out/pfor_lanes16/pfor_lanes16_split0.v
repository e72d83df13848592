// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_split0 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [15:0] whole,
  input  wire up,  // Per unit of a half: the right half's unit is in the upper half of the whole
  output wire [7:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [7:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [7:0] right_goes_up = {8{up}};
  assign left = (right_goes_up & whole[7:0]) | (~right_goes_up & whole[15:8]);
  assign right = (right_goes_up & whole[15:8]) | (~right_goes_up & whole[7:0]);
endmodule
