// A burst is answered behind the entries of the write buffer that took its beats. One burst is followed: the one whose
// beat `follow` chooses. An entry ends once for each time that it is taken.
module answer_rules #(
  parameter ENTRIES = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire early_response,
  input wire beat_taken,
  input wire [ENTRIES-1:0] beat_entry,
  input wire beat_opens,
  input wire [ENTRIES-1:0] entry_ends,
  input wire [ENTRIES-1:0] entries_free,
  input wire burst_ended,
  input wire s_axi_bvalid,
  input wire s_axi_bready
);
  reg started = 0;
  reg taken_before;
  // Entries that hold a block, and those that took beats of the burst that is followed.
  reg [ENTRIES-1:0] busy;
  reg [ENTRIES-1:0] awaited;
  // Bursts whose beats were all taken and that are not answered yet, at first those before the one that is followed.
  reg [3:0] open_bursts;
  reg [3:0] ahead;
  reg follows;
  // All its beats were taken.
  reg is_whole;
  (* anyseq *) wire follow;
  wire answered = s_axi_bvalid & s_axi_bready;
  wire begins = follow & !follows & |beat_entry;
  wire [3:0] now = open_bursts - answered;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    assume (!early_response);
    taken_before <= beat_taken & aresetn;
    // A beat that was taken is one entry's.
    assume ((beat_entry & (beat_entry - 1)) == 0 & |beat_entry == taken_before);
    assume ((entry_ends & (entry_ends - 1)) == 0);
    // It is busy from that cycle on, and does not end so soon.
    busy <= (busy & ~entry_ends) | beat_entry;
    assume ((entry_ends & (~busy | beat_entry)) == 0);
    assume ((entries_free & (busy | beat_entry)) == 0);
    open_bursts <= now + burst_ended;
    if (begins) begin
      follows <= 1;
      ahead <= now;
    end else if (answered & follows) begin
      if (ahead == 0) follows <= 0;
      else ahead <= ahead - 1;
    end
    awaited <= (begins ? beat_entry : awaited | (follows & !is_whole ? beat_entry : 0)) & ~entry_ends;
    is_whole <= begins ? burst_ended : is_whole | (follows & burst_ended);
    if (!aresetn) begin
      busy <= 0;
      awaited <= 0;
      open_bursts <= 0;
      follows <= 0;
      is_whole <= 0;
    end
    if (started & aresetn & follows & ahead == 0 & s_axi_bvalid) b_behind_entries: assert (awaited == 0);
  end
endmodule
