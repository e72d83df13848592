// Pattern decoder of a bit plane. Bits past the payload's length are ignored.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decode_plane (
  // 0 DBX 0, 1 ones, 2 DBP 0, 3 one, 4 pair, 5 two ones, 6 one zero, 7 whole
  input  wire [2:0] tag,
  input  wire [31:0] payload,  // Payload of the plane; bits past its length are ignored
  output wire [30:0] dbx,  // Plane XOR the plane above it (DBX)
  output wire zero_dbp,  // Plane itself is zero, whatever the plane above is
  output wire error  // Payload has positions that no compressor makes
);
  localparam [2:0] TAG_TWO_CONSECUTIVE = 3'h4;
  localparam [2:0] TAG_TWO_APART = 3'h5;
  localparam [2:0] TAG_SINGLE_ZERO = 3'h6;
  localparam [2:0] TAG_SINGLE_ONE = 3'h3;
  localparam [2:0] TAG_WHOLE = 3'h7;
  localparam [2:0] TAG_ALL_ONES = 3'h1;
  localparam [2:0] TAG_ZERO_DBP = 3'h2;

  wire is_two_consecutive = tag == TAG_TWO_CONSECUTIVE;
  wire is_two_apart = tag == TAG_TWO_APART;
  wire is_single_zero = tag == TAG_SINGLE_ZERO;
  wire [4:0] low_position = payload[4:0];
  wire [4:0] high_position = payload[9:5];
  wire is_single_one = tag == TAG_SINGLE_ONE;
  wire has_position = is_single_one | is_two_consecutive | is_two_apart | is_single_zero;
  wire [4:0] second_position = is_two_consecutive ? (low_position + 5'h1) : high_position;

  // What is at the positions: rows of bits, each in a column of its row
  wire [1:0] first_column_of_1_bit = {low_position[0], ~low_position[0]};
  wire [3:0] first_column = {{2{low_position[1]}} & first_column_of_1_bit, {2{~low_position[1]}} &
      first_column_of_1_bit};
  wire [3:0] first_one = {4{has_position}} & first_column;
  wire [1:0] first_row_of_1_bit = {low_position[2], ~low_position[2]};
  wire [3:0] first_row_of_2_bits = {{2{low_position[3]}} & first_row_of_1_bit,
      {2{~low_position[3]}} & first_row_of_1_bit};
  wire [7:0] first_row = {{4{low_position[4]}} & first_row_of_2_bits, {4{~low_position[4]}} &
      first_row_of_2_bits};
  wire [1:0] second_column_of_1_bit = {second_position[0], ~second_position[0]};
  wire [3:0] second_column = {{2{second_position[1]}} & second_column_of_1_bit,
      {2{~second_position[1]}} & second_column_of_1_bit};
  wire [3:0] second_one = {4{is_two_consecutive | is_two_apart}} & second_column;
  wire [1:0] second_row_of_1_bit = {second_position[2], ~second_position[2]};
  wire [3:0] second_row_of_2_bits = {{2{second_position[3]}} & second_row_of_1_bit,
      {2{~second_position[3]}} & second_row_of_1_bit};
  wire [7:0] second_row = {{4{second_position[4]}} & second_row_of_2_bits,
      {4{~second_position[4]}} & second_row_of_2_bits};
  wire [3:0] marked_row_0 = ({4{first_row[0]}} & first_one) | ({4{second_row[0]}} & second_one);
  wire [3:0] marked_row_1 = ({4{first_row[1]}} & first_one) | ({4{second_row[1]}} & second_one);
  wire [3:0] marked_row_2 = ({4{first_row[2]}} & first_one) | ({4{second_row[2]}} & second_one);
  wire [3:0] marked_row_3 = ({4{first_row[3]}} & first_one) | ({4{second_row[3]}} & second_one);
  wire [3:0] marked_row_4 = ({4{first_row[4]}} & first_one) | ({4{second_row[4]}} & second_one);
  wire [3:0] marked_row_5 = ({4{first_row[5]}} & first_one) | ({4{second_row[5]}} & second_one);
  wire [3:0] marked_row_6 = ({4{first_row[6]}} & first_one) | ({4{second_row[6]}} & second_one);
  wire [3:0] marked_row_7 = ({4{first_row[7]}} & first_one) | ({4{second_row[7]}} & second_one);
  wire [30:0] marked = {marked_row_7[2:0], marked_row_6, marked_row_5, marked_row_4, marked_row_3,
      marked_row_2, marked_row_1, marked_row_0};
  wire is_whole = tag == TAG_WHOLE;
  wire [30:0] coded = marked | ({31{is_whole}} & payload[30:0]);
  wire is_all_ones = tag == TAG_ALL_ONES;
  wire is_inverted = is_all_ones | is_single_zero;
  assign dbx = coded ^ {31{is_inverted}};
  wire is_zero_dbp = tag == TAG_ZERO_DBP;
  assign zero_dbp = is_zero_dbp;
  wire is_beyond = has_position & (&low_position);
  wire second_is_beyond = is_two_consecutive & (&low_position[4:1]);
  wire second_is_bad = is_two_apart & ((low_position >= high_position) | (&high_position));
  assign error = is_beyond | second_is_beyond | second_is_bad;

  // Bits that nothing reads.
  wire unused = &{1'b0, payload[31], marked_row_7[3]};
endmodule
