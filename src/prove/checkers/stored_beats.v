// Beats of a block that is stored with some metadata, and whether a compressor gives such metadata.
module stored_beats #(
  parameter BLOCK_BEATS = 4,
  parameter BEAT_BYTES = 32,
  parameter MAG_BYTES = 32,
  parameter METADATA_BITS = 2
) (
  input wire [METADATA_BITS-1:0] metadata,
  output wire [7:0] beats,
  output wire is_known
);
  wire is_raw = &metadata;
  localparam BURSTS = BLOCK_BEATS * BEAT_BYTES / MAG_BYTES;
  wire [9:0] bytes_of_bursts = (metadata + 1) * MAG_BYTES;
  assign beats = is_raw ? BLOCK_BEATS : (bytes_of_bursts + BEAT_BYTES - 1) / BEAT_BYTES;
  assign is_known = is_raw | metadata < BURSTS - 1;
endmodule
