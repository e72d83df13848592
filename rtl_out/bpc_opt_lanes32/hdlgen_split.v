// Node of the extraction network, the mirror image of concatenation: splits a run of payloads,
// cyclic in its buffer, into two halves, each cyclic in its own buffer. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_split #(
  parameter integer UNITS = 8,  // Units of a half
  parameter integer UNIT_BITS = 4  // Bits of a unit
) (
  // Concatenated payloads of both halves, cyclic in a buffer of both widths
  input  wire [2*UNITS*UNIT_BITS-1:0] whole,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  input  wire [UNITS-1:0] up,
  // Payloads of the left half, and above them those of the right half, each cyclic in its buffer
  output wire [2*UNITS*UNIT_BITS-1:0] halves
);
  localparam integer HALF = UNITS * UNIT_BITS;

  wire [HALF-1:0] lower = whole[HALF-1:0];
  wire [HALF-1:0] upper = whole[2*HALF-1:HALF];
  reg  [HALF-1:0] right_goes_up;
  integer i;
  assign halves = {
      (right_goes_up & upper) | (~right_goes_up & lower),
      (right_goes_up & lower) | (~right_goes_up & upper)};

  always @* begin
    for (i = 0; i < UNITS; i = i + 1) begin
      right_goes_up[i * UNIT_BITS +: UNIT_BITS] = {UNIT_BITS{up[i]}};
    end
  end
endmodule
