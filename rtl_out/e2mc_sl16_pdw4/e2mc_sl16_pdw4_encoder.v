// Stage 2 of the compressor: shifts each code to the write position, and puts it into
// the one or two chunks of the final buffer that it reaches into.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_encoder (
  input  wire aclk,
  input  wire advance,
  input  wire starts,
  input  wire place,
  input  wire [35:0] code,
  input  wire [5:0] length,
  input  wire ends_way,
  input  wire puts,
  input  wire clears,
  input  wire [5:0] start,
  output wire [767:0] stream,
  output wire [6:0] ends,
  output wire [6:0] last_byte
);

  reg  [5:0] write_position;
  reg  [4:0] chunk_number;
  wire [3:0] bits_after_code;
  wire carries_two;
  wire carries;
  wire n1;
  wire n2;
  wire [3:0] n3;
  wire [3:0] n4;
  wire [3:0] n5;
  wire [3:0] bytes_minus_1;
  wire [3:0] n6;
  wire [3:0] bytes;
  wire [3:0] n7;
  wire [3:0] bytes_plus_1;
  wire [3:0] n8;
  wire [3:0] bytes_plus_2;
  wire [4:0] n9;
  wire [3:0] n10;
  wire [4:0] next_chunk_number;
  wire [3:0] n11;
  wire [4:0] n12;
  wire n13;
  wire [5:0] next_position;
  wire position_moves;
  wire [99:0] shifted_code;
  reg  [99:0] intermediate_buffer;
  reg  [4:0] placed_number;
  wire buffer_stays;
  wire puts_chunk0;
  reg  [63:0] final_buffer0;
  wire puts_chunk1;
  reg  [63:0] final_buffer1;
  wire puts_chunk2;
  reg  [63:0] final_buffer2;
  wire puts_chunk3;
  reg  [63:0] final_buffer3;
  wire puts_chunk4;
  reg  [63:0] final_buffer4;
  wire puts_chunk5;
  reg  [63:0] final_buffer5;
  wire puts_chunk6;
  reg  [63:0] final_buffer6;
  wire puts_chunk7;
  reg  [63:0] final_buffer7;
  wire puts_chunk8;
  reg  [63:0] final_buffer8;
  wire puts_chunk9;
  reg  [63:0] final_buffer9;
  wire puts_chunk10;
  reg  [63:0] final_buffer10;
  wire puts_chunk11;
  reg  [63:0] final_buffer11;
  wire end_reached;
  reg  [6:0] end0;
  reg  [6:0] last_byte_reached;

  assign bits_after_code = {1'h0, write_position[2:0]} + {1'h0, length[2:0]};
  assign carries_two = ends_way & bits_after_code[3] & (|bits_after_code[2:0]);
  assign carries = bits_after_code[3] | (ends_way & (|bits_after_code));
  assign n1 = ~carries;
  assign n2 = carries & ~carries_two;
  assign n3 = {1'h0, write_position[5:3]};
  assign n4 = {1'h0, length[5:3]};
  assign n5 = (n3 & n4) | n3 | n4;
  assign bytes_minus_1 = (n3 ^ n4 ^ 4'hf) + {n5[2:0], 1'h0};
  assign n6 = n3 & n4;
  assign bytes = (n3 ^ n4 ^ 4'h0) + {n6[2:0], 1'h0};
  assign n7 = (n3 & n4) | (n3 & 4'h1) | (n4 & 4'h1);
  assign bytes_plus_1 = (n3 ^ n4 ^ 4'h1) + {n7[2:0], 1'h0};
  assign n8 = (n3 & n4) | (n3 & 4'h2) | (n4 & 4'h2);
  assign bytes_plus_2 = (n3 ^ n4 ^ 4'h2) + {n8[2:0], 1'h0};
  assign n9 = chunk_number + 5'h1;
  assign n10 = ({4{n1}} & bytes) | ({4{n2}} & bytes_plus_1) | ({4{carries_two}} & bytes_plus_2);
  assign next_chunk_number = n10[3] ? n9 : chunk_number;
  assign n11 = ({4{n1}} & bytes_minus_1) | ({4{n2}} & bytes) | ({4{carries_two}} & bytes_plus_1);
  assign n12 = n11[3] ? n9 : chunk_number;
  assign n13 = ~ends_way;
  assign next_position = {n10[2:0], {3{n13}} & bits_after_code[2:0]};
  assign position_moves = advance & (starts | place);
  assign shifted_code = {64'h0, code} << write_position;
  assign buffer_stays = ~(puts & clears);
  assign puts_chunk0 = puts & (placed_number == 5'h0);
  assign puts_chunk1 = puts & (placed_number == 5'h1);
  assign puts_chunk2 = puts & (placed_number == 5'h2);
  assign puts_chunk3 = puts & (placed_number == 5'h3);
  assign puts_chunk4 = puts & (placed_number == 5'h4);
  assign puts_chunk5 = puts & (placed_number == 5'h5);
  assign puts_chunk6 = puts & (placed_number == 5'h6);
  assign puts_chunk7 = puts & (placed_number == 5'h7);
  assign puts_chunk8 = puts & (placed_number == 5'h8);
  assign puts_chunk9 = puts & (placed_number == 5'h9);
  assign puts_chunk10 = puts & (placed_number == 5'ha);
  assign puts_chunk11 = puts & (placed_number == 5'hb);
  assign stream = {final_buffer11, final_buffer10, final_buffer9, final_buffer8, final_buffer7, final_buffer6,
    final_buffer5, final_buffer4, final_buffer3, final_buffer2, final_buffer1, final_buffer0};
  assign end_reached = advance & place & ends_way;
  assign ends = end0;
  assign last_byte = last_byte_reached;

  always @(posedge aclk) begin
    if (position_moves) write_position <= starts ? start : next_position;
    if (position_moves) chunk_number <= starts ? 5'h0 : next_chunk_number;
    if (advance & place) intermediate_buffer <= shifted_code;
    if (advance & place) placed_number <= chunk_number;
    final_buffer0 <= ({64{buffer_stays}} & final_buffer0) | ({64{puts_chunk0}} & intermediate_buffer[63:0]);
    final_buffer1 <= ({64{buffer_stays}} & final_buffer1) | ({64{puts_chunk1}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk0}} & intermediate_buffer[99:64]};
    final_buffer2 <= ({64{buffer_stays}} & final_buffer2) | ({64{puts_chunk2}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk1}} & intermediate_buffer[99:64]};
    final_buffer3 <= ({64{buffer_stays}} & final_buffer3) | ({64{puts_chunk3}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk2}} & intermediate_buffer[99:64]};
    final_buffer4 <= ({64{buffer_stays}} & final_buffer4) | ({64{puts_chunk4}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk3}} & intermediate_buffer[99:64]};
    final_buffer5 <= ({64{buffer_stays}} & final_buffer5) | ({64{puts_chunk5}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk4}} & intermediate_buffer[99:64]};
    final_buffer6 <= ({64{buffer_stays}} & final_buffer6) | ({64{puts_chunk6}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk5}} & intermediate_buffer[99:64]};
    final_buffer7 <= ({64{buffer_stays}} & final_buffer7) | ({64{puts_chunk7}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk6}} & intermediate_buffer[99:64]};
    final_buffer8 <= ({64{buffer_stays}} & final_buffer8) | ({64{puts_chunk8}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk7}} & intermediate_buffer[99:64]};
    final_buffer9 <= ({64{buffer_stays}} & final_buffer9) | ({64{puts_chunk9}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk8}} & intermediate_buffer[99:64]};
    final_buffer10 <= ({64{buffer_stays}} & final_buffer10) | ({64{puts_chunk10}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk9}} & intermediate_buffer[99:64]};
    final_buffer11 <= ({64{buffer_stays}} & final_buffer11) | ({64{puts_chunk11}} & intermediate_buffer[63:0]) | {28'h0, {36{puts_chunk10}} & intermediate_buffer[99:64]};
    if (end_reached) end0 <= {next_chunk_number[3:0], next_position[5:3]};
    if (end_reached) last_byte_reached <= {n12[3:0], n11[2:0]};
  end

  wire unused = &{1'b0, n5[3], n6[3], n7[3], n8[3], n12[4]};
endmodule
