// Step 10 of 22 of bpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_rotate_back (
  input  wire [7:0] totals3,  // From step 4
  input  wire [5:0] node_starts,  // From step 5
  input  wire starts8,  // From step 6
  input  wire starts16,  // From step 7
  input  wire [158:0] starts32,  // 32 of 3 to 6 bits, the first lowest, from step 8
  input  wire [1023:0] parts5,  // 16 of 64 bits, from step 9
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire base_tag_is_unused,  // From step 1
  output wire [1023:0] windows,  // 32 of 32 bits, from step 10
  output wire bad_lengths  // From step 10
);
  wire [159:0] rotate_distance_in = {starts32[158:124], starts32[122:3], {starts32[2:0], 2'h0}};
  bpc_opt_lanes32_rotate_back rotate [31:0] (
    .value(parts5), .distance(rotate_distance_in), .rotated(windows)
  );
  wire [14:0] payloads_end = {1'h0, node_starts, starts8, starts16, starts32[123:118]} +
      {7'h0, totals3};
  wire exceeds_1_burst = payloads_end > 15'h9d;
  wire exceeds_2_bursts = payloads_end > 15'h19d;
  wire exceeds_3_bursts = payloads_end > 15'h29d;
  wire overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
  assign bad_lengths = base_tag_is_unused | overruns;
endmodule
