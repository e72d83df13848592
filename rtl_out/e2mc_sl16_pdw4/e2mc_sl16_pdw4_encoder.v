// Stage 2 of the compressor: shifts each code to the write position, and puts it into
// the one or two chunks of the final buffer that it reaches into.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module e2mc_sl16_pdw4_encoder (
  input  wire aclk,  // Clock, rising edge
  input  wire advance,  // Both cycles move; else all registers hold, and puts is 0
  input  wire starts,  // Cycle before a block's first code
  input  wire place,  // There is a code to place
  input  wire [35:0] code,  // Code in the order of the stream: bit 0 is sent first
  input  wire [5:0] length,  // Length of the code in bits
  input  wire ends_way,  // Code is the last one of a way
  input  wire puts,  // Code of the cycle before goes to the final buffer
  input  wire clears,  // With a block's first code: the final buffer loses the block before
  input  wire [5:0] start,  // Bit at which the stream starts
  output wire [767:0] stream,  // Final buffer, first bit lowest; complete after the last code
  output reg  [6:0] ends,  // End of each way in bytes, the first way's lowest
  output reg  [6:0] last_byte  // End of the last way in bytes, less one
);

  // The write position: a chunk of the final buffer, and a bit of that
  reg  [5:0] write_position;
  reg  [4:0] chunk_number;
  wire [3:0] bits_after_code = {1'h0, write_position[2:0]} + {1'h0, length[2:0]};
  // Bits beyond a byte, and what a way's last byte is filled up with, each count a byte.
  wire carries_two = ends_way & bits_after_code[3] & (|bits_after_code[2:0]);
  wire carries_any = bits_after_code[3] | (ends_way & (|bits_after_code));
  wire carries_none = ~carries_any;
  wire carries_one = carries_any & ~carries_two;
  wire [3:0] bytes_before = {1'h0, write_position[5:3]};
  wire [3:0] bytes_of_code = {1'h0, length[5:3]};
  wire [3:0] bytes_minus_1_carry_save_sum;
  wire [3:0] bytes_minus_1_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(4)) bytes_minus_1_carry_save (
    .a(bytes_before), .b(bytes_of_code), .c(4'hf), .sum(bytes_minus_1_carry_save_sum),
    .carry(bytes_minus_1_carry_save_carry)
  );
  wire [3:0] bytes_minus_1 = bytes_minus_1_carry_save_sum + bytes_minus_1_carry_save_carry;
  wire [3:0] bytes = bytes_before + bytes_of_code;
  wire [3:0] bytes_plus_1_carry_save_sum;
  wire [3:0] bytes_plus_1_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(4)) bytes_plus_1_carry_save (
    .a(bytes_before), .b(bytes_of_code), .c(4'h1), .sum(bytes_plus_1_carry_save_sum),
    .carry(bytes_plus_1_carry_save_carry)
  );
  wire [3:0] bytes_plus_1 = bytes_plus_1_carry_save_sum + bytes_plus_1_carry_save_carry;
  wire [3:0] bytes_plus_2_carry_save_sum;
  wire [3:0] bytes_plus_2_carry_save_carry;
  hdlgen_carry_save #(.WIDTH(4)) bytes_plus_2_carry_save (
    .a(bytes_before), .b(bytes_of_code), .c(4'h2), .sum(bytes_plus_2_carry_save_sum),
    .carry(bytes_plus_2_carry_save_carry)
  );
  wire [3:0] bytes_plus_2 = bytes_plus_2_carry_save_sum + bytes_plus_2_carry_save_carry;
  wire [4:0] chunk_number_plus_1 = chunk_number + 5'h1;
  wire [3:0] bytes_after_code = ({4{carries_none}} & bytes) | ({4{carries_one}} & bytes_plus_1) |
      ({4{carries_two}} & bytes_plus_2);
  wire [4:0] next_chunk_number = bytes_after_code[3] ? chunk_number_plus_1 : chunk_number;
  wire [3:0] byte_of_last_bit = ({4{carries_none}} & bytes_minus_1) | ({4{carries_one}} & bytes) |
      ({4{carries_two}} & bytes_plus_1);
  wire [4:0] chunk_of_last_bit = byte_of_last_bit[3] ? chunk_number_plus_1 : chunk_number;
  wire [5:0] next_position = {bytes_after_code[2:0], {3{~ends_way}} & bits_after_code[2:0]};
  wire position_moves = advance & (starts | place);

  always @(posedge aclk) begin
    if (position_moves) begin
      write_position <= starts ? start : next_position;
      chunk_number <= starts ? 5'h0 : next_chunk_number;
    end
  end

  // First cycle: the code is shifted to the write position
  wire [99:0] shifted_code = {64'h0, code} << write_position;
  reg  [99:0] intermediate_buffer;
  reg  [4:0] placed_number;

  always @(posedge aclk) begin
    if (advance & place) begin
      intermediate_buffer <= shifted_code;
      placed_number <= chunk_number;
    end
  end

  // Second cycle: the shifted code is ORed into one or two chunks of the final buffer
  hdlgen_final_buffer #(.CHUNKS(12), .CHUNK_BITS(64), .CODE_BITS(36),
      .NUMBER_BITS(5)) final_buffer (
    .aclk(aclk), .puts(puts), .clears(clears), .number(placed_number), .code(intermediate_buffer),
    .stream(stream)
  );

  // Ends of the ways; they move through as they come, and the last is the stream's
  wire end_reached = advance & place & ends_way;

  always @(posedge aclk) begin
    if (end_reached) begin
      ends <= {next_chunk_number[3:0], next_position[5:3]};
      last_byte <= {chunk_of_last_bit[3:0], byte_of_last_bit[2:0]};
    end
  end

  // Bits that nothing reads.
  wire unused = &{1'b0, chunk_of_last_bit[4]};
endmodule
