// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_split5 (
  input  wire [255:0] whole,
  input  wire [31:0] up,
  output wire [127:0] left,
  output wire [127:0] right
);

  wire [127:0] right_goes_up;

  assign right_goes_up = {{4{up[31]}}, {4{up[30]}}, {4{up[29]}}, {4{up[28]}}, {4{up[27]}}, {4{up[26]}}, {4{up[25]}},
    {4{up[24]}}, {4{up[23]}}, {4{up[22]}}, {4{up[21]}}, {4{up[20]}}, {4{up[19]}}, {4{up[18]}},
    {4{up[17]}}, {4{up[16]}}, {4{up[15]}}, {4{up[14]}}, {4{up[13]}}, {4{up[12]}}, {4{up[11]}},
    {4{up[10]}}, {4{up[9]}}, {4{up[8]}}, {4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}},
    {4{up[3]}}, {4{up[2]}}, {4{up[1]}}, {4{up[0]}}};
  assign left = (right_goes_up & whole[127:0]) | (~right_goes_up & whole[255:128]);
  assign right = (right_goes_up & whole[255:128]) | (~right_goes_up & whole[127:0]);
endmodule
