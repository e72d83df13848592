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
  wire [6:0] after_code;
  wire [6:0] byte_above;
  wire [6:0] next_position;
  wire fills_chunk;
  wire position_moves;
  wire [4:0] next_chunk_number;
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
  wire [6:0] bytes_after_code;
  wire end_reached;
  reg  [6:0] end0;
  wire [6:0] last_bit;
  wire [4:0] n1;
  reg  [6:0] last_byte_reached;

  assign after_code = {1'h0, write_position} + {1'h0, length};
  assign byte_above = after_code + 7'h7;
  assign next_position = ends_way ? {byte_above[6:3], 3'h0} : after_code;
  assign fills_chunk = next_position[6];
  assign position_moves = advance & (starts | place);
  assign next_chunk_number = chunk_number + {4'h0, fills_chunk};
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
  assign bytes_after_code = {next_chunk_number[3:0], next_position[5:3]};
  assign end_reached = advance & place & ends_way;
  assign ends = end0;
  assign last_bit = {1'h0, write_position} + ({1'h0, length} - 7'h1);
  assign n1 = chunk_number + {4'h0, last_bit[6]};
  assign last_byte = last_byte_reached;

  always @(posedge aclk) begin
    if (position_moves) write_position <= starts ? start : next_position[5:0];
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
    if (end_reached) end0 <= bytes_after_code;
    if (end_reached) last_byte_reached <= {n1[3:0], last_bit[5:3]};
  end

  wire unused = &{1'b0, byte_above[2:0], last_bit[2:0], n1[4]};
endmodule
