// The ranks of a quarter's bytes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_ranks (
  input  wire [255:0] text,  // Bytes of the quarter, the first one lowest
  output wire [159:0] ranks  // Rank of each byte, the first one's lowest; 31 if it has none
);
  wire [4:0] rank0_rank;
  pfor_lanes16_rank rank0 (
    .byte_of_text(text[7:0]), .rank(rank0_rank)
  );
  wire [4:0] rank1_rank;
  pfor_lanes16_rank rank1 (
    .byte_of_text(text[15:8]), .rank(rank1_rank)
  );
  wire [4:0] rank2_rank;
  pfor_lanes16_rank rank2 (
    .byte_of_text(text[23:16]), .rank(rank2_rank)
  );
  wire [4:0] rank3_rank;
  pfor_lanes16_rank rank3 (
    .byte_of_text(text[31:24]), .rank(rank3_rank)
  );
  wire [4:0] rank4_rank;
  pfor_lanes16_rank rank4 (
    .byte_of_text(text[39:32]), .rank(rank4_rank)
  );
  wire [4:0] rank5_rank;
  pfor_lanes16_rank rank5 (
    .byte_of_text(text[47:40]), .rank(rank5_rank)
  );
  wire [4:0] rank6_rank;
  pfor_lanes16_rank rank6 (
    .byte_of_text(text[55:48]), .rank(rank6_rank)
  );
  wire [4:0] rank7_rank;
  pfor_lanes16_rank rank7 (
    .byte_of_text(text[63:56]), .rank(rank7_rank)
  );
  wire [4:0] rank8_rank;
  pfor_lanes16_rank rank8 (
    .byte_of_text(text[71:64]), .rank(rank8_rank)
  );
  wire [4:0] rank9_rank;
  pfor_lanes16_rank rank9 (
    .byte_of_text(text[79:72]), .rank(rank9_rank)
  );
  wire [4:0] rank10_rank;
  pfor_lanes16_rank rank10 (
    .byte_of_text(text[87:80]), .rank(rank10_rank)
  );
  wire [4:0] rank11_rank;
  pfor_lanes16_rank rank11 (
    .byte_of_text(text[95:88]), .rank(rank11_rank)
  );
  wire [4:0] rank12_rank;
  pfor_lanes16_rank rank12 (
    .byte_of_text(text[103:96]), .rank(rank12_rank)
  );
  wire [4:0] rank13_rank;
  pfor_lanes16_rank rank13 (
    .byte_of_text(text[111:104]), .rank(rank13_rank)
  );
  wire [4:0] rank14_rank;
  pfor_lanes16_rank rank14 (
    .byte_of_text(text[119:112]), .rank(rank14_rank)
  );
  wire [4:0] rank15_rank;
  pfor_lanes16_rank rank15 (
    .byte_of_text(text[127:120]), .rank(rank15_rank)
  );
  wire [4:0] rank16_rank;
  pfor_lanes16_rank rank16 (
    .byte_of_text(text[135:128]), .rank(rank16_rank)
  );
  wire [4:0] rank17_rank;
  pfor_lanes16_rank rank17 (
    .byte_of_text(text[143:136]), .rank(rank17_rank)
  );
  wire [4:0] rank18_rank;
  pfor_lanes16_rank rank18 (
    .byte_of_text(text[151:144]), .rank(rank18_rank)
  );
  wire [4:0] rank19_rank;
  pfor_lanes16_rank rank19 (
    .byte_of_text(text[159:152]), .rank(rank19_rank)
  );
  wire [4:0] rank20_rank;
  pfor_lanes16_rank rank20 (
    .byte_of_text(text[167:160]), .rank(rank20_rank)
  );
  wire [4:0] rank21_rank;
  pfor_lanes16_rank rank21 (
    .byte_of_text(text[175:168]), .rank(rank21_rank)
  );
  wire [4:0] rank22_rank;
  pfor_lanes16_rank rank22 (
    .byte_of_text(text[183:176]), .rank(rank22_rank)
  );
  wire [4:0] rank23_rank;
  pfor_lanes16_rank rank23 (
    .byte_of_text(text[191:184]), .rank(rank23_rank)
  );
  wire [4:0] rank24_rank;
  pfor_lanes16_rank rank24 (
    .byte_of_text(text[199:192]), .rank(rank24_rank)
  );
  wire [4:0] rank25_rank;
  pfor_lanes16_rank rank25 (
    .byte_of_text(text[207:200]), .rank(rank25_rank)
  );
  wire [4:0] rank26_rank;
  pfor_lanes16_rank rank26 (
    .byte_of_text(text[215:208]), .rank(rank26_rank)
  );
  wire [4:0] rank27_rank;
  pfor_lanes16_rank rank27 (
    .byte_of_text(text[223:216]), .rank(rank27_rank)
  );
  wire [4:0] rank28_rank;
  pfor_lanes16_rank rank28 (
    .byte_of_text(text[231:224]), .rank(rank28_rank)
  );
  wire [4:0] rank29_rank;
  pfor_lanes16_rank rank29 (
    .byte_of_text(text[239:232]), .rank(rank29_rank)
  );
  wire [4:0] rank30_rank;
  pfor_lanes16_rank rank30 (
    .byte_of_text(text[247:240]), .rank(rank30_rank)
  );
  wire [4:0] rank31_rank;
  pfor_lanes16_rank rank31 (
    .byte_of_text(text[255:248]), .rank(rank31_rank)
  );
  assign ranks = {rank31_rank, rank30_rank, rank29_rank, rank28_rank, rank27_rank, rank26_rank,
      rank25_rank, rank24_rank, rank23_rank, rank22_rank, rank21_rank, rank20_rank, rank19_rank,
      rank18_rank, rank17_rank, rank16_rank, rank15_rank, rank14_rank, rank13_rank, rank12_rank,
      rank11_rank, rank10_rank, rank9_rank, rank8_rank, rank7_rank, rank6_rank, rank5_rank,
      rank4_rank, rank3_rank, rank2_rank, rank1_rank, rank0_rank};
endmodule
