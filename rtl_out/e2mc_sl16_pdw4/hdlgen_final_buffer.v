// Collects codes in chunks: a code goes into the chunk in which it begins, and into the next one. A
// chunk is clocked only if the code reaches into it, or if the buffer is cleared.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_final_buffer #(
  parameter integer CHUNKS = 2,  // Chunks
  parameter integer CHUNK_BITS = 8,  // Bits of a chunk
  parameter integer CODE_BITS = 4,  // Bits of a code: fewer than those of a chunk
  parameter integer NUMBER_BITS = 2  // Bits of a chunk's number
) (
  input  wire aclk,  // Clock, rising edge
  input  wire puts,  // There is a code
  input  wire clears,  // With a code: the buffer loses what it had
  input  wire [NUMBER_BITS-1:0] number,  // Chunk in which the code begins
  input  wire [CHUNK_BITS+CODE_BITS-1:0] code,  // Code, at its place in the chunk, else zero
  output reg  [CHUNKS*CHUNK_BITS-1:0] stream  // All chunks, the first in the lowest bits
);
  wire [CHUNKS-1:0] begins = {{(CHUNKS - 1){1'b0}}, puts} << number;
  wire [CHUNKS-1:0] ends = begins << 1;
  wire loses = puts & clears;
  integer i;

  always @(posedge aclk) begin
    for (i = 0; i < CHUNKS; i = i + 1) begin
      if (begins[i] | ends[i] | loses) begin
        stream[i * CHUNK_BITS +: CHUNK_BITS] <=
            ({CHUNK_BITS{~loses}} & stream[i * CHUNK_BITS +: CHUNK_BITS]) |
            ({CHUNK_BITS{begins[i]}} & code[CHUNK_BITS-1:0]) |
            {{(CHUNK_BITS - CODE_BITS){1'b0}},
             {CODE_BITS{ends[i]}} & code[CHUNK_BITS+CODE_BITS-1:CHUNK_BITS]};
      end
    end
  end
endmodule
