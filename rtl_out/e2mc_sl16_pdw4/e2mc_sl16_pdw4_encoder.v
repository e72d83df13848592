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
  wire [6:0] n1;
  wire [6:0] next_position;
  wire fills_chunk;
  wire buffer_moves;
  wire n2;
  wire [4:0] next_chunk_number;
  wire n3;
  wire chunk_written;
  wire [63:0] chunk;
  wire buffer_cleared;
  wire n4;
  reg  [63:0] final_buffer0;
  wire n5;
  reg  [63:0] final_buffer1;
  wire n6;
  reg  [63:0] final_buffer2;
  wire n7;
  reg  [63:0] final_buffer3;
  wire n8;
  reg  [63:0] final_buffer4;
  wire n9;
  reg  [63:0] final_buffer5;
  wire n10;
  reg  [63:0] final_buffer6;
  wire n11;
  reg  [63:0] final_buffer7;
  wire n12;
  reg  [63:0] final_buffer8;
  wire n13;
  reg  [63:0] final_buffer9;
  wire n14;
  reg  [63:0] final_buffer10;
  wire n15;
  reg  [63:0] final_buffer11;
  wire [6:0] bytes_after_code;
  wire end_reached;
  reg  [6:0] end0;

  assign shifted_code = {64'h0, code} << write_position;
  assign placed = {36'h0, intermediate_buffer} | shifted_code;
  assign after_code = {1'h0, write_position} + {1'h0, length};
  assign n1 = after_code + 7'h7;
  assign next_position = ends_way ? {n1[6:3], 3'h0} : after_code;
  assign fills_chunk = next_position[6];
  assign buffer_moves = advance & (starts | place);
  assign n2 = ~starts;
  assign next_chunk_number = chunk_number + {4'h0, fills_chunk};
  assign n3 = ~starts;
  assign chunk_written = (place & fills_chunk) | flush;
  assign chunk = flush ? intermediate_buffer : placed[63:0];
  assign buffer_cleared = place & clears;
  assign n4 = chunk_written & (chunk_number == 5'h0);
  assign n5 = chunk_written & (chunk_number == 5'h1);
  assign n6 = chunk_written & (chunk_number == 5'h2);
  assign n7 = chunk_written & (chunk_number == 5'h3);
  assign n8 = chunk_written & (chunk_number == 5'h4);
  assign n9 = chunk_written & (chunk_number == 5'h5);
  assign n10 = chunk_written & (chunk_number == 5'h6);
  assign n11 = chunk_written & (chunk_number == 5'h7);
  assign n12 = chunk_written & (chunk_number == 5'h8);
  assign n13 = chunk_written & (chunk_number == 5'h9);
  assign n14 = chunk_written & (chunk_number == 5'ha);
  assign n15 = chunk_written & (chunk_number == 5'hb);
  assign stream = {final_buffer11, final_buffer10, final_buffer9, final_buffer8, final_buffer7, final_buffer6,
    final_buffer5, final_buffer4, final_buffer3, final_buffer2, final_buffer1, final_buffer0};
  assign bytes_after_code = {next_chunk_number[3:0], next_position[5:3]};
  assign end_reached = (advance & place) & ends_way;
  assign ends = end0;

  always @(posedge aclk) begin
    if (buffer_moves) intermediate_buffer <= {64{n2}} & (fills_chunk ? {28'h0, placed[99:64]} : placed[63:0]);
    if (buffer_moves) write_position <= starts ? {3'h0, start_bit} : next_position[5:0];
    if (buffer_moves) chunk_number <= {5{n3}} & next_chunk_number;
    if (advance & (buffer_cleared | n4)) final_buffer0 <= {64{n4}} & chunk;
    if (advance & (buffer_cleared | n5)) final_buffer1 <= {64{n5}} & chunk;
    if (advance & (buffer_cleared | n6)) final_buffer2 <= {64{n6}} & chunk;
    if (advance & (buffer_cleared | n7)) final_buffer3 <= {64{n7}} & chunk;
    if (advance & (buffer_cleared | n8)) final_buffer4 <= {64{n8}} & chunk;
    if (advance & (buffer_cleared | n9)) final_buffer5 <= {64{n9}} & chunk;
    if (advance & (buffer_cleared | n10)) final_buffer6 <= {64{n10}} & chunk;
    if (advance & (buffer_cleared | n11)) final_buffer7 <= {64{n11}} & chunk;
    if (advance & (buffer_cleared | n12)) final_buffer8 <= {64{n12}} & chunk;
    if (advance & (buffer_cleared | n13)) final_buffer9 <= {64{n13}} & chunk;
    if (advance & (buffer_cleared | n14)) final_buffer10 <= {64{n14}} & chunk;
    if (advance & (buffer_cleared | n15)) final_buffer11 <= {64{n15}} & chunk;
    if (end_reached) end0 <= bytes_after_code;
  end

  wire unused = &{1'b0, n1[2:0]};
endmodule
