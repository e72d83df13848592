// Step 11 of 23 of pfor_lanes16_decompressor_core: window of exceptions, shifted by multiples of 32
// bits.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_exception_window (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  // Stored block, first bit lowest, zero past its last beat; stable for four enabled cycles
  input  wire [767:0] stored,
  input  wire is_first_quarter,  // From step 1
  input  wire [11:0] exception_length_level3_0_sum,  // From step 10
  input  wire [11:0] exception_length_level3_0_carry,  // From step 10
  input  wire [11:0] to_next_place_level4_0_sum,  // From step 10
  input  wire [11:0] to_next_place_level4_0_carry,  // From step 10
  input  wire [11:0] first_start,  // From step 10
  input  wire [11:0] first_place,  // From step 10
  input  wire [4:0] first_field_place,  // From step 10
  input  wire [4:0] other_field_place,  // From step 10
  input  wire valid,  // Input of the pipeline
  output wire [4:0] exceptions_place_out,  // From step 11
  output wire [11:0] exceptions_end,  // From step 11
  output wire [286:0] take_exceptions_shifted,  // From step 11
  output wire [46:0] take_first_field_shifted,  // From step 11
  output wire [46:0] take_other_field_shifted  // From step 11
);
  reg  [11:0] next_start;
  reg  [11:0] next_place;
  wire [11:0] exceptions_start = is_first_quarter ? first_start : next_start;
  wire [11:0] exceptions_place = is_first_quarter ? first_place : next_place;
  wire [11:0] end_carry_save_sum;
  wire [11:0] end_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(12)) end_carry_save (
    .a(exceptions_start), .b(exception_length_level3_0_sum), .c(exception_length_level3_0_carry),
    .sum(end_carry_save_sum), .carry(end_carry_save_carry)
  );
  assign exceptions_end = end_carry_save_sum + end_carry_save_carry;
  wire [11:0] place_after_carry_save_sum;
  wire [11:0] place_after_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(12)) place_after_carry_save (
    .a(exceptions_start), .b(to_next_place_level4_0_sum), .c(to_next_place_level4_0_carry),
    .sum(place_after_carry_save_sum), .carry(place_after_carry_save_carry)
  );
  wire place_moves = advance & valid;
  pfor_lanes16_shift_down_768to287_by5_x32 take_exceptions (
    .value(stored), .distance(exceptions_place[9:5]), .shifted(take_exceptions_shifted)
  );
  pfor_lanes16_shift_down_784to47_by5_x32 take_first_field (
    .value({stored, 16'h0}), .distance(first_field_place), .shifted(take_first_field_shifted)
  );
  pfor_lanes16_shift_down_784to47_by5_x32 take_other_field (
    .value({stored, 16'h0}), .distance(other_field_place), .shifted(take_other_field_shifted)
  );
  assign exceptions_place_out = exceptions_place[4:0];

  always @(posedge aclk) begin
    if (place_moves) begin
      next_start <= exceptions_end;
      next_place <= place_after_carry_save_sum + place_after_carry_save_carry;
    end
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, exceptions_place[11:10]};
endmodule
