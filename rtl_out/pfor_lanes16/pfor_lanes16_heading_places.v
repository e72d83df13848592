// Step 3 of 5 of pfor_lanes16_heading: positions of fields.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading_places (
  input  wire [17:0] bits_of_two_fields,  // 3 of 6 bits, from step 2
  input  wire [32:0] places_in_two_fields,  // 6 of 5 to 6 bits, the first lowest, from step 2
  input  wire [19:0] depths,  // Planes of each quarter's stream, the first quarter's lowest
  output wire [38:0] field_places,  // 6 of 5 to 7 bits, the first lowest, from step 3
  output wire [6:0] tail_bits,  // From step 3
  output wire [5:0] depth_of_two_out,  // From step 3
  output wire [5:0] depth_of_three_out,  // From step 3
  output wire [6:0] depth_of_all  // From step 3
);
  wire [6:0] tail_length_carry_save_sum;
  wire [6:0] tail_length_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) tail_length_carry_save (
    .a({1'h0, bits_of_two_fields[5:0]}), .b({1'h0, bits_of_two_fields[11:6]}),
    .c({1'h0, bits_of_two_fields[17:12]}), .sum(tail_length_carry_save_sum),
    .carry(tail_length_carry_save_carry)
  );
  wire [6:0] field4_place_carry_save_sum;
  wire [6:0] field4_place_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) field4_place_carry_save (
    .a({1'h0, bits_of_two_fields[5:0]}), .b({1'h0, bits_of_two_fields[11:6]}),
    .c({2'h0, places_in_two_fields[26:22]}), .sum(field4_place_carry_save_sum),
    .carry(field4_place_carry_save_carry)
  );
  wire [6:0] field5_place_carry_save_sum;
  wire [6:0] field5_place_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) field5_place_carry_save (
    .a({1'h0, bits_of_two_fields[5:0]}), .b({1'h0, bits_of_two_fields[11:6]}),
    .c({1'h0, places_in_two_fields[32:27]}), .sum(field5_place_carry_save_sum),
    .carry(field5_place_carry_save_carry)
  );
  wire [6:0] field_places_0 = {2'h0, places_in_two_fields[4:0]};
  wire [6:0] field_places_1 = {1'h0, places_in_two_fields[10:5]};
  wire [6:0] depth_of_two = {2'h0, depths[4:0]} + {2'h0, depths[9:5]};
  wire [6:0] depth_of_last_two = {2'h0, depths[14:10]} + {2'h0, depths[19:15]};
  wire [6:0] depth_of_three = depth_of_two + {2'h0, depths[14:10]};
  assign field_places = {field5_place_carry_save_sum + field5_place_carry_save_carry,
      field4_place_carry_save_sum + field4_place_carry_save_carry, {1'h0, bits_of_two_fields[5:0]} +
      {1'h0, places_in_two_fields[21:16]}, {1'h0, bits_of_two_fields[5:0]} +
      {2'h0, places_in_two_fields[15:11]}, field_places_1[5:0], field_places_0[4:0]};
  assign tail_bits = tail_length_carry_save_sum + tail_length_carry_save_carry;
  assign depth_of_two_out = depth_of_two[5:0];
  assign depth_of_three_out = depth_of_three[5:0];
  assign depth_of_all = depth_of_two + depth_of_last_two;

  // Bits that nothing reads.
  wire unused = &{1'b0, field_places_0[6:5], field_places_1[6], depth_of_three[6]};
endmodule
