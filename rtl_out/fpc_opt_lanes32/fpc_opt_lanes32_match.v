// Pattern matcher: a word's tag, and its payload, zero past the payload's length.
//
// Made by: hdlgen --design fpc-opt --lanes 32
module fpc_opt_lanes32_match (
  input  wire [31:0] word,
  output wire [2:0] tag,
  output wire [3:0] nibbles,
  output wire [31:0] payload
);

  wire n1;
  wire is_zero;
  wire is_sign_extended4;
  wire n2;
  wire is_sign_extended8;
  wire is_repeated;
  wire is_short;
  wire is_sign_extended16;
  wire is_high_half;
  wire is_two_bytes;
  wire is_middle;
  wire is_whole;
  wire [7:0] n3;
  wire n4;
  wire n5;
  wire n6;

  assign n1 = ~(|word[15:0]);
  assign is_zero = n1 & ~(|word[31:16]);
  assign is_sign_extended4 = (~(|word[31:3]) | (&word[31:3])) & ~is_zero;
  assign n2 = is_zero | is_sign_extended4;
  assign is_sign_extended8 = (~(|word[31:7]) | (&word[31:7])) & ~n2;
  assign is_repeated = (word[7:0] == word[15:8]) & (word[15:8] == word[23:16]) & (word[23:16] == word[31:24]) & ~n2 & ~is_sign_extended8;
  assign is_short = n2 | is_sign_extended8 | is_repeated;
  assign is_sign_extended16 = (~(|word[31:15]) | (&word[31:15])) & ~is_short;
  assign is_high_half = n1 & ~is_sign_extended16 & ~is_short;
  assign is_two_bytes = (~(|word[15:7]) | (&word[15:7])) & (~(|word[31:23]) | (&word[31:23])) & ~is_sign_extended16 & ~is_high_half & ~is_short;
  assign is_middle = is_sign_extended16 | is_high_half | is_two_bytes;
  assign is_whole = ~is_middle & ~is_short;
  assign tag = {is_high_half | is_two_bytes | is_repeated | is_whole,
    is_sign_extended8 | is_sign_extended16 | is_repeated | is_whole,
    is_sign_extended4 | is_sign_extended16 | is_two_bytes | is_whole};
  assign nibbles = {is_whole, is_middle, is_sign_extended8 | is_repeated, is_sign_extended4};
  assign n3 = is_high_half ? word[23:16] : word[7:0];
  assign n4 = ~is_zero & ~is_sign_extended4;
  assign n5 = ~is_zero;
  assign n6 = is_middle | is_whole;
  assign payload = {{16{is_whole}} & word[31:16],
    {8{n6}} & (is_high_half ? word[31:24] : (is_two_bytes ? word[23:16] : word[15:8])),
    {4{n4}} & n3[7:4], {4{n5}} & n3[3:0]};
endmodule
