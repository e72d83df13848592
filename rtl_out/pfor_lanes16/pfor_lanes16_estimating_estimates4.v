// Step 6 of 10 of pfor_lanes16_estimating: estimates of all modes, step 4.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_estimating_estimates4 (
  input  wire aclk,  // Clock, rising edge
  input  wire [15:0] greatest_level4,  // 2 of 8 bits, from step 5
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] beat,  // Number of the enabled cycle in its block
  input  wire [255:0] streams,  // From step 1
  input  wire [15:0] mode0_least_level4,  // From step 5
  input  wire [27:0] mode1_sum_level3,  // From step 5
  input  wire [8:0] mode2_sum_level4,  // From step 5
  input  wire [8:0] mode3_sum_level4,  // From step 5
  input  wire [8:0] mode4_sum_level4,  // From step 5
  input  wire [8:0] mode5_sum_level4,  // From step 5
  input  wire valid5,  // Input of the pipeline
  output wire [255:0] mode0_above_least,  // From step 6
  output wire [7:0] greatest_of_stream0,  // From step 6
  output wire [7:0] greatest_of_stream1,  // From step 6
  output wire [8:0] mode1_sum_level5,  // From step 6
  output wire [10:0] mode2_bits_so_far,  // From step 6
  output wire [10:0] mode3_bits_so_far,  // From step 6
  output wire [10:0] mode4_bits_so_far,  // From step 6
  output wire [10:0] mode5_bits_so_far  // From step 6
);
  wire estimates4_move = advance & valid5;
  pfor_lanes16_subtract16 mode0_above_least_quarter0 (
    .minuends(streams), .subtrahends({16{mode0_least_level4}}), .differences(mode0_above_least)
  );
  reg  [7:0] greatest_of_stream0_before;
  wire greatest_of_stream0_replaced = greatest_of_stream0_before < greatest_level4[7:0];
  assign greatest_of_stream0 = (~(|beat) | greatest_of_stream0_replaced) ? greatest_level4[7:0] :
      greatest_of_stream0_before;
  reg  [7:0] greatest_of_stream1_before;
  wire greatest_of_stream1_replaced = greatest_of_stream1_before < greatest_level4[15:8];
  assign greatest_of_stream1 = (~(|beat) | greatest_of_stream1_replaced) ? greatest_level4[15:8] :
      greatest_of_stream1_before;
  wire [7:0] mode1_sum_level4_0 = {1'h0, mode1_sum_level3[6:0]} + {1'h0, mode1_sum_level3[13:7]};
  wire [7:0] mode1_sum_level4_1 = {1'h0, mode1_sum_level3[20:14]} + {1'h0, mode1_sum_level3[27:21]};
  reg  [10:0] mode2_bits_before;
  assign mode2_bits_so_far = ((~(|beat)) ? 11'h0 : mode2_bits_before) + {2'h0, mode2_sum_level4};
  reg  [10:0] mode3_bits_before;
  assign mode3_bits_so_far = ((~(|beat)) ? 11'h10 : mode3_bits_before) + {2'h0, mode3_sum_level4};
  reg  [10:0] mode4_bits_before;
  assign mode4_bits_so_far = ((~(|beat)) ? 11'h20 : mode4_bits_before) + {2'h0, mode4_sum_level4};
  reg  [10:0] mode5_bits_before;
  assign mode5_bits_so_far = ((~(|beat)) ? 11'h0 : mode5_bits_before) + {2'h0, mode5_sum_level4};
  assign mode1_sum_level5 = {1'h0, mode1_sum_level4_0} + {1'h0, mode1_sum_level4_1};

  always @(posedge aclk) begin
    if (estimates4_move) begin
      greatest_of_stream0_before <= greatest_of_stream0;
      greatest_of_stream1_before <= greatest_of_stream1;
      mode2_bits_before <= mode2_bits_so_far;
      mode3_bits_before <= mode3_bits_so_far;
      mode4_bits_before <= mode4_bits_so_far;
      mode5_bits_before <= mode5_bits_so_far;
    end
  end
endmodule
