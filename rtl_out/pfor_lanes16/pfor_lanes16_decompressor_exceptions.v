// Step 5 of 23 of pfor_lanes16_decompressor_core: flags of exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_exceptions (
  input  wire [2:0] lies,  // 3 bits, from step 2
  input  wire [1:0] quarter,  // From step 1
  input  wire is_raw,  // From step 1
  input  wire [4:0] header_mode,  // 2 of 1 to 4 bits, the first lowest, from step 1
  input  wire [19:0] header_depth,  // From step 1
  input  wire [3:0] header_flags,  // From step 1
  input  wire [4:0] depth,  // From step 2
  input  wire [4:0] next_depth,  // From step 2
  input  wire [3:0] excess,  // From step 2
  input  wire [15:0] telling_planes,  // From step 3
  input  wire [255:0] to_lanes_lanes,  // From step 4
  output wire [31:0] exceptions,  // 32 bits, from step 5
  output wire [4:0] exception_bits,  // From step 5
  output wire [9:0] low_bits,  // 2 of 5 bits, from step 5
  output wire [29:0] held_bits,  // 6 of 5 bits, from step 5
  output wire [5:0] field_is_there,  // 6 bits, from step 5
  output wire [29:0] field_bits  // 6 of 5 bits, from step 5
);
  wire flags_has_byte_streams = lies[1];
  wire flags_has_rotated_streams = header_mode[4];
  wire flags_has_text = header_mode[3];
  wire flags_has_bytes = flags_has_byte_streams | flags_has_rotated_streams | flags_has_text;
  wire [31:0] find_exceptions_flags;
  pfor_lanes16_exception_flags find_exceptions (
    .values(to_lanes_lanes), .top(telling_planes), .bytes(flags_has_bytes),
    .flags(find_exceptions_flags)
  );
  wire exceptions_0 = find_exceptions_flags[0] & ~(((quarter == 2'h0) &
      (lies[1] | header_mode[0] | lies[2] | header_mode[1] | header_mode[2])) |
      ((quarter == 2'h1) & (lies[1] | lies[2])) | ((quarter == 2'h2) &
      (lies[1] | header_mode[0] | lies[2] | header_mode[1])) |
      ((quarter == 2'h3) & (lies[1] | lies[2])));
  wire exceptions_1 = find_exceptions_flags[1] & ~(((quarter == 2'h0) &
      (header_mode[0] | lies[2] | header_mode[1] | header_mode[2])) |
      ((quarter == 2'h1) & lies[2]) | ((quarter == 2'h2) &
      (header_mode[0] | lies[2] | header_mode[1])) | ((quarter == 2'h3) & lies[2]));
  wire exceptions_3 = find_exceptions_flags[12] & ~(((quarter == 2'h1) & header_mode[1]) |
      ((quarter == 2'h3) & header_mode[1]));
  wire exceptions_4 = find_exceptions_flags[13] & ~(((quarter == 2'h1) & header_mode[1]) |
      ((quarter == 2'h3) & header_mode[1]));
  wire exceptions_6 = find_exceptions_flags[22] & ~(((quarter == 2'h0) & header_mode[1]) |
      ((quarter == 2'h2) & header_mode[1]));
  wire exceptions_7 = find_exceptions_flags[23] & ~(((quarter == 2'h0) & header_mode[1]) |
      ((quarter == 2'h2) & header_mode[1]));
  wire one_plane_at_most0 = depth < 5'h2;
  wire [4:0] upper_bits0 = {1'h0, excess} + {3'h0, ~one_plane_at_most0, depth[0] &
      one_plane_at_most0};
  wire tail_has_four_streams = lies[0] | lies[2] | is_raw;
  wire tail_has_byte_streams = lies[1];
  wire tail_has_rotated_streams = header_mode[4];
  wire tail_has_text = header_mode[3];
  wire tail_has_bytes = tail_has_byte_streams | tail_has_rotated_streams | tail_has_text;
  wire has_references = lies[0] | header_mode[4];
  wire [4:0] second_depth = (tail_has_four_streams | tail_has_byte_streams) ? header_depth[9:5] :
      header_depth[14:10];
  assign held_bits[4:0] = {5{~has_references}} & header_depth[4:0];
  assign held_bits[9:5] = {5{~has_references}} & second_depth;
  assign held_bits[14:10] = {5{~has_references}} & (header_mode[1] ? header_depth[4:0] :
      header_depth[14:10]);
  assign held_bits[19:15] = {5{~has_references}} & (header_mode[1] ? second_depth :
      header_depth[19:15]);
  assign held_bits[24:20] = {5{~has_references}} & header_depth[4:0];
  assign held_bits[29:25] = {5{~has_references}} & second_depth;
  wire [4:0] whole_bits = {~tail_has_bytes, tail_has_bytes, 3'h0};
  wire [4:0] rests_0 = whole_bits - held_bits[4:0];
  wire [4:0] rests_1 = whole_bits - held_bits[9:5];
  wire [4:0] rests_2 = whole_bits - held_bits[14:10];
  wire [4:0] rests_3 = whole_bits - held_bits[19:15];
  wire [4:0] rests_4 = whole_bits - held_bits[24:20];
  wire [4:0] rests_5 = whole_bits - held_bits[29:25];
  wire has_six_bases = header_mode[1];
  wire flags_alternate = header_mode[0] | lies[2] | header_mode[1] | header_mode[2];
  wire flags_in_order = lies[0] | header_mode[4];
  wire four_fields = tail_has_four_streams | tail_has_byte_streams;
  assign field_is_there[0] = (flags_in_order & header_flags[0]) | (lies[1] & header_flags[0]) |
      (flags_alternate & header_flags[0]);
  assign field_is_there[1] = (flags_in_order & header_flags[1]) | (lies[1] & header_flags[0]) |
      (flags_alternate & header_flags[1]);
  assign field_is_there[2] = (flags_in_order & header_flags[2]) | (lies[1] & header_flags[1]) |
      (flags_alternate & (four_fields | has_six_bases) & header_flags[0]);
  assign field_is_there[3] = (flags_in_order & header_flags[3]) | (lies[1] & header_flags[1]) |
      (flags_alternate & (four_fields | has_six_bases) & header_flags[1]);
  assign field_is_there[4] = flags_alternate & has_six_bases & header_flags[0];
  assign field_is_there[5] = flags_alternate & has_six_bases & header_flags[1];
  assign exceptions = {find_exceptions_flags[31:24], exceptions_7, exceptions_6,
      find_exceptions_flags[21:14], exceptions_4, exceptions_3, find_exceptions_flags[11:2],
      exceptions_1, exceptions_0};
  assign exception_bits = header_mode[3] ? {1'h0, header_flags[0], {3{~header_flags[0]}}} :
      upper_bits0;
  assign low_bits = {{5{(next_depth >= 5'h2) & ~header_mode[3]}} & (next_depth - 5'h2),
      {5{(depth >= 5'h2) & ~header_mode[3]}} & (depth - 5'h2)};
  assign field_bits = {{5{field_is_there[5]}} & rests_5, {5{field_is_there[4]}} & rests_4,
      {5{field_is_there[3]}} & rests_3, {5{field_is_there[2]}} & rests_2, {5{field_is_there[1]}} &
      rests_1, {5{field_is_there[0]}} & rests_0};
endmodule
