// Skid buffer: stores the beat that the receiver does not accept, so that back-pressure reaches the
// sender one cycle later, from a register. Latency: 0 cycles without stalls; one beat per cycle.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_output_port #(
  parameter integer WIDTH = 64,  // Bits of a beat
  parameter integer USER_BITS = 1  // Bits of metadata
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire s_valid,  // Input beat is valid
  input  wire [WIDTH-1:0] s_data,  // Data of the input beat
  input  wire s_last,  // Input beat is the last of its block
  input  wire [USER_BITS-1:0] s_user,  // Metadata and error of the input beat
  input  wire m_ready,  // Receiver accepts a beat
  output wire s_ready,  // Buffer is empty and accepts the beat; an inverted register
  output wire m_valid,  // Output beat is valid
  output wire [WIDTH-1:0] m_data,  // Data of the output beat
  output wire m_last,  // Output beat is the last of its block
  output wire [USER_BITS-1:0] m_user  // Metadata and error of the output beat
);
  reg  is_full;
  reg  [WIDTH-1:0] kept_data;
  reg  kept_last;
  reg  [USER_BITS-1:0] kept_user;
  wire keeps_last = is_full & kept_last;
  assign s_ready = ~is_full;
  assign m_valid = is_full | s_valid;
  assign m_data = is_full ? kept_data : s_data;
  assign m_last = keeps_last | (~is_full & s_last);
  assign m_user = is_full ? kept_user : s_user;

  always @(posedge aclk) begin
    if (!aresetn) begin
      is_full <= 1'b0;
    end else begin
      is_full <= (is_full | s_valid) & ~m_ready;
    end
  end

  // A beat that passes is kept, too, so that m_ready is in no enable.
  always @(posedge aclk) begin
    if (s_valid & ~is_full) begin
      kept_data <= s_data;
      kept_last <= s_last;
      kept_user <= s_user;
    end
  end
endmodule
