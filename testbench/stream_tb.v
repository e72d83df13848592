// Runs one module that has the ports of every design of hdlgen in Icarus Verilog,
// four-state from power-up: a register without reset is X until it is written, and
// the data wires of a stream that is not valid are driven X. No X may come out.
//
//   -DTOP=name               the module
//   -DIN_USER=n -DOUT_USER=n bits of tuser; not defined where the port is absent
//   -DCONFIG_ADDRESS=n       bits of configuration addresses; not defined: no port
//   -DRAW_BYTES=n            bytes of s_raw_axis_tdata; not defined: no port for raw blocks
//   -P stream_tb.IN_BYTES=…  OUT_BYTES, BEATS, RAW_BEATS, BLOCKS, WRITES: widths and counts
//
// +input, +raw, +config: $readmemh files, of {tlast, tuser, tdata} (a byte, a byte, the
// data) and {address, data} (32 bits each). +output: beats written as
// "tlast tuser tdata". +seed, +input_stall, +output_stall (percent), +idle_limit.
// Ends with a line "PASS cycles" or "FAIL cycle message".

`timescale 1ns / 1ps

module stream_tb;
  parameter IN_BYTES = 4;
  parameter OUT_BYTES = 4;
  parameter BEATS = 1;
  parameter RAW_BEATS = 1;
  parameter BLOCKS = 1;
  parameter WRITES = 0;
  parameter RESET_CYCLES = 16;
  parameter DRAIN_CYCLES = 64;

  reg aclk = 0;
  reg aresetn = 0;
  always #5 aclk = ~aclk;

  reg s_axis_tvalid = 0;
  wire s_axis_tready;
  reg [8*IN_BYTES-1:0] s_axis_tdata;
  reg s_axis_tlast;
  wire m_axis_tvalid;
  reg m_axis_tready = 0;
  wire [8*OUT_BYTES-1:0] m_axis_tdata;
  wire m_axis_tlast;
  reg [7:0] in_user;
  wire [7:0] out_user;

`ifdef OUT_USER
  wire [`OUT_USER-1:0] m_axis_tuser;
  assign out_user = m_axis_tuser;
`else
  assign out_user = 8'd0;
`endif

`ifdef RAW_BYTES
  reg s_raw_axis_tvalid = 0;
  wire s_raw_axis_tready;
  reg [8*`RAW_BYTES-1:0] s_raw_axis_tdata;
  reg s_raw_axis_tlast;
`endif

`ifdef CONFIG_ADDRESS
  reg s_axil_awvalid = 0;
  wire s_axil_awready;
  reg [31:0] s_axil_awaddr;
  reg s_axil_wvalid = 0;
  wire s_axil_wready;
  reg [31:0] s_axil_wdata;
  wire s_axil_bvalid;
  reg s_axil_bready = 0;
  wire [1:0] s_axil_bresp;
  wire s_axil_arready;
  wire s_axil_rvalid;
  wire [31:0] s_axil_rdata;
  wire [1:0] s_axil_rresp;
`endif

  `TOP dut (
`ifdef CONFIG_ADDRESS
      .s_axil_awvalid(s_axil_awvalid),
      .s_axil_awready(s_axil_awready),
      .s_axil_awaddr(s_axil_awaddr[`CONFIG_ADDRESS-1:0]),
      .s_axil_wvalid(s_axil_wvalid),
      .s_axil_wready(s_axil_wready),
      .s_axil_wdata(s_axil_wdata),
      .s_axil_wstrb(4'b1111),
      .s_axil_bvalid(s_axil_bvalid),
      .s_axil_bready(s_axil_bready),
      .s_axil_bresp(s_axil_bresp),
      .s_axil_arvalid(1'b0),
      .s_axil_arready(s_axil_arready),
      .s_axil_araddr({`CONFIG_ADDRESS{1'b0}}),
      .s_axil_rvalid(s_axil_rvalid),
      .s_axil_rready(1'b0),
      .s_axil_rdata(s_axil_rdata),
      .s_axil_rresp(s_axil_rresp),
`endif
`ifdef RAW_BYTES
      .s_raw_axis_tvalid(s_raw_axis_tvalid),
      .s_raw_axis_tready(s_raw_axis_tready),
      .s_raw_axis_tdata(s_raw_axis_tdata),
      .s_raw_axis_tlast(s_raw_axis_tlast),
`endif
`ifdef IN_USER
      .s_axis_tuser(in_user[`IN_USER-1:0]),
`endif
`ifdef OUT_USER
      .m_axis_tuser(m_axis_tuser),
`endif
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

  reg [8*IN_BYTES+15:0] beats[0:BEATS-1];
  reg [63:0] writes[0:WRITES];  // one more than needed: none may be empty
`ifdef RAW_BYTES
  reg [8*`RAW_BYTES+15:0] raw_beats[0:RAW_BEATS-1];
  integer raw_sent = 0;
`endif
  reg [1023:0] input_file, raw_file, config_file, output_file;
  integer output_handle;
  integer seed, input_stall, output_stall, idle_limit;

  integer cycle = 0;
  integer sent = 0;  // beats offered up to now
  integer blocks = 0;  // blocks out
  integer idle = 0;
  integer drained = 0;
  integer last_out = 0;
  integer started = 0;
  integer i;
  reg streaming = 0;

  task fail(input [8*64-1:0] message);
    begin
      $display("FAIL %0d %0s", cycle, message);
      $finish;
    end
  endtask

  function stall(input integer percent);
    stall = $unsigned($random(seed)) % 100 < percent;
  endfunction

`ifdef CONFIG_ADDRESS
  // One write: address and data side by side, each until taken, then the answer.
  // Inputs change by non-blocking assignment at the clock edge, as registers do.
  task write(input [63:0] pair);
    begin
      s_axil_awaddr <= pair[63:32];
      s_axil_wdata <= pair[31:0];
      s_axil_awvalid <= 1;
      s_axil_wvalid <= 1;
      s_axil_bready <= 1;
      idle = 0;
      @(posedge aclk);
      while (s_axil_awvalid || s_axil_wvalid || s_axil_bready) begin
        if ((s_axil_awvalid && ^s_axil_awready === 1'bx) || ^s_axil_bvalid === 1'bx
            || (s_axil_wvalid && ^s_axil_wready === 1'bx))
          fail("X on the configuration port");
        if (s_axil_awready) s_axil_awvalid <= 0;
        if (s_axil_wready) s_axil_wvalid <= 0;
        if (s_axil_bvalid) begin
          if (s_axil_bresp !== 2'b00) fail("a configuration write is refused");
          s_axil_bready <= 0;
        end
        idle = idle + 1;
        if (idle > idle_limit) fail("hang: configuration write");
        #1;
        if (s_axil_awvalid || s_axil_wvalid || s_axil_bready) @(posedge aclk);
      end
    end
  endtask
`endif

  initial begin
    if (!$value$plusargs("seed=%d", seed)) seed = 1;
    if (!$value$plusargs("input_stall=%d", input_stall)) input_stall = 0;
    if (!$value$plusargs("output_stall=%d", output_stall)) output_stall = 0;
    if (!$value$plusargs("idle_limit=%d", idle_limit)) idle_limit = 10000;
    if (!$value$plusargs("input=%s", input_file)) fail("no +input");
    if (!$value$plusargs("output=%s", output_file)) fail("no +output");
    $readmemh(input_file, beats);
`ifdef RAW_BYTES
    if (!$value$plusargs("raw=%s", raw_file)) fail("no +raw");
    $readmemh(raw_file, raw_beats);
`endif
    output_handle = $fopen(output_file, "w");
    if (output_handle == 0) fail("cannot write the output");
    repeat (RESET_CYCLES) @(posedge aclk);
    if (m_axis_tvalid !== 1'b0) fail("m_axis_tvalid is not low in reset");
    aresetn <= 1;
`ifdef CONFIG_ADDRESS
    @(posedge aclk);
    if (WRITES != 0) begin
      if (!$value$plusargs("config=%s", config_file)) fail("no +config");
      $readmemh(config_file, writes, 0, WRITES - 1);
      for (i = 0; i < WRITES; i = i + 1) write(writes[i]);
    end
`endif
    idle = 0;
    started = cycle;
    streaming <= 1;
  end

  wire taken = s_axis_tvalid & s_axis_tready;
  wire given = m_axis_tvalid & m_axis_tready;

  // The input: what is offered stays until taken.
  always @(posedge aclk)
    if (streaming && (!s_axis_tvalid || taken)) begin
      if (sent < BEATS && !stall(input_stall)) begin
        s_axis_tvalid <= 1;
        {s_axis_tdata} <= beats[sent][8*IN_BYTES-1:0];
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

`ifdef RAW_BYTES
  wire raw_taken = s_raw_axis_tvalid & s_raw_axis_tready;

  always @(posedge aclk)
    if (streaming && (!s_raw_axis_tvalid || raw_taken)) begin
      if (raw_sent < RAW_BEATS && !stall(input_stall)) begin
        s_raw_axis_tvalid <= 1;
        s_raw_axis_tdata <= raw_beats[raw_sent][8*`RAW_BYTES-1:0];
        s_raw_axis_tlast <= raw_beats[raw_sent][8*`RAW_BYTES+8];
        raw_sent = raw_sent + 1;
      end else begin
        s_raw_axis_tvalid <= 0;
        s_raw_axis_tdata <= {8 * `RAW_BYTES{1'bx}};
        s_raw_axis_tlast <= 1'bx;
      end
    end

  always @(posedge aclk)
    if (aresetn && (s_raw_axis_tready === 1'bx || s_raw_axis_tready === 1'bz))
      fail("X on s_raw_axis_tready");
`endif

  always @(posedge aclk) if (streaming) m_axis_tready <= !stall(output_stall);

  // The output, and the rules.
  reg waiting = 0;
  reg [8*OUT_BYTES+8:0] waiting_beat;
  wire [8*OUT_BYTES+8:0] out_beat = {m_axis_tlast, out_user, m_axis_tdata};

  always @(posedge aclk) begin
    cycle <= cycle + 1;
    if (aresetn) begin
      if (s_axis_tready === 1'bx || s_axis_tready === 1'bz) fail("X on s_axis_tready");
      if (m_axis_tvalid === 1'bx || m_axis_tvalid === 1'bz) fail("X on m_axis_tvalid");
      if (m_axis_tvalid && ^out_beat === 1'bx) begin
        if (^m_axis_tlast === 1'bx) fail("X on m_axis_tlast");
        if (^out_user === 1'bx) fail("X on m_axis_tuser");
        fail("X on m_axis_tdata");
      end
      if (waiting && !m_axis_tvalid) fail("m_axis_tvalid fell before tready");
      if (waiting && out_beat !== waiting_beat)
        fail("m_axis_tdata, tlast or tuser changed before tready");
      waiting <= m_axis_tvalid && !m_axis_tready;
      waiting_beat <= out_beat;
    end
    if (streaming) begin
      // Beats alone are no progress: a block must end.
      idle = taken || (given && m_axis_tlast) ? 0 : idle + 1;
      if (given) begin
        if (blocks == BLOCKS) fail("a beat after the last block");
        $fdisplay(output_handle, "%h %h %h", m_axis_tlast, out_user, m_axis_tdata);
        blocks = blocks + m_axis_tlast;
        last_out = cycle;
      end
      if (blocks == BLOCKS) begin
        drained = drained + 1;
        if (drained > DRAIN_CYCLES) begin
          $display("PASS %0d", last_out + 1 - started);
          $finish;
        end
      end else if (idle > idle_limit) fail("hang: no progress");
    end
  end
endmodule
