// Moves slots together: slot i begins at bit i * PITCH. Slots that overlap there are ORed.
// Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_at_pitch #(
  parameter integer COUNT = 16,  // Slots
  parameter integer WIDTH = 16,  // Bits of a slot
  parameter integer PITCH = 4  // Bits from the beginning of a slot to that of the next
) (
  input  wire [COUNT*WIDTH-1:0] slots,  // Slots, the first in the lowest bits
  output reg  [COUNT*WIDTH-1:0] moved  // Slots, moved together; zero past the last one
);
  integer i;

  always @* begin
    moved = {(COUNT * WIDTH){1'b0}};
    for (i = 0; i < COUNT; i = i + 1) begin
      moved[i * PITCH +: WIDTH] = moved[i * PITCH +: WIDTH] | slots[i * WIDTH +: WIDTH];
    end
  end
endmodule
