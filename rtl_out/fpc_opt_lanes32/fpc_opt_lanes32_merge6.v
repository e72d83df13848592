// Concatenation: two runs of payloads, each cyclic in its own buffer, side by side in
// one of both widths. A unit goes to its place in the lower or the upper half.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_merge6 (
  input  wire [255:0] left,
  input  wire [255:0] right,
  input  wire [63:0] up,
  output wire [511:0] whole
);

  wire [255:0] right_goes_up;

  assign right_goes_up = {{4{up[63]}}, {4{up[62]}}, {4{up[61]}}, {4{up[60]}}, {4{up[59]}}, {4{up[58]}}, {4{up[57]}},
    {4{up[56]}}, {4{up[55]}}, {4{up[54]}}, {4{up[53]}}, {4{up[52]}}, {4{up[51]}}, {4{up[50]}},
    {4{up[49]}}, {4{up[48]}}, {4{up[47]}}, {4{up[46]}}, {4{up[45]}}, {4{up[44]}}, {4{up[43]}},
    {4{up[42]}}, {4{up[41]}}, {4{up[40]}}, {4{up[39]}}, {4{up[38]}}, {4{up[37]}}, {4{up[36]}},
    {4{up[35]}}, {4{up[34]}}, {4{up[33]}}, {4{up[32]}}, {4{up[31]}}, {4{up[30]}}, {4{up[29]}},
    {4{up[28]}}, {4{up[27]}}, {4{up[26]}}, {4{up[25]}}, {4{up[24]}}, {4{up[23]}}, {4{up[22]}},
    {4{up[21]}}, {4{up[20]}}, {4{up[19]}}, {4{up[18]}}, {4{up[17]}}, {4{up[16]}}, {4{up[15]}},
    {4{up[14]}}, {4{up[13]}}, {4{up[12]}}, {4{up[11]}}, {4{up[10]}}, {4{up[9]}}, {4{up[8]}},
    {4{up[7]}}, {4{up[6]}}, {4{up[5]}}, {4{up[4]}}, {4{up[3]}}, {4{up[2]}}, {4{up[1]}}, {4{up[0]}}};
  assign whole = {(right_goes_up & right) | (~right_goes_up & left),
    (right_goes_up & left) | (~right_goes_up & right)};
endmodule
