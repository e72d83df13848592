// The ranks of a quarter's bytes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_ranks (
  input  wire [255:0] text,  // Bytes of the quarter, the first one lowest
  output wire [159:0] ranks  // Rank of each byte, the first one's lowest; 31 if it has none
);
  pfor_lanes16_rank each_rank [31:0] (
    .byte_of_text(text), .rank(ranks)
  );
endmodule
