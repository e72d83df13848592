// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_merge5 (
  input  wire [31:0] left,
  input  wire [31:0] right,
  input  wire [31:0] up,
  output wire [63:0] whole
);

  wire [31:0] right_goes_up;

  assign right_goes_up = {up[31], up[30], up[29], up[28], up[27], up[26], up[25], up[24], up[23], up[22], up[21], up[20],
    up[19], up[18], up[17], up[16], up[15], up[14], up[13], up[12], up[11], up[10], up[9], up[8],
    up[7], up[6], up[5], up[4], up[3], up[2], up[1], up[0]};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
