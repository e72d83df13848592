// A block of anything goes into a compressor, whose output is a decompressor's input: what comes out is
// the block, without an error, within LIMIT cycles. Both sides are always ready.
module proof #(
  parameter BLOCK_BEATS = 4,
  parameter BEAT_BYTES = 32,
  parameter STORED_BITS = 256,
  parameter USER_BITS = 3,
  parameter LIMIT = 30
) (
  input wire aclk
);
  (* anyconst *) wire [BLOCK_BEATS*BEAT_BYTES*8-1:0] block;
  reg aresetn = 0;
  reg [7:0] cycle = 0;
  reg [7:0] sent = 0;
  reg [7:0] arrived = 0;
  wire s_ready;
  wire [BEAT_BYTES*8-1:0] s_data = block >> (sent * BEAT_BYTES * 8);
  wire s_valid = aresetn & sent < BLOCK_BEATS;
  wire valid;
  wire ready;
  wire [STORED_BITS-1:0] stored;
  wire last;
  wire [1:0] metadata;
  wire m_valid;
  wire [BEAT_BYTES*8-1:0] m_data;
  wire m_last;
  wire [USER_BITS-1:0] m_user;
  wire [BEAT_BYTES*8-1:0] expected = block >> (arrived * BEAT_BYTES * 8);
  // COMPRESSOR and DECOMPRESSOR are the modules' names.
  `COMPRESSOR compressor (
    .aclk(aclk), .aresetn(aresetn), .s_axis_tvalid(s_valid), .s_axis_tdata(s_data),
    .s_axis_tlast(sent == BLOCK_BEATS - 1), .s_axis_tready(s_ready),
    `COMPRESSOR_USER
    .m_axis_tready(ready), .m_axis_tvalid(valid), .m_axis_tdata(stored), .m_axis_tlast(last),
    .m_axis_tuser(metadata)
  );
  `DECOMPRESSOR decompressor (
    .aclk(aclk), .aresetn(aresetn), .s_axis_tvalid(valid), .s_axis_tdata(stored),
    .s_axis_tlast(last), .s_axis_tuser(metadata), .s_axis_tready(ready), .m_axis_tready(1'b1),
    .m_axis_tvalid(m_valid), .m_axis_tdata(m_data), .m_axis_tlast(m_last), .m_axis_tuser(m_user)
  );
  always @(posedge aclk) begin
    aresetn <= 1;
    cycle <= cycle + (cycle != 255);
    if (s_valid & s_ready) sent <= sent + 1;
    if (aresetn & m_valid) arrived <= arrived + 1;
    if (aresetn) begin
      if (m_valid) begin
        same_data: assert (m_data == expected);
        same_end: assert (m_last == (arrived == BLOCK_BEATS - 1));
        if (USER_BITS == 3) no_error: assert (!m_user[USER_BITS-1]);
      end
      arrives: assert (cycle < LIMIT | arrived == BLOCK_BEATS);
    end
  end
endmodule
