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
  wire [5:0] n62;
  wire [4:0] n63;
  wire [4:0] n64;
  wire [4:0] n65;
  wire [4:0] n66;
  wire [4:0] n67;
  wire [4:0] n68;
  wire [4:0] n69;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [671:0] payloads_1;
  reg  [1:0] bursts_1;
  reg  first_1;
  reg  [48:0] totals_1;
  reg  [105:0] lefts_1;
  wire [7:0] n70;
  wire [6:0] n71;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [671:0] payloads_2;
  reg  [1:0] bursts_2;
  reg  first_2;
  reg  [16:0] totals_2;
  reg  [145:0] lefts_2;
  wire [511:0] split7_0_left;
  wire [511:0] split7_0_right;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [17:0] ends_3;
  reg  [1:0] bursts_3;
  reg  [1023:0] buffers_3;
  reg  [27:0] starts_3;
  reg  [130:0] lefts_3;
  wire [255:0] split6_0_left;
  wire [255:0] split6_0_right;
  wire [255:0] split6_1_left;
  wire [255:0] split6_1_right;
  wire [5:0] n72;
  wire [5:0] n73;
  wire [5:0] n74;
  wire [127:0] split5_0_left;
  wire [127:0] split5_0_right;
  wire [127:0] split5_1_left;
  wire [127:0] split5_1_right;
  wire [127:0] split5_2_left;
  wire [127:0] split5_2_right;
  wire [127:0] split5_3_left;
  wire [127:0] split5_3_right;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [17:0] ends_4;
  reg  [1:0] bursts_4;
  reg  [1023:0] buffers_4;
  reg  [79:0] starts_4;
  reg  [64:0] lefts_4;
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
  wire [3:0] n75;
  wire [3:0] n76;
  wire [3:0] n77;
  wire [3:0] n78;
  wire [3:0] n79;
  wire [3:0] n80;
  wire [3:0] n81;
  wire [3:0] n82;
  wire [3:0] n83;
  wire [3:0] n84;
  wire [3:0] n85;
  wire [3:0] n86;
  wire [3:0] n87;
  wire [3:0] n88;
  wire [3:0] n89;
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
  reg  [17:0] ends_5;
  reg  [1:0] bursts_5;
  reg  [1023:0] buffers_5;
  reg  [127:0] starts_5;
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
  wire [31:0] n139;
  wire [31:0] n140;
  wire [31:0] n141;
  wire [31:0] n142;
  wire [31:0] n143;
  wire [31:0] n144;
  wire [31:0] n145;
  wire [31:0] n146;
  wire [31:0] n147;
  wire [31:0] n148;
  wire [31:0] n149;
  wire [31:0] n150;
  wire [31:0] n151;
  wire [31:0] n152;
  wire [31:0] n153;
  wire [10:0] n154;
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

  assign n1 = stored[8:6] == 3'h1;
  assign n2 = (stored[8:6] == 3'h2) | (stored[8:6] == 3'h6);
  assign n3 = (stored[8:6] == 3'h3) | (stored[8:6] == 3'h4) | (stored[8:6] == 3'h5);
  assign n4 = stored[8:6] == 3'h7;
  assign n5 = stored[14:12] == 3'h1;
  assign n6 = (stored[14:12] == 3'h2) | (stored[14:12] == 3'h6);
  assign n7 = (stored[14:12] == 3'h3) | (stored[14:12] == 3'h4) | (stored[14:12] == 3'h5);
  assign n8 = stored[14:12] == 3'h7;
  assign n9 = stored[20:18] == 3'h1;
  assign n10 = (stored[20:18] == 3'h2) | (stored[20:18] == 3'h6);
  assign n11 = (stored[20:18] == 3'h3) | (stored[20:18] == 3'h4) | (stored[20:18] == 3'h5);
  assign n12 = stored[20:18] == 3'h7;
  assign n13 = stored[26:24] == 3'h1;
  assign n14 = (stored[26:24] == 3'h2) | (stored[26:24] == 3'h6);
  assign n15 = (stored[26:24] == 3'h3) | (stored[26:24] == 3'h4) | (stored[26:24] == 3'h5);
  assign n16 = stored[26:24] == 3'h7;
  assign n17 = stored[32:30] == 3'h1;
  assign n18 = (stored[32:30] == 3'h2) | (stored[32:30] == 3'h6);
  assign n19 = (stored[32:30] == 3'h3) | (stored[32:30] == 3'h4) | (stored[32:30] == 3'h5);
  assign n20 = stored[32:30] == 3'h7;
  assign n21 = stored[38:36] == 3'h1;
  assign n22 = (stored[38:36] == 3'h2) | (stored[38:36] == 3'h6);
  assign n23 = (stored[38:36] == 3'h3) | (stored[38:36] == 3'h4) | (stored[38:36] == 3'h5);
  assign n24 = stored[38:36] == 3'h7;
  assign n25 = stored[44:42] == 3'h1;
  assign n26 = (stored[44:42] == 3'h2) | (stored[44:42] == 3'h6);
  assign n27 = (stored[44:42] == 3'h3) | (stored[44:42] == 3'h4) | (stored[44:42] == 3'h5);
  assign n28 = stored[44:42] == 3'h7;
  assign n29 = stored[50:48] == 3'h1;
  assign n30 = (stored[50:48] == 3'h2) | (stored[50:48] == 3'h6);
  assign n31 = (stored[50:48] == 3'h3) | (stored[50:48] == 3'h4) | (stored[50:48] == 3'h5);
  assign n32 = stored[50:48] == 3'h7;
  assign n33 = stored[56:54] == 3'h1;
  assign n34 = (stored[56:54] == 3'h2) | (stored[56:54] == 3'h6);
  assign n35 = (stored[56:54] == 3'h3) | (stored[56:54] == 3'h4) | (stored[56:54] == 3'h5);
  assign n36 = stored[56:54] == 3'h7;
  assign n37 = stored[62:60] == 3'h1;
  assign n38 = (stored[62:60] == 3'h2) | (stored[62:60] == 3'h6);
  assign n39 = (stored[62:60] == 3'h3) | (stored[62:60] == 3'h4) | (stored[62:60] == 3'h5);
  assign n40 = stored[62:60] == 3'h7;
  assign n41 = stored[68:66] == 3'h1;
  assign n42 = (stored[68:66] == 3'h2) | (stored[68:66] == 3'h6);
  assign n43 = (stored[68:66] == 3'h3) | (stored[68:66] == 3'h4) | (stored[68:66] == 3'h5);
  assign n44 = stored[68:66] == 3'h7;
  assign n45 = stored[74:72] == 3'h1;
  assign n46 = (stored[74:72] == 3'h2) | (stored[74:72] == 3'h6);
  assign n47 = (stored[74:72] == 3'h3) | (stored[74:72] == 3'h4) | (stored[74:72] == 3'h5);
  assign n48 = stored[74:72] == 3'h7;
  assign n49 = stored[80:78] == 3'h1;
  assign n50 = (stored[80:78] == 3'h2) | (stored[80:78] == 3'h6);
  assign n51 = (stored[80:78] == 3'h3) | (stored[80:78] == 3'h4) | (stored[80:78] == 3'h5);
  assign n52 = stored[80:78] == 3'h7;
  assign n53 = stored[86:84] == 3'h1;
  assign n54 = (stored[86:84] == 3'h2) | (stored[86:84] == 3'h6);
  assign n55 = (stored[86:84] == 3'h3) | (stored[86:84] == 3'h4) | (stored[86:84] == 3'h5);
  assign n56 = stored[86:84] == 3'h7;
  assign n57 = stored[92:90] == 3'h1;
  assign n58 = (stored[92:90] == 3'h2) | (stored[92:90] == 3'h6);
  assign n59 = (stored[92:90] == 3'h3) | (stored[92:90] == 3'h4) | (stored[92:90] == 3'h5);
  assign n60 = stored[92:90] == 3'h7;
  assign n61 = {4'h0, 1'h0} + {1'h0, stored[2:0] == 3'h7, (stored[2:0] == 3'h3) | (stored[2:0] == 3'h4) | (stored[2:0] == 3'h5),
    (stored[2:0] == 3'h2) | (stored[2:0] == 3'h6), stored[2:0] == 3'h1};
  assign n62 = {1'h0, n61} + {2'h0, stored[5:3] == 3'h7, (stored[5:3] == 3'h3) | (stored[5:3] == 3'h4) | (stored[5:3] == 3'h5),
    (stored[5:3] == 3'h2) | (stored[5:3] == 3'h6), stored[5:3] == 3'h1};
  assign n63 = {1'h0, n8, n7, n6, n5} + {1'h0, stored[17:15] == 3'h7,
    (stored[17:15] == 3'h3) | (stored[17:15] == 3'h4) | (stored[17:15] == 3'h5),
    (stored[17:15] == 3'h2) | (stored[17:15] == 3'h6), stored[17:15] == 3'h1};
  assign n64 = {1'h0, n16, n15, n14, n13} + {1'h0, stored[29:27] == 3'h7,
    (stored[29:27] == 3'h3) | (stored[29:27] == 3'h4) | (stored[29:27] == 3'h5),
    (stored[29:27] == 3'h2) | (stored[29:27] == 3'h6), stored[29:27] == 3'h1};
  assign n65 = {1'h0, n24, n23, n22, n21} + {1'h0, stored[41:39] == 3'h7,
    (stored[41:39] == 3'h3) | (stored[41:39] == 3'h4) | (stored[41:39] == 3'h5),
    (stored[41:39] == 3'h2) | (stored[41:39] == 3'h6), stored[41:39] == 3'h1};
  assign n66 = {1'h0, n32, n31, n30, n29} + {1'h0, stored[53:51] == 3'h7,
    (stored[53:51] == 3'h3) | (stored[53:51] == 3'h4) | (stored[53:51] == 3'h5),
    (stored[53:51] == 3'h2) | (stored[53:51] == 3'h6), stored[53:51] == 3'h1};
  assign n67 = {1'h0, n40, n39, n38, n37} + {1'h0, stored[65:63] == 3'h7,
    (stored[65:63] == 3'h3) | (stored[65:63] == 3'h4) | (stored[65:63] == 3'h5),
    (stored[65:63] == 3'h2) | (stored[65:63] == 3'h6), stored[65:63] == 3'h1};
  assign n68 = {1'h0, n48, n47, n46, n45} + {1'h0, stored[77:75] == 3'h7,
    (stored[77:75] == 3'h3) | (stored[77:75] == 3'h4) | (stored[77:75] == 3'h5),
    (stored[77:75] == 3'h2) | (stored[77:75] == 3'h6), stored[77:75] == 3'h1};
  assign n69 = {1'h0, n56, n55, n54, n53} + {1'h0, stored[89:87] == 3'h7,
    (stored[89:87] == 3'h3) | (stored[89:87] == 3'h4) | (stored[89:87] == 3'h5),
    (stored[89:87] == 3'h2) | (stored[89:87] == 3'h6), stored[89:87] == 3'h1};
  assign n70 = {1'h0, totals_1[6:0]} + {2'h0, totals_1[12:7]};
  assign n71 = {1'h0, totals_1[30:25]} + {1'h0, totals_1[36:31]};
  assign n72 = starts_3[12:7] + lefts_3[118:113];
  assign n73 = starts_3[19:14] + lefts_3[124:119];
  assign n74 = starts_3[26:21] + lefts_3[130:125];
  assign n75 = starts_4[8:5] + lefts_4[8:5];
  assign n76 = starts_4[13:10] + lefts_4[12:9];
  assign n77 = starts_4[18:15] + lefts_4[16:13];
  assign n78 = starts_4[23:20] + lefts_4[20:17];
  assign n79 = starts_4[28:25] + lefts_4[24:21];
  assign n80 = starts_4[33:30] + lefts_4[28:25];
  assign n81 = starts_4[38:35] + lefts_4[32:29];
  assign n82 = starts_4[43:40] + lefts_4[36:33];
  assign n83 = starts_4[48:45] + lefts_4[40:37];
  assign n84 = starts_4[53:50] + lefts_4[44:41];
  assign n85 = starts_4[58:55] + lefts_4[48:45];
  assign n86 = starts_4[63:60] + lefts_4[52:49];
  assign n87 = starts_4[68:65] + lefts_4[56:53];
  assign n88 = starts_4[73:70] + lefts_4[60:57];
  assign n89 = starts_4[78:75] + lefts_4[64:61];
  assign n90 = starts_5[0] ? {buffers_5[3:0], buffers_5[31:4]} : buffers_5[31:0];
  assign n91 = starts_5[1] ? {n90[7:0], n90[31:8]} : n90;
  assign n92 = starts_5[4] ? {buffers_5[35:32], buffers_5[63:36]} : buffers_5[63:32];
  assign n93 = starts_5[5] ? {n92[7:0], n92[31:8]} : n92;
  assign n94 = starts_5[8] ? {buffers_5[67:64], buffers_5[95:68]} : buffers_5[95:64];
  assign n95 = starts_5[9] ? {n94[7:0], n94[31:8]} : n94;
  assign n96 = starts_5[12] ? {buffers_5[99:96], buffers_5[127:100]} : buffers_5[127:96];
  assign n97 = starts_5[13] ? {n96[7:0], n96[31:8]} : n96;
  assign n98 = starts_5[16] ? {buffers_5[131:128], buffers_5[159:132]} : buffers_5[159:128];
  assign n99 = starts_5[17] ? {n98[7:0], n98[31:8]} : n98;
  assign n100 = starts_5[20] ? {buffers_5[163:160], buffers_5[191:164]} : buffers_5[191:160];
  assign n101 = starts_5[21] ? {n100[7:0], n100[31:8]} : n100;
  assign n102 = starts_5[24] ? {buffers_5[195:192], buffers_5[223:196]} : buffers_5[223:192];
  assign n103 = starts_5[25] ? {n102[7:0], n102[31:8]} : n102;
  assign n104 = starts_5[28] ? {buffers_5[227:224], buffers_5[255:228]} : buffers_5[255:224];
  assign n105 = starts_5[29] ? {n104[7:0], n104[31:8]} : n104;
  assign n106 = starts_5[32] ? {buffers_5[259:256], buffers_5[287:260]} : buffers_5[287:256];
  assign n107 = starts_5[33] ? {n106[7:0], n106[31:8]} : n106;
  assign n108 = starts_5[36] ? {buffers_5[291:288], buffers_5[319:292]} : buffers_5[319:288];
  assign n109 = starts_5[37] ? {n108[7:0], n108[31:8]} : n108;
  assign n110 = starts_5[40] ? {buffers_5[323:320], buffers_5[351:324]} : buffers_5[351:320];
  assign n111 = starts_5[41] ? {n110[7:0], n110[31:8]} : n110;
  assign n112 = starts_5[44] ? {buffers_5[355:352], buffers_5[383:356]} : buffers_5[383:352];
  assign n113 = starts_5[45] ? {n112[7:0], n112[31:8]} : n112;
  assign n114 = starts_5[48] ? {buffers_5[387:384], buffers_5[415:388]} : buffers_5[415:384];
  assign n115 = starts_5[49] ? {n114[7:0], n114[31:8]} : n114;
  assign n116 = starts_5[52] ? {buffers_5[419:416], buffers_5[447:420]} : buffers_5[447:416];
  assign n117 = starts_5[53] ? {n116[7:0], n116[31:8]} : n116;
  assign n118 = starts_5[56] ? {buffers_5[451:448], buffers_5[479:452]} : buffers_5[479:448];
  assign n119 = starts_5[57] ? {n118[7:0], n118[31:8]} : n118;
  assign n120 = starts_5[60] ? {buffers_5[483:480], buffers_5[511:484]} : buffers_5[511:480];
  assign n121 = starts_5[61] ? {n120[7:0], n120[31:8]} : n120;
  assign n122 = starts_5[64] ? {buffers_5[515:512], buffers_5[543:516]} : buffers_5[543:512];
  assign n123 = starts_5[65] ? {n122[7:0], n122[31:8]} : n122;
  assign n124 = starts_5[68] ? {buffers_5[547:544], buffers_5[575:548]} : buffers_5[575:544];
  assign n125 = starts_5[69] ? {n124[7:0], n124[31:8]} : n124;
  assign n126 = starts_5[72] ? {buffers_5[579:576], buffers_5[607:580]} : buffers_5[607:576];
  assign n127 = starts_5[73] ? {n126[7:0], n126[31:8]} : n126;
  assign n128 = starts_5[76] ? {buffers_5[611:608], buffers_5[639:612]} : buffers_5[639:608];
  assign n129 = starts_5[77] ? {n128[7:0], n128[31:8]} : n128;
  assign n130 = starts_5[80] ? {buffers_5[643:640], buffers_5[671:644]} : buffers_5[671:640];
  assign n131 = starts_5[81] ? {n130[7:0], n130[31:8]} : n130;
  assign n132 = starts_5[84] ? {buffers_5[675:672], buffers_5[703:676]} : buffers_5[703:672];
  assign n133 = starts_5[85] ? {n132[7:0], n132[31:8]} : n132;
  assign n134 = starts_5[88] ? {buffers_5[707:704], buffers_5[735:708]} : buffers_5[735:704];
  assign n135 = starts_5[89] ? {n134[7:0], n134[31:8]} : n134;
  assign n136 = starts_5[92] ? {buffers_5[739:736], buffers_5[767:740]} : buffers_5[767:736];
  assign n137 = starts_5[93] ? {n136[7:0], n136[31:8]} : n136;
  assign n138 = starts_5[96] ? {buffers_5[771:768], buffers_5[799:772]} : buffers_5[799:768];
  assign n139 = starts_5[97] ? {n138[7:0], n138[31:8]} : n138;
  assign n140 = starts_5[100] ? {buffers_5[803:800], buffers_5[831:804]} : buffers_5[831:800];
  assign n141 = starts_5[101] ? {n140[7:0], n140[31:8]} : n140;
  assign n142 = starts_5[104] ? {buffers_5[835:832], buffers_5[863:836]} : buffers_5[863:832];
  assign n143 = starts_5[105] ? {n142[7:0], n142[31:8]} : n142;
  assign n144 = starts_5[108] ? {buffers_5[867:864], buffers_5[895:868]} : buffers_5[895:864];
  assign n145 = starts_5[109] ? {n144[7:0], n144[31:8]} : n144;
  assign n146 = starts_5[112] ? {buffers_5[899:896], buffers_5[927:900]} : buffers_5[927:896];
  assign n147 = starts_5[113] ? {n146[7:0], n146[31:8]} : n146;
  assign n148 = starts_5[116] ? {buffers_5[931:928], buffers_5[959:932]} : buffers_5[959:928];
  assign n149 = starts_5[117] ? {n148[7:0], n148[31:8]} : n148;
  assign n150 = starts_5[120] ? {buffers_5[963:960], buffers_5[991:964]} : buffers_5[991:960];
  assign n151 = starts_5[121] ? {n150[7:0], n150[31:8]} : n150;
  assign n152 = starts_5[124] ? {buffers_5[995:992], buffers_5[1023:996]} : buffers_5[1023:992];
  assign n153 = starts_5[125] ? {n152[7:0], n152[31:8]} : n152;
  assign n154 = {1'h0, ends_5[9:0]} + {3'h0, ends_5[17:10]};
  assign overruns = ((bursts_5 == 2'h0) & (11'h28 < n154)) | ((bursts_5 == 2'h1) & (11'h68 < n154)) | ((bursts_5 == 2'h2) & (11'ha8 < n154));
  assign done = valid_6;
  assign block = words_6;
  assign error = error_6;

  fpc_opt_lanes32_split7 split7_0 (
    .whole({352'h0, payloads_2}),
    .start(totals_2[7:0]),
    .left(split7_0_left),
    .right(split7_0_right)
  );

  fpc_opt_lanes32_split6 split6_0 (
    .whole(buffers_3[511:0]),
    .start(starts_3[13:7]),
    .left(split6_0_left),
    .right(split6_0_right)
  );

  fpc_opt_lanes32_split6 split6_1 (
    .whole(buffers_3[1023:512]),
    .start(starts_3[27:21]),
    .left(split6_1_left),
    .right(split6_1_right)
  );

  fpc_opt_lanes32_split5 split5_0 (
    .whole(split6_0_left),
    .start(lefts_3[111:106]),
    .left(split5_0_left),
    .right(split5_0_right)
  );

  fpc_opt_lanes32_split5 split5_1 (
    .whole(split6_0_right),
    .start(n72),
    .left(split5_1_left),
    .right(split5_1_right)
  );

  fpc_opt_lanes32_split5 split5_2 (
    .whole(split6_1_left),
    .start(n73),
    .left(split5_2_left),
    .right(split5_2_right)
  );

  fpc_opt_lanes32_split5 split5_3 (
    .whole(split6_1_right),
    .start(n74),
    .left(split5_3_left),
    .right(split5_3_right)
  );

  fpc_opt_lanes32_split4 split4_0 (
    .whole(buffers_4[127:0]),
    .start(starts_4[9:5]),
    .left(split4_0_left),
    .right(split4_0_right)
  );

  fpc_opt_lanes32_split4 split4_1 (
    .whole(buffers_4[255:128]),
    .start(starts_4[19:15]),
    .left(split4_1_left),
    .right(split4_1_right)
  );

  fpc_opt_lanes32_split4 split4_2 (
    .whole(buffers_4[383:256]),
    .start(starts_4[29:25]),
    .left(split4_2_left),
    .right(split4_2_right)
  );

  fpc_opt_lanes32_split4 split4_3 (
    .whole(buffers_4[511:384]),
    .start(starts_4[39:35]),
    .left(split4_3_left),
    .right(split4_3_right)
  );

  fpc_opt_lanes32_split4 split4_4 (
    .whole(buffers_4[639:512]),
    .start(starts_4[49:45]),
    .left(split4_4_left),
    .right(split4_4_right)
  );

  fpc_opt_lanes32_split4 split4_5 (
    .whole(buffers_4[767:640]),
    .start(starts_4[59:55]),
    .left(split4_5_left),
    .right(split4_5_right)
  );

  fpc_opt_lanes32_split4 split4_6 (
    .whole(buffers_4[895:768]),
    .start(starts_4[69:65]),
    .left(split4_6_left),
    .right(split4_6_right)
  );

  fpc_opt_lanes32_split4 split4_7 (
    .whole(buffers_4[1023:896]),
    .start(starts_4[79:75]),
    .left(split4_7_left),
    .right(split4_7_right)
  );

  fpc_opt_lanes32_split3 split3_0 (
    .whole(split4_0_left),
    .start(lefts_4[3:0]),
    .left(split3_0_left),
    .right(split3_0_right)
  );

  fpc_opt_lanes32_split3 split3_1 (
    .whole(split4_0_right),
    .start(n75),
    .left(split3_1_left),
    .right(split3_1_right)
  );

  fpc_opt_lanes32_split3 split3_2 (
    .whole(split4_1_left),
    .start(n76),
    .left(split3_2_left),
    .right(split3_2_right)
  );

  fpc_opt_lanes32_split3 split3_3 (
    .whole(split4_1_right),
    .start(n77),
    .left(split3_3_left),
    .right(split3_3_right)
  );

  fpc_opt_lanes32_split3 split3_4 (
    .whole(split4_2_left),
    .start(n78),
    .left(split3_4_left),
    .right(split3_4_right)
  );

  fpc_opt_lanes32_split3 split3_5 (
    .whole(split4_2_right),
    .start(n79),
    .left(split3_5_left),
    .right(split3_5_right)
  );

  fpc_opt_lanes32_split3 split3_6 (
    .whole(split4_3_left),
    .start(n80),
    .left(split3_6_left),
    .right(split3_6_right)
  );

  fpc_opt_lanes32_split3 split3_7 (
    .whole(split4_3_right),
    .start(n81),
    .left(split3_7_left),
    .right(split3_7_right)
  );

  fpc_opt_lanes32_split3 split3_8 (
    .whole(split4_4_left),
    .start(n82),
    .left(split3_8_left),
    .right(split3_8_right)
  );

  fpc_opt_lanes32_split3 split3_9 (
    .whole(split4_4_right),
    .start(n83),
    .left(split3_9_left),
    .right(split3_9_right)
  );

  fpc_opt_lanes32_split3 split3_10 (
    .whole(split4_5_left),
    .start(n84),
    .left(split3_10_left),
    .right(split3_10_right)
  );

  fpc_opt_lanes32_split3 split3_11 (
    .whole(split4_5_right),
    .start(n85),
    .left(split3_11_left),
    .right(split3_11_right)
  );

  fpc_opt_lanes32_split3 split3_12 (
    .whole(split4_6_left),
    .start(n86),
    .left(split3_12_left),
    .right(split3_12_right)
  );

  fpc_opt_lanes32_split3 split3_13 (
    .whole(split4_6_right),
    .start(n87),
    .left(split3_13_left),
    .right(split3_13_right)
  );

  fpc_opt_lanes32_split3 split3_14 (
    .whole(split4_7_left),
    .start(n88),
    .left(split3_14_left),
    .right(split3_14_right)
  );

  fpc_opt_lanes32_split3 split3_15 (
    .whole(split4_7_right),
    .start(n89),
    .left(split3_15_left),
    .right(split3_15_right)
  );

  fpc_opt_lanes32_decode decode0 (
    .tag(tags_5[2:0]),
    .payload(starts_5[2] ? {n91[15:0], n91[31:16]} : n91),
    .word(decode0_word)
  );

  fpc_opt_lanes32_decode decode1 (
    .tag(tags_5[5:3]),
    .payload(starts_5[6] ? {n93[15:0], n93[31:16]} : n93),
    .word(decode1_word)
  );

  fpc_opt_lanes32_decode decode2 (
    .tag(tags_5[8:6]),
    .payload(starts_5[10] ? {n95[15:0], n95[31:16]} : n95),
    .word(decode2_word)
  );

  fpc_opt_lanes32_decode decode3 (
    .tag(tags_5[11:9]),
    .payload(starts_5[14] ? {n97[15:0], n97[31:16]} : n97),
    .word(decode3_word)
  );

  fpc_opt_lanes32_decode decode4 (
    .tag(tags_5[14:12]),
    .payload(starts_5[18] ? {n99[15:0], n99[31:16]} : n99),
    .word(decode4_word)
  );

  fpc_opt_lanes32_decode decode5 (
    .tag(tags_5[17:15]),
    .payload(starts_5[22] ? {n101[15:0], n101[31:16]} : n101),
    .word(decode5_word)
  );

  fpc_opt_lanes32_decode decode6 (
    .tag(tags_5[20:18]),
    .payload(starts_5[26] ? {n103[15:0], n103[31:16]} : n103),
    .word(decode6_word)
  );

  fpc_opt_lanes32_decode decode7 (
    .tag(tags_5[23:21]),
    .payload(starts_5[30] ? {n105[15:0], n105[31:16]} : n105),
    .word(decode7_word)
  );

  fpc_opt_lanes32_decode decode8 (
    .tag(tags_5[26:24]),
    .payload(starts_5[34] ? {n107[15:0], n107[31:16]} : n107),
    .word(decode8_word)
  );

  fpc_opt_lanes32_decode decode9 (
    .tag(tags_5[29:27]),
    .payload(starts_5[38] ? {n109[15:0], n109[31:16]} : n109),
    .word(decode9_word)
  );

  fpc_opt_lanes32_decode decode10 (
    .tag(tags_5[32:30]),
    .payload(starts_5[42] ? {n111[15:0], n111[31:16]} : n111),
    .word(decode10_word)
  );

  fpc_opt_lanes32_decode decode11 (
    .tag(tags_5[35:33]),
    .payload(starts_5[46] ? {n113[15:0], n113[31:16]} : n113),
    .word(decode11_word)
  );

  fpc_opt_lanes32_decode decode12 (
    .tag(tags_5[38:36]),
    .payload(starts_5[50] ? {n115[15:0], n115[31:16]} : n115),
    .word(decode12_word)
  );

  fpc_opt_lanes32_decode decode13 (
    .tag(tags_5[41:39]),
    .payload(starts_5[54] ? {n117[15:0], n117[31:16]} : n117),
    .word(decode13_word)
  );

  fpc_opt_lanes32_decode decode14 (
    .tag(tags_5[44:42]),
    .payload(starts_5[58] ? {n119[15:0], n119[31:16]} : n119),
    .word(decode14_word)
  );

  fpc_opt_lanes32_decode decode15 (
    .tag(tags_5[47:45]),
    .payload(starts_5[62] ? {n121[15:0], n121[31:16]} : n121),
    .word(decode15_word)
  );

  fpc_opt_lanes32_decode decode16 (
    .tag(tags_5[50:48]),
    .payload(starts_5[66] ? {n123[15:0], n123[31:16]} : n123),
    .word(decode16_word)
  );

  fpc_opt_lanes32_decode decode17 (
    .tag(tags_5[53:51]),
    .payload(starts_5[70] ? {n125[15:0], n125[31:16]} : n125),
    .word(decode17_word)
  );

  fpc_opt_lanes32_decode decode18 (
    .tag(tags_5[56:54]),
    .payload(starts_5[74] ? {n127[15:0], n127[31:16]} : n127),
    .word(decode18_word)
  );

  fpc_opt_lanes32_decode decode19 (
    .tag(tags_5[59:57]),
    .payload(starts_5[78] ? {n129[15:0], n129[31:16]} : n129),
    .word(decode19_word)
  );

  fpc_opt_lanes32_decode decode20 (
    .tag(tags_5[62:60]),
    .payload(starts_5[82] ? {n131[15:0], n131[31:16]} : n131),
    .word(decode20_word)
  );

  fpc_opt_lanes32_decode decode21 (
    .tag(tags_5[65:63]),
    .payload(starts_5[86] ? {n133[15:0], n133[31:16]} : n133),
    .word(decode21_word)
  );

  fpc_opt_lanes32_decode decode22 (
    .tag(tags_5[68:66]),
    .payload(starts_5[90] ? {n135[15:0], n135[31:16]} : n135),
    .word(decode22_word)
  );

  fpc_opt_lanes32_decode decode23 (
    .tag(tags_5[71:69]),
    .payload(starts_5[94] ? {n137[15:0], n137[31:16]} : n137),
    .word(decode23_word)
  );

  fpc_opt_lanes32_decode decode24 (
    .tag(tags_5[74:72]),
    .payload(starts_5[98] ? {n139[15:0], n139[31:16]} : n139),
    .word(decode24_word)
  );

  fpc_opt_lanes32_decode decode25 (
    .tag(tags_5[77:75]),
    .payload(starts_5[102] ? {n141[15:0], n141[31:16]} : n141),
    .word(decode25_word)
  );

  fpc_opt_lanes32_decode decode26 (
    .tag(tags_5[80:78]),
    .payload(starts_5[106] ? {n143[15:0], n143[31:16]} : n143),
    .word(decode26_word)
  );

  fpc_opt_lanes32_decode decode27 (
    .tag(tags_5[83:81]),
    .payload(starts_5[110] ? {n145[15:0], n145[31:16]} : n145),
    .word(decode27_word)
  );

  fpc_opt_lanes32_decode decode28 (
    .tag(tags_5[86:84]),
    .payload(starts_5[114] ? {n147[15:0], n147[31:16]} : n147),
    .word(decode28_word)
  );

  fpc_opt_lanes32_decode decode29 (
    .tag(tags_5[89:87]),
    .payload(starts_5[118] ? {n149[15:0], n149[31:16]} : n149),
    .word(decode29_word)
  );

  fpc_opt_lanes32_decode decode30 (
    .tag(tags_5[92:90]),
    .payload(starts_5[122] ? {n151[15:0], n151[31:16]} : n151),
    .word(decode30_word)
  );

  fpc_opt_lanes32_decode decode31 (
    .tag(tags_5[95:93]),
    .payload(starts_5[126] ? {n153[15:0], n153[31:16]} : n153),
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
    if (advance) first_1 <= 1'h0;
    if (advance) totals_1 <= {{1'h0, n69} + {1'h0, {1'h0, n60, n59, n58, n57} + {1'h0, stored[95:93] == 3'h7,
    (stored[95:93] == 3'h3) | (stored[95:93] == 3'h4) | (stored[95:93] == 3'h5),
    (stored[95:93] == 3'h2) | (stored[95:93] == 3'h6), stored[95:93] == 3'h1}}, {1'h0, n68} + {1'h0, {1'h0, n52, n51, n50, n49} + {1'h0, stored[83:81] == 3'h7,
    (stored[83:81] == 3'h3) | (stored[83:81] == 3'h4) | (stored[83:81] == 3'h5),
    (stored[83:81] == 3'h2) | (stored[83:81] == 3'h6), stored[83:81] == 3'h1}}, {1'h0, n67} + {1'h0, {1'h0, n44, n43, n42, n41} + {1'h0, stored[71:69] == 3'h7,
    (stored[71:69] == 3'h3) | (stored[71:69] == 3'h4) | (stored[71:69] == 3'h5),
    (stored[71:69] == 3'h2) | (stored[71:69] == 3'h6), stored[71:69] == 3'h1}}, {1'h0, n66} + {1'h0, {1'h0, n36, n35, n34, n33} + {1'h0, stored[59:57] == 3'h7,
    (stored[59:57] == 3'h3) | (stored[59:57] == 3'h4) | (stored[59:57] == 3'h5),
    (stored[59:57] == 3'h2) | (stored[59:57] == 3'h6), stored[59:57] == 3'h1}}, {1'h0, n65} + {1'h0, {1'h0, n28, n27, n26, n25} + {1'h0, stored[47:45] == 3'h7,
    (stored[47:45] == 3'h3) | (stored[47:45] == 3'h4) | (stored[47:45] == 3'h5),
    (stored[47:45] == 3'h2) | (stored[47:45] == 3'h6), stored[47:45] == 3'h1}}, {1'h0, n64} + {1'h0, {1'h0, n20, n19, n18, n17} + {1'h0, stored[35:33] == 3'h7,
    (stored[35:33] == 3'h3) | (stored[35:33] == 3'h4) | (stored[35:33] == 3'h5),
    (stored[35:33] == 3'h2) | (stored[35:33] == 3'h6), stored[35:33] == 3'h1}}, {1'h0, n63} + {1'h0, {1'h0, n12, n11, n10, n9} + {1'h0, stored[23:21] == 3'h7,
    (stored[23:21] == 3'h3) | (stored[23:21] == 3'h4) | (stored[23:21] == 3'h5),
    (stored[23:21] == 3'h2) | (stored[23:21] == 3'h6), stored[23:21] == 3'h1}}, {1'h0, n62} + {2'h0, {1'h0, n4, n3, n2, n1} + {1'h0, stored[11:9] == 3'h7,
    (stored[11:9] == 3'h3) | (stored[11:9] == 3'h4) | (stored[11:9] == 3'h5),
    (stored[11:9] == 3'h2) | (stored[11:9] == 3'h6), stored[11:9] == 3'h1}}};
    if (advance) lefts_1 <= {n69, n68, n67, n66, n65, n64, n63, n62, n60, n59, n58, n57, n56, n55, n54, n53, n52, n51, n50,
    n49, n48, n47, n46, n45, n44, n43, n42, n41, n40, n39, n38, n37, n36, n35, n34, n33, n32, n31,
    n30, n29, n28, n27, n26, n25, n24, n23, n22, n21, n20, n19, n18, n17, n16, n15, n14, n13, n12,
    n11, n10, n9, n8, n7, n6, n5, n4, n3, n2, n1, n61};
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) payloads_2 <= payloads_1;
    if (advance) bursts_2 <= bursts_1;
    if (advance) first_2 <= first_1;
    if (advance) totals_2 <= {{1'h0, n71} + {1'h0, {1'h0, totals_1[42:37]} + {1'h0, totals_1[48:43]}}, {1'h0, n70} + {2'h0,
    {1'h0, totals_1[18:13]} + {1'h0, totals_1[24:19]}}};
    if (advance) lefts_2 <= {n71, n70, totals_1[42:37], totals_1[30:25], totals_1[18:13], totals_1[6:0], lefts_1[105:101],
    lefts_1[100:96], lefts_1[95:91], lefts_1[90:86], lefts_1[85:81], lefts_1[80:76],
    lefts_1[75:71], lefts_1[70:65], lefts_1[64:61], lefts_1[60:57], lefts_1[56:53], lefts_1[52:49],
    lefts_1[48:45], lefts_1[44:41], lefts_1[40:37], lefts_1[36:33], lefts_1[32:29], lefts_1[28:25],
    lefts_1[24:21], lefts_1[20:17], lefts_1[16:13], lefts_1[12:9], lefts_1[8:5], lefts_1[4:0]};
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) ends_3 <= {totals_2[16:9], 1'h0, totals_2[8:0]};
    if (advance) bursts_3 <= bursts_2;
    if (advance) buffers_3 <= {split7_0_right, split7_0_left};
    if (advance) starts_3 <= {totals_2[6:0] + lefts_2[145:139], totals_2[6:0], lefts_2[137:131], 6'h0, first_2};
    if (advance) lefts_3 <= {lefts_2[130:125], lefts_2[124:119], lefts_2[118:113], lefts_2[112:106], lefts_2[105:101],
    lefts_2[100:96], lefts_2[95:91], lefts_2[90:86], lefts_2[85:81], lefts_2[80:76],
    lefts_2[75:71], lefts_2[70:65], lefts_2[64:61], lefts_2[60:57], lefts_2[56:53], lefts_2[52:49],
    lefts_2[48:45], lefts_2[44:41], lefts_2[40:37], lefts_2[36:33], lefts_2[32:29], lefts_2[28:25],
    lefts_2[24:21], lefts_2[20:17], lefts_2[16:13], lefts_2[12:9], lefts_2[8:5], lefts_2[4:0]};
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) ends_4 <= {ends_3[17:10], ends_3[9:0]};
    if (advance) bursts_4 <= bursts_3;
    if (advance) buffers_4 <= {split5_3_right, split5_3_left, split5_2_right, split5_2_left, split5_1_right, split5_1_left,
    split5_0_right, split5_0_left};
    if (advance) starts_4 <= {n74[4:0] + lefts_3[105:101], n74[4:0], starts_3[25:21] + lefts_3[100:96], starts_3[25:21],
    n73[4:0] + lefts_3[95:91], n73[4:0], starts_3[18:14] + lefts_3[90:86], starts_3[18:14],
    n72[4:0] + lefts_3[85:81], n72[4:0], starts_3[11:7] + lefts_3[80:76], starts_3[11:7],
    lefts_3[110:106] + lefts_3[75:71], lefts_3[110:106], lefts_3[69:65], starts_3[4:0]};
    if (advance) lefts_4 <= {lefts_3[64:61], lefts_3[60:57], lefts_3[56:53], lefts_3[52:49], lefts_3[48:45], lefts_3[44:41],
    lefts_3[40:37], lefts_3[36:33], lefts_3[32:29], lefts_3[28:25], lefts_3[24:21], lefts_3[20:17],
    lefts_3[16:13], lefts_3[12:9], lefts_3[8:5], lefts_3[4:0]};
    if (advance) tags_5 <= {tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81], tags_4[80:78],
    tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63], tags_4[62:60],
    tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45], tags_4[44:42],
    tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27], tags_4[26:24],
    tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9], tags_4[8:6],
    tags_4[5:3], tags_4[2:0]};
    if (advance) ends_5 <= {ends_4[17:10], ends_4[9:0]};
    if (advance) bursts_5 <= bursts_4;
    if (advance) buffers_5 <= {split3_15_right, split3_15_left, split3_14_right, split3_14_left, split3_13_right, split3_13_left,
    split3_12_right, split3_12_left, split3_11_right, split3_11_left, split3_10_right,
    split3_10_left, split3_9_right, split3_9_left, split3_8_right, split3_8_left, split3_7_right,
    split3_7_left, split3_6_right, split3_6_left, split3_5_right, split3_5_left, split3_4_right,
    split3_4_left, split3_3_right, split3_3_left, split3_2_right, split3_2_left, split3_1_right,
    split3_1_left, split3_0_right, split3_0_left};
    if (advance) starts_5 <= {n89, starts_4[78:75], n88, starts_4[73:70], n87, starts_4[68:65], n86, starts_4[63:60], n85,
    starts_4[58:55], n84, starts_4[53:50], n83, starts_4[48:45], n82, starts_4[43:40], n81,
    starts_4[38:35], n80, starts_4[33:30], n79, starts_4[28:25], n78, starts_4[23:20], n77,
    starts_4[18:15], n76, starts_4[13:10], n75, starts_4[8:5], lefts_4[3:0], starts_4[3:0]};
    if (advance) words_6 <= {decode31_word, decode30_word, decode29_word, decode28_word, decode27_word, decode26_word,
    decode25_word, decode24_word, decode23_word, decode22_word, decode21_word, decode20_word,
    decode19_word, decode18_word, decode17_word, decode16_word, decode15_word, decode14_word,
    decode13_word, decode12_word, decode11_word, decode10_word, decode9_word, decode8_word,
    decode7_word, decode6_word, decode5_word, decode4_word, decode3_word, decode2_word,
    decode1_word, decode0_word};
    if (advance) error_6 <= overruns;
  end

  wire unused = &{1'b0, lefts_2[138], starts_3[6:5], starts_3[20], lefts_3[70], lefts_3[112], starts_4[4], starts_4[14],
      starts_4[24], starts_4[34], starts_4[44], starts_4[54], starts_4[64], starts_4[74],
      lefts_4[4], starts_5[3], starts_5[7], starts_5[11], starts_5[15], starts_5[19], starts_5[23],
      starts_5[27], starts_5[31], starts_5[35], starts_5[39], starts_5[43], starts_5[47],
      starts_5[51], starts_5[55], starts_5[59], starts_5[63], starts_5[67], starts_5[71],
      starts_5[75], starts_5[79], starts_5[83], starts_5[87], starts_5[91], starts_5[95],
      starts_5[99], starts_5[103], starts_5[107], starts_5[111], starts_5[115], starts_5[119],
      starts_5[123], starts_5[127]};
endmodule
