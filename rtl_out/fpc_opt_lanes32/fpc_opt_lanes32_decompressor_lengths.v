// Step 1 of 15 of fpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_lengths (
  input  wire [95:0] stored,
  output wire [95:0] tags,
  output wire [127:0] lengths
);
  fpc_opt_lanes32_length length0 (
    .tag(stored[2:0]), .nibbles(lengths[3:0])
  );
  fpc_opt_lanes32_length length1 (
    .tag(stored[5:3]), .nibbles(lengths[7:4])
  );
  fpc_opt_lanes32_length length2 (
    .tag(stored[8:6]), .nibbles(lengths[11:8])
  );
  fpc_opt_lanes32_length length3 (
    .tag(stored[11:9]), .nibbles(lengths[15:12])
  );
  fpc_opt_lanes32_length length4 (
    .tag(stored[14:12]), .nibbles(lengths[19:16])
  );
  fpc_opt_lanes32_length length5 (
    .tag(stored[17:15]), .nibbles(lengths[23:20])
  );
  fpc_opt_lanes32_length length6 (
    .tag(stored[20:18]), .nibbles(lengths[27:24])
  );
  fpc_opt_lanes32_length length7 (
    .tag(stored[23:21]), .nibbles(lengths[31:28])
  );
  fpc_opt_lanes32_length length8 (
    .tag(stored[26:24]), .nibbles(lengths[35:32])
  );
  fpc_opt_lanes32_length length9 (
    .tag(stored[29:27]), .nibbles(lengths[39:36])
  );
  fpc_opt_lanes32_length length10 (
    .tag(stored[32:30]), .nibbles(lengths[43:40])
  );
  fpc_opt_lanes32_length length11 (
    .tag(stored[35:33]), .nibbles(lengths[47:44])
  );
  fpc_opt_lanes32_length length12 (
    .tag(stored[38:36]), .nibbles(lengths[51:48])
  );
  fpc_opt_lanes32_length length13 (
    .tag(stored[41:39]), .nibbles(lengths[55:52])
  );
  fpc_opt_lanes32_length length14 (
    .tag(stored[44:42]), .nibbles(lengths[59:56])
  );
  fpc_opt_lanes32_length length15 (
    .tag(stored[47:45]), .nibbles(lengths[63:60])
  );
  fpc_opt_lanes32_length length16 (
    .tag(stored[50:48]), .nibbles(lengths[67:64])
  );
  fpc_opt_lanes32_length length17 (
    .tag(stored[53:51]), .nibbles(lengths[71:68])
  );
  fpc_opt_lanes32_length length18 (
    .tag(stored[56:54]), .nibbles(lengths[75:72])
  );
  fpc_opt_lanes32_length length19 (
    .tag(stored[59:57]), .nibbles(lengths[79:76])
  );
  fpc_opt_lanes32_length length20 (
    .tag(stored[62:60]), .nibbles(lengths[83:80])
  );
  fpc_opt_lanes32_length length21 (
    .tag(stored[65:63]), .nibbles(lengths[87:84])
  );
  fpc_opt_lanes32_length length22 (
    .tag(stored[68:66]), .nibbles(lengths[91:88])
  );
  fpc_opt_lanes32_length length23 (
    .tag(stored[71:69]), .nibbles(lengths[95:92])
  );
  fpc_opt_lanes32_length length24 (
    .tag(stored[74:72]), .nibbles(lengths[99:96])
  );
  fpc_opt_lanes32_length length25 (
    .tag(stored[77:75]), .nibbles(lengths[103:100])
  );
  fpc_opt_lanes32_length length26 (
    .tag(stored[80:78]), .nibbles(lengths[107:104])
  );
  fpc_opt_lanes32_length length27 (
    .tag(stored[83:81]), .nibbles(lengths[111:108])
  );
  fpc_opt_lanes32_length length28 (
    .tag(stored[86:84]), .nibbles(lengths[115:112])
  );
  fpc_opt_lanes32_length length29 (
    .tag(stored[89:87]), .nibbles(lengths[119:116])
  );
  fpc_opt_lanes32_length length30 (
    .tag(stored[92:90]), .nibbles(lengths[123:120])
  );
  fpc_opt_lanes32_length length31 (
    .tag(stored[95:93]), .nibbles(lengths[127:124])
  );
  assign tags = stored;
endmodule
