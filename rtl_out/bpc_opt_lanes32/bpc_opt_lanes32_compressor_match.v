// Step 2 of 13 of bpc_opt_lanes32_compressor_core: patterns of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_match (
  input  wire [991:0] dbp,  // 32 of 31 bits, from step 1
  output wire [95:0] tags,  // 32 of 3 bits, from step 2
  output wire [159:0] lengths,  // 32 of 5 bits, from step 2
  output wire [991:0] dbx  // 32 of 31 bits, from step 2
);
  wire [31:0] match_zero;
  wire [991:0] match_dbp_above_in = {dbp[960:0], 31'h0};
  bpc_opt_lanes32_match_plane match [31:0] (
    .dbp(dbp), .dbp_above(match_dbp_above_in), .dbx(dbx), .zero(match_zero), .tag(tags),
    .length(lengths)
  );

  // Bits that nothing reads.
  wire unused = &{1'b0, match_zero};
endmodule
