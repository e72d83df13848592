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
  wire [2:0] tags_0;
  wire [3:0] lengths_0;
  wire [31:0] payloads_0;
  fpc_opt_lanes32_match match0 (
    .word(block[31:0]), .tag(tags_0), .nibbles(lengths_0), .payload(payloads_0)
  );
  wire [2:0] tags_1;
  wire [3:0] lengths_1;
  wire [31:0] payloads_1;
  fpc_opt_lanes32_match match1 (
    .word(block[63:32]), .tag(tags_1), .nibbles(lengths_1), .payload(payloads_1)
  );
  wire [2:0] tags_2;
  wire [3:0] lengths_2;
  wire [31:0] payloads_2;
  fpc_opt_lanes32_match match2 (
    .word(block[95:64]), .tag(tags_2), .nibbles(lengths_2), .payload(payloads_2)
  );
  wire [2:0] tags_3;
  wire [3:0] lengths_3;
  wire [31:0] payloads_3;
  fpc_opt_lanes32_match match3 (
    .word(block[127:96]), .tag(tags_3), .nibbles(lengths_3), .payload(payloads_3)
  );
  wire [2:0] tags_4;
  wire [3:0] lengths_4;
  wire [31:0] payloads_4;
  fpc_opt_lanes32_match match4 (
    .word(block[159:128]), .tag(tags_4), .nibbles(lengths_4), .payload(payloads_4)
  );
  wire [2:0] tags_5;
  wire [3:0] lengths_5;
  wire [31:0] payloads_5;
  fpc_opt_lanes32_match match5 (
    .word(block[191:160]), .tag(tags_5), .nibbles(lengths_5), .payload(payloads_5)
  );
  wire [2:0] tags_6;
  wire [3:0] lengths_6;
  wire [31:0] payloads_6;
  fpc_opt_lanes32_match match6 (
    .word(block[223:192]), .tag(tags_6), .nibbles(lengths_6), .payload(payloads_6)
  );
  wire [2:0] tags_7;
  wire [3:0] lengths_7;
  wire [31:0] payloads_7;
  fpc_opt_lanes32_match match7 (
    .word(block[255:224]), .tag(tags_7), .nibbles(lengths_7), .payload(payloads_7)
  );
  wire [2:0] tags_8;
  wire [3:0] lengths_8;
  wire [31:0] payloads_8;
  fpc_opt_lanes32_match match8 (
    .word(block[287:256]), .tag(tags_8), .nibbles(lengths_8), .payload(payloads_8)
  );
  wire [2:0] tags_9;
  wire [3:0] lengths_9;
  wire [31:0] payloads_9;
  fpc_opt_lanes32_match match9 (
    .word(block[319:288]), .tag(tags_9), .nibbles(lengths_9), .payload(payloads_9)
  );
  wire [2:0] tags_10;
  wire [3:0] lengths_10;
  wire [31:0] payloads_10;
  fpc_opt_lanes32_match match10 (
    .word(block[351:320]), .tag(tags_10), .nibbles(lengths_10), .payload(payloads_10)
  );
  wire [2:0] tags_11;
  wire [3:0] lengths_11;
  wire [31:0] payloads_11;
  fpc_opt_lanes32_match match11 (
    .word(block[383:352]), .tag(tags_11), .nibbles(lengths_11), .payload(payloads_11)
  );
  wire [2:0] tags_12;
  wire [3:0] lengths_12;
  wire [31:0] payloads_12;
  fpc_opt_lanes32_match match12 (
    .word(block[415:384]), .tag(tags_12), .nibbles(lengths_12), .payload(payloads_12)
  );
  wire [2:0] tags_13;
  wire [3:0] lengths_13;
  wire [31:0] payloads_13;
  fpc_opt_lanes32_match match13 (
    .word(block[447:416]), .tag(tags_13), .nibbles(lengths_13), .payload(payloads_13)
  );
  wire [2:0] tags_14;
  wire [3:0] lengths_14;
  wire [31:0] payloads_14;
  fpc_opt_lanes32_match match14 (
    .word(block[479:448]), .tag(tags_14), .nibbles(lengths_14), .payload(payloads_14)
  );
  wire [2:0] tags_15;
  wire [3:0] lengths_15;
  wire [31:0] payloads_15;
  fpc_opt_lanes32_match match15 (
    .word(block[511:480]), .tag(tags_15), .nibbles(lengths_15), .payload(payloads_15)
  );
  wire [2:0] tags_16;
  wire [3:0] lengths_16;
  wire [31:0] payloads_16;
  fpc_opt_lanes32_match match16 (
    .word(block[543:512]), .tag(tags_16), .nibbles(lengths_16), .payload(payloads_16)
  );
  wire [2:0] tags_17;
  wire [3:0] lengths_17;
  wire [31:0] payloads_17;
  fpc_opt_lanes32_match match17 (
    .word(block[575:544]), .tag(tags_17), .nibbles(lengths_17), .payload(payloads_17)
  );
  wire [2:0] tags_18;
  wire [3:0] lengths_18;
  wire [31:0] payloads_18;
  fpc_opt_lanes32_match match18 (
    .word(block[607:576]), .tag(tags_18), .nibbles(lengths_18), .payload(payloads_18)
  );
  wire [2:0] tags_19;
  wire [3:0] lengths_19;
  wire [31:0] payloads_19;
  fpc_opt_lanes32_match match19 (
    .word(block[639:608]), .tag(tags_19), .nibbles(lengths_19), .payload(payloads_19)
  );
  wire [2:0] tags_20;
  wire [3:0] lengths_20;
  wire [31:0] payloads_20;
  fpc_opt_lanes32_match match20 (
    .word(block[671:640]), .tag(tags_20), .nibbles(lengths_20), .payload(payloads_20)
  );
  wire [2:0] tags_21;
  wire [3:0] lengths_21;
  wire [31:0] payloads_21;
  fpc_opt_lanes32_match match21 (
    .word(block[703:672]), .tag(tags_21), .nibbles(lengths_21), .payload(payloads_21)
  );
  wire [2:0] tags_22;
  wire [3:0] lengths_22;
  wire [31:0] payloads_22;
  fpc_opt_lanes32_match match22 (
    .word(block[735:704]), .tag(tags_22), .nibbles(lengths_22), .payload(payloads_22)
  );
  wire [2:0] tags_23;
  wire [3:0] lengths_23;
  wire [31:0] payloads_23;
  fpc_opt_lanes32_match match23 (
    .word(block[767:736]), .tag(tags_23), .nibbles(lengths_23), .payload(payloads_23)
  );
  wire [2:0] tags_24;
  wire [3:0] lengths_24;
  wire [31:0] payloads_24;
  fpc_opt_lanes32_match match24 (
    .word(block[799:768]), .tag(tags_24), .nibbles(lengths_24), .payload(payloads_24)
  );
  wire [2:0] tags_25;
  wire [3:0] lengths_25;
  wire [31:0] payloads_25;
  fpc_opt_lanes32_match match25 (
    .word(block[831:800]), .tag(tags_25), .nibbles(lengths_25), .payload(payloads_25)
  );
  wire [2:0] tags_26;
  wire [3:0] lengths_26;
  wire [31:0] payloads_26;
  fpc_opt_lanes32_match match26 (
    .word(block[863:832]), .tag(tags_26), .nibbles(lengths_26), .payload(payloads_26)
  );
  wire [2:0] tags_27;
  wire [3:0] lengths_27;
  wire [31:0] payloads_27;
  fpc_opt_lanes32_match match27 (
    .word(block[895:864]), .tag(tags_27), .nibbles(lengths_27), .payload(payloads_27)
  );
  wire [2:0] tags_28;
  wire [3:0] lengths_28;
  wire [31:0] payloads_28;
  fpc_opt_lanes32_match match28 (
    .word(block[927:896]), .tag(tags_28), .nibbles(lengths_28), .payload(payloads_28)
  );
  wire [2:0] tags_29;
  wire [3:0] lengths_29;
  wire [31:0] payloads_29;
  fpc_opt_lanes32_match match29 (
    .word(block[959:928]), .tag(tags_29), .nibbles(lengths_29), .payload(payloads_29)
  );
  wire [2:0] tags_30;
  wire [3:0] lengths_30;
  wire [31:0] payloads_30;
  fpc_opt_lanes32_match match30 (
    .word(block[991:960]), .tag(tags_30), .nibbles(lengths_30), .payload(payloads_30)
  );
  wire [2:0] tags_31;
  wire [3:0] lengths_31;
  wire [31:0] payloads_31;
  fpc_opt_lanes32_match match31 (
    .word(block[1023:992]), .tag(tags_31), .nibbles(lengths_31), .payload(payloads_31)
  );
  assign tags = {tags_31, tags_30, tags_29, tags_28, tags_27, tags_26, tags_25, tags_24, tags_23,
      tags_22, tags_21, tags_20, tags_19, tags_18, tags_17, tags_16, tags_15, tags_14, tags_13,
      tags_12, tags_11, tags_10, tags_9, tags_8, tags_7, tags_6, tags_5, tags_4, tags_3, tags_2,
      tags_1, tags_0};
  assign lengths = {lengths_31, lengths_30, lengths_29, lengths_28, lengths_27, lengths_26,
      lengths_25, lengths_24, lengths_23, lengths_22, lengths_21, lengths_20, lengths_19,
      lengths_18, lengths_17, lengths_16, lengths_15, lengths_14, lengths_13, lengths_12,
      lengths_11, lengths_10, lengths_9, lengths_8, lengths_7, lengths_6, lengths_5, lengths_4,
      lengths_3, lengths_2, lengths_1, lengths_0};
  assign payloads = {payloads_31, payloads_30, payloads_29, payloads_28, payloads_27, payloads_26,
      payloads_25, payloads_24, payloads_23, payloads_22, payloads_21, payloads_20, payloads_19,
      payloads_18, payloads_17, payloads_16, payloads_15, payloads_14, payloads_13, payloads_12,
      payloads_11, payloads_10, payloads_9, payloads_8, payloads_7, payloads_6, payloads_5,
      payloads_4, payloads_3, payloads_2, payloads_1, payloads_0};
endmodule
