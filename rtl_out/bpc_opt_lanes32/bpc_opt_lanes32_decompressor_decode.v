// Step 11 of 22 of bpc_opt_lanes32_decompressor_core: DBX of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_decode (
  input  wire [95:0] tags,  // 32 of 3 bits, from step 1
  input  wire [1023:0] windows,  // 32 of 32 bits, from step 10
  input  wire bad_lengths,  // From step 10
  output wire [991:0] dbx,  // 32 of 31 bits, from step 11
  output wire [30:0] zero_dbp,  // 31 bits, from step 11
  output wire bad_planes  // From step 11
);
  wire [30:0] dbx_0;
  wire decode0_zero_dbp;
  wire decode0_error;
  bpc_opt_lanes32_decode_plane decode0 (
    .tag(tags[2:0]), .payload(windows[31:0]), .dbx(dbx_0), .zero_dbp(decode0_zero_dbp),
    .error(decode0_error)
  );
  wire [30:0] dbx_1;
  wire zero_dbp_0;
  wire decode1_error;
  bpc_opt_lanes32_decode_plane decode1 (
    .tag(tags[5:3]), .payload(windows[63:32]), .dbx(dbx_1), .zero_dbp(zero_dbp_0),
    .error(decode1_error)
  );
  wire [30:0] dbx_2;
  wire zero_dbp_1;
  wire decode2_error;
  bpc_opt_lanes32_decode_plane decode2 (
    .tag(tags[8:6]), .payload(windows[95:64]), .dbx(dbx_2), .zero_dbp(zero_dbp_1),
    .error(decode2_error)
  );
  wire [30:0] dbx_3;
  wire zero_dbp_2;
  wire decode3_error;
  bpc_opt_lanes32_decode_plane decode3 (
    .tag(tags[11:9]), .payload(windows[127:96]), .dbx(dbx_3), .zero_dbp(zero_dbp_2),
    .error(decode3_error)
  );
  wire [30:0] dbx_4;
  wire zero_dbp_3;
  wire decode4_error;
  bpc_opt_lanes32_decode_plane decode4 (
    .tag(tags[14:12]), .payload(windows[159:128]), .dbx(dbx_4), .zero_dbp(zero_dbp_3),
    .error(decode4_error)
  );
  wire [30:0] dbx_5;
  wire zero_dbp_4;
  wire decode5_error;
  bpc_opt_lanes32_decode_plane decode5 (
    .tag(tags[17:15]), .payload(windows[191:160]), .dbx(dbx_5), .zero_dbp(zero_dbp_4),
    .error(decode5_error)
  );
  wire [30:0] dbx_6;
  wire zero_dbp_5;
  wire decode6_error;
  bpc_opt_lanes32_decode_plane decode6 (
    .tag(tags[20:18]), .payload(windows[223:192]), .dbx(dbx_6), .zero_dbp(zero_dbp_5),
    .error(decode6_error)
  );
  wire [30:0] dbx_7;
  wire zero_dbp_6;
  wire decode7_error;
  bpc_opt_lanes32_decode_plane decode7 (
    .tag(tags[23:21]), .payload(windows[255:224]), .dbx(dbx_7), .zero_dbp(zero_dbp_6),
    .error(decode7_error)
  );
  wire [30:0] dbx_8;
  wire zero_dbp_7;
  wire decode8_error;
  bpc_opt_lanes32_decode_plane decode8 (
    .tag(tags[26:24]), .payload(windows[287:256]), .dbx(dbx_8), .zero_dbp(zero_dbp_7),
    .error(decode8_error)
  );
  wire [30:0] dbx_9;
  wire zero_dbp_8;
  wire decode9_error;
  bpc_opt_lanes32_decode_plane decode9 (
    .tag(tags[29:27]), .payload(windows[319:288]), .dbx(dbx_9), .zero_dbp(zero_dbp_8),
    .error(decode9_error)
  );
  wire [30:0] dbx_10;
  wire zero_dbp_9;
  wire decode10_error;
  bpc_opt_lanes32_decode_plane decode10 (
    .tag(tags[32:30]), .payload(windows[351:320]), .dbx(dbx_10), .zero_dbp(zero_dbp_9),
    .error(decode10_error)
  );
  wire [30:0] dbx_11;
  wire zero_dbp_10;
  wire decode11_error;
  bpc_opt_lanes32_decode_plane decode11 (
    .tag(tags[35:33]), .payload(windows[383:352]), .dbx(dbx_11), .zero_dbp(zero_dbp_10),
    .error(decode11_error)
  );
  wire [30:0] dbx_12;
  wire zero_dbp_11;
  wire decode12_error;
  bpc_opt_lanes32_decode_plane decode12 (
    .tag(tags[38:36]), .payload(windows[415:384]), .dbx(dbx_12), .zero_dbp(zero_dbp_11),
    .error(decode12_error)
  );
  wire [30:0] dbx_13;
  wire zero_dbp_12;
  wire decode13_error;
  bpc_opt_lanes32_decode_plane decode13 (
    .tag(tags[41:39]), .payload(windows[447:416]), .dbx(dbx_13), .zero_dbp(zero_dbp_12),
    .error(decode13_error)
  );
  wire [30:0] dbx_14;
  wire zero_dbp_13;
  wire decode14_error;
  bpc_opt_lanes32_decode_plane decode14 (
    .tag(tags[44:42]), .payload(windows[479:448]), .dbx(dbx_14), .zero_dbp(zero_dbp_13),
    .error(decode14_error)
  );
  wire [30:0] dbx_15;
  wire zero_dbp_14;
  wire decode15_error;
  bpc_opt_lanes32_decode_plane decode15 (
    .tag(tags[47:45]), .payload(windows[511:480]), .dbx(dbx_15), .zero_dbp(zero_dbp_14),
    .error(decode15_error)
  );
  wire [30:0] dbx_16;
  wire zero_dbp_15;
  wire decode16_error;
  bpc_opt_lanes32_decode_plane decode16 (
    .tag(tags[50:48]), .payload(windows[543:512]), .dbx(dbx_16), .zero_dbp(zero_dbp_15),
    .error(decode16_error)
  );
  wire [30:0] dbx_17;
  wire zero_dbp_16;
  wire decode17_error;
  bpc_opt_lanes32_decode_plane decode17 (
    .tag(tags[53:51]), .payload(windows[575:544]), .dbx(dbx_17), .zero_dbp(zero_dbp_16),
    .error(decode17_error)
  );
  wire [30:0] dbx_18;
  wire zero_dbp_17;
  wire decode18_error;
  bpc_opt_lanes32_decode_plane decode18 (
    .tag(tags[56:54]), .payload(windows[607:576]), .dbx(dbx_18), .zero_dbp(zero_dbp_17),
    .error(decode18_error)
  );
  wire [30:0] dbx_19;
  wire zero_dbp_18;
  wire decode19_error;
  bpc_opt_lanes32_decode_plane decode19 (
    .tag(tags[59:57]), .payload(windows[639:608]), .dbx(dbx_19), .zero_dbp(zero_dbp_18),
    .error(decode19_error)
  );
  wire [30:0] dbx_20;
  wire zero_dbp_19;
  wire decode20_error;
  bpc_opt_lanes32_decode_plane decode20 (
    .tag(tags[62:60]), .payload(windows[671:640]), .dbx(dbx_20), .zero_dbp(zero_dbp_19),
    .error(decode20_error)
  );
  wire [30:0] dbx_21;
  wire zero_dbp_20;
  wire decode21_error;
  bpc_opt_lanes32_decode_plane decode21 (
    .tag(tags[65:63]), .payload(windows[703:672]), .dbx(dbx_21), .zero_dbp(zero_dbp_20),
    .error(decode21_error)
  );
  wire [30:0] dbx_22;
  wire zero_dbp_21;
  wire decode22_error;
  bpc_opt_lanes32_decode_plane decode22 (
    .tag(tags[68:66]), .payload(windows[735:704]), .dbx(dbx_22), .zero_dbp(zero_dbp_21),
    .error(decode22_error)
  );
  wire [30:0] dbx_23;
  wire zero_dbp_22;
  wire decode23_error;
  bpc_opt_lanes32_decode_plane decode23 (
    .tag(tags[71:69]), .payload(windows[767:736]), .dbx(dbx_23), .zero_dbp(zero_dbp_22),
    .error(decode23_error)
  );
  wire [30:0] dbx_24;
  wire zero_dbp_23;
  wire decode24_error;
  bpc_opt_lanes32_decode_plane decode24 (
    .tag(tags[74:72]), .payload(windows[799:768]), .dbx(dbx_24), .zero_dbp(zero_dbp_23),
    .error(decode24_error)
  );
  wire [30:0] dbx_25;
  wire zero_dbp_24;
  wire decode25_error;
  bpc_opt_lanes32_decode_plane decode25 (
    .tag(tags[77:75]), .payload(windows[831:800]), .dbx(dbx_25), .zero_dbp(zero_dbp_24),
    .error(decode25_error)
  );
  wire [30:0] dbx_26;
  wire zero_dbp_25;
  wire decode26_error;
  bpc_opt_lanes32_decode_plane decode26 (
    .tag(tags[80:78]), .payload(windows[863:832]), .dbx(dbx_26), .zero_dbp(zero_dbp_25),
    .error(decode26_error)
  );
  wire [30:0] dbx_27;
  wire zero_dbp_26;
  wire decode27_error;
  bpc_opt_lanes32_decode_plane decode27 (
    .tag(tags[83:81]), .payload(windows[895:864]), .dbx(dbx_27), .zero_dbp(zero_dbp_26),
    .error(decode27_error)
  );
  wire [30:0] dbx_28;
  wire zero_dbp_27;
  wire decode28_error;
  bpc_opt_lanes32_decode_plane decode28 (
    .tag(tags[86:84]), .payload(windows[927:896]), .dbx(dbx_28), .zero_dbp(zero_dbp_27),
    .error(decode28_error)
  );
  wire [30:0] dbx_29;
  wire zero_dbp_28;
  wire decode29_error;
  bpc_opt_lanes32_decode_plane decode29 (
    .tag(tags[89:87]), .payload(windows[959:928]), .dbx(dbx_29), .zero_dbp(zero_dbp_28),
    .error(decode29_error)
  );
  wire [30:0] dbx_30;
  wire zero_dbp_29;
  wire decode30_error;
  bpc_opt_lanes32_decode_plane decode30 (
    .tag(tags[92:90]), .payload(windows[991:960]), .dbx(dbx_30), .zero_dbp(zero_dbp_29),
    .error(decode30_error)
  );
  wire [30:0] dbx_31;
  wire zero_dbp_30;
  wire decode31_error;
  bpc_opt_lanes32_decode_plane decode31 (
    .tag(tags[95:93]), .payload(windows[1023:992]), .dbx(dbx_31), .zero_dbp(zero_dbp_30),
    .error(decode31_error)
  );
  assign dbx = {dbx_31, dbx_30, dbx_29, dbx_28, dbx_27, dbx_26, dbx_25, dbx_24, dbx_23, dbx_22,
      dbx_21, dbx_20, dbx_19, dbx_18, dbx_17, dbx_16, dbx_15, dbx_14, dbx_13, dbx_12, dbx_11,
      dbx_10, dbx_9, dbx_8, dbx_7, dbx_6, dbx_5, dbx_4, dbx_3, dbx_2, dbx_1, dbx_0};
  assign zero_dbp = {zero_dbp_30, zero_dbp_29, zero_dbp_28, zero_dbp_27, zero_dbp_26, zero_dbp_25,
      zero_dbp_24, zero_dbp_23, zero_dbp_22, zero_dbp_21, zero_dbp_20, zero_dbp_19, zero_dbp_18,
      zero_dbp_17, zero_dbp_16, zero_dbp_15, zero_dbp_14, zero_dbp_13, zero_dbp_12, zero_dbp_11,
      zero_dbp_10, zero_dbp_9, zero_dbp_8, zero_dbp_7, zero_dbp_6, zero_dbp_5, zero_dbp_4,
      zero_dbp_3, zero_dbp_2, zero_dbp_1, zero_dbp_0};
  assign bad_planes = decode0_error | decode1_error | decode2_error | decode3_error |
      decode4_error | decode5_error | decode6_error | decode7_error | decode8_error |
      decode9_error | decode10_error | decode11_error | decode12_error | decode13_error |
      decode14_error | decode15_error | decode16_error | decode17_error | decode18_error |
      decode19_error | decode20_error | decode21_error | decode22_error | decode23_error |
      decode24_error | decode25_error | decode26_error | decode27_error | decode28_error |
      decode29_error | decode30_error | decode31_error | bad_lengths;

  // Bits that nothing reads.
  wire unused = &{1'b0, decode0_zero_dbp};
endmodule
