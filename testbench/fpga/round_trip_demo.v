// Blocks in from a UART, through the compressor and the decompressor, compared with what came in,
// and a line of counters back for each block:
//
//   00000012 00000240 00000000    blocks, bytes of them as stored, blocks that came out wrong
//
// in hexadecimal digits, with CR and LF. A block takes {block_bytes} bytes, whatever they are.
//
// Made by: {command}
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.
module round_trip_demo #(
  parameter [15:0] CYCLES_PER_BIT = 16'd217  // 25 MHz, 115,200 baud
) (
  input  wire clock,
  input  wire reset,
  input  wire damage,  // turns a bit of each stored block over, so that the counter moves
  input  wire rxd,
  output wire txd,
  output wire [6:0] block_count,  // its low bits, for LEDs
  output wire any_wrong
);

  // Bytes to beats, the first byte lowest. A beat is taken long before the next byte is there
  localparam BEAT_BITS = {beat_bits};

  wire       byte_valid;
  wire [7:0] byte_in;
  uart_receiver #(.CYCLES_PER_BIT(CYCLES_PER_BIT)) receiver (
    .clock(clock), .reset(reset), .rxd(rxd), .valid(byte_valid), .data(byte_in)
  );

  reg  [{byte_high}:0] byte_number;  // of a beat
  reg  [BEAT_BITS-1:0] beat_in;
  reg                  beat_valid;
  wire                 beat_ready;
  wire                 beat_taken = beat_valid & beat_ready;
  reg  [{beat_high}:0] beat_number;  // of a block
  wire                 beat_last = beat_number == {last_beat};

  always @(posedge clock) begin
    if (byte_valid) begin
      beat_in <= {byte_in, beat_in[BEAT_BITS-1:8]};
      byte_number <= byte_number + 1'b1;
    end
    if (byte_valid & byte_number == {last_byte}) begin
      beat_valid <= 1'b1;
    end else if (beat_taken) begin
      beat_valid <= 1'b0;
    end
    if (beat_taken) beat_number <= beat_number + 1'b1;
    if (reset) begin
      byte_number <= {byte_zero};
      beat_number <= {beat_zero};
      beat_valid <= 1'b0;
    end
  end

  // The block that goes in and the one before it, to compare with what comes out
  reg [BEAT_BITS-1:0] sent [0:{sent_last}];
  reg                 sent_half;
  always @(posedge clock) begin
    if (beat_taken) sent[{sent_half, beat_number}] <= beat_in;
    if (beat_taken & beat_last) sent_half <= ~sent_half;
    if (reset) sent_half <= 1'b0;
  end

  // Compressor to decompressor: what a memory would hold
  wire                 stored_valid, stored_ready, stored_last;
  wire [BEAT_BITS-1:0] stored_data;
  wire [1:0]           stored_bursts;  // a block's metadata
  wire                 stored_taken = stored_valid & stored_ready;
  wire                 framing_error;
{compressor_unused}
  {compressor} compressor (
    .aclk(clock), .aresetn(~reset),
    .s_axis_tvalid(beat_valid), .s_axis_tready(beat_ready),
    .s_axis_tdata(beat_in), .s_axis_tlast(beat_last),
    .m_axis_tvalid(stored_valid), .m_axis_tready(stored_ready),
    .m_axis_tdata(stored_data), .m_axis_tlast(stored_last), .m_axis_tuser(stored_bursts),
    .framing_error(framing_error){compressor_config}
  );

  reg stored_begins;
  always @(posedge clock) begin
    if (stored_taken) stored_begins <= stored_last;
    if (reset) stored_begins <= 1'b1;
  end
  wire first_bit = stored_data[0] ^ (damage & stored_begins);

  wire                 out_valid, out_last, out_error;
  wire [BEAT_BITS-1:0] out_data;
  wire [1:0]           unused_out_bursts;
{decompressor_unused}
  {decompressor} decompressor (
    .aclk(clock), .aresetn(~reset),
    .s_axis_tvalid(stored_valid), .s_axis_tready(stored_ready),
    .s_axis_tdata({stored_data[BEAT_BITS-1:1], first_bit}),
    .s_axis_tlast(stored_last), .s_axis_tuser(stored_bursts),
    .m_axis_tvalid(out_valid), .m_axis_tready(1'b1),
    .m_axis_tdata(out_data), .m_axis_tlast(out_last),
    .m_axis_tuser({out_error, unused_out_bursts}){decompressor_config}
  );

  // Out and in compared, a cycle later: a memory's word is read on the clock's edge
  reg  [{beat_high}:0] out_number;
  reg                  out_half;
  reg  [BEAT_BITS-1:0] expected, came_out;
  reg                  came, came_last, came_error, block_wrong;
  wire                 last_expected = out_number == {last_beat};
  wire                 beat_wrong = came & (came_out != expected | came_error);
  wire                 block_ends = came & came_last;

  always @(posedge clock) begin
    expected <= sent[{out_half, out_number}];
    came_out <= out_data;
    came <= out_valid;
    came_last <= out_last;
    // The decompressor has found the block corrupt, or tlast is not on the last beat.
    came_error <= out_error | out_last != last_expected;
    if (out_valid) begin
      out_number <= out_last ? {beat_zero} : out_number + 1'b1;
      out_half <= out_half ^ out_last;
    end
    block_wrong <= (block_wrong | beat_wrong) & ~block_ends;
    if (reset) begin
      came <= 1'b0;
      block_wrong <= 1'b0;
      out_number <= {beat_zero};
      out_half <= 1'b0;
    end
  end

  // Counters
  reg [31:0] blocks, stored_bytes, wrong;
  always @(posedge clock) begin
    if (stored_taken) stored_bytes <= stored_bytes + 32'd{beat_bytes};
    if (block_ends) blocks <= blocks + 32'd1;
    if ((block_ends & (block_wrong | beat_wrong)) | framing_error) wrong <= wrong + 32'd1;
    if (reset) begin
      blocks <= 32'd0;
      stored_bytes <= 32'd0;
      wrong <= 32'd0;
    end
  end
  assign block_count = blocks[6:0];
  assign any_wrong = wrong != 32'd0;

  // A line for each block: 26 digits and spaces, CR, LF. Lines that wait are one, the latest
  reg        line_waits;
  reg        sending;
  reg [4:0]  place;
  reg [95:0] digits;  // the next one highest
  wire       transmitter_ready;
  wire       advance = sending & transmitter_ready;
  wire [3:0] digit = digits[95:92];
  reg  [7:0] character;

  always @(*) begin
    case (place)
      5'd8, 5'd17: character = 8'h20;
      5'd26: character = 8'h0d;
      5'd27: character = 8'h0a;
      default: character = digit < 4'd10 ? 8'h30 + {4'd0, digit} : 8'h57 + {4'd0, digit};
    endcase
  end
  wire is_digit = place != 5'd8 & place != 5'd17 & place < 5'd26;

  always @(posedge clock) begin
    if (block_ends) line_waits <= 1'b1;
    if (!sending & line_waits) begin
      line_waits <= block_ends;
      sending <= 1'b1;
      place <= 5'd0;
      digits <= {blocks, stored_bytes, wrong};
    end else if (advance) begin
      if (is_digit) digits <= {digits[91:0], 4'd0};
      place <= place + 5'd1;
      sending <= place != 5'd27;
    end
    if (reset) begin
      line_waits <= 1'b0;
      sending <= 1'b0;
    end
  end

  uart_transmitter #(.CYCLES_PER_BIT(CYCLES_PER_BIT)) transmitter (
    .clock(clock), .reset(reset), .valid(sending), .ready(transmitter_ready),
    .data(character), .txd(txd)
  );

endmodule
