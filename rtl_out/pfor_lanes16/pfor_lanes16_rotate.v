// Rotates a quarter's halfwords left by one bit, so that the sign is the lowest bit; splits them
// into bytes.
//
// Made by: hdlgen --design pfor --lanes 16
// SPDX-License-Identifier: CC0-1.0
// This file is yours, without any condition.

module pfor_lanes16_rotate (
  input  wire [255:0] elements,  // Halfwords, the first one lowest
  output wire [127:0] low,  // Low byte of each rotated halfword, the first one's lowest
  output wire [127:0] high  // High byte of each rotated halfword, the first one's lowest
);
  assign low = {elements[246:240], elements[255], elements[230:224], elements[239],
      elements[214:208], elements[223], elements[198:192], elements[207], elements[182:176],
      elements[191], elements[166:160], elements[175], elements[150:144], elements[159],
      elements[134:128], elements[143], elements[118:112], elements[127], elements[102:96],
      elements[111], elements[86:80], elements[95], elements[70:64], elements[79], elements[54:48],
      elements[63], elements[38:32], elements[47], elements[22:16], elements[31], elements[6:0],
      elements[15]};
  assign high = {elements[254:247], elements[238:231], elements[222:215], elements[206:199],
      elements[190:183], elements[174:167], elements[158:151], elements[142:135], elements[126:119],
      elements[110:103], elements[94:87], elements[78:71], elements[62:55], elements[46:39],
      elements[30:23], elements[14:7]};
endmodule
