// Which burst is sent next: a burst that waits, of each ID the oldest, and none whose last blocks may
// never get a slot.
module send_order_rules #(
  parameter ID_BITS = 1,
  parameter SLOTS = 2,
  parameter SLOT_BITS = 2
) (
  input wire aclk,
  input wire aresetn,
  input wire take,
  input wire first,
  input wire last,
  input wire [ID_BITS-1:0] id,
  input wire [SLOTS-1:0] slots_taken,
  input wire is_idle,
  input wire [SLOTS-1:0] there,
  input wire send_taken,
  input wire valid,
  input wire [SLOT_BITS-1:0] slot
);
  wire [SLOTS-1:0] one = 1;
  // Bursts that wait, by the slot of their first block, and the one whose blocks do not all have slots.
  reg [SLOTS-1:0] waiting;
  reg [SLOTS-1:0] open;
  reg splits;
  // One burst is followed, any one, and later bursts of its ID.
  (* anyseq *) reg follow;
  reg [SLOTS-1:0] followed;
  reg [ID_BITS-1:0] followed_id;
  reg [SLOTS-1:0] later;
  reg [SLOTS-1:0] there_before;
  wire [SLOTS-1:0] enters = take & first ? slots_taken : 0;
  wire [SLOTS-1:0] chosen = valid ? one << slot : 0;
  wire [SLOTS-1:0] sent = send_taken ? chosen : 0;
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    waiting <= (waiting | enters) & ~sent;
    if (take) open <= last ? 0 : first ? slots_taken : open;
    if (take) splits <= !last;
    there_before <= there & waiting & ~sent;
    if (followed == 0 & follow) begin
      followed <= enters;
      followed_id <= id;
      later <= 0;
    end else begin
      followed <= followed & ~sent;
      if (enters != 0 & id == followed_id) later <= (later | enters) & ~sent;
      else later <= later & ~sent;
    end
    if (!aresetn) begin
      waiting <= 0;
      open <= 0;
      splits <= 0;
      followed <= 0;
      later <= 0;
      there_before <= 0;
    end
    // A block gets one slot, which no burst has that waits; bursts get their slots one after another.
    assume ((slots_taken & (slots_taken - one)) == 0 & (slots_taken != 0) == take);
    assume ((slots_taken & waiting) == 0);
    if (take) assume (first != splits);
    if (is_idle) assume (waiting == 0);
    assume (valid | !send_taken);
    // Data do not go away.
    assume ((there_before & ~there) == 0);
    if (started & aresetn) begin
      send_waits: assert ((chosen & ~waiting) == 0);
      send_in_order: assert (followed == 0 | (chosen & later) == 0);
      send_complete: assert ((chosen & open) == 0 | waiting == chosen);
    end
  end
endmodule
