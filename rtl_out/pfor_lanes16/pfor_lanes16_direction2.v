// Control of a node of the concatenation network. For each unit of a half, it finds whether the
// right half's unit belongs in the upper half of the whole, from where the right half starts. Units
// before the start have wrapped around. Combinational.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_direction2 (
  input  wire [2:0] start,  // Unit of the whole in which the right half's payloads start
  // Per unit of a half: the right half's unit is in the upper half of the whole
  output wire [3:0] up
);
  wire [1:0] start_row_goes_up = {start[2], start[0] ^ start[2]};
  wire [1:0] row_goes_up = {start[2], start[1] ^ start[2]} & ~{start[1], ~start[1]};
  assign up = {{2{row_goes_up[1]}} | ({2{start[1]}} & start_row_goes_up), {2{row_goes_up[0]}} |
      ({2{~start[1]}} & start_row_goes_up)};
endmodule
