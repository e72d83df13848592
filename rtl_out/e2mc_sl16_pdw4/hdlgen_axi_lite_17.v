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
  output wire s_axil_awready,  // Write address is accepted at this edge
  output wire s_axil_wready,  // Write beat is accepted at this edge
  output wire s_axil_bvalid,  // Write response is valid
  output wire [1:0] s_axil_bresp,  // 0: OKAY, 2: SLVERR
  output wire s_axil_arready,  // Read address is accepted at this edge
  output wire s_axil_rvalid,  // Read beat is valid
  output wire [31:0] s_axil_rdata,  // Read beat, first byte in the lowest bits
  output wire [1:0] s_axil_rresp,  // 0: OKAY, 2: SLVERR
  output wire access_waits,  // An access is pending; held with the outputs below until done
  output wire write,  // Access is a write
  output wire [14:0] address,  // Address of the access in 32-bit words
  output wire [31:0] write_data  // Word to write
);
  localparam [14:0] REVISION_WORD = 15'h7;
  localparam [1:0] RESP_OKAY = 2'h0;
  localparam [1:0] RESP_SLVERR = 2'h2;

  reg  take_write;
  reg  take_read;
  reg  waiting;
  reg  is_write;
  // A write that leaves out byte lanes: it is not performed and returns SLVERR.
  reg  is_partial;
  reg  [14:0] word_address;
  reg  [31:0] word;
  reg  write_answered;
  reg  read_answered;
  reg  answer_failed;
  reg  [31:0] answer;

  // Accept a transaction; writes have priority
  wire idle = ~(take_write | take_read | waiting | write_answered | read_answered);
  wire writes = idle & s_axil_awvalid & s_axil_wvalid;
  wire taken = take_write | take_read;
  wire [16:0] byte_address = take_write ? s_axil_awaddr : s_axil_araddr;

  always @(posedge aclk) begin
    if (!aresetn) begin
      take_write <= 1'h0;
      take_read <= 1'h0;
    end else begin
      take_write <= writes;
      take_read <= idle & s_axil_arvalid & ~writes;
    end
  end

  always @(posedge aclk) begin
    if (taken) begin
      is_write <= take_write;
      is_partial <= take_write & ~(&s_axil_wstrb);
      word_address <= byte_address[16:2];
    end
    if (take_write) word <= s_axil_wdata;
  end

  // Wait for the design, then respond
  wire ends = waiting & (done | is_partial);
  wire reads_revision = (word_address == REVISION_WORD) & ~is_write;
  wire [1:0] response = answer_failed ? RESP_SLVERR : RESP_OKAY;

  always @(posedge aclk) begin
    if (!aresetn) begin
      waiting <= 1'h0;
      write_answered <= 1'h0;
      read_answered <= 1'h0;
    end else begin
      waiting <= taken | (waiting & ~ends);
      write_answered <= (ends & is_write) | (write_answered & ~s_axil_bready);
      read_answered <= (ends & ~is_write) | (read_answered & ~s_axil_rready);
    end
  end

  always @(posedge aclk) begin
    if (ends) begin
      answer_failed <= (failed & ~reads_revision) | is_partial;
      answer <= reads_revision ? REVISION : read_data;
    end
  end

  // Outputs, all from registers
  assign s_axil_awready = take_write;
  assign s_axil_wready = take_write;
  assign s_axil_bvalid = write_answered;
  assign s_axil_bresp = response;
  assign s_axil_arready = take_read;
  assign s_axil_rvalid = read_answered;
  assign s_axil_rdata = answer;
  assign s_axil_rresp = response;
  assign access_waits = waiting & ~is_partial;
  assign write = is_write;
  assign address = word_address;
  assign write_data = word;

  // Bits that nothing reads.
  wire unused = &{1'b0, byte_address[1:0]};
endmodule
