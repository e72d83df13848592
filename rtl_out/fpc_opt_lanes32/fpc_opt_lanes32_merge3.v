// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_merge3 (
  input  wire [31:0] left,
  input  wire [31:0] right,
  input  wire [7:0] up,
  output wire [63:0] whole
);

  wire [31:0] right_goes_up;

  assign right_goes_up = {{4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}}, {4{up[3]}}, {4{up[2]}}, {4{up[1]}}, {4{up[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
