// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_split3 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [63:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [7:0] up,
  output wire [31:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [31:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [31:0] right_goes_up = {{3{up[7]}}, up[7:6], {2{up[6]}}, up[6:5], {2{up[5]}}, up[5:4],
      {2{up[4]}}, up[4:3], {2{up[3]}}, up[3:2], {2{up[2]}}, up[2:1], {2{up[1]}}, up[1:0],
      {3{up[0]}}};
  assign left = (right_goes_up & whole[31:0]) | (~right_goes_up & whole[63:32]);
  assign right = (right_goes_up & whole[63:32]) | (~right_goes_up & whole[31:0]);
endmodule
