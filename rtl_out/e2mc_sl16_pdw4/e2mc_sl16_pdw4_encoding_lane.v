// One encoder: 1. looks its symbols up in the code table, 2. places codewords together.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_encoding_lane (
  input  wire aclk,
  input  wire advance,  // Both stages move; else all holds.
  input  wire [255:0] part,  // The symbols that it encodes.
  input  wire [3:0] number,  // Of the symbol that is looked up.
  input  wire [9:0] table_number,  // Of the word that the configuration port reads or writes.
  input  wire lookup,
  input  wire table_write,
  input  wire table_read,
  input  wire [24:0] table_write_data,
  input  wire [24:0] escape,
  input  wire table_is_tag,
  output wire [31:0] table_read_data,  // Two cycles after table_read.
  input  wire starts,
  input  wire place,
  input  wire ends_way,
  input  wire puts,
  input  wire clears,
  input  wire [5:0] start,
  output wire [767:0] stream,
  output wire [6:0] ends,
  output wire [6:0] last_byte
);

  // Stage 1: the code table
  wire [15:0] symbol_chosen;
  hdlgen_mux_16x16 symbol (
    .number(number), .choices(part), .chosen(symbol_chosen)
  );
  wire [35:0] code_table_code;
  wire [5:0] code_table_length;
  e2mc_sl16_pdw4_code_table code_table (
    .aclk(aclk), .lookup(lookup), .symbol(symbol_chosen), .escape(escape),
    .table_write(table_write), .table_read(table_read), .table_is_tag(table_is_tag),
    .table_way(table_number[2:0]), .table_entry(table_number[9:3]),
    .table_write_data(table_write_data), .table_read_data(table_read_data), .advance(advance),
    .code(code_table_code), .length(code_table_length)
  );

  // Stage 2: the encoder
  e2mc_sl16_pdw4_encoder encoder (
    .aclk(aclk), .advance(advance), .starts(starts), .place(place), .code(code_table_code),
    .length(code_table_length), .ends_way(ends_way), .puts(puts), .clears(clears), .start(start),
    .stream(stream), .ends(ends), .last_byte(last_byte)
  );
endmodule
