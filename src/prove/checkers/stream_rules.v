// What AXI4-Stream asks of an output stream: once valid, it stays so, with the same payload, until
// it is taken; and nothing is offered in the cycle after reset.
module stream_rules #(
  parameter PAYLOAD = 1
) (
  input wire aclk,
  input wire aresetn,
  input wire valid,
  input wire ready,
  input wire [PAYLOAD-1:0] payload
);
  reg begun = 0;
  reg waits;
  reg was_reset;
  reg [PAYLOAD-1:0] before;
  always @(posedge aclk) begin
    begun <= 1;
    waits <= aresetn & valid & !ready;
    was_reset <= !aresetn;
    before <= payload;
    if (!begun) assume (!aresetn);
    if (begun & waits) begin
      valid_holds: assert (!aresetn | valid);
      data_holds: assert (!aresetn | payload == before);
    end
    if (begun & was_reset) empty_after_reset: assert (!valid);
  end
endmodule
