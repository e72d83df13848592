// Decodes a stored block's header: the mode, the widths of the streams, and the flags.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_header (
  input  wire [38:0] start,  // First bits of the stored block
  input  wire raw,  // Block is stored raw and read as streams of whole elements
  output wire [7:0] mode,  // Mode of the block, one-hot; zero if it is stored raw
  output wire [19:0] depth,  // Planes of each quarter's stream, the first quarter's lowest
  // Bits of exceptions above the planes, for each quarter, the first lowest
  output wire [15:0] excess,
  output wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  output wire bad  // Header is invalid: widths above an element's, or an unsupported mode
);
  wire [1:0] mode_number_of_1_bit = {start[0], ~start[0]};
  wire [3:0] mode_number_of_2_bits = {{2{start[1]}} & mode_number_of_1_bit, {2{~start[1]}} &
      mode_number_of_1_bit};
  wire [7:0] mode_number = {{4{start[2]}} & mode_number_of_2_bits, {4{~start[2]}} &
      mode_number_of_2_bits};
  wire are_bytes = mode_number[1] | mode_number[7];
  wire four_streams = mode_number[0] | mode_number[1] | mode_number[3];
  wire [3:0] stream0_stored_depth = are_bytes ? {1'h0, start[5:3]} : start[6:3];
  wire [3:0] stream0_stored_excess = are_bytes ? {1'h0, start[8:6]} : start[10:7];
  wire stream0_is_full = ~(|stream0_stored_depth) & (|stream0_stored_excess);
  wire [4:0] stream0_element_bits = {~are_bytes, are_bytes, 3'h0};
  wire [4:0] stream0_both = {1'h0, stream0_stored_depth} + {1'h0, stream0_stored_excess};
  wire [4:0] stream0_depth = (stream0_is_full | raw) ? (raw ? 5'h10 : stream0_element_bits) :
      {1'h0, stream0_stored_depth};
  wire [3:0] stream0_excess = {4{~(stream0_is_full | raw)}} & stream0_stored_excess;
  wire stream0_bad = ~stream0_is_full & (stream0_element_bits < stream0_both);
  wire [3:0] stream1_stored_depth = are_bytes ? {1'h0, start[11:9]} : start[14:11];
  wire [3:0] stream1_stored_excess = are_bytes ? {1'h0, start[14:12]} : start[18:15];
  wire stream1_is_full = ~(|stream1_stored_depth) & (|stream1_stored_excess);
  wire [4:0] stream1_element_bits = {~are_bytes, are_bytes, 3'h0};
  wire [4:0] stream1_both = {1'h0, stream1_stored_depth} + {1'h0, stream1_stored_excess};
  wire [4:0] stream1_depth = (stream1_is_full | raw) ? (raw ? 5'h10 : stream1_element_bits) :
      {1'h0, stream1_stored_depth};
  wire [3:0] stream1_excess = {4{~(stream1_is_full | raw)}} & stream1_stored_excess;
  wire stream1_bad = ~stream1_is_full & (stream1_element_bits < stream1_both);
  wire [3:0] stream2_stored_depth = are_bytes ? {1'h0, start[17:15]} : start[22:19];
  wire [3:0] stream2_stored_excess = are_bytes ? {1'h0, start[20:18]} : start[26:23];
  wire stream2_is_full = ~(|stream2_stored_depth) & (|stream2_stored_excess);
  wire [4:0] stream2_element_bits = {~are_bytes, are_bytes, 3'h0};
  wire [4:0] stream2_both = {1'h0, stream2_stored_depth} + {1'h0, stream2_stored_excess};
  wire [4:0] stream2_depth = (stream2_is_full | raw) ? (raw ? 5'h10 : stream2_element_bits) :
      {1'h0, stream2_stored_depth};
  wire [3:0] stream2_excess = {4{~(stream2_is_full | raw)}} & stream2_stored_excess;
  wire stream2_bad = ~stream2_is_full & (stream2_element_bits < stream2_both);
  wire [3:0] stream3_stored_depth = are_bytes ? {1'h0, start[23:21]} : start[30:27];
  wire [3:0] stream3_stored_excess = are_bytes ? {1'h0, start[26:24]} : start[34:31];
  wire stream3_is_full = ~(|stream3_stored_depth) & (|stream3_stored_excess);
  wire [4:0] stream3_element_bits = {~are_bytes, are_bytes, 3'h0};
  wire [4:0] stream3_both = {1'h0, stream3_stored_depth} + {1'h0, stream3_stored_excess};
  wire [4:0] stream3_depth = (stream3_is_full | raw) ? (raw ? 5'h10 : stream3_element_bits) :
      {1'h0, stream3_stored_depth};
  wire [3:0] stream3_excess = {4{~(stream3_is_full | raw)}} & stream3_stored_excess;
  wire stream3_bad = ~stream3_is_full & (stream3_element_bits < stream3_both);
  assign mode = {8{~raw}} & mode_number;
  assign depth = {four_streams ? stream3_depth : stream1_depth, four_streams ? stream2_depth :
      stream1_depth, four_streams ? stream1_depth : stream0_depth, stream0_depth};
  assign excess = {four_streams ? stream3_excess : stream1_excess, four_streams ? stream2_excess :
      stream1_excess, four_streams ? stream1_excess : stream0_excess, stream0_excess};
  assign flags = ({4{mode_number[0]}} & start[38:35]) |
      ({4{mode_number[1]}} & {2'h0, start[28:27]}) | ({4{mode_number[2]}} & {2'h0, start[20:19]}) |
      ({4{mode_number[3]}} & {2'h0, start[36:35]}) | ({4{mode_number[4]}} & {2'h0, start[20:19]}) |
      ({4{mode_number[5]}} & {3'h0, start[19]}) | ({4{mode_number[6]}} & {3'h0, start[3]}) |
      ({4{mode_number[7]}} & {2'h0, start[16:15]});
  wire has_widths = mode_number[0] | mode_number[1] | mode_number[2] | mode_number[3] |
      mode_number[4] | mode_number[5] | mode_number[7];
  wire bad_widths = has_widths & (stream0_bad | stream1_bad | (four_streams & stream2_bad) |
      (four_streams & stream3_bad));
  assign bad = ~raw & bad_widths;
endmodule
