// Extracts one child of a node: moves a run of payloads, in whole rows, from a cyclic buffer to a
// narrower one. Bits outside of the run are not cleared. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_window8 (
  input  wire [668:0] whole,  // Concatenated payloads of all children, cyclic in the node's buffer
  input  wire [6:0] start,  // Row of the node in which the child's payloads start
  // Payloads of the child, cyclic in its buffer; all other bits are arbitrary
  output wire [255:0] part
);
  wire [2:0] rows_passed_of_2_bits = {start[0] & start[1], start[1], start[0] | start[1]};
  wire [6:0] rows_passed_of_3_bits = {rows_passed_of_2_bits & {3{start[2]}}, start[2],
      rows_passed_of_2_bits | {3{start[2]}}};
  wire [14:0] rows_passed_of_4_bits = {rows_passed_of_3_bits & {7{start[3]}}, start[3],
      rows_passed_of_3_bits | {7{start[3]}}};
  wire [30:0] rows_passed = {rows_passed_of_4_bits & {15{start[4]}}, start[4],
      rows_passed_of_4_bits | {15{start[4]}}};
  wire [1:0] turn_of_1_bit = {start[5], ~start[5]};
  wire [3:0] turn = {{2{start[6]}} & turn_of_1_bit, {2{~start[6]}} & turn_of_1_bit};
  wire [31:0] rows_of_turn0 = {turn[0], ({31{turn[3]}} & rows_passed) |
      ({31{turn[0]}} & ~rows_passed)};
  wire [31:0] rows_of_turn1 = {turn[1], ({31{turn[0]}} & rows_passed) |
      ({31{turn[1]}} & ~rows_passed)};
  wire [31:0] rows_of_turn2 = {turn[2], ({31{turn[1]}} & rows_passed) |
      ({31{turn[2]}} & ~rows_passed)};
  wire [7:0] part_0 = ({8{rows_of_turn0[0]}} & whole[7:0]) |
      ({8{rows_of_turn1[0]}} & whole[263:256]) | ({8{rows_of_turn2[0]}} & whole[519:512]);
  wire [7:0] part_1 = ({8{rows_of_turn0[1]}} & whole[15:8]) |
      ({8{rows_of_turn1[1]}} & whole[271:264]) | ({8{rows_of_turn2[1]}} & whole[527:520]);
  wire [7:0] part_2 = ({8{rows_of_turn0[2]}} & whole[23:16]) |
      ({8{rows_of_turn1[2]}} & whole[279:272]) | ({8{rows_of_turn2[2]}} & whole[535:528]);
  wire [7:0] part_3 = ({8{rows_of_turn0[3]}} & whole[31:24]) |
      ({8{rows_of_turn1[3]}} & whole[287:280]) | ({8{rows_of_turn2[3]}} & whole[543:536]);
  wire [7:0] part_4 = ({8{rows_of_turn0[4]}} & whole[39:32]) |
      ({8{rows_of_turn1[4]}} & whole[295:288]) | ({8{rows_of_turn2[4]}} & whole[551:544]);
  wire [7:0] part_5 = ({8{rows_of_turn0[5]}} & whole[47:40]) |
      ({8{rows_of_turn1[5]}} & whole[303:296]) | ({8{rows_of_turn2[5]}} & whole[559:552]);
  wire [7:0] part_6 = ({8{rows_of_turn0[6]}} & whole[55:48]) |
      ({8{rows_of_turn1[6]}} & whole[311:304]) | ({8{rows_of_turn2[6]}} & whole[567:560]);
  wire [7:0] part_7 = ({8{rows_of_turn0[7]}} & whole[63:56]) |
      ({8{rows_of_turn1[7]}} & whole[319:312]) | ({8{rows_of_turn2[7]}} & whole[575:568]);
  wire [7:0] part_8 = ({8{rows_of_turn0[8]}} & whole[71:64]) |
      ({8{rows_of_turn1[8]}} & whole[327:320]) | ({8{rows_of_turn2[8]}} & whole[583:576]);
  wire [7:0] part_9 = ({8{rows_of_turn0[9]}} & whole[79:72]) |
      ({8{rows_of_turn1[9]}} & whole[335:328]) | ({8{rows_of_turn2[9]}} & whole[591:584]);
  wire [7:0] part_10 = ({8{rows_of_turn0[10]}} & whole[87:80]) |
      ({8{rows_of_turn1[10]}} & whole[343:336]) | ({8{rows_of_turn2[10]}} & whole[599:592]);
  wire [7:0] part_11 = ({8{rows_of_turn0[11]}} & whole[95:88]) |
      ({8{rows_of_turn1[11]}} & whole[351:344]) | ({8{rows_of_turn2[11]}} & whole[607:600]);
  wire [7:0] part_12 = ({8{rows_of_turn0[12]}} & whole[103:96]) |
      ({8{rows_of_turn1[12]}} & whole[359:352]) | ({8{rows_of_turn2[12]}} & whole[615:608]);
  wire [7:0] part_13 = ({8{rows_of_turn0[13]}} & whole[111:104]) |
      ({8{rows_of_turn1[13]}} & whole[367:360]) | ({8{rows_of_turn2[13]}} & whole[623:616]);
  wire [7:0] part_14 = ({8{rows_of_turn0[14]}} & whole[119:112]) |
      ({8{rows_of_turn1[14]}} & whole[375:368]) | ({8{rows_of_turn2[14]}} & whole[631:624]);
  wire [7:0] part_15 = ({8{rows_of_turn0[15]}} & whole[127:120]) |
      ({8{rows_of_turn1[15]}} & whole[383:376]) | ({8{rows_of_turn2[15]}} & whole[639:632]);
  wire [7:0] part_16 = ({8{rows_of_turn0[16]}} & whole[135:128]) |
      ({8{rows_of_turn1[16]}} & whole[391:384]) | ({8{rows_of_turn2[16]}} & whole[647:640]);
  wire [7:0] part_17 = ({8{rows_of_turn0[17]}} & whole[143:136]) |
      ({8{rows_of_turn1[17]}} & whole[399:392]) | ({8{rows_of_turn2[17]}} & whole[655:648]);
  wire [7:0] part_18 = ({8{rows_of_turn0[18]}} & whole[151:144]) |
      ({8{rows_of_turn1[18]}} & whole[407:400]) | ({8{rows_of_turn2[18]}} & whole[663:656]);
  wire [7:0] part_19 = ({8{rows_of_turn0[19]}} & whole[159:152]) |
      ({8{rows_of_turn1[19]}} & whole[415:408]) | ({8{rows_of_turn2[19]}} & {3'h0, whole[668:664]});
  wire [7:0] part_20 = rows_of_turn1[20] ? whole[423:416] : whole[167:160];
  wire [7:0] part_21 = rows_of_turn1[21] ? whole[431:424] : whole[175:168];
  wire [7:0] part_22 = rows_of_turn1[22] ? whole[439:432] : whole[183:176];
  wire [7:0] part_23 = rows_of_turn1[23] ? whole[447:440] : whole[191:184];
  wire [7:0] part_24 = rows_of_turn1[24] ? whole[455:448] : whole[199:192];
  wire [7:0] part_25 = rows_of_turn1[25] ? whole[463:456] : whole[207:200];
  wire [7:0] part_26 = rows_of_turn1[26] ? whole[471:464] : whole[215:208];
  wire [7:0] part_27 = rows_of_turn1[27] ? whole[479:472] : whole[223:216];
  wire [7:0] part_28 = rows_of_turn1[28] ? whole[487:480] : whole[231:224];
  wire [7:0] part_29 = rows_of_turn1[29] ? whole[495:488] : whole[239:232];
  wire [7:0] part_30 = rows_of_turn1[30] ? whole[503:496] : whole[247:240];
  wire [7:0] part_31 = rows_of_turn1[31] ? whole[511:504] : whole[255:248];
  assign part = {part_31, part_30, part_29, part_28, part_27, part_26, part_25, part_24, part_23,
      part_22, part_21, part_20, part_19, part_18, part_17, part_16, part_15, part_14, part_13,
      part_12, part_11, part_10, part_9, part_8, part_7, part_6, part_5, part_4, part_3, part_2,
      part_1, part_0};

  // Bits that nothing reads.
  wire unused = &{1'b0, rows_of_turn0[31:20], rows_of_turn2[31:20]};
endmodule
