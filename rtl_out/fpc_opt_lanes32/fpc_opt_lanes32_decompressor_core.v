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
  wire [3:0] n61;
  wire [3:0] n62;
  wire [3:0] n63;
  wire [3:0] n64;
  wire [3:0] n65;
  wire [3:0] n66;
  wire [3:0] n67;
  wire [3:0] n68;
  wire [3:0] n69;
  wire [3:0] n70;
  wire [3:0] n71;
  wire [3:0] n72;
  wire [3:0] n73;
  wire [3:0] n74;
  wire [3:0] n75;
  wire [3:0] n76;
  wire [2:0] n77;
  wire [2:0] n78;
  wire [2:0] n79;
  wire [2:0] n80;
  wire [2:0] n81;
  wire [2:0] n82;
  wire [2:0] n83;
  wire [2:0] n84;
  wire [2:0] n85;
  wire [2:0] n86;
  wire [2:0] n87;
  wire [2:0] n88;
  wire [2:0] n89;
  wire [2:0] n90;
  wire [2:0] n91;
  wire [2:0] n92;
  wire [3:0] n93;
  wire [3:0] n94;
  wire [3:0] n95;
  wire [3:0] n96;
  wire [3:0] n97;
  wire [3:0] n98;
  wire [3:0] n99;
  wire [3:0] n100;
  wire [3:0] n101;
  wire [3:0] n102;
  wire [3:0] n103;
  wire [3:0] n104;
  wire [3:0] n105;
  wire [3:0] n106;
  wire [3:0] n107;
  wire [3:0] n108;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [671:0] payloads_1;
  reg  [1:0] bursts_1;
  reg  [95:0] low_1;
  reg  [15:0] carries_1;
  reg  [47:0] high_1;
  reg  [3:0] last_length_1;
  wire [3:0] n109;
  wire [3:0] n110;
  wire [3:0] n111;
  wire [3:0] n112;
  wire [3:0] n113;
  wire [3:0] n114;
  wire [3:0] n115;
  wire [3:0] n116;
  wire [3:0] n117;
  wire [3:0] n118;
  wire [3:0] n119;
  wire [3:0] n120;
  wire [3:0] n121;
  wire [3:0] n122;
  wire [3:0] n123;
  wire [3:0] n124;
  wire [3:0] n125;
  wire [3:0] n126;
  wire [3:0] n127;
  wire [3:0] n128;
  wire [3:0] n129;
  wire [3:0] n130;
  wire [3:0] n131;
  wire [3:0] n132;
  wire [3:0] n133;
  wire [3:0] n134;
  wire [3:0] n135;
  wire [3:0] n136;
  wire [3:0] n137;
  wire [3:0] n138;
  wire [3:0] n139;
  wire [3:0] n140;
  wire [4:0] n141;
  wire [4:0] n142;
  wire [4:0] n143;
  wire [4:0] n144;
  wire [4:0] n145;
  wire [4:0] n146;
  wire [4:0] n147;
  wire [4:0] n148;
  wire [4:0] n149;
  wire [4:0] n150;
  wire [4:0] n151;
  wire [4:0] n152;
  wire [4:0] n153;
  wire [4:0] n154;
  wire [4:0] n155;
  wire [4:0] n156;
  wire [3:0] n157;
  wire [3:0] n158;
  wire [3:0] n159;
  wire [3:0] n160;
  wire [3:0] n161;
  wire [3:0] n162;
  wire [3:0] n163;
  wire [3:0] n164;
  wire [3:0] n165;
  wire [3:0] n166;
  wire [3:0] n167;
  wire [3:0] n168;
  wire [3:0] n169;
  wire [3:0] n170;
  wire [3:0] n171;
  wire [3:0] n172;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [671:0] payloads_2;
  reg  [1:0] bursts_2;
  reg  [95:0] low_2;
  reg  [15:0] carries_2;
  reg  [99:0] high_2;
  reg  [3:0] last_length_2;
  wire [5:0] n173;
  wire [5:0] n174;
  wire [5:0] n175;
  wire [5:0] n176;
  wire [5:0] n177;
  wire [5:0] n178;
  wire [5:0] n179;
  wire [5:0] n180;
  wire [5:0] n181;
  wire [5:0] n182;
  wire [5:0] n183;
  wire [5:0] n184;
  wire [5:0] n185;
  wire [5:0] n186;
  wire [5:0] n187;
  wire [5:0] n188;
  wire [3:0] n189;
  wire [3:0] n190;
  wire [3:0] n191;
  wire [3:0] n192;
  wire [3:0] n193;
  wire [3:0] n194;
  wire [3:0] n195;
  wire [3:0] n196;
  wire [3:0] n197;
  wire [3:0] n198;
  wire [3:0] n199;
  wire [3:0] n200;
  wire [3:0] n201;
  wire [3:0] n202;
  wire [3:0] n203;
  wire [3:0] n204;
  wire [6:0] n205;
  wire [6:0] n206;
  wire [6:0] n207;
  wire [6:0] n208;
  wire [6:0] n209;
  wire [6:0] n210;
  wire [6:0] n211;
  wire [6:0] n212;
  wire [6:0] n213;
  wire [6:0] n214;
  wire [6:0] n215;
  wire [6:0] n216;
  wire [6:0] n217;
  wire [6:0] n218;
  wire [6:0] n219;
  wire [6:0] n220;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [12:0] ends_3;
  reg  [1:0] bursts_3;
  reg  [1023:0] buffers_3;
  reg  [149:0] starts_3;
  reg  [95:0] rotations_3;
  wire [127:0] direction7_0_up;
  wire [511:0] split7_0_left;
  wire [511:0] split7_0_right;
  wire [63:0] direction6_0_up;
  wire [63:0] direction6_1_up;
  wire [255:0] split6_0_left;
  wire [255:0] split6_0_right;
  wire [255:0] split6_1_left;
  wire [255:0] split6_1_right;
  wire [31:0] direction5_0_up;
  wire [31:0] direction5_1_up;
  wire [31:0] direction5_2_up;
  wire [31:0] direction5_3_up;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [12:0] ends_4;
  reg  [1:0] bursts_4;
  reg  [1023:0] buffers_4;
  reg  [103:0] starts_4;
  reg  [127:0] up_4;
  reg  [95:0] rotations_4;
  wire [127:0] split5_0_left;
  wire [127:0] split5_0_right;
  wire [127:0] split5_1_left;
  wire [127:0] split5_1_right;
  wire [127:0] split5_2_left;
  wire [127:0] split5_2_right;
  wire [127:0] split5_3_left;
  wire [127:0] split5_3_right;
  wire [15:0] direction4_0_up;
  wire [15:0] direction4_1_up;
  wire [15:0] direction4_2_up;
  wire [15:0] direction4_3_up;
  wire [15:0] direction4_4_up;
  wire [15:0] direction4_5_up;
  wire [15:0] direction4_6_up;
  wire [15:0] direction4_7_up;
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
  wire [7:0] direction3_0_up;
  wire [7:0] direction3_1_up;
  wire [7:0] direction3_2_up;
  wire [7:0] direction3_3_up;
  wire [7:0] direction3_4_up;
  wire [7:0] direction3_5_up;
  wire [7:0] direction3_6_up;
  wire [7:0] direction3_7_up;
  wire [7:0] direction3_8_up;
  wire [7:0] direction3_9_up;
  wire [7:0] direction3_10_up;
  wire [7:0] direction3_11_up;
  wire [7:0] direction3_12_up;
  wire [7:0] direction3_13_up;
  wire [7:0] direction3_14_up;
  wire [7:0] direction3_15_up;
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
  wire [31:0] n221;
  wire [31:0] n222;
  wire [31:0] n223;
  wire [31:0] n224;
  wire [31:0] n225;
  wire [31:0] n226;
  wire [31:0] n227;
  wire [31:0] n228;
  wire [31:0] n229;
  wire [31:0] n230;
  wire [31:0] n231;
  wire [31:0] n232;
  wire [31:0] n233;
  wire [31:0] n234;
  wire [31:0] n235;
  wire [31:0] n236;
  wire [31:0] n237;
  wire [31:0] n238;
  wire [31:0] n239;
  wire [31:0] n240;
  wire [31:0] n241;
  wire [31:0] n242;
  wire [31:0] n243;
  wire [31:0] n244;
  wire [31:0] n245;
  wire [31:0] n246;
  wire [31:0] n247;
  wire [31:0] n248;
  wire [31:0] n249;
  wire [31:0] n250;
  wire [31:0] n251;
  wire [31:0] n252;
  wire [31:0] n253;
  wire [31:0] n254;
  wire [31:0] n255;
  wire [31:0] n256;
  wire [31:0] n257;
  wire [31:0] n258;
  wire [31:0] n259;
  wire [31:0] n260;
  wire [31:0] n261;
  wire [31:0] n262;
  wire [31:0] n263;
  wire [31:0] n264;
  wire [31:0] n265;
  wire [31:0] n266;
  wire [31:0] n267;
  wire [31:0] n268;
  wire [31:0] n269;
  wire [31:0] n270;
  wire [31:0] n271;
  wire [31:0] n272;
  wire [31:0] n273;
  wire [31:0] n274;
  wire [31:0] n275;
  wire [31:0] n276;
  wire [31:0] n277;
  wire [31:0] n278;
  wire [31:0] n279;
  wire [31:0] n280;
  wire [31:0] n281;
  wire [31:0] n282;
  wire [31:0] n283;
  wire [31:0] n284;
  wire [9:0] n285;
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
  assign n61 = {1'h0, 2'h0, 1'h0} + {1'h0, (stored[2:0] == 3'h3) | (stored[2:0] == 3'h4) | (stored[2:0] == 3'h5),
    (stored[2:0] == 3'h2) | (stored[2:0] == 3'h6), stored[2:0] == 3'h1};
  assign n62 = {1'h0, n3, n2, n1} + {1'h0, (stored[8:6] == 3'h3) | (stored[8:6] == 3'h4) | (stored[8:6] == 3'h5),
    (stored[8:6] == 3'h2) | (stored[8:6] == 3'h6), stored[8:6] == 3'h1};
  assign n63 = {1'h0, n7, n6, n5} + {1'h0, (stored[14:12] == 3'h3) | (stored[14:12] == 3'h4) | (stored[14:12] == 3'h5),
    (stored[14:12] == 3'h2) | (stored[14:12] == 3'h6), stored[14:12] == 3'h1};
  assign n64 = {1'h0, n11, n10, n9} + {1'h0, (stored[20:18] == 3'h3) | (stored[20:18] == 3'h4) | (stored[20:18] == 3'h5),
    (stored[20:18] == 3'h2) | (stored[20:18] == 3'h6), stored[20:18] == 3'h1};
  assign n65 = {1'h0, n15, n14, n13} + {1'h0, (stored[26:24] == 3'h3) | (stored[26:24] == 3'h4) | (stored[26:24] == 3'h5),
    (stored[26:24] == 3'h2) | (stored[26:24] == 3'h6), stored[26:24] == 3'h1};
  assign n66 = {1'h0, n19, n18, n17} + {1'h0, (stored[32:30] == 3'h3) | (stored[32:30] == 3'h4) | (stored[32:30] == 3'h5),
    (stored[32:30] == 3'h2) | (stored[32:30] == 3'h6), stored[32:30] == 3'h1};
  assign n67 = {1'h0, n23, n22, n21} + {1'h0, (stored[38:36] == 3'h3) | (stored[38:36] == 3'h4) | (stored[38:36] == 3'h5),
    (stored[38:36] == 3'h2) | (stored[38:36] == 3'h6), stored[38:36] == 3'h1};
  assign n68 = {1'h0, n27, n26, n25} + {1'h0, (stored[44:42] == 3'h3) | (stored[44:42] == 3'h4) | (stored[44:42] == 3'h5),
    (stored[44:42] == 3'h2) | (stored[44:42] == 3'h6), stored[44:42] == 3'h1};
  assign n69 = {1'h0, n31, n30, n29} + {1'h0, (stored[50:48] == 3'h3) | (stored[50:48] == 3'h4) | (stored[50:48] == 3'h5),
    (stored[50:48] == 3'h2) | (stored[50:48] == 3'h6), stored[50:48] == 3'h1};
  assign n70 = {1'h0, n35, n34, n33} + {1'h0, (stored[56:54] == 3'h3) | (stored[56:54] == 3'h4) | (stored[56:54] == 3'h5),
    (stored[56:54] == 3'h2) | (stored[56:54] == 3'h6), stored[56:54] == 3'h1};
  assign n71 = {1'h0, n39, n38, n37} + {1'h0, (stored[62:60] == 3'h3) | (stored[62:60] == 3'h4) | (stored[62:60] == 3'h5),
    (stored[62:60] == 3'h2) | (stored[62:60] == 3'h6), stored[62:60] == 3'h1};
  assign n72 = {1'h0, n43, n42, n41} + {1'h0, (stored[68:66] == 3'h3) | (stored[68:66] == 3'h4) | (stored[68:66] == 3'h5),
    (stored[68:66] == 3'h2) | (stored[68:66] == 3'h6), stored[68:66] == 3'h1};
  assign n73 = {1'h0, n47, n46, n45} + {1'h0, (stored[74:72] == 3'h3) | (stored[74:72] == 3'h4) | (stored[74:72] == 3'h5),
    (stored[74:72] == 3'h2) | (stored[74:72] == 3'h6), stored[74:72] == 3'h1};
  assign n74 = {1'h0, n51, n50, n49} + {1'h0, (stored[80:78] == 3'h3) | (stored[80:78] == 3'h4) | (stored[80:78] == 3'h5),
    (stored[80:78] == 3'h2) | (stored[80:78] == 3'h6), stored[80:78] == 3'h1};
  assign n75 = {1'h0, n55, n54, n53} + {1'h0, (stored[86:84] == 3'h3) | (stored[86:84] == 3'h4) | (stored[86:84] == 3'h5),
    (stored[86:84] == 3'h2) | (stored[86:84] == 3'h6), stored[86:84] == 3'h1};
  assign n76 = {1'h0, n59, n58, n57} + {1'h0, (stored[92:90] == 3'h3) | (stored[92:90] == 3'h4) | (stored[92:90] == 3'h5),
    (stored[92:90] == 3'h2) | (stored[92:90] == 3'h6), stored[92:90] == 3'h1};
  assign n77 = {1'h0, 1'h0, n61[3]} + {1'h0, stored[2:0] == 3'h7, n61[3]};
  assign n78 = {1'h0, n4, n62[3]} + {1'h0, stored[8:6] == 3'h7, n62[3]};
  assign n79 = {1'h0, n8, n63[3]} + {1'h0, stored[14:12] == 3'h7, n63[3]};
  assign n80 = {1'h0, n12, n64[3]} + {1'h0, stored[20:18] == 3'h7, n64[3]};
  assign n81 = {1'h0, n16, n65[3]} + {1'h0, stored[26:24] == 3'h7, n65[3]};
  assign n82 = {1'h0, n20, n66[3]} + {1'h0, stored[32:30] == 3'h7, n66[3]};
  assign n83 = {1'h0, n24, n67[3]} + {1'h0, stored[38:36] == 3'h7, n67[3]};
  assign n84 = {1'h0, n28, n68[3]} + {1'h0, stored[44:42] == 3'h7, n68[3]};
  assign n85 = {1'h0, n32, n69[3]} + {1'h0, stored[50:48] == 3'h7, n69[3]};
  assign n86 = {1'h0, n36, n70[3]} + {1'h0, stored[56:54] == 3'h7, n70[3]};
  assign n87 = {1'h0, n40, n71[3]} + {1'h0, stored[62:60] == 3'h7, n71[3]};
  assign n88 = {1'h0, n44, n72[3]} + {1'h0, stored[68:66] == 3'h7, n72[3]};
  assign n89 = {1'h0, n48, n73[3]} + {1'h0, stored[74:72] == 3'h7, n73[3]};
  assign n90 = {1'h0, n52, n74[3]} + {1'h0, stored[80:78] == 3'h7, n74[3]};
  assign n91 = {1'h0, n56, n75[3]} + {1'h0, stored[86:84] == 3'h7, n75[3]};
  assign n92 = {1'h0, n60, n76[3]} + {1'h0, stored[92:90] == 3'h7, n76[3]};
  assign n93 = {1'h0, n61[2:0]} + {1'h0, n3, n2, n1};
  assign n94 = {1'h0, n61[2:0]} + {1'h0, n62[2:0]};
  assign n95 = {1'h0, n63[2:0]} + {1'h0, n11, n10, n9};
  assign n96 = {1'h0, n63[2:0]} + {1'h0, n64[2:0]};
  assign n97 = {1'h0, n65[2:0]} + {1'h0, n19, n18, n17};
  assign n98 = {1'h0, n65[2:0]} + {1'h0, n66[2:0]};
  assign n99 = {1'h0, n67[2:0]} + {1'h0, n27, n26, n25};
  assign n100 = {1'h0, n67[2:0]} + {1'h0, n68[2:0]};
  assign n101 = {1'h0, n69[2:0]} + {1'h0, n35, n34, n33};
  assign n102 = {1'h0, n69[2:0]} + {1'h0, n70[2:0]};
  assign n103 = {1'h0, n71[2:0]} + {1'h0, n43, n42, n41};
  assign n104 = {1'h0, n71[2:0]} + {1'h0, n72[2:0]};
  assign n105 = {1'h0, n73[2:0]} + {1'h0, n51, n50, n49};
  assign n106 = {1'h0, n73[2:0]} + {1'h0, n74[2:0]};
  assign n107 = {1'h0, n75[2:0]} + {1'h0, n59, n58, n57};
  assign n108 = {1'h0, n75[2:0]} + {1'h0, n76[2:0]};
  assign n109 = {1'h0, high_1[2:1], carries_1[0]} + {2'h0, high_1[3], carries_1[0]};
  assign n110 = {1'h0, high_1[2:1], carries_1[1]} + {1'h0, high_1[5:4], carries_1[1]};
  assign n111 = {1'h0, high_1[8:7], carries_1[2]} + {2'h0, high_1[9], carries_1[2]};
  assign n112 = {1'h0, high_1[8:7], carries_1[3]} + {1'h0, high_1[11:10], carries_1[3]};
  assign n113 = {1'h0, high_1[14:13], carries_1[4]} + {2'h0, high_1[15], carries_1[4]};
  assign n114 = {1'h0, high_1[14:13], carries_1[5]} + {1'h0, high_1[17:16], carries_1[5]};
  assign n115 = {1'h0, high_1[20:19], carries_1[6]} + {2'h0, high_1[21], carries_1[6]};
  assign n116 = {1'h0, high_1[20:19], carries_1[7]} + {1'h0, high_1[23:22], carries_1[7]};
  assign n117 = {1'h0, high_1[26:25], carries_1[8]} + {2'h0, high_1[27], carries_1[8]};
  assign n118 = {1'h0, high_1[26:25], carries_1[9]} + {1'h0, high_1[29:28], carries_1[9]};
  assign n119 = {1'h0, high_1[32:31], carries_1[10]} + {2'h0, high_1[33], carries_1[10]};
  assign n120 = {1'h0, high_1[32:31], carries_1[11]} + {1'h0, high_1[35:34], carries_1[11]};
  assign n121 = {1'h0, high_1[38:37], carries_1[12]} + {2'h0, high_1[39], carries_1[12]};
  assign n122 = {1'h0, high_1[38:37], carries_1[13]} + {1'h0, high_1[41:40], carries_1[13]};
  assign n123 = {1'h0, high_1[44:43], carries_1[14]} + {2'h0, high_1[45], carries_1[14]};
  assign n124 = {1'h0, high_1[44:43], carries_1[15]} + {1'h0, high_1[47:46], carries_1[15]};
  assign n125 = {1'h0, low_1[11:9]} + {1'h0, low_1[14:12]};
  assign n126 = {1'h0, low_1[11:9]} + {1'h0, low_1[17:15]};
  assign n127 = {1'h0, low_1[11:9]} + {1'h0, low_1[20:18]};
  assign n128 = {1'h0, low_1[11:9]} + {1'h0, low_1[23:21]};
  assign n129 = {1'h0, low_1[35:33]} + {1'h0, low_1[38:36]};
  assign n130 = {1'h0, low_1[35:33]} + {1'h0, low_1[41:39]};
  assign n131 = {1'h0, low_1[35:33]} + {1'h0, low_1[44:42]};
  assign n132 = {1'h0, low_1[35:33]} + {1'h0, low_1[47:45]};
  assign n133 = {1'h0, low_1[59:57]} + {1'h0, low_1[62:60]};
  assign n134 = {1'h0, low_1[59:57]} + {1'h0, low_1[65:63]};
  assign n135 = {1'h0, low_1[59:57]} + {1'h0, low_1[68:66]};
  assign n136 = {1'h0, low_1[59:57]} + {1'h0, low_1[71:69]};
  assign n137 = {1'h0, low_1[83:81]} + {1'h0, low_1[86:84]};
  assign n138 = {1'h0, low_1[83:81]} + {1'h0, low_1[89:87]};
  assign n139 = {1'h0, low_1[83:81]} + {1'h0, low_1[92:90]};
  assign n140 = {1'h0, low_1[83:81]} + {1'h0, low_1[95:93]};
  assign n141 = {1'h0, n110[3:1], n125[3]} + {3'h0, high_1[6], n125[3]};
  assign n142 = {1'h0, n110[3:1], n126[3]} + {2'h0, high_1[8:7], n126[3]};
  assign n143 = {1'h0, n110[3:1], n127[3]} + {1'h0, n111[3:1], n127[3]};
  assign n144 = {1'h0, n110[3:1], n128[3]} + {1'h0, n112[3:1], n128[3]};
  assign n145 = {1'h0, n114[3:1], n129[3]} + {3'h0, high_1[18], n129[3]};
  assign n146 = {1'h0, n114[3:1], n130[3]} + {2'h0, high_1[20:19], n130[3]};
  assign n147 = {1'h0, n114[3:1], n131[3]} + {1'h0, n115[3:1], n131[3]};
  assign n148 = {1'h0, n114[3:1], n132[3]} + {1'h0, n116[3:1], n132[3]};
  assign n149 = {1'h0, n118[3:1], n133[3]} + {3'h0, high_1[30], n133[3]};
  assign n150 = {1'h0, n118[3:1], n134[3]} + {2'h0, high_1[32:31], n134[3]};
  assign n151 = {1'h0, n118[3:1], n135[3]} + {1'h0, n119[3:1], n135[3]};
  assign n152 = {1'h0, n118[3:1], n136[3]} + {1'h0, n120[3:1], n136[3]};
  assign n153 = {1'h0, n122[3:1], n137[3]} + {3'h0, high_1[42], n137[3]};
  assign n154 = {1'h0, n122[3:1], n138[3]} + {2'h0, high_1[44:43], n138[3]};
  assign n155 = {1'h0, n122[3:1], n139[3]} + {1'h0, n123[3:1], n139[3]};
  assign n156 = {1'h0, n122[3:1], n140[3]} + {1'h0, n124[3:1], n140[3]};
  assign n157 = {1'h0, n128[2:0]} + {1'h0, low_1[26:24]};
  assign n158 = {1'h0, n128[2:0]} + {1'h0, low_1[29:27]};
  assign n159 = {1'h0, n128[2:0]} + {1'h0, low_1[32:30]};
  assign n160 = {1'h0, n128[2:0]} + {1'h0, low_1[35:33]};
  assign n161 = {1'h0, n128[2:0]} + {1'h0, n129[2:0]};
  assign n162 = {1'h0, n128[2:0]} + {1'h0, n130[2:0]};
  assign n163 = {1'h0, n128[2:0]} + {1'h0, n131[2:0]};
  assign n164 = {1'h0, n128[2:0]} + {1'h0, n132[2:0]};
  assign n165 = {1'h0, n136[2:0]} + {1'h0, low_1[74:72]};
  assign n166 = {1'h0, n136[2:0]} + {1'h0, low_1[77:75]};
  assign n167 = {1'h0, n136[2:0]} + {1'h0, low_1[80:78]};
  assign n168 = {1'h0, n136[2:0]} + {1'h0, low_1[83:81]};
  assign n169 = {1'h0, n136[2:0]} + {1'h0, n137[2:0]};
  assign n170 = {1'h0, n136[2:0]} + {1'h0, n138[2:0]};
  assign n171 = {1'h0, n136[2:0]} + {1'h0, n139[2:0]};
  assign n172 = {1'h0, n136[2:0]} + {1'h0, n140[2:0]};
  assign n173 = {1'h0, high_2[24:21], carries_2[0]} + {4'h0, high_2[25], carries_2[0]};
  assign n174 = {1'h0, high_2[24:21], carries_2[1]} + {3'h0, high_2[27:26], carries_2[1]};
  assign n175 = {1'h0, high_2[24:21], carries_2[2]} + {2'h0, high_2[30:28], carries_2[2]};
  assign n176 = {1'h0, high_2[24:21], carries_2[3]} + {2'h0, high_2[33:31], carries_2[3]};
  assign n177 = {1'h0, high_2[24:21], carries_2[4]} + {1'h0, high_2[37:34], carries_2[4]};
  assign n178 = {1'h0, high_2[24:21], carries_2[5]} + {1'h0, high_2[41:38], carries_2[5]};
  assign n179 = {1'h0, high_2[24:21], carries_2[6]} + {1'h0, high_2[45:42], carries_2[6]};
  assign n180 = {1'h0, high_2[24:21], carries_2[7]} + {1'h0, high_2[49:46], carries_2[7]};
  assign n181 = {1'h0, high_2[74:71], carries_2[8]} + {4'h0, high_2[75], carries_2[8]};
  assign n182 = {1'h0, high_2[74:71], carries_2[9]} + {3'h0, high_2[77:76], carries_2[9]};
  assign n183 = {1'h0, high_2[74:71], carries_2[10]} + {2'h0, high_2[80:78], carries_2[10]};
  assign n184 = {1'h0, high_2[74:71], carries_2[11]} + {2'h0, high_2[83:81], carries_2[11]};
  assign n185 = {1'h0, high_2[74:71], carries_2[12]} + {1'h0, high_2[87:84], carries_2[12]};
  assign n186 = {1'h0, high_2[74:71], carries_2[13]} + {1'h0, high_2[91:88], carries_2[13]};
  assign n187 = {1'h0, high_2[74:71], carries_2[14]} + {1'h0, high_2[95:92], carries_2[14]};
  assign n188 = {1'h0, high_2[74:71], carries_2[15]} + {1'h0, high_2[99:96], carries_2[15]};
  assign n189 = {1'h0, low_2[47:45]} + {1'h0, low_2[50:48]};
  assign n190 = {1'h0, low_2[47:45]} + {1'h0, low_2[53:51]};
  assign n191 = {1'h0, low_2[47:45]} + {1'h0, low_2[56:54]};
  assign n192 = {1'h0, low_2[47:45]} + {1'h0, low_2[59:57]};
  assign n193 = {1'h0, low_2[47:45]} + {1'h0, low_2[62:60]};
  assign n194 = {1'h0, low_2[47:45]} + {1'h0, low_2[65:63]};
  assign n195 = {1'h0, low_2[47:45]} + {1'h0, low_2[68:66]};
  assign n196 = {1'h0, low_2[47:45]} + {1'h0, low_2[71:69]};
  assign n197 = {1'h0, low_2[47:45]} + {1'h0, low_2[74:72]};
  assign n198 = {1'h0, low_2[47:45]} + {1'h0, low_2[77:75]};
  assign n199 = {1'h0, low_2[47:45]} + {1'h0, low_2[80:78]};
  assign n200 = {1'h0, low_2[47:45]} + {1'h0, low_2[83:81]};
  assign n201 = {1'h0, low_2[47:45]} + {1'h0, low_2[86:84]};
  assign n202 = {1'h0, low_2[47:45]} + {1'h0, low_2[89:87]};
  assign n203 = {1'h0, low_2[47:45]} + {1'h0, low_2[92:90]};
  assign n204 = {1'h0, low_2[47:45]} + {1'h0, low_2[95:93]};
  assign n205 = {1'h0, n180[5:1], n189[3]} + {5'h0, high_2[50], n189[3]};
  assign n206 = {1'h0, n180[5:1], n190[3]} + {4'h0, high_2[52:51], n190[3]};
  assign n207 = {1'h0, n180[5:1], n191[3]} + {3'h0, high_2[55:53], n191[3]};
  assign n208 = {1'h0, n180[5:1], n192[3]} + {3'h0, high_2[58:56], n192[3]};
  assign n209 = {1'h0, n180[5:1], n193[3]} + {2'h0, high_2[62:59], n193[3]};
  assign n210 = {1'h0, n180[5:1], n194[3]} + {2'h0, high_2[66:63], n194[3]};
  assign n211 = {1'h0, n180[5:1], n195[3]} + {2'h0, high_2[70:67], n195[3]};
  assign n212 = {1'h0, n180[5:1], n196[3]} + {2'h0, high_2[74:71], n196[3]};
  assign n213 = {1'h0, n180[5:1], n197[3]} + {1'h0, n181[5:1], n197[3]};
  assign n214 = {1'h0, n180[5:1], n198[3]} + {1'h0, n182[5:1], n198[3]};
  assign n215 = {1'h0, n180[5:1], n199[3]} + {1'h0, n183[5:1], n199[3]};
  assign n216 = {1'h0, n180[5:1], n200[3]} + {1'h0, n184[5:1], n200[3]};
  assign n217 = {1'h0, n180[5:1], n201[3]} + {1'h0, n185[5:1], n201[3]};
  assign n218 = {1'h0, n180[5:1], n202[3]} + {1'h0, n186[5:1], n202[3]};
  assign n219 = {1'h0, n180[5:1], n203[3]} + {1'h0, n187[5:1], n203[3]};
  assign n220 = {1'h0, n180[5:1], n204[3]} + {1'h0, n188[5:1], n204[3]};
  assign n221 = rotations_5[0] ? {buffers_5[3:0], buffers_5[31:4]} : buffers_5[31:0];
  assign n222 = rotations_5[1] ? {n221[7:0], n221[31:8]} : n221;
  assign n223 = rotations_5[3] ? {buffers_5[35:32], buffers_5[63:36]} : buffers_5[63:32];
  assign n224 = rotations_5[4] ? {n223[7:0], n223[31:8]} : n223;
  assign n225 = rotations_5[6] ? {buffers_5[67:64], buffers_5[95:68]} : buffers_5[95:64];
  assign n226 = rotations_5[7] ? {n225[7:0], n225[31:8]} : n225;
  assign n227 = rotations_5[9] ? {buffers_5[99:96], buffers_5[127:100]} : buffers_5[127:96];
  assign n228 = rotations_5[10] ? {n227[7:0], n227[31:8]} : n227;
  assign n229 = rotations_5[12] ? {buffers_5[131:128], buffers_5[159:132]} : buffers_5[159:128];
  assign n230 = rotations_5[13] ? {n229[7:0], n229[31:8]} : n229;
  assign n231 = rotations_5[15] ? {buffers_5[163:160], buffers_5[191:164]} : buffers_5[191:160];
  assign n232 = rotations_5[16] ? {n231[7:0], n231[31:8]} : n231;
  assign n233 = rotations_5[18] ? {buffers_5[195:192], buffers_5[223:196]} : buffers_5[223:192];
  assign n234 = rotations_5[19] ? {n233[7:0], n233[31:8]} : n233;
  assign n235 = rotations_5[21] ? {buffers_5[227:224], buffers_5[255:228]} : buffers_5[255:224];
  assign n236 = rotations_5[22] ? {n235[7:0], n235[31:8]} : n235;
  assign n237 = rotations_5[24] ? {buffers_5[259:256], buffers_5[287:260]} : buffers_5[287:256];
  assign n238 = rotations_5[25] ? {n237[7:0], n237[31:8]} : n237;
  assign n239 = rotations_5[27] ? {buffers_5[291:288], buffers_5[319:292]} : buffers_5[319:288];
  assign n240 = rotations_5[28] ? {n239[7:0], n239[31:8]} : n239;
  assign n241 = rotations_5[30] ? {buffers_5[323:320], buffers_5[351:324]} : buffers_5[351:320];
  assign n242 = rotations_5[31] ? {n241[7:0], n241[31:8]} : n241;
  assign n243 = rotations_5[33] ? {buffers_5[355:352], buffers_5[383:356]} : buffers_5[383:352];
  assign n244 = rotations_5[34] ? {n243[7:0], n243[31:8]} : n243;
  assign n245 = rotations_5[36] ? {buffers_5[387:384], buffers_5[415:388]} : buffers_5[415:384];
  assign n246 = rotations_5[37] ? {n245[7:0], n245[31:8]} : n245;
  assign n247 = rotations_5[39] ? {buffers_5[419:416], buffers_5[447:420]} : buffers_5[447:416];
  assign n248 = rotations_5[40] ? {n247[7:0], n247[31:8]} : n247;
  assign n249 = rotations_5[42] ? {buffers_5[451:448], buffers_5[479:452]} : buffers_5[479:448];
  assign n250 = rotations_5[43] ? {n249[7:0], n249[31:8]} : n249;
  assign n251 = rotations_5[45] ? {buffers_5[483:480], buffers_5[511:484]} : buffers_5[511:480];
  assign n252 = rotations_5[46] ? {n251[7:0], n251[31:8]} : n251;
  assign n253 = rotations_5[48] ? {buffers_5[515:512], buffers_5[543:516]} : buffers_5[543:512];
  assign n254 = rotations_5[49] ? {n253[7:0], n253[31:8]} : n253;
  assign n255 = rotations_5[51] ? {buffers_5[547:544], buffers_5[575:548]} : buffers_5[575:544];
  assign n256 = rotations_5[52] ? {n255[7:0], n255[31:8]} : n255;
  assign n257 = rotations_5[54] ? {buffers_5[579:576], buffers_5[607:580]} : buffers_5[607:576];
  assign n258 = rotations_5[55] ? {n257[7:0], n257[31:8]} : n257;
  assign n259 = rotations_5[57] ? {buffers_5[611:608], buffers_5[639:612]} : buffers_5[639:608];
  assign n260 = rotations_5[58] ? {n259[7:0], n259[31:8]} : n259;
  assign n261 = rotations_5[60] ? {buffers_5[643:640], buffers_5[671:644]} : buffers_5[671:640];
  assign n262 = rotations_5[61] ? {n261[7:0], n261[31:8]} : n261;
  assign n263 = rotations_5[63] ? {buffers_5[675:672], buffers_5[703:676]} : buffers_5[703:672];
  assign n264 = rotations_5[64] ? {n263[7:0], n263[31:8]} : n263;
  assign n265 = rotations_5[66] ? {buffers_5[707:704], buffers_5[735:708]} : buffers_5[735:704];
  assign n266 = rotations_5[67] ? {n265[7:0], n265[31:8]} : n265;
  assign n267 = rotations_5[69] ? {buffers_5[739:736], buffers_5[767:740]} : buffers_5[767:736];
  assign n268 = rotations_5[70] ? {n267[7:0], n267[31:8]} : n267;
  assign n269 = rotations_5[72] ? {buffers_5[771:768], buffers_5[799:772]} : buffers_5[799:768];
  assign n270 = rotations_5[73] ? {n269[7:0], n269[31:8]} : n269;
  assign n271 = rotations_5[75] ? {buffers_5[803:800], buffers_5[831:804]} : buffers_5[831:800];
  assign n272 = rotations_5[76] ? {n271[7:0], n271[31:8]} : n271;
  assign n273 = rotations_5[78] ? {buffers_5[835:832], buffers_5[863:836]} : buffers_5[863:832];
  assign n274 = rotations_5[79] ? {n273[7:0], n273[31:8]} : n273;
  assign n275 = rotations_5[81] ? {buffers_5[867:864], buffers_5[895:868]} : buffers_5[895:864];
  assign n276 = rotations_5[82] ? {n275[7:0], n275[31:8]} : n275;
  assign n277 = rotations_5[84] ? {buffers_5[899:896], buffers_5[927:900]} : buffers_5[927:896];
  assign n278 = rotations_5[85] ? {n277[7:0], n277[31:8]} : n277;
  assign n279 = rotations_5[87] ? {buffers_5[931:928], buffers_5[959:932]} : buffers_5[959:928];
  assign n280 = rotations_5[88] ? {n279[7:0], n279[31:8]} : n279;
  assign n281 = rotations_5[90] ? {buffers_5[963:960], buffers_5[991:964]} : buffers_5[991:960];
  assign n282 = rotations_5[91] ? {n281[7:0], n281[31:8]} : n281;
  assign n283 = rotations_5[93] ? {buffers_5[995:992], buffers_5[1023:996]} : buffers_5[1023:992];
  assign n284 = rotations_5[94] ? {n283[7:0], n283[31:8]} : n283;
  assign n285 = {1'h0, ends_5[8:0]} + {6'h0, ends_5[12:9]};
  assign overruns = ((bursts_5 == 2'h0) & (10'h28 < n285)) | ((bursts_5 == 2'h1) & (10'h68 < n285)) | ((bursts_5 == 2'h2) & (10'ha8 < n285));
  assign done = valid_6;
  assign block = words_6;
  assign error = error_6;

  fpc_opt_lanes32_direction7 direction7_0 (
    .start(starts_3[149:142]),
    .up(direction7_0_up)
  );

  fpc_opt_lanes32_split7 split7_0 (
    .whole(buffers_3),
    .up(direction7_0_up),
    .left(split7_0_left),
    .right(split7_0_right)
  );

  fpc_opt_lanes32_direction6 direction6_0 (
    .start(starts_3[134:128]),
    .up(direction6_0_up)
  );

  fpc_opt_lanes32_direction6 direction6_1 (
    .start(starts_3[141:135]),
    .up(direction6_1_up)
  );

  fpc_opt_lanes32_split6 split6_0 (
    .whole(split7_0_left),
    .up(direction6_0_up),
    .left(split6_0_left),
    .right(split6_0_right)
  );

  fpc_opt_lanes32_split6 split6_1 (
    .whole(split7_0_right),
    .up(direction6_1_up),
    .left(split6_1_left),
    .right(split6_1_right)
  );

  fpc_opt_lanes32_direction5 direction5_0 (
    .start(starts_3[109:104]),
    .up(direction5_0_up)
  );

  fpc_opt_lanes32_direction5 direction5_1 (
    .start(starts_3[115:110]),
    .up(direction5_1_up)
  );

  fpc_opt_lanes32_direction5 direction5_2 (
    .start(starts_3[121:116]),
    .up(direction5_2_up)
  );

  fpc_opt_lanes32_direction5 direction5_3 (
    .start(starts_3[127:122]),
    .up(direction5_3_up)
  );

  fpc_opt_lanes32_split5 split5_0 (
    .whole(buffers_4[255:0]),
    .up(up_4[31:0]),
    .left(split5_0_left),
    .right(split5_0_right)
  );

  fpc_opt_lanes32_split5 split5_1 (
    .whole(buffers_4[511:256]),
    .up(up_4[63:32]),
    .left(split5_1_left),
    .right(split5_1_right)
  );

  fpc_opt_lanes32_split5 split5_2 (
    .whole(buffers_4[767:512]),
    .up(up_4[95:64]),
    .left(split5_2_left),
    .right(split5_2_right)
  );

  fpc_opt_lanes32_split5 split5_3 (
    .whole(buffers_4[1023:768]),
    .up(up_4[127:96]),
    .left(split5_3_left),
    .right(split5_3_right)
  );

  fpc_opt_lanes32_direction4 direction4_0 (
    .start(starts_4[68:64]),
    .up(direction4_0_up)
  );

  fpc_opt_lanes32_direction4 direction4_1 (
    .start(starts_4[73:69]),
    .up(direction4_1_up)
  );

  fpc_opt_lanes32_direction4 direction4_2 (
    .start(starts_4[78:74]),
    .up(direction4_2_up)
  );

  fpc_opt_lanes32_direction4 direction4_3 (
    .start(starts_4[83:79]),
    .up(direction4_3_up)
  );

  fpc_opt_lanes32_direction4 direction4_4 (
    .start(starts_4[88:84]),
    .up(direction4_4_up)
  );

  fpc_opt_lanes32_direction4 direction4_5 (
    .start(starts_4[93:89]),
    .up(direction4_5_up)
  );

  fpc_opt_lanes32_direction4 direction4_6 (
    .start(starts_4[98:94]),
    .up(direction4_6_up)
  );

  fpc_opt_lanes32_direction4 direction4_7 (
    .start(starts_4[103:99]),
    .up(direction4_7_up)
  );

  fpc_opt_lanes32_split4 split4_0 (
    .whole(split5_0_left),
    .up(direction4_0_up),
    .left(split4_0_left),
    .right(split4_0_right)
  );

  fpc_opt_lanes32_split4 split4_1 (
    .whole(split5_0_right),
    .up(direction4_1_up),
    .left(split4_1_left),
    .right(split4_1_right)
  );

  fpc_opt_lanes32_split4 split4_2 (
    .whole(split5_1_left),
    .up(direction4_2_up),
    .left(split4_2_left),
    .right(split4_2_right)
  );

  fpc_opt_lanes32_split4 split4_3 (
    .whole(split5_1_right),
    .up(direction4_3_up),
    .left(split4_3_left),
    .right(split4_3_right)
  );

  fpc_opt_lanes32_split4 split4_4 (
    .whole(split5_2_left),
    .up(direction4_4_up),
    .left(split4_4_left),
    .right(split4_4_right)
  );

  fpc_opt_lanes32_split4 split4_5 (
    .whole(split5_2_right),
    .up(direction4_5_up),
    .left(split4_5_left),
    .right(split4_5_right)
  );

  fpc_opt_lanes32_split4 split4_6 (
    .whole(split5_3_left),
    .up(direction4_6_up),
    .left(split4_6_left),
    .right(split4_6_right)
  );

  fpc_opt_lanes32_split4 split4_7 (
    .whole(split5_3_right),
    .up(direction4_7_up),
    .left(split4_7_left),
    .right(split4_7_right)
  );

  fpc_opt_lanes32_direction3 direction3_0 (
    .start(starts_4[3:0]),
    .up(direction3_0_up)
  );

  fpc_opt_lanes32_direction3 direction3_1 (
    .start(starts_4[7:4]),
    .up(direction3_1_up)
  );

  fpc_opt_lanes32_direction3 direction3_2 (
    .start(starts_4[11:8]),
    .up(direction3_2_up)
  );

  fpc_opt_lanes32_direction3 direction3_3 (
    .start(starts_4[15:12]),
    .up(direction3_3_up)
  );

  fpc_opt_lanes32_direction3 direction3_4 (
    .start(starts_4[19:16]),
    .up(direction3_4_up)
  );

  fpc_opt_lanes32_direction3 direction3_5 (
    .start(starts_4[23:20]),
    .up(direction3_5_up)
  );

  fpc_opt_lanes32_direction3 direction3_6 (
    .start(starts_4[27:24]),
    .up(direction3_6_up)
  );

  fpc_opt_lanes32_direction3 direction3_7 (
    .start(starts_4[31:28]),
    .up(direction3_7_up)
  );

  fpc_opt_lanes32_direction3 direction3_8 (
    .start(starts_4[35:32]),
    .up(direction3_8_up)
  );

  fpc_opt_lanes32_direction3 direction3_9 (
    .start(starts_4[39:36]),
    .up(direction3_9_up)
  );

  fpc_opt_lanes32_direction3 direction3_10 (
    .start(starts_4[43:40]),
    .up(direction3_10_up)
  );

  fpc_opt_lanes32_direction3 direction3_11 (
    .start(starts_4[47:44]),
    .up(direction3_11_up)
  );

  fpc_opt_lanes32_direction3 direction3_12 (
    .start(starts_4[51:48]),
    .up(direction3_12_up)
  );

  fpc_opt_lanes32_direction3 direction3_13 (
    .start(starts_4[55:52]),
    .up(direction3_13_up)
  );

  fpc_opt_lanes32_direction3 direction3_14 (
    .start(starts_4[59:56]),
    .up(direction3_14_up)
  );

  fpc_opt_lanes32_direction3 direction3_15 (
    .start(starts_4[63:60]),
    .up(direction3_15_up)
  );

  fpc_opt_lanes32_split3 split3_0 (
    .whole(split4_0_left),
    .up(direction3_0_up),
    .left(split3_0_left),
    .right(split3_0_right)
  );

  fpc_opt_lanes32_split3 split3_1 (
    .whole(split4_0_right),
    .up(direction3_1_up),
    .left(split3_1_left),
    .right(split3_1_right)
  );

  fpc_opt_lanes32_split3 split3_2 (
    .whole(split4_1_left),
    .up(direction3_2_up),
    .left(split3_2_left),
    .right(split3_2_right)
  );

  fpc_opt_lanes32_split3 split3_3 (
    .whole(split4_1_right),
    .up(direction3_3_up),
    .left(split3_3_left),
    .right(split3_3_right)
  );

  fpc_opt_lanes32_split3 split3_4 (
    .whole(split4_2_left),
    .up(direction3_4_up),
    .left(split3_4_left),
    .right(split3_4_right)
  );

  fpc_opt_lanes32_split3 split3_5 (
    .whole(split4_2_right),
    .up(direction3_5_up),
    .left(split3_5_left),
    .right(split3_5_right)
  );

  fpc_opt_lanes32_split3 split3_6 (
    .whole(split4_3_left),
    .up(direction3_6_up),
    .left(split3_6_left),
    .right(split3_6_right)
  );

  fpc_opt_lanes32_split3 split3_7 (
    .whole(split4_3_right),
    .up(direction3_7_up),
    .left(split3_7_left),
    .right(split3_7_right)
  );

  fpc_opt_lanes32_split3 split3_8 (
    .whole(split4_4_left),
    .up(direction3_8_up),
    .left(split3_8_left),
    .right(split3_8_right)
  );

  fpc_opt_lanes32_split3 split3_9 (
    .whole(split4_4_right),
    .up(direction3_9_up),
    .left(split3_9_left),
    .right(split3_9_right)
  );

  fpc_opt_lanes32_split3 split3_10 (
    .whole(split4_5_left),
    .up(direction3_10_up),
    .left(split3_10_left),
    .right(split3_10_right)
  );

  fpc_opt_lanes32_split3 split3_11 (
    .whole(split4_5_right),
    .up(direction3_11_up),
    .left(split3_11_left),
    .right(split3_11_right)
  );

  fpc_opt_lanes32_split3 split3_12 (
    .whole(split4_6_left),
    .up(direction3_12_up),
    .left(split3_12_left),
    .right(split3_12_right)
  );

  fpc_opt_lanes32_split3 split3_13 (
    .whole(split4_6_right),
    .up(direction3_13_up),
    .left(split3_13_left),
    .right(split3_13_right)
  );

  fpc_opt_lanes32_split3 split3_14 (
    .whole(split4_7_left),
    .up(direction3_14_up),
    .left(split3_14_left),
    .right(split3_14_right)
  );

  fpc_opt_lanes32_split3 split3_15 (
    .whole(split4_7_right),
    .up(direction3_15_up),
    .left(split3_15_left),
    .right(split3_15_right)
  );

  fpc_opt_lanes32_decode decode0 (
    .tag(tags_5[2:0]),
    .payload(rotations_5[2] ? {n222[15:0], n222[31:16]} : n222),
    .word(decode0_word)
  );

  fpc_opt_lanes32_decode decode1 (
    .tag(tags_5[5:3]),
    .payload(rotations_5[5] ? {n224[15:0], n224[31:16]} : n224),
    .word(decode1_word)
  );

  fpc_opt_lanes32_decode decode2 (
    .tag(tags_5[8:6]),
    .payload(rotations_5[8] ? {n226[15:0], n226[31:16]} : n226),
    .word(decode2_word)
  );

  fpc_opt_lanes32_decode decode3 (
    .tag(tags_5[11:9]),
    .payload(rotations_5[11] ? {n228[15:0], n228[31:16]} : n228),
    .word(decode3_word)
  );

  fpc_opt_lanes32_decode decode4 (
    .tag(tags_5[14:12]),
    .payload(rotations_5[14] ? {n230[15:0], n230[31:16]} : n230),
    .word(decode4_word)
  );

  fpc_opt_lanes32_decode decode5 (
    .tag(tags_5[17:15]),
    .payload(rotations_5[17] ? {n232[15:0], n232[31:16]} : n232),
    .word(decode5_word)
  );

  fpc_opt_lanes32_decode decode6 (
    .tag(tags_5[20:18]),
    .payload(rotations_5[20] ? {n234[15:0], n234[31:16]} : n234),
    .word(decode6_word)
  );

  fpc_opt_lanes32_decode decode7 (
    .tag(tags_5[23:21]),
    .payload(rotations_5[23] ? {n236[15:0], n236[31:16]} : n236),
    .word(decode7_word)
  );

  fpc_opt_lanes32_decode decode8 (
    .tag(tags_5[26:24]),
    .payload(rotations_5[26] ? {n238[15:0], n238[31:16]} : n238),
    .word(decode8_word)
  );

  fpc_opt_lanes32_decode decode9 (
    .tag(tags_5[29:27]),
    .payload(rotations_5[29] ? {n240[15:0], n240[31:16]} : n240),
    .word(decode9_word)
  );

  fpc_opt_lanes32_decode decode10 (
    .tag(tags_5[32:30]),
    .payload(rotations_5[32] ? {n242[15:0], n242[31:16]} : n242),
    .word(decode10_word)
  );

  fpc_opt_lanes32_decode decode11 (
    .tag(tags_5[35:33]),
    .payload(rotations_5[35] ? {n244[15:0], n244[31:16]} : n244),
    .word(decode11_word)
  );

  fpc_opt_lanes32_decode decode12 (
    .tag(tags_5[38:36]),
    .payload(rotations_5[38] ? {n246[15:0], n246[31:16]} : n246),
    .word(decode12_word)
  );

  fpc_opt_lanes32_decode decode13 (
    .tag(tags_5[41:39]),
    .payload(rotations_5[41] ? {n248[15:0], n248[31:16]} : n248),
    .word(decode13_word)
  );

  fpc_opt_lanes32_decode decode14 (
    .tag(tags_5[44:42]),
    .payload(rotations_5[44] ? {n250[15:0], n250[31:16]} : n250),
    .word(decode14_word)
  );

  fpc_opt_lanes32_decode decode15 (
    .tag(tags_5[47:45]),
    .payload(rotations_5[47] ? {n252[15:0], n252[31:16]} : n252),
    .word(decode15_word)
  );

  fpc_opt_lanes32_decode decode16 (
    .tag(tags_5[50:48]),
    .payload(rotations_5[50] ? {n254[15:0], n254[31:16]} : n254),
    .word(decode16_word)
  );

  fpc_opt_lanes32_decode decode17 (
    .tag(tags_5[53:51]),
    .payload(rotations_5[53] ? {n256[15:0], n256[31:16]} : n256),
    .word(decode17_word)
  );

  fpc_opt_lanes32_decode decode18 (
    .tag(tags_5[56:54]),
    .payload(rotations_5[56] ? {n258[15:0], n258[31:16]} : n258),
    .word(decode18_word)
  );

  fpc_opt_lanes32_decode decode19 (
    .tag(tags_5[59:57]),
    .payload(rotations_5[59] ? {n260[15:0], n260[31:16]} : n260),
    .word(decode19_word)
  );

  fpc_opt_lanes32_decode decode20 (
    .tag(tags_5[62:60]),
    .payload(rotations_5[62] ? {n262[15:0], n262[31:16]} : n262),
    .word(decode20_word)
  );

  fpc_opt_lanes32_decode decode21 (
    .tag(tags_5[65:63]),
    .payload(rotations_5[65] ? {n264[15:0], n264[31:16]} : n264),
    .word(decode21_word)
  );

  fpc_opt_lanes32_decode decode22 (
    .tag(tags_5[68:66]),
    .payload(rotations_5[68] ? {n266[15:0], n266[31:16]} : n266),
    .word(decode22_word)
  );

  fpc_opt_lanes32_decode decode23 (
    .tag(tags_5[71:69]),
    .payload(rotations_5[71] ? {n268[15:0], n268[31:16]} : n268),
    .word(decode23_word)
  );

  fpc_opt_lanes32_decode decode24 (
    .tag(tags_5[74:72]),
    .payload(rotations_5[74] ? {n270[15:0], n270[31:16]} : n270),
    .word(decode24_word)
  );

  fpc_opt_lanes32_decode decode25 (
    .tag(tags_5[77:75]),
    .payload(rotations_5[77] ? {n272[15:0], n272[31:16]} : n272),
    .word(decode25_word)
  );

  fpc_opt_lanes32_decode decode26 (
    .tag(tags_5[80:78]),
    .payload(rotations_5[80] ? {n274[15:0], n274[31:16]} : n274),
    .word(decode26_word)
  );

  fpc_opt_lanes32_decode decode27 (
    .tag(tags_5[83:81]),
    .payload(rotations_5[83] ? {n276[15:0], n276[31:16]} : n276),
    .word(decode27_word)
  );

  fpc_opt_lanes32_decode decode28 (
    .tag(tags_5[86:84]),
    .payload(rotations_5[86] ? {n278[15:0], n278[31:16]} : n278),
    .word(decode28_word)
  );

  fpc_opt_lanes32_decode decode29 (
    .tag(tags_5[89:87]),
    .payload(rotations_5[89] ? {n280[15:0], n280[31:16]} : n280),
    .word(decode29_word)
  );

  fpc_opt_lanes32_decode decode30 (
    .tag(tags_5[92:90]),
    .payload(rotations_5[92] ? {n282[15:0], n282[31:16]} : n282),
    .word(decode30_word)
  );

  fpc_opt_lanes32_decode decode31 (
    .tag(tags_5[95:93]),
    .payload(rotations_5[95] ? {n284[15:0], n284[31:16]} : n284),
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
    if (advance) low_1 <= {n108[2:0], n107[2:0], n75[2:0], n55, n54, n53, n106[2:0], n105[2:0], n73[2:0], n47, n46, n45,
    n104[2:0], n103[2:0], n71[2:0], n39, n38, n37, n102[2:0], n101[2:0], n69[2:0], n31, n30, n29,
    n100[2:0], n99[2:0], n67[2:0], n23, n22, n21, n98[2:0], n97[2:0], n65[2:0], n15, n14, n13,
    n96[2:0], n95[2:0], n63[2:0], n7, n6, n5, n94[2:0], n93[2:0], n61[2:0], 2'h0, 1'h0};
    if (advance) carries_1 <= {n108[3], n107[3], n106[3], n105[3], n104[3], n103[3], n102[3], n101[3], n100[3], n99[3], n98[3],
    n97[3], n96[3], n95[3], n94[3], n93[3]};
    if (advance) high_1 <= {n92[2:1], n60, n91[2:1], n56, n90[2:1], n52, n89[2:1], n48, n88[2:1], n44, n87[2:1], n40,
    n86[2:1], n36, n85[2:1], n32, n84[2:1], n28, n83[2:1], n24, n82[2:1], n20, n81[2:1], n16,
    n80[2:1], n12, n79[2:1], n8, n78[2:1], n4, n77[2:1], 1'h0};
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
    if (advance) low_2 <= {n172[2:0], n171[2:0], n170[2:0], n169[2:0], n168[2:0], n167[2:0], n166[2:0], n165[2:0], n136[2:0],
    n135[2:0], n134[2:0], n133[2:0], low_1[59:57], low_1[56:54], low_1[53:51], low_1[50:48],
    n164[2:0], n163[2:0], n162[2:0], n161[2:0], n160[2:0], n159[2:0], n158[2:0], n157[2:0],
    n128[2:0], n127[2:0], n126[2:0], n125[2:0], low_1[11:9], low_1[8:6], low_1[5:3], low_1[2:0]};
    if (advance) carries_2 <= {n172[3], n171[3], n170[3], n169[3], n168[3], n167[3], n166[3], n165[3], n164[3], n163[3], n162[3],
    n161[3], n160[3], n159[3], n158[3], n157[3]};
    if (advance) high_2 <= {n156[4:1], n155[4:1], n154[4:1], n153[4:1], n122[3:1], n121[3:1], high_1[38:37], high_1[36],
    n152[4:1], n151[4:1], n150[4:1], n149[4:1], n118[3:1], n117[3:1], high_1[26:25], high_1[24],
    n148[4:1], n147[4:1], n146[4:1], n145[4:1], n114[3:1], n113[3:1], high_1[14:13], high_1[12],
    n144[4:1], n143[4:1], n142[4:1], n141[4:1], n110[3:1], n109[3:1], high_1[2:1], high_1[0]};
    if (advance) last_length_2 <= last_length_1;
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) ends_3 <= {last_length_2, n220[6:1], n204[2:0]};
    if (advance) bursts_3 <= bursts_2;
    if (advance) buffers_3 <= {352'h0, payloads_2};
    if (advance) starts_3 <= {n205[5:1], n189[2:0], n213[4:1], n197[2:0], n173[4:1], low_2[26:24], n217[3:1], n201[2:0],
    n209[3:1], n193[2:0], n177[3:1], low_2[38:36], high_2[11:9], low_2[14:12], n219[2:1],
    n203[2:0], n215[2:1], n199[2:0], n211[2:1], n195[2:0], n207[2:1], n191[2:0], n179[2:1],
    low_2[44:42], n175[2:1], low_2[32:30], high_2[18:17], low_2[20:18], high_2[4:3], low_2[8:6],
    n220[1], n204[2:0], n218[1], n202[2:0], n216[1], n200[2:0], n214[1], n198[2:0], n212[1],
    n196[2:0], n210[1], n194[2:0], n208[1], n192[2:0], n206[1], n190[2:0], n180[1], low_2[47:45],
    n178[1], low_2[41:39], n176[1], low_2[35:33], n174[1], low_2[29:27], high_2[21], low_2[23:21],
    high_2[13], low_2[17:15], high_2[6], low_2[11:9], high_2[1], low_2[5:3]};
    if (advance) rotations_3 <= {n204[2:0], n203[2:0], n202[2:0], n201[2:0], n200[2:0], n199[2:0], n198[2:0], n197[2:0], n196[2:0],
    n195[2:0], n194[2:0], n193[2:0], n192[2:0], n191[2:0], n190[2:0], n189[2:0], low_2[47:45],
    low_2[44:42], low_2[41:39], low_2[38:36], low_2[35:33], low_2[32:30], low_2[29:27],
    low_2[26:24], low_2[23:21], low_2[20:18], low_2[17:15], low_2[14:12], low_2[11:9], low_2[8:6],
    low_2[5:3], low_2[2:0]};
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) ends_4 <= {ends_3[12:9], ends_3[8:0]};
    if (advance) bursts_4 <= bursts_3;
    if (advance) buffers_4 <= {split6_1_right, split6_1_left, split6_0_right, split6_0_left};
    if (advance) starts_4 <= {starts_3[103:99], starts_3[98:94], starts_3[93:89], starts_3[88:84], starts_3[83:79],
    starts_3[78:74], starts_3[73:69], starts_3[68:64], starts_3[63:60], starts_3[59:56],
    starts_3[55:52], starts_3[51:48], starts_3[47:44], starts_3[43:40], starts_3[39:36],
    starts_3[35:32], starts_3[31:28], starts_3[27:24], starts_3[23:20], starts_3[19:16],
    starts_3[15:12], starts_3[11:8], starts_3[7:4], starts_3[3:0]};
    if (advance) up_4 <= {direction5_3_up, direction5_2_up, direction5_1_up, direction5_0_up};
    if (advance) rotations_4 <= {rotations_3[95:93], rotations_3[92:90], rotations_3[89:87], rotations_3[86:84],
    rotations_3[83:81], rotations_3[80:78], rotations_3[77:75], rotations_3[74:72],
    rotations_3[71:69], rotations_3[68:66], rotations_3[65:63], rotations_3[62:60],
    rotations_3[59:57], rotations_3[56:54], rotations_3[53:51], rotations_3[50:48],
    rotations_3[47:45], rotations_3[44:42], rotations_3[41:39], rotations_3[38:36],
    rotations_3[35:33], rotations_3[32:30], rotations_3[29:27], rotations_3[26:24],
    rotations_3[23:21], rotations_3[20:18], rotations_3[17:15], rotations_3[14:12],
    rotations_3[11:9], rotations_3[8:6], rotations_3[5:3], rotations_3[2:0]};
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

  wire unused = &{1'b0, n77[0], n78[0], n79[0], n80[0], n81[0], n82[0], n83[0], n84[0], n85[0], n86[0], n87[0], n88[0],
      n89[0], n90[0], n91[0], n92[0], n109[0], n110[0], n111[0], n112[0], n113[0], n114[0],
      n115[0], n116[0], n117[0], n118[0], n119[0], n120[0], n121[0], n122[0], n123[0], n124[0],
      n141[0], n142[0], n143[0], n144[0], n145[0], n146[0], n147[0], n148[0], n149[0], n150[0],
      n151[0], n152[0], n153[0], n154[0], n155[0], n156[0], high_2[0], high_2[2], high_2[5],
      high_2[8:7], high_2[12], high_2[16:14], high_2[20:19], n173[0], n173[5], n174[0], n174[5:2],
      n175[0], n175[5:3], n176[0], n176[5:2], n177[0], n177[5:4], n178[0], n178[5:2], n179[0],
      n179[5:3], n180[0], n181[0], n182[0], n183[0], n184[0], n185[0], n186[0], n187[0], n188[0],
      n205[0], n205[6], n206[0], n206[6:2], n207[0], n207[6:3], n208[0], n208[6:2], n209[0],
      n209[6:4], n210[0], n210[6:2], n211[0], n211[6:3], n212[0], n212[6:2], n213[0], n213[6:5],
      n214[0], n214[6:2], n215[0], n215[6:3], n216[0], n216[6:2], n217[0], n217[6:4], n218[0],
      n218[6:2], n219[0], n219[6:3], n220[0]};
endmodule
