// Step 1 of 15 of fpc_opt_lanes32_decompressor_core: lengths of all payloads.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_lengths (
  input  wire [95:0] stored,  // Stored block, first bit lowest, zero past its last beat
  output wire [95:0] tags,  // 32 of 3 bits, from step 1
  output wire [127:0] lengths  // 32 of 4 bits, from step 1
);
  wire [3:0] lengths_0;
  fpc_opt_lanes32_length length0 (
    .tag(stored[2:0]), .nibbles(lengths_0)
  );
  wire [3:0] lengths_1;
  fpc_opt_lanes32_length length1 (
    .tag(stored[5:3]), .nibbles(lengths_1)
  );
  wire [3:0] lengths_2;
  fpc_opt_lanes32_length length2 (
    .tag(stored[8:6]), .nibbles(lengths_2)
  );
  wire [3:0] lengths_3;
  fpc_opt_lanes32_length length3 (
    .tag(stored[11:9]), .nibbles(lengths_3)
  );
  wire [3:0] lengths_4;
  fpc_opt_lanes32_length length4 (
    .tag(stored[14:12]), .nibbles(lengths_4)
  );
  wire [3:0] lengths_5;
  fpc_opt_lanes32_length length5 (
    .tag(stored[17:15]), .nibbles(lengths_5)
  );
  wire [3:0] lengths_6;
  fpc_opt_lanes32_length length6 (
    .tag(stored[20:18]), .nibbles(lengths_6)
  );
  wire [3:0] lengths_7;
  fpc_opt_lanes32_length length7 (
    .tag(stored[23:21]), .nibbles(lengths_7)
  );
  wire [3:0] lengths_8;
  fpc_opt_lanes32_length length8 (
    .tag(stored[26:24]), .nibbles(lengths_8)
  );
  wire [3:0] lengths_9;
  fpc_opt_lanes32_length length9 (
    .tag(stored[29:27]), .nibbles(lengths_9)
  );
  wire [3:0] lengths_10;
  fpc_opt_lanes32_length length10 (
    .tag(stored[32:30]), .nibbles(lengths_10)
  );
  wire [3:0] lengths_11;
  fpc_opt_lanes32_length length11 (
    .tag(stored[35:33]), .nibbles(lengths_11)
  );
  wire [3:0] lengths_12;
  fpc_opt_lanes32_length length12 (
    .tag(stored[38:36]), .nibbles(lengths_12)
  );
  wire [3:0] lengths_13;
  fpc_opt_lanes32_length length13 (
    .tag(stored[41:39]), .nibbles(lengths_13)
  );
  wire [3:0] lengths_14;
  fpc_opt_lanes32_length length14 (
    .tag(stored[44:42]), .nibbles(lengths_14)
  );
  wire [3:0] lengths_15;
  fpc_opt_lanes32_length length15 (
    .tag(stored[47:45]), .nibbles(lengths_15)
  );
  wire [3:0] lengths_16;
  fpc_opt_lanes32_length length16 (
    .tag(stored[50:48]), .nibbles(lengths_16)
  );
  wire [3:0] lengths_17;
  fpc_opt_lanes32_length length17 (
    .tag(stored[53:51]), .nibbles(lengths_17)
  );
  wire [3:0] lengths_18;
  fpc_opt_lanes32_length length18 (
    .tag(stored[56:54]), .nibbles(lengths_18)
  );
  wire [3:0] lengths_19;
  fpc_opt_lanes32_length length19 (
    .tag(stored[59:57]), .nibbles(lengths_19)
  );
  wire [3:0] lengths_20;
  fpc_opt_lanes32_length length20 (
    .tag(stored[62:60]), .nibbles(lengths_20)
  );
  wire [3:0] lengths_21;
  fpc_opt_lanes32_length length21 (
    .tag(stored[65:63]), .nibbles(lengths_21)
  );
  wire [3:0] lengths_22;
  fpc_opt_lanes32_length length22 (
    .tag(stored[68:66]), .nibbles(lengths_22)
  );
  wire [3:0] lengths_23;
  fpc_opt_lanes32_length length23 (
    .tag(stored[71:69]), .nibbles(lengths_23)
  );
  wire [3:0] lengths_24;
  fpc_opt_lanes32_length length24 (
    .tag(stored[74:72]), .nibbles(lengths_24)
  );
  wire [3:0] lengths_25;
  fpc_opt_lanes32_length length25 (
    .tag(stored[77:75]), .nibbles(lengths_25)
  );
  wire [3:0] lengths_26;
  fpc_opt_lanes32_length length26 (
    .tag(stored[80:78]), .nibbles(lengths_26)
  );
  wire [3:0] lengths_27;
  fpc_opt_lanes32_length length27 (
    .tag(stored[83:81]), .nibbles(lengths_27)
  );
  wire [3:0] lengths_28;
  fpc_opt_lanes32_length length28 (
    .tag(stored[86:84]), .nibbles(lengths_28)
  );
  wire [3:0] lengths_29;
  fpc_opt_lanes32_length length29 (
    .tag(stored[89:87]), .nibbles(lengths_29)
  );
  wire [3:0] lengths_30;
  fpc_opt_lanes32_length length30 (
    .tag(stored[92:90]), .nibbles(lengths_30)
  );
  wire [3:0] lengths_31;
  fpc_opt_lanes32_length length31 (
    .tag(stored[95:93]), .nibbles(lengths_31)
  );
  assign tags = stored;
  assign lengths = {lengths_31, lengths_30, lengths_29, lengths_28, lengths_27, lengths_26,
      lengths_25, lengths_24, lengths_23, lengths_22, lengths_21, lengths_20, lengths_19,
      lengths_18, lengths_17, lengths_16, lengths_15, lengths_14, lengths_13, lengths_12,
      lengths_11, lengths_10, lengths_9, lengths_8, lengths_7, lengths_6, lengths_5, lengths_4,
      lengths_3, lengths_2, lengths_1, lengths_0};
endmodule
