// A register slice with a skid register: what comes in goes out.
module slice (
    input  wire        aclk,
    input  wire        aresetn,
    input  wire        s_axis_tvalid,
    output wire        s_axis_tready,
    input  wire [63:0] s_axis_tdata,
    input  wire        s_axis_tlast,
    input  wire [1:0]  s_axis_tuser,
    output reg         m_axis_tvalid,
    input  wire        m_axis_tready,
    output reg  [63:0] m_axis_tdata,
    output reg         m_axis_tlast,
    output reg  [1:0]  m_axis_tuser
);
  reg        full;
  reg [66:0] held;
  wire [66:0] beat = {s_axis_tuser, s_axis_tlast, s_axis_tdata};
  wire taken = s_axis_tvalid & s_axis_tready;
  wire free = m_axis_tready | ~m_axis_tvalid;

  assign s_axis_tready = ~full;

  always @(posedge aclk) begin
    if (free) begin
      {m_axis_tuser, m_axis_tlast, m_axis_tdata} <= full ? held : beat;
    end
    if (taken) held <= beat;
    if (!aresetn) begin
      m_axis_tvalid <= 1'b0;
      full <= 1'b0;
    end else if (free) begin
      m_axis_tvalid <= taken | full;
      full <= 1'b0;
    end else if (taken) begin
      full <= 1'b1;
    end
  end
endmodule
