// BPC decompressor: lengths of the tags, starting positions, payloads, patterns,
// bit planes, words.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_core (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [767:0] stored,  // Stored block, first bit lowest, zero past its last beat
  input  wire [1:0] bursts,  // Metadata: bursts less one, or all ones if stored raw
  output reg  done,  // Outputs hold a decompressed block
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  output reg  [1023:0] block,
  output reg  error  // Stored block is invalid: no compressor produces it
);

  // Stage 1 of 13: lengths of all payloads; lengths of the tree's nodes, level 1
  wire [95:0] tags;
  wire [159:0] lengths;
  wire [3:0] base_nibbles;
  wire base_tag_is_unused;
  bpc_opt_lanes32_decompressor_lengths lengths_step (
    .stored(stored[98:0]), .tags(tags), .lengths(lengths), .base_nibbles(base_nibbles),
    .base_tag_is_unused(base_tag_is_unused)
  );
  wire [99:0] totals1;
  wire [5:0] second_start;
  bpc_opt_lanes32_decompressor_sum_level1 sum_level1_step (
    .lengths(lengths), .base_nibbles(base_nibbles), .totals1(totals1),
    .second_start_out(second_start)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] tags_s2;
  reg  [74:0] lengths_s2;
  reg  [3:0] base_nibbles_s2;
  reg  [99:0] totals1_s2;
  reg  [670:0] stored_s2;
  reg  [1:0] bursts_s2;
  reg  base_tag_is_unused_s2;
  reg  [5:0] second_start_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      tags_s2 <= tags;
      lengths_s2 <= {lengths[154:150], lengths[144:140], lengths[134:130], lengths[124:120],
          lengths[114:110], lengths[104:100], lengths[94:90], lengths[84:80], lengths[74:70],
          lengths[64:60], lengths[54:50], lengths[44:40], lengths[34:30], lengths[24:20],
          lengths[14:10]};
      base_nibbles_s2 <= base_nibbles;
      totals1_s2 <= totals1;
      stored_s2 <= {stored[767:99], stored[1:0]};
      bursts_s2 <= bursts;
      base_tag_is_unused_s2 <= base_tag_is_unused;
      second_start_s2 <= second_start;
    end
  end

  // Stage 2 of 13: lengths of the tree's nodes, level 2; lengths of the tree's nodes, level 3
  wire [10:0] totals2_0 = {1'h0, totals1_s2[9:0]} + {5'h0, totals1_s2[15:10]};
  wire [6:0] totals2_1 = {1'h0, totals1_s2[21:16]} + {1'h0, totals1_s2[27:22]};
  wire [6:0] totals2_2 = {1'h0, totals1_s2[33:28]} + {1'h0, totals1_s2[39:34]};
  wire [6:0] totals2_3 = {1'h0, totals1_s2[45:40]} + {1'h0, totals1_s2[51:46]};
  wire [6:0] totals2_4 = {1'h0, totals1_s2[57:52]} + {1'h0, totals1_s2[63:58]};
  wire [6:0] totals2_5 = {1'h0, totals1_s2[69:64]} + {1'h0, totals1_s2[75:70]};
  wire [6:0] totals2_6 = {1'h0, totals1_s2[81:76]} + {1'h0, totals1_s2[87:82]};
  wire [6:0] totals2_7 = {1'h0, totals1_s2[93:88]} + {1'h0, totals1_s2[99:94]};
  wire [11:0] totals3_0 = {1'h0, totals2_0} + {5'h0, totals2_1};
  wire [7:0] totals3_1 = {1'h0, totals2_2} + {1'h0, totals2_3};
  wire [7:0] totals3_2 = {1'h0, totals2_4} + {1'h0, totals2_5};
  wire [7:0] totals3_3 = {1'h0, totals2_6} + {1'h0, totals2_7};
  wire [35:0] totals3 = {totals3_3, totals3_2, totals3_1, totals3_0};
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] tags_s3;
  reg  [74:0] lengths_s3;
  reg  [3:0] base_nibbles_s3;
  reg  [48:0] totals1_s3;
  reg  [28:0] totals2_s3;
  reg  [35:0] totals3_s3;
  reg  [670:0] stored_s3;
  reg  [1:0] bursts_s3;
  reg  base_tag_is_unused_s3;
  reg  [5:0] second_start_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      tags_s3 <= tags_s2;
      lengths_s3 <= lengths_s2;
      base_nibbles_s3 <= base_nibbles_s2;
      totals1_s3 <= {totals1_s2[93:88], totals1_s2[81:76], totals1_s2[69:64], totals1_s2[57:52],
          totals1_s2[45:40], totals1_s2[33:28], totals1_s2[21:16], totals1_s2[6:0]};
      totals2_s3 <= {totals2_6, totals2_4, totals2_2, totals2_0[7:0]};
      totals3_s3 <= totals3;
      stored_s3 <= stored_s2;
      bursts_s3 <= bursts_s2;
      base_tag_is_unused_s3 <= base_tag_is_unused_s2;
      second_start_s3 <= second_start_s2;
    end
  end

  // Stage 3 of 13: starting positions of the tree's first nodes
  wire [9:0] node_starts_1 = totals3_s3[9:0] + {2'h0, totals3_s3[19:12]};
  wire [11:0] node3_saved_carries = (totals3_s3[11:0] & {4'h0, totals3_s3[19:12]}) |
      (totals3_s3[11:0] & {4'h0, totals3_s3[27:20]}) |
      ({4'h0, totals3_s3[19:12]} & {4'h0, totals3_s3[27:20]});
  wire [11:0] node3_saved_sum = totals3_s3[11:0] ^ {4'h0, totals3_s3[19:12]} ^
      {4'h0, totals3_s3[27:20]};
  wire [12:0] node3_upper_sum = {2'h0, node3_saved_sum[11:1]} + {1'h0, node3_saved_carries};
  wire [13:0] node_starts_2 = {node3_upper_sum, node3_saved_sum[0]};
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [74:0] lengths_s4;
  reg  [3:0] base_nibbles_s4;
  reg  [48:0] totals1_s4;
  reg  [28:0] totals2_s4;
  reg  [7:0] totals3_s4;
  reg  [32:0] node_starts_s4;
  reg  [670:0] stored_s4;
  reg  [1:0] bursts_s4;
  reg  base_tag_is_unused_s4;
  reg  [5:0] second_start_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      tags_s4 <= tags_s3;
      lengths_s4 <= lengths_s3;
      base_nibbles_s4 <= base_nibbles_s3;
      totals1_s4 <= totals1_s3;
      totals2_s4 <= totals2_s3;
      totals3_s4 <= totals3_s3[35:28];
      node_starts_s4 <= {node_starts_2[12:0], node_starts_1, totals3_s3[9:0]};
      stored_s4 <= stored_s3;
      bursts_s4 <= bursts_s3;
      base_tag_is_unused_s4 <= base_tag_is_unused_s3;
      second_start_s4 <= second_start_s3;
    end
  end

  // Stage 4 of 13: payloads split, level 2 of 5
  wire [31:0] decode_base_word;
  bpc_opt_lanes32_decode_base decode_base (
    .tag({base_nibbles_s4[3], stored_s4[1:0]}), .payload(stored_s4[33:2]), .word(decode_base_word)
  );
  wire [1023:0] parts2;  // 4 of 256 bits
  wire [27:0] window8_start_in = {node_starts_s4[29:23], node_starts_s4[19:13], node_starts_s4[9:3],
      {4'h0, base_nibbles_s4[3:1]}};
  hdlgen_window #(.TURNS(4), .ROWS(32), .ROW_BITS(8), .WHOLE_BITS(669)) window8 [3:0] (
    .whole(stored_s4[670:2]), .start(window8_start_in), .part(parts2)
  );
  wire [47:0] starts8;
  hdlgen_half_starts #(.COUNT(3), .START_BITS(14), .PLACES(8)) half_starts8 (
    .starts({1'h0, node_starts_s4[32:20], 4'h0, node_starts_s4[19:10], 4'h0, node_starts_s4[9:0]}),
    .lefts(totals2_s4[28:8]), .half_starts(starts8)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [74:0] lengths_s5;
  reg  [3:0] base_nibbles_s5;
  reg  [48:0] totals1_s5;
  reg  [7:0] totals2_s5;
  reg  [7:0] totals3_s5;
  reg  [12:0] node_starts_s5;
  reg  [1023:0] parts2_s5;
  reg  [1:0] bursts_s5;
  reg  base_tag_is_unused_s5;
  reg  [5:0] second_start_s5;
  reg  [31:0] decode_base_word_s5;
  reg  [47:0] starts8_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      tags_s5 <= tags_s4;
      lengths_s5 <= lengths_s4;
      base_nibbles_s5 <= base_nibbles_s4;
      totals1_s5 <= totals1_s4;
      totals2_s5 <= totals2_s4[7:0];
      totals3_s5 <= totals3_s4;
      node_starts_s5 <= node_starts_s4[32:20];
      parts2_s5 <= parts2;
      bursts_s5 <= bursts_s4;
      base_tag_is_unused_s5 <= base_tag_is_unused_s4;
      second_start_s5 <= second_start_s4;
      decode_base_word_s5 <= decode_base_word;
      starts8_s5 <= starts8;
    end
  end

  // Stage 5 of 13: payloads split, level 3 of 5; payloads split, level 4 of 5
  wire [255:0] rows_upper7;  // 8 of 32 bits
  wire [47:0] row_direction7_start_in = {starts8_s5[47:42], starts8_s5[39:34], starts8_s5[31:26],
      starts8_s5[23:18], starts8_s5[15:10], starts8_s5[7:2], totals2_s5[7:2],
      {2'h0, base_nibbles_s5}};
  hdlgen_direction #(.UNITS(32)) row_direction7 [7:0] (
    .start(row_direction7_start_in), .up(rows_upper7)
  );
  wire [1023:0] parts3;  // 8 of 128 bits
  wire [2047:0] rows7_whole_in = {parts2_s5[1023:768], parts2_s5[1023:512], parts2_s5[767:256],
      parts2_s5[511:0], parts2_s5[255:0]};
  hdlgen_rows #(.ROWS(32), .ROW_BITS(4)) rows7 [7:0] (
    .whole(rows7_whole_in), .upper(rows_upper7), .part(parts3)
  );
  wire [97:0] starts16;
  hdlgen_half_starts #(.COUNT(7), .START_BITS(8), .PLACES(7)) half_starts16 (
    .starts({starts8_s5, totals2_s5}), .lefts(totals1_s5[48:7]), .half_starts(starts16)
  );
  wire [511:0] rows_upper6;  // 16 of 32 bits
  wire [95:0] row_direction6_start_in = {starts16[97:92], starts16[90:85], starts16[83:78],
      starts16[76:71], starts16[69:64], starts16[62:57], starts16[55:50], starts16[48:43],
      starts16[41:36], starts16[34:29], starts16[27:22], starts16[20:15], starts16[13:8],
      starts16[6:1], totals1_s5[6:1], {1'h0, base_nibbles_s5, 1'h0}};
  hdlgen_direction #(.UNITS(32)) row_direction6 [15:0] (
    .start(row_direction6_start_in), .up(rows_upper6)
  );
  wire [1023:0] parts4;  // 16 of 64 bits
  wire [2047:0] rows6_whole_in = {parts3[1023:896], parts3[1023:768], parts3[895:640],
      parts3[767:512], parts3[639:384], parts3[511:256], parts3[383:128], parts3[255:0],
      parts3[127:0]};
  hdlgen_rows #(.ROWS(32), .ROW_BITS(2)) rows6 [15:0] (
    .whole(rows6_whole_in), .upper(rows_upper6), .part(parts4)
  );
  wire [179:0] starts32;
  hdlgen_half_starts #(.COUNT(15), .START_BITS(7), .PLACES(6)) half_starts32 (
    .starts({starts16, totals1_s5[6:0]}), .lefts(lengths_s5), .half_starts(starts32)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [95:0] tags_s6;
  reg  [2:0] base_nibbles_s6;
  reg  [7:0] totals3_s6;
  reg  [12:0] node_starts_s6;
  reg  [1023:0] parts4_s6;
  reg  [1:0] bursts_s6;
  reg  base_tag_is_unused_s6;
  reg  [5:0] second_start_s6;
  reg  [31:0] decode_base_word_s6;
  reg  [164:0] starts32_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      tags_s6 <= tags_s5;
      base_nibbles_s6 <= base_nibbles_s5[2:0];
      totals3_s6 <= totals3_s5;
      node_starts_s6 <= node_starts_s5;
      parts4_s6 <= parts4;
      bursts_s6 <= bursts_s5;
      base_tag_is_unused_s6 <= base_tag_is_unused_s5;
      second_start_s6 <= second_start_s5;
      decode_base_word_s6 <= decode_base_word_s5;
      starts32_s6 <= {starts32[179:174], starts32[172:162], starts32[160:150], starts32[148:138],
          starts32[136:126], starts32[124:114], starts32[112:102], starts32[100:90],
          starts32[88:78], starts32[76:66], starts32[64:54], starts32[52:42], starts32[40:30],
          starts32[28:18], starts32[16:6], starts32[4:0]};
    end
  end

  // Stage 6 of 13: payloads split, level 5 of 5; payloads rotated back
  wire [511:0] right_goes_up5;  // 16 of 32 bits
  wire [95:0] direction5_start_in = {starts32_s6[164:159], starts32_s6[153:148],
      starts32_s6[142:137], starts32_s6[131:126], starts32_s6[120:115], starts32_s6[109:104],
      starts32_s6[98:93], starts32_s6[87:82], starts32_s6[76:71], starts32_s6[65:60],
      starts32_s6[54:49], starts32_s6[43:38], starts32_s6[32:27], starts32_s6[21:16],
      starts32_s6[10:5], second_start_s6};
  hdlgen_direction #(.UNITS(32)) direction5 [15:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
  wire [1023:0] parts5;  // 16 of 64 bits
  hdlgen_split #(.UNITS(32), .UNIT_BITS(1)) split5 [15:0] (
    .whole(parts4_s6), .up(right_goes_up5), .halves(parts5)
  );
  wire [1023:0] windows;
  wire bad_lengths;
  bpc_opt_lanes32_decompressor_rotate_back rotate_back_step (
    .base_nibbles(base_nibbles_s6), .totals3(totals3_s6), .node_starts({1'h0, node_starts_s6}),
    .parts5(parts5), .bursts(bursts_s6), .base_tag_is_unused(base_tag_is_unused_s6),
    .second_start(second_start_s6[4:0]),
    .starts32({starts32_s6[163:154], starts32_s6[152:143], starts32_s6[141:132],
        starts32_s6[130:121], starts32_s6[119:110], starts32_s6[108:99], starts32_s6[97:88],
        starts32_s6[86:77], starts32_s6[75:66], starts32_s6[64:55], starts32_s6[53:44],
        starts32_s6[42:33], starts32_s6[31:22], starts32_s6[20:11], starts32_s6[9:0]}),
    .windows(windows), .bad_lengths(bad_lengths)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [95:0] tags_s7;
  reg  [1023:0] windows_s7;
  reg  [31:0] decode_base_word_s7;
  reg  bad_lengths_s7;

  always @(posedge aclk) begin
    if (!aresetn) valid_s7 <= 1'h0;
    else if (advance) valid_s7 <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      tags_s7 <= tags_s6;
      windows_s7 <= windows;
      decode_base_word_s7 <= decode_base_word_s6;
      bad_lengths_s7 <= bad_lengths;
    end
  end

  // Stage 7 of 13: DBX of all planes; bit planes, level 1 of 6
  wire [991:0] dbx;  // 32 of 31 bits
  wire [31:0] zero_dbp;
  wire [31:0] lane_errors;
  bpc_opt_lanes32_decode_plane decode [31:0] (
    .tag(tags_s7), .payload(windows_s7), .dbx(dbx), .zero_dbp(zero_dbp), .error(lane_errors)
  );
  wire bad_planes = (|lane_errors) | bad_lengths_s7;
  wire [991:0] dbp1;
  wire [31:0] restarts1;
  hdlgen_prefix_xor #(.LEVEL(0), .COUNT(32), .WIDTH(31)) planes_level1 (
    .planes(dbx), .restarts(zero_dbp), .joined(dbp1), .joined_restarts(restarts1)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [31:0] decode_base_word_s8;
  reg  bad_planes_s8;
  reg  [991:0] dbp1_s8;
  reg  [31:0] restarts1_s8;

  always @(posedge aclk) begin
    if (!aresetn) valid_s8 <= 1'h0;
    else if (advance) valid_s8 <= valid_s7;
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      decode_base_word_s8 <= decode_base_word_s7;
      bad_planes_s8 <= bad_planes;
      dbp1_s8 <= dbp1;
      restarts1_s8 <= restarts1;
    end
  end

  // Stage 8 of 13: bit planes, level 2 of 6; bit planes, level 3 of 6; bit planes, level 4 of 6;
  // bit planes, level 5 of 6; bit planes, level 6 of 6
  wire [991:0] dbp2;
  wire [31:0] restarts2;
  hdlgen_prefix_xor #(.LEVEL(1), .COUNT(32), .WIDTH(31)) planes_level2 (
    .planes(dbp1_s8), .restarts(restarts1_s8), .joined(dbp2), .joined_restarts(restarts2)
  );
  wire [991:0] dbp3;
  wire [31:0] restarts3;
  hdlgen_prefix_xor #(.LEVEL(2), .COUNT(32), .WIDTH(31)) planes_level3 (
    .planes(dbp2), .restarts(restarts2), .joined(dbp3), .joined_restarts(restarts3)
  );
  wire [991:0] dbp4;
  wire [31:0] restarts4;
  hdlgen_prefix_xor #(.LEVEL(3), .COUNT(32), .WIDTH(31)) planes_level4 (
    .planes(dbp3), .restarts(restarts3), .joined(dbp4), .joined_restarts(restarts4)
  );
  wire [991:0] dbp5;
  wire [31:0] restarts5;
  hdlgen_prefix_xor #(.LEVEL(4), .COUNT(32), .WIDTH(31)) planes_level5 (
    .planes(dbp4), .restarts(restarts4), .joined(dbp5), .joined_restarts(restarts5)
  );
  wire [960:0] dbp6;
  wire [30:0] planes_level6_joined_restarts;
  hdlgen_prefix_xor #(.LEVEL(0), .COUNT(31), .WIDTH(31)) planes_level6 (
    .planes(dbp5[991:31]), .restarts(restarts5[31:1]), .joined(dbp6),
    .joined_restarts(planes_level6_joined_restarts)
  );
  reg  valid_s9;
  wire loads_s9 = advance & valid_s8;
  reg  [31:0] decode_base_word_s9;
  reg  bad_planes_s9;
  reg  [30:0] dbp5_s9;
  reg  [960:0] dbp6_s9;

  always @(posedge aclk) begin
    if (!aresetn) valid_s9 <= 1'h0;
    else if (advance) valid_s9 <= valid_s8;
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      decode_base_word_s9 <= decode_base_word_s8;
      bad_planes_s9 <= bad_planes_s8;
      dbp5_s9 <= dbp5[30:0];
      dbp6_s9 <= dbp6;
    end
  end

  // Stage 9 of 13: words, level 1 of 5
  wire [991:0] to_deltas_numbers;
  hdlgen_planes_to_numbers #(.COUNT(31), .BITS(32)) to_deltas (
    .planes({dbp6_s9, dbp5_s9}), .numbers(to_deltas_numbers)
  );
  wire [1023:0] words1;
  hdlgen_prefix_sum #(.LEVEL(0), .COUNT(32), .WIDTH(32)) words1_level (
    .numbers({to_deltas_numbers, decode_base_word_s9}), .sums(words1)
  );
  reg  valid_s10;
  wire loads_s10 = advance & valid_s9;
  reg  bad_planes_s10;
  reg  [1023:0] words1_s10;

  always @(posedge aclk) begin
    if (!aresetn) valid_s10 <= 1'h0;
    else if (advance) valid_s10 <= valid_s9;
  end

  always @(posedge aclk) begin
    if (loads_s10) begin
      bad_planes_s10 <= bad_planes_s9;
      words1_s10 <= words1;
    end
  end

  // Stage 10 of 13: words, level 2 of 5
  wire [1023:0] words2;
  hdlgen_prefix_sum #(.LEVEL(1), .COUNT(32), .WIDTH(32)) words2_level (
    .numbers(words1_s10), .sums(words2)
  );
  reg  valid_s11;
  wire loads_s11 = advance & valid_s10;
  reg  bad_planes_s11;
  reg  [1023:0] words2_s11;

  always @(posedge aclk) begin
    if (!aresetn) valid_s11 <= 1'h0;
    else if (advance) valid_s11 <= valid_s10;
  end

  always @(posedge aclk) begin
    if (loads_s11) begin
      bad_planes_s11 <= bad_planes_s10;
      words2_s11 <= words2;
    end
  end

  // Stage 11 of 13: words, level 3 of 5
  wire [1023:0] words3;
  hdlgen_prefix_sum #(.LEVEL(2), .COUNT(32), .WIDTH(32)) words3_level (
    .numbers(words2_s11), .sums(words3)
  );
  reg  valid_s12;
  wire loads_s12 = advance & valid_s11;
  reg  bad_planes_s12;
  reg  [1023:0] words3_s12;

  always @(posedge aclk) begin
    if (!aresetn) valid_s12 <= 1'h0;
    else if (advance) valid_s12 <= valid_s11;
  end

  always @(posedge aclk) begin
    if (loads_s12) begin
      bad_planes_s12 <= bad_planes_s11;
      words3_s12 <= words3;
    end
  end

  // Stage 12 of 13: words, level 4 of 5
  wire [1023:0] words4;
  hdlgen_prefix_sum #(.LEVEL(3), .COUNT(32), .WIDTH(32)) words4_level (
    .numbers(words3_s12), .sums(words4)
  );
  reg  valid_s13;
  wire loads_s13 = advance & valid_s12;
  reg  bad_planes_s13;
  reg  [1023:0] words4_s13;

  always @(posedge aclk) begin
    if (!aresetn) valid_s13 <= 1'h0;
    else if (advance) valid_s13 <= valid_s12;
  end

  always @(posedge aclk) begin
    if (loads_s13) begin
      bad_planes_s13 <= bad_planes_s12;
      words4_s13 <= words4;
    end
  end

  // Stage 13 of 13: words, level 5 of 5
  wire [1023:0] words5;
  hdlgen_prefix_sum #(.LEVEL(4), .COUNT(32), .WIDTH(32)) words5_level (
    .numbers(words4_s13), .sums(words5)
  );
  wire loads_s14 = advance & valid_s13;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s13;
  end

  always @(posedge aclk) begin
    if (loads_s14) begin
      error <= bad_planes_s13;
      block <= words5;
    end
  end

  // Output

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, node_starts_2[13], starts32, restarts5[0], planes_level6_joined_restarts};
endmodule
