  // Takes stored blocks, and gives as many whole ones back, at any time, in order or as an error: up
  // to three are inside.
  (* anyseq *) wire takes;
  (* anyseq *) wire gives;
  (* anyseq *) wire fails;
  (* anyseq *) wire [`PORT_BYTES*8-1:0] any_data;
  localparam WORDS = `BLOCK_BYTES / `PORT_BYTES;
  reg [1:0] held;
  reg offered;
  reg [7:0] left;
  reg failed;
  reg [`PORT_BYTES*8-1:0] data;
  wire comes = s_axis_tvalid & s_axis_tready & s_axis_tlast;
  wire goes = m_axis_tvalid & m_axis_tready;
  assign s_axis_tready = takes & held != 3;
  assign m_axis_tvalid = offered;
  assign m_axis_tlast = left == 0;
  assign m_axis_tuser = {failed & m_axis_tlast, 2'd0};
  assign m_axis_tdata = data;
  always @(posedge aclk) begin
    held <= held + comes - (goes & m_axis_tlast);
    if (!offered | goes) begin
      offered <= gives & (goes & !m_axis_tlast | (held - (goes & m_axis_tlast)) != 0);
      data <= any_data;
      failed <= fails;
    end
    if (goes) left <= m_axis_tlast ? WORDS - 1 : left - 1;
    if (`PROMPT) assume (takes & gives);
    if (!aresetn) begin
      held <= 0;
      offered <= 0;
      left <= WORDS - 1;
    end
  end
