// Step 2 of 13 of bpc_opt_lanes32_compressor_core: patterns of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_match (
  input  wire [991:0] dbp,
  output wire [95:0] tags,
  output wire [159:0] lengths,
  output wire [991:0] dbx
);
  wire match0_zero;
  bpc_opt_lanes32_match_plane match0 (
    .dbp(dbp[30:0]), .above(31'h0), .dbx(dbx[30:0]), .zero(match0_zero), .tag(tags[2:0]),
    .length(lengths[4:0])
  );
  wire match1_zero;
  bpc_opt_lanes32_match_plane match1 (
    .dbp(dbp[61:31]), .above(dbp[30:0]), .dbx(dbx[61:31]), .zero(match1_zero), .tag(tags[5:3]),
    .length(lengths[9:5])
  );
  wire match2_zero;
  bpc_opt_lanes32_match_plane match2 (
    .dbp(dbp[92:62]), .above(dbp[61:31]), .dbx(dbx[92:62]), .zero(match2_zero), .tag(tags[8:6]),
    .length(lengths[14:10])
  );
  wire match3_zero;
  bpc_opt_lanes32_match_plane match3 (
    .dbp(dbp[123:93]), .above(dbp[92:62]), .dbx(dbx[123:93]), .zero(match3_zero), .tag(tags[11:9]),
    .length(lengths[19:15])
  );
  wire match4_zero;
  bpc_opt_lanes32_match_plane match4 (
    .dbp(dbp[154:124]), .above(dbp[123:93]), .dbx(dbx[154:124]), .zero(match4_zero),
    .tag(tags[14:12]), .length(lengths[24:20])
  );
  wire match5_zero;
  bpc_opt_lanes32_match_plane match5 (
    .dbp(dbp[185:155]), .above(dbp[154:124]), .dbx(dbx[185:155]), .zero(match5_zero),
    .tag(tags[17:15]), .length(lengths[29:25])
  );
  wire match6_zero;
  bpc_opt_lanes32_match_plane match6 (
    .dbp(dbp[216:186]), .above(dbp[185:155]), .dbx(dbx[216:186]), .zero(match6_zero),
    .tag(tags[20:18]), .length(lengths[34:30])
  );
  wire match7_zero;
  bpc_opt_lanes32_match_plane match7 (
    .dbp(dbp[247:217]), .above(dbp[216:186]), .dbx(dbx[247:217]), .zero(match7_zero),
    .tag(tags[23:21]), .length(lengths[39:35])
  );
  wire match8_zero;
  bpc_opt_lanes32_match_plane match8 (
    .dbp(dbp[278:248]), .above(dbp[247:217]), .dbx(dbx[278:248]), .zero(match8_zero),
    .tag(tags[26:24]), .length(lengths[44:40])
  );
  wire match9_zero;
  bpc_opt_lanes32_match_plane match9 (
    .dbp(dbp[309:279]), .above(dbp[278:248]), .dbx(dbx[309:279]), .zero(match9_zero),
    .tag(tags[29:27]), .length(lengths[49:45])
  );
  wire match10_zero;
  bpc_opt_lanes32_match_plane match10 (
    .dbp(dbp[340:310]), .above(dbp[309:279]), .dbx(dbx[340:310]), .zero(match10_zero),
    .tag(tags[32:30]), .length(lengths[54:50])
  );
  wire match11_zero;
  bpc_opt_lanes32_match_plane match11 (
    .dbp(dbp[371:341]), .above(dbp[340:310]), .dbx(dbx[371:341]), .zero(match11_zero),
    .tag(tags[35:33]), .length(lengths[59:55])
  );
  wire match12_zero;
  bpc_opt_lanes32_match_plane match12 (
    .dbp(dbp[402:372]), .above(dbp[371:341]), .dbx(dbx[402:372]), .zero(match12_zero),
    .tag(tags[38:36]), .length(lengths[64:60])
  );
  wire match13_zero;
  bpc_opt_lanes32_match_plane match13 (
    .dbp(dbp[433:403]), .above(dbp[402:372]), .dbx(dbx[433:403]), .zero(match13_zero),
    .tag(tags[41:39]), .length(lengths[69:65])
  );
  wire match14_zero;
  bpc_opt_lanes32_match_plane match14 (
    .dbp(dbp[464:434]), .above(dbp[433:403]), .dbx(dbx[464:434]), .zero(match14_zero),
    .tag(tags[44:42]), .length(lengths[74:70])
  );
  wire match15_zero;
  bpc_opt_lanes32_match_plane match15 (
    .dbp(dbp[495:465]), .above(dbp[464:434]), .dbx(dbx[495:465]), .zero(match15_zero),
    .tag(tags[47:45]), .length(lengths[79:75])
  );
  wire match16_zero;
  bpc_opt_lanes32_match_plane match16 (
    .dbp(dbp[526:496]), .above(dbp[495:465]), .dbx(dbx[526:496]), .zero(match16_zero),
    .tag(tags[50:48]), .length(lengths[84:80])
  );
  wire match17_zero;
  bpc_opt_lanes32_match_plane match17 (
    .dbp(dbp[557:527]), .above(dbp[526:496]), .dbx(dbx[557:527]), .zero(match17_zero),
    .tag(tags[53:51]), .length(lengths[89:85])
  );
  wire match18_zero;
  bpc_opt_lanes32_match_plane match18 (
    .dbp(dbp[588:558]), .above(dbp[557:527]), .dbx(dbx[588:558]), .zero(match18_zero),
    .tag(tags[56:54]), .length(lengths[94:90])
  );
  wire match19_zero;
  bpc_opt_lanes32_match_plane match19 (
    .dbp(dbp[619:589]), .above(dbp[588:558]), .dbx(dbx[619:589]), .zero(match19_zero),
    .tag(tags[59:57]), .length(lengths[99:95])
  );
  wire match20_zero;
  bpc_opt_lanes32_match_plane match20 (
    .dbp(dbp[650:620]), .above(dbp[619:589]), .dbx(dbx[650:620]), .zero(match20_zero),
    .tag(tags[62:60]), .length(lengths[104:100])
  );
  wire match21_zero;
  bpc_opt_lanes32_match_plane match21 (
    .dbp(dbp[681:651]), .above(dbp[650:620]), .dbx(dbx[681:651]), .zero(match21_zero),
    .tag(tags[65:63]), .length(lengths[109:105])
  );
  wire match22_zero;
  bpc_opt_lanes32_match_plane match22 (
    .dbp(dbp[712:682]), .above(dbp[681:651]), .dbx(dbx[712:682]), .zero(match22_zero),
    .tag(tags[68:66]), .length(lengths[114:110])
  );
  wire match23_zero;
  bpc_opt_lanes32_match_plane match23 (
    .dbp(dbp[743:713]), .above(dbp[712:682]), .dbx(dbx[743:713]), .zero(match23_zero),
    .tag(tags[71:69]), .length(lengths[119:115])
  );
  wire match24_zero;
  bpc_opt_lanes32_match_plane match24 (
    .dbp(dbp[774:744]), .above(dbp[743:713]), .dbx(dbx[774:744]), .zero(match24_zero),
    .tag(tags[74:72]), .length(lengths[124:120])
  );
  wire match25_zero;
  bpc_opt_lanes32_match_plane match25 (
    .dbp(dbp[805:775]), .above(dbp[774:744]), .dbx(dbx[805:775]), .zero(match25_zero),
    .tag(tags[77:75]), .length(lengths[129:125])
  );
  wire match26_zero;
  bpc_opt_lanes32_match_plane match26 (
    .dbp(dbp[836:806]), .above(dbp[805:775]), .dbx(dbx[836:806]), .zero(match26_zero),
    .tag(tags[80:78]), .length(lengths[134:130])
  );
  wire match27_zero;
  bpc_opt_lanes32_match_plane match27 (
    .dbp(dbp[867:837]), .above(dbp[836:806]), .dbx(dbx[867:837]), .zero(match27_zero),
    .tag(tags[83:81]), .length(lengths[139:135])
  );
  wire match28_zero;
  bpc_opt_lanes32_match_plane match28 (
    .dbp(dbp[898:868]), .above(dbp[867:837]), .dbx(dbx[898:868]), .zero(match28_zero),
    .tag(tags[86:84]), .length(lengths[144:140])
  );
  wire match29_zero;
  bpc_opt_lanes32_match_plane match29 (
    .dbp(dbp[929:899]), .above(dbp[898:868]), .dbx(dbx[929:899]), .zero(match29_zero),
    .tag(tags[89:87]), .length(lengths[149:145])
  );
  wire match30_zero;
  bpc_opt_lanes32_match_plane match30 (
    .dbp(dbp[960:930]), .above(dbp[929:899]), .dbx(dbx[960:930]), .zero(match30_zero),
    .tag(tags[92:90]), .length(lengths[154:150])
  );
  wire match31_zero;
  bpc_opt_lanes32_match_plane match31 (
    .dbp(dbp[991:961]), .above(dbp[960:930]), .dbx(dbx[991:961]), .zero(match31_zero),
    .tag(tags[95:93]), .length(lengths[159:155])
  );

  // Bits that nothing reads.
  wire unused = &{1'b0, match0_zero, match1_zero, match2_zero, match3_zero, match4_zero,
      match5_zero, match6_zero, match7_zero, match8_zero, match9_zero, match10_zero, match11_zero,
      match12_zero, match13_zero, match14_zero, match15_zero, match16_zero, match17_zero,
      match18_zero, match19_zero, match20_zero, match21_zero, match22_zero, match23_zero,
      match24_zero, match25_zero, match26_zero, match27_zero, match28_zero, match29_zero,
      match30_zero, match31_zero};
endmodule
