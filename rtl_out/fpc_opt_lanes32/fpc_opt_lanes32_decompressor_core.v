// FPC-OPT decompressor: lengths of the tags, starting positions, payloads, patterns.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_decompressor_core (
  input  wire aclk,
  input  wire aresetn,
  input  wire advance,
  input  wire start,
  input  wire [767:0] stored,
  input  wire [1:0] bursts,
  output wire done,
  output wire [1023:0] block,
  output wire error
);

  wire n1;
  wire n2;
  wire n3;
  wire n4;
  wire n5;
  wire n6;
  wire n7;
  wire n8;
  wire n9;
  wire n10;
  wire n11;
  wire n12;
  wire n13;
  wire n14;
  wire n15;
  wire n16;
  wire n17;
  wire n18;
  wire n19;
  wire n20;
  wire n21;
  wire n22;
  wire n23;
  wire n24;
  wire n25;
  wire n26;
  wire n27;
  wire n28;
  wire n29;
  wire n30;
  wire n31;
  wire n32;
  wire n33;
  wire n34;
  wire n35;
  wire n36;
  wire n37;
  wire n38;
  wire n39;
  wire n40;
  wire n41;
  wire n42;
  wire n43;
  wire n44;
  wire n45;
  wire n46;
  wire n47;
  wire n48;
  wire n49;
  wire n50;
  wire n51;
  wire n52;
  wire n53;
  wire n54;
  wire n55;
  wire n56;
  wire n57;
  wire n58;
  wire n59;
  wire n60;
  wire [4:0] n61;
  wire [4:0] n62;
  wire [4:0] n63;
  wire [4:0] n64;
  wire [4:0] n65;
  wire [4:0] n66;
  wire [4:0] n67;
  wire [4:0] n68;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [671:0] payloads_1;
  reg  [1:0] bursts_1;
  reg  [164:0] sums_1;
  reg  [3:0] last_length_1;
  wire [6:0] n69;
  wire [6:0] n70;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [671:0] payloads_2;
  reg  [1:0] bursts_2;
  reg  [222:0] sums_2;
  reg  [3:0] last_length_2;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [671:0] payloads_3;
  reg  [1:0] bursts_3;
  reg  [253:0] sums_3;
  reg  [3:0] last_length_3;
  wire [511:0] split7_0_left;
  wire [511:0] split7_0_right;
  wire [255:0] split6_0_left;
  wire [255:0] split6_0_right;
  wire [255:0] split6_1_left;
  wire [255:0] split6_1_right;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [12:0] ends_4;
  reg  [1:0] bursts_4;
  reg  [1023:0] buffers_4;
  reg  [127:0] starts_4;
  reg  [95:0] rotations_4;
  wire [127:0] split5_0_left;
  wire [127:0] split5_0_right;
  wire [127:0] split5_1_left;
  wire [127:0] split5_1_right;
  wire [127:0] split5_2_left;
  wire [127:0] split5_2_right;
  wire [127:0] split5_3_left;
  wire [127:0] split5_3_right;
  wire [63:0] split4_0_left;
  wire [63:0] split4_0_right;
  wire [63:0] split4_1_left;
  wire [63:0] split4_1_right;
  wire [63:0] split4_2_left;
  wire [63:0] split4_2_right;
  wire [63:0] split4_3_left;
  wire [63:0] split4_3_right;
  wire [63:0] split4_4_left;
  wire [63:0] split4_4_right;
  wire [63:0] split4_5_left;
  wire [63:0] split4_5_right;
  wire [63:0] split4_6_left;
  wire [63:0] split4_6_right;
  wire [63:0] split4_7_left;
  wire [63:0] split4_7_right;
  wire [31:0] split3_0_left;
  wire [31:0] split3_0_right;
  wire [31:0] split3_1_left;
  wire [31:0] split3_1_right;
  wire [31:0] split3_2_left;
  wire [31:0] split3_2_right;
  wire [31:0] split3_3_left;
  wire [31:0] split3_3_right;
  wire [31:0] split3_4_left;
  wire [31:0] split3_4_right;
  wire [31:0] split3_5_left;
  wire [31:0] split3_5_right;
  wire [31:0] split3_6_left;
  wire [31:0] split3_6_right;
  wire [31:0] split3_7_left;
  wire [31:0] split3_7_right;
  wire [31:0] split3_8_left;
  wire [31:0] split3_8_right;
  wire [31:0] split3_9_left;
  wire [31:0] split3_9_right;
  wire [31:0] split3_10_left;
  wire [31:0] split3_10_right;
  wire [31:0] split3_11_left;
  wire [31:0] split3_11_right;
  wire [31:0] split3_12_left;
  wire [31:0] split3_12_right;
  wire [31:0] split3_13_left;
  wire [31:0] split3_13_right;
  wire [31:0] split3_14_left;
  wire [31:0] split3_14_right;
  wire [31:0] split3_15_left;
  wire [31:0] split3_15_right;
  reg  valid_5;
  reg  [95:0] tags_5;
  reg  [12:0] ends_5;
  reg  [1:0] bursts_5;
  reg  [1023:0] buffers_5;
  reg  [95:0] rotations_5;
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
  wire [9:0] n135;
  wire overruns;
  wire [31:0] decode0_word;
  wire [31:0] decode1_word;
  wire [31:0] decode2_word;
  wire [31:0] decode3_word;
  wire [31:0] decode4_word;
  wire [31:0] decode5_word;
  wire [31:0] decode6_word;
  wire [31:0] decode7_word;
  wire [31:0] decode8_word;
  wire [31:0] decode9_word;
  wire [31:0] decode10_word;
  wire [31:0] decode11_word;
  wire [31:0] decode12_word;
  wire [31:0] decode13_word;
  wire [31:0] decode14_word;
  wire [31:0] decode15_word;
  wire [31:0] decode16_word;
  wire [31:0] decode17_word;
  wire [31:0] decode18_word;
  wire [31:0] decode19_word;
  wire [31:0] decode20_word;
  wire [31:0] decode21_word;
  wire [31:0] decode22_word;
  wire [31:0] decode23_word;
  wire [31:0] decode24_word;
  wire [31:0] decode25_word;
  wire [31:0] decode26_word;
  wire [31:0] decode27_word;
  wire [31:0] decode28_word;
  wire [31:0] decode29_word;
  wire [31:0] decode30_word;
  wire [31:0] decode31_word;
  reg  valid_6;
  reg  [1023:0] words_6;
  reg  error_6;

  assign n1 = stored[5:3] == 3'h1;
  assign n2 = (stored[5:3] == 3'h2) | (stored[5:3] == 3'h6);
  assign n3 = (stored[5:3] == 3'h3) | (stored[5:3] == 3'h4) | (stored[5:3] == 3'h5);
  assign n4 = stored[5:3] == 3'h7;
  assign n5 = stored[11:9] == 3'h1;
  assign n6 = (stored[11:9] == 3'h2) | (stored[11:9] == 3'h6);
  assign n7 = (stored[11:9] == 3'h3) | (stored[11:9] == 3'h4) | (stored[11:9] == 3'h5);
  assign n8 = stored[11:9] == 3'h7;
  assign n9 = stored[17:15] == 3'h1;
  assign n10 = (stored[17:15] == 3'h2) | (stored[17:15] == 3'h6);
  assign n11 = (stored[17:15] == 3'h3) | (stored[17:15] == 3'h4) | (stored[17:15] == 3'h5);
  assign n12 = stored[17:15] == 3'h7;
  assign n13 = stored[23:21] == 3'h1;
  assign n14 = (stored[23:21] == 3'h2) | (stored[23:21] == 3'h6);
  assign n15 = (stored[23:21] == 3'h3) | (stored[23:21] == 3'h4) | (stored[23:21] == 3'h5);
  assign n16 = stored[23:21] == 3'h7;
  assign n17 = stored[29:27] == 3'h1;
  assign n18 = (stored[29:27] == 3'h2) | (stored[29:27] == 3'h6);
  assign n19 = (stored[29:27] == 3'h3) | (stored[29:27] == 3'h4) | (stored[29:27] == 3'h5);
  assign n20 = stored[29:27] == 3'h7;
  assign n21 = stored[35:33] == 3'h1;
  assign n22 = (stored[35:33] == 3'h2) | (stored[35:33] == 3'h6);
  assign n23 = (stored[35:33] == 3'h3) | (stored[35:33] == 3'h4) | (stored[35:33] == 3'h5);
  assign n24 = stored[35:33] == 3'h7;
  assign n25 = stored[41:39] == 3'h1;
  assign n26 = (stored[41:39] == 3'h2) | (stored[41:39] == 3'h6);
  assign n27 = (stored[41:39] == 3'h3) | (stored[41:39] == 3'h4) | (stored[41:39] == 3'h5);
  assign n28 = stored[41:39] == 3'h7;
  assign n29 = stored[47:45] == 3'h1;
  assign n30 = (stored[47:45] == 3'h2) | (stored[47:45] == 3'h6);
  assign n31 = (stored[47:45] == 3'h3) | (stored[47:45] == 3'h4) | (stored[47:45] == 3'h5);
  assign n32 = stored[47:45] == 3'h7;
  assign n33 = stored[53:51] == 3'h1;
  assign n34 = (stored[53:51] == 3'h2) | (stored[53:51] == 3'h6);
  assign n35 = (stored[53:51] == 3'h3) | (stored[53:51] == 3'h4) | (stored[53:51] == 3'h5);
  assign n36 = stored[53:51] == 3'h7;
  assign n37 = stored[59:57] == 3'h1;
  assign n38 = (stored[59:57] == 3'h2) | (stored[59:57] == 3'h6);
  assign n39 = (stored[59:57] == 3'h3) | (stored[59:57] == 3'h4) | (stored[59:57] == 3'h5);
  assign n40 = stored[59:57] == 3'h7;
  assign n41 = stored[65:63] == 3'h1;
  assign n42 = (stored[65:63] == 3'h2) | (stored[65:63] == 3'h6);
  assign n43 = (stored[65:63] == 3'h3) | (stored[65:63] == 3'h4) | (stored[65:63] == 3'h5);
  assign n44 = stored[65:63] == 3'h7;
  assign n45 = stored[71:69] == 3'h1;
  assign n46 = (stored[71:69] == 3'h2) | (stored[71:69] == 3'h6);
  assign n47 = (stored[71:69] == 3'h3) | (stored[71:69] == 3'h4) | (stored[71:69] == 3'h5);
  assign n48 = stored[71:69] == 3'h7;
  assign n49 = stored[77:75] == 3'h1;
  assign n50 = (stored[77:75] == 3'h2) | (stored[77:75] == 3'h6);
  assign n51 = (stored[77:75] == 3'h3) | (stored[77:75] == 3'h4) | (stored[77:75] == 3'h5);
  assign n52 = stored[77:75] == 3'h7;
  assign n53 = stored[83:81] == 3'h1;
  assign n54 = (stored[83:81] == 3'h2) | (stored[83:81] == 3'h6);
  assign n55 = (stored[83:81] == 3'h3) | (stored[83:81] == 3'h4) | (stored[83:81] == 3'h5);
  assign n56 = stored[83:81] == 3'h7;
  assign n57 = stored[89:87] == 3'h1;
  assign n58 = (stored[89:87] == 3'h2) | (stored[89:87] == 3'h6);
  assign n59 = (stored[89:87] == 3'h3) | (stored[89:87] == 3'h4) | (stored[89:87] == 3'h5);
  assign n60 = stored[89:87] == 3'h7;
  assign n61 = {4'h0, 1'h0} + {1'h0, stored[2:0] == 3'h7, (stored[2:0] == 3'h3) | (stored[2:0] == 3'h4) | (stored[2:0] == 3'h5),
    (stored[2:0] == 3'h2) | (stored[2:0] == 3'h6), stored[2:0] == 3'h1};
  assign n62 = {1'h0, n8, n7, n6, n5} + {1'h0, stored[14:12] == 3'h7,
    (stored[14:12] == 3'h3) | (stored[14:12] == 3'h4) | (stored[14:12] == 3'h5),
    (stored[14:12] == 3'h2) | (stored[14:12] == 3'h6), stored[14:12] == 3'h1};
  assign n63 = {1'h0, n16, n15, n14, n13} + {1'h0, stored[26:24] == 3'h7,
    (stored[26:24] == 3'h3) | (stored[26:24] == 3'h4) | (stored[26:24] == 3'h5),
    (stored[26:24] == 3'h2) | (stored[26:24] == 3'h6), stored[26:24] == 3'h1};
  assign n64 = {1'h0, n24, n23, n22, n21} + {1'h0, stored[38:36] == 3'h7,
    (stored[38:36] == 3'h3) | (stored[38:36] == 3'h4) | (stored[38:36] == 3'h5),
    (stored[38:36] == 3'h2) | (stored[38:36] == 3'h6), stored[38:36] == 3'h1};
  assign n65 = {1'h0, n32, n31, n30, n29} + {1'h0, stored[50:48] == 3'h7,
    (stored[50:48] == 3'h3) | (stored[50:48] == 3'h4) | (stored[50:48] == 3'h5),
    (stored[50:48] == 3'h2) | (stored[50:48] == 3'h6), stored[50:48] == 3'h1};
  assign n66 = {1'h0, n40, n39, n38, n37} + {1'h0, stored[62:60] == 3'h7,
    (stored[62:60] == 3'h3) | (stored[62:60] == 3'h4) | (stored[62:60] == 3'h5),
    (stored[62:60] == 3'h2) | (stored[62:60] == 3'h6), stored[62:60] == 3'h1};
  assign n67 = {1'h0, n48, n47, n46, n45} + {1'h0, stored[74:72] == 3'h7,
    (stored[74:72] == 3'h3) | (stored[74:72] == 3'h4) | (stored[74:72] == 3'h5),
    (stored[74:72] == 3'h2) | (stored[74:72] == 3'h6), stored[74:72] == 3'h1};
  assign n68 = {1'h0, n56, n55, n54, n53} + {1'h0, stored[86:84] == 3'h7,
    (stored[86:84] == 3'h3) | (stored[86:84] == 3'h4) | (stored[86:84] == 3'h5),
    (stored[86:84] == 3'h2) | (stored[86:84] == 3'h6), stored[86:84] == 3'h1};
  assign n69 = {1'h0, sums_1[17:12]} + {1'h0, sums_1[38:33]};
  assign n70 = {1'h0, sums_1[101:96]} + {1'h0, sums_1[122:117]};
  assign n71 = rotations_5[0] ? {buffers_5[3:0], buffers_5[31:4]} : buffers_5[31:0];
  assign n72 = rotations_5[1] ? {n71[7:0], n71[31:8]} : n71;
  assign n73 = rotations_5[3] ? {buffers_5[35:32], buffers_5[63:36]} : buffers_5[63:32];
  assign n74 = rotations_5[4] ? {n73[7:0], n73[31:8]} : n73;
  assign n75 = rotations_5[6] ? {buffers_5[67:64], buffers_5[95:68]} : buffers_5[95:64];
  assign n76 = rotations_5[7] ? {n75[7:0], n75[31:8]} : n75;
  assign n77 = rotations_5[9] ? {buffers_5[99:96], buffers_5[127:100]} : buffers_5[127:96];
  assign n78 = rotations_5[10] ? {n77[7:0], n77[31:8]} : n77;
  assign n79 = rotations_5[12] ? {buffers_5[131:128], buffers_5[159:132]} : buffers_5[159:128];
  assign n80 = rotations_5[13] ? {n79[7:0], n79[31:8]} : n79;
  assign n81 = rotations_5[15] ? {buffers_5[163:160], buffers_5[191:164]} : buffers_5[191:160];
  assign n82 = rotations_5[16] ? {n81[7:0], n81[31:8]} : n81;
  assign n83 = rotations_5[18] ? {buffers_5[195:192], buffers_5[223:196]} : buffers_5[223:192];
  assign n84 = rotations_5[19] ? {n83[7:0], n83[31:8]} : n83;
  assign n85 = rotations_5[21] ? {buffers_5[227:224], buffers_5[255:228]} : buffers_5[255:224];
  assign n86 = rotations_5[22] ? {n85[7:0], n85[31:8]} : n85;
  assign n87 = rotations_5[24] ? {buffers_5[259:256], buffers_5[287:260]} : buffers_5[287:256];
  assign n88 = rotations_5[25] ? {n87[7:0], n87[31:8]} : n87;
  assign n89 = rotations_5[27] ? {buffers_5[291:288], buffers_5[319:292]} : buffers_5[319:288];
  assign n90 = rotations_5[28] ? {n89[7:0], n89[31:8]} : n89;
  assign n91 = rotations_5[30] ? {buffers_5[323:320], buffers_5[351:324]} : buffers_5[351:320];
  assign n92 = rotations_5[31] ? {n91[7:0], n91[31:8]} : n91;
  assign n93 = rotations_5[33] ? {buffers_5[355:352], buffers_5[383:356]} : buffers_5[383:352];
  assign n94 = rotations_5[34] ? {n93[7:0], n93[31:8]} : n93;
  assign n95 = rotations_5[36] ? {buffers_5[387:384], buffers_5[415:388]} : buffers_5[415:384];
  assign n96 = rotations_5[37] ? {n95[7:0], n95[31:8]} : n95;
  assign n97 = rotations_5[39] ? {buffers_5[419:416], buffers_5[447:420]} : buffers_5[447:416];
  assign n98 = rotations_5[40] ? {n97[7:0], n97[31:8]} : n97;
  assign n99 = rotations_5[42] ? {buffers_5[451:448], buffers_5[479:452]} : buffers_5[479:448];
  assign n100 = rotations_5[43] ? {n99[7:0], n99[31:8]} : n99;
  assign n101 = rotations_5[45] ? {buffers_5[483:480], buffers_5[511:484]} : buffers_5[511:480];
  assign n102 = rotations_5[46] ? {n101[7:0], n101[31:8]} : n101;
  assign n103 = rotations_5[48] ? {buffers_5[515:512], buffers_5[543:516]} : buffers_5[543:512];
  assign n104 = rotations_5[49] ? {n103[7:0], n103[31:8]} : n103;
  assign n105 = rotations_5[51] ? {buffers_5[547:544], buffers_5[575:548]} : buffers_5[575:544];
  assign n106 = rotations_5[52] ? {n105[7:0], n105[31:8]} : n105;
  assign n107 = rotations_5[54] ? {buffers_5[579:576], buffers_5[607:580]} : buffers_5[607:576];
  assign n108 = rotations_5[55] ? {n107[7:0], n107[31:8]} : n107;
  assign n109 = rotations_5[57] ? {buffers_5[611:608], buffers_5[639:612]} : buffers_5[639:608];
  assign n110 = rotations_5[58] ? {n109[7:0], n109[31:8]} : n109;
  assign n111 = rotations_5[60] ? {buffers_5[643:640], buffers_5[671:644]} : buffers_5[671:640];
  assign n112 = rotations_5[61] ? {n111[7:0], n111[31:8]} : n111;
  assign n113 = rotations_5[63] ? {buffers_5[675:672], buffers_5[703:676]} : buffers_5[703:672];
  assign n114 = rotations_5[64] ? {n113[7:0], n113[31:8]} : n113;
  assign n115 = rotations_5[66] ? {buffers_5[707:704], buffers_5[735:708]} : buffers_5[735:704];
  assign n116 = rotations_5[67] ? {n115[7:0], n115[31:8]} : n115;
  assign n117 = rotations_5[69] ? {buffers_5[739:736], buffers_5[767:740]} : buffers_5[767:736];
  assign n118 = rotations_5[70] ? {n117[7:0], n117[31:8]} : n117;
  assign n119 = rotations_5[72] ? {buffers_5[771:768], buffers_5[799:772]} : buffers_5[799:768];
  assign n120 = rotations_5[73] ? {n119[7:0], n119[31:8]} : n119;
  assign n121 = rotations_5[75] ? {buffers_5[803:800], buffers_5[831:804]} : buffers_5[831:800];
  assign n122 = rotations_5[76] ? {n121[7:0], n121[31:8]} : n121;
  assign n123 = rotations_5[78] ? {buffers_5[835:832], buffers_5[863:836]} : buffers_5[863:832];
  assign n124 = rotations_5[79] ? {n123[7:0], n123[31:8]} : n123;
  assign n125 = rotations_5[81] ? {buffers_5[867:864], buffers_5[895:868]} : buffers_5[895:864];
  assign n126 = rotations_5[82] ? {n125[7:0], n125[31:8]} : n125;
  assign n127 = rotations_5[84] ? {buffers_5[899:896], buffers_5[927:900]} : buffers_5[927:896];
  assign n128 = rotations_5[85] ? {n127[7:0], n127[31:8]} : n127;
  assign n129 = rotations_5[87] ? {buffers_5[931:928], buffers_5[959:932]} : buffers_5[959:928];
  assign n130 = rotations_5[88] ? {n129[7:0], n129[31:8]} : n129;
  assign n131 = rotations_5[90] ? {buffers_5[963:960], buffers_5[991:964]} : buffers_5[991:960];
  assign n132 = rotations_5[91] ? {n131[7:0], n131[31:8]} : n131;
  assign n133 = rotations_5[93] ? {buffers_5[995:992], buffers_5[1023:996]} : buffers_5[1023:992];
  assign n134 = rotations_5[94] ? {n133[7:0], n133[31:8]} : n133;
  assign n135 = {1'h0, ends_5[8:0]} + {6'h0, ends_5[12:9]};
  assign overruns = ((bursts_5 == 2'h0) & (10'h28 < n135)) | ((bursts_5 == 2'h1) & (10'h68 < n135)) | ((bursts_5 == 2'h2) & (10'ha8 < n135));
  assign done = valid_6;
  assign block = words_6;
  assign error = error_6;

  fpc_opt_lanes32_split7 split7_0 (
    .whole({352'h0, payloads_3}),
    .start(sums_3[117:110]),
    .left(split7_0_left),
    .right(split7_0_right)
  );

  fpc_opt_lanes32_split6 split6_0 (
    .whole(split7_0_left),
    .start(sums_3[52:46]),
    .left(split6_0_left),
    .right(split6_0_right)
  );

  fpc_opt_lanes32_split6 split6_1 (
    .whole(split7_0_right),
    .start(sums_3[188:182]),
    .left(split6_1_left),
    .right(split6_1_right)
  );

  fpc_opt_lanes32_split5 split5_0 (
    .whole(buffers_4[255:0]),
    .start(starts_4[109:104]),
    .left(split5_0_left),
    .right(split5_0_right)
  );

  fpc_opt_lanes32_split5 split5_1 (
    .whole(buffers_4[511:256]),
    .start(starts_4[115:110]),
    .left(split5_1_left),
    .right(split5_1_right)
  );

  fpc_opt_lanes32_split5 split5_2 (
    .whole(buffers_4[767:512]),
    .start(starts_4[121:116]),
    .left(split5_2_left),
    .right(split5_2_right)
  );

  fpc_opt_lanes32_split5 split5_3 (
    .whole(buffers_4[1023:768]),
    .start(starts_4[127:122]),
    .left(split5_3_left),
    .right(split5_3_right)
  );

  fpc_opt_lanes32_split4 split4_0 (
    .whole(split5_0_left),
    .start(starts_4[68:64]),
    .left(split4_0_left),
    .right(split4_0_right)
  );

  fpc_opt_lanes32_split4 split4_1 (
    .whole(split5_0_right),
    .start(starts_4[73:69]),
    .left(split4_1_left),
    .right(split4_1_right)
  );

  fpc_opt_lanes32_split4 split4_2 (
    .whole(split5_1_left),
    .start(starts_4[78:74]),
    .left(split4_2_left),
    .right(split4_2_right)
  );

  fpc_opt_lanes32_split4 split4_3 (
    .whole(split5_1_right),
    .start(starts_4[83:79]),
    .left(split4_3_left),
    .right(split4_3_right)
  );

  fpc_opt_lanes32_split4 split4_4 (
    .whole(split5_2_left),
    .start(starts_4[88:84]),
    .left(split4_4_left),
    .right(split4_4_right)
  );

  fpc_opt_lanes32_split4 split4_5 (
    .whole(split5_2_right),
    .start(starts_4[93:89]),
    .left(split4_5_left),
    .right(split4_5_right)
  );

  fpc_opt_lanes32_split4 split4_6 (
    .whole(split5_3_left),
    .start(starts_4[98:94]),
    .left(split4_6_left),
    .right(split4_6_right)
  );

  fpc_opt_lanes32_split4 split4_7 (
    .whole(split5_3_right),
    .start(starts_4[103:99]),
    .left(split4_7_left),
    .right(split4_7_right)
  );

  fpc_opt_lanes32_split3 split3_0 (
    .whole(split4_0_left),
    .start(starts_4[3:0]),
    .left(split3_0_left),
    .right(split3_0_right)
  );

  fpc_opt_lanes32_split3 split3_1 (
    .whole(split4_0_right),
    .start(starts_4[7:4]),
    .left(split3_1_left),
    .right(split3_1_right)
  );

  fpc_opt_lanes32_split3 split3_2 (
    .whole(split4_1_left),
    .start(starts_4[11:8]),
    .left(split3_2_left),
    .right(split3_2_right)
  );

  fpc_opt_lanes32_split3 split3_3 (
    .whole(split4_1_right),
    .start(starts_4[15:12]),
    .left(split3_3_left),
    .right(split3_3_right)
  );

  fpc_opt_lanes32_split3 split3_4 (
    .whole(split4_2_left),
    .start(starts_4[19:16]),
    .left(split3_4_left),
    .right(split3_4_right)
  );

  fpc_opt_lanes32_split3 split3_5 (
    .whole(split4_2_right),
    .start(starts_4[23:20]),
    .left(split3_5_left),
    .right(split3_5_right)
  );

  fpc_opt_lanes32_split3 split3_6 (
    .whole(split4_3_left),
    .start(starts_4[27:24]),
    .left(split3_6_left),
    .right(split3_6_right)
  );

  fpc_opt_lanes32_split3 split3_7 (
    .whole(split4_3_right),
    .start(starts_4[31:28]),
    .left(split3_7_left),
    .right(split3_7_right)
  );

  fpc_opt_lanes32_split3 split3_8 (
    .whole(split4_4_left),
    .start(starts_4[35:32]),
    .left(split3_8_left),
    .right(split3_8_right)
  );

  fpc_opt_lanes32_split3 split3_9 (
    .whole(split4_4_right),
    .start(starts_4[39:36]),
    .left(split3_9_left),
    .right(split3_9_right)
  );

  fpc_opt_lanes32_split3 split3_10 (
    .whole(split4_5_left),
    .start(starts_4[43:40]),
    .left(split3_10_left),
    .right(split3_10_right)
  );

  fpc_opt_lanes32_split3 split3_11 (
    .whole(split4_5_right),
    .start(starts_4[47:44]),
    .left(split3_11_left),
    .right(split3_11_right)
  );

  fpc_opt_lanes32_split3 split3_12 (
    .whole(split4_6_left),
    .start(starts_4[51:48]),
    .left(split3_12_left),
    .right(split3_12_right)
  );

  fpc_opt_lanes32_split3 split3_13 (
    .whole(split4_6_right),
    .start(starts_4[55:52]),
    .left(split3_13_left),
    .right(split3_13_right)
  );

  fpc_opt_lanes32_split3 split3_14 (
    .whole(split4_7_left),
    .start(starts_4[59:56]),
    .left(split3_14_left),
    .right(split3_14_right)
  );

  fpc_opt_lanes32_split3 split3_15 (
    .whole(split4_7_right),
    .start(starts_4[63:60]),
    .left(split3_15_left),
    .right(split3_15_right)
  );

  fpc_opt_lanes32_decode decode0 (
    .tag(tags_5[2:0]),
    .payload(rotations_5[2] ? {n72[15:0], n72[31:16]} : n72),
    .word(decode0_word)
  );

  fpc_opt_lanes32_decode decode1 (
    .tag(tags_5[5:3]),
    .payload(rotations_5[5] ? {n74[15:0], n74[31:16]} : n74),
    .word(decode1_word)
  );

  fpc_opt_lanes32_decode decode2 (
    .tag(tags_5[8:6]),
    .payload(rotations_5[8] ? {n76[15:0], n76[31:16]} : n76),
    .word(decode2_word)
  );

  fpc_opt_lanes32_decode decode3 (
    .tag(tags_5[11:9]),
    .payload(rotations_5[11] ? {n78[15:0], n78[31:16]} : n78),
    .word(decode3_word)
  );

  fpc_opt_lanes32_decode decode4 (
    .tag(tags_5[14:12]),
    .payload(rotations_5[14] ? {n80[15:0], n80[31:16]} : n80),
    .word(decode4_word)
  );

  fpc_opt_lanes32_decode decode5 (
    .tag(tags_5[17:15]),
    .payload(rotations_5[17] ? {n82[15:0], n82[31:16]} : n82),
    .word(decode5_word)
  );

  fpc_opt_lanes32_decode decode6 (
    .tag(tags_5[20:18]),
    .payload(rotations_5[20] ? {n84[15:0], n84[31:16]} : n84),
    .word(decode6_word)
  );

  fpc_opt_lanes32_decode decode7 (
    .tag(tags_5[23:21]),
    .payload(rotations_5[23] ? {n86[15:0], n86[31:16]} : n86),
    .word(decode7_word)
  );

  fpc_opt_lanes32_decode decode8 (
    .tag(tags_5[26:24]),
    .payload(rotations_5[26] ? {n88[15:0], n88[31:16]} : n88),
    .word(decode8_word)
  );

  fpc_opt_lanes32_decode decode9 (
    .tag(tags_5[29:27]),
    .payload(rotations_5[29] ? {n90[15:0], n90[31:16]} : n90),
    .word(decode9_word)
  );

  fpc_opt_lanes32_decode decode10 (
    .tag(tags_5[32:30]),
    .payload(rotations_5[32] ? {n92[15:0], n92[31:16]} : n92),
    .word(decode10_word)
  );

  fpc_opt_lanes32_decode decode11 (
    .tag(tags_5[35:33]),
    .payload(rotations_5[35] ? {n94[15:0], n94[31:16]} : n94),
    .word(decode11_word)
  );

  fpc_opt_lanes32_decode decode12 (
    .tag(tags_5[38:36]),
    .payload(rotations_5[38] ? {n96[15:0], n96[31:16]} : n96),
    .word(decode12_word)
  );

  fpc_opt_lanes32_decode decode13 (
    .tag(tags_5[41:39]),
    .payload(rotations_5[41] ? {n98[15:0], n98[31:16]} : n98),
    .word(decode13_word)
  );

  fpc_opt_lanes32_decode decode14 (
    .tag(tags_5[44:42]),
    .payload(rotations_5[44] ? {n100[15:0], n100[31:16]} : n100),
    .word(decode14_word)
  );

  fpc_opt_lanes32_decode decode15 (
    .tag(tags_5[47:45]),
    .payload(rotations_5[47] ? {n102[15:0], n102[31:16]} : n102),
    .word(decode15_word)
  );

  fpc_opt_lanes32_decode decode16 (
    .tag(tags_5[50:48]),
    .payload(rotations_5[50] ? {n104[15:0], n104[31:16]} : n104),
    .word(decode16_word)
  );

  fpc_opt_lanes32_decode decode17 (
    .tag(tags_5[53:51]),
    .payload(rotations_5[53] ? {n106[15:0], n106[31:16]} : n106),
    .word(decode17_word)
  );

  fpc_opt_lanes32_decode decode18 (
    .tag(tags_5[56:54]),
    .payload(rotations_5[56] ? {n108[15:0], n108[31:16]} : n108),
    .word(decode18_word)
  );

  fpc_opt_lanes32_decode decode19 (
    .tag(tags_5[59:57]),
    .payload(rotations_5[59] ? {n110[15:0], n110[31:16]} : n110),
    .word(decode19_word)
  );

  fpc_opt_lanes32_decode decode20 (
    .tag(tags_5[62:60]),
    .payload(rotations_5[62] ? {n112[15:0], n112[31:16]} : n112),
    .word(decode20_word)
  );

  fpc_opt_lanes32_decode decode21 (
    .tag(tags_5[65:63]),
    .payload(rotations_5[65] ? {n114[15:0], n114[31:16]} : n114),
    .word(decode21_word)
  );

  fpc_opt_lanes32_decode decode22 (
    .tag(tags_5[68:66]),
    .payload(rotations_5[68] ? {n116[15:0], n116[31:16]} : n116),
    .word(decode22_word)
  );

  fpc_opt_lanes32_decode decode23 (
    .tag(tags_5[71:69]),
    .payload(rotations_5[71] ? {n118[15:0], n118[31:16]} : n118),
    .word(decode23_word)
  );

  fpc_opt_lanes32_decode decode24 (
    .tag(tags_5[74:72]),
    .payload(rotations_5[74] ? {n120[15:0], n120[31:16]} : n120),
    .word(decode24_word)
  );

  fpc_opt_lanes32_decode decode25 (
    .tag(tags_5[77:75]),
    .payload(rotations_5[77] ? {n122[15:0], n122[31:16]} : n122),
    .word(decode25_word)
  );

  fpc_opt_lanes32_decode decode26 (
    .tag(tags_5[80:78]),
    .payload(rotations_5[80] ? {n124[15:0], n124[31:16]} : n124),
    .word(decode26_word)
  );

  fpc_opt_lanes32_decode decode27 (
    .tag(tags_5[83:81]),
    .payload(rotations_5[83] ? {n126[15:0], n126[31:16]} : n126),
    .word(decode27_word)
  );

  fpc_opt_lanes32_decode decode28 (
    .tag(tags_5[86:84]),
    .payload(rotations_5[86] ? {n128[15:0], n128[31:16]} : n128),
    .word(decode28_word)
  );

  fpc_opt_lanes32_decode decode29 (
    .tag(tags_5[89:87]),
    .payload(rotations_5[89] ? {n130[15:0], n130[31:16]} : n130),
    .word(decode29_word)
  );

  fpc_opt_lanes32_decode decode30 (
    .tag(tags_5[92:90]),
    .payload(rotations_5[92] ? {n132[15:0], n132[31:16]} : n132),
    .word(decode30_word)
  );

  fpc_opt_lanes32_decode decode31 (
    .tag(tags_5[95:93]),
    .payload(rotations_5[95] ? {n134[15:0], n134[31:16]} : n134),
    .word(decode31_word)
  );

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_1 <= 1'h0;
      valid_2 <= 1'h0;
      valid_3 <= 1'h0;
      valid_4 <= 1'h0;
      valid_5 <= 1'h0;
      valid_6 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
      if (advance) valid_5 <= valid_4;
      if (advance) valid_6 <= valid_5;
    end
  end

  always @(posedge aclk) begin
    if (advance) tags_1 <= {stored[95:93], stored[92:90], stored[89:87], stored[86:84], stored[83:81], stored[80:78],
    stored[77:75], stored[74:72], stored[71:69], stored[68:66], stored[65:63], stored[62:60],
    stored[59:57], stored[56:54], stored[53:51], stored[50:48], stored[47:45], stored[44:42],
    stored[41:39], stored[38:36], stored[35:33], stored[32:30], stored[29:27], stored[26:24],
    stored[23:21], stored[20:18], stored[17:15], stored[14:12], stored[11:9], stored[8:6],
    stored[5:3], stored[2:0]};
    if (advance) payloads_1 <= stored[767:96];
    if (advance) bursts_1 <= bursts;
    if (advance) sums_1 <= {{1'h0, n68} + {1'h0, {1'h0, n60, n59, n58, n57} + {1'h0, stored[92:90] == 3'h7,
    (stored[92:90] == 3'h3) | (stored[92:90] == 3'h4) | (stored[92:90] == 3'h5),
    (stored[92:90] == 3'h2) | (stored[92:90] == 3'h6), stored[92:90] == 3'h1}}, {1'h0, n68} + {2'h0, n60, n59, n58, n57}, n68, n56, n55, n54, n53, {1'h0, n67} + {1'h0, {1'h0, n52, n51, n50, n49} + {1'h0, stored[80:78] == 3'h7,
    (stored[80:78] == 3'h3) | (stored[80:78] == 3'h4) | (stored[80:78] == 3'h5),
    (stored[80:78] == 3'h2) | (stored[80:78] == 3'h6), stored[80:78] == 3'h1}}, {1'h0, n67} + {2'h0, n52, n51, n50, n49}, n67, n48, n47, n46, n45, {1'h0, n66} + {1'h0, {1'h0, n44, n43, n42, n41} + {1'h0, stored[68:66] == 3'h7,
    (stored[68:66] == 3'h3) | (stored[68:66] == 3'h4) | (stored[68:66] == 3'h5),
    (stored[68:66] == 3'h2) | (stored[68:66] == 3'h6), stored[68:66] == 3'h1}}, {1'h0, n66} + {2'h0, n44, n43, n42, n41}, n66, n40, n39, n38, n37, {1'h0, n65} + {1'h0, {1'h0, n36, n35, n34, n33} + {1'h0, stored[56:54] == 3'h7,
    (stored[56:54] == 3'h3) | (stored[56:54] == 3'h4) | (stored[56:54] == 3'h5),
    (stored[56:54] == 3'h2) | (stored[56:54] == 3'h6), stored[56:54] == 3'h1}}, {1'h0, n65} + {2'h0, n36, n35, n34, n33}, n65, n32, n31, n30, n29, {1'h0, n64} + {1'h0, {1'h0, n28, n27, n26, n25} + {1'h0, stored[44:42] == 3'h7,
    (stored[44:42] == 3'h3) | (stored[44:42] == 3'h4) | (stored[44:42] == 3'h5),
    (stored[44:42] == 3'h2) | (stored[44:42] == 3'h6), stored[44:42] == 3'h1}}, {1'h0, n64} + {2'h0, n28, n27, n26, n25}, n64, n24, n23, n22, n21, {1'h0, n63} + {1'h0, {1'h0, n20, n19, n18, n17} + {1'h0, stored[32:30] == 3'h7,
    (stored[32:30] == 3'h3) | (stored[32:30] == 3'h4) | (stored[32:30] == 3'h5),
    (stored[32:30] == 3'h2) | (stored[32:30] == 3'h6), stored[32:30] == 3'h1}}, {1'h0, n63} + {2'h0, n20, n19, n18, n17}, n63, n16, n15, n14, n13, {1'h0, n62} + {1'h0, {1'h0, n12, n11, n10, n9} + {1'h0, stored[20:18] == 3'h7,
    (stored[20:18] == 3'h3) | (stored[20:18] == 3'h4) | (stored[20:18] == 3'h5),
    (stored[20:18] == 3'h2) | (stored[20:18] == 3'h6), stored[20:18] == 3'h1}}, {1'h0, n62} + {2'h0, n12, n11, n10, n9}, n62, n8, n7, n6, n5, {1'h0, n61} + {1'h0, {1'h0, n4, n3, n2, n1} + {1'h0, stored[8:6] == 3'h7, (stored[8:6] == 3'h3) | (stored[8:6] == 3'h4) | (stored[8:6] == 3'h5),
    (stored[8:6] == 3'h2) | (stored[8:6] == 3'h6), stored[8:6] == 3'h1}}, {1'h0, n61} + {2'h0, n4, n3, n2, n1}, n61, 1'h0};
    if (advance) last_length_1 <= {stored[95:93] == 3'h7,
    (stored[95:93] == 3'h3) | (stored[95:93] == 3'h4) | (stored[95:93] == 3'h5),
    (stored[95:93] == 3'h2) | (stored[95:93] == 3'h6), stored[95:93] == 3'h1};
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) payloads_2 <= payloads_1;
    if (advance) bursts_2 <= bursts_1;
    if (advance) sums_2 <= {{1'h0, n70} + {1'h0, {1'h0, sums_1[143:138]} + {1'h0, sums_1[164:159]}}, {1'h0, n70} + {1'h0,
    {1'h0, sums_1[143:138]} + {1'h0, sums_1[158:153]}}, {1'h0, n70} + {1'h0, {1'h0,
    sums_1[143:138]} + {2'h0, sums_1[152:148]}}, {1'h0, n70} + {1'h0, {1'h0,
    sums_1[143:138]} + {3'h0, sums_1[147:144]}}, {1'h0, n70} + {2'h0, sums_1[143:138]}, {1'h0,
    n70} + {2'h0, sums_1[137:132]}, {1'h0, n70} + {3'h0, sums_1[131:127]}, {1'h0, n70} + {4'h0,
    sums_1[126:123]}, n70, {1'h0, sums_1[101:96]} + {1'h0, sums_1[116:111]}, {1'h0,
    sums_1[101:96]} + {2'h0, sums_1[110:106]}, {1'h0, sums_1[101:96]} + {3'h0, sums_1[105:102]},
    sums_1[101:96], sums_1[95:90], sums_1[89:85], sums_1[84:81], {1'h0, n69} + {1'h0, {1'h0,
    sums_1[59:54]} + {1'h0, sums_1[80:75]}}, {1'h0, n69} + {1'h0, {1'h0, sums_1[59:54]} + {1'h0,
    sums_1[74:69]}}, {1'h0, n69} + {1'h0, {1'h0, sums_1[59:54]} + {2'h0, sums_1[68:64]}}, {1'h0,
    n69} + {1'h0, {1'h0, sums_1[59:54]} + {3'h0, sums_1[63:60]}}, {1'h0, n69} + {2'h0,
    sums_1[59:54]}, {1'h0, n69} + {2'h0, sums_1[53:48]}, {1'h0, n69} + {3'h0, sums_1[47:43]},
    {1'h0, n69} + {4'h0, sums_1[42:39]}, n69, {1'h0, sums_1[17:12]} + {1'h0, sums_1[32:27]}, {1'h0,
    sums_1[17:12]} + {2'h0, sums_1[26:22]}, {1'h0, sums_1[17:12]} + {3'h0, sums_1[21:18]},
    sums_1[17:12], sums_1[11:6], sums_1[5:1], sums_1[0]};
    if (advance) last_length_2 <= last_length_1;
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) payloads_3 <= payloads_2;
    if (advance) bursts_3 <= bursts_2;
    if (advance) sums_3 <= {{1'h0, sums_2[109:102]} + {1'h0, sums_2[222:215]}, {1'h0, sums_2[109:102]} + {1'h0,
    sums_2[214:207]}, {1'h0, sums_2[109:102]} + {1'h0, sums_2[206:199]}, {1'h0,
    sums_2[109:102]} + {1'h0, sums_2[198:191]}, {1'h0, sums_2[109:102]} + {1'h0, sums_2[190:183]},
    {1'h0, sums_2[109:102]} + {1'h0, sums_2[182:175]}, {1'h0, sums_2[109:102]} + {1'h0,
    sums_2[174:167]}, {1'h0, sums_2[109:102]} + {1'h0, sums_2[166:159]}, {1'h0,
    sums_2[109:102]} + {2'h0, sums_2[158:152]}, {1'h0, sums_2[109:102]} + {2'h0, sums_2[151:145]},
    {1'h0, sums_2[109:102]} + {2'h0, sums_2[144:138]}, {1'h0, sums_2[109:102]} + {2'h0,
    sums_2[137:131]}, {1'h0, sums_2[109:102]} + {3'h0, sums_2[130:125]}, {1'h0,
    sums_2[109:102]} + {3'h0, sums_2[124:119]}, {1'h0, sums_2[109:102]} + {4'h0, sums_2[118:114]},
    {1'h0, sums_2[109:102]} + {5'h0, sums_2[113:110]}, sums_2[109:102], sums_2[101:94],
    sums_2[93:86], sums_2[85:78], sums_2[77:70], sums_2[69:62], sums_2[61:54], sums_2[53:46],
    sums_2[45:39], sums_2[38:32], sums_2[31:25], sums_2[24:18], sums_2[17:12], sums_2[11:6],
    sums_2[5:1], sums_2[0]};
    if (advance) last_length_3 <= last_length_2;
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) ends_4 <= {last_length_3, sums_3[253:245]};
    if (advance) bursts_4 <= bursts_3;
    if (advance) buffers_4 <= {split6_1_right, split6_1_left, split6_0_right, split6_0_left};
    if (advance) starts_4 <= {sums_3[223:218], sums_3[151:146], sums_3[83:78], sums_3[23:18], sums_3[240:236], sums_3[204:200],
    sums_3[168:164], sums_3[132:128], sums_3[98:94], sums_3[66:62], sums_3[36:32], sums_3[10:6],
    sums_3[248:245], sums_3[230:227], sums_3[212:209], sums_3[194:191], sums_3[176:173],
    sums_3[158:155], sums_3[140:137], sums_3[122:119], sums_3[105:102], sums_3[89:86],
    sums_3[73:70], sums_3[57:54], sums_3[42:39], sums_3[28:25], sums_3[15:12], sums_3[4:1]};
    if (advance) rotations_4 <= {sums_3[247:245], sums_3[238:236], sums_3[229:227], sums_3[220:218], sums_3[211:209],
    sums_3[202:200], sums_3[193:191], sums_3[184:182], sums_3[175:173], sums_3[166:164],
    sums_3[157:155], sums_3[148:146], sums_3[139:137], sums_3[130:128], sums_3[121:119],
    sums_3[112:110], sums_3[104:102], sums_3[96:94], sums_3[88:86], sums_3[80:78], sums_3[72:70],
    sums_3[64:62], sums_3[56:54], sums_3[48:46], sums_3[41:39], sums_3[34:32], sums_3[27:25],
    sums_3[20:18], sums_3[14:12], sums_3[8:6], sums_3[3:1], 2'h0, sums_3[0]};
    if (advance) tags_5 <= {tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81], tags_4[80:78],
    tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63], tags_4[62:60],
    tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45], tags_4[44:42],
    tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27], tags_4[26:24],
    tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9], tags_4[8:6],
    tags_4[5:3], tags_4[2:0]};
    if (advance) ends_5 <= {ends_4[12:9], ends_4[8:0]};
    if (advance) bursts_5 <= bursts_4;
    if (advance) buffers_5 <= {split3_15_right, split3_15_left, split3_14_right, split3_14_left, split3_13_right, split3_13_left,
    split3_12_right, split3_12_left, split3_11_right, split3_11_left, split3_10_right,
    split3_10_left, split3_9_right, split3_9_left, split3_8_right, split3_8_left, split3_7_right,
    split3_7_left, split3_6_right, split3_6_left, split3_5_right, split3_5_left, split3_4_right,
    split3_4_left, split3_3_right, split3_3_left, split3_2_right, split3_2_left, split3_1_right,
    split3_1_left, split3_0_right, split3_0_left};
    if (advance) rotations_5 <= {rotations_4[95:93], rotations_4[92:90], rotations_4[89:87], rotations_4[86:84],
    rotations_4[83:81], rotations_4[80:78], rotations_4[77:75], rotations_4[74:72],
    rotations_4[71:69], rotations_4[68:66], rotations_4[65:63], rotations_4[62:60],
    rotations_4[59:57], rotations_4[56:54], rotations_4[53:51], rotations_4[50:48],
    rotations_4[47:45], rotations_4[44:42], rotations_4[41:39], rotations_4[38:36],
    rotations_4[35:33], rotations_4[32:30], rotations_4[29:27], rotations_4[26:24],
    rotations_4[23:21], rotations_4[20:18], rotations_4[17:15], rotations_4[14:12],
    rotations_4[11:9], rotations_4[8:6], rotations_4[5:3], rotations_4[2:0]};
    if (advance) words_6 <= {decode31_word, decode30_word, decode29_word, decode28_word, decode27_word, decode26_word,
    decode25_word, decode24_word, decode23_word, decode22_word, decode21_word, decode20_word,
    decode19_word, decode18_word, decode17_word, decode16_word, decode15_word, decode14_word,
    decode13_word, decode12_word, decode11_word, decode10_word, decode9_word, decode8_word,
    decode7_word, decode6_word, decode5_word, decode4_word, decode3_word, decode2_word,
    decode1_word, decode0_word};
    if (advance) error_6 <= overruns;
  end

  wire unused = &{1'b0, sums_3[5], sums_3[11], sums_3[17:16], sums_3[24], sums_3[31:29], sums_3[38:37], sums_3[45:43],
      sums_3[53], sums_3[61:58], sums_3[69:67], sums_3[77:74], sums_3[85:84], sums_3[93:90],
      sums_3[101:99], sums_3[109:106], sums_3[118], sums_3[127:123], sums_3[136:133],
      sums_3[145:141], sums_3[154:152], sums_3[163:159], sums_3[172:169], sums_3[181:177],
      sums_3[190:189], sums_3[199:195], sums_3[208:205], sums_3[217:213], sums_3[226:224],
      sums_3[235:231], sums_3[244:241]};
endmodule
