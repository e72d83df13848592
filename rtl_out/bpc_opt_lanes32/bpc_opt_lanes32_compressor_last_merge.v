// Step 13 of 13 of bpc_opt_lanes32_compressor_core: the last merge; metadata.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_last_merge (
  input  wire [7:0] starts5_high,  // From step 8
  input  wire [1023:0] merged4,  // 2 of 512 bits, from step 12
  input  wire [31:0] match_base_payload,  // From step 1
  input  wire [4:0] last_length,  // From step 3
  input  wire [4:0] starts5_low,  // From step 7
  input  wire [511:0] right_goes_up9,  // From step 12
  output wire [1:0] burst_count,  // From step 13
  output wire [668:0] moved_fields  // From step 13
);
  wire [1023:0] merged5;
  hdlgen_merge #(.UNITS(512), .UNIT_BITS(1)) merge9_0 (
    .halves(merged4), .up(right_goes_up9), .whole(merged5)
  );
  wire [13:0] payloads_end = {1'h0, starts5_high, starts5_low} + {9'h0, last_length};
  wire exceeds_1_burst = payloads_end > 14'h9d;
  wire exceeds_2_bursts = payloads_end > 14'h19d;
  wire exceeds_3_bursts = payloads_end > 14'h29d;
  assign burst_count = {2{exceeds_3_bursts}} | ({1'h0, exceeds_1_burst} + {1'h0, exceeds_2_bursts});
  assign moved_fields = merged5[668:0] | {637'h0, match_base_payload};

  // Bits that nothing reads.
  wire unused = &{1'b0, merged5[1023:669]};
endmodule
