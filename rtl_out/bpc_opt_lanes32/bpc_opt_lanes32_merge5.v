// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_merge5 (
  input  wire [31:0] left,
  input  wire [31:0] right,
  input  wire [31:0] up,  // the right half's goes up, a bit for each unit
  output wire [63:0] whole
);
  assign whole = {(up & right) | (~up & left), (up & left) | (~up & right)};
endmodule
