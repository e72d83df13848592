// Step 15 of 15 of fpc_opt_lanes32_decompressor_core: words of all patterns.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_decode (
  input  wire [95:0] tags,
  input  wire [1023:0] windows,
  output wire [1023:0] words
);
  fpc_opt_lanes32_decode decode0 (
    .tag(tags[2:0]), .payload(windows[31:0]), .word(words[31:0])
  );
  fpc_opt_lanes32_decode decode1 (
    .tag(tags[5:3]), .payload(windows[63:32]), .word(words[63:32])
  );
  fpc_opt_lanes32_decode decode2 (
    .tag(tags[8:6]), .payload(windows[95:64]), .word(words[95:64])
  );
  fpc_opt_lanes32_decode decode3 (
    .tag(tags[11:9]), .payload(windows[127:96]), .word(words[127:96])
  );
  fpc_opt_lanes32_decode decode4 (
    .tag(tags[14:12]), .payload(windows[159:128]), .word(words[159:128])
  );
  fpc_opt_lanes32_decode decode5 (
    .tag(tags[17:15]), .payload(windows[191:160]), .word(words[191:160])
  );
  fpc_opt_lanes32_decode decode6 (
    .tag(tags[20:18]), .payload(windows[223:192]), .word(words[223:192])
  );
  fpc_opt_lanes32_decode decode7 (
    .tag(tags[23:21]), .payload(windows[255:224]), .word(words[255:224])
  );
  fpc_opt_lanes32_decode decode8 (
    .tag(tags[26:24]), .payload(windows[287:256]), .word(words[287:256])
  );
  fpc_opt_lanes32_decode decode9 (
    .tag(tags[29:27]), .payload(windows[319:288]), .word(words[319:288])
  );
  fpc_opt_lanes32_decode decode10 (
    .tag(tags[32:30]), .payload(windows[351:320]), .word(words[351:320])
  );
  fpc_opt_lanes32_decode decode11 (
    .tag(tags[35:33]), .payload(windows[383:352]), .word(words[383:352])
  );
  fpc_opt_lanes32_decode decode12 (
    .tag(tags[38:36]), .payload(windows[415:384]), .word(words[415:384])
  );
  fpc_opt_lanes32_decode decode13 (
    .tag(tags[41:39]), .payload(windows[447:416]), .word(words[447:416])
  );
  fpc_opt_lanes32_decode decode14 (
    .tag(tags[44:42]), .payload(windows[479:448]), .word(words[479:448])
  );
  fpc_opt_lanes32_decode decode15 (
    .tag(tags[47:45]), .payload(windows[511:480]), .word(words[511:480])
  );
  fpc_opt_lanes32_decode decode16 (
    .tag(tags[50:48]), .payload(windows[543:512]), .word(words[543:512])
  );
  fpc_opt_lanes32_decode decode17 (
    .tag(tags[53:51]), .payload(windows[575:544]), .word(words[575:544])
  );
  fpc_opt_lanes32_decode decode18 (
    .tag(tags[56:54]), .payload(windows[607:576]), .word(words[607:576])
  );
  fpc_opt_lanes32_decode decode19 (
    .tag(tags[59:57]), .payload(windows[639:608]), .word(words[639:608])
  );
  fpc_opt_lanes32_decode decode20 (
    .tag(tags[62:60]), .payload(windows[671:640]), .word(words[671:640])
  );
  fpc_opt_lanes32_decode decode21 (
    .tag(tags[65:63]), .payload(windows[703:672]), .word(words[703:672])
  );
  fpc_opt_lanes32_decode decode22 (
    .tag(tags[68:66]), .payload(windows[735:704]), .word(words[735:704])
  );
  fpc_opt_lanes32_decode decode23 (
    .tag(tags[71:69]), .payload(windows[767:736]), .word(words[767:736])
  );
  fpc_opt_lanes32_decode decode24 (
    .tag(tags[74:72]), .payload(windows[799:768]), .word(words[799:768])
  );
  fpc_opt_lanes32_decode decode25 (
    .tag(tags[77:75]), .payload(windows[831:800]), .word(words[831:800])
  );
  fpc_opt_lanes32_decode decode26 (
    .tag(tags[80:78]), .payload(windows[863:832]), .word(words[863:832])
  );
  fpc_opt_lanes32_decode decode27 (
    .tag(tags[83:81]), .payload(windows[895:864]), .word(words[895:864])
  );
  fpc_opt_lanes32_decode decode28 (
    .tag(tags[86:84]), .payload(windows[927:896]), .word(words[927:896])
  );
  fpc_opt_lanes32_decode decode29 (
    .tag(tags[89:87]), .payload(windows[959:928]), .word(words[959:928])
  );
  fpc_opt_lanes32_decode decode30 (
    .tag(tags[92:90]), .payload(windows[991:960]), .word(words[991:960])
  );
  fpc_opt_lanes32_decode decode31 (
    .tag(tags[95:93]), .payload(windows[1023:992]), .word(words[1023:992])
  );
endmodule
