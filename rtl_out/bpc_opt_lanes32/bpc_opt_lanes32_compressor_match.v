// Step 2 of 13 of bpc_opt_lanes32_compressor_core: patterns of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_match (
  input  wire [991:0] dbp,  // 32 of 31 bits, from step 1
  output wire [95:0] tags,  // 32 of 3 bits, from step 2
  output wire [159:0] lengths,  // 32 of 5 bits, from step 2
  output wire [991:0] dbx  // 32 of 31 bits, from step 2
);
  wire [30:0] dbx_0;
  wire match0_zero;
  wire [2:0] tags_0;
  wire [4:0] lengths_0;
  bpc_opt_lanes32_match_plane match0 (
    .dbp(dbp[30:0]), .dbp_above(31'h0), .dbx(dbx_0), .zero(match0_zero), .tag(tags_0),
    .length(lengths_0)
  );
  wire [30:0] dbx_1;
  wire match1_zero;
  wire [2:0] tags_1;
  wire [4:0] lengths_1;
  bpc_opt_lanes32_match_plane match1 (
    .dbp(dbp[61:31]), .dbp_above(dbp[30:0]), .dbx(dbx_1), .zero(match1_zero), .tag(tags_1),
    .length(lengths_1)
  );
  wire [30:0] dbx_2;
  wire match2_zero;
  wire [2:0] tags_2;
  wire [4:0] lengths_2;
  bpc_opt_lanes32_match_plane match2 (
    .dbp(dbp[92:62]), .dbp_above(dbp[61:31]), .dbx(dbx_2), .zero(match2_zero), .tag(tags_2),
    .length(lengths_2)
  );
  wire [30:0] dbx_3;
  wire match3_zero;
  wire [2:0] tags_3;
  wire [4:0] lengths_3;
  bpc_opt_lanes32_match_plane match3 (
    .dbp(dbp[123:93]), .dbp_above(dbp[92:62]), .dbx(dbx_3), .zero(match3_zero), .tag(tags_3),
    .length(lengths_3)
  );
  wire [30:0] dbx_4;
  wire match4_zero;
  wire [2:0] tags_4;
  wire [4:0] lengths_4;
  bpc_opt_lanes32_match_plane match4 (
    .dbp(dbp[154:124]), .dbp_above(dbp[123:93]), .dbx(dbx_4), .zero(match4_zero), .tag(tags_4),
    .length(lengths_4)
  );
  wire [30:0] dbx_5;
  wire match5_zero;
  wire [2:0] tags_5;
  wire [4:0] lengths_5;
  bpc_opt_lanes32_match_plane match5 (
    .dbp(dbp[185:155]), .dbp_above(dbp[154:124]), .dbx(dbx_5), .zero(match5_zero), .tag(tags_5),
    .length(lengths_5)
  );
  wire [30:0] dbx_6;
  wire match6_zero;
  wire [2:0] tags_6;
  wire [4:0] lengths_6;
  bpc_opt_lanes32_match_plane match6 (
    .dbp(dbp[216:186]), .dbp_above(dbp[185:155]), .dbx(dbx_6), .zero(match6_zero), .tag(tags_6),
    .length(lengths_6)
  );
  wire [30:0] dbx_7;
  wire match7_zero;
  wire [2:0] tags_7;
  wire [4:0] lengths_7;
  bpc_opt_lanes32_match_plane match7 (
    .dbp(dbp[247:217]), .dbp_above(dbp[216:186]), .dbx(dbx_7), .zero(match7_zero), .tag(tags_7),
    .length(lengths_7)
  );
  wire [30:0] dbx_8;
  wire match8_zero;
  wire [2:0] tags_8;
  wire [4:0] lengths_8;
  bpc_opt_lanes32_match_plane match8 (
    .dbp(dbp[278:248]), .dbp_above(dbp[247:217]), .dbx(dbx_8), .zero(match8_zero), .tag(tags_8),
    .length(lengths_8)
  );
  wire [30:0] dbx_9;
  wire match9_zero;
  wire [2:0] tags_9;
  wire [4:0] lengths_9;
  bpc_opt_lanes32_match_plane match9 (
    .dbp(dbp[309:279]), .dbp_above(dbp[278:248]), .dbx(dbx_9), .zero(match9_zero), .tag(tags_9),
    .length(lengths_9)
  );
  wire [30:0] dbx_10;
  wire match10_zero;
  wire [2:0] tags_10;
  wire [4:0] lengths_10;
  bpc_opt_lanes32_match_plane match10 (
    .dbp(dbp[340:310]), .dbp_above(dbp[309:279]), .dbx(dbx_10), .zero(match10_zero), .tag(tags_10),
    .length(lengths_10)
  );
  wire [30:0] dbx_11;
  wire match11_zero;
  wire [2:0] tags_11;
  wire [4:0] lengths_11;
  bpc_opt_lanes32_match_plane match11 (
    .dbp(dbp[371:341]), .dbp_above(dbp[340:310]), .dbx(dbx_11), .zero(match11_zero), .tag(tags_11),
    .length(lengths_11)
  );
  wire [30:0] dbx_12;
  wire match12_zero;
  wire [2:0] tags_12;
  wire [4:0] lengths_12;
  bpc_opt_lanes32_match_plane match12 (
    .dbp(dbp[402:372]), .dbp_above(dbp[371:341]), .dbx(dbx_12), .zero(match12_zero), .tag(tags_12),
    .length(lengths_12)
  );
  wire [30:0] dbx_13;
  wire match13_zero;
  wire [2:0] tags_13;
  wire [4:0] lengths_13;
  bpc_opt_lanes32_match_plane match13 (
    .dbp(dbp[433:403]), .dbp_above(dbp[402:372]), .dbx(dbx_13), .zero(match13_zero), .tag(tags_13),
    .length(lengths_13)
  );
  wire [30:0] dbx_14;
  wire match14_zero;
  wire [2:0] tags_14;
  wire [4:0] lengths_14;
  bpc_opt_lanes32_match_plane match14 (
    .dbp(dbp[464:434]), .dbp_above(dbp[433:403]), .dbx(dbx_14), .zero(match14_zero), .tag(tags_14),
    .length(lengths_14)
  );
  wire [30:0] dbx_15;
  wire match15_zero;
  wire [2:0] tags_15;
  wire [4:0] lengths_15;
  bpc_opt_lanes32_match_plane match15 (
    .dbp(dbp[495:465]), .dbp_above(dbp[464:434]), .dbx(dbx_15), .zero(match15_zero), .tag(tags_15),
    .length(lengths_15)
  );
  wire [30:0] dbx_16;
  wire match16_zero;
  wire [2:0] tags_16;
  wire [4:0] lengths_16;
  bpc_opt_lanes32_match_plane match16 (
    .dbp(dbp[526:496]), .dbp_above(dbp[495:465]), .dbx(dbx_16), .zero(match16_zero), .tag(tags_16),
    .length(lengths_16)
  );
  wire [30:0] dbx_17;
  wire match17_zero;
  wire [2:0] tags_17;
  wire [4:0] lengths_17;
  bpc_opt_lanes32_match_plane match17 (
    .dbp(dbp[557:527]), .dbp_above(dbp[526:496]), .dbx(dbx_17), .zero(match17_zero), .tag(tags_17),
    .length(lengths_17)
  );
  wire [30:0] dbx_18;
  wire match18_zero;
  wire [2:0] tags_18;
  wire [4:0] lengths_18;
  bpc_opt_lanes32_match_plane match18 (
    .dbp(dbp[588:558]), .dbp_above(dbp[557:527]), .dbx(dbx_18), .zero(match18_zero), .tag(tags_18),
    .length(lengths_18)
  );
  wire [30:0] dbx_19;
  wire match19_zero;
  wire [2:0] tags_19;
  wire [4:0] lengths_19;
  bpc_opt_lanes32_match_plane match19 (
    .dbp(dbp[619:589]), .dbp_above(dbp[588:558]), .dbx(dbx_19), .zero(match19_zero), .tag(tags_19),
    .length(lengths_19)
  );
  wire [30:0] dbx_20;
  wire match20_zero;
  wire [2:0] tags_20;
  wire [4:0] lengths_20;
  bpc_opt_lanes32_match_plane match20 (
    .dbp(dbp[650:620]), .dbp_above(dbp[619:589]), .dbx(dbx_20), .zero(match20_zero), .tag(tags_20),
    .length(lengths_20)
  );
  wire [30:0] dbx_21;
  wire match21_zero;
  wire [2:0] tags_21;
  wire [4:0] lengths_21;
  bpc_opt_lanes32_match_plane match21 (
    .dbp(dbp[681:651]), .dbp_above(dbp[650:620]), .dbx(dbx_21), .zero(match21_zero), .tag(tags_21),
    .length(lengths_21)
  );
  wire [30:0] dbx_22;
  wire match22_zero;
  wire [2:0] tags_22;
  wire [4:0] lengths_22;
  bpc_opt_lanes32_match_plane match22 (
    .dbp(dbp[712:682]), .dbp_above(dbp[681:651]), .dbx(dbx_22), .zero(match22_zero), .tag(tags_22),
    .length(lengths_22)
  );
  wire [30:0] dbx_23;
  wire match23_zero;
  wire [2:0] tags_23;
  wire [4:0] lengths_23;
  bpc_opt_lanes32_match_plane match23 (
    .dbp(dbp[743:713]), .dbp_above(dbp[712:682]), .dbx(dbx_23), .zero(match23_zero), .tag(tags_23),
    .length(lengths_23)
  );
  wire [30:0] dbx_24;
  wire match24_zero;
  wire [2:0] tags_24;
  wire [4:0] lengths_24;
  bpc_opt_lanes32_match_plane match24 (
    .dbp(dbp[774:744]), .dbp_above(dbp[743:713]), .dbx(dbx_24), .zero(match24_zero), .tag(tags_24),
    .length(lengths_24)
  );
  wire [30:0] dbx_25;
  wire match25_zero;
  wire [2:0] tags_25;
  wire [4:0] lengths_25;
  bpc_opt_lanes32_match_plane match25 (
    .dbp(dbp[805:775]), .dbp_above(dbp[774:744]), .dbx(dbx_25), .zero(match25_zero), .tag(tags_25),
    .length(lengths_25)
  );
  wire [30:0] dbx_26;
  wire match26_zero;
  wire [2:0] tags_26;
  wire [4:0] lengths_26;
  bpc_opt_lanes32_match_plane match26 (
    .dbp(dbp[836:806]), .dbp_above(dbp[805:775]), .dbx(dbx_26), .zero(match26_zero), .tag(tags_26),
    .length(lengths_26)
  );
  wire [30:0] dbx_27;
  wire match27_zero;
  wire [2:0] tags_27;
  wire [4:0] lengths_27;
  bpc_opt_lanes32_match_plane match27 (
    .dbp(dbp[867:837]), .dbp_above(dbp[836:806]), .dbx(dbx_27), .zero(match27_zero), .tag(tags_27),
    .length(lengths_27)
  );
  wire [30:0] dbx_28;
  wire match28_zero;
  wire [2:0] tags_28;
  wire [4:0] lengths_28;
  bpc_opt_lanes32_match_plane match28 (
    .dbp(dbp[898:868]), .dbp_above(dbp[867:837]), .dbx(dbx_28), .zero(match28_zero), .tag(tags_28),
    .length(lengths_28)
  );
  wire [30:0] dbx_29;
  wire match29_zero;
  wire [2:0] tags_29;
  wire [4:0] lengths_29;
  bpc_opt_lanes32_match_plane match29 (
    .dbp(dbp[929:899]), .dbp_above(dbp[898:868]), .dbx(dbx_29), .zero(match29_zero), .tag(tags_29),
    .length(lengths_29)
  );
  wire [30:0] dbx_30;
  wire match30_zero;
  wire [2:0] tags_30;
  wire [4:0] lengths_30;
  bpc_opt_lanes32_match_plane match30 (
    .dbp(dbp[960:930]), .dbp_above(dbp[929:899]), .dbx(dbx_30), .zero(match30_zero), .tag(tags_30),
    .length(lengths_30)
  );
  wire [30:0] dbx_31;
  wire match31_zero;
  wire [2:0] tags_31;
  wire [4:0] lengths_31;
  bpc_opt_lanes32_match_plane match31 (
    .dbp(dbp[991:961]), .dbp_above(dbp[960:930]), .dbx(dbx_31), .zero(match31_zero), .tag(tags_31),
    .length(lengths_31)
  );
  assign tags = {tags_31, tags_30, tags_29, tags_28, tags_27, tags_26, tags_25, tags_24, tags_23,
      tags_22, tags_21, tags_20, tags_19, tags_18, tags_17, tags_16, tags_15, tags_14, tags_13,
      tags_12, tags_11, tags_10, tags_9, tags_8, tags_7, tags_6, tags_5, tags_4, tags_3, tags_2,
      tags_1, tags_0};
  assign lengths = {lengths_31, lengths_30, lengths_29, lengths_28, lengths_27, lengths_26,
      lengths_25, lengths_24, lengths_23, lengths_22, lengths_21, lengths_20, lengths_19,
      lengths_18, lengths_17, lengths_16, lengths_15, lengths_14, lengths_13, lengths_12,
      lengths_11, lengths_10, lengths_9, lengths_8, lengths_7, lengths_6, lengths_5, lengths_4,
      lengths_3, lengths_2, lengths_1, lengths_0};
  assign dbx = {dbx_31, dbx_30, dbx_29, dbx_28, dbx_27, dbx_26, dbx_25, dbx_24, dbx_23, dbx_22,
      dbx_21, dbx_20, dbx_19, dbx_18, dbx_17, dbx_16, dbx_15, dbx_14, dbx_13, dbx_12, dbx_11,
      dbx_10, dbx_9, dbx_8, dbx_7, dbx_6, dbx_5, dbx_4, dbx_3, dbx_2, dbx_1, dbx_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, match0_zero, match1_zero, match2_zero, match3_zero, match4_zero,
      match5_zero, match6_zero, match7_zero, match8_zero, match9_zero, match10_zero, match11_zero,
      match12_zero, match13_zero, match14_zero, match15_zero, match16_zero, match17_zero,
      match18_zero, match19_zero, match20_zero, match21_zero, match22_zero, match23_zero,
      match24_zero, match25_zero, match26_zero, match27_zero, match28_zero, match29_zero,
      match30_zero, match31_zero};
endmodule
