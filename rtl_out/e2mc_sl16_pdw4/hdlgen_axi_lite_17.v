// AXI4-Lite slave: each transaction becomes one access, held until done.
// All outputs to the bus come from registers.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_axi_lite_17 #(
  parameter [31:0] REVISION = 32'h0
) (
  input  wire aclk,  // Clock; registers load at its rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_axil_awvalid,  // A write is asked for
  input  wire [16:0] s_axil_awaddr,  // Address of the write's first byte
  input  wire s_axil_wvalid,  // A beat to write is offered
  input  wire [31:0] s_axil_wdata,  // The beat to write, its first byte in the lowest bits
  input  wire [3:0] s_axil_wstrb,  // Bytes of the beat that are written
  input  wire s_axil_bready,  // The write's response is taken at this edge
  input  wire s_axil_arvalid,  // A read is asked for
  input  wire [16:0] s_axil_araddr,  // Address of the read's first byte
  input  wire s_axil_rready,  // The beat that was read is taken at this edge
  input  wire done,  // Design has done the access in this cycle
  input  wire failed,  // With done: there is no such word
  input  wire [31:0] read_data,  // With done: word that was read
  output wire s_axil_awready,  // The write is accepted at this edge
  output wire s_axil_wready,  // The beat to write is taken at this edge
  output wire s_axil_bvalid,  // A write's response is offered
  output wire [1:0] s_axil_bresp,  // 0: OKAY, 2: SLVERR
  output wire s_axil_arready,  // The read is accepted at this edge
  output wire s_axil_rvalid,  // A beat that was read is offered
  output wire [31:0] s_axil_rdata,  // The beat that was read, its first byte in the lowest bits
  output wire [1:0] s_axil_rresp,  // 0: OKAY, 2: SLVERR
  output wire access_waits,  // An access waits; held with the outputs below until done
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
  // A write that leaves out byte lanes: it answers SLVERR and does nothing.
  reg  is_partial;
  reg  [14:0] word_address;
  reg  [31:0] word;
  reg  write_answered;
  reg  read_answered;
  reg  answer_failed;
  reg  [31:0] answer;

  // A transaction is taken, a write before a read
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
  end

  always @(posedge aclk) begin
    if (take_write) begin
      word <= s_axil_wdata;
    end
  end

  // It waits for the design, and is answered
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

  // The outputs, all from registers
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
