// Matrix arbiter: of COUNT requests, grants the one that was served least recently. Combinational,
// except for a register with a bit per pair.

module hdlgen_matrix_arbiter #(
  parameter integer COUNT = 2  // Requests
) (
  input  wire aclk,  // Clock, rising edge
  input  wire aresetn,  // Synchronous reset, active low
  input  wire [COUNT-1:0] requests,  // Requests, one bit each
  // With moves: request that was served, and goes last from now on; one-hot or zero
  input  wire [COUNT-1:0] served,
  input  wire moves,  // One may have been served
  output reg  [COUNT-1:0] grant  // One-hot grant: the request that was served least recently
);
  // For j < i, bit i * (i - 1) / 2 + j: request i goes before request j.
  reg  [COUNT*(COUNT-1)/2-1:0] goes_before;
  integer i;
  integer j;
  integer row;
  integer column;

  always @* begin
    grant = requests;
    for (i = 1; i < COUNT; i = i + 1) begin
      for (j = 0; j < i; j = j + 1) begin
        if (requests[j] & ~goes_before[i * (i - 1) / 2 + j]) grant[i] = 1'b0;
        if (requests[i] & goes_before[i * (i - 1) / 2 + j]) grant[j] = 1'b0;
      end
    end
  end

  always @(posedge aclk) begin
    for (row = 1; row < COUNT; row = row + 1) begin
      for (column = 0; column < row; column = column + 1) begin
        if (!aresetn) begin
          goes_before[row * (row - 1) / 2 + column] <= 1'b0;
        end else if (moves) begin
          goes_before[row * (row - 1) / 2 + column] <=
              served[column] | (goes_before[row * (row - 1) / 2 + column] & ~served[row]);
        end
      end
    end
  end
endmodule
