// Step 3 of 4 of pfor_lanes16_deciding: sizes of encodings.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_deciding_lengths (
  input  wire [17:0] estimated_parts_bits_of_two_fields,  // 3 of 6 bits, from step 2
  input  wire [7:0] escapes,  // Number of bytes without a rank of text
  input  wire has_wide,  // Some byte of the block is above 127
  input  wire [11:0] header_and_cost_bits,  // From step 2
  output wire [11:0] estimated_length_encoded_bits,  // From step 3
  output wire [11:0] text_encoded_bits  // From step 3
);
  wire [11:0] estimated_length_bits_level1_0_sum;
  wire [11:0] estimated_length_bits_level1_0_carry;
  hdlgen_carry_save_12 estimated_length_bits_level1_0 (
    .a({6'h0, estimated_parts_bits_of_two_fields[5:0]}),
    .b({6'h0, estimated_parts_bits_of_two_fields[11:6]}),
    .c({6'h0, estimated_parts_bits_of_two_fields[17:12]}), .sum(estimated_length_bits_level1_0_sum),
    .carry(estimated_length_bits_level1_0_carry)
  );
  wire [11:0] estimated_length_bits_level2_0_sum;
  wire [11:0] estimated_length_bits_level2_0_carry;
  hdlgen_carry_save_12 estimated_length_bits_level2_0 (
    .a(estimated_length_bits_level1_0_sum), .b(estimated_length_bits_level1_0_carry),
    .c(header_and_cost_bits), .sum(estimated_length_bits_level2_0_sum),
    .carry(estimated_length_bits_level2_0_carry)
  );
  assign estimated_length_encoded_bits = estimated_length_bits_level2_0_sum +
      estimated_length_bits_level2_0_carry;
  assign text_encoded_bits = (has_wide ? {1'h0, escapes, 3'h0} :
      ({1'h0, escapes, 3'h0} - {4'h0, escapes})) + 12'h284;
endmodule
