// Gathers beats into blocks: one is worked on while the next comes in.
// s_ready is a register; it falls where the next beat would have no place.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_raw_input (
  input  wire aclk,
  input  wire aresetn,
  input  wire s_valid,
  input  wire [255:0] s_data,
  input  wire s_last,
  input  wire taken,
  output wire s_ready,
  output wire full,
  output wire [1023:0] block
);

  reg  is_full;
  reg  next_waits;
  reg  ready;
  wire take;
  reg  [2:0] beat_count;
  wire n1;
  wire block_ends;
  wire free;
  wire moves;
  wire stays;
  reg  [255:0] next_beat0;
  reg  [255:0] next_beat1;
  reg  [255:0] next_beat2;
  reg  [255:0] next_beat3;
  reg  [1023:0] block_held;

  assign take = s_valid & ready;
  assign n1 = beat_count == 3'h3;
  assign block_ends = take & n1;
  assign free = ~is_full | taken;
  assign moves = free & (next_waits | block_ends);
  assign stays = (next_waits | block_ends) & ~free;
  assign s_ready = ready;
  assign full = is_full;
  assign block = block_held;

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
    if (moves) block_held <= {next_waits ? next_beat3 : s_data, next_beat2, next_beat1, next_beat0};
  end

`ifdef HDLGEN_ASSERTIONS
  always @(posedge aclk) begin
    if (aresetn && !(~take | (n1 == s_last))) begin
      $display("%m: s_axis_tlast is not on the last beat of a block");
      $finish;
    end
  end
`endif

  wire unused = &{1'b0, s_last};
endmodule
