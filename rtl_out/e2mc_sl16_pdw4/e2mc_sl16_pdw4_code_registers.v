// The decompressor's small tables: first codewords and offsets of all lengths, the
// escape, and whether the tables are loaded.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_code_registers (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire write,  // Configuration port writes a word
  input  wire [14:0] address,  // Address of the 32-bit word to write or read
  input  wire [31:0] write_data,  // Word to write
  output wire known,  // There is a register at the address
  output wire [31:0] read_data,  // Word at the address
  output reg  loaded,  // Tables are loaded, and no damage was seen
  // First codewords of lengths 2 and up, left-justified; then the code's end
  output wire [419:0] first_codewords,
  // Offset of each codeword length from codeword to index, shortest lowest
  output wire [199:0] offsets,
  output wire [19:0] escape_codeword,  // Codeword of the escape, first bit lowest
  output reg  [19:0] escape_mask,  // A 1 for each bit of the escape's codeword
  output wire [4:0] escape_length,  // Length of the escape's codeword in bits
  output reg  [5:0] escape_step  // Length of the escape and its raw symbol in bits
);
  localparam [9:0] FIRST_CODEWORDS_TREE0 = 10'h20;
  localparam [9:0] OFFSETS_TREE0 = 10'h40;
  localparam [14:0] ESCAPE_WORD = 15'h1;
  localparam [14:0] CONTROL_WORD = 15'h0;

  // Rows of each length
  wire at_first_codewords0 = address[14:5] == FIRST_CODEWORDS_TREE0;
  wire first_codewords0_known;
  wire [20:0] first_codewords0_read_data;
  hdlgen_length_rows #(.FIRST(2), .COUNT(20), .ROW_BITS(5), .WIDTH(21)) first_codewords0 (
    .aclk(aclk), .write(write), .selected(at_first_codewords0), .row(address[4:0]),
    .write_data(write_data[20:0]), .known(first_codewords0_known),
    .read_data(first_codewords0_read_data), .rows(first_codewords)
  );
  wire at_offsets0 = address[14:5] == OFFSETS_TREE0;
  wire offsets0_known;
  wire [9:0] offsets0_read_data;
  hdlgen_length_rows #(.FIRST(1), .COUNT(20), .ROW_BITS(5), .WIDTH(10)) offsets0 (
    .aclk(aclk), .write(write), .selected(at_offsets0), .row(address[4:0]),
    .write_data(write_data[9:0]), .known(offsets0_known), .read_data(offsets0_read_data),
    .rows(offsets)
  );

  // The escape, and whether the tables are loaded
  wire at_escape = address == ESCAPE_WORD;
  // Its codeword, and its length above that.
  reg  [24:0] escape;
  wire at_control = address == CONTROL_WORD;
  assign known = first_codewords0_known | offsets0_known | at_escape | at_control;
  assign read_data = {11'h0, first_codewords0_read_data} | {22'h0, offsets0_read_data} |
      ({32{at_escape}} & {7'h0, escape}) | ({32{at_control}} & {31'h0, loaded});

  always @(posedge aclk) begin
    if (!aresetn) loaded <= 1'h0;
    else if (write & at_control) loaded <= write_data[0];
  end

  always @(posedge aclk) begin
    if (write & at_escape) escape <= write_data[24:0];
  end

  // What the ways take
  wire [4:0] bits_of_escape = escape[24:20];
  reg  escape_may_change;
  assign escape_codeword = escape[19:0];
  assign escape_length = bits_of_escape;

  always @(posedge aclk) begin
    if (!aresetn) escape_may_change <= 1'h0;
    else escape_may_change <= write;
  end

  always @(posedge aclk) begin
    if (escape_may_change) begin
      escape_mask <= ~(20'hfffff << bits_of_escape);
      escape_step <= {1'h0, bits_of_escape} + 6'h10;
    end
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, write_data[31:25]};
endmodule
