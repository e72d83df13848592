  // Takes blocks, and gives as many back, each of any number of bursts and at any time: up to three
  // are inside.
  (* anyseq *) wire takes;
  (* anyseq *) wire gives;
  (* anyseq *) wire [1:0] any_metadata;
  (* anyseq *) wire [`PORT_BYTES*8-1:0] any_data;
  localparam WORDS = `BLOCK_BYTES / `PORT_BYTES;
  localparam BURST_WORDS = `MAG_BYTES / `PORT_BYTES;
  localparam BURSTS = `BLOCK_BYTES / `MAG_BYTES;
  reg [1:0] held;
  reg offered;
  reg [7:0] left;
  reg [1:0] metadata;
  reg [`PORT_BYTES*8-1:0] data;
  wire comes = s_axis_tvalid & s_axis_tready & s_axis_tlast;
  wire goes = m_axis_tvalid & m_axis_tready;
  // A block whose beats are all bursts is raw: 3.
  wire [1:0] chosen = any_metadata < BURSTS - 1 ? any_metadata : 2'd3;
  assign s_axis_tready = takes & held != 3;
  assign m_axis_tvalid = offered;
  assign m_axis_tlast = left == 0;
  assign m_axis_tuser = metadata;
  assign m_axis_tdata = data;
  always @(posedge aclk) begin
    held <= held + comes - (goes & m_axis_tlast);
    if (!offered | goes) begin
      offered <= gives & (goes & !m_axis_tlast | (held - (goes & m_axis_tlast)) != 0);
      data <= any_data;
    end
    if (goes & !m_axis_tlast) left <= left - 1;
    if (goes & m_axis_tlast | held == 0) begin
      metadata <= chosen;
      left <= chosen == 3 ? WORDS - 1 : (chosen + 1) * BURST_WORDS - 1;
    end
    if (`PROMPT) assume (takes & gives);
    if (!aresetn) begin
      held <= 0;
      offered <= 0;
    end
  end
