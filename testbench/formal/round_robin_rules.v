// One of those who ask is granted, and none is passed over for more turns than there are others.
module round_robin_rules #(
  parameter COUNT = 4
) (
  input wire aclk,
  input wire aresetn,
  input wire [COUNT-1:0] requests,
  input wire taken,
  input wire any,
  input wire [COUNT-1:0] grant
);
  reg started = 0;
  (* anyconst *) reg [COUNT-1:0] any_one;
  wire [COUNT-1:0] one = any_one & (~any_one + 1);
  reg [COUNT:0] waited;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    assume (any | !taken);
    waited <= !aresetn | !(|(requests & one)) | (taken & |(grant & one)) ? 0 : waited + taken;
    if (started & aresetn) begin
      turns_any: assert (any == |requests);
      turns_one: assert ((grant & (grant - 1)) == 0 & |grant == any);
      turns_asked: assert ((grant & ~requests) == 0);
      turns_bound: assert (waited < COUNT);
    end
  end
endmodule
