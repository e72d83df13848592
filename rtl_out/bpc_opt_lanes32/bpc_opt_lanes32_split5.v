// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_split5 (
  input  wire [63:0] whole,
  input  wire [31:0] up,  // the right half's goes up, a bit for each unit
  output wire [31:0] left,
  output wire [31:0] right
);
  assign left = (up & whole[31:0]) | (~up & whole[63:32]);
  assign right = (up & whole[63:32]) | (~up & whole[31:0]);
endmodule
