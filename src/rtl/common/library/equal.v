// Compares two values of WIDTH bits. Combinational.

module hdlgen_equal #(
  parameter integer WIDTH = 8  // Bits of a value
) (
  input  wire [WIDTH-1:0] value,  // A value
  input  wire [WIDTH-1:0] other,  // Another value
  output wire same  // The values are equal
);
  assign same = value == other;
endmodule
