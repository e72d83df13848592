// Step 2 of 5 of pfor_lanes16_heading: sizes of fields in pairs.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_heading_pairs (
  input  wire [29:0] held_bits,  // 6 of 5 bits, from step 1
  input  wire [5:0] field_is_there,  // 6 bits, from step 1
  input  wire [29:0] field_bits,  // 6 of 5 bits, from step 1
  input  wire [2:0] mode,  // Mode, one-hot
  input  wire [95:0] fields,  // References or base elements, 16 bits each, the first one lowest
  output wire [17:0] bits_of_two_fields,  // 3 of 6 bits, from step 2
  output wire [32:0] places_in_two_fields,  // 6 of 5 to 6 bits, the first lowest, from step 2
  output wire [95:0] upper_parts  // 6 of 16 bits, from step 2
);
  wire [5:0] places_in_two_fields_0 = {1'h0, 5'h10 - held_bits[4:0]};
  wire [5:0] places_in_two_fields_2 = {1'h0, 5'h10 - held_bits[14:10]};
  wire [5:0] places_in_two_fields_4 = {1'h0, 5'h10 - held_bits[24:20]};
  wire upper_parts_has_byte_streams = mode[0];
  wire upper_parts_has_rotated_streams = mode[2];
  wire upper_parts_has_text = mode[1];
  wire upper_parts_has_bytes = upper_parts_has_byte_streams | upper_parts_has_rotated_streams |
      upper_parts_has_text;
  assign bits_of_two_fields = {{1'h0, field_bits[24:20]} + {1'h0, field_bits[29:25]},
      {1'h0, field_bits[14:10]} + {1'h0, field_bits[19:15]}, {1'h0, field_bits[4:0]} +
      {1'h0, field_bits[9:5]}};
  assign places_in_two_fields = {{1'h0, field_bits[24:20]} + {1'h0, 5'h10 - held_bits[29:25]},
      places_in_two_fields_4[4:0], {1'h0, field_bits[14:10]} + {1'h0, 5'h10 - held_bits[19:15]},
      places_in_two_fields_2[4:0], {1'h0, field_bits[4:0]} + {1'h0, 5'h10 - held_bits[9:5]},
      places_in_two_fields_0[4:0]};
  assign upper_parts = {{16{field_is_there[5]}} & fields[95:80] &
      {{8{~upper_parts_has_bytes}} & {held_bits[29:25] <= 5'hf, held_bits[29:25] <= 5'he,
      held_bits[29:25] <= 5'hd, held_bits[29:25] <= 5'hc, held_bits[29:25] <= 5'hb,
      held_bits[29:25] <= 5'ha, held_bits[29:25] <= 5'h9, held_bits[29:25] <= 5'h8},
      held_bits[29:25] <= 5'h7, held_bits[29:25] <= 5'h6, held_bits[29:25] <= 5'h5,
      held_bits[29:25] <= 5'h4, held_bits[29:25] <= 5'h3, held_bits[29:25] <= 5'h2,
      held_bits[29:25] <= 5'h1, ~(|held_bits[29:25])}, {16{field_is_there[4]}} & fields[79:64] &
      {{8{~upper_parts_has_bytes}} & {held_bits[24:20] <= 5'hf, held_bits[24:20] <= 5'he,
      held_bits[24:20] <= 5'hd, held_bits[24:20] <= 5'hc, held_bits[24:20] <= 5'hb,
      held_bits[24:20] <= 5'ha, held_bits[24:20] <= 5'h9, held_bits[24:20] <= 5'h8},
      held_bits[24:20] <= 5'h7, held_bits[24:20] <= 5'h6, held_bits[24:20] <= 5'h5,
      held_bits[24:20] <= 5'h4, held_bits[24:20] <= 5'h3, held_bits[24:20] <= 5'h2,
      held_bits[24:20] <= 5'h1, ~(|held_bits[24:20])}, {16{field_is_there[3]}} & fields[63:48] &
      {{8{~upper_parts_has_bytes}} & {held_bits[19:15] <= 5'hf, held_bits[19:15] <= 5'he,
      held_bits[19:15] <= 5'hd, held_bits[19:15] <= 5'hc, held_bits[19:15] <= 5'hb,
      held_bits[19:15] <= 5'ha, held_bits[19:15] <= 5'h9, held_bits[19:15] <= 5'h8},
      held_bits[19:15] <= 5'h7, held_bits[19:15] <= 5'h6, held_bits[19:15] <= 5'h5,
      held_bits[19:15] <= 5'h4, held_bits[19:15] <= 5'h3, held_bits[19:15] <= 5'h2,
      held_bits[19:15] <= 5'h1, ~(|held_bits[19:15])}, {16{field_is_there[2]}} & fields[47:32] &
      {{8{~upper_parts_has_bytes}} & {held_bits[14:10] <= 5'hf, held_bits[14:10] <= 5'he,
      held_bits[14:10] <= 5'hd, held_bits[14:10] <= 5'hc, held_bits[14:10] <= 5'hb,
      held_bits[14:10] <= 5'ha, held_bits[14:10] <= 5'h9, held_bits[14:10] <= 5'h8},
      held_bits[14:10] <= 5'h7, held_bits[14:10] <= 5'h6, held_bits[14:10] <= 5'h5,
      held_bits[14:10] <= 5'h4, held_bits[14:10] <= 5'h3, held_bits[14:10] <= 5'h2,
      held_bits[14:10] <= 5'h1, ~(|held_bits[14:10])}, {16{field_is_there[1]}} & fields[31:16] &
      {{8{~upper_parts_has_bytes}} & {held_bits[9:5] <= 5'hf, held_bits[9:5] <= 5'he,
      held_bits[9:5] <= 5'hd, held_bits[9:5] <= 5'hc, held_bits[9:5] <= 5'hb, held_bits[9:5] <=
      5'ha, held_bits[9:5] <= 5'h9, held_bits[9:5] <= 5'h8}, held_bits[9:5] <= 5'h7,
      held_bits[9:5] <= 5'h6, held_bits[9:5] <= 5'h5, held_bits[9:5] <= 5'h4, held_bits[9:5] <=
      5'h3, held_bits[9:5] <= 5'h2, held_bits[9:5] <= 5'h1, ~(|held_bits[9:5])},
      {16{field_is_there[0]}} & fields[15:0] & {{8{~upper_parts_has_bytes}} &
      {held_bits[4:0] <= 5'hf, held_bits[4:0] <= 5'he, held_bits[4:0] <= 5'hd, held_bits[4:0] <=
      5'hc, held_bits[4:0] <= 5'hb, held_bits[4:0] <= 5'ha, held_bits[4:0] <= 5'h9,
      held_bits[4:0] <= 5'h8}, held_bits[4:0] <= 5'h7, held_bits[4:0] <= 5'h6, held_bits[4:0] <=
      5'h5, held_bits[4:0] <= 5'h4, held_bits[4:0] <= 5'h3, held_bits[4:0] <= 5'h2,
      held_bits[4:0] <= 5'h1, ~(|held_bits[4:0])}};

  // Bits that nothing reads.
  wire unused = &{1'b0, places_in_two_fields_0[5], places_in_two_fields_2[5],
      places_in_two_fields_4[5]};
endmodule
