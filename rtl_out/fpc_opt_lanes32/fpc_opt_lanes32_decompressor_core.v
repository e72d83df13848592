// FPC-OPT decompressor: lengths of the tags, starting positions, payloads, patterns.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_decompressor_core (
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

  // Stage 1 of 6: lengths of all payloads; starting positions, level 1 of 5; starting positions,
  // level 2 of 5
  wire [95:0] tags;
  wire [127:0] lengths;
  fpc_opt_lanes32_decompressor_lengths lengths_step (
    .stored(stored[95:0]), .tags(tags), .lengths(lengths)
  );
  wire [30:0] starts0_high;
  wire [2:0] starts1_low_sums;
  wire [89:0] starts1_low;
  wire [14:0] starts1_carries;
  wire [3:0] last_length;
  fpc_opt_lanes32_decompressor_sum_level1 sum_level1_step (
    .lengths(lengths), .starts0_high(starts0_high), .starts1_low_sums(starts1_low_sums),
    .starts1_low(starts1_low), .starts1_carries(starts1_carries), .last_length(last_length)
  );
  wire [46:0] starts1_high;
  wire [92:0] starts2_low;
  wire [15:0] starts2_carries;
  fpc_opt_lanes32_decompressor_sum_level2 sum_level2_step (
    .starts0_high(starts0_high), .starts1_low_sums(starts1_low_sums), .starts1_low(starts1_low),
    .starts1_carries(starts1_carries), .starts1_high(starts1_high), .starts2_low(starts2_low),
    .starts2_carries(starts2_carries)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] tags_s2;
  reg  [46:0] starts1_high_s2;
  reg  [92:0] starts2_low_s2;
  reg  [15:0] starts2_carries_s2;
  reg  [671:0] stored_s2;
  reg  [1:0] bursts_s2;
  reg  [3:0] last_length_s2;

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
      starts1_high_s2 <= starts1_high;
      starts2_low_s2 <= starts2_low;
      starts2_carries_s2 <= starts2_carries;
      stored_s2 <= stored[767:96];
      bursts_s2 <= bursts;
      last_length_s2 <= last_length;
    end
  end

  // Stage 2 of 6: starting positions, level 3 of 5; starting positions, level 4 of 5
  wire [54:0] starts2_high;
  wire [92:0] starts3_low;
  wire [15:0] starts3_carries;
  fpc_opt_lanes32_decompressor_sum_level3 sum_level3_step (
    .starts1_high(starts1_high_s2), .starts2_low(starts2_low_s2),
    .starts2_carries(starts2_carries_s2), .starts2_high(starts2_high), .starts3_low(starts3_low),
    .starts3_carries(starts3_carries)
  );
  wire [58:0] starts3_high;
  wire [92:0] starts4_low;
  wire [15:0] starts4_carries;
  fpc_opt_lanes32_decompressor_sum_level4 sum_level4_step (
    .starts2_high(starts2_high), .starts3_low(starts3_low), .starts3_carries(starts3_carries),
    .starts3_high(starts3_high), .starts4_low(starts4_low), .starts4_carries(starts4_carries)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] tags_s3;
  reg  [58:0] starts3_high_s3;
  reg  [92:0] starts4_low_s3;
  reg  [15:0] starts4_carries_s3;
  reg  [671:0] stored_s3;
  reg  [1:0] bursts_s3;
  reg  [3:0] last_length_s3;

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
      starts3_high_s3 <= starts3_high;
      starts4_low_s3 <= starts4_low;
      starts4_carries_s3 <= starts4_carries;
      stored_s3 <= stored_s2;
      bursts_s3 <= bursts_s2;
      last_length_s3 <= last_length_s2;
    end
  end

  // Stage 3 of 6: starting positions, level 5 of 5; the positions' last high bits
  wire [60:0] starts4_high;
  wire [92:0] starts5_low;
  wire [15:0] starts5_carries;
  fpc_opt_lanes32_decompressor_sum_level5 sum_level5_step (
    .starts3_high(starts3_high_s3), .starts4_low(starts4_low_s3),
    .starts4_carries(starts4_carries_s3), .starts4_high(starts4_high), .starts5_low(starts5_low),
    .starts5_carries(starts5_carries)
  );
  wire [61:0] starts5_high;
  fpc_opt_lanes32_decompressor_high_bits high_bits_step (
    .starts4_high(starts4_high), .starts5_carries(starts5_carries), .starts5_high(starts5_high)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [92:0] starts5_low_s4;
  reg  [61:0] starts5_high_s4;
  reg  [671:0] stored_s4;
  reg  [1:0] bursts_s4;
  reg  [3:0] last_length_s4;

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
      starts5_low_s4 <= starts5_low;
      starts5_high_s4 <= starts5_high;
      stored_s4 <= stored_s3;
      bursts_s4 <= bursts_s3;
      last_length_s4 <= last_length_s3;
    end
  end

  // Stage 4 of 6: control of the first split; payloads split, level 1 of 5; payloads split, level 2
  // of 5
  wire [127:0] right_goes_up7;
  fpc_opt_lanes32_direction7 direction7_0 (
    .start({starts5_high_s4[30:26], starts5_low_s4[47:45]}), .up(right_goes_up7)
  );
  wire [1023:0] parts1;
  wire [127:0] right_goes_up6;
  fpc_opt_lanes32_decompressor_split_level1 split_level1_step (
    .starts5_low({starts5_low_s4[71:69], starts5_low_s4[23:21]}),
    .starts5_high({starts5_high_s4[45:42], starts5_high_s4[14:11]}), .stored(stored_s4),
    .right_goes_up7(right_goes_up7), .parts1(parts1), .right_goes_up6(right_goes_up6)
  );
  wire [1023:0] parts2;
  wire [127:0] right_goes_up5;
  fpc_opt_lanes32_decompressor_split_level2 split_level2_step (
    .starts5_low({starts5_low_s4[83:81], starts5_low_s4[59:57], starts5_low_s4[35:33],
        starts5_low_s4[11:9]}),
    .starts5_high({starts5_high_s4[52:50], starts5_high_s4[37:35], starts5_high_s4[21:19],
        starts5_high_s4[6:4]}),
    .parts1(parts1), .right_goes_up6(right_goes_up6), .parts2(parts2),
    .right_goes_up5(right_goes_up5)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [92:0] starts5_low_s5;
  reg  [36:0] starts5_high_s5;
  reg  [1023:0] parts2_s5;
  reg  [127:0] right_goes_up5_s5;
  reg  [1:0] bursts_s5;
  reg  [3:0] last_length_s5;

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
      starts5_low_s5 <= starts5_low_s4;
      starts5_high_s5 <= {starts5_high_s4[61:53], starts5_high_s4[49:46], starts5_high_s4[41:38],
          starts5_high_s4[34:31], starts5_high_s4[25:22], starts5_high_s4[18:15],
          starts5_high_s4[10:7], starts5_high_s4[3:0]};
      parts2_s5 <= parts2;
      right_goes_up5_s5 <= right_goes_up5;
      bursts_s5 <= bursts_s4;
      last_length_s5 <= last_length_s4;
    end
  end

  // Stage 5 of 6: payloads split, level 3 of 5; payloads split, level 4 of 5; payloads split, level
  // 5 of 5
  wire [1023:0] parts3;
  wire [127:0] right_goes_up4;
  fpc_opt_lanes32_decompressor_split_level3 split_level3_step (
    .starts5_low({starts5_low_s5[89:87], starts5_low_s5[77:75], starts5_low_s5[65:63],
        starts5_low_s5[53:51], starts5_low_s5[41:39], starts5_low_s5[29:27], starts5_low_s5[17:15],
        starts5_low_s5[5:3]}),
    .starts5_high({starts5_high_s5[30:29], starts5_high_s5[26:25], starts5_high_s5[22:21],
        starts5_high_s5[18:17], starts5_high_s5[14:13], starts5_high_s5[10:9], starts5_high_s5[6:5],
        starts5_high_s5[2:1]}),
    .parts2(parts2_s5), .right_goes_up5(right_goes_up5_s5), .parts3(parts3),
    .right_goes_up4(right_goes_up4)
  );
  wire [1023:0] parts4;
  wire [127:0] right_goes_up3;
  fpc_opt_lanes32_decompressor_split_level4 split_level4_step (
    .starts5_low({starts5_low_s5[92:90], starts5_low_s5[86:84], starts5_low_s5[80:78],
        starts5_low_s5[74:72], starts5_low_s5[68:66], starts5_low_s5[62:60], starts5_low_s5[56:54],
        starts5_low_s5[50:48], starts5_low_s5[44:42], starts5_low_s5[38:36], starts5_low_s5[32:30],
        starts5_low_s5[26:24], starts5_low_s5[20:18], starts5_low_s5[14:12], starts5_low_s5[8:6],
        starts5_low_s5[2:0]}),
    .starts5_high({starts5_high_s5[31], starts5_high_s5[28:27], starts5_high_s5[24:23],
        starts5_high_s5[20:19], starts5_high_s5[16:15], starts5_high_s5[12:11],
        starts5_high_s5[8:7], starts5_high_s5[4:3], starts5_high_s5[0]}),
    .parts3(parts3), .right_goes_up4(right_goes_up4), .parts4(parts4),
    .right_goes_up3(right_goes_up3)
  );
  wire [1023:0] parts5;
  fpc_opt_lanes32_decompressor_split_level5 split_level5_step (
    .parts4(parts4), .right_goes_up3(right_goes_up3), .parts5(parts5)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [95:0] tags_s6;
  reg  [92:0] starts5_low_s6;
  reg  [5:0] starts5_high_s6;
  reg  [1023:0] parts5_s6;
  reg  [1:0] bursts_s6;
  reg  [3:0] last_length_s6;

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
      starts5_low_s6 <= starts5_low_s5;
      starts5_high_s6 <= starts5_high_s5[36:31];
      parts5_s6 <= parts5;
      bursts_s6 <= bursts_s5;
      last_length_s6 <= last_length_s5;
    end
  end

  // Stage 6 of 6: payloads rotated back; words of all patterns
  wire [1023:0] windows;
  wire overruns;
  fpc_opt_lanes32_decompressor_rotate_back rotate_back_step (
    .starts5_low(starts5_low_s6), .starts5_high(starts5_high_s6), .parts5(parts5_s6),
    .bursts(bursts_s6), .last_length(last_length_s6), .windows(windows), .overruns(overruns)
  );
  wire [1023:0] words;
  fpc_opt_lanes32_decompressor_decode decode_step (
    .tags(tags_s6), .windows(windows), .words(words)
  );
  // Outputs hold a decompressed block
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  reg  [1023:0] words_s7;
  // Stored block is invalid: no compressor produces it
  reg  overruns_s7;

  always @(posedge aclk) begin
    if (!aresetn) begin
      valid_s7 <= 1'h0;
    end else begin
      if (advance) valid_s7 <= valid_s6;
    end
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      words_s7 <= words;
      overruns_s7 <= overruns;
    end
  end

  // Output
  assign done = valid_s7;
  assign block = words_s7;
  assign error = overruns_s7;
endmodule
