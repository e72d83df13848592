// Step 15 of 15 of fpc_opt_lanes32_decompressor_core: words of all patterns.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_decode (
  input  wire [95:0] tags,  // 32 of 3 bits, from step 1
  input  wire [1023:0] windows,  // 32 of 32 bits, from step 14
  output wire [1023:0] words  // 32 of 32 bits, from step 15
);
  fpc_opt_lanes32_decode decode [31:0] (
    .tag(tags), .payload(windows), .word(words)
  );
endmodule
