// One of those who ask is told, and none is passed over for more turns than there are others. Each asks until it
// is told.
module turns_rules #(
  parameter COUNT = 4
) (
  input wire aclk,
  input wire aresetn,
  input wire [COUNT-1:0] wants,
  input wire room,
  input wire [COUNT-1:0] told,
  input wire any,
  input wire quiet
);
  reg started = 0;
  (* anyconst *) reg [COUNT-1:0] any_one;
  wire [COUNT-1:0] one = any_one & (~any_one + 1);
  reg [COUNT-1:0] asks;
  reg [COUNT-1:0] before;
  reg had_room;
  reg [COUNT:0] waited;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
    asks <= aresetn ? wants & ~told : 0;
    before <= aresetn ? wants : 0;
    had_room <= aresetn & room;
    assume ((asks & ~wants) == 0);
    waited <= !aresetn | !(|(wants & one)) | |(told & one) ? 0 : waited + any;
    if (started & aresetn) begin
      turns_any: assert (any == |told);
      turns_one: assert ((told & (told - 1)) == 0);
      turns_asked: assert ((told & ~wants) == 0);
      turns_room: assert (had_room | !any);
      turns_quiet: assert (!(quiet & any) & quiet == !(|before));
      turns_bound: assert (waited < COUNT);
    end
  end
endmodule
