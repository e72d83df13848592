// 16 words of 32 bits, one write port and two read ports, from a memory image.
module hdlgen_ram_16x32 (
    input  wire        aclk,
    input  wire        write,
    input  wire [3:0]  write_address,
    input  wire [31:0] write_data,
    input  wire [3:0]  address,
    output reg  [31:0] data,
    input  wire        check,
    input  wire [3:0]  check_address,
    output reg  [31:0] check_data
);
  reg [31:0] words[0:15];
  initial $readmemh("keys.hex", words);

  always @(posedge aclk) begin
    if (write) words[write_address] <= write_data;
    data <= words[address];
    if (check) check_data <= words[check_address];
  end
endmodule
