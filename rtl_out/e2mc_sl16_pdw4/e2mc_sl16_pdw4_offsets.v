// One Huffman tree's offsets: a register for each length from 1 to 20 bits, the shortest
// in the lowest bits.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_offsets (
  input  wire aclk,  // Clock, rising edge
  input  wire write,  // Configuration port writes a word
  input  wire selected,  // Address is of this table and tree
  input  wire [4:0] row,  // Length of the row, by the address
  input  wire [9:0] write_data,  // Word to write
  output wire known,  // There is a row of that length
  output wire [9:0] read_data,  // Row of that length
  output wire [199:0] rows  // Rows of all lengths, the shortest one lowest
);
  wire [20:0] length_is = {21{selected}} & (21'h1 << row);
  reg  [199:0] rows_of_lengths;  // 20 of 10 bits
  assign known = |length_is[20:1];
  hdlgen_one_hot #(.COUNT(20), .WIDTH(10)) read_row (
    .select(length_is[20:1]), .choices(rows_of_lengths), .chosen(read_data)
  );
  assign rows = rows_of_lengths;

  always @(posedge aclk) begin
    if (write & length_is[1]) rows_of_lengths[9:0] <= write_data;
    if (write & length_is[2]) rows_of_lengths[19:10] <= write_data;
    if (write & length_is[3]) rows_of_lengths[29:20] <= write_data;
    if (write & length_is[4]) rows_of_lengths[39:30] <= write_data;
    if (write & length_is[5]) rows_of_lengths[49:40] <= write_data;
    if (write & length_is[6]) rows_of_lengths[59:50] <= write_data;
    if (write & length_is[7]) rows_of_lengths[69:60] <= write_data;
    if (write & length_is[8]) rows_of_lengths[79:70] <= write_data;
    if (write & length_is[9]) rows_of_lengths[89:80] <= write_data;
    if (write & length_is[10]) rows_of_lengths[99:90] <= write_data;
    if (write & length_is[11]) rows_of_lengths[109:100] <= write_data;
    if (write & length_is[12]) rows_of_lengths[119:110] <= write_data;
    if (write & length_is[13]) rows_of_lengths[129:120] <= write_data;
    if (write & length_is[14]) rows_of_lengths[139:130] <= write_data;
    if (write & length_is[15]) rows_of_lengths[149:140] <= write_data;
    if (write & length_is[16]) rows_of_lengths[159:150] <= write_data;
    if (write & length_is[17]) rows_of_lengths[169:160] <= write_data;
    if (write & length_is[18]) rows_of_lengths[179:170] <= write_data;
    if (write & length_is[19]) rows_of_lengths[189:180] <= write_data;
    if (write & length_is[20]) rows_of_lengths[199:190] <= write_data;
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, length_is[0]};
endmodule
