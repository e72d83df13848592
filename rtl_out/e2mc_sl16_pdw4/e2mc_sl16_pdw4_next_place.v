// Advances a place in the way's chunks by the length found. The sums with all lengths
// are ready before the length, which selects one of them.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_next_place (
  input  wire [6:0] place,  // Place in the way's chunks, in bits
  input  wire chunk_done,  // First chunk is done with: the chunks move up
  input  wire [19:0] moves_by,  // Bits to move on by, one-hot: bit 0 for one bit
  input  wire stays,  // Place stays
  input  wire loads,  // Place becomes loaded
  input  wire [6:0] loaded,  // Place at which the way starts, in bits
  input  wire moves_escape,  // Place moves on by an escape and its raw symbol
  input  wire [5:0] escape_step,  // Length of the escape and its raw symbol in bits
  output wire [6:0] next_place  // Place in the next cycle, in bits
);
  wire [6:0] moved_place = {place[6] - chunk_done, place[5:0]};
  assign next_place = ({7{moves_by[0]}} & (moved_place + 7'h1)) |
      ({7{moves_by[1]}} & (moved_place + 7'h2)) | ({7{moves_by[2]}} & (moved_place + 7'h3)) |
      ({7{moves_by[3]}} & (moved_place + 7'h4)) | ({7{moves_by[4]}} & (moved_place + 7'h5)) |
      ({7{moves_by[5]}} & (moved_place + 7'h6)) | ({7{moves_by[6]}} & (moved_place + 7'h7)) |
      ({7{moves_by[7]}} & (moved_place + 7'h8)) | ({7{moves_by[8]}} & (moved_place + 7'h9)) |
      ({7{moves_by[9]}} & (moved_place + 7'ha)) | ({7{moves_by[10]}} & (moved_place + 7'hb)) |
      ({7{moves_by[11]}} & (moved_place + 7'hc)) | ({7{moves_by[12]}} & (moved_place + 7'hd)) |
      ({7{moves_by[13]}} & (moved_place + 7'he)) | ({7{moves_by[14]}} & (moved_place + 7'hf)) |
      ({7{moves_by[15]}} & (moved_place + 7'h10)) | ({7{moves_by[16]}} & (moved_place + 7'h11)) |
      ({7{moves_by[17]}} & (moved_place + 7'h12)) | ({7{moves_by[18]}} & (moved_place + 7'h13)) |
      ({7{moves_by[19]}} & (moved_place + 7'h14)) | ({7{moves_escape}} &
      (moved_place + {1'h0, escape_step})) | ({7{stays}} & place) | ({7{loads}} & loaded);
endmodule
