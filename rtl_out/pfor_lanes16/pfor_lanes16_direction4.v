// Control of a node of the concatenation network. For each unit of a half, it finds whether the
// right half's unit belongs in the upper half of the whole, from where the right half starts. Units
// before the start have wrapped around. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_direction4 (
  input  wire [4:0] start,  // Unit of the whole in which the right half's payloads start
  // Per unit of a half: the right half's unit is in the upper half of the whole
  output wire [15:0] up
);
  wire [2:0] units_wrapped = {start[0] & start[1], start[1], start[0] | start[1]};
  wire [3:0] start_row_goes_up = {start[4], units_wrapped ^ {3{start[4]}}};
  wire [1:0] start_row_of_1_bit = {start[2], ~start[2]};
  wire [3:0] start_row = {{2{start[3]}} & start_row_of_1_bit, {2{~start[3]}} & start_row_of_1_bit};
  wire [2:0] rows_wrapped = {start[2] & start[3], start[3], start[2] | start[3]};
  wire [3:0] row_goes_up = {start[4], rows_wrapped ^ {3{start[4]}}} & ~start_row;
  assign up = {{4{row_goes_up[3]}} | ({4{start_row[3]}} & start_row_goes_up), {4{row_goes_up[2]}} |
      ({4{start_row[2]}} & start_row_goes_up), {4{row_goes_up[1]}} |
      ({4{start_row[1]}} & start_row_goes_up), {4{row_goes_up[0]}} |
      ({4{start_row[0]}} & start_row_goes_up)};
endmodule
