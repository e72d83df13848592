// Step 11 of 22 of bpc_opt_lanes32_decompressor_core: DBX of all planes.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_decode (
  input  wire [95:0] tags,
  input  wire [1023:0] windows,
  input  wire bad_lengths,
  output wire [991:0] dbx,
  output wire [30:0] zero_dbp,
  output wire bad_planes
);
  wire decode0_zero_dbp;
  wire [31:0] lane_errors;
  bpc_opt_lanes32_decode_plane decode0 (
    .tag(tags[2:0]), .payload(windows[31:0]), .dbx(dbx[30:0]), .zero_dbp(decode0_zero_dbp),
    .error(lane_errors[0])
  );
  bpc_opt_lanes32_decode_plane decode1 (
    .tag(tags[5:3]), .payload(windows[63:32]), .dbx(dbx[61:31]), .zero_dbp(zero_dbp[0]),
    .error(lane_errors[1])
  );
  bpc_opt_lanes32_decode_plane decode2 (
    .tag(tags[8:6]), .payload(windows[95:64]), .dbx(dbx[92:62]), .zero_dbp(zero_dbp[1]),
    .error(lane_errors[2])
  );
  bpc_opt_lanes32_decode_plane decode3 (
    .tag(tags[11:9]), .payload(windows[127:96]), .dbx(dbx[123:93]), .zero_dbp(zero_dbp[2]),
    .error(lane_errors[3])
  );
  bpc_opt_lanes32_decode_plane decode4 (
    .tag(tags[14:12]), .payload(windows[159:128]), .dbx(dbx[154:124]), .zero_dbp(zero_dbp[3]),
    .error(lane_errors[4])
  );
  bpc_opt_lanes32_decode_plane decode5 (
    .tag(tags[17:15]), .payload(windows[191:160]), .dbx(dbx[185:155]), .zero_dbp(zero_dbp[4]),
    .error(lane_errors[5])
  );
  bpc_opt_lanes32_decode_plane decode6 (
    .tag(tags[20:18]), .payload(windows[223:192]), .dbx(dbx[216:186]), .zero_dbp(zero_dbp[5]),
    .error(lane_errors[6])
  );
  bpc_opt_lanes32_decode_plane decode7 (
    .tag(tags[23:21]), .payload(windows[255:224]), .dbx(dbx[247:217]), .zero_dbp(zero_dbp[6]),
    .error(lane_errors[7])
  );
  bpc_opt_lanes32_decode_plane decode8 (
    .tag(tags[26:24]), .payload(windows[287:256]), .dbx(dbx[278:248]), .zero_dbp(zero_dbp[7]),
    .error(lane_errors[8])
  );
  bpc_opt_lanes32_decode_plane decode9 (
    .tag(tags[29:27]), .payload(windows[319:288]), .dbx(dbx[309:279]), .zero_dbp(zero_dbp[8]),
    .error(lane_errors[9])
  );
  bpc_opt_lanes32_decode_plane decode10 (
    .tag(tags[32:30]), .payload(windows[351:320]), .dbx(dbx[340:310]), .zero_dbp(zero_dbp[9]),
    .error(lane_errors[10])
  );
  bpc_opt_lanes32_decode_plane decode11 (
    .tag(tags[35:33]), .payload(windows[383:352]), .dbx(dbx[371:341]), .zero_dbp(zero_dbp[10]),
    .error(lane_errors[11])
  );
  bpc_opt_lanes32_decode_plane decode12 (
    .tag(tags[38:36]), .payload(windows[415:384]), .dbx(dbx[402:372]), .zero_dbp(zero_dbp[11]),
    .error(lane_errors[12])
  );
  bpc_opt_lanes32_decode_plane decode13 (
    .tag(tags[41:39]), .payload(windows[447:416]), .dbx(dbx[433:403]), .zero_dbp(zero_dbp[12]),
    .error(lane_errors[13])
  );
  bpc_opt_lanes32_decode_plane decode14 (
    .tag(tags[44:42]), .payload(windows[479:448]), .dbx(dbx[464:434]), .zero_dbp(zero_dbp[13]),
    .error(lane_errors[14])
  );
  bpc_opt_lanes32_decode_plane decode15 (
    .tag(tags[47:45]), .payload(windows[511:480]), .dbx(dbx[495:465]), .zero_dbp(zero_dbp[14]),
    .error(lane_errors[15])
  );
  bpc_opt_lanes32_decode_plane decode16 (
    .tag(tags[50:48]), .payload(windows[543:512]), .dbx(dbx[526:496]), .zero_dbp(zero_dbp[15]),
    .error(lane_errors[16])
  );
  bpc_opt_lanes32_decode_plane decode17 (
    .tag(tags[53:51]), .payload(windows[575:544]), .dbx(dbx[557:527]), .zero_dbp(zero_dbp[16]),
    .error(lane_errors[17])
  );
  bpc_opt_lanes32_decode_plane decode18 (
    .tag(tags[56:54]), .payload(windows[607:576]), .dbx(dbx[588:558]), .zero_dbp(zero_dbp[17]),
    .error(lane_errors[18])
  );
  bpc_opt_lanes32_decode_plane decode19 (
    .tag(tags[59:57]), .payload(windows[639:608]), .dbx(dbx[619:589]), .zero_dbp(zero_dbp[18]),
    .error(lane_errors[19])
  );
  bpc_opt_lanes32_decode_plane decode20 (
    .tag(tags[62:60]), .payload(windows[671:640]), .dbx(dbx[650:620]), .zero_dbp(zero_dbp[19]),
    .error(lane_errors[20])
  );
  bpc_opt_lanes32_decode_plane decode21 (
    .tag(tags[65:63]), .payload(windows[703:672]), .dbx(dbx[681:651]), .zero_dbp(zero_dbp[20]),
    .error(lane_errors[21])
  );
  bpc_opt_lanes32_decode_plane decode22 (
    .tag(tags[68:66]), .payload(windows[735:704]), .dbx(dbx[712:682]), .zero_dbp(zero_dbp[21]),
    .error(lane_errors[22])
  );
  bpc_opt_lanes32_decode_plane decode23 (
    .tag(tags[71:69]), .payload(windows[767:736]), .dbx(dbx[743:713]), .zero_dbp(zero_dbp[22]),
    .error(lane_errors[23])
  );
  bpc_opt_lanes32_decode_plane decode24 (
    .tag(tags[74:72]), .payload(windows[799:768]), .dbx(dbx[774:744]), .zero_dbp(zero_dbp[23]),
    .error(lane_errors[24])
  );
  bpc_opt_lanes32_decode_plane decode25 (
    .tag(tags[77:75]), .payload(windows[831:800]), .dbx(dbx[805:775]), .zero_dbp(zero_dbp[24]),
    .error(lane_errors[25])
  );
  bpc_opt_lanes32_decode_plane decode26 (
    .tag(tags[80:78]), .payload(windows[863:832]), .dbx(dbx[836:806]), .zero_dbp(zero_dbp[25]),
    .error(lane_errors[26])
  );
  bpc_opt_lanes32_decode_plane decode27 (
    .tag(tags[83:81]), .payload(windows[895:864]), .dbx(dbx[867:837]), .zero_dbp(zero_dbp[26]),
    .error(lane_errors[27])
  );
  bpc_opt_lanes32_decode_plane decode28 (
    .tag(tags[86:84]), .payload(windows[927:896]), .dbx(dbx[898:868]), .zero_dbp(zero_dbp[27]),
    .error(lane_errors[28])
  );
  bpc_opt_lanes32_decode_plane decode29 (
    .tag(tags[89:87]), .payload(windows[959:928]), .dbx(dbx[929:899]), .zero_dbp(zero_dbp[28]),
    .error(lane_errors[29])
  );
  bpc_opt_lanes32_decode_plane decode30 (
    .tag(tags[92:90]), .payload(windows[991:960]), .dbx(dbx[960:930]), .zero_dbp(zero_dbp[29]),
    .error(lane_errors[30])
  );
  bpc_opt_lanes32_decode_plane decode31 (
    .tag(tags[95:93]), .payload(windows[1023:992]), .dbx(dbx[991:961]), .zero_dbp(zero_dbp[30]),
    .error(lane_errors[31])
  );
  assign bad_planes = lane_errors[0] | lane_errors[1] | lane_errors[2] | lane_errors[3] |
      lane_errors[4] | lane_errors[5] | lane_errors[6] | lane_errors[7] | lane_errors[8] |
      lane_errors[9] | lane_errors[10] | lane_errors[11] | lane_errors[12] | lane_errors[13] |
      lane_errors[14] | lane_errors[15] | lane_errors[16] | lane_errors[17] | lane_errors[18] |
      lane_errors[19] | lane_errors[20] | lane_errors[21] | lane_errors[22] | lane_errors[23] |
      lane_errors[24] | lane_errors[25] | lane_errors[26] | lane_errors[27] | lane_errors[28] |
      lane_errors[29] | lane_errors[30] | lane_errors[31] | bad_lengths;

  // Bits that nothing reads.
  wire unused = &{1'b0, decode0_zero_dbp};
endmodule
