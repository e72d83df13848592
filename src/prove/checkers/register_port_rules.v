// What AXI4-Lite asks of the configuration port.
//
// Assumed of software: what it offers stays until it is taken. Asserted of the unit: everything that
// has a label.
module register_port_rules #(
  parameter REGISTER_BITS = 20
) (
  input wire aclk,
  input wire aresetn,
  input wire s_axil_awvalid,
  input wire s_axil_awready,
  input wire [REGISTER_BITS-1:0] s_axil_awaddr,
  input wire s_axil_wvalid,
  input wire s_axil_wready,
  input wire [31:0] s_axil_wdata,
  input wire [3:0] s_axil_wstrb,
  input wire s_axil_bvalid,
  input wire s_axil_bready,
  input wire [1:0] s_axil_bresp,
  input wire s_axil_arvalid,
  input wire s_axil_arready,
  input wire [REGISTER_BITS-1:0] s_axil_araddr,
  input wire s_axil_rvalid,
  input wire s_axil_rready,
  input wire [31:0] s_axil_rdata,
  input wire [1:0] s_axil_rresp
);
  // Reset at first, and whenever it likes later.
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
  end

  // What is offered stays, unchanged, until it is taken.
  reg aw_waits;
  reg w_waits;
  reg ar_waits;
  reg b_waits;
  reg r_waits;
  reg [REGISTER_BITS-1:0] awaddr_before;
  reg [REGISTER_BITS-1:0] araddr_before;
  reg [35:0] w_before;
  reg [1:0] bresp_before;
  reg [33:0] r_before;
  wire [35:0] w = {s_axil_wdata, s_axil_wstrb};
  wire [33:0] r = {s_axil_rdata, s_axil_rresp};
  always @(posedge aclk) begin
    aw_waits <= aresetn & s_axil_awvalid & !s_axil_awready;
    w_waits <= aresetn & s_axil_wvalid & !s_axil_wready;
    ar_waits <= aresetn & s_axil_arvalid & !s_axil_arready;
    b_waits <= aresetn & s_axil_bvalid & !s_axil_bready;
    r_waits <= aresetn & s_axil_rvalid & !s_axil_rready;
    awaddr_before <= s_axil_awaddr;
    araddr_before <= s_axil_araddr;
    w_before <= w;
    bresp_before <= s_axil_bresp;
    r_before <= r;
    if (started & aresetn) begin
      if (aw_waits) assume (s_axil_awvalid & s_axil_awaddr == awaddr_before);
      if (w_waits) assume (s_axil_wvalid & w == w_before);
      if (ar_waits) assume (s_axil_arvalid & s_axil_araddr == araddr_before);
      if (b_waits) lite_b_holds: assert (s_axil_bvalid & s_axil_bresp == bresp_before);
      if (r_waits) lite_r_holds: assert (s_axil_rvalid & r == r_before);
    end
  end

  // An answer for each request, and none without: AW and W for a write.
  reg [1:0] addresses;
  reg [1:0] words;
  reg [1:0] reads;
  // Cycles for which a request waits, with the client ready for its answer.
  reg [4:0] waited;
  wire b_taken = s_axil_bvalid & s_axil_bready;
  wire r_taken = s_axil_rvalid & s_axil_rready;
  wire waits = addresses != 0 | reads != 0
      | (s_axil_awvalid & s_axil_wvalid) | s_axil_arvalid;
  always @(posedge aclk) begin
    addresses <= addresses + (s_axil_awvalid & s_axil_awready) - b_taken;
    words <= words + (s_axil_wvalid & s_axil_wready) - b_taken;
    reads <= reads + (s_axil_arvalid & s_axil_arready) - r_taken;
    waited <= waits & !b_taken & !r_taken & s_axil_bready & s_axil_rready ? waited + 1 : 0;
    if (!aresetn) begin
      addresses <= 0;
      words <= 0;
      reads <= 0;
      waited <= 0;
    end
    if (started & aresetn) begin
      if (s_axil_bvalid) lite_b_asked: assert (addresses != 0 & words != 0);
      if (s_axil_rvalid) lite_r_asked: assert (reads != 0);
      lite_one: assert (addresses <= 1 & words <= 1 & reads <= 1);
      lite_answers: assert (waited < 8);
    end
  end
endmodule
