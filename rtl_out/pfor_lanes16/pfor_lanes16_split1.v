// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_split1 (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [31:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [1:0] up,
  output wire [15:0] left,  // Payloads of the left half, cyclic in its buffer
  output wire [15:0] right  // Payloads of the right half, cyclic in its buffer
);
  wire [15:0] right_goes_up = {{7{up[1]}}, up, {7{up[0]}}};
  assign left = (right_goes_up & whole[15:0]) | (~right_goes_up & whole[31:16]);
  assign right = (right_goes_up & whole[31:16]) | (~right_goes_up & whole[15:0]);
endmodule
