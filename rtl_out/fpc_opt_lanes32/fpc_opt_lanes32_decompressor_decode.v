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
  wire [31:0] words_0;
  fpc_opt_lanes32_decode decode0 (
    .tag(tags[2:0]), .payload(windows[31:0]), .word(words_0)
  );
  wire [31:0] words_1;
  fpc_opt_lanes32_decode decode1 (
    .tag(tags[5:3]), .payload(windows[63:32]), .word(words_1)
  );
  wire [31:0] words_2;
  fpc_opt_lanes32_decode decode2 (
    .tag(tags[8:6]), .payload(windows[95:64]), .word(words_2)
  );
  wire [31:0] words_3;
  fpc_opt_lanes32_decode decode3 (
    .tag(tags[11:9]), .payload(windows[127:96]), .word(words_3)
  );
  wire [31:0] words_4;
  fpc_opt_lanes32_decode decode4 (
    .tag(tags[14:12]), .payload(windows[159:128]), .word(words_4)
  );
  wire [31:0] words_5;
  fpc_opt_lanes32_decode decode5 (
    .tag(tags[17:15]), .payload(windows[191:160]), .word(words_5)
  );
  wire [31:0] words_6;
  fpc_opt_lanes32_decode decode6 (
    .tag(tags[20:18]), .payload(windows[223:192]), .word(words_6)
  );
  wire [31:0] words_7;
  fpc_opt_lanes32_decode decode7 (
    .tag(tags[23:21]), .payload(windows[255:224]), .word(words_7)
  );
  wire [31:0] words_8;
  fpc_opt_lanes32_decode decode8 (
    .tag(tags[26:24]), .payload(windows[287:256]), .word(words_8)
  );
  wire [31:0] words_9;
  fpc_opt_lanes32_decode decode9 (
    .tag(tags[29:27]), .payload(windows[319:288]), .word(words_9)
  );
  wire [31:0] words_10;
  fpc_opt_lanes32_decode decode10 (
    .tag(tags[32:30]), .payload(windows[351:320]), .word(words_10)
  );
  wire [31:0] words_11;
  fpc_opt_lanes32_decode decode11 (
    .tag(tags[35:33]), .payload(windows[383:352]), .word(words_11)
  );
  wire [31:0] words_12;
  fpc_opt_lanes32_decode decode12 (
    .tag(tags[38:36]), .payload(windows[415:384]), .word(words_12)
  );
  wire [31:0] words_13;
  fpc_opt_lanes32_decode decode13 (
    .tag(tags[41:39]), .payload(windows[447:416]), .word(words_13)
  );
  wire [31:0] words_14;
  fpc_opt_lanes32_decode decode14 (
    .tag(tags[44:42]), .payload(windows[479:448]), .word(words_14)
  );
  wire [31:0] words_15;
  fpc_opt_lanes32_decode decode15 (
    .tag(tags[47:45]), .payload(windows[511:480]), .word(words_15)
  );
  wire [31:0] words_16;
  fpc_opt_lanes32_decode decode16 (
    .tag(tags[50:48]), .payload(windows[543:512]), .word(words_16)
  );
  wire [31:0] words_17;
  fpc_opt_lanes32_decode decode17 (
    .tag(tags[53:51]), .payload(windows[575:544]), .word(words_17)
  );
  wire [31:0] words_18;
  fpc_opt_lanes32_decode decode18 (
    .tag(tags[56:54]), .payload(windows[607:576]), .word(words_18)
  );
  wire [31:0] words_19;
  fpc_opt_lanes32_decode decode19 (
    .tag(tags[59:57]), .payload(windows[639:608]), .word(words_19)
  );
  wire [31:0] words_20;
  fpc_opt_lanes32_decode decode20 (
    .tag(tags[62:60]), .payload(windows[671:640]), .word(words_20)
  );
  wire [31:0] words_21;
  fpc_opt_lanes32_decode decode21 (
    .tag(tags[65:63]), .payload(windows[703:672]), .word(words_21)
  );
  wire [31:0] words_22;
  fpc_opt_lanes32_decode decode22 (
    .tag(tags[68:66]), .payload(windows[735:704]), .word(words_22)
  );
  wire [31:0] words_23;
  fpc_opt_lanes32_decode decode23 (
    .tag(tags[71:69]), .payload(windows[767:736]), .word(words_23)
  );
  wire [31:0] words_24;
  fpc_opt_lanes32_decode decode24 (
    .tag(tags[74:72]), .payload(windows[799:768]), .word(words_24)
  );
  wire [31:0] words_25;
  fpc_opt_lanes32_decode decode25 (
    .tag(tags[77:75]), .payload(windows[831:800]), .word(words_25)
  );
  wire [31:0] words_26;
  fpc_opt_lanes32_decode decode26 (
    .tag(tags[80:78]), .payload(windows[863:832]), .word(words_26)
  );
  wire [31:0] words_27;
  fpc_opt_lanes32_decode decode27 (
    .tag(tags[83:81]), .payload(windows[895:864]), .word(words_27)
  );
  wire [31:0] words_28;
  fpc_opt_lanes32_decode decode28 (
    .tag(tags[86:84]), .payload(windows[927:896]), .word(words_28)
  );
  wire [31:0] words_29;
  fpc_opt_lanes32_decode decode29 (
    .tag(tags[89:87]), .payload(windows[959:928]), .word(words_29)
  );
  wire [31:0] words_30;
  fpc_opt_lanes32_decode decode30 (
    .tag(tags[92:90]), .payload(windows[991:960]), .word(words_30)
  );
  wire [31:0] words_31;
  fpc_opt_lanes32_decode decode31 (
    .tag(tags[95:93]), .payload(windows[1023:992]), .word(words_31)
  );
  assign words = {words_31, words_30, words_29, words_28, words_27, words_26, words_25, words_24,
      words_23, words_22, words_21, words_20, words_19, words_18, words_17, words_16, words_15,
      words_14, words_13, words_12, words_11, words_10, words_9, words_8, words_7, words_6, words_5,
      words_4, words_3, words_2, words_1, words_0};
endmodule
