// Step 10 of 23 of pfor_lanes16_decompressor_core: bits of the quarter's exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_exception_length (
  input  wire lies,  // From step 2
  input  wire exceptions,  // From step 5
  input  wire [4:0] exception_bits,  // From step 5
  input  wire [29:0] held_bits,  // 6 of 5 bits, from step 5
  input  wire [5:0] field_is_there,  // 6 bits, from step 5
  input  wire [3:0] count_level1,  // 2 of 2 bits, from step 6
  input  wire [4:0] places_in_two_fields,  // From step 7
  input  wire [33:0] field_places,  // 5 of 6 to 7 bits, the first lowest, from step 7
  input  wire [3:0] takes_first,  // 4 bits, from step 7
  input  wire [3:0] takes_other,  // 4 bits, from step 7
  input  wire [6:0] count_level2,  // 3 of 1 to 3 bits, the first lowest, from step 7
  input  wire [13:0] count_level3,  // 6 of 1 to 4 bits, the first lowest, from step 8
  input  wire [27:0] count_level4,  // 12 of 1 to 5 bits, the first lowest, from step 9
  input  wire [1:0] header_mode,  // From step 1
  input  wire [6:0] tail_bits,  // From step 7
  input  wire [11:0] tail_start,  // From step 7
  input  wire [11:0] below,  // From step 7
  input  wire [11:0] next_below,  // From step 7
  output wire [7:0] count_level5,  // 8 bits, from step 10
  output wire [15:0] quarter0_go_up3,  // 2 of 8 bits, from step 10
  output wire [15:0] quarter0_go_up2,  // 4 of 4 bits, from step 10
  output wire [15:0] quarter0_go_up1,  // 8 of 2 bits, from step 10
  output wire [11:0] exception_length_level3_0_sum,  // From step 10
  output wire [11:0] exception_length_level3_0_carry,  // From step 10
  output wire [11:0] to_next_place_level4_0_sum,  // From step 10
  output wire [11:0] to_next_place_level4_0_carry,  // From step 10
  output wire [15:0] quarter0_go_up4,  // From step 10
  output wire [11:0] first_start,  // From step 10
  output wire [11:0] first_place,  // From step 10
  output wire first_field_is_there,  // From step 10
  output wire [9:0] first_field_place_out,  // From step 10
  output wire [4:0] first_field_held,  // From step 10
  output wire other_field_is_there,  // From step 10
  output wire [9:0] other_field_place_out,  // From step 10
  output wire [4:0] other_field_held  // From step 10
);
  wire [4:0] count_level5_low = {1'h0, count_level4[10:7]} + {1'h0, count_level4[26:23]};
  wire [1:0] count_level5_1 = count_level4[8:7] + count_level1[3:2];
  wire [2:0] count_level5_3 = count_level4[9:7] + count_level2[6:4];
  wire [1:0] count_level5_5 = count_level4[8:7] + count_level3[8:7];
  wire [3:0] count_level5_7 = count_level4[10:7] + count_level3[13:10];
  wire [1:0] count_level5_9 = count_level4[8:7] + count_level4[14:13];
  wire [2:0] count_level5_11 = count_level4[9:7] + count_level4[18:16];
  wire [1:0] count_level5_13 = count_level4[8:7] + count_level4[21:20];
  wire [5:0] count_level5_15 = {count_level4[11] & count_level4[27],
      (count_level4[11] ^ count_level4[27]) | count_level5_low[4], count_level5_low[3:0]};
  wire lengths0_has_byte_streams = lies;
  wire lengths0_has_rotated_streams = header_mode[1];
  wire lengths0_has_text = header_mode[0];
  wire lengths0_has_bytes = lengths0_has_byte_streams | lengths0_has_rotated_streams |
      lengths0_has_text;
  wire [5:0] halves_of_bits0 = lengths0_has_bytes ? {exception_bits, 1'h0} : {1'h0, exception_bits};
  wire [11:0] length_rows0_0 = {12{halves_of_bits0[0]}} & {7'h0, count_level5_15[5:1]};
  wire [11:0] length_rows0_1 = {12{halves_of_bits0[1]}} & {6'h0, count_level5_15};
  wire [11:0] length_rows0_2 = {12{halves_of_bits0[2]}} & {5'h0, count_level5_15, 1'h0};
  wire [11:0] length_rows0_3 = {12{halves_of_bits0[3]}} & {4'h0, count_level5_15, 2'h0};
  wire [11:0] length_rows0_4 = {12{halves_of_bits0[4]}} & {3'h0, count_level5_15, 3'h0};
  wire [11:0] length_rows0_5 = {12{halves_of_bits0[5]}} & {2'h0, count_level5_15, 4'h0};
  wire [11:0] exception_length_level1_0_sum;
  wire [11:0] exception_length_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length_level1_0 (
    .a(length_rows0_0), .b(length_rows0_1), .c(length_rows0_2), .sum(exception_length_level1_0_sum),
    .carry(exception_length_level1_0_carry)
  );
  wire [11:0] exception_length_level1_1_sum;
  wire [11:0] exception_length_level1_1_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length_level1_1 (
    .a(length_rows0_3), .b(length_rows0_4), .c(length_rows0_5), .sum(exception_length_level1_1_sum),
    .carry(exception_length_level1_1_carry)
  );
  wire [11:0] exception_length_level2_0_sum;
  wire [11:0] exception_length_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length_level2_0 (
    .a(exception_length_level1_0_sum), .b(exception_length_level1_0_carry),
    .c(exception_length_level1_1_sum), .sum(exception_length_level2_0_sum),
    .carry(exception_length_level2_0_carry)
  );
  hdlgen_carry_save #(.WIDTH(12)) exception_length_level3_0 (
    .a(exception_length_level2_0_sum), .b(exception_length_level2_0_carry),
    .c(exception_length_level1_1_carry), .sum(exception_length_level3_0_sum),
    .carry(exception_length_level3_0_carry)
  );
  wire [11:0] to_next_place_level1_0_sum;
  wire [11:0] to_next_place_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) to_next_place_level1_0 (
    .a(length_rows0_0), .b(length_rows0_1), .c(length_rows0_2), .sum(to_next_place_level1_0_sum),
    .carry(to_next_place_level1_0_carry)
  );
  wire [11:0] to_next_place_level1_1_sum;
  wire [11:0] to_next_place_level1_1_carry;
  hdlgen_carry_save #(.WIDTH(12)) to_next_place_level1_1 (
    .a(length_rows0_3), .b(length_rows0_4), .c(length_rows0_5), .sum(to_next_place_level1_1_sum),
    .carry(to_next_place_level1_1_carry)
  );
  wire [11:0] to_next_place_level2_0_sum;
  wire [11:0] to_next_place_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) to_next_place_level2_0 (
    .a(to_next_place_level1_0_sum), .b(to_next_place_level1_0_carry),
    .c(to_next_place_level1_1_sum), .sum(to_next_place_level2_0_sum),
    .carry(to_next_place_level2_0_carry)
  );
  wire [11:0] to_next_place_level3_0_sum;
  wire [11:0] to_next_place_level3_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) to_next_place_level3_0 (
    .a(to_next_place_level2_0_sum), .b(to_next_place_level2_0_carry),
    .c(to_next_place_level1_1_carry), .sum(to_next_place_level3_0_sum),
    .carry(to_next_place_level3_0_carry)
  );
  hdlgen_carry_save #(.WIDTH(12)) to_next_place_level4_0 (
    .a(to_next_place_level3_0_sum), .b(to_next_place_level3_0_carry), .c(next_below),
    .sum(to_next_place_level4_0_sum), .carry(to_next_place_level4_0_carry)
  );
  hdlgen_direction #(.UNITS(16)) quarter0_direction4_0 (
    .start(count_level4[11:7]), .up(quarter0_go_up4)
  );
  hdlgen_direction #(.UNITS(8)) quarter0_direction3_0 (
    .start(count_level3[5:2]), .up(quarter0_go_up3[7:0])
  );
  hdlgen_direction #(.UNITS(8)) quarter0_direction3_1 (
    .start(count_level5_7), .up(quarter0_go_up3[15:8])
  );
  wire [11:0] quarter0_direction2_start_in = {count_level5_11, count_level5_3, count_level4[4:2],
      count_level2[2:0]};
  hdlgen_direction #(.UNITS(4)) quarter0_direction2 [3:0] (
    .start(quarter0_direction2_start_in), .up(quarter0_go_up2)
  );
  wire [15:0] quarter0_direction1_start_in = {count_level5_13, count_level5_9, count_level5_5,
      count_level5_1, count_level4[6:5], count_level4[1:0], count_level3[1:0], count_level1[1:0]};
  hdlgen_direction #(.UNITS(2)) quarter0_direction1 [7:0] (
    .start(quarter0_direction1_start_in), .up(quarter0_go_up1)
  );
  wire [11:0] first_window_carry_save_sum;
  wire [11:0] first_window_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(12)) first_window_carry_save (
    .a(tail_start), .b({5'h0, tail_bits}), .c(below), .sum(first_window_carry_save_sum),
    .carry(first_window_carry_save_carry)
  );
  wire [6:0] first_field_place_in_tail = ({7{takes_first[0]}} & {2'h0, places_in_two_fields}) |
      ({7{takes_first[1]}} & {1'h0, field_places[5:0]}) |
      ({7{takes_first[2]}} & field_places[12:6]) | ({7{takes_first[3]}} & field_places[19:13]);
  wire [11:0] first_field_place = {5'h0, first_field_place_in_tail} + tail_start;
  wire [6:0] other_field_place_in_tail = ({7{takes_other[0]}} & field_places[12:6]) |
      ({7{takes_other[1]}} & field_places[19:13]) | ({7{takes_other[2]}} & field_places[26:20]) |
      ({7{takes_other[3]}} & field_places[33:27]);
  wire [11:0] other_field_place = {5'h0, other_field_place_in_tail} + tail_start;
  assign count_level5 = {count_level4[7] + count_level4[22], count_level4[7] + count_level4[19],
      count_level4[7] + count_level4[15], count_level4[7] + count_level4[12], count_level4[7] +
      count_level3[9], count_level4[7] + count_level3[6], count_level4[7] + count_level2[3],
      count_level4[7] + exceptions};
  assign first_start = tail_start + {5'h0, tail_bits};
  assign first_place = first_window_carry_save_sum + first_window_carry_save_carry;
  assign first_field_is_there = (takes_first[0] & field_is_there[0]) |
      (takes_first[1] & field_is_there[1]) | (takes_first[2] & field_is_there[2]) |
      (takes_first[3] & field_is_there[3]);
  assign first_field_place_out = first_field_place[9:0];
  assign first_field_held = ({5{takes_first[0]}} & held_bits[4:0]) |
      ({5{takes_first[1]}} & held_bits[9:5]) | ({5{takes_first[2]}} & held_bits[14:10]) |
      ({5{takes_first[3]}} & held_bits[19:15]);
  assign other_field_is_there = (takes_other[0] & field_is_there[2]) |
      (takes_other[1] & field_is_there[3]) | (takes_other[2] & field_is_there[4]) |
      (takes_other[3] & field_is_there[5]);
  assign other_field_place_out = other_field_place[9:0];
  assign other_field_held = ({5{takes_other[0]}} & held_bits[14:10]) |
      ({5{takes_other[1]}} & held_bits[19:15]) | ({5{takes_other[2]}} & held_bits[24:20]) |
      ({5{takes_other[3]}} & held_bits[29:25]);

  // Bits that nothing reads.
  wire unused = &{1'b0, first_field_place[11:10], other_field_place[11:10]};
endmodule
