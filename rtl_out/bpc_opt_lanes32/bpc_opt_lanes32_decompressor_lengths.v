// Step 1 of 22 of bpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_lengths (
  input  wire [98:0] stored,  // Stored block, first bit lowest, zero past its last beat
  output wire [95:0] tags,  // 32 of 3 bits, from step 1
  output wire [159:0] lengths,  // 32 of 5 bits, from step 1
  output wire [3:0] base_nibbles,  // 4 bits, from step 1
  output wire base_tag_is_unused  // From step 1
);
  bpc_opt_lanes32_length each_length [31:0] (
    .tag(stored[98:3]), .length(lengths)
  );
  assign tags = stored[98:3];
  assign base_nibbles = {stored[2], (stored[1:0] == 2'h3) & ~stored[2], (stored[1:0] == 2'h2) &
      ~stored[2], (stored[1:0] == 2'h1) & ~stored[2]};
  assign base_tag_is_unused = stored[2] & ~(&stored[1:0]);
endmodule
