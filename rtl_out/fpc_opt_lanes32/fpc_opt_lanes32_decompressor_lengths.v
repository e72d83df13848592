// Step 1 of 15 of fpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_lengths (
  input  wire [95:0] stored,  // Stored block, first bit lowest, zero past its last beat
  output wire [95:0] tags,  // 32 of 3 bits, from step 1
  output wire [127:0] lengths  // 32 of 4 bits, from step 1
);
  fpc_opt_lanes32_length length [31:0] (
    .tag(stored), .nibbles(lengths)
  );
  assign tags = stored;
endmodule
