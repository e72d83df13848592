// Memory of 1024 words of 16 bits: one write port, one read port, both synchronous.
// A word read goes to an output register.
// A read of the address being written gives the old word.
// INIT names a hex file of its contents at power-up.
//
// Made by: hdlgen --sl 16 --pdw 4
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module hdlgen_ram_1024x16_registered #(
  parameter INIT = ""
) (
  input  wire aclk,  // Clock, rising edge
  input  wire write_enable,  // Write enable
  input  wire [9:0] write_address,  // Address of the word to write
  input  wire [15:0] write_data,  // Word to write
  input  wire read_enable,  // Read enable
  input  wire [9:0] read_address,  // Address of the word to read
  input  wire register_enable,  // The word read before goes to read_data; when 0, that holds
  output reg  [15:0] read_data  // Output register
);

  reg [15:0] words [0:1023];
  reg [15:0] word;

  generate
    if (INIT != "") begin : preload
      initial $readmemh(INIT, words);
    end
  endgenerate

  always @(posedge aclk) begin
    if (write_enable) words[write_address] <= write_data;
    if (read_enable) word <= words[read_address];
    if (register_enable) read_data <= word;
  end
endmodule
