// Register of WIDTH bits with a clock enable, one of many.

module hdlgen_word #(
  parameter integer WIDTH = 8  // Bits of the word
) (
  input  wire aclk,  // Clock, rising edge
  input  wire here,  // Clock enable: register loads data
  input  wire [WIDTH-1:0] data,  // Word to load
  output reg  [WIDTH-1:0] word  // Stored word
);
  always @(posedge aclk) begin
    if (here) begin
      word <= data;
    end
  end
endmodule
