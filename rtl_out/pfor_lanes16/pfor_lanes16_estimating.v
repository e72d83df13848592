// Adds up the significant bits of the residuals in modes 0 to 5, and chooses the best mode.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire start,  // A block is at the input
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [1023:0] block,  // Block to compress, byte 0 in the lowest bits
  output wire [5:0] mode,  // Mode, one-hot: 0 to 5
  output wire done,  // Outputs hold the results about a block
  output wire nearly,  // Outputs hold the results about a block in the next enabled cycle
  output wire [63:0] references,  // Smallest element of each stream of mode 0
  output wire [3:0] used,  // Streams of mode 0 that use their reference
  output wire [15:0] greatest  // Greatest byte of each stream of mode 7
);

  // Stage 1 of 10: elements of the cycle
  wire [255:0] elements = beat[1] ? (beat[0] ? block[1023:768] : block[767:512]) :
      (beat[0] ? block[511:256] : block[255:0]);
  wire [255:0] streams = beat[1] ? (beat[0] ? {block[1023:1008], block[959:944], block[895:880],
      block[831:816], block[767:752], block[703:688], block[639:624], block[575:560],
      block[511:496], block[447:432], block[383:368], block[319:304], block[255:240],
      block[191:176], block[127:112], block[63:48]} :
      {block[1007:992], block[943:928], block[879:864], block[815:800], block[751:736],
      block[687:672], block[623:608], block[559:544], block[495:480], block[431:416],
      block[367:352], block[303:288], block[239:224], block[175:160], block[111:96],
      block[47:32]}) : (beat[0] ? {block[991:976], block[927:912], block[863:848], block[799:784],
      block[735:720], block[671:656], block[607:592], block[543:528], block[479:464],
      block[415:400], block[351:336], block[287:272], block[223:208], block[159:144], block[95:80],
      block[31:16]} : {block[975:960], block[911:896], block[847:832], block[783:768],
      block[719:704], block[655:640], block[591:576], block[527:512], block[463:448],
      block[399:384], block[335:320], block[271:256], block[207:192], block[143:128], block[79:64],
      block[15:0]});
  wire [127:0] rotate0_low;
  wire [127:0] rotate0_high;
  pfor_lanes16_rotate rotate0 (
    .elements(streams), .low(rotate0_low), .high(rotate0_high)
  );
  reg  valid_s2;
  wire loads_s2 = advance & start;
  reg  [1:0] beat_s2;
  reg  [255:0] elements_s2;
  reg  [255:0] streams_s2;
  reg  [127:0] rotate0_low_s2;
  reg  [127:0] rotate0_high_s2;

  always @(posedge aclk) begin
    if (!aresetn) valid_s2 <= 1'h0;
    else if (advance) valid_s2 <= start;
  end

  always @(posedge aclk) begin
    if (loads_s2) begin
      beat_s2 <= beat;
      elements_s2 <= elements;
      streams_s2 <= streams;
      rotate0_low_s2 <= rotate0_low;
      rotate0_high_s2 <= rotate0_high;
    end
  end

  // Stage 2 of 10: differences of all modes
  wire [31:0] mode2_residuals;
  wire [63:0] mode3_residuals;
  wire [95:0] mode4_residuals;
  wire [15:0] mode5_residuals;
  wire [127:0] mode0_least_level1;
  wire [127:0] greatest_level1;
  wire block_goes_on;
  wire [255:0] mode1_differences1;
  wire [223:0] mode2_differences2;
  wire [191:0] mode3_differences3;
  wire [159:0] mode4_differences4;
  wire [239:0] mode5_differences5;
  pfor_lanes16_estimating_differences differences_step (
    .aclk(aclk), .advance(advance), .beat(beat_s2), .elements(elements_s2), .streams(streams_s2),
    .rotate0_low(rotate0_low_s2), .rotate0_high(rotate0_high_s2), .valid(valid_s2),
    .mode2_residuals(mode2_residuals), .mode3_residuals(mode3_residuals),
    .mode4_residuals(mode4_residuals), .mode5_residuals(mode5_residuals),
    .mode0_least_level1(mode0_least_level1), .greatest_level1(greatest_level1),
    .block_goes_on(block_goes_on), .mode1_differences1(mode1_differences1),
    .mode2_differences2_out(mode2_differences2), .mode3_differences3_out(mode3_differences3),
    .mode4_differences4_out(mode4_differences4), .mode5_differences5_out(mode5_differences5)
  );
  reg  valid_s3;
  wire loads_s3 = advance & valid_s2;
  reg  [31:0] mode2_residuals_s3;
  reg  [63:0] mode3_residuals_s3;
  reg  [95:0] mode4_residuals_s3;
  reg  [15:0] mode5_residuals_s3;
  reg  [127:0] mode0_least_level1_s3;
  reg  [127:0] greatest_level1_s3;
  reg  [1:0] beat_s3;
  reg  [255:0] streams_s3;
  reg  block_goes_on_s3;
  reg  [255:0] mode1_differences1_s3;
  reg  [223:0] mode2_differences2_s3;
  reg  [191:0] mode3_differences3_s3;
  reg  [159:0] mode4_differences4_s3;
  reg  [239:0] mode5_differences5_s3;

  always @(posedge aclk) begin
    if (!aresetn) valid_s3 <= 1'h0;
    else if (advance) valid_s3 <= valid_s2;
  end

  always @(posedge aclk) begin
    if (loads_s3) begin
      mode2_residuals_s3 <= mode2_residuals;
      mode3_residuals_s3 <= mode3_residuals;
      mode4_residuals_s3 <= mode4_residuals;
      mode5_residuals_s3 <= mode5_residuals;
      mode0_least_level1_s3 <= mode0_least_level1;
      greatest_level1_s3 <= greatest_level1;
      beat_s3 <= beat_s2;
      streams_s3 <= streams_s2;
      block_goes_on_s3 <= block_goes_on;
      mode1_differences1_s3 <= mode1_differences1;
      mode2_differences2_s3 <= mode2_differences2;
      mode3_differences3_s3 <= mode3_differences3;
      mode4_differences4_s3 <= mode4_differences4;
      mode5_differences5_s3 <= mode5_differences5;
    end
  end

  // Stage 3 of 10: estimates of all modes, step 1
  wire [63:0] mode0_least_level2;
  wire [63:0] greatest_level2;
  wire [111:0] mode1_coloured;
  wire [143:0] mode1_residuals;
  wire [47:0] mode2_sum_level1;
  wire [47:0] mode3_sum_level1;
  wire [47:0] mode4_sum_level1;
  wire [47:0] mode5_sum_level1;
  pfor_lanes16_estimating_estimates1 estimates1_step (
    .mode2_residuals(mode2_residuals_s3), .mode3_residuals(mode3_residuals_s3),
    .mode4_residuals(mode4_residuals_s3), .mode5_residuals(mode5_residuals_s3),
    .mode0_least_level1(mode0_least_level1_s3), .greatest_level1(greatest_level1_s3),
    .block_goes_on(block_goes_on_s3), .mode1_differences1(mode1_differences1_s3),
    .mode2_differences2(mode2_differences2_s3), .mode3_differences3(mode3_differences3_s3),
    .mode4_differences4(mode4_differences4_s3), .mode5_differences5(mode5_differences5_s3),
    .mode0_least_level2(mode0_least_level2), .greatest_level2(greatest_level2),
    .mode1_coloured(mode1_coloured), .mode1_residuals(mode1_residuals),
    .mode2_sum_level1(mode2_sum_level1), .mode3_sum_level1(mode3_sum_level1),
    .mode4_sum_level1(mode4_sum_level1), .mode5_sum_level1(mode5_sum_level1)
  );
  reg  valid_s4;
  wire loads_s4 = advance & valid_s3;
  reg  [63:0] mode0_least_level2_s4;
  reg  [63:0] greatest_level2_s4;
  reg  [111:0] mode1_coloured_s4;
  reg  [143:0] mode1_residuals_s4;
  reg  [1:0] beat_s4;
  reg  [255:0] streams_s4;
  reg  [47:0] mode2_sum_level1_s4;
  reg  [47:0] mode3_sum_level1_s4;
  reg  [47:0] mode4_sum_level1_s4;
  reg  [47:0] mode5_sum_level1_s4;

  always @(posedge aclk) begin
    if (!aresetn) valid_s4 <= 1'h0;
    else if (advance) valid_s4 <= valid_s3;
  end

  always @(posedge aclk) begin
    if (loads_s4) begin
      mode0_least_level2_s4 <= mode0_least_level2;
      greatest_level2_s4 <= greatest_level2;
      mode1_coloured_s4 <= mode1_coloured;
      mode1_residuals_s4 <= mode1_residuals;
      beat_s4 <= beat_s3;
      streams_s4 <= streams_s3;
      mode2_sum_level1_s4 <= mode2_sum_level1;
      mode3_sum_level1_s4 <= mode3_sum_level1;
      mode4_sum_level1_s4 <= mode4_sum_level1;
      mode5_sum_level1_s4 <= mode5_sum_level1;
    end
  end

  // Stage 4 of 10: estimates of all modes, step 2
  wire [31:0] mode0_least_level3;
  wire [31:0] greatest_level3;
  wire [15:0] mode2_sum_level3;
  wire [15:0] mode3_sum_level3;
  wire [15:0] mode4_sum_level3;
  wire [15:0] mode5_sum_level3;
  wire [79:0] mode1_sum_level1;
  pfor_lanes16_estimating_estimates2 estimates2_step (
    .mode0_least_level2(mode0_least_level2_s4), .greatest_level2(greatest_level2_s4),
    .mode1_coloured(mode1_coloured_s4), .mode1_residuals(mode1_residuals_s4),
    .mode2_sum_level1(mode2_sum_level1_s4), .mode3_sum_level1(mode3_sum_level1_s4),
    .mode4_sum_level1(mode4_sum_level1_s4), .mode5_sum_level1(mode5_sum_level1_s4),
    .mode0_least_level3(mode0_least_level3), .greatest_level3(greatest_level3),
    .mode2_sum_level3(mode2_sum_level3), .mode3_sum_level3(mode3_sum_level3),
    .mode4_sum_level3(mode4_sum_level3), .mode5_sum_level3(mode5_sum_level3),
    .mode1_sum_level1(mode1_sum_level1)
  );
  reg  valid_s5;
  wire loads_s5 = advance & valid_s4;
  reg  [31:0] mode0_least_level3_s5;
  reg  [31:0] greatest_level3_s5;
  reg  [15:0] mode2_sum_level3_s5;
  reg  [15:0] mode3_sum_level3_s5;
  reg  [15:0] mode4_sum_level3_s5;
  reg  [15:0] mode5_sum_level3_s5;
  reg  [1:0] beat_s5;
  reg  [255:0] streams_s5;
  reg  [79:0] mode1_sum_level1_s5;

  always @(posedge aclk) begin
    if (!aresetn) valid_s5 <= 1'h0;
    else if (advance) valid_s5 <= valid_s4;
  end

  always @(posedge aclk) begin
    if (loads_s5) begin
      mode0_least_level3_s5 <= mode0_least_level3;
      greatest_level3_s5 <= greatest_level3;
      mode2_sum_level3_s5 <= mode2_sum_level3;
      mode3_sum_level3_s5 <= mode3_sum_level3;
      mode4_sum_level3_s5 <= mode4_sum_level3;
      mode5_sum_level3_s5 <= mode5_sum_level3;
      beat_s5 <= beat_s4;
      streams_s5 <= streams_s4;
      mode1_sum_level1_s5 <= mode1_sum_level1;
    end
  end

  // Stage 5 of 10: estimates of all modes, step 3
  wire [15:0] greatest_level4;
  wire [15:0] mode0_least_level4;
  wire [27:0] mode1_sum_level3;
  wire [8:0] mode2_sum_level4;
  wire [8:0] mode3_sum_level4;
  wire [8:0] mode4_sum_level4;
  wire [8:0] mode5_sum_level4;
  pfor_lanes16_estimating_estimates3 estimates3_step (
    .mode0_least_level3(mode0_least_level3_s5), .greatest_level3(greatest_level3_s5),
    .mode2_sum_level3(mode2_sum_level3_s5), .mode3_sum_level3(mode3_sum_level3_s5),
    .mode4_sum_level3(mode4_sum_level3_s5), .mode5_sum_level3(mode5_sum_level3_s5),
    .mode1_sum_level1(mode1_sum_level1_s5), .greatest_level4(greatest_level4),
    .mode0_least_level4(mode0_least_level4), .mode1_sum_level3(mode1_sum_level3),
    .mode2_sum_level4(mode2_sum_level4), .mode3_sum_level4(mode3_sum_level4),
    .mode4_sum_level4(mode4_sum_level4), .mode5_sum_level4(mode5_sum_level4)
  );
  reg  valid_s6;
  wire loads_s6 = advance & valid_s5;
  reg  [15:0] greatest_level4_s6;
  reg  [1:0] beat_s6;
  reg  [255:0] streams_s6;
  reg  [15:0] mode0_least_level4_s6;
  reg  [27:0] mode1_sum_level3_s6;
  reg  [8:0] mode2_sum_level4_s6;
  reg  [8:0] mode3_sum_level4_s6;
  reg  [8:0] mode4_sum_level4_s6;
  reg  [8:0] mode5_sum_level4_s6;

  always @(posedge aclk) begin
    if (!aresetn) valid_s6 <= 1'h0;
    else if (advance) valid_s6 <= valid_s5;
  end

  always @(posedge aclk) begin
    if (loads_s6) begin
      greatest_level4_s6 <= greatest_level4;
      beat_s6 <= beat_s5;
      streams_s6 <= streams_s5;
      mode0_least_level4_s6 <= mode0_least_level4;
      mode1_sum_level3_s6 <= mode1_sum_level3;
      mode2_sum_level4_s6 <= mode2_sum_level4;
      mode3_sum_level4_s6 <= mode3_sum_level4;
      mode4_sum_level4_s6 <= mode4_sum_level4;
      mode5_sum_level4_s6 <= mode5_sum_level4;
    end
  end

  // Stage 6 of 10: estimates of all modes, step 4
  wire [255:0] mode0_above_least;
  wire [7:0] greatest_of_stream0;
  wire [7:0] greatest_of_stream1;
  wire [8:0] mode1_sum_level5;
  wire [10:0] mode2_bits_so_far;
  wire [10:0] mode3_bits_so_far;
  wire [10:0] mode4_bits_so_far;
  wire [10:0] mode5_bits_so_far;
  pfor_lanes16_estimating_estimates4 estimates4_step (
    .aclk(aclk), .greatest_level4(greatest_level4_s6), .advance(advance), .beat(beat_s6),
    .streams(streams_s6), .mode0_least_level4(mode0_least_level4_s6),
    .mode1_sum_level3(mode1_sum_level3_s6), .mode2_sum_level4(mode2_sum_level4_s6),
    .mode3_sum_level4(mode3_sum_level4_s6), .mode4_sum_level4(mode4_sum_level4_s6),
    .mode5_sum_level4(mode5_sum_level4_s6), .valid5(valid_s6),
    .mode0_above_least(mode0_above_least), .greatest_of_stream0(greatest_of_stream0),
    .greatest_of_stream1(greatest_of_stream1), .mode1_sum_level5(mode1_sum_level5),
    .mode2_bits_so_far(mode2_bits_so_far), .mode3_bits_so_far(mode3_bits_so_far),
    .mode4_bits_so_far(mode4_bits_so_far), .mode5_bits_so_far(mode5_bits_so_far)
  );
  reg  valid_s7;
  wire loads_s7 = advance & valid_s6;
  reg  [1:0] beat_s7;
  reg  [255:0] streams_s7;
  reg  [15:0] mode0_least_level4_s7;
  reg  [255:0] mode0_above_least_s7;
  reg  [7:0] greatest_of_stream0_s7;
  reg  [7:0] greatest_of_stream1_s7;
  reg  [8:0] mode1_sum_level5_s7;
  reg  [10:0] mode2_bits_so_far_s7;
  reg  [10:0] mode3_bits_so_far_s7;
  reg  [10:0] mode4_bits_so_far_s7;
  reg  [10:0] mode5_bits_so_far_s7;

  always @(posedge aclk) begin
    if (!aresetn) valid_s7 <= 1'h0;
    else if (advance) valid_s7 <= valid_s6;
  end

  always @(posedge aclk) begin
    if (loads_s7) begin
      beat_s7 <= beat_s6;
      streams_s7 <= streams_s6;
      mode0_least_level4_s7 <= mode0_least_level4_s6;
      mode0_above_least_s7 <= mode0_above_least;
      greatest_of_stream0_s7 <= greatest_of_stream0;
      greatest_of_stream1_s7 <= greatest_of_stream1;
      mode1_sum_level5_s7 <= mode1_sum_level5;
      mode2_bits_so_far_s7 <= mode2_bits_so_far;
      mode3_bits_so_far_s7 <= mode3_bits_so_far;
      mode4_bits_so_far_s7 <= mode4_bits_so_far;
      mode5_bits_so_far_s7 <= mode5_bits_so_far;
    end
  end

  // Stage 7 of 10: estimates of all modes, step 5
  wire [47:0] mode0_bits_above_level1;
  wire [47:0] mode0_bits_without_level1;
  wire [10:0] mode1_bits_so_far;
  pfor_lanes16_estimating_estimates5 estimates5_step (
    .aclk(aclk), .advance(advance), .beat(beat_s7), .streams(streams_s7),
    .mode0_above_least(mode0_above_least_s7), .mode1_sum_level5(mode1_sum_level5_s7),
    .valid6(valid_s7), .mode0_bits_above_level1(mode0_bits_above_level1),
    .mode0_bits_without_level1(mode0_bits_without_level1), .mode1_bits_so_far(mode1_bits_so_far)
  );
  reg  valid_s8;
  wire loads_s8 = advance & valid_s7;
  reg  [1:0] beat_s8;
  reg  [15:0] mode0_least_level4_s8;
  reg  [7:0] greatest_of_stream0_s8;
  reg  [7:0] greatest_of_stream1_s8;
  reg  [10:0] mode2_bits_so_far_s8;
  reg  [10:0] mode3_bits_so_far_s8;
  reg  [10:0] mode4_bits_so_far_s8;
  reg  [10:0] mode5_bits_so_far_s8;
  reg  [47:0] mode0_bits_above_level1_s8;
  reg  [47:0] mode0_bits_without_level1_s8;
  reg  [10:0] mode1_bits_so_far_s8;

  always @(posedge aclk) begin
    if (!aresetn) valid_s8 <= 1'h0;
    else if (advance) valid_s8 <= valid_s7;
  end

  always @(posedge aclk) begin
    if (loads_s8) begin
      beat_s8 <= beat_s7;
      mode0_least_level4_s8 <= mode0_least_level4_s7;
      greatest_of_stream0_s8 <= greatest_of_stream0_s7;
      greatest_of_stream1_s8 <= greatest_of_stream1_s7;
      mode2_bits_so_far_s8 <= mode2_bits_so_far_s7;
      mode3_bits_so_far_s8 <= mode3_bits_so_far_s7;
      mode4_bits_so_far_s8 <= mode4_bits_so_far_s7;
      mode5_bits_so_far_s8 <= mode5_bits_so_far_s7;
      mode0_bits_above_level1_s8 <= mode0_bits_above_level1;
      mode0_bits_without_level1_s8 <= mode0_bits_without_level1;
      mode1_bits_so_far_s8 <= mode1_bits_so_far;
    end
  end

  // Stage 8 of 10: estimates of all modes, step 6
  wire [15:0] mode0_bits_above_level3;
  wire [15:0] mode0_bits_without_level3;
  wire [32:0] estimate_level1;
  wire [11:0] estimate_level1_of;
  pfor_lanes16_estimating_estimates6 estimates6_step (
    .mode2_bits_so_far(mode2_bits_so_far_s8), .mode3_bits_so_far(mode3_bits_so_far_s8),
    .mode4_bits_so_far(mode4_bits_so_far_s8), .mode5_bits_so_far(mode5_bits_so_far_s8),
    .mode0_bits_above_level1(mode0_bits_above_level1_s8),
    .mode0_bits_without_level1(mode0_bits_without_level1_s8),
    .mode1_bits_so_far(mode1_bits_so_far_s8), .mode0_bits_above_level3(mode0_bits_above_level3),
    .mode0_bits_without_level3(mode0_bits_without_level3), .estimate_level1(estimate_level1),
    .estimate_level1_of(estimate_level1_of)
  );
  reg  valid_s9;
  wire loads_s9 = advance & valid_s8;
  reg  [15:0] mode0_bits_above_level3_s9;
  reg  [15:0] mode0_bits_without_level3_s9;
  reg  [32:0] estimate_level1_s9;
  reg  [11:0] estimate_level1_of_s9;
  reg  [1:0] beat_s9;
  reg  [15:0] mode0_least_level4_s9;
  reg  [7:0] greatest_of_stream0_s9;
  reg  [7:0] greatest_of_stream1_s9;

  always @(posedge aclk) begin
    if (!aresetn) valid_s9 <= 1'h0;
    else if (advance) valid_s9 <= valid_s8;
  end

  always @(posedge aclk) begin
    if (loads_s9) begin
      mode0_bits_above_level3_s9 <= mode0_bits_above_level3;
      mode0_bits_without_level3_s9 <= mode0_bits_without_level3;
      estimate_level1_s9 <= estimate_level1;
      estimate_level1_of_s9 <= estimate_level1_of;
      beat_s9 <= beat_s8;
      mode0_least_level4_s9 <= mode0_least_level4_s8;
      greatest_of_stream0_s9 <= greatest_of_stream0_s8;
      greatest_of_stream1_s9 <= greatest_of_stream1_s8;
    end
  end

  // Stage 9 of 10: estimates of all modes, step 7
  wire [8:0] mode0_bits_above_level4 = {1'h0, mode0_bits_above_level3_s9[7:0]} +
      {1'h0, mode0_bits_above_level3_s9[15:8]};
  wire [8:0] mode0_bits_without_level4 = {1'h0, mode0_bits_without_level3_s9[7:0]} +
      {1'h0, mode0_bits_without_level3_s9[15:8]};
  wire [9:0] mode0_bits_with_reference = {1'h0, mode0_bits_above_level4} + 10'h10;
  wire estimate_level2_takes_second0 = estimate_level1_s9[21:11] < estimate_level1_s9[10:0];
  wire [5:0] estimate_level2_of_0 = estimate_level2_takes_second0 ? estimate_level1_of_s9[11:6] :
      estimate_level1_of_s9[5:0];
  wire [10:0] estimate_level2_0 = estimate_level2_takes_second0 ? estimate_level1_s9[21:11] :
      estimate_level1_s9[10:0];
  reg  valid_s10;
  wire loads_s10 = advance & valid_s9;
  reg  [21:0] estimate_level2_s10;
  reg  [1:0] beat_s10;
  reg  [15:0] mode0_least_level4_s10;
  reg  [7:0] greatest_of_stream0_s10;
  reg  [7:0] greatest_of_stream1_s10;
  reg  [8:0] mode0_bits_without_level4_s10;
  reg  [9:0] mode0_bits_with_reference_s10;
  reg  [5:0] estimate_level2_of_0_s10;

  always @(posedge aclk) begin
    if (!aresetn) valid_s10 <= 1'h0;
    else if (advance) valid_s10 <= valid_s9;
  end

  always @(posedge aclk) begin
    if (loads_s10) begin
      estimate_level2_s10 <= {estimate_level1_s9[32:22], estimate_level2_0};
      beat_s10 <= beat_s9;
      mode0_least_level4_s10 <= mode0_least_level4_s9;
      greatest_of_stream0_s10 <= greatest_of_stream0_s9;
      greatest_of_stream1_s10 <= greatest_of_stream1_s9;
      mode0_bits_without_level4_s10 <= mode0_bits_without_level4;
      mode0_bits_with_reference_s10 <= mode0_bits_with_reference;
      estimate_level2_of_0_s10 <= estimate_level2_of_0;
    end
  end

  // Stage 10 of 10: estimates of all modes, step 8
  wire mode0_uses_reference;
  wire [10:0] mode0_bits_so_far;
  wire [5:0] estimate_level3_of;
  wire [10:0] estimate_level3;
  pfor_lanes16_estimating_estimates8 estimates8_step (
    .aclk(aclk), .estimate_level2(estimate_level2_s10), .advance(advance), .beat(beat_s10),
    .mode0_bits_without_level4(mode0_bits_without_level4_s10),
    .mode0_bits_with_reference(mode0_bits_with_reference_s10),
    .estimate_level2_of_0(estimate_level2_of_0_s10), .valid9(valid_s10),
    .mode0_uses_reference(mode0_uses_reference), .mode0_bits_so_far(mode0_bits_so_far),
    .estimate_level3_of(estimate_level3_of), .estimate_level3(estimate_level3)
  );
  reg  valid_s11;
  wire loads_s11 = advance & valid_s10;
  reg  [1:0] beat_s11;
  reg  [15:0] mode0_least_level4_s11;
  reg  [7:0] greatest_of_stream0_s11;
  reg  [7:0] greatest_of_stream1_s11;
  reg  mode0_uses_reference_s11;
  reg  [10:0] mode0_bits_so_far_s11;
  reg  [5:0] estimate_level3_of_s11;
  reg  [10:0] estimate_level3_s11;

  always @(posedge aclk) begin
    if (!aresetn) valid_s11 <= 1'h0;
    else if (advance) valid_s11 <= valid_s10;
  end

  always @(posedge aclk) begin
    if (loads_s11) begin
      beat_s11 <= beat_s10;
      mode0_least_level4_s11 <= mode0_least_level4_s10;
      greatest_of_stream0_s11 <= greatest_of_stream0_s10;
      greatest_of_stream1_s11 <= greatest_of_stream1_s10;
      mode0_uses_reference_s11 <= mode0_uses_reference;
      mode0_bits_so_far_s11 <= mode0_bits_so_far;
      estimate_level3_of_s11 <= estimate_level3_of;
      estimate_level3_s11 <= estimate_level3;
    end
  end

  // Output
  wire least_level1_takes_second0 = estimate_level3_s11 < mode0_bits_so_far_s11;
  // Mode, one-hot: 0 to 5
  wire [5:0] least_level1_of = least_level1_takes_second0 ? estimate_level3_of_s11 : 6'h1;
  wire references_move = advance & valid_s11;
  reg  [15:0] references0_1_before;
  reg  [15:0] references0_2_before;
  reg  [15:0] references0_3_before;
  reg  used0_1_before;
  reg  used0_2_before;
  reg  used0_3_before;
  assign mode = least_level1_of;
  assign done = valid_s11 & (&beat_s11);
  assign nearly = valid_s11 & (beat_s11 == 2'h2);
  assign references = {mode0_least_level4_s11, references0_1_before, references0_2_before,
      references0_3_before};
  assign used = {mode0_uses_reference_s11, used0_1_before, used0_2_before, used0_3_before};
  assign greatest = {greatest_of_stream1_s11, greatest_of_stream0_s11};

  always @(posedge aclk) begin
    if (references_move) begin
      references0_1_before <= mode0_least_level4_s11;
      references0_2_before <= references0_1_before;
      references0_3_before <= references0_2_before;
      used0_1_before <= mode0_uses_reference_s11;
      used0_2_before <= used0_1_before;
      used0_3_before <= used0_2_before;
    end
  end
endmodule
