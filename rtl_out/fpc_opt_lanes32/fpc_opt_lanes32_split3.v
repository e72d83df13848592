// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_split3 (
  input  wire [63:0] whole,
  input  wire [7:0] up,
  output wire [31:0] left,
  output wire [31:0] right
);

  wire [31:0] right_goes_up;

  assign right_goes_up = {{4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}}, {4{up[3]}}, {4{up[2]}}, {4{up[1]}}, {4{up[0]}}};
  assign left = (right_goes_up & whole[31:0]) | (~right_goes_up & whole[63:32]);
  assign right = (right_goes_up & whole[63:32]) | (~right_goes_up & whole[31:0]);
endmodule
