// FPC-OPT compressor: pattern matchers, starting positions, concatenation.
//
// Made by: hdlgen --design fpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module fpc_opt_lanes32_compressor_core (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire done,  // Outputs hold a compressed block
  output wire [767:0] stored,  // Compressed block, first bit lowest, zero past its end
  output wire [1:0] bursts  // Metadata: bursts less one, or all ones if stored raw
);

  // Stage 1 of 4: patterns of all words; starting positions, level 1 of 5
  wire [95:0] tags;
  wire [127:0] lengths;
  wire [1023:0] payloads;
  fpc_opt_lanes32_compressor_match match_step (
    .block(block), .tags(tags), .lengths(lengths), .payloads(payloads)
  );
  wire [30:0] starts0_high;
  wire [2:0] starts1_low_sums;
  wire [89:0] starts1_low;
  wire [14:0] starts1_carries;
  wire [3:0] last_length;
  fpc_opt_lanes32_compressor_sum_level1 sum_level1_step (
    .lengths(lengths), .starts0_high(starts0_high), .starts1_low_sums(starts1_low_sums),
    .starts1_low(starts1_low), .starts1_carries(starts1_carries), .last_length(last_length)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] tags_s2;
  reg  [1023:0] payloads_s2;
  reg  [30:0] starts0_high_s2;
  reg  [2:0] starts1_low_sums_s2;
  reg  [89:0] starts1_low_s2;
  reg  [14:0] starts1_carries_s2;
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
      payloads_s2 <= payloads;
      starts0_high_s2 <= starts0_high;
      starts1_low_sums_s2 <= starts1_low_sums;
      starts1_low_s2 <= starts1_low;
      starts1_carries_s2 <= starts1_carries;
      last_length_s2 <= last_length;
    end
  end

  // Stage 2 of 4: starting positions, level 2 of 5; starting positions, level 3 of 5; starting
  // positions, level 4 of 5
  wire [46:0] starts1_high;
  wire [92:0] starts2_low;
  wire [15:0] starts2_carries;
  fpc_opt_lanes32_compressor_sum_level2 sum_level2_step (
    .starts0_high(starts0_high_s2), .starts1_low_sums(starts1_low_sums_s2),
    .starts1_low(starts1_low_s2), .starts1_carries(starts1_carries_s2), .starts1_high(starts1_high),
    .starts2_low(starts2_low), .starts2_carries(starts2_carries)
  );
  wire [54:0] starts2_high;
  wire [92:0] starts3_low;
  wire [15:0] starts3_carries;
  fpc_opt_lanes32_compressor_sum_level3 sum_level3_step (
    .starts1_high(starts1_high), .starts2_low(starts2_low), .starts2_carries(starts2_carries),
    .starts2_high(starts2_high), .starts3_low(starts3_low), .starts3_carries(starts3_carries)
  );
  wire [58:0] starts3_high;
  wire [92:0] starts4_low;
  wire [15:0] starts4_carries;
  fpc_opt_lanes32_compressor_sum_level4 sum_level4_step (
    .starts2_high(starts2_high), .starts3_low(starts3_low), .starts3_carries(starts3_carries),
    .starts3_high(starts3_high), .starts4_low(starts4_low), .starts4_carries(starts4_carries)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] tags_s3;
  reg  [1023:0] payloads_s3;
  reg  [58:0] starts3_high_s3;
  reg  [92:0] starts4_low_s3;
  reg  [15:0] starts4_carries_s3;
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
      payloads_s3 <= payloads_s2;
      starts3_high_s3 <= starts3_high;
      starts4_low_s3 <= starts4_low;
      starts4_carries_s3 <= starts4_carries;
      last_length_s3 <= last_length_s2;
    end
  end

  // Stage 3 of 4: starting positions, level 5 of 5; payloads rotated to their starting positions;
  // payloads merged, level 1 of 5
  wire [60:0] starts4_high;
  wire [92:0] starts5_low;
  wire [15:0] starts5_carries;
  fpc_opt_lanes32_compressor_sum_level5 sum_level5_step (
    .starts3_high(starts3_high_s3), .starts4_low(starts4_low_s3),
    .starts4_carries(starts4_carries_s3), .starts4_high(starts4_high), .starts5_low(starts5_low),
    .starts5_carries(starts5_carries)
  );
  wire [46:0] starts5_high;
  wire [1023:0] rotated;
  wire [127:0] right_goes_up3;
  fpc_opt_lanes32_compressor_rotate rotate_step (
    .payloads(payloads_s3), .starts4_high(starts4_high), .starts5_low(starts5_low),
    .starts5_carries(starts5_carries), .starts5_high(starts5_high), .rotated(rotated),
    .right_goes_up3(right_goes_up3)
  );
  wire [1023:0] merged1;
  wire [127:0] right_goes_up4;
  fpc_opt_lanes32_compressor_merge_level1 merge_level1_step (
    .starts5_low({starts5_low[89:87], starts5_low[77:75], starts5_low[65:63], starts5_low[53:51],
        starts5_low[41:39], starts5_low[29:27], starts5_low[17:15], starts5_low[5:3]}),
    .starts5_high({starts5_high[40:39], starts5_high[35:34], starts5_high[29:28],
        starts5_high[24:23], starts5_high[17:16], starts5_high[12:11], starts5_high[6:5],
        starts5_high[1:0]}),
    .rotated(rotated), .right_goes_up3(right_goes_up3), .merged1(merged1),
    .right_goes_up4(right_goes_up4)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [23:0] starts5_low_s4;
  reg  [30:0] starts5_high_s4;
  reg  [1023:0] merged1_s4;
  reg  [127:0] right_goes_up4_s4;
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
      starts5_low_s4 <= {starts5_low[92:90], starts5_low[83:81], starts5_low[71:69],
          starts5_low[59:57], starts5_low[47:45], starts5_low[35:33], starts5_low[23:21],
          starts5_low[11:9]};
      starts5_high_s4 <= {starts5_high[46:41], starts5_high[38:36], starts5_high[33:30],
          starts5_high[27:25], starts5_high[22:18], starts5_high[15:13], starts5_high[10:7],
          starts5_high[4:2]};
      merged1_s4 <= merged1;
      right_goes_up4_s4 <= right_goes_up4;
      last_length_s4 <= last_length_s3;
    end
  end

  // Stage 4 of 4: payloads merged, level 2 of 5; payloads merged, level 3 of 5; payloads merged,
  // level 4 of 5; the last merge; metadata
  wire [1023:0] merged2;
  wire [127:0] right_goes_up5;
  fpc_opt_lanes32_compressor_merge_level2 merge_level2_step (
    .starts5_low({starts5_low_s4[20:18], starts5_low_s4[14:12], starts5_low_s4[8:6],
        starts5_low_s4[2:0]}),
    .starts5_high({starts5_high_s4[24:22], starts5_high_s4[17:15], starts5_high_s4[9:7],
        starts5_high_s4[2:0]}),
    .merged1(merged1_s4), .right_goes_up4(right_goes_up4_s4), .merged2(merged2),
    .right_goes_up5(right_goes_up5)
  );
  wire [1023:0] merged3;
  wire [127:0] right_goes_up6;
  fpc_opt_lanes32_compressor_merge_level3 merge_level3_step (
    .starts5_low({starts5_low_s4[17:15], starts5_low_s4[5:3]}),
    .starts5_high({starts5_high_s4[21:18], starts5_high_s4[6:3]}), .merged2(merged2),
    .right_goes_up5(right_goes_up5), .merged3(merged3), .right_goes_up6(right_goes_up6)
  );
  wire [1023:0] merged4;
  wire [127:0] right_goes_up7;
  fpc_opt_lanes32_compressor_merge_level4 merge_level4_step (
    .starts5_low(starts5_low_s4[11:9]), .starts5_high(starts5_high_s4[14:10]), .merged3(merged3),
    .right_goes_up6(right_goes_up6), .merged4(merged4), .right_goes_up7(right_goes_up7)
  );
  wire [1023:0] merged5;
  fpc_opt_lanes32_merge7 merge7_0 (
    .left(merged4[511:0]), .right(merged4[1023:512]), .up(right_goes_up7), .whole(merged5)
  );
  wire [9:0] payloads_end = {1'h0, starts5_high_s4[30:25], starts5_low_s4[23:21]} +
      {6'h0, last_length_s4};
  wire exceeds_1_burst = payloads_end > 10'h28;
  wire exceeds_2_bursts = payloads_end > 10'h68;
  wire exceeds_3_bursts = payloads_end > 10'ha8;
  wire [1:0] burst_count = {2{exceeds_3_bursts}} | ({1'h0, exceeds_1_burst} +
      {1'h0, exceeds_2_bursts});
  // Outputs hold a compressed block
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [671:0] merged5_s5;
  // Metadata: bursts less one, or all ones if stored raw
  reg  [1:0] burst_count_s5;

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
      merged5_s5 <= merged5[671:0];
      burst_count_s5 <= burst_count;
    end
  end

  // Output
  assign done = valid_s5;
  assign stored = {merged5_s5, tags_s5};
  assign bursts = burst_count_s5;

  // Bits that nothing reads.
  wire unused = &{1'b0, merged5[1023:672]};
endmodule
