// Step 1 of 4 of pfor_lanes16_deciding: flags of the best mode of 0 to 5.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_deciding_flags (
  input  wire [95:0] elements,  // First elements of the block
  input  wire [5:0] mode,  // Mode, one-hot: 0 to 5
  input  wire [63:0] references,  // Smallest element of each stream of mode 0
  input  wire [3:0] used,  // Streams of mode 0 that use their reference
  input  wire [19:0] depths,  // Planes of each stream
  input  wire [15:0] excesses,  // Bits of the widest residual above the planes
  output wire [95:0] estimated_fields,  // 6 of 16 bits, from step 1
  output wire [29:0] estimated_rests_rests,  // 6 of 5 bits, from step 1
  output wire [4:0] estimated_depth1,  // From step 1
  output wire [4:0] estimated_depth3,  // From step 1
  output wire [3:0] estimated_excess1,  // From step 1
  output wire [3:0] estimated_excess3,  // From step 1
  output wire [3:0] estimated_flags  // From step 1
);
  wire estimated_mode_has_four_streams = mode[0] | mode[3];
  wire estimated_mode_has_two_streams = mode[2] | mode[4] | mode[5];
  wire estimated_mode_has_byte_streams = mode[1];
  wire estimated_mode_has_bytes = estimated_mode_has_byte_streams;
  assign estimated_depth1 = estimated_mode_has_two_streams ? depths[4:0] : depths[9:5];
  assign estimated_depth3 = estimated_mode_has_two_streams ? depths[14:10] : depths[19:15];
  wire estimated_has_halves = mode[2] | mode[3] | mode[4] | mode[5];
  wire [7:0] estimated_first_coloured_0 = elements[7:0] - elements[15:8];
  wire [7:0] estimated_first_coloured_2 = elements[23:16] - elements[15:8];
  wire [7:0] estimated_first_coloured_1 = elements[15:8];
  wire [7:0] estimated_first_coloured_3 = elements[31:24];
  assign estimated_fields[15:0] = ({16{estimated_has_halves}} & elements[15:0]) |
      ({16{mode[0]}} & references[15:0]) | ({16{mode[1]}} & {8'h0, estimated_first_coloured_0});
  assign estimated_fields[31:16] = ({16{estimated_has_halves}} & elements[31:16]) |
      ({16{mode[0]}} & references[31:16]) | ({16{mode[1]}} & {8'h0, estimated_first_coloured_1});
  assign estimated_fields[47:32] = ({16{estimated_has_halves}} & elements[47:32]) |
      ({16{mode[0]}} & references[47:32]) | ({16{mode[1]}} & {8'h0, estimated_first_coloured_2});
  assign estimated_fields[63:48] = ({16{estimated_has_halves}} & elements[63:48]) |
      ({16{mode[0]}} & references[63:48]) | ({16{mode[1]}} & {8'h0, estimated_first_coloured_3});
  assign estimated_fields[79:64] = {16{estimated_has_halves}} & elements[79:64];
  assign estimated_fields[95:80] = {16{estimated_has_halves}} & elements[95:80];
  wire estimated_upper_parts_has_references = mode[0];
  wire [4:0] estimated_upper_parts_second_depth = (estimated_mode_has_four_streams |
      estimated_mode_has_byte_streams) ? estimated_depth1 : depths[14:10];
  wire [4:0] estimated_upper_parts_held_bits_0 = {5{~estimated_upper_parts_has_references}} &
      depths[4:0];
  wire [4:0] estimated_upper_parts_held_bits_1 = {5{~estimated_upper_parts_has_references}} &
      estimated_upper_parts_second_depth;
  wire [4:0] estimated_upper_parts_held_bits_2 = {5{~estimated_upper_parts_has_references}} &
      (mode[4] ? depths[4:0] : depths[14:10]);
  wire [4:0] estimated_upper_parts_held_bits_3 = {5{~estimated_upper_parts_has_references}} &
      (mode[4] ? estimated_upper_parts_second_depth : estimated_depth3);
  wire [4:0] estimated_upper_parts_held_bits_4 = {5{~estimated_upper_parts_has_references}} &
      depths[4:0];
  wire [4:0] estimated_upper_parts_held_bits_5 = {5{~estimated_upper_parts_has_references}} &
      estimated_upper_parts_second_depth;
  wire estimated_upper_parts_has_upper_part_0 = |(estimated_fields[15:0] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_0 <= 5'hf,
      estimated_upper_parts_held_bits_0 <= 5'he, estimated_upper_parts_held_bits_0 <= 5'hd,
      estimated_upper_parts_held_bits_0 <= 5'hc, estimated_upper_parts_held_bits_0 <= 5'hb,
      estimated_upper_parts_held_bits_0 <= 5'ha, estimated_upper_parts_held_bits_0 <= 5'h9,
      estimated_upper_parts_held_bits_0 <= 5'h8}, estimated_upper_parts_held_bits_0 <= 5'h7,
      estimated_upper_parts_held_bits_0 <= 5'h6, estimated_upper_parts_held_bits_0 <= 5'h5,
      estimated_upper_parts_held_bits_0 <= 5'h4, estimated_upper_parts_held_bits_0 <= 5'h3,
      estimated_upper_parts_held_bits_0 <= 5'h2, estimated_upper_parts_held_bits_0 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_0)});
  wire estimated_upper_parts_has_upper_part_1 = |(estimated_fields[31:16] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_1 <= 5'hf,
      estimated_upper_parts_held_bits_1 <= 5'he, estimated_upper_parts_held_bits_1 <= 5'hd,
      estimated_upper_parts_held_bits_1 <= 5'hc, estimated_upper_parts_held_bits_1 <= 5'hb,
      estimated_upper_parts_held_bits_1 <= 5'ha, estimated_upper_parts_held_bits_1 <= 5'h9,
      estimated_upper_parts_held_bits_1 <= 5'h8}, estimated_upper_parts_held_bits_1 <= 5'h7,
      estimated_upper_parts_held_bits_1 <= 5'h6, estimated_upper_parts_held_bits_1 <= 5'h5,
      estimated_upper_parts_held_bits_1 <= 5'h4, estimated_upper_parts_held_bits_1 <= 5'h3,
      estimated_upper_parts_held_bits_1 <= 5'h2, estimated_upper_parts_held_bits_1 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_1)});
  wire estimated_upper_parts_has_upper_part_2 = |(estimated_fields[47:32] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_2 <= 5'hf,
      estimated_upper_parts_held_bits_2 <= 5'he, estimated_upper_parts_held_bits_2 <= 5'hd,
      estimated_upper_parts_held_bits_2 <= 5'hc, estimated_upper_parts_held_bits_2 <= 5'hb,
      estimated_upper_parts_held_bits_2 <= 5'ha, estimated_upper_parts_held_bits_2 <= 5'h9,
      estimated_upper_parts_held_bits_2 <= 5'h8}, estimated_upper_parts_held_bits_2 <= 5'h7,
      estimated_upper_parts_held_bits_2 <= 5'h6, estimated_upper_parts_held_bits_2 <= 5'h5,
      estimated_upper_parts_held_bits_2 <= 5'h4, estimated_upper_parts_held_bits_2 <= 5'h3,
      estimated_upper_parts_held_bits_2 <= 5'h2, estimated_upper_parts_held_bits_2 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_2)});
  wire estimated_upper_parts_has_upper_part_3 = |(estimated_fields[63:48] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_3 <= 5'hf,
      estimated_upper_parts_held_bits_3 <= 5'he, estimated_upper_parts_held_bits_3 <= 5'hd,
      estimated_upper_parts_held_bits_3 <= 5'hc, estimated_upper_parts_held_bits_3 <= 5'hb,
      estimated_upper_parts_held_bits_3 <= 5'ha, estimated_upper_parts_held_bits_3 <= 5'h9,
      estimated_upper_parts_held_bits_3 <= 5'h8}, estimated_upper_parts_held_bits_3 <= 5'h7,
      estimated_upper_parts_held_bits_3 <= 5'h6, estimated_upper_parts_held_bits_3 <= 5'h5,
      estimated_upper_parts_held_bits_3 <= 5'h4, estimated_upper_parts_held_bits_3 <= 5'h3,
      estimated_upper_parts_held_bits_3 <= 5'h2, estimated_upper_parts_held_bits_3 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_3)});
  wire estimated_upper_parts_has_upper_part_4 = |(estimated_fields[79:64] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_4 <= 5'hf,
      estimated_upper_parts_held_bits_4 <= 5'he, estimated_upper_parts_held_bits_4 <= 5'hd,
      estimated_upper_parts_held_bits_4 <= 5'hc, estimated_upper_parts_held_bits_4 <= 5'hb,
      estimated_upper_parts_held_bits_4 <= 5'ha, estimated_upper_parts_held_bits_4 <= 5'h9,
      estimated_upper_parts_held_bits_4 <= 5'h8}, estimated_upper_parts_held_bits_4 <= 5'h7,
      estimated_upper_parts_held_bits_4 <= 5'h6, estimated_upper_parts_held_bits_4 <= 5'h5,
      estimated_upper_parts_held_bits_4 <= 5'h4, estimated_upper_parts_held_bits_4 <= 5'h3,
      estimated_upper_parts_held_bits_4 <= 5'h2, estimated_upper_parts_held_bits_4 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_4)});
  wire estimated_upper_parts_has_upper_part_5 = |(estimated_fields[95:80] &
      {{8{~estimated_mode_has_bytes}} & {estimated_upper_parts_held_bits_5 <= 5'hf,
      estimated_upper_parts_held_bits_5 <= 5'he, estimated_upper_parts_held_bits_5 <= 5'hd,
      estimated_upper_parts_held_bits_5 <= 5'hc, estimated_upper_parts_held_bits_5 <= 5'hb,
      estimated_upper_parts_held_bits_5 <= 5'ha, estimated_upper_parts_held_bits_5 <= 5'h9,
      estimated_upper_parts_held_bits_5 <= 5'h8}, estimated_upper_parts_held_bits_5 <= 5'h7,
      estimated_upper_parts_held_bits_5 <= 5'h6, estimated_upper_parts_held_bits_5 <= 5'h5,
      estimated_upper_parts_held_bits_5 <= 5'h4, estimated_upper_parts_held_bits_5 <= 5'h3,
      estimated_upper_parts_held_bits_5 <= 5'h2, estimated_upper_parts_held_bits_5 <= 5'h1,
      ~(|estimated_upper_parts_held_bits_5)});
  wire estimated_upper_parts_half0 = (mode[1] & (estimated_upper_parts_has_upper_part_0 |
      estimated_upper_parts_has_upper_part_1)) | (mode[2] &
      estimated_upper_parts_has_upper_part_0) | (mode[3] &
      (estimated_upper_parts_has_upper_part_0 | estimated_upper_parts_has_upper_part_2)) |
      (mode[4] & (estimated_upper_parts_has_upper_part_0 | estimated_upper_parts_has_upper_part_2 |
      estimated_upper_parts_has_upper_part_4)) | (mode[5] & estimated_upper_parts_has_upper_part_0);
  wire estimated_upper_parts_half1 = (mode[1] & (estimated_upper_parts_has_upper_part_2 |
      estimated_upper_parts_has_upper_part_3)) | (mode[2] &
      estimated_upper_parts_has_upper_part_1) | (mode[3] &
      (estimated_upper_parts_has_upper_part_1 | estimated_upper_parts_has_upper_part_3)) |
      (mode[4] & (estimated_upper_parts_has_upper_part_1 | estimated_upper_parts_has_upper_part_3 |
      estimated_upper_parts_has_upper_part_5));
  wire estimated_rests_mode_has_four_streams = mode[0] | mode[3];
  wire estimated_rests_mode_has_byte_streams = mode[1];
  wire estimated_rests_mode_has_bytes = estimated_rests_mode_has_byte_streams;
  wire estimated_rests_has_references = mode[0];
  wire [4:0] estimated_rests_second_depth = (estimated_rests_mode_has_four_streams |
      estimated_rests_mode_has_byte_streams) ? estimated_depth1 : depths[14:10];
  wire [4:0] estimated_rests_held_bits_0 = {5{~estimated_rests_has_references}} & depths[4:0];
  wire [4:0] estimated_rests_held_bits_1 = {5{~estimated_rests_has_references}} &
      estimated_rests_second_depth;
  wire [4:0] estimated_rests_held_bits_2 = {5{~estimated_rests_has_references}} &
      (mode[4] ? depths[4:0] : depths[14:10]);
  wire [4:0] estimated_rests_held_bits_3 = {5{~estimated_rests_has_references}} &
      (mode[4] ? estimated_rests_second_depth : estimated_depth3);
  wire [4:0] estimated_rests_held_bits_4 = {5{~estimated_rests_has_references}} & depths[4:0];
  wire [4:0] estimated_rests_held_bits_5 = {5{~estimated_rests_has_references}} &
      estimated_rests_second_depth;
  wire [4:0] estimated_rests_whole_bits = {~estimated_rests_mode_has_bytes,
      estimated_rests_mode_has_bytes, 3'h0};
  assign estimated_rests_rests = {estimated_rests_whole_bits - estimated_rests_held_bits_5,
      estimated_rests_whole_bits - estimated_rests_held_bits_4, estimated_rests_whole_bits -
      estimated_rests_held_bits_3, estimated_rests_whole_bits - estimated_rests_held_bits_2,
      estimated_rests_whole_bits - estimated_rests_held_bits_1, estimated_rests_whole_bits -
      estimated_rests_held_bits_0};
  assign estimated_excess1 = estimated_mode_has_two_streams ? excesses[3:0] : excesses[7:4];
  assign estimated_excess3 = estimated_mode_has_two_streams ? excesses[11:8] : excesses[15:12];
  assign estimated_flags = {2'h0, estimated_upper_parts_half1, estimated_upper_parts_half0} |
      ({4{mode[0]}} & used);
endmodule
