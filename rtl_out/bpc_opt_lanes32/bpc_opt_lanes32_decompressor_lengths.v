// Step 1 of 22 of bpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_lengths (
  input  wire [98:0] stored,  // Stored block, first bit lowest, zero past its last beat
  output wire [95:0] tags,  // 32 of 3 bits, from step 1
  output wire [159:0] lengths,  // 32 of 5 bits, from step 1
  output wire [3:0] base_nibbles,  // 4 bits, from step 1
  output wire base_tag_is_unused  // From step 1
);
  wire [4:0] lengths_0;
  bpc_opt_lanes32_length length0 (
    .tag(stored[5:3]), .length(lengths_0)
  );
  wire [4:0] lengths_1;
  bpc_opt_lanes32_length length1 (
    .tag(stored[8:6]), .length(lengths_1)
  );
  wire [4:0] lengths_2;
  bpc_opt_lanes32_length length2 (
    .tag(stored[11:9]), .length(lengths_2)
  );
  wire [4:0] lengths_3;
  bpc_opt_lanes32_length length3 (
    .tag(stored[14:12]), .length(lengths_3)
  );
  wire [4:0] lengths_4;
  bpc_opt_lanes32_length length4 (
    .tag(stored[17:15]), .length(lengths_4)
  );
  wire [4:0] lengths_5;
  bpc_opt_lanes32_length length5 (
    .tag(stored[20:18]), .length(lengths_5)
  );
  wire [4:0] lengths_6;
  bpc_opt_lanes32_length length6 (
    .tag(stored[23:21]), .length(lengths_6)
  );
  wire [4:0] lengths_7;
  bpc_opt_lanes32_length length7 (
    .tag(stored[26:24]), .length(lengths_7)
  );
  wire [4:0] lengths_8;
  bpc_opt_lanes32_length length8 (
    .tag(stored[29:27]), .length(lengths_8)
  );
  wire [4:0] lengths_9;
  bpc_opt_lanes32_length length9 (
    .tag(stored[32:30]), .length(lengths_9)
  );
  wire [4:0] lengths_10;
  bpc_opt_lanes32_length length10 (
    .tag(stored[35:33]), .length(lengths_10)
  );
  wire [4:0] lengths_11;
  bpc_opt_lanes32_length length11 (
    .tag(stored[38:36]), .length(lengths_11)
  );
  wire [4:0] lengths_12;
  bpc_opt_lanes32_length length12 (
    .tag(stored[41:39]), .length(lengths_12)
  );
  wire [4:0] lengths_13;
  bpc_opt_lanes32_length length13 (
    .tag(stored[44:42]), .length(lengths_13)
  );
  wire [4:0] lengths_14;
  bpc_opt_lanes32_length length14 (
    .tag(stored[47:45]), .length(lengths_14)
  );
  wire [4:0] lengths_15;
  bpc_opt_lanes32_length length15 (
    .tag(stored[50:48]), .length(lengths_15)
  );
  wire [4:0] lengths_16;
  bpc_opt_lanes32_length length16 (
    .tag(stored[53:51]), .length(lengths_16)
  );
  wire [4:0] lengths_17;
  bpc_opt_lanes32_length length17 (
    .tag(stored[56:54]), .length(lengths_17)
  );
  wire [4:0] lengths_18;
  bpc_opt_lanes32_length length18 (
    .tag(stored[59:57]), .length(lengths_18)
  );
  wire [4:0] lengths_19;
  bpc_opt_lanes32_length length19 (
    .tag(stored[62:60]), .length(lengths_19)
  );
  wire [4:0] lengths_20;
  bpc_opt_lanes32_length length20 (
    .tag(stored[65:63]), .length(lengths_20)
  );
  wire [4:0] lengths_21;
  bpc_opt_lanes32_length length21 (
    .tag(stored[68:66]), .length(lengths_21)
  );
  wire [4:0] lengths_22;
  bpc_opt_lanes32_length length22 (
    .tag(stored[71:69]), .length(lengths_22)
  );
  wire [4:0] lengths_23;
  bpc_opt_lanes32_length length23 (
    .tag(stored[74:72]), .length(lengths_23)
  );
  wire [4:0] lengths_24;
  bpc_opt_lanes32_length length24 (
    .tag(stored[77:75]), .length(lengths_24)
  );
  wire [4:0] lengths_25;
  bpc_opt_lanes32_length length25 (
    .tag(stored[80:78]), .length(lengths_25)
  );
  wire [4:0] lengths_26;
  bpc_opt_lanes32_length length26 (
    .tag(stored[83:81]), .length(lengths_26)
  );
  wire [4:0] lengths_27;
  bpc_opt_lanes32_length length27 (
    .tag(stored[86:84]), .length(lengths_27)
  );
  wire [4:0] lengths_28;
  bpc_opt_lanes32_length length28 (
    .tag(stored[89:87]), .length(lengths_28)
  );
  wire [4:0] lengths_29;
  bpc_opt_lanes32_length length29 (
    .tag(stored[92:90]), .length(lengths_29)
  );
  wire [4:0] lengths_30;
  bpc_opt_lanes32_length length30 (
    .tag(stored[95:93]), .length(lengths_30)
  );
  wire [4:0] lengths_31;
  bpc_opt_lanes32_length length31 (
    .tag(stored[98:96]), .length(lengths_31)
  );
  assign tags = stored[98:3];
  assign lengths = {lengths_31, lengths_30, lengths_29, lengths_28, lengths_27, lengths_26,
      lengths_25, lengths_24, lengths_23, lengths_22, lengths_21, lengths_20, lengths_19,
      lengths_18, lengths_17, lengths_16, lengths_15, lengths_14, lengths_13, lengths_12,
      lengths_11, lengths_10, lengths_9, lengths_8, lengths_7, lengths_6, lengths_5, lengths_4,
      lengths_3, lengths_2, lengths_1, lengths_0};
  assign base_nibbles = {stored[2], (stored[1:0] == 2'h3) & ~stored[2], (stored[1:0] == 2'h2) &
      ~stored[2], (stored[1:0] == 2'h1) & ~stored[2]};
  assign base_tag_is_unused = stored[2] & ~(&stored[1:0]);
endmodule
