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
  wire [4:0] n7;
  wire n8;
  wire n9;
  wire n10;
  wire n11;
  wire n12;
  wire n13;
  wire [4:0] n14;
  wire n15;
  wire n16;
  wire n17;
  wire n18;
  wire n19;
  wire n20;
  wire [4:0] n21;
  wire n22;
  wire n23;
  wire n24;
  wire n25;
  wire n26;
  wire n27;
  wire [4:0] n28;
  wire n29;
  wire n30;
  wire n31;
  wire n32;
  wire n33;
  wire n34;
  wire [4:0] n35;
  wire n36;
  wire n37;
  wire n38;
  wire n39;
  wire n40;
  wire n41;
  wire [4:0] n42;
  wire n43;
  wire n44;
  wire n45;
  wire n46;
  wire n47;
  wire n48;
  wire [4:0] n49;
  wire n50;
  wire n51;
  wire n52;
  wire n53;
  wire n54;
  wire n55;
  wire [4:0] n56;
  wire n57;
  wire n58;
  wire n59;
  wire n60;
  wire n61;
  wire n62;
  wire [4:0] n63;
  wire n64;
  wire n65;
  wire n66;
  wire n67;
  wire n68;
  wire n69;
  wire [4:0] n70;
  wire n71;
  wire n72;
  wire n73;
  wire n74;
  wire n75;
  wire n76;
  wire [4:0] n77;
  wire n78;
  wire n79;
  wire n80;
  wire n81;
  wire n82;
  wire n83;
  wire [4:0] n84;
  wire n85;
  wire n86;
  wire n87;
  wire n88;
  wire n89;
  wire n90;
  wire [4:0] n91;
  wire n92;
  wire n93;
  wire n94;
  wire n95;
  wire n96;
  wire n97;
  wire [4:0] n98;
  wire n99;
  wire n100;
  wire n101;
  wire n102;
  wire n103;
  wire n104;
  wire [4:0] n105;
  wire n106;
  wire n107;
  wire n108;
  wire n109;
  wire n110;
  wire n111;
  wire n112;
  wire n113;
  wire n114;
  wire [31:0] decode_base_word;
  wire [8:0] n115;
  wire [5:0] n116;
  wire [5:0] n117;
  wire [5:0] n118;
  wire [5:0] n119;
  wire [5:0] n120;
  wire [5:0] n121;
  wire [5:0] n122;
  reg  valid_1;
  reg  [95:0] tags_1;
  reg  [31:0] base_1;
  reg  [668:0] whole_1;
  reg  [1:0] bursts_1;
  reg  error_1;
  reg  [211:0] sums_1;
  reg  [4:0] last_length_1;
  wire [10:0] n123;
  wire [7:0] n124;
  reg  valid_2;
  reg  [95:0] tags_2;
  reg  [31:0] base_2;
  reg  [668:0] whole_2;
  reg  [1:0] bursts_2;
  reg  error_2;
  reg  [305:0] sums_2;
  reg  [4:0] last_length_2;
  wire [12:0] n125;
  wire [12:0] n126;
  wire [12:0] n127;
  wire [12:0] n128;
  wire [12:0] n129;
  wire [12:0] n130;
  wire [12:0] n131;
  wire [12:0] n132;
  wire [12:0] n133;
  wire [12:0] n134;
  wire [12:0] n135;
  wire [12:0] n136;
  wire [12:0] n137;
  wire [12:0] n138;
  wire [12:0] n139;
  wire [12:0] n140;
  wire [511:0] split9_0_left;
  wire [511:0] split9_0_right;
  wire [255:0] split8_0_left;
  wire [255:0] split8_0_right;
  wire [255:0] split8_1_left;
  wire [255:0] split8_1_right;
  reg  valid_3;
  reg  [95:0] tags_3;
  reg  [31:0] base_3;
  reg  [17:0] ends_3;
  reg  [1:0] bursts_3;
  reg  error_3;
  reg  [1023:0] buffers_3;
  reg  [183:0] starts_3;
  reg  [159:0] rotations_3;
  wire [127:0] split7_0_left;
  wire [127:0] split7_0_right;
  wire [127:0] split7_1_left;
  wire [127:0] split7_1_right;
  wire [127:0] split7_2_left;
  wire [127:0] split7_2_right;
  wire [127:0] split7_3_left;
  wire [127:0] split7_3_right;
  wire [63:0] split6_0_left;
  wire [63:0] split6_0_right;
  wire [63:0] split6_1_left;
  wire [63:0] split6_1_right;
  wire [63:0] split6_2_left;
  wire [63:0] split6_2_right;
  wire [63:0] split6_3_left;
  wire [63:0] split6_3_right;
  wire [63:0] split6_4_left;
  wire [63:0] split6_4_right;
  wire [63:0] split6_5_left;
  wire [63:0] split6_5_right;
  wire [63:0] split6_6_left;
  wire [63:0] split6_6_right;
  wire [63:0] split6_7_left;
  wire [63:0] split6_7_right;
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
  reg  valid_4;
  reg  [95:0] tags_4;
  reg  [31:0] base_4;
  reg  [17:0] ends_4;
  reg  [1:0] bursts_4;
  reg  error_4;
  reg  [1023:0] buffers_4;
  reg  [159:0] rotations_4;
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
  wire [13:0] n269;
  wire overruns;
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
  reg  valid_5;
  reg  [1023:0] planes_5;
  reg  [31:0] base_5;
  reg  error_5;
  wire n270;
  wire n271;
  wire [30:0] n272;
  wire n273;
  wire n274;
  wire n275;
  wire n276;
  wire [30:0] n277;
  wire n278;
  wire n279;
  wire n280;
  wire n281;
  wire [30:0] n282;
  wire n283;
  wire n284;
  wire n285;
  wire n286;
  wire [30:0] n287;
  wire n288;
  wire n289;
  wire n290;
  wire n291;
  wire [30:0] n292;
  wire n293;
  wire n294;
  wire n295;
  wire n296;
  wire [30:0] n297;
  wire n298;
  wire n299;
  wire n300;
  wire n301;
  wire [30:0] n302;
  wire n303;
  wire n304;
  wire n305;
  wire n306;
  wire [30:0] n307;
  wire n308;
  wire n309;
  wire n310;
  wire n311;
  wire n312;
  wire [30:0] n313;
  wire n314;
  wire n315;
  wire n316;
  wire n317;
  wire n318;
  wire n319;
  wire n320;
  wire n321;
  wire [30:0] n322;
  wire n323;
  wire n324;
  wire n325;
  wire n326;
  wire n327;
  wire n328;
  wire n329;
  wire [30:0] n330;
  wire n331;
  wire n332;
  wire n333;
  wire n334;
  wire n335;
  wire n336;
  wire n337;
  wire n338;
  wire [30:0] n339;
  wire n340;
  wire n341;
  wire n342;
  wire n343;
  wire n344;
  wire n345;
  wire n346;
  wire n347;
  wire n348;
  wire [30:0] n349;
  wire n350;
  wire n351;
  wire n352;
  wire n353;
  wire n354;
  wire n355;
  wire n356;
  wire n357;
  wire n358;
  wire n359;
  wire n360;
  wire n361;
  wire n362;
  wire [30:0] n363;
  wire n364;
  wire n365;
  wire n366;
  wire n367;
  wire n368;
  wire n369;
  wire n370;
  wire n371;
  wire n372;
  wire n373;
  wire n374;
  wire n375;
  wire n376;
  wire n377;
  wire n378;
  wire n379;
  wire n380;
  wire n381;
  wire n382;
  wire n383;
  wire n384;
  wire n385;
  wire n386;
  wire n387;
  reg  valid_6;
  reg  [1023:0] planes_6;
  reg  [31:0] base_6;
  reg  error_6;
  wire n388;
  wire [30:0] n389;
  wire n390;
  wire [30:0] n391;
  wire n392;
  wire [30:0] n393;
  wire n394;
  wire [30:0] n395;
  wire n396;
  wire [30:0] n397;
  wire n398;
  wire [30:0] n399;
  wire n400;
  wire [30:0] n401;
  wire n402;
  wire [30:0] n403;
  wire n404;
  wire [30:0] n405;
  wire n406;
  wire [30:0] n407;
  wire n408;
  wire [30:0] n409;
  wire n410;
  wire [30:0] n411;
  wire n412;
  wire [30:0] n413;
  wire n414;
  wire [30:0] n415;
  wire n416;
  wire [30:0] n417;
  wire n418;
  wire [30:0] n419;
  reg  valid_7;
  reg  [1023:0] words_7;
  reg  error_7;
  reg  valid_8;
  reg  [1023:0] words_8;
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

  assign n1 = (stored[5:3] == 3'h3) | (stored[5:3] == 3'h4) | (stored[5:3] == 3'h6);
  assign n2 = stored[5:3] == 3'h5;
  assign n3 = stored[5:3] == 3'h7;
  assign n4 = (stored[8:6] == 3'h3) | (stored[8:6] == 3'h4) | (stored[8:6] == 3'h6);
  assign n5 = stored[8:6] == 3'h5;
  assign n6 = stored[8:6] == 3'h7;
  assign n7 = ({5{n4}} & 5'h5) | ({5{n5}} & 5'ha) | {5{n6}};
  assign n8 = (stored[11:9] == 3'h3) | (stored[11:9] == 3'h4) | (stored[11:9] == 3'h6);
  assign n9 = stored[11:9] == 3'h5;
  assign n10 = stored[11:9] == 3'h7;
  assign n11 = (stored[14:12] == 3'h3) | (stored[14:12] == 3'h4) | (stored[14:12] == 3'h6);
  assign n12 = stored[14:12] == 3'h5;
  assign n13 = stored[14:12] == 3'h7;
  assign n14 = ({5{n11}} & 5'h5) | ({5{n12}} & 5'ha) | {5{n13}};
  assign n15 = (stored[17:15] == 3'h3) | (stored[17:15] == 3'h4) | (stored[17:15] == 3'h6);
  assign n16 = stored[17:15] == 3'h5;
  assign n17 = stored[17:15] == 3'h7;
  assign n18 = (stored[20:18] == 3'h3) | (stored[20:18] == 3'h4) | (stored[20:18] == 3'h6);
  assign n19 = stored[20:18] == 3'h5;
  assign n20 = stored[20:18] == 3'h7;
  assign n21 = ({5{n18}} & 5'h5) | ({5{n19}} & 5'ha) | {5{n20}};
  assign n22 = (stored[23:21] == 3'h3) | (stored[23:21] == 3'h4) | (stored[23:21] == 3'h6);
  assign n23 = stored[23:21] == 3'h5;
  assign n24 = stored[23:21] == 3'h7;
  assign n25 = (stored[26:24] == 3'h3) | (stored[26:24] == 3'h4) | (stored[26:24] == 3'h6);
  assign n26 = stored[26:24] == 3'h5;
  assign n27 = stored[26:24] == 3'h7;
  assign n28 = ({5{n25}} & 5'h5) | ({5{n26}} & 5'ha) | {5{n27}};
  assign n29 = (stored[29:27] == 3'h3) | (stored[29:27] == 3'h4) | (stored[29:27] == 3'h6);
  assign n30 = stored[29:27] == 3'h5;
  assign n31 = stored[29:27] == 3'h7;
  assign n32 = (stored[32:30] == 3'h3) | (stored[32:30] == 3'h4) | (stored[32:30] == 3'h6);
  assign n33 = stored[32:30] == 3'h5;
  assign n34 = stored[32:30] == 3'h7;
  assign n35 = ({5{n32}} & 5'h5) | ({5{n33}} & 5'ha) | {5{n34}};
  assign n36 = (stored[35:33] == 3'h3) | (stored[35:33] == 3'h4) | (stored[35:33] == 3'h6);
  assign n37 = stored[35:33] == 3'h5;
  assign n38 = stored[35:33] == 3'h7;
  assign n39 = (stored[38:36] == 3'h3) | (stored[38:36] == 3'h4) | (stored[38:36] == 3'h6);
  assign n40 = stored[38:36] == 3'h5;
  assign n41 = stored[38:36] == 3'h7;
  assign n42 = ({5{n39}} & 5'h5) | ({5{n40}} & 5'ha) | {5{n41}};
  assign n43 = (stored[41:39] == 3'h3) | (stored[41:39] == 3'h4) | (stored[41:39] == 3'h6);
  assign n44 = stored[41:39] == 3'h5;
  assign n45 = stored[41:39] == 3'h7;
  assign n46 = (stored[44:42] == 3'h3) | (stored[44:42] == 3'h4) | (stored[44:42] == 3'h6);
  assign n47 = stored[44:42] == 3'h5;
  assign n48 = stored[44:42] == 3'h7;
  assign n49 = ({5{n46}} & 5'h5) | ({5{n47}} & 5'ha) | {5{n48}};
  assign n50 = (stored[47:45] == 3'h3) | (stored[47:45] == 3'h4) | (stored[47:45] == 3'h6);
  assign n51 = stored[47:45] == 3'h5;
  assign n52 = stored[47:45] == 3'h7;
  assign n53 = (stored[50:48] == 3'h3) | (stored[50:48] == 3'h4) | (stored[50:48] == 3'h6);
  assign n54 = stored[50:48] == 3'h5;
  assign n55 = stored[50:48] == 3'h7;
  assign n56 = ({5{n53}} & 5'h5) | ({5{n54}} & 5'ha) | {5{n55}};
  assign n57 = (stored[53:51] == 3'h3) | (stored[53:51] == 3'h4) | (stored[53:51] == 3'h6);
  assign n58 = stored[53:51] == 3'h5;
  assign n59 = stored[53:51] == 3'h7;
  assign n60 = (stored[56:54] == 3'h3) | (stored[56:54] == 3'h4) | (stored[56:54] == 3'h6);
  assign n61 = stored[56:54] == 3'h5;
  assign n62 = stored[56:54] == 3'h7;
  assign n63 = ({5{n60}} & 5'h5) | ({5{n61}} & 5'ha) | {5{n62}};
  assign n64 = (stored[59:57] == 3'h3) | (stored[59:57] == 3'h4) | (stored[59:57] == 3'h6);
  assign n65 = stored[59:57] == 3'h5;
  assign n66 = stored[59:57] == 3'h7;
  assign n67 = (stored[62:60] == 3'h3) | (stored[62:60] == 3'h4) | (stored[62:60] == 3'h6);
  assign n68 = stored[62:60] == 3'h5;
  assign n69 = stored[62:60] == 3'h7;
  assign n70 = ({5{n67}} & 5'h5) | ({5{n68}} & 5'ha) | {5{n69}};
  assign n71 = (stored[65:63] == 3'h3) | (stored[65:63] == 3'h4) | (stored[65:63] == 3'h6);
  assign n72 = stored[65:63] == 3'h5;
  assign n73 = stored[65:63] == 3'h7;
  assign n74 = (stored[68:66] == 3'h3) | (stored[68:66] == 3'h4) | (stored[68:66] == 3'h6);
  assign n75 = stored[68:66] == 3'h5;
  assign n76 = stored[68:66] == 3'h7;
  assign n77 = ({5{n74}} & 5'h5) | ({5{n75}} & 5'ha) | {5{n76}};
  assign n78 = (stored[71:69] == 3'h3) | (stored[71:69] == 3'h4) | (stored[71:69] == 3'h6);
  assign n79 = stored[71:69] == 3'h5;
  assign n80 = stored[71:69] == 3'h7;
  assign n81 = (stored[74:72] == 3'h3) | (stored[74:72] == 3'h4) | (stored[74:72] == 3'h6);
  assign n82 = stored[74:72] == 3'h5;
  assign n83 = stored[74:72] == 3'h7;
  assign n84 = ({5{n81}} & 5'h5) | ({5{n82}} & 5'ha) | {5{n83}};
  assign n85 = (stored[77:75] == 3'h3) | (stored[77:75] == 3'h4) | (stored[77:75] == 3'h6);
  assign n86 = stored[77:75] == 3'h5;
  assign n87 = stored[77:75] == 3'h7;
  assign n88 = (stored[80:78] == 3'h3) | (stored[80:78] == 3'h4) | (stored[80:78] == 3'h6);
  assign n89 = stored[80:78] == 3'h5;
  assign n90 = stored[80:78] == 3'h7;
  assign n91 = ({5{n88}} & 5'h5) | ({5{n89}} & 5'ha) | {5{n90}};
  assign n92 = (stored[83:81] == 3'h3) | (stored[83:81] == 3'h4) | (stored[83:81] == 3'h6);
  assign n93 = stored[83:81] == 3'h5;
  assign n94 = stored[83:81] == 3'h7;
  assign n95 = (stored[86:84] == 3'h3) | (stored[86:84] == 3'h4) | (stored[86:84] == 3'h6);
  assign n96 = stored[86:84] == 3'h5;
  assign n97 = stored[86:84] == 3'h7;
  assign n98 = ({5{n95}} & 5'h5) | ({5{n96}} & 5'ha) | {5{n97}};
  assign n99 = (stored[89:87] == 3'h3) | (stored[89:87] == 3'h4) | (stored[89:87] == 3'h6);
  assign n100 = stored[89:87] == 3'h5;
  assign n101 = stored[89:87] == 3'h7;
  assign n102 = (stored[92:90] == 3'h3) | (stored[92:90] == 3'h4) | (stored[92:90] == 3'h6);
  assign n103 = stored[92:90] == 3'h5;
  assign n104 = stored[92:90] == 3'h7;
  assign n105 = ({5{n102}} & 5'h5) | ({5{n103}} & 5'ha) | {5{n104}};
  assign n106 = (stored[95:93] == 3'h3) | (stored[95:93] == 3'h4) | (stored[95:93] == 3'h6);
  assign n107 = stored[95:93] == 3'h5;
  assign n108 = stored[95:93] == 3'h7;
  assign n109 = (stored[98:96] == 3'h3) | (stored[98:96] == 3'h4) | (stored[98:96] == 3'h6);
  assign n110 = stored[98:96] == 3'h5;
  assign n111 = stored[98:96] == 3'h7;
  assign n112 = (stored[1:0] == 2'h1) & ~stored[2];
  assign n113 = (stored[1:0] == 2'h2) & ~stored[2];
  assign n114 = (stored[1:0] == 2'h3) & ~stored[2];
  assign n115 = {1'h0, 2'h0, stored[2], n114, n113, n112, 2'h0} + {4'h0, ({5{n1}} & 5'h5) | ({5{n2}} & 5'ha) | {5{n3}}};
  assign n116 = {1'h0, n14} + {1'h0, ({5{n15}} & 5'h5) | ({5{n16}} & 5'ha) | {5{n17}}};
  assign n117 = {1'h0, n28} + {1'h0, ({5{n29}} & 5'h5) | ({5{n30}} & 5'ha) | {5{n31}}};
  assign n118 = {1'h0, n42} + {1'h0, ({5{n43}} & 5'h5) | ({5{n44}} & 5'ha) | {5{n45}}};
  assign n119 = {1'h0, n56} + {1'h0, ({5{n57}} & 5'h5) | ({5{n58}} & 5'ha) | {5{n59}}};
  assign n120 = {1'h0, n70} + {1'h0, ({5{n71}} & 5'h5) | ({5{n72}} & 5'ha) | {5{n73}}};
  assign n121 = {1'h0, n84} + {1'h0, ({5{n85}} & 5'h5) | ({5{n86}} & 5'ha) | {5{n87}}};
  assign n122 = {1'h0, n98} + {1'h0, ({5{n99}} & 5'h5) | ({5{n100}} & 5'ha) | {5{n101}}};
  assign n123 = {1'h0, sums_1[36:27]} + {4'h0, sums_1[61:55]};
  assign n124 = {1'h0, sums_1[136:130]} + {1'h0, sums_1[161:155]};
  assign n125 = {1'h0, sums_2[176:165]} + {8'h0, sums_2[181:177]};
  assign n126 = {1'h0, sums_2[176:165]} + {7'h0, sums_2[187:182]};
  assign n127 = {1'h0, sums_2[176:165]} + {6'h0, sums_2[194:188]};
  assign n128 = {1'h0, sums_2[176:165]} + {6'h0, sums_2[201:195]};
  assign n129 = {1'h0, sums_2[176:165]} + {5'h0, sums_2[209:202]};
  assign n130 = {1'h0, sums_2[176:165]} + {5'h0, sums_2[217:210]};
  assign n131 = {1'h0, sums_2[176:165]} + {5'h0, sums_2[225:218]};
  assign n132 = {1'h0, sums_2[176:165]} + {5'h0, sums_2[233:226]};
  assign n133 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[242:234]};
  assign n134 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[251:243]};
  assign n135 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[260:252]};
  assign n136 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[269:261]};
  assign n137 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[278:270]};
  assign n138 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[287:279]};
  assign n139 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[296:288]};
  assign n140 = {1'h0, sums_2[176:165]} + {4'h0, sums_2[305:297]};
  assign n141 = rotations_4[0] ? {buffers_4[0], buffers_4[31:1]} : buffers_4[31:0];
  assign n142 = rotations_4[1] ? {n141[1:0], n141[31:2]} : n141;
  assign n143 = rotations_4[2] ? {n142[3:0], n142[31:4]} : n142;
  assign n144 = rotations_4[3] ? {n143[7:0], n143[31:8]} : n143;
  assign n145 = rotations_4[5] ? {buffers_4[32], buffers_4[63:33]} : buffers_4[63:32];
  assign n146 = rotations_4[6] ? {n145[1:0], n145[31:2]} : n145;
  assign n147 = rotations_4[7] ? {n146[3:0], n146[31:4]} : n146;
  assign n148 = rotations_4[8] ? {n147[7:0], n147[31:8]} : n147;
  assign n149 = rotations_4[10] ? {buffers_4[64], buffers_4[95:65]} : buffers_4[95:64];
  assign n150 = rotations_4[11] ? {n149[1:0], n149[31:2]} : n149;
  assign n151 = rotations_4[12] ? {n150[3:0], n150[31:4]} : n150;
  assign n152 = rotations_4[13] ? {n151[7:0], n151[31:8]} : n151;
  assign n153 = rotations_4[15] ? {buffers_4[96], buffers_4[127:97]} : buffers_4[127:96];
  assign n154 = rotations_4[16] ? {n153[1:0], n153[31:2]} : n153;
  assign n155 = rotations_4[17] ? {n154[3:0], n154[31:4]} : n154;
  assign n156 = rotations_4[18] ? {n155[7:0], n155[31:8]} : n155;
  assign n157 = rotations_4[20] ? {buffers_4[128], buffers_4[159:129]} : buffers_4[159:128];
  assign n158 = rotations_4[21] ? {n157[1:0], n157[31:2]} : n157;
  assign n159 = rotations_4[22] ? {n158[3:0], n158[31:4]} : n158;
  assign n160 = rotations_4[23] ? {n159[7:0], n159[31:8]} : n159;
  assign n161 = rotations_4[25] ? {buffers_4[160], buffers_4[191:161]} : buffers_4[191:160];
  assign n162 = rotations_4[26] ? {n161[1:0], n161[31:2]} : n161;
  assign n163 = rotations_4[27] ? {n162[3:0], n162[31:4]} : n162;
  assign n164 = rotations_4[28] ? {n163[7:0], n163[31:8]} : n163;
  assign n165 = rotations_4[30] ? {buffers_4[192], buffers_4[223:193]} : buffers_4[223:192];
  assign n166 = rotations_4[31] ? {n165[1:0], n165[31:2]} : n165;
  assign n167 = rotations_4[32] ? {n166[3:0], n166[31:4]} : n166;
  assign n168 = rotations_4[33] ? {n167[7:0], n167[31:8]} : n167;
  assign n169 = rotations_4[35] ? {buffers_4[224], buffers_4[255:225]} : buffers_4[255:224];
  assign n170 = rotations_4[36] ? {n169[1:0], n169[31:2]} : n169;
  assign n171 = rotations_4[37] ? {n170[3:0], n170[31:4]} : n170;
  assign n172 = rotations_4[38] ? {n171[7:0], n171[31:8]} : n171;
  assign n173 = rotations_4[40] ? {buffers_4[256], buffers_4[287:257]} : buffers_4[287:256];
  assign n174 = rotations_4[41] ? {n173[1:0], n173[31:2]} : n173;
  assign n175 = rotations_4[42] ? {n174[3:0], n174[31:4]} : n174;
  assign n176 = rotations_4[43] ? {n175[7:0], n175[31:8]} : n175;
  assign n177 = rotations_4[45] ? {buffers_4[288], buffers_4[319:289]} : buffers_4[319:288];
  assign n178 = rotations_4[46] ? {n177[1:0], n177[31:2]} : n177;
  assign n179 = rotations_4[47] ? {n178[3:0], n178[31:4]} : n178;
  assign n180 = rotations_4[48] ? {n179[7:0], n179[31:8]} : n179;
  assign n181 = rotations_4[50] ? {buffers_4[320], buffers_4[351:321]} : buffers_4[351:320];
  assign n182 = rotations_4[51] ? {n181[1:0], n181[31:2]} : n181;
  assign n183 = rotations_4[52] ? {n182[3:0], n182[31:4]} : n182;
  assign n184 = rotations_4[53] ? {n183[7:0], n183[31:8]} : n183;
  assign n185 = rotations_4[55] ? {buffers_4[352], buffers_4[383:353]} : buffers_4[383:352];
  assign n186 = rotations_4[56] ? {n185[1:0], n185[31:2]} : n185;
  assign n187 = rotations_4[57] ? {n186[3:0], n186[31:4]} : n186;
  assign n188 = rotations_4[58] ? {n187[7:0], n187[31:8]} : n187;
  assign n189 = rotations_4[60] ? {buffers_4[384], buffers_4[415:385]} : buffers_4[415:384];
  assign n190 = rotations_4[61] ? {n189[1:0], n189[31:2]} : n189;
  assign n191 = rotations_4[62] ? {n190[3:0], n190[31:4]} : n190;
  assign n192 = rotations_4[63] ? {n191[7:0], n191[31:8]} : n191;
  assign n193 = rotations_4[65] ? {buffers_4[416], buffers_4[447:417]} : buffers_4[447:416];
  assign n194 = rotations_4[66] ? {n193[1:0], n193[31:2]} : n193;
  assign n195 = rotations_4[67] ? {n194[3:0], n194[31:4]} : n194;
  assign n196 = rotations_4[68] ? {n195[7:0], n195[31:8]} : n195;
  assign n197 = rotations_4[70] ? {buffers_4[448], buffers_4[479:449]} : buffers_4[479:448];
  assign n198 = rotations_4[71] ? {n197[1:0], n197[31:2]} : n197;
  assign n199 = rotations_4[72] ? {n198[3:0], n198[31:4]} : n198;
  assign n200 = rotations_4[73] ? {n199[7:0], n199[31:8]} : n199;
  assign n201 = rotations_4[75] ? {buffers_4[480], buffers_4[511:481]} : buffers_4[511:480];
  assign n202 = rotations_4[76] ? {n201[1:0], n201[31:2]} : n201;
  assign n203 = rotations_4[77] ? {n202[3:0], n202[31:4]} : n202;
  assign n204 = rotations_4[78] ? {n203[7:0], n203[31:8]} : n203;
  assign n205 = rotations_4[80] ? {buffers_4[512], buffers_4[543:513]} : buffers_4[543:512];
  assign n206 = rotations_4[81] ? {n205[1:0], n205[31:2]} : n205;
  assign n207 = rotations_4[82] ? {n206[3:0], n206[31:4]} : n206;
  assign n208 = rotations_4[83] ? {n207[7:0], n207[31:8]} : n207;
  assign n209 = rotations_4[85] ? {buffers_4[544], buffers_4[575:545]} : buffers_4[575:544];
  assign n210 = rotations_4[86] ? {n209[1:0], n209[31:2]} : n209;
  assign n211 = rotations_4[87] ? {n210[3:0], n210[31:4]} : n210;
  assign n212 = rotations_4[88] ? {n211[7:0], n211[31:8]} : n211;
  assign n213 = rotations_4[90] ? {buffers_4[576], buffers_4[607:577]} : buffers_4[607:576];
  assign n214 = rotations_4[91] ? {n213[1:0], n213[31:2]} : n213;
  assign n215 = rotations_4[92] ? {n214[3:0], n214[31:4]} : n214;
  assign n216 = rotations_4[93] ? {n215[7:0], n215[31:8]} : n215;
  assign n217 = rotations_4[95] ? {buffers_4[608], buffers_4[639:609]} : buffers_4[639:608];
  assign n218 = rotations_4[96] ? {n217[1:0], n217[31:2]} : n217;
  assign n219 = rotations_4[97] ? {n218[3:0], n218[31:4]} : n218;
  assign n220 = rotations_4[98] ? {n219[7:0], n219[31:8]} : n219;
  assign n221 = rotations_4[100] ? {buffers_4[640], buffers_4[671:641]} : buffers_4[671:640];
  assign n222 = rotations_4[101] ? {n221[1:0], n221[31:2]} : n221;
  assign n223 = rotations_4[102] ? {n222[3:0], n222[31:4]} : n222;
  assign n224 = rotations_4[103] ? {n223[7:0], n223[31:8]} : n223;
  assign n225 = rotations_4[105] ? {buffers_4[672], buffers_4[703:673]} : buffers_4[703:672];
  assign n226 = rotations_4[106] ? {n225[1:0], n225[31:2]} : n225;
  assign n227 = rotations_4[107] ? {n226[3:0], n226[31:4]} : n226;
  assign n228 = rotations_4[108] ? {n227[7:0], n227[31:8]} : n227;
  assign n229 = rotations_4[110] ? {buffers_4[704], buffers_4[735:705]} : buffers_4[735:704];
  assign n230 = rotations_4[111] ? {n229[1:0], n229[31:2]} : n229;
  assign n231 = rotations_4[112] ? {n230[3:0], n230[31:4]} : n230;
  assign n232 = rotations_4[113] ? {n231[7:0], n231[31:8]} : n231;
  assign n233 = rotations_4[115] ? {buffers_4[736], buffers_4[767:737]} : buffers_4[767:736];
  assign n234 = rotations_4[116] ? {n233[1:0], n233[31:2]} : n233;
  assign n235 = rotations_4[117] ? {n234[3:0], n234[31:4]} : n234;
  assign n236 = rotations_4[118] ? {n235[7:0], n235[31:8]} : n235;
  assign n237 = rotations_4[120] ? {buffers_4[768], buffers_4[799:769]} : buffers_4[799:768];
  assign n238 = rotations_4[121] ? {n237[1:0], n237[31:2]} : n237;
  assign n239 = rotations_4[122] ? {n238[3:0], n238[31:4]} : n238;
  assign n240 = rotations_4[123] ? {n239[7:0], n239[31:8]} : n239;
  assign n241 = rotations_4[125] ? {buffers_4[800], buffers_4[831:801]} : buffers_4[831:800];
  assign n242 = rotations_4[126] ? {n241[1:0], n241[31:2]} : n241;
  assign n243 = rotations_4[127] ? {n242[3:0], n242[31:4]} : n242;
  assign n244 = rotations_4[128] ? {n243[7:0], n243[31:8]} : n243;
  assign n245 = rotations_4[130] ? {buffers_4[832], buffers_4[863:833]} : buffers_4[863:832];
  assign n246 = rotations_4[131] ? {n245[1:0], n245[31:2]} : n245;
  assign n247 = rotations_4[132] ? {n246[3:0], n246[31:4]} : n246;
  assign n248 = rotations_4[133] ? {n247[7:0], n247[31:8]} : n247;
  assign n249 = rotations_4[135] ? {buffers_4[864], buffers_4[895:865]} : buffers_4[895:864];
  assign n250 = rotations_4[136] ? {n249[1:0], n249[31:2]} : n249;
  assign n251 = rotations_4[137] ? {n250[3:0], n250[31:4]} : n250;
  assign n252 = rotations_4[138] ? {n251[7:0], n251[31:8]} : n251;
  assign n253 = rotations_4[140] ? {buffers_4[896], buffers_4[927:897]} : buffers_4[927:896];
  assign n254 = rotations_4[141] ? {n253[1:0], n253[31:2]} : n253;
  assign n255 = rotations_4[142] ? {n254[3:0], n254[31:4]} : n254;
  assign n256 = rotations_4[143] ? {n255[7:0], n255[31:8]} : n255;
  assign n257 = rotations_4[145] ? {buffers_4[928], buffers_4[959:929]} : buffers_4[959:928];
  assign n258 = rotations_4[146] ? {n257[1:0], n257[31:2]} : n257;
  assign n259 = rotations_4[147] ? {n258[3:0], n258[31:4]} : n258;
  assign n260 = rotations_4[148] ? {n259[7:0], n259[31:8]} : n259;
  assign n261 = rotations_4[150] ? {buffers_4[960], buffers_4[991:961]} : buffers_4[991:960];
  assign n262 = rotations_4[151] ? {n261[1:0], n261[31:2]} : n261;
  assign n263 = rotations_4[152] ? {n262[3:0], n262[31:4]} : n262;
  assign n264 = rotations_4[153] ? {n263[7:0], n263[31:8]} : n263;
  assign n265 = rotations_4[155] ? {buffers_4[992], buffers_4[1023:993]} : buffers_4[1023:992];
  assign n266 = rotations_4[156] ? {n265[1:0], n265[31:2]} : n265;
  assign n267 = rotations_4[157] ? {n266[3:0], n266[31:4]} : n266;
  assign n268 = rotations_4[158] ? {n267[7:0], n267[31:8]} : n267;
  assign n269 = {1'h0, ends_4[12:0]} + {9'h0, ends_4[17:13]};
  assign overruns = ((bursts_4 == 2'h0) & (14'h9d < n269)) | ((bursts_4 == 2'h1) & (14'h19d < n269)) | ((bursts_4 == 2'h2) & (14'h29d < n269));
  assign n270 = planes_5[31] | planes_5[63];
  assign n271 = ~planes_5[63];
  assign n272 = planes_5[62:32] ^ ({31{n271}} & planes_5[30:0]);
  assign n273 = planes_5[95] | planes_5[127];
  assign n274 = ~planes_5[127];
  assign n275 = planes_5[159] | planes_5[191];
  assign n276 = ~planes_5[191];
  assign n277 = planes_5[190:160] ^ ({31{n276}} & planes_5[158:128]);
  assign n278 = planes_5[223] | planes_5[255];
  assign n279 = ~planes_5[255];
  assign n280 = planes_5[287] | planes_5[319];
  assign n281 = ~planes_5[319];
  assign n282 = planes_5[318:288] ^ ({31{n281}} & planes_5[286:256]);
  assign n283 = planes_5[351] | planes_5[383];
  assign n284 = ~planes_5[383];
  assign n285 = planes_5[415] | planes_5[447];
  assign n286 = ~planes_5[447];
  assign n287 = planes_5[446:416] ^ ({31{n286}} & planes_5[414:384]);
  assign n288 = planes_5[479] | planes_5[511];
  assign n289 = ~planes_5[511];
  assign n290 = planes_5[543] | planes_5[575];
  assign n291 = ~planes_5[575];
  assign n292 = planes_5[574:544] ^ ({31{n291}} & planes_5[542:512]);
  assign n293 = planes_5[607] | planes_5[639];
  assign n294 = ~planes_5[639];
  assign n295 = planes_5[671] | planes_5[703];
  assign n296 = ~planes_5[703];
  assign n297 = planes_5[702:672] ^ ({31{n296}} & planes_5[670:640]);
  assign n298 = planes_5[735] | planes_5[767];
  assign n299 = ~planes_5[767];
  assign n300 = planes_5[799] | planes_5[831];
  assign n301 = ~planes_5[831];
  assign n302 = planes_5[830:800] ^ ({31{n301}} & planes_5[798:768]);
  assign n303 = planes_5[863] | planes_5[895];
  assign n304 = ~planes_5[895];
  assign n305 = planes_5[927] | planes_5[959];
  assign n306 = ~planes_5[959];
  assign n307 = planes_5[958:928] ^ ({31{n306}} & planes_5[926:896]);
  assign n308 = planes_5[991] | planes_5[1023];
  assign n309 = ~planes_5[1023];
  assign n310 = ~planes_5[95];
  assign n311 = n270 | n273;
  assign n312 = ~n273;
  assign n313 = planes_5[126:96] ^ ({31{n274}} & planes_5[94:64]) ^ ({31{n312}} & n272);
  assign n314 = n275 | planes_5[223];
  assign n315 = ~planes_5[223];
  assign n316 = n275 | n278;
  assign n317 = ~n278;
  assign n318 = n280 | planes_5[351];
  assign n319 = ~planes_5[351];
  assign n320 = n280 | n283;
  assign n321 = ~n283;
  assign n322 = planes_5[382:352] ^ ({31{n284}} & planes_5[350:320]) ^ ({31{n321}} & n282);
  assign n323 = n285 | planes_5[479];
  assign n324 = ~planes_5[479];
  assign n325 = n285 | n288;
  assign n326 = ~n288;
  assign n327 = ~planes_5[607];
  assign n328 = n290 | n293;
  assign n329 = ~n293;
  assign n330 = planes_5[638:608] ^ ({31{n294}} & planes_5[606:576]) ^ ({31{n329}} & n292);
  assign n331 = n295 | planes_5[735];
  assign n332 = ~planes_5[735];
  assign n333 = n295 | n298;
  assign n334 = ~n298;
  assign n335 = n300 | planes_5[863];
  assign n336 = ~planes_5[863];
  assign n337 = n300 | n303;
  assign n338 = ~n303;
  assign n339 = planes_5[894:864] ^ ({31{n304}} & planes_5[862:832]) ^ ({31{n338}} & n302);
  assign n340 = n305 | planes_5[991];
  assign n341 = ~planes_5[991];
  assign n342 = n305 | n308;
  assign n343 = ~n308;
  assign n344 = ~planes_5[159];
  assign n345 = ~n275;
  assign n346 = ~n314;
  assign n347 = n311 | n316;
  assign n348 = ~n316;
  assign n349 = planes_5[254:224] ^ ({31{n279}} & planes_5[222:192]) ^ ({31{n317}} & n277) ^ ({31{n348}} & n313);
  assign n350 = n320 | planes_5[415];
  assign n351 = ~planes_5[415];
  assign n352 = n320 | n285;
  assign n353 = ~n285;
  assign n354 = n320 | n323;
  assign n355 = ~n323;
  assign n356 = n320 | n325;
  assign n357 = ~n325;
  assign n358 = ~planes_5[671];
  assign n359 = ~n295;
  assign n360 = ~n331;
  assign n361 = n328 | n333;
  assign n362 = ~n333;
  assign n363 = planes_5[766:736] ^ ({31{n299}} & planes_5[734:704]) ^ ({31{n334}} & n297) ^ ({31{n362}} & n330);
  assign n364 = n337 | planes_5[927];
  assign n365 = ~planes_5[927];
  assign n366 = n337 | n305;
  assign n367 = ~n305;
  assign n368 = n337 | n340;
  assign n369 = ~n340;
  assign n370 = n337 | n342;
  assign n371 = ~n342;
  assign n372 = ~planes_5[287];
  assign n373 = ~n280;
  assign n374 = ~n318;
  assign n375 = ~n320;
  assign n376 = ~n350;
  assign n377 = ~n352;
  assign n378 = ~n354;
  assign n379 = ~n356;
  assign n380 = ~planes_5[799];
  assign n381 = ~n300;
  assign n382 = ~n335;
  assign n383 = ~n337;
  assign n384 = ~n364;
  assign n385 = ~n366;
  assign n386 = ~n368;
  assign n387 = ~n370;
  assign n388 = ~planes_6[543];
  assign n389 = planes_6[542:512] ^ ({31{n388}} & planes_6[510:480]);
  assign n390 = ~planes_6[575];
  assign n391 = planes_6[574:544] ^ ({31{n390}} & planes_6[510:480]);
  assign n392 = ~planes_6[607];
  assign n393 = planes_6[606:576] ^ ({31{n392}} & planes_6[510:480]);
  assign n394 = ~planes_6[639];
  assign n395 = planes_6[638:608] ^ ({31{n394}} & planes_6[510:480]);
  assign n396 = ~planes_6[671];
  assign n397 = planes_6[670:640] ^ ({31{n396}} & planes_6[510:480]);
  assign n398 = ~planes_6[703];
  assign n399 = planes_6[702:672] ^ ({31{n398}} & planes_6[510:480]);
  assign n400 = ~planes_6[735];
  assign n401 = planes_6[734:704] ^ ({31{n400}} & planes_6[510:480]);
  assign n402 = ~planes_6[767];
  assign n403 = planes_6[766:736] ^ ({31{n402}} & planes_6[510:480]);
  assign n404 = ~planes_6[799];
  assign n405 = planes_6[798:768] ^ ({31{n404}} & planes_6[510:480]);
  assign n406 = ~planes_6[831];
  assign n407 = planes_6[830:800] ^ ({31{n406}} & planes_6[510:480]);
  assign n408 = ~planes_6[863];
  assign n409 = planes_6[862:832] ^ ({31{n408}} & planes_6[510:480]);
  assign n410 = ~planes_6[895];
  assign n411 = planes_6[894:864] ^ ({31{n410}} & planes_6[510:480]);
  assign n412 = ~planes_6[927];
  assign n413 = planes_6[926:896] ^ ({31{n412}} & planes_6[510:480]);
  assign n414 = ~planes_6[959];
  assign n415 = planes_6[958:928] ^ ({31{n414}} & planes_6[510:480]);
  assign n416 = ~planes_6[991];
  assign n417 = planes_6[990:960] ^ ({31{n416}} & planes_6[510:480]);
  assign n418 = ~planes_6[1023];
  assign n419 = planes_6[1022:992] ^ ({31{n418}} & planes_6[510:480]);
  assign done = valid_11;
  assign block = {words_11[1023:992], words_11[991:960], words_11[959:928], words_11[927:896], words_11[895:864],
    words_11[863:832], words_11[831:800], words_11[799:768], words_11[767:736], words_11[735:704],
    words_11[703:672], words_11[671:640], words_11[639:608], words_11[607:576], words_11[575:544],
    words_11[543:512], words_11[511:480], words_11[479:448], words_11[447:416], words_11[415:384],
    words_11[383:352], words_11[351:320], words_11[319:288], words_11[287:256], words_11[255:224],
    words_11[223:192], words_11[191:160], words_11[159:128], words_11[127:96], words_11[95:64],
    words_11[63:32], words_11[31:0]};
  assign error = error_11;

  bpc_opt_lanes32_decode_base decode_base (
    .tag(stored[2:0]),
    .payload(stored[130:99]),
    .word(decode_base_word)
  );

  bpc_opt_lanes32_split9 split9_0 (
    .whole({355'h0, whole_2}),
    .start(n125[9:0]),
    .left(split9_0_left),
    .right(split9_0_right)
  );

  bpc_opt_lanes32_split8 split8_0 (
    .whole(split9_0_left),
    .start(sums_2[89:81]),
    .left(split8_0_left),
    .right(split8_0_right)
  );

  bpc_opt_lanes32_split8 split8_1 (
    .whole(split9_0_right),
    .start(n133[8:0]),
    .left(split8_1_left),
    .right(split8_1_right)
  );

  bpc_opt_lanes32_split7 split7_0 (
    .whole(buffers_3[255:0]),
    .start(starts_3[159:152]),
    .left(split7_0_left),
    .right(split7_0_right)
  );

  bpc_opt_lanes32_split7 split7_1 (
    .whole(buffers_3[511:256]),
    .start(starts_3[167:160]),
    .left(split7_1_left),
    .right(split7_1_right)
  );

  bpc_opt_lanes32_split7 split7_2 (
    .whole(buffers_3[767:512]),
    .start(starts_3[175:168]),
    .left(split7_2_left),
    .right(split7_2_right)
  );

  bpc_opt_lanes32_split7 split7_3 (
    .whole(buffers_3[1023:768]),
    .start(starts_3[183:176]),
    .left(split7_3_left),
    .right(split7_3_right)
  );

  bpc_opt_lanes32_split6 split6_0 (
    .whole(split7_0_left),
    .start(starts_3[102:96]),
    .left(split6_0_left),
    .right(split6_0_right)
  );

  bpc_opt_lanes32_split6 split6_1 (
    .whole(split7_0_right),
    .start(starts_3[109:103]),
    .left(split6_1_left),
    .right(split6_1_right)
  );

  bpc_opt_lanes32_split6 split6_2 (
    .whole(split7_1_left),
    .start(starts_3[116:110]),
    .left(split6_2_left),
    .right(split6_2_right)
  );

  bpc_opt_lanes32_split6 split6_3 (
    .whole(split7_1_right),
    .start(starts_3[123:117]),
    .left(split6_3_left),
    .right(split6_3_right)
  );

  bpc_opt_lanes32_split6 split6_4 (
    .whole(split7_2_left),
    .start(starts_3[130:124]),
    .left(split6_4_left),
    .right(split6_4_right)
  );

  bpc_opt_lanes32_split6 split6_5 (
    .whole(split7_2_right),
    .start(starts_3[137:131]),
    .left(split6_5_left),
    .right(split6_5_right)
  );

  bpc_opt_lanes32_split6 split6_6 (
    .whole(split7_3_left),
    .start(starts_3[144:138]),
    .left(split6_6_left),
    .right(split6_6_right)
  );

  bpc_opt_lanes32_split6 split6_7 (
    .whole(split7_3_right),
    .start(starts_3[151:145]),
    .left(split6_7_left),
    .right(split6_7_right)
  );

  bpc_opt_lanes32_split5 split5_0 (
    .whole(split6_0_left),
    .start(starts_3[5:0]),
    .left(split5_0_left),
    .right(split5_0_right)
  );

  bpc_opt_lanes32_split5 split5_1 (
    .whole(split6_0_right),
    .start(starts_3[11:6]),
    .left(split5_1_left),
    .right(split5_1_right)
  );

  bpc_opt_lanes32_split5 split5_2 (
    .whole(split6_1_left),
    .start(starts_3[17:12]),
    .left(split5_2_left),
    .right(split5_2_right)
  );

  bpc_opt_lanes32_split5 split5_3 (
    .whole(split6_1_right),
    .start(starts_3[23:18]),
    .left(split5_3_left),
    .right(split5_3_right)
  );

  bpc_opt_lanes32_split5 split5_4 (
    .whole(split6_2_left),
    .start(starts_3[29:24]),
    .left(split5_4_left),
    .right(split5_4_right)
  );

  bpc_opt_lanes32_split5 split5_5 (
    .whole(split6_2_right),
    .start(starts_3[35:30]),
    .left(split5_5_left),
    .right(split5_5_right)
  );

  bpc_opt_lanes32_split5 split5_6 (
    .whole(split6_3_left),
    .start(starts_3[41:36]),
    .left(split5_6_left),
    .right(split5_6_right)
  );

  bpc_opt_lanes32_split5 split5_7 (
    .whole(split6_3_right),
    .start(starts_3[47:42]),
    .left(split5_7_left),
    .right(split5_7_right)
  );

  bpc_opt_lanes32_split5 split5_8 (
    .whole(split6_4_left),
    .start(starts_3[53:48]),
    .left(split5_8_left),
    .right(split5_8_right)
  );

  bpc_opt_lanes32_split5 split5_9 (
    .whole(split6_4_right),
    .start(starts_3[59:54]),
    .left(split5_9_left),
    .right(split5_9_right)
  );

  bpc_opt_lanes32_split5 split5_10 (
    .whole(split6_5_left),
    .start(starts_3[65:60]),
    .left(split5_10_left),
    .right(split5_10_right)
  );

  bpc_opt_lanes32_split5 split5_11 (
    .whole(split6_5_right),
    .start(starts_3[71:66]),
    .left(split5_11_left),
    .right(split5_11_right)
  );

  bpc_opt_lanes32_split5 split5_12 (
    .whole(split6_6_left),
    .start(starts_3[77:72]),
    .left(split5_12_left),
    .right(split5_12_right)
  );

  bpc_opt_lanes32_split5 split5_13 (
    .whole(split6_6_right),
    .start(starts_3[83:78]),
    .left(split5_13_left),
    .right(split5_13_right)
  );

  bpc_opt_lanes32_split5 split5_14 (
    .whole(split6_7_left),
    .start(starts_3[89:84]),
    .left(split5_14_left),
    .right(split5_14_right)
  );

  bpc_opt_lanes32_split5 split5_15 (
    .whole(split6_7_right),
    .start(starts_3[95:90]),
    .left(split5_15_left),
    .right(split5_15_right)
  );

  bpc_opt_lanes32_decode_plane decode0 (
    .tag(tags_4[2:0]),
    .payload(rotations_4[4] ? {n144[15:0], n144[31:16]} : n144),
    .dbx(decode0_dbx),
    .zero_dbp(decode0_zero_dbp),
    .error(decode0_error)
  );

  bpc_opt_lanes32_decode_plane decode1 (
    .tag(tags_4[5:3]),
    .payload(rotations_4[9] ? {n148[15:0], n148[31:16]} : n148),
    .dbx(decode1_dbx),
    .zero_dbp(decode1_zero_dbp),
    .error(decode1_error)
  );

  bpc_opt_lanes32_decode_plane decode2 (
    .tag(tags_4[8:6]),
    .payload(rotations_4[14] ? {n152[15:0], n152[31:16]} : n152),
    .dbx(decode2_dbx),
    .zero_dbp(decode2_zero_dbp),
    .error(decode2_error)
  );

  bpc_opt_lanes32_decode_plane decode3 (
    .tag(tags_4[11:9]),
    .payload(rotations_4[19] ? {n156[15:0], n156[31:16]} : n156),
    .dbx(decode3_dbx),
    .zero_dbp(decode3_zero_dbp),
    .error(decode3_error)
  );

  bpc_opt_lanes32_decode_plane decode4 (
    .tag(tags_4[14:12]),
    .payload(rotations_4[24] ? {n160[15:0], n160[31:16]} : n160),
    .dbx(decode4_dbx),
    .zero_dbp(decode4_zero_dbp),
    .error(decode4_error)
  );

  bpc_opt_lanes32_decode_plane decode5 (
    .tag(tags_4[17:15]),
    .payload(rotations_4[29] ? {n164[15:0], n164[31:16]} : n164),
    .dbx(decode5_dbx),
    .zero_dbp(decode5_zero_dbp),
    .error(decode5_error)
  );

  bpc_opt_lanes32_decode_plane decode6 (
    .tag(tags_4[20:18]),
    .payload(rotations_4[34] ? {n168[15:0], n168[31:16]} : n168),
    .dbx(decode6_dbx),
    .zero_dbp(decode6_zero_dbp),
    .error(decode6_error)
  );

  bpc_opt_lanes32_decode_plane decode7 (
    .tag(tags_4[23:21]),
    .payload(rotations_4[39] ? {n172[15:0], n172[31:16]} : n172),
    .dbx(decode7_dbx),
    .zero_dbp(decode7_zero_dbp),
    .error(decode7_error)
  );

  bpc_opt_lanes32_decode_plane decode8 (
    .tag(tags_4[26:24]),
    .payload(rotations_4[44] ? {n176[15:0], n176[31:16]} : n176),
    .dbx(decode8_dbx),
    .zero_dbp(decode8_zero_dbp),
    .error(decode8_error)
  );

  bpc_opt_lanes32_decode_plane decode9 (
    .tag(tags_4[29:27]),
    .payload(rotations_4[49] ? {n180[15:0], n180[31:16]} : n180),
    .dbx(decode9_dbx),
    .zero_dbp(decode9_zero_dbp),
    .error(decode9_error)
  );

  bpc_opt_lanes32_decode_plane decode10 (
    .tag(tags_4[32:30]),
    .payload(rotations_4[54] ? {n184[15:0], n184[31:16]} : n184),
    .dbx(decode10_dbx),
    .zero_dbp(decode10_zero_dbp),
    .error(decode10_error)
  );

  bpc_opt_lanes32_decode_plane decode11 (
    .tag(tags_4[35:33]),
    .payload(rotations_4[59] ? {n188[15:0], n188[31:16]} : n188),
    .dbx(decode11_dbx),
    .zero_dbp(decode11_zero_dbp),
    .error(decode11_error)
  );

  bpc_opt_lanes32_decode_plane decode12 (
    .tag(tags_4[38:36]),
    .payload(rotations_4[64] ? {n192[15:0], n192[31:16]} : n192),
    .dbx(decode12_dbx),
    .zero_dbp(decode12_zero_dbp),
    .error(decode12_error)
  );

  bpc_opt_lanes32_decode_plane decode13 (
    .tag(tags_4[41:39]),
    .payload(rotations_4[69] ? {n196[15:0], n196[31:16]} : n196),
    .dbx(decode13_dbx),
    .zero_dbp(decode13_zero_dbp),
    .error(decode13_error)
  );

  bpc_opt_lanes32_decode_plane decode14 (
    .tag(tags_4[44:42]),
    .payload(rotations_4[74] ? {n200[15:0], n200[31:16]} : n200),
    .dbx(decode14_dbx),
    .zero_dbp(decode14_zero_dbp),
    .error(decode14_error)
  );

  bpc_opt_lanes32_decode_plane decode15 (
    .tag(tags_4[47:45]),
    .payload(rotations_4[79] ? {n204[15:0], n204[31:16]} : n204),
    .dbx(decode15_dbx),
    .zero_dbp(decode15_zero_dbp),
    .error(decode15_error)
  );

  bpc_opt_lanes32_decode_plane decode16 (
    .tag(tags_4[50:48]),
    .payload(rotations_4[84] ? {n208[15:0], n208[31:16]} : n208),
    .dbx(decode16_dbx),
    .zero_dbp(decode16_zero_dbp),
    .error(decode16_error)
  );

  bpc_opt_lanes32_decode_plane decode17 (
    .tag(tags_4[53:51]),
    .payload(rotations_4[89] ? {n212[15:0], n212[31:16]} : n212),
    .dbx(decode17_dbx),
    .zero_dbp(decode17_zero_dbp),
    .error(decode17_error)
  );

  bpc_opt_lanes32_decode_plane decode18 (
    .tag(tags_4[56:54]),
    .payload(rotations_4[94] ? {n216[15:0], n216[31:16]} : n216),
    .dbx(decode18_dbx),
    .zero_dbp(decode18_zero_dbp),
    .error(decode18_error)
  );

  bpc_opt_lanes32_decode_plane decode19 (
    .tag(tags_4[59:57]),
    .payload(rotations_4[99] ? {n220[15:0], n220[31:16]} : n220),
    .dbx(decode19_dbx),
    .zero_dbp(decode19_zero_dbp),
    .error(decode19_error)
  );

  bpc_opt_lanes32_decode_plane decode20 (
    .tag(tags_4[62:60]),
    .payload(rotations_4[104] ? {n224[15:0], n224[31:16]} : n224),
    .dbx(decode20_dbx),
    .zero_dbp(decode20_zero_dbp),
    .error(decode20_error)
  );

  bpc_opt_lanes32_decode_plane decode21 (
    .tag(tags_4[65:63]),
    .payload(rotations_4[109] ? {n228[15:0], n228[31:16]} : n228),
    .dbx(decode21_dbx),
    .zero_dbp(decode21_zero_dbp),
    .error(decode21_error)
  );

  bpc_opt_lanes32_decode_plane decode22 (
    .tag(tags_4[68:66]),
    .payload(rotations_4[114] ? {n232[15:0], n232[31:16]} : n232),
    .dbx(decode22_dbx),
    .zero_dbp(decode22_zero_dbp),
    .error(decode22_error)
  );

  bpc_opt_lanes32_decode_plane decode23 (
    .tag(tags_4[71:69]),
    .payload(rotations_4[119] ? {n236[15:0], n236[31:16]} : n236),
    .dbx(decode23_dbx),
    .zero_dbp(decode23_zero_dbp),
    .error(decode23_error)
  );

  bpc_opt_lanes32_decode_plane decode24 (
    .tag(tags_4[74:72]),
    .payload(rotations_4[124] ? {n240[15:0], n240[31:16]} : n240),
    .dbx(decode24_dbx),
    .zero_dbp(decode24_zero_dbp),
    .error(decode24_error)
  );

  bpc_opt_lanes32_decode_plane decode25 (
    .tag(tags_4[77:75]),
    .payload(rotations_4[129] ? {n244[15:0], n244[31:16]} : n244),
    .dbx(decode25_dbx),
    .zero_dbp(decode25_zero_dbp),
    .error(decode25_error)
  );

  bpc_opt_lanes32_decode_plane decode26 (
    .tag(tags_4[80:78]),
    .payload(rotations_4[134] ? {n248[15:0], n248[31:16]} : n248),
    .dbx(decode26_dbx),
    .zero_dbp(decode26_zero_dbp),
    .error(decode26_error)
  );

  bpc_opt_lanes32_decode_plane decode27 (
    .tag(tags_4[83:81]),
    .payload(rotations_4[139] ? {n252[15:0], n252[31:16]} : n252),
    .dbx(decode27_dbx),
    .zero_dbp(decode27_zero_dbp),
    .error(decode27_error)
  );

  bpc_opt_lanes32_decode_plane decode28 (
    .tag(tags_4[86:84]),
    .payload(rotations_4[144] ? {n256[15:0], n256[31:16]} : n256),
    .dbx(decode28_dbx),
    .zero_dbp(decode28_zero_dbp),
    .error(decode28_error)
  );

  bpc_opt_lanes32_decode_plane decode29 (
    .tag(tags_4[89:87]),
    .payload(rotations_4[149] ? {n260[15:0], n260[31:16]} : n260),
    .dbx(decode29_dbx),
    .zero_dbp(decode29_zero_dbp),
    .error(decode29_error)
  );

  bpc_opt_lanes32_decode_plane decode30 (
    .tag(tags_4[92:90]),
    .payload(rotations_4[154] ? {n264[15:0], n264[31:16]} : n264),
    .dbx(decode30_dbx),
    .zero_dbp(decode30_zero_dbp),
    .error(decode30_error)
  );

  bpc_opt_lanes32_decode_plane decode31 (
    .tag(tags_4[95:93]),
    .payload(rotations_4[159] ? {n268[15:0], n268[31:16]} : n268),
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
    end
  end

  always @(posedge aclk) begin
    if (advance) tags_1 <= {stored[98:96], stored[95:93], stored[92:90], stored[89:87], stored[86:84], stored[83:81],
    stored[80:78], stored[77:75], stored[74:72], stored[71:69], stored[68:66], stored[65:63],
    stored[62:60], stored[59:57], stored[56:54], stored[53:51], stored[50:48], stored[47:45],
    stored[44:42], stored[41:39], stored[38:36], stored[35:33], stored[32:30], stored[29:27],
    stored[26:24], stored[23:21], stored[20:18], stored[17:15], stored[14:12], stored[11:9],
    stored[8:6], stored[5:3]};
    if (advance) base_1 <= decode_base_word;
    if (advance) whole_1 <= stored[767:99];
    if (advance) bursts_1 <= bursts;
    if (advance) error_1 <= stored[2] & ~(&stored[1:0]);
    if (advance) sums_1 <= {{1'h0, n122} + {1'h0, {1'h0, n105} + {1'h0, ({5{n106}} & 5'h5) | ({5{n107}} & 5'ha) | {5{n108}}}},
    {1'h0, n122} + {2'h0, n105}, n122, n98, {1'h0, n121} + {1'h0, {1'h0, n91} + {1'h0,
    ({5{n92}} & 5'h5) | ({5{n93}} & 5'ha) | {5{n94}}}}, {1'h0, n121} + {2'h0, n91}, n121, n84,
    {1'h0, n120} + {1'h0, {1'h0, n77} + {1'h0, ({5{n78}} & 5'h5) | ({5{n79}} & 5'ha) | {5{n80}}}},
    {1'h0, n120} + {2'h0, n77}, n120, n70, {1'h0, n119} + {1'h0, {1'h0, n63} + {1'h0,
    ({5{n64}} & 5'h5) | ({5{n65}} & 5'ha) | {5{n66}}}}, {1'h0, n119} + {2'h0, n63}, n119, n56,
    {1'h0, n118} + {1'h0, {1'h0, n49} + {1'h0, ({5{n50}} & 5'h5) | ({5{n51}} & 5'ha) | {5{n52}}}},
    {1'h0, n118} + {2'h0, n49}, n118, n42, {1'h0, n117} + {1'h0, {1'h0, n35} + {1'h0,
    ({5{n36}} & 5'h5) | ({5{n37}} & 5'ha) | {5{n38}}}}, {1'h0, n117} + {2'h0, n35}, n117, n28,
    {1'h0, n116} + {1'h0, {1'h0, n21} + {1'h0, ({5{n22}} & 5'h5) | ({5{n23}} & 5'ha) | {5{n24}}}},
    {1'h0, n116} + {2'h0, n21}, n116, n14, {1'h0, n115} + {4'h0, {1'h0, n7} + {1'h0,
    ({5{n8}} & 5'h5) | ({5{n9}} & 5'ha) | {5{n10}}}}, {1'h0, n115} + {5'h0, n7}, n115, 2'h0,
    stored[2], n114, n113, n112, 2'h0};
    if (advance) last_length_1 <= ({5{n109}} & 5'h5) | ({5{n110}} & 5'ha) | {5{n111}};
    if (advance) tags_2 <= {tags_1[95:93], tags_1[92:90], tags_1[89:87], tags_1[86:84], tags_1[83:81], tags_1[80:78],
    tags_1[77:75], tags_1[74:72], tags_1[71:69], tags_1[68:66], tags_1[65:63], tags_1[62:60],
    tags_1[59:57], tags_1[56:54], tags_1[53:51], tags_1[50:48], tags_1[47:45], tags_1[44:42],
    tags_1[41:39], tags_1[38:36], tags_1[35:33], tags_1[32:30], tags_1[29:27], tags_1[26:24],
    tags_1[23:21], tags_1[20:18], tags_1[17:15], tags_1[14:12], tags_1[11:9], tags_1[8:6],
    tags_1[5:3], tags_1[2:0]};
    if (advance) base_2 <= base_1;
    if (advance) whole_2 <= whole_1;
    if (advance) bursts_2 <= bursts_1;
    if (advance) error_2 <= error_1;
    if (advance) sums_2 <= {{1'h0, n124} + {1'h0, {1'h0, sums_1[186:180]} + {1'h0, sums_1[211:205]}}, {1'h0, n124} + {1'h0,
    {1'h0, sums_1[186:180]} + {1'h0, sums_1[204:198]}}, {1'h0, n124} + {1'h0, {1'h0,
    sums_1[186:180]} + {2'h0, sums_1[197:192]}}, {1'h0, n124} + {1'h0, {1'h0,
    sums_1[186:180]} + {3'h0, sums_1[191:187]}}, {1'h0, n124} + {2'h0, sums_1[186:180]}, {1'h0,
    n124} + {2'h0, sums_1[179:173]}, {1'h0, n124} + {3'h0, sums_1[172:167]}, {1'h0, n124} + {4'h0,
    sums_1[166:162]}, n124, {1'h0, sums_1[136:130]} + {1'h0, sums_1[154:148]}, {1'h0,
    sums_1[136:130]} + {2'h0, sums_1[147:142]}, {1'h0, sums_1[136:130]} + {3'h0, sums_1[141:137]},
    sums_1[136:130], sums_1[129:123], sums_1[122:117], sums_1[116:112], {1'h0, n123} + {4'h0,
    {1'h0, sums_1[86:80]} + {1'h0, sums_1[111:105]}}, {1'h0, n123} + {4'h0, {1'h0,
    sums_1[86:80]} + {1'h0, sums_1[104:98]}}, {1'h0, n123} + {4'h0, {1'h0, sums_1[86:80]} + {2'h0,
    sums_1[97:92]}}, {1'h0, n123} + {4'h0, {1'h0, sums_1[86:80]} + {3'h0, sums_1[91:87]}}, {1'h0,
    n123} + {5'h0, sums_1[86:80]}, {1'h0, n123} + {5'h0, sums_1[79:73]}, {1'h0, n123} + {6'h0,
    sums_1[72:67]}, {1'h0, n123} + {7'h0, sums_1[66:62]}, n123, {1'h0, sums_1[36:27]} + {4'h0,
    sums_1[54:48]}, {1'h0, sums_1[36:27]} + {5'h0, sums_1[47:42]}, {1'h0, sums_1[36:27]} + {6'h0,
    sums_1[41:37]}, sums_1[36:27], sums_1[26:17], sums_1[16:8], sums_1[7:0]};
    if (advance) last_length_2 <= last_length_1;
    if (advance) tags_3 <= {tags_2[95:93], tags_2[92:90], tags_2[89:87], tags_2[86:84], tags_2[83:81], tags_2[80:78],
    tags_2[77:75], tags_2[74:72], tags_2[71:69], tags_2[68:66], tags_2[65:63], tags_2[62:60],
    tags_2[59:57], tags_2[56:54], tags_2[53:51], tags_2[50:48], tags_2[47:45], tags_2[44:42],
    tags_2[41:39], tags_2[38:36], tags_2[35:33], tags_2[32:30], tags_2[29:27], tags_2[26:24],
    tags_2[23:21], tags_2[20:18], tags_2[17:15], tags_2[14:12], tags_2[11:9], tags_2[8:6],
    tags_2[5:3], tags_2[2:0]};
    if (advance) base_3 <= base_2;
    if (advance) ends_3 <= {last_length_2, n140};
    if (advance) bursts_3 <= bursts_2;
    if (advance) error_3 <= error_2;
    if (advance) buffers_3 <= {split8_1_right, split8_1_left, split8_0_right, split8_0_left};
    if (advance) starts_3 <= {n137[7:0], n129[7:0], sums_2[136:129], sums_2[44:37], n139[6:0], n135[6:0], n131[6:0], n127[6:0],
    sums_2[159:153], sums_2[111:105], sums_2[65:59], sums_2[23:17], n140[5:0], n138[5:0],
    n136[5:0], n134[5:0], n132[5:0], n130[5:0], n128[5:0], n126[5:0], sums_2[170:165],
    sums_2[146:141], sums_2[122:117], sums_2[98:93], sums_2[75:70], sums_2[53:48], sums_2[32:27],
    sums_2[13:8]};
    if (advance) rotations_3 <= {n140[4:0], n139[4:0], n138[4:0], n137[4:0], n136[4:0], n135[4:0], n134[4:0], n133[4:0], n132[4:0],
    n131[4:0], n130[4:0], n129[4:0], n128[4:0], n127[4:0], n126[4:0], n125[4:0], sums_2[169:165],
    sums_2[157:153], sums_2[145:141], sums_2[133:129], sums_2[121:117], sums_2[109:105],
    sums_2[97:93], sums_2[85:81], sums_2[74:70], sums_2[63:59], sums_2[52:48], sums_2[41:37],
    sums_2[31:27], sums_2[21:17], sums_2[12:8], sums_2[4:0]};
    if (advance) tags_4 <= {tags_3[95:93], tags_3[92:90], tags_3[89:87], tags_3[86:84], tags_3[83:81], tags_3[80:78],
    tags_3[77:75], tags_3[74:72], tags_3[71:69], tags_3[68:66], tags_3[65:63], tags_3[62:60],
    tags_3[59:57], tags_3[56:54], tags_3[53:51], tags_3[50:48], tags_3[47:45], tags_3[44:42],
    tags_3[41:39], tags_3[38:36], tags_3[35:33], tags_3[32:30], tags_3[29:27], tags_3[26:24],
    tags_3[23:21], tags_3[20:18], tags_3[17:15], tags_3[14:12], tags_3[11:9], tags_3[8:6],
    tags_3[5:3], tags_3[2:0]};
    if (advance) base_4 <= base_3;
    if (advance) ends_4 <= {ends_3[17:13], ends_3[12:0]};
    if (advance) bursts_4 <= bursts_3;
    if (advance) error_4 <= error_3;
    if (advance) buffers_4 <= {split5_15_right, split5_15_left, split5_14_right, split5_14_left, split5_13_right, split5_13_left,
    split5_12_right, split5_12_left, split5_11_right, split5_11_left, split5_10_right,
    split5_10_left, split5_9_right, split5_9_left, split5_8_right, split5_8_left, split5_7_right,
    split5_7_left, split5_6_right, split5_6_left, split5_5_right, split5_5_left, split5_4_right,
    split5_4_left, split5_3_right, split5_3_left, split5_2_right, split5_2_left, split5_1_right,
    split5_1_left, split5_0_right, split5_0_left};
    if (advance) rotations_4 <= {rotations_3[159:155], rotations_3[154:150], rotations_3[149:145], rotations_3[144:140],
    rotations_3[139:135], rotations_3[134:130], rotations_3[129:125], rotations_3[124:120],
    rotations_3[119:115], rotations_3[114:110], rotations_3[109:105], rotations_3[104:100],
    rotations_3[99:95], rotations_3[94:90], rotations_3[89:85], rotations_3[84:80],
    rotations_3[79:75], rotations_3[74:70], rotations_3[69:65], rotations_3[64:60],
    rotations_3[59:55], rotations_3[54:50], rotations_3[49:45], rotations_3[44:40],
    rotations_3[39:35], rotations_3[34:30], rotations_3[29:25], rotations_3[24:20],
    rotations_3[19:15], rotations_3[14:10], rotations_3[9:5], rotations_3[4:0]};
    if (advance) planes_5 <= {decode31_zero_dbp, decode31_dbx, decode30_zero_dbp, decode30_dbx, decode29_zero_dbp, decode29_dbx,
    decode28_zero_dbp, decode28_dbx, decode27_zero_dbp, decode27_dbx, decode26_zero_dbp,
    decode26_dbx, decode25_zero_dbp, decode25_dbx, decode24_zero_dbp, decode24_dbx,
    decode23_zero_dbp, decode23_dbx, decode22_zero_dbp, decode22_dbx, decode21_zero_dbp,
    decode21_dbx, decode20_zero_dbp, decode20_dbx, decode19_zero_dbp, decode19_dbx,
    decode18_zero_dbp, decode18_dbx, decode17_zero_dbp, decode17_dbx, decode16_zero_dbp,
    decode16_dbx, decode15_zero_dbp, decode15_dbx, decode14_zero_dbp, decode14_dbx,
    decode13_zero_dbp, decode13_dbx, decode12_zero_dbp, decode12_dbx, decode11_zero_dbp,
    decode11_dbx, decode10_zero_dbp, decode10_dbx, decode9_zero_dbp, decode9_dbx, decode8_zero_dbp,
    decode8_dbx, decode7_zero_dbp, decode7_dbx, decode6_zero_dbp, decode6_dbx, decode5_zero_dbp,
    decode5_dbx, decode4_zero_dbp, decode4_dbx, decode3_zero_dbp, decode3_dbx, decode2_zero_dbp,
    decode2_dbx, decode1_zero_dbp, decode1_dbx, decode0_zero_dbp, decode0_dbx};
    if (advance) base_5 <= base_4;
    if (advance) error_5 <= error_4 | overruns | decode0_error | decode1_error | decode2_error | decode3_error | decode4_error | decode5_error | decode6_error | decode7_error | decode8_error | decode9_error | decode10_error | decode11_error | decode12_error | decode13_error | decode14_error | decode15_error | decode16_error | decode17_error | decode18_error | decode19_error | decode20_error | decode21_error | decode22_error | decode23_error | decode24_error | decode25_error | decode26_error | decode27_error | decode28_error | decode29_error | decode30_error | decode31_error;
    if (advance) planes_6 <= {n361 | n370,
    planes_5[1022:992] ^ ({31{n309}} & planes_5[990:960]) ^ ({31{n343}} & n307) ^ ({31{n371}} & n339) ^ ({31{n387}} & n363),
    n361 | n368,
    planes_5[990:960] ^ ({31{n341}} & n307) ^ ({31{n369}} & n339) ^ ({31{n386}} & n363),
    n361 | n366, n307 ^ ({31{n367}} & n339) ^ ({31{n385}} & n363), n361 | n364,
    planes_5[926:896] ^ ({31{n365}} & n339) ^ ({31{n384}} & n363), n361 | n337,
    n339 ^ ({31{n383}} & n363), n361 | n335,
    planes_5[862:832] ^ ({31{n336}} & n302) ^ ({31{n382}} & n363), n361 | n300,
    n302 ^ ({31{n381}} & n363), n361 | planes_5[799], planes_5[798:768] ^ ({31{n380}} & n363),
    n361, n363, n328 | n331, planes_5[734:704] ^ ({31{n332}} & n297) ^ ({31{n360}} & n330),
    n328 | n295, n297 ^ ({31{n359}} & n330), n328 | planes_5[671],
    planes_5[670:640] ^ ({31{n358}} & n330), n328, n330, n290 | planes_5[607],
    planes_5[606:576] ^ ({31{n327}} & n292), n290, n292, planes_5[543:512], n347 | n356,
    planes_5[510:480] ^ ({31{n289}} & planes_5[478:448]) ^ ({31{n326}} & n287) ^ ({31{n357}} & n322) ^ ({31{n379}} & n349),
    n347 | n354,
    planes_5[478:448] ^ ({31{n324}} & n287) ^ ({31{n355}} & n322) ^ ({31{n378}} & n349),
    n347 | n352, n287 ^ ({31{n353}} & n322) ^ ({31{n377}} & n349), n347 | n350,
    planes_5[414:384] ^ ({31{n351}} & n322) ^ ({31{n376}} & n349), n347 | n320,
    n322 ^ ({31{n375}} & n349), n347 | n318,
    planes_5[350:320] ^ ({31{n319}} & n282) ^ ({31{n374}} & n349), n347 | n280,
    n282 ^ ({31{n373}} & n349), n347 | planes_5[287], planes_5[286:256] ^ ({31{n372}} & n349),
    n347, n349, n311 | n314, planes_5[222:192] ^ ({31{n315}} & n277) ^ ({31{n346}} & n313),
    n311 | n275, n277 ^ ({31{n345}} & n313), n311 | planes_5[159],
    planes_5[158:128] ^ ({31{n344}} & n313), n311, n313, n270 | planes_5[95],
    planes_5[94:64] ^ ({31{n310}} & n272), n270, n272, planes_5[31:0]};
    if (advance) base_6 <= base_5;
    if (advance) error_6 <= error_5;
    if (advance) words_7 <= {{planes_6[29], planes_6[61], planes_6[93], planes_6[125], planes_6[157], planes_6[189],
    planes_6[221], planes_6[253], planes_6[285], planes_6[317], planes_6[349], planes_6[381],
    planes_6[413], planes_6[445], planes_6[477], planes_6[509], n389[29], n391[29], n393[29],
    n395[29], n397[29], n399[29], n401[29], n403[29], n405[29], n407[29], n409[29], n411[29],
    n413[29], n415[29], n417[29], n419[29]} + {planes_6[30], planes_6[62], planes_6[94], planes_6[126], planes_6[158], planes_6[190],
    planes_6[222], planes_6[254], planes_6[286], planes_6[318], planes_6[350], planes_6[382],
    planes_6[414], planes_6[446], planes_6[478], planes_6[510], n389[30], n391[30], n393[30],
    n395[30], n397[30], n399[30], n401[30], n403[30], n405[30], n407[30], n409[30], n411[30],
    n413[30], n415[30], n417[30], n419[30]}, planes_6[29], planes_6[61], planes_6[93], planes_6[125], planes_6[157], planes_6[189], planes_6[221], planes_6[253], planes_6[285], planes_6[317], planes_6[349], planes_6[381], planes_6[413], planes_6[445], planes_6[477], planes_6[509], n389[29], n391[29], n393[29], n395[29], n397[29], n399[29], n401[29], n403[29], n405[29], n407[29], n409[29], n411[29], n413[29], n415[29], n417[29], n419[29], {planes_6[27], planes_6[59], planes_6[91], planes_6[123], planes_6[155], planes_6[187],
    planes_6[219], planes_6[251], planes_6[283], planes_6[315], planes_6[347], planes_6[379],
    planes_6[411], planes_6[443], planes_6[475], planes_6[507], n389[27], n391[27], n393[27],
    n395[27], n397[27], n399[27], n401[27], n403[27], n405[27], n407[27], n409[27], n411[27],
    n413[27], n415[27], n417[27], n419[27]} + {planes_6[28], planes_6[60], planes_6[92], planes_6[124], planes_6[156], planes_6[188],
    planes_6[220], planes_6[252], planes_6[284], planes_6[316], planes_6[348], planes_6[380],
    planes_6[412], planes_6[444], planes_6[476], planes_6[508], n389[28], n391[28], n393[28],
    n395[28], n397[28], n399[28], n401[28], n403[28], n405[28], n407[28], n409[28], n411[28],
    n413[28], n415[28], n417[28], n419[28]}, planes_6[27], planes_6[59], planes_6[91], planes_6[123], planes_6[155], planes_6[187], planes_6[219], planes_6[251], planes_6[283], planes_6[315], planes_6[347], planes_6[379], planes_6[411], planes_6[443], planes_6[475], planes_6[507], n389[27], n391[27], n393[27], n395[27], n397[27], n399[27], n401[27], n403[27], n405[27], n407[27], n409[27], n411[27], n413[27], n415[27], n417[27], n419[27], {planes_6[25], planes_6[57], planes_6[89], planes_6[121], planes_6[153], planes_6[185],
    planes_6[217], planes_6[249], planes_6[281], planes_6[313], planes_6[345], planes_6[377],
    planes_6[409], planes_6[441], planes_6[473], planes_6[505], n389[25], n391[25], n393[25],
    n395[25], n397[25], n399[25], n401[25], n403[25], n405[25], n407[25], n409[25], n411[25],
    n413[25], n415[25], n417[25], n419[25]} + {planes_6[26], planes_6[58], planes_6[90], planes_6[122], planes_6[154], planes_6[186],
    planes_6[218], planes_6[250], planes_6[282], planes_6[314], planes_6[346], planes_6[378],
    planes_6[410], planes_6[442], planes_6[474], planes_6[506], n389[26], n391[26], n393[26],
    n395[26], n397[26], n399[26], n401[26], n403[26], n405[26], n407[26], n409[26], n411[26],
    n413[26], n415[26], n417[26], n419[26]}, planes_6[25], planes_6[57], planes_6[89], planes_6[121], planes_6[153], planes_6[185], planes_6[217], planes_6[249], planes_6[281], planes_6[313], planes_6[345], planes_6[377], planes_6[409], planes_6[441], planes_6[473], planes_6[505], n389[25], n391[25], n393[25], n395[25], n397[25], n399[25], n401[25], n403[25], n405[25], n407[25], n409[25], n411[25], n413[25], n415[25], n417[25], n419[25], {planes_6[23], planes_6[55], planes_6[87], planes_6[119], planes_6[151], planes_6[183],
    planes_6[215], planes_6[247], planes_6[279], planes_6[311], planes_6[343], planes_6[375],
    planes_6[407], planes_6[439], planes_6[471], planes_6[503], n389[23], n391[23], n393[23],
    n395[23], n397[23], n399[23], n401[23], n403[23], n405[23], n407[23], n409[23], n411[23],
    n413[23], n415[23], n417[23], n419[23]} + {planes_6[24], planes_6[56], planes_6[88], planes_6[120], planes_6[152], planes_6[184],
    planes_6[216], planes_6[248], planes_6[280], planes_6[312], planes_6[344], planes_6[376],
    planes_6[408], planes_6[440], planes_6[472], planes_6[504], n389[24], n391[24], n393[24],
    n395[24], n397[24], n399[24], n401[24], n403[24], n405[24], n407[24], n409[24], n411[24],
    n413[24], n415[24], n417[24], n419[24]}, planes_6[23], planes_6[55], planes_6[87], planes_6[119], planes_6[151], planes_6[183], planes_6[215], planes_6[247], planes_6[279], planes_6[311], planes_6[343], planes_6[375], planes_6[407], planes_6[439], planes_6[471], planes_6[503], n389[23], n391[23], n393[23], n395[23], n397[23], n399[23], n401[23], n403[23], n405[23], n407[23], n409[23], n411[23], n413[23], n415[23], n417[23], n419[23], {planes_6[21], planes_6[53], planes_6[85], planes_6[117], planes_6[149], planes_6[181],
    planes_6[213], planes_6[245], planes_6[277], planes_6[309], planes_6[341], planes_6[373],
    planes_6[405], planes_6[437], planes_6[469], planes_6[501], n389[21], n391[21], n393[21],
    n395[21], n397[21], n399[21], n401[21], n403[21], n405[21], n407[21], n409[21], n411[21],
    n413[21], n415[21], n417[21], n419[21]} + {planes_6[22], planes_6[54], planes_6[86], planes_6[118], planes_6[150], planes_6[182],
    planes_6[214], planes_6[246], planes_6[278], planes_6[310], planes_6[342], planes_6[374],
    planes_6[406], planes_6[438], planes_6[470], planes_6[502], n389[22], n391[22], n393[22],
    n395[22], n397[22], n399[22], n401[22], n403[22], n405[22], n407[22], n409[22], n411[22],
    n413[22], n415[22], n417[22], n419[22]}, planes_6[21], planes_6[53], planes_6[85], planes_6[117], planes_6[149], planes_6[181], planes_6[213], planes_6[245], planes_6[277], planes_6[309], planes_6[341], planes_6[373], planes_6[405], planes_6[437], planes_6[469], planes_6[501], n389[21], n391[21], n393[21], n395[21], n397[21], n399[21], n401[21], n403[21], n405[21], n407[21], n409[21], n411[21], n413[21], n415[21], n417[21], n419[21], {planes_6[19], planes_6[51], planes_6[83], planes_6[115], planes_6[147], planes_6[179],
    planes_6[211], planes_6[243], planes_6[275], planes_6[307], planes_6[339], planes_6[371],
    planes_6[403], planes_6[435], planes_6[467], planes_6[499], n389[19], n391[19], n393[19],
    n395[19], n397[19], n399[19], n401[19], n403[19], n405[19], n407[19], n409[19], n411[19],
    n413[19], n415[19], n417[19], n419[19]} + {planes_6[20], planes_6[52], planes_6[84], planes_6[116], planes_6[148], planes_6[180],
    planes_6[212], planes_6[244], planes_6[276], planes_6[308], planes_6[340], planes_6[372],
    planes_6[404], planes_6[436], planes_6[468], planes_6[500], n389[20], n391[20], n393[20],
    n395[20], n397[20], n399[20], n401[20], n403[20], n405[20], n407[20], n409[20], n411[20],
    n413[20], n415[20], n417[20], n419[20]}, planes_6[19], planes_6[51], planes_6[83], planes_6[115], planes_6[147], planes_6[179], planes_6[211], planes_6[243], planes_6[275], planes_6[307], planes_6[339], planes_6[371], planes_6[403], planes_6[435], planes_6[467], planes_6[499], n389[19], n391[19], n393[19], n395[19], n397[19], n399[19], n401[19], n403[19], n405[19], n407[19], n409[19], n411[19], n413[19], n415[19], n417[19], n419[19], {planes_6[17], planes_6[49], planes_6[81], planes_6[113], planes_6[145], planes_6[177],
    planes_6[209], planes_6[241], planes_6[273], planes_6[305], planes_6[337], planes_6[369],
    planes_6[401], planes_6[433], planes_6[465], planes_6[497], n389[17], n391[17], n393[17],
    n395[17], n397[17], n399[17], n401[17], n403[17], n405[17], n407[17], n409[17], n411[17],
    n413[17], n415[17], n417[17], n419[17]} + {planes_6[18], planes_6[50], planes_6[82], planes_6[114], planes_6[146], planes_6[178],
    planes_6[210], planes_6[242], planes_6[274], planes_6[306], planes_6[338], planes_6[370],
    planes_6[402], planes_6[434], planes_6[466], planes_6[498], n389[18], n391[18], n393[18],
    n395[18], n397[18], n399[18], n401[18], n403[18], n405[18], n407[18], n409[18], n411[18],
    n413[18], n415[18], n417[18], n419[18]}, planes_6[17], planes_6[49], planes_6[81], planes_6[113], planes_6[145], planes_6[177], planes_6[209], planes_6[241], planes_6[273], planes_6[305], planes_6[337], planes_6[369], planes_6[401], planes_6[433], planes_6[465], planes_6[497], n389[17], n391[17], n393[17], n395[17], n397[17], n399[17], n401[17], n403[17], n405[17], n407[17], n409[17], n411[17], n413[17], n415[17], n417[17], n419[17], {planes_6[15], planes_6[47], planes_6[79], planes_6[111], planes_6[143], planes_6[175],
    planes_6[207], planes_6[239], planes_6[271], planes_6[303], planes_6[335], planes_6[367],
    planes_6[399], planes_6[431], planes_6[463], planes_6[495], n389[15], n391[15], n393[15],
    n395[15], n397[15], n399[15], n401[15], n403[15], n405[15], n407[15], n409[15], n411[15],
    n413[15], n415[15], n417[15], n419[15]} + {planes_6[16], planes_6[48], planes_6[80], planes_6[112], planes_6[144], planes_6[176],
    planes_6[208], planes_6[240], planes_6[272], planes_6[304], planes_6[336], planes_6[368],
    planes_6[400], planes_6[432], planes_6[464], planes_6[496], n389[16], n391[16], n393[16],
    n395[16], n397[16], n399[16], n401[16], n403[16], n405[16], n407[16], n409[16], n411[16],
    n413[16], n415[16], n417[16], n419[16]}, planes_6[15], planes_6[47], planes_6[79], planes_6[111], planes_6[143], planes_6[175], planes_6[207], planes_6[239], planes_6[271], planes_6[303], planes_6[335], planes_6[367], planes_6[399], planes_6[431], planes_6[463], planes_6[495], n389[15], n391[15], n393[15], n395[15], n397[15], n399[15], n401[15], n403[15], n405[15], n407[15], n409[15], n411[15], n413[15], n415[15], n417[15], n419[15], {planes_6[13], planes_6[45], planes_6[77], planes_6[109], planes_6[141], planes_6[173],
    planes_6[205], planes_6[237], planes_6[269], planes_6[301], planes_6[333], planes_6[365],
    planes_6[397], planes_6[429], planes_6[461], planes_6[493], n389[13], n391[13], n393[13],
    n395[13], n397[13], n399[13], n401[13], n403[13], n405[13], n407[13], n409[13], n411[13],
    n413[13], n415[13], n417[13], n419[13]} + {planes_6[14], planes_6[46], planes_6[78], planes_6[110], planes_6[142], planes_6[174],
    planes_6[206], planes_6[238], planes_6[270], planes_6[302], planes_6[334], planes_6[366],
    planes_6[398], planes_6[430], planes_6[462], planes_6[494], n389[14], n391[14], n393[14],
    n395[14], n397[14], n399[14], n401[14], n403[14], n405[14], n407[14], n409[14], n411[14],
    n413[14], n415[14], n417[14], n419[14]}, planes_6[13], planes_6[45], planes_6[77], planes_6[109], planes_6[141], planes_6[173], planes_6[205], planes_6[237], planes_6[269], planes_6[301], planes_6[333], planes_6[365], planes_6[397], planes_6[429], planes_6[461], planes_6[493], n389[13], n391[13], n393[13], n395[13], n397[13], n399[13], n401[13], n403[13], n405[13], n407[13], n409[13], n411[13], n413[13], n415[13], n417[13], n419[13], {planes_6[11], planes_6[43], planes_6[75], planes_6[107], planes_6[139], planes_6[171],
    planes_6[203], planes_6[235], planes_6[267], planes_6[299], planes_6[331], planes_6[363],
    planes_6[395], planes_6[427], planes_6[459], planes_6[491], n389[11], n391[11], n393[11],
    n395[11], n397[11], n399[11], n401[11], n403[11], n405[11], n407[11], n409[11], n411[11],
    n413[11], n415[11], n417[11], n419[11]} + {planes_6[12], planes_6[44], planes_6[76], planes_6[108], planes_6[140], planes_6[172],
    planes_6[204], planes_6[236], planes_6[268], planes_6[300], planes_6[332], planes_6[364],
    planes_6[396], planes_6[428], planes_6[460], planes_6[492], n389[12], n391[12], n393[12],
    n395[12], n397[12], n399[12], n401[12], n403[12], n405[12], n407[12], n409[12], n411[12],
    n413[12], n415[12], n417[12], n419[12]}, planes_6[11], planes_6[43], planes_6[75], planes_6[107], planes_6[139], planes_6[171], planes_6[203], planes_6[235], planes_6[267], planes_6[299], planes_6[331], planes_6[363], planes_6[395], planes_6[427], planes_6[459], planes_6[491], n389[11], n391[11], n393[11], n395[11], n397[11], n399[11], n401[11], n403[11], n405[11], n407[11], n409[11], n411[11], n413[11], n415[11], n417[11], n419[11], {planes_6[9], planes_6[41], planes_6[73], planes_6[105], planes_6[137], planes_6[169],
    planes_6[201], planes_6[233], planes_6[265], planes_6[297], planes_6[329], planes_6[361],
    planes_6[393], planes_6[425], planes_6[457], planes_6[489], n389[9], n391[9], n393[9], n395[9],
    n397[9], n399[9], n401[9], n403[9], n405[9], n407[9], n409[9], n411[9], n413[9], n415[9],
    n417[9], n419[9]} + {planes_6[10], planes_6[42], planes_6[74], planes_6[106], planes_6[138], planes_6[170],
    planes_6[202], planes_6[234], planes_6[266], planes_6[298], planes_6[330], planes_6[362],
    planes_6[394], planes_6[426], planes_6[458], planes_6[490], n389[10], n391[10], n393[10],
    n395[10], n397[10], n399[10], n401[10], n403[10], n405[10], n407[10], n409[10], n411[10],
    n413[10], n415[10], n417[10], n419[10]}, planes_6[9], planes_6[41], planes_6[73], planes_6[105], planes_6[137], planes_6[169], planes_6[201], planes_6[233], planes_6[265], planes_6[297], planes_6[329], planes_6[361], planes_6[393], planes_6[425], planes_6[457], planes_6[489], n389[9], n391[9], n393[9], n395[9], n397[9], n399[9], n401[9], n403[9], n405[9], n407[9], n409[9], n411[9], n413[9], n415[9], n417[9], n419[9], {planes_6[7], planes_6[39], planes_6[71], planes_6[103], planes_6[135], planes_6[167],
    planes_6[199], planes_6[231], planes_6[263], planes_6[295], planes_6[327], planes_6[359],
    planes_6[391], planes_6[423], planes_6[455], planes_6[487], n389[7], n391[7], n393[7], n395[7],
    n397[7], n399[7], n401[7], n403[7], n405[7], n407[7], n409[7], n411[7], n413[7], n415[7],
    n417[7], n419[7]} + {planes_6[8], planes_6[40], planes_6[72], planes_6[104], planes_6[136], planes_6[168],
    planes_6[200], planes_6[232], planes_6[264], planes_6[296], planes_6[328], planes_6[360],
    planes_6[392], planes_6[424], planes_6[456], planes_6[488], n389[8], n391[8], n393[8], n395[8],
    n397[8], n399[8], n401[8], n403[8], n405[8], n407[8], n409[8], n411[8], n413[8], n415[8],
    n417[8], n419[8]}, planes_6[7], planes_6[39], planes_6[71], planes_6[103], planes_6[135], planes_6[167], planes_6[199], planes_6[231], planes_6[263], planes_6[295], planes_6[327], planes_6[359], planes_6[391], planes_6[423], planes_6[455], planes_6[487], n389[7], n391[7], n393[7], n395[7], n397[7], n399[7], n401[7], n403[7], n405[7], n407[7], n409[7], n411[7], n413[7], n415[7], n417[7], n419[7], {planes_6[5], planes_6[37], planes_6[69], planes_6[101], planes_6[133], planes_6[165],
    planes_6[197], planes_6[229], planes_6[261], planes_6[293], planes_6[325], planes_6[357],
    planes_6[389], planes_6[421], planes_6[453], planes_6[485], n389[5], n391[5], n393[5], n395[5],
    n397[5], n399[5], n401[5], n403[5], n405[5], n407[5], n409[5], n411[5], n413[5], n415[5],
    n417[5], n419[5]} + {planes_6[6], planes_6[38], planes_6[70], planes_6[102], planes_6[134], planes_6[166],
    planes_6[198], planes_6[230], planes_6[262], planes_6[294], planes_6[326], planes_6[358],
    planes_6[390], planes_6[422], planes_6[454], planes_6[486], n389[6], n391[6], n393[6], n395[6],
    n397[6], n399[6], n401[6], n403[6], n405[6], n407[6], n409[6], n411[6], n413[6], n415[6],
    n417[6], n419[6]}, planes_6[5], planes_6[37], planes_6[69], planes_6[101], planes_6[133], planes_6[165], planes_6[197], planes_6[229], planes_6[261], planes_6[293], planes_6[325], planes_6[357], planes_6[389], planes_6[421], planes_6[453], planes_6[485], n389[5], n391[5], n393[5], n395[5], n397[5], n399[5], n401[5], n403[5], n405[5], n407[5], n409[5], n411[5], n413[5], n415[5], n417[5], n419[5], {planes_6[3], planes_6[35], planes_6[67], planes_6[99], planes_6[131], planes_6[163],
    planes_6[195], planes_6[227], planes_6[259], planes_6[291], planes_6[323], planes_6[355],
    planes_6[387], planes_6[419], planes_6[451], planes_6[483], n389[3], n391[3], n393[3], n395[3],
    n397[3], n399[3], n401[3], n403[3], n405[3], n407[3], n409[3], n411[3], n413[3], n415[3],
    n417[3], n419[3]} + {planes_6[4], planes_6[36], planes_6[68], planes_6[100], planes_6[132], planes_6[164],
    planes_6[196], planes_6[228], planes_6[260], planes_6[292], planes_6[324], planes_6[356],
    planes_6[388], planes_6[420], planes_6[452], planes_6[484], n389[4], n391[4], n393[4], n395[4],
    n397[4], n399[4], n401[4], n403[4], n405[4], n407[4], n409[4], n411[4], n413[4], n415[4],
    n417[4], n419[4]}, planes_6[3], planes_6[35], planes_6[67], planes_6[99], planes_6[131], planes_6[163], planes_6[195], planes_6[227], planes_6[259], planes_6[291], planes_6[323], planes_6[355], planes_6[387], planes_6[419], planes_6[451], planes_6[483], n389[3], n391[3], n393[3], n395[3], n397[3], n399[3], n401[3], n403[3], n405[3], n407[3], n409[3], n411[3], n413[3], n415[3], n417[3], n419[3], {planes_6[1], planes_6[33], planes_6[65], planes_6[97], planes_6[129], planes_6[161],
    planes_6[193], planes_6[225], planes_6[257], planes_6[289], planes_6[321], planes_6[353],
    planes_6[385], planes_6[417], planes_6[449], planes_6[481], n389[1], n391[1], n393[1], n395[1],
    n397[1], n399[1], n401[1], n403[1], n405[1], n407[1], n409[1], n411[1], n413[1], n415[1],
    n417[1], n419[1]} + {planes_6[2], planes_6[34], planes_6[66], planes_6[98], planes_6[130], planes_6[162],
    planes_6[194], planes_6[226], planes_6[258], planes_6[290], planes_6[322], planes_6[354],
    planes_6[386], planes_6[418], planes_6[450], planes_6[482], n389[2], n391[2], n393[2], n395[2],
    n397[2], n399[2], n401[2], n403[2], n405[2], n407[2], n409[2], n411[2], n413[2], n415[2],
    n417[2], n419[2]}, planes_6[1], planes_6[33], planes_6[65], planes_6[97], planes_6[129], planes_6[161], planes_6[193], planes_6[225], planes_6[257], planes_6[289], planes_6[321], planes_6[353], planes_6[385], planes_6[417], planes_6[449], planes_6[481], n389[1], n391[1], n393[1], n395[1], n397[1], n399[1], n401[1], n403[1], n405[1], n407[1], n409[1], n411[1], n413[1], n415[1], n417[1], n419[1], base_6 + {planes_6[0], planes_6[32], planes_6[64], planes_6[96], planes_6[128], planes_6[160],
    planes_6[192], planes_6[224], planes_6[256], planes_6[288], planes_6[320], planes_6[352],
    planes_6[384], planes_6[416], planes_6[448], planes_6[480], n389[0], n391[0], n393[0], n395[0],
    n397[0], n399[0], n401[0], n403[0], n405[0], n407[0], n409[0], n411[0], n413[0], n415[0],
    n417[0], n419[0]}, base_6};
    if (advance) error_7 <= error_6;
    if (advance) words_8 <= {words_7[959:928] + words_7[1023:992], words_7[959:928] + words_7[991:960], words_7[959:928],
    words_7[927:896], words_7[831:800] + words_7[895:864], words_7[831:800] + words_7[863:832],
    words_7[831:800], words_7[799:768], words_7[703:672] + words_7[767:736],
    words_7[703:672] + words_7[735:704], words_7[703:672], words_7[671:640],
    words_7[575:544] + words_7[639:608], words_7[575:544] + words_7[607:576], words_7[575:544],
    words_7[543:512], words_7[447:416] + words_7[511:480], words_7[447:416] + words_7[479:448],
    words_7[447:416], words_7[415:384], words_7[319:288] + words_7[383:352],
    words_7[319:288] + words_7[351:320], words_7[319:288], words_7[287:256],
    words_7[191:160] + words_7[255:224], words_7[191:160] + words_7[223:192], words_7[191:160],
    words_7[159:128], words_7[63:32] + words_7[127:96], words_7[63:32] + words_7[95:64],
    words_7[63:32], words_7[31:0]};
    if (advance) error_8 <= error_7;
    if (advance) words_9 <= {words_8[895:864] + words_8[1023:992], words_8[895:864] + words_8[991:960],
    words_8[895:864] + words_8[959:928], words_8[895:864] + words_8[927:896], words_8[895:864],
    words_8[863:832], words_8[831:800], words_8[799:768], words_8[639:608] + words_8[767:736],
    words_8[639:608] + words_8[735:704], words_8[639:608] + words_8[703:672],
    words_8[639:608] + words_8[671:640], words_8[639:608], words_8[607:576], words_8[575:544],
    words_8[543:512], words_8[383:352] + words_8[511:480], words_8[383:352] + words_8[479:448],
    words_8[383:352] + words_8[447:416], words_8[383:352] + words_8[415:384], words_8[383:352],
    words_8[351:320], words_8[319:288], words_8[287:256], words_8[127:96] + words_8[255:224],
    words_8[127:96] + words_8[223:192], words_8[127:96] + words_8[191:160],
    words_8[127:96] + words_8[159:128], words_8[127:96], words_8[95:64], words_8[63:32],
    words_8[31:0]};
    if (advance) error_9 <= error_8;
    if (advance) words_10 <= {words_9[767:736] + words_9[1023:992], words_9[767:736] + words_9[991:960],
    words_9[767:736] + words_9[959:928], words_9[767:736] + words_9[927:896],
    words_9[767:736] + words_9[895:864], words_9[767:736] + words_9[863:832],
    words_9[767:736] + words_9[831:800], words_9[767:736] + words_9[799:768], words_9[767:736],
    words_9[735:704], words_9[703:672], words_9[671:640], words_9[639:608], words_9[607:576],
    words_9[575:544], words_9[543:512], words_9[255:224] + words_9[511:480],
    words_9[255:224] + words_9[479:448], words_9[255:224] + words_9[447:416],
    words_9[255:224] + words_9[415:384], words_9[255:224] + words_9[383:352],
    words_9[255:224] + words_9[351:320], words_9[255:224] + words_9[319:288],
    words_9[255:224] + words_9[287:256], words_9[255:224], words_9[223:192], words_9[191:160],
    words_9[159:128], words_9[127:96], words_9[95:64], words_9[63:32], words_9[31:0]};
    if (advance) error_10 <= error_9;
    if (advance) words_11 <= {words_10[511:480] + words_10[1023:992], words_10[511:480] + words_10[991:960],
    words_10[511:480] + words_10[959:928], words_10[511:480] + words_10[927:896],
    words_10[511:480] + words_10[895:864], words_10[511:480] + words_10[863:832],
    words_10[511:480] + words_10[831:800], words_10[511:480] + words_10[799:768],
    words_10[511:480] + words_10[767:736], words_10[511:480] + words_10[735:704],
    words_10[511:480] + words_10[703:672], words_10[511:480] + words_10[671:640],
    words_10[511:480] + words_10[639:608], words_10[511:480] + words_10[607:576],
    words_10[511:480] + words_10[575:544], words_10[511:480] + words_10[543:512],
    words_10[511:480], words_10[479:448], words_10[447:416], words_10[415:384], words_10[383:352],
    words_10[351:320], words_10[319:288], words_10[287:256], words_10[255:224], words_10[223:192],
    words_10[191:160], words_10[159:128], words_10[127:96], words_10[95:64], words_10[63:32],
    words_10[31:0]};
    if (advance) error_11 <= error_10;
  end

  wire unused = &{1'b0, sums_2[7:5], sums_2[16:14], sums_2[26:24], sums_2[36:33], sums_2[47:45], sums_2[58:54],
      sums_2[69:66], sums_2[80:76], sums_2[92:90], sums_2[104:99], sums_2[116:112],
      sums_2[128:123], sums_2[140:137], sums_2[152:147], sums_2[164:160], n125[12:10], n126[12:6],
      n127[12:7], n128[12:6], n129[12:8], n130[12:6], n131[12:7], n132[12:6], n133[12:9],
      n134[12:6], n135[12:7], n136[12:6], n137[12:8], n138[12:6], n139[12:7], planes_6[31],
      planes_6[63], planes_6[95], planes_6[127], planes_6[159], planes_6[191], planes_6[223],
      planes_6[255], planes_6[287], planes_6[319], planes_6[351], planes_6[383], planes_6[415],
      planes_6[447], planes_6[479], planes_6[511]};
endmodule
