// Converts the ranks of a quarter to bytes if the block is text; passes other values through.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_letters (
  input  wire [255:0] values,  // Values of the quarter; for text, a rank in each byte
  input  wire is_text,  // Values are ranks of text
  output wire [255:0] bytes  // Bytes of the ranks if the block is text, else the values
);
  wire [6:0] letter0_letter;
  pfor_lanes16_letter letter0 (
    .rank(values[4:0]), .letter(letter0_letter)
  );
  wire [7:0] each_0 = is_text ? {1'h0, letter0_letter} : values[7:0];
  wire [6:0] letter1_letter;
  pfor_lanes16_letter letter1 (
    .rank(values[12:8]), .letter(letter1_letter)
  );
  wire [7:0] each_1 = is_text ? {1'h0, letter1_letter} : values[15:8];
  wire [6:0] letter2_letter;
  pfor_lanes16_letter letter2 (
    .rank(values[20:16]), .letter(letter2_letter)
  );
  wire [7:0] each_2 = is_text ? {1'h0, letter2_letter} : values[23:16];
  wire [6:0] letter3_letter;
  pfor_lanes16_letter letter3 (
    .rank(values[28:24]), .letter(letter3_letter)
  );
  wire [7:0] each_3 = is_text ? {1'h0, letter3_letter} : values[31:24];
  wire [6:0] letter4_letter;
  pfor_lanes16_letter letter4 (
    .rank(values[36:32]), .letter(letter4_letter)
  );
  wire [7:0] each_4 = is_text ? {1'h0, letter4_letter} : values[39:32];
  wire [6:0] letter5_letter;
  pfor_lanes16_letter letter5 (
    .rank(values[44:40]), .letter(letter5_letter)
  );
  wire [7:0] each_5 = is_text ? {1'h0, letter5_letter} : values[47:40];
  wire [6:0] letter6_letter;
  pfor_lanes16_letter letter6 (
    .rank(values[52:48]), .letter(letter6_letter)
  );
  wire [7:0] each_6 = is_text ? {1'h0, letter6_letter} : values[55:48];
  wire [6:0] letter7_letter;
  pfor_lanes16_letter letter7 (
    .rank(values[60:56]), .letter(letter7_letter)
  );
  wire [7:0] each_7 = is_text ? {1'h0, letter7_letter} : values[63:56];
  wire [6:0] letter8_letter;
  pfor_lanes16_letter letter8 (
    .rank(values[68:64]), .letter(letter8_letter)
  );
  wire [7:0] each_8 = is_text ? {1'h0, letter8_letter} : values[71:64];
  wire [6:0] letter9_letter;
  pfor_lanes16_letter letter9 (
    .rank(values[76:72]), .letter(letter9_letter)
  );
  wire [7:0] each_9 = is_text ? {1'h0, letter9_letter} : values[79:72];
  wire [6:0] letter10_letter;
  pfor_lanes16_letter letter10 (
    .rank(values[84:80]), .letter(letter10_letter)
  );
  wire [7:0] each_10 = is_text ? {1'h0, letter10_letter} : values[87:80];
  wire [6:0] letter11_letter;
  pfor_lanes16_letter letter11 (
    .rank(values[92:88]), .letter(letter11_letter)
  );
  wire [7:0] each_11 = is_text ? {1'h0, letter11_letter} : values[95:88];
  wire [6:0] letter12_letter;
  pfor_lanes16_letter letter12 (
    .rank(values[100:96]), .letter(letter12_letter)
  );
  wire [7:0] each_12 = is_text ? {1'h0, letter12_letter} : values[103:96];
  wire [6:0] letter13_letter;
  pfor_lanes16_letter letter13 (
    .rank(values[108:104]), .letter(letter13_letter)
  );
  wire [7:0] each_13 = is_text ? {1'h0, letter13_letter} : values[111:104];
  wire [6:0] letter14_letter;
  pfor_lanes16_letter letter14 (
    .rank(values[116:112]), .letter(letter14_letter)
  );
  wire [7:0] each_14 = is_text ? {1'h0, letter14_letter} : values[119:112];
  wire [6:0] letter15_letter;
  pfor_lanes16_letter letter15 (
    .rank(values[124:120]), .letter(letter15_letter)
  );
  wire [7:0] each_15 = is_text ? {1'h0, letter15_letter} : values[127:120];
  wire [6:0] letter16_letter;
  pfor_lanes16_letter letter16 (
    .rank(values[132:128]), .letter(letter16_letter)
  );
  wire [7:0] each_16 = is_text ? {1'h0, letter16_letter} : values[135:128];
  wire [6:0] letter17_letter;
  pfor_lanes16_letter letter17 (
    .rank(values[140:136]), .letter(letter17_letter)
  );
  wire [7:0] each_17 = is_text ? {1'h0, letter17_letter} : values[143:136];
  wire [6:0] letter18_letter;
  pfor_lanes16_letter letter18 (
    .rank(values[148:144]), .letter(letter18_letter)
  );
  wire [7:0] each_18 = is_text ? {1'h0, letter18_letter} : values[151:144];
  wire [6:0] letter19_letter;
  pfor_lanes16_letter letter19 (
    .rank(values[156:152]), .letter(letter19_letter)
  );
  wire [7:0] each_19 = is_text ? {1'h0, letter19_letter} : values[159:152];
  wire [6:0] letter20_letter;
  pfor_lanes16_letter letter20 (
    .rank(values[164:160]), .letter(letter20_letter)
  );
  wire [7:0] each_20 = is_text ? {1'h0, letter20_letter} : values[167:160];
  wire [6:0] letter21_letter;
  pfor_lanes16_letter letter21 (
    .rank(values[172:168]), .letter(letter21_letter)
  );
  wire [7:0] each_21 = is_text ? {1'h0, letter21_letter} : values[175:168];
  wire [6:0] letter22_letter;
  pfor_lanes16_letter letter22 (
    .rank(values[180:176]), .letter(letter22_letter)
  );
  wire [7:0] each_22 = is_text ? {1'h0, letter22_letter} : values[183:176];
  wire [6:0] letter23_letter;
  pfor_lanes16_letter letter23 (
    .rank(values[188:184]), .letter(letter23_letter)
  );
  wire [7:0] each_23 = is_text ? {1'h0, letter23_letter} : values[191:184];
  wire [6:0] letter24_letter;
  pfor_lanes16_letter letter24 (
    .rank(values[196:192]), .letter(letter24_letter)
  );
  wire [7:0] each_24 = is_text ? {1'h0, letter24_letter} : values[199:192];
  wire [6:0] letter25_letter;
  pfor_lanes16_letter letter25 (
    .rank(values[204:200]), .letter(letter25_letter)
  );
  wire [7:0] each_25 = is_text ? {1'h0, letter25_letter} : values[207:200];
  wire [6:0] letter26_letter;
  pfor_lanes16_letter letter26 (
    .rank(values[212:208]), .letter(letter26_letter)
  );
  wire [7:0] each_26 = is_text ? {1'h0, letter26_letter} : values[215:208];
  wire [6:0] letter27_letter;
  pfor_lanes16_letter letter27 (
    .rank(values[220:216]), .letter(letter27_letter)
  );
  wire [7:0] each_27 = is_text ? {1'h0, letter27_letter} : values[223:216];
  wire [6:0] letter28_letter;
  pfor_lanes16_letter letter28 (
    .rank(values[228:224]), .letter(letter28_letter)
  );
  wire [7:0] each_28 = is_text ? {1'h0, letter28_letter} : values[231:224];
  wire [6:0] letter29_letter;
  pfor_lanes16_letter letter29 (
    .rank(values[236:232]), .letter(letter29_letter)
  );
  wire [7:0] each_29 = is_text ? {1'h0, letter29_letter} : values[239:232];
  wire [6:0] letter30_letter;
  pfor_lanes16_letter letter30 (
    .rank(values[244:240]), .letter(letter30_letter)
  );
  wire [7:0] each_30 = is_text ? {1'h0, letter30_letter} : values[247:240];
  wire [6:0] letter31_letter;
  pfor_lanes16_letter letter31 (
    .rank(values[252:248]), .letter(letter31_letter)
  );
  wire [7:0] each_31 = is_text ? {1'h0, letter31_letter} : values[255:248];
  wire [255:0] each = {each_31, each_30, each_29, each_28, each_27, each_26, each_25, each_24,
      each_23, each_22, each_21, each_20, each_19, each_18, each_17, each_16, each_15, each_14,
      each_13, each_12, each_11, each_10, each_9, each_8, each_7, each_6, each_5, each_4, each_3,
      each_2, each_1, each_0};
  assign bytes = each;
endmodule
