// What a compressor or a decompressor owes: for each whole block that went in, one block comes out, in
// as many beats as its metadata says, the last of them with tlast; none comes out that did not go in.
// Whenever a whole block is inside, a beat is offered within OFFERS cycles, whatever the sink does; and
// the input is taken within TAKES cycles, those not counted in which the sink refuses a beat.
module block_rules #(
  // Beats of a raw block, bytes of a beat, bytes of a burst, and bits of a block's metadata.
  parameter BLOCK_BEATS = 4,
  parameter BEAT_BYTES = 32,
  parameter MAG_BYTES = 32,
  parameter METADATA_BITS = 2,
  // 1: blocks come in raw, and those with another number of beats are dropped. 0: blocks come in stored,
  // in any number of beats, and each is answered.
  parameter COMPRESSOR = 1,
  parameter OFFERS = 16,
  parameter TAKES = 16,
  // As `places` has them.
  parameter PLACES = 0
) (
  input wire aclk,
  input wire aresetn,
  input wire s_valid,
  input wire s_ready,
  input wire s_last,
  input wire m_valid,
  input wire m_ready,
  input wire m_last,
  input wire [METADATA_BITS-1:0] m_metadata,
  // In the design, as `places` has them.
  input wire [(PLACES == 0 ? 0 : PLACES - 1):0] places,
  input wire [7:0] beat_count
);
  reg begun = 0;
  always @(posedge aclk) begun <= 1;

  // The block that comes in.
  wire comes = s_valid & s_ready;
  reg [7:0] beats_in;
  wire is_block = COMPRESSOR ? beats_in == BLOCK_BEATS - 1 : 1'b1;
  wire block_in = comes & s_last & is_block;

  // The block that goes out.
  wire goes = m_valid & m_ready;
  wire block_out = goes & m_last;
  reg [7:0] beats_out;
  reg [METADATA_BITS-1:0] metadata_before;
  wire [7:0] beats_of_stored;
  wire metadata_known;
  stored_beats #(
    .BLOCK_BEATS(BLOCK_BEATS), .BEAT_BYTES(BEAT_BYTES), .MAG_BYTES(MAG_BYTES),
    .METADATA_BITS(METADATA_BITS)
  ) stored (.metadata(m_metadata), .beats(beats_of_stored), .is_known(metadata_known));
  wire [7:0] beats_owed = COMPRESSOR ? beats_of_stored : BLOCK_BEATS;

  // Whole blocks inside, and cycles of nothing.
  reg [5:0] inside;
  reg [9:0] silent;
  reg [9:0] refused;

  places #(.PLACES(PLACES), .BLOCK_BEATS(BLOCK_BEATS)) within (
    .aclk(aclk), .aresetn(aresetn), .begun(begun), .places(places), .beat_count(beat_count),
    .s_ready(s_ready), .m_valid(m_valid), .beats_in(beats_in), .inside(inside), .silent(silent)
  );

  always @(posedge aclk) begin
    if (comes) beats_in <= s_last ? 0 : beats_in + (beats_in != BLOCK_BEATS);
    if (goes) beats_out <= m_last ? 0 : beats_out + (beats_out != BLOCK_BEATS);
    if (goes) metadata_before <= m_metadata;
    inside <= inside + block_in - block_out;
    silent <= inside == 0 | m_valid ? 0 : silent + 1;
    if (s_ready) refused <= 0;
    else if (!(m_valid & !m_ready)) refused <= refused + 1;
    if (!aresetn) begin
      beats_in <= 0;
      beats_out <= 0;
      inside <= 0;
      silent <= 0;
      refused <= 0;
    end
    if (!begun) assume (!aresetn);
    if (begun & aresetn) begin
      if (m_valid) begin
        last_beat_is_marked: assert (m_last == (beats_out == beats_owed - 1));
        if (COMPRESSOR) metadata_is_known: assert (metadata_known);
        if (beats_out != 0) metadata_stays: assert (m_metadata == metadata_before);
        if (m_last) no_block_from_nowhere: assert (inside != 0);
      end
      offers_in_time: assert (silent < OFFERS);
      takes_in_time: assert (refused < TAKES);
    end
  end
endmodule
