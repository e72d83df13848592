// Memory of 4 words of 58 bits: one write port, one read port, both synchronous.
// A read of the address being written gives the old word.
// INIT names a hex file of its contents at power-up.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_ram_4x58 #(
  parameter INIT = ""
) (
  input  wire aclk,  // Clock, rising edge
  input  wire write_enable,  // Write enable
  input  wire [1:0] write_address,  // Address of the word to write
  input  wire [57:0] write_data,  // Word to write
  input  wire read_enable,  // Read enable; when 0, read_data holds
  input  wire [1:0] read_address,  // Address of the word to read
  output reg  [57:0] read_data  // Word read, from the next cycle on
);

  reg [57:0] words [0:3];

  generate
    if (INIT != "") begin : preload
      initial $readmemh(INIT, words);
    end
  endgenerate

  always @(posedge aclk) begin
    if (write_enable) words[write_address] <= write_data;
    if (read_enable) read_data <= words[read_address];
  end
endmodule
