// Where the encoders' streams, and the ways in them, lie in the compressed block, in
// bytes: a stream starts where the one before it ends, and so does a way.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_stream_places (
  input  wire [27:0] ends,  // Ends of the ways in bytes, each in its encoder's stream
  input  wire [6:0] first_last_byte,  // End of the first stream in bytes, less one
  output wire [26:0] starts,  // Starts of the streams but the first, in bytes
  output wire [26:0] way_starts,  // Starts of the ways but the first, in bytes
  output wire [8:0] last_byte  // Number of the last byte of the last stream
);
  wire [8:0] stream0_bytes = {2'h0, ends[6:0]};
  wire [8:0] stream1_bytes = {2'h0, ends[13:7]};
  wire [8:0] stream1_start = stream0_bytes;
  wire [8:0] stream2_bytes = {2'h0, ends[20:14]};
  wire [8:0] stream2_start = stream0_bytes + stream1_bytes;
  wire [8:0] stream3_bytes = {2'h0, ends[27:21]};
  wire [8:0] stream3_start_carry_save_sum;
  wire [8:0] stream3_start_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(9)) stream3_start_carry_save (
    .a(stream0_bytes), .b(stream1_bytes), .c(stream2_bytes), .sum(stream3_start_carry_save_sum),
    .carry(stream3_start_carry_save_carry)
  );
  wire [8:0] stream3_start = stream3_start_carry_save_sum + stream3_start_carry_save_carry;
  wire [8:0] stream0_last_byte = {2'h0, first_last_byte};
  wire [8:0] sum_level1_0_sum;
  wire [8:0] sum_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(9)) sum_level1_0 (
    .a(stream0_last_byte), .b(stream1_bytes), .c(stream2_bytes), .sum(sum_level1_0_sum),
    .carry(sum_level1_0_carry)
  );
  wire [8:0] sum_level2_0_sum;
  wire [8:0] sum_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(9)) sum_level2_0 (
    .a(sum_level1_0_sum), .b(sum_level1_0_carry), .c(stream3_bytes), .sum(sum_level2_0_sum),
    .carry(sum_level2_0_carry)
  );
  assign starts = {stream3_start, stream2_start, stream1_start};
  assign way_starts = {stream3_start, stream2_start, stream1_start};
  assign last_byte = sum_level2_0_sum + sum_level2_0_carry;
endmodule
