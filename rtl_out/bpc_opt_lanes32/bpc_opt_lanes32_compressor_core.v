// BPC compressor: bit planes of the deltas, pattern matchers, starting positions,
// concatenation.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_compressor_core (
  input  wire aclk,
  input  wire aresetn,
  input  wire advance,
  input  wire start,
  input  wire [1023:0] block,
  output wire done,
  output wire [767:0] stored,
  output wire [1:0] bursts
);

  wire [2:0] match_base_tag;
  wire [3:0] match_base_nibbles;
  wire [31:0] match_base_payload;
  wire [31:0] delta0;
  wire [31:0] delta1;
  wire [31:0] delta2;
  wire [31:0] delta3;
  wire [31:0] delta4;
  wire [31:0] delta5;
  wire [31:0] delta6;
  wire [31:0] delta7;
  wire [31:0] delta8;
  wire [31:0] delta9;
  wire [31:0] delta10;
  wire [31:0] delta11;
  wire [31:0] delta12;
  wire [31:0] delta13;
  wire [31:0] delta14;
  wire [31:0] delta15;
  wire [31:0] delta16;
  wire [31:0] delta17;
  wire [31:0] delta18;
  wire [31:0] delta19;
  wire [31:0] delta20;
  wire [31:0] delta21;
  wire [31:0] delta22;
  wire [31:0] delta23;
  wire [31:0] delta24;
  wire [31:0] delta25;
  wire [31:0] delta26;
  wire [31:0] delta27;
  wire [31:0] delta28;
  wire [31:0] delta29;
  wire [31:0] delta30;
  reg  valid_1;
  reg  [991:0] dbp_1;
  reg  [2:0] base_tag_1;
  reg  [31:0] base_1;
  reg  [5:0] base_nibbles_1;
  wire [30:0] match0_dbx;
  wire match0_zero;
  wire [2:0] match0_tag;
  wire [4:0] match0_length;
  wire [30:0] match1_dbx;
  wire match1_zero;
  wire [2:0] match1_tag;
  wire [4:0] match1_length;
  wire [30:0] match2_dbx;
  wire match2_zero;
  wire [2:0] match2_tag;
  wire [4:0] match2_length;
  wire [30:0] match3_dbx;
  wire match3_zero;
  wire [2:0] match3_tag;
  wire [4:0] match3_length;
  wire [30:0] match4_dbx;
  wire match4_zero;
  wire [2:0] match4_tag;
  wire [4:0] match4_length;
  wire [30:0] match5_dbx;
  wire match5_zero;
  wire [2:0] match5_tag;
  wire [4:0] match5_length;
  wire [30:0] match6_dbx;
  wire match6_zero;
  wire [2:0] match6_tag;
  wire [4:0] match6_length;
  wire [30:0] match7_dbx;
  wire match7_zero;
  wire [2:0] match7_tag;
  wire [4:0] match7_length;
  wire [30:0] match8_dbx;
  wire match8_zero;
  wire [2:0] match8_tag;
  wire [4:0] match8_length;
  wire [30:0] match9_dbx;
  wire match9_zero;
  wire [2:0] match9_tag;
  wire [4:0] match9_length;
  wire [30:0] match10_dbx;
  wire match10_zero;
  wire [2:0] match10_tag;
  wire [4:0] match10_length;
  wire [30:0] match11_dbx;
  wire match11_zero;
  wire [2:0] match11_tag;
  wire [4:0] match11_length;
  wire [30:0] match12_dbx;
  wire match12_zero;
  wire [2:0] match12_tag;
  wire [4:0] match12_length;
  wire [30:0] match13_dbx;
  wire match13_zero;
  wire [2:0] match13_tag;
  wire [4:0] match13_length;
  wire [30:0] match14_dbx;
  wire match14_zero;
  wire [2:0] match14_tag;
  wire [4:0] match14_length;
  wire [30:0] match15_dbx;
  wire match15_zero;
  wire [2:0] match15_tag;
  wire [4:0] match15_length;
  wire [30:0] match16_dbx;
  wire match16_zero;
  wire [2:0] match16_tag;
  wire [4:0] match16_length;
  wire [30:0] match17_dbx;
  wire match17_zero;
  wire [2:0] match17_tag;
  wire [4:0] match17_length;
  wire [30:0] match18_dbx;
  wire match18_zero;
  wire [2:0] match18_tag;
  wire [4:0] match18_length;
  wire [30:0] match19_dbx;
  wire match19_zero;
  wire [2:0] match19_tag;
  wire [4:0] match19_length;
  wire [30:0] match20_dbx;
  wire match20_zero;
  wire [2:0] match20_tag;
  wire [4:0] match20_length;
  wire [30:0] match21_dbx;
  wire match21_zero;
  wire [2:0] match21_tag;
  wire [4:0] match21_length;
  wire [30:0] match22_dbx;
  wire match22_zero;
  wire [2:0] match22_tag;
  wire [4:0] match22_length;
  wire [30:0] match23_dbx;
  wire match23_zero;
  wire [2:0] match23_tag;
  wire [4:0] match23_length;
  wire [30:0] match24_dbx;
  wire match24_zero;
  wire [2:0] match24_tag;
  wire [4:0] match24_length;
  wire [30:0] match25_dbx;
  wire match25_zero;
  wire [2:0] match25_tag;
  wire [4:0] match25_length;
  wire [30:0] match26_dbx;
  wire match26_zero;
  wire [2:0] match26_tag;
  wire [4:0] match26_length;
  wire [30:0] match27_dbx;
  wire match27_zero;
  wire [2:0] match27_tag;
  wire [4:0] match27_length;
  wire [30:0] match28_dbx;
  wire match28_zero;
  wire [2:0] match28_tag;
  wire [4:0] match28_length;
  wire [30:0] match29_dbx;
  wire match29_zero;
  wire [2:0] match29_tag;
  wire [4:0] match29_length;
  wire [30:0] match30_dbx;
  wire match30_zero;
  wire [2:0] match30_tag;
  wire [4:0] match30_length;
  wire [30:0] match31_dbx;
  wire match31_zero;
  wire [2:0] match31_tag;
  wire [4:0] match31_length;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [159:0] lengths_2;
  reg  [991:0] dbx_2;
  reg  [2:0] base_tag_2;
  reg  [31:0] base_2;
  reg  [7:0] first_2;
  wire [31:0] payload0_payload;
  wire [31:0] payload1_payload;
  wire [31:0] payload2_payload;
  wire [31:0] payload3_payload;
  wire [31:0] payload4_payload;
  wire [31:0] payload5_payload;
  wire [31:0] payload6_payload;
  wire [31:0] payload7_payload;
  wire [31:0] payload8_payload;
  wire [31:0] payload9_payload;
  wire [31:0] payload10_payload;
  wire [31:0] payload11_payload;
  wire [31:0] payload12_payload;
  wire [31:0] payload13_payload;
  wire [31:0] payload14_payload;
  wire [31:0] payload15_payload;
  wire [31:0] payload16_payload;
  wire [31:0] payload17_payload;
  wire [31:0] payload18_payload;
  wire [31:0] payload19_payload;
  wire [31:0] payload20_payload;
  wire [31:0] payload21_payload;
  wire [31:0] payload22_payload;
  wire [31:0] payload23_payload;
  wire [31:0] payload24_payload;
  wire [31:0] payload25_payload;
  wire [31:0] payload26_payload;
  wire [31:0] payload27_payload;
  wire [31:0] payload28_payload;
  wire [31:0] payload29_payload;
  wire [31:0] payload30_payload;
  wire [31:0] payload31_payload;
  wire [8:0] n1;
  wire [5:0] n2;
  wire [5:0] n3;
  wire [5:0] n4;
  wire [5:0] n5;
  wire [5:0] n6;
  wire [5:0] n7;
  wire [5:0] n8;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [1023:0] payloads_3;
  reg  [2:0] base_tag_3;
  reg  [31:0] base_3;
  reg  [211:0] sums_3;
  reg  [4:0] last_length_3;
  wire [10:0] n9;
  wire [7:0] n10;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [1023:0] payloads_4;
  reg  [2:0] base_tag_4;
  reg  [31:0] base_4;
  reg  [305:0] sums_4;
  reg  [4:0] last_length_4;
  reg  valid_5;
  reg  [95:0] tags_5;
  reg  [1023:0] payloads_5;
  reg  [2:0] base_tag_5;
  reg  [31:0] base_5;
  reg  [384:0] sums_5;
  reg  [4:0] last_length_5;
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
  wire [31:0] n68;
  wire [31:0] n69;
  wire [31:0] n70;
  wire [31:0] n71;
  wire [31:0] n72;
  wire [31:0] n73;
  wire [31:0] n74;
  wire [31:0] n75;
  wire [31:0] n76;
  wire [31:0] n77;
  wire [31:0] n78;
  wire [31:0] n79;
  wire [31:0] n80;
  wire [31:0] n81;
  wire [31:0] n82;
  wire [31:0] n83;
  wire [31:0] n84;
  wire [31:0] n85;
  wire [31:0] n86;
  wire [31:0] n87;
  wire [31:0] n88;
  wire [31:0] n89;
  wire [31:0] n90;
  wire [31:0] n91;
  wire [31:0] n92;
  wire [31:0] n93;
  wire [31:0] n94;
  wire [31:0] n95;
  wire [31:0] n96;
  wire [31:0] n97;
  wire [31:0] n98;
  wire [31:0] n99;
  wire [31:0] n100;
  wire [31:0] n101;
  wire [31:0] n102;
  wire [31:0] n103;
  wire [31:0] n104;
  wire [31:0] n105;
  wire [31:0] n106;
  wire [31:0] n107;
  wire [31:0] n108;
  wire [31:0] n109;
  wire [31:0] n110;
  wire [31:0] n111;
  wire [31:0] n112;
  wire [31:0] n113;
  wire [31:0] n114;
  wire [31:0] n115;
  wire [31:0] n116;
  wire [31:0] n117;
  wire [31:0] n118;
  wire [31:0] n119;
  wire [31:0] n120;
  wire [31:0] n121;
  wire [31:0] n122;
  wire [31:0] n123;
  wire [31:0] n124;
  wire [31:0] n125;
  wire [31:0] n126;
  wire [31:0] n127;
  wire [31:0] n128;
  wire [31:0] n129;
  wire [31:0] n130;
  wire [31:0] n131;
  wire [31:0] n132;
  wire [31:0] n133;
  wire [31:0] n134;
  wire [31:0] n135;
  wire [31:0] n136;
  wire [31:0] n137;
  wire [31:0] n138;
  reg  valid_6;
  reg  [95:0] section_6;
  reg  [2:0] base_tag_6;
  reg  [31:0] base_6;
  reg  [17:0] ends_6;
  reg  [1023:0] payloads_6;
  reg  [211:0] starts_6;
  wire [63:0] merge5_0_whole;
  wire [63:0] merge5_1_whole;
  wire [63:0] merge5_2_whole;
  wire [63:0] merge5_3_whole;
  wire [63:0] merge5_4_whole;
  wire [63:0] merge5_5_whole;
  wire [63:0] merge5_6_whole;
  wire [63:0] merge5_7_whole;
  wire [63:0] merge5_8_whole;
  wire [63:0] merge5_9_whole;
  wire [63:0] merge5_10_whole;
  wire [63:0] merge5_11_whole;
  wire [63:0] merge5_12_whole;
  wire [63:0] merge5_13_whole;
  wire [63:0] merge5_14_whole;
  wire [63:0] merge5_15_whole;
  wire [127:0] merge6_0_whole;
  wire [127:0] merge6_1_whole;
  wire [127:0] merge6_2_whole;
  wire [127:0] merge6_3_whole;
  wire [127:0] merge6_4_whole;
  wire [127:0] merge6_5_whole;
  wire [127:0] merge6_6_whole;
  wire [127:0] merge6_7_whole;
  reg  valid_7;
  reg  [95:0] section_7;
  reg  [2:0] base_tag_7;
  reg  [31:0] base_7;
  reg  [17:0] ends_7;
  reg  [1023:0] payloads_7;
  reg  [59:0] starts_7;
  wire [255:0] merge7_0_whole;
  wire [255:0] merge7_1_whole;
  wire [255:0] merge7_2_whole;
  wire [255:0] merge7_3_whole;
  wire [511:0] merge8_0_whole;
  wire [511:0] merge8_1_whole;
  wire [1023:0] merge9_0_whole;
  wire [13:0] n139;
  wire n140;
  reg  valid_8;
  reg  [767:0] stored_8;
  reg  [1:0] bursts_8;

  assign delta0 = block[63:32] - block[31:0];
  assign delta1 = block[95:64] - block[63:32];
  assign delta2 = block[127:96] - block[95:64];
  assign delta3 = block[159:128] - block[127:96];
  assign delta4 = block[191:160] - block[159:128];
  assign delta5 = block[223:192] - block[191:160];
  assign delta6 = block[255:224] - block[223:192];
  assign delta7 = block[287:256] - block[255:224];
  assign delta8 = block[319:288] - block[287:256];
  assign delta9 = block[351:320] - block[319:288];
  assign delta10 = block[383:352] - block[351:320];
  assign delta11 = block[415:384] - block[383:352];
  assign delta12 = block[447:416] - block[415:384];
  assign delta13 = block[479:448] - block[447:416];
  assign delta14 = block[511:480] - block[479:448];
  assign delta15 = block[543:512] - block[511:480];
  assign delta16 = block[575:544] - block[543:512];
  assign delta17 = block[607:576] - block[575:544];
  assign delta18 = block[639:608] - block[607:576];
  assign delta19 = block[671:640] - block[639:608];
  assign delta20 = block[703:672] - block[671:640];
  assign delta21 = block[735:704] - block[703:672];
  assign delta22 = block[767:736] - block[735:704];
  assign delta23 = block[799:768] - block[767:736];
  assign delta24 = block[831:800] - block[799:768];
  assign delta25 = block[863:832] - block[831:800];
  assign delta26 = block[895:864] - block[863:832];
  assign delta27 = block[927:896] - block[895:864];
  assign delta28 = block[959:928] - block[927:896];
  assign delta29 = block[991:960] - block[959:928];
  assign delta30 = block[1023:992] - block[991:960];
  assign n1 = {1'h0, first_2} + {4'h0, lengths_2[4:0]};
  assign n2 = {1'h0, lengths_2[19:15]} + {1'h0, lengths_2[24:20]};
  assign n3 = {1'h0, lengths_2[39:35]} + {1'h0, lengths_2[44:40]};
  assign n4 = {1'h0, lengths_2[59:55]} + {1'h0, lengths_2[64:60]};
  assign n5 = {1'h0, lengths_2[79:75]} + {1'h0, lengths_2[84:80]};
  assign n6 = {1'h0, lengths_2[99:95]} + {1'h0, lengths_2[104:100]};
  assign n7 = {1'h0, lengths_2[119:115]} + {1'h0, lengths_2[124:120]};
  assign n8 = {1'h0, lengths_2[139:135]} + {1'h0, lengths_2[144:140]};
  assign n9 = {1'h0, sums_3[36:27]} + {4'h0, sums_3[61:55]};
  assign n10 = {1'h0, sums_3[136:130]} + {1'h0, sums_3[161:155]};
  assign n11 = sums_5[0] ? {payloads_5[30:0], payloads_5[31]} : payloads_5[31:0];
  assign n12 = sums_5[1] ? {n11[29:0], n11[31:30]} : n11;
  assign n13 = sums_5[2] ? {n12[27:0], n12[31:28]} : n12;
  assign n14 = sums_5[3] ? {n13[23:0], n13[31:24]} : n13;
  assign n15 = sums_5[8] ? {payloads_5[62:32], payloads_5[63]} : payloads_5[63:32];
  assign n16 = sums_5[9] ? {n15[29:0], n15[31:30]} : n15;
  assign n17 = sums_5[10] ? {n16[27:0], n16[31:28]} : n16;
  assign n18 = sums_5[11] ? {n17[23:0], n17[31:24]} : n17;
  assign n19 = sums_5[17] ? {payloads_5[94:64], payloads_5[95]} : payloads_5[95:64];
  assign n20 = sums_5[18] ? {n19[29:0], n19[31:30]} : n19;
  assign n21 = sums_5[19] ? {n20[27:0], n20[31:28]} : n20;
  assign n22 = sums_5[20] ? {n21[23:0], n21[31:24]} : n21;
  assign n23 = sums_5[27] ? {payloads_5[126:96], payloads_5[127]} : payloads_5[127:96];
  assign n24 = sums_5[28] ? {n23[29:0], n23[31:30]} : n23;
  assign n25 = sums_5[29] ? {n24[27:0], n24[31:28]} : n24;
  assign n26 = sums_5[30] ? {n25[23:0], n25[31:24]} : n25;
  assign n27 = sums_5[37] ? {payloads_5[158:128], payloads_5[159]} : payloads_5[159:128];
  assign n28 = sums_5[38] ? {n27[29:0], n27[31:30]} : n27;
  assign n29 = sums_5[39] ? {n28[27:0], n28[31:28]} : n28;
  assign n30 = sums_5[40] ? {n29[23:0], n29[31:24]} : n29;
  assign n31 = sums_5[48] ? {payloads_5[190:160], payloads_5[191]} : payloads_5[191:160];
  assign n32 = sums_5[49] ? {n31[29:0], n31[31:30]} : n31;
  assign n33 = sums_5[50] ? {n32[27:0], n32[31:28]} : n32;
  assign n34 = sums_5[51] ? {n33[23:0], n33[31:24]} : n33;
  assign n35 = sums_5[59] ? {payloads_5[222:192], payloads_5[223]} : payloads_5[223:192];
  assign n36 = sums_5[60] ? {n35[29:0], n35[31:30]} : n35;
  assign n37 = sums_5[61] ? {n36[27:0], n36[31:28]} : n36;
  assign n38 = sums_5[62] ? {n37[23:0], n37[31:24]} : n37;
  assign n39 = sums_5[70] ? {payloads_5[254:224], payloads_5[255]} : payloads_5[255:224];
  assign n40 = sums_5[71] ? {n39[29:0], n39[31:30]} : n39;
  assign n41 = sums_5[72] ? {n40[27:0], n40[31:28]} : n40;
  assign n42 = sums_5[73] ? {n41[23:0], n41[31:24]} : n41;
  assign n43 = sums_5[81] ? {payloads_5[286:256], payloads_5[287]} : payloads_5[287:256];
  assign n44 = sums_5[82] ? {n43[29:0], n43[31:30]} : n43;
  assign n45 = sums_5[83] ? {n44[27:0], n44[31:28]} : n44;
  assign n46 = sums_5[84] ? {n45[23:0], n45[31:24]} : n45;
  assign n47 = sums_5[93] ? {payloads_5[318:288], payloads_5[319]} : payloads_5[319:288];
  assign n48 = sums_5[94] ? {n47[29:0], n47[31:30]} : n47;
  assign n49 = sums_5[95] ? {n48[27:0], n48[31:28]} : n48;
  assign n50 = sums_5[96] ? {n49[23:0], n49[31:24]} : n49;
  assign n51 = sums_5[105] ? {payloads_5[350:320], payloads_5[351]} : payloads_5[351:320];
  assign n52 = sums_5[106] ? {n51[29:0], n51[31:30]} : n51;
  assign n53 = sums_5[107] ? {n52[27:0], n52[31:28]} : n52;
  assign n54 = sums_5[108] ? {n53[23:0], n53[31:24]} : n53;
  assign n55 = sums_5[117] ? {payloads_5[382:352], payloads_5[383]} : payloads_5[383:352];
  assign n56 = sums_5[118] ? {n55[29:0], n55[31:30]} : n55;
  assign n57 = sums_5[119] ? {n56[27:0], n56[31:28]} : n56;
  assign n58 = sums_5[120] ? {n57[23:0], n57[31:24]} : n57;
  assign n59 = sums_5[129] ? {payloads_5[414:384], payloads_5[415]} : payloads_5[415:384];
  assign n60 = sums_5[130] ? {n59[29:0], n59[31:30]} : n59;
  assign n61 = sums_5[131] ? {n60[27:0], n60[31:28]} : n60;
  assign n62 = sums_5[132] ? {n61[23:0], n61[31:24]} : n61;
  assign n63 = sums_5[141] ? {payloads_5[446:416], payloads_5[447]} : payloads_5[447:416];
  assign n64 = sums_5[142] ? {n63[29:0], n63[31:30]} : n63;
  assign n65 = sums_5[143] ? {n64[27:0], n64[31:28]} : n64;
  assign n66 = sums_5[144] ? {n65[23:0], n65[31:24]} : n65;
  assign n67 = sums_5[153] ? {payloads_5[478:448], payloads_5[479]} : payloads_5[479:448];
  assign n68 = sums_5[154] ? {n67[29:0], n67[31:30]} : n67;
  assign n69 = sums_5[155] ? {n68[27:0], n68[31:28]} : n68;
  assign n70 = sums_5[156] ? {n69[23:0], n69[31:24]} : n69;
  assign n71 = sums_5[165] ? {payloads_5[510:480], payloads_5[511]} : payloads_5[511:480];
  assign n72 = sums_5[166] ? {n71[29:0], n71[31:30]} : n71;
  assign n73 = sums_5[167] ? {n72[27:0], n72[31:28]} : n72;
  assign n74 = sums_5[168] ? {n73[23:0], n73[31:24]} : n73;
  assign n75 = sums_5[177] ? {payloads_5[542:512], payloads_5[543]} : payloads_5[543:512];
  assign n76 = sums_5[178] ? {n75[29:0], n75[31:30]} : n75;
  assign n77 = sums_5[179] ? {n76[27:0], n76[31:28]} : n76;
  assign n78 = sums_5[180] ? {n77[23:0], n77[31:24]} : n77;
  assign n79 = sums_5[190] ? {payloads_5[574:544], payloads_5[575]} : payloads_5[575:544];
  assign n80 = sums_5[191] ? {n79[29:0], n79[31:30]} : n79;
  assign n81 = sums_5[192] ? {n80[27:0], n80[31:28]} : n80;
  assign n82 = sums_5[193] ? {n81[23:0], n81[31:24]} : n81;
  assign n83 = sums_5[203] ? {payloads_5[606:576], payloads_5[607]} : payloads_5[607:576];
  assign n84 = sums_5[204] ? {n83[29:0], n83[31:30]} : n83;
  assign n85 = sums_5[205] ? {n84[27:0], n84[31:28]} : n84;
  assign n86 = sums_5[206] ? {n85[23:0], n85[31:24]} : n85;
  assign n87 = sums_5[216] ? {payloads_5[638:608], payloads_5[639]} : payloads_5[639:608];
  assign n88 = sums_5[217] ? {n87[29:0], n87[31:30]} : n87;
  assign n89 = sums_5[218] ? {n88[27:0], n88[31:28]} : n88;
  assign n90 = sums_5[219] ? {n89[23:0], n89[31:24]} : n89;
  assign n91 = sums_5[229] ? {payloads_5[670:640], payloads_5[671]} : payloads_5[671:640];
  assign n92 = sums_5[230] ? {n91[29:0], n91[31:30]} : n91;
  assign n93 = sums_5[231] ? {n92[27:0], n92[31:28]} : n92;
  assign n94 = sums_5[232] ? {n93[23:0], n93[31:24]} : n93;
  assign n95 = sums_5[242] ? {payloads_5[702:672], payloads_5[703]} : payloads_5[703:672];
  assign n96 = sums_5[243] ? {n95[29:0], n95[31:30]} : n95;
  assign n97 = sums_5[244] ? {n96[27:0], n96[31:28]} : n96;
  assign n98 = sums_5[245] ? {n97[23:0], n97[31:24]} : n97;
  assign n99 = sums_5[255] ? {payloads_5[734:704], payloads_5[735]} : payloads_5[735:704];
  assign n100 = sums_5[256] ? {n99[29:0], n99[31:30]} : n99;
  assign n101 = sums_5[257] ? {n100[27:0], n100[31:28]} : n100;
  assign n102 = sums_5[258] ? {n101[23:0], n101[31:24]} : n101;
  assign n103 = sums_5[268] ? {payloads_5[766:736], payloads_5[767]} : payloads_5[767:736];
  assign n104 = sums_5[269] ? {n103[29:0], n103[31:30]} : n103;
  assign n105 = sums_5[270] ? {n104[27:0], n104[31:28]} : n104;
  assign n106 = sums_5[271] ? {n105[23:0], n105[31:24]} : n105;
  assign n107 = sums_5[281] ? {payloads_5[798:768], payloads_5[799]} : payloads_5[799:768];
  assign n108 = sums_5[282] ? {n107[29:0], n107[31:30]} : n107;
  assign n109 = sums_5[283] ? {n108[27:0], n108[31:28]} : n108;
  assign n110 = sums_5[284] ? {n109[23:0], n109[31:24]} : n109;
  assign n111 = sums_5[294] ? {payloads_5[830:800], payloads_5[831]} : payloads_5[831:800];
  assign n112 = sums_5[295] ? {n111[29:0], n111[31:30]} : n111;
  assign n113 = sums_5[296] ? {n112[27:0], n112[31:28]} : n112;
  assign n114 = sums_5[297] ? {n113[23:0], n113[31:24]} : n113;
  assign n115 = sums_5[307] ? {payloads_5[862:832], payloads_5[863]} : payloads_5[863:832];
  assign n116 = sums_5[308] ? {n115[29:0], n115[31:30]} : n115;
  assign n117 = sums_5[309] ? {n116[27:0], n116[31:28]} : n116;
  assign n118 = sums_5[310] ? {n117[23:0], n117[31:24]} : n117;
  assign n119 = sums_5[320] ? {payloads_5[894:864], payloads_5[895]} : payloads_5[895:864];
  assign n120 = sums_5[321] ? {n119[29:0], n119[31:30]} : n119;
  assign n121 = sums_5[322] ? {n120[27:0], n120[31:28]} : n120;
  assign n122 = sums_5[323] ? {n121[23:0], n121[31:24]} : n121;
  assign n123 = sums_5[333] ? {payloads_5[926:896], payloads_5[927]} : payloads_5[927:896];
  assign n124 = sums_5[334] ? {n123[29:0], n123[31:30]} : n123;
  assign n125 = sums_5[335] ? {n124[27:0], n124[31:28]} : n124;
  assign n126 = sums_5[336] ? {n125[23:0], n125[31:24]} : n125;
  assign n127 = sums_5[346] ? {payloads_5[958:928], payloads_5[959]} : payloads_5[959:928];
  assign n128 = sums_5[347] ? {n127[29:0], n127[31:30]} : n127;
  assign n129 = sums_5[348] ? {n128[27:0], n128[31:28]} : n128;
  assign n130 = sums_5[349] ? {n129[23:0], n129[31:24]} : n129;
  assign n131 = sums_5[359] ? {payloads_5[990:960], payloads_5[991]} : payloads_5[991:960];
  assign n132 = sums_5[360] ? {n131[29:0], n131[31:30]} : n131;
  assign n133 = sums_5[361] ? {n132[27:0], n132[31:28]} : n132;
  assign n134 = sums_5[362] ? {n133[23:0], n133[31:24]} : n133;
  assign n135 = sums_5[372] ? {payloads_5[1022:992], payloads_5[1023]} : payloads_5[1023:992];
  assign n136 = sums_5[373] ? {n135[29:0], n135[31:30]} : n135;
  assign n137 = sums_5[374] ? {n136[27:0], n136[31:28]} : n136;
  assign n138 = sums_5[375] ? {n137[23:0], n137[31:24]} : n137;
  assign n139 = {1'h0, ends_7[12:0]} + {9'h0, ends_7[17:13]};
  assign n140 = 14'h29d < n139;
  assign done = valid_8;
  assign stored = stored_8;
  assign bursts = bursts_8;

  bpc_opt_lanes32_match_base match_base (
    .word(block[31:0]),
    .tag(match_base_tag),
    .nibbles(match_base_nibbles),
    .payload(match_base_payload)
  );

  bpc_opt_lanes32_match_plane match0 (
    .dbp(dbp_1[30:0]),
    .above(31'h0),
    .dbx(match0_dbx),
    .zero(match0_zero),
    .tag(match0_tag),
    .length(match0_length)
  );

  bpc_opt_lanes32_match_plane match1 (
    .dbp(dbp_1[61:31]),
    .above(dbp_1[30:0]),
    .dbx(match1_dbx),
    .zero(match1_zero),
    .tag(match1_tag),
    .length(match1_length)
  );

  bpc_opt_lanes32_match_plane match2 (
    .dbp(dbp_1[92:62]),
    .above(dbp_1[61:31]),
    .dbx(match2_dbx),
    .zero(match2_zero),
    .tag(match2_tag),
    .length(match2_length)
  );

  bpc_opt_lanes32_match_plane match3 (
    .dbp(dbp_1[123:93]),
    .above(dbp_1[92:62]),
    .dbx(match3_dbx),
    .zero(match3_zero),
    .tag(match3_tag),
    .length(match3_length)
  );

  bpc_opt_lanes32_match_plane match4 (
    .dbp(dbp_1[154:124]),
    .above(dbp_1[123:93]),
    .dbx(match4_dbx),
    .zero(match4_zero),
    .tag(match4_tag),
    .length(match4_length)
  );

  bpc_opt_lanes32_match_plane match5 (
    .dbp(dbp_1[185:155]),
    .above(dbp_1[154:124]),
    .dbx(match5_dbx),
    .zero(match5_zero),
    .tag(match5_tag),
    .length(match5_length)
  );

  bpc_opt_lanes32_match_plane match6 (
    .dbp(dbp_1[216:186]),
    .above(dbp_1[185:155]),
    .dbx(match6_dbx),
    .zero(match6_zero),
    .tag(match6_tag),
    .length(match6_length)
  );

  bpc_opt_lanes32_match_plane match7 (
    .dbp(dbp_1[247:217]),
    .above(dbp_1[216:186]),
    .dbx(match7_dbx),
    .zero(match7_zero),
    .tag(match7_tag),
    .length(match7_length)
  );

  bpc_opt_lanes32_match_plane match8 (
    .dbp(dbp_1[278:248]),
    .above(dbp_1[247:217]),
    .dbx(match8_dbx),
    .zero(match8_zero),
    .tag(match8_tag),
    .length(match8_length)
  );

  bpc_opt_lanes32_match_plane match9 (
    .dbp(dbp_1[309:279]),
    .above(dbp_1[278:248]),
    .dbx(match9_dbx),
    .zero(match9_zero),
    .tag(match9_tag),
    .length(match9_length)
  );

  bpc_opt_lanes32_match_plane match10 (
    .dbp(dbp_1[340:310]),
    .above(dbp_1[309:279]),
    .dbx(match10_dbx),
    .zero(match10_zero),
    .tag(match10_tag),
    .length(match10_length)
  );

  bpc_opt_lanes32_match_plane match11 (
    .dbp(dbp_1[371:341]),
    .above(dbp_1[340:310]),
    .dbx(match11_dbx),
    .zero(match11_zero),
    .tag(match11_tag),
    .length(match11_length)
  );

  bpc_opt_lanes32_match_plane match12 (
    .dbp(dbp_1[402:372]),
    .above(dbp_1[371:341]),
    .dbx(match12_dbx),
    .zero(match12_zero),
    .tag(match12_tag),
    .length(match12_length)
  );

  bpc_opt_lanes32_match_plane match13 (
    .dbp(dbp_1[433:403]),
    .above(dbp_1[402:372]),
    .dbx(match13_dbx),
    .zero(match13_zero),
    .tag(match13_tag),
    .length(match13_length)
  );

  bpc_opt_lanes32_match_plane match14 (
    .dbp(dbp_1[464:434]),
    .above(dbp_1[433:403]),
    .dbx(match14_dbx),
    .zero(match14_zero),
    .tag(match14_tag),
    .length(match14_length)
  );

  bpc_opt_lanes32_match_plane match15 (
    .dbp(dbp_1[495:465]),
    .above(dbp_1[464:434]),
    .dbx(match15_dbx),
    .zero(match15_zero),
    .tag(match15_tag),
    .length(match15_length)
  );

  bpc_opt_lanes32_match_plane match16 (
    .dbp(dbp_1[526:496]),
    .above(dbp_1[495:465]),
    .dbx(match16_dbx),
    .zero(match16_zero),
    .tag(match16_tag),
    .length(match16_length)
  );

  bpc_opt_lanes32_match_plane match17 (
    .dbp(dbp_1[557:527]),
    .above(dbp_1[526:496]),
    .dbx(match17_dbx),
    .zero(match17_zero),
    .tag(match17_tag),
    .length(match17_length)
  );

  bpc_opt_lanes32_match_plane match18 (
    .dbp(dbp_1[588:558]),
    .above(dbp_1[557:527]),
    .dbx(match18_dbx),
    .zero(match18_zero),
    .tag(match18_tag),
    .length(match18_length)
  );

  bpc_opt_lanes32_match_plane match19 (
    .dbp(dbp_1[619:589]),
    .above(dbp_1[588:558]),
    .dbx(match19_dbx),
    .zero(match19_zero),
    .tag(match19_tag),
    .length(match19_length)
  );

  bpc_opt_lanes32_match_plane match20 (
    .dbp(dbp_1[650:620]),
    .above(dbp_1[619:589]),
    .dbx(match20_dbx),
    .zero(match20_zero),
    .tag(match20_tag),
    .length(match20_length)
  );

  bpc_opt_lanes32_match_plane match21 (
    .dbp(dbp_1[681:651]),
    .above(dbp_1[650:620]),
    .dbx(match21_dbx),
    .zero(match21_zero),
    .tag(match21_tag),
    .length(match21_length)
  );

  bpc_opt_lanes32_match_plane match22 (
    .dbp(dbp_1[712:682]),
    .above(dbp_1[681:651]),
    .dbx(match22_dbx),
    .zero(match22_zero),
    .tag(match22_tag),
    .length(match22_length)
  );

  bpc_opt_lanes32_match_plane match23 (
    .dbp(dbp_1[743:713]),
    .above(dbp_1[712:682]),
    .dbx(match23_dbx),
    .zero(match23_zero),
    .tag(match23_tag),
    .length(match23_length)
  );

  bpc_opt_lanes32_match_plane match24 (
    .dbp(dbp_1[774:744]),
    .above(dbp_1[743:713]),
    .dbx(match24_dbx),
    .zero(match24_zero),
    .tag(match24_tag),
    .length(match24_length)
  );

  bpc_opt_lanes32_match_plane match25 (
    .dbp(dbp_1[805:775]),
    .above(dbp_1[774:744]),
    .dbx(match25_dbx),
    .zero(match25_zero),
    .tag(match25_tag),
    .length(match25_length)
  );

  bpc_opt_lanes32_match_plane match26 (
    .dbp(dbp_1[836:806]),
    .above(dbp_1[805:775]),
    .dbx(match26_dbx),
    .zero(match26_zero),
    .tag(match26_tag),
    .length(match26_length)
  );

  bpc_opt_lanes32_match_plane match27 (
    .dbp(dbp_1[867:837]),
    .above(dbp_1[836:806]),
    .dbx(match27_dbx),
    .zero(match27_zero),
    .tag(match27_tag),
    .length(match27_length)
  );

  bpc_opt_lanes32_match_plane match28 (
    .dbp(dbp_1[898:868]),
    .above(dbp_1[867:837]),
    .dbx(match28_dbx),
    .zero(match28_zero),
    .tag(match28_tag),
    .length(match28_length)
  );

  bpc_opt_lanes32_match_plane match29 (
    .dbp(dbp_1[929:899]),
    .above(dbp_1[898:868]),
    .dbx(match29_dbx),
    .zero(match29_zero),
    .tag(match29_tag),
    .length(match29_length)
  );

  bpc_opt_lanes32_match_plane match30 (
    .dbp(dbp_1[960:930]),
    .above(dbp_1[929:899]),
    .dbx(match30_dbx),
    .zero(match30_zero),
    .tag(match30_tag),
    .length(match30_length)
  );

  bpc_opt_lanes32_match_plane match31 (
    .dbp(dbp_1[991:961]),
    .above(dbp_1[960:930]),
    .dbx(match31_dbx),
    .zero(match31_zero),
    .tag(match31_tag),
    .length(match31_length)
  );

  bpc_opt_lanes32_payload payload0 (
    .dbx(dbx_2[30:0]),
    .tag(tags_2[2:0]),
    .payload(payload0_payload)
  );

  bpc_opt_lanes32_payload payload1 (
    .dbx(dbx_2[61:31]),
    .tag(tags_2[5:3]),
    .payload(payload1_payload)
  );

  bpc_opt_lanes32_payload payload2 (
    .dbx(dbx_2[92:62]),
    .tag(tags_2[8:6]),
    .payload(payload2_payload)
  );

  bpc_opt_lanes32_payload payload3 (
    .dbx(dbx_2[123:93]),
    .tag(tags_2[11:9]),
    .payload(payload3_payload)
  );

  bpc_opt_lanes32_payload payload4 (
    .dbx(dbx_2[154:124]),
    .tag(tags_2[14:12]),
    .payload(payload4_payload)
  );

  bpc_opt_lanes32_payload payload5 (
    .dbx(dbx_2[185:155]),
    .tag(tags_2[17:15]),
    .payload(payload5_payload)
  );

  bpc_opt_lanes32_payload payload6 (
    .dbx(dbx_2[216:186]),
    .tag(tags_2[20:18]),
    .payload(payload6_payload)
  );

  bpc_opt_lanes32_payload payload7 (
    .dbx(dbx_2[247:217]),
    .tag(tags_2[23:21]),
    .payload(payload7_payload)
  );

  bpc_opt_lanes32_payload payload8 (
    .dbx(dbx_2[278:248]),
    .tag(tags_2[26:24]),
    .payload(payload8_payload)
  );

  bpc_opt_lanes32_payload payload9 (
    .dbx(dbx_2[309:279]),
    .tag(tags_2[29:27]),
    .payload(payload9_payload)
  );

  bpc_opt_lanes32_payload payload10 (
    .dbx(dbx_2[340:310]),
    .tag(tags_2[32:30]),
    .payload(payload10_payload)
  );

  bpc_opt_lanes32_payload payload11 (
    .dbx(dbx_2[371:341]),
    .tag(tags_2[35:33]),
    .payload(payload11_payload)
  );

  bpc_opt_lanes32_payload payload12 (
    .dbx(dbx_2[402:372]),
    .tag(tags_2[38:36]),
    .payload(payload12_payload)
  );

  bpc_opt_lanes32_payload payload13 (
    .dbx(dbx_2[433:403]),
    .tag(tags_2[41:39]),
    .payload(payload13_payload)
  );

  bpc_opt_lanes32_payload payload14 (
    .dbx(dbx_2[464:434]),
    .tag(tags_2[44:42]),
    .payload(payload14_payload)
  );

  bpc_opt_lanes32_payload payload15 (
    .dbx(dbx_2[495:465]),
    .tag(tags_2[47:45]),
    .payload(payload15_payload)
  );

  bpc_opt_lanes32_payload payload16 (
    .dbx(dbx_2[526:496]),
    .tag(tags_2[50:48]),
    .payload(payload16_payload)
  );

  bpc_opt_lanes32_payload payload17 (
    .dbx(dbx_2[557:527]),
    .tag(tags_2[53:51]),
    .payload(payload17_payload)
  );

  bpc_opt_lanes32_payload payload18 (
    .dbx(dbx_2[588:558]),
    .tag(tags_2[56:54]),
    .payload(payload18_payload)
  );

  bpc_opt_lanes32_payload payload19 (
    .dbx(dbx_2[619:589]),
    .tag(tags_2[59:57]),
    .payload(payload19_payload)
  );

  bpc_opt_lanes32_payload payload20 (
    .dbx(dbx_2[650:620]),
    .tag(tags_2[62:60]),
    .payload(payload20_payload)
  );

  bpc_opt_lanes32_payload payload21 (
    .dbx(dbx_2[681:651]),
    .tag(tags_2[65:63]),
    .payload(payload21_payload)
  );

  bpc_opt_lanes32_payload payload22 (
    .dbx(dbx_2[712:682]),
    .tag(tags_2[68:66]),
    .payload(payload22_payload)
  );

  bpc_opt_lanes32_payload payload23 (
    .dbx(dbx_2[743:713]),
    .tag(tags_2[71:69]),
    .payload(payload23_payload)
  );

  bpc_opt_lanes32_payload payload24 (
    .dbx(dbx_2[774:744]),
    .tag(tags_2[74:72]),
    .payload(payload24_payload)
  );

  bpc_opt_lanes32_payload payload25 (
    .dbx(dbx_2[805:775]),
    .tag(tags_2[77:75]),
    .payload(payload25_payload)
  );

  bpc_opt_lanes32_payload payload26 (
    .dbx(dbx_2[836:806]),
    .tag(tags_2[80:78]),
    .payload(payload26_payload)
  );

  bpc_opt_lanes32_payload payload27 (
    .dbx(dbx_2[867:837]),
    .tag(tags_2[83:81]),
    .payload(payload27_payload)
  );

  bpc_opt_lanes32_payload payload28 (
    .dbx(dbx_2[898:868]),
    .tag(tags_2[86:84]),
    .payload(payload28_payload)
  );

  bpc_opt_lanes32_payload payload29 (
    .dbx(dbx_2[929:899]),
    .tag(tags_2[89:87]),
    .payload(payload29_payload)
  );

  bpc_opt_lanes32_payload payload30 (
    .dbx(dbx_2[960:930]),
    .tag(tags_2[92:90]),
    .payload(payload30_payload)
  );

  bpc_opt_lanes32_payload payload31 (
    .dbx(dbx_2[991:961]),
    .tag(tags_2[95:93]),
    .payload(payload31_payload)
  );

  bpc_opt_lanes32_merge5 merge5_0 (
    .left(payloads_6[31:0]),
    .right(payloads_6[63:32]),
    .start(starts_6[5:0]),
    .whole(merge5_0_whole)
  );

  bpc_opt_lanes32_merge5 merge5_1 (
    .left(payloads_6[95:64]),
    .right(payloads_6[127:96]),
    .start(starts_6[11:6]),
    .whole(merge5_1_whole)
  );

  bpc_opt_lanes32_merge5 merge5_2 (
    .left(payloads_6[159:128]),
    .right(payloads_6[191:160]),
    .start(starts_6[17:12]),
    .whole(merge5_2_whole)
  );

  bpc_opt_lanes32_merge5 merge5_3 (
    .left(payloads_6[223:192]),
    .right(payloads_6[255:224]),
    .start(starts_6[23:18]),
    .whole(merge5_3_whole)
  );

  bpc_opt_lanes32_merge5 merge5_4 (
    .left(payloads_6[287:256]),
    .right(payloads_6[319:288]),
    .start(starts_6[29:24]),
    .whole(merge5_4_whole)
  );

  bpc_opt_lanes32_merge5 merge5_5 (
    .left(payloads_6[351:320]),
    .right(payloads_6[383:352]),
    .start(starts_6[35:30]),
    .whole(merge5_5_whole)
  );

  bpc_opt_lanes32_merge5 merge5_6 (
    .left(payloads_6[415:384]),
    .right(payloads_6[447:416]),
    .start(starts_6[41:36]),
    .whole(merge5_6_whole)
  );

  bpc_opt_lanes32_merge5 merge5_7 (
    .left(payloads_6[479:448]),
    .right(payloads_6[511:480]),
    .start(starts_6[47:42]),
    .whole(merge5_7_whole)
  );

  bpc_opt_lanes32_merge5 merge5_8 (
    .left(payloads_6[543:512]),
    .right(payloads_6[575:544]),
    .start(starts_6[53:48]),
    .whole(merge5_8_whole)
  );

  bpc_opt_lanes32_merge5 merge5_9 (
    .left(payloads_6[607:576]),
    .right(payloads_6[639:608]),
    .start(starts_6[59:54]),
    .whole(merge5_9_whole)
  );

  bpc_opt_lanes32_merge5 merge5_10 (
    .left(payloads_6[671:640]),
    .right(payloads_6[703:672]),
    .start(starts_6[65:60]),
    .whole(merge5_10_whole)
  );

  bpc_opt_lanes32_merge5 merge5_11 (
    .left(payloads_6[735:704]),
    .right(payloads_6[767:736]),
    .start(starts_6[71:66]),
    .whole(merge5_11_whole)
  );

  bpc_opt_lanes32_merge5 merge5_12 (
    .left(payloads_6[799:768]),
    .right(payloads_6[831:800]),
    .start(starts_6[77:72]),
    .whole(merge5_12_whole)
  );

  bpc_opt_lanes32_merge5 merge5_13 (
    .left(payloads_6[863:832]),
    .right(payloads_6[895:864]),
    .start(starts_6[83:78]),
    .whole(merge5_13_whole)
  );

  bpc_opt_lanes32_merge5 merge5_14 (
    .left(payloads_6[927:896]),
    .right(payloads_6[959:928]),
    .start(starts_6[89:84]),
    .whole(merge5_14_whole)
  );

  bpc_opt_lanes32_merge5 merge5_15 (
    .left(payloads_6[991:960]),
    .right(payloads_6[1023:992]),
    .start(starts_6[95:90]),
    .whole(merge5_15_whole)
  );

  bpc_opt_lanes32_merge6 merge6_0 (
    .left(merge5_0_whole),
    .right(merge5_1_whole),
    .start(starts_6[102:96]),
    .whole(merge6_0_whole)
  );

  bpc_opt_lanes32_merge6 merge6_1 (
    .left(merge5_2_whole),
    .right(merge5_3_whole),
    .start(starts_6[109:103]),
    .whole(merge6_1_whole)
  );

  bpc_opt_lanes32_merge6 merge6_2 (
    .left(merge5_4_whole),
    .right(merge5_5_whole),
    .start(starts_6[116:110]),
    .whole(merge6_2_whole)
  );

  bpc_opt_lanes32_merge6 merge6_3 (
    .left(merge5_6_whole),
    .right(merge5_7_whole),
    .start(starts_6[123:117]),
    .whole(merge6_3_whole)
  );

  bpc_opt_lanes32_merge6 merge6_4 (
    .left(merge5_8_whole),
    .right(merge5_9_whole),
    .start(starts_6[130:124]),
    .whole(merge6_4_whole)
  );

  bpc_opt_lanes32_merge6 merge6_5 (
    .left(merge5_10_whole),
    .right(merge5_11_whole),
    .start(starts_6[137:131]),
    .whole(merge6_5_whole)
  );

  bpc_opt_lanes32_merge6 merge6_6 (
    .left(merge5_12_whole),
    .right(merge5_13_whole),
    .start(starts_6[144:138]),
    .whole(merge6_6_whole)
  );

  bpc_opt_lanes32_merge6 merge6_7 (
    .left(merge5_14_whole),
    .right(merge5_15_whole),
    .start(starts_6[151:145]),
    .whole(merge6_7_whole)
  );

  bpc_opt_lanes32_merge7 merge7_0 (
    .left(payloads_7[127:0]),
    .right(payloads_7[255:128]),
    .start(starts_7[7:0]),
    .whole(merge7_0_whole)
  );

  bpc_opt_lanes32_merge7 merge7_1 (
    .left(payloads_7[383:256]),
    .right(payloads_7[511:384]),
    .start(starts_7[15:8]),
    .whole(merge7_1_whole)
  );

  bpc_opt_lanes32_merge7 merge7_2 (
    .left(payloads_7[639:512]),
    .right(payloads_7[767:640]),
    .start(starts_7[23:16]),
    .whole(merge7_2_whole)
  );

  bpc_opt_lanes32_merge7 merge7_3 (
    .left(payloads_7[895:768]),
    .right(payloads_7[1023:896]),
    .start(starts_7[31:24]),
    .whole(merge7_3_whole)
  );

  bpc_opt_lanes32_merge8 merge8_0 (
    .left(merge7_0_whole),
    .right(merge7_1_whole),
    .start(starts_7[40:32]),
    .whole(merge8_0_whole)
  );

  bpc_opt_lanes32_merge8 merge8_1 (
    .left(merge7_2_whole),
    .right(merge7_3_whole),
    .start(starts_7[49:41]),
    .whole(merge8_1_whole)
  );

  bpc_opt_lanes32_merge9 merge9_0 (
    .left(merge8_0_whole),
    .right(merge8_1_whole),
    .start(starts_7[59:50]),
    .whole(merge9_0_whole)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_1 <= 1'h0;
      valid_2 <= 1'h0;
      valid_3 <= 1'h0;
      valid_4 <= 1'h0;
      valid_5 <= 1'h0;
      valid_6 <= 1'h0;
      valid_7 <= 1'h0;
      valid_8 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
      if (advance) valid_5 <= valid_4;
      if (advance) valid_6 <= valid_5;
      if (advance) valid_7 <= valid_6;
      if (advance) valid_8 <= valid_7;
    end
  end

  always @(posedge aclk) begin
    if (advance) dbp_1 <= {delta30[0], delta29[0], delta28[0], delta27[0], delta26[0], delta25[0], delta24[0], delta23[0],
    delta22[0], delta21[0], delta20[0], delta19[0], delta18[0], delta17[0], delta16[0], delta15[0],
    delta14[0], delta13[0], delta12[0], delta11[0], delta10[0], delta9[0], delta8[0], delta7[0],
    delta6[0], delta5[0], delta4[0], delta3[0], delta2[0], delta1[0], delta0[0], delta30[1],
    delta29[1], delta28[1], delta27[1], delta26[1], delta25[1], delta24[1], delta23[1], delta22[1],
    delta21[1], delta20[1], delta19[1], delta18[1], delta17[1], delta16[1], delta15[1], delta14[1],
    delta13[1], delta12[1], delta11[1], delta10[1], delta9[1], delta8[1], delta7[1], delta6[1],
    delta5[1], delta4[1], delta3[1], delta2[1], delta1[1], delta0[1], delta30[2], delta29[2],
    delta28[2], delta27[2], delta26[2], delta25[2], delta24[2], delta23[2], delta22[2], delta21[2],
    delta20[2], delta19[2], delta18[2], delta17[2], delta16[2], delta15[2], delta14[2], delta13[2],
    delta12[2], delta11[2], delta10[2], delta9[2], delta8[2], delta7[2], delta6[2], delta5[2],
    delta4[2], delta3[2], delta2[2], delta1[2], delta0[2], delta30[3], delta29[3], delta28[3],
    delta27[3], delta26[3], delta25[3], delta24[3], delta23[3], delta22[3], delta21[3], delta20[3],
    delta19[3], delta18[3], delta17[3], delta16[3], delta15[3], delta14[3], delta13[3], delta12[3],
    delta11[3], delta10[3], delta9[3], delta8[3], delta7[3], delta6[3], delta5[3], delta4[3],
    delta3[3], delta2[3], delta1[3], delta0[3], delta30[4], delta29[4], delta28[4], delta27[4],
    delta26[4], delta25[4], delta24[4], delta23[4], delta22[4], delta21[4], delta20[4], delta19[4],
    delta18[4], delta17[4], delta16[4], delta15[4], delta14[4], delta13[4], delta12[4], delta11[4],
    delta10[4], delta9[4], delta8[4], delta7[4], delta6[4], delta5[4], delta4[4], delta3[4],
    delta2[4], delta1[4], delta0[4], delta30[5], delta29[5], delta28[5], delta27[5], delta26[5],
    delta25[5], delta24[5], delta23[5], delta22[5], delta21[5], delta20[5], delta19[5], delta18[5],
    delta17[5], delta16[5], delta15[5], delta14[5], delta13[5], delta12[5], delta11[5], delta10[5],
    delta9[5], delta8[5], delta7[5], delta6[5], delta5[5], delta4[5], delta3[5], delta2[5],
    delta1[5], delta0[5], delta30[6], delta29[6], delta28[6], delta27[6], delta26[6], delta25[6],
    delta24[6], delta23[6], delta22[6], delta21[6], delta20[6], delta19[6], delta18[6], delta17[6],
    delta16[6], delta15[6], delta14[6], delta13[6], delta12[6], delta11[6], delta10[6], delta9[6],
    delta8[6], delta7[6], delta6[6], delta5[6], delta4[6], delta3[6], delta2[6], delta1[6],
    delta0[6], delta30[7], delta29[7], delta28[7], delta27[7], delta26[7], delta25[7], delta24[7],
    delta23[7], delta22[7], delta21[7], delta20[7], delta19[7], delta18[7], delta17[7], delta16[7],
    delta15[7], delta14[7], delta13[7], delta12[7], delta11[7], delta10[7], delta9[7], delta8[7],
    delta7[7], delta6[7], delta5[7], delta4[7], delta3[7], delta2[7], delta1[7], delta0[7],
    delta30[8], delta29[8], delta28[8], delta27[8], delta26[8], delta25[8], delta24[8], delta23[8],
    delta22[8], delta21[8], delta20[8], delta19[8], delta18[8], delta17[8], delta16[8], delta15[8],
    delta14[8], delta13[8], delta12[8], delta11[8], delta10[8], delta9[8], delta8[8], delta7[8],
    delta6[8], delta5[8], delta4[8], delta3[8], delta2[8], delta1[8], delta0[8], delta30[9],
    delta29[9], delta28[9], delta27[9], delta26[9], delta25[9], delta24[9], delta23[9], delta22[9],
    delta21[9], delta20[9], delta19[9], delta18[9], delta17[9], delta16[9], delta15[9], delta14[9],
    delta13[9], delta12[9], delta11[9], delta10[9], delta9[9], delta8[9], delta7[9], delta6[9],
    delta5[9], delta4[9], delta3[9], delta2[9], delta1[9], delta0[9], delta30[10], delta29[10],
    delta28[10], delta27[10], delta26[10], delta25[10], delta24[10], delta23[10], delta22[10],
    delta21[10], delta20[10], delta19[10], delta18[10], delta17[10], delta16[10], delta15[10],
    delta14[10], delta13[10], delta12[10], delta11[10], delta10[10], delta9[10], delta8[10],
    delta7[10], delta6[10], delta5[10], delta4[10], delta3[10], delta2[10], delta1[10], delta0[10],
    delta30[11], delta29[11], delta28[11], delta27[11], delta26[11], delta25[11], delta24[11],
    delta23[11], delta22[11], delta21[11], delta20[11], delta19[11], delta18[11], delta17[11],
    delta16[11], delta15[11], delta14[11], delta13[11], delta12[11], delta11[11], delta10[11],
    delta9[11], delta8[11], delta7[11], delta6[11], delta5[11], delta4[11], delta3[11], delta2[11],
    delta1[11], delta0[11], delta30[12], delta29[12], delta28[12], delta27[12], delta26[12],
    delta25[12], delta24[12], delta23[12], delta22[12], delta21[12], delta20[12], delta19[12],
    delta18[12], delta17[12], delta16[12], delta15[12], delta14[12], delta13[12], delta12[12],
    delta11[12], delta10[12], delta9[12], delta8[12], delta7[12], delta6[12], delta5[12],
    delta4[12], delta3[12], delta2[12], delta1[12], delta0[12], delta30[13], delta29[13],
    delta28[13], delta27[13], delta26[13], delta25[13], delta24[13], delta23[13], delta22[13],
    delta21[13], delta20[13], delta19[13], delta18[13], delta17[13], delta16[13], delta15[13],
    delta14[13], delta13[13], delta12[13], delta11[13], delta10[13], delta9[13], delta8[13],
    delta7[13], delta6[13], delta5[13], delta4[13], delta3[13], delta2[13], delta1[13], delta0[13],
    delta30[14], delta29[14], delta28[14], delta27[14], delta26[14], delta25[14], delta24[14],
    delta23[14], delta22[14], delta21[14], delta20[14], delta19[14], delta18[14], delta17[14],
    delta16[14], delta15[14], delta14[14], delta13[14], delta12[14], delta11[14], delta10[14],
    delta9[14], delta8[14], delta7[14], delta6[14], delta5[14], delta4[14], delta3[14], delta2[14],
    delta1[14], delta0[14], delta30[15], delta29[15], delta28[15], delta27[15], delta26[15],
    delta25[15], delta24[15], delta23[15], delta22[15], delta21[15], delta20[15], delta19[15],
    delta18[15], delta17[15], delta16[15], delta15[15], delta14[15], delta13[15], delta12[15],
    delta11[15], delta10[15], delta9[15], delta8[15], delta7[15], delta6[15], delta5[15],
    delta4[15], delta3[15], delta2[15], delta1[15], delta0[15], delta30[16], delta29[16],
    delta28[16], delta27[16], delta26[16], delta25[16], delta24[16], delta23[16], delta22[16],
    delta21[16], delta20[16], delta19[16], delta18[16], delta17[16], delta16[16], delta15[16],
    delta14[16], delta13[16], delta12[16], delta11[16], delta10[16], delta9[16], delta8[16],
    delta7[16], delta6[16], delta5[16], delta4[16], delta3[16], delta2[16], delta1[16], delta0[16],
    delta30[17], delta29[17], delta28[17], delta27[17], delta26[17], delta25[17], delta24[17],
    delta23[17], delta22[17], delta21[17], delta20[17], delta19[17], delta18[17], delta17[17],
    delta16[17], delta15[17], delta14[17], delta13[17], delta12[17], delta11[17], delta10[17],
    delta9[17], delta8[17], delta7[17], delta6[17], delta5[17], delta4[17], delta3[17], delta2[17],
    delta1[17], delta0[17], delta30[18], delta29[18], delta28[18], delta27[18], delta26[18],
    delta25[18], delta24[18], delta23[18], delta22[18], delta21[18], delta20[18], delta19[18],
    delta18[18], delta17[18], delta16[18], delta15[18], delta14[18], delta13[18], delta12[18],
    delta11[18], delta10[18], delta9[18], delta8[18], delta7[18], delta6[18], delta5[18],
    delta4[18], delta3[18], delta2[18], delta1[18], delta0[18], delta30[19], delta29[19],
    delta28[19], delta27[19], delta26[19], delta25[19], delta24[19], delta23[19], delta22[19],
    delta21[19], delta20[19], delta19[19], delta18[19], delta17[19], delta16[19], delta15[19],
    delta14[19], delta13[19], delta12[19], delta11[19], delta10[19], delta9[19], delta8[19],
    delta7[19], delta6[19], delta5[19], delta4[19], delta3[19], delta2[19], delta1[19], delta0[19],
    delta30[20], delta29[20], delta28[20], delta27[20], delta26[20], delta25[20], delta24[20],
    delta23[20], delta22[20], delta21[20], delta20[20], delta19[20], delta18[20], delta17[20],
    delta16[20], delta15[20], delta14[20], delta13[20], delta12[20], delta11[20], delta10[20],
    delta9[20], delta8[20], delta7[20], delta6[20], delta5[20], delta4[20], delta3[20], delta2[20],
    delta1[20], delta0[20], delta30[21], delta29[21], delta28[21], delta27[21], delta26[21],
    delta25[21], delta24[21], delta23[21], delta22[21], delta21[21], delta20[21], delta19[21],
    delta18[21], delta17[21], delta16[21], delta15[21], delta14[21], delta13[21], delta12[21],
    delta11[21], delta10[21], delta9[21], delta8[21], delta7[21], delta6[21], delta5[21],
    delta4[21], delta3[21], delta2[21], delta1[21], delta0[21], delta30[22], delta29[22],
    delta28[22], delta27[22], delta26[22], delta25[22], delta24[22], delta23[22], delta22[22],
    delta21[22], delta20[22], delta19[22], delta18[22], delta17[22], delta16[22], delta15[22],
    delta14[22], delta13[22], delta12[22], delta11[22], delta10[22], delta9[22], delta8[22],
    delta7[22], delta6[22], delta5[22], delta4[22], delta3[22], delta2[22], delta1[22], delta0[22],
    delta30[23], delta29[23], delta28[23], delta27[23], delta26[23], delta25[23], delta24[23],
    delta23[23], delta22[23], delta21[23], delta20[23], delta19[23], delta18[23], delta17[23],
    delta16[23], delta15[23], delta14[23], delta13[23], delta12[23], delta11[23], delta10[23],
    delta9[23], delta8[23], delta7[23], delta6[23], delta5[23], delta4[23], delta3[23], delta2[23],
    delta1[23], delta0[23], delta30[24], delta29[24], delta28[24], delta27[24], delta26[24],
    delta25[24], delta24[24], delta23[24], delta22[24], delta21[24], delta20[24], delta19[24],
    delta18[24], delta17[24], delta16[24], delta15[24], delta14[24], delta13[24], delta12[24],
    delta11[24], delta10[24], delta9[24], delta8[24], delta7[24], delta6[24], delta5[24],
    delta4[24], delta3[24], delta2[24], delta1[24], delta0[24], delta30[25], delta29[25],
    delta28[25], delta27[25], delta26[25], delta25[25], delta24[25], delta23[25], delta22[25],
    delta21[25], delta20[25], delta19[25], delta18[25], delta17[25], delta16[25], delta15[25],
    delta14[25], delta13[25], delta12[25], delta11[25], delta10[25], delta9[25], delta8[25],
    delta7[25], delta6[25], delta5[25], delta4[25], delta3[25], delta2[25], delta1[25], delta0[25],
    delta30[26], delta29[26], delta28[26], delta27[26], delta26[26], delta25[26], delta24[26],
    delta23[26], delta22[26], delta21[26], delta20[26], delta19[26], delta18[26], delta17[26],
    delta16[26], delta15[26], delta14[26], delta13[26], delta12[26], delta11[26], delta10[26],
    delta9[26], delta8[26], delta7[26], delta6[26], delta5[26], delta4[26], delta3[26], delta2[26],
    delta1[26], delta0[26], delta30[27], delta29[27], delta28[27], delta27[27], delta26[27],
    delta25[27], delta24[27], delta23[27], delta22[27], delta21[27], delta20[27], delta19[27],
    delta18[27], delta17[27], delta16[27], delta15[27], delta14[27], delta13[27], delta12[27],
    delta11[27], delta10[27], delta9[27], delta8[27], delta7[27], delta6[27], delta5[27],
    delta4[27], delta3[27], delta2[27], delta1[27], delta0[27], delta30[28], delta29[28],
    delta28[28], delta27[28], delta26[28], delta25[28], delta24[28], delta23[28], delta22[28],
    delta21[28], delta20[28], delta19[28], delta18[28], delta17[28], delta16[28], delta15[28],
    delta14[28], delta13[28], delta12[28], delta11[28], delta10[28], delta9[28], delta8[28],
    delta7[28], delta6[28], delta5[28], delta4[28], delta3[28], delta2[28], delta1[28], delta0[28],
    delta30[29], delta29[29], delta28[29], delta27[29], delta26[29], delta25[29], delta24[29],
    delta23[29], delta22[29], delta21[29], delta20[29], delta19[29], delta18[29], delta17[29],
    delta16[29], delta15[29], delta14[29], delta13[29], delta12[29], delta11[29], delta10[29],
    delta9[29], delta8[29], delta7[29], delta6[29], delta5[29], delta4[29], delta3[29], delta2[29],
    delta1[29], delta0[29], delta30[30], delta29[30], delta28[30], delta27[30], delta26[30],
    delta25[30], delta24[30], delta23[30], delta22[30], delta21[30], delta20[30], delta19[30],
    delta18[30], delta17[30], delta16[30], delta15[30], delta14[30], delta13[30], delta12[30],
    delta11[30], delta10[30], delta9[30], delta8[30], delta7[30], delta6[30], delta5[30],
    delta4[30], delta3[30], delta2[30], delta1[30], delta0[30], delta30[31], delta29[31],
    delta28[31], delta27[31], delta26[31], delta25[31], delta24[31], delta23[31], delta22[31],
    delta21[31], delta20[31], delta19[31], delta18[31], delta17[31], delta16[31], delta15[31],
    delta14[31], delta13[31], delta12[31], delta11[31], delta10[31], delta9[31], delta8[31],
    delta7[31], delta6[31], delta5[31], delta4[31], delta3[31], delta2[31], delta1[31], delta0[31]};
    if (advance) base_tag_1 <= match_base_tag;
    if (advance) base_1 <= match_base_payload;
    if (advance) base_nibbles_1 <= {2'h0, match_base_nibbles};
    if (advance) tags_2 <= {match31_tag, match30_tag, match29_tag, match28_tag, match27_tag, match26_tag, match25_tag,
    match24_tag, match23_tag, match22_tag, match21_tag, match20_tag, match19_tag, match18_tag,
    match17_tag, match16_tag, match15_tag, match14_tag, match13_tag, match12_tag, match11_tag,
    match10_tag, match9_tag, match8_tag, match7_tag, match6_tag, match5_tag, match4_tag,
    match3_tag, match2_tag, match1_tag, match0_tag};
    if (advance) lengths_2 <= {match31_length, match30_length, match29_length, match28_length, match27_length, match26_length,
    match25_length, match24_length, match23_length, match22_length, match21_length, match20_length,
    match19_length, match18_length, match17_length, match16_length, match15_length, match14_length,
    match13_length, match12_length, match11_length, match10_length, match9_length, match8_length,
    match7_length, match6_length, match5_length, match4_length, match3_length, match2_length,
    match1_length, match0_length};
    if (advance) dbx_2 <= {match31_dbx, match30_dbx, match29_dbx, match28_dbx, match27_dbx, match26_dbx, match25_dbx,
    match24_dbx, match23_dbx, match22_dbx, match21_dbx, match20_dbx, match19_dbx, match18_dbx,
    match17_dbx, match16_dbx, match15_dbx, match14_dbx, match13_dbx, match12_dbx, match11_dbx,
    match10_dbx, match9_dbx, match8_dbx, match7_dbx, match6_dbx, match5_dbx, match4_dbx,
    match3_dbx, match2_dbx, match1_dbx, match0_dbx};
    if (advance) base_tag_2 <= base_tag_1;
    if (advance) base_2 <= base_1;
    if (advance) first_2 <= {base_nibbles_1, 2'h0};
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) payloads_3 <= {payload31_payload, payload30_payload, payload29_payload, payload28_payload, payload27_payload,
    payload26_payload, payload25_payload, payload24_payload, payload23_payload, payload22_payload,
    payload21_payload, payload20_payload, payload19_payload, payload18_payload, payload17_payload,
    payload16_payload, payload15_payload, payload14_payload, payload13_payload, payload12_payload,
    payload11_payload, payload10_payload, payload9_payload, payload8_payload, payload7_payload,
    payload6_payload, payload5_payload, payload4_payload, payload3_payload, payload2_payload,
    payload1_payload, payload0_payload};
    if (advance) base_tag_3 <= base_tag_2;
    if (advance) base_3 <= base_2;
    if (advance) sums_3 <= {{1'h0, n8} + {1'h0, {1'h0, lengths_2[149:145]} + {1'h0, lengths_2[154:150]}}, {1'h0, n8} + {2'h0,
    lengths_2[149:145]}, n8, lengths_2[139:135], {1'h0, n7} + {1'h0, {1'h0,
    lengths_2[129:125]} + {1'h0, lengths_2[134:130]}}, {1'h0, n7} + {2'h0, lengths_2[129:125]}, n7,
    lengths_2[119:115], {1'h0, n6} + {1'h0, {1'h0, lengths_2[109:105]} + {1'h0,
    lengths_2[114:110]}}, {1'h0, n6} + {2'h0, lengths_2[109:105]}, n6, lengths_2[99:95], {1'h0,
    n5} + {1'h0, {1'h0, lengths_2[89:85]} + {1'h0, lengths_2[94:90]}}, {1'h0, n5} + {2'h0,
    lengths_2[89:85]}, n5, lengths_2[79:75], {1'h0, n4} + {1'h0, {1'h0, lengths_2[69:65]} + {1'h0,
    lengths_2[74:70]}}, {1'h0, n4} + {2'h0, lengths_2[69:65]}, n4, lengths_2[59:55], {1'h0,
    n3} + {1'h0, {1'h0, lengths_2[49:45]} + {1'h0, lengths_2[54:50]}}, {1'h0, n3} + {2'h0,
    lengths_2[49:45]}, n3, lengths_2[39:35], {1'h0, n2} + {1'h0, {1'h0, lengths_2[29:25]} + {1'h0,
    lengths_2[34:30]}}, {1'h0, n2} + {2'h0, lengths_2[29:25]}, n2, lengths_2[19:15], {1'h0,
    n1} + {4'h0, {1'h0, lengths_2[9:5]} + {1'h0, lengths_2[14:10]}}, {1'h0, n1} + {5'h0,
    lengths_2[9:5]}, n1, first_2};
    if (advance) last_length_3 <= lengths_2[159:155];
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) payloads_4 <= {payloads_3[1023:992], payloads_3[991:960], payloads_3[959:928], payloads_3[927:896],
    payloads_3[895:864], payloads_3[863:832], payloads_3[831:800], payloads_3[799:768],
    payloads_3[767:736], payloads_3[735:704], payloads_3[703:672], payloads_3[671:640],
    payloads_3[639:608], payloads_3[607:576], payloads_3[575:544], payloads_3[543:512],
    payloads_3[511:480], payloads_3[479:448], payloads_3[447:416], payloads_3[415:384],
    payloads_3[383:352], payloads_3[351:320], payloads_3[319:288], payloads_3[287:256],
    payloads_3[255:224], payloads_3[223:192], payloads_3[191:160], payloads_3[159:128],
    payloads_3[127:96], payloads_3[95:64], payloads_3[63:32], payloads_3[31:0]};
    if (advance) base_tag_4 <= base_tag_3;
    if (advance) base_4 <= base_3;
    if (advance) sums_4 <= {{1'h0, n10} + {1'h0, {1'h0, sums_3[186:180]} + {1'h0, sums_3[211:205]}}, {1'h0, n10} + {1'h0,
    {1'h0, sums_3[186:180]} + {1'h0, sums_3[204:198]}}, {1'h0, n10} + {1'h0, {1'h0,
    sums_3[186:180]} + {2'h0, sums_3[197:192]}}, {1'h0, n10} + {1'h0, {1'h0,
    sums_3[186:180]} + {3'h0, sums_3[191:187]}}, {1'h0, n10} + {2'h0, sums_3[186:180]}, {1'h0,
    n10} + {2'h0, sums_3[179:173]}, {1'h0, n10} + {3'h0, sums_3[172:167]}, {1'h0, n10} + {4'h0,
    sums_3[166:162]}, n10, {1'h0, sums_3[136:130]} + {1'h0, sums_3[154:148]}, {1'h0,
    sums_3[136:130]} + {2'h0, sums_3[147:142]}, {1'h0, sums_3[136:130]} + {3'h0, sums_3[141:137]},
    sums_3[136:130], sums_3[129:123], sums_3[122:117], sums_3[116:112], {1'h0, n9} + {4'h0, {1'h0,
    sums_3[86:80]} + {1'h0, sums_3[111:105]}}, {1'h0, n9} + {4'h0, {1'h0, sums_3[86:80]} + {1'h0,
    sums_3[104:98]}}, {1'h0, n9} + {4'h0, {1'h0, sums_3[86:80]} + {2'h0, sums_3[97:92]}}, {1'h0,
    n9} + {4'h0, {1'h0, sums_3[86:80]} + {3'h0, sums_3[91:87]}}, {1'h0, n9} + {5'h0,
    sums_3[86:80]}, {1'h0, n9} + {5'h0, sums_3[79:73]}, {1'h0, n9} + {6'h0, sums_3[72:67]}, {1'h0,
    n9} + {7'h0, sums_3[66:62]}, n9, {1'h0, sums_3[36:27]} + {4'h0, sums_3[54:48]}, {1'h0,
    sums_3[36:27]} + {5'h0, sums_3[47:42]}, {1'h0, sums_3[36:27]} + {6'h0, sums_3[41:37]},
    sums_3[36:27], sums_3[26:17], sums_3[16:8], sums_3[7:0]};
    if (advance) last_length_4 <= last_length_3;
    if (advance) tags_5 <= {tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81], tags_4[80:78],
    tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63], tags_4[62:60],
    tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45], tags_4[44:42],
    tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27], tags_4[26:24],
    tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9], tags_4[8:6],
    tags_4[5:3], tags_4[2:0]};
    if (advance) payloads_5 <= {payloads_4[1023:992], payloads_4[991:960], payloads_4[959:928], payloads_4[927:896],
    payloads_4[895:864], payloads_4[863:832], payloads_4[831:800], payloads_4[799:768],
    payloads_4[767:736], payloads_4[735:704], payloads_4[703:672], payloads_4[671:640],
    payloads_4[639:608], payloads_4[607:576], payloads_4[575:544], payloads_4[543:512],
    payloads_4[511:480], payloads_4[479:448], payloads_4[447:416], payloads_4[415:384],
    payloads_4[383:352], payloads_4[351:320], payloads_4[319:288], payloads_4[287:256],
    payloads_4[255:224], payloads_4[223:192], payloads_4[191:160], payloads_4[159:128],
    payloads_4[127:96], payloads_4[95:64], payloads_4[63:32], payloads_4[31:0]};
    if (advance) base_tag_5 <= base_tag_4;
    if (advance) base_5 <= base_4;
    if (advance) sums_5 <= {{1'h0, sums_4[176:165]} + {4'h0, sums_4[305:297]}, {1'h0, sums_4[176:165]} + {4'h0,
    sums_4[296:288]}, {1'h0, sums_4[176:165]} + {4'h0, sums_4[287:279]}, {1'h0,
    sums_4[176:165]} + {4'h0, sums_4[278:270]}, {1'h0, sums_4[176:165]} + {4'h0, sums_4[269:261]},
    {1'h0, sums_4[176:165]} + {4'h0, sums_4[260:252]}, {1'h0, sums_4[176:165]} + {4'h0,
    sums_4[251:243]}, {1'h0, sums_4[176:165]} + {4'h0, sums_4[242:234]}, {1'h0,
    sums_4[176:165]} + {5'h0, sums_4[233:226]}, {1'h0, sums_4[176:165]} + {5'h0, sums_4[225:218]},
    {1'h0, sums_4[176:165]} + {5'h0, sums_4[217:210]}, {1'h0, sums_4[176:165]} + {5'h0,
    sums_4[209:202]}, {1'h0, sums_4[176:165]} + {6'h0, sums_4[201:195]}, {1'h0,
    sums_4[176:165]} + {6'h0, sums_4[194:188]}, {1'h0, sums_4[176:165]} + {7'h0, sums_4[187:182]},
    {1'h0, sums_4[176:165]} + {8'h0, sums_4[181:177]}, sums_4[176:165], sums_4[164:153],
    sums_4[152:141], sums_4[140:129], sums_4[128:117], sums_4[116:105], sums_4[104:93],
    sums_4[92:81], sums_4[80:70], sums_4[69:59], sums_4[58:48], sums_4[47:37], sums_4[36:27],
    sums_4[26:17], sums_4[16:8], sums_4[7:0]};
    if (advance) last_length_5 <= last_length_4;
    if (advance) section_6 <= {tags_5[95:93], tags_5[92:90], tags_5[89:87], tags_5[86:84], tags_5[83:81], tags_5[80:78],
    tags_5[77:75], tags_5[74:72], tags_5[71:69], tags_5[68:66], tags_5[65:63], tags_5[62:60],
    tags_5[59:57], tags_5[56:54], tags_5[53:51], tags_5[50:48], tags_5[47:45], tags_5[44:42],
    tags_5[41:39], tags_5[38:36], tags_5[35:33], tags_5[32:30], tags_5[29:27], tags_5[26:24],
    tags_5[23:21], tags_5[20:18], tags_5[17:15], tags_5[14:12], tags_5[11:9], tags_5[8:6],
    tags_5[5:3], tags_5[2:0]};
    if (advance) base_tag_6 <= base_tag_5;
    if (advance) base_6 <= base_5;
    if (advance) ends_6 <= {last_length_5, sums_5[384:372]};
    if (advance) payloads_6 <= {sums_5[376] ? {n138[15:0], n138[31:16]} : n138, sums_5[363] ? {n134[15:0], n134[31:16]} : n134,
    sums_5[350] ? {n130[15:0], n130[31:16]} : n130, sums_5[337] ? {n126[15:0], n126[31:16]} : n126,
    sums_5[324] ? {n122[15:0], n122[31:16]} : n122, sums_5[311] ? {n118[15:0], n118[31:16]} : n118,
    sums_5[298] ? {n114[15:0], n114[31:16]} : n114, sums_5[285] ? {n110[15:0], n110[31:16]} : n110,
    sums_5[272] ? {n106[15:0], n106[31:16]} : n106, sums_5[259] ? {n102[15:0], n102[31:16]} : n102,
    sums_5[246] ? {n98[15:0], n98[31:16]} : n98, sums_5[233] ? {n94[15:0], n94[31:16]} : n94,
    sums_5[220] ? {n90[15:0], n90[31:16]} : n90, sums_5[207] ? {n86[15:0], n86[31:16]} : n86,
    sums_5[194] ? {n82[15:0], n82[31:16]} : n82, sums_5[181] ? {n78[15:0], n78[31:16]} : n78,
    sums_5[169] ? {n74[15:0], n74[31:16]} : n74, sums_5[157] ? {n70[15:0], n70[31:16]} : n70,
    sums_5[145] ? {n66[15:0], n66[31:16]} : n66, sums_5[133] ? {n62[15:0], n62[31:16]} : n62,
    sums_5[121] ? {n58[15:0], n58[31:16]} : n58, sums_5[109] ? {n54[15:0], n54[31:16]} : n54,
    sums_5[97] ? {n50[15:0], n50[31:16]} : n50, sums_5[85] ? {n46[15:0], n46[31:16]} : n46,
    sums_5[74] ? {n42[15:0], n42[31:16]} : n42, sums_5[63] ? {n38[15:0], n38[31:16]} : n38,
    sums_5[52] ? {n34[15:0], n34[31:16]} : n34, sums_5[41] ? {n30[15:0], n30[31:16]} : n30,
    sums_5[31] ? {n26[15:0], n26[31:16]} : n26, sums_5[21] ? {n22[15:0], n22[31:16]} : n22,
    sums_5[12] ? {n18[15:0], n18[31:16]} : n18, sums_5[4] ? {n14[15:0], n14[31:16]} : n14};
    if (advance) starts_6 <= {sums_5[186:177], sums_5[289:281], sums_5[89:81], sums_5[340:333], sums_5[236:229],
    sums_5[136:129], sums_5[44:37], sums_5[365:359], sums_5[313:307], sums_5[261:255],
    sums_5[209:203], sums_5[159:153], sums_5[111:105], sums_5[65:59], sums_5[23:17],
    sums_5[377:372], sums_5[351:346], sums_5[325:320], sums_5[299:294], sums_5[273:268],
    sums_5[247:242], sums_5[221:216], sums_5[195:190], sums_5[170:165], sums_5[146:141],
    sums_5[122:117], sums_5[98:93], sums_5[75:70], sums_5[53:48], sums_5[32:27], sums_5[13:8]};
    if (advance) section_7 <= section_6;
    if (advance) base_tag_7 <= base_tag_6;
    if (advance) base_7 <= base_6;
    if (advance) ends_7 <= {ends_6[17:13], ends_6[12:0]};
    if (advance) payloads_7 <= {merge6_7_whole, merge6_6_whole, merge6_5_whole, merge6_4_whole, merge6_3_whole, merge6_2_whole,
    merge6_1_whole, merge6_0_whole};
    if (advance) starts_7 <= {starts_6[211:202], starts_6[201:193], starts_6[192:184], starts_6[183:176], starts_6[175:168],
    starts_6[167:160], starts_6[159:152]};
    if (advance) stored_8 <= {merge9_0_whole[668:0] | {637'h0, base_7}, section_7, base_tag_7};
    if (advance) bursts_8 <= {2{n140}} | ({1'h0, 14'h9d < n139} + {1'h0, 14'h19d < n139});
  end

  wire unused = &{1'b0, match0_zero, match1_zero, match2_zero, match3_zero, match4_zero, match5_zero, match6_zero,
      match7_zero, match8_zero, match9_zero, match10_zero, match11_zero, match12_zero,
      match13_zero, match14_zero, match15_zero, match16_zero, match17_zero, match18_zero,
      match19_zero, match20_zero, match21_zero, match22_zero, match23_zero, match24_zero,
      match25_zero, match26_zero, match27_zero, match28_zero, match29_zero, match30_zero,
      match31_zero, sums_5[7:5], sums_5[16:14], sums_5[26:24], sums_5[36:33], sums_5[47:45],
      sums_5[58:54], sums_5[69:66], sums_5[80:76], sums_5[92:90], sums_5[104:99], sums_5[116:112],
      sums_5[128:123], sums_5[140:137], sums_5[152:147], sums_5[164:160], sums_5[176:171],
      sums_5[189:187], sums_5[202:196], sums_5[215:210], sums_5[228:222], sums_5[241:237],
      sums_5[254:248], sums_5[267:262], sums_5[280:274], sums_5[293:290], sums_5[306:300],
      sums_5[319:314], sums_5[332:326], sums_5[345:341], sums_5[358:352], sums_5[371:366],
      merge9_0_whole[1023:669]};
endmodule
