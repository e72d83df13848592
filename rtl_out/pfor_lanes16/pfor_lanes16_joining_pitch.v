// Step 1 of 3 of pfor_lanes16_joining: concatenated exceptions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_joining_pitch (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [23:0] planes_starts,  // Unit in which each quarter's planes start
  input  wire [111:0] placed_fields,  // Concatenated fields, from bit 16 on
  input  wire [255:0] slots,  // Exceptions in adjacent slots
  input  wire [21:0] pitches,  // Length of exceptions, one-hot: of 16-bit elements, then of bytes
  input  wire [11:0] lengths_of_exceptions,  // Bits of all exceptions of each quarter
  input  wire [4:0] low_bits,  // Bits of an element below those that exceptions hold
  input  wire [11:0] exceptions_begin,  // Bit after the header in which exceptions start
  input  wire valid,  // Input of the pipeline
  output wire [5:0] planes_start,  // From step 1
  output wire [111:0] fields_of_first_move,  // From step 1
  output wire [255:0] pitch0_adjacent,  // From step 1
  output wire [9:0] exception_places_out  // From step 1
);
  pfor_lanes16_pitch pitch0 (
    .slots(slots), .wide(pitches[14:0]), .narrow(pitches[21:15]), .adjacent(pitch0_adjacent)
  );
  reg  [11:0] lengths_before;
  wire [11:0] bits_before = {12{|beat}} & lengths_before;
  wire [11:0] bits_so_far = bits_before + lengths_of_exceptions;
  wire lengths_move = advance & valid;
  wire [11:0] exceptions_place0_level1_0_sum;
  wire [11:0] exceptions_place0_level1_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exceptions_place0_level1_0 (
    .a(exceptions_begin), .b(bits_before), .c(~{7'h0, low_bits}),
    .sum(exceptions_place0_level1_0_sum), .carry(exceptions_place0_level1_0_carry)
  );
  wire [11:0] exceptions_place0_level2_0_sum;
  wire [11:0] exceptions_place0_level2_0_carry;
  hdlgen_carry_save #(.WIDTH(12)) exceptions_place0_level2_0 (
    .a(exceptions_place0_level1_0_sum), .b(exceptions_place0_level1_0_carry), .c(12'h1),
    .sum(exceptions_place0_level2_0_sum), .carry(exceptions_place0_level2_0_carry)
  );
  wire [11:0] exception_places = exceptions_place0_level2_0_sum + exceptions_place0_level2_0_carry;
  assign planes_start = beat[1] ? (beat[0] ? planes_starts[23:18] : planes_starts[17:12]) :
      (beat[0] ? planes_starts[11:6] : planes_starts[5:0]);
  assign fields_of_first_move = {112{~(|beat)}} & placed_fields;
  assign exception_places_out = exception_places[9:0];

  always @(posedge aclk) begin
    if (lengths_move) lengths_before <= bits_so_far;
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, exception_places[11:10]};
endmodule
