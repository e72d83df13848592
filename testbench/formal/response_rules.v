// A request is answered within a bound, where the memory, the codec and the client wait for nothing.
//
// Assumed of the client: one request at a time, of one beat, always ready for its answer.
module response_rules #(
  parameter BOUND = 24
) (
  input wire aclk,
  input wire aresetn,
  input wire s_axi_arvalid,
  input wire s_axi_arready,
  input wire [7:0] s_axi_arlen,
  input wire s_axi_rvalid,
  input wire s_axi_rready,
  input wire s_axi_awvalid,
  input wire s_axi_awready,
  input wire [7:0] s_axi_awlen,
  input wire s_axi_wvalid,
  input wire s_axi_wready,
  input wire s_axi_bvalid,
  input wire s_axi_bready
);
  reg busy;
  reg needs_data;
  reg [7:0] waited;
  reg started = 0;
  wire asks = s_axi_arvalid | s_axi_awvalid;
  wire ends = s_axi_rvalid | s_axi_bvalid;
  always @(posedge aclk) begin
    started <= 1;
    assume (s_axi_rready & s_axi_bready);
    assume (s_axi_arlen == 0 & s_axi_awlen == 0);
    assume (!(s_axi_arvalid & s_axi_awvalid));
    if (busy | !aresetn) assume (!asks);
    // Data with their address.
    assume (s_axi_wvalid == (s_axi_awvalid | needs_data));
    needs_data <= s_axi_wvalid & !s_axi_wready;
    busy <= (busy | asks & (s_axi_arready | s_axi_awready)) & !ends;
    waited <= (asks | busy) & !ends ? waited + 1 : 0;
    if (!aresetn) begin
      busy <= 0;
      needs_data <= 0;
      waited <= 0;
    end
    if (started & aresetn) answered_in_time: assert (waited < BOUND);
  end
endmodule
