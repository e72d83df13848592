// Step 4 of 5 of pfor_lanes16_heading: starts of planes; fields, shifted by the low bits of their
// positions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading_planes (
  input  wire [95:0] upper_parts,  // 6 of 16 bits, from step 2
  input  wire [17:0] field_places,  // 6 of 3 bits, from step 3
  input  wire [7:0] mode,  // Mode, one-hot
  input  wire [4:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  input  wire [5:0] depth_of_two,  // From step 3
  input  wire [5:0] depth_of_three,  // From step 3
  input  wire [6:0] depth_of_all,  // From step 3
  output wire [137:0] partly_placed,  // 6 of 23 bits, from step 4
  output wire [17:0] planes_starts,  // 3 of 6 bits, from step 4
  output wire [6:0] planes_end  // From step 4
);
  pfor_lanes16_shift_up_16to23_by3 move_field [5:0] (
    .value(upper_parts), .distance(field_places), .shifted(partly_placed)
  );
  wire block_has_four_streams = mode[0] | mode[3];
  wire block_has_two_streams = mode[2] | mode[4] | mode[5];
  wire block_has_byte_streams = mode[1];
  wire block_has_rotated_streams = mode[7];
  wire block_has_text = mode[6];
  wire [6:0] units_of_two = {depth_of_two, 1'h0};
  wire [6:0] units_of_all = {depth_of_all[5:0], 1'h0};
  assign planes_starts = {({6{block_has_four_streams}} & depth_of_three) |
      ({6{block_has_two_streams}} & (depth_of_two + 6'h1)) |
      ({6{block_has_byte_streams}} & {depth_of_three[4:0], 1'h0}) |
      ({6{block_has_rotated_streams}} & (units_of_two[5:0] + 6'h2)) | ({6{block_has_text}} & 6'h6),
      ({6{block_has_four_streams}} & depth_of_two) | ({6{block_has_two_streams}} & depth_of_two) |
      ({6{block_has_byte_streams}} & units_of_two[5:0]) |
      ({6{block_has_rotated_streams}} & units_of_two[5:0]) | ({6{block_has_text}} & 6'h4),
      ({6{block_has_four_streams}} & {1'h0, depths}) | ({6{block_has_two_streams}} & 6'h1) |
      ({6{block_has_byte_streams}} & {depths, 1'h0}) | ({6{block_has_rotated_streams}} & 6'h2) |
      ({6{block_has_text}} & 6'h2)};
  assign planes_end = ({7{block_has_four_streams}} & depth_of_all) |
      ({7{block_has_two_streams}} & depth_of_all) | ({7{block_has_byte_streams}} & units_of_all) |
      ({7{block_has_rotated_streams}} & units_of_all) | ({7{block_has_text}} & 7'h28);

  // Bits that nothing reads.
  wire unused = &{1'b0, units_of_two[6]};
endmodule
