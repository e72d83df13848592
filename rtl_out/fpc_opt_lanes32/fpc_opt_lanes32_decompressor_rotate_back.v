// Step 14 of 15 of fpc_opt_lanes32_decompressor_core: payloads rotated back.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_rotate_back (
  input  wire [1023:0] parts5,  // 16 of 64 bits, from step 13
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  input  wire [3:0] last_length,  // From step 2
  input  wire [95:0] starts5_low,  // From step 6
  input  wire [5:0] starts5_high,  // From step 7
  output wire [1023:0] windows,  // 32 of 32 bits, from step 14
  output wire overruns  // From step 14
);
  hdlgen_rotate #(.BACK(1), .PLACES(3), .UNIT_BITS(4)) rotate [31:0] (
    .value(parts5), .distance(starts5_low), .rotated(windows)
  );
  wire [9:0] payloads_end = {1'h0, starts5_high, starts5_low[95:93]} + {6'h0, last_length};
  wire exceeds_1_burst = payloads_end > 10'h28;
  wire exceeds_2_bursts = payloads_end > 10'h68;
  wire exceeds_3_bursts = payloads_end > 10'ha8;
  assign overruns = ((bursts == 2'h0) & exceeds_1_burst) | ((bursts == 2'h1) & exceeds_2_bursts) |
      ((bursts == 2'h2) & exceeds_3_bursts);
endmodule
