// FPC-OPT compressor: pattern matchers, starting positions, concatenation.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_compressor_core (
  input  wire aclk,
  input  wire aresetn,
  input  wire advance,
  input  wire start,
  input  wire [1023:0] block,
  output wire done,
  output wire [767:0] stored,
  output wire [1:0] bursts
);

  wire [2:0] match0_tag;
  wire [3:0] match0_nibbles;
  wire [31:0] match0_payload;
  wire [2:0] match1_tag;
  wire [3:0] match1_nibbles;
  wire [31:0] match1_payload;
  wire [2:0] match2_tag;
  wire [3:0] match2_nibbles;
  wire [31:0] match2_payload;
  wire [2:0] match3_tag;
  wire [3:0] match3_nibbles;
  wire [31:0] match3_payload;
  wire [2:0] match4_tag;
  wire [3:0] match4_nibbles;
  wire [31:0] match4_payload;
  wire [2:0] match5_tag;
  wire [3:0] match5_nibbles;
  wire [31:0] match5_payload;
  wire [2:0] match6_tag;
  wire [3:0] match6_nibbles;
  wire [31:0] match6_payload;
  wire [2:0] match7_tag;
  wire [3:0] match7_nibbles;
  wire [31:0] match7_payload;
  wire [2:0] match8_tag;
  wire [3:0] match8_nibbles;
  wire [31:0] match8_payload;
  wire [2:0] match9_tag;
  wire [3:0] match9_nibbles;
  wire [31:0] match9_payload;
  wire [2:0] match10_tag;
  wire [3:0] match10_nibbles;
  wire [31:0] match10_payload;
  wire [2:0] match11_tag;
  wire [3:0] match11_nibbles;
  wire [31:0] match11_payload;
  wire [2:0] match12_tag;
  wire [3:0] match12_nibbles;
  wire [31:0] match12_payload;
  wire [2:0] match13_tag;
  wire [3:0] match13_nibbles;
  wire [31:0] match13_payload;
  wire [2:0] match14_tag;
  wire [3:0] match14_nibbles;
  wire [31:0] match14_payload;
  wire [2:0] match15_tag;
  wire [3:0] match15_nibbles;
  wire [31:0] match15_payload;
  wire [2:0] match16_tag;
  wire [3:0] match16_nibbles;
  wire [31:0] match16_payload;
  wire [2:0] match17_tag;
  wire [3:0] match17_nibbles;
  wire [31:0] match17_payload;
  wire [2:0] match18_tag;
  wire [3:0] match18_nibbles;
  wire [31:0] match18_payload;
  wire [2:0] match19_tag;
  wire [3:0] match19_nibbles;
  wire [31:0] match19_payload;
  wire [2:0] match20_tag;
  wire [3:0] match20_nibbles;
  wire [31:0] match20_payload;
  wire [2:0] match21_tag;
  wire [3:0] match21_nibbles;
  wire [31:0] match21_payload;
  wire [2:0] match22_tag;
  wire [3:0] match22_nibbles;
  wire [31:0] match22_payload;
  wire [2:0] match23_tag;
  wire [3:0] match23_nibbles;
  wire [31:0] match23_payload;
  wire [2:0] match24_tag;
  wire [3:0] match24_nibbles;
  wire [31:0] match24_payload;
  wire [2:0] match25_tag;
  wire [3:0] match25_nibbles;
  wire [31:0] match25_payload;
  wire [2:0] match26_tag;
  wire [3:0] match26_nibbles;
  wire [31:0] match26_payload;
  wire [2:0] match27_tag;
  wire [3:0] match27_nibbles;
  wire [31:0] match27_payload;
  wire [2:0] match28_tag;
  wire [3:0] match28_nibbles;
  wire [31:0] match28_payload;
  wire [2:0] match29_tag;
  wire [3:0] match29_nibbles;
  wire [31:0] match29_payload;
  wire [2:0] match30_tag;
  wire [3:0] match30_nibbles;
  wire [31:0] match30_payload;
  wire [2:0] match31_tag;
  wire [3:0] match31_nibbles;
  wire [31:0] match31_payload;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [1023:0] payloads_1;
  reg  [140:0] sums_1;
  reg  [3:0] last_length_1;
  wire [5:0] n1;
  wire [5:0] n2;
  wire [5:0] n3;
  wire [5:0] n4;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [1023:0] payloads_2;
  reg  [192:0] sums_2;
  reg  [3:0] last_length_2;
  wire [7:0] n5;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [1023:0] payloads_3;
  reg  [253:0] sums_3;
  reg  [3:0] last_length_3;
  wire [31:0] n6;
  wire [31:0] n7;
  wire [31:0] n8;
  wire [31:0] n9;
  wire [31:0] n10;
  wire [31:0] n11;
  wire [31:0] n12;
  wire [31:0] n13;
  wire [31:0] n14;
  wire [31:0] n15;
  wire [31:0] n16;
  wire [31:0] n17;
  wire [31:0] n18;
  wire [31:0] n19;
  wire [31:0] n20;
  wire [31:0] n21;
  wire [31:0] n22;
  wire [31:0] n23;
  wire [31:0] n24;
  wire [31:0] n25;
  wire [31:0] n26;
  wire [31:0] n27;
  wire [31:0] n28;
  wire [31:0] n29;
  wire [31:0] n30;
  wire [31:0] n31;
  wire [31:0] n32;
  wire [31:0] n33;
  wire [31:0] n34;
  wire [31:0] n35;
  wire [31:0] n36;
  wire [31:0] n37;
  wire [31:0] n38;
  wire [31:0] n39;
  wire [31:0] n40;
  wire [31:0] n41;
  wire [31:0] n42;
  wire [31:0] n43;
  wire [31:0] n44;
  wire [31:0] n45;
  wire [31:0] n46;
  wire [31:0] n47;
  wire [31:0] n48;
  wire [31:0] n49;
  wire [31:0] n50;
  wire [31:0] n51;
  wire [31:0] n52;
  wire [31:0] n53;
  wire [31:0] n54;
  wire [31:0] n55;
  wire [31:0] n56;
  wire [31:0] n57;
  wire [31:0] n58;
  wire [31:0] n59;
  wire [31:0] n60;
  wire [31:0] n61;
  wire [31:0] n62;
  wire [31:0] n63;
  wire [31:0] n64;
  wire [31:0] n65;
  wire [31:0] n66;
  wire [31:0] n67;
  wire [63:0] merge3_0_whole;
  wire [63:0] merge3_1_whole;
  wire [63:0] merge3_2_whole;
  wire [63:0] merge3_3_whole;
  wire [63:0] merge3_4_whole;
  wire [63:0] merge3_5_whole;
  wire [63:0] merge3_6_whole;
  wire [63:0] merge3_7_whole;
  wire [63:0] merge3_8_whole;
  wire [63:0] merge3_9_whole;
  wire [63:0] merge3_10_whole;
  wire [63:0] merge3_11_whole;
  wire [63:0] merge3_12_whole;
  wire [63:0] merge3_13_whole;
  wire [63:0] merge3_14_whole;
  wire [63:0] merge3_15_whole;
  wire [127:0] merge4_0_whole;
  wire [127:0] merge4_1_whole;
  wire [127:0] merge4_2_whole;
  wire [127:0] merge4_3_whole;
  wire [127:0] merge4_4_whole;
  wire [127:0] merge4_5_whole;
  wire [127:0] merge4_6_whole;
  wire [127:0] merge4_7_whole;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [12:0] ends_4;
  reg  [1023:0] payloads_4;
  reg  [45:0] starts_4;
  wire [255:0] merge5_0_whole;
  wire [255:0] merge5_1_whole;
  wire [255:0] merge5_2_whole;
  wire [255:0] merge5_3_whole;
  wire [511:0] merge6_0_whole;
  wire [511:0] merge6_1_whole;
  wire [1023:0] merge7_0_whole;
  wire [9:0] n68;
  wire n69;
  reg  valid_5;
  reg  [767:0] stored_5;
  reg  [1:0] bursts_5;

  assign n1 = {1'h0, sums_1[5:1]} + {1'h0, sums_1[14:10]};
  assign n2 = {1'h0, sums_1[41:37]} + {1'h0, sums_1[50:46]};
  assign n3 = {1'h0, sums_1[77:73]} + {1'h0, sums_1[86:82]};
  assign n4 = {1'h0, sums_1[113:109]} + {1'h0, sums_1[122:118]};
  assign n5 = {1'h0, sums_2[45:39]} + {1'h0, sums_2[94:88]};
  assign n6 = sums_3[1] ? {payloads_3[59:32], payloads_3[63:60]} : payloads_3[63:32];
  assign n7 = sums_3[2] ? {n6[23:0], n6[31:24]} : n6;
  assign n8 = sums_3[6] ? {payloads_3[91:64], payloads_3[95:92]} : payloads_3[95:64];
  assign n9 = sums_3[7] ? {n8[23:0], n8[31:24]} : n8;
  assign n10 = sums_3[12] ? {payloads_3[123:96], payloads_3[127:124]} : payloads_3[127:96];
  assign n11 = sums_3[13] ? {n10[23:0], n10[31:24]} : n10;
  assign n12 = sums_3[18] ? {payloads_3[155:128], payloads_3[159:156]} : payloads_3[159:128];
  assign n13 = sums_3[19] ? {n12[23:0], n12[31:24]} : n12;
  assign n14 = sums_3[25] ? {payloads_3[187:160], payloads_3[191:188]} : payloads_3[191:160];
  assign n15 = sums_3[26] ? {n14[23:0], n14[31:24]} : n14;
  assign n16 = sums_3[32] ? {payloads_3[219:192], payloads_3[223:220]} : payloads_3[223:192];
  assign n17 = sums_3[33] ? {n16[23:0], n16[31:24]} : n16;
  assign n18 = sums_3[39] ? {payloads_3[251:224], payloads_3[255:252]} : payloads_3[255:224];
  assign n19 = sums_3[40] ? {n18[23:0], n18[31:24]} : n18;
  assign n20 = sums_3[46] ? {payloads_3[283:256], payloads_3[287:284]} : payloads_3[287:256];
  assign n21 = sums_3[47] ? {n20[23:0], n20[31:24]} : n20;
  assign n22 = sums_3[54] ? {payloads_3[315:288], payloads_3[319:316]} : payloads_3[319:288];
  assign n23 = sums_3[55] ? {n22[23:0], n22[31:24]} : n22;
  assign n24 = sums_3[62] ? {payloads_3[347:320], payloads_3[351:348]} : payloads_3[351:320];
  assign n25 = sums_3[63] ? {n24[23:0], n24[31:24]} : n24;
  assign n26 = sums_3[70] ? {payloads_3[379:352], payloads_3[383:380]} : payloads_3[383:352];
  assign n27 = sums_3[71] ? {n26[23:0], n26[31:24]} : n26;
  assign n28 = sums_3[78] ? {payloads_3[411:384], payloads_3[415:412]} : payloads_3[415:384];
  assign n29 = sums_3[79] ? {n28[23:0], n28[31:24]} : n28;
  assign n30 = sums_3[86] ? {payloads_3[443:416], payloads_3[447:444]} : payloads_3[447:416];
  assign n31 = sums_3[87] ? {n30[23:0], n30[31:24]} : n30;
  assign n32 = sums_3[94] ? {payloads_3[475:448], payloads_3[479:476]} : payloads_3[479:448];
  assign n33 = sums_3[95] ? {n32[23:0], n32[31:24]} : n32;
  assign n34 = sums_3[102] ? {payloads_3[507:480], payloads_3[511:508]} : payloads_3[511:480];
  assign n35 = sums_3[103] ? {n34[23:0], n34[31:24]} : n34;
  assign n36 = sums_3[110] ? {payloads_3[539:512], payloads_3[543:540]} : payloads_3[543:512];
  assign n37 = sums_3[111] ? {n36[23:0], n36[31:24]} : n36;
  assign n38 = sums_3[119] ? {payloads_3[571:544], payloads_3[575:572]} : payloads_3[575:544];
  assign n39 = sums_3[120] ? {n38[23:0], n38[31:24]} : n38;
  assign n40 = sums_3[128] ? {payloads_3[603:576], payloads_3[607:604]} : payloads_3[607:576];
  assign n41 = sums_3[129] ? {n40[23:0], n40[31:24]} : n40;
  assign n42 = sums_3[137] ? {payloads_3[635:608], payloads_3[639:636]} : payloads_3[639:608];
  assign n43 = sums_3[138] ? {n42[23:0], n42[31:24]} : n42;
  assign n44 = sums_3[146] ? {payloads_3[667:640], payloads_3[671:668]} : payloads_3[671:640];
  assign n45 = sums_3[147] ? {n44[23:0], n44[31:24]} : n44;
  assign n46 = sums_3[155] ? {payloads_3[699:672], payloads_3[703:700]} : payloads_3[703:672];
  assign n47 = sums_3[156] ? {n46[23:0], n46[31:24]} : n46;
  assign n48 = sums_3[164] ? {payloads_3[731:704], payloads_3[735:732]} : payloads_3[735:704];
  assign n49 = sums_3[165] ? {n48[23:0], n48[31:24]} : n48;
  assign n50 = sums_3[173] ? {payloads_3[763:736], payloads_3[767:764]} : payloads_3[767:736];
  assign n51 = sums_3[174] ? {n50[23:0], n50[31:24]} : n50;
  assign n52 = sums_3[182] ? {payloads_3[795:768], payloads_3[799:796]} : payloads_3[799:768];
  assign n53 = sums_3[183] ? {n52[23:0], n52[31:24]} : n52;
  assign n54 = sums_3[191] ? {payloads_3[827:800], payloads_3[831:828]} : payloads_3[831:800];
  assign n55 = sums_3[192] ? {n54[23:0], n54[31:24]} : n54;
  assign n56 = sums_3[200] ? {payloads_3[859:832], payloads_3[863:860]} : payloads_3[863:832];
  assign n57 = sums_3[201] ? {n56[23:0], n56[31:24]} : n56;
  assign n58 = sums_3[209] ? {payloads_3[891:864], payloads_3[895:892]} : payloads_3[895:864];
  assign n59 = sums_3[210] ? {n58[23:0], n58[31:24]} : n58;
  assign n60 = sums_3[218] ? {payloads_3[923:896], payloads_3[927:924]} : payloads_3[927:896];
  assign n61 = sums_3[219] ? {n60[23:0], n60[31:24]} : n60;
  assign n62 = sums_3[227] ? {payloads_3[955:928], payloads_3[959:956]} : payloads_3[959:928];
  assign n63 = sums_3[228] ? {n62[23:0], n62[31:24]} : n62;
  assign n64 = sums_3[236] ? {payloads_3[987:960], payloads_3[991:988]} : payloads_3[991:960];
  assign n65 = sums_3[237] ? {n64[23:0], n64[31:24]} : n64;
  assign n66 = sums_3[245] ? {payloads_3[1019:992], payloads_3[1023:1020]} : payloads_3[1023:992];
  assign n67 = sums_3[246] ? {n66[23:0], n66[31:24]} : n66;
  assign n68 = {1'h0, ends_4[8:0]} + {6'h0, ends_4[12:9]};
  assign n69 = 10'ha8 < n68;
  assign done = valid_5;
  assign stored = stored_5;
  assign bursts = bursts_5;

  fpc_opt_lanes32_match match0 (
    .word(block[31:0]),
    .tag(match0_tag),
    .nibbles(match0_nibbles),
    .payload(match0_payload)
  );

  fpc_opt_lanes32_match match1 (
    .word(block[63:32]),
    .tag(match1_tag),
    .nibbles(match1_nibbles),
    .payload(match1_payload)
  );

  fpc_opt_lanes32_match match2 (
    .word(block[95:64]),
    .tag(match2_tag),
    .nibbles(match2_nibbles),
    .payload(match2_payload)
  );

  fpc_opt_lanes32_match match3 (
    .word(block[127:96]),
    .tag(match3_tag),
    .nibbles(match3_nibbles),
    .payload(match3_payload)
  );

  fpc_opt_lanes32_match match4 (
    .word(block[159:128]),
    .tag(match4_tag),
    .nibbles(match4_nibbles),
    .payload(match4_payload)
  );

  fpc_opt_lanes32_match match5 (
    .word(block[191:160]),
    .tag(match5_tag),
    .nibbles(match5_nibbles),
    .payload(match5_payload)
  );

  fpc_opt_lanes32_match match6 (
    .word(block[223:192]),
    .tag(match6_tag),
    .nibbles(match6_nibbles),
    .payload(match6_payload)
  );

  fpc_opt_lanes32_match match7 (
    .word(block[255:224]),
    .tag(match7_tag),
    .nibbles(match7_nibbles),
    .payload(match7_payload)
  );

  fpc_opt_lanes32_match match8 (
    .word(block[287:256]),
    .tag(match8_tag),
    .nibbles(match8_nibbles),
    .payload(match8_payload)
  );

  fpc_opt_lanes32_match match9 (
    .word(block[319:288]),
    .tag(match9_tag),
    .nibbles(match9_nibbles),
    .payload(match9_payload)
  );

  fpc_opt_lanes32_match match10 (
    .word(block[351:320]),
    .tag(match10_tag),
    .nibbles(match10_nibbles),
    .payload(match10_payload)
  );

  fpc_opt_lanes32_match match11 (
    .word(block[383:352]),
    .tag(match11_tag),
    .nibbles(match11_nibbles),
    .payload(match11_payload)
  );

  fpc_opt_lanes32_match match12 (
    .word(block[415:384]),
    .tag(match12_tag),
    .nibbles(match12_nibbles),
    .payload(match12_payload)
  );

  fpc_opt_lanes32_match match13 (
    .word(block[447:416]),
    .tag(match13_tag),
    .nibbles(match13_nibbles),
    .payload(match13_payload)
  );

  fpc_opt_lanes32_match match14 (
    .word(block[479:448]),
    .tag(match14_tag),
    .nibbles(match14_nibbles),
    .payload(match14_payload)
  );

  fpc_opt_lanes32_match match15 (
    .word(block[511:480]),
    .tag(match15_tag),
    .nibbles(match15_nibbles),
    .payload(match15_payload)
  );

  fpc_opt_lanes32_match match16 (
    .word(block[543:512]),
    .tag(match16_tag),
    .nibbles(match16_nibbles),
    .payload(match16_payload)
  );

  fpc_opt_lanes32_match match17 (
    .word(block[575:544]),
    .tag(match17_tag),
    .nibbles(match17_nibbles),
    .payload(match17_payload)
  );

  fpc_opt_lanes32_match match18 (
    .word(block[607:576]),
    .tag(match18_tag),
    .nibbles(match18_nibbles),
    .payload(match18_payload)
  );

  fpc_opt_lanes32_match match19 (
    .word(block[639:608]),
    .tag(match19_tag),
    .nibbles(match19_nibbles),
    .payload(match19_payload)
  );

  fpc_opt_lanes32_match match20 (
    .word(block[671:640]),
    .tag(match20_tag),
    .nibbles(match20_nibbles),
    .payload(match20_payload)
  );

  fpc_opt_lanes32_match match21 (
    .word(block[703:672]),
    .tag(match21_tag),
    .nibbles(match21_nibbles),
    .payload(match21_payload)
  );

  fpc_opt_lanes32_match match22 (
    .word(block[735:704]),
    .tag(match22_tag),
    .nibbles(match22_nibbles),
    .payload(match22_payload)
  );

  fpc_opt_lanes32_match match23 (
    .word(block[767:736]),
    .tag(match23_tag),
    .nibbles(match23_nibbles),
    .payload(match23_payload)
  );

  fpc_opt_lanes32_match match24 (
    .word(block[799:768]),
    .tag(match24_tag),
    .nibbles(match24_nibbles),
    .payload(match24_payload)
  );

  fpc_opt_lanes32_match match25 (
    .word(block[831:800]),
    .tag(match25_tag),
    .nibbles(match25_nibbles),
    .payload(match25_payload)
  );

  fpc_opt_lanes32_match match26 (
    .word(block[863:832]),
    .tag(match26_tag),
    .nibbles(match26_nibbles),
    .payload(match26_payload)
  );

  fpc_opt_lanes32_match match27 (
    .word(block[895:864]),
    .tag(match27_tag),
    .nibbles(match27_nibbles),
    .payload(match27_payload)
  );

  fpc_opt_lanes32_match match28 (
    .word(block[927:896]),
    .tag(match28_tag),
    .nibbles(match28_nibbles),
    .payload(match28_payload)
  );

  fpc_opt_lanes32_match match29 (
    .word(block[959:928]),
    .tag(match29_tag),
    .nibbles(match29_nibbles),
    .payload(match29_payload)
  );

  fpc_opt_lanes32_match match30 (
    .word(block[991:960]),
    .tag(match30_tag),
    .nibbles(match30_nibbles),
    .payload(match30_payload)
  );

  fpc_opt_lanes32_match match31 (
    .word(block[1023:992]),
    .tag(match31_tag),
    .nibbles(match31_nibbles),
    .payload(match31_payload)
  );

  fpc_opt_lanes32_merge3 merge3_0 (
    .left(sums_3[0] ? {payloads_3[27:0], payloads_3[31:28]} : payloads_3[31:0]),
    .right(sums_3[3] ? {n7[15:0], n7[31:16]} : n7),
    .start(sums_3[4:1]),
    .whole(merge3_0_whole)
  );

  fpc_opt_lanes32_merge3 merge3_1 (
    .left(sums_3[8] ? {n9[15:0], n9[31:16]} : n9),
    .right(sums_3[14] ? {n11[15:0], n11[31:16]} : n11),
    .start(sums_3[15:12]),
    .whole(merge3_1_whole)
  );

  fpc_opt_lanes32_merge3 merge3_2 (
    .left(sums_3[20] ? {n13[15:0], n13[31:16]} : n13),
    .right(sums_3[27] ? {n15[15:0], n15[31:16]} : n15),
    .start(sums_3[28:25]),
    .whole(merge3_2_whole)
  );

  fpc_opt_lanes32_merge3 merge3_3 (
    .left(sums_3[34] ? {n17[15:0], n17[31:16]} : n17),
    .right(sums_3[41] ? {n19[15:0], n19[31:16]} : n19),
    .start(sums_3[42:39]),
    .whole(merge3_3_whole)
  );

  fpc_opt_lanes32_merge3 merge3_4 (
    .left(sums_3[48] ? {n21[15:0], n21[31:16]} : n21),
    .right(sums_3[56] ? {n23[15:0], n23[31:16]} : n23),
    .start(sums_3[57:54]),
    .whole(merge3_4_whole)
  );

  fpc_opt_lanes32_merge3 merge3_5 (
    .left(sums_3[64] ? {n25[15:0], n25[31:16]} : n25),
    .right(sums_3[72] ? {n27[15:0], n27[31:16]} : n27),
    .start(sums_3[73:70]),
    .whole(merge3_5_whole)
  );

  fpc_opt_lanes32_merge3 merge3_6 (
    .left(sums_3[80] ? {n29[15:0], n29[31:16]} : n29),
    .right(sums_3[88] ? {n31[15:0], n31[31:16]} : n31),
    .start(sums_3[89:86]),
    .whole(merge3_6_whole)
  );

  fpc_opt_lanes32_merge3 merge3_7 (
    .left(sums_3[96] ? {n33[15:0], n33[31:16]} : n33),
    .right(sums_3[104] ? {n35[15:0], n35[31:16]} : n35),
    .start(sums_3[105:102]),
    .whole(merge3_7_whole)
  );

  fpc_opt_lanes32_merge3 merge3_8 (
    .left(sums_3[112] ? {n37[15:0], n37[31:16]} : n37),
    .right(sums_3[121] ? {n39[15:0], n39[31:16]} : n39),
    .start(sums_3[122:119]),
    .whole(merge3_8_whole)
  );

  fpc_opt_lanes32_merge3 merge3_9 (
    .left(sums_3[130] ? {n41[15:0], n41[31:16]} : n41),
    .right(sums_3[139] ? {n43[15:0], n43[31:16]} : n43),
    .start(sums_3[140:137]),
    .whole(merge3_9_whole)
  );

  fpc_opt_lanes32_merge3 merge3_10 (
    .left(sums_3[148] ? {n45[15:0], n45[31:16]} : n45),
    .right(sums_3[157] ? {n47[15:0], n47[31:16]} : n47),
    .start(sums_3[158:155]),
    .whole(merge3_10_whole)
  );

  fpc_opt_lanes32_merge3 merge3_11 (
    .left(sums_3[166] ? {n49[15:0], n49[31:16]} : n49),
    .right(sums_3[175] ? {n51[15:0], n51[31:16]} : n51),
    .start(sums_3[176:173]),
    .whole(merge3_11_whole)
  );

  fpc_opt_lanes32_merge3 merge3_12 (
    .left(sums_3[184] ? {n53[15:0], n53[31:16]} : n53),
    .right(sums_3[193] ? {n55[15:0], n55[31:16]} : n55),
    .start(sums_3[194:191]),
    .whole(merge3_12_whole)
  );

  fpc_opt_lanes32_merge3 merge3_13 (
    .left(sums_3[202] ? {n57[15:0], n57[31:16]} : n57),
    .right(sums_3[211] ? {n59[15:0], n59[31:16]} : n59),
    .start(sums_3[212:209]),
    .whole(merge3_13_whole)
  );

  fpc_opt_lanes32_merge3 merge3_14 (
    .left(sums_3[220] ? {n61[15:0], n61[31:16]} : n61),
    .right(sums_3[229] ? {n63[15:0], n63[31:16]} : n63),
    .start(sums_3[230:227]),
    .whole(merge3_14_whole)
  );

  fpc_opt_lanes32_merge3 merge3_15 (
    .left(sums_3[238] ? {n65[15:0], n65[31:16]} : n65),
    .right(sums_3[247] ? {n67[15:0], n67[31:16]} : n67),
    .start(sums_3[248:245]),
    .whole(merge3_15_whole)
  );

  fpc_opt_lanes32_merge4 merge4_0 (
    .left(merge3_0_whole),
    .right(merge3_1_whole),
    .start(sums_3[10:6]),
    .whole(merge4_0_whole)
  );

  fpc_opt_lanes32_merge4 merge4_1 (
    .left(merge3_2_whole),
    .right(merge3_3_whole),
    .start(sums_3[36:32]),
    .whole(merge4_1_whole)
  );

  fpc_opt_lanes32_merge4 merge4_2 (
    .left(merge3_4_whole),
    .right(merge3_5_whole),
    .start(sums_3[66:62]),
    .whole(merge4_2_whole)
  );

  fpc_opt_lanes32_merge4 merge4_3 (
    .left(merge3_6_whole),
    .right(merge3_7_whole),
    .start(sums_3[98:94]),
    .whole(merge4_3_whole)
  );

  fpc_opt_lanes32_merge4 merge4_4 (
    .left(merge3_8_whole),
    .right(merge3_9_whole),
    .start(sums_3[132:128]),
    .whole(merge4_4_whole)
  );

  fpc_opt_lanes32_merge4 merge4_5 (
    .left(merge3_10_whole),
    .right(merge3_11_whole),
    .start(sums_3[168:164]),
    .whole(merge4_5_whole)
  );

  fpc_opt_lanes32_merge4 merge4_6 (
    .left(merge3_12_whole),
    .right(merge3_13_whole),
    .start(sums_3[204:200]),
    .whole(merge4_6_whole)
  );

  fpc_opt_lanes32_merge4 merge4_7 (
    .left(merge3_14_whole),
    .right(merge3_15_whole),
    .start(sums_3[240:236]),
    .whole(merge4_7_whole)
  );

  fpc_opt_lanes32_merge5 merge5_0 (
    .left(payloads_4[127:0]),
    .right(payloads_4[255:128]),
    .start(starts_4[5:0]),
    .whole(merge5_0_whole)
  );

  fpc_opt_lanes32_merge5 merge5_1 (
    .left(payloads_4[383:256]),
    .right(payloads_4[511:384]),
    .start(starts_4[11:6]),
    .whole(merge5_1_whole)
  );

  fpc_opt_lanes32_merge5 merge5_2 (
    .left(payloads_4[639:512]),
    .right(payloads_4[767:640]),
    .start(starts_4[17:12]),
    .whole(merge5_2_whole)
  );

  fpc_opt_lanes32_merge5 merge5_3 (
    .left(payloads_4[895:768]),
    .right(payloads_4[1023:896]),
    .start(starts_4[23:18]),
    .whole(merge5_3_whole)
  );

  fpc_opt_lanes32_merge6 merge6_0 (
    .left(merge5_0_whole),
    .right(merge5_1_whole),
    .start(starts_4[30:24]),
    .whole(merge6_0_whole)
  );

  fpc_opt_lanes32_merge6 merge6_1 (
    .left(merge5_2_whole),
    .right(merge5_3_whole),
    .start(starts_4[37:31]),
    .whole(merge6_1_whole)
  );

  fpc_opt_lanes32_merge7 merge7_0 (
    .left(merge6_0_whole),
    .right(merge6_1_whole),
    .start(starts_4[45:38]),
    .whole(merge7_0_whole)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_1 <= 1'h0;
      valid_2 <= 1'h0;
      valid_3 <= 1'h0;
      valid_4 <= 1'h0;
      valid_5 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
      if (advance) valid_5 <= valid_4;
    end
  end

  always @(posedge aclk) begin
    if (advance) tags_1 <= {match31_tag, match30_tag, match29_tag, match28_tag, match27_tag, match26_tag, match25_tag,
    match24_tag, match23_tag, match22_tag, match21_tag, match20_tag, match19_tag, match18_tag,
    match17_tag, match16_tag, match15_tag, match14_tag, match13_tag, match12_tag, match11_tag,
    match10_tag, match9_tag, match8_tag, match7_tag, match6_tag, match5_tag, match4_tag,
    match3_tag, match2_tag, match1_tag, match0_tag};
    if (advance) payloads_1 <= {match31_payload, match30_payload, match29_payload, match28_payload, match27_payload,
    match26_payload, match25_payload, match24_payload, match23_payload, match22_payload,
    match21_payload, match20_payload, match19_payload, match18_payload, match17_payload,
    match16_payload, match15_payload, match14_payload, match13_payload, match12_payload,
    match11_payload, match10_payload, match9_payload, match8_payload, match7_payload,
    match6_payload, match5_payload, match4_payload, match3_payload, match2_payload, match1_payload,
    match0_payload};
    if (advance) sums_1 <= {{1'h0, match29_nibbles} + {1'h0, match30_nibbles}, match29_nibbles, {1'h0,
    match27_nibbles} + {1'h0, match28_nibbles}, match27_nibbles, {1'h0, match25_nibbles} + {1'h0,
    match26_nibbles}, match25_nibbles, {1'h0, match23_nibbles} + {1'h0, match24_nibbles},
    match23_nibbles, {1'h0, match21_nibbles} + {1'h0, match22_nibbles}, match21_nibbles, {1'h0,
    match19_nibbles} + {1'h0, match20_nibbles}, match19_nibbles, {1'h0, match17_nibbles} + {1'h0,
    match18_nibbles}, match17_nibbles, {1'h0, match15_nibbles} + {1'h0, match16_nibbles},
    match15_nibbles, {1'h0, match13_nibbles} + {1'h0, match14_nibbles}, match13_nibbles, {1'h0,
    match11_nibbles} + {1'h0, match12_nibbles}, match11_nibbles, {1'h0, match9_nibbles} + {1'h0,
    match10_nibbles}, match9_nibbles, {1'h0, match7_nibbles} + {1'h0, match8_nibbles},
    match7_nibbles, {1'h0, match5_nibbles} + {1'h0, match6_nibbles}, match5_nibbles, {1'h0,
    match3_nibbles} + {1'h0, match4_nibbles}, match3_nibbles, {1'h0, match1_nibbles} + {1'h0,
    match2_nibbles}, match1_nibbles, {4'h0, 1'h0} + {1'h0, match0_nibbles}, 1'h0};
    if (advance) last_length_1 <= match31_nibbles;
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) payloads_2 <= {payloads_1[1023:992], payloads_1[991:960], payloads_1[959:928], payloads_1[927:896],
    payloads_1[895:864], payloads_1[863:832], payloads_1[831:800], payloads_1[799:768],
    payloads_1[767:736], payloads_1[735:704], payloads_1[703:672], payloads_1[671:640],
    payloads_1[639:608], payloads_1[607:576], payloads_1[575:544], payloads_1[543:512],
    payloads_1[511:480], payloads_1[479:448], payloads_1[447:416], payloads_1[415:384],
    payloads_1[383:352], payloads_1[351:320], payloads_1[319:288], payloads_1[287:256],
    payloads_1[255:224], payloads_1[223:192], payloads_1[191:160], payloads_1[159:128],
    payloads_1[127:96], payloads_1[95:64], payloads_1[63:32], payloads_1[31:0]};
    if (advance) sums_2 <= {{1'h0, n4} + {1'h0, {1'h0, sums_1[131:127]} + {1'h0, sums_1[140:136]}}, {1'h0, n4} + {1'h0, {1'h0,
    sums_1[131:127]} + {2'h0, sums_1[135:132]}}, {1'h0, n4} + {2'h0, sums_1[131:127]}, {1'h0,
    n4} + {3'h0, sums_1[126:123]}, n4, {1'h0, sums_1[113:109]} + {2'h0, sums_1[117:114]},
    sums_1[113:109], sums_1[108:105], {1'h0, n3} + {1'h0, {1'h0, sums_1[95:91]} + {1'h0,
    sums_1[104:100]}}, {1'h0, n3} + {1'h0, {1'h0, sums_1[95:91]} + {2'h0, sums_1[99:96]}}, {1'h0,
    n3} + {2'h0, sums_1[95:91]}, {1'h0, n3} + {3'h0, sums_1[90:87]}, n3, {1'h0,
    sums_1[77:73]} + {2'h0, sums_1[81:78]}, sums_1[77:73], sums_1[72:69], {1'h0, n2} + {1'h0,
    {1'h0, sums_1[59:55]} + {1'h0, sums_1[68:64]}}, {1'h0, n2} + {1'h0, {1'h0,
    sums_1[59:55]} + {2'h0, sums_1[63:60]}}, {1'h0, n2} + {2'h0, sums_1[59:55]}, {1'h0,
    n2} + {3'h0, sums_1[54:51]}, n2, {1'h0, sums_1[41:37]} + {2'h0, sums_1[45:42]}, sums_1[41:37],
    sums_1[36:33], {1'h0, n1} + {1'h0, {1'h0, sums_1[23:19]} + {1'h0, sums_1[32:28]}}, {1'h0,
    n1} + {1'h0, {1'h0, sums_1[23:19]} + {2'h0, sums_1[27:24]}}, {1'h0, n1} + {2'h0,
    sums_1[23:19]}, {1'h0, n1} + {3'h0, sums_1[18:15]}, n1, {1'h0, sums_1[5:1]} + {2'h0,
    sums_1[9:6]}, sums_1[5:1], sums_1[0]};
    if (advance) last_length_2 <= last_length_1;
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) payloads_3 <= {payloads_2[1023:992], payloads_2[991:960], payloads_2[959:928], payloads_2[927:896],
    payloads_2[895:864], payloads_2[863:832], payloads_2[831:800], payloads_2[799:768],
    payloads_2[767:736], payloads_2[735:704], payloads_2[703:672], payloads_2[671:640],
    payloads_2[639:608], payloads_2[607:576], payloads_2[575:544], payloads_2[543:512],
    payloads_2[511:480], payloads_2[479:448], payloads_2[447:416], payloads_2[415:384],
    payloads_2[383:352], payloads_2[351:320], payloads_2[319:288], payloads_2[287:256],
    payloads_2[255:224], payloads_2[223:192], payloads_2[191:160], payloads_2[159:128],
    payloads_2[127:96], payloads_2[95:64], payloads_2[63:32], payloads_2[31:0]};
    if (advance) sums_3 <= {{1'h0, n5} + {1'h0, {1'h0, sums_2[143:137]} + {1'h0, sums_2[192:186]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {1'h0, sums_2[185:179]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {1'h0, sums_2[178:172]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {1'h0, sums_2[171:165]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {2'h0, sums_2[164:159]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {2'h0, sums_2[158:153]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {3'h0, sums_2[152:148]}}, {1'h0, n5} + {1'h0, {1'h0,
    sums_2[143:137]} + {4'h0, sums_2[147:144]}}, {1'h0, n5} + {2'h0, sums_2[143:137]}, {1'h0,
    n5} + {2'h0, sums_2[136:130]}, {1'h0, n5} + {2'h0, sums_2[129:123]}, {1'h0, n5} + {2'h0,
    sums_2[122:116]}, {1'h0, n5} + {3'h0, sums_2[115:110]}, {1'h0, n5} + {3'h0, sums_2[109:104]},
    {1'h0, n5} + {4'h0, sums_2[103:99]}, {1'h0, n5} + {5'h0, sums_2[98:95]}, n5, {1'h0,
    sums_2[45:39]} + {1'h0, sums_2[87:81]}, {1'h0, sums_2[45:39]} + {1'h0, sums_2[80:74]}, {1'h0,
    sums_2[45:39]} + {1'h0, sums_2[73:67]}, {1'h0, sums_2[45:39]} + {2'h0, sums_2[66:61]}, {1'h0,
    sums_2[45:39]} + {2'h0, sums_2[60:55]}, {1'h0, sums_2[45:39]} + {3'h0, sums_2[54:50]}, {1'h0,
    sums_2[45:39]} + {4'h0, sums_2[49:46]}, sums_2[45:39], sums_2[38:32], sums_2[31:25],
    sums_2[24:18], sums_2[17:12], sums_2[11:6], sums_2[5:1], sums_2[0]};
    if (advance) last_length_3 <= last_length_2;
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) ends_4 <= {last_length_3, sums_3[253:245]};
    if (advance) payloads_4 <= {merge4_7_whole, merge4_6_whole, merge4_5_whole, merge4_4_whole, merge4_3_whole, merge4_2_whole,
    merge4_1_whole, merge4_0_whole};
    if (advance) starts_4 <= {sums_3[117:110], sums_3[188:182], sums_3[52:46], sums_3[223:218], sums_3[151:146], sums_3[83:78],
    sums_3[23:18]};
    if (advance) stored_5 <= {merge7_0_whole[671:0], tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81],
    tags_4[80:78], tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63],
    tags_4[62:60], tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45],
    tags_4[44:42], tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27],
    tags_4[26:24], tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9],
    tags_4[8:6], tags_4[5:3], tags_4[2:0]};
    if (advance) bursts_5 <= {2{n69}} | ({1'h0, 10'h28 < n68} + {1'h0, 10'h68 < n68});
  end

  wire unused = &{1'b0, sums_3[5], sums_3[11], sums_3[17:16], sums_3[24], sums_3[31:29], sums_3[38:37], sums_3[45:43],
      sums_3[53], sums_3[61:58], sums_3[69:67], sums_3[77:74], sums_3[85:84], sums_3[93:90],
      sums_3[101:99], sums_3[109:106], sums_3[118], sums_3[127:123], sums_3[136:133],
      sums_3[145:141], sums_3[154:152], sums_3[163:159], sums_3[172:169], sums_3[181:177],
      sums_3[190:189], sums_3[199:195], sums_3[208:205], sums_3[217:213], sums_3[226:224],
      sums_3[235:231], sums_3[244:241], merge7_0_whole[1023:672]};
endmodule
