// Control of a node of the concatenation network. For each unit of a half, it finds whether the
// right half's unit belongs in the upper half of the whole, from where the right half starts. Units
// before the start have wrapped around. Combinational.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_direction6 (
  input  wire [6:0] start,  // Unit of the whole in which the right half's payloads start
  // Per unit of a half: the right half's unit is in the upper half of the whole
  output wire [63:0] up
);
  wire [2:0] units_wrapped_of_2_bits = {start[0] & start[1], start[1], start[0] | start[1]};
  wire [6:0] units_wrapped = {units_wrapped_of_2_bits & {3{start[2]}}, start[2],
      units_wrapped_of_2_bits | {3{start[2]}}};
  wire [7:0] start_row_goes_up = {start[6], units_wrapped ^ {7{start[6]}}};
  wire [1:0] start_row_of_1_bit = {start[3], ~start[3]};
  wire [3:0] start_row_of_2_bits = {{2{start[4]}} & start_row_of_1_bit, {2{~start[4]}} &
      start_row_of_1_bit};
  wire [7:0] start_row = {{4{start[5]}} & start_row_of_2_bits, {4{~start[5]}} &
      start_row_of_2_bits};
  wire [2:0] rows_wrapped_of_2_bits = {start[3] & start[4], start[4], start[3] | start[4]};
  wire [6:0] rows_wrapped = {rows_wrapped_of_2_bits & {3{start[5]}}, start[5],
      rows_wrapped_of_2_bits | {3{start[5]}}};
  wire [7:0] row_goes_up = {start[6], rows_wrapped ^ {7{start[6]}}} & ~start_row;
  assign up = {{8{row_goes_up[7]}} | ({8{start_row[7]}} & start_row_goes_up), {8{row_goes_up[6]}} |
      ({8{start_row[6]}} & start_row_goes_up), {8{row_goes_up[5]}} |
      ({8{start_row[5]}} & start_row_goes_up), {8{row_goes_up[4]}} |
      ({8{start_row[4]}} & start_row_goes_up), {8{row_goes_up[3]}} |
      ({8{start_row[3]}} & start_row_goes_up), {8{row_goes_up[2]}} |
      ({8{start_row[2]}} & start_row_goes_up), {8{row_goes_up[1]}} |
      ({8{start_row[1]}} & start_row_goes_up), {8{row_goes_up[0]}} |
      ({8{start_row[0]}} & start_row_goes_up)};
endmodule
