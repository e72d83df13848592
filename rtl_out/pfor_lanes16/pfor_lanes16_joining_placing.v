// Step 3 of 3 of pfor_lanes16_joining: planes, fields and exceptions at their positions.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_joining_placing (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [2:0] planes_start,  // From step 1
  input  wire [6:0] planes_end,  // Units of all planes
  input  wire [111:0] fields_of_first_move,  // From step 1
  input  wire [5:0] exception_places,  // From step 1
  input  wire [655:0] move_planes0_shifted,  // From step 2
  input  wire [270:0] move_exceptions0_shifted,  // From step 2
  input  wire valid2,  // Input of the pipeline
  output reg  [763:0] body  // From step 3
);
  wire [779:0] place_fields_shifted;
  pfor_lanes16_shift_up_112to780_by7_x16 place_fields (
    .value(fields_of_first_move), .distance(planes_end), .shifted(place_fields_shifted)
  );
  wire [763:0] place_planes0_shifted;
  pfor_lanes16_shift_up_656to764_by3_x128 place_planes0 (
    .value(move_planes0_shifted), .distance(planes_start), .shifted(place_planes0_shifted)
  );
  wire [763:0] place_exceptions0_shifted;
  pfor_lanes16_shift_up_271to764_by6_x16 place_exceptions0 (
    .value(move_exceptions0_shifted), .distance(exception_places),
    .shifted(place_exceptions0_shifted)
  );
  wire [763:0] placed = place_fields_shifted[779:16] | place_planes0_shifted |
      place_exceptions0_shifted;
  wire body_moves = advance & valid2;

  always @(posedge aclk) begin
    if (body_moves) body <= ({764{|beat}} & body) | placed;
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, place_fields_shifted[15:0]};
endmodule
