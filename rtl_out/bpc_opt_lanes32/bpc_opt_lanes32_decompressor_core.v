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
  output wire done,  // Outputs hold a decompressed block
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  output wire [1023:0] block,
  output wire error  // Stored block is invalid: no compressor produces it
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
    if (!aresetn) begin
      valid_s2 <= 1'h0;
    end else begin
      if (advance) valid_s2 <= start;
    end
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
    if (!aresetn) begin
      valid_s3 <= 1'h0;
    end else begin
      if (advance) valid_s3 <= valid_s2;
    end
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
    if (!aresetn) begin
      valid_s4 <= 1'h0;
    end else begin
      if (advance) valid_s4 <= valid_s3;
    end
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
  wire [1023:0] parts2;
  wire [59:0] starts8;
  wire [31:0] decode_base_word;
  bpc_opt_lanes32_decompressor_split_level2 split_level2_step (
    .base_nibbles(base_nibbles_s4), .totals2(totals2_s4), .node_starts(node_starts_s4[29:0]),
    .stored(stored_s4), .parts2(parts2), .starts8(starts8), .decode_base_word(decode_base_word)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [74:0] lengths_s5;
  reg  [48:0] totals1_s5;
  reg  [7:0] totals3_s5;
  reg  [4:0] node_starts_s5;
  reg  [1023:0] parts2_s5;
  reg  [59:0] starts8_s5;
  reg  [1:0] bursts_s5;
  reg  base_tag_is_unused_s5;
  reg  [5:0] second_start_s5;
  reg  [31:0] decode_base_word_s5;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s5 <= 1'h0;
    end else begin
      if (advance) valid_s5 <= valid_s4;
    end
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      tags_s5 <= tags_s4;
      lengths_s5 <= lengths_s4;
      totals1_s5 <= totals1_s4;
      totals3_s5 <= totals3_s4;
      node_starts_s5 <= node_starts_s4[32:28];
      parts2_s5 <= parts2;
      starts8_s5 <= starts8;
      bursts_s5 <= bursts_s4;
      base_tag_is_unused_s5 <= base_tag_is_unused_s4;
      second_start_s5 <= second_start_s4;
      decode_base_word_s5 <= decode_base_word;
    end
  end

  // Stage 5 of 13: payloads split, level 3 of 5; payloads split, level 4 of 5
  wire [1023:0] parts3;
  wire [108:0] starts16;
  bpc_opt_lanes32_decompressor_split_level3 split_level3_step (
    .totals1(totals1_s5), .parts2(parts2_s5), .starts8(starts8_s5), .parts3(parts3),
    .starts16(starts16)
  );
  wire [1023:0] parts4;
  wire [174:0] starts32;
  bpc_opt_lanes32_decompressor_split_level4 split_level4_step (
    .lengths(lengths_s5), .parts3(parts3), .starts16(starts16), .second_start(second_start_s5),
    .parts4(parts4), .starts32(starts32)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [95:0] tags_s6;
  reg  [7:0] totals3_s6;
  reg  [4:0] node_starts_s6;
  reg  starts8_s6;
  reg  starts16_s6;
  reg  [1023:0] parts4_s6;
  reg  [174:0] starts32_s6;
  reg  [1:0] bursts_s6;
  reg  base_tag_is_unused_s6;
  reg  [31:0] decode_base_word_s6;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s6 <= 1'h0;
    end else begin
      if (advance) valid_s6 <= valid_s5;
    end
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      tags_s6 <= tags_s5;
      totals3_s6 <= totals3_s5;
      node_starts_s6 <= node_starts_s5;
      starts8_s6 <= starts8_s5[51];
      starts16_s6 <= starts16[87];
      parts4_s6 <= parts4;
      starts32_s6 <= starts32;
      bursts_s6 <= bursts_s5;
      base_tag_is_unused_s6 <= base_tag_is_unused_s5;
      decode_base_word_s6 <= decode_base_word_s5;
    end
  end

  // Stage 6 of 13: payloads split, level 5 of 5; payloads rotated back
  wire [511:0] right_goes_up5;  // 16 of 32 bits
  wire [95:0] direction5_start_in = {starts32_s6[174:169], starts32_s6[163:158],
      starts32_s6[152:147], starts32_s6[141:136], starts32_s6[129:124], starts32_s6[118:113],
      starts32_s6[107:102], starts32_s6[96:91], starts32_s6[85:80], starts32_s6[74:69],
      starts32_s6[63:58], starts32_s6[52:47], starts32_s6[41:36], starts32_s6[30:25],
      starts32_s6[19:14], starts32_s6[8:3]};
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
    .totals3(totals3_s6), .node_starts({1'h0, node_starts_s6}), .starts8(starts8_s6),
    .starts16(starts16_s6),
    .starts32({starts32_s6[173:164], starts32_s6[162:153], starts32_s6[151:142],
        starts32_s6[140:130], starts32_s6[128:119], starts32_s6[117:108], starts32_s6[106:97],
        starts32_s6[95:86], starts32_s6[84:75], starts32_s6[73:64], starts32_s6[62:53],
        starts32_s6[51:42], starts32_s6[40:31], starts32_s6[29:20], starts32_s6[18:9],
        starts32_s6[7:0]}),
    .parts5(parts5), .bursts(bursts_s6), .base_tag_is_unused(base_tag_is_unused_s6),
    .windows(windows), .bad_lengths(bad_lengths)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [95:0] tags_s7;
  reg  [1023:0] windows_s7;
  reg  [31:0] decode_base_word_s7;
  reg  bad_lengths_s7;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s7 <= 1'h0;
    end else begin
      if (advance) valid_s7 <= valid_s6;
    end
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
  wire [991:0] dbx;
  wire [30:0] zero_dbp;
  wire bad_planes;
  bpc_opt_lanes32_decompressor_decode decode_step (
    .tags(tags_s7), .windows(windows_s7), .bad_lengths(bad_lengths_s7), .dbx(dbx),
    .zero_dbp(zero_dbp), .bad_planes(bad_planes)
  );
  wire [991:0] dbp1;
  wire [29:0] restarts1;
  bpc_opt_lanes32_decompressor_planes_level1 planes_level1_step (
    .dbx(dbx), .zero_dbp(zero_dbp), .dbp1(dbp1), .restarts1(restarts1)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [991:0] dbp1_s8;
  reg  [29:0] restarts1_s8;
  reg  [31:0] decode_base_word_s8;
  reg  bad_planes_s8;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s8 <= 1'h0;
    end else begin
      if (advance) valid_s8 <= valid_s7;
    end
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      dbp1_s8 <= dbp1;
      restarts1_s8 <= restarts1;
      decode_base_word_s8 <= decode_base_word_s7;
      bad_planes_s8 <= bad_planes;
    end
  end

  // Stage 8 of 13: bit planes, level 2 of 6; bit planes, level 3 of 6; bit planes, level 4 of 6;
  // bit planes, level 5 of 6; bit planes, level 6 of 6
  wire [991:0] dbp2;
  wire [28:0] restarts2;
  bpc_opt_lanes32_decompressor_planes_level2 planes_level2_step (
    .dbp1(dbp1_s8), .restarts1(restarts1_s8), .dbp2(dbp2), .restarts2(restarts2)
  );
  wire [991:0] dbp3;
  wire [26:0] restarts3;
  bpc_opt_lanes32_decompressor_planes_level3 planes_level3_step (
    .dbp2(dbp2), .restarts2(restarts2), .dbp3(dbp3), .restarts3(restarts3)
  );
  wire [991:0] dbp4;
  wire [22:0] restarts4;
  bpc_opt_lanes32_decompressor_planes_level4 planes_level4_step (
    .dbp3(dbp3), .restarts3(restarts3), .dbp4(dbp4), .restarts4(restarts4)
  );
  wire [991:0] dbp5;
  wire [14:0] restarts5;
  bpc_opt_lanes32_decompressor_planes_level5 planes_level5_step (
    .dbp4(dbp4), .restarts4(restarts4), .dbp5(dbp5), .restarts5(restarts5)
  );
  wire [991:0] dbp6;
  bpc_opt_lanes32_decompressor_planes_level6 planes_level6_step (
    .dbp5(dbp5), .restarts5(restarts5), .dbp6(dbp6)
  );
  reg  valid_s9;
  wire loads_s9 = advance & valid_s8;
  reg  [991:0] dbp6_s9;
  reg  [31:0] decode_base_word_s9;
  reg  bad_planes_s9;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s9 <= 1'h0;
    end else begin
      if (advance) valid_s9 <= valid_s8;
    end
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      dbp6_s9 <= dbp6;
      decode_base_word_s9 <= decode_base_word_s8;
      bad_planes_s9 <= bad_planes_s8;
    end
  end

  // Stage 9 of 13: words, level 1 of 5
  wire [991:0] to_deltas_numbers;
  bpc_opt_lanes32_numbers to_deltas (
    .planes(dbp6_s9), .numbers(to_deltas_numbers)
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
    if (!aresetn) begin
      valid_s10 <= 1'h0;
    end else begin
      if (advance) valid_s10 <= valid_s9;
    end
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
    if (!aresetn) begin
      valid_s11 <= 1'h0;
    end else begin
      if (advance) valid_s11 <= valid_s10;
    end
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
    if (!aresetn) begin
      valid_s12 <= 1'h0;
    end else begin
      if (advance) valid_s12 <= valid_s11;
    end
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
    if (!aresetn) begin
      valid_s13 <= 1'h0;
    end else begin
      if (advance) valid_s13 <= valid_s12;
    end
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
  // Outputs hold a decompressed block
  reg  valid_s14;
  wire loads_s14 = advance & valid_s13;
  // Stored block is invalid: no compressor produces it
  reg  bad_planes_s14;
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  reg  [1023:0] words5_s14;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s14 <= 1'h0;
    end else begin
      if (advance) valid_s14 <= valid_s13;
    end
  end

  always @(posedge aclk) begin
    if (loads_s14) begin
      bad_planes_s14 <= bad_planes_s13;
      words5_s14 <= words5;
    end
  end

  // Output
  assign done = valid_s14;
  assign block = words5_s14;
  assign error = bad_planes_s14;

  // Bits that nothing reads.
  wire unused = &{1'b0, node_starts_2[13]};
endmodule
