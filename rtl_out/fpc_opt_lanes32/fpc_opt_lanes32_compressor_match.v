// Step 1 of 12 of fpc_opt_lanes32_compressor_core: patterns of all words.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_match (
  input  wire [1023:0] block,
  output wire [95:0] tags,
  output wire [127:0] lengths,
  output wire [1023:0] payloads
);
  fpc_opt_lanes32_match match0 (
    .word(block[31:0]), .tag(tags[2:0]), .nibbles(lengths[3:0]), .payload(payloads[31:0])
  );
  fpc_opt_lanes32_match match1 (
    .word(block[63:32]), .tag(tags[5:3]), .nibbles(lengths[7:4]), .payload(payloads[63:32])
  );
  fpc_opt_lanes32_match match2 (
    .word(block[95:64]), .tag(tags[8:6]), .nibbles(lengths[11:8]), .payload(payloads[95:64])
  );
  fpc_opt_lanes32_match match3 (
    .word(block[127:96]), .tag(tags[11:9]), .nibbles(lengths[15:12]), .payload(payloads[127:96])
  );
  fpc_opt_lanes32_match match4 (
    .word(block[159:128]), .tag(tags[14:12]), .nibbles(lengths[19:16]), .payload(payloads[159:128])
  );
  fpc_opt_lanes32_match match5 (
    .word(block[191:160]), .tag(tags[17:15]), .nibbles(lengths[23:20]), .payload(payloads[191:160])
  );
  fpc_opt_lanes32_match match6 (
    .word(block[223:192]), .tag(tags[20:18]), .nibbles(lengths[27:24]), .payload(payloads[223:192])
  );
  fpc_opt_lanes32_match match7 (
    .word(block[255:224]), .tag(tags[23:21]), .nibbles(lengths[31:28]), .payload(payloads[255:224])
  );
  fpc_opt_lanes32_match match8 (
    .word(block[287:256]), .tag(tags[26:24]), .nibbles(lengths[35:32]), .payload(payloads[287:256])
  );
  fpc_opt_lanes32_match match9 (
    .word(block[319:288]), .tag(tags[29:27]), .nibbles(lengths[39:36]), .payload(payloads[319:288])
  );
  fpc_opt_lanes32_match match10 (
    .word(block[351:320]), .tag(tags[32:30]), .nibbles(lengths[43:40]), .payload(payloads[351:320])
  );
  fpc_opt_lanes32_match match11 (
    .word(block[383:352]), .tag(tags[35:33]), .nibbles(lengths[47:44]), .payload(payloads[383:352])
  );
  fpc_opt_lanes32_match match12 (
    .word(block[415:384]), .tag(tags[38:36]), .nibbles(lengths[51:48]), .payload(payloads[415:384])
  );
  fpc_opt_lanes32_match match13 (
    .word(block[447:416]), .tag(tags[41:39]), .nibbles(lengths[55:52]), .payload(payloads[447:416])
  );
  fpc_opt_lanes32_match match14 (
    .word(block[479:448]), .tag(tags[44:42]), .nibbles(lengths[59:56]), .payload(payloads[479:448])
  );
  fpc_opt_lanes32_match match15 (
    .word(block[511:480]), .tag(tags[47:45]), .nibbles(lengths[63:60]), .payload(payloads[511:480])
  );
  fpc_opt_lanes32_match match16 (
    .word(block[543:512]), .tag(tags[50:48]), .nibbles(lengths[67:64]), .payload(payloads[543:512])
  );
  fpc_opt_lanes32_match match17 (
    .word(block[575:544]), .tag(tags[53:51]), .nibbles(lengths[71:68]), .payload(payloads[575:544])
  );
  fpc_opt_lanes32_match match18 (
    .word(block[607:576]), .tag(tags[56:54]), .nibbles(lengths[75:72]), .payload(payloads[607:576])
  );
  fpc_opt_lanes32_match match19 (
    .word(block[639:608]), .tag(tags[59:57]), .nibbles(lengths[79:76]), .payload(payloads[639:608])
  );
  fpc_opt_lanes32_match match20 (
    .word(block[671:640]), .tag(tags[62:60]), .nibbles(lengths[83:80]), .payload(payloads[671:640])
  );
  fpc_opt_lanes32_match match21 (
    .word(block[703:672]), .tag(tags[65:63]), .nibbles(lengths[87:84]), .payload(payloads[703:672])
  );
  fpc_opt_lanes32_match match22 (
    .word(block[735:704]), .tag(tags[68:66]), .nibbles(lengths[91:88]), .payload(payloads[735:704])
  );
  fpc_opt_lanes32_match match23 (
    .word(block[767:736]), .tag(tags[71:69]), .nibbles(lengths[95:92]), .payload(payloads[767:736])
  );
  fpc_opt_lanes32_match match24 (
    .word(block[799:768]), .tag(tags[74:72]), .nibbles(lengths[99:96]), .payload(payloads[799:768])
  );
  fpc_opt_lanes32_match match25 (
    .word(block[831:800]), .tag(tags[77:75]), .nibbles(lengths[103:100]),
    .payload(payloads[831:800])
  );
  fpc_opt_lanes32_match match26 (
    .word(block[863:832]), .tag(tags[80:78]), .nibbles(lengths[107:104]),
    .payload(payloads[863:832])
  );
  fpc_opt_lanes32_match match27 (
    .word(block[895:864]), .tag(tags[83:81]), .nibbles(lengths[111:108]),
    .payload(payloads[895:864])
  );
  fpc_opt_lanes32_match match28 (
    .word(block[927:896]), .tag(tags[86:84]), .nibbles(lengths[115:112]),
    .payload(payloads[927:896])
  );
  fpc_opt_lanes32_match match29 (
    .word(block[959:928]), .tag(tags[89:87]), .nibbles(lengths[119:116]),
    .payload(payloads[959:928])
  );
  fpc_opt_lanes32_match match30 (
    .word(block[991:960]), .tag(tags[92:90]), .nibbles(lengths[123:120]),
    .payload(payloads[991:960])
  );
  fpc_opt_lanes32_match match31 (
    .word(block[1023:992]), .tag(tags[95:93]), .nibbles(lengths[127:124]),
    .payload(payloads[1023:992])
  );
endmodule
