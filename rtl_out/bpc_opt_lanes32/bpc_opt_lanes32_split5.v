// The mirror of concatenation: a run of payloads, cyclic in its buffer, to its two
// halves, each cyclic in its own.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_split5 (
  input  wire [63:0] whole,
  input  wire [31:0] up,
  output wire [31:0] left,
  output wire [31:0] right
);

  wire [31:0] right_goes_up;

  assign right_goes_up = {up[31], up[30], up[29], up[28], up[27], up[26], up[25], up[24], up[23], up[22], up[21], up[20],
    up[19], up[18], up[17], up[16], up[15], up[14], up[13], up[12], up[11], up[10], up[9], up[8],
    up[7], up[6], up[5], up[4], up[3], up[2], up[1], up[0]};
  assign left = (right_goes_up & whole[31:0]) | (~right_goes_up & whole[63:32]);
  assign right = (right_goes_up & whole[63:32]) | (~right_goes_up & whole[31:0]);
endmodule
