// The rank of a byte of text; 31 if it has none.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_rank (
  input  wire [7:0] byte_of_text,  // Byte to look up
  output wire [4:0] rank  // Rank of the byte, 0 to 30; 31 if it has none
);
  wire is_letter_0 = byte_of_text == 8'h20;
  wire is_letter_1 = byte_of_text == 8'h65;
  wire is_letter_2 = byte_of_text == 8'h74;
  wire is_letter_3 = byte_of_text == 8'h69;
  wire is_letter_4 = byte_of_text == 8'h61;
  wire is_letter_5 = byte_of_text == 8'h6e;
  wire is_letter_6 = byte_of_text == 8'h73;
  wire is_letter_7 = byte_of_text == 8'h6f;
  wire is_letter_8 = byte_of_text == 8'h72;
  wire is_letter_9 = byte_of_text == 8'h6c;
  wire is_letter_10 = byte_of_text == 8'ha;
  wire is_letter_11 = byte_of_text == 8'h70;
  wire is_letter_12 = byte_of_text == 8'h63;
  wire is_letter_13 = byte_of_text == 8'h64;
  wire is_letter_14 = byte_of_text == 8'h6d;
  wire is_letter_15 = byte_of_text == 8'h75;
  wire is_letter_16 = byte_of_text == 8'h68;
  wire is_letter_17 = byte_of_text == 8'h2e;
  wire is_letter_18 = byte_of_text == 8'h66;
  wire is_letter_19 = byte_of_text == 8'h2d;
  wire is_letter_20 = byte_of_text == 8'h67;
  wire is_letter_21 = byte_of_text == 8'h2f;
  wire is_letter_22 = byte_of_text == 8'h3a;
  wire is_letter_23 = byte_of_text == 8'h29;
  wire is_letter_24 = byte_of_text == 8'h28;
  wire is_letter_25 = byte_of_text == 8'h62;
  wire is_letter_26 = byte_of_text == 8'h79;
  wire is_letter_27 = byte_of_text == 8'h2c;
  wire is_letter_28 = byte_of_text == 8'h3d;
  wire is_letter_29 = byte_of_text == 8'h5f;
  wire is_letter_30 = byte_of_text == 8'h60;
  wire [30:0] is_letter = {is_letter_30, is_letter_29, is_letter_28, is_letter_27, is_letter_26,
      is_letter_25, is_letter_24, is_letter_23, is_letter_22, is_letter_21, is_letter_20,
      is_letter_19, is_letter_18, is_letter_17, is_letter_16, is_letter_15, is_letter_14,
      is_letter_13, is_letter_12, is_letter_11, is_letter_10, is_letter_9, is_letter_8, is_letter_7,
      is_letter_6, is_letter_5, is_letter_4, is_letter_3, is_letter_2, is_letter_1, is_letter_0};
  assign rank = {is_letter_16 | is_letter_17 | is_letter_18 | is_letter_19 | is_letter_20 |
      is_letter_21 | is_letter_22 | is_letter_23 | is_letter_24 | is_letter_25 | is_letter_26 |
      is_letter_27 | is_letter_28 | is_letter_29 | is_letter_30, is_letter_8 | is_letter_9 |
      is_letter_10 | is_letter_11 | is_letter_12 | is_letter_13 | is_letter_14 | is_letter_15 |
      is_letter_24 | is_letter_25 | is_letter_26 | is_letter_27 | is_letter_28 | is_letter_29 |
      is_letter_30, is_letter_4 | is_letter_5 | is_letter_6 | is_letter_7 | is_letter_12 |
      is_letter_13 | is_letter_14 | is_letter_15 | is_letter_20 | is_letter_21 | is_letter_22 |
      is_letter_23 | is_letter_28 | is_letter_29 | is_letter_30, is_letter_2 | is_letter_3 |
      is_letter_6 | is_letter_7 | is_letter_10 | is_letter_11 | is_letter_14 | is_letter_15 |
      is_letter_18 | is_letter_19 | is_letter_22 | is_letter_23 | is_letter_26 | is_letter_27 |
      is_letter_30, is_letter_1 | is_letter_3 | is_letter_5 | is_letter_7 | is_letter_9 |
      is_letter_11 | is_letter_13 | is_letter_15 | is_letter_17 | is_letter_19 | is_letter_21 |
      is_letter_23 | is_letter_25 | is_letter_27 | is_letter_29} | {5{~(|is_letter)}};
endmodule
