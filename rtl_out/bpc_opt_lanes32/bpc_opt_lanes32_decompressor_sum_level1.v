// Step 2 of 22 of bpc_opt_lanes32_decompressor_core: lengths of the tree's nodes, level 1.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_sum_level1 (
  input  wire [159:0] lengths,  // 32 of 5 bits, from step 1
  input  wire [3:0] base_nibbles,  // 4 bits, from step 1
  output wire [99:0] totals1,  // 16 of 6 to 10 bits, the first lowest, from step 2
  output wire [5:0] second_start_out  // From step 2
);
  wire [8:0] second_start = {3'h0, base_nibbles, 2'h0} + {4'h0, lengths[4:0]};
  wire [9:0] totals1_0 = {1'h0, second_start} + {5'h0, lengths[9:5]};
  wire [5:0] totals1_1 = {1'h0, lengths[14:10]} + {1'h0, lengths[19:15]};
  wire [5:0] totals1_2 = {1'h0, lengths[24:20]} + {1'h0, lengths[29:25]};
  wire [5:0] totals1_3 = {1'h0, lengths[34:30]} + {1'h0, lengths[39:35]};
  wire [5:0] totals1_4 = {1'h0, lengths[44:40]} + {1'h0, lengths[49:45]};
  wire [5:0] totals1_5 = {1'h0, lengths[54:50]} + {1'h0, lengths[59:55]};
  wire [5:0] totals1_6 = {1'h0, lengths[64:60]} + {1'h0, lengths[69:65]};
  wire [5:0] totals1_7 = {1'h0, lengths[74:70]} + {1'h0, lengths[79:75]};
  wire [5:0] totals1_8 = {1'h0, lengths[84:80]} + {1'h0, lengths[89:85]};
  wire [5:0] totals1_9 = {1'h0, lengths[94:90]} + {1'h0, lengths[99:95]};
  wire [5:0] totals1_10 = {1'h0, lengths[104:100]} + {1'h0, lengths[109:105]};
  wire [5:0] totals1_11 = {1'h0, lengths[114:110]} + {1'h0, lengths[119:115]};
  wire [5:0] totals1_12 = {1'h0, lengths[124:120]} + {1'h0, lengths[129:125]};
  wire [5:0] totals1_13 = {1'h0, lengths[134:130]} + {1'h0, lengths[139:135]};
  wire [5:0] totals1_14 = {1'h0, lengths[144:140]} + {1'h0, lengths[149:145]};
  wire [5:0] totals1_15 = {1'h0, lengths[154:150]} + {1'h0, lengths[159:155]};
  assign totals1 = {totals1_15, totals1_14, totals1_13, totals1_12, totals1_11, totals1_10,
      totals1_9, totals1_8, totals1_7, totals1_6, totals1_5, totals1_4, totals1_3, totals1_2,
      totals1_1, totals1_0};
  assign second_start_out = second_start[5:0];
endmodule
