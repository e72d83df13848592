// Step 1 of 22 of bpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_lengths (
  input  wire [98:0] stored,
  output wire [95:0] tags,
  output wire [159:0] lengths,
  output wire [3:0] base_nibbles,
  output wire base_tag_is_unused
);
  bpc_opt_lanes32_length length0 (
    .tag(stored[5:3]), .length(lengths[4:0])
  );
  bpc_opt_lanes32_length length1 (
    .tag(stored[8:6]), .length(lengths[9:5])
  );
  bpc_opt_lanes32_length length2 (
    .tag(stored[11:9]), .length(lengths[14:10])
  );
  bpc_opt_lanes32_length length3 (
    .tag(stored[14:12]), .length(lengths[19:15])
  );
  bpc_opt_lanes32_length length4 (
    .tag(stored[17:15]), .length(lengths[24:20])
  );
  bpc_opt_lanes32_length length5 (
    .tag(stored[20:18]), .length(lengths[29:25])
  );
  bpc_opt_lanes32_length length6 (
    .tag(stored[23:21]), .length(lengths[34:30])
  );
  bpc_opt_lanes32_length length7 (
    .tag(stored[26:24]), .length(lengths[39:35])
  );
  bpc_opt_lanes32_length length8 (
    .tag(stored[29:27]), .length(lengths[44:40])
  );
  bpc_opt_lanes32_length length9 (
    .tag(stored[32:30]), .length(lengths[49:45])
  );
  bpc_opt_lanes32_length length10 (
    .tag(stored[35:33]), .length(lengths[54:50])
  );
  bpc_opt_lanes32_length length11 (
    .tag(stored[38:36]), .length(lengths[59:55])
  );
  bpc_opt_lanes32_length length12 (
    .tag(stored[41:39]), .length(lengths[64:60])
  );
  bpc_opt_lanes32_length length13 (
    .tag(stored[44:42]), .length(lengths[69:65])
  );
  bpc_opt_lanes32_length length14 (
    .tag(stored[47:45]), .length(lengths[74:70])
  );
  bpc_opt_lanes32_length length15 (
    .tag(stored[50:48]), .length(lengths[79:75])
  );
  bpc_opt_lanes32_length length16 (
    .tag(stored[53:51]), .length(lengths[84:80])
  );
  bpc_opt_lanes32_length length17 (
    .tag(stored[56:54]), .length(lengths[89:85])
  );
  bpc_opt_lanes32_length length18 (
    .tag(stored[59:57]), .length(lengths[94:90])
  );
  bpc_opt_lanes32_length length19 (
    .tag(stored[62:60]), .length(lengths[99:95])
  );
  bpc_opt_lanes32_length length20 (
    .tag(stored[65:63]), .length(lengths[104:100])
  );
  bpc_opt_lanes32_length length21 (
    .tag(stored[68:66]), .length(lengths[109:105])
  );
  bpc_opt_lanes32_length length22 (
    .tag(stored[71:69]), .length(lengths[114:110])
  );
  bpc_opt_lanes32_length length23 (
    .tag(stored[74:72]), .length(lengths[119:115])
  );
  bpc_opt_lanes32_length length24 (
    .tag(stored[77:75]), .length(lengths[124:120])
  );
  bpc_opt_lanes32_length length25 (
    .tag(stored[80:78]), .length(lengths[129:125])
  );
  bpc_opt_lanes32_length length26 (
    .tag(stored[83:81]), .length(lengths[134:130])
  );
  bpc_opt_lanes32_length length27 (
    .tag(stored[86:84]), .length(lengths[139:135])
  );
  bpc_opt_lanes32_length length28 (
    .tag(stored[89:87]), .length(lengths[144:140])
  );
  bpc_opt_lanes32_length length29 (
    .tag(stored[92:90]), .length(lengths[149:145])
  );
  bpc_opt_lanes32_length length30 (
    .tag(stored[95:93]), .length(lengths[154:150])
  );
  bpc_opt_lanes32_length length31 (
    .tag(stored[98:96]), .length(lengths[159:155])
  );
  assign tags = stored[98:3];
  assign base_nibbles = {stored[2], (stored[1:0] == 2'h3) & ~stored[2], (stored[1:0] == 2'h2) &
      ~stored[2], (stored[1:0] == 2'h1) & ~stored[2]};
  assign base_tag_is_unused = stored[2] & ~(&stored[1:0]);
endmodule
