// Step 12 of 23 of pfor_lanes16_decompressor_core: window of exceptions, aligned.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_align_exceptions (
  input  wire lies,  // From step 2
  input  wire [4:0] exception_bits,  // From step 5
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire is_raw,  // From step 1
  input  wire [1:0] header_mode,  // From step 1
  input  wire header_bad,  // From step 1
  input  wire first_field_is_there,  // From step 10
  input  wire [4:0] first_field_place,  // From step 10
  input  wire [4:0] first_field_held,  // From step 10
  input  wire other_field_is_there,  // From step 10
  input  wire [4:0] other_field_place,  // From step 10
  input  wire [4:0] other_field_held,  // From step 10
  input  wire [4:0] exceptions_place,  // From step 11
  input  wire [11:0] exceptions_end,  // From step 11
  input  wire [286:0] take_exceptions_shifted,  // From step 11
  input  wire [46:0] take_first_field_shifted,  // From step 11
  input  wire [46:0] take_other_field_shifted,  // From step 11
  output wire [21:0] pitches,  // From step 12
  output wire is_error,  // From step 12
  output wire [255:0] align_exceptions_shifted,  // From step 12
  output wire [15:0] first_field,  // From step 12
  output wire [15:0] other_field  // From step 12
);
  wire exceeds_1_burst = exceptions_end > 12'h100;
  wire exceeds_2_bursts = exceptions_end > 12'h200;
  wire exceeds_3_bursts = exceptions_end > 12'h300;
  pfor_lanes16_shift_down_287to256_by5 align_exceptions (
    .value(take_exceptions_shifted), .distance(exceptions_place), .shifted(align_exceptions_shifted)
  );
  wire masks_of_fields_has_byte_streams = lies;
  wire masks_of_fields_has_rotated_streams = header_mode[1];
  wire masks_of_fields_has_text = header_mode[0];
  wire masks_of_fields_has_bytes = masks_of_fields_has_byte_streams |
      masks_of_fields_has_rotated_streams | masks_of_fields_has_text;
  wire [15:0] align_first_field_shifted;
  pfor_lanes16_shift_down_47to16_by5 align_first_field (
    .value(take_first_field_shifted), .distance(first_field_place),
    .shifted(align_first_field_shifted)
  );
  wire [15:0] first_field_mask = {{8{~masks_of_fields_has_bytes}} &
      {first_field_held <= 5'hf, first_field_held <= 5'he, first_field_held <= 5'hd,
      first_field_held <= 5'hc, first_field_held <= 5'hb, first_field_held <= 5'ha,
      first_field_held <= 5'h9, first_field_held <= 5'h8}, first_field_held <= 5'h7,
      first_field_held <= 5'h6, first_field_held <= 5'h5, first_field_held <= 5'h4,
      first_field_held <= 5'h3, first_field_held <= 5'h2, first_field_held <= 5'h1,
      ~(|first_field_held)};
  wire [15:0] align_other_field_shifted;
  pfor_lanes16_shift_down_47to16_by5 align_other_field (
    .value(take_other_field_shifted), .distance(other_field_place),
    .shifted(align_other_field_shifted)
  );
  wire [15:0] other_field_mask = {{8{~masks_of_fields_has_bytes}} &
      {other_field_held <= 5'hf, other_field_held <= 5'he, other_field_held <= 5'hd,
      other_field_held <= 5'hc, other_field_held <= 5'hb, other_field_held <= 5'ha,
      other_field_held <= 5'h9, other_field_held <= 5'h8}, other_field_held <= 5'h7,
      other_field_held <= 5'h6, other_field_held <= 5'h5, other_field_held <= 5'h4,
      other_field_held <= 5'h3, other_field_held <= 5'h2, other_field_held <= 5'h1,
      ~(|other_field_held)};
  wire pitch_has_byte_streams = lies;
  wire pitch_has_rotated_streams = header_mode[1];
  wire pitch_has_text = header_mode[0];
  wire pitch_has_bytes = pitch_has_byte_streams | pitch_has_rotated_streams | pitch_has_text;
  wire [1:0] length0_of_1_bit = {exception_bits[0], ~exception_bits[0]};
  wire [3:0] length0_of_2_bits = {{2{exception_bits[1]}} & length0_of_1_bit,
      {2{~exception_bits[1]}} & length0_of_1_bit};
  wire [7:0] length0_of_3_bits = {{4{exception_bits[2]}} & length0_of_2_bits,
      {4{~exception_bits[2]}} & length0_of_2_bits};
  wire [15:0] length0_of_4_bits = {{8{exception_bits[3]}} & length0_of_3_bits,
      {8{~exception_bits[3]}} & length0_of_3_bits};
  wire [31:0] length0 = {{16{exception_bits[4]}} & length0_of_4_bits, {16{~exception_bits[4]}} &
      length0_of_4_bits};
  wire [14:0] pitch_of_lanes0 = {15{~pitch_has_bytes}} & length0[16:2];
  wire [6:0] pitch_of_bytes0 = {7{pitch_has_bytes}} & length0[8:2];
  assign pitches = {pitch_of_bytes0, pitch_of_lanes0};
  assign is_error = header_bad | (~is_raw & (((bursts == 2'h0) & exceeds_1_burst) |
      ((bursts == 2'h1) & exceeds_2_bursts) | ((bursts == 2'h2) & exceeds_3_bursts)));
  assign first_field = {16{first_field_is_there}} & align_first_field_shifted & first_field_mask;
  assign other_field = {16{other_field_is_there}} & align_other_field_shifted & other_field_mask;

  // Bits that nothing reads.
  wire unused = &{1'b0, length0[1:0], length0[31:17]};
endmodule
