// Step 5 of 5 of pfor_lanes16_packing: directions of exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_packing_directions (
  input  wire [3:0] count0_level1,  // 2 of 2 bits, from step 3
  input  wire [6:0] count0_level2,  // 3 of 1 to 3 bits, the first lowest, from step 3
  input  wire [13:0] count0_level3,  // 6 of 1 to 4 bits, the first lowest, from step 4
  input  wire [27:0] count0_level4,  // 12 of 1 to 5 bits, the first lowest, from step 4
  input  wire [2:0] mode,  // Mode, one-hot
  input  wire [4:0] own_exception_bits,  // From step 1
  input  wire are_exceptions0,  // From step 3
  output wire [7:0] count0_level5,  // 8 bits, from step 5
  output wire [15:0] quarter0_go_up3,  // 2 of 8 bits, from step 5
  output wire [15:0] quarter0_go_up2,  // 4 of 4 bits, from step 5
  output wire [15:0] quarter0_go_up1,  // 8 of 2 bits, from step 5
  output wire [15:0] quarter0_go_up4,  // From step 5
  output wire [11:0] exception_length0_level3_0_sum,  // From step 5
  output wire [11:0] exception_length0_level3_0_carry  // From step 5
);
  wire [4:0] count0_level5_low = {1'h0, count0_level4[10:7]} + {1'h0, count0_level4[26:23]};
  wire [1:0] count0_level5_1 = count0_level4[8:7] + count0_level1[3:2];
  wire [2:0] count0_level5_3 = count0_level4[9:7] + count0_level2[6:4];
  wire [1:0] count0_level5_5 = count0_level4[8:7] + count0_level3[8:7];
  wire [3:0] count0_level5_7 = count0_level4[10:7] + count0_level3[13:10];
  wire [1:0] count0_level5_9 = count0_level4[8:7] + count0_level4[14:13];
  wire [2:0] count0_level5_11 = count0_level4[9:7] + count0_level4[18:16];
  wire [1:0] count0_level5_13 = count0_level4[8:7] + count0_level4[21:20];
  wire [5:0] count0_level5_15 = {count0_level4[11] & count0_level4[27],
      (count0_level4[11] ^ count0_level4[27]) | count0_level5_low[4], count0_level5_low[3:0]};
  hdlgen_direction #(.UNITS(16)) quarter0_direction4_0 (
    .start(count0_level4[11:7]), .up(quarter0_go_up4)
  );
  hdlgen_direction #(.UNITS(8)) quarter0_direction3_0 (
    .start(count0_level3[5:2]), .up(quarter0_go_up3[7:0])
  );
  hdlgen_direction #(.UNITS(8)) quarter0_direction3_1 (
    .start(count0_level5_7), .up(quarter0_go_up3[15:8])
  );
  wire [11:0] quarter0_direction2_start_in = {count0_level5_11, count0_level5_3, count0_level4[4:2],
      count0_level2[2:0]};
  hdlgen_direction #(.UNITS(4)) quarter0_direction2 [3:0] (
    .start(quarter0_direction2_start_in), .up(quarter0_go_up2)
  );
  wire [15:0] quarter0_direction1_start_in = {count0_level5_13, count0_level5_9, count0_level5_5,
      count0_level5_1, count0_level4[6:5], count0_level4[1:0], count0_level3[1:0],
      count0_level1[1:0]};
  hdlgen_direction #(.UNITS(2)) quarter0_direction1 [7:0] (
    .start(quarter0_direction1_start_in), .up(quarter0_go_up1)
  );
  wire lengths0_has_byte_streams = mode[0];
  wire lengths0_has_rotated_streams = mode[2];
  wire lengths0_has_text = mode[1];
  wire lengths0_has_bytes = lengths0_has_byte_streams | lengths0_has_rotated_streams |
      lengths0_has_text;
  wire [5:0] halves_of_bits0 = lengths0_has_bytes ? {own_exception_bits, 1'h0} :
      {1'h0, own_exception_bits};
  wire [11:0] length_rows0_0 = {12{halves_of_bits0[0]}} & {7'h0, count0_level5_15[5:1]};
  wire [11:0] length_rows0_1 = {12{halves_of_bits0[1]}} & {6'h0, count0_level5_15};
  wire [11:0] length_rows0_2 = {12{halves_of_bits0[2]}} & {5'h0, count0_level5_15, 1'h0};
  wire [11:0] length_rows0_3 = {12{halves_of_bits0[3]}} & {4'h0, count0_level5_15, 2'h0};
  wire [11:0] length_rows0_4 = {12{halves_of_bits0[4]}} & {3'h0, count0_level5_15, 3'h0};
  wire [11:0] length_rows0_5 = {12{halves_of_bits0[5]}} & {2'h0, count0_level5_15, 4'h0};
  wire [11:0] exception_length0_level1_0_sum;
  wire [11:0] exception_length0_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length0_level1_0 (
    .a(length_rows0_0), .b(length_rows0_1), .c(length_rows0_2),
    .sum(exception_length0_level1_0_sum), .carry(exception_length0_level1_0_carry)
  );
  wire [11:0] exception_length0_level1_1_sum;
  wire [11:0] exception_length0_level1_1_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length0_level1_1 (
    .a(length_rows0_3), .b(length_rows0_4), .c(length_rows0_5),
    .sum(exception_length0_level1_1_sum), .carry(exception_length0_level1_1_carry)
  );
  wire [11:0] exception_length0_level2_0_sum;
  wire [11:0] exception_length0_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exception_length0_level2_0 (
    .a(exception_length0_level1_0_sum), .b(exception_length0_level1_0_carry),
    .c(exception_length0_level1_1_sum), .sum(exception_length0_level2_0_sum),
    .carry(exception_length0_level2_0_carry)
  );
  hdlgen_carry_save #(.WIDTH(12)) exception_length0_level3_0 (
    .a(exception_length0_level2_0_sum), .b(exception_length0_level2_0_carry),
    .c(exception_length0_level1_1_carry), .sum(exception_length0_level3_0_sum),
    .carry(exception_length0_level3_0_carry)
  );
  assign count0_level5 = {count0_level4[7] + count0_level4[22], count0_level4[7] +
      count0_level4[19], count0_level4[7] + count0_level4[15], count0_level4[7] + count0_level4[12],
      count0_level4[7] + count0_level3[9], count0_level4[7] + count0_level3[6], count0_level4[7] +
      count0_level2[3], count0_level4[7] + are_exceptions0};
endmodule
