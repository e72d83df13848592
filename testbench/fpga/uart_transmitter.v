// A UART's transmitter: 8 bits, no parity, 1 stop bit. It takes a byte when `valid` and `ready`.
//
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.
module uart_transmitter #(
  parameter [15:0] CYCLES_PER_BIT = 16'd217  // 25 MHz, 115,200 baud
) (
  input  wire clock,
  input  wire reset,
  input  wire valid,
  output wire ready,
  input  wire [7:0] data,
  output wire txd
);

  // Stop bit, data, start bit, from the lowest bit on; ones follow, as the idle line has them.
  reg [9:0]  frame;
  reg [3:0]  bits_left;
  reg [15:0] wait_cycles;

  assign ready = bits_left == 4'd0;
  assign txd = frame[0];

  always @(posedge clock) begin
    if (ready) begin
      if (valid) begin
        frame <= {1'b1, data, 1'b0};
        bits_left <= 4'd10;
        wait_cycles <= CYCLES_PER_BIT - 16'd1;
      end
    end else if (wait_cycles != 16'd0) begin
      wait_cycles <= wait_cycles - 16'd1;
    end else begin
      frame <= {1'b1, frame[9:1]};
      bits_left <= bits_left - 4'd1;
      wait_cycles <= CYCLES_PER_BIT - 16'd1;
    end
    if (reset) begin
      frame <= 10'h3ff;
      bits_left <= 4'd0;
    end
  end

endmodule
