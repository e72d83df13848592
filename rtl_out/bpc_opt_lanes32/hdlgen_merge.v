// Node of the concatenation network: merges two runs of payloads, each cyclic in its own buffer,
// into one buffer of twice the width. A unit goes to its position in the lower or the upper half.
// Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_merge #(
  parameter integer UNITS = 8,  // Units of a half
  parameter integer UNIT_BITS = 4  // Bits of a unit
) (
  // Payloads of the left half, and above them those of the right half, each cyclic in its buffer
  input  wire [2*UNITS*UNIT_BITS-1:0] halves,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [UNITS-1:0] up,
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  output wire [2*UNITS*UNIT_BITS-1:0] whole
);
  localparam integer HALF = UNITS * UNIT_BITS;

  wire [HALF-1:0] left = halves[HALF-1:0];
  wire [HALF-1:0] right = halves[2*HALF-1:HALF];
  reg  [HALF-1:0] right_goes_up;
  integer i;
  assign whole = {
      (right_goes_up & right) | (~right_goes_up & left),
      (right_goes_up & left) | (~right_goes_up & right)};

  always @* begin
    for (i = 0; i < UNITS; i = i + 1) begin
      right_goes_up[i * UNIT_BITS +: UNIT_BITS] = {UNIT_BITS{up[i]}};
    end
  end
endmodule
