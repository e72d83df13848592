// Step 2 of 10 of pfor_lanes16_estimating: differences of all modes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_differences (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [255:0] elements,  // From step 1
  input  wire [255:0] streams,  // From step 1
  input  wire [127:0] rotate0_low,  // From step 1
  input  wire [127:0] rotate0_high,  // From step 1
  input  wire valid,  // Input of the pipeline
  output wire [31:0] mode2_residuals,  // 2 of 16 bits, from step 2
  output wire [63:0] mode3_residuals,  // 4 of 16 bits, from step 2
  output wire [95:0] mode4_residuals,  // 6 of 16 bits, from step 2
  output wire [15:0] mode5_residuals,  // From step 2
  output wire [127:0] mode0_least_level1,  // 8 of 16 bits, from step 2
  output wire [127:0] greatest_level1,  // 16 of 8 bits, from step 2
  output wire block_goes_on,  // From step 2
  output wire [255:0] mode1_differences1,  // From step 2
  output wire [223:0] mode2_differences2_out,  // From step 2
  output wire [191:0] mode3_differences3_out,  // From step 2
  output wire [159:0] mode4_differences4_out,  // From step 2
  output wire [239:0] mode5_differences5_out  // From step 2
);
  wire elements_move = advance & valid;
  assign block_goes_on = |beat;
  reg  [15:0] element0_before;
  reg  [15:0] element1_before;
  reg  [15:0] element2_before;
  reg  [15:0] element3_before;
  reg  [15:0] element4_before;
  reg  [15:0] element5_before;
  pfor_lanes16_subtract8 mode1_differences1_quarter0 (
    .minuends(elements), .subtrahends({elements[223:0], element5_before, element4_before}),
    .differences(mode1_differences1)
  );
  wire [255:0] mode2_differences2;
  pfor_lanes16_subtract16 mode2_differences2_quarter0 (
    .minuends(elements), .subtrahends({elements[223:0], element5_before, element4_before}),
    .differences(mode2_differences2)
  );
  wire [255:0] mode3_differences3;
  pfor_lanes16_subtract16 mode3_differences3_quarter0 (
    .minuends(elements),
    .subtrahends({elements[191:0], element5_before, element4_before, element3_before,
        element2_before}),
    .differences(mode3_differences3)
  );
  wire [255:0] mode4_differences4;
  pfor_lanes16_subtract16 mode4_differences4_quarter0 (
    .minuends(elements),
    .subtrahends({elements[159:0], element5_before, element4_before, element3_before,
        element2_before, element1_before, element0_before}),
    .differences(mode4_differences4)
  );
  wire [255:0] mode5_differences5;
  pfor_lanes16_subtract16 mode5_differences5_quarter0 (
    .minuends(elements), .subtrahends({elements[239:0], element5_before}),
    .differences(mode5_differences5)
  );
  wire mode0_least_level1_takes_second0 = streams[31:16] < streams[15:0];
  wire mode0_least_level1_takes_second1 = streams[63:48] < streams[47:32];
  wire mode0_least_level1_takes_second2 = streams[95:80] < streams[79:64];
  wire mode0_least_level1_takes_second3 = streams[127:112] < streams[111:96];
  wire mode0_least_level1_takes_second4 = streams[159:144] < streams[143:128];
  wire mode0_least_level1_takes_second5 = streams[191:176] < streams[175:160];
  wire mode0_least_level1_takes_second6 = streams[223:208] < streams[207:192];
  wire mode0_least_level1_takes_second7 = streams[255:240] < streams[239:224];
  wire greatest_level1_takes_second0 = rotate0_low[7:0] < rotate0_low[15:8];
  wire [7:0] greatest_level1_0 = greatest_level1_takes_second0 ? rotate0_low[15:8] :
      rotate0_low[7:0];
  wire greatest_level1_takes_second1 = rotate0_low[23:16] < rotate0_low[31:24];
  wire [7:0] greatest_level1_1 = greatest_level1_takes_second1 ? rotate0_low[31:24] :
      rotate0_low[23:16];
  wire greatest_level1_takes_second2 = rotate0_low[39:32] < rotate0_low[47:40];
  wire [7:0] greatest_level1_2 = greatest_level1_takes_second2 ? rotate0_low[47:40] :
      rotate0_low[39:32];
  wire greatest_level1_takes_second3 = rotate0_low[55:48] < rotate0_low[63:56];
  wire [7:0] greatest_level1_3 = greatest_level1_takes_second3 ? rotate0_low[63:56] :
      rotate0_low[55:48];
  wire greatest_level1_takes_second4 = rotate0_low[71:64] < rotate0_low[79:72];
  wire [7:0] greatest_level1_4 = greatest_level1_takes_second4 ? rotate0_low[79:72] :
      rotate0_low[71:64];
  wire greatest_level1_takes_second5 = rotate0_low[87:80] < rotate0_low[95:88];
  wire [7:0] greatest_level1_5 = greatest_level1_takes_second5 ? rotate0_low[95:88] :
      rotate0_low[87:80];
  wire greatest_level1_takes_second6 = rotate0_low[103:96] < rotate0_low[111:104];
  wire [7:0] greatest_level1_6 = greatest_level1_takes_second6 ? rotate0_low[111:104] :
      rotate0_low[103:96];
  wire greatest_level1_takes_second7 = rotate0_low[119:112] < rotate0_low[127:120];
  wire [7:0] greatest_level1_7 = greatest_level1_takes_second7 ? rotate0_low[127:120] :
      rotate0_low[119:112];
  wire greatest_level1_takes_second8 = rotate0_high[7:0] < rotate0_high[15:8];
  wire [7:0] greatest_level1_8 = greatest_level1_takes_second8 ? rotate0_high[15:8] :
      rotate0_high[7:0];
  wire greatest_level1_takes_second9 = rotate0_high[23:16] < rotate0_high[31:24];
  wire [7:0] greatest_level1_9 = greatest_level1_takes_second9 ? rotate0_high[31:24] :
      rotate0_high[23:16];
  wire greatest_level1_takes_second10 = rotate0_high[39:32] < rotate0_high[47:40];
  wire [7:0] greatest_level1_10 = greatest_level1_takes_second10 ? rotate0_high[47:40] :
      rotate0_high[39:32];
  wire greatest_level1_takes_second11 = rotate0_high[55:48] < rotate0_high[63:56];
  wire [7:0] greatest_level1_11 = greatest_level1_takes_second11 ? rotate0_high[63:56] :
      rotate0_high[55:48];
  wire greatest_level1_takes_second12 = rotate0_high[71:64] < rotate0_high[79:72];
  wire [7:0] greatest_level1_12 = greatest_level1_takes_second12 ? rotate0_high[79:72] :
      rotate0_high[71:64];
  wire greatest_level1_takes_second13 = rotate0_high[87:80] < rotate0_high[95:88];
  wire [7:0] greatest_level1_13 = greatest_level1_takes_second13 ? rotate0_high[95:88] :
      rotate0_high[87:80];
  wire greatest_level1_takes_second14 = rotate0_high[103:96] < rotate0_high[111:104];
  wire [7:0] greatest_level1_14 = greatest_level1_takes_second14 ? rotate0_high[111:104] :
      rotate0_high[103:96];
  wire greatest_level1_takes_second15 = rotate0_high[119:112] < rotate0_high[127:120];
  wire [7:0] greatest_level1_15 = greatest_level1_takes_second15 ? rotate0_high[127:120] :
      rotate0_high[119:112];
  assign mode2_residuals = {{16{block_goes_on}} & mode2_differences2[31:16], {16{block_goes_on}} &
      mode2_differences2[15:0]};
  assign mode3_residuals = {{16{block_goes_on}} & mode3_differences3[63:48], {16{block_goes_on}} &
      mode3_differences3[47:32], {16{block_goes_on}} & mode3_differences3[31:16],
      {16{block_goes_on}} & mode3_differences3[15:0]};
  assign mode4_residuals = {{16{block_goes_on}} & mode4_differences4[95:80], {16{block_goes_on}} &
      mode4_differences4[79:64], {16{block_goes_on}} & mode4_differences4[63:48],
      {16{block_goes_on}} & mode4_differences4[47:32], {16{block_goes_on}} &
      mode4_differences4[31:16], {16{block_goes_on}} & mode4_differences4[15:0]};
  assign mode5_residuals = {16{block_goes_on}} & mode5_differences5[15:0];
  assign mode0_least_level1 = {mode0_least_level1_takes_second7 ? streams[255:240] :
      streams[239:224], mode0_least_level1_takes_second6 ? streams[223:208] : streams[207:192],
      mode0_least_level1_takes_second5 ? streams[191:176] : streams[175:160],
      mode0_least_level1_takes_second4 ? streams[159:144] : streams[143:128],
      mode0_least_level1_takes_second3 ? streams[127:112] : streams[111:96],
      mode0_least_level1_takes_second2 ? streams[95:80] : streams[79:64],
      mode0_least_level1_takes_second1 ? streams[63:48] : streams[47:32],
      mode0_least_level1_takes_second0 ? streams[31:16] : streams[15:0]};
  assign greatest_level1 = {greatest_level1_15, greatest_level1_14, greatest_level1_13,
      greatest_level1_12, greatest_level1_11, greatest_level1_10, greatest_level1_9,
      greatest_level1_8, greatest_level1_7, greatest_level1_6, greatest_level1_5, greatest_level1_4,
      greatest_level1_3, greatest_level1_2, greatest_level1_1, greatest_level1_0};
  assign mode2_differences2_out = mode2_differences2[255:32];
  assign mode3_differences3_out = mode3_differences3[255:64];
  assign mode4_differences4_out = mode4_differences4[255:96];
  assign mode5_differences5_out = mode5_differences5[255:16];

  always @(posedge aclk) begin
    if (elements_move) begin
      element0_before <= elements[175:160];
      element1_before <= elements[191:176];
      element2_before <= elements[207:192];
      element3_before <= elements[223:208];
      element4_before <= elements[239:224];
      element5_before <= elements[255:240];
    end
  end
endmodule
