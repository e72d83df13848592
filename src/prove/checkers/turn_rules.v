// Any one good block is watched, whatever came before it and comes behind it: it comes out in its turn,
// as many whole blocks behind what was inside as there were, and it is its own. A bit of one of its
// beats, any, is remembered when it comes in, and is in the same place when it goes out. The core is one
// that gives what it is given (INTO_CORE), a decompressor's with bit 1 of the metadata on top of the block and
// bit 0 as the error. Or it has decoding ways (INTO_WAYS), each of which gives with its last symbol all bits that are
// watched in the block's beats and the one of its start, added up, and bit 0 of the metadata as the error.
// Or it gives anything, and then what is stored raw is watched alone.
module turn_rules #(
  // Beats of a raw block, bytes of a beat, bytes of a burst, and bits of a block's metadata.
  parameter BLOCK_BEATS = 4,
  parameter BEAT_BYTES = 32,
  parameter MAG_BYTES = 32,
  parameter METADATA_BITS = 2,
  // 1: blocks come in raw, and those with another number of beats are dropped. 0: blocks come in stored,
  // in any number of beats, and each is answered.
  parameter COMPRESSOR = 1,
  parameter INTO_CORE = 1,
  parameter INTO_WAYS = 0,
  // Bytes that a way decodes.
  parameter WAY_BYTES = 1,
  // As `places` has them.
  parameter PLACES = 0,
  // Words of the memory in which raw blocks wait beside the core; 0: they wait elsewhere.
  parameter WORDS = 0
) (
  input wire aclk,
  input wire aresetn,
  input wire s_valid,
  input wire s_ready,
  input wire s_last,
  input wire [METADATA_BITS-1:0] s_metadata,
  // The watched bit of the beats.
  input wire s_bit,
  // With a block's first beat, a bit of the start of the way whose last symbol ends the beat of this number.
  input wire [BLOCK_BEATS-1:0] s_start,
  input wire m_valid,
  input wire m_ready,
  input wire m_last,
  input wire m_bit,
  // The metadata of a compressor's blocks, and a decompressor's error.
  input wire [METADATA_BITS-1:0] m_metadata,
  input wire m_error,
  // In the design, as `places` has them, and how blocks go on there: one stays where it waits at the input, one comes to be
  // whole, the core moves, one leaves it, and the last beat of one is sent, to the port or to where it waits for the receiver.
  input wire [(PLACES == 0 ? 0 : PLACES - 1):0] places,
  input wire [7:0] beat_count,
  input wire stays,
  input wire comes_whole,
  input wire advance,
  input wire leaves,
  input wire sent,
  // Blocks that are in the memory of raw blocks, the newest lowest; one is written, and where; where the oldest is; the
  // word that the memory keeps.
  input wire [(WORDS == 0 ? 0 : WORDS - 2):0] ages,
  input wire put,
  input wire [7:0] write_pointer,
  input wire [7:0] read_pointer,
  input wire is_kept,
  input wire [7:0] kept_address,
  // It is the watched block that is written.
  output wire keep
);
  localparam [METADATA_BITS-1:0] RAW = ~0;
  reg begun = 0;
  always @(posedge aclk) begun <= 1;

  // The block that comes in.
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
  wire is_whole = beats_in == beats_owed - 1 & metadata_known;
  wire is_watchable = is_whole & (INTO_CORE | INTO_WAYS | metadata == RAW);
  wire begins = comes & beats_in == 0;
  wire ends = comes & s_last;

  // The block that goes out, and whole blocks inside.
  wire goes = m_valid & m_ready;
  wire block_out = goes & m_last;
  reg [7:0] beats_out;
  reg [5:0] inside;

  // The watched block: it comes in, it is inside; whole blocks before it; its beat, any, and the bit.
  (* anyseq *) wire watch;
  (* anyconst *) wire [7:0] beat;
  reg reading;
  reg watched;
  reg [5:0] before;
  reg watched_bit;
  reg [METADATA_BITS-1:0] watched_metadata;
  wire watches = begins & watch & !reading & !watched;
  wire enters = ends & (reading | watches) & is_watchable;
  wire in_turn = (reading | watched) & before == 0;
  wire comes_in_code = INTO_WAYS & metadata != RAW;
  wire is_coded = !COMPRESSOR & watched_metadata != RAW;
  wire expected = INTO_CORE & is_coded & beat == BLOCK_BEATS - 1 ? watched_metadata[1] : watched_bit;
  wire ends_way = (beat + 1) * BEAT_BYTES % WAY_BYTES == 0;
  wire is_own = COMPRESSOR ? INTO_CORE | m_metadata == RAW : INTO_CORE | !is_coded | INTO_WAYS & ends_way;

  places #(.PLACES(PLACES), .BLOCK_BEATS(BLOCK_BEATS)) within (
    .aclk(aclk), .aresetn(aresetn), .begun(begun), .places(places), .beat_count(beat_count),
    .s_ready(s_ready), .m_valid(m_valid), .beats_in(beats_in), .inside(inside), .silent(10'd0)
  );

  // The place of the watched block: as many are in places before it as should be.
  generate if (PLACES != 0) begin
    localparam LAST = PLACES - 1;
    reg [LAST:0] place;
    reg [5:0] ahead;
    integer at;
    always @(posedge aclk) begin
      place[0] <= stays & (enters | place[0]);
      place[1] <= comes_whole ? enters | place[0] : place[1] & !advance;
      for (at = 2; at < LAST - 1; at = at + 1) if (advance) place[at] <= place[at - 1];
      place[LAST - 1] <= leaves ? place[LAST - 2] : place[LAST - 1] & !sent;
      place[LAST] <= !block_out & (place[LAST] | (place[LAST - 1] & sent));
      if (!aresetn) place <= 0;
    end
    always @* begin
      ahead = 0;
      for (at = 0; at < PLACES; at = at + 1) ahead = ahead + (places[at] & (place >> at) == 0);
    end
    always @(posedge aclk) if (begun & aresetn) begin
      watched_is_at_its_place: assert ((|place) == watched & (place & (place - 1)) == 0 & (place & ~places) == 0);
      before_it_from_its_place: assert (reading ? before == inside & !watched : !watched | before == ahead);
    end

    // In the memory are the blocks that are in the core, but for its last stage.
    if (WORDS != 0) begin
      localparam [LAST:0] IN_MEMORY = {{3'd0}, {(PLACES - 5){1'b1}}, 2'd0};
      reg [5:0] words;
      reg [5:0] words_ahead;
      integer from;
      assign keep = put & place[1];
      always @* begin
        words = 0;
        words_ahead = 0;
        for (from = 0; from < PLACES; from = from + 1) begin
          words = words + (places[from] & IN_MEMORY[from]);
          words_ahead = words_ahead + (places[from] & IN_MEMORY[from] & (place >> from) == 0);
        end
      end
      wire [7:0] last_word = read_pointer + words;
      wire [7:0] watched_word = read_pointer + words_ahead;
      always @(posedge aclk) if (begun & aresetn) begin
        its_place_is_known_beside: assert (ages == places[LAST - 3:2]);
        words_are_counted_from_its_place: assert (
          read_pointer < WORDS & write_pointer == (last_word >= WORDS ? last_word - WORDS : last_word)
        );
        word_is_at_its_place: assert (
          (place & IN_MEMORY) == 0
          | is_kept & kept_address == (watched_word >= WORDS ? watched_word - WORDS : watched_word)
        );
      end
    end
  end else if (WORDS != 0) begin
    // Whole blocks that came in and are not in the memory yet, and how many of them are before the watched one.
    reg [5:0] waiting;
    reg [5:0] waiting_before;
    reg is_waiting;
    assign keep = put & is_waiting & waiting_before == 0;
    always @(posedge aclk) begin
      waiting <= waiting + (ends & (COMPRESSOR ? is_whole : 1'b1)) - put;
      if (enters) waiting_before <= waiting - put;
      else if (put & waiting_before != 0) waiting_before <= waiting_before - 1;
      is_waiting <= enters | (is_waiting & !keep);
      if (!aresetn) begin
        waiting <= 0;
        is_waiting <= 0;
      end
    end
  end endgenerate

  always @(posedge aclk) begin
    if (comes) beats_in <= s_last ? 0 : beats_in + (beats_in != BLOCK_BEATS);
    if (begins) first_metadata <= s_metadata;
    if (goes) beats_out <= m_last ? 0 : beats_out + (beats_out != BLOCK_BEATS);
    inside <= inside + (ends & (COMPRESSOR ? is_whole : 1'b1)) - block_out;

    if (watches) before <= inside - block_out;
    else if (block_out & before != 0) before <= before - 1;
    reading <= (reading | watches) & !ends;
    if (ends & (reading | watches)) begin
      watched <= enters;
      watched_metadata <= metadata;
    end else if (block_out & in_turn) watched <= 0;
    if (comes & (reading | watches)) begin
      if (comes_in_code) watched_bit <= s_bit ^ (watches ? s_start[beat] : watched_bit);
      else watched_bit <= beats_in == beat ? s_bit : !watches & watched_bit;
    end
    if (!aresetn) begin
      beats_in <= 0;
      beats_out <= 0;
      inside <= 0;
      reading <= 0;
      watched <= 0;
    end

    if (!begun) assume (!aresetn);
    assume (beat < BLOCK_BEATS);
    if (begun & aresetn & m_valid & in_turn) begin
      whole_before_it_goes: assert (watched);
      if (is_own & beats_out == beat) its_own_bit: assert (m_bit == expected);
      if (!COMPRESSOR & m_last) its_own_error: assert (m_error == (is_coded & watched_metadata[0]));
    end
  end
endmodule
