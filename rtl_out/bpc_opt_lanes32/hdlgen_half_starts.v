// Where the payloads of both halves of each node start: those of the left half with the node, those
// of the right half behind them. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_half_starts #(
  parameter integer COUNT = 2,  // Nodes
  parameter integer START_BITS = 8,  // Bits of a node's start
  parameter integer PLACES = 8  // Bits of a half's start, at most those of a node's
) (
  input  wire [COUNT*START_BITS-1:0] starts,  // Starts of the nodes, the first in the lowest bits
  input  wire [COUNT*(PLACES-1)-1:0] lefts,  // Per node: length of the left half's payloads
  output reg  [2*COUNT*PLACES-1:0] half_starts  // Starts of the halves, modulo 2^PLACES
);
  integer i;

  always @* begin
    for (i = 0; i < COUNT; i = i + 1) begin
      half_starts[2 * i * PLACES +: 2 * PLACES] = {
          starts[i * START_BITS +: PLACES] + {1'b0, lefts[i * (PLACES - 1) +: PLACES - 1]},
          starts[i * START_BITS +: PLACES]};
    end
  end
endmodule
