// Step 10 of 10 of pfor_lanes16_estimating: estimates of all modes, step 8.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates8 (
  input  wire aclk,  // Clock, rising edge
  input  wire [21:0] estimate_level2,  // 2 of 11 bits, from step 9
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [8:0] mode0_bits_without_level4,  // From step 9
  input  wire [9:0] mode0_bits_with_reference,  // From step 9
  input  wire [5:0] estimate_level2_of_0,  // From step 9
  input  wire valid9,  // Input of the pipeline
  output wire mode0_uses_reference,  // From step 10
  output wire [10:0] mode0_bits_so_far,  // From step 10
  output wire [5:0] estimate_level3_of,  // From step 10
  output wire [10:0] estimate_level3  // From step 10
);
  wire estimates8_move = advance & valid9;
  assign mode0_uses_reference = mode0_bits_with_reference < {1'h0, mode0_bits_without_level4};
  reg  [10:0] mode0_bits_before;
  wire [10:0] mode0_bits_kept = {11{|beat}} & mode0_bits_before;
  assign mode0_bits_so_far = mode0_uses_reference ?
      (mode0_bits_kept + {1'h0, mode0_bits_with_reference}) :
      (mode0_bits_kept + {2'h0, mode0_bits_without_level4});
  wire estimate_level3_takes_second0 = estimate_level2[21:11] < estimate_level2[10:0];
  assign estimate_level3_of = estimate_level3_takes_second0 ? 6'h20 : estimate_level2_of_0;
  assign estimate_level3 = estimate_level3_takes_second0 ? estimate_level2[21:11] :
      estimate_level2[10:0];

  always @(posedge aclk) begin
    if (estimates8_move) mode0_bits_before <= mode0_bits_so_far;
  end
endmodule
