// Selects each row of a child from the lower or the upper half of its node. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_rows #(
  parameter integer ROWS = 4,  // Rows of the child
  parameter integer ROW_BITS = 1  // Bits of a row
) (
  input  wire [2*ROWS*ROW_BITS-1:0] whole,  // The node's rows
  input  wire [ROWS-1:0] upper,  // Per row of the child: it is in the upper half of the node
  output reg  [ROWS*ROW_BITS-1:0] part  // The child's rows
);
  integer i;

  always @* begin
    for (i = 0; i < ROWS; i = i + 1) begin
      part[i * ROW_BITS +: ROW_BITS] = upper[i]
          ? whole[(ROWS + i) * ROW_BITS +: ROW_BITS] : whole[i * ROW_BITS +: ROW_BITS];
    end
  end
endmodule
