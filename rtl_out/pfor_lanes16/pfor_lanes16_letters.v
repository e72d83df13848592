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
  wire [223:0] letter_letter;  // 32 of 7 bits
  wire [7:0] each_0 = is_text ? {1'h0, letter_letter[6:0]} : values[7:0];
  wire [7:0] each_1 = is_text ? {1'h0, letter_letter[13:7]} : values[15:8];
  wire [7:0] each_2 = is_text ? {1'h0, letter_letter[20:14]} : values[23:16];
  wire [7:0] each_3 = is_text ? {1'h0, letter_letter[27:21]} : values[31:24];
  wire [7:0] each_4 = is_text ? {1'h0, letter_letter[34:28]} : values[39:32];
  wire [7:0] each_5 = is_text ? {1'h0, letter_letter[41:35]} : values[47:40];
  wire [7:0] each_6 = is_text ? {1'h0, letter_letter[48:42]} : values[55:48];
  wire [7:0] each_7 = is_text ? {1'h0, letter_letter[55:49]} : values[63:56];
  wire [7:0] each_8 = is_text ? {1'h0, letter_letter[62:56]} : values[71:64];
  wire [7:0] each_9 = is_text ? {1'h0, letter_letter[69:63]} : values[79:72];
  wire [7:0] each_10 = is_text ? {1'h0, letter_letter[76:70]} : values[87:80];
  wire [7:0] each_11 = is_text ? {1'h0, letter_letter[83:77]} : values[95:88];
  wire [7:0] each_12 = is_text ? {1'h0, letter_letter[90:84]} : values[103:96];
  wire [7:0] each_13 = is_text ? {1'h0, letter_letter[97:91]} : values[111:104];
  wire [7:0] each_14 = is_text ? {1'h0, letter_letter[104:98]} : values[119:112];
  wire [7:0] each_15 = is_text ? {1'h0, letter_letter[111:105]} : values[127:120];
  wire [7:0] each_16 = is_text ? {1'h0, letter_letter[118:112]} : values[135:128];
  wire [7:0] each_17 = is_text ? {1'h0, letter_letter[125:119]} : values[143:136];
  wire [7:0] each_18 = is_text ? {1'h0, letter_letter[132:126]} : values[151:144];
  wire [7:0] each_19 = is_text ? {1'h0, letter_letter[139:133]} : values[159:152];
  wire [7:0] each_20 = is_text ? {1'h0, letter_letter[146:140]} : values[167:160];
  wire [7:0] each_21 = is_text ? {1'h0, letter_letter[153:147]} : values[175:168];
  wire [7:0] each_22 = is_text ? {1'h0, letter_letter[160:154]} : values[183:176];
  wire [7:0] each_23 = is_text ? {1'h0, letter_letter[167:161]} : values[191:184];
  wire [7:0] each_24 = is_text ? {1'h0, letter_letter[174:168]} : values[199:192];
  wire [7:0] each_25 = is_text ? {1'h0, letter_letter[181:175]} : values[207:200];
  wire [7:0] each_26 = is_text ? {1'h0, letter_letter[188:182]} : values[215:208];
  wire [7:0] each_27 = is_text ? {1'h0, letter_letter[195:189]} : values[223:216];
  wire [7:0] each_28 = is_text ? {1'h0, letter_letter[202:196]} : values[231:224];
  wire [7:0] each_29 = is_text ? {1'h0, letter_letter[209:203]} : values[239:232];
  wire [7:0] each_30 = is_text ? {1'h0, letter_letter[216:210]} : values[247:240];
  wire [159:0] letter_rank_in = {values[252:248], values[244:240], values[236:232], values[228:224],
      values[220:216], values[212:208], values[204:200], values[196:192], values[188:184],
      values[180:176], values[172:168], values[164:160], values[156:152], values[148:144],
      values[140:136], values[132:128], values[124:120], values[116:112], values[108:104],
      values[100:96], values[92:88], values[84:80], values[76:72], values[68:64], values[60:56],
      values[52:48], values[44:40], values[36:32], values[28:24], values[20:16], values[12:8],
      values[4:0]};
  pfor_lanes16_letter each_letter [31:0] (
    .rank(letter_rank_in), .letter(letter_letter)
  );
  wire [7:0] each_31 = is_text ? {1'h0, letter_letter[223:217]} : values[255:248];
  wire [255:0] each = {each_31, each_30, each_29, each_28, each_27, each_26, each_25, each_24,
      each_23, each_22, each_21, each_20, each_19, each_18, each_17, each_16, each_15, each_14,
      each_13, each_12, each_11, each_10, each_9, each_8, each_7, each_6, each_5, each_4, each_3,
      each_2, each_1, each_0};
  assign bytes = each;
endmodule
