// BPC compressor: bit planes of the deltas, pattern matchers, starting positions,
// concatenation.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_compressor_core (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output reg  done,  // Outputs hold a compressed block
  output wire [767:0] stored,  // Compressed block, first bit lowest, zero past its end
  output reg  [1:0] bursts  // Metadata: bursts less one, or all ones if stored raw
);

  // Stage 1 of 8: bit planes of the deltas
  wire [2:0] match_base_tag;
  wire [3:0] match_base_nibbles;
  wire [31:0] match_base_payload;
  bpc_opt_lanes32_match_base match_base (
    .word(block[31:0]), .tag(match_base_tag), .nibbles(match_base_nibbles),
    .payload(match_base_payload)
  );
  wire [991:0] deltas_differences;
  hdlgen_differences #(.COUNT(31), .WIDTH(32)) deltas (
    .numbers(block), .differences(deltas_differences)
  );
  wire [991:0] dbp;
  hdlgen_bit_planes #(.COUNT(31), .BITS(32)) to_planes (
    .numbers(deltas_differences), .planes(dbp)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [2:0] match_base_tag_s2;
  reg  [3:0] match_base_nibbles_s2;
  reg  [31:0] match_base_payload_s2;
  reg  [991:0] dbp_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      match_base_tag_s2 <= match_base_tag;
      match_base_nibbles_s2 <= match_base_nibbles;
      match_base_payload_s2 <= match_base_payload;
      dbp_s2 <= dbp;
    end
  end

  // Stage 2 of 8: patterns of all planes
  wire [991:0] dbx;  // 32 of 31 bits
  wire [31:0] match_zero;
  wire [95:0] tags;  // 32 of 3 bits
  wire [159:0] lengths;  // 32 of 5 bits
  wire [991:0] match_dbp_above_in = {dbp_s2[960:0], 31'h0};
  bpc_opt_lanes32_match_plane match [31:0] (
    .dbp(dbp_s2), .dbp_above(match_dbp_above_in), .dbx(dbx), .zero(match_zero), .tag(tags),
    .length(lengths)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] tags_s3;
  reg  [159:0] lengths_s3;
  reg  [991:0] dbx_s3;
  reg  [2:0] match_base_tag_s3;
  reg  [31:0] match_base_payload_s3;
  reg  [3:0] nibbles_before_planes_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      tags_s3 <= tags;
      lengths_s3 <= lengths;
      dbx_s3 <= dbx;
      match_base_tag_s3 <= match_base_tag_s2;
      match_base_payload_s3 <= match_base_payload_s2;
      nibbles_before_planes_s3 <= match_base_nibbles_s2;
    end
  end

  // Stage 3 of 8: starting positions, level 1 of 5
  wire [1023:0] payloads;  // 32 of 32 bits
  bpc_opt_lanes32_payload each_payload [31:0] (
    .dbx(dbx_s3), .tag(tags_s3), .payload(payloads)
  );
  wire [159:0] starts1_low;
  wire [15:0] starts1_carries;
  hdlgen_low_sums #(.LEVEL(0), .COUNT(32), .WIDTH(5)) low_sums1 (
    .numbers({lengths_s3[154:0], nibbles_before_planes_s3[2:0], 2'h0}), .sums(starts1_low),
    .carries(starts1_carries)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [1023:0] payloads_s4;
  reg  [2:0] match_base_tag_s4;
  reg  [31:0] match_base_payload_s4;
  reg  nibbles_before_planes_s4;
  reg  [4:0] last_length_s4;
  reg  [159:0] starts1_low_s4;
  reg  [15:0] starts1_carries_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      tags_s4 <= tags_s3;
      payloads_s4 <= payloads;
      match_base_tag_s4 <= match_base_tag_s3;
      match_base_payload_s4 <= match_base_payload_s3;
      nibbles_before_planes_s4 <= nibbles_before_planes_s3[3];
      last_length_s4 <= lengths_s3[159:155];
      starts1_low_s4 <= starts1_low;
      starts1_carries_s4 <= starts1_carries;
    end
  end

  // Stage 4 of 8: starting positions, level 2 of 5; starting positions, level 3 of 5
  wire [63:0] starts1_high;
  hdlgen_high_sums #(.LEVEL(0), .COUNT(32), .WIDTH(1)) high_sums1 (
    .numbers({31'h0, nibbles_before_planes_s4}), .carries(starts1_carries_s4), .sums(starts1_high)
  );
  wire [159:0] starts2_low;
  wire [15:0] starts2_carries;
  hdlgen_low_sums #(.LEVEL(1), .COUNT(32), .WIDTH(5)) low_sums2 (
    .numbers(starts1_low_s4), .sums(starts2_low), .carries(starts2_carries)
  );
  wire [95:0] starts2_high;
  hdlgen_high_sums #(.LEVEL(1), .COUNT(32), .WIDTH(2)) high_sums2 (
    .numbers(starts1_high), .carries(starts2_carries), .sums(starts2_high)
  );
  wire [159:0] starts3_low;
  wire [15:0] starts3_carries;
  hdlgen_low_sums #(.LEVEL(2), .COUNT(32), .WIDTH(5)) low_sums3 (
    .numbers(starts2_low), .sums(starts3_low), .carries(starts3_carries)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [1023:0] payloads_s5;
  reg  [2:0] match_base_tag_s5;
  reg  [31:0] match_base_payload_s5;
  reg  [4:0] last_length_s5;
  reg  [95:0] starts2_high_s5;
  reg  [159:0] starts3_low_s5;
  reg  [15:0] starts3_carries_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      tags_s5 <= tags_s4;
      payloads_s5 <= payloads_s4;
      match_base_tag_s5 <= match_base_tag_s4;
      match_base_payload_s5 <= match_base_payload_s4;
      last_length_s5 <= last_length_s4;
      starts2_high_s5 <= starts2_high;
      starts3_low_s5 <= starts3_low;
      starts3_carries_s5 <= starts3_carries;
    end
  end

  // Stage 5 of 8: starting positions, level 4 of 5; starting positions, level 5 of 5
  wire [127:0] starts3_high;
  hdlgen_high_sums #(.LEVEL(2), .COUNT(32), .WIDTH(3)) high_sums3 (
    .numbers(starts2_high_s5), .carries(starts3_carries_s5), .sums(starts3_high)
  );
  wire [159:0] starts4_low;
  wire [15:0] starts4_carries;
  hdlgen_low_sums #(.LEVEL(3), .COUNT(32), .WIDTH(5)) low_sums4 (
    .numbers(starts3_low_s5), .sums(starts4_low), .carries(starts4_carries)
  );
  wire [159:0] starts4_high;
  hdlgen_high_sums #(.LEVEL(3), .COUNT(32), .WIDTH(4)) high_sums4 (
    .numbers(starts3_high), .carries(starts4_carries), .sums(starts4_high)
  );
  wire [159:0] starts5_low;
  wire [15:0] starts5_carries;
  hdlgen_low_sums #(.LEVEL(4), .COUNT(32), .WIDTH(5)) low_sums5 (
    .numbers(starts4_low), .sums(starts5_low), .carries(starts5_carries)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [95:0] tags_s6;
  reg  [1023:0] payloads_s6;
  reg  [2:0] match_base_tag_s6;
  reg  [31:0] match_base_payload_s6;
  reg  [4:0] last_length_s6;
  reg  [159:0] starts4_high_s6;
  reg  [159:0] starts5_low_s6;
  reg  [15:0] starts5_carries_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      tags_s6 <= tags_s5;
      payloads_s6 <= payloads_s5;
      match_base_tag_s6 <= match_base_tag_s5;
      match_base_payload_s6 <= match_base_payload_s5;
      last_length_s6 <= last_length_s5;
      starts4_high_s6 <= starts4_high;
      starts5_low_s6 <= starts5_low;
      starts5_carries_s6 <= starts5_carries;
    end
  end

  // Stage 6 of 8: payloads rotated to their starting positions
  wire [191:0] starts5_high;
  hdlgen_high_sums #(.LEVEL(4), .COUNT(32), .WIDTH(5)) high_sums5 (
    .numbers(starts4_high_s6), .carries(starts5_carries_s6), .sums(starts5_high)
  );
  wire [1023:0] rotated;  // 32 of 32 bits
  hdlgen_rotate #(.BACK(0), .PLACES(5), .UNIT_BITS(1)) rotate [31:0] (
    .value(payloads_s6), .distance(starts5_low_s6), .rotated(rotated)
  );
  wire [511:0] right_goes_up5;  // 16 of 32 bits
  wire [95:0] direction5_start_in = {{starts5_high[186], starts5_low_s6[159:155]},
      {starts5_high[174], starts5_low_s6[149:145]}, {starts5_high[162], starts5_low_s6[139:135]},
      {starts5_high[150], starts5_low_s6[129:125]}, {starts5_high[138], starts5_low_s6[119:115]},
      {starts5_high[126], starts5_low_s6[109:105]}, {starts5_high[114], starts5_low_s6[99:95]},
      {starts5_high[102], starts5_low_s6[89:85]}, {starts5_high[90], starts5_low_s6[79:75]},
      {starts5_high[78], starts5_low_s6[69:65]}, {starts5_high[66], starts5_low_s6[59:55]},
      {starts5_high[54], starts5_low_s6[49:45]}, {starts5_high[42], starts5_low_s6[39:35]},
      {starts5_high[30], starts5_low_s6[29:25]}, {starts5_high[18], starts5_low_s6[19:15]},
      {starts5_high[6], starts5_low_s6[9:5]}};
  hdlgen_direction #(.UNITS(32)) direction5 [15:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [95:0] tags_s7;
  reg  [1023:0] rotated_s7;
  reg  [511:0] right_goes_up5_s7;
  reg  [2:0] match_base_tag_s7;
  reg  [31:0] match_base_payload_s7;
  reg  [4:0] last_length_s7;
  reg  [79:0] starts5_low_s7;
  reg  [46:0] starts5_high_s7;

  always @(posedge aclk) begin
    if (!aresetn) valid_s7 <= 1'h0;
    else if (advance) valid_s7 <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      tags_s7 <= tags_s6;
      rotated_s7 <= rotated;
      right_goes_up5_s7 <= right_goes_up5;
      match_base_tag_s7 <= match_base_tag_s6;
      match_base_payload_s7 <= match_base_payload_s6;
      last_length_s7 <= last_length_s6;
      starts5_low_s7 <= {starts5_low_s6[159:150], starts5_low_s6[144:140], starts5_low_s6[134:130],
          starts5_low_s6[124:120], starts5_low_s6[114:110], starts5_low_s6[104:100],
          starts5_low_s6[94:90], starts5_low_s6[84:80], starts5_low_s6[74:70],
          starts5_low_s6[64:60], starts5_low_s6[54:50], starts5_low_s6[44:40],
          starts5_low_s6[34:30], starts5_low_s6[24:20], starts5_low_s6[14:10]};
      starts5_high_s7 <= {starts5_high[191:186], starts5_high[181:180], starts5_high[170:168],
          starts5_high[157:156], starts5_high[147:144], starts5_high[133:132],
          starts5_high[122:120], starts5_high[109:108], starts5_high[100:96], starts5_high[85:84],
          starts5_high[74:72], starts5_high[61:60], starts5_high[51:48], starts5_high[37:36],
          starts5_high[26:24], starts5_high[13:12]};
    end
  end

  // Stage 7 of 8: payloads merged, level 1 of 5; payloads merged, level 2 of 5
  wire [1023:0] merged1;  // 16 of 64 bits
  hdlgen_merge #(.UNITS(32), .UNIT_BITS(1)) merge5 [15:0] (
    .halves(rotated_s7), .up(right_goes_up5_s7), .whole(merged1)
  );
  wire [511:0] right_goes_up6;  // 8 of 64 bits
  wire [55:0] direction6_start_in = {{starts5_high_s7[40:39], starts5_low_s7[74:70]},
      {starts5_high_s7[35:34], starts5_low_s7[64:60]},
      {starts5_high_s7[29:28], starts5_low_s7[54:50]},
      {starts5_high_s7[24:23], starts5_low_s7[44:40]},
      {starts5_high_s7[17:16], starts5_low_s7[34:30]},
      {starts5_high_s7[12:11], starts5_low_s7[24:20]},
      {starts5_high_s7[6:5], starts5_low_s7[14:10]}, {starts5_high_s7[1:0], starts5_low_s7[4:0]}};
  hdlgen_direction #(.UNITS(64)) direction6 [7:0] (
    .start(direction6_start_in), .up(right_goes_up6)
  );
  wire [1023:0] merged2;  // 8 of 128 bits
  hdlgen_merge #(.UNITS(64), .UNIT_BITS(1)) merge6 [7:0] (
    .halves(merged1), .up(right_goes_up6), .whole(merged2)
  );
  wire [511:0] right_goes_up7;  // 4 of 128 bits
  wire [31:0] direction7_start_in = {{starts5_high_s7[38:36], starts5_low_s7[69:65]},
      {starts5_high_s7[27:25], starts5_low_s7[49:45]},
      {starts5_high_s7[15:13], starts5_low_s7[29:25]}, {starts5_high_s7[4:2], starts5_low_s7[9:5]}};
  hdlgen_direction #(.UNITS(128)) direction7 [3:0] (
    .start(direction7_start_in), .up(right_goes_up7)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [95:0] tags_s8;
  reg  [1023:0] merged2_s8;
  reg  [511:0] right_goes_up7_s8;
  reg  [2:0] match_base_tag_s8;
  reg  [31:0] match_base_payload_s8;
  reg  [4:0] last_length_s8;
  reg  [19:0] starts5_low_s8;
  reg  [18:0] starts5_high_s8;

  always @(posedge aclk) begin
    if (!aresetn) valid_s8 <= 1'h0;
    else if (advance) valid_s8 <= valid_s7;
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      tags_s8 <= tags_s7;
      merged2_s8 <= merged2;
      right_goes_up7_s8 <= right_goes_up7;
      match_base_tag_s8 <= match_base_tag_s7;
      match_base_payload_s8 <= match_base_payload_s7;
      last_length_s8 <= last_length_s7;
      starts5_low_s8 <= {starts5_low_s7[79:75], starts5_low_s7[59:55], starts5_low_s7[39:35],
          starts5_low_s7[19:15]};
      starts5_high_s8 <= {starts5_high_s7[46:41], starts5_high_s7[33:30], starts5_high_s7[22:18],
          starts5_high_s7[10:7]};
    end
  end

  // Stage 8 of 8: payloads merged, level 3 of 5; payloads merged, level 4 of 5; the last merge;
  // metadata
  wire [1023:0] merged3;  // 4 of 256 bits
  hdlgen_merge #(.UNITS(128), .UNIT_BITS(1)) merge7 [3:0] (
    .halves(merged2_s8), .up(right_goes_up7_s8), .whole(merged3)
  );
  wire [255:0] direction8_0_up;
  hdlgen_direction #(.UNITS(256)) direction8_0 (
    .start({starts5_high_s8[3:0], starts5_low_s8[4:0]}), .up(direction8_0_up)
  );
  wire [255:0] direction8_1_up;
  hdlgen_direction #(.UNITS(256)) direction8_1 (
    .start({starts5_high_s8[12:9], starts5_low_s8[14:10]}), .up(direction8_1_up)
  );
  wire [511:0] merge8_0_whole;
  hdlgen_merge #(.UNITS(256), .UNIT_BITS(1)) merge8_0 (
    .halves(merged3[511:0]), .up(direction8_0_up), .whole(merge8_0_whole)
  );
  wire [511:0] merge8_1_whole;
  hdlgen_merge #(.UNITS(256), .UNIT_BITS(1)) merge8_1 (
    .halves(merged3[1023:512]), .up(direction8_1_up), .whole(merge8_1_whole)
  );
  wire [1023:0] merged4 = {merge8_1_whole, merge8_0_whole};
  wire [511:0] right_goes_up9;
  hdlgen_direction #(.UNITS(512)) direction9_0 (
    .start({starts5_high_s8[8:4], starts5_low_s8[9:5]}), .up(right_goes_up9)
  );
  wire [1023:0] merged5;
  hdlgen_merge #(.UNITS(512), .UNIT_BITS(1)) merge9_0 (
    .halves(merged4), .up(right_goes_up9), .whole(merged5)
  );
  wire [11:0] payloads_end = {1'h0, starts5_high_s8[18:13], starts5_low_s8[19:15]} +
      {7'h0, last_length_s8};
  wire exceeds_1_burst = payloads_end > 12'h9d;
  wire exceeds_2_bursts = payloads_end > 12'h19d;
  wire exceeds_3_bursts = payloads_end > 12'h29d;
  wire [1:0] burst_count = {2{exceeds_3_bursts}} | ({1'h0, exceeds_1_burst} +
      {1'h0, exceeds_2_bursts});
  wire [668:0] moved_fields = merged5[668:0] | {637'h0, match_base_payload_s8};
  wire loads_s9 = advance & valid_s8;
  reg  [95:0] tags_s9;
  reg  [2:0] match_base_tag_s9;
  reg  [668:0] moved_fields_s9;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s8;
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      tags_s9 <= tags_s8;
      match_base_tag_s9 <= match_base_tag_s8;
      bursts <= burst_count;
      moved_fields_s9 <= moved_fields;
    end
  end

  // Output
  assign stored = {moved_fields_s9, tags_s9, match_base_tag_s9};

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, match_zero, starts5_high, merged5[1023:669]};
endmodule
