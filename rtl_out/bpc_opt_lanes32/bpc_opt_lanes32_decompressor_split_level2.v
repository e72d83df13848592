// Step 6 of 22 of bpc_opt_lanes32_decompressor_core: payloads split, level 2 of 5.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_split_level2 (
  input  wire [28:0] totals2,
  input  wire [29:0] node_starts,
  input  wire [671:0] stored,
  input  wire lengths_n44,
  input  wire lengths_n48,
  input  wire lengths_n52,
  output wire [1023:0] parts2,
  output wire [59:0] starts8,
  output wire [31:0] decode_base_word
);
  bpc_opt_lanes32_decode_base decode_base (
    .tag(stored[2:0]), .payload(stored[34:3]), .word(decode_base_word)
  );
  bpc_opt_lanes32_window8 window8_0 (
    .whole(stored[671:3]), .start({4'h0, stored[2], lengths_n52, lengths_n48}), .part(parts2[255:0])
  );
  bpc_opt_lanes32_window8 window8_1 (
    .whole(stored[671:3]), .start(node_starts[9:3]), .part(parts2[511:256])
  );
  bpc_opt_lanes32_window8 window8_2 (
    .whole(stored[671:3]), .start(node_starts[19:13]), .part(parts2[767:512])
  );
  bpc_opt_lanes32_window8 window8_3 (
    .whole(stored[671:3]), .start(node_starts[29:23]), .part(parts2[1023:768])
  );
  assign starts8[0] = lengths_n44;
  assign starts8[1] = lengths_n48;
  assign starts8[2] = lengths_n52;
  assign starts8[3] = stored[2];
  assign starts8[11:4] = totals2[7:0];
  assign starts8[19:12] = node_starts[7:0];
  assign starts8[27:20] = node_starts[7:0] + {1'h0, totals2[14:8]};
  assign starts8[35:28] = node_starts[17:10];
  assign starts8[43:36] = node_starts[17:10] + {1'h0, totals2[21:15]};
  assign starts8[51:44] = node_starts[27:20];
  assign starts8[59:52] = node_starts[27:20] + {1'h0, totals2[28:22]};
endmodule
