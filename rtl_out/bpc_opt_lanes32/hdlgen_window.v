// Extracts one child of a node: moves a run of payloads, in whole rows, from a cyclic buffer to a
// narrower one. A row of the child is a row of the node with the same number, modulo the child. It
// is in the turn where the payloads start or, if it is before their first row, in the next turn.
// Bits outside of the run are not cleared. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_window #(
  parameter integer TURNS = 4,  // How many times the node has the child's rows: a power of two
  parameter integer ROWS = 2,  // Rows of the child: a power of two, at least two
  parameter integer ROW_BITS = 8,  // Bits of a row
  parameter integer WHOLE_BITS = 64  // Bits of the node's buffer: more than those of two turns
) (
  // Concatenated payloads of all children, cyclic in the node's buffer
  input  wire [WHOLE_BITS-1:0] whole,
  // Row of the node in which the child's payloads start
  input  wire [$clog2(ROWS*TURNS)-1:0] start,
  // Payloads of the child, cyclic in its buffer; all other bits are arbitrary
  output reg  [ROWS*ROW_BITS-1:0] part
);
  localparam integer PLACES = $clog2(ROWS);
  localparam integer BITS = ROWS * ROW_BITS;

  wire [ROWS-1:0] rows_passed = ~({ROWS{1'b1}} << start[PLACES-1:0]);
  wire [TURNS-1:0] turn = {{(TURNS - 1){1'b0}}, 1'b1} << start[$clog2(ROWS*TURNS)-1:PLACES];
  wire [TURNS-1:0] next_turn = {turn[TURNS-2:0], turn[TURNS-1]};
  reg  [TURNS*BITS-1:0] rows;
  reg  [TURNS*ROWS-1:0] is_taken;
  reg  [ROW_BITS-1:0] taken;
  integer i;
  integer j;

  always @* begin
    rows = {(TURNS * BITS){1'b0}};
    rows[WHOLE_BITS-1:0] = whole;
    for (i = 0; i < TURNS; i = i + 1) begin
      is_taken[i * ROWS +: ROWS] =
          ({ROWS{turn[i]}} & ~rows_passed) | ({ROWS{next_turn[i]}} & rows_passed);
    end
    for (j = 0; j < ROWS; j = j + 1) begin
      taken = {ROW_BITS{1'b0}};
      for (i = 0; i < TURNS; i = i + 1) begin
        taken = taken |
            ({ROW_BITS{is_taken[i * ROWS + j]}} & rows[i * BITS + j * ROW_BITS +: ROW_BITS]);
      end
      if (2 * BITS + j * ROW_BITS >= WHOLE_BITS) begin
        // The node has this row only twice.
        taken = is_taken[ROWS + j]
            ? rows[BITS + j * ROW_BITS +: ROW_BITS] : rows[j * ROW_BITS +: ROW_BITS];
      end
      part[j * ROW_BITS +: ROW_BITS] = taken;
    end
  end
endmodule
