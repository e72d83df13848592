// Where blocks are in a half whose core takes one in each move. Nothing of it is promised, but it is true, and what is
// promised follows from it: each block inside has a place and comes into no other that is taken, and while nothing is
// offered the oldest goes on by a place in each cycle.
module places #(
  // 0: they are not known.
  parameter PLACES = 0,
  parameter BLOCK_BEATS = 4
) (
  input wire aclk,
  input wire aresetn,
  input wire begun,
  // In the design: whether there is a block, from where it waits at the input to where its last beat waits for the receiver; and beats at the
  // input.
  input wire [(PLACES == 0 ? 0 : PLACES - 1):0] places,
  input wire [7:0] beat_count,
  // At the ports.
  input wire s_ready,
  input wire m_valid,
  // What the rules have counted: beats that came in, whole blocks inside, and cycles of nothing.
  input wire [7:0] beats_in,
  input wire [5:0] inside,
  input wire [9:0] silent
);
  generate if (PLACES != 0) begin
    reg [5:0] held;
    reg [5:0] oldest;
    integer place;
    always @* begin
      held = 0;
      oldest = 0;
      for (place = 0; place < PLACES; place = place + 1) begin
        held = held + places[place];
        if (places[place]) oldest = place;
      end
    end
    always @(posedge aclk) if (begun & aresetn) begin
      each_has_its_place: assert (inside == held);
      its_beats_are_counted_at_its_place: assert (beats_in == beat_count & beats_in <= BLOCK_BEATS);
      one_waits_at_its_place: assert (!places[0] | (places[1] & !s_ready));
      oldest_goes_on_from_its_place: assert (m_valid | silent <= oldest);
    end
  end endgenerate
endmodule
