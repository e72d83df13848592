// How long blocks take, with the sink always ready, and no access to the configuration port once blocks
// come, nor in the QUIET cycles before: one that was taken may still hold the first block back. Blocks are
// whole, their beats come one behind the other, and reset is over after a cycle.
// ALONE: a block comes when nothing is inside; its last beat is out LATENCY cycles behind its first beat
// in, or before. Otherwise: blocks follow each other at once, and from block to block the
// input takes INTERVAL cycles at most.
module timing_rules #(
  parameter BLOCK_BEATS = 4,
  parameter BEAT_BYTES = 32,
  parameter MAG_BYTES = 32,
  parameter METADATA_BITS = 2,
  parameter COMPRESSOR = 1,
  parameter ALONE = 1,
  parameter LATENCY = 16,
  parameter INTERVAL = 16
) (
  input wire aclk,
  input wire aresetn,
  input wire access,
  input wire s_valid,
  input wire s_ready,
  input wire s_last,
  input wire [METADATA_BITS-1:0] s_metadata,
  input wire m_valid,
  input wire m_ready,
  input wire m_last
);
  localparam [METADATA_BITS-1:0] RAW = ~0;
  reg begun = 0;
  always @(posedge aclk) begun <= 1;

  // What comes in: whole blocks.
  wire comes = s_valid & s_ready;
  reg [7:0] beats_in;
  reg [METADATA_BITS-1:0] first_metadata;
  wire [METADATA_BITS-1:0] metadata = COMPRESSOR ? RAW : beats_in == 0 ? s_metadata : first_metadata;
  wire [7:0] beats_owed;
  wire metadata_known;
  stored_beats #(
    .BLOCK_BEATS(BLOCK_BEATS), .BEAT_BYTES(BEAT_BYTES), .MAG_BYTES(MAG_BYTES),
    .METADATA_BITS(METADATA_BITS)
  ) stored (.metadata(metadata), .beats(beats_owed), .is_known(metadata_known));
  wire begins = comes & beats_in == 0;
  wire ends = m_valid & m_ready & m_last;

  // Cycles without an access.
  localparam [3:0] QUIET = 8;
  reg [3:0] quiet;

  // A block inside, and the cycles since its first beat; the cycles since the last block began.
  reg inside;
  reg running;
  reg [9:0] age;
  reg [9:0] gap;

  always @(posedge aclk) begin
    if (comes) beats_in <= s_last ? 0 : beats_in + 1;
    if (begins) first_metadata <= s_metadata;
    quiet <= access ? 0 : quiet + (quiet != QUIET);
    inside <= begins | inside & !ends;
    running <= running | begins;
    age <= begins ? 1 : age + 1;
    gap <= begins ? 1 : gap + 1;
    if (!aresetn) begin
      beats_in <= 0;
      quiet <= QUIET;
      inside <= 0;
      running <= 0;
    end

    assume (aresetn == begun);
    assume (m_ready);
    if (s_valid) begin
      assume (s_last == (beats_in == beats_owed - 1));
      assume (metadata_known);
    end
    if (beats_in != 0) assume (s_valid);
    if (running | s_valid) assume (!access);
    if (s_valid & !running) assume (quiet == QUIET);
    if (ALONE) begin
      if (inside & beats_in == 0) assume (!s_valid);
    end else if (running) assume (s_valid);

    if (begun & ALONE & inside) in_time: assert (age <= LATENCY);
    if (begun & !ALONE & running) in_turn: assert (gap <= INTERVAL);
  end
endmodule
