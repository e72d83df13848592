// Step 23 of 23 of pfor_lanes16_decompressor_core: collected quarters of a block.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_decompressor_collect (
  input  wire aclk,  // Clock, rising edge
  input  wire lies,  // From step 2
  input  wire [255:0] sums,  // 16 of 16 bits, from step 22
  input  wire [3:0] is_quarter,  // 4 bits, from step 22
  input  wire [1:0] meets,  // 2 bits, from step 22
  input  wire advance,  // Clock enable of the pipeline; when 0, all registers hold
  input  wire quarter,  // From step 1
  input  wire [15:0] last_value,  // From step 22
  input  wire second_bytes,  // From step 22
  input  wire turns_with_first,  // From step 22
  input  wire turns_with_second,  // From step 22
  input  wire valid3,  // Input of the pipeline
  output wire [255:0] quarter0,  // From step 23
  output wire [255:0] quarter1,  // From step 23
  output wire [255:0] quarter2,  // From step 23
  output wire [255:0] quarter3  // From step 23
);
  reg  [255:0] quarter0_q;
  reg  [255:0] quarter1_q;
  reg  [255:0] quarter2_q;
  reg  [255:0] quarter3_q;
  wire [255:0] meets_lanes = ({256{meets[0]}} & quarter0_q) | ({256{meets[1]}} & quarter1_q);
  wire [15:0] meet0_sum;
  pfor_lanes16_adder meet0 (
    .a(sums[15:0]), .b(meets_lanes[15:0]), .carry(1'h0), .bytes(lies), .sum(meet0_sum)
  );
  wire [15:0] meet1_sum;
  pfor_lanes16_adder meet1 (
    .a(sums[31:16]), .b(meets_lanes[31:16]), .carry(1'h0), .bytes(lies), .sum(meet1_sum)
  );
  wire [15:0] meet2_sum;
  pfor_lanes16_adder meet2 (
    .a(sums[47:32]), .b(meets_lanes[47:32]), .carry(1'h0), .bytes(lies), .sum(meet2_sum)
  );
  wire [15:0] meet3_sum;
  pfor_lanes16_adder meet3 (
    .a(sums[63:48]), .b(meets_lanes[63:48]), .carry(1'h0), .bytes(lies), .sum(meet3_sum)
  );
  wire [15:0] meet4_sum;
  pfor_lanes16_adder meet4 (
    .a(sums[79:64]), .b(meets_lanes[79:64]), .carry(1'h0), .bytes(lies), .sum(meet4_sum)
  );
  wire [15:0] meet5_sum;
  pfor_lanes16_adder meet5 (
    .a(sums[95:80]), .b(meets_lanes[95:80]), .carry(1'h0), .bytes(lies), .sum(meet5_sum)
  );
  wire [15:0] meet6_sum;
  pfor_lanes16_adder meet6 (
    .a(sums[111:96]), .b(meets_lanes[111:96]), .carry(1'h0), .bytes(lies), .sum(meet6_sum)
  );
  wire [15:0] meet7_sum;
  pfor_lanes16_adder meet7 (
    .a(sums[127:112]), .b(meets_lanes[127:112]), .carry(1'h0), .bytes(lies), .sum(meet7_sum)
  );
  wire [15:0] meet8_sum;
  pfor_lanes16_adder meet8 (
    .a(sums[143:128]), .b(meets_lanes[143:128]), .carry(1'h0), .bytes(lies), .sum(meet8_sum)
  );
  wire [15:0] meet9_sum;
  pfor_lanes16_adder meet9 (
    .a(sums[159:144]), .b(meets_lanes[159:144]), .carry(1'h0), .bytes(lies), .sum(meet9_sum)
  );
  wire [15:0] meet10_sum;
  pfor_lanes16_adder meet10 (
    .a(sums[175:160]), .b(meets_lanes[175:160]), .carry(1'h0), .bytes(lies), .sum(meet10_sum)
  );
  wire [15:0] meet11_sum;
  pfor_lanes16_adder meet11 (
    .a(sums[191:176]), .b(meets_lanes[191:176]), .carry(1'h0), .bytes(lies), .sum(meet11_sum)
  );
  wire [15:0] meet12_sum;
  pfor_lanes16_adder meet12 (
    .a(sums[207:192]), .b(meets_lanes[207:192]), .carry(1'h0), .bytes(lies), .sum(meet12_sum)
  );
  wire [15:0] meet13_sum;
  pfor_lanes16_adder meet13 (
    .a(sums[223:208]), .b(meets_lanes[223:208]), .carry(1'h0), .bytes(lies), .sum(meet13_sum)
  );
  wire [15:0] meet14_sum;
  pfor_lanes16_adder meet14 (
    .a(sums[239:224]), .b(meets_lanes[239:224]), .carry(1'h0), .bytes(lies), .sum(meet14_sum)
  );
  wire [15:0] meet15_sum;
  pfor_lanes16_adder meet15 (
    .a(sums[255:240]), .b(meets_lanes[255:240]), .carry(1'h0), .bytes(lies), .sum(meet15_sum)
  );
  wire [255:0] meet_sums = {meet15_sum, meet14_sum, meet13_sum, meet12_sum, meet11_sum, meet10_sum,
      meet9_sum, meet8_sum, meet7_sum, meet6_sum, meet5_sum, meet4_sum, meet3_sum, meet2_sum,
      meet1_sum, meet0_sum};
  wire [15:0] even0_sum;
  pfor_lanes16_adder even0 (
    .a({16{quarter}} & last_value), .b(meets_lanes[15:0]), .carry(1'h0), .bytes(1'h0),
    .sum(even0_sum)
  );
  wire [15:0] even1_sum;
  pfor_lanes16_adder even1 (
    .a(sums[15:0]), .b(meets_lanes[31:16]), .carry(1'h0), .bytes(1'h0), .sum(even1_sum)
  );
  wire [15:0] even2_sum;
  pfor_lanes16_adder even2 (
    .a(sums[31:16]), .b(meets_lanes[47:32]), .carry(1'h0), .bytes(1'h0), .sum(even2_sum)
  );
  wire [15:0] even3_sum;
  pfor_lanes16_adder even3 (
    .a(sums[47:32]), .b(meets_lanes[63:48]), .carry(1'h0), .bytes(1'h0), .sum(even3_sum)
  );
  wire [15:0] even4_sum;
  pfor_lanes16_adder even4 (
    .a(sums[63:48]), .b(meets_lanes[79:64]), .carry(1'h0), .bytes(1'h0), .sum(even4_sum)
  );
  wire [15:0] even5_sum;
  pfor_lanes16_adder even5 (
    .a(sums[79:64]), .b(meets_lanes[95:80]), .carry(1'h0), .bytes(1'h0), .sum(even5_sum)
  );
  wire [15:0] even6_sum;
  pfor_lanes16_adder even6 (
    .a(sums[95:80]), .b(meets_lanes[111:96]), .carry(1'h0), .bytes(1'h0), .sum(even6_sum)
  );
  wire [15:0] even7_sum;
  pfor_lanes16_adder even7 (
    .a(sums[111:96]), .b(meets_lanes[127:112]), .carry(1'h0), .bytes(1'h0), .sum(even7_sum)
  );
  wire [15:0] even8_sum;
  pfor_lanes16_adder even8 (
    .a(sums[127:112]), .b(meets_lanes[143:128]), .carry(1'h0), .bytes(1'h0), .sum(even8_sum)
  );
  wire [15:0] even9_sum;
  pfor_lanes16_adder even9 (
    .a(sums[143:128]), .b(meets_lanes[159:144]), .carry(1'h0), .bytes(1'h0), .sum(even9_sum)
  );
  wire [15:0] even10_sum;
  pfor_lanes16_adder even10 (
    .a(sums[159:144]), .b(meets_lanes[175:160]), .carry(1'h0), .bytes(1'h0), .sum(even10_sum)
  );
  wire [15:0] even11_sum;
  pfor_lanes16_adder even11 (
    .a(sums[175:160]), .b(meets_lanes[191:176]), .carry(1'h0), .bytes(1'h0), .sum(even11_sum)
  );
  wire [15:0] even12_sum;
  pfor_lanes16_adder even12 (
    .a(sums[191:176]), .b(meets_lanes[207:192]), .carry(1'h0), .bytes(1'h0), .sum(even12_sum)
  );
  wire [15:0] even13_sum;
  pfor_lanes16_adder even13 (
    .a(sums[207:192]), .b(meets_lanes[223:208]), .carry(1'h0), .bytes(1'h0), .sum(even13_sum)
  );
  wire [15:0] even14_sum;
  pfor_lanes16_adder even14 (
    .a(sums[223:208]), .b(meets_lanes[239:224]), .carry(1'h0), .bytes(1'h0), .sum(even14_sum)
  );
  wire [15:0] even15_sum;
  pfor_lanes16_adder even15 (
    .a(sums[239:224]), .b(meets_lanes[255:240]), .carry(1'h0), .bytes(1'h0), .sum(even15_sum)
  );
  wire [255:0] even_sums = {even15_sum, even14_sum, even13_sum, even12_sum, even11_sum, even10_sum,
      even9_sum, even8_sum, even7_sum, even6_sum, even5_sum, even4_sum, even3_sum, even2_sum,
      even1_sum, even0_sum};
  wire values_move = advance & valid3;
  wire quarter0_loads = values_move & (is_quarter[0] | second_bytes | turns_with_first);
  wire quarter1_loads = values_move & (is_quarter[1] | turns_with_second);
  wire quarter2_loads = values_move & is_quarter[2];
  wire quarter3_loads = values_move & is_quarter[3];
  assign quarter0 = quarter0_q;
  assign quarter1 = quarter1_q;
  assign quarter2 = quarter2_q;
  assign quarter3 = quarter3_q;

  always @(posedge aclk) begin
    if (quarter0_loads) begin
      quarter0_q <= turns_with_first ? even_sums : meet_sums;
    end
  end

  always @(posedge aclk) begin
    if (quarter1_loads) begin
      quarter1_q <= turns_with_second ? even_sums : (second_bytes ? sums : meet_sums);
    end
  end

  always @(posedge aclk) begin
    if (quarter2_loads) begin
      quarter2_q <= meet_sums;
    end
  end

  always @(posedge aclk) begin
    if (quarter3_loads) begin
      quarter3_q <= meet_sums;
    end
  end
endmodule
