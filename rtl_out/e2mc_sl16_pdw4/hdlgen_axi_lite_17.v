// AXI4-Lite slave. Each transaction becomes one access, which is held until done.
// One transaction is in flight at a time; writes have priority. It takes 4 cycles plus the wait for
// done.
// All outputs to the bus come from registers.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_axi_lite_17 #(
  parameter [31:0] REVISION = 32'h0
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axil_awvalid,  // Write address is valid
  input  wire [16:0] s_axil_awaddr,  // Address of the first byte to write
  input  wire s_axil_wvalid,  // Write beat is valid
  input  wire [31:0] s_axil_wdata,  // Write beat, first byte in the lowest bits
  input  wire [3:0] s_axil_wstrb,  // Write strobes, one per byte of the beat
  input  wire s_axil_bready,  // Write response is accepted at this edge
  input  wire s_axil_arvalid,  // Read address is valid
  input  wire [16:0] s_axil_araddr,  // Address of the first byte to read
  input  wire s_axil_rready,  // Read beat is accepted at this edge
  input  wire done,  // Design completes the access in this cycle
  input  wire failed,  // With done: no word is at this address, or the access waited too long
  input  wire [31:0] read_data,  // With done: word that was read
  output reg  s_axil_awready,  // Write address is accepted at this edge
  output wire s_axil_wready,  // Write beat is accepted at this edge
  output reg  s_axil_bvalid,  // Write response is valid
  output wire [1:0] s_axil_bresp,  // 0: OKAY, 2: SLVERR
  output reg  s_axil_arready,  // Read address is accepted at this edge
  output reg  s_axil_rvalid,  // Read beat is valid
  output reg  [31:0] s_axil_rdata,  // Read beat, first byte in the lowest bits
  output wire [1:0] s_axil_rresp,  // 0: OKAY, 2: SLVERR
  output wire access_waits,  // An access is pending; held with the outputs below until done
  output reg  write,  // Access is a write
  output reg  [14:0] address,  // Address of the access in 32-bit words
  output reg  [31:0] write_data  // Word to write
);
  localparam [14:0] REVISION_WORD = 15'h7;
  localparam [1:0] RESP_OKAY = 2'h0;
  localparam [1:0] RESP_SLVERR = 2'h2;

  reg  waiting;
  // A write that leaves out byte lanes: it is not performed and returns SLVERR.
  reg  is_partial;
  reg  answer_failed;

  // Accept a transaction; writes have priority
  wire idle = ~(s_axil_awready | s_axil_arready | waiting | s_axil_bvalid | s_axil_rvalid);
  wire writes = idle & s_axil_awvalid & s_axil_wvalid;
  wire taken = s_axil_awready | s_axil_arready;
  wire [16:0] byte_address = s_axil_awready ? s_axil_awaddr : s_axil_araddr;

  always @(posedge aclk) begin
    if (!aresetn) begin
      s_axil_awready <= 1'h0;
      s_axil_arready <= 1'h0;
    end else begin
      s_axil_awready <= writes;
      s_axil_arready <= idle & s_axil_arvalid & ~writes;
    end
  end

  always @(posedge aclk) begin
    if (taken) begin
      write <= s_axil_awready;
      is_partial <= s_axil_awready & ~(&s_axil_wstrb);
      address <= byte_address[16:2];
    end
    if (s_axil_awready) write_data <= s_axil_wdata;
  end

  // Wait for the design, then respond
  wire ends = waiting & (done | is_partial);
  wire reads_revision = (address == REVISION_WORD) & ~write;
  wire [1:0] response = answer_failed ? RESP_SLVERR : RESP_OKAY;

  always @(posedge aclk) begin
    if (!aresetn) begin
      waiting <= 1'h0;
      s_axil_bvalid <= 1'h0;
      s_axil_rvalid <= 1'h0;
    end else begin
      waiting <= taken | (waiting & ~ends);
      s_axil_bvalid <= (ends & write) | (s_axil_bvalid & ~s_axil_bready);
      s_axil_rvalid <= (ends & ~write) | (s_axil_rvalid & ~s_axil_rready);
    end
  end

  always @(posedge aclk) begin
    if (ends) begin
      answer_failed <= (failed & ~reads_revision) | is_partial;
      s_axil_rdata <= reads_revision ? REVISION : read_data;
    end
  end

  // Outputs, all from registers
  assign s_axil_wready = s_axil_awready;
  assign s_axil_bresp = response;
  assign s_axil_rresp = response;
  assign access_waits = waiting & ~is_partial;

  // Bits that nothing reads.
  wire unused = &{1'b0, byte_address[1:0]};
endmodule
