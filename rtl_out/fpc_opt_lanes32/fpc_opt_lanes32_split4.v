// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_split4 (
  input  wire [127:0] whole,
  input  wire [15:0] up,
  output wire [63:0] left,
  output wire [63:0] right
);

  wire [63:0] right_goes_up;

  assign right_goes_up = {{4{up[15]}}, {4{up[14]}}, {4{up[13]}}, {4{up[12]}}, {4{up[11]}}, {4{up[10]}}, {4{up[9]}},
    {4{up[8]}}, {4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}}, {4{up[3]}}, {4{up[2]}}, {4{up[1]}},
    {4{up[0]}}};
  assign left = (right_goes_up & whole[63:0]) | (~right_goes_up & whole[127:64]);
  assign right = (right_goes_up & whole[127:64]) | (~right_goes_up & whole[63:0]);
endmodule
