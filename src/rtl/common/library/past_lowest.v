// All bits past the lowest bit that is 1. Within groups of four bits, then of four groups, and so
// on, so that no chain of gates is long. Combinational.

module hdlgen_past_lowest #(
  parameter integer COUNT = 16  // Bits
) (
  input  wire [COUNT-1:0] bits,  // Bits to search
  output reg  [COUNT-1:0] past  // 1 if a lower bit is 1
);
  integer size;
  integer group;
  integer part;
  integer i;
  // Of the first bit of each part: a bit of the part is 1.
  reg  [COUNT-1:0] holds;
  // A lower part of the group has a 1.
  reg  lower;

  always @* begin
    past = {COUNT{1'b0}};
    holds = bits;
    for (size = 1; size < COUNT; size = size * 4) begin
      for (group = 0; group < COUNT; group = group + size * 4) begin
        lower = 1'b0;
        for (part = group; part < group + size * 4; part = part + size) begin
          for (i = part; i < part + size; i = i + 1) begin
            if (i < COUNT) past[i] = past[i] | lower;
          end
          if (part < COUNT) lower = lower | holds[part];
        end
        holds[group] = lower;
      end
    end
  end
endmodule
