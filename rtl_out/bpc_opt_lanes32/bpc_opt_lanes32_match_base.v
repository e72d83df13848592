// Pattern matcher of the base: its tag, and its payload, zero past the payload's
// length.
//
// Made by: hdlgen --design bpc-opt --lanes 32
module bpc_opt_lanes32_match_base (
  input  wire [31:0] word,
  output wire [2:0] tag,
  output wire [3:0] nibbles,
  output wire [31:0] payload
);

  wire is_zero;
  wire n1;
  wire n2;
  wire n3;
  wire is_sign_extended4;
  wire is_sign_extended8;
  wire is_sign_extended16;
  wire is_whole;
  wire n4;
  wire n5;
  wire n6;

  assign is_zero = ~(|word);
  assign n1 = ~(|word[31:3]) | (&word[31:3]);
  assign n2 = ~(|word[31:7]) | (&word[31:7]);
  assign n3 = ~(|word[31:15]) | (&word[31:15]);
  assign is_sign_extended4 = n1 & ~is_zero;
  assign is_sign_extended8 = n2 & ~n1;
  assign is_sign_extended16 = n3 & ~n2;
  assign is_whole = ~n3;
  assign tag = {is_whole, is_sign_extended8 | is_sign_extended16 | is_whole,
    is_sign_extended4 | is_sign_extended16 | is_whole};
  assign nibbles = {is_whole, is_sign_extended16, is_sign_extended8, is_sign_extended4};
  assign n4 = ~is_zero;
  assign n5 = ~n1;
  assign n6 = ~n2;
  assign payload = {{16{is_whole}} & word[31:16], {8{n6}} & word[15:8], {4{n5}} & word[7:4], {4{n4}} & word[3:0]};
endmodule
