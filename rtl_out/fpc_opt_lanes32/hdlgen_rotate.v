// Barrel rotator, towards the high bits or back towards the low bits. Combinational.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_rotate #(
  parameter integer BACK = 0,  // 1: towards the low bits
  parameter integer PLACES = 2,  // Bits of a distance; the value has 2^PLACES units
  parameter integer UNIT_BITS = 4  // Bits of a unit
) (
  input  wire [(UNIT_BITS<<PLACES)-1:0] value,  // First unit in the lowest bits
  input  wire [PLACES-1:0] distance,  // Rotation distance in units
  output reg  [(UNIT_BITS<<PLACES)-1:0] rotated  // Value, rotated by the distance
);
  localparam integer BITS = UNIT_BITS << PLACES;

  integer i;

  always @* begin
    rotated = value;
    for (i = 0; i < PLACES; i = i + 1) begin
      if (distance[i]) begin
        rotated = (BACK == 0)
            ? (rotated << (UNIT_BITS << i)) | (rotated >> (BITS - (UNIT_BITS << i)))
            : (rotated >> (UNIT_BITS << i)) | (rotated << (BITS - (UNIT_BITS << i)));
      end
    end
  end
endmodule
