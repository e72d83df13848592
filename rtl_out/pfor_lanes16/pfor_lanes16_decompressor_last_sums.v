// Step 22 of 23 of pfor_lanes16_decompressor_core: sums with references and the previous quarter's
// last value.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_last_sums (
  input  wire aclk,  // Clock, rising edge
  input  wire lies,  // From step 2
  input  wire [255:0] level4,  // 16 of 16 bits, from step 21
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire [1:0] quarter,  // From step 1
  input  wire [1:0] header_mode,  // 2 bits, from step 1
  input  wire is_inverted,  // From step 15
  input  wire follows,  // From step 15
  input  wire class_follows,  // From step 15
  input  wire [15:0] reference,  // From step 21
  input  wire valid2,  // Input of the pipeline
  output wire [255:0] sums,  // 16 of 16 bits, from step 22
  output wire [3:0] is_quarter,  // 4 bits, from step 22
  output wire [1:0] meets,  // 2 bits, from step 22
  output wire [15:0] last_value,  // From step 22
  output wire second_bytes,  // From step 22
  output wire turns_with_first,  // From step 22
  output wire turns_with_second  // From step 22
);
  reg  [15:0] last_value_q;
  wire [15:0] to_all = ({16{follows}} & last_value_q) | reference;
  wire [15:0] to_class = to_all | ({16{class_follows}} & last_value_q);
  wire [15:0] sums_0;
  pfor_lanes16_adder add_last0 (
    .a(level4[15:0]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_0)
  );
  wire [15:0] sums_1;
  pfor_lanes16_adder add_last1 (
    .a(level4[31:16]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_1)
  );
  wire [15:0] sums_2;
  pfor_lanes16_adder add_last2 (
    .a(level4[47:32]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_2)
  );
  wire [15:0] sums_3;
  pfor_lanes16_adder add_last3 (
    .a(level4[63:48]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_3)
  );
  wire [15:0] sums_4;
  pfor_lanes16_adder add_last4 (
    .a(level4[79:64]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_4)
  );
  wire [15:0] sums_5;
  pfor_lanes16_adder add_last5 (
    .a(level4[95:80]), .b(to_class), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_5)
  );
  wire [15:0] sums_6;
  pfor_lanes16_adder add_last6 (
    .a(level4[111:96]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_6)
  );
  wire [15:0] sums_7;
  pfor_lanes16_adder add_last7 (
    .a(level4[127:112]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_7)
  );
  wire [15:0] sums_8;
  pfor_lanes16_adder add_last8 (
    .a(level4[143:128]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_8)
  );
  wire [15:0] sums_9;
  pfor_lanes16_adder add_last9 (
    .a(level4[159:144]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_9)
  );
  wire [15:0] sums_10;
  pfor_lanes16_adder add_last10 (
    .a(level4[175:160]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_10)
  );
  wire [15:0] sums_11;
  pfor_lanes16_adder add_last11 (
    .a(level4[191:176]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_11)
  );
  wire [15:0] sums_12;
  pfor_lanes16_adder add_last12 (
    .a(level4[207:192]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_12)
  );
  wire [15:0] sums_13;
  pfor_lanes16_adder add_last13 (
    .a(level4[223:208]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_13)
  );
  wire [15:0] sums_14;
  pfor_lanes16_adder add_last14 (
    .a(level4[239:224]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_14)
  );
  wire [15:0] sums_15;
  pfor_lanes16_adder add_last15 (
    .a(level4[255:240]), .b(to_all), .carry(is_inverted), .bytes(header_mode[1]), .sum(sums_15)
  );
  wire sums_move = advance & valid2;
  assign is_quarter[1] = quarter == 2'h1;
  assign is_quarter[2] = quarter == 2'h2;
  assign is_quarter[3] = quarter == 2'h3;
  assign sums = {sums_15, sums_14, sums_13, sums_12, sums_11, sums_10, sums_9, sums_8, sums_7,
      sums_6, sums_5, sums_4, sums_3, sums_2, sums_1, sums_0};
  assign is_quarter[0] = quarter == 2'h0;
  assign meets = {(header_mode[0] & is_quarter[3]) | (lies & is_quarter[2]),
      (header_mode[0] & is_quarter[2]) | (lies & is_quarter[1])};
  assign last_value = last_value_q;
  assign second_bytes = lies & is_quarter[1];
  assign turns_with_first = header_mode[0] & is_quarter[2];
  assign turns_with_second = header_mode[0] & is_quarter[3];

  always @(posedge aclk) begin
    if (sums_move) begin
      last_value_q <= sums_15;
    end
  end
endmodule
