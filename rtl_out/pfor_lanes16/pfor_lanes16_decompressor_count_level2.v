// Step 7 of 23 of pfor_lanes16_decompressor_core: counts of exceptions, level 2 of 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_count_level2 (
  input  wire [2:0] lies,  // 3 bits, from step 2
  input  wire [7:0] exceptions,  // 8 bits, from step 5
  input  wire [9:0] low_bits,  // 2 of 5 bits, from step 5
  input  wire [29:0] held_bits,  // 6 of 5 bits, from step 5
  input  wire [29:0] field_bits,  // 6 of 5 bits, from step 5
  input  wire [31:0] count_level1,  // 16 of 2 bits, from step 6
  input  wire [1:0] quarter,  // From step 1
  input  wire [4:0] header_mode,  // 2 of 1 to 4 bits, the first lowest, from step 1
  input  wire [6:0] planes_end,  // From step 2
  input  wire [255:0] to_lanes_lanes,  // From step 4
  output wire [4:0] places_in_two_fields,  // From step 7
  output wire [33:0] field_places,  // 5 of 6 to 7 bits, the first lowest, from step 7
  output wire [3:0] takes_first,  // 4 bits, from step 7
  output wire [3:0] takes_other,  // 4 bits, from step 7
  output wire [31:0] count_level2,  // 16 of 1 to 3 bits, the first lowest, from step 7
  output wire [255:0] letters_bytes,  // From step 7
  output wire [6:0] tail_bits,  // From step 7
  output wire [11:0] tail_start,  // From step 7
  output wire [11:0] below,  // From step 7
  output wire [11:0] next_below  // From step 7
);
  pfor_lanes16_letters letters (
    .values(to_lanes_lanes), .is_text(header_mode[3]), .bytes(letters_bytes)
  );
  wire [5:0] bits_of_two_fields_0 = {1'h0, field_bits[4:0]} + {1'h0, field_bits[9:5]};
  wire [5:0] bits_of_two_fields_1 = {1'h0, field_bits[14:10]} + {1'h0, field_bits[19:15]};
  wire [5:0] bits_of_two_fields_2 = {1'h0, field_bits[24:20]} + {1'h0, field_bits[29:25]};
  wire [5:0] places_in_two_fields_1 = {1'h0, field_bits[4:0]} + {1'h0, 5'h10 - held_bits[9:5]};
  wire [5:0] places_in_two_fields_3 = {1'h0, field_bits[14:10]} + {1'h0, 5'h10 - held_bits[19:15]};
  wire [5:0] places_in_two_fields_5 = {1'h0, field_bits[24:20]} + {1'h0, 5'h10 - held_bits[29:25]};
  wire [5:0] places_in_two_fields_0 = {1'h0, 5'h10 - held_bits[4:0]};
  wire [5:0] places_in_two_fields_2 = {1'h0, 5'h10 - held_bits[14:10]};
  wire [5:0] places_in_two_fields_4 = {1'h0, 5'h10 - held_bits[24:20]};
  wire [6:0] tail_length_carry_save_sum;
  wire [6:0] tail_length_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) tail_length_carry_save (
    .a({1'h0, bits_of_two_fields_0}), .b({1'h0, bits_of_two_fields_1}),
    .c({1'h0, bits_of_two_fields_2}), .sum(tail_length_carry_save_sum),
    .carry(tail_length_carry_save_carry)
  );
  wire [6:0] field4_place_carry_save_sum;
  wire [6:0] field4_place_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) field4_place_carry_save (
    .a({1'h0, bits_of_two_fields_0}), .b({1'h0, bits_of_two_fields_1}),
    .c({1'h0, places_in_two_fields_4}), .sum(field4_place_carry_save_sum),
    .carry(field4_place_carry_save_carry)
  );
  wire [6:0] field5_place_carry_save_sum;
  wire [6:0] field5_place_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(7)) field5_place_carry_save (
    .a({1'h0, bits_of_two_fields_0}), .b({1'h0, bits_of_two_fields_1}),
    .c({1'h0, places_in_two_fields_5}), .sum(field5_place_carry_save_sum),
    .carry(field5_place_carry_save_carry)
  );
  wire [6:0] field_places_1 = {1'h0, places_in_two_fields_1};
  wire [11:0] header_bits = ({12{lies[0]}} & 12'h27) | ({12{lies[1]}} & 12'h1d) |
      ({12{header_mode[0]}} & 12'h15) | ({12{lies[2]}} & 12'h25) | ({12{header_mode[1]}} & 12'h15) |
      ({12{header_mode[2]}} & 12'h15) | ({12{header_mode[3]}} & 12'h4) |
      ({12{header_mode[4]}} & 12'h11);
  wire [1:0] count_level2_low_0 = {1'h0, count_level1[0]} + {1'h0, count_level1[2]};
  wire [1:0] count_level2_low_1 = {1'h0, count_level1[4]} + {1'h0, count_level1[6]};
  wire [1:0] count_level2_low_2 = {1'h0, count_level1[8]} + {1'h0, count_level1[10]};
  wire [1:0] count_level2_low_3 = {1'h0, count_level1[12]} + {1'h0, count_level1[14]};
  wire [1:0] count_level2_low_4 = {1'h0, count_level1[16]} + {1'h0, count_level1[18]};
  wire [1:0] count_level2_low_5 = {1'h0, count_level1[20]} + {1'h0, count_level1[22]};
  wire [1:0] count_level2_low_6 = {1'h0, count_level1[24]} + {1'h0, count_level1[26]};
  wire [1:0] count_level2_low_7 = {1'h0, count_level1[28]} + {1'h0, count_level1[30]};
  wire count_level2_0 = count_level1[0] + exceptions[0];
  wire count_level2_2 = (count_level1[1] ^ count_level1[3]) | count_level2_low_0[1];
  wire count_level2_4 = count_level1[1] & count_level1[3];
  wire count_level2_5 = count_level1[4] + exceptions[1];
  wire count_level2_6 = count_level1[8] + exceptions[2];
  wire count_level2_8 = (count_level1[9] ^ count_level1[11]) | count_level2_low_2[1];
  wire count_level2_9 = count_level1[9] & count_level1[11];
  wire count_level2_10 = count_level1[12] + exceptions[3];
  wire count_level2_12 = count_level1[16] + exceptions[4];
  wire count_level2_14 = (count_level1[17] ^ count_level1[19]) | count_level2_low_4[1];
  wire count_level2_16 = count_level1[17] & count_level1[19];
  wire count_level2_17 = count_level1[20] + exceptions[5];
  wire count_level2_18 = count_level1[24] + exceptions[6];
  wire count_level2_20 = (count_level1[25] ^ count_level1[27]) | count_level2_low_6[1];
  wire count_level2_21 = count_level1[25] & count_level1[27];
  wire count_level2_22 = count_level1[28] + exceptions[7];
  wire [3:0] count_level2_3 = {1'h0, count_level1[5] & count_level1[7],
      (count_level1[5] ^ count_level1[7]) | count_level2_low_1[1], count_level2_low_1[0]};
  wire [4:0] count_level2_7 = {2'h0, count_level1[13] & count_level1[15],
      (count_level1[13] ^ count_level1[15]) | count_level2_low_3[1], count_level2_low_3[0]};
  wire [3:0] count_level2_11 = {1'h0, count_level1[21] & count_level1[23],
      (count_level1[21] ^ count_level1[23]) | count_level2_low_5[1], count_level2_low_5[0]};
  wire [5:0] count_level2_15 = {3'h0, count_level1[29] & count_level1[31],
      (count_level1[29] ^ count_level1[31]) | count_level2_low_7[1], count_level2_low_7[0]};
  assign places_in_two_fields = places_in_two_fields_0[4:0];
  assign field_places = {field5_place_carry_save_sum + field5_place_carry_save_carry,
      field4_place_carry_save_sum + field4_place_carry_save_carry, {1'h0, bits_of_two_fields_0} +
      {1'h0, places_in_two_fields_3}, {1'h0, bits_of_two_fields_0} + {1'h0, places_in_two_fields_2},
      field_places_1[5:0]};
  assign takes_first = {(lies[0] & (quarter == 2'h3)) | (lies[1] & (quarter == 2'h3)) |
      (lies[2] & (quarter == 2'h3)), (lies[0] & (quarter == 2'h2)) | (lies[1] & (quarter == 2'h2)) |
      (lies[2] & (quarter == 2'h2)), (lies[0] & (quarter == 2'h1)) | (lies[1] & (quarter == 2'h1)) |
      (header_mode[0] & (quarter == 2'h2)) | (lies[2] & (quarter == 2'h1)) |
      (header_mode[1] & (quarter == 2'h2)) | (header_mode[4] &
      ((quarter == 2'h2) | (quarter == 2'h3))), (lies[0] & (quarter == 2'h0)) |
      (lies[1] & (quarter == 2'h0)) | (header_mode[0] & (quarter == 2'h0)) |
      (lies[2] & (quarter == 2'h0)) | (header_mode[1] & (quarter == 2'h0)) |
      (header_mode[2] & (quarter == 2'h0)) | (header_mode[3] &
      ((quarter == 2'h0) | (quarter == 2'h1) | (quarter == 2'h2) | (quarter == 2'h3))) |
      (header_mode[4] & ((quarter == 2'h0) | (quarter == 2'h1)))};
  assign takes_other = {header_mode[1] & (quarter == 2'h3), header_mode[1] & (quarter == 2'h1),
      header_mode[1] & (quarter == 2'h2), header_mode[1] & (quarter == 2'h0)};
  assign count_level2 = {count_level2_15[2:0], count_level2_22, count_level2_21, count_level2_20,
      count_level2_low_6[0], count_level2_18, count_level2_11[2:0], count_level2_17,
      count_level2_16, count_level2_14, count_level2_low_4[0], count_level2_12, count_level2_7[2:0],
      count_level2_10, count_level2_9, count_level2_8, count_level2_low_2[0], count_level2_6,
      count_level2_3[2:0], count_level2_5, count_level2_4, count_level2_2, count_level2_low_0[0],
      count_level2_0};
  assign tail_bits = tail_length_carry_save_sum + tail_length_carry_save_carry;
  assign tail_start = {1'h0, planes_end, 4'h0} + header_bits;
  assign below = 12'h0 - {7'h0, low_bits[4:0]};
  assign next_below = 12'h0 - {7'h0, low_bits[9:5]};

  // Bits that nothing reads.
  wire unused = &{1'b0, places_in_two_fields_0[5], field_places_1[6], count_level2_3[3],
      count_level2_7[4:3], count_level2_11[3], count_level2_15[5:3]};
endmodule
