// A slice that adds a word of a 16-word memory to every beat: beat k of a block
// adds word k. The configuration port writes and reads the memory, word k at 4k.
module keyed (
    input  wire        aclk,
    input  wire        aresetn,
    input  wire        s_axil_awvalid,
    output wire        s_axil_awready,
    input  wire [5:0]  s_axil_awaddr,
    input  wire        s_axil_wvalid,
    output wire        s_axil_wready,
    input  wire [31:0] s_axil_wdata,
    input  wire [3:0]  s_axil_wstrb,
    output reg         s_axil_bvalid,
    input  wire        s_axil_bready,
    output wire [1:0]  s_axil_bresp,
    input  wire        s_axil_arvalid,
    output wire        s_axil_arready,
    input  wire [5:0]  s_axil_araddr,
    output reg         s_axil_rvalid,
    input  wire        s_axil_rready,
    output wire [31:0] s_axil_rdata,
    output wire [1:0]  s_axil_rresp,
    input  wire        s_axis_tvalid,
    output wire        s_axis_tready,
    input  wire [31:0] s_axis_tdata,
    input  wire        s_axis_tlast,
    output wire        m_axis_tvalid,
    input  wire        m_axis_tready,
    output reg  [31:0] m_axis_tdata,
    output reg         m_axis_tlast
);
  // Address and data each wait in a register until both are there.
  reg have_address, have_data;
  reg [3:0] address;
  reg [31:0] data;
  wire write = have_address & have_data & ~s_axil_bvalid;

  assign s_axil_awready = ~have_address;
  assign s_axil_wready = ~have_data;
  assign s_axil_bresp = (&s_axil_wstrb) ? 2'b00 : 2'b10;
  assign s_axil_arready = ~s_axil_rvalid;
  assign s_axil_rresp = 2'b00;

  always @(posedge aclk) begin
    if (s_axil_awready) address <= s_axil_awaddr[5:2];
    if (s_axil_wready) data <= s_axil_wdata;
    if (!aresetn) begin
      have_address <= 1'b0;
      have_data <= 1'b0;
      s_axil_bvalid <= 1'b0;
      s_axil_rvalid <= 1'b0;
    end else begin
      have_address <= have_address ? ~write : s_axil_awvalid;
      have_data <= have_data ? ~write : s_axil_wvalid;
      s_axil_bvalid <= s_axil_bvalid ? ~s_axil_bready : write;
      s_axil_rvalid <= s_axil_rvalid ? ~s_axil_rready : s_axil_arvalid;
    end
  end

  // A beat waits one cycle for its key, which is read while it is taken.
  reg waits;
  reg out_valid;
  reg [3:0] index;
  reg [31:0] beat;
  reg last;
  wire [31:0] key;
  wire taken = s_axis_tvalid & s_axis_tready;
  wire unused = &{1'b0, s_axil_awaddr[1:0], s_axil_araddr[1:0]};

  assign s_axis_tready = ~waits & ~out_valid;
  assign m_axis_tvalid = out_valid;

  always @(posedge aclk) begin
    beat <= s_axis_tdata;
    last <= s_axis_tlast;
    if (waits) begin
      m_axis_tdata <= beat + key;
      m_axis_tlast <= last;
    end
    if (!aresetn) begin
      waits <= 1'b0;
      out_valid <= 1'b0;
      index <= 4'd0;
    end else begin
      waits <= taken;
      out_valid <= waits | (out_valid & ~m_axis_tready);
      if (taken) index <= s_axis_tlast ? 4'd0 : index + 4'd1;
    end
  end

  hdlgen_ram_16x32 keys (
      .aclk(aclk),
      .write(write),
      .write_address(address),
      .write_data(data),
      .address(index),
      .data(key),
      .check(s_axil_arvalid & s_axil_arready),
      .check_address(s_axil_araddr[5:2]),
      .check_data(s_axil_rdata)
  );
endmodule
