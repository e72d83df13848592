// BPC decompressor: lengths of the tags, starting positions, payloads, patterns,
// bit planes, words.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_decompressor_core (
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
  wire [4:0] n10;
  wire n11;
  wire n12;
  wire n13;
  wire n14;
  wire n15;
  wire n16;
  wire [4:0] n17;
  wire n18;
  wire n19;
  wire n20;
  wire n21;
  wire n22;
  wire n23;
  wire [4:0] n24;
  wire n25;
  wire n26;
  wire n27;
  wire n28;
  wire n29;
  wire n30;
  wire [4:0] n31;
  wire n32;
  wire n33;
  wire n34;
  wire n35;
  wire n36;
  wire n37;
  wire [4:0] n38;
  wire n39;
  wire n40;
  wire n41;
  wire n42;
  wire n43;
  wire n44;
  wire [4:0] n45;
  wire n46;
  wire n47;
  wire n48;
  wire n49;
  wire n50;
  wire n51;
  wire [4:0] n52;
  wire n53;
  wire n54;
  wire n55;
  wire n56;
  wire n57;
  wire n58;
  wire [4:0] n59;
  wire n60;
  wire n61;
  wire n62;
  wire n63;
  wire n64;
  wire n65;
  wire [4:0] n66;
  wire n67;
  wire n68;
  wire n69;
  wire n70;
  wire n71;
  wire n72;
  wire [4:0] n73;
  wire n74;
  wire n75;
  wire n76;
  wire n77;
  wire n78;
  wire n79;
  wire [4:0] n80;
  wire n81;
  wire n82;
  wire n83;
  wire n84;
  wire n85;
  wire n86;
  wire [4:0] n87;
  wire n88;
  wire n89;
  wire n90;
  wire n91;
  wire n92;
  wire n93;
  wire [4:0] n94;
  wire n95;
  wire n96;
  wire n97;
  wire n98;
  wire n99;
  wire n100;
  wire [4:0] n101;
  wire n102;
  wire n103;
  wire n104;
  wire n105;
  wire n106;
  wire n107;
  wire [4:0] n108;
  wire n109;
  wire n110;
  wire n111;
  wire n112;
  wire n113;
  wire n114;
  wire [8:0] n115;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [2:0] base_tag_1;
  reg  [668:0] whole_1;
  reg  [1:0] bursts_1;
  reg  error_1;
  reg  [7:0] first_1;
  reg  [99:0] totals_1;
  reg  [83:0] lefts_1;
  wire [10:0] n116;
  wire [6:0] n117;
  wire [6:0] n118;
  wire [6:0] n119;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [2:0] base_tag_2;
  reg  [668:0] whole_2;
  reg  [1:0] bursts_2;
  reg  error_2;
  reg  [7:0] first_2;
  reg  [35:0] totals_2;
  reg  [167:0] lefts_2;
  wire [11:0] n120;
  wire [11:0] n121;
  wire [11:0] n122;
  wire [12:0] n123;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [2:0] base_tag_3;
  reg  [668:0] whole_3;
  reg  [1:0] bursts_3;
  reg  error_3;
  reg  [47:0] starts_3;
  reg  [167:0] lefts_3;
  reg  [21:0] ends_3;
  wire [31:0] decode_base_word;
  wire [255:0] window8_0_part;
  wire [255:0] window8_1_part;
  wire [255:0] window8_2_part;
  wire [255:0] window8_3_part;
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [31:0] base_4;
  reg  [21:0] ends_4;
  reg  [1:0] bursts_4;
  reg  error_4;
  reg  [1023:0] buffers_4;
  reg  [63:0] starts_4;
  reg  [135:0] lefts_4;
  wire [127:0] window7_0_part;
  wire [127:0] window7_1_part;
  wire [127:0] window7_2_part;
  wire [127:0] window7_3_part;
  wire [127:0] window7_4_part;
  wire [127:0] window7_5_part;
  wire [127:0] window7_6_part;
  wire [127:0] window7_7_part;
  wire [6:0] n124;
  wire [6:0] n125;
  wire [6:0] n126;
  wire [6:0] n127;
  wire [6:0] n128;
  wire [6:0] n129;
  wire [6:0] n130;
  wire [63:0] window6_0_part;
  wire [63:0] window6_1_part;
  wire [63:0] window6_2_part;
  wire [63:0] window6_3_part;
  wire [63:0] window6_4_part;
  wire [63:0] window6_5_part;
  wire [63:0] window6_6_part;
  wire [63:0] window6_7_part;
  wire [63:0] window6_8_part;
  wire [63:0] window6_9_part;
  wire [63:0] window6_10_part;
  wire [63:0] window6_11_part;
  wire [63:0] window6_12_part;
  wire [63:0] window6_13_part;
  wire [63:0] window6_14_part;
  wire [63:0] window6_15_part;
  reg  valid_5;
  reg  [95:0] tags_5;
  reg  [31:0] base_5;
  reg  [21:0] ends_5;
  reg  [1:0] bursts_5;
  reg  error_5;
  reg  [1023:0] buffers_5;
  reg  [191:0] starts_5;
  wire [31:0] direction5_0_up;
  wire [31:0] direction5_1_up;
  wire [31:0] direction5_2_up;
  wire [31:0] direction5_3_up;
  wire [31:0] direction5_4_up;
  wire [31:0] direction5_5_up;
  wire [31:0] direction5_6_up;
  wire [31:0] direction5_7_up;
  wire [31:0] direction5_8_up;
  wire [31:0] direction5_9_up;
  wire [31:0] direction5_10_up;
  wire [31:0] direction5_11_up;
  wire [31:0] direction5_12_up;
  wire [31:0] direction5_13_up;
  wire [31:0] direction5_14_up;
  wire [31:0] direction5_15_up;
  wire [31:0] split5_0_left;
  wire [31:0] split5_0_right;
  wire [31:0] split5_1_left;
  wire [31:0] split5_1_right;
  wire [31:0] split5_2_left;
  wire [31:0] split5_2_right;
  wire [31:0] split5_3_left;
  wire [31:0] split5_3_right;
  wire [31:0] split5_4_left;
  wire [31:0] split5_4_right;
  wire [31:0] split5_5_left;
  wire [31:0] split5_5_right;
  wire [31:0] split5_6_left;
  wire [31:0] split5_6_right;
  wire [31:0] split5_7_left;
  wire [31:0] split5_7_right;
  wire [31:0] split5_8_left;
  wire [31:0] split5_8_right;
  wire [31:0] split5_9_left;
  wire [31:0] split5_9_right;
  wire [31:0] split5_10_left;
  wire [31:0] split5_10_right;
  wire [31:0] split5_11_left;
  wire [31:0] split5_11_right;
  wire [31:0] split5_12_left;
  wire [31:0] split5_12_right;
  wire [31:0] split5_13_left;
  wire [31:0] split5_13_right;
  wire [31:0] split5_14_left;
  wire [31:0] split5_14_right;
  wire [31:0] split5_15_left;
  wire [31:0] split5_15_right;
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
  wire [31:0] n154;
  wire [31:0] n155;
  wire [31:0] n156;
  wire [31:0] n157;
  wire [31:0] n158;
  wire [31:0] n159;
  wire [31:0] n160;
  wire [31:0] n161;
  wire [31:0] n162;
  wire [31:0] n163;
  wire [31:0] n164;
  wire [31:0] n165;
  wire [31:0] n166;
  wire [31:0] n167;
  wire [31:0] n168;
  wire [31:0] n169;
  wire [31:0] n170;
  wire [31:0] n171;
  wire [31:0] n172;
  wire [31:0] n173;
  wire [31:0] n174;
  wire [31:0] n175;
  wire [31:0] n176;
  wire [31:0] n177;
  wire [31:0] n178;
  wire [31:0] n179;
  wire [31:0] n180;
  wire [31:0] n181;
  wire [31:0] n182;
  wire [31:0] n183;
  wire [31:0] n184;
  wire [31:0] n185;
  wire [31:0] n186;
  wire [31:0] n187;
  wire [31:0] n188;
  wire [31:0] n189;
  wire [31:0] n190;
  wire [31:0] n191;
  wire [31:0] n192;
  wire [31:0] n193;
  wire [31:0] n194;
  wire [31:0] n195;
  wire [31:0] n196;
  wire [31:0] n197;
  wire [31:0] n198;
  wire [31:0] n199;
  wire [31:0] n200;
  wire [31:0] n201;
  wire [31:0] n202;
  wire [31:0] n203;
  wire [31:0] n204;
  wire [31:0] n205;
  wire [31:0] n206;
  wire [31:0] n207;
  wire [31:0] n208;
  wire [31:0] n209;
  wire [31:0] n210;
  wire [31:0] n211;
  wire [31:0] n212;
  wire [31:0] n213;
  wire [31:0] n214;
  wire [31:0] n215;
  wire [31:0] n216;
  wire [31:0] n217;
  wire [31:0] n218;
  wire [31:0] n219;
  wire [31:0] n220;
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
  wire [14:0] n259;
  wire overruns;
  reg  valid_6;
  reg  [95:0] tags_6;
  reg  [1023:0] windows_6;
  reg  [31:0] base_6;
  reg  error_6;
  wire [30:0] decode0_dbx;
  wire decode0_zero_dbp;
  wire decode0_error;
  wire [30:0] decode1_dbx;
  wire decode1_zero_dbp;
  wire decode1_error;
  wire [30:0] decode2_dbx;
  wire decode2_zero_dbp;
  wire decode2_error;
  wire [30:0] decode3_dbx;
  wire decode3_zero_dbp;
  wire decode3_error;
  wire [30:0] decode4_dbx;
  wire decode4_zero_dbp;
  wire decode4_error;
  wire [30:0] decode5_dbx;
  wire decode5_zero_dbp;
  wire decode5_error;
  wire [30:0] decode6_dbx;
  wire decode6_zero_dbp;
  wire decode6_error;
  wire [30:0] decode7_dbx;
  wire decode7_zero_dbp;
  wire decode7_error;
  wire [30:0] decode8_dbx;
  wire decode8_zero_dbp;
  wire decode8_error;
  wire [30:0] decode9_dbx;
  wire decode9_zero_dbp;
  wire decode9_error;
  wire [30:0] decode10_dbx;
  wire decode10_zero_dbp;
  wire decode10_error;
  wire [30:0] decode11_dbx;
  wire decode11_zero_dbp;
  wire decode11_error;
  wire [30:0] decode12_dbx;
  wire decode12_zero_dbp;
  wire decode12_error;
  wire [30:0] decode13_dbx;
  wire decode13_zero_dbp;
  wire decode13_error;
  wire [30:0] decode14_dbx;
  wire decode14_zero_dbp;
  wire decode14_error;
  wire [30:0] decode15_dbx;
  wire decode15_zero_dbp;
  wire decode15_error;
  wire [30:0] decode16_dbx;
  wire decode16_zero_dbp;
  wire decode16_error;
  wire [30:0] decode17_dbx;
  wire decode17_zero_dbp;
  wire decode17_error;
  wire [30:0] decode18_dbx;
  wire decode18_zero_dbp;
  wire decode18_error;
  wire [30:0] decode19_dbx;
  wire decode19_zero_dbp;
  wire decode19_error;
  wire [30:0] decode20_dbx;
  wire decode20_zero_dbp;
  wire decode20_error;
  wire [30:0] decode21_dbx;
  wire decode21_zero_dbp;
  wire decode21_error;
  wire [30:0] decode22_dbx;
  wire decode22_zero_dbp;
  wire decode22_error;
  wire [30:0] decode23_dbx;
  wire decode23_zero_dbp;
  wire decode23_error;
  wire [30:0] decode24_dbx;
  wire decode24_zero_dbp;
  wire decode24_error;
  wire [30:0] decode25_dbx;
  wire decode25_zero_dbp;
  wire decode25_error;
  wire [30:0] decode26_dbx;
  wire decode26_zero_dbp;
  wire decode26_error;
  wire [30:0] decode27_dbx;
  wire decode27_zero_dbp;
  wire decode27_error;
  wire [30:0] decode28_dbx;
  wire decode28_zero_dbp;
  wire decode28_error;
  wire [30:0] decode29_dbx;
  wire decode29_zero_dbp;
  wire decode29_error;
  wire [30:0] decode30_dbx;
  wire decode30_zero_dbp;
  wire decode30_error;
  wire [30:0] decode31_dbx;
  wire decode31_zero_dbp;
  wire decode31_error;
  wire n260;
  wire n261;
  wire n262;
  wire n263;
  wire n264;
  wire n265;
  wire n266;
  wire n267;
  wire n268;
  wire n269;
  wire n270;
  wire n271;
  wire n272;
  wire n273;
  wire n274;
  wire n275;
  reg  valid_7;
  reg  [1023:0] planes_7;
  reg  [31:0] base_7;
  reg  error_7;
  wire n276;
  wire n277;
  wire [30:0] n278;
  wire n279;
  wire n280;
  wire n281;
  wire n282;
  wire [30:0] n283;
  wire n284;
  wire n285;
  wire n286;
  wire n287;
  wire [30:0] n288;
  wire n289;
  wire n290;
  wire n291;
  wire n292;
  wire [30:0] n293;
  wire n294;
  wire n295;
  wire n296;
  wire n297;
  wire [30:0] n298;
  wire n299;
  wire n300;
  wire [30:0] n301;
  wire n302;
  wire n303;
  wire n304;
  wire n305;
  wire n306;
  wire n307;
  wire n308;
  wire n309;
  wire [30:0] n310;
  wire n311;
  wire n312;
  wire n313;
  wire n314;
  wire n315;
  wire n316;
  wire [30:0] n317;
  wire n318;
  wire n319;
  wire [30:0] n320;
  wire n321;
  wire n322;
  wire [30:0] n323;
  wire n324;
  wire n325;
  wire [30:0] n326;
  wire n327;
  wire n328;
  wire n329;
  wire n330;
  wire n331;
  wire n332;
  wire n333;
  wire n334;
  wire n335;
  wire n336;
  wire [30:0] n337;
  wire n338;
  wire n339;
  wire [30:0] n340;
  wire n341;
  wire n342;
  wire [30:0] n343;
  wire n344;
  wire n345;
  wire [30:0] n346;
  wire n347;
  wire n348;
  wire [30:0] n349;
  wire n350;
  wire n351;
  wire [30:0] n352;
  wire n353;
  wire n354;
  wire [30:0] n355;
  wire n356;
  wire n357;
  wire n358;
  wire n359;
  wire n360;
  wire n361;
  wire n362;
  wire n363;
  wire n364;
  wire n365;
  wire n366;
  wire n367;
  wire n368;
  wire n369;
  wire n370;
  wire n371;
  reg  valid_8;
  reg  [1023:0] planes_8;
  reg  [31:0] base_8;
  reg  error_8;
  reg  valid_9;
  reg  [1023:0] words_9;
  reg  error_9;
  reg  valid_10;
  reg  [1023:0] words_10;
  reg  error_10;
  reg  valid_11;
  reg  [1023:0] words_11;
  reg  error_11;
  reg  valid_12;
  reg  [1023:0] words_12;
  reg  error_12;
  reg  valid_13;
  reg  [1023:0] words_13;
  reg  error_13;

  assign n1 = (stored[5:3] == 3'h3) | (stored[5:3] == 3'h4) | (stored[5:3] == 3'h6);
  assign n2 = stored[5:3] == 3'h5;
  assign n3 = stored[5:3] == 3'h7;
  assign n4 = (stored[8:6] == 3'h3) | (stored[8:6] == 3'h4) | (stored[8:6] == 3'h6);
  assign n5 = stored[8:6] == 3'h5;
  assign n6 = stored[8:6] == 3'h7;
  assign n7 = (stored[11:9] == 3'h3) | (stored[11:9] == 3'h4) | (stored[11:9] == 3'h6);
  assign n8 = stored[11:9] == 3'h5;
  assign n9 = stored[11:9] == 3'h7;
  assign n10 = ({5{n7}} & 5'h5) | ({5{n8}} & 5'ha) | {5{n9}};
  assign n11 = (stored[14:12] == 3'h3) | (stored[14:12] == 3'h4) | (stored[14:12] == 3'h6);
  assign n12 = stored[14:12] == 3'h5;
  assign n13 = stored[14:12] == 3'h7;
  assign n14 = (stored[17:15] == 3'h3) | (stored[17:15] == 3'h4) | (stored[17:15] == 3'h6);
  assign n15 = stored[17:15] == 3'h5;
  assign n16 = stored[17:15] == 3'h7;
  assign n17 = ({5{n14}} & 5'h5) | ({5{n15}} & 5'ha) | {5{n16}};
  assign n18 = (stored[20:18] == 3'h3) | (stored[20:18] == 3'h4) | (stored[20:18] == 3'h6);
  assign n19 = stored[20:18] == 3'h5;
  assign n20 = stored[20:18] == 3'h7;
  assign n21 = (stored[23:21] == 3'h3) | (stored[23:21] == 3'h4) | (stored[23:21] == 3'h6);
  assign n22 = stored[23:21] == 3'h5;
  assign n23 = stored[23:21] == 3'h7;
  assign n24 = ({5{n21}} & 5'h5) | ({5{n22}} & 5'ha) | {5{n23}};
  assign n25 = (stored[26:24] == 3'h3) | (stored[26:24] == 3'h4) | (stored[26:24] == 3'h6);
  assign n26 = stored[26:24] == 3'h5;
  assign n27 = stored[26:24] == 3'h7;
  assign n28 = (stored[29:27] == 3'h3) | (stored[29:27] == 3'h4) | (stored[29:27] == 3'h6);
  assign n29 = stored[29:27] == 3'h5;
  assign n30 = stored[29:27] == 3'h7;
  assign n31 = ({5{n28}} & 5'h5) | ({5{n29}} & 5'ha) | {5{n30}};
  assign n32 = (stored[32:30] == 3'h3) | (stored[32:30] == 3'h4) | (stored[32:30] == 3'h6);
  assign n33 = stored[32:30] == 3'h5;
  assign n34 = stored[32:30] == 3'h7;
  assign n35 = (stored[35:33] == 3'h3) | (stored[35:33] == 3'h4) | (stored[35:33] == 3'h6);
  assign n36 = stored[35:33] == 3'h5;
  assign n37 = stored[35:33] == 3'h7;
  assign n38 = ({5{n35}} & 5'h5) | ({5{n36}} & 5'ha) | {5{n37}};
  assign n39 = (stored[38:36] == 3'h3) | (stored[38:36] == 3'h4) | (stored[38:36] == 3'h6);
  assign n40 = stored[38:36] == 3'h5;
  assign n41 = stored[38:36] == 3'h7;
  assign n42 = (stored[41:39] == 3'h3) | (stored[41:39] == 3'h4) | (stored[41:39] == 3'h6);
  assign n43 = stored[41:39] == 3'h5;
  assign n44 = stored[41:39] == 3'h7;
  assign n45 = ({5{n42}} & 5'h5) | ({5{n43}} & 5'ha) | {5{n44}};
  assign n46 = (stored[44:42] == 3'h3) | (stored[44:42] == 3'h4) | (stored[44:42] == 3'h6);
  assign n47 = stored[44:42] == 3'h5;
  assign n48 = stored[44:42] == 3'h7;
  assign n49 = (stored[47:45] == 3'h3) | (stored[47:45] == 3'h4) | (stored[47:45] == 3'h6);
  assign n50 = stored[47:45] == 3'h5;
  assign n51 = stored[47:45] == 3'h7;
  assign n52 = ({5{n49}} & 5'h5) | ({5{n50}} & 5'ha) | {5{n51}};
  assign n53 = (stored[50:48] == 3'h3) | (stored[50:48] == 3'h4) | (stored[50:48] == 3'h6);
  assign n54 = stored[50:48] == 3'h5;
  assign n55 = stored[50:48] == 3'h7;
  assign n56 = (stored[53:51] == 3'h3) | (stored[53:51] == 3'h4) | (stored[53:51] == 3'h6);
  assign n57 = stored[53:51] == 3'h5;
  assign n58 = stored[53:51] == 3'h7;
  assign n59 = ({5{n56}} & 5'h5) | ({5{n57}} & 5'ha) | {5{n58}};
  assign n60 = (stored[56:54] == 3'h3) | (stored[56:54] == 3'h4) | (stored[56:54] == 3'h6);
  assign n61 = stored[56:54] == 3'h5;
  assign n62 = stored[56:54] == 3'h7;
  assign n63 = (stored[59:57] == 3'h3) | (stored[59:57] == 3'h4) | (stored[59:57] == 3'h6);
  assign n64 = stored[59:57] == 3'h5;
  assign n65 = stored[59:57] == 3'h7;
  assign n66 = ({5{n63}} & 5'h5) | ({5{n64}} & 5'ha) | {5{n65}};
  assign n67 = (stored[62:60] == 3'h3) | (stored[62:60] == 3'h4) | (stored[62:60] == 3'h6);
  assign n68 = stored[62:60] == 3'h5;
  assign n69 = stored[62:60] == 3'h7;
  assign n70 = (stored[65:63] == 3'h3) | (stored[65:63] == 3'h4) | (stored[65:63] == 3'h6);
  assign n71 = stored[65:63] == 3'h5;
  assign n72 = stored[65:63] == 3'h7;
  assign n73 = ({5{n70}} & 5'h5) | ({5{n71}} & 5'ha) | {5{n72}};
  assign n74 = (stored[68:66] == 3'h3) | (stored[68:66] == 3'h4) | (stored[68:66] == 3'h6);
  assign n75 = stored[68:66] == 3'h5;
  assign n76 = stored[68:66] == 3'h7;
  assign n77 = (stored[71:69] == 3'h3) | (stored[71:69] == 3'h4) | (stored[71:69] == 3'h6);
  assign n78 = stored[71:69] == 3'h5;
  assign n79 = stored[71:69] == 3'h7;
  assign n80 = ({5{n77}} & 5'h5) | ({5{n78}} & 5'ha) | {5{n79}};
  assign n81 = (stored[74:72] == 3'h3) | (stored[74:72] == 3'h4) | (stored[74:72] == 3'h6);
  assign n82 = stored[74:72] == 3'h5;
  assign n83 = stored[74:72] == 3'h7;
  assign n84 = (stored[77:75] == 3'h3) | (stored[77:75] == 3'h4) | (stored[77:75] == 3'h6);
  assign n85 = stored[77:75] == 3'h5;
  assign n86 = stored[77:75] == 3'h7;
  assign n87 = ({5{n84}} & 5'h5) | ({5{n85}} & 5'ha) | {5{n86}};
  assign n88 = (stored[80:78] == 3'h3) | (stored[80:78] == 3'h4) | (stored[80:78] == 3'h6);
  assign n89 = stored[80:78] == 3'h5;
  assign n90 = stored[80:78] == 3'h7;
  assign n91 = (stored[83:81] == 3'h3) | (stored[83:81] == 3'h4) | (stored[83:81] == 3'h6);
  assign n92 = stored[83:81] == 3'h5;
  assign n93 = stored[83:81] == 3'h7;
  assign n94 = ({5{n91}} & 5'h5) | ({5{n92}} & 5'ha) | {5{n93}};
  assign n95 = (stored[86:84] == 3'h3) | (stored[86:84] == 3'h4) | (stored[86:84] == 3'h6);
  assign n96 = stored[86:84] == 3'h5;
  assign n97 = stored[86:84] == 3'h7;
  assign n98 = (stored[89:87] == 3'h3) | (stored[89:87] == 3'h4) | (stored[89:87] == 3'h6);
  assign n99 = stored[89:87] == 3'h5;
  assign n100 = stored[89:87] == 3'h7;
  assign n101 = ({5{n98}} & 5'h5) | ({5{n99}} & 5'ha) | {5{n100}};
  assign n102 = (stored[92:90] == 3'h3) | (stored[92:90] == 3'h4) | (stored[92:90] == 3'h6);
  assign n103 = stored[92:90] == 3'h5;
  assign n104 = stored[92:90] == 3'h7;
  assign n105 = (stored[95:93] == 3'h3) | (stored[95:93] == 3'h4) | (stored[95:93] == 3'h6);
  assign n106 = stored[95:93] == 3'h5;
  assign n107 = stored[95:93] == 3'h7;
  assign n108 = ({5{n105}} & 5'h5) | ({5{n106}} & 5'ha) | {5{n107}};
  assign n109 = (stored[98:96] == 3'h3) | (stored[98:96] == 3'h4) | (stored[98:96] == 3'h6);
  assign n110 = stored[98:96] == 3'h5;
  assign n111 = stored[98:96] == 3'h7;
  assign n112 = (stored[1:0] == 2'h1) & ~stored[2];
  assign n113 = (stored[1:0] == 2'h2) & ~stored[2];
  assign n114 = (stored[1:0] == 2'h3) & ~stored[2];
  assign n115 = {1'h0, 2'h0, stored[2], n114, n113, n112, 2'h0} + {4'h0, ({5{n1}} & 5'h5) | ({5{n2}} & 5'ha) | {5{n3}}};
  assign n116 = {1'h0, totals_1[9:0]} + {5'h0, totals_1[15:10]};
  assign n117 = {1'h0, totals_1[33:28]} + {1'h0, totals_1[39:34]};
  assign n118 = {1'h0, totals_1[57:52]} + {1'h0, totals_1[63:58]};
  assign n119 = {1'h0, totals_1[81:76]} + {1'h0, totals_1[87:82]};
  assign n120 = {4'h0, totals_2[19:12]};
  assign n121 = {4'h0, totals_2[27:20]};
  assign n122 = totals_2[11:0] ^ n120 ^ n121;
  assign n123 = {2'h0, n122[11:1]} + {1'h0, (totals_2[11:0] & n120) | (totals_2[11:0] & n121) | (n120 & n121)};
  assign n124 = starts_4[14:8] + {1'h0, lefts_4[99:94]};
  assign n125 = starts_4[22:16] + {1'h0, lefts_4[105:100]};
  assign n126 = starts_4[30:24] + {1'h0, lefts_4[111:106]};
  assign n127 = starts_4[38:32] + {1'h0, lefts_4[117:112]};
  assign n128 = starts_4[46:40] + {1'h0, lefts_4[123:118]};
  assign n129 = starts_4[54:48] + {1'h0, lefts_4[129:124]};
  assign n130 = starts_4[62:56] + {1'h0, lefts_4[135:130]};
  assign n131 = starts_5[0] ? {split5_0_left[0], split5_0_left[31:1]} : split5_0_left;
  assign n132 = starts_5[1] ? {n131[1:0], n131[31:2]} : n131;
  assign n133 = starts_5[2] ? {n132[3:0], n132[31:4]} : n132;
  assign n134 = starts_5[3] ? {n133[7:0], n133[31:8]} : n133;
  assign n135 = starts_5[6] ? {split5_0_right[0], split5_0_right[31:1]} : split5_0_right;
  assign n136 = starts_5[7] ? {n135[1:0], n135[31:2]} : n135;
  assign n137 = starts_5[8] ? {n136[3:0], n136[31:4]} : n136;
  assign n138 = starts_5[9] ? {n137[7:0], n137[31:8]} : n137;
  assign n139 = starts_5[12] ? {split5_1_left[0], split5_1_left[31:1]} : split5_1_left;
  assign n140 = starts_5[13] ? {n139[1:0], n139[31:2]} : n139;
  assign n141 = starts_5[14] ? {n140[3:0], n140[31:4]} : n140;
  assign n142 = starts_5[15] ? {n141[7:0], n141[31:8]} : n141;
  assign n143 = starts_5[18] ? {split5_1_right[0], split5_1_right[31:1]} : split5_1_right;
  assign n144 = starts_5[19] ? {n143[1:0], n143[31:2]} : n143;
  assign n145 = starts_5[20] ? {n144[3:0], n144[31:4]} : n144;
  assign n146 = starts_5[21] ? {n145[7:0], n145[31:8]} : n145;
  assign n147 = starts_5[24] ? {split5_2_left[0], split5_2_left[31:1]} : split5_2_left;
  assign n148 = starts_5[25] ? {n147[1:0], n147[31:2]} : n147;
  assign n149 = starts_5[26] ? {n148[3:0], n148[31:4]} : n148;
  assign n150 = starts_5[27] ? {n149[7:0], n149[31:8]} : n149;
  assign n151 = starts_5[30] ? {split5_2_right[0], split5_2_right[31:1]} : split5_2_right;
  assign n152 = starts_5[31] ? {n151[1:0], n151[31:2]} : n151;
  assign n153 = starts_5[32] ? {n152[3:0], n152[31:4]} : n152;
  assign n154 = starts_5[33] ? {n153[7:0], n153[31:8]} : n153;
  assign n155 = starts_5[36] ? {split5_3_left[0], split5_3_left[31:1]} : split5_3_left;
  assign n156 = starts_5[37] ? {n155[1:0], n155[31:2]} : n155;
  assign n157 = starts_5[38] ? {n156[3:0], n156[31:4]} : n156;
  assign n158 = starts_5[39] ? {n157[7:0], n157[31:8]} : n157;
  assign n159 = starts_5[42] ? {split5_3_right[0], split5_3_right[31:1]} : split5_3_right;
  assign n160 = starts_5[43] ? {n159[1:0], n159[31:2]} : n159;
  assign n161 = starts_5[44] ? {n160[3:0], n160[31:4]} : n160;
  assign n162 = starts_5[45] ? {n161[7:0], n161[31:8]} : n161;
  assign n163 = starts_5[48] ? {split5_4_left[0], split5_4_left[31:1]} : split5_4_left;
  assign n164 = starts_5[49] ? {n163[1:0], n163[31:2]} : n163;
  assign n165 = starts_5[50] ? {n164[3:0], n164[31:4]} : n164;
  assign n166 = starts_5[51] ? {n165[7:0], n165[31:8]} : n165;
  assign n167 = starts_5[54] ? {split5_4_right[0], split5_4_right[31:1]} : split5_4_right;
  assign n168 = starts_5[55] ? {n167[1:0], n167[31:2]} : n167;
  assign n169 = starts_5[56] ? {n168[3:0], n168[31:4]} : n168;
  assign n170 = starts_5[57] ? {n169[7:0], n169[31:8]} : n169;
  assign n171 = starts_5[60] ? {split5_5_left[0], split5_5_left[31:1]} : split5_5_left;
  assign n172 = starts_5[61] ? {n171[1:0], n171[31:2]} : n171;
  assign n173 = starts_5[62] ? {n172[3:0], n172[31:4]} : n172;
  assign n174 = starts_5[63] ? {n173[7:0], n173[31:8]} : n173;
  assign n175 = starts_5[66] ? {split5_5_right[0], split5_5_right[31:1]} : split5_5_right;
  assign n176 = starts_5[67] ? {n175[1:0], n175[31:2]} : n175;
  assign n177 = starts_5[68] ? {n176[3:0], n176[31:4]} : n176;
  assign n178 = starts_5[69] ? {n177[7:0], n177[31:8]} : n177;
  assign n179 = starts_5[72] ? {split5_6_left[0], split5_6_left[31:1]} : split5_6_left;
  assign n180 = starts_5[73] ? {n179[1:0], n179[31:2]} : n179;
  assign n181 = starts_5[74] ? {n180[3:0], n180[31:4]} : n180;
  assign n182 = starts_5[75] ? {n181[7:0], n181[31:8]} : n181;
  assign n183 = starts_5[78] ? {split5_6_right[0], split5_6_right[31:1]} : split5_6_right;
  assign n184 = starts_5[79] ? {n183[1:0], n183[31:2]} : n183;
  assign n185 = starts_5[80] ? {n184[3:0], n184[31:4]} : n184;
  assign n186 = starts_5[81] ? {n185[7:0], n185[31:8]} : n185;
  assign n187 = starts_5[84] ? {split5_7_left[0], split5_7_left[31:1]} : split5_7_left;
  assign n188 = starts_5[85] ? {n187[1:0], n187[31:2]} : n187;
  assign n189 = starts_5[86] ? {n188[3:0], n188[31:4]} : n188;
  assign n190 = starts_5[87] ? {n189[7:0], n189[31:8]} : n189;
  assign n191 = starts_5[90] ? {split5_7_right[0], split5_7_right[31:1]} : split5_7_right;
  assign n192 = starts_5[91] ? {n191[1:0], n191[31:2]} : n191;
  assign n193 = starts_5[92] ? {n192[3:0], n192[31:4]} : n192;
  assign n194 = starts_5[93] ? {n193[7:0], n193[31:8]} : n193;
  assign n195 = starts_5[96] ? {split5_8_left[0], split5_8_left[31:1]} : split5_8_left;
  assign n196 = starts_5[97] ? {n195[1:0], n195[31:2]} : n195;
  assign n197 = starts_5[98] ? {n196[3:0], n196[31:4]} : n196;
  assign n198 = starts_5[99] ? {n197[7:0], n197[31:8]} : n197;
  assign n199 = starts_5[102] ? {split5_8_right[0], split5_8_right[31:1]} : split5_8_right;
  assign n200 = starts_5[103] ? {n199[1:0], n199[31:2]} : n199;
  assign n201 = starts_5[104] ? {n200[3:0], n200[31:4]} : n200;
  assign n202 = starts_5[105] ? {n201[7:0], n201[31:8]} : n201;
  assign n203 = starts_5[108] ? {split5_9_left[0], split5_9_left[31:1]} : split5_9_left;
  assign n204 = starts_5[109] ? {n203[1:0], n203[31:2]} : n203;
  assign n205 = starts_5[110] ? {n204[3:0], n204[31:4]} : n204;
  assign n206 = starts_5[111] ? {n205[7:0], n205[31:8]} : n205;
  assign n207 = starts_5[114] ? {split5_9_right[0], split5_9_right[31:1]} : split5_9_right;
  assign n208 = starts_5[115] ? {n207[1:0], n207[31:2]} : n207;
  assign n209 = starts_5[116] ? {n208[3:0], n208[31:4]} : n208;
  assign n210 = starts_5[117] ? {n209[7:0], n209[31:8]} : n209;
  assign n211 = starts_5[120] ? {split5_10_left[0], split5_10_left[31:1]} : split5_10_left;
  assign n212 = starts_5[121] ? {n211[1:0], n211[31:2]} : n211;
  assign n213 = starts_5[122] ? {n212[3:0], n212[31:4]} : n212;
  assign n214 = starts_5[123] ? {n213[7:0], n213[31:8]} : n213;
  assign n215 = starts_5[126] ? {split5_10_right[0], split5_10_right[31:1]} : split5_10_right;
  assign n216 = starts_5[127] ? {n215[1:0], n215[31:2]} : n215;
  assign n217 = starts_5[128] ? {n216[3:0], n216[31:4]} : n216;
  assign n218 = starts_5[129] ? {n217[7:0], n217[31:8]} : n217;
  assign n219 = starts_5[132] ? {split5_11_left[0], split5_11_left[31:1]} : split5_11_left;
  assign n220 = starts_5[133] ? {n219[1:0], n219[31:2]} : n219;
  assign n221 = starts_5[134] ? {n220[3:0], n220[31:4]} : n220;
  assign n222 = starts_5[135] ? {n221[7:0], n221[31:8]} : n221;
  assign n223 = starts_5[138] ? {split5_11_right[0], split5_11_right[31:1]} : split5_11_right;
  assign n224 = starts_5[139] ? {n223[1:0], n223[31:2]} : n223;
  assign n225 = starts_5[140] ? {n224[3:0], n224[31:4]} : n224;
  assign n226 = starts_5[141] ? {n225[7:0], n225[31:8]} : n225;
  assign n227 = starts_5[144] ? {split5_12_left[0], split5_12_left[31:1]} : split5_12_left;
  assign n228 = starts_5[145] ? {n227[1:0], n227[31:2]} : n227;
  assign n229 = starts_5[146] ? {n228[3:0], n228[31:4]} : n228;
  assign n230 = starts_5[147] ? {n229[7:0], n229[31:8]} : n229;
  assign n231 = starts_5[150] ? {split5_12_right[0], split5_12_right[31:1]} : split5_12_right;
  assign n232 = starts_5[151] ? {n231[1:0], n231[31:2]} : n231;
  assign n233 = starts_5[152] ? {n232[3:0], n232[31:4]} : n232;
  assign n234 = starts_5[153] ? {n233[7:0], n233[31:8]} : n233;
  assign n235 = starts_5[156] ? {split5_13_left[0], split5_13_left[31:1]} : split5_13_left;
  assign n236 = starts_5[157] ? {n235[1:0], n235[31:2]} : n235;
  assign n237 = starts_5[158] ? {n236[3:0], n236[31:4]} : n236;
  assign n238 = starts_5[159] ? {n237[7:0], n237[31:8]} : n237;
  assign n239 = starts_5[162] ? {split5_13_right[0], split5_13_right[31:1]} : split5_13_right;
  assign n240 = starts_5[163] ? {n239[1:0], n239[31:2]} : n239;
  assign n241 = starts_5[164] ? {n240[3:0], n240[31:4]} : n240;
  assign n242 = starts_5[165] ? {n241[7:0], n241[31:8]} : n241;
  assign n243 = starts_5[168] ? {split5_14_left[0], split5_14_left[31:1]} : split5_14_left;
  assign n244 = starts_5[169] ? {n243[1:0], n243[31:2]} : n243;
  assign n245 = starts_5[170] ? {n244[3:0], n244[31:4]} : n244;
  assign n246 = starts_5[171] ? {n245[7:0], n245[31:8]} : n245;
  assign n247 = starts_5[174] ? {split5_14_right[0], split5_14_right[31:1]} : split5_14_right;
  assign n248 = starts_5[175] ? {n247[1:0], n247[31:2]} : n247;
  assign n249 = starts_5[176] ? {n248[3:0], n248[31:4]} : n248;
  assign n250 = starts_5[177] ? {n249[7:0], n249[31:8]} : n249;
  assign n251 = starts_5[180] ? {split5_15_left[0], split5_15_left[31:1]} : split5_15_left;
  assign n252 = starts_5[181] ? {n251[1:0], n251[31:2]} : n251;
  assign n253 = starts_5[182] ? {n252[3:0], n252[31:4]} : n252;
  assign n254 = starts_5[183] ? {n253[7:0], n253[31:8]} : n253;
  assign n255 = starts_5[186] ? {split5_15_right[0], split5_15_right[31:1]} : split5_15_right;
  assign n256 = starts_5[187] ? {n255[1:0], n255[31:2]} : n255;
  assign n257 = starts_5[188] ? {n256[3:0], n256[31:4]} : n256;
  assign n258 = starts_5[189] ? {n257[7:0], n257[31:8]} : n257;
  assign n259 = {1'h0, ends_5[13:0]} + {7'h0, ends_5[21:14]};
  assign overruns = ((bursts_5 == 2'h0) & (15'h9d < n259)) | ((bursts_5 == 2'h1) & (15'h19d < n259)) | ((bursts_5 == 2'h2) & (15'h29d < n259));
  assign n260 = ~decode1_zero_dbp;
  assign n261 = ~decode3_zero_dbp;
  assign n262 = ~decode5_zero_dbp;
  assign n263 = ~decode7_zero_dbp;
  assign n264 = ~decode9_zero_dbp;
  assign n265 = ~decode11_zero_dbp;
  assign n266 = ~decode13_zero_dbp;
  assign n267 = ~decode15_zero_dbp;
  assign n268 = ~decode17_zero_dbp;
  assign n269 = ~decode19_zero_dbp;
  assign n270 = ~decode21_zero_dbp;
  assign n271 = ~decode23_zero_dbp;
  assign n272 = ~decode25_zero_dbp;
  assign n273 = ~decode27_zero_dbp;
  assign n274 = ~decode29_zero_dbp;
  assign n275 = ~decode31_zero_dbp;
  assign n276 = planes_7[63] | planes_7[127];
  assign n277 = ~planes_7[127];
  assign n278 = planes_7[126:96] ^ ({31{n277}} & planes_7[62:32]);
  assign n279 = planes_7[191] | planes_7[255];
  assign n280 = ~planes_7[255];
  assign n281 = planes_7[319] | planes_7[383];
  assign n282 = ~planes_7[383];
  assign n283 = planes_7[382:352] ^ ({31{n282}} & planes_7[318:288]);
  assign n284 = planes_7[447] | planes_7[511];
  assign n285 = ~planes_7[511];
  assign n286 = planes_7[575] | planes_7[639];
  assign n287 = ~planes_7[639];
  assign n288 = planes_7[638:608] ^ ({31{n287}} & planes_7[574:544]);
  assign n289 = planes_7[703] | planes_7[767];
  assign n290 = ~planes_7[767];
  assign n291 = planes_7[831] | planes_7[895];
  assign n292 = ~planes_7[895];
  assign n293 = planes_7[894:864] ^ ({31{n292}} & planes_7[830:800]);
  assign n294 = planes_7[959] | planes_7[1023];
  assign n295 = ~planes_7[1023];
  assign n296 = n276 | planes_7[191];
  assign n297 = ~planes_7[191];
  assign n298 = planes_7[190:160] ^ ({31{n297}} & n278);
  assign n299 = n276 | n279;
  assign n300 = ~n279;
  assign n301 = planes_7[254:224] ^ ({31{n280}} & planes_7[190:160]) ^ ({31{n300}} & n278);
  assign n302 = n281 | planes_7[447];
  assign n303 = ~planes_7[447];
  assign n304 = n281 | n284;
  assign n305 = ~n284;
  assign n306 = n286 | planes_7[703];
  assign n307 = ~planes_7[703];
  assign n308 = n286 | n289;
  assign n309 = ~n289;
  assign n310 = planes_7[766:736] ^ ({31{n290}} & planes_7[702:672]) ^ ({31{n309}} & n288);
  assign n311 = n291 | planes_7[959];
  assign n312 = ~planes_7[959];
  assign n313 = n291 | n294;
  assign n314 = ~n294;
  assign n315 = n299 | planes_7[319];
  assign n316 = ~planes_7[319];
  assign n317 = planes_7[318:288] ^ ({31{n316}} & n301);
  assign n318 = n299 | n281;
  assign n319 = ~n281;
  assign n320 = n283 ^ ({31{n319}} & n301);
  assign n321 = n299 | n302;
  assign n322 = ~n302;
  assign n323 = planes_7[446:416] ^ ({31{n303}} & n283) ^ ({31{n322}} & n301);
  assign n324 = n299 | n304;
  assign n325 = ~n304;
  assign n326 = planes_7[510:480] ^ ({31{n285}} & planes_7[446:416]) ^ ({31{n305}} & n283) ^ ({31{n325}} & n301);
  assign n327 = n308 | planes_7[831];
  assign n328 = ~planes_7[831];
  assign n329 = n308 | n291;
  assign n330 = ~n291;
  assign n331 = n308 | n311;
  assign n332 = ~n311;
  assign n333 = n308 | n313;
  assign n334 = ~n313;
  assign n335 = n324 | planes_7[575];
  assign n336 = ~planes_7[575];
  assign n337 = planes_7[574:544] ^ ({31{n336}} & n326);
  assign n338 = n324 | n286;
  assign n339 = ~n286;
  assign n340 = n288 ^ ({31{n339}} & n326);
  assign n341 = n324 | n306;
  assign n342 = ~n306;
  assign n343 = planes_7[702:672] ^ ({31{n307}} & n288) ^ ({31{n342}} & n326);
  assign n344 = n324 | n308;
  assign n345 = ~n308;
  assign n346 = n310 ^ ({31{n345}} & n326);
  assign n347 = n324 | n327;
  assign n348 = ~n327;
  assign n349 = planes_7[830:800] ^ ({31{n328}} & n310) ^ ({31{n348}} & n326);
  assign n350 = n324 | n329;
  assign n351 = ~n329;
  assign n352 = n293 ^ ({31{n330}} & n310) ^ ({31{n351}} & n326);
  assign n353 = n324 | n331;
  assign n354 = ~n331;
  assign n355 = planes_7[958:928] ^ ({31{n312}} & n293) ^ ({31{n332}} & n310) ^ ({31{n354}} & n326);
  assign n356 = ~n333;
  assign n357 = ~planes_7[95];
  assign n358 = ~planes_7[159];
  assign n359 = ~planes_7[223];
  assign n360 = ~planes_7[287];
  assign n361 = ~planes_7[351];
  assign n362 = ~planes_7[415];
  assign n363 = ~planes_7[479];
  assign n364 = ~planes_7[543];
  assign n365 = ~planes_7[607];
  assign n366 = ~planes_7[671];
  assign n367 = ~planes_7[735];
  assign n368 = ~planes_7[799];
  assign n369 = ~planes_7[863];
  assign n370 = ~planes_7[927];
  assign n371 = ~planes_7[991];
  assign done = valid_13;
  assign block = {words_13[1023:992], words_13[991:960], words_13[959:928], words_13[927:896], words_13[895:864],
    words_13[863:832], words_13[831:800], words_13[799:768], words_13[767:736], words_13[735:704],
    words_13[703:672], words_13[671:640], words_13[639:608], words_13[607:576], words_13[575:544],
    words_13[543:512], words_13[511:480], words_13[479:448], words_13[447:416], words_13[415:384],
    words_13[383:352], words_13[351:320], words_13[319:288], words_13[287:256], words_13[255:224],
    words_13[223:192], words_13[191:160], words_13[159:128], words_13[127:96], words_13[95:64],
    words_13[63:32], words_13[31:0]};
  assign error = error_13;

  bpc_opt_lanes32_decode_base decode_base (
    .tag(base_tag_3),
    .payload(whole_3[31:0]),
    .word(decode_base_word)
  );

  bpc_opt_lanes32_window8 window8_0 (
    .whole(whole_3),
    .start({2'h0, starts_3[7:3]}),
    .part(window8_0_part)
  );

  bpc_opt_lanes32_window8 window8_1 (
    .whole(whole_3),
    .start(starts_3[17:11]),
    .part(window8_1_part)
  );

  bpc_opt_lanes32_window8 window8_2 (
    .whole(whole_3),
    .start(starts_3[30:24]),
    .part(window8_2_part)
  );

  bpc_opt_lanes32_window8 window8_3 (
    .whole(whole_3),
    .start(starts_3[43:37]),
    .part(window8_3_part)
  );

  bpc_opt_lanes32_window7 window7_0 (
    .whole(buffers_4[255:0]),
    .start(starts_4[7:2]),
    .part(window7_0_part)
  );

  bpc_opt_lanes32_window7 window7_1 (
    .whole(buffers_4[255:0]),
    .start(starts_4[15:10]),
    .part(window7_1_part)
  );

  bpc_opt_lanes32_window7 window7_2 (
    .whole(buffers_4[511:256]),
    .start(starts_4[23:18]),
    .part(window7_2_part)
  );

  bpc_opt_lanes32_window7 window7_3 (
    .whole(buffers_4[511:256]),
    .start(starts_4[31:26]),
    .part(window7_3_part)
  );

  bpc_opt_lanes32_window7 window7_4 (
    .whole(buffers_4[767:512]),
    .start(starts_4[39:34]),
    .part(window7_4_part)
  );

  bpc_opt_lanes32_window7 window7_5 (
    .whole(buffers_4[767:512]),
    .start(starts_4[47:42]),
    .part(window7_5_part)
  );

  bpc_opt_lanes32_window7 window7_6 (
    .whole(buffers_4[1023:768]),
    .start(starts_4[55:50]),
    .part(window7_6_part)
  );

  bpc_opt_lanes32_window7 window7_7 (
    .whole(buffers_4[1023:768]),
    .start(starts_4[63:58]),
    .part(window7_7_part)
  );

  bpc_opt_lanes32_window6 window6_0 (
    .whole(window7_0_part),
    .start(starts_4[6:1]),
    .part(window6_0_part)
  );

  bpc_opt_lanes32_window6 window6_1 (
    .whole(window7_0_part),
    .start(lefts_4[90:85]),
    .part(window6_1_part)
  );

  bpc_opt_lanes32_window6 window6_2 (
    .whole(window7_1_part),
    .start(starts_4[14:9]),
    .part(window6_2_part)
  );

  bpc_opt_lanes32_window6 window6_3 (
    .whole(window7_1_part),
    .start(n124[6:1]),
    .part(window6_3_part)
  );

  bpc_opt_lanes32_window6 window6_4 (
    .whole(window7_2_part),
    .start(starts_4[22:17]),
    .part(window6_4_part)
  );

  bpc_opt_lanes32_window6 window6_5 (
    .whole(window7_2_part),
    .start(n125[6:1]),
    .part(window6_5_part)
  );

  bpc_opt_lanes32_window6 window6_6 (
    .whole(window7_3_part),
    .start(starts_4[30:25]),
    .part(window6_6_part)
  );

  bpc_opt_lanes32_window6 window6_7 (
    .whole(window7_3_part),
    .start(n126[6:1]),
    .part(window6_7_part)
  );

  bpc_opt_lanes32_window6 window6_8 (
    .whole(window7_4_part),
    .start(starts_4[38:33]),
    .part(window6_8_part)
  );

  bpc_opt_lanes32_window6 window6_9 (
    .whole(window7_4_part),
    .start(n127[6:1]),
    .part(window6_9_part)
  );

  bpc_opt_lanes32_window6 window6_10 (
    .whole(window7_5_part),
    .start(starts_4[46:41]),
    .part(window6_10_part)
  );

  bpc_opt_lanes32_window6 window6_11 (
    .whole(window7_5_part),
    .start(n128[6:1]),
    .part(window6_11_part)
  );

  bpc_opt_lanes32_window6 window6_12 (
    .whole(window7_6_part),
    .start(starts_4[54:49]),
    .part(window6_12_part)
  );

  bpc_opt_lanes32_window6 window6_13 (
    .whole(window7_6_part),
    .start(n129[6:1]),
    .part(window6_13_part)
  );

  bpc_opt_lanes32_window6 window6_14 (
    .whole(window7_7_part),
    .start(starts_4[62:57]),
    .part(window6_14_part)
  );

  bpc_opt_lanes32_window6 window6_15 (
    .whole(window7_7_part),
    .start(n130[6:1]),
    .part(window6_15_part)
  );

  bpc_opt_lanes32_direction5 direction5_0 (
    .start(starts_5[11:6]),
    .up(direction5_0_up)
  );

  bpc_opt_lanes32_direction5 direction5_1 (
    .start(starts_5[23:18]),
    .up(direction5_1_up)
  );

  bpc_opt_lanes32_direction5 direction5_2 (
    .start(starts_5[35:30]),
    .up(direction5_2_up)
  );

  bpc_opt_lanes32_direction5 direction5_3 (
    .start(starts_5[47:42]),
    .up(direction5_3_up)
  );

  bpc_opt_lanes32_direction5 direction5_4 (
    .start(starts_5[59:54]),
    .up(direction5_4_up)
  );

  bpc_opt_lanes32_direction5 direction5_5 (
    .start(starts_5[71:66]),
    .up(direction5_5_up)
  );

  bpc_opt_lanes32_direction5 direction5_6 (
    .start(starts_5[83:78]),
    .up(direction5_6_up)
  );

  bpc_opt_lanes32_direction5 direction5_7 (
    .start(starts_5[95:90]),
    .up(direction5_7_up)
  );

  bpc_opt_lanes32_direction5 direction5_8 (
    .start(starts_5[107:102]),
    .up(direction5_8_up)
  );

  bpc_opt_lanes32_direction5 direction5_9 (
    .start(starts_5[119:114]),
    .up(direction5_9_up)
  );

  bpc_opt_lanes32_direction5 direction5_10 (
    .start(starts_5[131:126]),
    .up(direction5_10_up)
  );

  bpc_opt_lanes32_direction5 direction5_11 (
    .start(starts_5[143:138]),
    .up(direction5_11_up)
  );

  bpc_opt_lanes32_direction5 direction5_12 (
    .start(starts_5[155:150]),
    .up(direction5_12_up)
  );

  bpc_opt_lanes32_direction5 direction5_13 (
    .start(starts_5[167:162]),
    .up(direction5_13_up)
  );

  bpc_opt_lanes32_direction5 direction5_14 (
    .start(starts_5[179:174]),
    .up(direction5_14_up)
  );

  bpc_opt_lanes32_direction5 direction5_15 (
    .start(starts_5[191:186]),
    .up(direction5_15_up)
  );

  bpc_opt_lanes32_split5 split5_0 (
    .whole(buffers_5[63:0]),
    .up(direction5_0_up),
    .left(split5_0_left),
    .right(split5_0_right)
  );

  bpc_opt_lanes32_split5 split5_1 (
    .whole(buffers_5[127:64]),
    .up(direction5_1_up),
    .left(split5_1_left),
    .right(split5_1_right)
  );

  bpc_opt_lanes32_split5 split5_2 (
    .whole(buffers_5[191:128]),
    .up(direction5_2_up),
    .left(split5_2_left),
    .right(split5_2_right)
  );

  bpc_opt_lanes32_split5 split5_3 (
    .whole(buffers_5[255:192]),
    .up(direction5_3_up),
    .left(split5_3_left),
    .right(split5_3_right)
  );

  bpc_opt_lanes32_split5 split5_4 (
    .whole(buffers_5[319:256]),
    .up(direction5_4_up),
    .left(split5_4_left),
    .right(split5_4_right)
  );

  bpc_opt_lanes32_split5 split5_5 (
    .whole(buffers_5[383:320]),
    .up(direction5_5_up),
    .left(split5_5_left),
    .right(split5_5_right)
  );

  bpc_opt_lanes32_split5 split5_6 (
    .whole(buffers_5[447:384]),
    .up(direction5_6_up),
    .left(split5_6_left),
    .right(split5_6_right)
  );

  bpc_opt_lanes32_split5 split5_7 (
    .whole(buffers_5[511:448]),
    .up(direction5_7_up),
    .left(split5_7_left),
    .right(split5_7_right)
  );

  bpc_opt_lanes32_split5 split5_8 (
    .whole(buffers_5[575:512]),
    .up(direction5_8_up),
    .left(split5_8_left),
    .right(split5_8_right)
  );

  bpc_opt_lanes32_split5 split5_9 (
    .whole(buffers_5[639:576]),
    .up(direction5_9_up),
    .left(split5_9_left),
    .right(split5_9_right)
  );

  bpc_opt_lanes32_split5 split5_10 (
    .whole(buffers_5[703:640]),
    .up(direction5_10_up),
    .left(split5_10_left),
    .right(split5_10_right)
  );

  bpc_opt_lanes32_split5 split5_11 (
    .whole(buffers_5[767:704]),
    .up(direction5_11_up),
    .left(split5_11_left),
    .right(split5_11_right)
  );

  bpc_opt_lanes32_split5 split5_12 (
    .whole(buffers_5[831:768]),
    .up(direction5_12_up),
    .left(split5_12_left),
    .right(split5_12_right)
  );

  bpc_opt_lanes32_split5 split5_13 (
    .whole(buffers_5[895:832]),
    .up(direction5_13_up),
    .left(split5_13_left),
    .right(split5_13_right)
  );

  bpc_opt_lanes32_split5 split5_14 (
    .whole(buffers_5[959:896]),
    .up(direction5_14_up),
    .left(split5_14_left),
    .right(split5_14_right)
  );

  bpc_opt_lanes32_split5 split5_15 (
    .whole(buffers_5[1023:960]),
    .up(direction5_15_up),
    .left(split5_15_left),
    .right(split5_15_right)
  );

  bpc_opt_lanes32_decode_plane decode0 (
    .tag(tags_6[2:0]),
    .payload(windows_6[31:0]),
    .dbx(decode0_dbx),
    .zero_dbp(decode0_zero_dbp),
    .error(decode0_error)
  );

  bpc_opt_lanes32_decode_plane decode1 (
    .tag(tags_6[5:3]),
    .payload(windows_6[63:32]),
    .dbx(decode1_dbx),
    .zero_dbp(decode1_zero_dbp),
    .error(decode1_error)
  );

  bpc_opt_lanes32_decode_plane decode2 (
    .tag(tags_6[8:6]),
    .payload(windows_6[95:64]),
    .dbx(decode2_dbx),
    .zero_dbp(decode2_zero_dbp),
    .error(decode2_error)
  );

  bpc_opt_lanes32_decode_plane decode3 (
    .tag(tags_6[11:9]),
    .payload(windows_6[127:96]),
    .dbx(decode3_dbx),
    .zero_dbp(decode3_zero_dbp),
    .error(decode3_error)
  );

  bpc_opt_lanes32_decode_plane decode4 (
    .tag(tags_6[14:12]),
    .payload(windows_6[159:128]),
    .dbx(decode4_dbx),
    .zero_dbp(decode4_zero_dbp),
    .error(decode4_error)
  );

  bpc_opt_lanes32_decode_plane decode5 (
    .tag(tags_6[17:15]),
    .payload(windows_6[191:160]),
    .dbx(decode5_dbx),
    .zero_dbp(decode5_zero_dbp),
    .error(decode5_error)
  );

  bpc_opt_lanes32_decode_plane decode6 (
    .tag(tags_6[20:18]),
    .payload(windows_6[223:192]),
    .dbx(decode6_dbx),
    .zero_dbp(decode6_zero_dbp),
    .error(decode6_error)
  );

  bpc_opt_lanes32_decode_plane decode7 (
    .tag(tags_6[23:21]),
    .payload(windows_6[255:224]),
    .dbx(decode7_dbx),
    .zero_dbp(decode7_zero_dbp),
    .error(decode7_error)
  );

  bpc_opt_lanes32_decode_plane decode8 (
    .tag(tags_6[26:24]),
    .payload(windows_6[287:256]),
    .dbx(decode8_dbx),
    .zero_dbp(decode8_zero_dbp),
    .error(decode8_error)
  );

  bpc_opt_lanes32_decode_plane decode9 (
    .tag(tags_6[29:27]),
    .payload(windows_6[319:288]),
    .dbx(decode9_dbx),
    .zero_dbp(decode9_zero_dbp),
    .error(decode9_error)
  );

  bpc_opt_lanes32_decode_plane decode10 (
    .tag(tags_6[32:30]),
    .payload(windows_6[351:320]),
    .dbx(decode10_dbx),
    .zero_dbp(decode10_zero_dbp),
    .error(decode10_error)
  );

  bpc_opt_lanes32_decode_plane decode11 (
    .tag(tags_6[35:33]),
    .payload(windows_6[383:352]),
    .dbx(decode11_dbx),
    .zero_dbp(decode11_zero_dbp),
    .error(decode11_error)
  );

  bpc_opt_lanes32_decode_plane decode12 (
    .tag(tags_6[38:36]),
    .payload(windows_6[415:384]),
    .dbx(decode12_dbx),
    .zero_dbp(decode12_zero_dbp),
    .error(decode12_error)
  );

  bpc_opt_lanes32_decode_plane decode13 (
    .tag(tags_6[41:39]),
    .payload(windows_6[447:416]),
    .dbx(decode13_dbx),
    .zero_dbp(decode13_zero_dbp),
    .error(decode13_error)
  );

  bpc_opt_lanes32_decode_plane decode14 (
    .tag(tags_6[44:42]),
    .payload(windows_6[479:448]),
    .dbx(decode14_dbx),
    .zero_dbp(decode14_zero_dbp),
    .error(decode14_error)
  );

  bpc_opt_lanes32_decode_plane decode15 (
    .tag(tags_6[47:45]),
    .payload(windows_6[511:480]),
    .dbx(decode15_dbx),
    .zero_dbp(decode15_zero_dbp),
    .error(decode15_error)
  );

  bpc_opt_lanes32_decode_plane decode16 (
    .tag(tags_6[50:48]),
    .payload(windows_6[543:512]),
    .dbx(decode16_dbx),
    .zero_dbp(decode16_zero_dbp),
    .error(decode16_error)
  );

  bpc_opt_lanes32_decode_plane decode17 (
    .tag(tags_6[53:51]),
    .payload(windows_6[575:544]),
    .dbx(decode17_dbx),
    .zero_dbp(decode17_zero_dbp),
    .error(decode17_error)
  );

  bpc_opt_lanes32_decode_plane decode18 (
    .tag(tags_6[56:54]),
    .payload(windows_6[607:576]),
    .dbx(decode18_dbx),
    .zero_dbp(decode18_zero_dbp),
    .error(decode18_error)
  );

  bpc_opt_lanes32_decode_plane decode19 (
    .tag(tags_6[59:57]),
    .payload(windows_6[639:608]),
    .dbx(decode19_dbx),
    .zero_dbp(decode19_zero_dbp),
    .error(decode19_error)
  );

  bpc_opt_lanes32_decode_plane decode20 (
    .tag(tags_6[62:60]),
    .payload(windows_6[671:640]),
    .dbx(decode20_dbx),
    .zero_dbp(decode20_zero_dbp),
    .error(decode20_error)
  );

  bpc_opt_lanes32_decode_plane decode21 (
    .tag(tags_6[65:63]),
    .payload(windows_6[703:672]),
    .dbx(decode21_dbx),
    .zero_dbp(decode21_zero_dbp),
    .error(decode21_error)
  );

  bpc_opt_lanes32_decode_plane decode22 (
    .tag(tags_6[68:66]),
    .payload(windows_6[735:704]),
    .dbx(decode22_dbx),
    .zero_dbp(decode22_zero_dbp),
    .error(decode22_error)
  );

  bpc_opt_lanes32_decode_plane decode23 (
    .tag(tags_6[71:69]),
    .payload(windows_6[767:736]),
    .dbx(decode23_dbx),
    .zero_dbp(decode23_zero_dbp),
    .error(decode23_error)
  );

  bpc_opt_lanes32_decode_plane decode24 (
    .tag(tags_6[74:72]),
    .payload(windows_6[799:768]),
    .dbx(decode24_dbx),
    .zero_dbp(decode24_zero_dbp),
    .error(decode24_error)
  );

  bpc_opt_lanes32_decode_plane decode25 (
    .tag(tags_6[77:75]),
    .payload(windows_6[831:800]),
    .dbx(decode25_dbx),
    .zero_dbp(decode25_zero_dbp),
    .error(decode25_error)
  );

  bpc_opt_lanes32_decode_plane decode26 (
    .tag(tags_6[80:78]),
    .payload(windows_6[863:832]),
    .dbx(decode26_dbx),
    .zero_dbp(decode26_zero_dbp),
    .error(decode26_error)
  );

  bpc_opt_lanes32_decode_plane decode27 (
    .tag(tags_6[83:81]),
    .payload(windows_6[895:864]),
    .dbx(decode27_dbx),
    .zero_dbp(decode27_zero_dbp),
    .error(decode27_error)
  );

  bpc_opt_lanes32_decode_plane decode28 (
    .tag(tags_6[86:84]),
    .payload(windows_6[927:896]),
    .dbx(decode28_dbx),
    .zero_dbp(decode28_zero_dbp),
    .error(decode28_error)
  );

  bpc_opt_lanes32_decode_plane decode29 (
    .tag(tags_6[89:87]),
    .payload(windows_6[959:928]),
    .dbx(decode29_dbx),
    .zero_dbp(decode29_zero_dbp),
    .error(decode29_error)
  );

  bpc_opt_lanes32_decode_plane decode30 (
    .tag(tags_6[92:90]),
    .payload(windows_6[991:960]),
    .dbx(decode30_dbx),
    .zero_dbp(decode30_zero_dbp),
    .error(decode30_error)
  );

  bpc_opt_lanes32_decode_plane decode31 (
    .tag(tags_6[95:93]),
    .payload(windows_6[1023:992]),
    .dbx(decode31_dbx),
    .zero_dbp(decode31_zero_dbp),
    .error(decode31_error)
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
      valid_9 <= 1'h0;
      valid_10 <= 1'h0;
      valid_11 <= 1'h0;
      valid_12 <= 1'h0;
      valid_13 <= 1'h0;
    end else begin
      if (advance) valid_1 <= start;
      if (advance) valid_2 <= valid_1;
      if (advance) valid_3 <= valid_2;
      if (advance) valid_4 <= valid_3;
      if (advance) valid_5 <= valid_4;
      if (advance) valid_6 <= valid_5;
      if (advance) valid_7 <= valid_6;
      if (advance) valid_8 <= valid_7;
      if (advance) valid_9 <= valid_8;
      if (advance) valid_10 <= valid_9;
      if (advance) valid_11 <= valid_10;
      if (advance) valid_12 <= valid_11;
      if (advance) valid_13 <= valid_12;
    end
  end

  always @(posedge aclk) begin
    if (advance) tags_1 <= {stored[98:96], stored[95:93], stored[92:90], stored[89:87], stored[86:84], stored[83:81],
    stored[80:78], stored[77:75], stored[74:72], stored[71:69], stored[68:66], stored[65:63],
    stored[62:60], stored[59:57], stored[56:54], stored[53:51], stored[50:48], stored[47:45],
    stored[44:42], stored[41:39], stored[38:36], stored[35:33], stored[32:30], stored[29:27],
    stored[26:24], stored[23:21], stored[20:18], stored[17:15], stored[14:12], stored[11:9],
    stored[8:6], stored[5:3]};
    if (advance) base_tag_1 <= stored[2:0];
    if (advance) whole_1 <= stored[767:99];
    if (advance) bursts_1 <= bursts;
    if (advance) error_1 <= stored[2] & ~(&stored[1:0]);
    if (advance) first_1 <= {2'h0, stored[2], n114, n113, n112, 2'h0};
    if (advance) totals_1 <= {{1'h0, n108} + {1'h0, ({5{n109}} & 5'h5) | ({5{n110}} & 5'ha) | {5{n111}}}, {1'h0, n101} + {1'h0,
    ({5{n102}} & 5'h5) | ({5{n103}} & 5'ha) | {5{n104}}}, {1'h0, n94} + {1'h0,
    ({5{n95}} & 5'h5) | ({5{n96}} & 5'ha) | {5{n97}}}, {1'h0, n87} + {1'h0,
    ({5{n88}} & 5'h5) | ({5{n89}} & 5'ha) | {5{n90}}}, {1'h0, n80} + {1'h0,
    ({5{n81}} & 5'h5) | ({5{n82}} & 5'ha) | {5{n83}}}, {1'h0, n73} + {1'h0,
    ({5{n74}} & 5'h5) | ({5{n75}} & 5'ha) | {5{n76}}}, {1'h0, n66} + {1'h0,
    ({5{n67}} & 5'h5) | ({5{n68}} & 5'ha) | {5{n69}}}, {1'h0, n59} + {1'h0,
    ({5{n60}} & 5'h5) | ({5{n61}} & 5'ha) | {5{n62}}}, {1'h0, n52} + {1'h0,
    ({5{n53}} & 5'h5) | ({5{n54}} & 5'ha) | {5{n55}}}, {1'h0, n45} + {1'h0,
    ({5{n46}} & 5'h5) | ({5{n47}} & 5'ha) | {5{n48}}}, {1'h0, n38} + {1'h0,
    ({5{n39}} & 5'h5) | ({5{n40}} & 5'ha) | {5{n41}}}, {1'h0, n31} + {1'h0,
    ({5{n32}} & 5'h5) | ({5{n33}} & 5'ha) | {5{n34}}}, {1'h0, n24} + {1'h0,
    ({5{n25}} & 5'h5) | ({5{n26}} & 5'ha) | {5{n27}}}, {1'h0, n17} + {1'h0,
    ({5{n18}} & 5'h5) | ({5{n19}} & 5'ha) | {5{n20}}}, {1'h0, n10} + {1'h0,
    ({5{n11}} & 5'h5) | ({5{n12}} & 5'ha) | {5{n13}}}, {1'h0, n115} + {5'h0,
    ({5{n4}} & 5'h5) | ({5{n5}} & 5'ha) | {5{n6}}}};
    if (advance) lefts_1 <= {n108, n101, n94, n87, n80, n73, n66, n59, n52, n45, n38, n31, n24, n17, n10, n115};
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) base_tag_2 <= base_tag_1;
    if (advance) whole_2 <= whole_1;
    if (advance) bursts_2 <= bursts_1;
    if (advance) error_2 <= error_1;
    if (advance) first_2 <= first_1;
    if (advance) totals_2 <= {{1'h0, n119} + {1'h0, {1'h0, totals_1[93:88]} + {1'h0, totals_1[99:94]}}, {1'h0, n118} + {1'h0,
    {1'h0, totals_1[69:64]} + {1'h0, totals_1[75:70]}}, {1'h0, n117} + {1'h0, {1'h0,
    totals_1[45:40]} + {1'h0, totals_1[51:46]}}, {1'h0, n116} + {5'h0, {1'h0,
    totals_1[21:16]} + {1'h0, totals_1[27:22]}}};
    if (advance) lefts_2 <= {n119, n118, n117, n116, totals_1[93:88], totals_1[81:76], totals_1[69:64], totals_1[57:52],
    totals_1[45:40], totals_1[33:28], totals_1[21:16], totals_1[9:0], lefts_1[83:79],
    lefts_1[78:74], lefts_1[73:69], lefts_1[68:64], lefts_1[63:59], lefts_1[58:54], lefts_1[53:49],
    lefts_1[48:44], lefts_1[43:39], lefts_1[38:34], lefts_1[33:29], lefts_1[28:24], lefts_1[23:19],
    lefts_1[18:14], lefts_1[13:9], lefts_1[8:0]};
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) base_tag_3 <= base_tag_2;
    if (advance) whole_3 <= whole_2;
    if (advance) bursts_3 <= bursts_2;
    if (advance) error_3 <= error_2;
    if (advance) starts_3 <= {n123, n122[0], {1'h0, totals_2[11:0]} + {5'h0, totals_2[19:12]}, 1'h0, totals_2[11:0], first_2};
    if (advance) lefts_3 <= {lefts_2[167:161], lefts_2[160:154], lefts_2[153:147], lefts_2[146:136], lefts_2[135:130],
    lefts_2[129:124], lefts_2[123:118], lefts_2[117:112], lefts_2[111:106], lefts_2[105:100],
    lefts_2[99:94], lefts_2[93:84], lefts_2[83:79], lefts_2[78:74], lefts_2[73:69], lefts_2[68:64],
    lefts_2[63:59], lefts_2[58:54], lefts_2[53:49], lefts_2[48:44], lefts_2[43:39], lefts_2[38:34],
    lefts_2[33:29], lefts_2[28:24], lefts_2[23:19], lefts_2[18:14], lefts_2[13:9], lefts_2[8:0]};
    if (advance) ends_3 <= {totals_2[35:28], n123, n122[0]};
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) base_4 <= decode_base_word;
    if (advance) ends_4 <= {ends_3[21:14], ends_3[13:0]};
    if (advance) bursts_4 <= bursts_3;
    if (advance) error_4 <= error_3;
    if (advance) buffers_4 <= {window8_3_part, window8_2_part, window8_1_part, window8_0_part};
    if (advance) starts_4 <= {starts_3[41:34] + {1'h0, lefts_3[167:161]}, starts_3[41:34], starts_3[28:21] + {1'h0,
    lefts_3[160:154]}, starts_3[28:21], starts_3[15:8] + {1'h0, lefts_3[153:147]}, starts_3[15:8],
    lefts_3[143:136], starts_3[7:0]};
    if (advance) lefts_4 <= {lefts_3[135:130], lefts_3[129:124], lefts_3[123:118], lefts_3[117:112], lefts_3[111:106],
    lefts_3[105:100], lefts_3[99:94], lefts_3[93:84], lefts_3[83:79], lefts_3[78:74],
    lefts_3[73:69], lefts_3[68:64], lefts_3[63:59], lefts_3[58:54], lefts_3[53:49], lefts_3[48:44],
    lefts_3[43:39], lefts_3[38:34], lefts_3[33:29], lefts_3[28:24], lefts_3[23:19], lefts_3[18:14],
    lefts_3[13:9], lefts_3[8:0]};
    if (advance) tags_5 <= {tags_4[95:93], tags_4[92:90], tags_4[89:87], tags_4[86:84], tags_4[83:81], tags_4[80:78],
    tags_4[77:75], tags_4[74:72], tags_4[71:69], tags_4[68:66], tags_4[65:63], tags_4[62:60],
    tags_4[59:57], tags_4[56:54], tags_4[53:51], tags_4[50:48], tags_4[47:45], tags_4[44:42],
    tags_4[41:39], tags_4[38:36], tags_4[35:33], tags_4[32:30], tags_4[29:27], tags_4[26:24],
    tags_4[23:21], tags_4[20:18], tags_4[17:15], tags_4[14:12], tags_4[11:9], tags_4[8:6],
    tags_4[5:3], tags_4[2:0]};
    if (advance) base_5 <= base_4;
    if (advance) ends_5 <= {ends_4[21:14], ends_4[13:0]};
    if (advance) bursts_5 <= bursts_4;
    if (advance) error_5 <= error_4;
    if (advance) buffers_5 <= {window6_15_part, window6_14_part, window6_13_part, window6_12_part, window6_11_part,
    window6_10_part, window6_9_part, window6_8_part, window6_7_part, window6_6_part,
    window6_5_part, window6_4_part, window6_3_part, window6_2_part, window6_1_part, window6_0_part};
    if (advance) starts_5 <= {n130[5:0] + {1'h0, lefts_4[83:79]}, n130[5:0], starts_4[61:56] + {1'h0, lefts_4[78:74]},
    starts_4[61:56], n129[5:0] + {1'h0, lefts_4[73:69]}, n129[5:0], starts_4[53:48] + {1'h0,
    lefts_4[68:64]}, starts_4[53:48], n128[5:0] + {1'h0, lefts_4[63:59]}, n128[5:0],
    starts_4[45:40] + {1'h0, lefts_4[58:54]}, starts_4[45:40], n127[5:0] + {1'h0, lefts_4[53:49]},
    n127[5:0], starts_4[37:32] + {1'h0, lefts_4[48:44]}, starts_4[37:32], n126[5:0] + {1'h0,
    lefts_4[43:39]}, n126[5:0], starts_4[29:24] + {1'h0, lefts_4[38:34]}, starts_4[29:24],
    n125[5:0] + {1'h0, lefts_4[33:29]}, n125[5:0], starts_4[21:16] + {1'h0, lefts_4[28:24]},
    starts_4[21:16], n124[5:0] + {1'h0, lefts_4[23:19]}, n124[5:0], starts_4[13:8] + {1'h0,
    lefts_4[18:14]}, starts_4[13:8], lefts_4[89:84] + {1'h0, lefts_4[13:9]}, lefts_4[89:84],
    lefts_4[5:0], starts_4[5:0]};
    if (advance) tags_6 <= {tags_5[95:93], tags_5[92:90], tags_5[89:87], tags_5[86:84], tags_5[83:81], tags_5[80:78],
    tags_5[77:75], tags_5[74:72], tags_5[71:69], tags_5[68:66], tags_5[65:63], tags_5[62:60],
    tags_5[59:57], tags_5[56:54], tags_5[53:51], tags_5[50:48], tags_5[47:45], tags_5[44:42],
    tags_5[41:39], tags_5[38:36], tags_5[35:33], tags_5[32:30], tags_5[29:27], tags_5[26:24],
    tags_5[23:21], tags_5[20:18], tags_5[17:15], tags_5[14:12], tags_5[11:9], tags_5[8:6],
    tags_5[5:3], tags_5[2:0]};
    if (advance) windows_6 <= {starts_5[190] ? {n258[15:0], n258[31:16]} : n258, starts_5[184] ? {n254[15:0],
    n254[31:16]} : n254, starts_5[178] ? {n250[15:0], n250[31:16]} : n250,
    starts_5[172] ? {n246[15:0], n246[31:16]} : n246, starts_5[166] ? {n242[15:0],
    n242[31:16]} : n242, starts_5[160] ? {n238[15:0], n238[31:16]} : n238,
    starts_5[154] ? {n234[15:0], n234[31:16]} : n234, starts_5[148] ? {n230[15:0],
    n230[31:16]} : n230, starts_5[142] ? {n226[15:0], n226[31:16]} : n226,
    starts_5[136] ? {n222[15:0], n222[31:16]} : n222, starts_5[130] ? {n218[15:0],
    n218[31:16]} : n218, starts_5[124] ? {n214[15:0], n214[31:16]} : n214,
    starts_5[118] ? {n210[15:0], n210[31:16]} : n210, starts_5[112] ? {n206[15:0],
    n206[31:16]} : n206, starts_5[106] ? {n202[15:0], n202[31:16]} : n202,
    starts_5[100] ? {n198[15:0], n198[31:16]} : n198, starts_5[94] ? {n194[15:0],
    n194[31:16]} : n194, starts_5[88] ? {n190[15:0], n190[31:16]} : n190,
    starts_5[82] ? {n186[15:0], n186[31:16]} : n186, starts_5[76] ? {n182[15:0],
    n182[31:16]} : n182, starts_5[70] ? {n178[15:0], n178[31:16]} : n178,
    starts_5[64] ? {n174[15:0], n174[31:16]} : n174, starts_5[58] ? {n170[15:0],
    n170[31:16]} : n170, starts_5[52] ? {n166[15:0], n166[31:16]} : n166,
    starts_5[46] ? {n162[15:0], n162[31:16]} : n162, starts_5[40] ? {n158[15:0],
    n158[31:16]} : n158, starts_5[34] ? {n154[15:0], n154[31:16]} : n154,
    starts_5[28] ? {n150[15:0], n150[31:16]} : n150, starts_5[22] ? {n146[15:0],
    n146[31:16]} : n146, starts_5[16] ? {n142[15:0], n142[31:16]} : n142,
    starts_5[10] ? {n138[15:0], n138[31:16]} : n138, starts_5[4] ? {n134[15:0], n134[31:16]} : n134};
    if (advance) base_6 <= base_5;
    if (advance) error_6 <= error_5 | overruns;
    if (advance) planes_7 <= {decode30_zero_dbp | decode31_zero_dbp, decode31_dbx ^ ({31{n275}} & decode30_dbx),
    decode30_zero_dbp, decode30_dbx, decode28_zero_dbp | decode29_zero_dbp,
    decode29_dbx ^ ({31{n274}} & decode28_dbx), decode28_zero_dbp, decode28_dbx,
    decode26_zero_dbp | decode27_zero_dbp, decode27_dbx ^ ({31{n273}} & decode26_dbx),
    decode26_zero_dbp, decode26_dbx, decode24_zero_dbp | decode25_zero_dbp,
    decode25_dbx ^ ({31{n272}} & decode24_dbx), decode24_zero_dbp, decode24_dbx,
    decode22_zero_dbp | decode23_zero_dbp, decode23_dbx ^ ({31{n271}} & decode22_dbx),
    decode22_zero_dbp, decode22_dbx, decode20_zero_dbp | decode21_zero_dbp,
    decode21_dbx ^ ({31{n270}} & decode20_dbx), decode20_zero_dbp, decode20_dbx,
    decode18_zero_dbp | decode19_zero_dbp, decode19_dbx ^ ({31{n269}} & decode18_dbx),
    decode18_zero_dbp, decode18_dbx, decode16_zero_dbp | decode17_zero_dbp,
    decode17_dbx ^ ({31{n268}} & decode16_dbx), decode16_zero_dbp, decode16_dbx,
    decode14_zero_dbp | decode15_zero_dbp, decode15_dbx ^ ({31{n267}} & decode14_dbx),
    decode14_zero_dbp, decode14_dbx, decode12_zero_dbp | decode13_zero_dbp,
    decode13_dbx ^ ({31{n266}} & decode12_dbx), decode12_zero_dbp, decode12_dbx,
    decode10_zero_dbp | decode11_zero_dbp, decode11_dbx ^ ({31{n265}} & decode10_dbx),
    decode10_zero_dbp, decode10_dbx, decode8_zero_dbp | decode9_zero_dbp,
    decode9_dbx ^ ({31{n264}} & decode8_dbx), decode8_zero_dbp, decode8_dbx,
    decode6_zero_dbp | decode7_zero_dbp, decode7_dbx ^ ({31{n263}} & decode6_dbx),
    decode6_zero_dbp, decode6_dbx, decode4_zero_dbp | decode5_zero_dbp,
    decode5_dbx ^ ({31{n262}} & decode4_dbx), decode4_zero_dbp, decode4_dbx,
    decode2_zero_dbp | decode3_zero_dbp, decode3_dbx ^ ({31{n261}} & decode2_dbx),
    decode2_zero_dbp, decode2_dbx, decode0_zero_dbp | decode1_zero_dbp,
    decode1_dbx ^ ({31{n260}} & decode0_dbx), decode0_zero_dbp, decode0_dbx};
    if (advance) base_7 <= base_6;
    if (advance) error_7 <= error_6 | decode0_error | decode1_error | decode2_error | decode3_error | decode4_error | decode5_error | decode6_error | decode7_error | decode8_error | decode9_error | decode10_error | decode11_error | decode12_error | decode13_error | decode14_error | decode15_error | decode16_error | decode17_error | decode18_error | decode19_error | decode20_error | decode21_error | decode22_error | decode23_error | decode24_error | decode25_error | decode26_error | decode27_error | decode28_error | decode29_error | decode30_error | decode31_error;
    if (advance) planes_8 <= {n324 | n333,
    planes_7[1022:992] ^ ({31{n295}} & planes_7[958:928]) ^ ({31{n314}} & n293) ^ ({31{n334}} & n310) ^ ({31{n356}} & n326),
    n353 | planes_7[991], planes_7[990:960] ^ ({31{n371}} & n355), n353, n355,
    n350 | planes_7[927], planes_7[926:896] ^ ({31{n370}} & n352), n350, n352,
    n347 | planes_7[863], planes_7[862:832] ^ ({31{n369}} & n349), n347, n349,
    n344 | planes_7[799], planes_7[798:768] ^ ({31{n368}} & n346), n344, n346,
    n341 | planes_7[735], planes_7[734:704] ^ ({31{n367}} & n343), n341, n343,
    n338 | planes_7[671], planes_7[670:640] ^ ({31{n366}} & n340), n338, n340,
    n335 | planes_7[607], planes_7[606:576] ^ ({31{n365}} & n337), n335, n337,
    n324 | planes_7[543], planes_7[542:512] ^ ({31{n364}} & n326), n324, n326,
    n321 | planes_7[479], planes_7[478:448] ^ ({31{n363}} & n323), n321, n323,
    n318 | planes_7[415], planes_7[414:384] ^ ({31{n362}} & n320), n318, n320,
    n315 | planes_7[351], planes_7[350:320] ^ ({31{n361}} & n317), n315, n317,
    n299 | planes_7[287], planes_7[286:256] ^ ({31{n360}} & n301), n299, n301,
    n296 | planes_7[223], planes_7[222:192] ^ ({31{n359}} & n298), n296, n298,
    n276 | planes_7[159], planes_7[158:128] ^ ({31{n358}} & n278), n276, n278,
    planes_7[63] | planes_7[95], planes_7[94:64] ^ ({31{n357}} & planes_7[62:32]), planes_7[63:32],
    planes_7[31:0]};
    if (advance) base_8 <= base_7;
    if (advance) error_8 <= error_7;
    if (advance) words_9 <= {{planes_8[29], planes_8[61], planes_8[93], planes_8[125], planes_8[157], planes_8[189],
    planes_8[221], planes_8[253], planes_8[285], planes_8[317], planes_8[349], planes_8[381],
    planes_8[413], planes_8[445], planes_8[477], planes_8[509], planes_8[541], planes_8[573],
    planes_8[605], planes_8[637], planes_8[669], planes_8[701], planes_8[733], planes_8[765],
    planes_8[797], planes_8[829], planes_8[861], planes_8[893], planes_8[925], planes_8[957],
    planes_8[989], planes_8[1021]} + {planes_8[30], planes_8[62], planes_8[94], planes_8[126], planes_8[158], planes_8[190],
    planes_8[222], planes_8[254], planes_8[286], planes_8[318], planes_8[350], planes_8[382],
    planes_8[414], planes_8[446], planes_8[478], planes_8[510], planes_8[542], planes_8[574],
    planes_8[606], planes_8[638], planes_8[670], planes_8[702], planes_8[734], planes_8[766],
    planes_8[798], planes_8[830], planes_8[862], planes_8[894], planes_8[926], planes_8[958],
    planes_8[990], planes_8[1022]}, planes_8[29], planes_8[61], planes_8[93], planes_8[125], planes_8[157], planes_8[189], planes_8[221], planes_8[253], planes_8[285], planes_8[317], planes_8[349], planes_8[381], planes_8[413], planes_8[445], planes_8[477], planes_8[509], planes_8[541], planes_8[573], planes_8[605], planes_8[637], planes_8[669], planes_8[701], planes_8[733], planes_8[765], planes_8[797], planes_8[829], planes_8[861], planes_8[893], planes_8[925], planes_8[957], planes_8[989], planes_8[1021], {planes_8[27], planes_8[59], planes_8[91], planes_8[123], planes_8[155], planes_8[187],
    planes_8[219], planes_8[251], planes_8[283], planes_8[315], planes_8[347], planes_8[379],
    planes_8[411], planes_8[443], planes_8[475], planes_8[507], planes_8[539], planes_8[571],
    planes_8[603], planes_8[635], planes_8[667], planes_8[699], planes_8[731], planes_8[763],
    planes_8[795], planes_8[827], planes_8[859], planes_8[891], planes_8[923], planes_8[955],
    planes_8[987], planes_8[1019]} + {planes_8[28], planes_8[60], planes_8[92], planes_8[124], planes_8[156], planes_8[188],
    planes_8[220], planes_8[252], planes_8[284], planes_8[316], planes_8[348], planes_8[380],
    planes_8[412], planes_8[444], planes_8[476], planes_8[508], planes_8[540], planes_8[572],
    planes_8[604], planes_8[636], planes_8[668], planes_8[700], planes_8[732], planes_8[764],
    planes_8[796], planes_8[828], planes_8[860], planes_8[892], planes_8[924], planes_8[956],
    planes_8[988], planes_8[1020]}, planes_8[27], planes_8[59], planes_8[91], planes_8[123], planes_8[155], planes_8[187], planes_8[219], planes_8[251], planes_8[283], planes_8[315], planes_8[347], planes_8[379], planes_8[411], planes_8[443], planes_8[475], planes_8[507], planes_8[539], planes_8[571], planes_8[603], planes_8[635], planes_8[667], planes_8[699], planes_8[731], planes_8[763], planes_8[795], planes_8[827], planes_8[859], planes_8[891], planes_8[923], planes_8[955], planes_8[987], planes_8[1019], {planes_8[25], planes_8[57], planes_8[89], planes_8[121], planes_8[153], planes_8[185],
    planes_8[217], planes_8[249], planes_8[281], planes_8[313], planes_8[345], planes_8[377],
    planes_8[409], planes_8[441], planes_8[473], planes_8[505], planes_8[537], planes_8[569],
    planes_8[601], planes_8[633], planes_8[665], planes_8[697], planes_8[729], planes_8[761],
    planes_8[793], planes_8[825], planes_8[857], planes_8[889], planes_8[921], planes_8[953],
    planes_8[985], planes_8[1017]} + {planes_8[26], planes_8[58], planes_8[90], planes_8[122], planes_8[154], planes_8[186],
    planes_8[218], planes_8[250], planes_8[282], planes_8[314], planes_8[346], planes_8[378],
    planes_8[410], planes_8[442], planes_8[474], planes_8[506], planes_8[538], planes_8[570],
    planes_8[602], planes_8[634], planes_8[666], planes_8[698], planes_8[730], planes_8[762],
    planes_8[794], planes_8[826], planes_8[858], planes_8[890], planes_8[922], planes_8[954],
    planes_8[986], planes_8[1018]}, planes_8[25], planes_8[57], planes_8[89], planes_8[121], planes_8[153], planes_8[185], planes_8[217], planes_8[249], planes_8[281], planes_8[313], planes_8[345], planes_8[377], planes_8[409], planes_8[441], planes_8[473], planes_8[505], planes_8[537], planes_8[569], planes_8[601], planes_8[633], planes_8[665], planes_8[697], planes_8[729], planes_8[761], planes_8[793], planes_8[825], planes_8[857], planes_8[889], planes_8[921], planes_8[953], planes_8[985], planes_8[1017], {planes_8[23], planes_8[55], planes_8[87], planes_8[119], planes_8[151], planes_8[183],
    planes_8[215], planes_8[247], planes_8[279], planes_8[311], planes_8[343], planes_8[375],
    planes_8[407], planes_8[439], planes_8[471], planes_8[503], planes_8[535], planes_8[567],
    planes_8[599], planes_8[631], planes_8[663], planes_8[695], planes_8[727], planes_8[759],
    planes_8[791], planes_8[823], planes_8[855], planes_8[887], planes_8[919], planes_8[951],
    planes_8[983], planes_8[1015]} + {planes_8[24], planes_8[56], planes_8[88], planes_8[120], planes_8[152], planes_8[184],
    planes_8[216], planes_8[248], planes_8[280], planes_8[312], planes_8[344], planes_8[376],
    planes_8[408], planes_8[440], planes_8[472], planes_8[504], planes_8[536], planes_8[568],
    planes_8[600], planes_8[632], planes_8[664], planes_8[696], planes_8[728], planes_8[760],
    planes_8[792], planes_8[824], planes_8[856], planes_8[888], planes_8[920], planes_8[952],
    planes_8[984], planes_8[1016]}, planes_8[23], planes_8[55], planes_8[87], planes_8[119], planes_8[151], planes_8[183], planes_8[215], planes_8[247], planes_8[279], planes_8[311], planes_8[343], planes_8[375], planes_8[407], planes_8[439], planes_8[471], planes_8[503], planes_8[535], planes_8[567], planes_8[599], planes_8[631], planes_8[663], planes_8[695], planes_8[727], planes_8[759], planes_8[791], planes_8[823], planes_8[855], planes_8[887], planes_8[919], planes_8[951], planes_8[983], planes_8[1015], {planes_8[21], planes_8[53], planes_8[85], planes_8[117], planes_8[149], planes_8[181],
    planes_8[213], planes_8[245], planes_8[277], planes_8[309], planes_8[341], planes_8[373],
    planes_8[405], planes_8[437], planes_8[469], planes_8[501], planes_8[533], planes_8[565],
    planes_8[597], planes_8[629], planes_8[661], planes_8[693], planes_8[725], planes_8[757],
    planes_8[789], planes_8[821], planes_8[853], planes_8[885], planes_8[917], planes_8[949],
    planes_8[981], planes_8[1013]} + {planes_8[22], planes_8[54], planes_8[86], planes_8[118], planes_8[150], planes_8[182],
    planes_8[214], planes_8[246], planes_8[278], planes_8[310], planes_8[342], planes_8[374],
    planes_8[406], planes_8[438], planes_8[470], planes_8[502], planes_8[534], planes_8[566],
    planes_8[598], planes_8[630], planes_8[662], planes_8[694], planes_8[726], planes_8[758],
    planes_8[790], planes_8[822], planes_8[854], planes_8[886], planes_8[918], planes_8[950],
    planes_8[982], planes_8[1014]}, planes_8[21], planes_8[53], planes_8[85], planes_8[117], planes_8[149], planes_8[181], planes_8[213], planes_8[245], planes_8[277], planes_8[309], planes_8[341], planes_8[373], planes_8[405], planes_8[437], planes_8[469], planes_8[501], planes_8[533], planes_8[565], planes_8[597], planes_8[629], planes_8[661], planes_8[693], planes_8[725], planes_8[757], planes_8[789], planes_8[821], planes_8[853], planes_8[885], planes_8[917], planes_8[949], planes_8[981], planes_8[1013], {planes_8[19], planes_8[51], planes_8[83], planes_8[115], planes_8[147], planes_8[179],
    planes_8[211], planes_8[243], planes_8[275], planes_8[307], planes_8[339], planes_8[371],
    planes_8[403], planes_8[435], planes_8[467], planes_8[499], planes_8[531], planes_8[563],
    planes_8[595], planes_8[627], planes_8[659], planes_8[691], planes_8[723], planes_8[755],
    planes_8[787], planes_8[819], planes_8[851], planes_8[883], planes_8[915], planes_8[947],
    planes_8[979], planes_8[1011]} + {planes_8[20], planes_8[52], planes_8[84], planes_8[116], planes_8[148], planes_8[180],
    planes_8[212], planes_8[244], planes_8[276], planes_8[308], planes_8[340], planes_8[372],
    planes_8[404], planes_8[436], planes_8[468], planes_8[500], planes_8[532], planes_8[564],
    planes_8[596], planes_8[628], planes_8[660], planes_8[692], planes_8[724], planes_8[756],
    planes_8[788], planes_8[820], planes_8[852], planes_8[884], planes_8[916], planes_8[948],
    planes_8[980], planes_8[1012]}, planes_8[19], planes_8[51], planes_8[83], planes_8[115], planes_8[147], planes_8[179], planes_8[211], planes_8[243], planes_8[275], planes_8[307], planes_8[339], planes_8[371], planes_8[403], planes_8[435], planes_8[467], planes_8[499], planes_8[531], planes_8[563], planes_8[595], planes_8[627], planes_8[659], planes_8[691], planes_8[723], planes_8[755], planes_8[787], planes_8[819], planes_8[851], planes_8[883], planes_8[915], planes_8[947], planes_8[979], planes_8[1011], {planes_8[17], planes_8[49], planes_8[81], planes_8[113], planes_8[145], planes_8[177],
    planes_8[209], planes_8[241], planes_8[273], planes_8[305], planes_8[337], planes_8[369],
    planes_8[401], planes_8[433], planes_8[465], planes_8[497], planes_8[529], planes_8[561],
    planes_8[593], planes_8[625], planes_8[657], planes_8[689], planes_8[721], planes_8[753],
    planes_8[785], planes_8[817], planes_8[849], planes_8[881], planes_8[913], planes_8[945],
    planes_8[977], planes_8[1009]} + {planes_8[18], planes_8[50], planes_8[82], planes_8[114], planes_8[146], planes_8[178],
    planes_8[210], planes_8[242], planes_8[274], planes_8[306], planes_8[338], planes_8[370],
    planes_8[402], planes_8[434], planes_8[466], planes_8[498], planes_8[530], planes_8[562],
    planes_8[594], planes_8[626], planes_8[658], planes_8[690], planes_8[722], planes_8[754],
    planes_8[786], planes_8[818], planes_8[850], planes_8[882], planes_8[914], planes_8[946],
    planes_8[978], planes_8[1010]}, planes_8[17], planes_8[49], planes_8[81], planes_8[113], planes_8[145], planes_8[177], planes_8[209], planes_8[241], planes_8[273], planes_8[305], planes_8[337], planes_8[369], planes_8[401], planes_8[433], planes_8[465], planes_8[497], planes_8[529], planes_8[561], planes_8[593], planes_8[625], planes_8[657], planes_8[689], planes_8[721], planes_8[753], planes_8[785], planes_8[817], planes_8[849], planes_8[881], planes_8[913], planes_8[945], planes_8[977], planes_8[1009], {planes_8[15], planes_8[47], planes_8[79], planes_8[111], planes_8[143], planes_8[175],
    planes_8[207], planes_8[239], planes_8[271], planes_8[303], planes_8[335], planes_8[367],
    planes_8[399], planes_8[431], planes_8[463], planes_8[495], planes_8[527], planes_8[559],
    planes_8[591], planes_8[623], planes_8[655], planes_8[687], planes_8[719], planes_8[751],
    planes_8[783], planes_8[815], planes_8[847], planes_8[879], planes_8[911], planes_8[943],
    planes_8[975], planes_8[1007]} + {planes_8[16], planes_8[48], planes_8[80], planes_8[112], planes_8[144], planes_8[176],
    planes_8[208], planes_8[240], planes_8[272], planes_8[304], planes_8[336], planes_8[368],
    planes_8[400], planes_8[432], planes_8[464], planes_8[496], planes_8[528], planes_8[560],
    planes_8[592], planes_8[624], planes_8[656], planes_8[688], planes_8[720], planes_8[752],
    planes_8[784], planes_8[816], planes_8[848], planes_8[880], planes_8[912], planes_8[944],
    planes_8[976], planes_8[1008]}, planes_8[15], planes_8[47], planes_8[79], planes_8[111], planes_8[143], planes_8[175], planes_8[207], planes_8[239], planes_8[271], planes_8[303], planes_8[335], planes_8[367], planes_8[399], planes_8[431], planes_8[463], planes_8[495], planes_8[527], planes_8[559], planes_8[591], planes_8[623], planes_8[655], planes_8[687], planes_8[719], planes_8[751], planes_8[783], planes_8[815], planes_8[847], planes_8[879], planes_8[911], planes_8[943], planes_8[975], planes_8[1007], {planes_8[13], planes_8[45], planes_8[77], planes_8[109], planes_8[141], planes_8[173],
    planes_8[205], planes_8[237], planes_8[269], planes_8[301], planes_8[333], planes_8[365],
    planes_8[397], planes_8[429], planes_8[461], planes_8[493], planes_8[525], planes_8[557],
    planes_8[589], planes_8[621], planes_8[653], planes_8[685], planes_8[717], planes_8[749],
    planes_8[781], planes_8[813], planes_8[845], planes_8[877], planes_8[909], planes_8[941],
    planes_8[973], planes_8[1005]} + {planes_8[14], planes_8[46], planes_8[78], planes_8[110], planes_8[142], planes_8[174],
    planes_8[206], planes_8[238], planes_8[270], planes_8[302], planes_8[334], planes_8[366],
    planes_8[398], planes_8[430], planes_8[462], planes_8[494], planes_8[526], planes_8[558],
    planes_8[590], planes_8[622], planes_8[654], planes_8[686], planes_8[718], planes_8[750],
    planes_8[782], planes_8[814], planes_8[846], planes_8[878], planes_8[910], planes_8[942],
    planes_8[974], planes_8[1006]}, planes_8[13], planes_8[45], planes_8[77], planes_8[109], planes_8[141], planes_8[173], planes_8[205], planes_8[237], planes_8[269], planes_8[301], planes_8[333], planes_8[365], planes_8[397], planes_8[429], planes_8[461], planes_8[493], planes_8[525], planes_8[557], planes_8[589], planes_8[621], planes_8[653], planes_8[685], planes_8[717], planes_8[749], planes_8[781], planes_8[813], planes_8[845], planes_8[877], planes_8[909], planes_8[941], planes_8[973], planes_8[1005], {planes_8[11], planes_8[43], planes_8[75], planes_8[107], planes_8[139], planes_8[171],
    planes_8[203], planes_8[235], planes_8[267], planes_8[299], planes_8[331], planes_8[363],
    planes_8[395], planes_8[427], planes_8[459], planes_8[491], planes_8[523], planes_8[555],
    planes_8[587], planes_8[619], planes_8[651], planes_8[683], planes_8[715], planes_8[747],
    planes_8[779], planes_8[811], planes_8[843], planes_8[875], planes_8[907], planes_8[939],
    planes_8[971], planes_8[1003]} + {planes_8[12], planes_8[44], planes_8[76], planes_8[108], planes_8[140], planes_8[172],
    planes_8[204], planes_8[236], planes_8[268], planes_8[300], planes_8[332], planes_8[364],
    planes_8[396], planes_8[428], planes_8[460], planes_8[492], planes_8[524], planes_8[556],
    planes_8[588], planes_8[620], planes_8[652], planes_8[684], planes_8[716], planes_8[748],
    planes_8[780], planes_8[812], planes_8[844], planes_8[876], planes_8[908], planes_8[940],
    planes_8[972], planes_8[1004]}, planes_8[11], planes_8[43], planes_8[75], planes_8[107], planes_8[139], planes_8[171], planes_8[203], planes_8[235], planes_8[267], planes_8[299], planes_8[331], planes_8[363], planes_8[395], planes_8[427], planes_8[459], planes_8[491], planes_8[523], planes_8[555], planes_8[587], planes_8[619], planes_8[651], planes_8[683], planes_8[715], planes_8[747], planes_8[779], planes_8[811], planes_8[843], planes_8[875], planes_8[907], planes_8[939], planes_8[971], planes_8[1003], {planes_8[9], planes_8[41], planes_8[73], planes_8[105], planes_8[137], planes_8[169],
    planes_8[201], planes_8[233], planes_8[265], planes_8[297], planes_8[329], planes_8[361],
    planes_8[393], planes_8[425], planes_8[457], planes_8[489], planes_8[521], planes_8[553],
    planes_8[585], planes_8[617], planes_8[649], planes_8[681], planes_8[713], planes_8[745],
    planes_8[777], planes_8[809], planes_8[841], planes_8[873], planes_8[905], planes_8[937],
    planes_8[969], planes_8[1001]} + {planes_8[10], planes_8[42], planes_8[74], planes_8[106], planes_8[138], planes_8[170],
    planes_8[202], planes_8[234], planes_8[266], planes_8[298], planes_8[330], planes_8[362],
    planes_8[394], planes_8[426], planes_8[458], planes_8[490], planes_8[522], planes_8[554],
    planes_8[586], planes_8[618], planes_8[650], planes_8[682], planes_8[714], planes_8[746],
    planes_8[778], planes_8[810], planes_8[842], planes_8[874], planes_8[906], planes_8[938],
    planes_8[970], planes_8[1002]}, planes_8[9], planes_8[41], planes_8[73], planes_8[105], planes_8[137], planes_8[169], planes_8[201], planes_8[233], planes_8[265], planes_8[297], planes_8[329], planes_8[361], planes_8[393], planes_8[425], planes_8[457], planes_8[489], planes_8[521], planes_8[553], planes_8[585], planes_8[617], planes_8[649], planes_8[681], planes_8[713], planes_8[745], planes_8[777], planes_8[809], planes_8[841], planes_8[873], planes_8[905], planes_8[937], planes_8[969], planes_8[1001], {planes_8[7], planes_8[39], planes_8[71], planes_8[103], planes_8[135], planes_8[167],
    planes_8[199], planes_8[231], planes_8[263], planes_8[295], planes_8[327], planes_8[359],
    planes_8[391], planes_8[423], planes_8[455], planes_8[487], planes_8[519], planes_8[551],
    planes_8[583], planes_8[615], planes_8[647], planes_8[679], planes_8[711], planes_8[743],
    planes_8[775], planes_8[807], planes_8[839], planes_8[871], planes_8[903], planes_8[935],
    planes_8[967], planes_8[999]} + {planes_8[8], planes_8[40], planes_8[72], planes_8[104], planes_8[136], planes_8[168],
    planes_8[200], planes_8[232], planes_8[264], planes_8[296], planes_8[328], planes_8[360],
    planes_8[392], planes_8[424], planes_8[456], planes_8[488], planes_8[520], planes_8[552],
    planes_8[584], planes_8[616], planes_8[648], planes_8[680], planes_8[712], planes_8[744],
    planes_8[776], planes_8[808], planes_8[840], planes_8[872], planes_8[904], planes_8[936],
    planes_8[968], planes_8[1000]}, planes_8[7], planes_8[39], planes_8[71], planes_8[103], planes_8[135], planes_8[167], planes_8[199], planes_8[231], planes_8[263], planes_8[295], planes_8[327], planes_8[359], planes_8[391], planes_8[423], planes_8[455], planes_8[487], planes_8[519], planes_8[551], planes_8[583], planes_8[615], planes_8[647], planes_8[679], planes_8[711], planes_8[743], planes_8[775], planes_8[807], planes_8[839], planes_8[871], planes_8[903], planes_8[935], planes_8[967], planes_8[999], {planes_8[5], planes_8[37], planes_8[69], planes_8[101], planes_8[133], planes_8[165],
    planes_8[197], planes_8[229], planes_8[261], planes_8[293], planes_8[325], planes_8[357],
    planes_8[389], planes_8[421], planes_8[453], planes_8[485], planes_8[517], planes_8[549],
    planes_8[581], planes_8[613], planes_8[645], planes_8[677], planes_8[709], planes_8[741],
    planes_8[773], planes_8[805], planes_8[837], planes_8[869], planes_8[901], planes_8[933],
    planes_8[965], planes_8[997]} + {planes_8[6], planes_8[38], planes_8[70], planes_8[102], planes_8[134], planes_8[166],
    planes_8[198], planes_8[230], planes_8[262], planes_8[294], planes_8[326], planes_8[358],
    planes_8[390], planes_8[422], planes_8[454], planes_8[486], planes_8[518], planes_8[550],
    planes_8[582], planes_8[614], planes_8[646], planes_8[678], planes_8[710], planes_8[742],
    planes_8[774], planes_8[806], planes_8[838], planes_8[870], planes_8[902], planes_8[934],
    planes_8[966], planes_8[998]}, planes_8[5], planes_8[37], planes_8[69], planes_8[101], planes_8[133], planes_8[165], planes_8[197], planes_8[229], planes_8[261], planes_8[293], planes_8[325], planes_8[357], planes_8[389], planes_8[421], planes_8[453], planes_8[485], planes_8[517], planes_8[549], planes_8[581], planes_8[613], planes_8[645], planes_8[677], planes_8[709], planes_8[741], planes_8[773], planes_8[805], planes_8[837], planes_8[869], planes_8[901], planes_8[933], planes_8[965], planes_8[997], {planes_8[3], planes_8[35], planes_8[67], planes_8[99], planes_8[131], planes_8[163],
    planes_8[195], planes_8[227], planes_8[259], planes_8[291], planes_8[323], planes_8[355],
    planes_8[387], planes_8[419], planes_8[451], planes_8[483], planes_8[515], planes_8[547],
    planes_8[579], planes_8[611], planes_8[643], planes_8[675], planes_8[707], planes_8[739],
    planes_8[771], planes_8[803], planes_8[835], planes_8[867], planes_8[899], planes_8[931],
    planes_8[963], planes_8[995]} + {planes_8[4], planes_8[36], planes_8[68], planes_8[100], planes_8[132], planes_8[164],
    planes_8[196], planes_8[228], planes_8[260], planes_8[292], planes_8[324], planes_8[356],
    planes_8[388], planes_8[420], planes_8[452], planes_8[484], planes_8[516], planes_8[548],
    planes_8[580], planes_8[612], planes_8[644], planes_8[676], planes_8[708], planes_8[740],
    planes_8[772], planes_8[804], planes_8[836], planes_8[868], planes_8[900], planes_8[932],
    planes_8[964], planes_8[996]}, planes_8[3], planes_8[35], planes_8[67], planes_8[99], planes_8[131], planes_8[163], planes_8[195], planes_8[227], planes_8[259], planes_8[291], planes_8[323], planes_8[355], planes_8[387], planes_8[419], planes_8[451], planes_8[483], planes_8[515], planes_8[547], planes_8[579], planes_8[611], planes_8[643], planes_8[675], planes_8[707], planes_8[739], planes_8[771], planes_8[803], planes_8[835], planes_8[867], planes_8[899], planes_8[931], planes_8[963], planes_8[995], {planes_8[1], planes_8[33], planes_8[65], planes_8[97], planes_8[129], planes_8[161],
    planes_8[193], planes_8[225], planes_8[257], planes_8[289], planes_8[321], planes_8[353],
    planes_8[385], planes_8[417], planes_8[449], planes_8[481], planes_8[513], planes_8[545],
    planes_8[577], planes_8[609], planes_8[641], planes_8[673], planes_8[705], planes_8[737],
    planes_8[769], planes_8[801], planes_8[833], planes_8[865], planes_8[897], planes_8[929],
    planes_8[961], planes_8[993]} + {planes_8[2], planes_8[34], planes_8[66], planes_8[98], planes_8[130], planes_8[162],
    planes_8[194], planes_8[226], planes_8[258], planes_8[290], planes_8[322], planes_8[354],
    planes_8[386], planes_8[418], planes_8[450], planes_8[482], planes_8[514], planes_8[546],
    planes_8[578], planes_8[610], planes_8[642], planes_8[674], planes_8[706], planes_8[738],
    planes_8[770], planes_8[802], planes_8[834], planes_8[866], planes_8[898], planes_8[930],
    planes_8[962], planes_8[994]}, planes_8[1], planes_8[33], planes_8[65], planes_8[97], planes_8[129], planes_8[161], planes_8[193], planes_8[225], planes_8[257], planes_8[289], planes_8[321], planes_8[353], planes_8[385], planes_8[417], planes_8[449], planes_8[481], planes_8[513], planes_8[545], planes_8[577], planes_8[609], planes_8[641], planes_8[673], planes_8[705], planes_8[737], planes_8[769], planes_8[801], planes_8[833], planes_8[865], planes_8[897], planes_8[929], planes_8[961], planes_8[993], base_8 + {planes_8[0], planes_8[32], planes_8[64], planes_8[96], planes_8[128], planes_8[160],
    planes_8[192], planes_8[224], planes_8[256], planes_8[288], planes_8[320], planes_8[352],
    planes_8[384], planes_8[416], planes_8[448], planes_8[480], planes_8[512], planes_8[544],
    planes_8[576], planes_8[608], planes_8[640], planes_8[672], planes_8[704], planes_8[736],
    planes_8[768], planes_8[800], planes_8[832], planes_8[864], planes_8[896], planes_8[928],
    planes_8[960], planes_8[992]}, base_8};
    if (advance) error_9 <= error_8;
    if (advance) words_10 <= {words_9[959:928] + words_9[1023:992], words_9[959:928] + words_9[991:960], words_9[959:928],
    words_9[927:896], words_9[831:800] + words_9[895:864], words_9[831:800] + words_9[863:832],
    words_9[831:800], words_9[799:768], words_9[703:672] + words_9[767:736],
    words_9[703:672] + words_9[735:704], words_9[703:672], words_9[671:640],
    words_9[575:544] + words_9[639:608], words_9[575:544] + words_9[607:576], words_9[575:544],
    words_9[543:512], words_9[447:416] + words_9[511:480], words_9[447:416] + words_9[479:448],
    words_9[447:416], words_9[415:384], words_9[319:288] + words_9[383:352],
    words_9[319:288] + words_9[351:320], words_9[319:288], words_9[287:256],
    words_9[191:160] + words_9[255:224], words_9[191:160] + words_9[223:192], words_9[191:160],
    words_9[159:128], words_9[63:32] + words_9[127:96], words_9[63:32] + words_9[95:64],
    words_9[63:32], words_9[31:0]};
    if (advance) error_10 <= error_9;
    if (advance) words_11 <= {words_10[895:864] + words_10[1023:992], words_10[895:864] + words_10[991:960],
    words_10[895:864] + words_10[959:928], words_10[895:864] + words_10[927:896],
    words_10[895:864], words_10[863:832], words_10[831:800], words_10[799:768],
    words_10[639:608] + words_10[767:736], words_10[639:608] + words_10[735:704],
    words_10[639:608] + words_10[703:672], words_10[639:608] + words_10[671:640],
    words_10[639:608], words_10[607:576], words_10[575:544], words_10[543:512],
    words_10[383:352] + words_10[511:480], words_10[383:352] + words_10[479:448],
    words_10[383:352] + words_10[447:416], words_10[383:352] + words_10[415:384],
    words_10[383:352], words_10[351:320], words_10[319:288], words_10[287:256],
    words_10[127:96] + words_10[255:224], words_10[127:96] + words_10[223:192],
    words_10[127:96] + words_10[191:160], words_10[127:96] + words_10[159:128], words_10[127:96],
    words_10[95:64], words_10[63:32], words_10[31:0]};
    if (advance) error_11 <= error_10;
    if (advance) words_12 <= {words_11[767:736] + words_11[1023:992], words_11[767:736] + words_11[991:960],
    words_11[767:736] + words_11[959:928], words_11[767:736] + words_11[927:896],
    words_11[767:736] + words_11[895:864], words_11[767:736] + words_11[863:832],
    words_11[767:736] + words_11[831:800], words_11[767:736] + words_11[799:768],
    words_11[767:736], words_11[735:704], words_11[703:672], words_11[671:640], words_11[639:608],
    words_11[607:576], words_11[575:544], words_11[543:512], words_11[255:224] + words_11[511:480],
    words_11[255:224] + words_11[479:448], words_11[255:224] + words_11[447:416],
    words_11[255:224] + words_11[415:384], words_11[255:224] + words_11[383:352],
    words_11[255:224] + words_11[351:320], words_11[255:224] + words_11[319:288],
    words_11[255:224] + words_11[287:256], words_11[255:224], words_11[223:192], words_11[191:160],
    words_11[159:128], words_11[127:96], words_11[95:64], words_11[63:32], words_11[31:0]};
    if (advance) error_12 <= error_11;
    if (advance) words_13 <= {words_12[511:480] + words_12[1023:992], words_12[511:480] + words_12[991:960],
    words_12[511:480] + words_12[959:928], words_12[511:480] + words_12[927:896],
    words_12[511:480] + words_12[895:864], words_12[511:480] + words_12[863:832],
    words_12[511:480] + words_12[831:800], words_12[511:480] + words_12[799:768],
    words_12[511:480] + words_12[767:736], words_12[511:480] + words_12[735:704],
    words_12[511:480] + words_12[703:672], words_12[511:480] + words_12[671:640],
    words_12[511:480] + words_12[639:608], words_12[511:480] + words_12[607:576],
    words_12[511:480] + words_12[575:544], words_12[511:480] + words_12[543:512],
    words_12[511:480], words_12[479:448], words_12[447:416], words_12[415:384], words_12[383:352],
    words_12[351:320], words_12[319:288], words_12[287:256], words_12[255:224], words_12[223:192],
    words_12[191:160], words_12[159:128], words_12[127:96], words_12[95:64], words_12[63:32],
    words_12[31:0]};
    if (advance) error_13 <= error_12;
  end

  wire unused = &{1'b0, starts_3[20:18], starts_3[33:31], starts_3[47:44], lefts_3[146:144], lefts_4[8:6], lefts_4[93:91],
      starts_5[5], starts_5[17], starts_5[29], starts_5[41], starts_5[53], starts_5[65],
      starts_5[77], starts_5[89], starts_5[101], starts_5[113], starts_5[125], starts_5[137],
      starts_5[149], starts_5[161], starts_5[173], starts_5[185], planes_8[31], planes_8[63],
      planes_8[95], planes_8[127], planes_8[159], planes_8[191], planes_8[223], planes_8[255],
      planes_8[287], planes_8[319], planes_8[351], planes_8[383], planes_8[415], planes_8[447],
      planes_8[479], planes_8[511], planes_8[543], planes_8[575], planes_8[607], planes_8[639],
      planes_8[671], planes_8[703], planes_8[735], planes_8[767], planes_8[799], planes_8[831],
      planes_8[863], planes_8[895], planes_8[927], planes_8[959], planes_8[991], planes_8[1023]};
endmodule
