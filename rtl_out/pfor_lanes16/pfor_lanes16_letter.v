// The byte of text of a rank.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_letter (
  input  wire [4:0] rank,  // Rank of the byte, 0 to 30
  output wire [6:0] letter  // Byte of that rank; arbitrary for 31
);
  wire [1:0] is_rank_of_1_bit = {rank[0], ~rank[0]};
  wire [3:0] is_rank_of_2_bits = {{2{rank[1]}} & is_rank_of_1_bit, {2{~rank[1]}} &
      is_rank_of_1_bit};
  wire [7:0] is_rank_of_3_bits = {{4{rank[2]}} & is_rank_of_2_bits, {4{~rank[2]}} &
      is_rank_of_2_bits};
  wire [15:0] is_rank_of_4_bits = {{8{rank[3]}} & is_rank_of_3_bits, {8{~rank[3]}} &
      is_rank_of_3_bits};
  wire [31:0] is_rank = {{16{rank[4]}} & is_rank_of_4_bits, {16{~rank[4]}} & is_rank_of_4_bits};
  wire bits_0 = is_rank[1] | is_rank[3] | is_rank[4] | is_rank[6] | is_rank[7] | is_rank[12] |
      is_rank[14] | is_rank[15] | is_rank[19] | is_rank[20] | is_rank[21] | is_rank[23] |
      is_rank[26] | is_rank[28] | is_rank[29];
  wire bits_1 = is_rank[5] | is_rank[6] | is_rank[7] | is_rank[8] | is_rank[10] | is_rank[12] |
      is_rank[17] | is_rank[18] | is_rank[20] | is_rank[21] | is_rank[22] | is_rank[25] |
      is_rank[29];
  wire bits_2 = is_rank[1] | is_rank[2] | is_rank[5] | is_rank[7] | is_rank[9] | is_rank[13] |
      is_rank[14] | is_rank[15] | is_rank[17] | is_rank[18] | is_rank[19] | is_rank[20] |
      is_rank[21] | is_rank[27] | is_rank[28] | is_rank[29];
  wire bits_3 = is_rank[3] | is_rank[5] | is_rank[7] | is_rank[9] | is_rank[10] | is_rank[14] |
      is_rank[16] | is_rank[17] | is_rank[19] | is_rank[21] | is_rank[22] | is_rank[23] |
      is_rank[24] | is_rank[26] | is_rank[27] | is_rank[28] | is_rank[29];
  wire bits_4 = is_rank[2] | is_rank[6] | is_rank[8] | is_rank[11] | is_rank[15] | is_rank[22] |
      is_rank[26] | is_rank[28] | is_rank[29];
  wire bits_5 = is_rank[0] | is_rank[1] | is_rank[2] | is_rank[3] | is_rank[4] | is_rank[5] |
      is_rank[6] | is_rank[7] | is_rank[8] | is_rank[9] | is_rank[11] | is_rank[12] | is_rank[13] |
      is_rank[14] | is_rank[15] | is_rank[16] | is_rank[17] | is_rank[18] | is_rank[19] |
      is_rank[20] | is_rank[21] | is_rank[22] | is_rank[23] | is_rank[24] | is_rank[25] |
      is_rank[26] | is_rank[27] | is_rank[28] | is_rank[30];
  wire bits_6 = is_rank[1] | is_rank[2] | is_rank[3] | is_rank[4] | is_rank[5] | is_rank[6] |
      is_rank[7] | is_rank[8] | is_rank[9] | is_rank[11] | is_rank[12] | is_rank[13] | is_rank[14] |
      is_rank[15] | is_rank[16] | is_rank[18] | is_rank[20] | is_rank[25] | is_rank[26] |
      is_rank[29] | is_rank[30];
  wire [6:0] bits = {bits_6, bits_5, bits_4, bits_3, bits_2, bits_1, bits_0};
  assign letter = bits;

  // Bits that nothing reads.
  wire unused = &{1'b0, is_rank[31]};
endmodule
