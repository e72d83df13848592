// What a stage that changes beats one by one owes: a beat for each beat, in its turn, with its tlast and
// tuser; none that did not come in; and a beat that came in is offered in the next cycle but one.
module beat_rules #(
  parameter USER_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire s_valid,
  input wire s_ready,
  input wire [USER_BITS:0] s_mark,
  input wire m_valid,
  input wire m_ready,
  input wire [USER_BITS:0] m_mark
);
  reg begun = 0;
  always @(posedge aclk) begun <= 1;

  wire comes = s_valid & s_ready;
  wire goes = m_valid & m_ready;
  // Beats inside, and the marks of one of them, whichever: as many go before it as were there.
  (* anyseq *) wire this_one;
  reg [2:0] inside;
  reg followed;
  reg [2:0] before;
  reg [USER_BITS:0] mark;
  reg [1:0] silent;
  always @(posedge aclk) begin
    inside <= inside + comes - goes;
    if (goes & before != 0) before <= before - 1;
    if (goes & before == 0) followed <= 0;
    if (comes & this_one & !followed) begin
      followed <= 1;
      before <= inside - goes;
      mark <= s_mark;
    end
    silent <= inside == 0 | m_valid ? 0 : silent + 1;
    if (!aresetn) begin
      inside <= 0;
      followed <= 0;
      silent <= 0;
    end
    if (!begun) assume (!aresetn);
    if (begun & aresetn) begin
      if (m_valid) no_beat_from_nowhere: assert (inside != 0);
      if (m_valid & followed & before == 0) beats_in_turn: assert (m_mark == mark);
      beat_offered: assert (silent < 2);
    end
  end
endmodule
