// Gathers beats into blocks: one is worked on while the next comes in.
// s_ready is a register; it falls where the next beat would have no place.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_stored_input (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_valid,
  input  wire [255:0] s_data,
  input  wire s_last,
  input  wire [1:0] s_user,
  input  wire taken,
  output wire s_ready,
  output wire full,
  output wire [1023:0] block,
  output wire [1:0] metadata,
  output wire bad
);

  reg  is_full;
  reg  next_waits;
  reg  ready;
  wire take;
  reg  [2:0] beat_count;
  wire block_ends;
  wire free;
  wire moves;
  wire stays;
  reg  [255:0] next_beat0;
  reg  [255:0] next_beat1;
  reg  [255:0] next_beat2;
  reg  [255:0] next_beat3;
  reg  [2:0] last_beat;
  wire [2:0] ended;
  wire n1;
  wire n2;
  wire n3;
  reg  [1023:0] block_held;
  wire first_beat;
  reg  [1:0] next_metadata;
  wire [1:0] newest_metadata;
  reg  [1:0] metadata_held;
  wire bad_block;
  reg  next_bad;
  reg  bad_held;

  assign take = s_valid & ready;
  assign block_ends = take & s_last;
  assign free = ~is_full | taken;
  assign moves = free & (next_waits | block_ends);
  assign stays = (next_waits | block_ends) & ~free;
  assign s_ready = ready;
  assign full = is_full;
  assign ended = next_waits ? last_beat : beat_count;
  assign n1 = ended >= 3'h1;
  assign n2 = ended >= 3'h2;
  assign n3 = ended >= 3'h3;
  assign block = block_held;
  assign first_beat = take & (beat_count == 3'h0);
  assign newest_metadata = first_beat ? s_user : next_metadata;
  assign metadata = metadata_held;
  assign bad_block = ~(((newest_metadata == 2'h0) & (beat_count == 3'h0)) | ((newest_metadata == 2'h1) & (beat_count == 3'h1)) | ((newest_metadata == 2'h2) & (beat_count == 3'h2)) | ((newest_metadata == 2'h3) & (beat_count == 3'h3)));
  assign bad = bad_held;

  always @(posedge aclk) begin
    if (!aresetn) begin
      is_full <= 1'h0;
      next_waits <= 1'h0;
      ready <= 1'h0;
      beat_count <= 3'h0;
    end else begin
      is_full <= moves | (is_full & ~taken);
      next_waits <= stays;
      ready <= ~stays;
      if (take) beat_count <= block_ends ? 3'h0 : ((beat_count == 3'h4) ? beat_count : (beat_count + 3'h1));
    end
  end

  always @(posedge aclk) begin
    if (take & (beat_count == 3'h0)) next_beat0 <= s_data;
    if (take & (beat_count == 3'h1)) next_beat1 <= s_data;
    if (take & (beat_count == 3'h2)) next_beat2 <= s_data;
    if (take & (beat_count == 3'h3)) next_beat3 <= s_data;
    if (block_ends) last_beat <= beat_count;
    if (moves) block_held <= {{256{n3}} & ((~next_waits & (ended == 3'h3)) ? s_data : next_beat3),
    {256{n2}} & ((~next_waits & (ended == 3'h2)) ? s_data : next_beat2),
    {256{n1}} & ((~next_waits & (ended == 3'h1)) ? s_data : next_beat1),
    (~next_waits & (ended == 3'h0)) ? s_data : next_beat0};
    if (first_beat) next_metadata <= s_user;
    if (moves) metadata_held <= newest_metadata;
    if (block_ends) next_bad <= bad_block;
    if (moves) bad_held <= next_waits ? next_bad : bad_block;
  end
endmodule
