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
  output reg  done,  // Outputs hold a compressed block
  output wire [767:0] stored,  // Compressed block, first bit lowest, zero past its end
  output reg  [1:0] bursts  // Metadata: bursts less one, or all ones if stored raw
);

  // Stage 1 of 4: patterns of all words; starting positions, level 1 of 5
  wire [95:0] tags;  // 32 of 3 bits
  wire [127:0] lengths;  // 32 of 4 bits
  wire [1023:0] payloads;  // 32 of 32 bits
  fpc_opt_lanes32_match match [31:0] (
    .word(block), .tag(tags), .nibbles(lengths), .payload(payloads)
  );
  wire [95:0] starts1_low;
  wire [15:0] starts1_carries;
  hdlgen_low_sums #(.LEVEL(0), .COUNT(32), .WIDTH(3)) low_sums1 (
    .numbers({lengths[122:120], lengths[118:116], lengths[114:112], lengths[110:108],
        lengths[106:104], lengths[102:100], lengths[98:96], lengths[94:92], lengths[90:88],
        lengths[86:84], lengths[82:80], lengths[78:76], lengths[74:72], lengths[70:68],
        lengths[66:64], lengths[62:60], lengths[58:56], lengths[54:52], lengths[50:48],
        lengths[46:44], lengths[42:40], lengths[38:36], lengths[34:32], lengths[30:28],
        lengths[26:24], lengths[22:20], lengths[18:16], lengths[14:12], lengths[10:8], lengths[6:4],
        lengths[2:0], 3'h0}),
    .sums(starts1_low), .carries(starts1_carries)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] tags_s2;
  reg  [30:0] lengths_s2;
  reg  [1023:0] payloads_s2;
  reg  [3:0] last_length_s2;
  reg  [95:0] starts1_low_s2;
  reg  [15:0] starts1_carries_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      tags_s2 <= tags;
      lengths_s2 <= {lengths[123], lengths[119], lengths[115], lengths[111], lengths[107],
          lengths[103], lengths[99], lengths[95], lengths[91], lengths[87], lengths[83],
          lengths[79], lengths[75], lengths[71], lengths[67], lengths[63], lengths[59], lengths[55],
          lengths[51], lengths[47], lengths[43], lengths[39], lengths[35], lengths[31], lengths[27],
          lengths[23], lengths[19], lengths[15], lengths[11], lengths[7], lengths[3]};
      payloads_s2 <= payloads;
      last_length_s2 <= lengths[127:124];
      starts1_low_s2 <= starts1_low;
      starts1_carries_s2 <= starts1_carries;
    end
  end

  // Stage 2 of 4: starting positions, level 2 of 5; starting positions, level 3 of 5; starting
  // positions, level 4 of 5
  wire [63:0] starts1_high;
  hdlgen_high_sums #(.LEVEL(0), .COUNT(32), .WIDTH(1)) high_sums1 (
    .numbers({lengths_s2, 1'h0}), .carries(starts1_carries_s2), .sums(starts1_high)
  );
  wire [95:0] starts2_low;
  wire [15:0] starts2_carries;
  hdlgen_low_sums #(.LEVEL(1), .COUNT(32), .WIDTH(3)) low_sums2 (
    .numbers(starts1_low_s2), .sums(starts2_low), .carries(starts2_carries)
  );
  wire [95:0] starts2_high;
  hdlgen_high_sums #(.LEVEL(1), .COUNT(32), .WIDTH(2)) high_sums2 (
    .numbers(starts1_high), .carries(starts2_carries), .sums(starts2_high)
  );
  wire [95:0] starts3_low;
  wire [15:0] starts3_carries;
  hdlgen_low_sums #(.LEVEL(2), .COUNT(32), .WIDTH(3)) low_sums3 (
    .numbers(starts2_low), .sums(starts3_low), .carries(starts3_carries)
  );
  wire [127:0] starts3_high;
  hdlgen_high_sums #(.LEVEL(2), .COUNT(32), .WIDTH(3)) high_sums3 (
    .numbers(starts2_high), .carries(starts3_carries), .sums(starts3_high)
  );
  wire [95:0] starts4_low;
  wire [15:0] starts4_carries;
  hdlgen_low_sums #(.LEVEL(3), .COUNT(32), .WIDTH(3)) low_sums4 (
    .numbers(starts3_low), .sums(starts4_low), .carries(starts4_carries)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [95:0] tags_s3;
  reg  [1023:0] payloads_s3;
  reg  [3:0] last_length_s3;
  reg  [127:0] starts3_high_s3;
  reg  [95:0] starts4_low_s3;
  reg  [15:0] starts4_carries_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      tags_s3 <= tags_s2;
      payloads_s3 <= payloads_s2;
      last_length_s3 <= last_length_s2;
      starts3_high_s3 <= starts3_high;
      starts4_low_s3 <= starts4_low;
      starts4_carries_s3 <= starts4_carries;
    end
  end

  // Stage 3 of 4: starting positions, level 5 of 5; payloads rotated to their starting positions;
  // payloads merged, level 1 of 5
  wire [159:0] starts4_high;
  hdlgen_high_sums #(.LEVEL(3), .COUNT(32), .WIDTH(4)) high_sums4 (
    .numbers(starts3_high_s3), .carries(starts4_carries_s3), .sums(starts4_high)
  );
  wire [95:0] starts5_low;
  wire [15:0] starts5_carries;
  hdlgen_low_sums #(.LEVEL(4), .COUNT(32), .WIDTH(3)) low_sums5 (
    .numbers(starts4_low_s3), .sums(starts5_low), .carries(starts5_carries)
  );
  wire [191:0] starts5_high;
  hdlgen_high_sums #(.LEVEL(4), .COUNT(32), .WIDTH(5)) high_sums5 (
    .numbers(starts4_high), .carries(starts5_carries), .sums(starts5_high)
  );
  wire [1023:0] rotated;  // 32 of 32 bits
  hdlgen_rotate #(.BACK(0), .PLACES(3), .UNIT_BITS(4)) rotate [31:0] (
    .value(payloads_s3), .distance(starts5_low), .rotated(rotated)
  );
  wire [127:0] right_goes_up3;  // 16 of 8 bits
  wire [63:0] direction3_start_in = {{starts5_high[186], starts5_low[95:93]},
      {starts5_high[174], starts5_low[89:87]}, {starts5_high[162], starts5_low[83:81]},
      {starts5_high[150], starts5_low[77:75]}, {starts5_high[138], starts5_low[71:69]},
      {starts5_high[126], starts5_low[65:63]}, {starts5_high[114], starts5_low[59:57]},
      {starts5_high[102], starts5_low[53:51]}, {starts5_high[90], starts5_low[47:45]},
      {starts5_high[78], starts5_low[41:39]}, {starts5_high[66], starts5_low[35:33]},
      {starts5_high[54], starts5_low[29:27]}, {starts5_high[42], starts5_low[23:21]},
      {starts5_high[30], starts5_low[17:15]}, {starts5_high[18], starts5_low[11:9]},
      {starts5_high[6], starts5_low[5:3]}};
  hdlgen_direction #(.UNITS(8)) direction3 [15:0] (
    .start(direction3_start_in), .up(right_goes_up3)
  );
  wire [1023:0] merged1;  // 16 of 64 bits
  hdlgen_merge #(.UNITS(8), .UNIT_BITS(4)) merge3 [15:0] (
    .halves(rotated), .up(right_goes_up3), .whole(merged1)
  );
  wire [127:0] right_goes_up4;  // 8 of 16 bits
  wire [39:0] direction4_start_in = {{starts5_high[181:180], starts5_low[92:90]},
      {starts5_high[157:156], starts5_low[80:78]}, {starts5_high[133:132], starts5_low[68:66]},
      {starts5_high[109:108], starts5_low[56:54]}, {starts5_high[85:84], starts5_low[44:42]},
      {starts5_high[61:60], starts5_low[32:30]}, {starts5_high[37:36], starts5_low[20:18]},
      {starts5_high[13:12], starts5_low[8:6]}};
  hdlgen_direction #(.UNITS(16)) direction4 [7:0] (
    .start(direction4_start_in), .up(right_goes_up4)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [1023:0] merged1_s4;
  reg  [127:0] right_goes_up4_s4;
  reg  [3:0] last_length_s4;
  reg  [23:0] starts5_low_s4;
  reg  [30:0] starts5_high_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      tags_s4 <= tags_s3;
      merged1_s4 <= merged1;
      right_goes_up4_s4 <= right_goes_up4;
      last_length_s4 <= last_length_s3;
      starts5_low_s4 <= {starts5_low[95:93], starts5_low[86:84], starts5_low[74:72],
          starts5_low[62:60], starts5_low[50:48], starts5_low[38:36], starts5_low[26:24],
          starts5_low[14:12]};
      starts5_high_s4 <= {starts5_high[191:186], starts5_high[170:168], starts5_high[147:144],
          starts5_high[122:120], starts5_high[100:96], starts5_high[74:72], starts5_high[51:48],
          starts5_high[26:24]};
    end
  end

  // Stage 4 of 4: payloads merged, level 2 of 5; payloads merged, level 3 of 5; payloads merged,
  // level 4 of 5; the last merge; metadata
  wire [1023:0] merged2;  // 8 of 128 bits
  hdlgen_merge #(.UNITS(16), .UNIT_BITS(4)) merge4 [7:0] (
    .halves(merged1_s4), .up(right_goes_up4_s4), .whole(merged2)
  );
  wire [127:0] right_goes_up5;  // 4 of 32 bits
  wire [23:0] direction5_start_in = {{starts5_high_s4[24:22], starts5_low_s4[20:18]},
      {starts5_high_s4[17:15], starts5_low_s4[14:12]}, {starts5_high_s4[9:7], starts5_low_s4[8:6]},
      {starts5_high_s4[2:0], starts5_low_s4[2:0]}};
  hdlgen_direction #(.UNITS(32)) direction5 [3:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
  wire [1023:0] merged3;  // 4 of 256 bits
  hdlgen_merge #(.UNITS(32), .UNIT_BITS(4)) merge5 [3:0] (
    .halves(merged2), .up(right_goes_up5), .whole(merged3)
  );
  wire [63:0] direction6_0_up;
  hdlgen_direction #(.UNITS(64)) direction6_0 (
    .start({starts5_high_s4[6:3], starts5_low_s4[5:3]}), .up(direction6_0_up)
  );
  wire [63:0] direction6_1_up;
  hdlgen_direction #(.UNITS(64)) direction6_1 (
    .start({starts5_high_s4[21:18], starts5_low_s4[17:15]}), .up(direction6_1_up)
  );
  wire [511:0] merge6_0_whole;
  hdlgen_merge #(.UNITS(64), .UNIT_BITS(4)) merge6_0 (
    .halves(merged3[511:0]), .up(direction6_0_up), .whole(merge6_0_whole)
  );
  wire [511:0] merge6_1_whole;
  hdlgen_merge #(.UNITS(64), .UNIT_BITS(4)) merge6_1 (
    .halves(merged3[1023:512]), .up(direction6_1_up), .whole(merge6_1_whole)
  );
  wire [1023:0] merged4 = {merge6_1_whole, merge6_0_whole};
  wire [127:0] right_goes_up7;
  hdlgen_direction #(.UNITS(128)) direction7_0 (
    .start({starts5_high_s4[14:10], starts5_low_s4[11:9]}), .up(right_goes_up7)
  );
  wire [1023:0] merged5;
  hdlgen_merge #(.UNITS(128), .UNIT_BITS(4)) merge7_0 (
    .halves(merged4), .up(right_goes_up7), .whole(merged5)
  );
  wire [9:0] payloads_end = {1'h0, starts5_high_s4[30:25], starts5_low_s4[23:21]} +
      {6'h0, last_length_s4};
  wire exceeds_1_burst = payloads_end > 10'h28;
  wire exceeds_2_bursts = payloads_end > 10'h68;
  wire exceeds_3_bursts = payloads_end > 10'ha8;
  wire [1:0] burst_count = {2{exceeds_3_bursts}} | ({1'h0, exceeds_1_burst} +
      {1'h0, exceeds_2_bursts});
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [671:0] merged5_s5;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      tags_s5 <= tags_s4;
      merged5_s5 <= merged5[671:0];
      bursts <= burst_count;
    end
  end

  // Output
  assign stored = {merged5_s5, tags_s5};

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, starts5_high, merged5[1023:672]};
endmodule
