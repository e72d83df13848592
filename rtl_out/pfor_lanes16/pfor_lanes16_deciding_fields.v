// Step 2 of 4 of pfor_lanes16_deciding: sizes of fields.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_deciding_fields (
  input  wire [29:0] estimated_rests_rests,  // 6 of 5 bits, from step 1
  input  wire [5:0] mode,  // Mode, one-hot: 0 to 5
  input  wire [11:0] cost,  // Bits of planes and exceptions together
  input  wire [3:0] estimated_flags,  // From step 1
  input  wire [1:0] rotated_depths,  // Planes of each stream
  input  wire [11:0] rotated_cost,  // Bits of planes and exceptions together
  input  wire [15:0] greatest,  // Greatest byte of each stream of mode 7
  output wire [17:0] estimated_parts_bits_of_two_fields,  // 3 of 6 bits, from step 2
  output wire [1:0] rotated_is_whole,  // 2 bits, from step 2
  output wire [1:0] rotated_uses_reference,  // 2 bits, from step 2
  output wire [11:0] header_and_cost_bits,  // From step 2
  output wire [11:0] rotated_encoded_bits  // From step 2
);
  wire estimated_parts_mode_has_four_streams = mode[0] | mode[3];
  wire estimated_parts_mode_has_byte_streams = mode[1];
  wire estimated_parts_has_six_bases = mode[4];
  wire estimated_parts_flags_alternate = mode[2] | mode[3] | mode[4] | mode[5];
  wire estimated_parts_flags_in_order = mode[0];
  wire estimated_parts_four_fields = estimated_parts_mode_has_four_streams |
      estimated_parts_mode_has_byte_streams;
  wire estimated_parts_field_is_there_0 = (estimated_parts_flags_in_order & estimated_flags[0]) |
      (mode[1] & estimated_flags[0]) | (estimated_parts_flags_alternate & estimated_flags[0]);
  wire estimated_parts_field_is_there_1 = (estimated_parts_flags_in_order & estimated_flags[1]) |
      (mode[1] & estimated_flags[0]) | (estimated_parts_flags_alternate & estimated_flags[1]);
  wire estimated_parts_field_is_there_2 = (estimated_parts_flags_in_order & estimated_flags[2]) |
      (mode[1] & estimated_flags[1]) | (estimated_parts_flags_alternate &
      (estimated_parts_four_fields | estimated_parts_has_six_bases) & estimated_flags[0]);
  wire estimated_parts_field_is_there_3 = (estimated_parts_flags_in_order & estimated_flags[3]) |
      (mode[1] & estimated_flags[1]) | (estimated_parts_flags_alternate &
      (estimated_parts_four_fields | estimated_parts_has_six_bases) & estimated_flags[1]);
  wire estimated_parts_field_is_there_4 = estimated_parts_flags_alternate &
      estimated_parts_has_six_bases & estimated_flags[0];
  wire estimated_parts_field_is_there_5 = estimated_parts_flags_alternate &
      estimated_parts_has_six_bases & estimated_flags[1];
  wire [4:0] estimated_parts_field_bits_0 = {5{estimated_parts_field_is_there_0}} &
      estimated_rests_rests[4:0];
  wire [4:0] estimated_parts_field_bits_1 = {5{estimated_parts_field_is_there_1}} &
      estimated_rests_rests[9:5];
  wire [4:0] estimated_parts_field_bits_2 = {5{estimated_parts_field_is_there_2}} &
      estimated_rests_rests[14:10];
  wire [4:0] estimated_parts_field_bits_3 = {5{estimated_parts_field_is_there_3}} &
      estimated_rests_rests[19:15];
  wire [4:0] estimated_parts_field_bits_4 = {5{estimated_parts_field_is_there_4}} &
      estimated_rests_rests[24:20];
  wire [4:0] estimated_parts_field_bits_5 = {5{estimated_parts_field_is_there_5}} &
      estimated_rests_rests[29:25];
  wire [11:0] estimated_parts_header_bits = ({12{mode[0]}} & 12'h27) | ({12{mode[1]}} & 12'h1d) |
      ({12{mode[2]}} & 12'h15) | ({12{mode[3]}} & 12'h25) | ({12{mode[4]}} & 12'h15) |
      ({12{mode[5]}} & 12'h15);
  wire [11:0] header_and_cost_level1_0_sum;
  wire [11:0] header_and_cost_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) header_and_cost_level1_0 (
    .a(cost), .b(12'h0), .c(12'h0), .sum(header_and_cost_level1_0_sum),
    .carry(header_and_cost_level1_0_carry)
  );
  wire [11:0] header_and_cost_level2_0_sum;
  wire [11:0] header_and_cost_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) header_and_cost_level2_0 (
    .a(header_and_cost_level1_0_sum), .b(header_and_cost_level1_0_carry), .c(12'h0),
    .sum(header_and_cost_level2_0_sum), .carry(header_and_cost_level2_0_carry)
  );
  wire [11:0] header_and_cost_level3_0_sum;
  wire [11:0] header_and_cost_level3_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) header_and_cost_level3_0 (
    .a(header_and_cost_level2_0_sum), .b(header_and_cost_level2_0_carry),
    .c(estimated_parts_header_bits), .sum(header_and_cost_level3_0_sum),
    .carry(header_and_cost_level3_0_carry)
  );
  assign rotated_uses_reference[0] = (|greatest[7:0]) & ~rotated_depths[0];
  assign rotated_uses_reference[1] = (|greatest[15:8]) & ~rotated_depths[1];
  wire [11:0] rotated_bits_level1_0_sum;
  wire [11:0] rotated_bits_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) rotated_bits_level1_0 (
    .a(rotated_cost), .b(12'h0), .c({12{rotated_uses_reference[0]}} & 12'h8),
    .sum(rotated_bits_level1_0_sum), .carry(rotated_bits_level1_0_carry)
  );
  wire [11:0] rotated_bits_level2_0_sum;
  wire [11:0] rotated_bits_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) rotated_bits_level2_0 (
    .a(rotated_bits_level1_0_sum), .b(rotated_bits_level1_0_carry),
    .c({12{rotated_uses_reference[1]}} & 12'h8), .sum(rotated_bits_level2_0_sum),
    .carry(rotated_bits_level2_0_carry)
  );
  wire [11:0] rotated_bits_level3_0_sum;
  wire [11:0] rotated_bits_level3_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) rotated_bits_level3_0 (
    .a(rotated_bits_level2_0_sum), .b(rotated_bits_level2_0_carry), .c(12'h11),
    .sum(rotated_bits_level3_0_sum), .carry(rotated_bits_level3_0_carry)
  );
  assign estimated_parts_bits_of_two_fields = {{1'h0, estimated_parts_field_bits_4} +
      {1'h0, estimated_parts_field_bits_5}, {1'h0, estimated_parts_field_bits_2} +
      {1'h0, estimated_parts_field_bits_3}, {1'h0, estimated_parts_field_bits_0} +
      {1'h0, estimated_parts_field_bits_1}};
  assign rotated_is_whole = rotated_depths;
  assign header_and_cost_bits = header_and_cost_level3_0_sum + header_and_cost_level3_0_carry;
  assign rotated_encoded_bits = rotated_bits_level3_0_sum + rotated_bits_level3_0_carry;
endmodule
