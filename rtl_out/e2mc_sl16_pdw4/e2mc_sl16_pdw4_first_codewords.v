// One Huffman tree's first codewords: a register for each length from 2 to 21 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_first_codewords (
  input  wire aclk,  // Clock, rising edge
  input  wire write,  // Configuration port writes a word
  input  wire selected,  // Address is of this table and tree
  input  wire [4:0] row,  // Length of the row, by the address
  input  wire [20:0] write_data,  // Word to write
  output wire known,  // There is a row of that length
  output wire [20:0] read_data,  // Row of that length
  output wire [419:0] rows  // Rows of all lengths, the shortest one lowest
);
  wire [21:0] length_is = {22{selected}} & (22'h1 << row);
  reg  [419:0] rows_of_lengths;  // 20 of 21 bits
  assign known = |length_is[21:2];
  hdlgen_one_hot #(.COUNT(20), .WIDTH(21)) read_row (
    .select(length_is[21:2]), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & length_is[2]) rows_of_lengths[20:0] <= write_data;
    if (write & length_is[3]) rows_of_lengths[41:21] <= write_data;
    if (write & length_is[4]) rows_of_lengths[62:42] <= write_data;
    if (write & length_is[5]) rows_of_lengths[83:63] <= write_data;
    if (write & length_is[6]) rows_of_lengths[104:84] <= write_data;
    if (write & length_is[7]) rows_of_lengths[125:105] <= write_data;
    if (write & length_is[8]) rows_of_lengths[146:126] <= write_data;
    if (write & length_is[9]) rows_of_lengths[167:147] <= write_data;
    if (write & length_is[10]) rows_of_lengths[188:168] <= write_data;
    if (write & length_is[11]) rows_of_lengths[209:189] <= write_data;
    if (write & length_is[12]) rows_of_lengths[230:210] <= write_data;
    if (write & length_is[13]) rows_of_lengths[251:231] <= write_data;
    if (write & length_is[14]) rows_of_lengths[272:252] <= write_data;
    if (write & length_is[15]) rows_of_lengths[293:273] <= write_data;
    if (write & length_is[16]) rows_of_lengths[314:294] <= write_data;
    if (write & length_is[17]) rows_of_lengths[335:315] <= write_data;
    if (write & length_is[18]) rows_of_lengths[356:336] <= write_data;
    if (write & length_is[19]) rows_of_lengths[377:357] <= write_data;
    if (write & length_is[20]) rows_of_lengths[398:378] <= write_data;
    if (write & length_is[21]) rows_of_lengths[419:399] <= write_data;
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, length_is[1:0]};
endmodule
