// Sends blocks through the compressor of @NAME@ into its decompressor
// and holds what comes out against what went in, with pauses on both ports. Ends with a
// line PASSED, or stops with a line FAILED.
//
// Made by: @COMMAND@
module @NAME@_tb;

  parameter BLOCKS = 200;
  parameter IDLE_LIMIT = 10000;         // cycles without a beat that count as a hang
  localparam BEATS = @BEATS@;           // of a block
  localparam BITS = @BITS@;             // of a beat
  localparam METADATA = @METADATA@;          // bits of a block's metadata

  reg aclk = 1'b0;
  reg aresetn = 1'b0;
  always #5 aclk = !aclk;

  reg s_valid = 1'b0;
  reg [BITS-1:0] s_data = 0;
  reg s_last = 1'b0;
  wire s_ready;
  wire c_valid, c_ready, c_last;
  wire [BITS-1:0] c_data;
  wire [METADATA-1:0] c_user;
  wire m_valid, m_last;
  wire [BITS-1:0] m_data;
  wire [METADATA:0] m_user;
  wire framing_error;
  reg m_ready = 1'b0;

  @NAME@_compressor compressor (
@COMPRESSOR@
  );

  @NAME@_decompressor decompressor (
@DECOMPRESSOR@
  );

  // Word w of block b: zeros, small numbers, numbers that follow each other, few values,
  // and nothing regular.
  function [31:0] word(input integer b, input integer w);
    reg [31:0] x;
    begin
      x = b * 32'h9e3779b1 + w * 32'h85ebca77 + 32'h1;
      x = (x ^ (x >> 15)) * 32'h2c1b3c6d;
      x = (x ^ (x >> 12)) * 32'h297a2d39;
      x = x ^ (x >> 15);
      case (b % 5)
        0: word = 32'h0;
        1: word = {28'h0, x[3:0]};
        2: word = 32'h3f800000 + b * 32'h100 + w;
        3: word = {4{x[1:0], 6'h0}};
        default: word = x;
      endcase
    end
  endfunction

  function [BITS-1:0] beat(input integer b, input integer k);
    integer i;
    for (i = 0; i < BITS / 32; i = i + 1)
      beat[32 * i +: 32] = word(b, k * (BITS / 32) + i);
  endfunction

  integer in_block = 0, in_beat = 0;
  integer out_block = 0, out_beat = 0;
  integer stored_beats = 0, raw_blocks = 0;
  integer idle = 0, cycle = 0;
  reg [15:0] random = 16'hace1;

  always @(posedge aclk) begin
    random <= {random[14:0], random[15] ^ random[13] ^ random[12] ^ random[10]};
    cycle <= cycle + 1;
    if (cycle == 16) aresetn <= 1'b1;
    m_ready <= random[3:2] != 2'b00;
    idle <= idle + 1;
    if (aresetn && (!s_valid || s_ready)) begin
      s_valid <= 1'b0;
      if (in_block < BLOCKS && random[1:0] != 2'b00) begin
        s_valid <= 1'b1;
        s_data <= beat(in_block, in_beat);
        s_last <= in_beat == BEATS - 1;
        in_beat <= in_beat == BEATS - 1 ? 0 : in_beat + 1;
        if (in_beat == BEATS - 1) in_block <= in_block + 1;
      end
    end
    if (framing_error) begin
      $display("FAILED: the compressor dropped a block");
      $stop;
    end
    if (c_valid && c_ready) begin
      stored_beats <= stored_beats + 1;
      if (c_last && &c_user) raw_blocks <= raw_blocks + 1;
    end
    if (aresetn && m_valid && m_ready) begin
      idle <= 0;
      if (m_data !== beat(out_block, out_beat)) begin
        $display("FAILED: block %0d, beat %0d: %h", out_block, out_beat, m_data);
        $stop;
      end
      if (m_last !== (out_beat == BEATS - 1) || (m_last && m_user[METADATA] !== 1'b0)) begin
        $display("FAILED: block %0d, beat %0d: tlast %b, tuser %b",
                 out_block, out_beat, m_last, m_user);
        $stop;
      end
      out_beat <= out_beat == BEATS - 1 ? 0 : out_beat + 1;
      if (out_beat == BEATS - 1) begin
        out_block <= out_block + 1;
        if (out_block == BLOCKS - 1) begin
          $display("PASSED: %0d blocks of %0d beats, %0d of them stored raw, %0d beats stored",
                   BLOCKS, BEATS, raw_blocks, stored_beats);
          $finish;
        end
      end
    end
    if (idle == IDLE_LIMIT) begin
      $display("FAILED: no beat for %0d cycles, after %0d blocks", IDLE_LIMIT, out_block);
      $stop;
    end
  end

endmodule
