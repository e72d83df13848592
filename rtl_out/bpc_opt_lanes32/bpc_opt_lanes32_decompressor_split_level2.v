// Step 6 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level2 (
  input  wire [3:0] base_nibbles,  // 4 bits, from step 1
  input  wire [28:0] totals2,  // 4 of 7 to 8 bits, the first lowest, from step 3
  input  wire [29:0] node_starts,  // 3 of 10 bits, from step 5
  input  wire [670:0] stored,  // Stored block, first bit lowest, zero past its last beat
  output wire [1023:0] parts2,  // 4 of 256 bits, from step 6
  output wire [59:0] starts8,  // 8 of 4 to 8 bits, the first lowest, from step 6
  output wire [31:0] decode_base_word  // From step 6
);
  bpc_opt_lanes32_decode_base decode_base (
    .tag({base_nibbles[3], stored[1:0]}), .payload(stored[33:2]), .word(decode_base_word)
  );
  wire [27:0] window8_start_in = {node_starts[29:23], node_starts[19:13], node_starts[9:3],
      {4'h0, base_nibbles[3:1]}};
  hdlgen_window #(.TURNS(4), .ROWS(32), .ROW_BITS(8), .WHOLE_BITS(669)) window8 [3:0] (
    .whole(stored[670:2]), .start(window8_start_in), .part(parts2)
  );
  assign starts8 = {node_starts[27:20] + {1'h0, totals2[28:22]}, node_starts[27:20],
      node_starts[17:10] + {1'h0, totals2[21:15]}, node_starts[17:10], node_starts[7:0] +
      {1'h0, totals2[14:8]}, node_starts[7:0], totals2[7:0], base_nibbles};
endmodule
