// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_split5 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [63:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [31:0] up,
  output wire [31:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [31:0] right  // Payloads of the right half, cyclic in its buffer
);
  assign left = (up & whole[31:0]) | (~up & whole[63:32]);
  assign right = (up & whole[63:32]) | (~up & whole[31:0]);
endmodule
