// Step 23 of 23 of pfor_lanes16_decompressor_core: collected quarters of a block.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_collect (
  input  wire aclk,  // Clock, rising edge
  input  wire lies,  // From step 2
  input  wire [255:0] sums,  // 16 of 16 bits, from step 22
  input  wire [3:0] is_quarter,  // 4 bits, from step 22
  input  wire [1:0] meets,  // 2 bits, from step 22
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire quarter,  // From step 1
  input  wire [15:0] last_value,  // From step 22
  input  wire second_bytes,  // From step 22
  input  wire turns_with_first,  // From step 22
  input  wire turns_with_second,  // From step 22
  input  wire valid3,  // Input of the pipeline
  output reg  [255:0] quarter0,  // From step 23
  output reg  [255:0] quarter1,  // From step 23
  output reg  [255:0] quarter2,  // From step 23
  output reg  [255:0] quarter3  // From step 23
);
  wire [255:0] meets_lanes = ({256{meets[0]}} & quarter0) | ({256{meets[1]}} & quarter1);
  wire [255:0] meet_sum;  // 16 of 16 bits
  pfor_lanes16_adder meet [15:0] (
    .a(sums), .b(meets_lanes), .carry(1'h0), .bytes(lies), .sum(meet_sum)
  );
  wire [255:0] meet_sums = meet_sum;
  wire [255:0] even_sum;  // 16 of 16 bits
  wire [255:0] even_a_in = {sums[239:0], {16{quarter}} & last_value};
  pfor_lanes16_adder even [15:0] (
    .a(even_a_in), .b(meets_lanes), .carry(1'h0), .bytes(1'h0), .sum(even_sum)
  );
  wire [255:0] even_sums = even_sum;
  wire values_move = advance & valid3;
  wire quarter0_loads = values_move & (is_quarter[0] | second_bytes | turns_with_first);
  wire quarter1_loads = values_move & (is_quarter[1] | turns_with_second);
  wire quarter2_loads = values_move & is_quarter[2];
  wire quarter3_loads = values_move & is_quarter[3];

  always @(posedge aclk) begin
    if (quarter0_loads) quarter0 <= turns_with_first ? even_sums : meet_sums;
    if (quarter1_loads) begin
      quarter1 <= turns_with_second ? even_sums : (second_bytes ? sums : meet_sums);
    end
    if (quarter2_loads) quarter2 <= meet_sums;
    if (quarter3_loads) quarter3 <= meet_sums;
  end
endmodule
