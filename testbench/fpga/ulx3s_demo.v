// The round-trip demonstration on a ULX3S board (Radiona), whose USB port has a UART.
//
//   LED 0 to 6: how many blocks have come out, LED 7: one was wrong
//   button FIRE 1: begins anew, button FIRE 2: damages the stored blocks while it is held
//
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.
module ulx3s_demo #(
  parameter [15:0] CYCLES_PER_BIT = 16'd217  // 25 MHz, 115,200 baud
) (
  input  wire clk_25mhz,
  input  wire [2:1] btn,
  input  wire ftdi_txd,    // from the host
  output wire ftdi_rxd,    // to the host
  output wire [7:0] led,
  output wire wifi_gpio0   // 1: the ESP32 leaves the FPGA alone
);

  assign wifi_gpio0 = 1'b1;

  // Reset from power-up on, and while the button is held; both buttons are synchronised.
  reg [3:0] powered = 4'd0;
  reg [2:1] button0 = 2'd0, button1 = 2'd0;
  reg       reset = 1'b1;
  always @(posedge clk_25mhz) begin
    if (powered != 4'd15) powered <= powered + 4'd1;
    button0 <= btn;
    button1 <= button0;
    reset <= powered != 4'd15 | button1[1];
  end

  wire [6:0] block_count;
  wire       any_wrong;
  assign led = {any_wrong, block_count};

  round_trip_demo #(.CYCLES_PER_BIT(CYCLES_PER_BIT)) demo (
    .clock(clk_25mhz), .reset(reset), .damage(button1[2]),
    .rxd(ftdi_txd), .txd(ftdi_rxd),
    .block_count(block_count), .any_wrong(any_wrong)
  );

endmodule
