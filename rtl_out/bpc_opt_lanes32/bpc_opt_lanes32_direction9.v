// Control of a node of the concatenation network. For each unit of a half, it finds whether the
// right half's unit belongs in the upper half of the whole, from where the right half starts. Units
// before the start have wrapped around. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_direction9 (
  input  wire [9:0] start,  // Unit of the whole in which the right half's payloads start
  // Per unit of a half: the right half's unit is in the upper half of the whole
  output wire [511:0] up
);
  wire [2:0] units_wrapped_of_2_bits = {start[0] & start[1], start[1], start[0] | start[1]};
  wire [6:0] units_wrapped_of_3_bits = {units_wrapped_of_2_bits & {3{start[2]}}, start[2],
      units_wrapped_of_2_bits | {3{start[2]}}};
  wire [14:0] units_wrapped = {units_wrapped_of_3_bits & {7{start[3]}}, start[3],
      units_wrapped_of_3_bits | {7{start[3]}}};
  wire [15:0] start_row_goes_up = {start[9], units_wrapped ^ {15{start[9]}}};
  wire [1:0] start_row_of_1_bit = {start[4], ~start[4]};
  wire [3:0] start_row_of_2_bits = {{2{start[5]}} & start_row_of_1_bit, {2{~start[5]}} &
      start_row_of_1_bit};
  wire [7:0] start_row_of_3_bits = {{4{start[6]}} & start_row_of_2_bits, {4{~start[6]}} &
      start_row_of_2_bits};
  wire [15:0] start_row_of_4_bits = {{8{start[7]}} & start_row_of_3_bits, {8{~start[7]}} &
      start_row_of_3_bits};
  wire [31:0] start_row = {{16{start[8]}} & start_row_of_4_bits, {16{~start[8]}} &
      start_row_of_4_bits};
  wire [2:0] rows_wrapped_of_2_bits = {start[4] & start[5], start[5], start[4] | start[5]};
  wire [6:0] rows_wrapped_of_3_bits = {rows_wrapped_of_2_bits & {3{start[6]}}, start[6],
      rows_wrapped_of_2_bits | {3{start[6]}}};
  wire [14:0] rows_wrapped_of_4_bits = {rows_wrapped_of_3_bits & {7{start[7]}}, start[7],
      rows_wrapped_of_3_bits | {7{start[7]}}};
  wire [30:0] rows_wrapped = {rows_wrapped_of_4_bits & {15{start[8]}}, start[8],
      rows_wrapped_of_4_bits | {15{start[8]}}};
  wire [31:0] row_goes_up = {start[9], rows_wrapped ^ {31{start[9]}}} & ~start_row;
  wire [15:0] up_0 = {16{row_goes_up[0]}} | ({16{start_row[0]}} & start_row_goes_up);
  wire [15:0] up_1 = {16{row_goes_up[1]}} | ({16{start_row[1]}} & start_row_goes_up);
  wire [15:0] up_2 = {16{row_goes_up[2]}} | ({16{start_row[2]}} & start_row_goes_up);
  wire [15:0] up_3 = {16{row_goes_up[3]}} | ({16{start_row[3]}} & start_row_goes_up);
  wire [15:0] up_4 = {16{row_goes_up[4]}} | ({16{start_row[4]}} & start_row_goes_up);
  wire [15:0] up_5 = {16{row_goes_up[5]}} | ({16{start_row[5]}} & start_row_goes_up);
  wire [15:0] up_6 = {16{row_goes_up[6]}} | ({16{start_row[6]}} & start_row_goes_up);
  wire [15:0] up_7 = {16{row_goes_up[7]}} | ({16{start_row[7]}} & start_row_goes_up);
  wire [15:0] up_8 = {16{row_goes_up[8]}} | ({16{start_row[8]}} & start_row_goes_up);
  wire [15:0] up_9 = {16{row_goes_up[9]}} | ({16{start_row[9]}} & start_row_goes_up);
  wire [15:0] up_10 = {16{row_goes_up[10]}} | ({16{start_row[10]}} & start_row_goes_up);
  wire [15:0] up_11 = {16{row_goes_up[11]}} | ({16{start_row[11]}} & start_row_goes_up);
  wire [15:0] up_12 = {16{row_goes_up[12]}} | ({16{start_row[12]}} & start_row_goes_up);
  wire [15:0] up_13 = {16{row_goes_up[13]}} | ({16{start_row[13]}} & start_row_goes_up);
  wire [15:0] up_14 = {16{row_goes_up[14]}} | ({16{start_row[14]}} & start_row_goes_up);
  wire [15:0] up_15 = {16{row_goes_up[15]}} | ({16{start_row[15]}} & start_row_goes_up);
  wire [15:0] up_16 = {16{row_goes_up[16]}} | ({16{start_row[16]}} & start_row_goes_up);
  wire [15:0] up_17 = {16{row_goes_up[17]}} | ({16{start_row[17]}} & start_row_goes_up);
  wire [15:0] up_18 = {16{row_goes_up[18]}} | ({16{start_row[18]}} & start_row_goes_up);
  wire [15:0] up_19 = {16{row_goes_up[19]}} | ({16{start_row[19]}} & start_row_goes_up);
  wire [15:0] up_20 = {16{row_goes_up[20]}} | ({16{start_row[20]}} & start_row_goes_up);
  wire [15:0] up_21 = {16{row_goes_up[21]}} | ({16{start_row[21]}} & start_row_goes_up);
  wire [15:0] up_22 = {16{row_goes_up[22]}} | ({16{start_row[22]}} & start_row_goes_up);
  wire [15:0] up_23 = {16{row_goes_up[23]}} | ({16{start_row[23]}} & start_row_goes_up);
  wire [15:0] up_24 = {16{row_goes_up[24]}} | ({16{start_row[24]}} & start_row_goes_up);
  wire [15:0] up_25 = {16{row_goes_up[25]}} | ({16{start_row[25]}} & start_row_goes_up);
  wire [15:0] up_26 = {16{row_goes_up[26]}} | ({16{start_row[26]}} & start_row_goes_up);
  wire [15:0] up_27 = {16{row_goes_up[27]}} | ({16{start_row[27]}} & start_row_goes_up);
  wire [15:0] up_28 = {16{row_goes_up[28]}} | ({16{start_row[28]}} & start_row_goes_up);
  wire [15:0] up_29 = {16{row_goes_up[29]}} | ({16{start_row[29]}} & start_row_goes_up);
  wire [15:0] up_30 = {16{row_goes_up[30]}} | ({16{start_row[30]}} & start_row_goes_up);
  wire [15:0] up_31 = {16{row_goes_up[31]}} | ({16{start_row[31]}} & start_row_goes_up);
  assign up = {up_31, up_30, up_29, up_28, up_27, up_26, up_25, up_24, up_23, up_22, up_21, up_20,
      up_19, up_18, up_17, up_16, up_15, up_14, up_13, up_12, up_11, up_10, up_9, up_8, up_7, up_6,
      up_5, up_4, up_3, up_2, up_1, up_0};
endmodule
