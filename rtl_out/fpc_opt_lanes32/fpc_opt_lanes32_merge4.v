// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_merge4 (
  input  wire [63:0] left,
  input  wire [63:0] right,
  input  wire [15:0] up,
  output wire [127:0] whole
);

  wire [63:0] right_goes_up;

  assign right_goes_up = {{4{up[15]}}, {4{up[14]}}, {4{up[13]}}, {4{up[12]}}, {4{up[11]}}, {4{up[10]}}, {4{up[9]}},
    {4{up[8]}}, {4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}}, {4{up[3]}}, {4{up[2]}}, {4{up[1]}},
    {4{up[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
