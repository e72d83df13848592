// Skid buffer: keeps the beat that the receiver does not take, so that its stall reaches the
// sender a cycle later, from a register.
//
// Made by: hdlgen --design bpc-opt --lanes 32
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module bpc_opt_lanes32_decompressor_output_port (
  input  wire aclk,  // Clock; registers load at its rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // A beat is offered
  input  wire [255:0] s_data,  // Data of the beat that is offered
  input  wire s_last,  // Beat that is offered is the last one of its block
  input  wire [2:0] s_user,  // Metadata and error of the beat that is offered
  input  wire m_ready,  // Receiver takes a beat
  output wire s_ready,  // Buffer is empty, so that the beat is taken; a register, inverted
  output wire m_valid,  // A beat is sent
  output wire [255:0] m_data,  // Data of the beat that is sent
  output wire m_last,  // Beat that is sent is the last one of its block
  output wire [2:0] m_user  // Metadata and error of the beat that is sent
);
  reg  is_full;
  // Also a beat that goes through, so that m_ready is in no enable.
  wire takes = s_valid & ~is_full;
  reg  [255:0] kept_data;
  reg  kept_last;
  reg  [2:0] kept_user;
  wire keeps_last = is_full & kept_last;
  assign s_ready = ~is_full;
  assign m_valid = is_full | s_valid;
  assign m_data = is_full ? kept_data : s_data;
  assign m_last = keeps_last | (~is_full & s_last);
  assign m_user = is_full ? kept_user : s_user;

  always @(posedge aclk) begin
    if (!aresetn) begin
      is_full <= 1'h0;
    end else begin
      is_full <= (is_full | s_valid) & ~m_ready;
    end
  end

  always @(posedge aclk) begin
    if (takes) begin
      kept_data <= s_data;
      kept_last <= s_last;
      kept_user <= s_user;
    end
  end
endmodule
