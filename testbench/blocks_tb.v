// Sends @BLOCKS@ through @TOP@, with pauses on both sides, and
// compares each beat that comes out with @EXPECTED_FROM@.
@if load
// The tables are loaded before, through the configuration port.
@end
//
//   $ iverilog -g2005 -s @TOP@_tb -o tb @TOP@_tb.v @SOURCES@ && vvp -n tb
//   $ verilator --binary --top-module @TOP@_tb @TOP@_tb.v @SOURCES@
//
// +seed=N, +input_stall=N, +output_stall=N: other pauses, in percent of the cycles. Ends with a
// line "PASSED …" or "FAILED in cycle …".
//
// Icarus is four-state from power-up: a register without reset is X until it is written, and
// the data wires of a stream that is not valid are driven X. No X may come out.
//
// Made by: @COMMAND@

`timescale 1ns / 1ps

module @TOP@_tb;
  localparam IN_BYTES = @IN_BYTES@;  // of s_axis_tdata
  localparam OUT_BYTES = @OUT_BYTES@;  // of m_axis_tdata
  localparam BEATS = @BEATS@;  // that go in
@if raw
  localparam RAW_BYTES = @RAW_BYTES@;  // of s_raw_axis_tdata
  localparam RAW_BEATS = @RAW_BEATS@;
@end
@if expected
  localparam EXPECTED_BEATS = @EXPECTED_BEATS@;  // that come out
@end
  localparam BLOCKS = @BLOCK_COUNT@;
@if load
  localparam WRITES = @WRITES@;  // that load the tables
@end
  localparam RESET_CYCLES = 16;
  localparam DRAIN_CYCLES = 1000;  // behind the last block, in which nothing may come

  reg aclk = 0;
  reg aresetn = 0;
  always #5 aclk = ~aclk;

  reg s_axis_tvalid = 0;
  wire s_axis_tready;
  reg [8*IN_BYTES-1:0] s_axis_tdata;
  reg s_axis_tlast;
  reg [7:0] in_user;
  wire m_axis_tvalid;
  reg m_axis_tready = 0;
  wire [8*OUT_BYTES-1:0] m_axis_tdata;
  wire m_axis_tlast;
@if out_user
  wire [@OUT_USER_TOP@:0] m_axis_tuser;
  wire [7:0] out_user = {@OUT_USER_PAD@'d0, m_axis_tuser};
@end
@if no_out_user
  wire [7:0] out_user = 8'd0;
@end
@if raw
  reg s_raw_axis_tvalid = 0;
  wire s_raw_axis_tready;
  reg [8*RAW_BYTES-1:0] s_raw_axis_tdata;
  reg s_raw_axis_tlast;
@end
@if framing_error
  wire framing_error;
@end
@if config
  reg s_axil_awvalid = 0;
  wire s_axil_awready;
  reg [31:0] s_axil_awaddr = 0;
  reg s_axil_wvalid = 0;
  wire s_axil_wready;
  reg [31:0] s_axil_wdata = 0;
  wire s_axil_bvalid;
  wire [1:0] s_axil_bresp;
@end

  @TOP@ dut (
@if config
      .s_axil_awvalid(s_axil_awvalid),
      .s_axil_awready(s_axil_awready),
      .s_axil_awaddr(s_axil_awaddr[@CONFIG_ADDRESS_TOP@:0]),
      .s_axil_wvalid(s_axil_wvalid),
      .s_axil_wready(s_axil_wready),
      .s_axil_wdata(s_axil_wdata),
      .s_axil_wstrb(4'b1111),
      .s_axil_bvalid(s_axil_bvalid),
      .s_axil_bready(1'b1),
      .s_axil_bresp(s_axil_bresp),
      .s_axil_arvalid(1'b0),
      .s_axil_arready(),
      .s_axil_araddr({@CONFIG_ADDRESS@{1'b0}}),
      .s_axil_rvalid(),
      .s_axil_rready(1'b0),
      .s_axil_rdata(),
      .s_axil_rresp(),
@end
@if raw
      .s_raw_axis_tvalid(s_raw_axis_tvalid),
      .s_raw_axis_tready(s_raw_axis_tready),
      .s_raw_axis_tdata(s_raw_axis_tdata),
      .s_raw_axis_tlast(s_raw_axis_tlast),
@end
@if framing_error
      .framing_error(framing_error),
@end
@if in_user
      .s_axis_tuser(in_user[@IN_USER_TOP@:0]),
@end
@if out_user
      .m_axis_tuser(m_axis_tuser),
@end
      .s_axis_tvalid(s_axis_tvalid),
      .s_axis_tready(s_axis_tready),
      .s_axis_tdata(s_axis_tdata),
      .s_axis_tlast(s_axis_tlast),
      .m_axis_tvalid(m_axis_tvalid),
      .m_axis_tready(m_axis_tready),
      .m_axis_tdata(m_axis_tdata),
      .m_axis_tlast(m_axis_tlast),
      .aclk(aclk),
      .aresetn(aresetn)
  );

  // A beat is {tlast, tuser, tdata}: a byte, a byte, the data.
  reg [8*IN_BYTES+15:0] beats[0:BEATS-1];
@if raw
  reg [8*RAW_BYTES+15:0] raw_beats[0:RAW_BEATS-1];
@end
@if expected
  reg [8*OUT_BYTES+15:0] expected[0:EXPECTED_BEATS-1];
@end
@if load
  reg [63:0] writes[0:WRITES-1];  // {address, data}
@end
  integer cycle = 0;
  integer idle = 0;      // cycles without progress
  integer idle_limit;    // that count as a hang
  integer seed, input_stall, output_stall;
  reg [31:0] dice;
  reg streaming = 0;     // reset and tables are done
@if output
  integer output_file;
@end

  task fail(input [8*64-1:0] message);
    begin
      $display("FAILED in cycle %0d: %0s", cycle, message);
      $finish;
    end
  endtask

  // X or Z, which only a four-state simulator knows.
  function unknown(input value);
    unknown = value !== 1'b0 && value !== 1'b1;
  endfunction

  // Whether a side pauses in a cycle, so many times in a hundred (xorshift).
  function pause(input [31:0] percent);
    begin
      dice = dice ^ (dice << 13);
      dice = dice ^ (dice >> 17);
      dice = dice ^ (dice << 5);
      pause = dice % 100 < percent;
    end
  endfunction

  initial begin
    if ($value$plusargs("seed=%d", seed) == 0) seed = 1;
    if ($value$plusargs("input_stall=%d", input_stall) == 0) input_stall = 25;
    if ($value$plusargs("output_stall=%d", output_stall) == 0) output_stall = 25;
    if ($value$plusargs("idle_limit=%d", idle_limit) == 0) idle_limit = 10000;
    dice = {seed[30:0], 1'b1};
    $readmemh("@FOLDER@@TOP@.input.hex", beats);
@if raw
    $readmemh("@FOLDER@@TOP@.raw.hex", raw_beats);
@end
@if expected
    $readmemh("@FOLDER@@TOP@.expected.hex", expected);
@end
@if load
    $readmemh("@FOLDER@@TOP@.load.hex", writes);
@end
@if output
    output_file = $fopen("@FOLDER@@TOP@.output", "w");
@end
  end

  always @(posedge aclk) begin
    if (cycle == RESET_CYCLES - 1 && m_axis_tvalid !== 1'b0) fail("m_axis_tvalid is not low in reset");
    if (cycle == RESET_CYCLES - 1) aresetn <= 1;
    cycle <= cycle + 1;
  end

@if load
  // The tables: one write after the other; address and data wait side by side until taken.
  integer offered = 0;
  integer written = 0;

  always @(posedge aclk)
    if (aresetn && !streaming) begin
      if ((s_axil_awvalid && unknown(s_axil_awready)) || unknown(s_axil_bvalid)
          || (s_axil_wvalid && unknown(s_axil_wready)))
        fail("X on the configuration port");
      if (s_axil_awready) s_axil_awvalid <= 0;
      if (s_axil_wready) s_axil_wvalid <= 0;
      if (s_axil_bvalid) begin
        if (s_axil_bresp !== 2'b00) fail("a configuration write is refused");
        written = written + 1;
        idle = 0;
      end
      if (written == WRITES) streaming <= 1;
      else if (offered == written) begin
        s_axil_awaddr <= writes[offered][63:32];
        s_axil_wdata <= writes[offered][31:0];
        s_axil_awvalid <= 1;
        s_axil_wvalid <= 1;
        offered = offered + 1;
      end
      idle = idle + 1;
      if (idle > idle_limit) fail("hang: configuration write");
    end
@end
@if no_load
  always @(posedge aclk) if (aresetn) streaming <= 1;
@end

  // The input: what is offered stays until it is taken.
  integer sent = 0;
  wire taken = s_axis_tvalid & s_axis_tready;

  always @(posedge aclk)
    if (streaming && (!s_axis_tvalid || taken)) begin
      if (sent < BEATS && !pause(input_stall)) begin
        s_axis_tvalid <= 1;
        s_axis_tdata <= beats[sent][8*IN_BYTES-1:0];
        in_user <= beats[sent][8*IN_BYTES+:8];
        s_axis_tlast <= beats[sent][8*IN_BYTES+8];
        sent = sent + 1;
      end else begin
        s_axis_tvalid <= 0;
        s_axis_tdata <= {8 * IN_BYTES{1'bx}};
        in_user <= 8'bx;
        s_axis_tlast <= 1'bx;
      end
    end

@if raw
  // The same blocks as they are stored raw.
  integer raw_sent = 0;

  always @(posedge aclk)
    if (streaming && (!s_raw_axis_tvalid || s_raw_axis_tready)) begin
      if (raw_sent < RAW_BEATS && !pause(input_stall)) begin
        s_raw_axis_tvalid <= 1;
        s_raw_axis_tdata <= raw_beats[raw_sent][8*RAW_BYTES-1:0];
        s_raw_axis_tlast <= raw_beats[raw_sent][8*RAW_BYTES+8];
        raw_sent = raw_sent + 1;
      end else begin
        s_raw_axis_tvalid <= 0;
        s_raw_axis_tdata <= {8 * RAW_BYTES{1'bx}};
        s_raw_axis_tlast <= 1'bx;
      end
    end

  always @(posedge aclk)
    if (aresetn && unknown(s_raw_axis_tready)) fail("X on s_raw_axis_tready");

@end
  // The output, and the rules of the stream.
  integer came = 0;      // beats
  integer blocks = 0;
  integer drained = 0;
  integer started = 0;
  integer last_out = 0;
  reg waiting = 0;
  reg [8*OUT_BYTES+15:0] waiting_beat;
  wire [8*OUT_BYTES+15:0] out_beat = {7'd0, m_axis_tlast, out_user, m_axis_tdata};
  wire given = m_axis_tvalid & m_axis_tready;

  always @(posedge aclk) if (streaming) m_axis_tready <= !pause(output_stall);

  always @(posedge aclk)
    if (aresetn) begin
      if (unknown(s_axis_tready)) fail("X on s_axis_tready");
      if (unknown(m_axis_tvalid)) fail("X on m_axis_tvalid");
@if framing_error
      if (framing_error !== 1'b0) fail("framing_error, though every block is whole");
@end
      if (m_axis_tvalid && unknown(^out_beat)) begin
        if (unknown(^m_axis_tlast)) fail("X on m_axis_tlast");
        if (unknown(^out_user)) fail("X on m_axis_tuser");
        fail("X on m_axis_tdata");
      end
      if (waiting && !m_axis_tvalid) fail("m_axis_tvalid fell before tready");
      if (waiting && out_beat !== waiting_beat)
        fail("m_axis_tdata, tlast or tuser changed before tready");
      waiting <= m_axis_tvalid && !m_axis_tready;
      waiting_beat <= out_beat;
    end

  always @(posedge aclk)
    if (!streaming) started = cycle;
    else begin
      // Beats alone are no progress: a block must end.
      idle = taken || (given && m_axis_tlast) ? 0 : idle + 1;
      if (given) begin
        if (blocks == BLOCKS) fail("a beat after the last block");
@if expected
        else if (out_beat !== expected[came]) begin
          $display("FAILED in cycle %0d: block %0d, beat %0d of all: tlast, tuser, tdata", cycle,
                   blocks, came);
          $display("  are       %h %h %h", m_axis_tlast, out_user, m_axis_tdata);
          $display("  should be %h %h %h", expected[came][8*OUT_BYTES+8],
                   expected[came][8*OUT_BYTES+:8], expected[came][8*OUT_BYTES-1:0]);
          $finish;
        end
@end
@if output
        $fdisplay(output_file, "%h %h %h", m_axis_tlast, out_user, m_axis_tdata);
@end
        came = came + 1;
        if (m_axis_tlast) blocks = blocks + 1;
        last_out = cycle;
      end
      if (blocks == BLOCKS) begin
        drained = drained + 1;
        if (drained > DRAIN_CYCLES) begin
          $display("PASSED in %0d cycles: %0d blocks, %0d beats in, %0d beats out",
                   last_out + 1 - started, blocks, BEATS, came);
          $finish;
        end
      end else if (idle > idle_limit) fail("hang: no progress");
    end
endmodule
