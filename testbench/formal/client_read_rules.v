// What AXI4 asks of reads at the port towards the cache, and what the unit promises beyond it.
//
// Assumed of the client: what it offers stays until it is taken. Asserted of the unit: everything
// that has a label. One burst is followed, any one: `follow` chooses it when its address is taken,
// so that what holds for it holds for all.
module client_read_rules #(
  parameter ID_BITS = 1,
  parameter ADDRESS_BITS = 32,
  parameter PORT_BYTES = 8
) (
  input wire aclk,
  input wire aresetn,
  input wire s_axi_arvalid,
  input wire s_axi_arready,
  input wire [ID_BITS-1:0] s_axi_arid,
  input wire [ADDRESS_BITS-1:0] s_axi_araddr,
  input wire [7:0] s_axi_arlen,
  input wire [2:0] s_axi_arsize,
  input wire [1:0] s_axi_arburst,
  input wire s_axi_rvalid,
  input wire s_axi_rready,
  input wire [ID_BITS-1:0] s_axi_rid,
  input wire s_axi_rlast,
  input wire [1:0] s_axi_rresp,
  input wire [PORT_BYTES*8-1:0] s_axi_rdata
);
  // Reset at first, and whenever it likes later.
  reg started = 0;
  always @(posedge aclk) begin
    started <= 1;
    if (!started) assume (!aresetn);
  end

  wire ar_taken = s_axi_arvalid & s_axi_arready;
  wire r_taken = s_axi_rvalid & s_axi_rready;

  // What is offered stays, unchanged, until it is taken.
  wire [ID_BITS+ADDRESS_BITS+12:0] ar =
      {s_axi_arid, s_axi_araddr, s_axi_arlen, s_axi_arsize, s_axi_arburst};
  wire [ID_BITS+2:0] r = {s_axi_rid, s_axi_rlast, s_axi_rresp};
  reg [ID_BITS+ADDRESS_BITS+12:0] ar_before;
  reg [ID_BITS+2:0] r_before;
  reg [PORT_BYTES*8-1:0] r_data_before;
  reg ar_waits;
  reg r_waits;
  always @(posedge aclk) begin
    ar_waits <= aresetn & s_axi_arvalid & !s_axi_arready;
    r_waits <= aresetn & s_axi_rvalid & !s_axi_rready;
    ar_before <= ar;
    r_before <= r;
    r_data_before <= s_axi_rdata;
    if (started & aresetn) begin
      if (ar_waits) assume (s_axi_arvalid & ar == ar_before);
      if (r_waits) begin
        r_holds_valid: assert (s_axi_rvalid);
        r_holds_rest: assert (r == r_before);
        r_holds_data: assert (s_axi_rdata == r_data_before);
      end
    end
  end

  // Reads of an ID are answered in the order of their addresses, each with all of its beats, one burst after another.
  (* anyseq *) reg follow;
  reg [7:0] reads;
  // Of each ID.
  reg [(8 << ID_BITS)-1:0] reads_of_ids;
  reg followed;
  reg [7:0] before;
  reg [ID_BITS-1:0] id;
  reg [7:0] beats_left;
  reg within;
  reg [ID_BITS-1:0] id_within;
  wire read_ends = r_taken & s_axi_rlast;
  wire of_id = followed & s_axi_rid == id;
  wire is_followed = of_id & before == 0;
  wire [7:0] reads_of_ar = reads_of_ids >> {s_axi_arid, 3'h0};
  wire [7:0] reads_of_r = reads_of_ids >> {s_axi_rid, 3'h0};
  wire [(8 << ID_BITS)-1:0] one = 1;
  always @(posedge aclk) begin
    reads <= reads + ar_taken - read_ends;
    reads_of_ids <= reads_of_ids + (ar_taken ? one << {s_axi_arid, 3'h0} : 0)
        - (read_ends ? one << {s_axi_rid, 3'h0} : 0);
    if (r_taken) within <= !s_axi_rlast;
    if (r_taken) id_within <= s_axi_rid;
    if (ar_taken & follow & !followed) begin
      followed <= 1;
      before <= reads_of_ar - (read_ends & s_axi_rid == s_axi_arid);
      id <= s_axi_arid;
      beats_left <= s_axi_arlen;
    end else if (is_followed) begin
      if (r_taken) beats_left <= beats_left - 1;
      if (read_ends) followed <= 0;
    end else if (of_id & read_ends) before <= before - 1;
    if (!aresetn) begin
      reads <= 0;
      reads_of_ids <= 0;
      followed <= 0;
      within <= 0;
    end
    if (started & aresetn & s_axi_rvalid) begin
      r_asked: assert (reads != 0);
      r_id_asked: assert (reads_of_r != 0);
      if (within) r_id_stays: assert (s_axi_rid == id_within);
      if (is_followed) r_last: assert (s_axi_rlast == (beats_left == 0));
    end
  end
endmodule
