// One encoder's share of a 32-byte slice of the compressed block: the bytes of its
// stream that fall into the slice.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_merge (
  input  wire [767:0] stream,  // Stream of the encoder, first bit lowest, zero past its end
  input  wire [2:0] here,  // Which slice of the stream begins in this slice of the block, one-hot
  input  wire [4:0] shift,  // Byte of the block's slice at which the stream's slice begins
  output wire [255:0] share  // Bits of the block's slice that are of this stream, else zero
);
  wire [255:0] part = ({256{here[0]}} & stream[255:0]) | ({256{here[1]}} & stream[511:256]) |
      ({256{here[2]}} & stream[767:512]);
  wire [255:0] part_before = ({256{here[1]}} & stream[255:0]) | ({256{here[2]}} & stream[511:256]);
  wire [511:0] moved = {part, part_before} << {shift, 3'h0};
  assign share = moved[511:256];

  // Bits that nothing reads.
  wire unused = &{1'b0, moved[255:0]};
endmodule
