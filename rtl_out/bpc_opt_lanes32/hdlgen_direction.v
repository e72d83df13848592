// Control of a node of the concatenation network. For each unit of a half, it finds whether the
// right half's unit belongs in the upper half of the whole, from where the right half starts. Units
// before the start have wrapped around. Combinational.
//
// A half has rows of units. Directions differ within a row only in the one where the start is.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_direction #(
  parameter integer UNITS = 2  // Units of a half: a power of two, at least two
) (
  // Unit of the whole in which the right half's payloads start
  input  wire [$clog2(UNITS):0] start,
  // Per unit of a half: the right half's unit is in the upper half of the whole
  output reg  [UNITS-1:0] up
);
  localparam integer PLACES = $clog2(UNITS);
  localparam integer UNIT_PLACES = PLACES / 2;
  localparam integer ROW = 1 << UNIT_PLACES;
  localparam integer ROWS = UNITS / ROW;
  localparam integer IN_ROW = ROW - 1;

  wire [PLACES:0] unit = start & IN_ROW[PLACES:0];
  wire [PLACES-UNIT_PLACES-1:0] row = start[PLACES-1:UNIT_PLACES];
  wire starts_in_upper_half = start[PLACES];
  wire [ROW-1:0] units_wrapped = ~({ROW{1'b1}} << unit);
  wire [ROW-1:0] start_row_goes_up = units_wrapped ^ {ROW{starts_in_upper_half}};
  wire [ROWS-1:0] start_row = {{(ROWS - 1){1'b0}}, 1'b1} << row;
  wire [ROWS-1:0] rows_wrapped = ~({ROWS{1'b1}} << row);
  wire [ROWS-1:0] row_goes_up = (rows_wrapped ^ {ROWS{starts_in_upper_half}}) & ~start_row;
  integer i;

  always @* begin
    for (i = 0; i < ROWS; i = i + 1) begin
      up[i * ROW +: ROW] = {ROW{row_goes_up[i]}} | ({ROW{start_row[i]}} & start_row_goes_up);
    end
  end
endmodule
