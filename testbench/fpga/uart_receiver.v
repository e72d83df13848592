// A UART's receiver: 8 bits, no parity, 1 stop bit.
//
// `valid` is 1 for a cycle, with the byte, in the middle of its stop bit. A byte whose stop bit
// is not there is dropped.
//
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.
module uart_receiver #(
  parameter [15:0] CYCLES_PER_BIT = 16'd217  // 25 MHz, 115,200 baud
) (
  input  wire clock,
  input  wire reset,
  input  wire rxd,
  output reg  valid,
  output reg  [7:0] data
);

  // The line is not synchronous to the clock.
  reg [1:0] sampled;
  always @(posedge clock) sampled <= {sampled[0], rxd};
  wire line = sampled[1];

  // Half a bit after the start bit's edge, then once a bit.
  reg        busy;
  reg [15:0] wait_cycles;
  reg [3:0]  bits_left;  // start bit, 8 of data, stop bit
  wire       sample = busy & wait_cycles == 16'd0;

  always @(posedge clock) begin
    valid <= 1'b0;
    if (!busy) begin
      busy <= ~line;
      wait_cycles <= CYCLES_PER_BIT / 16'd2 - 16'd1;
      bits_left <= 4'd9;
    end else if (!sample) begin
      wait_cycles <= wait_cycles - 16'd1;
    end else begin
      wait_cycles <= CYCLES_PER_BIT - 16'd1;
      bits_left <= bits_left - 4'd1;
      if (bits_left == 4'd9) begin
        // A start bit that is over by now was a disturbance.
        busy <= ~line;
      end else if (bits_left != 4'd0) begin
        data <= {line, data[7:1]};
      end else begin
        busy <= 1'b0;
        valid <= line;
      end
    end
    if (reset) begin
      busy <= 1'b0;
      valid <= 1'b0;
    end
  end

endmodule
