// One level of a parallel prefix XOR of bit planes, which undoes the XOR of each plane with the one
// above it. The planes are in runs of 2^LEVEL, each of which is done at its odd places. At every
// other run's odd places, it takes in the last plane of the run above. A plane that restarts does
// not depend on those above. Combinational.

module hdlgen_prefix_xor #(
  parameter integer LEVEL = 0,  // The first level is 0
  parameter integer COUNT = 4,  // Planes
  parameter integer WIDTH = 8  // Bits of a plane
) (
  input  wire [COUNT*WIDTH-1:0] planes,  // Planes, the top one in the lowest bits
  input  wire [COUNT-1:0] restarts,  // Per plane: it, or one that it has taken in, restarts
  output reg  [COUNT*WIDTH-1:0] joined,  // Planes in runs that are twice as long
  output reg  [COUNT-1:0] joined_restarts  // Per plane: it, or one that it has taken in, restarts
);
  localparam integer RUN = 1 << LEVEL;

  integer i;

  always @* begin
    joined = planes;
    joined_restarts = restarts;
    for (i = RUN; i < COUNT; i = i + 1) begin
      if ((i / RUN) % 2 == 1 && i % 2 == 1) begin
        joined[i * WIDTH +: WIDTH] = planes[i * WIDTH +: WIDTH] ^
            ({WIDTH{~restarts[i]}} & planes[(i / RUN * RUN - 1) * WIDTH +: WIDTH]);
        joined_restarts[i] = restarts[i] | restarts[i / RUN * RUN - 1];
      end
    end
  end
endmodule
