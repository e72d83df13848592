// One encoder: 1. looks its symbols up in the code table, 2. places codewords together.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_encoding_lane (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Both stages move; else all registers hold
  // Stages of the code table that have a look-up, the first in bit 0
  input  wire [4:0] lookup_stages,
  input  wire [255:0] part,  // Symbols that the lane encodes, the first one lowest
  input  wire [3:0] number,  // Number of the symbol to look up
  input  wire [9:0] table_number,  // Number of the word that the configuration port reads or writes
  input  wire lookup,  // Symbol of that number is to be looked up
  input  wire table_write,  // Configuration port writes a word of the code table
  input  wire table_read,  // Configuration port reads a word of the code table
  input  wire [24:0] table_write_data,  // Word that the configuration port writes
  input  wire [24:0] escape,  // Escape: its codeword, and its length above that
  input  wire table_is_tag,  // Word of the configuration port is a tag, not a code
  output wire [31:0] table_read_data,  // Word of the code table, 6 cycles after table_read
  input  wire starts,  // Cycle before a block's first code is placed
  input  wire place,  // There is a code to place
  input  wire ends_way,  // Code is the last one of a way
  input  wire puts,  // Code of the cycle before goes to the final buffer
  input  wire clears,  // With a block's first code: the final buffer loses the block before
  input  wire [5:0] start,  // Bit at which the stream starts
  output wire [767:0] stream,  // Stream of codes, first bit lowest; complete after the last code
  output wire [6:0] ends,  // End of each way in bytes, the first way's lowest
  output wire [6:0] last_byte  // End of the last way in bytes, less one
);

  // Stage 1: the code table
  wire [15:0] symbol_chosen;
  hdlgen_mux #(.COUNT(16), .WIDTH(16)) symbol (
    .number(number), .choices(part), .chosen(symbol_chosen)
  );
  wire [35:0] code_table_code;
  wire [5:0] code_table_length;
  e2mc_sl16_pdw4_code_table code_table (
    .aclk(aclk), .aresetn(aresetn), .lookup(lookup), .symbol(symbol_chosen), .advance(advance),
    .stages(lookup_stages), .escape(escape), .table_write(table_write), .table_read(table_read),
    .table_is_tag(table_is_tag), .table_way(table_number[2:0]), .table_entry(table_number[9:3]),
    .table_write_data(table_write_data), .code(code_table_code), .length(code_table_length),
    .table_read_data(table_read_data)
  );

  // Stage 2: the encoder
  e2mc_sl16_pdw4_encoder encoder (
    .aclk(aclk), .advance(advance), .starts(starts), .place(place), .code(code_table_code),
    .length(code_table_length), .ends_way(ends_way), .puts(puts), .clears(clears), .start(start),
    .stream(stream), .ends(ends), .last_byte(last_byte)
  );
endmodule
