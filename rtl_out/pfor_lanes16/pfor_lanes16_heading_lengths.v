// Step 1 of 5 of pfor_lanes16_heading: sizes of fields.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading_lengths (
  input  wire [7:0] mode,  // Mode, one-hot
  input  wire [3:0] flags,  // Flags: references, upper parts of halves, or 8-bit escapes of text
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  input  wire [11:0] bits,  // Encoded bits
  output wire [29:0] held_bits,  // 6 of 5 bits, from step 1
  output wire [5:0] field_is_there,  // 6 bits, from step 1
  output wire [29:0] field_bits,  // 6 of 5 bits, from step 1
  output wire [1:0] burst_count  // From step 1
);
  wire exceeds_1_burst = bits > 12'h100;
  wire exceeds_2_bursts = bits > 12'h200;
  wire exceeds_3_bursts = bits > 12'h300;
  wire tail_has_four_streams = mode[0] | mode[3];
  wire tail_has_byte_streams = mode[1];
  wire tail_has_rotated_streams = mode[7];
  wire tail_has_text = mode[6];
  wire tail_has_bytes = tail_has_byte_streams | tail_has_rotated_streams | tail_has_text;
  wire has_references = mode[0] | mode[7];
  wire [4:0] second_depth = (tail_has_four_streams | tail_has_byte_streams) ? depths[9:5] :
      depths[14:10];
  assign held_bits[4:0] = {5{~has_references}} & depths[4:0];
  assign held_bits[9:5] = {5{~has_references}} & second_depth;
  assign held_bits[14:10] = {5{~has_references}} & (mode[4] ? depths[4:0] : depths[14:10]);
  assign held_bits[19:15] = {5{~has_references}} & (mode[4] ? second_depth : depths[19:15]);
  assign held_bits[24:20] = {5{~has_references}} & depths[4:0];
  assign held_bits[29:25] = {5{~has_references}} & second_depth;
  wire [4:0] whole_bits = {~tail_has_bytes, tail_has_bytes, 3'h0};
  wire [4:0] rests_0 = whole_bits - held_bits[4:0];
  wire [4:0] rests_1 = whole_bits - held_bits[9:5];
  wire [4:0] rests_2 = whole_bits - held_bits[14:10];
  wire [4:0] rests_3 = whole_bits - held_bits[19:15];
  wire [4:0] rests_4 = whole_bits - held_bits[24:20];
  wire [4:0] rests_5 = whole_bits - held_bits[29:25];
  wire has_six_bases = mode[4];
  wire flags_alternate = mode[2] | mode[3] | mode[4] | mode[5];
  wire flags_in_order = mode[0] | mode[7];
  wire four_fields = tail_has_four_streams | tail_has_byte_streams;
  assign field_is_there[0] = (flags_in_order & flags[0]) | (mode[1] & flags[0]) |
      (flags_alternate & flags[0]);
  assign field_is_there[1] = (flags_in_order & flags[1]) | (mode[1] & flags[0]) |
      (flags_alternate & flags[1]);
  assign field_is_there[2] = (flags_in_order & flags[2]) | (mode[1] & flags[1]) |
      (flags_alternate & (four_fields | has_six_bases) & flags[0]);
  assign field_is_there[3] = (flags_in_order & flags[3]) | (mode[1] & flags[1]) |
      (flags_alternate & (four_fields | has_six_bases) & flags[1]);
  assign field_is_there[4] = flags_alternate & has_six_bases & flags[0];
  assign field_is_there[5] = flags_alternate & has_six_bases & flags[1];
  assign field_bits = {{5{field_is_there[5]}} & rests_5, {5{field_is_there[4]}} & rests_4,
      {5{field_is_there[3]}} & rests_3, {5{field_is_there[2]}} & rests_2, {5{field_is_there[1]}} &
      rests_1, {5{field_is_there[0]}} & rests_0};
  assign burst_count = {2{exceeds_3_bursts}} | ({1'h0, exceeds_1_burst} + {1'h0, exceeds_2_bursts});
endmodule
