// Node of the concatenation network: merges two runs of payloads, each cyclic in its own buffer,
// into one buffer of twice the width. A unit goes to its position in the lower or the upper half.
// Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_merge7 (
  input  wire [127:0] left,  // Payloads of the left half, cyclic in its buffer
  input  wire [127:0] right,  // Payloads of the right half, cyclic in its buffer
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [127:0] up,
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  output wire [255:0] whole
);
  assign whole = {(up & right) | (~up & left), (up & left) | (~up & right)};
endmodule
