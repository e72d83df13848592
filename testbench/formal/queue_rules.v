// Words leave in the order in which they came, unchanged, none twice, and stay until they are taken.
module queue_rules #(
  parameter DEPTH = 2,
  parameter WIDTH = 46
) (
  input wire aclk,
  input wire aresetn,
  input wire s_valid,
  input wire s_ready,
  input wire [WIDTH-1:0] s_data,
  input wire m_valid,
  input wire m_ready,
  input wire [WIDTH-1:0] m_data
);
  reg started = 0;
  // Any one word is followed.
  (* anyseq *) reg follow;
  reg followed;
  reg [WIDTH-1:0] word;
  reg [2:0] held;
  reg [2:0] before;
  wire comes = s_valid & s_ready;
  wire goes = m_valid & m_ready;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    held <= held + comes - goes;
    if (comes & follow & !followed) begin
      followed <= 1;
      word <= s_data;
      before <= held - goes;
    end else if (followed & goes) begin
      before <= before - 1;
      if (before == 0) followed <= 0;
    end
    if (!aresetn) begin
      held <= 0;
      followed <= 0;
    end
    if (started & aresetn) begin
      queue_count: assert (m_valid == (held != 0) & s_ready == (held != DEPTH));
      if (followed & before == 0) queue_order: assert (m_valid & m_data == word);
    end
  end
endmodule
