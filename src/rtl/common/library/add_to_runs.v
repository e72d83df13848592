// Adds to each run of RUN numbers one number, the sum of what is before the run. Combinational.

module hdlgen_add_to_runs #(
  parameter integer RUN = 2,  // Numbers of a run
  parameter integer COUNT = 4,  // Numbers of all runs
  parameter integer WIDTH = 8  // Bits of a number
) (
  // What is added to each run, the first in the lowest bits
  input  wire [COUNT/RUN*WIDTH-1:0] befores,
  input  wire [COUNT*WIDTH-1:0] numbers,  // Numbers, the first in the lowest bits
  output reg  [COUNT*WIDTH-1:0] sums,  // Sums, without their carries
  output reg  [COUNT-1:0] carries  // Carries of the sums
);
  integer i;

  always @* begin
    for (i = 0; i < COUNT; i = i + 1) begin
      {carries[i], sums[i * WIDTH +: WIDTH]} =
          {1'b0, befores[i / RUN * WIDTH +: WIDTH]} + {1'b0, numbers[i * WIDTH +: WIDTH]};
    end
  end
endmodule
