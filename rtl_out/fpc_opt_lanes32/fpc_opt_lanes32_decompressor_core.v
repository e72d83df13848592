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
  output reg  done,  // Outputs hold a decompressed block
  // Decompressed block, byte 0 in the lowest bits; arbitrary on an error
  output reg  [1023:0] block,
  output reg  error  // Stored block is invalid: no compressor produces it
);

  // Stage 1 of 6: lengths of all payloads; starting positions, level 1 of 5; starting positions,
  // level 2 of 5
  wire [2:0] tags_0 = stored[2:0];
  wire [2:0] tags_1 = stored[5:3];
  wire [2:0] tags_2 = stored[8:6];
  wire [2:0] tags_3 = stored[11:9];
  wire [2:0] tags_4 = stored[14:12];
  wire [2:0] tags_5 = stored[17:15];
  wire [2:0] tags_6 = stored[20:18];
  wire [2:0] tags_7 = stored[23:21];
  wire [2:0] tags_8 = stored[26:24];
  wire [2:0] tags_9 = stored[29:27];
  wire [2:0] tags_10 = stored[32:30];
  wire [2:0] tags_11 = stored[35:33];
  wire [2:0] tags_12 = stored[38:36];
  wire [2:0] tags_13 = stored[41:39];
  wire [2:0] tags_14 = stored[44:42];
  wire [2:0] tags_15 = stored[47:45];
  wire [2:0] tags_16 = stored[50:48];
  wire [2:0] tags_17 = stored[53:51];
  wire [2:0] tags_18 = stored[56:54];
  wire [2:0] tags_19 = stored[59:57];
  wire [2:0] tags_20 = stored[62:60];
  wire [2:0] tags_21 = stored[65:63];
  wire [2:0] tags_22 = stored[68:66];
  wire [2:0] tags_23 = stored[71:69];
  wire [2:0] tags_24 = stored[74:72];
  wire [2:0] tags_25 = stored[77:75];
  wire [2:0] tags_26 = stored[80:78];
  wire [2:0] tags_27 = stored[83:81];
  wire [2:0] tags_28 = stored[86:84];
  wire [2:0] tags_29 = stored[89:87];
  wire [2:0] tags_30 = stored[92:90];
  wire [2:0] tags_31 = stored[95:93];
  wire [95:0] tags = {tags_31, tags_30, tags_29, tags_28, tags_27, tags_26, tags_25, tags_24,
      tags_23, tags_22, tags_21, tags_20, tags_19, tags_18, tags_17, tags_16, tags_15, tags_14,
      tags_13, tags_12, tags_11, tags_10, tags_9, tags_8, tags_7, tags_6, tags_5, tags_4, tags_3,
      tags_2, tags_1, tags_0};
  wire [127:0] lengths;  // 32 of 4 bits
  fpc_opt_lanes32_length length [31:0] (
    .tag(tags), .nibbles(lengths)
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
  wire [63:0] starts1_high;
  hdlgen_high_sums #(.LEVEL(0), .COUNT(32), .WIDTH(1)) high_sums1 (
    .numbers({lengths[123], lengths[119], lengths[115], lengths[111], lengths[107], lengths[103],
        lengths[99], lengths[95], lengths[91], lengths[87], lengths[83], lengths[79], lengths[75],
        lengths[71], lengths[67], lengths[63], lengths[59], lengths[55], lengths[51], lengths[47],
        lengths[43], lengths[39], lengths[35], lengths[31], lengths[27], lengths[23], lengths[19],
        lengths[15], lengths[11], lengths[7], lengths[3], 1'h0}),
    .carries(starts1_carries), .sums(starts1_high)
  );
  wire [95:0] starts2_low;
  wire [15:0] starts2_carries;
  hdlgen_low_sums #(.LEVEL(1), .COUNT(32), .WIDTH(3)) low_sums2 (
    .numbers(starts1_low), .sums(starts2_low), .carries(starts2_carries)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [95:0] tags_s2;
  reg  [671:0] stored_s2;
  reg  [1:0] bursts_s2;
  reg  [3:0] last_length_s2;
  reg  [63:0] starts1_high_s2;
  reg  [95:0] starts2_low_s2;
  reg  [15:0] starts2_carries_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      tags_s2 <= tags;
      stored_s2 <= stored[767:96];
      bursts_s2 <= bursts;
      last_length_s2 <= lengths[127:124];
      starts1_high_s2 <= starts1_high;
      starts2_low_s2 <= starts2_low;
      starts2_carries_s2 <= starts2_carries;
    end
  end

  // Stage 2 of 6: starting positions, level 3 of 5; starting positions, level 4 of 5
  wire [95:0] starts2_high;
  hdlgen_high_sums #(.LEVEL(1), .COUNT(32), .WIDTH(2)) high_sums2 (
    .numbers(starts1_high_s2), .carries(starts2_carries_s2), .sums(starts2_high)
  );
  wire [95:0] starts3_low;
  wire [15:0] starts3_carries;
  hdlgen_low_sums #(.LEVEL(2), .COUNT(32), .WIDTH(3)) low_sums3 (
    .numbers(starts2_low_s2), .sums(starts3_low), .carries(starts3_carries)
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
  reg  [671:0] stored_s3;
  reg  [1:0] bursts_s3;
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
      stored_s3 <= stored_s2;
      bursts_s3 <= bursts_s2;
      last_length_s3 <= last_length_s2;
      starts3_high_s3 <= starts3_high;
      starts4_low_s3 <= starts4_low;
      starts4_carries_s3 <= starts4_carries;
    end
  end

  // Stage 3 of 6: starting positions, level 5 of 5; the positions' last high bits
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
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [95:0] tags_s4;
  reg  [671:0] stored_s4;
  reg  [1:0] bursts_s4;
  reg  [3:0] last_length_s4;
  reg  [95:0] starts5_low_s4;
  reg  [61:0] starts5_high_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      tags_s4 <= tags_s3;
      stored_s4 <= stored_s3;
      bursts_s4 <= bursts_s3;
      last_length_s4 <= last_length_s3;
      starts5_low_s4 <= starts5_low;
      starts5_high_s4 <= {starts5_high[191:186], starts5_high[181:180], starts5_high[174],
          starts5_high[170:168], starts5_high[162], starts5_high[157:156], starts5_high[150],
          starts5_high[147:144], starts5_high[138], starts5_high[133:132], starts5_high[126],
          starts5_high[122:120], starts5_high[114], starts5_high[109:108], starts5_high[102],
          starts5_high[100:96], starts5_high[90], starts5_high[85:84], starts5_high[78],
          starts5_high[74:72], starts5_high[66], starts5_high[61:60], starts5_high[54],
          starts5_high[51:48], starts5_high[42], starts5_high[37:36], starts5_high[30],
          starts5_high[26:24], starts5_high[18], starts5_high[13:12], starts5_high[6]};
    end
  end

  // Stage 4 of 6: control of the first split; payloads split, level 1 of 5; payloads split, level 2
  // of 5
  wire [127:0] right_goes_up7;
  hdlgen_direction #(.UNITS(128)) direction7_0 (
    .start({starts5_high_s4[30:26], starts5_low_s4[50:48]}), .up(right_goes_up7)
  );
  wire [1023:0] parts1;
  hdlgen_split #(.UNITS(128), .UNIT_BITS(4)) split7_0 (
    .whole({352'h0, stored_s4}), .up(right_goes_up7), .halves(parts1)
  );
  wire [63:0] direction6_0_up;
  hdlgen_direction #(.UNITS(64)) direction6_0 (
    .start({starts5_high_s4[14:11], starts5_low_s4[26:24]}), .up(direction6_0_up)
  );
  wire [63:0] direction6_1_up;
  hdlgen_direction #(.UNITS(64)) direction6_1 (
    .start({starts5_high_s4[45:42], starts5_low_s4[74:72]}), .up(direction6_1_up)
  );
  wire [511:0] split6_0_halves;
  hdlgen_split #(.UNITS(64), .UNIT_BITS(4)) split6_0 (
    .whole(parts1[511:0]), .up(direction6_0_up), .halves(split6_0_halves)
  );
  wire [511:0] split6_1_halves;
  hdlgen_split #(.UNITS(64), .UNIT_BITS(4)) split6_1 (
    .whole(parts1[1023:512]), .up(direction6_1_up), .halves(split6_1_halves)
  );
  wire [1023:0] parts2 = {split6_1_halves, split6_0_halves};
  wire [127:0] right_goes_up5;  // 4 of 32 bits
  wire [23:0] direction5_start_in = {{starts5_high_s4[52:50], starts5_low_s4[86:84]},
      {starts5_high_s4[37:35], starts5_low_s4[62:60]},
      {starts5_high_s4[21:19], starts5_low_s4[38:36]},
      {starts5_high_s4[6:4], starts5_low_s4[14:12]}};
  hdlgen_direction #(.UNITS(32)) direction5 [3:0] (
    .start(direction5_start_in), .up(right_goes_up5)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [95:0] tags_s5;
  reg  [1023:0] parts2_s5;
  reg  [127:0] right_goes_up5_s5;
  reg  [1:0] bursts_s5;
  reg  [3:0] last_length_s5;
  reg  [95:0] starts5_low_s5;
  reg  [36:0] starts5_high_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      tags_s5 <= tags_s4;
      parts2_s5 <= parts2;
      right_goes_up5_s5 <= right_goes_up5;
      bursts_s5 <= bursts_s4;
      last_length_s5 <= last_length_s4;
      starts5_low_s5 <= starts5_low_s4;
      starts5_high_s5 <= {starts5_high_s4[61:53], starts5_high_s4[49:46], starts5_high_s4[41:38],
          starts5_high_s4[34:31], starts5_high_s4[25:22], starts5_high_s4[18:15],
          starts5_high_s4[10:7], starts5_high_s4[3:0]};
    end
  end

  // Stage 5 of 6: payloads split, level 3 of 5; payloads split, level 4 of 5; payloads split, level
  // 5 of 5
  wire [1023:0] parts3;  // 4 of 256 bits
  hdlgen_split #(.UNITS(32), .UNIT_BITS(4)) split5 [3:0] (
    .whole(parts2_s5), .up(right_goes_up5_s5), .halves(parts3)
  );
  wire [127:0] right_goes_up4;  // 8 of 16 bits
  wire [39:0] direction4_start_in = {{starts5_high_s5[30:29], starts5_low_s5[92:90]},
      {starts5_high_s5[26:25], starts5_low_s5[80:78]},
      {starts5_high_s5[22:21], starts5_low_s5[68:66]},
      {starts5_high_s5[18:17], starts5_low_s5[56:54]},
      {starts5_high_s5[14:13], starts5_low_s5[44:42]},
      {starts5_high_s5[10:9], starts5_low_s5[32:30]}, {starts5_high_s5[6:5], starts5_low_s5[20:18]},
      {starts5_high_s5[2:1], starts5_low_s5[8:6]}};
  hdlgen_direction #(.UNITS(16)) direction4 [7:0] (
    .start(direction4_start_in), .up(right_goes_up4)
  );
  wire [1023:0] parts4;  // 8 of 128 bits
  hdlgen_split #(.UNITS(16), .UNIT_BITS(4)) split4 [7:0] (
    .whole(parts3), .up(right_goes_up4), .halves(parts4)
  );
  wire [127:0] right_goes_up3;  // 16 of 8 bits
  wire [63:0] direction3_start_in = {{starts5_high_s5[31], starts5_low_s5[95:93]},
      {starts5_high_s5[28], starts5_low_s5[89:87]}, {starts5_high_s5[27], starts5_low_s5[83:81]},
      {starts5_high_s5[24], starts5_low_s5[77:75]}, {starts5_high_s5[23], starts5_low_s5[71:69]},
      {starts5_high_s5[20], starts5_low_s5[65:63]}, {starts5_high_s5[19], starts5_low_s5[59:57]},
      {starts5_high_s5[16], starts5_low_s5[53:51]}, {starts5_high_s5[15], starts5_low_s5[47:45]},
      {starts5_high_s5[12], starts5_low_s5[41:39]}, {starts5_high_s5[11], starts5_low_s5[35:33]},
      {starts5_high_s5[8], starts5_low_s5[29:27]}, {starts5_high_s5[7], starts5_low_s5[23:21]},
      {starts5_high_s5[4], starts5_low_s5[17:15]}, {starts5_high_s5[3], starts5_low_s5[11:9]},
      {starts5_high_s5[0], starts5_low_s5[5:3]}};
  hdlgen_direction #(.UNITS(8)) direction3 [15:0] (
    .start(direction3_start_in), .up(right_goes_up3)
  );
  wire [1023:0] parts5;  // 16 of 64 bits
  hdlgen_split #(.UNITS(8), .UNIT_BITS(4)) split3 [15:0] (
    .whole(parts4), .up(right_goes_up3), .halves(parts5)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [95:0] tags_s6;
  reg  [1023:0] parts5_s6;
  reg  [1:0] bursts_s6;
  reg  [3:0] last_length_s6;
  reg  [95:0] starts5_low_s6;
  reg  [5:0] starts5_high_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      tags_s6 <= tags_s5;
      parts5_s6 <= parts5;
      bursts_s6 <= bursts_s5;
      last_length_s6 <= last_length_s5;
      starts5_low_s6 <= starts5_low_s5;
      starts5_high_s6 <= starts5_high_s5[36:31];
    end
  end

  // Stage 6 of 6: payloads rotated back; words of all patterns
  wire [1023:0] windows;
  wire overruns;
  fpc_opt_lanes32_decompressor_rotate_back rotate_back_step (
    .parts5(parts5_s6), .bursts(bursts_s6), .last_length(last_length_s6),
    .starts5_low(starts5_low_s6), .starts5_high(starts5_high_s6), .windows(windows),
    .overruns(overruns)
  );
  wire [1023:0] words;  // 32 of 32 bits
  fpc_opt_lanes32_decode decode [31:0] (
    .tag(tags_s6), .payload(windows), .word(words)
  );
  wire loads_s7 = advance & valid_s6;

  always @(posedge aclk) begin
    if (!aresetn) done <= 1'h0;
    else if (advance) done <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      block <= words;
      error <= overruns;
    end
  end

  // Output

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, starts5_high};
endmodule
