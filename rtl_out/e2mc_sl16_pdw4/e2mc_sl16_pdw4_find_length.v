// Stage 1 of the decompressor: compares the next bits with the first codewords of all
// lengths, in those bits only that can be ones. The length is one-hot.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_find_length (
  input  wire [19:0] head,  // Next bits, the first one lowest
  // First codewords of lengths 2 and up, left-justified; then the code's end
  input  wire [419:0] first_codewords,
  input  wire go,  // A symbol is to be found
  input  wire fills,  // Instead of go: the way moves on by the longest codeword
  input  wire [19:0] escape_codeword,  // Codeword of the escape, first bit lowest
  input  wire [19:0] escape_mask,  // A 1 for each bit of the escape's codeword
  output wire moves_escape,  // Way moves on by the escape and its raw symbol
  // Bits to move on by, one-hot: bit 0 for one bit; zero for the escape
  output wire [19:0] moves_by,
  output wire no_codeword  // Bits are past the end of the code
);

  // Which first codewords the bits have reached, that of length 2 first
  wire [19:0] number = {head[0], head[1], head[2], head[3], head[4], head[5], head[6], head[7],
      head[8], head[9], head[10], head[11], head[12], head[13], head[14], head[15], head[16],
      head[17], head[18], head[19]};
  wire [19:0] not_below;
  wire [399:0] compare_a_in = {number, {1'h0, number[19:1]}, {2'h0, number[19:2]},
      {3'h0, number[19:3]}, {4'h0, number[19:4]}, {5'h0, number[19:5]}, {6'h0, number[19:6]},
      {7'h0, number[19:7]}, {8'h0, number[19:8]}, {9'h0, number[19:9]}, {10'h0, number[19:10]},
      {11'h0, number[19:11]}, {12'h0, number[19:12]}, {13'h0, number[19:13]},
      {14'h0, number[19:14]}, {15'h0, number[19:15]}, {16'h0, number[19:16]},
      {17'h0, number[19:17]}, {18'h0, number[19:18]}, {19'h0, number[19]}};
  wire [399:0] compare_b_in = {first_codewords[418:399], {1'h0, first_codewords[397:379]},
      {2'h0, first_codewords[376:359]}, {3'h0, first_codewords[355:339]},
      {4'h0, first_codewords[334:319]}, {5'h0, first_codewords[313:299]},
      {6'h0, first_codewords[292:279]}, {7'h0, first_codewords[271:259]},
      {8'h0, first_codewords[250:239]}, {9'h0, first_codewords[229:219]},
      {10'h0, first_codewords[208:199]}, {11'h0, first_codewords[187:179]},
      {12'h0, first_codewords[166:159]}, {13'h0, first_codewords[145:139]},
      {14'h0, first_codewords[124:119]}, {15'h0, first_codewords[103:99]},
      {16'h0, first_codewords[82:79]}, {17'h0, first_codewords[61:59]},
      {18'h0, first_codewords[40:39]}, {19'h0, first_codewords[19]}};
  hdlgen_at_least #(.LEVELS(5), .WIDTH(20)) compare [19:0] (
    .a(compare_a_in), .b(compare_b_in), .at_least(not_below)
  );
  // The code ends with a shorter length.
  wire [19:0] code_ends = {first_codewords[419], first_codewords[398], first_codewords[377],
      first_codewords[356], first_codewords[335], first_codewords[314], first_codewords[293],
      first_codewords[272], first_codewords[251], first_codewords[230], first_codewords[209],
      first_codewords[188], first_codewords[167], first_codewords[146], first_codewords[125],
      first_codewords[104], first_codewords[83], first_codewords[62], first_codewords[41],
      first_codewords[20]};
  wire [19:0] reached = not_below & ~code_ends;

  // The length, one-hot
  wire is_escape = ((head & escape_mask) == escape_codeword) & escape_mask[0];
  assign moves_escape = is_escape & go;
  wire go_on = ~is_escape & go;
  wire [19:0] is_length = {reached[18:0], 1'h1} & {1'h1, ~reached[18:0]};
  assign moves_by = ({20{go_on}} & is_length) | {fills, 19'h0};
  assign no_codeword = reached[19];

  // Bits that nothing reads, or nets with many of them.
  wire unused = &{1'b0, first_codewords};
endmodule
