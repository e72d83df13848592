// A table with a row for each length of codewords, in registers: the configuration port writes and
// reads one row; all rows are outputs.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_length_rows #(
  parameter integer FIRST = 1,  // Shortest length
  parameter integer COUNT = 4,  // Lengths
  parameter integer ROW_BITS = 3,  // Bits of a length
  parameter integer WIDTH = 8  // Bits of a row
) (
  input  wire aclk,  // Clock, rising edge
  input  wire write,  // Configuration port writes a word
  input  wire selected,  // Address is of this table
  input  wire [ROW_BITS-1:0] row,  // Length of the row, by the address
  input  wire [WIDTH-1:0] write_data,  // Word to write
  output wire known,  // There is a row of that length
  output reg  [WIDTH-1:0] read_data,  // Row of that length
  output reg  [COUNT*WIDTH-1:0] rows  // Rows of all lengths, the shortest one lowest
);
  // Bit n for length n
  wire [FIRST+COUNT-1:0] length_is = {{(FIRST + COUNT - 1){1'b0}}, selected} << row;
  integer i;
  integer j;
  assign known = |length_is[FIRST+COUNT-1:FIRST];

  always @* begin
    read_data = {WIDTH{1'b0}};
    for (i = 0; i < COUNT; i = i + 1) begin
      read_data = read_data | ({WIDTH{length_is[FIRST + i]}} & rows[i * WIDTH +: WIDTH]);
    end
  end

  always @(posedge aclk) begin
    for (j = 0; j < COUNT; j = j + 1) begin
      if (write & length_is[FIRST + j]) rows[j * WIDTH +: WIDTH] <= write_data;
    end
  end
endmodule
