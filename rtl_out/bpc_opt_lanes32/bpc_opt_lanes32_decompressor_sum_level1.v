// Step 2 of 22 of bpc_opt_lanes32_decompressor_core: lengths of the tree's nodes, level 1.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_sum_level1 (
  input  wire [159:0] lengths,
  input  wire [3:0] base_nibbles,
  output wire [99:0] totals1,
  output wire [5:0] second_start_out
);
  wire [8:0] second_start = {3'h0, base_nibbles, 2'h0} + {4'h0, lengths[4:0]};
  assign totals1[9:0] = {1'h0, second_start} + {5'h0, lengths[9:5]};
  assign totals1[15:10] = {1'h0, lengths[14:10]} + {1'h0, lengths[19:15]};
  assign totals1[21:16] = {1'h0, lengths[24:20]} + {1'h0, lengths[29:25]};
  assign totals1[27:22] = {1'h0, lengths[34:30]} + {1'h0, lengths[39:35]};
  assign totals1[33:28] = {1'h0, lengths[44:40]} + {1'h0, lengths[49:45]};
  assign totals1[39:34] = {1'h0, lengths[54:50]} + {1'h0, lengths[59:55]};
  assign totals1[45:40] = {1'h0, lengths[64:60]} + {1'h0, lengths[69:65]};
  assign totals1[51:46] = {1'h0, lengths[74:70]} + {1'h0, lengths[79:75]};
  assign totals1[57:52] = {1'h0, lengths[84:80]} + {1'h0, lengths[89:85]};
  assign totals1[63:58] = {1'h0, lengths[94:90]} + {1'h0, lengths[99:95]};
  assign totals1[69:64] = {1'h0, lengths[104:100]} + {1'h0, lengths[109:105]};
  assign totals1[75:70] = {1'h0, lengths[114:110]} + {1'h0, lengths[119:115]};
  assign totals1[81:76] = {1'h0, lengths[124:120]} + {1'h0, lengths[129:125]};
  assign totals1[87:82] = {1'h0, lengths[134:130]} + {1'h0, lengths[139:135]};
  assign totals1[93:88] = {1'h0, lengths[144:140]} + {1'h0, lengths[149:145]};
  assign totals1[99:94] = {1'h0, lengths[154:150]} + {1'h0, lengths[159:155]};
  assign second_start_out = second_start[5:0];
endmodule
