// Stage 2 of the compressor: shifts each code to the write position of the
// intermediate buffer, and moves full chunks to the final buffer.
//
// Made by: hdlgen --sl 16 --pdw 4
module e2mc_sl16_pdw4_encoder (
  input  wire aclk,
  input  wire advance,
  input  wire starts,
  input  wire place,
  input  wire [35:0] code,
  input  wire [5:0] length,
  input  wire clears,
  input  wire ends_way,
  input  wire flush,
  input  wire [2:0] start_bit,
  output wire [767:0] stream,
  output wire [6:0] ends
);

  reg  [63:0] intermediate_buffer;
  reg  [5:0] write_position;
  reg  [4:0] chunk_number;
  wire [99:0] shifted_code;
  wire [99:0] placed;
  wire [6:0] after_code;
  wire [6:0] byte_above;
  wire [6:0] next_position;
  wire fills_chunk;
  wire buffer_moves;
  wire n1;
  wire [4:0] next_chunk_number;
  wire n2;
  wire chunk_written;
  wire [63:0] chunk;
  wire buffer_cleared;
  wire writes_chunk0;
  reg  [63:0] final_buffer0;
  wire writes_chunk1;
  reg  [63:0] final_buffer1;
  wire writes_chunk2;
  reg  [63:0] final_buffer2;
  wire writes_chunk3;
  reg  [63:0] final_buffer3;
  wire writes_chunk4;
  reg  [63:0] final_buffer4;
  wire writes_chunk5;
  reg  [63:0] final_buffer5;
  wire writes_chunk6;
  reg  [63:0] final_buffer6;
  wire writes_chunk7;
  reg  [63:0] final_buffer7;
  wire writes_chunk8;
  reg  [63:0] final_buffer8;
  wire writes_chunk9;
  reg  [63:0] final_buffer9;
  wire writes_chunk10;
  reg  [63:0] final_buffer10;
  wire writes_chunk11;
  reg  [63:0] final_buffer11;
  wire [6:0] bytes_after_code;
  wire end_reached;
  reg  [6:0] end0;

  assign shifted_code = {64'h0, code} << write_position;
  assign placed = {36'h0, intermediate_buffer} | shifted_code;
  assign after_code = {1'h0, write_position} + {1'h0, length};
  assign byte_above = after_code + 7'h7;
  assign next_position = ends_way ? {byte_above[6:3], 3'h0} : after_code;
  assign fills_chunk = next_position[6];
  assign buffer_moves = advance & (starts | place);
  assign n1 = ~starts;
  assign next_chunk_number = chunk_number + {4'h0, fills_chunk};
  assign n2 = ~starts;
  assign chunk_written = (place & fills_chunk) | flush;
  assign chunk = flush ? intermediate_buffer : placed[63:0];
  assign buffer_cleared = place & clears;
  assign writes_chunk0 = chunk_written & (chunk_number == 5'h0);
  assign writes_chunk1 = chunk_written & (chunk_number == 5'h1);
  assign writes_chunk2 = chunk_written & (chunk_number == 5'h2);
  assign writes_chunk3 = chunk_written & (chunk_number == 5'h3);
  assign writes_chunk4 = chunk_written & (chunk_number == 5'h4);
  assign writes_chunk5 = chunk_written & (chunk_number == 5'h5);
  assign writes_chunk6 = chunk_written & (chunk_number == 5'h6);
  assign writes_chunk7 = chunk_written & (chunk_number == 5'h7);
  assign writes_chunk8 = chunk_written & (chunk_number == 5'h8);
  assign writes_chunk9 = chunk_written & (chunk_number == 5'h9);
  assign writes_chunk10 = chunk_written & (chunk_number == 5'ha);
  assign writes_chunk11 = chunk_written & (chunk_number == 5'hb);
  assign stream = {final_buffer11, final_buffer10, final_buffer9, final_buffer8, final_buffer7, final_buffer6,
    final_buffer5, final_buffer4, final_buffer3, final_buffer2, final_buffer1, final_buffer0};
  assign bytes_after_code = {next_chunk_number[3:0], next_position[5:3]};
  assign end_reached = advance & place & ends_way;
  assign ends = end0;

  always @(posedge aclk) begin
    if (buffer_moves) intermediate_buffer <= {64{n1}} & (fills_chunk ? {28'h0, placed[99:64]} : placed[63:0]);
    if (buffer_moves) write_position <= starts ? {3'h0, start_bit} : next_position[5:0];
    if (buffer_moves) chunk_number <= {5{n2}} & next_chunk_number;
    if (advance & (buffer_cleared | writes_chunk0)) final_buffer0 <= {64{writes_chunk0}} & chunk;
    if (advance & (buffer_cleared | writes_chunk1)) final_buffer1 <= {64{writes_chunk1}} & chunk;
    if (advance & (buffer_cleared | writes_chunk2)) final_buffer2 <= {64{writes_chunk2}} & chunk;
    if (advance & (buffer_cleared | writes_chunk3)) final_buffer3 <= {64{writes_chunk3}} & chunk;
    if (advance & (buffer_cleared | writes_chunk4)) final_buffer4 <= {64{writes_chunk4}} & chunk;
    if (advance & (buffer_cleared | writes_chunk5)) final_buffer5 <= {64{writes_chunk5}} & chunk;
    if (advance & (buffer_cleared | writes_chunk6)) final_buffer6 <= {64{writes_chunk6}} & chunk;
    if (advance & (buffer_cleared | writes_chunk7)) final_buffer7 <= {64{writes_chunk7}} & chunk;
    if (advance & (buffer_cleared | writes_chunk8)) final_buffer8 <= {64{writes_chunk8}} & chunk;
    if (advance & (buffer_cleared | writes_chunk9)) final_buffer9 <= {64{writes_chunk9}} & chunk;
    if (advance & (buffer_cleared | writes_chunk10)) final_buffer10 <= {64{writes_chunk10}} & chunk;
    if (advance & (buffer_cleared | writes_chunk11)) final_buffer11 <= {64{writes_chunk11}} & chunk;
    if (end_reached) end0 <= bytes_after_code;
  end

  wire unused = &{1'b0, byte_above[2:0]};
endmodule
