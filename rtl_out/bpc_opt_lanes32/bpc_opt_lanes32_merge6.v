// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_merge6 (
  input  wire [63:0] left,  // Payloads of the left half, cyclic in its buffer
  input  wire [63:0] right,  // Payloads of the right half, cyclic in its buffer
  input  wire [63:0] up,  // For each unit of a half: the right half's is in the whole's upper half
  // Payloads of both halves side by side, cyclic in a buffer of both widths
  output wire [127:0] whole
);
  assign whole = {(up & right) | (~up & left), (up & left) | (~up & right)};
endmodule
