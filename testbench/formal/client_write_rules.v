// What AXI4 asks of writes at the port towards the cache, and what the unit promises beyond it.
//
// Assumed of the client: what it offers stays until it is taken. Asserted of the unit: everything
// that has a label. One burst is followed, any one: `follow` chooses it when its address is taken,
// so that what holds for it holds for all.
module client_write_rules #(
  parameter ID_BITS = 1,
  parameter ADDRESS_BITS = 32,
  parameter PORT_BYTES = 8
) (
  input wire aclk,
  input wire aresetn,
  input wire s_axi_awvalid,
  input wire s_axi_awready,
  input wire [ID_BITS-1:0] s_axi_awid,
  input wire [ADDRESS_BITS-1:0] s_axi_awaddr,
  input wire [7:0] s_axi_awlen,
  input wire [2:0] s_axi_awsize,
  input wire [1:0] s_axi_awburst,
  input wire s_axi_wvalid,
  input wire s_axi_wready,
  input wire [PORT_BYTES*8-1:0] s_axi_wdata,
  input wire [PORT_BYTES-1:0] s_axi_wstrb,
  input wire s_axi_wlast,
  input wire s_axi_bvalid,
  input wire s_axi_bready,
  input wire [ID_BITS-1:0] s_axi_bid,
  input wire [1:0] s_axi_bresp
);
  // Reset at first, and whenever it likes later.
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
  end

  wire aw_taken = s_axi_awvalid & s_axi_awready;
  wire w_taken = s_axi_wvalid & s_axi_wready;
  wire b_taken = s_axi_bvalid & s_axi_bready;

  // What is offered stays, unchanged, until it is taken.
  wire [ID_BITS+ADDRESS_BITS+12:0] aw =
      {s_axi_awid, s_axi_awaddr, s_axi_awlen, s_axi_awsize, s_axi_awburst};
  wire [PORT_BYTES*9:0] w = {s_axi_wdata, s_axi_wstrb, s_axi_wlast};
  wire [ID_BITS+1:0] b = {s_axi_bid, s_axi_bresp};
  reg [ID_BITS+ADDRESS_BITS+12:0] aw_before;
  reg [PORT_BYTES*9:0] w_before;
  reg [ID_BITS+1:0] b_before;
  reg aw_waits;
  reg w_waits;
  reg b_waits;
  always @(posedge aclk) begin
    aw_waits <= aresetn & s_axi_awvalid & !s_axi_awready;
    w_waits <= aresetn & s_axi_wvalid & !s_axi_wready;
    b_waits <= aresetn & s_axi_bvalid & !s_axi_bready;
    aw_before <= aw;
    w_before <= w;
    b_before <= b;
    if (started & aresetn) begin
      if (aw_waits) assume (s_axi_awvalid & aw == aw_before);
      if (w_waits) assume (s_axi_wvalid & w == w_before);
      if (b_waits) begin
        b_holds_valid: assert (s_axi_bvalid);
        b_holds_rest: assert (b == b_before);
      end
    end
  end

  // Writes are answered in the order of their addresses, each with its ID, and behind all its beats.
  (* anyseq *) reg follow;
  reg [7:0] writes;
  reg followed;
  reg [7:0] before;
  reg [ID_BITS-1:0] id;
  // Beats that are still to come for all bursts whose addresses were taken; less than zero where data
  // came first. The same for the bursts up to the one that is followed.
  reg signed [11:0] beats_owed;
  reg signed [11:0] beats_owed_followed;
  wire signed [11:0] owed_now = beats_owed + (aw_taken ? {4'b0, s_axi_awlen} + 12'sd1 : 12'sd0)
      - (w_taken ? 12'sd1 : 12'sd0);
  wire is_followed = followed & before == 0;
  always @(posedge aclk) begin
    writes <= writes + aw_taken - b_taken;
    beats_owed <= owed_now;
    if (aw_taken & follow & !followed) begin
      followed <= 1;
      before <= writes - b_taken;
      id <= s_axi_awid;
      beats_owed_followed <= owed_now;
    end else begin
      if (w_taken) beats_owed_followed <= beats_owed_followed - 12'sd1;
      if (is_followed & b_taken) followed <= 0;
      if (followed & b_taken) before <= before - 1;
    end
    if (!aresetn) begin
      writes <= 0;
      followed <= 0;
      beats_owed <= 0;
    end
    if (started & aresetn & s_axi_bvalid) begin
      b_asked: assert (writes != 0);
      if (is_followed) begin
        b_id: assert (s_axi_bid == id);
        b_behind_data: assert (beats_owed_followed <= 0);
      end
    end
  end
endmodule
