// Step 10 of 22 of bpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_rotate_back (
  input  wire [2:0] base_nibbles,  // 3 bits, from step 1
  input  wire [7:0] totals3,  // From step 4
  input  wire [13:0] node_starts,  // From step 5
  input  wire [1023:0] parts5,  // 16 of 64 bits, from step 9
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire base_tag_is_unused,  // From step 1
  input  wire [4:0] second_start,  // From step 2
  input  wire [149:0] starts32,  // 30 of 5 bits, from step 8
  output wire [1023:0] windows,  // 32 of 32 bits, from step 10
  output wire bad_lengths  // From step 10
);
  wire [159:0] rotate_distance_in = {starts32, second_start, {base_nibbles, 2'h0}};
  hdlgen_rotate #(.BACK(1), .PLACES(5), .UNIT_BITS(1)) rotate [31:0] (
    .value(parts5), .distance(rotate_distance_in), .rotated(windows)
  );
  wire [14:0] payloads_end = {1'h0, node_starts} + {7'h0, totals3};
  wire exceeds_1_burst = payloads_end > 15'h9d;
  wire exceeds_2_bursts = payloads_end > 15'h19d;
  wire exceeds_3_bursts = payloads_end > 15'h29d;
  wire overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
  assign bad_lengths = base_tag_is_unused | overruns;
endmodule
