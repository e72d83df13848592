// Step 1 of 12 of fpc_opt_lanes32_compressor_core: patterns of all words.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_match (
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire [95:0] tags,  // 32 of 3 bits, from step 1
  output wire [127:0] lengths,  // 32 of 4 bits, from step 1
  output wire [1023:0] payloads  // 32 of 32 bits, from step 1
);
  fpc_opt_lanes32_match match [31:0] (
    .word(block), .tag(tags), .nibbles(lengths), .payload(payloads)
  );
endmodule
