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
  wire compare2_at_least;
  hdlgen_at_least_20 compare2 (
    .a({19'h0, number[19]}), .b({19'h0, first_codewords[19]}), .at_least(compare2_at_least)
  );
  wire compare3_at_least;
  hdlgen_at_least_20 compare3 (
    .a({18'h0, number[19:18]}), .b({18'h0, first_codewords[40:39]}), .at_least(compare3_at_least)
  );
  wire compare4_at_least;
  hdlgen_at_least_20 compare4 (
    .a({17'h0, number[19:17]}), .b({17'h0, first_codewords[61:59]}), .at_least(compare4_at_least)
  );
  wire compare5_at_least;
  hdlgen_at_least_20 compare5 (
    .a({16'h0, number[19:16]}), .b({16'h0, first_codewords[82:79]}), .at_least(compare5_at_least)
  );
  wire compare6_at_least;
  hdlgen_at_least_20 compare6 (
    .a({15'h0, number[19:15]}), .b({15'h0, first_codewords[103:99]}), .at_least(compare6_at_least)
  );
  wire compare7_at_least;
  hdlgen_at_least_20 compare7 (
    .a({14'h0, number[19:14]}), .b({14'h0, first_codewords[124:119]}), .at_least(compare7_at_least)
  );
  wire compare8_at_least;
  hdlgen_at_least_20 compare8 (
    .a({13'h0, number[19:13]}), .b({13'h0, first_codewords[145:139]}), .at_least(compare8_at_least)
  );
  wire compare9_at_least;
  hdlgen_at_least_20 compare9 (
    .a({12'h0, number[19:12]}), .b({12'h0, first_codewords[166:159]}), .at_least(compare9_at_least)
  );
  wire compare10_at_least;
  hdlgen_at_least_20 compare10 (
    .a({11'h0, number[19:11]}), .b({11'h0, first_codewords[187:179]}), .at_least(compare10_at_least)
  );
  wire compare11_at_least;
  hdlgen_at_least_20 compare11 (
    .a({10'h0, number[19:10]}), .b({10'h0, first_codewords[208:199]}), .at_least(compare11_at_least)
  );
  wire compare12_at_least;
  hdlgen_at_least_20 compare12 (
    .a({9'h0, number[19:9]}), .b({9'h0, first_codewords[229:219]}), .at_least(compare12_at_least)
  );
  wire compare13_at_least;
  hdlgen_at_least_20 compare13 (
    .a({8'h0, number[19:8]}), .b({8'h0, first_codewords[250:239]}), .at_least(compare13_at_least)
  );
  wire compare14_at_least;
  hdlgen_at_least_20 compare14 (
    .a({7'h0, number[19:7]}), .b({7'h0, first_codewords[271:259]}), .at_least(compare14_at_least)
  );
  wire compare15_at_least;
  hdlgen_at_least_20 compare15 (
    .a({6'h0, number[19:6]}), .b({6'h0, first_codewords[292:279]}), .at_least(compare15_at_least)
  );
  wire compare16_at_least;
  hdlgen_at_least_20 compare16 (
    .a({5'h0, number[19:5]}), .b({5'h0, first_codewords[313:299]}), .at_least(compare16_at_least)
  );
  wire compare17_at_least;
  hdlgen_at_least_20 compare17 (
    .a({4'h0, number[19:4]}), .b({4'h0, first_codewords[334:319]}), .at_least(compare17_at_least)
  );
  wire compare18_at_least;
  hdlgen_at_least_20 compare18 (
    .a({3'h0, number[19:3]}), .b({3'h0, first_codewords[355:339]}), .at_least(compare18_at_least)
  );
  wire compare19_at_least;
  hdlgen_at_least_20 compare19 (
    .a({2'h0, number[19:2]}), .b({2'h0, first_codewords[376:359]}), .at_least(compare19_at_least)
  );
  wire compare20_at_least;
  hdlgen_at_least_20 compare20 (
    .a({1'h0, number[19:1]}), .b({1'h0, first_codewords[397:379]}), .at_least(compare20_at_least)
  );
  wire compare21_at_least;
  hdlgen_at_least_20 compare21 (
    .a(number), .b(first_codewords[418:399]), .at_least(compare21_at_least)
  );
  wire [19:0] not_below = {compare21_at_least, compare20_at_least, compare19_at_least,
      compare18_at_least, compare17_at_least, compare16_at_least, compare15_at_least,
      compare14_at_least, compare13_at_least, compare12_at_least, compare11_at_least,
      compare10_at_least, compare9_at_least, compare8_at_least, compare7_at_least,
      compare6_at_least, compare5_at_least, compare4_at_least, compare3_at_least,
      compare2_at_least};
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

  // Bits that nothing reads.
  wire unused = &{1'b0, first_codewords[18:0], first_codewords[38:21], first_codewords[58:42],
      first_codewords[78:63], first_codewords[98:84], first_codewords[118:105],
      first_codewords[138:126], first_codewords[158:147], first_codewords[178:168],
      first_codewords[198:189], first_codewords[218:210], first_codewords[238:231],
      first_codewords[258:252], first_codewords[278:273], first_codewords[298:294],
      first_codewords[318:315], first_codewords[338:336], first_codewords[358:357],
      first_codewords[378]};
endmodule
